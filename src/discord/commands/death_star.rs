//! `/death-star`: placed, moved, fired, attacked.

use super::{Context, Done};
use crate::discord::{choices, desk};
use crate::table::intent::Intent;
use crate::table::special::Manoeuvre;

/// The sub-commands; itself it cannot be called.
#[poise::command(
    slash_command,
    guild_only,
    rename = "death-star",
    subcommand_required,
    subcommands("place", "move_to", "fire", "attack")
)]
#[expect(clippy::unused_async, reason = "poise calls it so")]
pub(super) async fn death_star(_: Context<'_>) -> Done {
    Ok(())
}

#[poise::command(slash_command, guild_only)]
async fn place(context: Context<'_>, #[autocomplete = "choices::station_at"] space: String) -> Done {
    desk::act(context, Intent::Special(Manoeuvre::PlaceStation { space })).await
}

#[poise::command(slash_command, guild_only, rename = "move")]
async fn move_to(context: Context<'_>, #[autocomplete = "choices::station_to"] to: String) -> Done {
    desk::act(context, Intent::Special(Manoeuvre::MoveStation { to })).await
}

#[poise::command(slash_command, guild_only)]
async fn fire(context: Context<'_>, #[autocomplete = "choices::fire_card"] card: Option<String>) -> Done {
    desk::act(context, Intent::Special(Manoeuvre::Fire { card })).await
}

#[poise::command(slash_command, guild_only)]
async fn attack(
    context: Context<'_>,
    #[autocomplete = "choices::assault_from"] from: String,
    armies: Option<i64>,
    #[autocomplete = "choices::ships_from"] ships: Option<String>,
    repeat: Option<bool>,
) -> Done {
    let repeat = repeat.unwrap_or(false);
    desk::act(context, Intent::Special(Manoeuvre::Assault { from, armies, ships, repeat })).await
}
