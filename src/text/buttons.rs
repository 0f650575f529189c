//! The buttons that offers become.

use super::board::{self, last_series};
use super::bundle::say;
use super::message::{Button, Message, Style};
use super::names::Names;
use super::rebellion::{self, Words};
use super::trilogy;
use crate::game::conquest::parts::fleet::Fleet;
use crate::game::conquest::turn::Stage;
use crate::game::conquest::view::PhaseView;
use crate::game::event::SeriesEnd;
use crate::game::ids::SpaceId;
use crate::game::offer::{Offer, Step};
use crate::game::people::Hold;
use crate::table::panel::ways;
use crate::table::panel_press::PanelId;
use crate::table::press::{MoveInPress, Verb};
use crate::table::sight::{Entry, MatchId, MatchState, Sight};

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
        let mut all = ways(offers);
        // What a hand can do is nobody else's business: the button is there as long as there is a hand.
        let shown = all.contains(&PanelId::Base) || all.contains(&PanelId::Cards);
        if has_events(sight) && !shown && rows.is_empty() {
            all.push(PanelId::Cards);
        }
        open.extend(all.into_iter().map(|panel| way(names, of, panel)));
        act.extend(attack_again(names, sight, offers, entries));
        for offer in offers {
            if let Offer::EndStep { step: Step::Attack } = offer {
                let label = say!(lang, "button-end-attacks");
                act.push(Button::new(of, Style::Secondary, label, Verb::EndAttacks { moves }));
            } else if let Offer::EndStep { step } = offer
                && trilogy::is_late(*step)
            {
                let label = say!(lang, "button-next-step");
                act.push(Button::new(of, Style::Secondary, label, Verb::EndAttacks { moves }));
            } else if let Offer::EndTurn { .. } = offer {
                act.push(Button::new(of, Style::Danger, say!(lang, "button-end-turn"), Verb::EndTurn { moves }));
            } else if let Offer::TakeBack { .. } = offer {
                act.push(Button::new(of, Style::Secondary, say!(lang, "button-take-back"), Verb::TakeBack { moves }));
            }
        }
    }
    rows.extend(open.chunks(5).map(<[Button]>::to_vec));
    rows.extend(Some(act).filter(|row| !row.is_empty()));
    rows.push(looks(names, sight));
    rows
}

/// Whether the seat on turn holds cards whose events can be played.
fn has_events(sight: &Sight) -> bool {
    sight.conquest().is_some_and(|view| {
        let seat = board::on_turn(view).and_then(|seat| view.seats.get(seat));
        view.theatre().is_some() && seat.is_some_and(|seat| seat.cards > 0)
    })
}

/// Opens a panel.
pub(super) fn way(names: Names<'_>, of: MatchId, panel: PanelId) -> Button {
    let lang = names.lang;
    let (style, label) = match panel {
        PanelId::Claim => (Style::Success, say!(lang, "button-claim")),
        PanelId::Place => (Style::Success, say!(lang, "button-place")),
        PanelId::Trade => (Style::Primary, say!(lang, "button-trade")),
        PanelId::Attack => (Style::Primary, say!(lang, "button-attack")),
        PanelId::Fortify => (Style::Primary, say!(lang, "button-fortify")),
        PanelId::Base => (Style::Success, say!(names, "button-base")),
        PanelId::Station => (Style::Primary, say!(lang, "button-station")),
        PanelId::Build => (Style::Primary, say!(lang, "button-build")),
        PanelId::Cards => (Style::Primary, say!(lang, "button-cards")),
        PanelId::Assault => (Style::Danger, say!(lang, "button-assault")),
        PanelId::Ships => (Style::Primary, say!(lang, "button-ships")),
        PanelId::Command => (Style::Primary, say!(lang, "button-command")),
        PanelId::Order => (Style::Danger, say!(lang, "button-order")),
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
    let more = more_ships(sight);
    if !more.is_empty() {
        let label = say!(lang, "button-move-in-ships", armies = most, ships = trilogy::fleet(names, more));
        row.push(Button::new(sight.id, Style::Primary, label, Verb::MoveInAll { moves: sight.moves }));
    }
    row
}

/// The ships that may follow into the captured space besides those that had to.
fn more_ships(sight: &Sight) -> Fleet {
    let asked = sight.conquest().and_then(|view| match &view.phase {
        PhaseView::Turn(turn) => Some(&turn.stage),
        PhaseView::SetUp(_) | PhaseView::Over(_) => None,
    });
    match asked {
        Some(Stage::MoveIn(asked)) => asked.ships,
        _ => Fleet::default(),
    }
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
