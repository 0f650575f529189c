//! From what was typed or pressed in a dice game to a move: names become faces, rows and figures. Whether it is allowed is for the
//! rules to say.

use super::answer::{Expected, Refused};
use super::intent::{Intent, Person};
use super::names::{self, Named, not_understood};
use super::panel::may_play;
use super::press::Verb;
use super::sight::MatchId;
use super::{Table, wake};
use crate::ai;
use crate::assets::{RebellionKit, RebellionNames};
use crate::game::action::Action;
use crate::game::ids::SeatId;
use crate::game::rebellion::action::{Move, Spot};
use crate::game::rebellion::edition::{AllyId, Power};
use crate::game::rebellion::symbol::{Face, Symbol};
use crate::game::rebellion::table::{Stage, Table as Arena};
use crate::text::lang::{Lang, LocalName};

/// The words for the seat's rebel beside its name; the first is the id that commands offer.
pub(super) const REBEL: [&str; 2] = ["rebel", "rebell"];

/// Stands for a symbol of an ally that covers nothing.
const NOWHERE: &str = "-";

/// Whose wish it is, and what lies on the table.
#[derive(Clone, Copy, Debug)]
pub(super) struct Wisher<'a> {
    pub(super) seat: SeatId,
    pub(super) table: &'a Arena,
    pub(super) kit: &'a RebellionKit,
    pub(super) lang: Lang,
}

/// A figure that can be asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Figure {
    Rebel,
    Ally(AllyId),
}

impl Table {
    /// What the AI would do next in a dice game, thought on a thread that answers nobody.
    pub(super) async fn advised_move(&self, person: &Person, of: MatchId) -> Result<Action, Refused> {
        let state = self.state(of).await?;
        let sight = self.sight_for(&state, Some(person.account));
        let seat = may_play(&sight, person.account, None)?;
        let tie = wake::tie(&state);
        let think = move || ai::choose(sight.view.as_ref()?, seat, tie);
        let action = tokio::task::spawn_blocking(think).await.map_err(|_| Refused::Bug)?;
        // Where nothing can be done, the rules say why.
        Ok(action.unwrap_or(Action::Rebellion(Move::Throw)))
    }
}

