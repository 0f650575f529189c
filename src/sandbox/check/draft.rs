//! A message as a bot wants it: parsed from the body of a request and checked.

use serde_json::Value;

use super::{components, embeds, flag, list, text, unknown};
use crate::sandbox::errors::{ApiError, Problems};
use crate::sandbox::limits;
use crate::sandbox::mentions::Allowed;
use crate::sandbox::world::{EPHEMERAL, Snowflake};

/// Where a message is going; it decides which fields and flags are allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// `POST /channels/{c}/messages`.
    Channel,
    /// A callback or a follow-up.
    Answer,
    /// A `PATCH` of a message, or a callback of type 7.
    Edit,
}

/// A file of a multipart body: part `files[number]`.
#[derive(Clone, Debug)]
pub(crate) struct Upload {
    pub(crate) number: u64,
    pub(crate) filename: String,
    pub(crate) content_type: String,
    pub(crate) bytes: Vec<u8>,
}

/// An entry of `attachments`: an upload of this request, or (in an edit) a file that stays.
#[derive(Clone, Debug)]
pub(crate) struct Listed {
    pub(crate) id: Snowflake,
    pub(crate) filename: Option<String>,
    pub(crate) description: Option<String>,
}

/// A checked message. `None` is a field that was not sent: an edit leaves it as it is.
#[derive(Clone, Debug)]
pub(crate) struct Draft {
    pub(crate) content: Option<String>,
    pub(crate) embeds: Option<Vec<Value>>,
    pub(crate) components: Option<Vec<Value>>,
    pub(crate) attachments: Option<Vec<Listed>>,
    pub(crate) uploads: Vec<Upload>,
    pub(crate) flags: u64,
    pub(crate) allowed: Allowed,
    pub(crate) nonce: Option<Value>,
    pub(crate) enforce_nonce: bool,
    pub(crate) reply_to: Option<Snowflake>,
}

const SUPPRESS_EMBEDS: u64 = 4;
const SILENT: u64 = 4096;

/// Fields of every message, then those of a purpose.
const COMMON: [&str; 6] = ["content", "embeds", "components", "attachments", "allowed_mentions", "flags"];
const CHANNEL: [&str; 6] = ["tts", "nonce", "enforce_nonce", "message_reference", "sticker_ids", "poll"];
const ANSWER: [&str; 3] = ["tts", "poll", "thread_name"];

impl Draft {
    /// Checks a body. `base` is where the message stands in it (`data` in a callback).
    pub(crate) fn parse(body: &Value, purpose: Purpose, uploads: Vec<Upload>) -> Result<Self, ApiError> {
        let mut problems = Problems::default();
        if !body.is_object() && !body.is_null() {
            return Err(ApiError::form("", "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType"));
        }
        check_fields(&mut problems, body, purpose);
        let content = content(&mut problems, &body["content"]);
        embeds::check(&mut problems, &body["embeds"]);
        components::check(&mut problems, &body["components"]);
        let attachments = listed(&mut problems, body, purpose, &uploads);
        let flags = flags(&mut problems, &body["flags"], purpose);
        let allowed = Allowed::parse(&body["allowed_mentions"], &mut problems);
        let nonce = nonce(&mut problems, &body["nonce"]);
        let enforce_nonce = flag(&mut problems, "enforce_nonce", &body["enforce_nonce"]);
        flag(&mut problems, "tts", &body["tts"]);
        let reply_to = reply(&mut problems, &body["message_reference"]);
        problems.check()?;
        if uploads.iter().any(|upload| upload.bytes.len() > limits::FILE_BYTES) {
            return Err(ApiError::too_large());
        }
        let sent = |name: &str| body.get(name).map(|value| value.as_array().cloned().unwrap_or_default());
        let content = body.get("content").map(|_| content.unwrap_or_default());
        let (embeds, components) = (sent("embeds"), sent("components"));
        Ok(Self { content, embeds, components, attachments, uploads, flags, allowed, nonce, enforce_nonce, reply_to })
    }
}

