//! `/game`: from the lobby to the list of matches.

use poise::serenity_prelude::Role;

use super::{Context, Done};
use crate::discord::{apart, choices, desk};
use crate::table::gate::GateWish;
use crate::table::intent::{Intent, Look};

/// The sub-commands; itself it cannot be called.
#[poise::command(
    slash_command,
    guild_only,
    subcommand_required,
    subcommands("new", "join", "leave", "add_ai", "remove", "gate", "start", "settings", "skip", "word", "list")
)]
#[expect(clippy::unused_async, reason = "poise calls it so")]
pub(super) async fn game(_: Context<'_>) -> Done {
    Ok(())
}

/// Opens a lobby here, or in a thread that it makes. Names what the bot lacks before there is one.
#[poise::command(slash_command, guild_only)]
async fn new(
    context: Context<'_>,
    ruleset: Option<String>,
    preset: Option<String>,
    #[rename = "where"] place: Option<String>,
) -> Done {
    if place.as_deref() == Some("thread") {
        return apart::open(context, ruleset, preset).await;
    }
    desk::open(context, Intent::New { ruleset, preset }).await
}

#[poise::command(slash_command, guild_only)]
async fn join(context: Context<'_>, #[autocomplete = "choices::seat_place"] seat: Option<String>) -> Done {
    let intent = seat.map_or(Intent::Join, |seat| Intent::JoinAt { seat });
    desk::act(context, intent).await
}

#[poise::command(slash_command, guild_only)]
async fn leave(context: Context<'_>) -> Done {
    desk::leave(context).await
}

#[poise::command(slash_command, guild_only, rename = "add-ai")]
async fn add_ai(context: Context<'_>, count: Option<i64>) -> Done {
    desk::act(context, Intent::AddAi { count: count.unwrap_or(1) }).await
}

#[poise::command(slash_command, guild_only)]
async fn remove(context: Context<'_>, #[autocomplete = "choices::seat"] seat: String) -> Done {
    desk::act(context, Intent::Remove { seat }).await
}

/// What the lobby asks of those who join.
#[poise::command(slash_command, guild_only)]
async fn gate(
    context: Context<'_>,
    #[rename = "rule"] asks: Option<String>,
    role: Option<Role>,
    days: Option<i64>,
) -> Done {
    let approval = asks.map(|asks| asks == "approval");
    desk::act(context, Intent::Gate(GateWish { approval, role: role.map(|role| role.id.get()), days })).await
}

#[poise::command(slash_command, guild_only)]
async fn start(context: Context<'_>) -> Done {
    desk::act(context, Intent::Start).await
}

#[poise::command(slash_command, guild_only)]
async fn settings(
    context: Context<'_>,
    preset: Option<String>,
    #[autocomplete = "choices::option"] option: Option<String>,
    #[autocomplete = "choices::value"] value: Option<String>,
) -> Done {
    desk::act(context, Intent::Settings { preset, option, value }).await
}

#[poise::command(slash_command, guild_only)]
async fn skip(context: Context<'_>) -> Done {
    desk::act(context, Intent::Skip).await
}

#[poise::command(slash_command, guild_only)]
async fn word(context: Context<'_>, text: String) -> Done {
    desk::act(context, Intent::Word { text }).await
}

#[poise::command(slash_command, guild_only)]
async fn list(context: Context<'_>) -> Done {
    desk::look(context, Look::List).await
}
