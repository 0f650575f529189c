//! What only some rulesets know beyond armies and sets: ships on the board, events of cards, face-down markers, a battle station,
//! the command of a partner's space, standing orders.

use std::fmt;

use super::effect::{Danger, Wanted, Window};
use super::parts::battle_station::Strike;
use super::parts::fleet::{Fleet, ShipClass};
pub use super::parts::order::{Call, Called, OrderThrow};
use super::theatre::{Face, Guard};
use crate::game::action::Placement;
use crate::game::ids::{CardId, RegionId, SeatId, SpaceId, Troops};

/// A wish beyond what every conquest game knows. `Debug` tells the kind alone: some are secret.
#[derive(Clone, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Special {
    /// Set-up: where the station begins (S0-S6).
    PlaceStation { space: SpaceId },
    /// Lays the marker that was drawn at the start of the turn (S0-T1).
    LayMarker { space: SpaceId },
    /// Builds the ship on a card, on an own space (S0-C3, S0-T6).
    Build { card: CardId, space: SpaceId },
    /// Plays the event of a card.
    Play { card: CardId, choice: Choice },
    /// Attacks the station from an own space (S0-D1 to S0-D5).
    Assault(Assault),
    /// Moves ships between own spaces (S0-E1).
    MoveShips { from: SpaceId, to: SpaceId, ships: Fleet },
    /// Takes command of a partner's space that is offered; asks for it where it is not (S0-E3).
    TakeCommand { space: SpaceId },
    /// Offers the command of an own space to the partner; or takes the offer back, or says no to a partner who asks. Also out of turn
    /// (S0-E3).
    OfferCommand { space: SpaceId, offered: bool },
    /// Rolls for the station if that was not done, and moves it if the roll reaches so far (S0-E4).
    MoveStation { to: SpaceId },
    /// Arms a card as a standing order, or aims it anew. Also out of turn.
    Arm { card: CardId, guard: Guard },
    /// Takes a standing order back. Also out of turn.
    Disarm { card: CardId },
    /// Calls the order that turns enemy spaces, once in a match (S4-O1).
    CallOrder(Call),
}

impl Special {
    /// Whether it may be done in the turn of another too.
    pub fn is_out_of_turn(&self) -> bool {
        matches!(self, Self::OfferCommand { .. } | Self::Arm { .. } | Self::Disarm { .. })
    }
}

impl fmt::Debug for Special {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::PlaceStation { .. } => "PlaceStation",
            Self::LayMarker { .. } => "LayMarker",
            Self::Build { .. } => "Build",
            Self::Play { .. } => "Play",
            Self::Assault(_) => "Assault",
            Self::MoveShips { .. } => "MoveShips",
            Self::TakeCommand { .. } => "TakeCommand",
            Self::OfferCommand { .. } => "OfferCommand",
            Self::MoveStation { .. } => "MoveStation",
            Self::Arm { .. } => "Arm",
            Self::Disarm { .. } => "Disarm",
            Self::CallOrder(_) => "CallOrder",
        })
    }
}

/// An attack on the station.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Assault {
    pub from: SpaceId,
    /// 1 to 3; `None`: as many as may go.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub armies: Option<u8>,
    /// `None`: all that are there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ships: Option<Fleet>,
    /// Again and again until it is destroyed or one army is left.
    #[serde(default)]
    pub repeat: bool,
}

/// What is chosen with the event of a card. What the event does not ask for stays empty.
#[derive(Clone, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(default)]
pub struct Choice {
    /// The space it is aimed at. With a declaration: the space to be invaded; `None`: the station.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub space: Option<SpaceId>,
    /// Where something goes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub to: Option<SpaceId>,
    /// A class of ships; `None` where one is asked for: the best that fits.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub class: Option<ShipClass>,
    /// The army it is aimed at.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<SeatId>,
    /// Armies that move along.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub troops: Option<Troops>,
    /// Ships that move along.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ships: Option<Fleet>,
    /// Where armies go that do not join the reinforcements.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub placements: Vec<Placement>,
    /// Whether the pawn goes back on its track; `None` where it could go both ways: to be asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub back: Option<bool>,
    /// The number of one of several markers on the space; `None`: the one that was laid first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub marker: Option<u8>,
}

