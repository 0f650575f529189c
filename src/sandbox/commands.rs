//! Registered commands: the rules for them and how they look to a person (interactions/application-commands).

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::check;
use super::errors::{ApiError, Problems};
use super::limits;
use super::payload::drop_nulls;
use super::permissions::Permissions;
use super::world::Snowflake;

mod rules;

/// Names or texts by locale.
pub(crate) type Localised = BTreeMap<String, String>;

/// Types of options.
pub(crate) mod kind {
    pub(crate) const SUB_COMMAND: u64 = 1;
    pub(crate) const SUB_COMMAND_GROUP: u64 = 2;
    pub(crate) const STRING: u64 = 3;
    pub(crate) const INTEGER: u64 = 4;
    pub(crate) const BOOLEAN: u64 = 5;
    pub(crate) const USER: u64 = 6;
    pub(crate) const CHANNEL: u64 = 7;
    pub(crate) const MENTIONABLE: u64 = 9;
    pub(crate) const NUMBER: u64 = 10;
}

/// A chat command as registered.
#[derive(Clone, Debug)]
pub(crate) struct Command {
    pub(crate) id: Snowflake,
    /// Only in this guild; otherwise everywhere.
    pub(crate) guild: Option<Snowflake>,
    pub(crate) name: String,
    pub(crate) names: Localised,
    pub(crate) options: Vec<Opt>,
    /// What a person needs to see it.
    pub(crate) needs: Option<Permissions>,
    /// 0 guild, 1 DM with the bot.
    pub(crate) contexts: Vec<u64>,
    /// As Discord lists it.
    pub(crate) raw: Value,
}

/// An option, sub-command or group.
#[derive(Clone, Debug)]
pub(crate) struct Opt {
    pub(crate) kind: u64,
    pub(crate) name: String,
    pub(crate) names: Localised,
    pub(crate) required: bool,
    pub(crate) autocomplete: bool,
    pub(crate) choices: Vec<ChoiceOf>,
    pub(crate) options: Vec<Opt>,
    pub(crate) min: Option<f64>,
    pub(crate) max: Option<f64>,
    pub(crate) least: u64,
    pub(crate) most: u64,
}

/// A fixed choice of an option.
#[derive(Clone, Debug)]
pub(crate) struct ChoiceOf {
    pub(crate) name: String,
    pub(crate) names: Localised,
    pub(crate) value: Value,
}

/// What a person reads: the localised text of their language if there is one.
pub(crate) fn shown<'c>(name: &'c str, names: &'c Localised, locale: &str) -> &'c str {
    names.get(locale).map_or(name, String::as_str)
}

#[derive(Debug, Default)]
pub(crate) struct Registry {
    commands: Vec<Command>,
}

impl Registry {
    /// Bulk overwrite of the global commands or those of a guild. Nothing changes if one is refused.
    pub(crate) fn overwrite(
        &mut self,
        guild: Option<Snowflake>,
        app: Snowflake,
        body: &Value,
        mut next_id: impl FnMut() -> Snowflake,
    ) -> Result<Value, ApiError> {
        let list = body
            .as_array()
            .ok_or_else(|| ApiError::form("", "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType"))?;
        if list.len() > limits::COMMANDS {
            return Err(ApiError::too_many_commands());
        }
        let mut problems = Problems::default();
        for (at, command) in list.iter().enumerate() {
            rules::check(&mut problems, &at.to_string(), command);
            let name = |command: &Value| command["name"].as_str().map(str::to_lowercase);
            if list[..at].iter().any(|other| name(other) == name(command)) {
                let text = "Application command names must be unique";
                problems.add(&at.to_string(), "APPLICATION_COMMANDS_DUPLICATE_NAME", text);
            }
        }
        problems.check()?;
        let old: BTreeMap<String, Snowflake> =
            self.commands.iter().filter(|c| c.guild == guild).map(|c| (c.name.clone(), c.id)).collect();
        let known = |raw: &Value| raw["name"].as_str().and_then(|name| old.get(name).copied());
        let new = list.iter().map(|raw| {
            let id = known(raw).unwrap_or_else(&mut next_id);
            command(raw, id, next_id(), guild, app)
        });
        let new: Vec<Command> = new.collect();
        self.commands.retain(|command| command.guild != guild);
        self.commands.extend(new);
        Ok(self.list(guild))
    }

