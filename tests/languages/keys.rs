//! The message files: complete, alike, and used.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use adjutant::game::options::{Options, RulesetId};
use adjutant::text::commands::{COMMANDS, GROUPS};
use adjutant::text::lang::Lang;
use adjutant::text::source;

/// A message as written: its variables and the messages that it refers to.
#[derive(Default)]
pub(super) struct Written {
    pub(super) variables: BTreeSet<String>,
    pub(super) refers: BTreeSet<String>,
    /// The lines as they stand in the file, without the key.
    pub(super) text: String,
}

fn written(lang: Lang) -> BTreeMap<String, Written> {
    read(source(lang))
}

/// The messages of a file.
pub(super) fn read(text: &str) -> BTreeMap<String, Written> {
    let mut messages: BTreeMap<String, Written> = BTreeMap::new();
    let mut current = String::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let begins = line.starts_with(|c: char| c.is_ascii_lowercase());
        let body = match line.split_once(" =") {
            Some((key, body)) if begins => {
                key.clone_into(&mut current);
                assert!(!messages.contains_key(&current), "{current} stands there twice");
                body
            }
            _ => line,
        };
        let message = messages.entry(current.clone()).or_default();
        message.text += body;
        message.text += "\n";
        for part in body.split('{').skip(1) {
            let inside = part.split(['}', '-', ' ']).next().unwrap_or_default();
            let word = part.trim_start().split(['}', ' ']).next().unwrap_or(inside);
            if let Some(variable) = word.strip_prefix('$') {
                message.variables.insert(variable.to_owned());
            } else if word.starts_with(|c: char| c.is_ascii_lowercase()) {
                message.refers.insert(word.to_owned());
            }
        }
    }
    messages.remove("");
    messages
}

/// The variables of a message and of those that it refers to.
pub(super) fn needed(messages: &BTreeMap<String, Written>, key: &str) -> BTreeSet<String> {
    let Some(message) = messages.get(key) else { panic!("{key} is referred to and missing") };
    let mut all = message.variables.clone();
    all.extend(message.refers.iter().flat_map(|other| needed(messages, other)));
    all
}

/// A `say!` in the sources: in whose words, the key, and the variables that it gives.
pub(super) struct Said {
    pub(super) voice: String,
    pub(super) key: String,
    variables: BTreeSet<String>,
}

/// Every `say!` in the sources.
pub(super) fn said() -> Vec<Said> {
    let mut calls = Vec::new();
    for text in sources(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src/text"))) {
        let code: String =
            text.lines().filter(|line| !line.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n");
        for call in code.split("say!(").skip(1) {
            let body = until_closed(call);
            let Some(key) = body.split('"').nth(1).map(str::to_owned) else { continue };
            let rest = body.split_once(&format!("\"{key}\"")).map_or("", |(_, rest)| rest);
            let names = top_level(rest).into_iter().filter_map(|part| {
                let (name, _) = part.split_once(" = ")?;
                Some(name.trim().to_owned())
            });
            let voice = body.split(',').next().unwrap_or_default().trim().to_owned();
            calls.push(Said { voice, variables: names.collect(), key });
        }
    }
    assert!(calls.len() > 200, "the scan finds {} calls only", calls.len());
    calls
}

fn sources(folder: &Path) -> Vec<String> {
    let mut texts = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            texts.extend(sources(&path));
        } else {
            texts.push(std::fs::read_to_string(path).unwrap());
        }
    }
    texts
}

/// The text up to the bracket that closes the call.
fn until_closed(text: &str) -> &str {
    let mut depth = 1;
    for (place, c) in text.char_indices() {
        match c {
            '(' => depth += 1,
            ')' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return &text[..place];
        }
    }
    text
}

/// Splits at the commas outside brackets.
fn top_level(text: &str) -> Vec<String> {
    let mut parts = vec![String::new()];
    let mut depth = 0;
    for c in text.chars() {
        match c {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth -= 1,
            _ => {}
        }
        if c == ',' && depth == 0 {
            parts.push(String::new());
        } else if let Some(part) = parts.last_mut() {
            part.push(c);
        }
    }
    parts
}

/// The keys that are put together from ids.
fn families() -> BTreeSet<String> {
    let mut keys: BTreeSet<String> = BTreeSet::new();
    for id in COMMANDS.iter().map(|command| command.id).chain(GROUPS) {
        keys.extend([format!("cmd-{id}"), format!("cmd-{id}-desc")]);
    }
    for command in COMMANDS {
        for (option, choices) in command.options {
            let key = format!("{}-{option}", command.id);
            keys.extend([format!("opt-{key}"), format!("opt-{key}-desc")]);
            keys.extend(choices.iter().map(|choice| format!("pick-{key}-{choice}")));
        }
    }
    for ruleset in RulesetId::ALL {
        let options = Options::new(ruleset);
        keys.extend(options.presets().iter().map(|preset| format!("preset-{preset}")));
        for setting in options.settings() {
            keys.insert(format!("option-{}", setting.id));
            // 0 is a word where it means "never", and spaces of a track say what they bring; other numbers stand for themselves.
            let choices = setting.choices.iter().filter(|choice| {
                let zero_is_a_word = matches!(setting.id, "forced-trade" | "own-space-bonus" | "draw-after" | "rounds");
                choice.parse::<u32>().is_err() || (*choice == "0" && zero_is_a_word) || setting.id == "track"
            });
            keys.extend(choices.map(|choice| format!("value-{}-{choice}", setting.id)));
        }
    }
    keys
}

#[test]
fn the_files_have_no_faults() {
    for lang in Lang::ALL {
        let read = fluent_bundle::FluentResource::try_new(source(lang).to_owned());
        assert!(read.is_ok(), "{lang:?}: {:?}", read.err().map(|(_, faults)| faults));
    }
}

#[test]
fn every_message_stands_in_every_language_with_the_same_variables() {
    let english = written(Lang::En);
    assert!(english.len() > 400, "{}", english.len());
    for lang in Lang::ALL {
        let other = written(lang);
        let keys = |messages: &BTreeMap<String, Written>| messages.keys().cloned().collect::<BTreeSet<_>>();
        let differing: Vec<_> = keys(&english).symmetric_difference(&keys(&other)).cloned().collect();
        assert!(differing.is_empty(), "{lang:?}: {differing:?}");
        for key in english.keys() {
            assert_eq!(needed(&english, key), needed(&other, key), "{lang:?}: {key}");
        }
    }
}

#[test]
fn every_call_gives_what_its_message_needs() {
    let messages = written(Lang::En);
    for Said { key, variables, .. } in said() {
        assert!(messages.contains_key(&key), "{key} is said and missing");
        assert_eq!(variables, needed(&messages, &key), "{key}");
    }
}

#[test]
fn no_message_is_unused() {
    let messages = written(Lang::En);
    let mut used: BTreeSet<String> = said().into_iter().map(|said| said.key).collect();
    let families = families();
    for key in &families {
        assert!(messages.contains_key(key), "{key} is missing");
    }
    used.extend(families);
    used.extend(messages.values().flat_map(|message| message.refers.iter().cloned()));
    let unused: Vec<&String> = messages.keys().filter(|key| !used.contains(*key)).collect();
    assert!(unused.is_empty(), "{unused:?}");
}
