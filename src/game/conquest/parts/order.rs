//! An order that turns the spaces of the other side, each by a throw of its own; the further a pawn has come on its track, the more
//! numbers do it (S4-O2, S4-O3).

use super::fleet::Fleet;
use crate::game::conquest::effect::{Danger, Effect};
use crate::game::conquest::theatre::{Pawn, ShieldKind, Theatre};
use crate::game::conquest::view::{Garrison, View, enemies_around, side};
use crate::game::ids::{BySeat, BySpace, CardId, SeatId, SideId, SpaceId, Troops};
use crate::game::map::Board;

/// The order that is called, with all that is chosen for it. What is not chosen is done by default.
#[derive(Clone, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(default)]
pub struct Call {
    /// Which seat of the side gets a space if it turns; by default the one whose spaces border it most (S4-O4).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub heirs: Vec<(SpaceId, SeatId)>,
    /// Where the pawn goes: the first of these that the side holds afterwards (S4-O6); by default its safest.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub pawn: Vec<SpaceId>,
    /// Cards that are played with it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub cards: Vec<CardId>,
    /// For which spaces those throw once more, best first; by default for the strongest.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub again: Vec<SpaceId>,
}

/// The throw of an order for one space.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct OrderThrow {
    pub space: SpaceId,
    pub from: SeatId,
    pub rolled: u8,
    /// The second throw, by a card.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub again: Option<u8>,
    /// Who has the space now; `None`: it has stayed loyal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to: Option<SeatId>,
    /// What stands there.
    pub troops: Troops,
    /// The ships that turned with it.
    #[serde(default, skip_serializing_if = "Fleet::is_empty")]
    pub ships: Fleet,
    /// The ships for which the new owner has no room (S4-O4).
    #[serde(default, skip_serializing_if = "Fleet::is_empty")]
    pub lost: Fleet,
}

/// What came of the order.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Called {
    pub seat: SeatId,
    /// Where the pawn stood on its track.
    pub at: u8,
    /// The least throw that turns a space.
    pub least: u8,
    /// In board order.
    pub throws: Vec<OrderThrow>,
    /// The numbers of the draws: that of all throws, and that of the second ones.
    pub draws: Vec<u64>,
    /// Cards that were played with it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cards: Vec<CardId>,
    /// Spaces that a public marker protected: not thrown for.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub spared: Vec<SpaceId>,
    /// Markers that left the board, and those that were not drawn yet (S4-O5).
    pub markers: u8,
    pub pile: u8,
    /// Where the pawn stands now.
    pub pawn: SpaceId,
}

/// The sides of the die that is thrown for each space.
pub(crate) const DIE: u8 = 8;

/// The least throw that turns a space with the pawn on this space; above 8 none does (S4-O2).
pub(in crate::game::conquest) fn least(space: u8) -> u8 {
    13_u8.saturating_sub(space).max(1)
}

/// How many numbers of the die turn a space with the pawn on this space, 0 to 8.
pub(crate) fn numbers(space: u8) -> u8 {
    (DIE + 1).saturating_sub(least(space))
}

/// The chance of a space to turn with the pawn on this space, 0 to 1.
pub(in crate::game::conquest) fn chance(space: u8) -> f64 {
    f64::from(numbers(space)) / f64::from(DIE)
}

/// The chances that exactly 0, 1, 2 ... of so many spaces turn, to less than 1e-15 of each: independent throws (S4-O3).
pub(crate) fn turns(space: u8, spaces: u32) -> Vec<f64> {
    let p = chance(space);
    let mut turned = vec![1.0];
    for _ in 0..spaces {
        let stays = turned.iter().map(|q| q * (1.0 - p)).chain([0.0]);
        let turns = std::iter::once(0.0).chain(turned.iter().map(|q| q * p));
        turned = stays.zip(turns).map(|(a, b)| a + b).collect();
    }
    turned
}

/// The same where so many of the spaces that stayed are thrown for once more.
pub(crate) fn turns_with_again(space: u8, spaces: u32, again: u32) -> Vec<f64> {
    let first = turns(space, spaces);
    let mut all = vec![0.0; first.len()];
    for (turned, p) in (0..).zip(first) {
        for (more, q) in turns(space, again.min(spaces - turned)).into_iter().enumerate() {
            all[turned as usize + more] += p * q;
        }
    }
    all
}

/// Who gets a space that turns: the seat that the caller has named for it, else the one whose spaces border it most, else the caller
/// (S4-O4). `heirs` are those that can, in turn order.
pub(in crate::game::conquest) fn heir(
    (board, spaces): (&Board, &BySpace<Garrison>),
    heirs: &[SeatId],
    (caller, call): (SeatId, &Call),
    space: SpaceId,
) -> Option<SeatId> {
    let named = call.heirs.iter().find(|(of, _)| *of == space).map(|&(_, seat)| seat);
    let around = |seat: SeatId| board.neighbours(space).filter(|&near| spaces[near].owner == Some(seat)).count();
    let nearest = || heirs.iter().copied().max_by_key(|&seat| (around(seat), seat == caller));
    named.filter(|seat| heirs.contains(seat)).or_else(nearest)
}

