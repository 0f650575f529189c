//! `/channels`: a channel, its messages, typing.

use serde_json::Value;

use super::{Answer, Call, Reply, messages, pins, threads};
use crate::sandbox::check::draft::{Draft, Purpose};
use crate::sandbox::errors::ApiError;
use crate::sandbox::permissions::Permissions;
use crate::sandbox::state::State;
use crate::sandbox::world::{Channel, Message, Place, Reach, Snowflake};
use crate::sandbox::{limits, payload};

pub(super) fn route(state: &mut State, call: &Call, channel: &str, rest: &[&str]) -> Answer {
    let id = channel.parse().ok().and_then(|id| state.world.channels.get(&id)).map(|channel| channel.id);
    let id = id.ok_or_else(ApiError::unknown_channel)?;
    // Of a guild in which it is not, the bot may not even know the channels.
    match state.world.channels.get(&id).and_then(Channel::guild).map(|guild| state.world.reach(guild)) {
        Some(Reach::Removed) => return Err(ApiError::missing_access()),
        Some(Reach::Outage) => return Err(ApiError::outage()),
        Some(Reach::Here) | None => (),
    }
    needs(state, id, Permissions::VIEW_CHANNEL)?;
    match (call.method.as_str(), rest) {
        ("GET", []) => {
            let json = state.world.channels.get(&id).map(|channel| payload::channel(state, channel));
            Ok(Reply::Json(json.unwrap_or(Value::Null)))
        }
        ("PATCH", []) => threads::change(state, call, id),
        ("DELETE", []) => threads::delete(state, id),
        ("POST", ["threads"]) => threads::create(state, call, id),
        ("POST", ["typing"]) => {
            may_send(state, id)?;
            Ok(Reply::Empty)
        }
        ("POST", ["messages"]) => post(state, call, id),
        ("GET", ["messages"]) => list(state, call, id),
        (_, ["pins", ..] | ["messages", "pins", ..]) => pins::route(state, call, id, rest),
        ("GET", ["messages", message]) => {
            needs(state, id, Permissions::READ_MESSAGE_HISTORY)?;
            let message = find(state, id, message)?;
            Ok(Reply::Json(payload::message(state, message, &call.base)))
        }
        ("PATCH", ["messages", message]) => {
            let message = find(state, id, message)?.id;
            not_archived(state, id)?;
            let draft = Draft::parse(&call.body, Purpose::Edit, call.uploads.clone())?;
            may_show(state, id, &draft)?;
            let message = messages::change(state, message, draft, &call.base)?;
            Ok(Reply::Json(payload::message(state, &message, &call.base)))
        }
        ("DELETE", ["messages", message]) => {
            let message = find(state, id, message)?.id;
            state.delete(message);
            Ok(Reply::Empty)
        }
        _ => Err(ApiError::unknown_route()),
    }
}

/// 50001 where the bot cannot see the channel, 50013 where it lacks something else.
pub(super) fn needs(state: &State, channel: Snowflake, wanted: Permissions) -> Result<(), ApiError> {
    let has = state.world.channels.get(&channel).map_or(Permissions::NONE, |channel| channel.bot_permissions);
    match has {
        _ if !has.has(Permissions::VIEW_CHANNEL) => Err(ApiError::missing_access()),
        _ if !has.has(wanted) => Err(ApiError::missing_permissions()),
        _ => Ok(()),
    }
}

/// A message of the channel that the channel's routes can see: no ephemeral one.
pub(super) fn find<'s>(state: &'s State, channel: Snowflake, message: &str) -> Result<&'s Message, ApiError> {
    let found = message.parse().ok().and_then(|id| state.world.messages.get(&id));
    found.filter(|m| m.channel == channel && m.only.is_none()).ok_or_else(ApiError::unknown_message)
}

