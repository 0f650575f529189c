//! The commands with their words, and telling Discord about them: only when they have changed, since every new name
//! counts against a daily limit.

use std::borrow::Cow;
use std::sync::Arc;

use poise::serenity_prelude as serenity;

use serenity::{ApplicationId, CommandOptionType, CreateCommand, CreateCommandOption, Http};
use sha2::{Digest, Sha256};

use super::commands::{self, Command};
use super::desk::Desk;
use super::fault::in_short;
use crate::game::options::{Options, RulesetId};
use crate::text::commands as words;
use crate::text::lang::Lang;

/// Texts by Discord's locale codes.
type Localised = Cow<'static, [(Cow<'static, str>, Cow<'static, str>)]>;

/// An option whose value is one of a list.
type Choices = (&'static str, fn(CreateCommandOption) -> CreateCommandOption);

/// The options that have fixed choices, by command and option. The choices themselves are those that have words; rulesets and
/// presets are known from the games alone.
const CHOICES: [Choices; 12] = [
    ("game-new ruleset", |option| choices(option, "game-new ruleset", &RulesetId::ALL.map(RulesetId::id))),
    ("game-new preset", |option| choices(option, "game-new preset", &presets())),
    ("game-new where", |option| fixed(option, "game-new where")),
    ("game-settings preset", |option| choices(option, "game-settings preset", &presets())),
    ("game-gate rule", |option| fixed(option, "game-gate rule")),
    ("attack until", |option| fixed(option, "attack until")),
    ("card-play way", |option| fixed(option, "card-play way")),
    ("done what", |option| fixed(option, "done what")),
    ("log since", |option| fixed(option, "log since")),
    ("setup language", |option| fixed(option, "setup language")),
    ("setup open-by", |option| fixed(option, "setup open-by")),
    ("setup posts", |option| fixed(option, "setup posts")),
];

/// The presets of all rulesets, each once.
fn presets() -> Vec<&'static str> {
    let mut all: Vec<&str> = Vec::new();
    for preset in RulesetId::ALL.into_iter().flat_map(|ruleset| Options::new(ruleset).presets()) {
        if !all.contains(&preset) {
            all.push(preset);
        }
    }
    all
}

/// Every command as Discord gets it, with all its words, as JSON.
pub fn command_set() -> serde_json::Value {
    let mut commands = commands::all();
    put_words(&mut commands);
    serde_json::to_value(create(&commands)).unwrap_or_default()
}

/// Fills in names, descriptions and choices in every language.
pub(super) fn put_words(commands: &mut [Command]) {
    for command in commands {
        command_words(command, "");
    }
}

/// The commands for Discord. `put_words` comes first.
pub(super) fn create(commands: &[Command]) -> Vec<CreateCommand> {
    poise::builtins::create_application_commands(commands)
}

/// Registers the commands if they are others than at the last time. The error says why in one line.
pub(super) async fn register(
    http: &Arc<Http>,
    desk: &Desk,
    application: ApplicationId,
    commands: &[CreateCommand],
) -> Result<(), String> {
    // A stand-in at another address has not heard of them.
    let key = format!("commands {application} {}", desk.way().on_this_machine().unwrap_or_default());
    let json = serde_json::to_string(commands).map_err(|error| error.to_string())?;
    let hash = Sha256::digest(json).iter().fold(String::new(), |hex, byte| hex + &format!("{byte:02x}"));
    // Where the store cannot say, they are registered once more.
    if desk.table().fact(&key).await.ok().flatten().as_deref() == Some(&hash) {
        tracing::debug!("the commands are registered already");
        return Ok(());
    }
    let turn = desk.quota().turn(Arc::clone(http)).await;
    turn.http().create_global_commands(&commands).await.map_err(|error| in_short(&error))?;
    tracing::info!("{} commands registered", commands.len());
    if let Err(refused) = desk.table().keep_fact(&key, &hash).await {
        tracing::warn!(?refused, "that the commands are registered could not be kept");
    }
    Ok(())
}

fn command_words(command: &mut Command, parent: &str) {
    let path = format!("{parent}{}", command.name);
    let (description, others) = localised(|lang| words::description(&path, lang));
    command.description = Some(description);
    command.description_localizations = others;
    command.name_localizations = localised(|lang| words::name(&path, lang)).1;
    for parameter in &mut command.parameters {
        let option = format!("{path} {}", parameter.name);
        let (description, others) = localised(|lang| words::description(&option, lang));
        parameter.description = Some(description);
        parameter.description_localizations = others;
        parameter.name_localizations = localised(|lang| words::name(&option, lang)).1;
        if let Some((_, setter)) = CHOICES.iter().find(|(name, _)| *name == option) {
            parameter.type_setter = Some(*setter);
        }
    }
    for sub in &mut command.subcommands {
        command_words(sub, &format!("{path}-"));
    }
}

/// The English text, and those of the other languages by Discord's locale codes.
fn localised(text: impl Fn(Lang) -> String) -> (Cow<'static, str>, Localised) {
    let others = Lang::ALL.into_iter().filter(|lang| *lang != Lang::En);
    let others = others.map(|lang| (Cow::Borrowed(lang.code()), Cow::Owned(text(lang)))).collect();
    (Cow::Owned(text(Lang::En)), Cow::Owned(others))
}

