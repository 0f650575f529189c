//! The journal: what is written of each change of a game, and what a viewer may read of it.

use std::ops::RangeInclusive;

use super::answer::Refused;
use super::load::Match;
use super::sight::Entry;
use crate::game::action::Action;
use crate::game::chance::DrawRecord;
use crate::game::conquest::special::SpecialEvent;
use crate::game::event::{Event, EventKind};
use crate::game::ids::{BySeat, SeatId, SpaceId};
use crate::game::people::{Actor, Hold};
use crate::game::view::View;
use crate::game::{RULES_REVISION, naming};
use crate::store::{JournalRow, Json, Reading};

/// What was done, as the journal keeps it beside actor, draws and events.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Deed {
    /// The game began, with these at the seats.
    Begin { holds: BySeat<Hold> },
    /// An action of the game.
    Act(Action),
    /// A moderator went back to the state of this version; who plays which seat stayed as it was.
    Undo { to: u32 },
}

/// A change to be written down.
#[derive(Debug)]
pub(super) struct Line<'a> {
    pub(super) actor: Actor,
    pub(super) deed: &'a Deed,
    pub(super) draws: &'a [DrawRecord],
    pub(super) events: &'a [Event],
    /// The turn that was played when it happened.
    pub(super) turn: u32,
    pub(super) at: i64,
}

/// The row for a change that made the match what it is now.
pub(super) fn row(of: &Match, line: &Line<'_>) -> Result<JournalRow, Refused> {
    let text = |written: serde_json::Result<String>| {
        written.map(Json).map_err(|error| {
            tracing::error!(%error, "a line of the journal cannot be written");
            Refused::Bug
        })
    };
    naming::with(of.kit.edition(), || {
        Ok(JournalRow {
            match_id: of.id(),
            version: of.row.version,
            move_no: of.row.moves,
            turn: line.turn,
            at: line.at,
            actor: text(serde_json::to_string(&line.actor))?,
            action: text(serde_json::to_string(line.deed))?,
            draws: text(serde_json::to_string(line.draws))?,
            events: text(serde_json::to_string(line.events))?,
            rules_revision: RULES_REVISION,
            undone_by: None,
        })
    })
}

/// The number of the move with which the command of a space was asked for in a turn, as far as it still stands.
pub(super) fn asked_at(reading: &Reading, of: &Match, turn: u32, space: SpaceId) -> Result<Option<u64>, Refused> {
    let asks = |event: &Event| matches!(&event.kind, EventKind::Special(SpecialEvent::CommandAsked { space: asked, .. }) if *asked == space);
    let asked = |row: &&JournalRow| {
        let events = naming::with(of.kit.edition(), || serde_json::from_str::<Vec<Event>>(&row.events));
        row.undone_by.is_none() && events.is_ok_and(|events| events.iter().any(asks))
    };
    let rows = reading.journal_of_turns(of.id(), turn..=turn)?;
    Ok(rows.iter().rfind(asked).map(|row| row.move_no.into()))
}

/// What a row says, to the one whose view it is. A row that this release cannot read is left out and logged.
pub(super) fn entry(of: &Match, view: &View, row: &JournalRow) -> Option<Entry> {
    let read = naming::with(of.kit.edition(), || {
        let actor: Actor = serde_json::from_str(&row.actor)?;
        let events: Vec<Event> = serde_json::from_str(&row.events)?;
        Ok::<_, serde_json::Error>((actor, events))
    });
    let Ok((actor, mut events)) = read else {
        tracing::warn!(of = %row.match_id, version = row.version, "a line of the journal cannot be read");
        return None;
    };
    events.retain(|event| view.may_know(event));
    let undone = row.undone_by.is_some();
    Some(Entry { moves: u64::from(row.move_no), turn: row.turn, at: row.at, actor, events, undone })
}

/// The entries of some turns, oldest first, as far as they still stand.
pub(super) fn of_turns(
    reading: &Reading,
    of: &Match,
    view: &View,
    turns: RangeInclusive<u32>,
) -> Result<Vec<Entry>, Refused> {
    let rows = reading.journal_of_turns(of.id(), turns)?;
    Ok(rows.iter().filter(|row| row.undone_by.is_none()).filter_map(|row| entry(of, view, row)).collect())
}

/// The entries since the end of the seat's last turn before `turn`, up to that turn's start; all of them before its first turn.
pub(super) fn since_last_turn(
    reading: &Reading,
    of: &Match,
    view: &View,
    seat: SeatId,
    turn: u32,
) -> Result<Vec<Entry>, Refused> {
    // Every living seat has one turn a round, so the last one is at most so many turns away; one more row says that it began.
    let seats = u32::try_from(of.chairs.len()).unwrap_or(u32::MAX);
    let first = turn.saturating_sub(seats.saturating_add(1));
    let mut entries = of_turns(reading, of, view, first..=turn.saturating_sub(1))?;
    let began =
        |event: &Event| event.turn_begun().filter(|&(of, began)| of == seat && began < turn).map(|(_, began)| began);
    let own = entries.iter().flat_map(|entry| &entry.events).filter_map(began).max();
    if let Some(own) = own {
        entries.retain(|entry| entry.turn > own);
    }
    Ok(entries)
}
