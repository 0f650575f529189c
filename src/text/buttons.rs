//! The buttons that offers become.

use super::board::{self, last_series};
use super::bundle::say;
use super::message::{Button, Message, Style};
use super::names::Names;
use super::rebellion::{self, Words};
use crate::game::event::SeriesEnd;
use crate::game::ids::SpaceId;
use crate::game::offer::{Offer, Step};
use crate::game::people::Hold;
use crate::table::panel::ways;
use crate::table::panel_press::PanelId;
use crate::table::press::{MoveInPress, Verb};
use crate::table::sight::{Entry, MatchId, MatchState, Sight};
use crate::text::lang::Lang;

/// The rows under a turn: the question first if one is open, then what may be done, then looking. `offers` are those of the public
/// view, so that no absent button tells what a hand lacks.
pub(super) fn of_turn(names: Names<'_>, sight: &Sight, offers: &[Offer], entries: &[Entry]) -> Vec<Vec<Button>> {
    let (lang, of, moves) = (names.lang, sight.id, sight.moves);
    let mut act = Vec::new();
    let mut rows = Vec::new();
    let mut open: Vec<Button> = Vec::new();
    // Nobody answers for the AI.
    let by_hand = sight.conquest().and_then(|view| Some(view.seats.get(board::on_turn(view)?)?.hold != Hold::Ai));
    if sight.state == MatchState::Running && by_hand == Some(true) {
        for offer in offers {
            if let Offer::MoveIn { least, most, .. } = offer {
                rows.push(move_in(names, sight, *least, *most));
            }
        }
        open.extend(ways(offers).into_iter().map(|panel| way(lang, of, panel)));
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
    rows.extend([open, act].into_iter().filter(|row| !row.is_empty()));
    rows.push(looks(names, sight));
    rows
}

/// Opens a panel.
pub(super) fn way(lang: Lang, of: MatchId, panel: PanelId) -> Button {
    let (style, label) = match panel {
        PanelId::Claim => (Style::Success, say!(lang, "button-claim")),
        PanelId::Place => (Style::Success, say!(lang, "button-place")),
        PanelId::Trade => (Style::Primary, say!(lang, "button-trade")),
        PanelId::Attack => (Style::Primary, say!(lang, "button-attack")),
        PanelId::Fortify => (Style::Primary, say!(lang, "button-fortify")),
    };
    Button::new(of, style, label, Verb::Open { panel, page: 0 })
}

/// What may always be looked at.
pub(super) fn looks(names: Names<'_>, sight: &Sight) -> Vec<Button> {
    if let Some(words) = Words::in_sight(sight, names.lang) {
        return rebellion::looks(words, sight.id);
    }
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
