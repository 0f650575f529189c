//! What lies on the table: arena, rows, seats, Sith lords, and the turn.

use std::sync::Arc;

use super::action::Spot;
use super::edition::{AllyId, ArenaId, Edition, RebelId, Reward};
use super::event::{Outcome, Score};
use super::offer::Step;
use super::rules::{DICE, LEAST_BY_DICE, TurnCard};
use super::symbol::{Face, Symbol};
use super::turn;
use crate::game::ids::{BySeat, SeatId};
use crate::game::naming;
use crate::game::people::Hold;

/// The state of a game. All of it is public.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Table {
    pub card: TurnCard,
    pub seats: BySeat<Seat>,
    /// The seat with the first turn.
    pub first: SeatId,
    pub arena: ArenaId,
    /// The rows of the arena, from top to bottom.
    pub rows: Vec<Row>,
    pub sith: SithLords,
    /// Allies that were used in turns that are over, or that restarted one, in the order of their use.
    pub spent: Vec<AllyId>,
    pub phase: Phase,
    /// Turns begun so far, from 1.
    pub turn: u32,
    /// Rounds begun so far, from 1.
    pub round: u32,
    /// Not part of a snapshot: the edition that is named while it is read. The last field, so that the ones before it
    /// have refused already where none is named.
    #[serde(skip, default = "edition_being_read")]
    pub edition: Arc<Edition>,
}

/// A seat.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Seat {
    pub hold: Hold,
    /// It gave up: the AI plays it to the end (C11).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub surrendered: bool,
    pub rebel: RebelId,
    /// Allies that it can use, in the order of the edition. Those used in the running turn are not among them.
    pub allies: Vec<AllyId>,
    /// Points for rows.
    pub row_points: u32,
    /// Points for dice that were set aside.
    pub dice_points: u32,
    /// Rows won.
    pub rows_won: u32,
    /// The number of its last turn; 0: none yet.
    pub last_turn: u32,
}

/// A row of the arena.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Row {
    /// From left to right.
    pub fields: Vec<Field>,
    pub reward: Reward,
    /// Who has got the reward.
    pub won_by: Option<SeatId>,
}

/// A field with what lies on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Field {
    pub symbol: Symbol,
    pub cover: Cover,
}

/// What lies on a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cover {
    Open,
    /// A marker from an earlier turn.
    Marker,
    /// A die of this turn.
    Die(Face),
    /// The rebel, in this turn.
    Rebel,
    /// An ally, in this turn.
    Ally(AllyId),
}

/// The two who punish a turn with too few fields covered by dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sith {
    /// For one field; takes one die away.
    Vader,
    /// For no field; takes two dice away.
    Palpatine,
}

/// Who has the Sith lords; `None`: at the edge of the arena. No seat has both (S3-P2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct SithLords {
    pub vader: Option<SeatId>,
    pub palpatine: Option<SeatId>,
}

/// Where a game stands.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    Turn(Turn),
    Over(Outcome),
}

/// The turn of a seat.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Turn {
    pub seat: SeatId,
    /// Dice of the first throw: 4, or fewer by a Sith lord.
    pub dice: u8,
    /// Exactly one field was open when the turn began, so that one die on it is enough (S3-T6).
    pub one_open: bool,
    pub stage: Stage,
    /// Victory points that were set aside.
    pub aside: u8,
    /// Whether the rebel has been used.
    pub rebel_used: bool,
    /// Allies that cover fields in this turn, in the order of their use.
    pub allies_used: Vec<AllyId>,
}

/// The current step with what it needs.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// Before the first throw.
    Throw,
    /// After a throw, the first or the second: these dice (sorted) are neither placed nor set aside.
    Dice { throw: u8, hand: Vec<Face> },
    /// The dice are done.
    Figures,
}

impl Turn {
    /// A turn in which nothing has been done.
    pub(super) fn before_throw(seat: SeatId, dice: u8, one_open: bool) -> Self {
        let allies_used = Vec::new();
        Self { seat, dice, one_open, stage: Stage::Throw, aside: 0, rebel_used: false, allies_used }
    }
}

impl Stage {
    /// The step that is open.
    pub fn step(&self) -> Step {
        match self {
            Stage::Throw => Step::Throw,
            Stage::Dice { .. } => Step::Dice,
            Stage::Figures => Step::Figures,
        }
    }

    /// The dice that lie before the player.
    pub fn hand(&self) -> &[Face] {
        match self {
            Stage::Dice { hand, .. } => hand,
            Stage::Throw | Stage::Figures => &[],
        }
    }
}

impl Sith {
    pub const ALL: [Self; 2] = [Self::Vader, Self::Palpatine];

    /// Dice that he takes away.
    pub fn dice_lost(self) -> u8 {
        match self {
            Sith::Vader => 1,
            Sith::Palpatine => 2,
        }
    }
}

impl SithLords {
    /// Who has this one.
    pub fn holder(self, sith: Sith) -> Option<SeatId> {
        match sith {
            Sith::Vader => self.vader,
            Sith::Palpatine => self.palpatine,
        }
    }

    /// The one that a seat has.
    pub fn of(self, seat: SeatId) -> Option<Sith> {
        Sith::ALL.into_iter().find(|&sith| self.holder(sith) == Some(seat))
    }

    /// Gives him to a seat, or back to the edge.
    pub(super) fn give(&mut self, sith: Sith, to: Option<SeatId>) {
        match sith {
            Sith::Vader => self.vader = to,
            Sith::Palpatine => self.palpatine = to,
        }
    }
}

