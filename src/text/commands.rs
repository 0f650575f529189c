//! The words of the commands: names, descriptions, options and choices, for Discord's command list.

use super::bundle::words;
use super::lang::Lang;
use super::settings;

/// One command as Discord knows it, by the path of its English names, with its options in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CommandWords {
    /// Such as `attack` or `game-new`; the key of its words is `cmd-` and this.
    pub id: &'static str,
    /// Option ids; each with the ids of its fixed choices, if it has some.
    pub options: &'static [(&'static str, &'static [&'static str])],
}

/// Groups of sub-commands: they have a name and a description alone.
pub const GROUPS: [&str; 6] = ["game", "mod", "privacy", "card", "death-star", "command"];

const fn bare(id: &'static str) -> CommandWords {
    CommandWords { id, options: &[] }
}

/// One that only asks which match is meant.
const fn of_match(id: &'static str) -> CommandWords {
    CommandWords { id, options: &[("match", &[])] }
}

/// All commands.
pub const COMMANDS: &[CommandWords] = &[
    CommandWords { id: "game-new", options: &[("ruleset", &[]), ("preset", &[]), ("where", &["here", "thread"])] },
    CommandWords { id: "game-join", options: &[("seat", &[])] },
    bare("game-leave"),
    CommandWords { id: "game-add-ai", options: &[("count", &[])] },
    CommandWords { id: "game-remove", options: &[("seat", &[])] },
    CommandWords { id: "game-gate", options: &[("rule", &["none", "approval"]), ("role", &[]), ("days", &[])] },
    bare("game-start"),
    CommandWords { id: "game-settings", options: &[("preset", &[]), ("option", &[]), ("value", &[])] },
    bare("game-skip"),
    CommandWords { id: "game-word", options: &[("text", &[])] },
    bare("game-list"),
    of_match("mod-pause"),
    of_match("mod-resume"),
    CommandWords { id: "mod-kick", options: &[("seat", &[]), ("match", &[])] },
    CommandWords { id: "mod-replace", options: &[("seat", &[]), ("with", &[]), ("match", &[])] },
    CommandWords { id: "mod-rename", options: &[("seat", &[]), ("name", &[]), ("match", &[])] },
    CommandWords { id: "mod-undo", options: &[("to", &[]), ("match", &[])] },
    of_match("mod-end"),
    of_match("mod-reopen"),
    CommandWords {
        id: "setup",
        options: &[
            ("moderator-role", &[]),
            ("clear-role", &[]),
            ("language", &["en", "de"]),
            ("posts", &["turn", "capture", "move"]),
            ("open-by", &["everyone", "moderators"]),
            ("open-role", &[]),
            ("open-channel", &[]),
            ("lobbies-person", &[]),
            ("lobbies-server", &[]),
            ("log-channel", &[]),
            ("clear-log", &[]),
        ],
    },
    CommandWords { id: "claim", options: &[("spaces", &[]), ("army", &[])] },
    CommandWords { id: "place", options: &[("space", &[]), ("troops", &[]), ("list", &[]), ("army", &[])] },
    CommandWords { id: "trade", options: &[("card1", &[]), ("card2", &[]), ("card3", &[])] },
    CommandWords {
        id: "attack",
        options: &[
            ("from", &[]),
            ("to", &[]),
            ("dice", &[]),
            ("until", &["once", "captured", "full-dice"]),
            ("keep", &[]),
            ("move-in", &[]),
            ("ships", &[]),
        ],
    },
    CommandWords { id: "move-in", options: &[("troops", &[]), ("ships", &[])] },
    CommandWords { id: "fortify", options: &[("from", &[]), ("to", &[]), ("troops", &[]), ("ships", &[])] },
    CommandWords { id: "base", options: &[("space", &[])] },
    CommandWords { id: "build", options: &[("card", &[]), ("space", &[])] },
    CommandWords {
        id: "card-play",
        options: &[
            ("card", &[]),
            ("target", &[]),
            ("to", &[]),
            ("class", &[]),
            ("army", &[]),
            ("armies", &[]),
            ("ships", &[]),
            ("way", &["forward", "back"]),
            ("token", &[]),
        ],
    },
    CommandWords {
        id: "card-arm",
        options: &[("card", &[]), ("spaces", &[]), ("least", &[]), ("against", &[]), ("army", &[])],
    },
    CommandWords { id: "card-disarm", options: &[("card", &[])] },
    bare("orders"),
    CommandWords { id: "death-star-place", options: &[("space", &[])] },
    CommandWords { id: "death-star-move", options: &[("to", &[])] },
    CommandWords { id: "death-star-fire", options: &[("card", &[])] },
    CommandWords {
        id: "death-star-attack",
        options: &[("from", &[]), ("armies", &[]), ("ships", &[]), ("repeat", &[])],
    },
    CommandWords { id: "command-take", options: &[("space", &[])] },
    CommandWords { id: "command-offer", options: &[("space", &[])] },
    CommandWords { id: "command-withdraw", options: &[("space", &[])] },
    CommandWords { id: "order-66", options: &[("planets", &[]), ("sidious", &[]), ("cards", &[]), ("again", &[])] },
    bare("roll"),
    CommandWords { id: "put", options: &[("die", &[]), ("row", &[])] },
    CommandWords { id: "ally", options: &[("ally", &[]), ("rows", &[])] },
    CommandWords { id: "done", options: &[("what", &["turn", "attacks", "dice"])] },
    CommandWords { id: "board", options: &[("text", &[]), ("mine", &[]), ("public", &[])] },
    CommandWords { id: "hand", options: &[("army", &[])] },
    CommandWords { id: "status", options: &[("public", &[])] },
    CommandWords { id: "log", options: &[("move", &[]), ("since", &["my-turn"]), ("public", &[]), ("army", &[])] },
    CommandWords {
        id: "odds",
        options: &[
            ("from", &[]),
            ("to", &[]),
            ("attackers", &[]),
            ("defenders", &[]),
            ("keep", &[]),
            ("dice", &[]),
            ("public", &[]),
        ],
    },
    CommandWords { id: "dice", options: &[("public", &[])] },
    bare("rules"),
    bare("help"),
    bare("draw"),
    bare("surrender"),
    bare("privacy-show"),
    bare("privacy-export"),
    bare("privacy-delete"),
];

