//! A typed command line, understood as a Discord client would understand it against the registered commands.

use serde::Deserialize;
use serde_json::{Value, json};

use super::commands::{ChoiceOf, Command, Opt, kind, shown};
use super::limits;
use super::state::State;
use super::world::{Person, Snowflake};

/// Why a client would not send what was typed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TypedError {
    #[error("a command begins with `/`: {0}")]
    NotACommand(String),
    #[error("there is no command /{name} here{}", near_text(near))]
    UnknownCommand { name: String, near: Vec<String> },
    #[error("/{0} is for people with more permissions")]
    NotAllowed(String),
    #[error("`{command}` needs one of: {}", choices.join(", "))]
    NeedsSubCommand { command: String, choices: Vec<String> },
    #[error("there is no option `{name}`{}", near_text(near))]
    UnknownOption { name: String, near: Vec<String> },
    #[error("`{0}` is not an option (write `option:value`)")]
    Stray(String),
    #[error("option `{0}` is given twice")]
    Twice(String),
    #[error("option `{0}` is required")]
    Missing(String),
    #[error("`{text}` is no choice of `{option}`: {}", choices.join(", "))]
    NotAChoice { option: String, text: String, choices: Vec<String> },
    #[error("`{text}` does not fit `{option}`: {why}")]
    Unfit { option: String, text: String, why: String },
}

fn near_text(near: &[String]) -> String {
    if near.is_empty() { String::new() } else { format!("; did you mean {}?", near.join(", ")) }
}

/// A line that fits a command; values are not looked at yet.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    pub(crate) command: Command,
    /// Default names of group and sub-command.
    pub(crate) path: Vec<(u64, String)>,
    pub(crate) given: Vec<Given>,
    options: Vec<Opt>,
}

/// One `option:text` of a line.
#[derive(Clone, Debug)]
pub(crate) struct Given {
    pub(crate) option: Opt,
    pub(crate) text: String,
    /// `option:=text`: sent as it stands, like text edited by hand after autocomplete.
    pub(crate) raw: bool,
    /// What autocomplete made of it.
    pub(crate) chosen: Option<Value>,
}

/// A command as a client with pickers sends it: nothing has to be read out of a line.
#[derive(Clone, Debug, Deserialize)]
pub struct Picked {
    /// Default names of command, group and sub-command, with one space between them.
    pub path: String,
    pub options: Vec<PickedOption>,
}

/// An option of a [`Picked`] command, by its default name.
#[derive(Clone, Debug, Deserialize)]
pub struct PickedOption {
    pub name: String,
    /// As it was typed; the id of a person or a channel.
    pub text: String,
    /// Of the choice that was picked from what autocomplete offered.
    pub value: Option<Value>,
}

/// Reads a line as `person` types it in a guild (or a DM).
pub(crate) fn read(state: &State, person: &Person, guild: Option<Snowflake>, line: &str) -> Result<Line, TypedError> {
    let typed = line.trim().strip_prefix('/').ok_or_else(|| TypedError::NotACommand(line.into()))?;
    let (mut line, rest) = begin(state, person, guild, typed)?;
    line.given = given(&line.options, &person.locale, rest)?;
    Ok(line)
}

/// Takes a picked command over.
pub(crate) fn pick(
    state: &State,
    person: &Person,
    guild: Option<Snowflake>,
    picked: &Picked,
) -> Result<Line, TypedError> {
    let (mut line, rest) = begin(state, person, guild, &picked.path)?;
    if !rest.trim().is_empty() {
        return Err(TypedError::Stray(rest.trim().into()));
    }
    for PickedOption { name, text, value } in &picked.options {
        let option = line.options.iter().find(|option| option.name == *name);
        let option = option.ok_or_else(|| TypedError::UnknownOption { name: name.clone(), near: Vec::new() })?;
        if line.given.iter().any(|given| given.option.name == *name) {
            return Err(TypedError::Twice(name.clone()));
        }
        // What autocomplete offers may be left unpicked; a fixed choice may not.
        let chosen = value.clone().filter(|_| option.autocomplete);
        line.given.push(Given { option: option.clone(), text: text.clone(), raw: option.autocomplete, chosen });
    }
    Ok(line)
}

