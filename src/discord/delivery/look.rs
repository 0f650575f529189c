//! After a crash: is the message that may have been sent there?

use poise::serenity_prelude as serenity;

use serenity::{ActionRowComponent, ButtonKind, ChannelId, GetMessages, Nonce};

use super::{Fate, fate};
use crate::discord::desk::Desk;
use crate::discord::fault::{Fault, fault, in_short};
use crate::table::outbox::Due;
use crate::table::press::Press;
use crate::text::Message;

/// How many messages back.
const BACK: u8 = 50;

/// Discord's clock and ours may differ by so much, in milliseconds.
const SKEW: i64 = 10_000;

/// The bot's own message in this channel that can only be the one of this row: not older than its first attempt, and with its
/// nonce, its words, or (for a post that is edited) a button of its match; and not known to be another one. Where the channel cannot be
/// read it counts as not there: said twice is better than never. `Err`: Discord cannot say now.
pub(super) async fn find(desk: &Desk, channel: ChannelId, due: &Due, wanted: &Message) -> Result<Option<u64>, Fate> {
    let Some(tried) = due.first_tried else { return Ok(None) };
    let since = tried - SKEW;
    let messages = match channel.messages(desk.turn().await.http(), GetMessages::new().limit(BACK)).await {
        Ok(messages) => messages,
        Err(error) if matches!(fault(&error), Fault::Later | Fault::MuchLater) => {
            return Err(fate(fault(&error), in_short(&error)));
        }
        Err(error) => {
            tracing::warn!("the channel cannot be read: {}", in_short(&error));
            return Ok(None);
        }
    };
    let own = messages.into_iter().filter(|message| message.author.bot);
    let own = own.filter(|message| message.id.created_at().timestamp_millis() >= since);
    let mut own = own.filter(|message| !due.others.contains(&message.id.get()));
    let found = own.find(|message| {
        let nonce = matches!(&message.nonce, Some(Nonce::String(nonce)) if *nonce == due.nonce);
        nonce || message.content == wanted.content || (due.is_show() && belongs(message, due))
    });
    Ok(found.map(|message| message.id.get()))
}

/// Whether a button of the message is one of this row's match, and it is not the post that is known already.
fn belongs(message: &serenity::Message, due: &Due) -> bool {
    if due.shown.is_some_and(|shown| shown.message == message.id.get()) {
        return false;
    }
    let buttons = message.components.iter().flat_map(|row| &row.components);
    let mut ids = buttons.filter_map(|component| match component {
        ActionRowComponent::Button(button) => match &button.data {
            ButtonKind::NonLink { custom_id, .. } => Some(custom_id),
            _ => None,
        },
        _ => None,
    });
    ids.any(|id| Press::parse(id).is_ok_and(|press| due.of == Some(press.of)))
}
