//! A channel that could not be written can be written again, also because the bot is in its server again: its match goes on by itself.

use super::Table;
use super::answer::Refused;
use super::change::Change;
use super::error::log_undone;
use super::guild;
use super::load::{LoadError, Match, load};
use super::logbook;
use super::moderate;
use super::post::Notice;
use super::stopped::{Stopped, was_paused, why};
use crate::store::{ChannelId, MatchHead, Reading, StoreError, Tx};

impl Table {
    /// The channels and threads of a server whose matches stand aside because nothing could be said there.
    pub async fn channels_silenced(&self, guild: u64) -> Vec<u64> {
        self.live_in(guild).await.into_iter().filter(is_silenced).map(|head| head.channel_id.0).collect()
    }

    /// The server of the match of this channel, if it stands aside for that reason.
    pub async fn silenced_in(&self, channel: u64) -> Option<u64> {
        let look = move |reading: &Reading| {
            let live = reading.live_match_in(ChannelId(channel))?;
            live.map(|id| reading.match_head(id)).transpose()
        };
        let head: Result<Option<MatchHead>, StoreError> = self.store().read(look).await;
        head.ok().flatten().filter(is_silenced).map(|head| head.guild_id.0)
    }

    /// The bot is in the server of this channel and cannot write there: that is what its match waits for from now on.
    pub async fn channel_unmended(&self, channel: u64) {
        let now = self.now();
        let change = move |tx: &mut Tx<'_>| {
            let Some(id) = tx.live_match_in(ChannelId(channel))? else { return Ok(None) };
            let head = tx.match_head(id)?;
            if why(&head) != Some(Stopped::Removed) {
                return Ok(None);
            }
            let kept = Stopped::Channel.kept(was_paused(&head), "back in its server, the bot cannot write there");
            tx.set_aside(id, &kept, now)?;
            Ok::<_, Refused>(Some(id))
        };
        match self.store().write(change).await {
            Ok(changed) => changed.into_iter().for_each(|id| self.forget(id)),
            Err(error) => log_undone(error, format_args!("why the match of channel {channel} waits was not kept")),
        }
    }

    /// This channel can be written again. Its match goes on if that was what it waited for, and tells so; what was left unsaid is said.
    pub async fn channel_mended(&self, channel: u64) {
        let now = self.now();
        let since = self.0.cache.moment();
        let change = move |tx: &mut Tx<'_>| go_on(tx, ChannelId(channel), now);
        match self.store().write(change).await {
            Ok(Some(of)) => self.committed(of, since),
            Ok(None) => {}
            Err(error) => {
                log_undone(error, format_args!("channel {channel} can be written again; its match could not go on"));
            }
        }
    }
}

fn is_silenced(head: &MatchHead) -> bool {
    why(head).is_some_and(Stopped::mends)
}

fn go_on(tx: &Tx<'_>, channel: ChannelId, now: i64) -> Result<Option<Match>, Refused> {
    let Some(id) = tx.live_match_in(channel)? else { return Ok(None) };
    let told = match why(&tx.match_head(id)?) {
        Some(Stopped::Channel) => Notice::WritesAgain,
        Some(Stopped::Removed) => Notice::IsBack,
        _ => return Ok(None),
    };
    let of = match load(tx, id) {
        Ok(of) => of,
        Err(LoadError::Store(error)) => return Err(error.into()),
        // That is another reason, which a moderator hears of.
        Err(LoadError::Broken(..)) => return Ok(None),
    };
    let posts = guild::settings(tx, of.row.guild_id.0)?.posts;
    let mut change = Change::new(tx, of, now, posts);
    if Stopped::was_paused(change.of.row.broken.as_deref()) {
        // Only a moderator ends a pause.
        moderate::stay_paused(&mut change)?;
        change.show_current()?;
        tracing::info!(of = %id, "its channel can be written again: the match stays paused");
        return Ok(Some(change.of));
    }
    moderate::go_on(&mut change)?;
    logbook::note(tx, id, &told, now)?;
    change.notice(told)?;
    change.show_current()?;
    tracing::info!(of = %id, "its channel can be written again: the match goes on");
    Ok(Some(change.of))
}