fn may_send(state: &State, id: Snowflake) -> Result<(), ApiError> {
    let Some(channel) = state.world.channels.get(&id) else { return Err(ApiError::unknown_channel()) };
    match channel.place {
        Place::Text { .. } | Place::Voice { .. } => needs(state, id, Permissions::SEND_MESSAGES),
        Place::Forum { .. } => Err(ApiError::no_text_channel()),
        Place::Thread { thread, .. } => {
            needs(state, id, Permissions::SEND_MESSAGES_IN_THREADS)?;
            let opens = !thread.locked || needs(state, id, Permissions::MANAGE_THREADS).is_ok();
            if opens { Ok(()) } else { Err(ApiError::locked()) }
        }
        Place::Dm { person } if state.world.people.get(&person).is_none_or(|p| p.dms_closed) => {
            Err(ApiError::cannot_dm())
        }
        Place::Dm { person } if !state.world.share_guild(person) => Err(ApiError::no_mutual_guild()),
        Place::Dm { .. } => Ok(()),
    }
}

fn may_show(state: &State, id: Snowflake, draft: &Draft) -> Result<(), ApiError> {
    if draft.embeds.as_ref().is_some_and(|embeds| !embeds.is_empty()) {
        needs(state, id, Permissions::EMBED_LINKS)?;
    }
    if !draft.uploads.is_empty() {
        needs(state, id, Permissions::ATTACH_FILES)?;
    }
    Ok(())
}

fn not_archived(state: &State, id: Snowflake) -> Result<(), ApiError> {
    let archived = |c: &Channel| c.place.thread().is_some_and(|thread| thread.archived);
    if state.world.channels.get(&id).is_some_and(archived) { Err(ApiError::archived()) } else { Ok(()) }
}

fn post(state: &mut State, call: &Call, id: Snowflake) -> Answer {
    may_send(state, id)?;
    let draft = Draft::parse(&call.body, Purpose::Channel, call.uploads.clone())?;
    may_show(state, id, &draft)?;
    if draft.enforce_nonce && draft.nonce.is_some() {
        let young = |m: &&Message| m.nonce == draft.nonce && state.now_ms - m.created_ms < limits::NONCE_MS;
        if let Some(first) = state.world.messages.values().find(young) {
            return Ok(Reply::Json(payload::message(state, first, &call.base)));
        }
    }
    if let Some(reply) = draft.reply_to {
        needs(state, id, Permissions::READ_MESSAGE_HISTORY)?;
        find(state, id, &reply.to_string())
            .map_err(|_| ApiError::form("message_reference", "REPLIES_UNKNOWN_MESSAGE", "Unknown message"))?;
    }
    let may_everyone = needs(state, id, Permissions::MENTION_EVERYONE).is_ok();
    let mut message = messages::make(state, draft, id, None, &call.base)?;
    message.pings_everyone &= may_everyone;
    state.change_thread(id, |thread| thread.archived = false);
    state.post(message.clone());
    Ok(Reply::Json(payload::message(state, &message, &call.base)))
}

/// Newest first; without the right to read the history, nothing.
fn list(state: &State, call: &Call, id: Snowflake) -> Answer {
    if needs(state, id, Permissions::READ_MESSAGE_HISTORY).is_err() {
        return Ok(Reply::Json(Value::Array(Vec::new())));
    }
    let limit = call.parameter("limit").map_or(Ok(50), str::parse::<usize>);
    let limit = limit.ok().filter(|limit| (1..=limits::LIST).contains(limit));
    let limit = limit.ok_or_else(|| ApiError::form("limit", "NUMBER_TYPE_MAX", "int value should be 1 to 100."))?;
    let edge = |name: &str| call.parameter(name).and_then(|id| id.parse::<Snowflake>().ok());
    let (before, after, around) = (edge("before"), edge("after"), edge("around"));
    let all: Vec<&Message> = state.world.messages.values().filter(|m| m.channel == id && m.only.is_none()).collect();
    let below = |edge: Snowflake| all.partition_point(|m| m.id < edge);
    let end = before.map_or(all.len(), below);
    let range = match (after, around) {
        (Some(after), _) => {
            let start = below(Snowflake(after.0 + 1));
            start..(start + limit).min(all.len())
        }
        (None, Some(around)) => {
            let start = below(around).saturating_sub(limit / 2);
            start..(start + limit).min(all.len())
        }
        (None, None) => end.saturating_sub(limit)..end,
    };
    Ok(Reply::Json(all[range].iter().rev().map(|m| payload::message(state, m, &call.base)).collect()))
}
