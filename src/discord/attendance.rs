//! Whether those who were called are still in the server. Asked once for each call, after it was sent: nothing waits for the answer.

use poise::serenity_prelude as serenity;

use serenity::{GuildId, UserId};

use super::desk::Desk;
use super::fault::{Fault, fault, in_short};
use crate::table::absent::Called;
use crate::table::sight::AccountId;

/// Tells the table of those seats whose people have all left. Where Discord does not say, nothing follows.
pub(super) async fn ask(desk: Desk, called: Called) {
    for (_, people) in &called.seats {
        if have_left(&desk, called.guild, people).await {
            tracing::info!(of = %called.of, "whoever is awaited has left the server");
            desk.table().people_left(&called, people).await;
        }
    }
}

async fn have_left(desk: &Desk, guild: u64, people: &[AccountId]) -> bool {
    for person in people.iter().filter(|person| **person != AccountId::NOBODY) {
        if desk.servers().is_away(guild) {
            return false;
        }
        let turn = desk.turn().await;
        match turn.http().get_member(GuildId::new(guild), UserId::new(person.0)).await {
            Ok(_) => return false,
            Err(error) if fault(&error) == Fault::NoMember => (),
            Err(error) => {
                tracing::debug!("whether a player is in the server is not known: {}", in_short(&error));
                return false;
            }
        }
    }
    true
}
