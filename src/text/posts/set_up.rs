//! The set-up post: who is missing, and at the reveal who placed what.

use super::{people, pings};
use crate::game::conquest::view::{PhaseView, SetUpView, View};
use crate::game::event::EventKind;
use crate::game::ids::{BySeat, SeatId};
use crate::game::offer::Step;
use crate::table::panel_press::PanelId;
use crate::table::sight::{Entry, MatchState, Sight};
use crate::text::board;
use crate::text::bundle::say;
use crate::text::buttons::{looks, under, way};
use crate::text::events::{event, outcome, placed};
use crate::text::lang::Lang;
use crate::text::message::{Button, LONGEST_MESSAGE, Message, cut};
use crate::text::names::{Names, listed};
use crate::text::rebellion::{self, Words};

/// The most characters of one seat's line at the reveal.
const LONGEST_REVEAL: usize = 270;

/// The most characters of who begins with all that was thrown for it, and of how the spaces were given out.
const LONGEST_OF_ALL: usize = 300;

/// The post of the set-up; `entries` are those of the set-up, `sight` is the public one. Pings all who are awaited.
pub fn set_up_post(sight: &Sight, entries: &[Entry], lang: Lang) -> Message {
    if let Some(words) = Words::in_sight(sight, lang) {
        return rebellion::opening_post(words, sight, &rebellion::happened(entries));
    }
    let names = Names::of(sight, lang);
    let Some(view) = sight.conquest() else { return Message::plain(say!(lang, "match-broken")).hushed() };
    let (head, awaited) = match &view.phase {
        PhaseView::SetUp(set_up) => asked(names, set_up),
        // Ended before everybody had placed.
        PhaseView::Over(how) if view.turn == 0 => (outcome(names, how), Vec::new()),
        PhaseView::Turn(_) | PhaseView::Over(_) => (say!(lang, "set-up-done"), Vec::new()),
    };
    let mentions = match sight.state {
        MatchState::Running => people(sight, awaited),
        MatchState::Lobby | MatchState::Paused | MatchState::Over | MatchState::Ended | MatchState::SetAside => {
            Vec::new()
        }
    };
    let mut content = head;
    if !mentions.is_empty() {
        content = format!("{content}\n{}", pings(&mentions));
    }
    let dealt = entries
        .iter()
        .filter(|entry| !entry.undone)
        .flat_map(|entry| &entry.events)
        .filter(|event| is_of_all(&event.kind));
    for dealt in dealt {
        content = format!("{content}\n{}", cut(&event(names, &dealt.kind).with_seat(names), LONGEST_OF_ALL));
    }
    // Behind who begins, which is never cut.
    let room = LONGEST_MESSAGE.saturating_sub(content.chars().count());
    for line in revealed(names, view, entries, room) {
        content = format!("{content}\n{line}");
    }
    let all_at_once = view.awaited().iter().any(|awaited| !awaited.blocks);
    if all_at_once && sight.state == MatchState::Running {
        content = format!("{content}\n{}", say!(lang, "set-up-skip"));
    }
    let quiet = mentions.is_empty();
    let message = Message { content: cut(&content, LONGEST_MESSAGE), mentions, quiet, ..Message::default() };
    let message = under(message, vec![open(names, sight), looks(names, sight)]);
    match board::picture(names, sight, entries, &[]) {
        Some(picture) => message.board(picture),
        None => message,
    }
}

/// Whether it says who begins, or that the spaces have owners.
fn is_of_all(kind: &EventKind) -> bool {
    matches!(
        kind,
        EventKind::Dealt { .. }
            | EventKind::Drafted { .. }
            | EventKind::GivenOut { .. }
            | EventKind::StartRolled { .. }
    )
}

