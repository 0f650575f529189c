//! Making and changing messages: what channels, callbacks and follow-ups share.

use std::sync::Arc;

use crate::sandbox::check::draft::{Draft, Listed, Upload};
use crate::sandbox::check::{components, embeds};
use crate::sandbox::errors::ApiError;
use crate::sandbox::payload;
use crate::sandbox::state::State;
use crate::sandbox::world::{Attachment, Channel, EPHEMERAL, LOADING, Message, Snowflake};

/// A new message from a draft; not stored yet. `only` is the person who sees it if it is ephemeral.
/// Empty is 50006.
pub(super) fn make(
    state: &mut State,
    draft: Draft,
    channel: Snowflake,
    only: Option<Snowflake>,
    base: &str,
) -> Result<Message, ApiError> {
    let content = draft.content.clone().unwrap_or_default();
    let mut message = blank(state, channel);
    // An ephemeral message reaches nobody but the person who has just acted.
    message.pings = draft.allowed.pings(&content);
    let guild = state.world.channels.get(&channel).and_then(Channel::guild);
    let is_there = |id: Snowflake| match guild {
        Some(guild) => state.world.is_member(id, guild),
        None => state.world.people.contains_key(&id),
    };
    message.pings.retain(|id| is_there(*id) && only.is_none_or(|only| only == *id));
    message.pings_everyone = only.is_none() && draft.allowed.pings_everyone(&content);
    message.flags = draft.flags & !EPHEMERAL | if only.is_some() { EPHEMERAL } else { 0 };
    message.only = only;
    message.nonce.clone_from(&draft.nonce);
    message.reply_to = draft.reply_to;
    fill(state, &mut message, draft, base);
    not_empty(&message)?;
    Ok(message)
}

/// A "thinking" message.
pub(super) fn loading(state: &mut State, channel: Snowflake, only: Option<Snowflake>) -> Message {
    let mut message = blank(state, channel);
    message.flags = LOADING | if only.is_some() { EPHEMERAL } else { 0 };
    message.only = only;
    message
}

/// Changes a message as a draft says, stores it and returns it. A "thinking" message becomes the answer.
pub(super) fn change(state: &mut State, id: Snowflake, draft: Draft, base: &str) -> Result<Message, ApiError> {
    let mut message = state.world.messages.get(&id).cloned().ok_or_else(ApiError::unknown_message)?;
    if message.is_loading() {
        message.flags &= !LOADING;
    } else {
        message.edited += 1;
        message.edited_ms = Some(state.now_ms);
    }
    fill(state, &mut message, draft, base);
    not_empty(&message)?;
    state.edit(message.clone());
    Ok(message)
}

fn blank(state: &mut State, channel: Snowflake) -> Message {
    Message {
        id: state.id(),
        channel,
        content: String::new(),
        embeds: Vec::new(),
        components: Vec::new(),
        attachments: Vec::new(),
        flags: 0,
        edited: 0,
        created_ms: state.now_ms,
        edited_ms: None,
        pings: std::collections::BTreeSet::new(),
        pings_everyone: false,
        only: None,
        interaction: None,
        nonce: None,
        pinned: false,
        reply_to: None,
        system: 0,
    }
}

/// A message that Discord itself posts in the bot's name.
pub(super) fn system(state: &mut State, channel: Snowflake, kind: u8, content: &str) -> Message {
    Message { system: kind, content: content.into(), ..blank(state, channel) }
}

/// Puts what a draft has sent into a message; what it has not sent stays.
fn fill(state: &mut State, message: &mut Message, draft: Draft, base: &str) {
    if let Some(content) = draft.content {
        message.content = content;
    }
    if let Some(components) = draft.components {
        message.components = components::completed(components);
    }
    if let Some(listed) = &draft.attachments {
        message.attachments.retain(|file| listed.iter().any(|l| l.id == file.id));
        for file in &mut message.attachments {
            let entry = listed.iter().find(|l| l.id == file.id);
            if let Some(description) = entry.and_then(|entry| entry.description.clone()) {
                file.description = Some(description);
            }
        }
    }
    for upload in draft.uploads {
        let listed = draft.attachments.iter().flatten().find(|l| l.id.0 == upload.number);
        let file = attach(state.id(), upload, listed);
        message.attachments.push(file);
    }
    if let Some(embeds) = draft.embeds {
        for name in embeds::references(&embeds) {
            if !message.attachments.iter().any(|file| file.filename == name) {
                state.log.violation("embed", format!("attachment://{name} is no file of the message"));
            }
        }
        message.embeds = embeds;
        for embed in &mut message.embeds {
            payload::drop_nulls(embed);
            embed["type"] = "rich".into();
            for field in embed.get_mut("fields").and_then(|fields| fields.as_array_mut()).into_iter().flatten() {
                if field["inline"].is_null() {
                    field["inline"] = false.into();
                }
            }
            for picture in ["image", "thumbnail"] {
                let name = embed[picture]["url"].as_str().and_then(|url| url.strip_prefix("attachment://"));
                let file = name.and_then(|name| message.attachments.iter().find(|file| file.filename == name));
                if let Some(url) = file.map(|file| payload::url(message.channel, file, base)) {
                    embed[picture]["url"] = url.into();
                }
            }
        }
    }
}

fn attach(id: Snowflake, upload: Upload, listed: Option<&Listed>) -> Attachment {
    let pixels = pixels(&upload.bytes);
    Attachment {
        id,
        filename: listed.and_then(|l| l.filename.clone()).unwrap_or(upload.filename),
        description: listed.and_then(|l| l.description.clone()),
        content_type: upload.content_type,
        bytes: Arc::from(upload.bytes),
        pixels,
    }
}

/// Width and height in the header of a PNG.
fn pixels(bytes: &[u8]) -> Option<(u32, u32)> {
    let header = bytes.strip_prefix(b"\x89PNG\r\n\x1a\n")?;
    let number = |at: usize| Some(u32::from_be_bytes(header.get(at..at + 4)?.try_into().ok()?));
    Some((number(8)?, number(12)?))
}

fn not_empty(message: &Message) -> Result<(), ApiError> {
    let empty = message.content.is_empty() && message.embeds.is_empty() && message.attachments.is_empty();
    if empty { Err(ApiError::empty_message()) } else { Ok(()) }
}