impl Wisher<'_> {
    /// The action that an intent of play means; `None` for an intent that is none of play.
    pub(super) fn action(self, intent: &Intent) -> Option<Result<Action, Refused>> {
        let wish = match intent {
            Intent::Roll => Ok(Move::Throw),
            Intent::Put { die, row } => self.put(die, row.as_deref()),
            Intent::Ally { ally, rows } => self.figure(ally, rows.as_deref()),
            Intent::EndStep => Ok(Move::EndDice),
            Intent::EndTurn => Ok(Move::Finish),
            Intent::Press(press) => match press.verb {
                Verb::Arena { press, .. } => Ok(press.wish(self.table)?),
                _ => return None,
            },
            Intent::Advised { action, .. } => return Some(Ok(action.clone())),
            // Another game is played here: the rules say so.
            Intent::Claim { .. }
            | Intent::Place { .. }
            | Intent::TakeBack
            | Intent::Trade { .. }
            | Intent::Attack { .. }
            | Intent::MoveIn { .. }
            | Intent::Fortify { .. }
            | Intent::Special(_) => return Some(Ok(Action::TakeBack)),
            _ => return None,
        };
        Some(wish.map(Action::Rebellion))
    }

    fn put(self, die: &str, row: Option<&str>) -> Result<Move, Refused> {
        let (face, number) = self.die(die)?;
        let hand = self.table.turn_now().map_or(&[][..], |turn| turn.stage.hand());
        let Some(symbol) = face.symbol() else {
            // All of them, unless a number is named; what is not there, or no number of dice, is refused by the rules.
            let there = hand.iter().filter(|&&die| die == Face::Victory).count();
            let all = u8::try_from(there.max(1)).unwrap_or(u8::MAX);
            return Ok(Move::SetAside { dice: number.map_or(all, |count| count.parse().unwrap_or(u8::MAX)) });
        };
        let fits = self.table.spots(symbol);
        if !hand.contains(&face) {
            // Whatever row is meant: the rules say that no die shows it, or that dice are not what comes now.
            return Ok(Move::Put { face, spot: fits.first().copied().unwrap_or(Spot { row: 0, symbol }) });
        }
        let row = row.map(str::trim).filter(|row| !row.is_empty());
        let spot = match (row, number) {
            (Some(row), None) | (None, Some(row)) => self.spot(row, symbol)?,
            (Some(_), Some(_)) => return Err(not_understood(die, Expected::Rows)),
            (None, None) => match fits[..] {
                [only] => only,
                ref several => return Err(self.which(die, several)),
            },
        };
        Ok(Move::Put { face, spot })
    }

    /// A face by its name, letter or id, and the digits behind it: how many victory points, or the row of another face.
    fn die(self, asked: &str) -> Result<(Face, Option<&str>), Refused> {
        let (name, number) = match asked.trim().rsplit_once([':', ' ']) {
            Some((name, number)) if number.bytes().all(|digit| digit.is_ascii_digit()) && !number.is_empty() => {
                (name, Some(number))
            }
            Some(_) | None => (asked, None),
        };
        names::find(name, &faces(&self.kit.names, self.lang)).map(|face| (face, number))
    }

    fn figure(self, asked: &str, rows: Option<&str>) -> Result<Move, Refused> {
        let items: Vec<&str> = rows.unwrap_or_default().split([',', ';']).map(str::trim).collect();
        let named = || items.iter().copied().filter(|item| !item.is_empty());
        let ally = match names::find(asked, &self.figures())? {
            Figure::Rebel => {
                let symbol = self.table.rebel_symbol(self.seat);
                let spot = match (named().next(), named().count(), &self.table.spots(symbol)[..]) {
                    (Some(row), 1, _) => self.spot(row, symbol)?,
                    (None, _, &[only]) => only,
                    (None, _, [_, ..]) if self.may_use_rebel() => return Err(not_understood("", Expected::Rows)),
                    // The rules say why none is possible now.
                    (None, _, _) => Spot { row: 0, symbol },
                    (Some(_), _, _) => return Err(not_understood(rows.unwrap_or_default(), Expected::Rows)),
                };
                return Ok(Move::Rebel { spot });
            }
            Figure::Ally(ally) => ally,
        };
        let symbols = match &self.table.edition.ally(ally).power {
            Power::Restart => return Ok(Move::Restart { ally }),
            Power::Symbols(symbols) => symbols,
        };
        let items: Vec<&str> = named().collect();
        if items.len() > symbols.len() {
            return Err(not_understood(rows.unwrap_or_default(), Expected::Rows));
        }
        self.covered(symbols, &items).map(|spots| Move::Ally { ally, spots })
    }

    /// Whether a row is all that is missing.
    fn may_use_rebel(self) -> bool {
        self.table.turn_now().is_some_and(|turn| turn.stage == Stage::Figures && !turn.rebel_used)
    }

    /// The rows in the order of the symbols; where fewer are named than there are symbols, a row goes to the first symbol that
    /// fits there.
    fn covered(self, symbols: &[Symbol], items: &[&str]) -> Result<Vec<Option<Spot>>, Refused> {
        if items.is_empty() {
            // Where there is no choice none need be named; else the rules say for which symbols rows are wanted.
            let only = |&symbol: &Symbol| match self.table.spots(symbol)[..] {
                [] => Some(None),
                [only] => Some(Some(only)),
                _ => None,
            };
            return Ok(symbols.iter().map(only).collect::<Option<_>>().unwrap_or_default());
        }
        let mut spots = vec![None; symbols.len()];
        let mut from = 0;
        for (n, item) in items.iter().enumerate() {
            let last = symbols.len() - (items.len() - n);
            let open = (from..=last).find(|&place| {
                let fits = self.spot(item, symbols[place]);
                fits.is_ok_and(|spot| self.table.spots(symbols[place]).contains(&spot))
            });
            let place = open.unwrap_or(from);
            if *item != NOWHERE {
                spots[place] = Some(self.spot(item, symbols[place])?);
            }
            from = place + 1;
        }
        Ok(spots)
    }

    /// A field by its row, with its symbol where a joker has the choice: `2`, `2 walker`, `2-walker`.
    fn spot(self, asked: &str, symbol: Symbol) -> Result<Spot, Refused> {
        let digits = asked.find(|c: char| !c.is_ascii_digit()).unwrap_or(asked.len());
        let (number, rest) = asked.split_at(digits);
        let rows = self.table.rows.len();
        let row = number.parse::<usize>().ok().filter(|row| (1..=rows).contains(row));
        let row =
            row.and_then(|row| u8::try_from(row - 1).ok()).ok_or_else(|| not_understood(asked, Expected::Rows))?;
        let rest = rest.trim_matches(|c: char| c.is_whitespace() || matches!(c, '-' | ':' | '.'));
        if !rest.is_empty() {
            let face = names::find(rest, &faces(&self.kit.names, self.lang))?;
            let symbol = face.symbol().ok_or_else(|| not_understood(asked, Expected::Rows))?;
            return Ok(Spot { row, symbol });
        }
        let fits: Vec<Spot> = self.table.spots(symbol).into_iter().filter(|spot| spot.row == row).collect();
        match fits[..] {
            [only] => Ok(only),
            // The rules say why nothing fits there.
            [] => Ok(Spot { row, symbol: self.open_in(row).unwrap_or(symbol) }),
            ref several => Err(self.which(asked, several)),
        }
    }

    /// Some symbol that is open in a row.
    fn open_in(self, row: u8) -> Option<Symbol> {
        let open = self.table.rows.get(usize::from(row))?.open();
        Symbol::ALL.into_iter().find(|symbol| open[symbol.index()] > 0)
    }

    /// Several fields are meant, or none was named.
    fn which(self, asked: &str, several: &[Spot]) -> Refused {
        if several.is_empty() {
            return not_understood(asked, Expected::Rows);
        }
        let name =
            |spot: &Spot| format!("{} {}", spot.row + 1, self.kit.names.face(spot.symbol.face()).name[self.lang]);
        Refused::AmbiguousName { asked: asked.to_owned(), candidates: several.iter().map(name).collect() }
    }

    fn figures(self) -> Vec<Named<Figure>> {
        figures(self.table, &self.kit.names, self.seat, self.lang)
    }
}

