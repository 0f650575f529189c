//! Posts in channels: shown and edited, or said.

use std::sync::Arc;

use poise::serenity_prelude as serenity;

use serenity::{ChannelId, Http, MessageId};

use super::{Fate, fate, look, may_be_there};
use crate::discord::compose;
use crate::discord::desk::Desk;
use crate::discord::fault::{Fault, fault, in_short};
use crate::discord::painter::Painted;
use crate::table::outbox::{Due, Shown};
use crate::text::{self, Message};

/// Brings the channel up to date.
pub(super) async fn deliver(desk: &Desk, due: &Due, channel: u64) -> Fate {
    let Some((mut message, lang)) = desk.words(due).await else {
        // Nothing to show any more.
        return Fate::Told(None);
    };
    let picture = match message.picture.take() {
        Some(wish) => desk.painter().paint(wish).await,
        None => None,
    };
    let post = Post { http: desk.http(), channel: ChannelId::new(channel), due, message, picture };
    let unpainted = |message: &Message| text::without_picture(message, lang);
    if let Some(shown) = due.shown
        && !is_old(desk, shown)
    {
        match post.edit(MessageId::new(shown.message), unpainted).await {
            Ok(()) => return Fate::Shown { message: shown.message },
            Err(error) if fault(&error) == Fault::NoMessage => (),
            Err(error) => return fate(fault(&error), in_short(&error)),
        }
    }
    if may_be_there(desk, due)
        && let Some(found) = look::find(&post.http, post.channel, due, &post.message).await
    {
        return told(due, found);
    }
    match post.send(unpainted).await {
        Ok(sent) => {
            post.retire(due.shown).await;
            told(due, sent)
        }
        Err(error) => fate(fault(&error), in_short(&error)),
    }
}

/// A post on its way.
struct Post<'a> {
    http: Arc<Http>,
    channel: ChannelId,
    due: &'a Due,
    message: Message,
    picture: Option<Painted>,
}

impl Post<'_> {
    /// Sends it; where the picture is not allowed, without it and saying so.
    async fn send(&self, unpainted: impl Fn(&Message) -> Message) -> serenity::Result<u64> {
        let create = compose::create(&self.message, self.picture.clone(), &self.due.nonce);
        let sent = match self.channel.send_message(&self.http, create).await {
            Err(error) if self.picture.is_some() && fault(&error) == Fault::NotAllowed => {
                let create = compose::create(&unpainted(&self.message), None, &self.due.nonce);
                self.channel.send_message(&self.http, create).await
            }
            sent => sent,
        };
        sent.map(|message| message.id.get())
    }

    async fn edit(&self, id: MessageId, unpainted: impl Fn(&Message) -> Message) -> serenity::Result<()> {
        let change = compose::change(&self.message, self.picture.clone());
        let edited = match self.channel.edit_message(&self.http, id, change).await {
            Err(error) if self.picture.is_some() && fault(&error) == Fault::NotAllowed => {
                let change = compose::change(&unpainted(&self.message), None);
                self.channel.edit_message(&self.http, id, change).await
            }
            edited => edited,
        };
        edited.map(drop)
    }

    /// Takes the buttons of the post that this one replaces. It does not matter if that fails: they are refused as old.
    async fn retire(&self, shown: Option<Shown>) {
        let Some(shown) = shown else { return };
        let id = MessageId::new(shown.message);
        if let Err(error) = self.channel.edit_message(&self.http, id, compose::without_buttons()).await {
            tracing::debug!("an old post kept its buttons: {}", in_short(&error));
        }
    }
}

fn told(due: &Due, message: u64) -> Fate {
    if due.is_show() { Fate::Shown { message } } else { Fate::Told(Some(message)) }
}

fn is_old(desk: &Desk, shown: Shown) -> bool {
    let age = desk.table().now() - shown.at;
    u128::try_from(age).is_ok_and(|age| age > desk.repost_after().as_millis())
}
