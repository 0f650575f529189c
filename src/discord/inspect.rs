//! What Discord says about the bot: which rights it has where. For `adjutant check`, before anybody plays.

use std::sync::Arc;

use poise::serenity_prelude as serenity;

use serenity::{Channel, ChannelId, ChannelType, GuildId, GuildPagination, Http, UserId};

use super::connect::{DiscordError, Doors, check_gateway, refused};
use super::fault::{Fault, fault, in_short};
use super::permissions;
use crate::text::Permission;

/// Servers in one answer of Discord.
const PAGE: u64 = 200;

/// A live match, by what Discord knows of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Playing {
    pub of: i64,
    pub guild: u64,
    pub channel: u64,
}

/// What was found.
#[derive(Clone, Debug)]
pub struct Inspection {
    /// The bot's name.
    pub name: String,
    pub servers: Vec<Server>,
    pub places: Vec<Spot>,
    /// The link with which the bot is invited.
    pub invitation: String,
}

/// A server that has the bot.
#[derive(Clone, Debug)]
pub struct Server {
    pub name: String,
    /// What its roles there lack of the invitation's rights; a channel may give or take more.
    pub missing: Vec<Permission>,
    /// Whether it came with the scope of commands.
    pub commands: bool,
}

/// The channel of a live match.
#[derive(Clone, Debug)]
pub struct Spot {
    pub playing: Playing,
    /// What is missing there, or in words why that cannot be said.
    pub missing: Result<Vec<Permission>, String>,
}

/// Asks Discord about the bot and about the channels of these matches. Changes nothing there.
pub async fn inspect(doors: &Doors, playing: &[Playing]) -> Result<Inspection, DiscordError> {
    let http = Arc::new(doors.way.open(&doors.token, doors.give_up_after)?);
    check_gateway(&http, doors).await?;
    let application = http.get_current_application_info().await.map_err(|error| refused(&error))?.id;
    http.set_application_id(application);
    let me = http.get_current_user().await.map_err(|error| refused(&error))?;
    let mut servers = Vec::new();
    let mut last: Option<GuildId> = None;
    loop {
        let page = http.get_guilds(last.map(GuildPagination::After), Some(PAGE)).await;
        let page = page.map_err(|error| refused(&error))?;
        for guild in &page {
            let commands = match http.get_guild_commands(guild.id).await {
                Ok(_) => true,
                // 50001 here means that the application is in the server without that scope.
                Err(error) if fault(&error) == Fault::NotAllowed => false,
                Err(error) => return Err(refused(&error)),
            };
            let missing = permissions::missing_of_invitation(guild.permissions);
            servers.push(Server { name: guild.name.clone(), missing, commands });
        }
        last = page.last().map(|guild| guild.id);
        if page.len() < usize::try_from(PAGE).unwrap_or(usize::MAX) {
            break;
        }
    }
    let mut places = Vec::new();
    for &playing in playing {
        places.push(Spot { playing, missing: spot(&http, me.id, playing).await });
    }
    Ok(Inspection { name: me.name.clone(), servers, places, invitation: permissions::invitation_link(application) })
}

/// What is missing in the channel of a match.
async fn spot(http: &Http, me: UserId, playing: Playing) -> Result<Vec<Permission>, String> {
    let words = |error: &serenity::Error| match fault(error) {
        Fault::NoChannel => "the channel is gone".to_owned(),
        Fault::NotAllowed => "the bot does not see the channel, or is no longer in its server".to_owned(),
        _ => in_short(error),
    };
    let guild = http.get_guild(GuildId::new(playing.guild)).await.map_err(|error| words(&error))?;
    let member = http.get_member(guild.id, me).await.map_err(|error| words(&error))?;
    let channel = http.get_channel(ChannelId::new(playing.channel)).await.map_err(|error| words(&error))?;
    let Channel::Guild(channel) = channel else {
        return Err("it is no channel of a server".to_owned());
    };
    if !is_thread(channel.kind) {
        return Ok(permissions::missing(guild.user_permissions_in(&channel, &member), false));
    }
    let Some(parent) = channel.parent_id else {
        return Err("its thread belongs to no channel".to_owned());
    };
    // A thread has the rights of its channel.
    match http.get_channel(parent).await.map_err(|error| words(&error))? {
        Channel::Guild(parent) => Ok(permissions::missing(guild.user_permissions_in(&parent, &member), true)),
        _ => Err("its thread belongs to no channel".to_owned()),
    }
}

fn is_thread(kind: ChannelType) -> bool {
    matches!(kind, ChannelType::PublicThread | ChannelType::PrivateThread | ChannelType::NewsThread)
}
