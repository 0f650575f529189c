//! What the things of this ruleset are called.

use crate::assets::{EventNames, Kit};
use crate::game::cards::Symbol;
use crate::game::conquest::effect::{Danger, Wanted, Window};
use crate::game::conquest::parts::fleet::{Fleet, ShipClass};
use crate::game::conquest::theatre::{Face, Guard};
use crate::game::ids::{CardId, SideId};
use crate::text::bundle::say;
use crate::text::clone_wars;
use crate::text::lang::Lang;
use crate::text::names::{Names, listed};

/// Spaces named in one line before the rest is counted.
const MOST_SPACES: usize = 4;

/// The battle station, as people name it.
pub fn station_name(lang: Lang) -> String {
    say!(lang, "station-name")
}

/// The name of a class of ships, which the edition gives it.
pub fn ship_class(kit: &Kit, lang: Lang, class: ShipClass) -> String {
    let symbol = match class {
        ShipClass::Fighter => Symbol::First,
        ShipClass::Bomber => Symbol::Second,
        ShipClass::Destroyer => Symbol::Third,
    };
    kit.names.symbol(symbol)[lang].clone()
}

/// A side by its name.
pub(in crate::text) fn side_name(names: Names<'_>, side: SideId) -> String {
    say!(names.lang, "side-name", side = names.side_word(side))
}

/// What a base marker shows, by the word that messages choose by.
pub(super) fn face_word(face: Face) -> &'static str {
    match face {
        Face::Leader => "leader",
        Face::Plain | Face::Token(_) => "plain",
    }
}

/// One of several markers on a planet: what it shows, or its number where the viewer may not know it.
pub(in crate::text) fn face_name(names: Names<'_>, marker: u8, face: Option<Face>) -> String {
    let number = u16::from(marker) + 1;
    match face {
        Some(Face::Token(token)) => clone_wars::known(names, token),
        Some(face) => say!(names.lang, "marker-base", face = face_word(face), number = number),
        None => say!(names.lang, "marker-unknown", number = number),
    }
}

/// Such as `2 fighters, 1 destroyer`.
pub(in crate::text) fn fleet(names: Names<'_>, fleet: Fleet) -> String {
    let some = ShipClass::ALL.into_iter().filter(|&class| fleet.of(class) > 0);
    listed(some.map(|class| {
        let ships = fleet.of(class);
        match class {
            ShipClass::Fighter => say!(names, "n-fighters", ships = ships),
            ShipClass::Bomber => say!(names, "n-bombers", ships = ships),
            ShipClass::Destroyer => say!(names, "n-destroyers", ships = ships),
        }
    }))
}

/// Such as `Force 2 dark`.
pub(super) fn force(lang: Lang, at: i8) -> String {
    say!(lang, "force", side = force_side(at), steps = at.unsigned_abs())
}

/// To which side the Force leans, by the word that messages choose by.
pub(super) fn force_side(at: i8) -> &'static str {
    match at {
        ..0 => "dark",
        0 => "balance",
        1.. => "light",
    }
}

/// The title of a card, which its event has.
pub(in crate::text) fn title(names: Names<'_>, card: CardId) -> &'static str {
    event_names(names, card).map_or(names.card_name(card), |event| event.title[names.lang].as_str())
}

/// What the event of a card says; empty where it has none.
pub(super) fn event_text(names: Names<'_>, card: CardId) -> &'static str {
    event_names(names, card).map_or("", |event| event.text[names.lang].as_str())
}

fn event_names(names: Names<'_>, card: CardId) -> Option<&'static EventNames> {
    let kit = names.kit();
    kit.edition.deck.card(card).event.as_ref().and_then(|event| kit.names.events.get(&event.id))
}

/// Several cards by their titles.
pub(super) fn titles(names: Names<'_>, cards: &[CardId]) -> String {
    listed(cards.iter().map(|&card| say!(names.lang, "card-title", title = title(names, card))))
}

/// When an event may be played, as the end of a sentence.
pub(super) fn window(lang: Lang, window: Window) -> String {
    let word = match window {
        Window::Reinforce => "reinforce",
        Window::Invade => "invade",
        Window::Declare => "declare",
        Window::Fortify => "fortify",
        Window::Station => "station",
        Window::OwnTurn => "own-turn",
        Window::Standing => "standing",
        Window::Order => return say!(lang, "window-order"),
    };
    say!(lang, "window", window = word)
}

/// What must be chosen with an event.
pub(super) fn wanted(names: Names<'_>, wanted: Wanted) -> String {
    match wanted {
        Wanted::Space => say!(names.lang, "wanted-space"),
        Wanted::To => say!(names.lang, "wanted-to"),
        Wanted::Class(_) => say!(names.lang, "wanted-class", classes = classes(names)),
        Wanted::Seat => say!(names.lang, "wanted-seat"),
        Wanted::Placements => say!(names.lang, "wanted-placements"),
        Wanted::Way => say!(names.lang, "wanted-way"),
        Wanted::Also => say!(names.lang, "wanted-also"),
        Wanted::Marker => say!(names.lang, "wanted-marker"),
    }
}

/// All classes of ships.
fn classes(names: Names<'_>) -> String {
    listed(ShipClass::ALL.into_iter().map(|class| ship_class(names.kit(), names.lang, class)))
}

/// What a marker protects from, by the word that messages choose by.
pub(super) fn danger_word(danger: Danger) -> &'static str {
    match danger {
        Danger::Invasion => "invasion",
        Danger::Station | Danger::Order => "station",
    }
}

/// Which invasions a standing order is meant for.
pub(super) fn guard(names: Names<'_>, guard: &Guard) -> String {
    let lang = names.lang;
    let mut parts = vec![match guard.spaces.as_slice() {
        [] => say!(lang, "guard-all"),
        spaces => names.spaces(spaces, MOST_SPACES),
    }];
    if guard.least > 1 {
        parts.push(say!(lang, "guard-least", armies = guard.least));
    }
    if !guard.seats.is_empty() {
        let seats = listed(guard.seats.iter().map(|&seat| names.seat(seat)));
        parts.push(say!(lang, "guard-seats", seats = seats));
    }
    listed(parts)
}
