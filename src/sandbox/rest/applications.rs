//! `/applications`, `/oauth2/applications` and `/users`.

use serde_json::Value;

use super::{Answer, Call, Reply};
use crate::sandbox::errors::ApiError;
use crate::sandbox::payload;
use crate::sandbox::permissions::Permissions;
use crate::sandbox::state::State;
use crate::sandbox::world::{Channel, Place, Reach, Snowflake};

pub(super) fn route(state: &mut State, call: &Call, path: &[&str]) -> Answer {
    match (call.method.as_str(), path) {
        ("GET", ["oauth2", "applications", "@me"] | ["applications", "@me"]) => {
            Ok(Reply::Json(payload::application(state)))
        }
        ("GET", ["users", "@me"]) => Ok(Reply::Json(payload::bot_user(state))),
        ("GET", ["users", id]) => {
            let person = id.parse().ok().and_then(|id| state.world.people.get(&id));
            person
                .map(|person| Reply::Json(payload::user(person)))
                .ok_or_else(|| ApiError { status: 404, ..ApiError::unknown_user() })
        }
        ("POST", ["users", "@me", "channels"]) => open_dm(state, call),
        (_, ["applications", app, "commands"]) => commands(state, call, app, None),
        (_, ["applications", app, "guilds", guild, "commands"]) => {
            let guild = guild.parse().ok().filter(|id| {
                state.world.guilds.get(id).is_some_and(|guild| guild.commands && guild.reach != Reach::Removed)
            });
            commands(state, call, app, Some(guild.ok_or_else(ApiError::missing_access)?))
        }
        _ => Err(ApiError::unknown_route()),
    }
}

fn commands(state: &mut State, call: &Call, app: &str, guild: Option<Snowflake>) -> Answer {
    if app != state.app.to_string() {
        return Err(ApiError::missing_access());
    }
    match call.method.as_str() {
        "GET" => Ok(Reply::Json(state.commands.list(guild))),
        "PUT" => {
            let (now, app, ids) = (state.now_ms, state.app, &mut state.ids);
            state.commands.overwrite(guild, app, &call.body, || ids.next(now)).map(Reply::Json)
        }
        _ => Err(ApiError::unknown_route()),
    }
}

fn open_dm(state: &mut State, call: &Call) -> Answer {
    let id = &call.body["recipient_id"];
    let id = id.as_str().and_then(|id| id.parse().ok()).or(id.as_u64().map(Snowflake));
    let Some(person) = id else {
        return Err(ApiError::form("recipient_id", "BASE_TYPE_REQUIRED", "This field is required"));
    };
    if person == state.app {
        return Err(ApiError::cannot_dm());
    }
    let channel = dm_channel(state, person).ok_or_else(ApiError::unknown_user)?;
    let json = state.world.channels.get(&channel).map(|channel| payload::channel(state, channel));
    Ok(Reply::Json(json.unwrap_or(Value::Null)))
}

/// The channel of a person's direct messages, made if it is not there; `None` without that person.
pub(crate) fn dm_channel(state: &mut State, person: Snowflake) -> Option<Snowflake> {
    if let Some(channel) = state.world.dm_of(person) {
        return Some(channel);
    }
    let name = format!("dm-{}", state.world.people.get(&person)?.handle);
    let id = state.id();
    let bot_permissions = Permissions::BOT | Permissions::PIN_MESSAGES;
    let channel =
        Channel { id, name, place: Place::Dm { person }, bot_permissions, pins: Vec::new(), active_ms: state.now_ms };
    state.world.channels.insert(id, channel);
    Some(id)
}
