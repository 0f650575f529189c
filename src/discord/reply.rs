//! Answering an interaction: in the callback itself where the answer is there in time, deferred otherwise. Always to
//! the asker alone.

use std::future::Future;
use std::sync::Arc;

use poise::serenity_prelude as serenity;

use serenity::{
    Builder as _, CreateInteractionResponse, CreateInteractionResponseMessage, EditInteractionResponse, Http,
};

use super::asked::Asked;
use super::compose;
use super::desk::Desk;
use super::fault::{Fault, fault, in_short};
use crate::text::Message;

/// Answers with what `work` gives. `work` goes on even if Discord does not take the answer.
///
/// A picture is drawn after a defer: drawing takes a turn in a queue, and Discord waits 3 seconds only.
pub(super) async fn answer(desk: &Desk, asked: &Asked, work: impl Future<Output = Message> + Send) {
    let http = &desk.http();
    let mut work = std::pin::pin!(work);
    let told = match tokio::time::timeout(desk.defer_after(), &mut work).await {
        Ok(message) if message.picture.is_none() => send(http, asked, &message).await,
        Ok(message) => match defer(http, asked).await {
            Ok(()) => edit(desk, http, asked, message).await,
            Err(error) => Err(error),
        },
        Err(_) => {
            let deferred = defer(http, asked).await;
            let message = work.await;
            match deferred {
                Ok(()) => edit(desk, http, asked, message).await,
                Err(error) => Err(error),
            }
        }
    };
    if let Err(error) = told {
        if fault(&error) == Fault::TooLate {
            tracing::debug!("an answer came too late: {}", in_short(&error));
        } else {
            tracing::warn!("an answer was not taken: {}", in_short(&error));
        }
    }
}

async fn send(http: &Arc<Http>, asked: &Asked, message: &Message) -> serenity::Result<()> {
    let answer = CreateInteractionResponseMessage::new()
        .ephemeral(true)
        .content(&message.content)
        .allowed_mentions(compose::no_mentions())
        .components(compose::rows(message));
    CreateInteractionResponse::Message(answer).execute(http, (asked.id, &asked.token)).await
}

async fn defer(http: &Arc<Http>, asked: &Asked) -> serenity::Result<()> {
    let quiet = CreateInteractionResponseMessage::new().ephemeral(true);
    CreateInteractionResponse::Defer(quiet).execute(http, (asked.id, &asked.token)).await
}

/// Fills in the answer after a defer: an edit of `@original`, since a follow-up in its place is deprecated.
async fn edit(desk: &Desk, http: &Arc<Http>, asked: &Asked, mut message: Message) -> serenity::Result<()> {
    let wish = message.picture.take();
    let mut answer = EditInteractionResponse::new()
        .content(&message.content)
        .allowed_mentions(compose::no_mentions())
        .components(compose::rows(&message));
    if let Some(wish) = wish
        && let Some(picture) = desk.painter().paint(wish).await
    {
        answer = answer.new_attachment(compose::attachment(picture));
    }
    answer.execute(http, &asked.token).await.map(drop)
}
