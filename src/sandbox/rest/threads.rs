//! Threads: made, changed and deleted by the bot (topics/threads, resources/channel).

use serde_json::{Value, json};

use super::{Answer, Call, Reply, channels, messages};
use crate::sandbox::check::draft::{Draft, Purpose};
use crate::sandbox::errors::ApiError;
use crate::sandbox::permissions::Permissions;
use crate::sandbox::state::State;
use crate::sandbox::world::{Place, Snowflake, THREAD_CREATED, Thread};
use crate::sandbox::{limits, payload};

/// A public thread, type 11, in a text channel; in a forum a post, which comes with its first message.
pub(super) fn create(state: &mut State, call: &Call, parent: Snowflake) -> Answer {
    let place = state.world.channels.get(&parent).map(|channel| channel.place);
    let (guild, forum) = match place {
        Some(Place::Text { guild }) => (guild, false),
        Some(Place::Forum { guild }) => (guild, true),
        _ => return Err(ApiError::wrong_channel_type()),
    };
    let name = name(&call.body["name"])?;
    let auto_archive_minutes = auto_archive(&call.body["auto_archive_duration"])?.unwrap_or(limits::AUTO_ARCHIVE[3]);
    let first = if forum {
        channels::needs(state, parent, Permissions::SEND_MESSAGES)?;
        Some(Draft::parse(&call.body["message"], Purpose::Channel, call.uploads.clone())?)
    } else {
        // Without a type Discord makes a private thread; the stand-in has none.
        if call.body["type"] != 11 {
            return Err(ApiError::form("type", "BASE_TYPE_CHOICES", "Value must be one of {11}."));
        }
        channels::needs(state, parent, Permissions::CREATE_PUBLIC_THREADS)?;
        None
    };
    let owner = state.app;
    let thread = Thread { parent, owner, archived: false, locked: false, auto_archive_minutes };
    let id = state.add_channel(&name, Place::Thread { guild, thread });
    state.tell_channel(id, "THREAD_CREATE");
    if let Some(draft) = first {
        let message = messages::make(state, draft, id, None, &call.base)?;
        state.post(message);
    } else {
        // Whoever reads the channel sees that there is a thread.
        let told = messages::system(state, parent, THREAD_CREATED, &name);
        state.post(told);
    }
    Ok(Reply::Made(json_of(state, id)))
}

/// Who may send there may wake a thread that is not locked; all else needs Manage Threads, but its owner may let it sleep.
pub(super) fn change(state: &mut State, call: &Call, id: Snowflake) -> Answer {
    let Some(mut thread) = state.world.channels.get(&id).and_then(|channel| channel.place.thread()) else {
        // Changing other channels is nothing that a game master does.
        return Err(ApiError::missing_permissions());
    };
    let body = call.body.as_object().cloned().unwrap_or_default();
    let archived = body.get("archived").and_then(Value::as_bool);
    let only_archived = body.keys().all(|key| key == "archived");
    let right = match archived {
        Some(false) if only_archived && !thread.locked => Permissions::SEND_MESSAGES_IN_THREADS,
        Some(true) if only_archived && !thread.locked && thread.owner == state.app => Permissions::VIEW_CHANNEL,
        _ => Permissions::MANAGE_THREADS,
    };
    channels::needs(state, id, right)?;
    if thread.archived && archived != Some(false) {
        return Err(ApiError::archived());
    }
    thread.archived = archived.unwrap_or(thread.archived);
    thread.locked = body.get("locked").and_then(Value::as_bool).unwrap_or(thread.locked);
    if let Some(minutes) = auto_archive(&call.body["auto_archive_duration"])? {
        thread.auto_archive_minutes = minutes;
    }
    if let Some(wanted) = body.get("name") {
        let wanted = name(wanted)?;
        if let Some(channel) = state.world.channels.get_mut(&id) {
            channel.name = wanted;
        }
    }
    state.change_thread(id, |now| *now = thread);
    Ok(Reply::Json(json_of(state, id)))
}

pub(super) fn delete(state: &mut State, id: Snowflake) -> Answer {
    channels::needs(state, id, Permissions::MANAGE_THREADS)?;
    if state.world.channels.get(&id).is_none_or(|channel| channel.place.thread().is_none()) {
        return Err(ApiError::missing_permissions());
    }
    let json = json_of(state, id);
    state.delete_channel(id);
    Ok(Reply::Json(json))
}

fn json_of(state: &State, id: Snowflake) -> Value {
    state.world.channels.get(&id).map(|channel| payload::channel(state, channel)).unwrap_or_default()
}

fn name(given: &Value) -> Result<String, ApiError> {
    let name = given.as_str().unwrap_or_default().trim();
    if (1..=limits::THREAD_NAME).contains(&name.chars().count()) {
        return Ok(name.to_owned());
    }
    let why = format!("Must be between 1 and {} in length.", limits::THREAD_NAME);
    Err(ApiError::form("name", "BASE_TYPE_BAD_LENGTH", why))
}

fn auto_archive(given: &Value) -> Result<Option<u32>, ApiError> {
    if given.is_null() {
        return Ok(None);
    }
    let minutes = given.as_u64().and_then(|minutes| u32::try_from(minutes).ok());
    let known = minutes.filter(|minutes| limits::AUTO_ARCHIVE.contains(minutes));
    let wrong = || {
        let why = format!("Value must be one of {}.", json!(limits::AUTO_ARCHIVE));
        ApiError::form("auto_archive_duration", "BASE_TYPE_CHOICES", why)
    };
    known.map(Some).ok_or_else(wrong)
}
