//! What a seat may do now, as ranges. Buttons, autocomplete, help, the AI and the time-out default all come from here.

use super::conquest::parts::fleet::Fleet;
use super::conquest::special::SpecialOffer;
use super::ids::{CardId, SeatId, SpaceId, Troops};

/// The steps of a turn and of the set-up, in the order of the turn reference card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// Set-up: claim spaces.
    Claim,
    /// Set-up: place the starting armies.
    Deploy,
    /// Turn: trade sets for armies.
    Trade,
    /// Turn: place new armies.
    Place,
    /// Turn: attack.
    Attack,
    /// Turn: answer how many move into the captured space.
    MoveIn,
    /// Turn, after an elimination: trade with the captured cards.
    SpoilsTrade,
    /// Turn, after an elimination: place the armies from such a trade.
    SpoilsPlace,
    /// Turn: move armies between own spaces.
    Fortify,
    /// Set-up: place the station.
    PlaceStation,
    /// Turn: lay the marker that was drawn.
    LayMarker,
    /// Turn: move ships between own spaces, and take command of a partner's space.
    FortifyShips,
    /// Turn: move the station and fire it.
    Station,
    /// Turn: call the order that turns enemy spaces, after the cards of the turn are drawn.
    Order,
}

/// Something that a seat may do now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Offer {
    /// Rank spaces (`one_now` false) or take one of them now (`one_now` true).
    Claim { free: Vec<SpaceId>, one_now: bool },
    /// Place up to `left` armies; each space with the room it has.
    Place { left: Troops, spaces: Vec<(SpaceId, Troops)>, exactly: Option<Troops> },
    /// Take back what was placed.
    TakeBack { troops: Troops },
    /// Trade one of these sets (best first).
    Trade { sets: Vec<SetOffer>, forced: bool },
    /// Attack; one offer for each pair of spaces. `troops` stand on `from`, dice may be 1 to `most_dice`.
    Attack { from: SpaceId, to: SpaceId, troops: Troops, defenders: Troops, most_dice: u8 },
    /// Answer how many move in, and which of `ships` besides those that had to.
    MoveIn { from: SpaceId, to: SpaceId, least: Troops, most: Troops, ships: Fleet },
    /// Move up to `most` armies from `from` to one of `to`; each target with the room it has.
    Fortify { from: SpaceId, to: Vec<(SpaceId, Troops)>, most: Troops },
    /// End this step alone.
    EndStep { step: Step },
    /// What only some rulesets know.
    Special(SpecialOffer),
    /// End the turn. What would be lost or passed: steps that still offer something.
    EndTurn { passes: Vec<Step> },
}

/// A set that the hand holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetOffer {
    pub cards: [CardId; 3],
    /// Armies for the set.
    pub value: Troops,
    /// The own spaces on its cards that would get extra armies, with how many (one of them is used: the first).
    pub bonus: Option<(SpaceId, Troops)>,
}

/// Somebody must act or answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Awaited {
    pub seat: SeatId,
    pub step: Step,
    /// Whether the seat must act before anything else can go on for it; in a simultaneous phase several are awaited and
    /// none blocks another.
    pub blocks: bool,
}
