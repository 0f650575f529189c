//! What one viewer may know of a conquest game.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

use super::core::{fleet, held};
use super::invade::targets;
use super::parts::battle_station::{self, Station};
use super::parts::fleet::Fleet;
use super::rules::TurnCard;
use super::rulesets::Ruleset;
use super::special::Assault;
use super::support::Support;
use super::theatre::Theatre;
use super::turn::Turn;
use crate::game::action::{Attack, Placement};
use crate::game::cards::Hand;
use crate::game::edition::Edition;
use crate::game::event::{Income, Outcome};
use crate::game::ids::{BySeat, BySpace, CardId, SeatId, SideId, SpaceId, Troops};
use crate::game::map::Board;
use crate::game::people::{Hold, Viewer};

/// Everything that a viewer may know of a game. Made by [`Game::view`](crate::game::Game::view) alone; whatever is computed from it
/// cannot tell a secret.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    pub viewer: Viewer,
    pub edition: Arc<Edition>,
    pub card: TurnCard,
    pub spaces: BySpace<Garrison>,
    pub seats: BySeat<SeatView>,
    /// The hands of the viewer's own seats; nobody else's.
    pub hands: BTreeMap<SeatId, Hand>,
    /// The hands of the partners of the viewer's seats, which they may look at (S0-C7).
    pub partner_hands: BTreeMap<SeatId, Hand>,
    /// Cards left to draw.
    pub stack: usize,
    /// The same by the sides whose pile they are, where there are sides; `None`: that of all.
    pub piles: Vec<(Option<SideId>, usize)>,
    /// Traded cards that come back lie open, in deck order.
    pub discard: Vec<CardId>,
    /// Traded cards that are out of the game, in deck order.
    pub gone: Vec<CardId>,
    /// Sets traded by all together.
    pub sets_traded: u32,
    pub phase: PhaseView,
    /// Turns begun so far, from 1; 0 in the set-up.
    pub turn: u32,
    /// The number of the round, from 1; 0 in the set-up. Where a match ended because a round was full, it is the next one's, which nobody
    /// plays: see [`rounds_played`](Self::rounds_played).
    pub round: u32,
    /// Rounds until the match is a draw if nothing is captured; `None`: no such rule (C9).
    pub draw_in: Option<u32>,
    /// The side of each seat; empty: each for itself.
    pub sides: BySeat<SideId>,
    /// The ruleset with what this viewer may know of its state.
    pub(in crate::game) ruleset: Ruleset,
}

