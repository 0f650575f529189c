//! `/guilds` and the bot's own list of guilds.

use serde_json::json;

use super::{Answer, Call, Reply};
use crate::sandbox::errors::ApiError;
use crate::sandbox::payload;
use crate::sandbox::permissions::Permissions;
use crate::sandbox::state::State;
use crate::sandbox::world::{Reach, Snowflake};

/// Guilds in one answer where none are asked for.
const PAGE: usize = 200;

pub(super) fn route(state: &State, call: &Call, path: &[&str]) -> Answer {
    let guild = path.first().and_then(|id| id.parse().ok()).ok_or_else(ApiError::unknown_guild)?;
    match state.world.reach(guild) {
        Reach::Here => (),
        Reach::Outage => return Err(ApiError::outage()),
        Reach::Removed => return Err(ApiError::unknown_guild()),
    }
    match (call.method.as_str(), &path[1..]) {
        ("GET", []) => Ok(Reply::Json(payload::guild(state, guild))),
        ("GET", ["members", id]) if *id == state.app.to_string() => Ok(Reply::Json(payload::own_member(state, guild))),
        ("GET", ["members", id]) => {
            let person = id.parse().ok().and_then(|id| state.world.people.get(&id));
            let person = person.ok_or_else(|| ApiError { status: 404, ..ApiError::unknown_user() })?;
            if !state.world.is_member(person.id, guild) {
                return Err(ApiError::unknown_member());
            }
            Ok(Reply::Json(payload::member(person, state.world.permissions_of(person.id, guild))))
        }
        _ => Err(ApiError::unknown_route()),
    }
}

/// `GET /users/@me/guilds`: a page of the guilds, with what the bot's roles may do there.
pub(super) fn mine(state: &State, call: &Call) -> Answer {
    let after: Snowflake = asked(call, "after").and_then(|id| id.parse().ok()).unwrap_or(Snowflake(0));
    let limit: usize = asked(call, "limit").map_or(Ok(PAGE), str::parse).unwrap_or(0);
    if !(1..=PAGE).contains(&limit) {
        return Err(ApiError::form("limit", "NUMBER_TYPE_MAX", "int value should be between 1 and 200."));
    }
    let mine = state.world.guilds.values().filter(|guild| guild.reach != Reach::Removed);
    let page = mine.filter(|guild| guild.id > after).take(limit);
    let page = page.map(|guild| {
        json!({
            "id": guild.id, "name": guild.name, "icon": null, "banner": null, "owner": false, "features": [],
            "permissions": Permissions::MEMBER | Permissions::BOT,
        })
    });
    Ok(Reply::Json(page.collect()))
}

fn asked<'a>(call: &'a Call, name: &str) -> Option<&'a str> {
    call.query.split('&').find_map(|pair| pair.strip_prefix(name)?.strip_prefix('='))
}
