//! Why nothing was changed, and what to do instead.

use super::words::{fleet, force, ship_class, title, wanted, window};
use crate::game::conquest::effect::Window;
use crate::game::conquest::special::SpecialRefusal;
use crate::game::ids::{CardId, SeatId, SpaceId, Troops};
use crate::text::bundle::say;
use crate::text::names::{Names, listed};
use crate::text::refusals::MOST_CANDIDATES;

/// One refusal in words. Never empty.
pub(in crate::text) fn rule(names: Names<'_>, refusal: &SpecialRefusal) -> String {
    let lang = names.lang;
    let space = |space: &SpaceId| names.space(*space);
    match refusal {
        SpecialRefusal::Unknown => say!(lang, "special-unknown"),
        SpecialRefusal::MarkerFirst => say!(names, "special-marker-first"),
        SpecialRefusal::NoMarker => say!(names, "special-no-marker"),
        SpecialRefusal::MarkerThere { space: there } => say!(names, "special-marker-there", space = space(there)),
        SpecialRefusal::NotYourSide { space: of } => say!(lang, "special-not-your-side", space = space(of)),
        SpecialRefusal::Partner { space: of, seat } => {
            say!(lang, "special-partner", space = space(of), seat = names.seat(*seat))
        }
        SpecialRefusal::Destroyed { space: gone } => say!(lang, "special-destroyed", space = space(gone)),
        SpecialRefusal::GuardedByStation { space: at } => say!(lang, "special-guarded", space = space(at)),
        SpecialRefusal::Protected { space: at } => say!(lang, "special-protected", space = space(at)),
        SpecialRefusal::CalledOff { space: at } => say!(lang, "special-called-off", space = space(at)),

        SpecialRefusal::NoEvent { card } => say!(lang, "special-no-event", title = title(names, *card)),
        SpecialRefusal::WrongWindow { card, window: when } => match when {
            Window::Standing => say!(lang, "special-only-armed", title = title(names, *card)),
            when => say!(lang, "special-wrong-window", title = title(names, *card), window = window(lang, *when)),
        },
        SpecialRefusal::Choose { card, wanted: what, spaces, seats } => {
            let (title, what) = (title(names, *card), wanted(names, *what));
            let fitting = fitting(names, spaces, seats);
            if fitting.is_empty() {
                say!(lang, "special-choose", title = title, what = what)
            } else {
                say!(lang, "special-choose-of", title = title, what = what, fitting = fitting)
            }
        }
        SpecialRefusal::DoesNotFit { card, space, spaces } => does_not_fit(names, *card, *space, spaces),
        SpecialRefusal::NoEffect { card } => say!(lang, "special-no-effect", title = title(names, *card)),
        SpecialRefusal::OnlyArmed { card } => say!(lang, "special-only-armed", title = title(names, *card)),
        SpecialRefusal::NotArmed { card } => say!(lang, "special-not-armed", title = title(names, *card)),

        SpecialRefusal::BuiltAlready => say!(lang, "special-built-already"),
        SpecialRefusal::TradedAlready => say!(lang, "special-traded-already"),
        SpecialRefusal::TooLateToBuild => say!(lang, "special-too-late-to-build"),
        SpecialRefusal::ShipLimit { class, limit } => {
            say!(lang, "special-ship-limit", limit = *limit, class = ship_class(names.kit(), lang, *class))
        }
        SpecialRefusal::TooFewShips { space: at, there } if there.is_empty() => {
            say!(lang, "special-no-ships-there", space = space(at))
        }
        SpecialRefusal::TooFewShips { space: at, there } => {
            say!(lang, "special-too-few-ships", space = space(at), ships = fleet(names, *there))
        }
        SpecialRefusal::NoShips => say!(lang, "special-no-ships"),
        SpecialRefusal::ShipsMoved => say!(lang, "special-ships-moved"),

        SpecialRefusal::NoStation => say!(lang, "special-no-station"),
        SpecialRefusal::StationThere { space: at } => say!(lang, "special-station-there", space = space(at)),
        SpecialRefusal::NotYourStation => say!(lang, "special-not-your-station"),
        SpecialRefusal::OwnStation => say!(lang, "special-own-station"),
        SpecialRefusal::StationNotInReach { from, station, spaces } => {
            let (from, station) = (space(from), space(station));
            if spaces.is_empty() {
                say!(lang, "special-station-out-of-reach", station = station)
            } else {
                let near = names.spaces(spaces, MOST_CANDIDATES);
                say!(lang, "special-station-not-in-reach", from = from, station = station, spaces = near)
            }
        }
        SpecialRefusal::NoDice { armies, meter } => {
            say!(lang, "special-no-dice", armies = *armies, force = force(lang, *meter))
        }
        SpecialRefusal::StationMoved => say!(lang, "special-station-moved"),
        SpecialRefusal::TooFar { to, reach, spaces } => {
            let near = names.spaces(spaces, MOST_CANDIDATES);
            say!(lang, "special-too-far", to = space(to), reach = *reach, spaces = near)
        }
        SpecialRefusal::WrongRegion { card, region, station } => {
            let here = names.kit().edition.board.space(*station).region;
            say!(
                lang,
                "special-wrong-region",
                title = title(names, *card),
                region = names.region(*region),
                station = space(station),
                here = names.region(here)
            )
        }
        SpecialRefusal::NothingToFireAt { space: at } => say!(lang, "special-nothing-to-fire-at", space = space(at)),
        SpecialRefusal::NoMoreDestroyed { limit } => say!(lang, "special-no-more-destroyed", limit = *limit),
        SpecialRefusal::WouldCut { space: at } => say!(lang, "special-would-cut", space = space(at)),

        SpecialRefusal::NoPartner => say!(lang, "special-no-partner"),
        SpecialRefusal::NotPartners { space: at } => say!(lang, "special-not-partners", space = space(at)),
        SpecialRefusal::CommandTaken => say!(lang, "special-command-taken"),
        SpecialRefusal::NotToBeTaken { space: at, troops, ships, marker, last } => {
            not_to_be_taken(names, *at, (*troops, *ships, *marker, *last))
        }
        SpecialRefusal::AskedAlready { space: at } => say!(lang, "special-asked-already", space = space(at)),
        SpecialRefusal::Declined { space: at } => say!(lang, "special-declined", space = space(at)),
        SpecialRefusal::NobodyToAsk { space: at } => say!(lang, "special-nobody-to-ask", space = space(at)),

        SpecialRefusal::NotYourOrder => say!(lang, "special-not-your-order"),
        SpecialRefusal::OrderOver => say!(lang, "special-order-over"),
        SpecialRefusal::NoHeir { space: of, seats } => {
            say!(lang, "special-no-heir", space = space(of), seats = fitting(names, &[], seats))
        }
        SpecialRefusal::HeroLost { card } => say!(lang, "special-hero-lost", title = title(names, *card)),
    }
}