impl View {
    /// The seats that can still win: neither out nor surrendered.
    pub fn contenders(&self) -> impl Iterator<Item = SeatId> + '_ {
        self.seats.iter().filter(|(_, seat)| !seat.out && !seat.surrendered).map(|(seat, _)| seat)
    }

    /// Rounds in which somebody has had a turn.
    pub fn rounds_played(&self) -> u32 {
        match &self.phase {
            PhaseView::Over(Outcome::Counted { .. } | Outcome::Drawn { .. }) => self.round.saturating_sub(1),
            PhaseView::SetUp(_)
            | PhaseView::Turn(_)
            | PhaseView::Over(
                Outcome::Won { .. }
                | Outcome::Side { .. }
                | Outcome::Held { .. }
                | Outcome::Remained { .. }
                | Outcome::Agreed { .. },
            ) => self.round,
        }
    }

    /// Whether a neighbour of this space is neither the seat's nor its partner's, nor destroyed.
    pub fn is_border(&self, seat: SeatId, space: SpaceId) -> bool {
        self.edition.board.neighbours(space).any(|neighbour| self.is_hostile(seat, neighbour))
    }

    /// Whether the space is neither the seat's nor its partner's, nor destroyed.
    pub fn is_hostile(&self, seat: SeatId, space: SpaceId) -> bool {
        let garrison = &self.spaces[space];
        !garrison.destroyed && garrison.owner.is_none_or(|owner| !partners(&self.sides, seat, owner))
    }

    /// How many neighbours of a space are hostile to a seat.
    pub(in crate::game::conquest) fn enemies_around(&self, seat: SeatId, space: SpaceId) -> usize {
        enemies_around((&self.edition.board, &self.spaces), |owner| partners(&self.sides, seat, owner), space)
    }

    /// The side of a seat.
    pub fn side(&self, seat: SeatId) -> SideId {
        side(&self.sides, seat)
    }

    /// The other seats of a seat's side, in turn order.
    pub fn partners(&self, seat: SeatId) -> impl Iterator<Item = SeatId> + '_ {
        self.seats.ids().filter(move |&other| other != seat && partners(&self.sides, seat, other))
    }

    /// All ships of a seat.
    pub fn fleet(&self, seat: SeatId) -> Fleet {
        fleet(&self.spaces, seat)
    }

    /// How many face-down cards the seat may draw.
    pub fn own_pile(&self, seat: SeatId) -> usize {
        if self.sides.is_empty() {
            return self.stack;
        }
        self.piles.iter().filter(|(of, _)| of.is_none_or(|of| of == self.side(seat))).map(|&(_, cards)| cards).sum()
    }

    /// The spaces of others that a seat could invade now, in board order.
    pub fn in_reach(&self, seat: SeatId) -> Vec<SpaceId> {
        let ready = held(&self.spaces, seat).filter(|&from| self.spaces[from].troops > 1);
        let mut all: Vec<SpaceId> = ready
            .flat_map(|from| targets(&self.edition.board, &self.spaces, &self.sides, seat, from))
            .filter(|&to| self.ruleset.rules().guarded(&self.position(seat), to).is_none())
            .collect();
        all.sort_unstable();
        all.dedup();
        all
    }

    /// What stands behind both sides of an attack.
    pub fn support(&self, seat: SeatId, attack: &Attack) -> Support {
        self.ruleset.rules().support(&self.position(seat), attack)
    }

    /// The station that a seat may attack from this space and what it has for that, armies aside; `None`: there is none for it.
    pub fn assault(&self, seat: SeatId, assault: Assault) -> Option<(Station, battle_station::Assault)> {
        self.ruleset.rules().assault(&self.position(seat), assault)
    }

    /// The chances that a seat destroys the station from one space: by one attack, and by attack after attack until one army is left.
    /// `None`: there is no station for it, or no such attack is allowed.
    pub fn assault_chances(&self, seat: SeatId, assault: Assault) -> Option<(f64, f64)> {
        let (station, backed) = self.assault(seat, assault)?;
        let there = self.spaces.get(assault.from)?.troops;
        let most = station.committed(there);
        let plan = backed.plan(&station, assault.armies.unwrap_or(most).min(most))?;
        Some((battle_station::chance(&plan), battle_station::repeated(&station, there, &backed)))
    }

    /// What lies on the board besides armies and ships, where the ruleset has such things.
    pub fn theatre(&self) -> Option<&Theatre> {
        self.ruleset.rules().theatre()
    }
}

/// The side of a seat; where there are none each is its own.
pub(super) fn side(sides: &BySeat<SideId>, seat: SeatId) -> SideId {
    sides.get(seat).copied().unwrap_or(SideId(seat.0))
}

/// How many neighbours of a space stand and are held by none of `ours`.
pub(super) fn enemies_around(
    (board, spaces): (&Board, &BySpace<Garrison>),
    ours: impl Fn(SeatId) -> bool,
    space: SpaceId,
) -> usize {
    let is_enemy = |garrison: &Garrison| !garrison.destroyed && !garrison.owner.is_some_and(&ours);
    board.neighbours(space).filter(|&beside| is_enemy(&spaces[beside])).count()
}

/// Whether two seats are the same or of one side.
pub(super) fn partners(sides: &BySeat<SideId>, a: SeatId, b: SeatId) -> bool {
    a == b || !sides.is_empty() && side(sides, a) == side(sides, b)
}

