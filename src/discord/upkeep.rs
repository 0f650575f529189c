//! What follows from the matches without being said: match cards are pinned, the threads of live matches are kept awake, a match whose
//! channel could not be written goes on once it can, and servers that are away are asked for.
//! Nothing here holds up a match, and what fails is left after a few attempts.

use std::collections::{BTreeMap, BTreeSet};
use std::panic::AssertUnwindSafe;
use std::time::Duration;

use futures_util::FutureExt;
use poise::serenity_prelude as serenity;

use serenity::{ChannelId, EditThread, Guild, GuildChannel, GuildId, MessageId};
use tokio::time::MissedTickBehavior;

use super::desk::Desk;
use super::fault::{Fault, fault, in_short};
use super::servers::{self, Rounds};
use crate::table::card::{Pin, Pinned};

/// The longest pause between two looks for what is left to do.
const LONGEST_PAUSE: Duration = Duration::from_secs(15);

/// A thread that falls asleep again so soon is woken at the next look only: somebody or something may want it to sleep.
const AGAIN_SOON_MS: i64 = 5_000;

/// A channel in which nothing could be said is asked again so soon at the next look only: Discord shuts out whoever is refused 10,000
/// times in ten minutes, and anybody can press old buttons.
const TRIED_SOON_MS: i64 = 10_000;

/// Looks after cards and threads, for ever. A bug here ends nothing.
pub(super) async fn run(desk: Desk) {
    loop {
        if AssertUnwindSafe(keep(&desk)).catch_unwind().await.is_err() {
            tracing::error!("looking after cards and threads broke off: a bug, see the log before this line");
        }
        tokio::time::sleep(LONGEST_PAUSE).await;
    }
}

async fn keep(desk: &Desk) {
    let mut tick = tokio::time::interval(LONGEST_PAUSE);
    tick.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let (mut woken, mut tried): (BTreeMap<u64, i64>, BTreeMap<u64, i64>) = (BTreeMap::new(), BTreeMap::new());
    let (mut later, mut mended_later): (BTreeSet<u64>, BTreeSet<u64>) = (BTreeSet::new(), BTreeSet::new());
    let mut rounds = Rounds::default();
    loop {
        let ticked = tokio::select! {
            () = desk.upkeep() => false,
            _ = tick.tick() => true,
        };
        servers::ask(desk, &mut rounds, ticked).await;
        let (mut asleep, mut mended) = (desk.take_asleep(), desk.take_mended());
        if ticked {
            asleep.append(&mut later);
            mended.append(&mut mended_later);
        }
        let now = desk.table().now();
        tried.retain(|_, at| now - *at < TRIED_SOON_MS);
        for channel in mended {
            if tried.contains_key(&channel) || !mend(desk, channel, &mut tried).await {
                mended_later.insert(channel);
            }
        }
        woken.retain(|_, at| now - *at < AGAIN_SOON_MS);
        for thread in asleep {
            if woken.contains_key(&thread) || !wake(desk, thread).await {
                later.insert(thread);
            } else {
                woken.insert(thread, now);
            }
        }
        for pin in desk.table().pins_due().await {
            if desk.servers().is_away(pin.guild) {
                continue;
            }
            let how = put(desk, pin).await;
            desk.table().pinned(pin, how).await;
        }
    }
}

/// A thread has changed: one that fell asleep is woken.
pub(super) async fn changed(desk: &Desk, thread: &GuildChannel) {
    if thread.thread_metadata.is_some_and(|thread| thread.archived) {
        desk.asleep([thread.id.get()]);
    } else {
        rights_changed(desk, thread.guild_id).await;
    }
}

/// A server has told what is in it; of its threads only those that are awake. What is played in and not there may be asleep.
pub(super) async fn arrived(desk: &Desk, guild: &Guild) {
    let awake: BTreeSet<u64> =
        guild.channels.keys().chain(guild.threads.iter().map(|thread| &thread.id)).map(|id| id.get()).collect();
    let played = desk.table().channels_played_in(guild.id.get()).await;
    desk.asleep(played.into_iter().filter(|channel| !awake.contains(channel)));
    rights_changed(desk, guild.id).await;
}

/// Something has changed that may let the bot write where it could not.
pub(super) async fn rights_changed(desk: &Desk, guild: GuildId) {
    let silenced = desk.table().channels_silenced(guild.get()).await;
    if !silenced.is_empty() {
        desk.may_be_mended(silenced);
    }
}

/// A thread was deleted.
pub(super) async fn thread_deleted(desk: &Desk, thread: ChannelId) {
    desk.table().channel_gone(thread.get()).await;
}

/// A channel was deleted, and its threads with it, of which nothing more is told.
pub(super) async fn channel_deleted(desk: &Desk, channel: &GuildChannel) {
    for gone in desk.threads_of(channel.guild_id, channel.id).into_iter().chain([channel.id]) {
        desk.table().channel_gone(gone.get()).await;
    }
}

/// Wakes a thread in which a live match plays. `false`: it is to be tried again.
async fn wake(desk: &Desk, thread: u64) -> bool {
    match desk.table().is_played_in(thread).await {
        Some(true) => (),
        Some(false) => return true,
        None => return false,
    }
    match ChannelId::new(thread).edit_thread(desk.turn().await.http(), EditThread::new().archived(false)).await {
        Ok(_) => true,
        Err(error) if matches!(fault(&error), Fault::Later | Fault::MuchLater) => false,
        Err(error) if fault(&error) == Fault::NoChannel => {
            // It was deleted while the bot was away.
            desk.table().channel_gone(thread).await;
            true
        }
        Err(error) => {
            // Such as one that is locked: only Manage Threads opens it. The match is set aside once something must be said there.
            tracing::warn!(thread, "the thread of a live match cannot be woken: {}", in_short(&error));
            true
        }
    }
}

/// Goes on with a match whose channel can be written again. "Is typing" needs the same rights as a message, and one is about to come.
/// `false`: it is to be tried again.
async fn mend(desk: &Desk, channel: u64, tried: &mut BTreeMap<u64, i64>) -> bool {
    let Some(guild) = desk.table().silenced_in(channel).await else { return true };
    if desk.servers().is_away(guild) {
        // Its return gives occasion to try.
        return true;
    }
    tried.insert(channel, desk.table().now());
    match ChannelId::new(channel).broadcast_typing(desk.turn().await.http()).await {
        Ok(()) => {
            desk.table().channel_mended(channel).await;
            true
        }
        Err(error) => {
            tracing::debug!(channel, "it still cannot be written: {}", in_short(&error));
            match fault(&error) {
                Fault::Later | Fault::MuchLater => return false,
                Fault::NoChannel => desk.table().channel_gone(channel).await,
                // Unless the bot was taken out once more.
                _ if !desk.servers().is_away(guild) => desk.table().channel_unmended(channel).await,
                _ => (),
            }
            true
        }
    }
}

async fn put(desk: &Desk, pin: Pin) -> Pinned {
    let (channel, message) = (ChannelId::new(pin.channel), MessageId::new(pin.message));
    let turn = desk.turn().await;
    let done =
        if pin.pin { channel.pin(turn.http(), message).await } else { channel.unpin(turn.http(), message).await };
    let Err(error) = done else { return Pinned::Done };
    tracing::debug!(of = %pin.of, "a card is not pinned as it should be: {}", in_short(&error));
    match fault(&error) {
        Fault::NotAllowed | Fault::NoChannel | Fault::NoMessage => Pinned::Never,
        _ => Pinned::Again,
    }
}