/// Something that happened beyond what every conquest game knows. `Debug` of faces tells nothing.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SpecialEvent {
    /// Set-up: the lot gave a space to the garrison that nobody plays, or `chooser` chose it (S0-S4).
    GarrisonClaimed {
        chooser: Option<SeatId>,
        space: SpaceId,
        draw: Option<u64>,
    },
    /// Set-up: armies for the garrisons that nobody plays (S0-S5).
    GarrisonPlaced {
        chooser: Option<SeatId>,
        placements: Vec<Placement>,
    },
    /// Set-up: the station has its first place.
    StationPlaced {
        seat: SeatId,
        space: SpaceId,
    },
    /// A marker was drawn; so many are left in the pile.
    MarkerDrawn {
        seat: SeatId,
        left: u8,
        draw: u64,
    },
    /// What it shows, told to the side that draws it.
    MarkerSeen {
        face: Face,
        draw: u64,
    },
    /// It lies face down on this space.
    MarkerLaid {
        seat: SeatId,
        space: SpaceId,
    },
    /// A captured marker is shown to all. `kept`: its captor takes it out of the game (S0-T15).
    MarkerRevealed {
        by: SeatId,
        space: SpaceId,
        face: Face,
        kept: bool,
    },
    /// A marker went to another space: face up after a capture (S0-T14), face down by a card.
    MarkerMoved {
        from: SpaceId,
        to: SpaceId,
        by_card: bool,
    },
    /// A marker has nowhere to go and leaves the game (S0-T14).
    MarkerGone {
        from: SpaceId,
    },
    /// A player looks at a face-down marker.
    Peeked {
        seat: SeatId,
        space: SpaceId,
    },
    /// What the player saw, told to it alone.
    PeekSaw {
        space: SpaceId,
        face: Face,
    },
    /// The ship on a card was built.
    Built {
        seat: SeatId,
        card: CardId,
        class: ShipClass,
        space: SpaceId,
    },
    /// The event of a card was played.
    Played {
        seat: SeatId,
        card: CardId,
        choice: Choice,
        /// What the event does otherwise was done, because what it needs is gone.
        otherwise: bool,
    },
    /// Armies from the supply by a card; without placements they join the reinforcements.
    TroopsGained {
        seat: SeatId,
        troops: Troops,
        placements: Vec<Placement>,
    },
    /// A ship from the supply by a card.
    ShipsPlaced {
        seat: SeatId,
        space: SpaceId,
        ships: Fleet,
    },
    ShipsMoved {
        seat: SeatId,
        from: SpaceId,
        to: SpaceId,
        ships: Fleet,
    },
    /// Ships were lost, with their space or by a card.
    ShipsLost {
        seat: SeatId,
        space: SpaceId,
        ships: Fleet,
    },
    /// A card took armies off a space. `seat`: none plays them.
    TroopsLost {
        seat: Option<SeatId>,
        space: SpaceId,
        troops: Troops,
    },
    /// Cards that an army lost by lot, open to all.
    CardsLost {
        seat: SeatId,
        by: Option<SeatId>,
        cards: Vec<CardId>,
        draws: Vec<u64>,
    },
    /// The meter moved by so many steps and stands at `at`.
    MeterShifted {
        steps: i8,
        at: i8,
    },
    /// So many of the planets that count are held by their side.
    Counter {
        held: u8,
    },
    /// A public marker lies on an own space until the next own turn.
    Protected {
        seat: SeatId,
        space: SpaceId,
        from: Danger,
    },
    /// The defenders of a space throw dice with eight sides until the next own turn of their seat.
    Fortified {
        seat: SeatId,
        space: SpaceId,
    },
    /// The station was attacked.
    Assaulted {
        seat: SeatId,
        from: SpaceId,
        station: SpaceId,
        strikes: Vec<Strike>,
        destroyed: bool,
    },
    /// The throw for the station's move, and what cards add to it.
    StationRolled {
        seat: SeatId,
        rolled: u8,
        added: u8,
        draw: u64,
    },
    StationMoved {
        seat: SeatId,
        from: SpaceId,
        to: SpaceId,
        distance: u8,
    },
    StationBuilt {
        seat: SeatId,
        space: SpaceId,
    },
    /// A space was destroyed with all that stood there.
    SpaceDestroyed {
        by: SeatId,
        space: SpaceId,
        from: Option<SeatId>,
        troops: Troops,
        ships: Fleet,
    },
    /// A standing order called an invasion off. `returned`: cards of the attacker that were played with it.
    CalledOff {
        by: SeatId,
        card: CardId,
        attacker: SeatId,
        space: SpaceId,
        returned: Vec<CardId>,
    },
    /// Told to the owner alone: a standing order was armed (`guard`) or taken back.
    Ordered {
        card: CardId,
        guard: Option<Guard>,
    },
    /// A seat offers the command of a space to its partner, or takes the offer back.
    CommandOffered {
        seat: SeatId,
        space: SpaceId,
        offered: bool,
    },
    /// A seat asks its partner for the command of a space (S0-E3).
    CommandAsked {
        seat: SeatId,
        of: SeatId,
        space: SpaceId,
    },
    /// A seat says no to its partner who has asked.
    CommandDeclined {
        seat: SeatId,
        asker: SeatId,
        space: SpaceId,
    },
    /// A seat took command of its partner's space.
    CommandTaken {
        seat: SeatId,
        from: SeatId,
        space: SpaceId,
    },
    /// Cards at the end of a turn: for sides that lost a space, and for the meter or the counter.
    CardsEarned {
        seat: SeatId,
        for_sides: u8,
        extra: u8,
    },
    /// The pawn went over so many spaces of its track and stands at `at`.
    PawnMoved {
        seat: SeatId,
        steps: i8,
        at: u8,
    },
    /// The order was called, with all its throws (S4-O1 to S4-O6).
    OrderCalled(Box<Called>),
}

