//! Playing in a terminal: the lines of a script, read from standard input.

use std::io::Write;
use std::path::PathBuf;

use tokio::io::{AsyncBufRead, AsyncBufReadExt, Lines};
use tokio::sync::broadcast::Receiver;

use super::Sandbox;
use super::script::{self, LineError, Script};
use super::timeline::{Event, Happening};

const WELCOME: &str = "\
This is not Discord: it is a stand-in on your own computer, and the people in it are all you.
Type `help` for a first turn, `quit` to leave.";

const FIRST_TURN: &str = "\
A first turn, line by line (every line is somebody doing something):

  as ana                     from now on you are ana; her name may be left out
  /game new                  she opens a match in this channel
  ben: press \"Join\"          ben joins by the button; so can mia
  press \"Start\"              ana starts it
  /help                      what the game itself can tell you
  look                       what ana sees now
  suggest /attack from:      what Discord would offer while she types
  dm                         what the bot has told her in private

Also: people, pictures, quit, and every line of a script:
";

/// The people who are there from the start.
const PEOPLE: [(&str, &str, &str); 3] = [("ana", "en", "Ana"), ("ben", "de", "Ben"), ("mia", "en", "Mia")];

/// Does lines of a script for another program until `quit` or the end: after what everybody sees stands `ok` or `failed: why` in a line
/// of its own. What happens meanwhile is written as it comes. Returns whether `quit` was read; errors are broken output or input.
pub async fn control<R, W>(sandbox: &Sandbox, input: R, out: W, pictures: Option<PathBuf>) -> Result<bool, LineError>
where
    R: AsyncBufRead + Unpin,
    W: Write,
{
    be_there(sandbox)?;
    let mut script = Script::new(sandbox, out, pictures);
    let (mut lines, mut events) = (input.lines(), sandbox.subscribe());
    while let Some(line) = next(&mut lines, &mut events, &mut script).await? {
        if line.trim() == "quit" {
            return Ok(true);
        }
        match script.line(&line).await {
            Ok(()) => writeln!(script.out(), "ok")?,
            Err(error) => writeln!(script.out(), "failed: {}", error.to_string().replace('\n', " "))?,
        }
        script.out().flush()?;
    }
    Ok(false)
}

/// Reads lines until `quit` or the end, and writes what everybody sees. Returns only on broken output or input.
pub async fn run<R, W>(sandbox: &Sandbox, input: R, out: W, pictures: Option<PathBuf>) -> Result<(), LineError>
where
    R: AsyncBufRead + Unpin,
    W: Write,
{
    be_there(sandbox)?;
    let mut script = Script::new(sandbox, out, pictures);
    writeln!(script.out(), "{WELCOME}")?;
    let (mut lines, mut events) = (input.lines(), sandbox.subscribe());
    let mut speaker = String::from("ana");
    loop {
        write!(script.out(), "{speaker}> ")?;
        script.out().flush()?;
        let Some(line) = next(&mut lines, &mut events, &mut script).await? else { return Ok(()) };
        match line.trim() {
            "quit" | "exit" => return Ok(()),
            "help" => writeln!(script.out(), "{FIRST_TURN}\n{}", script::HELP)?,
            "people" => {
                for person in sandbox.people() {
                    let moderator = if person.moderator { ", may moderate" } else { "" };
                    writeln!(script.out(), "  {}: {} ({}{moderator})", person.handle, person.name, person.locale)?;
                }
            }
            "pictures" => {
                let saved: Vec<String> = script.show().saved().map(|path| path.display().to_string()).collect();
                writeln!(script.out(), "  {}", saved.join("\n  "))?;
            }
            line => match line.strip_prefix("as ") {
                Some(name) if sandbox.person(name.trim()).is_some() => speaker = name.trim().into(),
                Some(name) => writeln!(script.out(), "  there is no `{}`; try `people`", name.trim())?,
                None => {
                    let line = if own(line) { format!("{speaker}: {line}") } else { line.into() };
                    if let Err(error) = script.line(&line).await {
                        writeln!(script.out(), "  {error}")?;
                    }
                }
            },
        }
    }
}

/// The people of the start enter.
fn be_there(sandbox: &Sandbox) -> Result<(), LineError> {
    for (handle, locale, name) in PEOPLE {
        if sandbox.person(handle).is_none() {
            let person = sandbox.add_person(handle, locale)?;
            sandbox.change_person(person, |person| {
                person.name = name.into();
                person.moderator = handle == "mia";
            });
        }
    }
    Ok(())
}

/// The next line; until it is there, what happens is written.
async fn next<R, W>(
    lines: &mut Lines<R>,
    events: &mut Receiver<Event>,
    script: &mut Script<W>,
) -> Result<Option<String>, LineError>
where
    R: AsyncBufRead + Unpin,
    W: Write,
{
    loop {
        tokio::select! {
            line = lines.next_line() => return Ok(line?),
            event = events.recv() => if event.is_ok_and(|event| late(&event)) { script.show_new()? },
        }
    }
}

/// Lines that need no name in front: the speaker does it.
fn own(line: &str) -> bool {
    let first = line.split_whitespace().next().unwrap_or_default();
    let acts = ["suggest", "press", "select", "modal", "dm", "look", "close-dms", "open-dms"];
    line.starts_with('/') || acts.contains(&first)
}

/// What comes by itself while somebody types: everything but their own acts.
fn late(event: &Event) -> bool {
    !matches!(event.what, Happening::Did { .. })
}