/// What those who are awaited open.
fn open(names: Names<'_>, sight: &Sight) -> Vec<Button> {
    let awaited = sight.conquest().filter(|_| sight.state == MatchState::Running).map(View::awaited);
    let panel = awaited.unwrap_or_default().first().and_then(|awaited| match awaited.step {
        Step::Claim => Some(PanelId::Claim),
        Step::Deploy => Some(PanelId::Place),
        Step::PlaceStation => Some(PanelId::Station),
        // No step of the set-up.
        Step::Trade
        | Step::Place
        | Step::Attack
        | Step::MoveIn
        | Step::SpoilsTrade
        | Step::SpoilsPlace
        | Step::Fortify
        | Step::LayMarker
        | Step::FortifyShips
        | Step::Station
        | Step::Order => None,
    });
    let in_set_up = sight.conquest().is_some_and(|view| matches!(view.phase, PhaseView::SetUp(_)));
    panel.filter(|_| in_set_up).map(|panel| way(names, sight.id, panel)).into_iter().collect()
}

/// What is asked of whom.
fn asked(names: Names<'_>, set_up: &SetUpView) -> (String, Vec<SeatId>) {
    let lang = names.lang;
    let missing = |done: &BySeat<bool>| -> Vec<SeatId> {
        done.iter().filter(|&(_, &done)| !done).map(|(seat, _)| seat).collect()
    };
    let seats = |seats: &[SeatId]| listed(seats.iter().map(|&seat| names.seat(seat)));
    match set_up {
        SetUpView::Preferring { done, own: _ } => {
            let waits = missing(done);
            let ready = done.len() - waits.len();
            (say!(names, "set-up-preferring", ready = ready, all = done.len(), missing = seats(&waits)), waits)
        }
        SetUpView::Naming { open, done, own: _ } => {
            let waits: Vec<SeatId> = open.iter().copied().filter(|&seat| !done[seat]).collect();
            (say!(lang, "set-up-naming", missing = seats(&waits)), waits)
        }
        SetUpView::Claiming { next, unplayed: false } => {
            (say!(names, "set-up-claiming", seat = names.seat(*next)), vec![*next])
        }
        SetUpView::Claiming { next, unplayed: true } => {
            (say!(lang, "set-up-claiming-unplayed", seat = names.seat(*next)), vec![*next])
        }
        SetUpView::Stationing { seat } => (say!(lang, "set-up-stationing", seat = names.seat(*seat)), vec![*seat]),
        SetUpView::Deploying { armies, done, own: _ } => {
            let waits = missing(done);
            let ready = done.len() - waits.len();
            let most = armies.iter().map(|(_, &armies)| armies).max().unwrap_or_default();
            let text =
                say!(lang, "set-up-deploying", ready = ready, all = done.len(), missing = seats(&waits), armies = most);
            (text, waits)
        }
        SetUpView::DeployingInTurn { next, left: _, unplayed, for_unplayed: true } => {
            (say!(lang, "set-up-deploying-unplayed", seat = names.seat(*next), left = *unplayed), vec![*next])
        }
        SetUpView::DeployingInTurn { next, left, unplayed: _, for_unplayed: false } => {
            (say!(lang, "set-up-deploying-one", seat = names.seat(*next), left = left[*next]), vec![*next])
        }
    }
}

/// One line for each seat, once everybody has placed; all of them within so many characters.
fn revealed(names: Names<'_>, view: &View, entries: &[Entry], room: usize) -> Vec<String> {
    if matches!(view.phase, PhaseView::SetUp(_)) || view.turn == 0 {
        return Vec::new();
    }
    let events = entries.iter().filter(|entry| !entry.undone).flat_map(|entry| &entry.events);
    let of_seats = events
        .filter_map(|event| if let EventKind::Revealed { placements } = &event.kind { Some(placements) } else { None });
    let lines: Vec<String> = of_seats
        .flat_map(|placements| placements.iter().filter(|(_, of)| !of.is_empty()))
        .map(|(seat, of)| format!("{}: {}", names.seat(seat), placed(names, of)))
        .collect();
    let longest = LONGEST_REVEAL.min((room / lines.len().max(1)).saturating_sub(1));
    lines.iter().map(|line| cut(line, longest)).collect()
}
