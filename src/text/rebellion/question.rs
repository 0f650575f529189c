//! The question before the dice or the turn are ended where that costs something.

use super::words::{Words, row_number};
use crate::game::rebellion::action::Spot;
use crate::game::rebellion::edition::AllyId;
use crate::game::rebellion::offer::Offer;
use crate::game::rebellion::symbol::{Face, Symbol};
use crate::game::rebellion::table::{Cover, Row, Sith, Turn};
use crate::table::arena_press::ArenaPress;
use crate::table::press::Verb;
use crate::table::sight::Sight;
use crate::text::bundle::say;
use crate::text::message::{Button, Message, Style};
use crate::text::names::listed;

/// What ending now would give away.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Loss {
    /// Dice that could still be used.
    pub dice: Vec<Face>,
    /// Who comes, where that can still be kept off.
    pub sith: Option<Sith>,
    /// Rows that the rebel would win.
    pub rows: Vec<u8>,
    /// Allies each of whom would win a row.
    pub allies: Vec<AllyId>,
}

/// What `press` (an end of the dice or of the turn) costs now; `None`: nothing that could be helped, an end that the rules refuse, or
/// another press.
pub fn loss(words: Words<'_>, press: ArenaPress) -> Option<Loss> {
    let whole = match press {
        ArenaPress::Finish => true,
        ArenaPress::EndDice => false,
        ArenaPress::Throw
        | ArenaPress::Put { .. }
        | ArenaPress::SetAside { .. }
        | ArenaPress::Rebel { .. }
        | ArenaPress::Ally { .. }
        | ArenaPress::Restart { .. }
        | ArenaPress::FinishAnyway
        | ArenaPress::EndDiceAnyway
        | ArenaPress::ForMe => return None,
    };
    let turn = words.table.turn_now()?;
    let offers = words.table.offers(turn.seat);
    let ends = |offer: &Offer| match offer {
        Offer::Finish { .. } => whole,
        Offer::EndDice { .. } => !whole,
        Offer::Throw { .. }
        | Offer::Put { .. }
        | Offer::SetAside { .. }
        | Offer::Rebel { .. }
        | Offer::Ally { .. }
        | Offer::Restart { .. } => false,
    };
    if !offers.iter().any(ends) {
        // The rules say why nothing can be ended.
        return None;
    }
    let mut loss = Loss::default();
    for offer in &offers {
        match offer {
            Offer::Put { face, .. } => loss.dice.extend(turn.stage.hand().iter().filter(|&die| die == face)),
            Offer::SetAside { dice } => loss.dice.extend(std::iter::repeat_n(Face::Victory, usize::from(*dice))),
            Offer::Throw { .. }
            | Offer::EndDice { .. }
            | Offer::Rebel { .. }
            | Offer::Ally { .. }
            | Offer::Restart { .. }
            | Offer::Finish { .. } => {}
        }
    }
    // An ally can undo the turn as long as it lasts, so also after the dice.
    let helps = |offer: &Offer| match offer {
        Offer::Throw { .. } | Offer::Put { .. } => true,
        Offer::Restart { .. } => whole,
        Offer::SetAside { .. }
        | Offer::EndDice { .. }
        | Offer::Rebel { .. }
        | Offer::Ally { .. }
        | Offer::Finish { .. } => false,
    };
    let avoidable = offers.iter().any(helps);
    loss.sith = words.table.penalty(turn).filter(|_| avoidable);
    if whole {
        loss.rows = rows_of_rebel(words, turn);
        let allies = words.table.seats[turn.seat].allies.iter();
        loss.allies = allies.copied().filter(|&ally| wins_row(words, ally)).collect();
    }
    let nothing = loss == Loss::default();
    (!nothing).then_some(loss)
}

/// The question to whoever presses, with one button that does it all the same; `None` where nothing need be asked.
pub fn question(words: Words<'_>, sight: &Sight, press: ArenaPress) -> Option<Message> {
    let loss = loss(words, press)?;
    let lang = words.lang;
    let (head, label, anyway) = match press {
        ArenaPress::EndDice => {
            (say!(lang, "arena-sure-dice"), say!(lang, "arena-button-dice-anyway"), ArenaPress::EndDiceAnyway)
        }
        ArenaPress::Finish
        | ArenaPress::Throw
        | ArenaPress::Put { .. }
        | ArenaPress::SetAside { .. }
        | ArenaPress::Rebel { .. }
        | ArenaPress::Ally { .. }
        | ArenaPress::Restart { .. }
        | ArenaPress::FinishAnyway
        | ArenaPress::EndDiceAnyway
        | ArenaPress::ForMe => {
            (say!(lang, "arena-sure-finish"), say!(lang, "button-end-anyway"), ArenaPress::FinishAnyway)
        }
    };
    let mut lines = vec![head];
    if !loss.dice.is_empty() {
        lines.push(say!(lang, "arena-sure-lapse", dice = words.dice(&loss.dice)));
    }
    lines.extend(loss.sith.map(|sith| say!(lang, "arena-sure-sith", sith = words.sith(sith), dice = sith.dice_lost())));
    if let Some(turn) = words.table.turn_now().filter(|_| !loss.rows.is_empty()) {
        let rebel = words.rebel(words.table.seats[turn.seat].rebel);
        let rows = listed(loss.rows.iter().map(|&row| row_number(row).to_string()));
        lines.push(say!(lang, "arena-sure-rebel", rebel = rebel, count = loss.rows.len(), rows = rows));
    }
    if !loss.allies.is_empty() {
        let allies = listed(loss.allies.iter().map(|&ally| words.ally(ally).to_owned()));
        lines.push(say!(lang, "arena-sure-ally", count = loss.allies.len(), allies = allies));
    }
    let verb = Verb::Arena { moves: sight.moves, press: anyway };
    let button = Button::new(sight.id, Style::Danger, label, verb);
    Some(Message::plain(lines.join("\n")).hushed().row(vec![button]))
}

/// Rows of which the rebel, unused, would cover the last open field.
fn rows_of_rebel(words: Words<'_>, turn: &Turn) -> Vec<u8> {
    if turn.rebel_used {
        return Vec::new();
    }
    let symbol: Symbol = words.table.rebel_symbol(turn.seat);
    let last = |row: &Row| row.open().iter().sum::<u8>() == 1;
    let spots: Vec<Spot> = words.table.spots(symbol);
    let won = spots.into_iter().filter(|spot| words.table.rows.get(usize::from(spot.row)).is_some_and(last));
    won.map(|spot| spot.row).collect()
}

/// Whether the ally alone would cover what is open in some row.
fn wins_row(words: Words<'_>, ally: AllyId) -> bool {
    let symbols = words.table.edition.symbols(ally);
    words.table.rows.iter().any(|row| {
        let open = row.fields.iter().filter(|field| field.cover == Cover::Open).map(|field| field.symbol);
        match (&open.collect::<Vec<_>>()[..], symbols) {
            (&[only], _) => symbols.iter().any(|symbol| symbol.covers(only)),
            (&[left, right], &[one, other]) => {
                (one.covers(left) && other.covers(right)) || (one.covers(right) && other.covers(left))
            }
            _ => false,
        }
    })
}
