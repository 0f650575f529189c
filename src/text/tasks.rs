//! What somebody has to do now.

use super::bundle::{Voice, say};
use super::names::Names;
use super::{clone_wars, trilogy};
use crate::game::conquest::rules::FortifyKind;
use crate::game::conquest::turn::{Stage, Turn};
use crate::game::conquest::view::{PhaseView, SetUpView, View};
use crate::game::ids::SeatId;
use crate::game::offer::{Offer, Step};

/// What the seat on turn has to do, as a phrase after its name: `place 5 armies, then attack or end.`
pub(super) fn of_turn(names: Names<'_>, view: &View, turn: &Turn) -> String {
    let lang = names.lang;
    if trades_first(view, turn.seat) {
        return say!(lang, "task-trade-first");
    }
    match &turn.stage {
        Stage::Trade { armies } => say!(lang, "task-trade", armies = *armies),
        // With nothing left to place the stage only waits for somebody who takes something back.
        Stage::Place { left: 0, placed: _ } | Stage::SpoilsPlace { left: 0, placed: _ } | Stage::Attack => {
            say!(lang, "task-attack")
        }
        Stage::Place { left, placed: _ } => say!(lang, "task-place", armies = *left),
        Stage::MoveIn(ask) => say!(
            lang,
            "task-move-in",
            from = names.space(ask.from),
            to = names.space(ask.to),
            least = ask.least,
            most = ask.most
        ),
        Stage::SpoilsTrade => say!(lang, "task-spoils-trade"),
        Stage::SpoilsPlace { left, placed: _ } => say!(lang, "task-spoils-place", armies = *left),
        Stage::Fortify => say!(names, "task-fortify"),
        Stage::LayMarker { armies: _ } => trilogy::task_marker(names, view),
        Stage::FortifyShips => trilogy::task_ships(names, view, turn.seat),
        Stage::Station => trilogy::task_station(names, view),
        Stage::Order => clone_wars::task_order(names, view),
    }
}

/// Whether the seat must trade a set before anything else, as far as the viewer can tell.
pub(super) fn trades_first(view: &View, seat: SeatId) -> bool {
    view.offers(seat).iter().any(|offer| matches!(offer, Offer::Trade { forced: true, .. }))
}

/// What this seat has to do in the set-up; `None` when it waits for others.
pub(super) fn of_set_up(names: Names<'_>, set_up: &SetUpView, seat: SeatId) -> Option<String> {
    match set_up {
        SetUpView::Preferring { done, own: _ } => (!done[seat]).then(|| say!(names, "task-prefer")),
        SetUpView::Naming { open, done, own: _ } => {
            (open.contains(&seat) && !done[seat]).then(|| say!(names, "task-claim"))
        }
        SetUpView::Claiming { next, unplayed: false } => (*next == seat).then(|| say!(names, "task-claim")),
        SetUpView::Claiming { next, unplayed: true } => {
            (*next == seat).then(|| say!(names.lang, "task-claim-unplayed"))
        }
        SetUpView::Stationing { seat: placer } => (*placer == seat).then(|| say!(names.lang, "task-place-station")),
        SetUpView::Deploying { armies, done, own: _ } => {
            (!done[seat]).then(|| say!(names.lang, "task-deploy", armies = armies[seat]))
        }
        SetUpView::DeployingInTurn { next, left: _, unplayed, for_unplayed: true } => {
            (*next == seat).then(|| say!(names.lang, "task-deploy-unplayed", left = *unplayed))
        }
        SetUpView::DeployingInTurn { next, left, unplayed: _, for_unplayed: false } => {
            (*next == seat).then(|| say!(names.lang, "task-deploy-one", left = left[seat]))
        }
    }
}

/// What this seat has to do; `None` when it waits or the match is over.
pub(super) fn of_seat(names: Names<'_>, view: &View, seat: SeatId) -> Option<String> {
    match &view.phase {
        PhaseView::SetUp(set_up) => of_set_up(names, set_up, seat),
        PhaseView::Turn(turn) => (turn.seat == seat).then(|| of_turn(names, view, turn)),
        PhaseView::Over(_) => None,
    }
}

/// The steps of the turn, the current one marked: `Place › **Attack** › Fortify`. Steps that are over are left out. Depends
/// on what everybody knows alone.
pub(super) fn steps(names: Names<'_>, view: &View, turn: &Turn) -> String {
    let now = turn.stage.step();
    let fortify = match view.card.fortify {
        FortifyKind::None => None,
        FortifyKind::Linked | FortifyKind::Connected => Some(Step::Fortify),
    };
    let ahead = [Some(Step::Trade), Some(Step::Place), Some(Step::Attack), fortify];
    let ahead = ahead.into_iter().flatten().chain(trilogy::late_steps(view, turn.seat));
    let after = |step: &Step| *step > anchor(now);
    let rest = ahead.filter(after).map(|step| self::step(names, step));
    let marked = format!("**{}**", step(names, now));
    std::iter::once(marked).chain(rest).collect::<Vec<_>>().join(" › ")
}

/// The step of the card to which a step belongs: what interrupts the attacks is followed by attacks again, and a marker is laid
/// before everything else.
fn anchor(step: Step) -> Step {
    match step {
        Step::MoveIn | Step::SpoilsTrade | Step::SpoilsPlace => Step::Place,
        Step::LayMarker | Step::PlaceStation => Step::Deploy,
        Step::Claim
        | Step::Deploy
        | Step::Trade
        | Step::Place
        | Step::Attack
        | Step::Fortify
        | Step::FortifyShips
        | Step::Station
        | Step::Order => step,
    }
}

/// The name of a step.
pub(super) fn step(voice: impl Into<Voice>, step: Step) -> String {
    let voice = voice.into();
    match step {
        Step::Claim => say!(voice, "step-claim"),
        Step::Deploy => say!(voice, "step-deploy"),
        Step::Trade => say!(voice, "step-trade"),
        Step::Place => say!(voice, "step-place"),
        Step::Attack => say!(voice, "step-attack"),
        Step::MoveIn => say!(voice, "step-move-in"),
        Step::SpoilsTrade => say!(voice, "step-spoils-trade"),
        Step::SpoilsPlace => say!(voice, "step-spoils-place"),
        Step::Fortify => say!(voice, "step-fortify"),
        Step::PlaceStation => say!(voice, "step-place-station"),
        Step::LayMarker => say!(voice, "step-lay-marker"),
        Step::FortifyShips => say!(voice, "step-fortify-ships"),
        Step::Station => say!(voice, "step-station"),
        Step::Order => say!(voice, "step-order"),
    }
}
