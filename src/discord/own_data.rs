//! What is stored about the asker: shown, given as a file, and deleted once that was confirmed.

use super::asked::Asked;
use super::commands::Context;
use super::connect::DiscordError;
use super::desk::Desk;
use super::reply::{self, File};
use crate::table::answer::Refused;
use crate::text::{self, Message};

/// Shows it.
pub(super) async fn show(context: Context<'_>) -> Result<(), DiscordError> {
    let (desk, asked) = (context.framework.user_data, Asked::by_command(context.interaction));
    let work = async {
        match desk.table().held_shown(asked.account).await {
            Ok(held) => text::held(&held, asked.lang),
            Err(refused) => text::refused(&refused, asked.lang),
        }
    };
    reply::answer(desk, &asked, work).await;
    Ok(())
}

/// Gives it as a file.
pub(super) async fn export(context: Context<'_>) -> Result<(), DiscordError> {
    let (desk, asked) = (context.framework.user_data, Asked::by_command(context.interaction));
    let work = async {
        let file = match desk.table().held_for_file(asked.account).await {
            Ok(held) => held.file(),
            Err(refused) => Err(refused),
        };
        match file {
            Ok(json) => {
                let file = File { name: format!("adjutant-{}.json", asked.account.0), bytes: json.into_bytes() };
                (text::held_file(asked.lang), Some(file))
            }
            Err(refused) => (text::refused(&refused, asked.lang), None),
        }
    };
    reply::hand_over(desk, &asked, work).await;
    Ok(())
}

/// Shows what deleting it means, with the button that does it.
pub(super) async fn ask(context: Context<'_>) -> Result<(), DiscordError> {
    let (desk, asked) = (context.framework.user_data, Asked::by_command(context.interaction));
    reply::answer(desk, &asked, wish(desk, &asked)).await;
    Ok(())
}

async fn wish(desk: &Desk, asked: &Asked) -> Message {
    match desk.table().held_shown(asked.account).await {
        Ok(held) => text::forget_wish(&held, asked.lang),
        Err(refused) => text::refused(&refused, asked.lang),
    }
}

/// Deletes it; asks again where something else would be lost than was shown.
pub(super) async fn delete(desk: &Desk, asked: &Asked, seen: u64) -> Message {
    match desk.table().forget_person(&asked.person_with(None), seen).await {
        Ok(()) => text::forgotten(asked.lang),
        Err(Refused::MovedOn) => wish(desk, asked).await,
        Err(refused) => text::refused(&refused, asked.lang),
    }
}
