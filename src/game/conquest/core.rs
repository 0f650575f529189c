//! What all conquest games share: who holds what, whose turn it is, where the cards are.

use std::fmt;
use std::sync::Arc;

use super::parts::fleet::Fleet;
use super::rules::TurnCard;
use super::setup::SetUp;
use super::turn::Turn;
use super::view::{Garrison, partners, side};
use crate::game::cards::Hand;
use crate::game::edition::Edition;
use crate::game::event::Outcome;
use crate::game::ids::{BySeat, BySpace, CardId, MOST_ON_A_SPACE, SeatId, SideId, SpaceId, Troops};
use crate::game::map::Board;
use crate::game::naming;
use crate::game::people::Hold;

/// The state of a conquest game without what its ruleset adds. Its `Debug` tells no secret.
#[derive(Clone, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub(super) struct Core {
    pub(super) card: TurnCard,
    pub(super) spaces: BySpace<Garrison>,
    pub(super) seats: BySeat<Seat>,
    /// The seat that has, or will have, the first turn; before the draft is over, or where it is rolled for,
    /// the one that claims first.
    pub(super) first: SeatId,
    pub(super) phase: Phase,
    /// Turns begun so far; 0 in the set-up.
    pub(super) turn: u32,
    /// Rounds begun so far; 0 in the set-up.
    pub(super) round: u32,
    /// The first round of which all is, or may become, without a capture (C9).
    pub(super) calm_since: u32,
    /// Full rounds so far, without a gap up to now, at whose end no person was in the game (C9).
    #[serde(default, skip_serializing_if = "is_none_so_far")]
    pub(super) rounds_of_ai: u32,
    /// The face-down cards. As hidden as a hand, and unordered like one.
    pub(super) stack: Hand,
    /// Traded cards that come back, open, in deck order.
    pub(super) discard: Vec<CardId>,
    /// Traded cards that are out of the game, open, in deck order (S0-N5).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) gone: Vec<CardId>,
    /// Sets traded by all seats together.
    pub(super) sets_traded: u32,
    /// Armies that ever came onto the board, less those that were taken back.
    pub(super) placed: u64,
    /// Armies that were ever lost.
    pub(super) lost: u64,
    /// The side of each seat; empty: each for itself.
    #[serde(default, skip_serializing_if = "BySeat::is_empty")]
    pub(super) sides: BySeat<SideId>,
    /// Not part of a snapshot: the edition that is named while it is read. The last field, so that the ones before it
    /// have refused already where none is named.
    #[serde(skip, default = "edition_being_read")]
    pub(super) edition: Arc<Edition>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes it so")]
fn is_none_so_far(rounds: &u32) -> bool {
    *rounds == 0
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes it so")]
fn is_false(flag: &bool) -> bool {
    !*flag
}

/// A seat.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub(super) struct Seat {
    pub(super) hold: Hold,
    pub(super) out: bool,
    /// It gave up: the AI plays it to the end (C11).
    #[serde(default, skip_serializing_if = "is_false")]
    pub(super) surrendered: bool,
    pub(super) hand: Hand,
    pub(super) sets_traded: u32,
    /// The number of its last turn; 0: none yet.
    pub(super) last_turn: u32,
}

/// Where a game stands.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Phase {
    SetUp(SetUp),
    Turn(Turn),
    Over(Outcome),
}

