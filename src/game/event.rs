//! What happened. The only thing that people are told of, each event to its audience.

use std::fmt;

use super::action::Placement;
use super::conquest::battle::Battle;
use super::conquest::special::SpecialEvent;
use super::ids::{BySeat, CardId, RegionId, SeatId, SideId, SpaceId, Troops};
use super::people::{Audience, Hold};
use super::rebellion::event::Event as RebellionEvent;

/// Something that happened, and who may know. `Debug` tells nothing of what only one seat may know.
#[derive(Clone, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Event {
    pub audience: Audience,
    pub kind: EventKind,
}

impl Event {
    /// For everybody.
    pub fn public(kind: EventKind) -> Self {
        Self { audience: Audience::Everyone, kind }
    }

    /// For one seat.
    pub fn secret(seat: SeatId, kind: EventKind) -> Self {
        Self { audience: Audience::Seat(seat), kind }
    }

    /// Whether something was won in the middle of a turn that changes how the board looks to all: a space. A row of a dice game
    /// is won when the turn ends, whose post shows it.
    pub fn is_capture(&self) -> bool {
        matches!(self.kind, EventKind::Captured { .. })
    }

    /// Whose turn began with it, and its number.
    pub fn turn_begun(&self) -> Option<(SeatId, u32)> {
        if let EventKind::TurnBegan { seat, turn, .. }
        | EventKind::Rebellion(RebellionEvent::TurnBegan { seat, turn, .. }) = &self.kind
        {
            Some((*seat, *turn))
        } else {
            None
        }
    }
}

impl From<RebellionEvent> for Event {
    fn from(event: RebellionEvent) -> Self {
        Self { audience: event.audience(), kind: EventKind::Rebellion(event) }
    }
}

impl fmt::Debug for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.audience {
            Audience::Everyone => self.kind.fmt(f),
            Audience::Seat(seat) => write!(f, "Event(for seat {} alone)", seat.0),
        }
    }
}

/// What can happen.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EventKind {
    /// The spaces were dealt; `first` has the first turn (S2-S3, S2-S4).
    Dealt {
        first: SeatId,
        draws: Vec<u64>,
    },
    /// A seat has handed in its list of preferences.
    Preferred {
        seat: SeatId,
    },
    /// A seat took a space, by its list or by command.
    Claimed {
        seat: SeatId,
        space: SpaceId,
    },
    /// All lists are in and the spaces were given out.
    Drafted {
        first: SeatId,
        draws: Vec<u64>,
    },
    /// All spaces have owners; who has the first turn is rolled for later (S0-N2). `draws`: those of a deal.
    GivenOut {
        draws: Vec<u64>,
    },
    /// Every seat threw a die, those with the highest again until one was left: `first` begins (S0-N2).
    StartRolled {
        what: StartRoll,
        throws: Vec<StartThrow>,
        first: SeatId,
    },
    /// A seat has placed all its starting armies (where stays secret).
    Deployed {
        seat: SeatId,
    },
    /// What a seat placed, told to it alone.
    DeployedThere {
        placements: Vec<Placement>,
    },
    /// All starting armies are revealed.
    Revealed {
        placements: BySeat<Vec<Placement>>,
    },

    TurnBegan {
        seat: SeatId,
        turn: u32,
        round: u32,
        income: Income,
    },
    Placed {
        seat: SeatId,
        placements: Vec<Placement>,
    },
    TookBack {
        seat: SeatId,
        troops: Troops,
    },
    /// A set was traded; the cards are public (ux 17).
    Traded {
        seat: SeatId,
        cards: [CardId; 3],
        value: Troops,
        bonus: Option<(SpaceId, Troops)>,
        next_value: Troops,
    },
    /// A series of battles.
    Fought(Series),
    /// A space changed hands. `from`: none plays the armies that held it.
    Captured {
        seat: SeatId,
        from: Option<SeatId>,
        space: SpaceId,
    },
    /// All armies that moved into the captured space; told once, when their number is known.
    MovedIn {
        seat: SeatId,
        from: SpaceId,
        to: SpaceId,
        troops: Troops,
    },
    /// A seat has lost its last space; the captor takes its cards.
    Eliminated {
        seat: SeatId,
        by: SeatId,
        cards: usize,
    },
    /// Which cards they are, told to the captor. Not told when there are none.
    TookCards {
        from: SeatId,
        cards: Vec<CardId>,
    },
    Fortified {
        seat: SeatId,
        from: SpaceId,
        to: SpaceId,
        troops: Troops,
    },
    /// A card was drawn; only the new size of the hand and the number of the draw are public (`None`: told before numbers were).
    Drew {
        seat: SeatId,
        hand: usize,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        draw: Option<u64>,
    },
    /// Which card it is, told to its seat. `draw` is the number of the draw.
    DrewCard {
        card: CardId,
        draw: u64,
    },
    /// The discard pile became the new stack.
    Reshuffled {
        cards: usize,
    },
    /// No card could be drawn: stack and discard pile are empty.
    NoCardLeft {
        seat: SeatId,
    },
    TurnEnded {
        seat: SeatId,
    },

    /// The time was up; the default was taken for the seat.
    TimedOut {
        seat: SeatId,
    },
    HandedOver {
        seat: SeatId,
        hold: Hold,
    },
    /// A seat gives up; the AI plays it to the end (C11).
    Surrendered {
        seat: SeatId,
    },
    /// Nothing has been captured for long; the match is a draw in so many rounds (C9).
    DrawNear {
        rounds: u32,
    },
    Ended(Outcome),
    /// Something of the dice game.
    Rebellion(RebellionEvent),
    /// Something that only some rulesets of the conquest games know.
    Special(SpecialEvent),
}

