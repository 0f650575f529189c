//! The buttons that offers become.

use super::board::last_series;
use super::bundle::say;
use super::message::{Button, Message, Style};
use super::names::Names;
use crate::game::event::SeriesEnd;
use crate::game::ids::{SeatId, SpaceId};
use crate::game::offer::{Offer, Step};
use crate::table::press::{MoveInPress, Verb};
use crate::table::sight::{Entry, MatchState, Sight};

/// The rows under a turn: the question first if one is open, then what may be done, then looking. `offers` are those of the public
/// view, so that no absent button tells what a hand lacks.
pub(super) fn of_turn(names: Names<'_>, sight: &Sight, offers: &[Offer], entries: &[Entry]) -> Vec<Vec<Button>> {
    let mut rows = to_do(names, sight, offers, entries);
    rows.push(looks(names, sight));
    rows
}

/// The rows under the answer to a move: what the seat may do next. They carry the counter of now, while the turn's post in the channel
/// still waits for its edit.
pub(super) fn after_a_move(
    names: Names<'_>,
    sight: &Sight,
    seat: SeatId,
    offers: &[Offer],
    entries: &[Entry],
) -> Vec<Vec<Button>> {
    let in_set_up = sight.view.as_ref().is_some_and(|view| view.turn == 0);
    if !in_set_up {
        return to_do(names, sight, offers, entries);
    }
    let may_take_back = offers.iter().any(|offer| matches!(offer, Offer::TakeBack { .. }));
    let counter = sight.counters.get(seat).filter(|_| may_take_back);
    let take_back = counter.map(|&counter| {
        let label = say!(names.lang, "button-take-back");
        vec![Button::new(sight.id, Style::Secondary, label, Verb::TakeBackDeployment { counter })]
    });
    take_back.into_iter().collect()
}

fn to_do(names: Names<'_>, sight: &Sight, offers: &[Offer], entries: &[Entry]) -> Vec<Vec<Button>> {
    let (lang, of, moves) = (names.lang, sight.id, sight.moves);
    let mut act = Vec::new();
    let mut rows = Vec::new();
    if sight.state == MatchState::Running {
        for offer in offers {
            if let Offer::MoveIn { least, most, .. } = offer {
                rows.push(move_in(names, sight, *least, *most));
            }
        }
        act.extend(attack_again(names, sight, offers, entries));
        for offer in offers {
            if let Offer::EndStep { step: Step::Attack } = offer {
                let label = say!(lang, "button-end-attacks");
                act.push(Button::new(of, Style::Secondary, label, Verb::EndAttacks { moves }));
            } else if let Offer::EndTurn { .. } = offer {
                act.push(Button::new(of, Style::Danger, say!(lang, "button-end-turn"), Verb::EndTurn { moves }));
            } else if let Offer::TakeBack { .. } = offer {
                act.push(Button::new(of, Style::Secondary, say!(lang, "button-take-back"), Verb::TakeBack { moves }));
            }
        }
    }
    if !act.is_empty() {
        rows.push(act);
    }
    rows
}

/// What may always be looked at.
pub(super) fn looks(names: Names<'_>, sight: &Sight) -> Vec<Button> {
    let (lang, of) = (names.lang, sight.id);
    vec![
        Button::new(of, Style::Primary, say!(lang, "button-hand"), Verb::Hand),
        Button::new(of, Style::Secondary, say!(lang, "button-log"), Verb::Log),
        Button::new(of, Style::Secondary, say!(lang, "button-board-text"), Verb::BoardText),
    ]
}

/// The answers to the move-in question.
pub(super) fn move_in(names: Names<'_>, sight: &Sight, least: u32, most: u32) -> Vec<Button> {
    let lang = names.lang;
    let half = least.max(most.div_ceil(2)).min(most);
    let button =
        |style, label: String, how| Button::new(sight.id, style, label, Verb::MoveIn { moves: sight.moves, how });
    let mut row = vec![button(Style::Primary, say!(lang, "button-move-least", armies = least), MoveInPress::Least)];
    if half > least && half < most {
        row.push(button(Style::Primary, say!(lang, "button-move-half", armies = half), MoveInPress::Half));
    }
    if most > least {
        row.push(button(Style::Primary, say!(lang, "button-move-all", armies = most), MoveInPress::Most));
    }
    row
}

/// The last attack of this turn once more, where it is still possible.
fn attack_again(names: Names<'_>, sight: &Sight, offers: &[Offer], entries: &[Entry]) -> Option<Button> {
    let series = last_series(entries).filter(|series| series.end != SeriesEnd::Captured)?;
    let pair = (series.from, series.to);
    let offered = offers.iter().any(|offer| matches!(offer, Offer::Attack { from, to, .. } if (*from, *to) == pair));
    let (SpaceId(from), SpaceId(to)) = pair;
    let label = say!(names.lang, "button-attack-again", from = names.label(series.from), to = names.label(series.to));
    let verb = Verb::AttackAgain { moves: sight.moves, from, to };
    offered.then(|| Button::new(sight.id, Style::Primary, label, verb))
}

/// With these rows under it.
pub(super) fn under(mut message: Message, rows: Vec<Vec<Button>>) -> Message {
    for row in rows {
        message = message.row(row);
    }
    message
}
