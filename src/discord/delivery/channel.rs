//! Posts in channels: shown and edited, or said.

use poise::serenity_prelude as serenity;

use serenity::{ChannelId, MessageId};

use super::words::words;
use super::{Fate, fate, look, may_be_there};
use crate::discord::compose;
use crate::discord::desk::Desk;
use crate::discord::fault::{Fault, fault, in_short};
use crate::discord::painter::Painted;
use crate::table::outbox::{Due, Shown};
use crate::text::{self, Message};

/// Brings the channel up to date.
pub(super) async fn deliver(desk: &Desk, due: &Due, channel: u64) -> Fate {
    let message = words(desk, due);
    let unpainted = text::without_picture(&message, due.rendered.lang);
    let picture = match message.picture.clone() {
        Some(wish) => desk.painter().paint(wish).await,
        None => None,
    };
    let post = Post { desk, channel: ChannelId::new(channel), due, message, unpainted, picture };
    if let Some(shown) = due.shown.filter(|shown| due.rendered.past || !is_old(desk, *shown)) {
        match post.edit(MessageId::new(shown.message)).await {
            Ok(()) => return post.told(shown.message).await,
            // What is over need not be told anew.
            Err(error) if is_unedited(&error) && due.rendered.past => return Fate::Told(None),
            Err(error) if is_unedited(&error) => (),
            Err(error) => return fate(fault(&error), in_short(&error)),
        }
    }
    if may_be_there(desk, due) {
        match look::find(desk, post.channel, due, &post.message).await {
            Ok(Some(found)) => return post.told(found).await,
            Ok(None) => (),
            Err(later) => return later,
        }
    }
    match post.send().await {
        Ok(sent) => post.told(sent).await,
        Err(error) => fate(fault(&error), in_short(&error)),
    }
}

/// A post on its way.
struct Post<'a> {
    desk: &'a Desk,
    channel: ChannelId,
    due: &'a Due,
    message: Message,
    /// The same for a channel where no files may be sent.
    unpainted: Message,
    picture: Option<Painted>,
}

impl Post<'_> {
    /// Sends it; where the picture is not allowed, without it and saying so.
    async fn send(&self) -> serenity::Result<u64> {
        let create = compose::create(&self.message, self.picture.clone(), &self.due.nonce);
        let sent = match self.channel.send_message(self.desk.turn().await.http(), create).await {
            Err(error) if self.picture.is_some() && fault(&error) == Fault::NotAllowed => {
                let create = compose::create(&self.unpainted, None, &self.due.nonce);
                self.channel.send_message(self.desk.turn().await.http(), create).await
            }
            sent => sent,
        };
        sent.map(|message| message.id.get())
    }

    async fn edit(&self, id: MessageId) -> serenity::Result<()> {
        let change = compose::change(&self.message, self.picture.clone());
        let edited = match self.channel.edit_message(self.desk.turn().await.http(), id, change).await {
            Err(error) if self.picture.is_some() && fault(&error) == Fault::NotAllowed => {
                let change = compose::change(&self.unpainted, None);
                self.channel.edit_message(self.desk.turn().await.http(), id, change).await
            }
            edited => edited,
        };
        edited.map(drop)
    }

    /// Takes the buttons from the posts that this one replaces. Where Discord cannot now, the next post tries again; until then they
    /// are refused as old.
    async fn told(&self, message: u64) -> Fate {
        if !self.due.is_show() {
            return Fate::Told(Some(message));
        }
        let replaced = self.due.shown.iter().filter(|shown| shown.message != message);
        let mut bare = Vec::new();
        for shown in replaced.chain(&self.due.stale) {
            let id = MessageId::new(shown.message);
            let turn = self.desk.turn().await;
            let edited = self.channel.edit_message(turn.http(), id, compose::without_buttons()).await;
            match &edited {
                Err(error) if matches!(fault(error), Fault::Later | Fault::MuchLater) => {
                    tracing::debug!("an old post kept its buttons: {}", in_short(error));
                    continue;
                }
                Err(error) => tracing::debug!("an old post keeps its buttons: {}", in_short(error)),
                Ok(_) => (),
            }
            bare.push(shown.message);
        }
        Fate::Shown { message, bare }
    }
}

/// Whether the post cannot be edited but a new message may do: it is gone, may not be edited so often, or lies in an archived thread,
/// which a new message opens again.
fn is_unedited(error: &serenity::Error) -> bool {
    matches!(fault(error), Fault::NoMessage | Fault::Closed)
}

fn is_old(desk: &Desk, shown: Shown) -> bool {
    let age = desk.table().now() - shown.at;
    u128::try_from(age).is_ok_and(|age| age > desk.repost_after().as_millis())
}