impl EventKind {
    /// The numbers of the draws whose results it tells. Whoever may know the event may know what came in them; [`Drew`](Self::Drew) names
    /// a draw and does not tell which card came.
    pub fn draws(&self) -> Vec<u64> {
        match self {
            Self::Dealt { draws, .. } | Self::Drafted { draws, .. } | Self::GivenOut { draws } => draws.clone(),
            Self::StartRolled { throws, .. } => throws.iter().map(|throw| throw.draw).collect(),
            Self::Fought(series) => series.battles.iter().flat_map(Battle::draws).collect(),
            Self::DrewCard { draw, .. } => vec![*draw],
            Self::Rebellion(event) => event.draws().to_vec(),
            Self::Special(event) => event.draws(),
            Self::Preferred { .. }
            | Self::Claimed { .. }
            | Self::Deployed { .. }
            | Self::DeployedThere { .. }
            | Self::Revealed { .. }
            | Self::TurnBegan { .. }
            | Self::Placed { .. }
            | Self::TookBack { .. }
            | Self::Traded { .. }
            | Self::Captured { .. }
            | Self::MovedIn { .. }
            | Self::Eliminated { .. }
            | Self::TookCards { .. }
            | Self::Fortified { .. }
            | Self::Drew { .. }
            | Self::Reshuffled { .. }
            | Self::NoCardLeft { .. }
            | Self::TurnEnded { .. }
            | Self::TimedOut { .. }
            | Self::HandedOver { .. }
            | Self::Surrendered { .. }
            | Self::DrawNear { .. }
            | Self::Ended(_) => Vec::new(),
        }
    }
}

/// What the seats throw dice for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum StartRoll {
    /// Who claims, and then places, first.
    SetUp,
    /// Who has the first turn.
    FirstTurn,
    /// Whose the space is that several have named (S4-S2).
    Claim(SpaceId),
}

/// One throw of some seats.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct StartThrow {
    /// The number of the draw.
    pub draw: u64,
    /// Who threw what, in turn order.
    pub dice: Vec<(SeatId, u8)>,
}

/// What a seat gets at the start of its turn.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Income {
    /// Spaces held.
    pub spaces: u32,
    /// Armies for them: a third, rounded down, at least 3.
    pub base: Troops,
    /// Regions held whole, with their bonus.
    pub regions: Vec<(RegionId, Troops)>,
}

impl Income {
    /// All of it.
    pub fn total(&self) -> Troops {
        self.base + self.regions.iter().map(|&(_, bonus)| bonus).sum::<Troops>()
    }
}

/// A series of battles between two spaces.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Series {
    pub attacker: SeatId,
    /// `None`: armies that nobody plays.
    pub defender: Option<SeatId>,
    pub from: SpaceId,
    pub to: SpaceId,
    /// At least one, in order.
    pub battles: Vec<Battle>,
    pub end: SeriesEnd,
}

/// Why a series ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SeriesEnd {
    Captured,
    /// One battle was ordered.
    Once,
    /// No more than the number to keep is left.
    Kept,
    /// The ordered number of dice (or the most) is no longer possible.
    TooFewDice,
    /// [`MOST_BATTLES`](super::action::MOST_BATTLES) were fought; the attacker may go on.
    Limit,
}

/// What a side has won by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Goal {
    /// The other side is wiped out.
    WipedOut,
    /// The hidden leader was found.
    Leader,
    /// Enough resource planets are held.
    Resources,
    /// All others are out or have surrendered.
    Remained,
    /// The space was taken on which the pawn had come into the open.
    Caught,
}

/// How a conquest match ended.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    /// The last one standing.
    Won { seat: SeatId },
    /// A side has reached its goal, or the last of the others is gone; its seats share the victory.
    Side { side: SideId, seats: Vec<SeatId>, goal: Goal },
    /// Held so many percent of the spaces at the end of its own turn (option `victory`); the spaces of each seat.
    Held { seat: SeatId, share: u8, spaces: BySeat<u32> },
    /// The agreed rounds are over (option `rounds`): who holds the most spaces, among equals the most armies. Several share the victory.
    Counted { seats: Vec<SeatId>, spaces: BySeat<u32> },
    /// All others are out or have surrendered (C11); the spaces of each seat.
    Remained { seat: SeatId, spaces: BySeat<u32> },
    /// All who play agreed on a draw (C9); the spaces of each seat.
    Agreed { spaces: BySeat<u32> },
    /// Nothing was captured for the agreed number of rounds (C9); the spaces of each seat.
    Drawn { spaces: BySeat<u32> },
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn that_a_card_was_drawn_tells_no_result_and_which_one_it_is_does() {
        assert_eq!(EventKind::Drew { seat: SeatId(0), hand: 1, draw: Some(7) }.draws(), [0; 0]);
        assert_eq!(EventKind::DrewCard { card: CardId(3), draw: 7 }.draws(), [7]);
    }

    #[test]
    fn which_card_was_lost_is_told_and_its_place_in_the_hand_is_not() {
        // Cards of a hand are in the order of the deck: the place says how many there are before and after it.
        let lost = SpecialEvent::CardsLost { seat: SeatId(1), by: None, cards: vec![CardId(9)], draws: vec![7] };
        assert_eq!(EventKind::Special(lost).draws(), [0; 0]);
    }
}
