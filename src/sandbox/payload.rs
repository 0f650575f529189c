//! JSON as Discord sends it: users, members, guilds, channels, messages (resources/*).

use serde_json::{Value, json};

use super::interactions::{Interaction, Kind};
use super::permissions::Permissions;
use super::state::State;
use super::world::{Channel, Message, Person, Place, Reach, Snowflake};

/// Takes out every field that is null: Discord keeps nothing of those in what a bot sends.
pub(crate) fn drop_nulls(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            fields.retain(|_, inner| !inner.is_null());
            fields.values_mut().for_each(drop_nulls);
        }
        Value::Array(items) => items.iter_mut().for_each(drop_nulls),
        _ => {}
    }
}

/// Unix milliseconds as an ISO 8601 time with milliseconds, UTC.
pub(crate) fn iso(ms: i64) -> String {
    let (days, in_day) = (ms.div_euclid(86_400_000), ms.rem_euclid(86_400_000));
    // Days since 1970 to a date, counting years from March (proleptic Gregorian).
    let shifted = days + 719_468;
    let (era, day_of_era) = (shifted.div_euclid(146_097), shifted.rem_euclid(146_097));
    let year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let from_march = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * from_march + 2) / 5 + 1;
    let month = if from_march < 10 { from_march + 3 } else { from_march - 9 };
    let year = year_of_era + era * 400 + i64::from(month <= 2);
    let (second, millis) = (in_day / 1000, in_day % 1000);
    let (hour, minute) = (second / 3600, second / 60 % 60);
    format!("{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{:02}.{millis:03}000+00:00", second % 60)
}

pub(crate) fn bot_user(state: &State) -> Value {
    json!({
        "id": state.app, "username": "adjutant", "discriminator": "0000", "global_name": null, "avatar": null,
        "bot": true, "system": false, "mfa_enabled": true, "verified": true, "email": null, "flags": 0,
        "public_flags": 0, "premium_type": 0, "banner": null, "accent_color": null, "locale": "en-US",
        "primary_guild": null,
    })
}

pub(crate) fn user(person: &Person) -> Value {
    json!({
        "id": person.id, "username": person.handle, "discriminator": "0", "global_name": person.name,
        "avatar": null, "public_flags": 0, "flags": 0, "avatar_decoration_data": null, "primary_guild": null,
    })
}

pub(crate) fn application(state: &State) -> Value {
    let owner = state.world.people.values().next().map(user);
    json!({
        "id": state.app, "name": "Adjutant", "icon": null, "description": "", "bot_public": false,
        "bot_require_code_grant": false, "verify_key": "00", "team": null, "flags": 0, "flags_new": "0", "owner": owner,
        "bot": bot_user(state), "redirect_uris": [], "interactions_endpoint_url": null,
        "approximate_guild_count": state.world.guilds.len(), "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0, "role_connections_verification_url": null,
        "explicit_content_filter": 0, "eligible_oauth2_scopes": [],
        "integration_types_config": { "0": {} }, "summary": "", "type": null, "rpc_origins": [], "tags": [],
    })
}

/// A member as interactions carry it: with the person's permissions in the channel.
pub(crate) fn member(person: &Person, permissions: Permissions) -> Value {
    json!({
        "user": user(person), "nick": null, "avatar": null, "banner": null, "roles": [],
        "joined_at": iso(created_ms(person.id)), "premium_since": null, "deaf": false, "mute": false, "flags": 0,
        "pending": false, "communication_disabled_until": null, "unusual_dm_activity_until": null,
        "permissions": permissions,
    })
}

/// The Unix milliseconds in an id.
fn created_ms(id: Snowflake) -> i64 {
    i64::try_from(id.0 >> 22).unwrap_or(0) + 1_420_070_400_000
}

pub(crate) fn channel(state: &State, channel: &Channel) -> Value {
    let last = state.world.messages.values().rev().find(|m| m.channel == channel.id && m.only.is_none());
    let mut json = json!({
        "id": channel.id, "name": channel.name, "flags": 0, "last_message_id": last.map(|m| m.id),
        "last_pin_timestamp": null,
    });
    match channel.place {
        Place::Text { guild } | Place::Voice { guild } | Place::Forum { guild } => {
            json["guild_id"] = json!(guild);
            json["position"] = json!(0);
            json["parent_id"] = Value::Null;
            json["topic"] = Value::Null;
            json["nsfw"] = json!(false);
            json["rate_limit_per_user"] = json!(0);
            json["permission_overwrites"] = overwrites(state, channel);
            json["type"] = json!(0);
            if let Place::Voice { .. } = channel.place {
                json["type"] = json!(2);
                json["bitrate"] = json!(64_000);
                json["user_limit"] = json!(0);
                json["rtc_region"] = Value::Null;
            }
            if let Place::Forum { .. } = channel.place {
                json["type"] = json!(15);
                json["available_tags"] = json!([]);
                json["default_reaction_emoji"] = Value::Null;
                json["default_sort_order"] = Value::Null;
                json["default_forum_layout"] = json!(0);
            }
        }
        Place::Thread { guild, thread } => {
            json["type"] = json!(11);
            json["guild_id"] = json!(guild);
            json["parent_id"] = json!(thread.parent);
            json["owner_id"] = json!(thread.owner);
            json["rate_limit_per_user"] = json!(0);
            json["message_count"] = json!(0);
            json["member_count"] = json!(1);
            json["total_message_sent"] = json!(0);
            json["thread_metadata"] = json!({
                "archived": thread.archived, "auto_archive_duration": thread.auto_archive_minutes,
                "locked": thread.locked,
                "archive_timestamp": iso(channel.active_ms), "create_timestamp": iso(created_ms(channel.id)),
            });
        }
        Place::Dm { person } => {
            json["type"] = json!(1);
            json["recipients"] = json!(state.world.people.get(&person).map(user).into_iter().collect::<Vec<_>>());
            if let Some(fields) = json.as_object_mut() {
                fields.remove("name");
            }
        }
    }
    json
}

