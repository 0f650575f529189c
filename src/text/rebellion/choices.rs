//! Labels of autocomplete (ux 13), and the offers as text.

use super::controls::{ally_label, open_in};
use super::words::{Words, row_number};
use crate::game::ids::SeatId;
use crate::game::rebellion::action::Spot;
use crate::game::rebellion::edition::AllyId;
use crate::game::rebellion::offer::Offer;
use crate::game::rebellion::symbol::Face;
use crate::text::bundle::say;
use crate::text::choices::LONGEST_CHOICE;
use crate::text::message::{LONGEST_MESSAGE, cut};
use crate::text::names::{listed, shortened};

/// A die of the hand: `🛡️ Stormtrooper`; of several victory points how many: `2× ⭐ Victory point`.
pub fn choice_face(words: Words<'_>, face: Face, count: u8) -> String {
    shortened(&words.dice(&vec![face; usize::from(count.max(1))]), LONGEST_CHOICE)
}

/// A field: `row 3, 🛡️ Stormtrooper (2 open)`.
pub fn choice_spot(words: Words<'_>, spot: Spot) -> String {
    let open = open_in(words, spot.row);
    let field = words.symbol(spot.symbol);
    let text = say!(words.lang, "arena-choice-field", row = row_number(spot.row), field = field, open = open);
    shortened(&text, LONGEST_CHOICE)
}

/// The rebel of a seat with its symbol.
pub fn choice_rebel(words: Words<'_>, seat: SeatId) -> String {
    let name = words.rebel(words.table.seats[seat].rebel);
    shortened(&format!("{name} ({})", words.symbol(words.table.rebel_symbol(seat))), LONGEST_CHOICE)
}

/// An ally with what it lends.
pub fn choice_ally(words: Words<'_>, ally: AllyId) -> String {
    shortened(&words.ally_with_power(ally), LONGEST_CHOICE)
}

/// A way to use an ally.
pub fn choice_places(words: Words<'_>, ally: AllyId, spots: &[Option<Spot>]) -> String {
    shortened(&ally_label(words, ally, spots), LONGEST_CHOICE)
}

/// What the seat on turn may do, one line each.
pub fn offers(words: Words<'_>, offers: &[Offer]) -> String {
    let lines: Vec<String> = offers.iter().map(|offer| format!("· {}", self::offer(words, offer))).collect();
    if lines.is_empty() { say!(words.lang, "why-done") } else { cut(&lines.join("\n"), LONGEST_MESSAGE) }
}

fn offer(words: Words<'_>, offer: &Offer) -> String {
    let lang = words.lang;
    match offer {
        Offer::Throw { dice, throw: 1 } => say!(lang, "arena-offer-throw", dice = *dice),
        Offer::Throw { dice, throw: _ } => say!(lang, "arena-offer-throw-again", dice = *dice),
        Offer::Put { face, spots } => {
            let symbol = face.symbol();
            let fields = symbol.map(|symbol| words.spots(symbol, spots)).unwrap_or_default();
            say!(lang, "arena-offer-put", die = words.face(*face), fields = fields)
        }
        Offer::SetAside { dice } => say!(lang, "arena-offer-aside", dice = *dice),
        Offer::EndDice { lapse } => say!(lang, "arena-offer-end-dice", dice = words.dice(lapse)),
        Offer::Rebel { symbol, spots } => {
            let rebel = words.table.turn_now().map(|turn| words.rebel(words.table.seats[turn.seat].rebel));
            let (rebel, fields) = (rebel.unwrap_or_default(), words.spots(*symbol, spots));
            say!(lang, "arena-offer-rebel", rebel = rebel, symbol = words.symbol(*symbol), fields = fields)
        }
        Offer::Ally { ally, symbols } => {
            let each = symbols.iter().map(|(symbol, spots)| {
                let rows = if spots.is_empty() { "–".to_owned() } else { words.spots(*symbol, spots) };
                format!("{}: {rows}", words.symbol(*symbol))
            });
            say!(lang, "arena-offer-ally", ally = words.ally(*ally), fields = listed(each))
        }
        Offer::Restart { ally, dice } => {
            say!(lang, "arena-offer-restart", ally = words.ally(*ally), dice = *dice)
        }
        Offer::Finish { lapse: _, sith: None } => say!(lang, "arena-offer-finish"),
        Offer::Finish { lapse: _, sith: Some(sith) } => {
            say!(lang, "arena-offer-finish-sith", sith = words.sith(*sith))
        }
    }
}