impl SpecialEvent {
    /// The numbers of the draws whose results it tells. [`MarkerDrawn`](Self::MarkerDrawn) names a draw and does not tell what came, nor
    /// does [`CardsLost`](Self::CardsLost): a draw says the place of the card in the hand, and so which cards may stay before and after it.
    pub(in crate::game) fn draws(&self) -> Vec<u64> {
        match self {
            Self::GarrisonClaimed { draw, .. } => draw.iter().copied().collect(),
            Self::MarkerSeen { draw, .. } | Self::StationRolled { draw, .. } => vec![*draw],
            Self::OrderCalled(called) => called.draws.clone(),
            Self::Assaulted { strikes, .. } => strikes
                .iter()
                .flat_map(|strike| std::iter::once(strike.draw).chain(strike.rerolls.iter().copied()))
                .collect(),
            Self::GarrisonPlaced { .. }
            | Self::StationPlaced { .. }
            | Self::MarkerDrawn { .. }
            | Self::CardsLost { .. }
            | Self::MarkerLaid { .. }
            | Self::MarkerRevealed { .. }
            | Self::MarkerMoved { .. }
            | Self::MarkerGone { .. }
            | Self::Peeked { .. }
            | Self::PeekSaw { .. }
            | Self::Built { .. }
            | Self::Played { .. }
            | Self::TroopsGained { .. }
            | Self::ShipsPlaced { .. }
            | Self::ShipsMoved { .. }
            | Self::ShipsLost { .. }
            | Self::TroopsLost { .. }
            | Self::MeterShifted { .. }
            | Self::Counter { .. }
            | Self::Protected { .. }
            | Self::Fortified { .. }
            | Self::StationMoved { .. }
            | Self::StationBuilt { .. }
            | Self::SpaceDestroyed { .. }
            | Self::CalledOff { .. }
            | Self::Ordered { .. }
            | Self::CommandOffered { .. }
            | Self::CommandAsked { .. }
            | Self::CommandDeclined { .. }
            | Self::CommandTaken { .. }
            | Self::CardsEarned { .. }
            | Self::PawnMoved { .. } => Vec::new(),
        }
    }
}

/// Why such a wish is refused.
#[derive(Clone, PartialEq, Eq)]
pub enum SpecialRefusal {
    /// The rules of this match know nothing of the kind.
    Unknown,
    /// A drawn marker must be laid first.
    MarkerFirst,
    /// No marker was drawn.
    NoMarker,
    /// Another marker lies there, and other spaces have none.
    MarkerThere { space: SpaceId },
    /// Neither an own nor a partner's space.
    NotYourSide { space: SpaceId },
    /// A partner's space cannot be attacked (S0-V5).
    Partner { space: SpaceId, seat: SeatId },
    /// The space is destroyed; nothing goes there.
    Destroyed { space: SpaceId },
    /// The station guards this space (S0-T16).
    GuardedByStation { space: SpaceId },
    /// A public marker protects the space.
    Protected { space: SpaceId },
    /// The invasion of this space was called off; not again in this turn.
    CalledOff { space: SpaceId },

