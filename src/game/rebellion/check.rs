//! Whether the seat on turn may do something now.

use super::action::{Action, Move, Spot};
use super::edition::{AllyId, Power};
use super::refusal::Refusal;
use super::rules::THROWS;
use super::symbol::{Face, Symbol};
use super::table::{Phase, Stage, Table, Turn};
use crate::game::ids::SeatId;

impl Table {
    /// What a seat is told when it wants to do this.
    pub fn check(&self, seat: SeatId, action: &Action) -> Result<(), Refusal> {
        let Some(known) = self.seats.get(seat) else { return Err(Refusal::NotYours) };
        let turn = match &self.phase {
            Phase::Over(_) => return Err(Refusal::Over),
            Phase::Turn(turn) => turn,
        };
        match action {
            Action::Surrender if known.surrendered => Err(Refusal::Surrendered),
            Action::Surrender => Ok(()),
            Action::AgreedDraw { .. } | Action::HandOver { .. } | Action::TimeOut => Err(Refusal::NotYours),
            Action::Move(_) if turn.seat != seat => Err(Refusal::NotYourTurn { on_turn: turn.seat }),
            Action::Move(wish) => self.check_move(turn, wish),
        }
    }

    fn check_move(&self, turn: &Turn, wish: &Move) -> Result<(), Refusal> {
        let seat = turn.seat;
        match (wish, &turn.stage) {
            (Move::Throw, Stage::Throw)
            | (Move::EndDice, Stage::Dice { .. })
            | (Move::Finish, Stage::Dice { .. } | Stage::Figures) => Ok(()),
            (Move::Throw, Stage::Dice { throw, .. }) if *throw < THROWS => Ok(()),
            (Move::Throw, Stage::Dice { .. }) => Err(Refusal::NoThrowLeft),
            (Move::Put { face, spot }, Stage::Dice { hand, .. }) => self.check_put(hand, *face, *spot),
            (Move::SetAside { dice }, Stage::Dice { hand, .. }) => {
                let there = victory_points(hand);
                let fits = (1..=there).contains(dice);
                if fits { Ok(()) } else { Err(Refusal::SetAside { asked: *dice, there }) }
            }
            (Move::Rebel { .. } | Move::Ally { .. }, Stage::Dice { hand, .. }) => {
                Err(Refusal::DiceFirst { hand: hand.clone() })
            }
            (Move::Rebel { .. }, Stage::Figures) if turn.rebel_used => Err(Refusal::RebelUsed),
            (Move::Rebel { spot }, Stage::Figures) => self.check_spot(self.rebel_symbol(seat), *spot),
            (Move::Ally { ally, spots }, Stage::Figures) => self.check_ally(seat, *ally, spots),
            (Move::Restart { ally }, Stage::Dice { .. } | Stage::Figures) => self.check_restart(seat, *ally),
            (Move::Throw | Move::Put { .. } | Move::SetAside { .. } | Move::EndDice, Stage::Figures)
            | (
                Move::Put { .. }
                | Move::SetAside { .. }
                | Move::EndDice
                | Move::Rebel { .. }
                | Move::Ally { .. }
                | Move::Restart { .. }
                | Move::Finish,
                Stage::Throw,
            ) => Err(Refusal::WrongStep { now: turn.stage.step() }),
        }
    }

    fn check_put(&self, hand: &[Face], face: Face, spot: Spot) -> Result<(), Refusal> {
        if !hand.contains(&face) {
            return Err(Refusal::NoSuchDie { face, hand: hand.to_vec() });
        }
        let Some(symbol) = face.symbol() else { return Err(Refusal::CoversNothing) };
        self.check_spot(symbol, spot)
    }

    /// A symbol covers a field that is open.
    fn check_spot(&self, symbol: Symbol, spot: Spot) -> Result<(), Refusal> {
        let fits = self.spots(symbol);
        if !symbol.covers(spot.symbol) {
            return Err(Refusal::WrongSymbol { symbol, spot, fits });
        }
        if fits.contains(&spot) { Ok(()) } else { Err(Refusal::NotOpen { symbol, spot, fits }) }
    }

    fn check_own(&self, seat: SeatId, ally: AllyId) -> Result<(), Refusal> {
        let have = &self.seats[seat].allies;
        if have.contains(&ally) { Ok(()) } else { Err(Refusal::NotYourAlly { ally, have: have.clone() }) }
    }

    fn check_restart(&self, seat: SeatId, ally: AllyId) -> Result<(), Refusal> {
        self.check_own(seat, ally)?;
        match self.edition.ally(ally).power {
            Power::Restart => Ok(()),
            Power::Symbols(_) => Err(Refusal::AllyCovers { ally }),
        }
    }

    /// Each symbol covers an open field or lapses; two may be in one row, if it has two such fields.
    fn check_ally(&self, seat: SeatId, ally: AllyId, spots: &[Option<Spot>]) -> Result<(), Refusal> {
        self.check_own(seat, ally)?;
        let symbols = match &self.edition.ally(ally).power {
            Power::Restart => return Err(Refusal::AllyRestarts { ally }),
            Power::Symbols(symbols) => symbols,
        };
        if spots.len() != symbols.len() {
            return Err(Refusal::AllySymbols { ally, asked: spots.len(), symbols: symbols.len() });
        }
        if spots.iter().all(Option::is_none) {
            return Err(Refusal::AllyIdle { ally });
        }
        for (n, (&symbol, spot)) in symbols.iter().zip(spots).enumerate() {
            let Some(spot) = *spot else { continue };
            self.check_spot(symbol, spot)?;
            let taken = spots[..n].iter().filter(|&&earlier| earlier == Some(spot)).count();
            let open = self.rows[usize::from(spot.row)].open()[spot.symbol.index()];
            if taken >= usize::from(open) {
                return Err(Refusal::NotOpen { symbol, spot, fits: self.spots(symbol) });
            }
        }
        Ok(())
    }
}

/// Dice that show a victory point.
pub(super) fn victory_points(hand: &[Face]) -> u8 {
    let points = hand.iter().filter(|&&face| face == Face::Victory).count();
    u8::try_from(points).unwrap_or(u8::MAX)
}
