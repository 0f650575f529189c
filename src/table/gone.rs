//! A channel or thread was deleted: what becomes of its match. The platform tells of it, or refuses what is to be said there, in either
//! order; both come to the same.

use super::Table;
use super::answer::Refused;
use super::cache::Moment;
use super::change::Change;
use super::error::log_undone;
use super::guild;
use super::load::{LoadError, Match, load};
use super::lobby::{self, IDLE_DUE, is_lobby};
use super::logbook;
use super::outbox::{Due, Target, give_up};
use super::post::Notice;
use super::sight::MatchId;
use super::stopped::{Stopped, is_gone};
use crate::store::{self, Attempt, ChannelId, Tx};

/// What was done to the match.
enum Met {
    Closed(Box<Match>),
    Aside(MatchId),
}

impl Table {
    /// This channel or thread is no more. A lobby in it is closed, whatever it stood aside for; a match that has begun is set aside, and
    /// only the log of the server is told: ending it would open its secrets without anybody's wish. Nothing happens where none is live.
    pub async fn channel_gone(&self, channel: u64) {
        let now = self.now();
        let since = self.0.cache.moment();
        let change = move |tx: &mut Tx<'_>| gone(tx, ChannelId(channel), now);
        match self.store().write(change).await {
            Ok(met) => self.has_met(met, since),
            Err(error) => {
                log_undone(error, format_args!("channel {channel} was deleted; its match could not be stopped"));
            }
        }
    }

    /// The channel to which this should go is no more: no further attempt, and the rest as for [`channel_gone`](Self::channel_gone).
    pub async fn nowhere(&self, due: &Due, why: &str) {
        let (id, target, of, now, why) = (due.id, due.target, due.of, self.now(), why.to_owned());
        let change = move |tx: &mut Tx<'_>| {
            while let Some(Attempt::Again { .. }) = tx.mark_failed(id, &why, now)? {}
            let met = match target {
                Target::Channel(channel) => gone(tx, ChannelId(channel), now)?,
                Target::Person(_) => None,
            };
            give_up(tx, (id, target, of), (Stopped::Gone, &why), now)?;
            Ok(met)
        };
        let since = self.0.cache.moment();
        self.has_met(self.noted(change).await.flatten(), since);
    }

    fn has_met(&self, met: Option<Met>, since: Moment) {
        match met {
            Some(Met::Closed(of)) => self.committed(*of, since),
            Some(Met::Aside(id)) => self.forget(id),
            None => {}
        }
    }
}

fn gone(tx: &Tx<'_>, channel: ChannelId, now: i64) -> Result<Option<Met>, Refused> {
    let Some(id) = tx.live_match_in(channel)? else { return Ok(None) };
    let head = tx.match_head(id)?;
    if is_lobby(&head) {
        match load(tx, id) {
            Ok(of) => {
                let posts = guild::settings(tx, head.guild_id.0)?.posts;
                let mut change = Change::new(tx, of, now, posts);
                lobby::close(&mut change)?;
                change.write()?;
                tx.cancel_deadline(id, IDLE_DUE, None)?;
                // All of it would be refused, one request after the other.
                tx.drop_unsent(store::Target::Channel(channel))?;
                return Ok(Some(Met::Closed(Box::new(change.of))));
            }
            Err(LoadError::Store(error)) => return Err(error.into()),
            Err(LoadError::Broken(..)) => {}
        }
    }
    if is_gone(&head) {
        return Ok(None);
    }
    tracing::warn!(of = %id, "its channel was deleted: the match is set aside");
    // Also over another reason: that its channel could not be written may have been found out first.
    tx.set_aside(id, &Stopped::Gone.kept(false, "its channel was deleted"), now)?;
    logbook::note(tx, id, &Notice::SetAside { why: Stopped::Gone }, now)?;
    Ok(Some(Met::Aside(id)))
}