/// Finds command and sub-command; also returns what follows them.
fn begin<'t>(
    state: &State,
    person: &Person,
    guild: Option<Snowflake>,
    typed: &'t str,
) -> Result<(Line, &'t str), TypedError> {
    let (name, mut rest) = word(typed);
    let locale = person.locale.as_str();
    let fits = |own: &str, other: &str| same(own, name) || same(other, name);
    let offered: Vec<&Command> = state.commands.offered(guild).collect();
    let found = offered.iter().find(|c| fits(&c.name, shown(&c.name, &c.names, locale)));
    let command = found.ok_or_else(|| TypedError::UnknownCommand {
        name: name.into(),
        near: near(name, offered.iter().map(|c| shown(&c.name, &c.names, locale))),
    })?;
    if !allowed(state, person, guild, command) {
        return Err(TypedError::NotAllowed(command.name.clone()));
    }
    let (mut path, mut options) = (Vec::new(), &command.options);
    while options.first().is_some_and(|o| o.kind <= kind::SUB_COMMAND_GROUP) {
        let (name, after) = word(rest);
        let sub = options.iter().find(|o| same(&o.name, name) || same(shown(&o.name, &o.names, locale), name));
        let sub = sub.ok_or_else(|| TypedError::NeedsSubCommand {
            command: command.name.clone(),
            choices: options.iter().map(|o| shown(&o.name, &o.names, locale).into()).collect(),
        })?;
        path.push((sub.kind, sub.name.clone()));
        (options, rest) = (&sub.options, after);
    }
    Ok((Line { command: (*command).clone(), path, given: Vec::new(), options: options.clone() }, rest))
}

/// Whether a client shows a command to this person.
pub(crate) fn allowed(state: &State, person: &Person, guild: Option<Snowflake>, command: &Command) -> bool {
    let (Some(needs), Some(guild)) = (command.needs, guild) else { return true };
    let has = state.world.permissions_of(person.id, guild);
    has.has(needs) && (needs.0 != 0 || has.has(super::Permissions::ADMINISTRATOR))
}

impl Line {
    /// Checks what a client checks: required options are there.
    pub(crate) fn complete(&self) -> Result<(), TypedError> {
        let missing = self.options.iter().find(|o| o.required && !self.given.iter().any(|g| g.option.name == o.name));
        missing.map_or(Ok(()), |option| Err(TypedError::Missing(option.name.clone())))
    }

    /// `data` of the interaction. With `focused`, that option is being typed, and others that do not fit are left out.
    pub(crate) fn data(&self, state: &State, person: &Person, focused: Option<usize>) -> Result<Value, TypedError> {
        let (mut options, mut resolved) = (Vec::new(), json!({}));
        for (at, given) in self.given.iter().enumerate() {
            let name = &given.option.name;
            let mut option = json!({ "name": name, "type": given.option.kind });
            if focused == Some(at) {
                option["value"] = json!(given.text);
                option["focused"] = json!(true);
            } else {
                match value(state, person, given) {
                    Ok(value) => option["value"] = value,
                    Err(_) if focused.is_some() => continue,
                    Err(error) => return Err(error),
                }
                resolve(state, given.option.kind, &option["value"], &mut resolved);
            }
            options.push(option);
        }
        for (kind, name) in self.path.iter().rev() {
            options = vec![json!({ "name": name, "type": kind, "options": options })];
        }
        let mut data = json!({ "id": self.command.id, "name": self.command.name, "type": 1, "options": options });
        if resolved.as_object().is_some_and(|kinds| !kinds.is_empty()) {
            data["resolved"] = resolved;
        }
        if let Some(guild) = self.command.guild {
            data["guild_id"] = json!(guild);
        }
        Ok(data)
    }
}