/// Who holds a space, and with how many armies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Garrison {
    /// `None`: free while spaces are being claimed, held by armies that nobody plays, or destroyed.
    pub owner: Option<SeatId>,
    pub troops: Troops,
    /// The turn in which the space last changed hands by capture; 0: never.
    pub captured: u32,
    /// The ships there. They are their owner's.
    #[serde(default, skip_serializing_if = "Fleet::is_empty")]
    pub ships: Fleet,
    /// Nothing can be there or pass any more.
    #[serde(default, skip_serializing_if = "is_not")]
    pub destroyed: bool,
}

impl Garrison {
    /// A space that nobody has claimed.
    pub const FREE: Self = Self {
        owner: None,
        troops: 0,
        captured: 0,
        ships: Fleet { fighter: 0, bomber: 0, destroyer: 0 },
        destroyed: false,
    };

    /// Whether nobody has claimed it.
    pub fn is_free(&self) -> bool {
        self.owner.is_none() && self.troops == 0 && !self.destroyed
    }

    /// Whether armies that nobody plays hold it.
    pub fn is_unplayed(&self) -> bool {
        self.owner.is_none() && self.troops > 0
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes it so")]
fn is_not(flag: &bool) -> bool {
    !*flag
}

/// What everybody may know of a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatView {
    pub hold: Hold,
    pub out: bool,
    /// It gave up and cannot win any more; the AI plays it.
    pub surrendered: bool,
    pub spaces: u32,
    pub troops: Troops,
    /// Cards in the hand.
    pub cards: usize,
    /// What the seat would get if its turn began now.
    pub income: Income,
    /// Sets traded by this seat.
    pub sets_traded: u32,
    /// What the seat's next set is worth if it is a mixed one.
    pub next_set: Troops,
    /// The number of its last turn; 0: none yet.
    pub last_turn: u32,
}

/// The phase, as far as the viewer may know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PhaseView {
    SetUp(SetUpView),
    Turn(Turn),
    Over(Outcome),
}

/// The set-up, as far as the viewer may know. `Debug` tells no list and no sealed placement.
#[derive(Clone, PartialEq, Eq)]
pub enum SetUpView {
    /// Draft, quick: who has handed in a list, and the viewer's own lists.
    Preferring { done: BySeat<bool>, own: BTreeMap<SeatId, Vec<SpaceId>> },
    /// Draft, book: who must name a space, who has, and what the viewer's own seats have named.
    Naming { open: Vec<SeatId>, done: BySeat<bool>, own: BTreeMap<SeatId, SpaceId> },
    /// Draft, book: whose claim is next. `unplayed`: it chooses for the armies that nobody plays.
    Claiming { next: SeatId, unplayed: bool },
    /// Who places the station.
    Stationing { seat: SeatId },
    /// All place at once, secretly: what each must place in all, who is done, and the viewer's own placements.
    Deploying { armies: BySeat<Troops>, done: BySeat<bool>, own: BTreeMap<SeatId, Vec<Placement>> },
    /// One army in turn. `unplayed`: armies left that nobody plays; `for_unplayed`: one of them is next.
    DeployingInTurn { next: SeatId, left: BySeat<Troops>, unplayed: Troops, for_unplayed: bool },
}

impl fmt::Debug for SetUpView {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetUpView::Preferring { done, .. } => {
                f.debug_struct("Preferring").field("done", done).finish_non_exhaustive()
            }
            SetUpView::Naming { open, done, .. } => {
                f.debug_struct("Naming").field("open", open).field("done", done).finish_non_exhaustive()
            }
            SetUpView::Claiming { next, .. } => f.debug_struct("Claiming").field("next", next).finish_non_exhaustive(),
            SetUpView::Stationing { seat } => f.debug_struct("Stationing").field("seat", seat).finish(),
            SetUpView::Deploying { armies, done, .. } => {
                f.debug_struct("Deploying").field("armies", armies).field("done", done).finish_non_exhaustive()
            }
            SetUpView::DeployingInTurn { next, left, .. } => {
                f.debug_struct("DeployingInTurn").field("next", next).field("left", left).finish_non_exhaustive()
            }
        }
    }
}
