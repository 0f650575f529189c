//! What happened since a seat's own last turn: one line for each other seat (ux 15).

use super::words::{Happened, Words, row_number};
use crate::game::ids::SeatId;
use crate::game::rebellion::edition::{AllyId, ArenaId};
use crate::game::rebellion::event::Event;
use crate::game::rebellion::table::Sith;
use crate::text::bundle::say;
use crate::text::names::listed;

/// What one seat did. What a restart undid is not counted.
#[derive(Default)]
struct Deeds {
    turns: u32,
    /// Fields covered in turns that are over, and in the one that is told last.
    fields: usize,
    fields_now: usize,
    allies: Vec<AllyId>,
    allies_now: Vec<AllyId>,
    rows: Vec<(ArenaId, u8, u32, Option<AllyId>)>,
    points: u32,
    sith: Option<(Sith, Option<SeatId>)>,
}

/// The story for `reader`, who is about to act: a line for each other seat that did something.
pub fn since(words: Words<'_>, reader: SeatId, happened: &[Happened<'_>]) -> Vec<String> {
    let others = words.table.seats.ids().filter(|&seat| seat != reader);
    others.filter_map(|seat| line(words, seat, reader, &deeds(seat, happened))).collect()
}

fn deeds(doer: SeatId, happened: &[Happened<'_>]) -> Deeds {
    let mut deeds = Deeds::default();
    for event in happened.iter().filter(|happened| !happened.undone).map(|happened| happened.event) {
        match event {
            Event::Put { seat, .. } | Event::RebelCame { seat, .. } if *seat == doer => deeds.fields_now += 1,
            Event::AllyCame { seat, ally, spots } if *seat == doer => {
                deeds.fields_now += spots.iter().flatten().count();
                deeds.allies_now.push(*ally);
            }
            Event::Restarted { seat, ally } if *seat == doer => {
                deeds.fields_now = 0;
                deeds.allies_now.clear();
                // The one that restarts is spent.
                deeds.allies.push(*ally);
            }
            Event::RowWon { seat, arena, row, points, ally } if *seat == doer => {
                deeds.rows.push((*arena, *row, *points, *ally));
            }
            Event::DicePaid { seat, points } if *seat == doer => deeds.points += points,
            Event::SithCame { seat, sith, from } if *seat == doer => deeds.sith = Some((*sith, *from)),
            Event::TurnEnded { seat, .. } if *seat == doer => {
                deeds.turns += 1;
                deeds.fields += std::mem::take(&mut deeds.fields_now);
                deeds.allies.append(&mut deeds.allies_now);
            }
            Event::Put { .. }
            | Event::RebelCame { .. }
            | Event::AllyCame { .. }
            | Event::Restarted { .. }
            | Event::RowWon { .. }
            | Event::DicePaid { .. }
            | Event::SithCame { .. }
            | Event::TurnEnded { .. }
            | Event::Began { .. }
            | Event::TurnBegan { .. }
            | Event::Threw { .. }
            | Event::SetAside { .. }
            | Event::Lapsed { .. }
            | Event::SithLeft { .. }
            | Event::ArenaWon { .. }
            | Event::TimedOut { .. }
            | Event::HandedOver { .. }
            | Event::Surrendered { .. }
            | Event::Ended(_) => {}
        }
    }
    deeds
}

fn line(words: Words<'_>, seat: SeatId, reader: SeatId, deeds: &Deeds) -> Option<String> {
    let lang = words.lang;
    if deeds.turns == 0 {
        return None;
    }
    let mut parts = vec![say!(lang, "arena-story-fields", fields = deeds.fields)];
    if !deeds.rows.is_empty() {
        let rows = deeds.rows.iter().map(|&(arena, row, points, ally)| {
            let points = (points > 0).then(|| format!("+{points}"));
            let ally = ally.map(|ally| words.ally(ally).to_owned());
            let reward = listed(points.into_iter().chain(ally));
            if arena == words.table.arena {
                say!(lang, "arena-story-row", row = row_number(row), reward = reward)
            } else {
                say!(lang, "arena-story-row-of", row = row_number(row), arena = words.arena(arena), reward = reward)
            }
        });
        parts.push(say!(lang, "arena-story-won", rows = listed(rows)));
    }
    if deeds.points > 0 {
        parts.push(say!(lang, "arena-story-points", points = deeds.points));
    }
    if !deeds.allies.is_empty() {
        let allies = listed(deeds.allies.iter().map(|&ally| words.ally(ally).to_owned()));
        parts.push(say!(lang, "arena-story-allies", allies = allies));
    }
    parts.extend(deeds.sith.map(|(sith, from)| match from {
        Some(from) if from == reader => say!(lang, "arena-story-sith-yours", sith = words.sith(sith)),
        Some(_) | None => say!(lang, "arena-story-sith", sith = words.sith(sith)),
    }));
    Some(format!("{}: {}", words.seat(seat), parts.join("; ")))
}