/// Where the pawn can go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refuge {
    pub space: SpaceId,
    /// Hostile spaces beside it now; `None`: it is the enemy's and must turn first.
    pub enemies: Option<usize>,
}

/// The spaces of the side that `ours` tells, the safest for the pawn first (S4-O6): fewest enemies around, then most troops.
pub(in crate::game::conquest) fn refuges(
    (board, spaces): (&Board, &BySpace<Garrison>),
    ours: impl Fn(SeatId) -> bool,
) -> Vec<Refuge> {
    let held = spaces.iter().filter(|(_, garrison)| garrison.owner.is_some_and(&ours));
    let with_enemies = |space: SpaceId| Refuge { space, enemies: Some(enemies_around((board, spaces), &ours, space)) };
    let mut all: Vec<Refuge> = held.map(|(space, _)| with_enemies(space)).collect();
    all.sort_by_key(|of| (of.enemies, std::cmp::Reverse(spaces[of.space].troops), of.space));
    all
}

/// The spaces that are thrown for, and those that a public marker protects.
pub(in crate::game::conquest) fn thrown_for(
    theatre: &Theatre,
    spaces: &BySpace<Garrison>,
    sides: &BySeat<SideId>,
) -> (Vec<SpaceId>, Vec<SpaceId>) {
    let is_loyal =
        |garrison: &Garrison| garrison.owner.is_some_and(|owner| Some(side(sides, owner)) != theatre.calling);
    let loyal = spaces.iter().filter(|(_, garrison)| is_loyal(garrison)).map(|(space, _)| space);
    loyal.partition(|&space| !theatre.is_shielded(space, ShieldKind::From(Danger::Order)))
}

impl View {
    /// The chances that exactly 0, 1, 2 ... spaces would turn if the order were called now, without cards. `None`: there is no such order,
    /// or it is over.
    pub fn order_chances(&self) -> Option<Vec<f64>> {
        let theatre = self.theatre()?;
        let Some(Pawn::Track(at)) = theatre.pawn else { return None };
        let (thrown, _) = thrown_for(theatre, &self.spaces, &self.sides);
        Some(turns(at, u32::try_from(thrown.len()).unwrap_or(u32::MAX)))
    }

    /// The same with cards that are played with the order.
    pub fn order_chances_with(&self, cards: &[CardId]) -> Option<Vec<f64>> {
        let theatre = self.theatre()?;
        let Some(Pawn::Track(at)) = theatre.pawn else { return None };
        let (thrown, _) = thrown_for(theatre, &self.spaces, &self.sides);
        Some(turns_with_again(at, u32::try_from(thrown.len()).unwrap_or(u32::MAX), self.thrown_again(cards)))
    }

    /// For how many spaces these cards throw once more at most.
    pub fn thrown_again(&self, cards: &[CardId]) -> u32 {
        let spaces = |card: &CardId| match self.edition.deck.card(*card).event.as_ref().map(|event| &event.effect) {
            Some(Effect::ThrowAgain { spaces }) => u32::from(*spaces),
            _ => 0,
        };
        cards.iter().map(spaces).sum()
    }

    /// The spaces that the order is not thrown for, since a public marker protects them.
    pub fn spared_by_order(&self) -> Vec<SpaceId> {
        self.theatre().map(|theatre| thrown_for(theatre, &self.spaces, &self.sides).1).unwrap_or_default()
    }

    /// Where the pawn can go with the order: the spaces of the seat's side, the safest first, then those that may turn.
    pub fn refuges(&self, seat: SeatId) -> Vec<Refuge> {
        let Some(theatre) = self.theatre() else { return Vec::new() };
        let (thrown, _) = thrown_for(theatre, &self.spaces, &self.sides);
        let mut all = refuges((&self.edition.board, &self.spaces), |owner| self.side(owner) == self.side(seat));
        all.extend(thrown.into_iter().map(|space| Refuge { space, enemies: None }));
        all
    }

    /// The spaces that the order is thrown for, each with who gets it if it turns, in board order. `heirs`: who can.
    pub fn order_heirs(&self, heirs: &[SeatId], caller: SeatId, call: &Call) -> Vec<(SpaceId, SeatId)> {
        let Some(theatre) = self.theatre() else { return Vec::new() };
        let (thrown, _) = thrown_for(theatre, &self.spaces, &self.sides);
        let with_heir = |space: SpaceId| {
            heir((&self.edition.board, &self.spaces), heirs, (caller, call), space).map(|seat| (space, seat))
        };
        thrown.into_iter().filter_map(with_heir).collect()
    }
}