impl Row {
    /// How many fields with each symbol are open, in the order of [`Symbol::ALL`].
    pub fn open(&self) -> [u8; 5] {
        let mut open = [0; 5];
        for field in self.fields.iter().filter(|field| field.cover == Cover::Open) {
            open[field.symbol.index()] += 1;
        }
        open
    }

    /// Whether every field is covered.
    pub fn is_full(&self) -> bool {
        self.fields.iter().all(|field| field.cover != Cover::Open)
    }
}

impl Table {
    /// The table when the rebels are dealt and no turn has begun. Each seat is named with its rebel.
    ///
    /// # Panics
    /// When the edition has no arena for this length.
    pub(super) fn before_turns(
        edition: Arc<Edition>,
        card: TurnCard,
        first: SeatId,
        held: &BySeat<(Hold, RebelId)>,
    ) -> Self {
        let seats = held.map(|_, (hold, rebel)| Seat {
            hold: hold.clone(),
            surrendered: false,
            rebel: *rebel,
            allies: Vec::new(),
            row_points: 0,
            dice_points: 0,
            rows_won: 0,
            last_turn: 0,
        });
        let arena = edition.played(card.is_short()).next().expect("an edition has an arena that every length plays");
        let rows = Self::laid_out(&edition, arena);
        Self {
            card,
            seats,
            first,
            arena,
            rows,
            sith: SithLords::default(),
            spent: Vec::new(),
            phase: Phase::Turn(Turn::before_throw(first, DICE, false)),
            turn: 0,
            round: 0,
            edition,
        }
    }

    /// The table as it was before the first throw of all, with the seats as they are held now.
    #[must_use]
    pub fn at_first(&self) -> Self {
        let held = self.seats.map(|_, seat| (seat.hold.clone(), seat.rebel));
        let mut table = Self::before_turns(Arc::clone(&self.edition), self.card.clone(), self.first, &held);
        turn::begin(&mut table, self.first, &mut Vec::new());
        table
    }

    /// The rows of an arena as they lie there at first.
    pub(super) fn laid_out(edition: &Edition, arena: ArenaId) -> Vec<Row> {
        let rows = edition.arena(arena).rows.iter();
        rows.map(|row| Row {
            fields: row.fields.iter().map(|&symbol| Field { symbol, cover: Cover::Open }).collect(),
            reward: row.reward,
            won_by: None,
        })
        .collect()
    }

    /// The turn, while the game lasts.
    pub fn turn_now(&self) -> Option<&Turn> {
        match &self.phase {
            Phase::Turn(turn) => Some(turn),
            Phase::Over(_) => None,
        }
    }

    /// How many fields with each symbol are open in the arena, in the order of [`Symbol::ALL`].
    pub fn open(&self) -> [u8; 5] {
        self.rows.iter().map(Row::open).fold([0; 5], |sum, open| std::array::from_fn(|n| sum[n] + open[n]))
    }

    /// The open fields that a symbol covers, one for each row and symbol.
    pub fn spots(&self, symbol: Symbol) -> Vec<Spot> {
        let rows = (0..).zip(&self.rows);
        rows.flat_map(|(row, laid)| {
            let open = laid.open();
            let fits = Symbol::ALL.into_iter().filter(move |&field| symbol.covers(field) && open[field.index()] > 0);
            fits.map(move |symbol| Spot { row, symbol })
        })
        .collect()
    }

    /// How many fields are covered by dice of this turn (S3-T5).
    pub fn by_dice(&self) -> usize {
        let fields = self.rows.iter().flat_map(|row| &row.fields);
        fields.filter(|field| matches!(field.cover, Cover::Die(_))).count()
    }

    /// Who comes if the turn ends now.
    pub fn penalty(&self, turn: &Turn) -> Option<Sith> {
        match self.by_dice() {
            0 => Some(Sith::Palpatine),
            1 if turn.one_open => None,
            covered if covered < LEAST_BY_DICE => Some(Sith::Vader),
            _ => None,
        }
    }

    /// The dice of a seat's next turn.
    pub fn dice(&self, seat: SeatId) -> u8 {
        DICE - self.sith.of(seat).map_or(0, Sith::dice_lost)
    }

    /// The symbol of a seat's rebel.
    pub fn rebel_symbol(&self, seat: SeatId) -> Symbol {
        self.edition.rebel(self.seats[seat].rebel).symbol
    }

    /// The points of a seat if the game were over.
    pub fn score(&self, seat: SeatId) -> Score {
        let it = &self.seats[seat];
        Score {
            rows: it.row_points,
            dice: it.dice_points,
            allies: u32::try_from(it.allies.len()).unwrap_or(u32::MAX),
            sith: u32::from(self.sith.of(seat).is_some()),
        }
    }

    /// The points of all.
    pub fn scores(&self) -> BySeat<Score> {
        BySeat::from_fn(self.seats.len(), |seat| self.score(seat))
    }

    /// The seats that can still win.
    pub fn contenders(&self) -> impl Iterator<Item = SeatId> + '_ {
        self.seats.iter().filter(|(_, seat)| !seat.surrendered).map(|(seat, _)| seat)
    }

    /// Those who can still win and have the most points; several share the victory (S3-V1).
    pub fn ahead(&self) -> Vec<SeatId> {
        let most = self.contenders().map(|seat| self.score(seat).total()).max();
        self.contenders().filter(|&seat| Some(self.score(seat).total()) == most).collect()
    }

    /// Whether no later arena is played.
    pub fn is_last_arena(&self) -> bool {
        self.edition.after(self.arena, self.card.is_short()).is_none()
    }
}

/// Reading `arena` fails outside [`naming::with`], and so before this is called.
fn edition_being_read() -> Arc<Edition> {
    naming::current_rebellion().expect("the arena was read, so an edition is named")
}
