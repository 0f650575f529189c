//! After a time in which nothing was heard (a new session with the platform, a start): does the channel show how each match stands?

use super::Table;
use super::answer::Refused;
use super::change::{Change, current_post, is_unwatched};
use super::error::log_undone;
use super::guild;
use super::load::{LoadError, load};
use super::sight::{MatchId, MatchState};
use crate::game::people::Viewer;
use crate::store::{Reading, Tx};

/// The message that shows how a live match stands; whether it is still there, the platform knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    pub guild: u64,
    pub channel: u64,
    pub message: u64,
}

/// How what is stored says that a match is shown.
enum Shown {
    Well(Standing),
    /// Nothing shows it as it is now, and nothing is on its way.
    Not,
    /// There is nothing to show, or it is on its way.
    Soon,
}

impl Table {
    /// The matches that are to be checked, in these servers.
    pub async fn to_recheck(&self, of: impl Fn(u64) -> bool) -> Vec<MatchId> {
        match self.store().read(Reading::live_matches).await {
            Ok(live) => live.rows.into_iter().filter(|head| of(head.guild_id.0)).map(|head| head.match_id).collect(),
            Err(error) => {
                log_undone(error, "the matches cannot be listed");
                Vec::new()
            }
        }
    }

    /// Shows a match anew that is not shown as it stands although nothing is on its way; whoever is on turn is called if they were not.
    /// Otherwise the message that shows it, if there is one.
    pub async fn recheck(&self, id: MatchId) -> Option<Standing> {
        let read = self.store().read(move |reading| Ok(shown(reading, id))).await;
        let shown = match read.map_err(Refused::from).flatten() {
            Ok(shown) => shown,
            Err(refused) => {
                log_undone(refused, format_args!("how match {id} is shown cannot be read"));
                return None;
            }
        };
        match shown {
            Shown::Well(standing) => return Some(standing),
            Shown::Not => self.show_anew(id, false).await,
            Shown::Soon => {}
        }
        None
    }

    /// The message that showed a match is no more: there will be another, which calls nobody twice.
    pub async fn vanished(&self, id: MatchId) {
        self.show_anew(id, true).await;
    }

    async fn show_anew(&self, id: MatchId, gone: bool) {
        let now = self.now();
        let change = move |tx: &mut Tx<'_>| {
            let is_due = match shown(tx, id)? {
                Shown::Well(_) => gone,
                Shown::Not => true,
                Shown::Soon => false,
            };
            if let (true, Ok(of)) = (is_due, load(tx, id)) {
                let posts = guild::settings(tx, of.place().guild)?.posts;
                Change::new(tx, of, now, posts).show_current()?;
            }
            Ok::<_, Refused>(())
        };
        if let Err(error) = self.store().write(change).await {
            log_undone(error, format_args!("match {id} could not be shown anew"));
        }
        self.ring();
    }
}

fn shown(reading: &Reading, id: MatchId) -> Result<Shown, Refused> {
    let of = match load(reading, id) {
        Ok(of) => of,
        Err(LoadError::Store(error)) => return Err(error.into()),
        // It is set aside when somebody needs it.
        Err(LoadError::Broken(..)) => return Ok(Shown::Soon),
    };
    // A match that stands still is shown anew when it goes on.
    let stands = !matches!(of.row.state, MatchState::Lobby | MatchState::Running);
    if stands || of.view(Viewer::Public).is_some_and(|view| is_unwatched(&view)) {
        return Ok(Shown::Soon);
    }
    let key = current_post(&of).key();
    if reading.is_unsent(id, &key)? {
        return Ok(Shown::Soon);
    }
    Ok(match reading.post(id, &key)? {
        Some(post) if !post.closed && post.shown_version >= of.row.version => {
            let (guild, channel, message) = (of.place().guild, post.channel_id.0, post.message_id.0);
            Shown::Well(Standing { guild, channel, message })
        }
        _ => Shown::Not,
    })
}
