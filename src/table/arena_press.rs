//! What can be pressed and chosen under a turn of the dice game, and how it is written into a custom id.

use super::press::{NotOurs, number};
use crate::game::rebellion::action::{Move, Spot};
use crate::game::rebellion::edition::{AllyId, MOST_ROWS};
use crate::game::rebellion::rules::DICE;
use crate::game::rebellion::symbol::{Face, Symbol};
use crate::game::rebellion::table::Table;

/// A press under a turn. Whether it is possible now, the rules say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ArenaPress {
    /// Throws, for the first or the second time.
    Throw,
    /// Puts a die on a field.
    Put { face: Face, spot: Spot },
    /// Sets so many victory points aside.
    SetAside { dice: u8 },
    /// Lets the dice that are left lapse; asks first where that costs something.
    EndDice,
    /// Lets them lapse after it was asked.
    EndDiceAnyway,
    /// The rebel covers a field with its symbol in this row.
    Rebel { row: u8 },
    /// An ally covers fields: one entry for each of its symbols in order, what is over stays empty.
    Ally { ally: AllyId, spots: [Option<Spot>; 2] },
    /// An ally undoes the turn.
    Restart { ally: AllyId },
    /// Ends the turn; asks first where that costs something.
    Finish,
    /// Ends the turn after it was asked.
    FinishAnyway,
    /// Does what the AI would do next.
    ForMe,
}

impl ArenaPress {
    /// The move that is meant at this table, not checked. `None` for what the AI chooses, for an ally that is not in the
    /// box, and when nobody is on turn.
    pub fn wish(self, table: &Table) -> Option<Move> {
        Some(match self {
            Self::Throw => Move::Throw,
            Self::Put { face, spot } => Move::Put { face, spot },
            Self::SetAside { dice } => Move::SetAside { dice },
            Self::EndDice | Self::EndDiceAnyway => Move::EndDice,
            Self::Rebel { row } => {
                Move::Rebel { spot: Spot { row, symbol: table.rebel_symbol(table.turn_now()?.seat) } }
            }
            Self::Ally { ally, spots } => {
                let symbols = table.edition.allies().get(ally.index()).map(|_| table.edition.symbols(ally).len())?;
                // A place too many is kept, so that the rules refuse it.
                let named = spots.iter().rposition(Option::is_some).map_or(0, |last| last + 1);
                Move::Ally { ally, spots: spots[..symbols.max(named).min(spots.len())].to_vec() }
            }
            Self::Restart { ally } => table.edition.allies().get(ally.index()).map(|_| Move::Restart { ally })?,
            Self::Finish | Self::FinishAnyway => Move::Finish,
            Self::ForMe => return None,
        })
    }

    /// The words of the custom id, without the beginning that all have.
    pub(super) fn words(self) -> String {
        match self {
            Self::Throw => "throw".to_owned(),
            Self::Put { face, spot } => format!("put:{}:{}", face_word(face), spot_word(Some(spot))),
            Self::SetAside { dice } => format!("aside:{dice}"),
            Self::EndDice => "end-dice".to_owned(),
            Self::EndDiceAnyway => "end-dice-anyway".to_owned(),
            Self::Rebel { row } => format!("rebel:{row}"),
            Self::Ally { ally: AllyId(ally), spots: [first, second] } => {
                format!("ally:{ally}:{}:{}", spot_word(first), spot_word(second))
            }
            Self::Restart { ally: AllyId(ally) } => format!("restart:{ally}"),
            Self::Finish => "finish".to_owned(),
            Self::FinishAnyway => "finish-anyway".to_owned(),
            Self::ForMe => "for-me".to_owned(),
        }
    }