/// The difference between the bot's role and what it may do in this channel.
fn overwrites(state: &State, channel: &Channel) -> Value {
    let (allow, deny) = (channel.bot_permissions - Permissions::BOT, Permissions::BOT - channel.bot_permissions);
    if allow == Permissions::NONE && deny == Permissions::NONE {
        return json!([]);
    }
    json!([{ "id": state.app, "type": 1, "allow": allow, "deny": deny }])
}

fn role(id: Snowflake, name: &str, permissions: Permissions, managed_by: Option<Snowflake>) -> Value {
    let mut role = json!({
        "id": id, "name": name, "color": 0, "hoist": false, "managed": managed_by.is_some(), "mentionable": false,
        "colors": { "primary_color": 0, "secondary_color": null, "tertiary_color": null },
        "permissions": permissions, "position": i32::from(managed_by.is_some()), "icon": null,
        "unicode_emoji": null, "flags": 0,
    });
    if let Some(bot) = managed_by {
        role["tags"] = json!({ "bot_id": bot });
    }
    role
}

/// The id of the bot's own role: the next after the guild's.
fn bot_role(guild: Snowflake) -> Snowflake {
    Snowflake(guild.0 + 1)
}

/// The bot as a member.
pub(crate) fn own_member(state: &State, guild: Snowflake) -> Value {
    json!({
        "user": bot_user(state), "nick": null, "avatar": null, "banner": null, "roles": [bot_role(guild)],
        "joined_at": iso(created_ms(guild)), "premium_since": null, "deaf": false, "mute": false, "flags": 0,
        "pending": false, "communication_disabled_until": null,
    })
}

/// A guild as `GET /guilds/ID` gives it; `null` where there is none.
pub(crate) fn guild(state: &State, id: Snowflake) -> Value {
    let Some(guild) = state.world.guilds.get(&id) else { return Value::Null };
    json!({
        "id": id, "name": guild.name, "icon": null, "splash": null, "discovery_splash": null, "banner": null,
        "owner_id": guild.owner, "afk_channel_id": null, "afk_timeout": 300, "widget_enabled": false,
        "verification_level": 1, "default_message_notifications": 1, "explicit_content_filter": 0,
        "emojis": [], "stickers": [], "features": [], "mfa_level": 0, "application_id": null,
        "system_channel_id": null, "system_channel_flags": 0, "rules_channel_id": null, "vanity_url_code": null,
        "description": null, "premium_tier": 0, "premium_subscription_count": 0, "preferred_locale": guild.locale,
        "public_updates_channel_id": null, "nsfw_level": 0, "nsfw": false, "premium_progress_bar_enabled": false,
        "safety_alerts_channel_id": null, "incidents_data": null, "home_header": null, "region": "deprecated",
        "widget_channel_id": null, "max_presences": null, "max_members": 25_000_000,
        "max_stage_video_channel_users": 50, "max_video_channel_users": 25,
        "roles": [
            role(id, "@everyone", Permissions::MEMBER, None),
            role(bot_role(id), "Adjutant", Permissions::BOT, Some(state.app)),
        ],
    })
}

pub(crate) fn guild_create(state: &State, id: Snowflake) -> Value {
    if !state.world.guilds.contains_key(&id) {
        return json!({ "id": id, "unavailable": true });
    }
    let of_guild = |thread: bool| {
        // A thread that sleeps is not told of.
        let fits = move |c: &&Channel| {
            c.guild() == Some(id) && c.place.thread().map(|of| !of.archived) == thread.then_some(true)
        };
        state.world.channels.values().filter(fits).map(|c| channel(state, c)).collect::<Vec<_>>()
    };
    let mut json = guild(state, id);
    // What only this event carries.
    let event = json!({
        "joined_at": iso(created_ms(id)), "large": false, "unavailable": false, "version": 1,
        "member_count": state.world.people.len() + 1, "voice_states": [], "members": [own_member(state, id)],
        "channels": of_guild(false), "threads": of_guild(true), "presences": [], "stage_instances": [],
        "guild_scheduled_events": [], "soundboard_sounds": [],
    });
    if let (Some(json), Value::Object(event)) = (json.as_object_mut(), event) {
        json.extend(event);
    }
    json
}