    /// The commands of a scope as Discord lists them.
    pub(crate) fn list(&self, guild: Option<Snowflake>) -> Value {
        self.commands.iter().filter(|command| command.guild == guild).map(|command| command.raw.clone()).collect()
    }

    /// The commands that a client offers in a guild (or in a DM).
    pub(crate) fn offered(&self, guild: Option<Snowflake>) -> impl Iterator<Item = &Command> {
        let context = u64::from(guild.is_none());
        let here = move |c: &&Command| (c.guild.is_none() || c.guild == guild) && c.contexts.contains(&context);
        self.commands.iter().filter(here)
    }

    pub(crate) fn all(&self) -> impl Iterator<Item = &Command> {
        self.commands.iter()
    }
}

fn command(raw: &Value, id: Snowflake, version: Snowflake, guild: Option<Snowflake>, app: Snowflake) -> Command {
    let mut shown = raw.clone();
    shown.get_mut("options").into_iter().for_each(drop_nulls);
    shown["id"] = json!(id);
    shown["application_id"] = json!(app);
    shown["version"] = json!(version);
    for (name, default) in [("type", json!(1)), ("nsfw", json!(false)), ("integration_types", json!([0]))] {
        if shown[name].is_null() {
            shown[name] = default;
        }
    }
    // Sent as a number or as its digits, answered as digits.
    shown["default_member_permissions"] =
        number(&raw["default_member_permissions"]).map_or(Value::Null, |bits| bits.to_string().into());
    if let Some(guild) = guild {
        shown["guild_id"] = json!(guild);
    }
    let default_contexts = if raw["dm_permission"] == false { vec![0] } else { vec![0, 1] };
    let contexts = raw["contexts"].as_array().map(|list| list.iter().filter_map(Value::as_u64).collect());
    Command {
        id,
        guild,
        name: raw["name"].as_str().unwrap_or_default().into(),
        names: localised(&raw["name_localizations"]),
        options: options(&raw["options"]),
        needs: number(&raw["default_member_permissions"]).map(Permissions),
        contexts: if guild.is_some() { vec![0] } else { contexts.unwrap_or(default_contexts) },
        raw: shown,
    }
}

/// A number that may travel as a decimal string.
fn number(value: &Value) -> Option<u64> {
    value.as_u64().or_else(|| value.as_str()?.parse().ok())
}

fn localised(value: &Value) -> Localised {
    let texts = value.as_object().into_iter().flatten();
    texts.filter_map(|(locale, text)| Some((locale.clone(), text.as_str()?.into()))).collect()
}

fn options(value: &Value) -> Vec<Opt> {
    value.as_array().into_iter().flatten().map(option).collect()
}

fn option(raw: &Value) -> Opt {
    let choices = raw["choices"].as_array().into_iter().flatten();
    Opt {
        kind: raw["type"].as_u64().unwrap_or_default(),
        name: raw["name"].as_str().unwrap_or_default().into(),
        names: localised(&raw["name_localizations"]),
        required: raw["required"] == true,
        autocomplete: raw["autocomplete"] == true,
        choices: choices
            .map(|choice| ChoiceOf {
                name: choice["name"].as_str().unwrap_or_default().into(),
                names: localised(&choice["name_localizations"]),
                value: choice["value"].clone(),
            })
            .collect(),
        options: options(&raw["options"]),
        min: raw["min_value"].as_f64(),
        max: raw["max_value"].as_f64(),
        least: raw["min_length"].as_u64().unwrap_or(0),
        most: raw["max_length"].as_u64().unwrap_or(limits::OPTION_TEXT),
    }
}

/// Checks the choices that answer an autocomplete interaction, for an option of this type.
pub(crate) fn check_choices(problems: &mut Problems, data: &Value, kind: u64) {
    let choices = check::list(problems, "data.choices", &data["choices"], limits::CHOICES);
    if !data["choices"].is_array() {
        problems.add("data.choices", "BASE_TYPE_REQUIRED", "This field is required");
    }
    for (at, choice) in choices.iter().enumerate() {
        rules::check_choice(problems, &format!("data.choices.{at}"), choice, kind);
    }
}
