//! What differs between rulesets: by degree in the [`TurnCard`], by mechanism in the trait `Rules`.

use super::core::Core;
use super::turn::Turn;
use crate::game::event::Income;
use crate::game::ids::{SeatId, Troops};

/// The seams at which a ruleset adds its mechanisms. Defaults are neutral: nothing happens. A seam is added when a second
/// ruleset needs it; what differs by degree is a value of the [`TurnCard`] instead.
pub(super) trait Rules {
    /// What the seat gets at the start of its turn.
    fn income(&self, core: &Core, seat: SeatId) -> Income {
        let (spaces, _) = core.strength(seat);
        Income { spaces, base: 0, regions: Vec::new() }
    }

    /// Whether the turn that ends earns its seat a card.
    fn earns_card(&self, _turn: &Turn) -> bool {
        false
    }

    /// The seat that has won; asked after every change of ownership (C6).
    fn winner(&self, _core: &Core) -> Option<SeatId> {
        None
    }
}

/// The numbers and choices of a match. Presets and options fill it in; everybody may read it.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct TurnCard {
    /// How the spaces get their first owners.
    pub territories: Territories,
    /// Whether the set-up is played at once by everybody or one piece in turn (C8).
    pub set_up: SetUpPace,
    /// Armies of each seat at the start, the ones that occupy its spaces included; 0: one on each space, no more.
    pub start_armies: Troops,
    /// Who begins (S2-S4, S0-N2).
    pub first_turn: FirstTurn,
    /// Most dice of the attacker in a battle, 1 to 3.
    pub attack_dice: u8,
    /// Most dice of the defender in a battle, 1 to 3 (S2-A2).
    pub defence_dice: u8,
    /// How many armies must move into a captured space at least (C3).
    pub move_in: LeastMoveIn,
    /// Which three cards are a set (S2-C2).
    pub set_kind: SetKind,
    /// What a set is worth (S2-C1, S0-N4).
    pub set_value: SetValue,
    /// Where traded cards go (S2-C5, S0-N5).
    #[serde(default)]
    pub traded: TradedCards,
    /// Armies for a traded card whose space the seat holds, once in each set, placed there (S2-C7); 0: none.
    pub own_space_bonus: Troops,
    /// From so many cards on a set must be traded if the hand holds one (S2-C4); 0: never.
    pub forced_trade: u8,
    /// When the captor of a seat's last space may trade at once (S2-C6, S0-N6).
    #[serde(default)]
    pub spoils: Spoils,
    /// The move at the end of the turn (S2-E1).
    pub fortify: FortifyKind,
    /// Full rounds without a capture after which the match is a draw (C9); 0: never.
    pub draw_after: u32,
    /// So many percent of the spaces win at the end of the holder's own turn, 50 to 99; 0: only all spaces win.
    #[serde(default)]
    pub victory_share: u8,
    /// After so many rounds the most spaces win; 0: there is no such end.
    #[serde(default)]
    pub most_rounds: u32,
}

impl TurnCard {
    /// Whether a hand of so many cards must trade, if it holds a set.
    pub(super) fn must_trade_with(&self, cards: usize) -> bool {
        self.forced_trade > 0 && cards >= super::turn::SET.max(self.forced_trade.into())
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Territories {
    /// Dealt by cards (S2-S3).
    Deal,
    /// Chosen.
    Draft,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SetUpPace {
    /// Everybody at once: preference lists, then all armies in one go.
    Quick,
    /// One space and one army in turn.
    Book,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FirstTurn {
    /// Left of the dealer: the seat that is dealt the first card.
    FirstDealt,
    /// The seat after the one that is dealt the last card, so that nobody has both the extra space and the first turn.
    AfterLastDealt,
    /// Each seat throws a die, twice: for the first claim, and after the set-up for the first turn (S0-N2).
    Rolled,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LeastMoveIn {
    /// One army.
    One,
    /// As many as were sent into the last battle less the own losses in it, but at least one.
    Survivors,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SetKind {
    /// One of each symbol; a joker stands for any card.
    MixedOnly,
    /// Three equal ones as well.
    MixedOrEqual,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SetValue {
    /// 4, 6, 8, 10, 12, 15, then 5 more each time, counted over all seats.
    Rising,
    /// The same, counted for each seat.
    RisingOwn,
    /// 10 for a mixed set; 4, 6, 8 for three equal ones of the first, second, third symbol.
    Fixed,
    /// 7 for a mixed set; 4, 5, 6 for three equal ones of the first, second, third symbol.
    ByClass,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TradedCards {
    /// On the discard pile, which becomes the stack when that is empty.
    #[default]
    Reshuffled,
    /// Out of the game.
    Gone,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Spoils {
    /// Any set may be traded, however few cards there are.
    #[default]
    Free,
    /// Sets are traded only while the hand is one that must trade, and then they must be.
    Forced,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FortifyKind {
    /// No move (preset `literal`).
    None,
    /// One move to a linked space.
    Linked,
    /// One move along a path of own spaces.
    Connected,
}
