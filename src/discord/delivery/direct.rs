//! Direct messages: hands. They carry text and pictures, never buttons.

use poise::serenity_prelude as serenity;

use serenity::UserId;

use super::words::words;
use super::{Fate, fate, look, may_be_there};
use crate::discord::compose;
use crate::discord::desk::Desk;
use crate::discord::fault::{Fault, fault, in_short};
use crate::table::outbox::Due;
use crate::table::sight::AccountId;

/// Tells a person. Closed messages are remembered and said once in the channel; `/hand` always works.
pub(super) async fn deliver(desk: &Desk, due: &Due, account: AccountId) -> Fate {
    if account == AccountId::NOBODY {
        // Deleted meanwhile: there is nobody to tell.
        return Fate::Told(None);
    }
    let mut message = words(desk, due);
    let picture = match message.picture.take() {
        Some(wish) => desk.painter().paint(wish).await,
        None => None,
    };
    let channel = match UserId::new(account.0).create_dm_channel(desk.turn().await.http()).await {
        Ok(channel) => channel.id,
        Err(error) => return closed(desk, due, account, &error).await,
    };
    if may_be_there(desk, due) {
        match look::find(desk, channel, due, &message).await {
            Ok(Some(found)) => return Fate::Told(Some(found)),
            Ok(None) => (),
            Err(later) => return later,
        }
    }
    let create = compose::create(&message, picture, &due.nonce);
    match channel.send_message(desk.turn().await.http(), create).await {
        Ok(sent) => Fate::Told(Some(sent.id.get())),
        Err(error) => closed(desk, due, account, &error).await,
    }
}

async fn closed(desk: &Desk, due: &Due, account: AccountId, error: &serenity::Error) -> Fate {
    let is_away = due.guild.is_some_and(|guild| desk.servers().is_away(guild));
    match fault(error) {
        // That says nothing about their messages: `/hand` shows the cards to whoever comes back.
        Fault::NoMember => Fate::Told(None),
        Fault::DmClosed | Fault::NotAllowed | Fault::NoChannel if is_away => Fate::Told(None),
        Fault::DmClosed | Fault::NotAllowed | Fault::NoChannel => {
            desk.table().dm_closed(due, account).await;
            Fate::Told(None)
        }
        other => fate(other, in_short(error)),
    }
}