/// The next word and what follows it.
fn word(text: &str) -> (&str, &str) {
    let text = text.trim_start();
    text.split_once(char::is_whitespace).unwrap_or((text, ""))
}

fn same(one: &str, other: &str) -> bool {
    one.to_lowercase() == other.to_lowercase()
}

/// At most three names that resemble `name`, best first.
fn near<'n>(name: &str, names: impl Iterator<Item = &'n str>) -> Vec<String> {
    let mut scored: Vec<(f64, &str)> = names.map(|other| (strsim::jaro_winkler(name, other), other)).collect();
    scored.retain(|(score, _)| *score > 0.75);
    scored.sort_by(|a, b| b.0.total_cmp(&a.0));
    scored.into_iter().take(3).map(|(_, name)| name.into()).collect()
}

/// Splits `a:x b:"y z" c:=w` by the options that there are. A text without quotes goes on to the next `word:`.
fn given(options: &[Opt], locale: &str, text: &str) -> Result<Vec<Given>, TypedError> {
    let mut all: Vec<Given> = Vec::new();
    let mut rest = text.trim();
    while !rest.is_empty() {
        let (first, _) = word(rest);
        let Some((name, after)) = rest.split_once(':').filter(|(name, _)| !name.contains(char::is_whitespace)) else {
            return Err(TypedError::Stray(first.into()));
        };
        let option = options.iter().find(|o| same(&o.name, name) || same(shown(&o.name, &o.names, locale), name));
        let option = option.ok_or_else(|| TypedError::UnknownOption {
            name: name.into(),
            near: near(name, options.iter().map(|o| shown(&o.name, &o.names, locale))),
        })?;
        if all.iter().any(|given| given.option.name == option.name) {
            return Err(TypedError::Twice(name.into()));
        }
        let (raw, after) = after.strip_prefix('=').map_or((false, after), |after| (true, after));
        let (text, after) = quoted(after).unwrap_or_else(|| unquoted(after));
        all.push(Given { option: option.clone(), text, raw, chosen: None });
        rest = after.trim_start();
    }
    Ok(all)
}

/// `"..."` with `\"` inside; `None` where no closed quotation begins.
fn quoted(text: &str) -> Option<(String, &str)> {
    let inside = text.strip_prefix('"')?;
    let mut value = String::new();
    let mut escaped = false;
    for (at, c) in inside.char_indices() {
        match c {
            '\\' if !escaped => escaped = true,
            '"' if !escaped => return Some((value, &inside[at + 1..])),
            _ => {
                if escaped && c != '"' && c != '\\' {
                    value.push('\\');
                }
                escaped = false;
                value.push(c);
            }
        }
    }
    None
}

fn unquoted(text: &str) -> (String, &str) {
    let begins = |at: &usize| {
        let next = word(&text[*at..]).0;
        let name = next.split_once(':').map_or("", |(name, _)| name);
        name.starts_with(char::is_alphabetic) && name.chars().all(|c| c.is_alphanumeric() || c == '-' || c == '_')
    };
    let end = text.match_indices(char::is_whitespace).map(|(at, _)| at).find(begins).unwrap_or(text.len());
    (text[..end].trim().into(), &text[end..])
}

