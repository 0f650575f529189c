//! The seats of the table in a lobby.

use crate::game::ids::SeatId;
use crate::game::options::SeatPlan;
use crate::table::press::{Press, Verb};
use crate::table::seating::{SeatPlace, Seating};
use crate::table::sight::Sight;
use crate::text::bundle::say;
use crate::text::choices::LONGEST_CHOICE;
use crate::text::lang::Lang;
use crate::text::message::{Message, Select, SelectOption};
use crate::text::names::{Names, shortened};

/// A line of the lobby with the seat of the table; the name alone where all seats are alike.
pub(in crate::text) fn lobby_place(sight: &Sight, seat: SeatId, name: String, lang: Lang) -> String {
    let table = sight.options.table(sight.seats.len());
    match table.get(seat.index()) {
        Some(&plan) => {
            say!(lang, "lobby-place", number = number(seat), seat = name, what = plan_words(sight, seat, plan, lang))
        }
        None => name,
    }
}

/// Which seat of the table somebody of the lobby has, and how they get another one; `None` where all seats are alike.
pub(in crate::text) fn own_seat(sight: &Sight, seat: SeatId, lang: Lang) -> Option<String> {
    let plan = *sight.options.table(sight.seats.len()).get(seat.index())?;
    Some(say!(lang, "lobby-own-seat", number = number(seat), what = plan_words(sight, seat, plan, lang)))
}

/// Whether people can choose their seats here.
pub(in crate::text) fn seats_differ(sight: &Sight) -> bool {
    !sight.options.table(*sight.options.seats().end()).is_empty()
}

/// Such as `Rebels 2`; without the number where the side has one seat.
pub fn seat_place_name(lang: Lang, place: &SeatPlace, several: bool) -> String {
    let side = place.side;
    if several {
        say!(lang, "seat-place-name", side = side, number = place.nth + 1)
    } else {
        say!(lang, "seat-place-only", side = side)
    }
}

/// The same with what the seat is for as many players as there are.
pub fn seat_place(lang: Lang, place: &SeatPlace, several: bool) -> String {
    let name = seat_place_name(lang, place, several);
    let text = match place.now {
        Some((seat, SeatPlan { armies, .. })) if place.runs > 1 => {
            let (number, runs) = (number(seat), place.runs);
            say!(lang, "seat-place-now-several", name = name, number = number, armies = armies, runs = runs)
        }
        Some((seat, SeatPlan { armies, limit: Some(limit), .. })) => {
            let number = number(seat);
            say!(lang, "seat-place-now-limit", name = name, number = number, armies = armies, limit = limit)
        }
        Some((seat, SeatPlan { armies, limit: None, .. })) => {
            say!(lang, "seat-place-now", name = name, number = number(seat), armies = armies)
        }
        None => say!(lang, "seat-place-not", name = name),
    };
    let text = if place.taken { say!(lang, "seat-place-taken", place = text) } else { text };
    shortened(&text, LONGEST_CHOICE)
}

/// The seats from which somebody chooses.
pub fn seating(of: &Seating, lang: Lang) -> Message {
    let now = of.places.iter().find_map(|place| place.now.filter(|(seat, _)| *seat == of.seat));
    let what = now.map(|(_, plan)| plan_words(&of.sight, of.seat, plan, lang)).unwrap_or_default();
    let mut message = Message::plain(say!(lang, "seating", number = number(of.seat), what = what)).hushed();
    let several = |place: &SeatPlace| of.places.iter().filter(|other| other.most.side == place.most.side).count() > 1;
    let option = |place: &SeatPlace| SelectOption {
        label: seat_place(lang, place, several(place)),
        press: Press { of: of.sight.id, verb: Verb::Sit { place: place.place } },
        chosen: of.chosen == Some(place.place),
    };
    message.selects.push(Select::new(say!(lang, "select-seat-place"), of.places.iter().map(option)));
    message
}

/// The answer to a choice: the seat that it brought, or (`later`) that it will bring one.
pub(in crate::text) fn seated(sight: &Sight, seat: SeatId, later: bool, lang: Lang) -> String {
    let table = sight.options.table(sight.seats.len());
    match table.get(seat.index()) {
        Some(&plan) if !later => {
            let (name, what) = (Names::of(sight, lang).seat(seat), plan_words(sight, seat, plan, lang));
            say!(lang, "answer-seated", seat = name, number = number(seat), what = what)
        }
        _ => say!(lang, "answer-seated-later"),
    }
}

/// Such as `Rebels, 30 armies, at most 15 planets`, or with how many armies of the match are run from there, where it is more than one.
fn plan_words(sight: &Sight, seat: SeatId, plan: SeatPlan, lang: Lang) -> String {
    let runs = sight.options.runs(sight.seats.len(), seat);
    let (side, armies) = (sight.options.ruleset.side_id(plan.side), plan.armies);
    match plan.limit {
        _ if runs > 1 => say!(lang, "seat-plan-several", side = side, armies = armies, runs = runs),
        Some(limit) => say!(lang, "seat-plan-limit", side = side, armies = armies, limit = limit),
        None => say!(lang, "seat-plan", side = side, armies = armies),
    }
}

fn number(seat: SeatId) -> u32 {
    u32::from(seat.0) + 1
}