fn check_fields(problems: &mut Problems, body: &Value, purpose: Purpose) {
    let own: &[&str] = match purpose {
        Purpose::Channel => &CHANNEL,
        Purpose::Answer => &ANSWER,
        Purpose::Edit => &[],
    };
    let known: Vec<&str> = COMMON.iter().chain(own).copied().collect();
    // A field of another purpose that says what holds anyway changes nothing.
    let idle = |key: &&str| CHANNEL.contains(key) && matches!(body[*key], Value::Null | Value::Bool(false));
    for key in unknown(body, &known).filter(|key| !idle(key)) {
        problems.add(key, "STAND_IN_UNKNOWN_FIELD", "Discord would ignore this field.");
    }
    for key in ["poll", "thread_name"] {
        if !body[key].is_null() {
            problems.add(key, "STAND_IN_NOT_BUILT", "The stand-in has no such thing.");
        }
    }
    if !list(problems, "sticker_ids", &body["sticker_ids"], 3).is_empty() {
        problems.add("sticker_ids", "STAND_IN_NOT_BUILT", "The stand-in has no stickers.");
    }
}

fn content(problems: &mut Problems, value: &Value) -> Option<String> {
    let content = text(problems, "content", value, 0, usize::MAX)?.trim();
    if super::length(content) > limits::CONTENT {
        problems.add("content", "BASE_TYPE_MAX_LENGTH", "Must be 2000 or fewer in length.");
    }
    Some(content.into())
}

/// Reads `attachments` and matches it with the uploaded parts.
fn listed(problems: &mut Problems, body: &Value, purpose: Purpose, uploads: &[Upload]) -> Option<Vec<Listed>> {
    if uploads.len() > limits::FILES {
        problems.add("attachments", "BASE_TYPE_BAD_LENGTH", "Must be between 0 and 10 in length.");
    }
    body.get("attachments").filter(|value| !value.is_null())?;
    let mut listed: Vec<Listed> = Vec::new();
    for (at, entry) in list(problems, "attachments", &body["attachments"], limits::FILES).iter().enumerate() {
        let path = format!("attachments.{at}");
        let description = text(problems, &format!("{path}.description"), &entry["description"], 0, limits::ALT_TEXT);
        let filename = text(problems, &format!("{path}.filename"), &entry["filename"], 0, 260);
        let id = entry["id"].as_u64().or_else(|| entry["id"].as_str()?.parse().ok());
        let Some(id) = id else {
            problems.add(&format!("{path}.id"), "NUMBER_TYPE_COERCE", "Value is not snowflake.");
            continue;
        };
        let uploaded = uploads.iter().any(|upload| upload.number == id);
        if listed.iter().any(|other| other.id.0 == id) || (purpose != Purpose::Edit && !uploaded) {
            problems.add(&format!("{path}.id"), "IMAGE_INVALID", format!("No part files[{id}], or listed twice."));
        }
        listed.push(Listed {
            id: Snowflake(id),
            filename: filename.map(String::from),
            description: description.map(String::from),
        });
    }
    for upload in uploads.iter().filter(|upload| !listed.iter().any(|l| l.id.0 == upload.number)) {
        let text = format!("Part files[{}] is not listed.", upload.number);
        problems.add("files", "STAND_IN_UNLISTED_FILE", text);
    }
    Some(listed)
}

fn flags(problems: &mut Problems, value: &Value, purpose: Purpose) -> u64 {
    let allowed = match purpose {
        Purpose::Channel => SUPPRESS_EMBEDS | SILENT,
        Purpose::Answer => SUPPRESS_EMBEDS | SILENT | EPHEMERAL,
        // Once sent, ephemeral stays as it is; Discord ignores the bit here.
        Purpose::Edit => SUPPRESS_EMBEDS | EPHEMERAL,
    };
    let flags = if value.is_null() { Some(0) } else { value.as_u64() };
    match flags {
        Some(flags) if flags & !allowed == 0 => flags,
        Some(_) => {
            problems.add("flags", "MESSAGE_FLAGS_INVALID", format!("Only these bits may be set: {allowed}."));
            0
        }
        None => {
            problems.add("flags", "NUMBER_TYPE_COERCE", "Value is not int.");
            0
        }
    }
}

fn nonce(problems: &mut Problems, value: &Value) -> Option<Value> {
    let long = match value {
        Value::Null => return None,
        Value::String(text) => super::length(text) > limits::NONCE,
        Value::Number(number) if number.is_i64() || number.is_u64() => false,
        _ => true,
    };
    if long {
        problems.add("nonce", "NONCE_TYPE_TOO_LONG", "Nonce must be 25 characters or less in length.");
    }
    Some(value.clone())
}

fn reply(problems: &mut Problems, value: &Value) -> Option<Snowflake> {
    if value.is_null() {
        return None;
    }
    let id =
        value["message_id"].as_str().and_then(|id| id.parse().ok()).or(value["message_id"].as_u64().map(Snowflake));
    if id.is_none() {
        problems.add("message_reference.message_id", "BASE_TYPE_REQUIRED", "This field is required");
    }
    id
}