/// The ids of the fixed choices of an option, such as `done what`; empty where it has none.
pub fn choices(path: &str) -> &'static [&'static str] {
    let (id, option) = path.split_once(' ').unwrap_or((path, ""));
    let options = COMMANDS.iter().filter(|command| command.id == id).flat_map(|command| command.options);
    options.into_iter().find(|(name, _)| *name == option).map_or(&[], |(_, choices)| choices)
}

/// The name of a command (`attack`, `game-new`), a group (`game`) or an option (`attack from`): 1 to 32 characters, lower case. In
/// English it is the last part of the path itself.
pub fn name(path: &str, lang: Lang) -> String {
    words(lang, &key(path), &[])
}

/// The description of the same: 1 to 100 characters.
pub fn description(path: &str, lang: Lang) -> String {
    words(lang, &format!("{}-desc", key(path)), &[])
}

/// The name of a fixed choice of an option: 1 to 100 characters.
pub fn choice(path: &str, value: &str, lang: Lang) -> String {
    match path.split_once(' ') {
        Some((_, "ruleset")) => words(lang, &format!("ruleset-{value}"), &[]),
        Some((_, "preset")) => settings::preset(lang, value),
        _ => words(lang, &format!("pick-{}-{value}", path.replace(' ', "-")), &[]),
    }
}

fn key(path: &str) -> String {
    let kind = if path.contains(' ') { "opt" } else { "cmd" };
    format!("{kind}-{}", path.replace(' ', "-"))
}
