//! The words of the command list keep Discord's limits.

use adjutant::text::commands::{COMMANDS, GROUPS, choice, description, name};
use adjutant::text::lang::Lang;

fn paths() -> Vec<String> {
    let commands = COMMANDS.iter().flat_map(|command| {
        let options = command.options.iter().map(|(option, _)| format!("{} {option}", command.id));
        std::iter::once(command.id.to_owned()).chain(options)
    });
    GROUPS.iter().map(|&group| group.to_owned()).chain(commands).collect()
}

#[test]
fn names_and_descriptions_fit() {
    for path in paths() {
        for lang in Lang::ALL {
            let name = name(&path, lang);
            let fits = (1..=32).contains(&name.chars().count());
            assert!(fits && name == name.to_lowercase(), "{lang:?} {path}: {name}");
            assert!(name.chars().all(|c| c.is_alphanumeric() || c == '-' || c == '_'), "{lang:?} {path}: {name}");
            let described = description(&path, lang);
            assert!((1..=100).contains(&described.chars().count()), "{lang:?} {path}: {described}");
        }
    }
}

#[test]
fn the_english_name_is_the_path() {
    for path in paths() {
        let last = match path.split_once(' ') {
            Some((_, option)) => option,
            None => GROUPS.iter().find_map(|group| path.strip_prefix(&format!("{group}-"))).unwrap_or(&path),
        };
        assert_eq!(name(&path, Lang::En), last);
    }
}

#[test]
fn names_beside_each_other_differ() {
    for lang in Lang::ALL {
        let distinct = |paths: Vec<String>| {
            let mut names: Vec<String> = paths.iter().map(|path| name(path, lang)).collect();
            names.sort();
            let all = names.len();
            names.dedup();
            assert_eq!(names.len(), all, "{lang:?} {paths:?}");
        };
        for command in COMMANDS {
            distinct(command.options.iter().map(|(option, _)| format!("{} {option}", command.id)).collect());
        }
        let group_of = |id: &str| GROUPS.iter().find(|group| id.starts_with(&format!("{group}-"))).copied();
        for group in GROUPS {
            let members = COMMANDS.iter().map(|command| command.id).filter(|id| group_of(id) == Some(group));
            distinct(members.map(str::to_owned).collect());
        }
        let top = COMMANDS.iter().map(|command| command.id).filter(|id| group_of(id).is_none()).chain(GROUPS);
        distinct(top.map(str::to_owned).collect());
    }
}

#[test]
fn choices_fit() {
    for command in COMMANDS {
        for (option, choices) in command.options {
            for value in *choices {
                for lang in Lang::ALL {
                    let name = choice(&format!("{} {option}", command.id), value, lang);
                    assert!((1..=100).contains(&name.chars().count()) && !name.contains('⟦'), "{name}");
                }
            }
        }
    }
    assert!(!choice("game-new preset", "literal", Lang::De).contains('⟦'));
    assert!(!choice("game-new ruleset", "classic", Lang::De).contains('⟦'));
}
