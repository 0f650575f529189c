//! What differs between rulesets: by degree in the [`TurnCard`], by mechanism in the trait `Rules`.

use super::core::Core;
use super::parts::battle_station::{self, Station};
use super::rulesets::Ruleset;
use super::special::{Assault, Special, SpecialOffer, SpecialRefusal};
use super::support::Support;
use super::theatre::Theatre;
use super::turn::Turn;
use super::view::{Garrison, View};
use crate::game::action::Attack;
use crate::game::chance::Chance;
use crate::game::edition::Edition;
use crate::game::event::{Event, Income, Outcome};
use crate::game::ids::{BySeat, BySpace, SeatId, SideId, SpaceId, Troops};
use crate::game::offer::Step;
use crate::game::refusal::Refusal;

/// What a ruleset says of the set-up. Defaults are neutral.
pub(in crate::game::conquest) trait SetUpRules {
    /// The side of each seat; empty: each for itself.
    fn sides(&self) -> BySeat<SideId> {
        BySeat::default()
    }

    /// Armies of a seat at the start.
    fn start_armies(&self, core: &Core, _seat: SeatId) -> Troops {
        core.card.start_armies
    }

    /// The most spaces that a seat may claim; `None`: any number.
    fn claim_limit(&self, _seat: SeatId) -> Option<u32> {
        None
    }

    /// The armies that nobody plays, and how many spaces they claim.
    fn unplayed(&self) -> Option<Unplayed> {
        None
    }

    /// The seats that claim a space each before all others, without seeing what the other names (S4-S2).
    fn first_claims(&self) -> &'static [SeatId] {
        &[]
    }

    /// Who places the station once all spaces are claimed.
    fn station_placer(&self, _core: &Core) -> Option<SeatId> {
        None
    }

    /// All spaces have owners.
    fn claimed(&mut self, _core: &Core) {}
}

/// The seams at which a ruleset adds its mechanisms. Defaults are neutral: nothing happens. A seam is added when a second
/// ruleset needs it; what differs by degree is a value of the [`TurnCard`] instead.
///
/// Those that take a [`View`] are asked of the ruleset that the view holds, which knows no more than the viewer.
pub(in crate::game::conquest) trait Rules: SetUpRules {
    /// What the seat gets at the start of its turn.
    fn income(&self, core: &Core, seat: SeatId) -> Income {
        let (spaces, _) = core.strength(seat);
        Income { spaces, base: 0, regions: Vec::new() }
    }

    /// How many cards the turn that ends earns its seat; may tell what for.
    fn cards_earned(&self, _core: &Core, _turn: &Turn, _events: &mut Vec<Event>) -> u32 {
        0
    }

    /// How the game has ended, if it has; asked after every change of ownership (C6). `seat` is on turn (C7).
    fn winner(&self, _core: &Core, _seat: SeatId) -> Option<Outcome> {
        None
    }

    /// A turn begins, before anything is counted. `true`: a drawn marker is to be laid first.
    fn turn_began(
        &mut self,
        _core: &mut Core,
        _seat: SeatId,
        _chance: &mut dyn Chance,
        _events: &mut Vec<Event>,
    ) -> bool {
        false
    }

