//! Why an action is not possible. Data, never words; each says enough to tell the player what to do instead.

use super::cards::Symbol;
use super::conquest::special::SpecialRefusal;
use super::ids::{CardId, SeatId, SpaceId, Troops};
use super::offer::Step;
use super::rebellion::refusal::Refusal as RebellionRefusal;

/// Why [`Game::check`](super::Game::check) refused. Nothing was changed, and only the one who asked is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The match is over.
    Over,
    /// Another seat is on turn (or is asked in the set-up).
    NotYourTurn { on_turn: SeatId },
    /// The seat is out of the game.
    Eliminated,
    /// The seat has surrendered: the AI plays it to the end.
    Surrendered,
    /// The actor has no right to this action at all (a seat cannot hand over seats).
    NotYours,
    /// The action belongs to another step than the current one; `now` says which.
    WrongStep { now: Step },
    /// A question must be answered first: armies must move into the captured space.
    MoveInFirst { to: SpaceId, least: Troops, most: Troops },
    /// Armies must be placed first.
    PlaceFirst { left: Troops },
    /// A set must be traded first: the hand is at or above the limit and holds one.
    TradeFirst { hand: usize, limit: u8 },
    /// This seat has done its part of the simultaneous set-up.
    AlreadyDone,
    /// There is nothing to take back.
    NothingToTakeBack,

    /// The space belongs to somebody else (`owner`), or to nobody yet.
    NotYourSpace { space: SpaceId, owner: Option<SeatId> },
    /// The space is one's own and cannot be attacked.
    OwnSpace { space: SpaceId },
    /// Somebody has claimed the space already.
    Taken { space: SpaceId, owner: SeatId },
    /// In the set-up `book` exactly one space is claimed at a time.
    ClaimOne,
    /// A list names no space, or one space twice.
    EmptyOrTwice { space: Option<SpaceId> },
    /// From and to are the same space.
    SameSpace { space: SpaceId },
    /// The two spaces are not linked; `reachable` are the enemy spaces that `from` could attack.
    NotLinked { from: SpaceId, to: SpaceId, reachable: Vec<SpaceId> },
    /// No path of own spaces leads there (or, where the rules ask for neighbours, they are none).
    NoPath { from: SpaceId, to: SpaceId, reachable: Vec<SpaceId> },

    /// A number of armies that is 0.
    NoTroops,
    /// More armies than there are to place.
    TooManyToPlace { asked: u64, left: Troops },
    /// In the set-up `book` exactly so many armies are placed at a time.
    PlaceExactly { troops: Troops },
    /// The space would hold more than [`MOST_ON_A_SPACE`](super::ids::MOST_ON_A_SPACE).
    SpaceFull { space: SpaceId, room: Troops },
    /// Too few armies to attack or to leave: `there` stand on it, one must stay.
    TooFewTroops { space: SpaceId, there: Troops },
    /// Dice outside what the armies allow.
    Dice { asked: u8, most: u8 },
    /// `keep` is not below what stands there (or 0).
    Keep { keep: Troops, there: Troops },
    /// The number that moves in or is moved is outside the range.
    OutOfRange { asked: Troops, least: Troops, most: Troops },

    /// One of the cards is not in the hand, or the same card was named twice.
    NotYourCard { card: CardId },
    /// These three are no set; `sets` in the hand are possible.
    NoSet { symbols: [Symbol; 3], sets: usize },
    /// A set has three cards; the hand has only so many.
    TooFewCards { have: usize },
    /// Trading is not possible any more in this turn: armies have been placed (S2-R3).
    TradeOver,
    /// Captured cards are traded only from `limit` on, and the hand has fewer now (S0-N6).
    SpoilsOver { have: usize, limit: u8 },
    /// The rules of this match know no fortify move (preset `literal`).
    NoFortify,

    /// The move belongs to another kind of game than the one that is played here.
    OtherGame,
    /// Something that only the dice game refuses.
    Rebellion(RebellionRefusal),
    /// Something that only some rulesets of the conquest games refuse.
    Special(SpecialRefusal),
}

impl From<SpecialRefusal> for Refusal {
    fn from(refusal: SpecialRefusal) -> Self {
        Self::Special(refusal)
    }
}

impl From<RebellionRefusal> for Refusal {
    /// What every family refuses is told in the same words.
    fn from(refusal: RebellionRefusal) -> Self {
        match refusal {
            RebellionRefusal::Over => Self::Over,
            RebellionRefusal::NotYourTurn { on_turn } => Self::NotYourTurn { on_turn },
            RebellionRefusal::Surrendered => Self::Surrendered,
            RebellionRefusal::NotYours => Self::NotYours,
            refusal @ (RebellionRefusal::WrongStep { .. }
            | RebellionRefusal::NoThrowLeft
            | RebellionRefusal::DiceFirst { .. }
            | RebellionRefusal::NoSuchDie { .. }
            | RebellionRefusal::CoversNothing
            | RebellionRefusal::WrongSymbol { .. }
            | RebellionRefusal::NotOpen { .. }
            | RebellionRefusal::SetAside { .. }
            | RebellionRefusal::RebelUsed
            | RebellionRefusal::NotYourAlly { .. }
            | RebellionRefusal::AllyRestarts { .. }
            | RebellionRefusal::AllyCovers { .. }
            | RebellionRefusal::AllySymbols { .. }
            | RebellionRefusal::AllyIdle { .. }) => Self::Rebellion(refusal),
        }
    }
}