impl Core {
    /// Whether the match has an outcome: what lies face down on the board is open then, as the hands are.
    pub(super) fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Over(_))
    }

    pub(super) fn board(&self) -> &Board {
        &self.edition.board
    }

    /// Spaces and armies on the board of a seat.
    pub(super) fn strength(&self, seat: SeatId) -> (u32, Troops) {
        strength(&self.spaces, seat)
    }

    /// The side of a seat; where there are none each is its own.
    pub(super) fn side(&self, seat: SeatId) -> SideId {
        side(&self.sides, seat)
    }

    /// Whether a seat of the side holds the space.
    pub(super) fn holds(&self, side: SideId, space: SpaceId) -> bool {
        self.spaces[space].owner.is_some_and(|owner| self.side(owner) == side)
    }

    /// Whether two seats are the same or of one side.
    pub(super) fn partners(&self, a: SeatId, b: SeatId) -> bool {
        partners(&self.sides, a, b)
    }

    /// Puts used cards on the open pile that comes back, or out of the game where none comes back (S0-C5).
    pub(super) fn discard(&mut self, cards: impl IntoIterator<Item = CardId>) {
        let pile = if self.card.theatre.used_cards_gone { &mut self.gone } else { &mut self.discard };
        for card in cards {
            let place = pile.partition_point(|&other| other < card);
            pile.insert(place, card);
        }
    }

    /// Takes armies off a space for good.
    pub(super) fn lose(&mut self, space: SpaceId, troops: Troops) {
        self.spaces[space].troops -= troops;
        self.lost += u64::from(troops);
    }

    /// All ships of a seat.
    pub(super) fn fleet(&self, seat: SeatId) -> Fleet {
        fleet(&self.spaces, seat)
    }

    /// Puts armies on a space that has room for them.
    pub(super) fn put(&mut self, space: SpaceId, troops: Troops) {
        self.spaces[space].troops += troops;
        self.placed += u64::from(troops);
    }

    /// The next seat in turn order after `seat` that is still in the game.
    pub(super) fn next_seat(&self, seat: SeatId) -> SeatId {
        let after = self.seats.ids().skip(seat.index() + 1).chain(self.seats.ids());
        after.into_iter().find(|&next| !self.seats[next].out).unwrap_or(seat)
    }

    /// How far a seat is behind the first one in turn order.
    pub(super) fn place_in_round(&self, seat: SeatId) -> usize {
        let seats = self.seats.len().max(1);
        (seat.index() + seats - self.first.index()) % seats
    }

    /// Whether a person plays a seat that is still in the game.
    pub(super) fn has_people(&self) -> bool {
        self.seats.iter().any(|(_, seat)| !seat.out && seat.hold != Hold::Ai)
    }

    /// Full rounds without a capture until the match is a draw; `None`: no such rule (C9).
    pub(super) fn draw_in(&self) -> Option<u32> {
        let calm = self.round.saturating_sub(self.calm_since);
        (self.card.draw_after > 0).then(|| self.card.draw_after.saturating_sub(calm))
    }
}

/// How many more armies fit on a space.
pub(super) fn room(garrison: Garrison) -> Troops {
    MOST_ON_A_SPACE.saturating_sub(garrison.troops)
}

/// How many more armies fit on all spaces of a seat together.
pub(super) fn room_of(spaces: &BySpace<Garrison>, seat: SeatId) -> Troops {
    held(spaces, seat).map(|space| room(spaces[space])).sum()
}

/// The spaces of a seat in board order.
pub(super) fn held(spaces: &BySpace<Garrison>, seat: SeatId) -> impl Iterator<Item = SpaceId> + '_ {
    spaces.iter().filter(move |(_, garrison)| garrison.owner == Some(seat)).map(|(space, _)| space)
}

/// Spaces and armies of a seat.
pub(super) fn strength(spaces: &BySpace<Garrison>, seat: SeatId) -> (u32, Troops) {
    held(spaces, seat).fold((0, 0), |(count, troops), space| (count + 1, troops + spaces[space].troops))
}

/// All ships of a seat.
pub(super) fn fleet(spaces: &BySpace<Garrison>, seat: SeatId) -> Fleet {
    held(spaces, seat).fold(Fleet::default(), |sum, space| sum.and(spaces[space].ships))
}

impl fmt::Debug for Core {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Core")
            .field("edition", &self.edition.id)
            .field("card", &self.card)
            .field("phase", &self.phase)
            .field("turn", &self.turn)
            .field("round", &self.round)
            .field("seats", &self.seats)
            .field("spaces", &self.spaces)
            .field("stack", &self.stack.len())
            .field("discard", &self.discard)
            .finish_non_exhaustive()
    }
}

/// Reading `spaces` fails outside [`naming::with`], and so before this is called.
fn edition_being_read() -> Arc<Edition> {
    naming::current().expect("spaces were read, so an edition is named")
}