/// The choices of an option that [`words::COMMANDS`] lists.
fn fixed(option: CreateCommandOption, path: &str) -> CreateCommandOption {
    choices(option, path, words::choices(path))
}

fn choices(option: CreateCommandOption, path: &str, values: &[&str]) -> CreateCommandOption {
    let others = || Lang::ALL.into_iter().filter(|lang| *lang != Lang::En);
    values.iter().fold(option.kind(CommandOptionType::String), |option, value| {
        let names: Vec<(&str, String)> = others().map(|lang| (lang.code(), words::choice(path, value, lang))).collect();
        option.add_string_choice_localized(words::choice(path, value, Lang::En), *value, names)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Name, description and everything below: what counts against the 8,000 characters of a command.
    fn size(command: &serde_json::Value) -> usize {
        let longest = |text: &str, others: &str| {
            let count = |value: &serde_json::Value| value.as_str().map_or(0, |text| text.chars().count());
            let others = command[others].as_object().into_iter().flatten().map(|(_, value)| count(value)).max();
            count(&command[text]).max(others.unwrap_or_default())
        };
        let below = ["options", "choices"].into_iter().flat_map(|key| command[key].as_array().into_iter().flatten());
        longest("name", "name_localizations")
            + longest("description", "description_localizations")
            + command["value"].as_str().map_or(0, str::len)
            + below.map(size).sum::<usize>()
    }

    fn names(list: &serde_json::Value) -> Vec<&str> {
        list.as_array().into_iter().flatten().filter_map(|entry| entry["name"].as_str()).collect()
    }

    #[test]
    fn the_set_is_the_one_that_is_promised() {
        let set = command_set();
        let expected = [
            "game",
            "claim",
            "place",
            "trade",
            "attack",
            "move-in",
            "fortify",
            "base",
            "build",
            "card",
            "orders",
            "death-star",
            "command",
            "order-66",
            "roll",
            "put",
            "ally",
            "done",
            "board",
            "hand",
            "status",
            "log",
            "odds",
            "dice",
            "rules",
            "help",
            "draw",
            "surrender",
            "mod",
            "setup",
            "privacy",
        ];
        assert_eq!(names(&set), expected);
        assert_eq!(
            names(&set[0]["options"]),
            ["new", "join", "leave", "add-ai", "remove", "gate", "start", "settings", "skip", "word", "list"]
        );
        assert_eq!(
            names(&set[28]["options"]),
            ["pause", "resume", "kick", "replace", "rename", "undo", "end", "reopen"]
        );
        assert_eq!(names(&set[30]["options"]), ["show", "export", "delete"]);
        assert_eq!(names(&set[4]["options"]), ["from", "to", "dice", "until", "keep", "move-in", "ships"]);
    }

    #[test]
    fn only_moderators_see_mod_and_setup_and_only_looking_works_in_direct_messages() {
        for command in command_set().as_array().unwrap() {
            let name = command["name"].as_str().unwrap();
            let moderators = ["mod", "setup"].contains(&name);
            assert_eq!(command["default_member_permissions"].as_str(), moderators.then_some("32"), "{name}");
            let everywhere = ["rules", "help", "odds", "privacy"].contains(&name);
            let contexts = if everywhere { serde_json::json!([0, 1]) } else { serde_json::json!([0]) };
            assert_eq!(command["contexts"], contexts, "{name}");
        }
    }

    #[test]
    fn a_command_has_room_to_spare_within_8000_characters() {
        for command in command_set().as_array().unwrap() {
            assert!(size(command) < 6_000, "{} has {}", command["name"], size(command));
        }
    }

    #[test]
    fn every_list_of_choices_belongs_to_an_option() {
        let mut left: Vec<&str> = CHOICES.iter().map(|(path, _)| *path).collect();
        let mut commands = commands::all();
        while let Some(command) = commands.pop() {
            for mut sub in command.subcommands {
                sub.name = format!("{}-{}", command.name, sub.name).into();
                commands.push(sub);
            }
            left.retain(|path| {
                !command.parameters.iter().any(|option| *path == format!("{} {}", command.name, option.name))
            });
        }
        assert_eq!(left, [""; 0]);
    }

    #[test]
    fn every_choice_that_has_words_can_be_chosen() {
        for command in words::COMMANDS {
            for (option, promised) in command.options.iter().filter(|(_, choices)| !choices.is_empty()) {
                let path = format!("{} {option}", command.id);
                let (_, setter) = CHOICES.iter().find(|(option, _)| *option == path).expect(&path);
                let plain = CreateCommandOption::new(CommandOptionType::String, "x", "x");
                let option = serde_json::to_value(setter(plain)).unwrap();
                let offered = option["choices"].as_array().into_iter().flatten();
                let offered: Vec<&str> = offered.filter_map(|choice| choice["value"].as_str()).collect();
                assert_eq!(offered, *promised, "{path}");
            }
        }
        assert_eq!(words::choices("done what"), ["turn", "attacks", "dice"]);
    }

    #[test]
    fn the_set_is_the_same_each_time() {
        assert_eq!(command_set().to_string(), command_set().to_string());
    }
}
