//! A channel or thread was deleted: what becomes of its match.

use super::Table;
use super::answer::Refused;
use super::change::Change;
use super::error::log_undone;
use super::guild;
use super::load::{LoadError, Match, load};
use super::lobby::{self, IDLE_DUE};
use super::logbook;
use super::post::Notice;
use super::sight::{MatchId, MatchState};
use super::stopped::{Stopped, is_gone};
use crate::store::{ChannelId, Tx};

/// What was done to the match.
enum Met {
    Closed(Box<Match>),
    Aside(MatchId),
}

impl Table {
    /// This channel or thread is no more. A lobby in it is closed; a match that has begun is set aside, and only the log of the server
    /// is told: ending it would open its secrets without anybody's wish. Nothing happens where none is live.
    pub async fn channel_gone(&self, channel: u64) {
        let now = self.now();
        let change = move |tx: &mut Tx<'_>| gone(tx, ChannelId(channel), now);
        match self.store().write(change).await {
            Ok(Some(Met::Closed(of))) => self.committed(*of),
            Ok(Some(Met::Aside(id))) => self.forget(id),
            Ok(None) => {}
            Err(error) => {
                log_undone(error, format_args!("channel {channel} was deleted; its match could not be stopped"));
            }
        }
    }
}

fn gone(tx: &Tx<'_>, channel: ChannelId, now: i64) -> Result<Option<Met>, Refused> {
    let Some(id) = tx.live_match_in(channel)? else { return Ok(None) };
    let head = tx.match_head(id)?;
    if is_gone(&head) {
        return Ok(None);
    }
    if head.state == MatchState::Lobby {
        match load(tx, id) {
            Ok(of) => {
                let posts = guild::settings(tx, head.guild_id.0)?.posts;
                let mut change = Change::new(tx, of, now, posts);
                lobby::close(&mut change)?;
                change.write()?;
                tx.cancel_deadline(id, IDLE_DUE, None)?;
                return Ok(Some(Met::Closed(Box::new(change.of))));
            }
            Err(LoadError::Store(error)) => return Err(error.into()),
            Err(LoadError::Broken(..)) => {}
        }
    }
    tracing::warn!(of = %id, "its channel was deleted: the match is set aside");
    // Also over another reason: that its channel could not be written may have been found out first.
    tx.set_aside(id, &Stopped::Gone.kept(false, "its channel was deleted"), now)?;
    logbook::note(tx, id, &Notice::SetAside { why: Stopped::Gone }, now)?;
    Ok(Some(Met::Aside(id)))
}
