//! The turn post (ux 1, 3, 15): what to do now, what happened since, what happened in this turn.

use super::{call, with_story};
use crate::game::conquest::view::PhaseView;
use crate::game::event::EventKind;
use crate::game::ids::SeatId;
use crate::game::people::Actor;
use crate::table::sight::{Entry, Sight};
use crate::text::bundle::say;
use crate::text::lang::Lang;
use crate::text::message::{LONGEST_MESSAGE, Message, folded};
use crate::text::names::Names;
use crate::text::rebellion::{self, Words};
use crate::text::{board, buttons, events, story, tasks};

/// The most characters of one line of the story.
const LONGEST_STORY: usize = 160;

/// The post of turn number `turn`. `entries` are those of the turn, `since` those since the last turn of the same seat; `sight` is the
/// public one. When the turn is over, the post keeps its moves and loses its buttons.
pub fn turn_post(sight: &Sight, turn: u32, since: &[Entry], entries: &[Entry], lang: Lang) -> Message {
    if let Some(words) = Words::in_sight(sight, lang) {
        return rebellion::turn_post(words, sight, turn, &rebellion::happened(since), &rebellion::happened(entries));
    }
    let names = Names::of(sight, lang);
    let Some(view) = sight.conquest() else { return Message::plain(say!(lang, "match-broken")).hushed() };
    let current = match &view.phase {
        PhaseView::Turn(now) if view.turn == turn => Some(now),
        PhaseView::Turn(_) | PhaseView::SetUp(_) | PhaseView::Over(_) => None,
    };
    let seat = current.map(|now| now.seat).or_else(|| ended(entries));
    let lines = turn_lines(names, seat, entries);
    let mut message = Message::default();
    let mut head = match (current, seat) {
        (Some(now), _) => {
            let seat = (now.seat, names.seat(now.seat));
            let (head, whom) = call(sight, lang, seat, || tasks::of_turn(names, view, now));
            message.mentions = whom;
            let steps = tasks::steps(names, view, now);
            format!("{head}\n{} · {steps}", board::whole_header(names, view))
        }
        (None, Some(seat)) => say!(lang, "turn-over", turn = turn, seat = names.seat(seat)),
        (None, None) => say!(lang, "turn-over-nobody", turn = turn),
    };
    if let Some(now) = current {
        let told = story::since(names, view.seats.ids(), now.seat, since);
        head = with_story(lang, head, told, LONGEST_STORY);
    }
    if !lines.is_empty() {
        head = head + "\n" + &say!(lang, "turn-lines");
    }
    message.content = folded(lang, &head, &lines, LONGEST_MESSAGE);
    message.quiet = message.mentions.is_empty();
    if let Some(now) = current {
        message.rows = buttons::of_turn(names, sight, &view.offers(now.seat), entries);
    }
    let picture = if let (None, Some(seat)) = (current, seat)
        && view.turn == turn + 1
        && matches!(view.phase, PhaseView::Turn(_))
    {
        board::picture_after(names, sight, (turn, seat), &told_of(entries))
    } else {
        let last: Vec<Entry> = since.iter().chain(entries).cloned().collect();
        board::picture(names, sight, &last, since)
    };
    match picture {
        Some(picture) => message.board(picture),
        None => message,
    }
}

/// Whose turn the entries tell of: the entry that ends a turn also begins the next one.
fn ended(entries: &[Entry]) -> Option<SeatId> {
    let events = entries.iter().flat_map(|entry| &entry.events);
    let ended =
        events.filter_map(|event| if let EventKind::TurnEnded { seat } = &event.kind { Some(*seat) } else { None });
    let acted = entries.iter().filter_map(|entry| match entry.actor {
        Actor::Seat(seat) => Some(seat),
        Actor::Everybody | Actor::Moderator | Actor::Clock => None,
    });
    ended.chain(acted).next()
}

/// The moves of a turn, without those that an undo took back. The name of the seat on turn is left out: it stands above.
fn turn_lines(names: Names<'_>, on_turn: Option<SeatId>, entries: &[Entry]) -> Vec<String> {
    let text = |told: events::Told| if told.seat == on_turn { told.text } else { told.with_seat(names) };
    events::lines(names, &told_of(entries)).into_iter().map(|line| format!("› {}", text(line.told))).collect()
}

/// What happened in a turn, without its beginning and end.
fn told_of(entries: &[Entry]) -> Vec<Entry> {
    let standing = entries.iter().filter(|entry| !entry.undone).cloned().map(|mut entry| {
        let told = |kind: &EventKind| !matches!(kind, EventKind::TurnBegan { .. } | EventKind::TurnEnded { .. });
        entry.events.retain(|event| told(&event.kind));
        entry
    });
    standing.collect()
}
