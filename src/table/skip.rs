//! Nobody has to wait for ever: the default of each step for whoever is awaited.

use super::answer::Refused;
use super::change::Change;
use super::intent::Person;
use super::load::Match;
use super::post::{Notice, Post};
use super::reply::Reply;
use super::sight::MatchState;
use super::stopped::Stopped;
use crate::game::action::Action;
use crate::game::ids::SeatId;
use crate::game::people::{Actor, Viewer};
use crate::store::{Reading, StoreError};
use crate::text::harmless;

/// How long somebody must have been silent before the others may skip them, in milliseconds: 48 hours.
pub(super) const SILENCE: i64 = 48 * 60 * 60 * 1_000;

/// Takes the default of each step of whoever is awaited: a moderator at any time, any player of the match once they have been silent
/// for 48 hours.
pub(super) fn skip(change: &mut Change<'_, '_>, person: &Person) -> Result<Reply, Refused> {
    match change.of.row.state {
        MatchState::Running => {}
        MatchState::Lobby => return Err(Refused::NotStarted),
        MatchState::Paused => return Err(Refused::Paused),
        MatchState::Over | MatchState::Ended => return Err(Refused::MatchOver),
        MatchState::SetAside => return Err(Refused::SetAside(change.of.stopped().unwrap_or(Stopped::Damaged))),
    }
    if !person.moderator && change.of.seats_of(person.account).is_empty() {
        return Err(Refused::NoSeat);
    }
    let view = change.of.view(Viewer::Public).ok_or(Refused::NotStarted)?;
    let seats: Vec<SeatId> = view.awaited().into_iter().map(|awaited| awaited.seat).collect();
    if !person.moderator {
        let from = called_at(change.tx, &change.of, view.turn)?.saturating_add(SILENCE);
        if change.now < from {
            let name = seats.first().map(|&seat| change.of.chairs[seat].name.clone()).unwrap_or_default();
            return Err(Refused::NotSilentYet { name, from });
        }
    }
    change.play(Actor::Moderator, &Action::TimeOut, Some(person.account))?;
    change.notice(Notice::Skipped { seats: seats.clone(), by: harmless(&person.name) })?;
    Ok(Reply::Skipped(seats))
}

/// Since when it has been whoever's turn it is: the last thing that happened, or the post that called them, whichever is later. A
/// pause ends with a new call, so it counts for nobody.
fn called_at(reading: &Reading, of: &Match, turn: u32) -> Result<i64, StoreError> {
    let moved = reading.last_of_journal(of.id())?.map(|row| row.at);
    let id = of.id();
    let key = if turn == 0 { Post::SetUp { of: id } } else { Post::Turn { of: id, turn } }.key();
    let called = reading.post(id, &key)?.map(|post| post.created_at);
    let began = of.row.started_at.unwrap_or(of.row.created_at);
    Ok(moved.into_iter().chain(called).fold(began, i64::max))
}
