//! What the things of one dice match are called in one language.

use crate::assets::{self, RebellionNames};
use crate::game::event::EventKind;
use crate::game::ids::{BySeat, SeatId};
use crate::game::rebellion::action::Spot;
use crate::game::rebellion::edition::{AllyId, ArenaId, Power, RebelId};
use crate::game::rebellion::event::Event;
use crate::game::rebellion::symbol::{Face, Symbol};
use crate::game::rebellion::table::{Sith, Table};
use crate::table::sight::{Entry, Seated, Sight};
use crate::text::bundle::say;
use crate::text::lang::Lang;
use crate::text::names::{glyph, listed};

/// The language, the people, the names of the box, and the table itself: everything is public in this game.
#[derive(Clone, Copy, Debug)]
pub struct Words<'a> {
    pub lang: Lang,
    pub seats: &'a BySeat<Seated>,
    pub kit: &'a RebellionNames,
    pub table: &'a Table,
}

/// An event with the move that it belongs to.
#[derive(Clone, Copy, Debug)]
pub struct Happened<'a> {
    /// The move number, as undo takes it.
    pub moves: u64,
    /// Whether an undo took it back.
    pub undone: bool,
    pub event: &'a Event,
}

/// The events of the dice game in these entries, each with its move.
pub fn happened(entries: &[Entry]) -> Vec<Happened<'_>> {
    let of_entry = |entry: &'_ Entry| (entry.moves, entry.undone);
    let each = entries.iter().flat_map(|entry| entry.events.iter().map(move |event| (of_entry(entry), event)));
    let of_arena = each.filter_map(|((moves, undone), event)| {
        let EventKind::Rebellion(event) = &event.kind else { return None };
        Some(Happened { moves, undone, event })
    });
    of_arena.collect()
}

impl<'a> Words<'a> {
    /// The words of a match, if it is one of the dice game that has begun.
    pub fn in_sight(sight: &'a Sight, lang: Lang) -> Option<Self> {
        sight.rebellion().map(|view| Self::of(sight, &view.table, lang))
    }

    pub fn of(sight: &'a Sight, table: &'a Table, lang: Lang) -> Self {
        Self { lang, seats: &sight.seats, kit: &assets::rebellion().names, table }
    }

    /// A seat: its shape and name.
    pub fn seat(self, seat: SeatId) -> String {
        let seated = self.seats.get(seat);
        seated.map_or_else(|| glyph(u8::MAX).to_owned(), |of| format!("{} {}", glyph(of.slot), of.name))
    }

    /// Several seats, separated by commas.
    pub fn seats(self, seats: impl IntoIterator<Item = SeatId>) -> String {
        listed(seats.into_iter().map(|seat| self.seat(seat)))
    }

    /// A face with its sign: `🛡️ Stormtrooper`.
    pub fn face(self, face: Face) -> String {
        let names = self.kit.face(face);
        format!("{} {}", names.emoji, names.name[self.lang])
    }

    /// A symbol with its sign.
    pub fn symbol(self, symbol: Symbol) -> String {
        self.face(symbol.face())
    }

    /// A symbol in a word, without its sign.
    pub fn symbol_name(self, symbol: Symbol) -> &'a str {
        &self.kit.face(symbol.face()).name[self.lang]
    }

    /// A face as sign and letter, where there is little room: `🛡️T`.
    pub fn letter(self, face: Face) -> String {
        let names = self.kit.face(face);
        format!("{}{}", names.emoji, names.letter[self.lang])
    }

    /// Dice by their faces: `2× 🛡️ Stormtrooper, ⭐ Victory point`.
    pub fn dice(self, hand: &[Face]) -> String {
        counted(hand, |face| self.face(face))
    }

    /// The same without signs.
    pub fn dice_names(self, hand: &[Face]) -> String {
        counted(hand, |face| self.kit.face(face).name[self.lang].clone())
    }

    pub fn arena(self, arena: ArenaId) -> &'a str {
        &self.kit.arena(arena)[self.lang]
    }

    pub fn ally(self, ally: AllyId) -> &'a str {
        &self.kit.ally(ally)[self.lang]
    }

    pub fn rebel(self, rebel: RebelId) -> &'a str {
        &self.kit.rebel(rebel)[self.lang]
    }

    pub fn sith(self, sith: Sith) -> &'a str {
        &self.kit.sith(sith)[self.lang]
    }

    /// What an ally lends: `🛡️T 🦿W`.
    pub fn power(self, ally: AllyId) -> String {
        match &self.table.edition.ally(ally).power {
            Power::Symbols(symbols) => {
                symbols.iter().map(|&symbol| self.letter(symbol.face())).collect::<Vec<_>>().join(" ")
            }
            Power::Restart => say!(self.lang, "arena-restart"),
        }
    }

    /// An ally with what it lends: `Yoda (🛡️T ☸️I)`.
    pub fn ally_with_power(self, ally: AllyId) -> String {
        format!("{} ({})", self.ally(ally), self.power(ally))
    }

    /// Several allies with what they lend.
    pub fn allies(self, allies: &[AllyId]) -> String {
        listed(allies.iter().map(|&ally| self.ally_with_power(ally)))
    }

    /// A row as commands name it: `row 3`.
    pub fn row(self, row: u8) -> String {
        say!(self.lang, "arena-row", row = row_number(row))
    }

    /// A field: `🛡️ Stormtrooper in row 3`.
    pub fn spot(self, spot: Spot) -> String {
        say!(self.lang, "arena-field", symbol = self.symbol(spot.symbol), row = row_number(spot.row))
    }

    /// The rows of these fields, or `symbol`'s fields with the symbols where they differ from it.
    pub fn spots(self, symbol: Symbol, spots: &[Spot]) -> String {
        listed(spots.iter().map(|&spot| if spot.symbol == symbol { self.row(spot.row) } else { self.spot(spot) }))
    }

    /// Which arena is played, and which of how many it is: `Hoth (2 of 6)`.
    pub fn arena_place(self) -> String {
        let (nth, all) = self.nth();
        say!(self.lang, "arena-place", arena = self.arena(self.table.arena), nth = nth, all = all)
    }

    /// Which of how many arenas is played, from 1.
    pub fn nth(self) -> (usize, usize) {
        let played: Vec<ArenaId> = self.table.edition.played(self.table.card.is_short()).collect();
        let place = played.iter().position(|&arena| arena == self.table.arena).unwrap_or_default();
        (place + 1, played.len())
    }

    /// What the reward of a row is: `3 points, Yoda (🛡️T ☸️I)`.
    pub fn reward(self, points: u32, ally: Option<AllyId>) -> String {
        let points = (points > 0).then(|| say!(self.lang, "n-points", points = points));
        listed(points.into_iter().chain(ally.map(|ally| self.ally_with_power(ally))))
    }
}

/// The number of a row as people count.
pub(super) fn row_number(row: u8) -> u32 {
    u32::from(row) + 1
}

fn counted(hand: &[Face], name: impl Fn(Face) -> String) -> String {
    let of = |face: Face| hand.iter().filter(|&&die| die == face).count();
    let named = Face::ALL.into_iter().filter(|&face| of(face) > 0).map(|face| match of(face) {
        1 => name(face),
        dice => format!("{dice}× {}", name(face)),
    });
    listed(named)
}
