//! What somebody has to do now.

use super::words::face_word;
use crate::game::conquest::rulesets::original_trilogy::EMPIRE;
use crate::game::conquest::theatre::{Face, Theatre};
use crate::game::conquest::view::View;
use crate::game::ids::SeatId;
use crate::game::offer::Step;
use crate::text::bundle::say;
use crate::text::clone_wars;
use crate::text::names::Names;

/// Lay the marker that was drawn; with its face for who may know it.
pub(in crate::text) fn task_marker(names: Names<'_>, view: &View) -> String {
    match view.theatre().and_then(|theatre| theatre.drawn).and_then(|drawn| drawn.face) {
        Some(Face::Token(token)) => clone_wars::task_token(names, token),
        Some(seen) => say!(names.lang, "task-lay-marker-seen", face = face_word(seen)),
        None => say!(names, "task-lay-marker"),
    }
}

/// Move ships; take the command of a partner's planet where there is a partner.
pub(in crate::text) fn task_ships(names: Names<'_>, view: &View, seat: SeatId) -> String {
    if view.partners(seat).next().is_some() {
        say!(names.lang, "task-fortify-ships-team")
    } else {
        say!(names.lang, "task-fortify-ships")
    }
}

/// Move the station, or build one.
pub(in crate::text) fn task_station(names: Names<'_>, view: &View) -> String {
    let Some(theatre) = view.theatre() else { return say!(names.lang, "task-station") };
    match (theatre.station, theatre.doing.reach) {
        (None, _) => say!(names.lang, "task-station-none"),
        (Some(_), _) if theatre.doing.station_moved => say!(names.lang, "task-station-moved"),
        (Some(_), Some(reach)) => say!(names.lang, "task-station-rolled", reach = reach),
        (Some(_), None) => say!(names.lang, "task-station"),
    }
}

/// The steps after the moves of armies that this seat's turn has.
pub(in crate::text) fn late_steps(view: &View, seat: SeatId) -> impl Iterator<Item = Step> {
    let has = view.theatre().is_some();
    let has_station = view.theatre().is_some_and(Theatre::has_station);
    let moves_station = has_station && view.side(seat) == EMPIRE;
    let calls = clone_wars::is_order_ahead(view, seat);
    let steps =
        [has.then_some(Step::FortifyShips), moves_station.then_some(Step::Station), calls.then_some(Step::Order)];
    steps.into_iter().flatten()
}
