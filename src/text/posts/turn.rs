//! The turn post (ux 1, 3, 15): what to do now, what happened since, what happened in this turn.

use super::{people, pings};
use crate::game::event::EventKind;
use crate::game::ids::SeatId;
use crate::game::view::PhaseView;
use crate::table::sight::{Entry, MatchState, Sight};
use crate::text::bundle::say;
use crate::text::lang::Lang;
use crate::text::message::{LONGEST_MESSAGE, Message, cut, folded};
use crate::text::names::Names;
use crate::text::{board, buttons, events, story, tasks};

/// The most characters of the first lines and the story together: the moves of the turn have the rest.
const LONGEST_HEAD: usize = 1_100;

/// The most characters of one line of the story.
const LONGEST_STORY: usize = 160;

/// The post of turn number `turn`. `entries` are those of the turn, `since` those since the last turn of the same seat; `sight` is the
/// public one. When the turn is over, the post keeps its moves and loses its buttons.
pub fn turn_post(sight: &Sight, turn: u32, since: &[Entry], entries: &[Entry], lang: Lang) -> Message {
    let names = Names::of(sight, lang);
    let Some(view) = &sight.view else { return Message::plain(say!(lang, "match-broken")).hushed() };
    let current = match &view.phase {
        PhaseView::Turn(now) if view.turn == turn => Some(now),
        PhaseView::Turn(_) | PhaseView::SetUp(_) | PhaseView::Over(_) => None,
    };
    let seat = current.map(|now| now.seat).or_else(|| began(entries));
    let lines = turn_lines(names, entries);
    let mut message = Message::default();
    let mut head = match (current, seat) {
        (Some(now), _) => {
            let whom = people(sight, [now.seat]);
            let task = match sight.state {
                MatchState::Running => tasks::of_turn(names, now),
                MatchState::Paused => say!(lang, "task-paused"),
                MatchState::SetAside => say!(lang, "task-set-aside"),
                MatchState::Ended | MatchState::Over | MatchState::Lobby => say!(lang, "task-ended"),
            };
            let head = if whom.is_empty() {
                say!(lang, "turn-head-ai", seat = names.seat(now.seat))
            } else {
                say!(lang, "turn-head", seat = names.seat(now.seat), ping = pings(&whom), task = task)
            };
            message.mentions = whom;
            let steps = tasks::steps(lang, &view.card, now);
            format!("{head}\n{} · {steps}", board::header(names, view))
        }
        (None, Some(seat)) => say!(lang, "turn-over", turn = turn, seat = names.seat(seat)),
        (None, None) => say!(lang, "turn-over-nobody", turn = turn),
    };
    if let Some(now) = current {
        let told = story::since(names, view.seats.ids(), now.seat, since);
        if !told.is_empty() {
            head = head + "\n" + &say!(lang, "story-head");
        }
        for line in told {
            let line = cut(&line, LONGEST_STORY);
            if head.chars().count() + line.chars().count() < LONGEST_HEAD {
                head = head + "\n" + &line;
            }
        }
    }
    if !lines.is_empty() {
        head = head + "\n" + &say!(lang, "turn-lines");
    }
    message.content = folded(lang, &head, &lines, LONGEST_MESSAGE);
    message.quiet = message.mentions.is_empty();
    if let Some(now) = current {
        message.rows = buttons::of_turn(names, sight, &view.offers(now.seat), entries);
    }
    let last: Vec<Entry> = since.iter().chain(entries).cloned().collect();
    match board::picture(names, sight, &last, since) {
        Some(picture) => message.board(picture),
        None => message,
    }
}

/// Whose turn the entries tell of.
fn began(entries: &[Entry]) -> Option<SeatId> {
    entries
        .iter()
        .flat_map(|entry| &entry.events)
        .find_map(|event| if let EventKind::TurnBegan { seat, .. } = &event.kind { Some(*seat) } else { None })
}

/// The moves of a turn, without those that an undo took back. The name is left out: it stands above.
fn turn_lines(names: Names<'_>, entries: &[Entry]) -> Vec<String> {
    let standing: Vec<Entry> = entries
        .iter()
        .filter(|entry| !entry.undone)
        .map(|entry| {
            let mut entry = entry.clone();
            entry.events.retain(|event| !matches!(event.kind, EventKind::TurnEnded { .. }));
            entry
        })
        .collect();
    events::lines(names, &standing).into_iter().map(|line| format!("› {}", line.told.text)).collect()
}
