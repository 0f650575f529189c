//! Answering an interaction: in the callback itself where the answer is there in time, deferred otherwise. Always to
//! the asker alone: as a new message, or in place of the panel in which somebody pressed.

use std::future::Future;
use std::sync::Arc;

use poise::serenity_prelude as serenity;

use serenity::{
    Builder as _, CreateActionRow, CreateAttachment, CreateInputText, CreateInteractionResponse,
    CreateInteractionResponseFollowup, CreateInteractionResponseMessage, CreateModal, EditInteractionResponse, Http,
    InputTextStyle,
};

use super::asked::Asked;
use super::compose;
use super::desk::Desk;
use super::fault::{Fault, fault, in_short};
use super::painter::Painted;
use crate::text::{self, FormText, Message};

/// Where an answer goes.
#[derive(Clone, Copy)]
enum Way {
    /// A new message that only the asker sees.
    New,
    /// The asker's own message with the button that was pressed.
    InPlace,
}

/// Answers with what `work` gives. `work` goes on even if Discord does not take the answer.
///
/// A picture is drawn after a defer: drawing takes a turn in a queue, and Discord waits 3 seconds only.
pub(super) async fn answer(desk: &Desk, asked: &Asked, work: impl Future<Output = Message> + Send) {
    reply(desk, asked, Way::New, work).await;
}

/// [`answer`] in place of the ephemeral message in which the asker pressed.
pub(super) async fn replace(desk: &Desk, asked: &Asked, work: impl Future<Output = Message> + Send) {
    reply(desk, asked, Way::InPlace, work).await;
}

/// Answers a press under a public post: silently, since the post itself shows what comes of it; what `work` gives is told to the
/// presser alone.
pub(super) async fn tell(desk: &Desk, asked: &Asked, work: impl Future<Output = Option<Message>> + Send) {
    let http = &desk.for_answers();
    let mut work = std::pin::pin!(work);
    let told = match tokio::time::timeout(desk.defer_after(), &mut work).await {
        Ok(Some(message)) => {
            let sent = send(http, asked, Way::New, &message).await;
            desk.metrics().answered(asked.since.elapsed());
            sent
        }
        Ok(None) => {
            let silent = CreateInteractionResponse::Acknowledge.execute(http, (asked.id, &asked.token)).await;
            desk.metrics().answered(asked.since.elapsed());
            silent
        }
        Err(_) => {
            let deferred = defer(desk, http, asked, Way::InPlace).await;
            match (deferred, work.await) {
                (Ok(()), Some(message)) => follow(http, asked, &message).await,
                (deferred, _) => deferred,
            }
        }
    };
    log(told);
}

/// A file for the asker alone.
pub(super) struct File {
    pub(super) name: String,
    pub(super) bytes: Vec<u8>,
}

/// [`answer`] with a file, after a defer.
pub(super) async fn hand_over(desk: &Desk, asked: &Asked, work: impl Future<Output = (Message, Option<File>)> + Send) {
    let http = &desk.for_answers();
    let deferred = defer(desk, http, asked, Way::New).await;
    let (message, file) = work.await;
    let mut answer = EditInteractionResponse::new().content(&message.content).allowed_mentions(compose::no_mentions());
    if let Some(file) = file {
        answer = answer.new_attachment(CreateAttachment::bytes(file.bytes, file.name));
    }
    log(match deferred {
        Ok(()) => answer.execute(http, &asked.token).await.map(drop),
        Err(error) => Err(error),
    });
}

/// Opens a form.
pub(super) async fn ask(desk: &Desk, asked: &Asked, form: &FormText) {
    let line = CreateInputText::new(InputTextStyle::Short, &form.label, "line").max_length(form.longest).required(true);
    let line = if form.value.is_empty() { line } else { line.value(&form.value) };
    let modal = CreateModal::new(&form.id, &form.title).components(vec![CreateActionRow::InputText(line)]);
    log(CreateInteractionResponse::Modal(modal).execute(desk.for_answers(), (asked.id, &asked.token)).await);
}