    /// The card has no event that is played.
    NoEvent { card: CardId },
    /// The event is played at another time.
    WrongWindow { card: CardId, window: Window },
    /// Something must be chosen with the event; the values that fit, where they are spaces or seats.
    Choose { card: CardId, wanted: Wanted, spaces: Vec<SpaceId>, seats: Vec<SeatId> },
    /// What was chosen does not fit the event; the spaces that do.
    DoesNotFit { card: CardId, space: Option<SpaceId>, spaces: Vec<SpaceId> },
    /// The event would do nothing now; the card stays in the hand.
    NoEffect { card: CardId },
    /// A standing order is armed, not played.
    OnlyArmed { card: CardId },
    /// No standing order of this seat.
    NotArmed { card: CardId },

    /// One ship is built in a turn.
    BuiltAlready,
    /// One set is traded in a turn.
    TradedAlready,
    /// Building and trading are over in this turn.
    TooLateToBuild,
    /// All ships of the class are on the board.
    ShipLimit { class: ShipClass, limit: u8 },
    /// Not so many ships are there.
    TooFewShips { space: SpaceId, there: Fleet },
    /// No ship was named.
    NoShips,
    /// Ships have moved in this turn, or the command of a space was taken or asked for, which comes after.
    ShipsMoved,

    /// There is no station on the board.
    NoStation,
    /// There is one already.
    StationThere { space: SpaceId },
    /// The seat's side has no station to move.
    NotYourStation,
    /// The seat's own side cannot attack it.
    OwnStation,
    /// The station cannot be attacked from there; from where it can.
    StationNotInReach { from: SpaceId, station: SpaceId, spaces: Vec<SpaceId> },
    /// No die would be left (S0-D2).
    NoDice { armies: u8, meter: i8 },
    /// The station has moved in this turn, or cannot move any more.
    StationMoved,
    /// So far the throw does not reach.
    TooFar { to: SpaceId, reach: u8, spaces: Vec<SpaceId> },
    /// The region on the card is another one.
    WrongRegion { card: CardId, region: RegionId, station: SpaceId },
    /// The station stands on a space of its own side, or on nothing.
    NothingToFireAt { space: SpaceId },
    /// So many spaces are destroyed at most (S0-D8).
    NoMoreDestroyed { limit: u8 },
    /// The remaining spaces would not hang together (S0-D9).
    WouldCut { space: SpaceId },

    /// The seat has no partner.
    NoPartner,
    /// It is not the partner's.
    NotPartners { space: SpaceId },
    /// One space a turn.
    CommandTaken,
    /// Exactly one army, no ships and no marker, and not the partner's last space.
    NotToBeTaken { space: SpaceId, troops: Troops, ships: bool, marker: bool, last: bool },
    /// Asked already.
    AskedAlready { space: SpaceId },
    /// The partner has said no in this turn.
    Declined { space: SpaceId },
    /// The AI plays the partner, and answers no question; without an answer it is no (C8).
    NobodyToAsk { space: SpaceId },

    /// The other side calls the order.
    NotYourOrder,
    /// The order was called already (S4-O1).
    OrderOver,
    /// Who gets spaces must be one of these.
    NoHeir { space: SpaceId, seats: Vec<SeatId> },
    /// Since the order the event is the other side's alone (S4-O7); the card is still good for a set or a ship.
    HeroLost { card: CardId },
}

