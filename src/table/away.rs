//! The bot is taken out of a server: its matches wait until it is added again, and what was to be said there is kept. Where a server
//! cannot be reached for a while, only what is to be said there waits.

use std::collections::BTreeSet;

use super::Table;
use super::answer::Refused;
use super::change::Change;
use super::error::log_undone;
use super::guild;
use super::load::{LoadError, load};
use super::outbox::{Due, Target};
use super::post::Post;
use super::sight::MatchId;
use super::stopped::{Stopped, was_paused, why};
use crate::game::ids::PlayerId;
use crate::store::{GuildId, HELD, MatchHead, Reading, Tx};

impl Due {
    /// Whether it goes to a channel whose match waits for the bot to be added to its server again.
    pub fn waits_for_server(&self) -> bool {
        self.rendered.sight.as_ref().is_some_and(|sight| {
            sight.stopped == Some(Stopped::Removed) && self.target == Target::Channel(sight.place.channel)
        })
    }
}

impl Table {
    /// The servers in which matches are live.
    pub async fn servers_played_in(&self) -> BTreeSet<u64> {
        match self.store().read(Reading::live_matches).await {
            Ok(live) => live.rows.into_iter().map(|head| head.guild_id.0).collect(),
            Err(error) => {
                log_undone(error, "the servers cannot be listed");
                BTreeSet::new()
            }
        }
    }

    /// The bot was taken out of this server. Every match there that has a channel and can be read waits, with its clocks; who plays is told
    /// once by direct message. Nothing happens to those that wait for it already.
    pub async fn server_left(&self, guild: u64) {
        if !self.live_in(guild).await.iter().any(waits_from_now_on) {
            return;
        }
        let now = self.now();
        let change = move |tx: &mut Tx<'_>| left(tx, GuildId(guild), now);
        match self.store().write(change).await {
            Ok(waiting) => waiting.into_iter().for_each(|id| self.forget(id)),
            Err(error) => log_undone(error, format_args!("server {guild} was left; its matches could not be stopped")),
        }
    }

    /// The servers for which something waits that was to be said there.
    pub async fn servers_held(&self) -> Vec<u64> {
        match self.store().read(Reading::holding).await {
            Ok(guilds) => guilds.into_iter().map(|guild| guild.0).collect(),
            Err(error) => {
                log_undone(error, "what waits for servers cannot be listed");
                Vec::new()
            }
        }
    }

    /// This server can be reached: what waited for it goes out, but for matches that wait themselves.
    pub async fn server_reached(&self, guild: u64) {
        let now = self.now();
        let change = move |tx: &mut Tx<'_>| Ok::<_, Refused>(tx.release(GuildId(guild), now)?);
        if let Err(error) = self.store().write(change).await {
            log_undone(error, format_args!("what waits for server {guild} could not be made due"));
        }
        self.ring();
    }

    /// It was not sent and is kept until its server can be reached (`away`) or its match goes on.
    pub async fn hold(&self, due: &Due, away: bool) {
        let (id, of, now) = (due.id, due.of, self.now());
        let change = move |tx: &mut Tx<'_>| {
            // The match may have gone on since the row was taken out.
            let waits = match of {
                _ if away => true,
                Some(of) => why(&tx.match_head(of)?) == Some(Stopped::Removed),
                None => false,
            };
            Ok::<_, Refused>(tx.mark_waiting(id, if waits { HELD } else { now })?)
        };
        self.noted(change).await;
    }
}

/// A match in a deleted channel waits for nothing, and what stopped another for a reason of its own does not end with this one.
fn waits_from_now_on(head: &MatchHead) -> bool {
    matches!(why(head), None | Some(Stopped::Channel))
}

fn left(tx: &Tx<'_>, guild: GuildId, now: i64) -> Result<Vec<MatchId>, Refused> {
    let posts = guild::settings(tx, guild.0)?.posts;
    let mut told: BTreeSet<PlayerId> = BTreeSet::new();
    let mut waiting = Vec::new();
    for head in tx.live_matches_of_guild(guild)?.rows.into_iter().filter(waits_from_now_on) {
        let of = match load(tx, head.match_id) {
            Ok(of) => of,
            Err(LoadError::Store(error)) => return Err(error.into()),
            // That is another reason, which a moderator hears of.
            Err(LoadError::Broken(..)) => continue,
        };
        let paused = was_paused(&head);
        tx.set_aside(head.match_id, &Stopped::Removed.kept(paused, "the bot was taken out of its server"), now)?;
        tracing::warn!(of = %head.match_id, "the bot was taken out of the server: the match waits");
        let change = Change::new(tx, of, now, posts);
        for sitter in change.of.chairs.iter().flat_map(|(_, chair)| &chair.people) {
            // Once for all matches of the server.
            if !sitter.dm_closed && told.insert(sitter.player) {
                change.tell(&Post::TakenOut { of: head.match_id }, sitter.player)?;
            }
        }
        waiting.push(head.match_id);
    }
    Ok(waiting)
}
