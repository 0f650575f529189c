//! The laws of the project that a compiler cannot check. Each test names its law; the reasons stand in ARCHITECTURE.md.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use sha2::{Digest, Sha256};

/// A file of the repository with its path from the root, with `/` on every system.
struct File {
    path: String,
    text: String,
}

impl File {
    fn lines(&self) -> usize {
        self.text.lines().count()
    }

    /// The code without comments: what is said about another room is not an import of it.
    fn code(&self) -> String {
        let without_comment = |line: &str| {
            let line = line.trim_start();
            if line.starts_with("//") {
                String::new()
            } else {
                line.split(" // ").next().unwrap_or_default().to_owned()
            }
        };
        self.text.lines().map(without_comment).collect::<Vec<_>>().join("\n")
    }

    /// The code above the unit tests of the file.
    fn code_without_tests(&self) -> String {
        let code = self.code();
        code.split("#[cfg(test)]").next().unwrap_or_default().to_owned()
    }

    fn is_in(&self, room: &str) -> bool {
        self.path.starts_with(&format!("src/{room}/")) || self.path == format!("src/{room}.rs")
    }
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn files(folder: &str, ending: &str) -> Vec<File> {
    fn walk(folder: &Path, ending: &str, found: &mut Vec<PathBuf>) {
        let Ok(entries) = fs::read_dir(folder) else { return };
        for entry in entries {
            let path = entry.expect("a readable folder").path();
            if path.is_dir() {
                walk(&path, ending, found);
            } else if path.to_string_lossy().ends_with(ending) {
                found.push(path);
            }
        }
    }
    let mut found = Vec::new();
    walk(&root().join(folder), ending, &mut found);
    found.sort();
    let to_file = |path: PathBuf| {
        let name = path.strip_prefix(root()).expect("a path below the root").to_string_lossy().replace('\\', "/");
        File { path: name, text: fs::read_to_string(&path).expect("a text file") }
    };
    found.into_iter().map(to_file).collect()
}

fn sources() -> Vec<File> {
    files("src", ".rs")
}

/// Fails with one line for each offender.
#[expect(clippy::needless_pass_by_value, reason = "callers have just made the list")]
fn none(offenders: Vec<String>, law: &str) {
    assert!(offenders.is_empty(), "{law}\n{}", offenders.join("\n"));
}

/// Whether `code` uses `name` as the beginning of a path.
fn uses(code: &str, name: &str) -> bool {
    let pattern = format!("{name}::");
    code.match_indices(&pattern).any(|(at, _)| {
        let before = code[..at].chars().next_back();
        !before.is_some_and(|c| c.is_alphanumeric() || c == '_')
    }) || code.contains(&format!("use {name};"))
}

/// Crates of the dependency tables, as they are written in paths.
fn crates() -> Vec<String> {
    let manifest = fs::read_to_string(root().join("Cargo.toml")).expect("a manifest");
    let manifest: toml::Table = manifest.parse().expect("a manifest in TOML");
    let dependencies = manifest["dependencies"].as_table().expect("dependencies");
    dependencies.keys().map(|name| name.replace('-', "_")).collect()
}

#[test]
fn law_2_game_and_ai_import_std_serde_and_each_other_only() {
    let rooms =
        ["assets", "cli", "clock", "config", "discord", "page", "render", "sandbox", "seal", "store", "table", "text"];
    let mut offenders = Vec::new();
    for file in sources().iter().filter(|file| file.is_in("game") || file.is_in("ai")) {
        let code = file.code_without_tests();
        let foreign = crates().into_iter().filter(|name| name != "serde" && uses(&code, name));
        let rooms = rooms.iter().map(|room| format!("crate::{room}")).filter(|path| code.contains(path));
        offenders.extend(foreign.chain(rooms).map(|what| format!("{}: {what}", file.path)));
        for std in ["std::fs", "std::net", "std::time", "std::env", "std::process", "std::thread::sleep"] {
            if code.contains(std) {
                offenders.push(format!("{}: {std}", file.path));
            }
        }
        if file.is_in("game") && code.contains("crate::ai") {
            offenders.push(format!("{}: crate::ai", file.path));
        }
    }
    none(offenders, "the core knows no clock, network, disk, language or chat");
}

#[test]
fn law_9_no_hash_map_in_game() {
    let guilty =
        |file: &File| file.is_in("game") && ["HashMap", "HashSet"].iter().any(|name| file.code().contains(name));
    none(sources().into_iter().filter(guilty).map(|file| file.path).collect(), "order matters for replay");
}

#[test]
fn each_library_stays_in_its_room() {
    let homes: [(&str, &[&str]); 17] = [
        ("rusqlite", &["store"]),
        ("rusqlite_migration", &["store"]),
        ("serenity", &["discord"]),
        ("poise", &["discord"]),
        ("reqwest", &["discord"]),
        ("fluent_bundle", &["text"]),
        ("unic_langid", &["text"]),
        ("image", &["render"]),
        ("png", &["render"]),
        ("libdeflater", &["render"]),
        ("swash", &["render"]),
        ("resvg", &["render"]),
        ("axum", &["sandbox", "metrics", "page"]),
        ("prometheus_client", &["metrics"]),
        ("rand", &["seal"]),
        ("clap", &["cli"]),
        ("signal_hook", &["watchdog"]),
    ];
    let mut offenders = Vec::new();
    for file in sources() {
        let code = file.code_without_tests();
        for (library, rooms) in homes {
            let at_home =
                rooms.iter().any(|room| file.is_in(room)) || (library == "clap" && file.path == "src/main.rs");
            if !at_home && uses(&code, library) {
                offenders.push(format!("{}: {library}", file.path));
            }
        }
    }
    none(offenders, "a library that only one room knows can be changed in one room");
}

#[test]
fn only_main_and_the_page_import_the_sandbox_and_the_sandbox_imports_no_room_of_the_bot() {
    // These are modules of the binary, beside `main.rs`.
    let binary = ["src/main.rs", "src/sandbox_table.rs", "src/sandbox_engine.rs"];
    let mut offenders = Vec::new();
    for file in sources() {
        let code = file.code();
        let outside = !file.is_in("sandbox") && !file.is_in("page") && !binary.contains(&file.path.as_str());
        let imports = |path: &str| code.contains(path);
        if outside && ["crate::sandbox", "adjutant::sandbox", "crate::page", "adjutant::page"].into_iter().any(imports)
        {
            offenders.push(format!("{}: imports the sandbox", file.path));
        }
        // The page shows what the stand-in holds; of the bot it knows as little as the stand-in does.
        if file.is_in("sandbox") || file.is_in("page") {
            let rooms = ["discord", "table", "game", "store", "text", "render", "seal", "ai"];
            let used = rooms.iter().map(|room| format!("crate::{room}")).filter(|path| code.contains(path));
            offenders.extend(used.map(|path| format!("{}: {path}", file.path)));
        }
    }
    none(offenders, "a stand-in that shares code with the bot agrees with its mistakes");
}

#[test]
fn the_source_of_the_page_is_short_and_the_page_asks_nobody_else() {
    let page: Vec<File> = files("page/src", "").into_iter().chain(files("page/tests", "")).collect();
    assert!(page.iter().any(|file| file.path == "page/src/main.ts"), "the source of the page");
    let long = |file: &&File| file.lines() > 400 && file.path != "page/src/page.css";
    none(
        page.iter().filter(long).map(|file| format!("{}: {}", file.path, file.lines())).collect(),
        "at most 400 lines",
    );
    let lock = fs::read_to_string(root().join("page/package-lock.json")).expect("a lock file");
    assert!(!lock.contains("\"resolved\""), "the lock file names the registry of one machine");
    let exact = fs::read_to_string(root().join("page/package.json")).expect("a manifest");
    assert!(!exact.contains("\"^") && !exact.contains("\"~"), "versions are exact");
}

#[test]
fn law_7_core_and_discord_name_no_ruleset() {
    let names = [
        "classic",
        "galaxy",
        "original_trilogy",
        "original-trilogy",
        "clone_wars",
        "clone-wars",
        "clone_wars_standard",
        "clone-wars-standard",
        "brass_knobs",
        "brass-knobs",
        "dice-rebellion",
        "dicerebellion",
    ];
    let mut offenders = Vec::new();
    for file in sources() {
        let blind = file.is_in("discord")
            || file.is_in("table")
            || file.is_in("ai")
            || file.path.starts_with("src/game/conquest/parts/")
            || (file.path.starts_with("src/game/conquest/") && !file.path.starts_with("src/game/conquest/rulesets/"));
        let code = file.code_without_tests().to_lowercase();
        if blind {
            offenders
                .extend(names.iter().filter(|name| code.contains(*name)).map(|name| format!("{}: {name}", file.path)));
        }
        if let Some(own) = file.path.strip_prefix("src/game/conquest/rulesets/") {
            let own = own.split(['/', '.']).next().unwrap_or_default();
            // One name may be the beginning of another.
            let rest = code.replace(own, "").replace(&own.replace('_', "-"), "");
            let foreign = names.iter().filter(|name| {
                let told = if name.len() > own.len() { &code } else { &rest };
                own != "mod" && name.replace('-', "_") != own && told.contains(*name)
            });
            offenders.extend(foreign.map(|name| format!("{}: {name}", file.path)));
        }
    }
    none(offenders, "core and parts never name a ruleset, rulesets never name each other");
}

#[test]
fn the_trait_of_the_rulesets_has_at_most_20_seams() {
    let rules = fs::read_to_string(root().join("src/game/conquest/rules.rs")).expect("rules.rs");
    let body = rules.split_once("trait Rules").expect("the trait Rules").1;
    let body = body.split("\n}").next().expect("the end of the trait");
    let seams = body.matches("fn ").count();
    assert!((1..=20).contains(&seams), "{seams} seams: a trait with thirty is hooks calling hooks");
}

#[test]
fn files_are_short() {
    let mut all = sources();
    all.extend(files("tests", ".rs"));
    let long = |file: &File| file.lines() > 600;
    none(
        all.iter().filter(|file| long(file)).map(|file| format!("{}: {}", file.path, file.lines())).collect(),
        "at most 600 lines a file",
    );
    let mut lengths: Vec<usize> = sources().iter().map(File::lines).collect();
    lengths.sort_unstable();
    let (median, ninth) = (lengths[lengths.len() / 2], lengths[lengths.len() * 9 / 10]);
    assert!(ninth <= 400, "nine in ten files have at most 400 lines, not {ninth}");
    assert!(median <= 200, "the median is about 150 lines, not {median}");
}

#[test]
fn every_source_file_says_what_it_is() {
    let silent = |file: &File| !file.text.starts_with("//!");
    none(sources().into_iter().filter(silent).map(|file| file.path).collect(), "a file begins with `//!`");
}

#[test]
fn nothing_is_skipped_or_left_open() {
    let words = ["#[ignore", "should_panic", "todo!(", "unimplemented!(", "dbg!(", "FIXME", "XXX"];
    let mut offenders = Vec::new();
    for file in sources().into_iter().chain(files("tests", ".rs")).filter(|file| file.path != "tests/tidy.rs") {
        offenders.extend(
            words.iter().filter(|word| file.text.contains(**word)).map(|word| format!("{}: {word}", file.path)),
        );
    }
    none(offenders, "no stub, no skipped test");
}

#[test]
fn names_say_what_the_box_holds() {
    let vague = ["Manager", "Helper", "Handler", "Utils"];
    let mut offenders = Vec::new();
    for file in sources() {
        for line in file.code().lines() {
            let line = line
                .trim_start()
                .trim_start_matches("pub(super) ")
                .trim_start_matches("pub(crate) ")
                .trim_start_matches("pub ");
            let named = ["struct ", "enum ", "trait ", "type ", "mod "].iter().find_map(|word| line.strip_prefix(word));
            let name =
                named.map(|rest| rest.split(|c: char| !c.is_alphanumeric() && c != '_').next().unwrap_or_default());
            if let Some(name) =
                name.filter(|name| vague.iter().any(|word| name.to_lowercase().contains(&word.to_lowercase())))
            {
                offenders.push(format!("{}: {name}", file.path));
            }
        }
    }
    none(offenders, "no Manager, Helper, Handler, utils");
}

/// Hex SHA-256 of every migration that has landed. A migration is never edited: hosts have run it.
const MIGRATIONS: [(&str, &str); 5] = [
    ("migrations/0001_begin.sql", "849fbafbab3ca176e2cfbfcdd6c010d0ee61f5063940ff15b966ec90c0385d10"),
    ("migrations/0002_lobbies.sql", "cc2d32b31cbfd2b8f3290e9760df6efdb9bb31fa841b45a27e4632f087a180f4"),
    ("migrations/0003_cards.sql", "780536c73ec325c32c90c6328343cb63a98214d5e2e410cb63d238fe830f1dc3"),
    ("migrations/0004_endings.sql", "1562376a4feaaf1ef002048d5fd44e48108a4a82c9f77b0294cd5df7322f0632"),
    ("migrations/0005_dice.sql", "a5a09aa771b25fa881eefe78038d32801e40e62fd019bce0eb03c723032fa22c"),
];

#[test]
fn migrations_are_unchanged() {
    let hash = |file: &File| {
        Sha256::digest(file.text.as_bytes()).iter().fold(String::new(), |hex, byte| format!("{hex}{byte:02x}"))
    };
    let found: Vec<(String, String)> =
        files("migrations", ".sql").iter().map(|file| (file.path.clone(), hash(file))).collect();
    let known: Vec<(String, String)> =
        MIGRATIONS.iter().map(|&(path, hash)| (path.to_owned(), hash.to_owned())).collect();
    assert_eq!(found, known, "add a new file with its hash; never edit one that has landed");
}

#[test]
fn rulings_that_tests_cite_are_in_docs() {
    let rulings = fs::read_to_string(root().join("docs/rulings.md")).expect("docs/rulings.md");
    let mut missing = BTreeSet::new();
    for file in sources().iter().chain(&files("tests", ".rs")) {
        let words = file.text.split(|c: char| !c.is_ascii_alphanumeric() && c != '-');
        let cited = words.filter(|word| is_ruling(word) && !rulings.contains(&format!("| {word} ")));
        missing.extend(cited.map(|word| format!("{word} in {}", file.path)));
    }
    none(missing.into_iter().collect(), "docs/rulings.md numbers every ruling that code or tests cite");
}

/// `S0-N4`, `S2-A4`, `S3-T1` and their like, or `C9`.
fn is_ruling(word: &str) -> bool {
    let digits = |text: &str| !text.is_empty() && text.len() <= 2 && text.bytes().all(|b| b.is_ascii_digit());
    let book = ["S0-", "S2-", "S3-"].iter().find_map(|book| word.strip_prefix(book));
    let long = book.and_then(|rest| rest.get(1..).map(|number| (rest, number)));
    long.is_some_and(|(rest, number)| rest.starts_with(|c: char| c.is_ascii_uppercase()) && digits(number))
        || word.strip_prefix('C').is_some_and(|number| digits(number) && number.len() == 1)
}

#[test]
fn documents_exist_and_name_no_place_of_this_machine() {
    for name in [
        "README.md",
        "ARCHITECTURE.md",
        "CONTRIBUTING.md",
        "CHANGELOG.md",
        "LICENSE-MIT",
        "LICENSE-APACHE",
        "config.example.toml",
        "docs/rulings.md",
        "docs/hosting.md",
        "docs/dice.md",
        "docs/sandbox.md",
    ] {
        let text = fs::read_to_string(root().join(name)).unwrap_or_default();
        assert!(!text.trim().is_empty(), "{name} is missing or empty");
        assert!(!text.contains("/root/") && !text.contains("/home/"), "{name} names a path of one machine");
    }
}