impl fmt::Debug for SpecialRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Unknown => "Unknown",
            Self::MarkerFirst => "MarkerFirst",
            Self::NoMarker => "NoMarker",
            Self::MarkerThere { .. } => "MarkerThere",
            Self::NotYourSide { .. } => "NotYourSide",
            Self::Partner { .. } => "Partner",
            Self::Destroyed { .. } => "Destroyed",
            Self::GuardedByStation { .. } => "GuardedByStation",
            Self::Protected { .. } => "Protected",
            Self::CalledOff { .. } => "CalledOff",
            Self::NoEvent { .. } => "NoEvent",
            Self::WrongWindow { .. } => "WrongWindow",
            Self::Choose { .. } => "Choose",
            Self::DoesNotFit { .. } => "DoesNotFit",
            Self::NoEffect { .. } => "NoEffect",
            Self::OnlyArmed { .. } => "OnlyArmed",
            Self::NotArmed { .. } => "NotArmed",
            Self::BuiltAlready => "BuiltAlready",
            Self::TradedAlready => "TradedAlready",
            Self::TooLateToBuild => "TooLateToBuild",
            Self::ShipLimit { .. } => "ShipLimit",
            Self::TooFewShips { .. } => "TooFewShips",
            Self::NoShips => "NoShips",
            Self::ShipsMoved => "ShipsMoved",
            Self::NoStation => "NoStation",
            Self::StationThere { .. } => "StationThere",
            Self::NotYourStation => "NotYourStation",
            Self::OwnStation => "OwnStation",
            Self::StationNotInReach { .. } => "StationNotInReach",
            Self::NoDice { .. } => "NoDice",
            Self::StationMoved => "StationMoved",
            Self::TooFar { .. } => "TooFar",
            Self::WrongRegion { .. } => "WrongRegion",
            Self::NothingToFireAt { .. } => "NothingToFireAt",
            Self::NoMoreDestroyed { .. } => "NoMoreDestroyed",
            Self::WouldCut { .. } => "WouldCut",
            Self::NoPartner => "NoPartner",
            Self::NotPartners { .. } => "NotPartners",
            Self::CommandTaken => "CommandTaken",
            Self::NotToBeTaken { .. } => "NotToBeTaken",
            Self::AskedAlready { .. } => "AskedAlready",
            Self::Declined { .. } => "Declined",
            Self::NobodyToAsk { .. } => "NobodyToAsk",
            Self::NotYourOrder => "NotYourOrder",
            Self::OrderOver => "OrderOver",
            Self::NoHeir { .. } => "NoHeir",
            Self::HeroLost { .. } => "HeroLost",
        })
    }
}

/// Something that a seat may do now beyond what every conquest game offers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SpecialOffer {
    /// Place the station on one of these.
    PlaceStation { spaces: Vec<SpaceId> },
    /// Lay the drawn marker on one of these; the face for who may know it.
    LayMarker { face: Option<Face>, spaces: Vec<SpaceId> },
    /// Build the ship on one of these cards, on any own space. For who sees the hand.
    Build { cards: Vec<(CardId, ShipClass)> },
    /// Play the event of one of these cards. For who sees the hand.
    Play { cards: Vec<PlayOffer> },
    /// Attack the station from one of these, with so many armies at most.
    Assault { station: SpaceId, from: Vec<(SpaceId, u8)> },
    /// Move ships from `from` to one of `to`.
    MoveShips { from: SpaceId, ships: Fleet, to: Vec<SpaceId> },
    /// Take the command of one of these; `offered` by their owner already, or to be asked for.
    TakeCommand { offered: Vec<SpaceId>, others: Vec<SpaceId> },
    /// Move the station. `reach` is known after the throw; `spaces` are then those in reach, with their distance.
    MoveStation { station: SpaceId, reach: Option<u8>, spaces: Vec<(SpaceId, u8)> },
    /// Call the order: these spaces are thrown for, each turns with so high a throw of a die with eight sides; who may get them; the cards that may be
    /// played with it, for who sees the hand.
    CallOrder { spaces: Vec<SpaceId>, least: u8, heirs: Vec<SeatId>, cards: Vec<CardId> },
}

/// An event that may be played now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayOffer {
    pub card: CardId,
    /// What must be chosen, in this order.
    pub wanted: Vec<Wanted>,
    /// The spaces that fit, where one is chosen; for placements those that take armies.
    pub spaces: Vec<SpaceId>,
    /// The spaces that fit where a second one is chosen.
    pub to: Vec<SpaceId>,
    /// The markers among which is chosen where several lie on one space: their numbers, in the order in which they were laid.
    pub markers: Vec<(SpaceId, Vec<u8>)>,
    /// The seats that fit.
    pub seats: Vec<SeatId>,
    /// The station is a target too (of a declaration).
    pub station: bool,
    /// How many armies it brings.
    pub troops: Troops,
}
