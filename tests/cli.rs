//! The command line as a host meets it: what is printed where, and with which exit code.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

/// Runs the binary in an empty directory, without a token.
fn adjutant(arguments: &[&str], input: &str) -> (i32, String, String) {
    let directory = tempfile::tempdir().unwrap();
    in_directory(directory.path(), arguments, input)
}

fn in_directory(directory: &Path, arguments: &[&str], input: &str) -> (i32, String, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_adjutant"))
        .args(arguments)
        .env_remove("DISCORD_TOKEN")
        .current_dir(directory)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A process that ends without reading is no failure of the test.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    let Output { status, stdout, stderr } = child.wait_with_output().unwrap();
    (status.code().unwrap(), String::from_utf8(stdout).unwrap(), String::from_utf8(stderr).unwrap())
}

#[test]
fn help_names_every_command_and_the_exit_codes() {
    let (code, out, _) = adjutant(&["--help"], "");
    assert_eq!(code, 0);
    for command in ["run", "simulate", "odds", "draw", "export", "import", "verify", "backup", "check"] {
        assert!(out.contains(&format!("\n  {command} ")), "{command} is missing in\n{out}");
        let (code, out, _) = adjutant(&[command, "--help"], "");
        assert!(code == 0 && out.contains("Usage: adjutant"), "{command} --help");
    }
    assert!(out.contains("Exit codes: 0 done, 1 failed, 2 wrong call or setting."));
}

#[test]
fn a_wrong_call_ends_with_2_and_says_what_is_right() {
    for (arguments, says) in [
        (&["fly"][..], "unrecognized subcommand"),
        (&["simulate", "--players", "7"], "--players must be 2 to 6, not 7"),
        (&["simulate", "--ruleset", "chess"], "no ruleset \"chess\"; there are: classic"),
        (&["simulate", "--preset", "x"], "no preset \"x\"; there are: risiko-166, international, literal"),
        (&["simulate", "--option", "defence-dice=9"], "option defence-dice cannot be \"9\"; it can be: 1, 2, 3"),
        (&["odds"], "--attack"),
        (&["run"], "DISCORD_TOKEN"),
        (&["run", "--config", "missing.toml"], "missing.toml"),
    ] {
        let (code, _, errors) = adjutant(arguments, "");
        assert_eq!(code, 2, "{arguments:?}: {errors}");
        assert!(errors.contains(says), "{arguments:?}: {errors}");
    }
}

#[test]
fn run_never_falls_back_to_the_sandbox_ux_26() {
    let (code, out, errors) = adjutant(&["run"], "quit\n");
    assert_eq!((code, out.as_str()), (2, ""));
    assert!(errors.contains("DISCORD_TOKEN is not set"), "{errors}");
}

#[test]
fn odds_answer_one_case_and_each_line_of_a_batch() {
    let (code, out, _) = adjutant(&["odds", "--attack", "4", "--defend", "2", "--preset", "international"], "");
    let answer: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!(code, 0);
    assert_eq!(answer["capture"], 0.655_953_999_803_13, "6610505 of 10077696, to 15 digits");
    let batch = "{\"attack\":4,\"defend\":2,\"preset\":\"international\"}\n\nnonsense\n\
                 {\"attack\":501,\"defend\":2}\n{\"attack\":4,\"defend\":2,\"keep\":4}\n{\"attack\":4,\"defend\":2,\"colour\":1}\n\
                 {\"attack\":3,\"defend\":2,\"attack_dice\":3}\n{\"attack\":3,\"defend\":2,\"attack_dice\":1,\"defend_dice\":1}\n";
    let (code, out, _) = adjutant(&["odds", "--batch"], batch);
    let lines: Vec<serde_json::Value> = out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!((code, lines.len()), (0, 7));
    assert_eq!(lines[0], answer);
    for wrong in &lines[1..6] {
        assert!(wrong["error"].is_string() && wrong.as_object().unwrap().len() == 1, "{wrong}");
    }
    assert_eq!(lines[6]["battle"][0]["p"], 0.416_666_666_666_667, "15 of 36");
    let sum: f64 = lines[0]["battle"].as_array().unwrap().iter().map(|one| one["p"].as_f64().unwrap()).sum();
    assert!((sum - 1.0).abs() < 1e-12);
}

