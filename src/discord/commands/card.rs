//! `/card`: the event of a card, played at once or armed for the turns of others.

use super::{Context, Done};
use crate::discord::{armies, choices, desk};
use crate::table::intent::Intent;
use crate::table::special::{Manoeuvre, Played};

/// The sub-commands; itself it cannot be called.
#[poise::command(slash_command, guild_only, subcommand_required, subcommands("play", "arm", "disarm"))]
#[expect(clippy::unused_async, reason = "poise calls it so")]
pub(super) async fn card(_: Context<'_>) -> Done {
    Ok(())
}

#[poise::command(slash_command, guild_only)]
#[expect(clippy::too_many_arguments, reason = "one for each option of the command")]
async fn play(
    context: Context<'_>,
    #[autocomplete = "choices::play_card"] card: String,
    #[autocomplete = "choices::play_target"] target: Option<String>,
    #[autocomplete = "choices::play_to"] to: Option<String>,
    #[autocomplete = "choices::ship_class"] class: Option<String>,
    #[autocomplete = "choices::play_seat"] army: Option<String>,
    armies: Option<String>,
    #[autocomplete = "choices::ships_of_target"] ships: Option<String>,
    way: Option<String>,
    #[autocomplete = "choices::play_marker"] token: Option<String>,
) -> Done {
    let played = Played { card, target, to, class, seat: army, armies, ships, way, marker: token };
    desk::act(context, Intent::Special(Manoeuvre::Play(played))).await
}

#[poise::command(slash_command, guild_only)]
async fn arm(
    context: Context<'_>,
    #[autocomplete = "choices::arm_card"] card: String,
    #[autocomplete = "choices::guard"] spaces: Option<String>,
    least: Option<i64>,
    against: Option<String>,
    #[autocomplete = "choices::army"] army: Option<String>,
) -> Done {
    armies::act_as(context, army, Intent::Special(Manoeuvre::Arm { card, spaces, least, seats: against })).await
}

#[poise::command(slash_command, guild_only)]
async fn disarm(context: Context<'_>, #[autocomplete = "choices::armed_card"] card: String) -> Done {
    desk::act(context, Intent::Special(Manoeuvre::Disarm { card })).await
}
