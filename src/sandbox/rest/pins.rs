//! Pins of a channel, at the old routes (`/pins`) and the new ones (`/messages/pins`).

use serde_json::{Value, json};

use super::{Answer, Call, Reply, channels, messages};
use crate::sandbox::errors::ApiError;
use crate::sandbox::permissions::Permissions;
use crate::sandbox::state::State;
use crate::sandbox::world::{PINNED, Snowflake};
use crate::sandbox::{limits, payload};

pub(super) fn route(state: &mut State, call: &Call, channel: Snowflake, rest: &[&str]) -> Answer {
    let (old, rest) = match rest {
        ["pins", rest @ ..] => (true, rest),
        ["messages", "pins", rest @ ..] => (false, rest),
        _ => return Err(ApiError::unknown_route()),
    };
    if old {
        state.log.deprecated.push(format!("{} /channels/{channel}/pins: use /messages/pins", call.method));
    }
    match (call.method.as_str(), rest) {
        ("GET", []) => Ok(Reply::Json(list(state, call, channel, old))),
        ("PUT" | "DELETE", [message]) => {
            // Pin Messages left Manage Messages in 2026; either is accepted here.
            channels::needs(state, channel, Permissions::PIN_MESSAGES)
                .or_else(|_| channels::needs(state, channel, Permissions::MANAGE_MESSAGES))?;
            let message = channels::find(state, channel, message)?.id;
            pin(state, channel, message, call.method == "PUT")?;
            Ok(Reply::Empty)
        }
        _ => Err(ApiError::unknown_route()),
    }
}

fn pin(state: &mut State, channel: Snowflake, message: Snowflake, pinned: bool) -> Result<(), ApiError> {
    let Some(place) = state.world.channels.get_mut(&channel) else { return Err(ApiError::unknown_channel()) };
    if place.place.thread().is_some_and(|thread| thread.archived) {
        return Err(ApiError::archived());
    }
    let was_pinned = place.pins.contains(&message);
    place.pins.retain(|pin| *pin != message);
    if pinned {
        if place.pins.len() >= limits::PINS {
            return Err(ApiError::too_many_pins());
        }
        place.pins.push(message);
    }
    let guild = place.guild();
    if let Some(message) = state.world.messages.get_mut(&message) {
        message.pinned = pinned;
    }
    let time = payload::iso(state.now_ms);
    let changed = json!({ "guild_id": guild, "channel_id": channel, "last_pin_timestamp": pinned.then_some(time) });
    state.tell("CHANNEL_PINS_UPDATE", &changed, guild);
    if pinned && !was_pinned {
        let mut told = messages::system(state, channel, PINNED, "");
        told.reply_to = Some(message);
        state.post(told);
    }
    Ok(())
}

/// Newest pin first.
fn list(state: &State, call: &Call, channel: Snowflake, old: bool) -> Value {
    let pins = state.world.channels.get(&channel).map(|channel| channel.pins.as_slice()).unwrap_or_default();
    let pinned = pins.iter().rev().filter_map(|pin| state.world.messages.get(pin));
    let json = pinned.map(|message| payload::message(state, message, &call.base));
    if old {
        return json.collect();
    }
    let items: Vec<Value> =
        json.map(|message| json!({ "pinned_at": payload::iso(state.now_ms), "message": message })).collect();
    json!({ "items": items, "has_more": false })
}