#[test]
fn odds_of_the_dice_game_are_answered_in_the_same_batch() {
    let case = |dice: u8, throws: u8, open: &str, aim: &str| {
        format!(
            "{{\"ruleset\":\"dice-rebellion\",\"dice\":{dice},\"throws\":{throws},\"open\":\"{open}\",\"aim\":\"{aim}\"}}\n"
        )
    };
    // Fractions worked out apart from this program.
    let right = [
        (case(4, 2, "AABCI", "two-fields"), serde_json::json!({ "success": 137_677.0 / 139_968.0 })),
        (
            case(4, 2, "AABCI", "no-penalty"),
            serde_json::json!({
                "success": 137_677.0 / 139_968.0, "vader": 0.016_215_611_187_319, "palpatine": 0.000_152_415_790_275_873
            }),
        ),
        (case(4, 2, "AABCI", "row"), serde_json::json!({ "success": 0.0 })),
        (case(4, 2, "ABI", "row"), serde_json::json!({ "success": 256_483.0 / 559_872.0 })),
        (
            case(3, 2, "AABI", "no-penalty"),
            serde_json::json!({ "success": 6_167.0 / 7_776.0, "vader": 0.191_293_724_279_835, "palpatine": 1.0 / 64.0 }),
        ),
        (
            case(4, 2, "C", "no-penalty"),
            serde_json::json!({ "success": 6_305.0 / 6_561.0, "vader": 0.0, "palpatine": 256.0 / 6_561.0 }),
        ),
    ];
    let wrong = [
        case(5, 1, "A", "row"),
        case(4, 3, "A", "row"),
        case(4, 2, "AE", "row"),
        case(4, 2, "A", "three-fields"),
        case(4, 2, "A", "row").replace("dice\":4", "attack\":4"),
        case(4, 2, "A", "row").replace("throws\":2", "throws\":2,\"colour\":1"),
    ];
    let batch: String = right.iter().map(|(case, _)| case.as_str()).chain(wrong.iter().map(String::as_str)).collect();
    let (code, out, errors) = adjutant(&["odds", "--batch"], &batch);
    let lines: Vec<serde_json::Value> = out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!((code, errors.as_str(), lines.len()), (0, "", right.len() + wrong.len()));
    for ((case, expected), line) in right.iter().zip(&lines) {
        let (line, expected) = (line.as_object().unwrap(), expected.as_object().unwrap());
        assert!(line.keys().eq(expected.keys()), "{case}: {line:?}");
        for (key, expected) in expected {
            let (found, expected) = (line[key].as_f64().unwrap(), expected.as_f64().unwrap());
            assert!((found - expected).abs() < 1e-14, "{case}: {key} is {found}, not {expected}");
        }
    }
    for (case, line) in wrong.iter().zip(&lines[right.len()..]) {
        assert!(line["error"].is_string() && line.as_object().unwrap().len() == 1, "{case}: {line}");
    }
}

