//! What lies on the board besides armies, in words.

use super::words::{danger_word, fleet, force, side_name, station_name};
use crate::game::conquest::effect::Danger;
use crate::game::conquest::parts::fleet::{Fleet, ShipClass};
use crate::game::conquest::rulesets::original_trilogy::RESOURCES_TO_WIN;
use crate::game::conquest::theatre::{Face, Marker, Shield, ShieldKind, Theatre};
use crate::game::conquest::view::View;
use crate::game::ids::{SeatId, SpaceId};
use crate::text::bundle::say;
use crate::text::clone_wars;
use crate::text::names::{Names, listed};

/// Planets named in one line before the rest is counted.
const MOST_SPACES: usize = 6;

/// A seat with the name of its side, where there are sides.
pub(in crate::text) fn with_side(names: Names<'_>, seat: SeatId) -> String {
    match names.side(seat) {
        Some(side) => say!(names.lang, "seat-of-side", seat = names.seat(seat), side = side_name(names, side)),
        None => names.seat(seat),
    }
}

/// All ships of a seat, as the end of its line; empty where it has none.
pub(in crate::text) fn ships_of(names: Names<'_>, view: &View, seat: SeatId) -> String {
    let ships = view.fleet(seat);
    if ships.is_empty() { String::new() } else { format!(", {}", fleet(names, ships)) }
}

/// What is on a planet besides armies, such as ` (2f 1d, base, Death Star)` or ` (1c, token, Darth Sidious)`; empty where there is nothing.
pub(in crate::text) fn on_space(names: Names<'_>, view: &View, space: SpaceId) -> String {
    let Some(theatre) = view.theatre() else { return String::new() };
    let ships = view.spaces[space].ships;
    let ships = (!ships.is_empty()).then(|| short_fleet(names, ships));
    let bases = theatre.markers.iter().filter(|marker| marker.space == space).map(|marker| base(names, *marker));
    let station = (theatre.station == Some(space)).then(|| station_name(names.lang));
    let pawn = (theatre.pawn_space() == Some(space)).then(|| clone_wars::pawn_name(names));
    let parts = listed(ships.into_iter().chain(bases).chain(station).chain(pawn));
    if parts.is_empty() { parts } else { format!(" ({parts})") }
}

/// A base, with what the viewer may know of it.
fn base(names: Names<'_>, marker: Marker) -> String {
    let lang = names.lang;
    match marker.face {
        Some(Face::Leader) => say!(lang, "base-leader"),
        Some(Face::Plain) => say!(lang, "base-plain"),
        Some(Face::Token(token)) => clone_wars::known(names, token),
        None => say!(names, "base-hidden"),
    }
}

/// Such as `2f 1d`.
pub(in crate::text) fn short_fleet(names: Names<'_>, fleet: Fleet) -> String {
    let some = ShipClass::ALL.into_iter().filter(|&class| fleet.of(class) > 0);
    let parts = some.map(|class| {
        let letter = match class {
            ShipClass::Fighter => say!(names, "letter-fighter"),
            ShipClass::Bomber => say!(names, "letter-bomber"),
            ShipClass::Destroyer => say!(names, "letter-destroyer"),
        };
        format!("{}{letter}", fleet.of(class))
    });
    parts.collect::<Vec<_>>().join(" ")
}

/// The Force, the Death Star and the resource counter in one line, or where Darth Sidious is.
pub(in crate::text) fn state_line(names: Names<'_>, view: &View) -> Option<String> {
    let theatre = view.theatre()?;
    if !theatre.has_station() {
        return clone_wars::state(names, view);
    }
    let lang = names.lang;
    let station = match theatre.station {
        Some(space) => say!(lang, "state-station", space = names.space(space)),
        None => say!(lang, "state-no-station"),
    };
    let counter =
        theatre.counting.map(|_| say!(lang, "state-counter", held = theatre.counter, needed = RESOURCES_TO_WIN));
    let parts = [force(lang, theatre.meter.at), station].into_iter().chain(counter);
    Some(parts.collect::<Vec<_>>().join(" · "))
}

/// All of it, a line each: the Force and the Death Star, bases (or Darth Sidious and tokens), destroyed planets, what cards protect, and what is offered to partners.
pub(in crate::text) fn situation(names: Names<'_>, view: &View) -> Vec<String> {
    let Some(theatre) = view.theatre() else { return Vec::new() };
    let lang = names.lang;
    let mut lines: Vec<String> = state_line(names, view).into_iter().collect();
    if theatre.has_station() {
        lines.push(bases(names, theatre));
    } else {
        lines.extend(clone_wars::tokens(names, theatre));
    }
    lines.extend(marks(names, view));
    if !theatre.offered.is_empty() {
        lines.push(say!(lang, "state-offered", spaces = names.spaces(&theatre.offered, MOST_SPACES)));
    }
    lines
}

/// The destroyed planets, and what cards protect, a line each.
pub(in crate::text) fn marks(names: Names<'_>, view: &View) -> Vec<String> {
    let Some(theatre) = view.theatre() else { return Vec::new() };
    let destroyed = (!theatre.destroyed.is_empty())
        .then(|| say!(names.lang, "state-destroyed", spaces = names.spaces(&theatre.destroyed, MOST_SPACES)));
    destroyed.into_iter().chain(theatre.shields.iter().map(|shield| protected(names, *shield))).collect()
}

/// Where bases lie, with the faces that the viewer may know.
fn bases(names: Names<'_>, theatre: &Theatre) -> String {
    let lang = names.lang;
    if theatre.markers.is_empty() {
        return say!(lang, "state-no-bases", left = theatre.pile.left);
    }
    let one = |marker: &Marker| match marker.face {
        None => names.space(marker.space).to_owned(),
        Some(_) => format!("{} ({})", names.space(marker.space), base(names, *marker)),
    };
    let bases = listed(theatre.markers.iter().map(one));
    say!(lang, "state-bases", bases = bases, left = theatre.pile.left)
}

fn protected(names: Names<'_>, shield: Shield) -> String {
    let (lang, space) = (names.lang, names.space(shield.space));
    match shield.kind {
        ShieldKind::From(Danger::Order) => say!(lang, "state-protected-from-order", space = space),
        ShieldKind::From(danger) => say!(lang, "state-protected", space = space, danger = danger_word(danger)),
        ShieldKind::EightSided => say!(lang, "state-bunkers", space = space),
    }
}