fn does_not_fit(names: Names<'_>, card: CardId, chosen: Option<SpaceId>, spaces: &[SpaceId]) -> String {
    let lang = names.lang;
    let (title, fitting) = (title(names, card), fitting(names, spaces, &[]));
    match (chosen, fitting.is_empty()) {
        (Some(chosen), false) => {
            say!(lang, "special-does-not-fit", title = title, space = names.space(chosen), fitting = fitting)
        }
        (None, false) => say!(lang, "special-fits", title = title, fitting = fitting),
        (_, true) => say!(lang, "special-nothing-fits", title = title),
    }
}

/// What may be chosen.
fn fitting(names: Names<'_>, spaces: &[SpaceId], seats: &[SeatId]) -> String {
    if seats.is_empty() {
        names.spaces(spaces, MOST_CANDIDATES)
    } else {
        listed(seats.iter().map(|&seat| names.seat(seat)))
    }
}

/// Everything that keeps a planet's command with its owner.
fn not_to_be_taken(
    names: Names<'_>,
    space: SpaceId,
    (troops, ships, marker, last): (Troops, bool, bool, bool),
) -> String {
    let lang = names.lang;
    let reasons = [
        (troops != 1).then(|| say!(lang, "command-armies", armies = troops)),
        ships.then(|| say!(lang, "command-ships")),
        marker.then(|| say!(names, "command-base")),
        last.then(|| say!(lang, "command-last")),
    ];
    let reasons = listed(reasons.into_iter().flatten());
    say!(names, "special-not-to-be-taken", space = names.space(space), reasons = reasons)
}
