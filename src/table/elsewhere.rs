//! A match of a server from another of its channels: by what was typed, and what autocomplete offers there.

use super::Table;
use super::answer::Refused;
use super::choices::{Candidate, Choice, filtered, nothing};
use super::error::log_undone;
use super::intent::{Intent, Person};
use super::sight::{MatchId, MatchState, Place, Sight};
use super::stopped::is_gone;
use crate::store::{ChannelId, GuildId, MatchHead, Reading, StoreError};
use crate::text::{self, WhyNothing};

/// For how long a match that was not won can be opened again, in milliseconds: 7 days.
pub(super) const REOPEN_WITHIN: i64 = 7 * 24 * 60 * 60 * 1_000;

/// What moderators may do to a match from another channel.
pub(super) fn works_elsewhere(intent: &Intent) -> bool {
    matches!(
        intent,
        Intent::Pause
            | Intent::Resume
            | Intent::Kick { .. }
            | Intent::Replace { .. }
            | Intent::Rename { .. }
            | Intent::Undo { .. }
            | Intent::End
            | Intent::Reopen
    )
}

/// The match of this server that is meant, live or not: by its number, also as the beginning of a label of autocomplete. One of
/// another server is as unknown as one that never was.
pub(super) fn find(reading: &Reading, guild: u64, typed: &str) -> Result<MatchId, Refused> {
    let unknown = || Refused::UnknownName { asked: typed.to_owned(), near: Vec::new() };
    let digits = typed.trim().trim_start_matches('#').split(|c: char| !c.is_ascii_digit()).next().unwrap_or_default();
    let id = MatchId(digits.parse().map_err(|_| unknown())?);
    match reading.match_head(id) {
        Ok(head) if head.guild_id == GuildId(guild) => Ok(id),
        Ok(_) | Err(StoreError::NoSuchMatch(_)) => Err(unknown()),
        Err(error) => Err(error.into()),
    }
}

impl Table {
    /// The live matches of a server; none where they cannot be read, which is logged.
    pub(super) async fn live_in(&self, guild: u64) -> Vec<MatchHead> {
        let look = move |reading: &Reading| Ok(reading.live_matches_of_guild(GuildId(guild))?.rows);
        self.store().read(look).await.unwrap_or_else(|error| {
            log_undone(error, "the matches of a server cannot be read");
            Vec::new()
        })
    }

    /// The channels and threads of a server in which live matches play, without those that were deleted.
    pub async fn channels_played_in(&self, guild: u64) -> Vec<u64> {
        self.live_in(guild).await.into_iter().filter(|head| !is_gone(head)).map(|head| head.channel_id.0).collect()
    }

    /// Whether a live match plays in this channel; `None` where the store cannot say.
    pub async fn is_played_in(&self, channel: u64) -> Option<bool> {
        let channel = ChannelId(channel);
        let live = self.store().read(move |reading| reading.live_match_in(channel)).await;
        live.ok().map(|live| live.is_some())
    }

    /// The match that is meant: the one that was typed, or else that of the channel.
    pub(super) async fn meant(&self, place: Place, typed: Option<&str>) -> Result<MatchId, Refused> {
        let Some(typed) = typed.map(str::to_owned) else { return self.match_in(place).await };
        let look = move |reading: &Reading| Ok::<_, StoreError>(find(reading, place.guild, &typed));
        self.store().read(look).await?
    }

    /// The matches of a server, the newest first: live ones, or (`ended`) those that can be opened again.
    pub async fn matches_of_server(&self, person: &Person, place: Place, ended: bool, typed: &str) -> Vec<Choice> {
        let none = |why: &WhyNothing| nothing(None, why, person.lang);
        let since = self.now() - REOPEN_WITHIN;
        let look = move |reading: &Reading| {
            let guild = GuildId(place.guild);
            let heads = if ended {
                reading.ended_matches_of_guild(guild, since)?.rows
            } else {
                reading.live_matches_of_guild(guild)?.rows
            };
            Ok::<_, StoreError>(heads.into_iter().rev().map(|head| (head.match_id, head.state)).collect::<Vec<_>>())
        };
        let Ok(found) = self.store().read(look).await else { return none(&WhyNothing::NoMatch) };
        let mut candidates = Vec::new();
        // Beyond what fits in one list: what is typed may name an older one.
        for (id, state) in found.into_iter().take(100) {
            // One that cannot be read can still be ended or resumed.
            let sight = self.state(id).await.ok().map(|of| self.sight_for(&of, None));
            candidates.push(candidate(id, state, sight.as_deref(), person));
        }
        if candidates.is_empty() {
            return none(&WhyNothing::NoMatch);
        }
        let fitting = filtered(candidates, typed);
        if fitting.is_empty() { none(&WhyNothing::NothingFits) } else { fitting }
    }
}

fn candidate(id: MatchId, state: MatchState, sight: Option<&Sight>, person: &Person) -> Candidate {
    let (label, value) = (text::choice_match_of_server(id, state, sight, person.lang), id.0.to_string());
    let seats = sight.into_iter().flat_map(|sight| sight.seats.iter().map(|(_, seated)| seated.name.clone()));
    let names = seats.chain([value.clone(), label.clone()]).collect();
    Candidate { label, value, names }
}