/// The id of a face, as autocomplete sends it.
pub(super) fn face_id(face: Face) -> &'static str {
    match face {
        Face::Trooper => "trooper",
        Face::Tie => "tie",
        Face::Walker => "walker",
        Face::Destroyer => "destroyer",
        Face::Imperium => "imperium",
        Face::Victory => "victory",
    }
}

/// The value of a field in autocomplete, such as `2-walker`.
pub(super) fn spot_id(spot: Spot) -> String {
    format!("{}-{}", u16::from(spot.row) + 1, face_id(spot.symbol.face()))
}

fn in_all(name: &LocalName) -> Vec<String> {
    Lang::ALL.iter().map(|&lang| name[lang].clone()).collect()
}

/// All faces, by id, name and letter.
pub(super) fn faces(names: &RebellionNames, lang: Lang) -> Vec<Named<Face>> {
    let found = |face: Face| {
        let of = names.face(face);
        let all = [in_all(&of.name), vec![of.letter[lang].clone(), of.emoji.clone()]].concat();
        Named { what: face, id: face_id(face).to_owned(), names: all, shown: of.name[lang].clone() }
    };
    Face::ALL.into_iter().map(found).collect()
}

/// The seat's rebel and all allies of the box: the rules say which of them it has.
pub(super) fn figures(table: &Arena, names: &RebellionNames, seat: SeatId, lang: Lang) -> Vec<Named<Figure>> {
    let rebel = names.rebel(table.seats[seat].rebel);
    let rebel = Named {
        what: Figure::Rebel,
        id: REBEL[0].to_owned(),
        names: [in_all(rebel), REBEL.map(str::to_owned).to_vec()].concat(),
        shown: rebel[lang].clone(),
    };
    let allies = (0..).zip(table.edition.allies()).map(|(n, ally)| {
        let name = names.ally(AllyId(n));
        Named { what: Figure::Ally(AllyId(n)), id: ally.id.clone(), names: in_all(name), shown: name[lang].clone() }
    });
    std::iter::once(rebel).chain(allies).collect()
}