/// The value that a client would send for a text.
fn value(state: &State, person: &Person, given: &Given) -> Result<Value, TypedError> {
    let Given { option, text, raw, chosen } = given;
    if let Some(value) = chosen {
        return Ok(value.clone());
    }
    let unfit = |why: &str| Err(TypedError::Unfit { option: option.name.clone(), text: text.clone(), why: why.into() });
    if !option.choices.is_empty() && !raw {
        return choice(option, text, &person.locale);
    }
    match option.kind {
        kind::STRING => {
            let length = text.chars().count() as u64;
            if length < option.least || length > option.most {
                return unfit(&format!("{} to {} characters", option.least, option.most));
            }
            Ok(json!(text))
        }
        kind::INTEGER => match text.parse::<i64>() {
            Ok(number) if number.abs() > limits::OPTION_INTEGER => unfit("too large"),
            #[expect(clippy::cast_precision_loss, reason = "checked to be at most 2^53")]
            Ok(number) => bounded(option, number as f64, json!(number)).map_or_else(|why| unfit(&why), Ok),
            Err(_) => unfit("not a whole number"),
        },
        kind::NUMBER => match text.parse::<f64>() {
            Ok(number) if number.is_finite() => {
                bounded(option, number, json!(number)).map_or_else(|why| unfit(&why), Ok)
            }
            _ => unfit("not a number"),
        },
        kind::BOOLEAN => match text.to_lowercase().as_str() {
            "true" | "yes" | "ja" => Ok(json!(true)),
            "false" | "no" | "nein" => Ok(json!(false)),
            _ => unfit("true or false"),
        },
        kind::USER | kind::MENTIONABLE => someone(state, text).map_or_else(|| unfit("no such person"), Ok),
        kind::CHANNEL => somewhere(state, text).map_or_else(|| unfit("no such channel"), Ok),
        _ => unfit("the stand-in has no such options"),
    }
}

fn choice(option: &Opt, text: &str, locale: &str) -> Result<Value, TypedError> {
    let plain = |value: &Value| value.as_str().map_or_else(|| value.to_string(), String::from);
    let fits = |c: &&ChoiceOf| {
        same(shown(&c.name, &c.names, locale), text) || same(&c.name, text) || same(&plain(&c.value), text)
    };
    let found = option.choices.iter().find(fits).map(|choice| choice.value.clone());
    found.ok_or_else(|| TypedError::NotAChoice {
        option: option.name.clone(),
        text: text.into(),
        choices: option.choices.iter().map(|c| shown(&c.name, &c.names, locale).into()).collect(),
    })
}

fn bounded(option: &Opt, number: f64, value: Value) -> Result<Value, String> {
    match (option.min, option.max) {
        (Some(min), _) if number < min => Err(format!("at least {min}")),
        (_, Some(max)) if number > max => Err(format!("at most {max}")),
        _ => Ok(value),
    }
}

/// A person by `@handle`, handle, display name, mention or id; also the bot itself as `@adjutant`.
fn someone(state: &State, text: &str) -> Option<Value> {
    let bare = text.trim_start_matches(['<', '@', '!']).trim_end_matches('>');
    let fits = |p: &&Person| p.handle == bare || p.name == bare || p.id.to_string() == bare;
    let person = state.world.people.values().find(fits).map(|person| json!(person.id));
    person.or_else(|| (bare == "adjutant").then(|| json!(state.app)))
}

fn somewhere(state: &State, text: &str) -> Option<Value> {
    let bare = text.trim_start_matches(['<', '#']).trim_end_matches('>');
    let channel = state.world.channels.values().find(|c| c.name == bare || c.id.to_string() == bare)?;
    Some(json!(channel.id))
}

/// Adds the object behind an id to `resolved`.
fn resolve(state: &State, kind: u64, value: &Value, resolved: &mut Value) {
    let Some(text) = value.as_str() else { return };
    let Ok(id) = text.parse::<Snowflake>() else { return };
    match kind {
        kind::USER | kind::MENTIONABLE => {
            if let Some(person) = state.world.people.get(&id) {
                let mut member = super::payload::member(person, super::Permissions::MEMBER);
                for own in ["user", "deaf", "mute"] {
                    member.as_object_mut().map(|fields| fields.remove(own));
                }
                resolved["users"][text] = super::payload::user(person);
                resolved["members"][text] = member;
            } else {
                resolved["users"][text] = super::payload::bot_user(state);
            }
        }
        kind::CHANNEL => {
            if let Some(channel) = state.world.channels.get(&id) {
                resolved["channels"][text] = super::payload::channel(state, channel);
                resolved["channels"][text]["permissions"] = json!(super::Permissions::MEMBER);
            }
        }
        _ => {}
    }
}