    pub(super) fn from_words(words: &[&str]) -> Result<Self, NotOurs> {
        Ok(match *words {
            ["throw"] => Self::Throw,
            ["put", face, spot] => {
                Self::Put { face: face_from_word(face)?, spot: spot_from_word(spot)?.ok_or(NotOurs)? }
            }
            ["aside", dice] => {
                let dice = number(dice)?;
                let possible = (1..=DICE).contains(&dice);
                if possible { Self::SetAside { dice } } else { return Err(NotOurs) }
            }
            ["end-dice"] => Self::EndDice,
            ["end-dice-anyway"] => Self::EndDiceAnyway,
            ["rebel", row] => Self::Rebel { row: row_from_word(row)? },
            ["ally", ally, first, second] => {
                Self::Ally { ally: AllyId(number(ally)?), spots: [spot_from_word(first)?, spot_from_word(second)?] }
            }
            ["restart", ally] => Self::Restart { ally: AllyId(number(ally)?) },
            ["finish"] => Self::Finish,
            ["finish-anyway"] => Self::FinishAnyway,
            ["for-me"] => Self::ForMe,
            _ => return Err(NotOurs),
        })
    }
}

fn symbol_word(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Trooper => "trooper",
        Symbol::Tie => "tie",
        Symbol::Walker => "walker",
        Symbol::Destroyer => "destroyer",
        Symbol::Imperium => "imperium",
    }
}

fn face_word(face: Face) -> &'static str {
    face.symbol().map_or("victory", symbol_word)
}

fn face_from_word(word: &str) -> Result<Face, NotOurs> {
    Face::ALL.into_iter().find(|&face| face_word(face) == word).ok_or(NotOurs)
}

/// Such as `3-tie`; a dash for nowhere.
fn spot_word(spot: Option<Spot>) -> String {
    spot.map_or_else(|| "-".to_owned(), |Spot { row, symbol }| format!("{row}-{}", symbol_word(symbol)))
}

fn spot_from_word(word: &str) -> Result<Option<Spot>, NotOurs> {
    if word == "-" {
        return Ok(None);
    }
    let (row, symbol) = word.split_once('-').ok_or(NotOurs)?;
    let symbol = Symbol::ALL.into_iter().find(|&known| symbol_word(known) == symbol).ok_or(NotOurs)?;
    Ok(Some(Spot { row: row_from_word(row)?, symbol }))
}

fn row_from_word(word: &str) -> Result<u8, NotOurs> {
    number(word).and_then(|row: u8| if usize::from(row) < MOST_ROWS { Ok(row) } else { Err(NotOurs) })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::press::{Press, Verb};
    use crate::table::sight::MatchId;

    #[test]
    fn every_press_survives_its_custom_id_within_the_limit() {
        let spots = (0..8).flat_map(|row| Symbol::ALL.map(|symbol| Spot { row, symbol }));
        let mut presses = vec![
            ArenaPress::Throw,
            ArenaPress::SetAside { dice: 1 },
            ArenaPress::SetAside { dice: 4 },
            ArenaPress::EndDice,
            ArenaPress::EndDiceAnyway,
            ArenaPress::Rebel { row: 0 },
            ArenaPress::Rebel { row: 7 },
            ArenaPress::Restart { ally: AllyId(255) },
            ArenaPress::Ally { ally: AllyId(255), spots: [None, None] },
            ArenaPress::Finish,
            ArenaPress::FinishAnyway,
            ArenaPress::ForMe,
        ];
        for spot in spots {
            presses.extend(Face::ALL.map(|face| ArenaPress::Put { face, spot }));
            presses.push(ArenaPress::Ally { ally: AllyId(255), spots: [Some(spot), None] });
            presses.push(ArenaPress::Ally { ally: AllyId(0), spots: [None, Some(spot)] });
        }
        for press in presses {
            let press = Press { of: MatchId(i64::MAX), verb: Verb::Arena { moves: u64::MAX, press } };
            let id = press.custom_id();
            assert!(id.len() <= 100, "{id}");
            assert_eq!(Press::parse(&id), Ok(press));
        }
    }

    #[test]
    fn what_no_turn_has_is_not_read() {
        for words in [
            "",
            "put:tie",
            "put:tie:-",
            "put:tie:8-tie",
            "put:moon:1-tie",
            "put:tie:1-victory",
            "put:tie:+1-tie",
            "aside:0",
            "aside:5",
            "rebel:8",
            "rebel:-",
            "ally:256:-:-",
            "ally:1:1-tie",
            "restart:-1",
            "throw:1",
        ] {
            assert_eq!(ArenaPress::from_words(&words.split(':').collect::<Vec<_>>()), Err(NotOurs), "{words}");
        }
    }
}
