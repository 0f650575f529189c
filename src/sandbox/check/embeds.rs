//! Embeds of a message (resources/message, embed limits).

use serde_json::Value;

use super::{length, list, text, unknown};
use crate::sandbox::errors::Problems;
use crate::sandbox::limits;

const KNOWN: [&str; 13] = [
    "title",
    "type",
    "description",
    "url",
    "timestamp",
    "color",
    "footer",
    "image",
    "thumbnail",
    "video",
    "provider",
    "author",
    "fields",
];

/// Checks the embeds of a message.
pub(crate) fn check(problems: &mut Problems, value: &Value) {
    let mut total = 0;
    for (at, embed) in list(problems, "embeds", value, limits::EMBEDS).iter().enumerate() {
        total += check_one(problems, &format!("embeds.{at}"), embed);
    }
    if total > limits::EMBEDS_TOTAL {
        problems.add("embeds", "MAX_EMBED_SIZE_EXCEEDED", "Embed size exceeds maximum size of 6000");
    }
}

/// Files that the embeds refer to as `attachment://name`.
pub(crate) fn references(embeds: &[Value]) -> impl Iterator<Item = &str> {
    let urls = embeds.iter().flat_map(|embed| [&embed["image"]["url"], &embed["thumbnail"]["url"]]);
    urls.filter_map(|url| url.as_str()?.strip_prefix("attachment://"))
}

/// Returns the characters that count towards the total.
fn check_one(problems: &mut Problems, path: &str, embed: &Value) -> usize {
    if !embed.is_object() {
        problems.add(path, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType");
        return 0;
    }
    for key in unknown(embed, &KNOWN) {
        problems.add(&format!("{path}.{key}"), "STAND_IN_UNKNOWN_FIELD", "Discord would ignore this field.");
    }
    let mut total = 0;
    let mut count = |problems: &mut Problems, name: &str, value: &Value, least: usize, most: usize| {
        total += text(problems, &format!("{path}.{name}"), value, least, most).map_or(0, length);
    };
    count(problems, "title", &embed["title"], 0, limits::EMBED_TITLE);
    count(problems, "description", &embed["description"], 0, limits::EMBED_DESCRIPTION);
    if !embed["footer"].is_null() {
        count(problems, "footer.text", &embed["footer"]["text"], 1, limits::EMBED_FOOTER);
    }
    if !embed["author"].is_null() {
        count(problems, "author.name", &embed["author"]["name"], 1, limits::EMBED_AUTHOR);
    }
    let fields = list(problems, &format!("{path}.fields"), &embed["fields"], limits::EMBED_FIELDS);
    for (at, field) in fields.iter().enumerate() {
        count(problems, &format!("fields.{at}.name"), &field["name"], 1, limits::EMBED_FIELD_NAME);
        count(problems, &format!("fields.{at}.value"), &field["value"], 1, limits::EMBED_FIELD_VALUE);
    }
    let shown = ["title", "description", "image", "thumbnail", "footer", "author", "url"];
    if fields.is_empty() && shown.iter().all(|name| embed[name].is_null() || embed[name] == "") {
        problems.add(path, "BASE_TYPE_REQUIRED", "This embed shows nothing.");
    }
    let colour = &embed["color"];
    if !colour.is_null() && colour.as_u64().is_none_or(|colour| colour > 0xff_ff_ff) {
        problems.add(&format!("{path}.color"), "NUMBER_TYPE_MAX", "int value should be 0 to 16777215.");
    }
    let url = |problems: &mut Problems, name: &str, value: &Value, file: bool| match value.as_str() {
        Some(url) if url.starts_with("https://") || url.starts_with("http://") => {}
        Some(url) if file && url.starts_with("attachment://") => {}
        None if value.is_null() => {}
        _ => problems.add(&format!("{path}.{name}"), "URL_TYPE_INVALID_URL", "Not a well formed URL."),
    };
    url(problems, "url", &embed["url"], false);
    url(problems, "author.url", &embed["author"]["url"], false);
    url(problems, "author.icon_url", &embed["author"]["icon_url"], true);
    url(problems, "footer.icon_url", &embed["footer"]["icon_url"], true);
    for picture in ["image", "thumbnail"] {
        let value = &embed[picture]["url"];
        url(problems, &format!("{picture}.url"), value, true);
        if !embed[picture].is_null() && value.is_null() {
            problems.add(&format!("{path}.{picture}.url"), "BASE_TYPE_REQUIRED", "This field is required");
        }
    }
    total
}