pub(crate) fn ready(state: &State, session: &str, url: &str, shard: (u64, u64)) -> Value {
    let mine =
        |guild: &&Snowflake| (guild.0 >> 22) % shard.1 == shard.0 && state.world.reach(**guild) != Reach::Removed;
    let guilds: Vec<_> =
        state.world.guilds.keys().filter(mine).map(|id| json!({ "id": id, "unavailable": true })).collect();
    json!({
        "v": 10, "user": bot_user(state), "user_settings": {}, "session_type": "normal", "session_id": session,
        "resume_gateway_url": url, "shard": [shard.0, shard.1], "guilds": guilds, "private_channels": [],
        "relationships": [], "presences": [], "application": { "id": state.app, "flags": 0 },
        "_trace": [],
    })
}

/// A message as the REST API and interactions carry it. `base` is the stand-in's own URL.
pub(crate) fn message(state: &State, message: &Message, base: &str) -> Value {
    let attachments: Vec<_> = message.attachments.iter().map(|a| attachment(message.channel, a, base)).collect();
    let mentioned: Vec<_> = super::mentions::users(&message.content)
        .into_iter()
        .filter_map(|id| state.world.people.get(&id).map(user))
        .collect();
    let mut json = json!({
        "id": message.id, "channel_id": message.channel, "author": bot_user(state), "content": message.content,
        "timestamp": iso(message.created_ms), "edited_timestamp": message.edited_ms.map(iso), "tts": false,
        "mention_everyone": message.pings_everyone, "mentions": mentioned, "mention_roles": [],
        "attachments": attachments, "embeds": message.embeds, "components": message.components,
        "pinned": message.pinned, "type": kind(message), "flags": message.flags, "reactions": [],
        "application_id": state.app,
    });
    if let Some(nonce) = &message.nonce {
        json["nonce"] = nonce.clone();
    }
    if let Some(reply) = message.reply_to {
        json["message_reference"] = json!({ "type": 0, "channel_id": message.channel, "message_id": reply });
    }
    if let Some(interaction) = message.interaction.and_then(|id| state.interactions.get(id)) {
        json["webhook_id"] = json!(state.app);
        json["interaction_metadata"] = metadata(state, interaction);
    }
    json
}

/// Whose interaction a message answers. A form names what opened it; the stand-in keeps of that only the message, if there was one.
fn metadata(state: &State, interaction: &Interaction) -> Value {
    let of = |kind: Kind| {
        let mut json = json!({
            "id": interaction.id, "type": kind.number(), "authorizing_integration_owners": {},
            "user": state.world.people.get(&interaction.person).map(user),
        });
        if kind == Kind::Component {
            json["interacted_message_id"] = json!(interaction.source);
        }
        json
    };
    let mut json = of(interaction.kind);
    if interaction.kind == Kind::Modal {
        let opener = if interaction.source.is_some() { Kind::Component } else { Kind::Command };
        json["triggering_interaction_metadata"] = of(opener);
    }
    json
}

/// Message types: 0 plain, 19 a reply, 20 the answer to a command; those of Discord itself.
fn kind(message: &Message) -> u8 {
    if message.system != 0 {
        return message.system;
    }
    match (message.interaction, message.reply_to) {
        (Some(_), _) => 20,
        (None, Some(_)) => 19,
        (None, None) => 0,
    }
}

fn attachment(channel: Snowflake, attachment: &super::world::Attachment, base: &str) -> Value {
    let url = url(channel, attachment, base);
    let mut json = json!({
        "id": attachment.id, "filename": attachment.filename, "size": attachment.bytes.len(), "url": url,
        "proxy_url": url, "content_type": attachment.content_type,
    });
    if let Some((width, height)) = attachment.pixels {
        json["width"] = json!(width);
        json["height"] = json!(height);
    }
    if let Some(description) = &attachment.description {
        json["description"] = json!(description);
    }
    json
}

/// Where the bytes of an attachment can be got.
pub(crate) fn url(channel: Snowflake, attachment: &super::world::Attachment, base: &str) -> String {
    format!("{base}/attachments/{channel}/{}/{}", attachment.id, attachment.filename)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_iso() {
        assert_eq!(iso(0), "1970-01-01T00:00:00.000000+00:00");
        assert_eq!(iso(1_709_210_096_789), "2024-02-29T12:34:56.789000+00:00");
        assert_eq!(iso(1_798_761_599_999), "2026-12-31T23:59:59.999000+00:00");
    }
}
