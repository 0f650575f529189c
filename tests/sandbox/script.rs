//! Scripts and the terminal, with the toy bot.

use adjutant::sandbox::SandboxError;
use adjutant::sandbox::script::{LineError, Script};
use adjutant::sandbox::terminal;

use super::{bot, start};

const SCRIPT: &str = r#"
# People.
person ana en "Ana"
person ben de "Ben"

ana: /board
expect ben sees "The board"
ana: /secret
expect ana sees "only for you"
expect ben not sees "only for you"
ben: /form
ana: press "Ask"
ana: modal Name="Ana the Great"
expect ben sees "hello Ana the Great"
ana: select Country Brazil
ana: suggest /attack from:p
wait 1ms
channel lounge
ben: /who user:@ana
thread corner
ana: /ping
archive
unarchive
ben: /ping
"#;

#[tokio::test]
async fn a_script_shows_what_everybody_sees() {
    let sandbox = start().await;
    let _bot = bot::connect(&sandbox).await;
    let pictures = tempfile::tempdir().unwrap();
    let mut out = Vec::new();
    let mut script = Script::new(&sandbox, &mut out, Some(pictures.path().into()));
    script.run(SCRIPT).await.unwrap();
    drop(script);
    let out = String::from_utf8(out).unwrap();
    for line in [
        "#table ana> /board",
        "  #table: ... is thinking",
        "[alt: One pixel]",
        "  (only ana sees) only for you",
        "      [Ask] [Done] [Later] ([Never])",
        "      <Country: Peru | Brazil>",
        "  (only ana sees) form \"Who?\"",
        "  (only ana sees) chosen [\"brazil\"]",
        "Peru (1)  (\"peru\")",
        "#lounge ben> /who user:@ana",
        "  #lounge: @Ana @Ben",
        "(pings ana)",
        "#corner ana> /ping",
        "#corner ben> /ping",
    ] {
        assert!(out.contains(line), "{line} is missing in:\n{out}");
    }
    let saved = std::fs::read(pictures.path().join("001-board.png")).unwrap();
    assert_eq!(saved, bot::PIXEL);
    assert_eq!(sandbox.violations(), []);
}

#[tokio::test]
async fn a_script_stops_at_the_line_that_fails() {
    let sandbox = start().await;
    let _bot = bot::connect(&sandbox).await;
    let mut script = Script::new(&sandbox, std::io::sink(), None);
    let error = script.run("person ana en\n\nana: /nothing\nana: /ping").await.unwrap_err();
    assert_eq!((error.line, error.text.as_str()), (3, "ana: /nothing"));
    assert!(error.to_string().contains("no command /nothing"));
    let why = async |script: &mut Script<_>, line| script.line(line).await.unwrap_err();
    assert!(matches!(why(&mut script, "bob: /ping").await, LineError::Sandbox(_)));
    assert!(matches!(why(&mut script, "dance").await, LineError::NotUnderstood));
    assert!(matches!(why(&mut script, "ana: press \"Nothing\"").await, LineError::Sandbox(_)));
    assert!(matches!(why(&mut script, "ana: modal a=b").await, LineError::Sandbox(_)));
    script.run("thread corner\nlock").await.unwrap();
    assert!(matches!(why(&mut script, "ana: /ping").await, LineError::Sandbox(SandboxError::Archived)));
}

#[tokio::test]
async fn the_terminal_says_what_it_is_and_takes_lines() {
    let sandbox = start().await;
    let _bot = bot::connect(&sandbox).await;
    let input = "help\n/ping\nas ben\nlook\nnonsense\npeople\nas nobody\nquit\n/ping\n";
    let mut out = Vec::new();
    terminal::run(&sandbox, input.as_bytes(), &mut out, None).await.unwrap();
    let out = String::from_utf8(out).unwrap();
    assert!(out.lines().next().unwrap().contains("not Discord"));
    assert_eq!(out.matches("#table: pong").count(), 2, "{out}");
    for text in ["A first turn", "ben> ", "not understood", "mia: Mia (en-US, may moderate)", "no `nobody`"] {
        assert!(out.contains(text), "{text} is missing in:\n{out}");
    }
}
