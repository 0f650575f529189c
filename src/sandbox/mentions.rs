//! Who is mentioned in a text, and whom a new message pings (resources/message, allowed mentions).

use std::collections::BTreeSet;

use serde_json::Value;

use super::errors::Problems;
use super::limits;
use super::world::Snowflake;

/// Users mentioned in a text (`<@1>`, `<@!1>`), outside of `code`, in order, each once.
pub(crate) fn users(text: &str) -> Vec<Snowflake> {
    let mut found = Vec::new();
    for (at, span) in text.split('`').enumerate() {
        // Every second piece stands between backticks; an open backtick at the end is none.
        if at % 2 == 1 && text.matches('`').count() > at {
            continue;
        }
        for piece in span.split("<@").skip(1) {
            let digits = piece.strip_prefix('!').unwrap_or(piece);
            if let Some((id, _)) = digits.split_once('>')
                && let Ok(id) = id.parse()
                && !found.contains(&id)
            {
                found.push(id);
            }
        }
    }
    found
}

/// What a message may ping. Without `allowed_mentions` everything that is mentioned.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Allowed {
    users: Users,
    everyone: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Users {
    All,
    Only(BTreeSet<Snowflake>),
}

impl Default for Allowed {
    fn default() -> Self {
        Self { users: Users::All, everyone: true }
    }
}

impl Allowed {
    pub(crate) fn parse(value: &Value, problems: &mut Problems) -> Self {
        if value.is_null() {
            return Self::default();
        }
        if !value.is_object() {
            problems.add("allowed_mentions", "MODEL_TYPE_CONVERT", "Only dictionaries may be used.");
            return Self::default();
        }
        let parse: Vec<&str> = value["parse"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
        for (at, kind) in parse.iter().enumerate() {
            if !["roles", "users", "everyone"].contains(kind) {
                let path = format!("allowed_mentions.parse.{at}");
                problems.add(&path, "BASE_TYPE_CHOICES", "Value must be one of ('users', 'roles', 'everyone').");
            }
        }
        let mut only = BTreeSet::new();
        let listed = value["users"].as_array();
        for (at, id) in listed.into_iter().flatten().enumerate() {
            let id = id.as_str().and_then(|id| id.parse().ok()).or(id.as_u64().map(Snowflake));
            match id {
                Some(id) if only.insert(id) => {}
                Some(_) => problems.add("allowed_mentions.users", "SET_TYPE_ALREADY_CONTAINS_VALUE", "Not unique."),
                None => {
                    let path = format!("allowed_mentions.users.{at}");
                    problems.add(&path, "NUMBER_TYPE_COERCE", "Value is not snowflake.");
                }
            }
        }
        if only.len() > limits::ALLOWED_USERS {
            problems.add("allowed_mentions.users", "BASE_TYPE_BAD_LENGTH", "Must be between 0 and 100 in length.");
        }
        if parse.contains(&"users") && !only.is_empty() {
            let text = "parse:[\"users\"] and users: [ids...] are mutually exclusive.";
            problems.add("allowed_mentions", "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", text);
        }
        let users = if parse.contains(&"users") { Users::All } else { Users::Only(only) };
        Self { users, everyone: parse.contains(&"everyone") }
    }

    /// The people whom this content pings.
    pub(crate) fn pings(&self, content: &str) -> BTreeSet<Snowflake> {
        let allowed = |id: &Snowflake| match &self.users {
            Users::All => true,
            Users::Only(only) => only.contains(id),
        };
        users(content).into_iter().filter(allowed).collect()
    }

    pub(crate) fn pings_everyone(&self, content: &str) -> bool {
        self.everyone && (content.contains("@everyone") || content.contains("@here"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_ping_must_be_mentioned_and_allowed() {
        let text = "<@1> <@!2> `<@3>` <@1> a ` <@4>";
        assert_eq!(users(text), [1, 2, 4].map(Snowflake));
        let mut problems = Problems::default();
        let allowed = Allowed::parse(&json!({ "parse": [], "users": ["2", "3", "9"] }), &mut problems);
        assert_eq!(allowed.pings(text), BTreeSet::from([Snowflake(2)]));
        assert!(!allowed.pings_everyone("@everyone"));
        assert!(problems.check().is_ok());
    }

    #[test]
    fn parse_and_list_exclude_each_other() {
        let mut problems = Problems::default();
        Allowed::parse(&json!({ "parse": ["users"], "users": ["2"] }), &mut problems);
        assert!(problems.check().is_err());
    }
}