    /// The steps after the attacks, in their order.
    fn late_steps(&self) -> &'static [Step] {
        &[Step::Fortify]
    }

    /// Whether there may be something to do in a late step other than fortifying; from what everybody knows.
    fn opens(&self, _at: &Position<'_>, _step: Step) -> bool {
        false
    }

    /// What stands behind both sides of an attack.
    fn support(&self, _at: &Position<'_>, _attack: &Attack) -> Support {
        Support::default()
    }

    /// The station that the seat may attack and what it has for that, as `odds` count it; `None`: there is none for it.
    fn assault(&self, _at: &Position<'_>, _assault: Assault) -> Option<(Station, battle_station::Assault)> {
        None
    }

    /// An attack is declared, before any die. `false`: it is called off.
    fn declared(&mut self, _core: &mut Core, _seat: SeatId, _space: SpaceId, _events: &mut Vec<Event>) -> bool {
        true
    }

    /// A space has changed hands; its ships are gone already.
    fn captured(
        &mut self,
        _core: &mut Core,
        _captor: SeatId,
        _loser: Option<SeatId>,
        _space: SpaceId,
        _events: &mut Vec<Event>,
    ) {
    }

    /// A seat has traded a set of cards.
    fn traded(&mut self, _core: &Core, _seat: SeatId) {}

    /// A seat is out; `seat` holds nothing any more.
    fn eliminated(&mut self, _core: &mut Core, _seat: SeatId) {}

    /// Does what was checked.
    fn act(
        &mut self,
        _core: &mut Core,
        _seat: SeatId,
        _wish: Special,
        _chance: &mut dyn Chance,
        _events: &mut Vec<Event>,
    ) {
    }

    /// The same ruleset with what somebody may know who plays these seats.
    fn redacted(&self, core: &Core, own: &[SeatId]) -> Ruleset;

    /// What lies on the board besides armies and ships.
    fn theatre(&self) -> Option<&Theatre> {
        None
    }

    /// Whether a seat may do this now.
    fn check(&self, _view: &View, _seat: SeatId, _wish: &Special) -> Result<(), Refusal> {
        Err(SpecialRefusal::Unknown.into())
    }

    /// Why a space cannot be attacked that could be by what every game says.
    fn guarded(&self, _at: &Position<'_>, _space: SpaceId) -> Option<SpecialRefusal> {
        None
    }

    /// What else a seat may do now.
    fn offers(&self, _view: &View, _seat: SeatId) -> Vec<SpecialOffer> {
        Vec::new()
    }

    /// What is done for a seat whose time is up, in a step that only this ruleset has.
    fn default_action(&self, _view: &View, _seat: SeatId, _step: Step) -> Option<Special> {
        None
    }

    /// What holds between actions.
    fn audit(&self, _core: &Core) -> Result<(), String> {
        Ok(())
    }
}

/// Armies that nobody plays: they only defend.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::game::conquest) struct Unplayed {
    /// How many spaces they claim.
    pub(in crate::game::conquest) spaces: u32,
    /// Armies at the start.
    pub(in crate::game::conquest) armies: Troops,
}

/// What everybody knows of a seat's position.
#[derive(Clone, Copy)]
pub(in crate::game::conquest) struct Position<'a> {
    pub(in crate::game::conquest) edition: &'a Edition,
    pub(in crate::game::conquest) spaces: &'a BySpace<Garrison>,
    pub(in crate::game::conquest) sides: &'a BySeat<SideId>,
    pub(in crate::game::conquest) seat: SeatId,
    /// Cards in its hand.
    pub(in crate::game::conquest) cards: usize,
    pub(in crate::game::conquest) card: &'a TurnCard,
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
    /// How many sets a seat may trade in a turn; 0: any number.
    #[serde(default)]
    pub sets_per_turn: u8,
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
    /// Choices of rulesets with ships, a station and markers.
    #[serde(default, skip_serializing_if = "TheatreCard::is_default")]
    pub theatre: TheatreCard,
}

/// Options of rulesets with ships, a station and markers, each on its own; all are off by default.
#[expect(clippy::struct_excessive_bools, reason = "each is an option of its own")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct TheatreCard {
    /// The limit of ships is for an army, not for each of its colours (S0-S2).
    pub ships_by_army: bool,
    /// Each fighter is tied to a die before the throw (S0-T8).
    pub named: bool,
    /// The ships of a failed attack on the station are lost too (S0-D4).
    pub ships_fall: bool,
    /// The station may cut the board in two (S0-D9).
    pub may_cut: bool,
    /// The counting side draws for planets gained in its turn, not for those that it holds (S0-F4).
    pub by_gain: bool,
    /// Used cards do not come back (S0-C5).
    pub used_cards_gone: bool,
    /// The last space of the pawn's track; 0: there is none (S4-S5).
    #[serde(skip_serializing_if = "is_none")]
    pub last_space: u8,
}

impl TheatreCard {
    /// The same as [`Theatre::has_station`](super::theatre::Theatre::has_station), also before a match has begun: no track is shorter than
    /// one space.
    pub fn has_station(&self) -> bool {
        self.last_space == 0
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes it so")]
fn is_none(space: &u8) -> bool {
    *space == 0
}

impl TheatreCard {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes it so")]
    fn is_default(&self) -> bool {
        *self == Self::default()
    }
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
    /// The first seat of the table (S0-S9).
    FirstSeat,
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
    /// The captor gets no cards: they are discarded (S0-C6).
    Discarded,
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
