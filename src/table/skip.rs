//! Nobody has to wait for ever: the default of each step for whoever is awaited.

use super::answer::Refused;
use super::change::Change;
use super::intent::Person;
use super::load::Match;
use super::logbook;
use super::moderate;
use super::post::{Notice, Post};
use super::reply::Reply;
use crate::game::action::Action;
use crate::game::ids::SeatId;
use crate::game::people::{Actor, Viewer};
use crate::store::{Reading, StoreError};
use crate::text::harmless;

/// How long somebody must have been silent before the others may skip them, in milliseconds: 48 hours.
pub(super) const SILENCE: i64 = 48 * 60 * 60 * 1_000;

/// How long the host waits for those who are missing while all do their part at once, in milliseconds: 12 hours.
const SET_UP: i64 = 12 * 60 * 60 * 1_000;

/// Takes the default of each step of whoever is awaited: a moderator at any time, any player of the match once they have been silent
/// for 48 hours, and its host in a simultaneous set-up after 12 hours, whatever others did meanwhile (ux 23).
pub(super) fn skip(change: &mut Change<'_, '_>, person: &Person) -> Result<Reply, Refused> {
    moderate::running(&change.of)?;
    if !person.moderator && change.of.seats_of(person.account).is_empty() {
        return Err(Refused::NoSeat);
    }
    let view = change.of.view(Viewer::Public).ok_or(Refused::NotStarted)?;
    let seats: Vec<SeatId> = view.awaited();
    if !person.moderator {
        let called = called_at(change.tx, &change.of, view.turn())?;
        let silent = moved_at(change.tx, &change.of)?.map_or(called, |moved| moved.max(called)).saturating_add(SILENCE);
        let all_at_once = view.all_at_once();
        let from = if all_at_once && change.of.host == person.account {
            silent.min(called.saturating_add(SET_UP))
        } else {
            silent
        };
        if change.now < from {
            let name = seats.first().map(|&seat| change.of.chairs[seat].name.clone()).unwrap_or_default();
            return Err(Refused::NotSilentYet { name, from });
        }
    }
    change.play(Actor::Moderator, &Action::TimeOut, Some(person.account))?;
    let notice = Notice::Skipped { seats: seats.clone(), by: harmless(&person.name) };
    logbook::note(change.tx, change.of.id(), &notice, change.now)?;
    change.notice(notice)?;
    Ok(Reply::Skipped(seats))
}

/// When the last thing happened.
fn moved_at(reading: &Reading, of: &Match) -> Result<Option<i64>, StoreError> {
    Ok(reading.last_of_journal(of.id())?.map(|row| row.at))
}

/// When whoever is awaited was called. A pause ends with a new call, so it counts for nobody.
fn called_at(reading: &Reading, of: &Match, turn: u32) -> Result<i64, StoreError> {
    let id = of.id();
    let key = if turn == 0 { Post::SetUp { of: id } } else { Post::Turn { of: id, turn } }.key();
    let called = reading.post(id, &key)?.map(|post| if post.called_at == 0 { post.created_at } else { post.called_at });
    let began = of.row.started_at.unwrap_or(of.row.created_at);
    Ok(called.map_or(began, |called| called.max(began)))
}