#[test]
fn odds_with_ships_bases_and_the_death_star() {
    let ships =
        r#"{"ruleset":"original-trilogy","attack":6,"defend":5,"attack_ships":{"fighter":1,"bomber":0,"destroyer":2}}"#;
    let base = r#"{"ruleset":"original-trilogy","attack":6,"defend":5,"base":true}"#;
    let idle =
        r#"{"ruleset":"original-trilogy","attack":2,"defend":1,"attack_ships":{"destroyer":6},"defend_ships":{}}"#;
    let star = r#"{"ruleset":"original-trilogy","target":"death-star","attack":7,"force_dice":0,"attack_ships":{"fighter":1,"bomber":1,"destroyer":2}}"#;
    let dark = r#"{"ruleset":"original-trilogy","target":"death-star","attack":4,"force_dice":-3}"#;
    let low = r#"{"ruleset":"original-trilogy","target":"death-star","attack":10,"force_dice":-1,"attack_ships":{"bomber":3}}"#;
    let (code, out, _) = adjutant(&["odds", "--batch"], &[ships, base, idle, star, dark, low].join("\n"));
    let lines: Vec<serde_json::Value> = out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!((code, lines.len()), (0, 6), "{out}");
    let close = |found: &serde_json::Value, expected: f64| {
        let found = found.as_f64().unwrap_or(f64::NAN);
        assert!((found - expected).abs() < 1e-12, "{found} is not {expected}");
    };
    close(&lines[0]["capture"], 0.907_441_251_883_623_7);
    close(&lines[0]["expected_attacker_losses"], 1.494_465_612_507_860_6);
    close(&lines[1]["capture"], 0.209_391_877_683_086_87);
    close(&lines[2]["battle"][0]["p"], 27.0 / 48.0);
    close(&lines[3]["destroyed_once"], 0.213_541_666_666_666_66);
    close(&lines[3]["destroyed"], 0.381_483_289_930_555_6);
    assert_eq!(lines[3].as_object().unwrap().len(), 2, "{}", lines[3]);
    close(&lines[4]["destroyed"], 0.0);
    assert!(!out.contains("-0.0"), "no chance is not a negative one: {out}");
    // The same with flags.
    let flags = ["odds", "--ruleset", "original-trilogy", "--attack", "6", "--defend", "5", "--attack-ships"];
    let (code, out, errors) = adjutant(&[&flags[..], &["fighter=1,destroyer=2"]].concat(), "");
    assert_eq!((code, serde_json::from_str::<serde_json::Value>(&out).unwrap()), (0, lines[0].clone()), "{errors}");
    let flags =
        ["odds", "--ruleset", "original-trilogy", "--target", "death-star", "--attack", "4", "--force-dice", "-3"];
    let (code, out, errors) = adjutant(&flags, "");
    assert_eq!((code, serde_json::from_str::<serde_json::Value>(&out).unwrap()), (0, lines[4].clone()), "{errors}");
}