async fn reply(desk: &Desk, asked: &Asked, way: Way, work: impl Future<Output = Message> + Send) {
    let http = &desk.for_answers();
    let mut work = std::pin::pin!(work);
    let told = match tokio::time::timeout(desk.defer_after(), &mut work).await {
        Ok(message) if message.picture.is_none() => {
            let sent = send(http, asked, way, &message).await;
            desk.metrics().answered(asked.since.elapsed());
            sent
        }
        Ok(message) => match defer(desk, http, asked, way).await {
            Ok(()) => edit(desk, http, asked, message).await,
            Err(error) => Err(error),
        },
        Err(_) => {
            let deferred = defer(desk, http, asked, way).await;
            let message = work.await;
            match deferred {
                Ok(()) => edit(desk, http, asked, message).await,
                Err(error) => Err(error),
            }
        }
    };
    log(told);
}

fn log(told: serenity::Result<()>) {
    if let Err(error) = told {
        if fault(&error) == Fault::TooLate {
            tracing::debug!("an answer came too late: {}", in_short(&error));
        } else {
            tracing::warn!("an answer was not taken: {}", in_short(&error));
        }
    }
}

async fn send(http: &Arc<Http>, asked: &Asked, way: Way, message: &Message) -> serenity::Result<()> {
    let answer = CreateInteractionResponseMessage::new()
        .ephemeral(true)
        .content(&message.content)
        .allowed_mentions(compose::no_mentions())
        .components(compose::rows(message));
    let answer = match way {
        Way::New => CreateInteractionResponse::Message(answer),
        Way::InPlace => CreateInteractionResponse::UpdateMessage(answer),
    };
    answer.execute(http, (asked.id, &asked.token)).await
}

async fn defer(desk: &Desk, http: &Arc<Http>, asked: &Asked, way: Way) -> serenity::Result<()> {
    let later = match way {
        Way::New => CreateInteractionResponse::Defer(CreateInteractionResponseMessage::new().ephemeral(true)),
        Way::InPlace => CreateInteractionResponse::Acknowledge,
    };
    let deferred = later.execute(http, (asked.id, &asked.token)).await;
    desk.metrics().answered(asked.since.elapsed());
    desk.metrics().deferred();
    deferred
}

/// A message of its own after a press that was acknowledged: an edit would change the post under which it was pressed.
async fn follow(http: &Arc<Http>, asked: &Asked, message: &Message) -> serenity::Result<()> {
    let answer = CreateInteractionResponseFollowup::new()
        .ephemeral(true)
        .content(&message.content)
        .allowed_mentions(compose::no_mentions())
        .components(compose::rows(message));
    answer.execute(http, (None, &asked.token)).await.map(drop)
}

/// Fills in the answer after a defer: an edit of `@original`, since a follow-up in its place is deprecated.
async fn edit(desk: &Desk, http: &Arc<Http>, asked: &Asked, mut message: Message) -> serenity::Result<()> {
    let picture = picture(desk, asked, &mut message).await;
    let mut answer = EditInteractionResponse::new()
        .content(&message.content)
        .allowed_mentions(compose::no_mentions())
        .components(compose::rows(&message));
    if let Some(picture) = picture {
        answer = answer.new_attachment(compose::attachment(picture));
    }
    answer.execute(http, &asked.token).await.map(drop)
}

/// The picture of a message. What was drawn before is free; of new ones a person gets some in a minute, and beyond that is told when.
async fn picture(desk: &Desk, asked: &Asked, message: &mut Message) -> Option<Painted> {
    let wish = message.picture.take()?;
    if let Some(painted) = desk.painter().drawn(&wish) {
        return Some(painted);
    }
    if let Err(refused) = desk.table().may_draw(asked.account) {
        *message = text::without_new_picture(message, &refused, asked.lang);
        return None;
    }
    desk.painter().paint(wish).await
}