#[test]
fn odds_of_the_clone_wars_know_its_ships_sidious_and_order_66() {
    let same = [
        (
            r#""attack_ships":{"fighter":1,"capital":2},"defend_ships":{"corvette":1}"#,
            r#""attack_ships":{"fighter":1,"destroyer":2},"defend_ships":{"bomber":1}"#,
        ),
        (r#""sidious":true"#, r#""base":true"#),
    ];
    for (wars, trilogy) in same {
        let of = |ruleset: &str, keys: &str| {
            let case = format!("{{\"ruleset\":\"{ruleset}\",\"attack\":6,\"defend\":5,{keys}}}");
            let (code, out, _) = adjutant(&["odds", "--batch"], &case);
            assert!(code == 0 && out.contains("capture"), "{out}");
            out
        };
        assert_eq!(of("clone-wars", wars), of("original-trilogy", trilogy), "they do the same by other names");
    }
    let order = |keys: &str| {
        let case = format!("{{\"ruleset\":\"clone-wars\",\"target\":\"order-66\",{keys}}}");
        adjutant(&["odds", "--batch"], &case).1
    };
    assert_eq!(order(r#""space":8,"planets":2"#), "{\"turns\":[0.25,0.5,0.25]}\n");
    for (keys, says) in [
        (r#""space":13,"planets":2"#, "space must be 0 to 12"),
        (r#""space":8,"planets":43"#, "planets must be 0 to 42"),
        (r#""space":8"#, "missing field `planets`"),
        (r#""space":8,"planets":2,"attack":3"#, "unknown field `attack`"),
    ] {
        assert!(order(keys).contains(says), "{}", order(keys));
    }
    for (keys, says) in [
        (r#""base":true"#, "no bases and no Force"),
        (r#""attack_ships":{"capital":4}"#, "capital must be 0 to 3"),
        (r#""target":"death-star""#, "target can only be order-66"),
    ] {
        let case = format!("{{\"ruleset\":\"clone-wars\",\"attack\":6,\"defend\":5,{keys}}}");
        let out = adjutant(&["odds", "--batch"], &case).1;
        assert!(out.contains(says), "{out}");
    }
    for ruleset in ["classic", "original-trilogy"] {
        let case = format!("{{\"ruleset\":\"{ruleset}\",\"attack\":6,\"defend\":5,\"sidious\":true}}");
        assert!(adjutant(&["odds", "--batch"], &case).1.contains("sidious is for clone-wars alone"));
    }
    let flags = [
        "odds",
        "--ruleset",
        "clone-wars",
        "--attack",
        "6",
        "--defend",
        "5",
        "--defend-ships",
        "corvette=1,capital=1",
        "--sidious",
    ];
    let (code, out, errors) = adjutant(&flags, "");
    assert!(code == 0 && out.contains("capture"), "{out} {errors}");
}

#[test]
fn flags_of_odds_that_would_be_ignored_are_refused() {
    for flags in [
        &["--batch", "--base"][..],
        &["--batch", "--target", "death-star"],
        &["--batch", "--keep", "3"],
        &["--ruleset", "original-trilogy", "--attack", "6", "--defend", "5", "--attack-ships", "fighter=1,fighter=2"],
    ] {
        let (code, out, errors) = adjutant(&[&["odds"][..], flags].concat(), "");
        assert!(code == 2 && out.is_empty() && errors.contains("--"), "{flags:?}: {code} {out} {errors}");
    }
}

#[test]
fn odds_that_no_battle_can_have_are_an_error_that_says_why() {
    for (case, says) in [
        (r#""attack":6,"defend":5,"attack_ships":{"fighter":7}"#, "attack_ships: fighter must be 0 to 6"),
        (r#""attack":6,"defend":5,"defend_ships":{"bomber":-1}"#, "defend_ships: bomber must be 0 to 6"),
        (r#""attack":6,"defend":5,"defend_ships":{"cruiser":1}"#, "unknown field `cruiser`"),
        (r#""attack":6,"defend":5,"force_dice":1"#, "force_dice is for the target death-star alone"),
        (r#""attack":6"#, "missing field `defend`"),
        (r#""attack":6,"defend":5,"preset":"x""#, "no preset"),
        (r#""attack":6,"defend":5,"defend_dice":3"#, "defend_dice must be 1 to 2 here, not 3"),
        (r#""attack":6,"defend":5,"target":"moon""#, "target can only be death-star"),
        (r#""attack":6,"target":"death-star","force_dice":4"#, "force_dice must be -3 to 3, not 4"),
        (r#""attack":1,"target":"death-star""#, "attack must be 2 to 500"),
        (r#""attack":6,"defend":5,"target":"death-star""#, "defend is not for the target death-star"),
        (r#""attack":6,"base":true,"target":"death-star""#, "base is not for the target death-star"),
    ] {
        let case = format!("{{\"ruleset\":\"original-trilogy\",{case}}}");
        let (code, out, _) = adjutant(&["odds", "--batch"], &case);
        assert!(code == 0 && out.starts_with("{\"error\"") && out.contains(says), "{case}: {out}");
    }
    let (_, out, _) = adjutant(&["odds", "--batch"], r#"{"attack":6,"defend":5,"base":true}"#);
    assert!(out.contains("base is for original-trilogy alone"), "{out}");
    let (code, _, errors) = adjutant(&["odds", "--attack", "4", "--defend", "2", "--attack-ships", "x=1"], "");
    assert!(code == 2 && errors.contains("fighter=1,bomber=2,destroyer=3"), "{errors}");
}

#[test]
fn odds_that_cannot_be_exact_are_an_error() {
    let (code, out, _) = adjutant(&["odds", "--attack", "501", "--defend", "2"], "");
    assert_eq!(code, 2);
    assert!(out.contains("\"error\"") && out.contains("500"), "{out}");
}

#[test]
fn simulate_ends_every_game_and_says_the_same_for_the_same_seed() {
    let play = || {
        let (code, out, errors) =
            adjutant(&["simulate", "--players", "3", "--games", "3", "--seed", "5", "--json"], "");
        assert_eq!((code, errors.as_str()), (0, ""));
        let mut report: serde_json::Value = serde_json::from_str(&out).unwrap();
        report.as_object_mut().unwrap().retain(|key, _| !key.contains("second"));
        report
    };
    let report = play();
    assert_eq!(report, play());
    assert_eq!(report["not_ended"], 0);
    let won = report["won"].as_u64().unwrap();
    assert_eq!(won + report["drawn"].as_u64().unwrap(), 3);
    assert_eq!(report["wins_by_seat"].as_array().unwrap().iter().map(|n| n.as_u64().unwrap()).sum::<u64>(), won);
}

#[test]
fn draw_writes_a_picture_and_its_alt_text() {
    let directory = tempfile::tempdir().unwrap();
    let arguments = ["draw", "--players", "4", "--turns", "9", "--width", "480", "--lang", "de", "-o", "b.png"];
    let (code, out, _) = in_directory(directory.path(), &arguments, "");
    let png = std::fs::read(directory.path().join("b.png")).unwrap();
    assert_eq!((code, &png[1..4]), (0, &b"PNG"[..]));
    assert_eq!(png[16..20], 480_u32.to_be_bytes(), "the width in the header");
    assert!(out.contains("Zug 10") && out.contains("Chidi"), "{out}");
}

#[test]
fn draw_draws_an_arena_of_the_dice_game_and_refuses_seats_that_it_has_not() {
    let directory = tempfile::tempdir().unwrap();
    let arguments = ["draw", "--ruleset", "dice-rebellion", "--players", "4", "--turns", "12", "-o", "a.png"];
    let (code, out, errors) = in_directory(directory.path(), &arguments, "");
    assert_eq!((code, errors.as_str()), (0, ""));
    let png = std::fs::read(directory.path().join("a.png")).unwrap();
    assert_eq!(&png[1..4], b"PNG");
    assert!(out.contains("a.png") && out.contains("Chidi"), "{out}");
    let arguments = ["draw", "--ruleset", "dice-rebellion", "--players", "5"];
    let (code, _, errors) = in_directory(directory.path(), &arguments, "");
    assert!(code == 2 && errors.contains("--players must be 2 to 4, not 5"), "{errors}");
    let (code, _, errors) = in_directory(directory.path(), &["draw", "--ruleset", "chess"], "");
    assert!(code == 2 && errors.contains("no ruleset \"chess\""), "{errors}");
}

#[test]
fn check_says_what_is_wrong_with_settings_database_and_board() {
    let directory = tempfile::tempdir().unwrap();
    let (code, out, _) = in_directory(directory.path(), &["check"], "");
    assert!(code == 1 && out.contains("DISCORD_TOKEN") && out.contains("will be made"), "{out}");
    std::fs::write(directory.path().join("adjutant.toml"), "colour = 'red'").unwrap();
    let (code, out, _) = in_directory(directory.path(), &["check"], "");
    assert!(code == 1 && out.contains("colour"), "{out}");
    std::fs::write(directory.path().join("adjutant.toml"), "").unwrap();
    std::fs::write(directory.path().join("no.sqlite3"), "not a database, but long enough to be taken for one").unwrap();
    let (code, out, _) = in_directory(directory.path(), &["check", "--database", "no.sqlite3"], "");
    assert!(code == 1 && out.contains("no.sqlite3"), "{out}");
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let (board, deck) = (root.join("assets/boards/world.toml"), root.join("assets/decks/classic.toml"));
    let arguments = ["check", "--board", board.to_str().unwrap(), deck.to_str().unwrap()];
    let (code, out, _) = in_directory(directory.path(), &arguments, "");
    assert!(code == 0 && out.contains("42 spaces, 44 cards"), "{out}");
}

#[test]
fn export_of_what_is_not_there_is_a_failure_that_names_it() {
    let directory = tempfile::tempdir().unwrap();
    let (code, _, errors) = in_directory(directory.path(), &["export", "1"], "");
    assert_eq!(code, 1);
    assert!(errors.contains("adjutant.sqlite3"), "{errors}");
    let (code, _, errors) = in_directory(directory.path(), &["verify", "missing.json"], "");
    assert!(code == 1 && errors.contains("missing.json"), "{errors}");
}

#[cfg(feature = "sandbox")]
#[test]
fn the_example_of_the_readme_plays_a_whole_match() {
    let directory = tempfile::tempdir().unwrap();
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/examples/first-match.txt");
    let (code, out, errors) = in_directory(directory.path(), &["sandbox", "--script", script, "--pictures", "p"], "");
    assert_eq!(code, 0, "{errors}");
    assert!(out.contains("(only ben sees)") && out.contains(" has won!"), "{out}");
    let pictures = std::fs::read_dir(directory.path().join("p")).unwrap().count();
    assert!(pictures > 10, "{pictures} pictures");
}

#[cfg(feature = "sandbox")]
#[test]
fn the_sandbox_in_the_terminal_says_that_it_is_not_discord() {
    let (code, out, errors) =
        adjutant(&["sandbox", "--terminal"], "/game new\npress \"Add AI\"\npress \"Start\"\nlook\nquit\n");
    assert_eq!((code, errors.as_str()), (0, ""));
    assert!(out.starts_with("This is not Discord"), "{out}");
    assert!(out.contains("The match begins"), "{out}");
}

#[cfg(feature = "sandbox")]
#[test]
fn the_bare_call_without_a_token_opens_a_page_and_a_port_that_is_taken_is_named_with_the_remedy() {
    // Taken by this test, or by a table that is open on this machine.
    let taken = std::net::TcpListener::bind(("127.0.0.1", adjutant::page::PORT));
    let (code, out, errors) = adjutant(&[], "");
    assert_eq!((code, out.as_str()), (1, ""));
    assert!(errors.contains("127.0.0.1:4066") && errors.contains("`--port 0`"), "{errors}");
    drop(taken);
}

#[cfg(all(feature = "sandbox", unix))]
#[test]
fn the_page_says_where_it_is_and_ends_when_it_is_told_to() {
    use std::io::{BufRead, BufReader, Read};

    let directory = tempfile::tempdir().unwrap();
    let mut child = Command::new(env!("CARGO_BIN_EXE_adjutant"))
        .args(["sandbox", "--port", "0", "--data"])
        .arg(directory.path())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines().map(Result::unwrap);
    assert!(lines.next().unwrap().starts_with("This is not Discord"));
    let line = lines.next().unwrap();
    let host = line.split("http://").nth(1).unwrap().split('/').next().unwrap();
    let mut page = std::net::TcpStream::connect(host).unwrap();
    write!(page, "GET / HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n").unwrap();
    let mut answer = String::new();
    page.read_to_string(&mut answer).unwrap();
    assert!(answer.starts_with("HTTP/1.1 200") && answer.contains("/page.js"), "{answer}");
    assert!(Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap().success());
    let Output { status, stderr, .. } = child.wait_with_output().unwrap();
    assert_eq!((status.code(), String::from_utf8(stderr).unwrap().as_str()), (Some(0), ""));
    assert!(directory.path().join("sandbox.json").exists());
}

#[test]
fn backup_copies_the_database_and_does_not_write_over_a_file() {
    let directory = tempfile::tempdir().unwrap();
    let (code, _, errors) = in_directory(directory.path(), &["backup", "copy.sqlite3"], "");
    assert!(code == 1 && errors.contains("there is no database at data/adjutant.sqlite3"), "{errors}");
    let store = adjutant::store::Store::open(&directory.path().join("a.sqlite3")).unwrap();
    let backup = ["backup", "--database", "a.sqlite3", "copy.sqlite3"];
    let (code, out, _) = in_directory(directory.path(), &backup, "");
    assert!(code == 0 && out.contains("copy.sqlite3: 0 matches") && out.contains("keep it to yourself"), "{out}");
    let (code, _, errors) = in_directory(directory.path(), &backup, "");
    assert!(code == 1 && errors.contains("copy.sqlite3 is there already"), "{errors}");
    drop(store);
}

#[test]
fn unit_and_image_call_run_which_never_falls_back_ux_26() {
    let read = |file: &str| std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(file)).unwrap();
    let unit = read("packaging/adjutant.service");
    let setting =
        |name: &str| unit.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix('=')).map(str::to_owned);
    assert_eq!(setting("ExecStart").as_deref(), Some("/usr/local/bin/adjutant run"));
    // What a supervisor must know of the exit codes.
    assert_eq!(
        (setting("Restart").as_deref(), setting("RestartPreventExitStatus").as_deref()),
        (Some("always"), Some("2"))
    );
    let image = read("Dockerfile");
    let last = |word: &str| image.lines().rfind(|line| line.starts_with(word)).map(str::to_owned);
    assert_eq!(last("CMD").as_deref(), Some("CMD [\"run\"]"));
    assert_eq!(last("USER").as_deref(), Some("USER 10001"), "it does not run as root");
}
