//! A turn as the turn reference card has it: throw and place, figures, end.

use super::action::{Move, Spot};
use super::edition::AllyId;
use super::event::{Event, Outcome};
use super::symbol::Face;
use super::table::{Cover, Phase, Sith, Stage, Table, Turn};
use crate::game::chance::Chance;
use crate::game::ids::SeatId;

/// Sides of a die.
const SIDES: u8 = 6;

/// Begins the turn of a seat.
pub(super) fn begin(table: &mut Table, seat: SeatId, events: &mut Vec<Event>) {
    table.turn += 1;
    table.round = table.round.max(1);
    table.seats[seat].last_turn = table.turn;
    let dice = table.dice(seat);
    let sith = table.sith.of(seat);
    events.push(Event::TurnBegan { seat, turn: table.turn, round: table.round, dice, sith });
    let one_open = table.open().iter().sum::<u8>() == 1;
    table.phase = Phase::Turn(Turn::before_throw(seat, dice, one_open));
}

/// A checked move of the seat on turn.
pub(super) fn act(table: &mut Table, wish: Move, chance: &mut dyn Chance, events: &mut Vec<Event>) {
    let Phase::Turn(turn) = &table.phase else { return };
    let seat = turn.seat;
    match wish {
        Move::Throw => throw(table, chance, events),
        Move::Put { face, spot } => {
            cover(table, spot, Cover::Die(face));
            take_up(table, face);
            events.push(Event::Put { seat, face, spot });
            no_dice_no_step(table);
        }
        Move::SetAside { dice } => {
            for _ in 0..dice {
                take_up(table, Face::Victory);
            }
            if let Phase::Turn(turn) = &mut table.phase {
                turn.aside += dice;
            }
            events.push(Event::SetAside { seat, dice });
            no_dice_no_step(table);
        }
        Move::EndDice => end_dice(table, events),
        Move::Rebel { spot } => {
            cover(table, spot, Cover::Rebel);
            if let Phase::Turn(turn) = &mut table.phase {
                turn.rebel_used = true;
            }
            events.push(Event::RebelCame { seat, rebel: table.seats[seat].rebel, spot });
        }
        Move::Ally { ally, spots } => {
            for &spot in spots.iter().flatten() {
                cover(table, spot, Cover::Ally(ally));
            }
            table.seats[seat].allies.retain(|&other| other != ally);
            if let Phase::Turn(turn) = &mut table.phase {
                turn.allies_used.push(ally);
            }
            events.push(Event::AllyCame { seat, ally, spots });
        }
        Move::Restart { ally } => restart(table, seat, ally, chance, events),
        Move::Finish => {
            end_dice(table, events);
            end(table, events);
        }
    }
}

/// The first throw, or the second with the dice that are left (S3-T2).
fn throw(table: &mut Table, chance: &mut dyn Chance, events: &mut Vec<Event>) {
    let Phase::Turn(turn) = &mut table.phase else { return };
    let (throw, dice) = match &turn.stage {
        Stage::Dice { throw, hand } => (throw + 1, hand.len()),
        Stage::Throw | Stage::Figures => (1, usize::from(turn.dice)),
    };
    let drawn = chance.roll(&vec![SIDES; dice]);
    let mut hand: Vec<Face> = drawn.value.into_iter().map(Face::of).collect();
    hand.sort_unstable();
    events.push(Event::Threw { seat: turn.seat, throw, faces: hand.clone(), draw: drawn.number });
    turn.stage = Stage::Dice { throw, hand };
}

/// Covers the leftmost open field that is meant.
fn cover(table: &mut Table, spot: Spot, cover: Cover) {
    let row = table.rows.get_mut(usize::from(spot.row));
    let mut fields = row.into_iter().flat_map(|row| &mut row.fields);
    let open = fields.find(|field| field.cover == Cover::Open && field.symbol == spot.symbol);
    if let Some(field) = open {
        field.cover = cover;
    }
}

/// Takes a die out of those that lie before the player.
fn take_up(table: &mut Table, face: Face) {
    let Phase::Turn(Turn { stage: Stage::Dice { hand, .. }, .. }) = &mut table.phase else { return };
    if let Some(place) = hand.iter().position(|&die| die == face) {
        hand.remove(place);
    }
}

/// With no dice left the step is over by itself.
fn no_dice_no_step(table: &mut Table) {
    if let Phase::Turn(turn) = &mut table.phase
        && turn.stage.hand().is_empty()
    {
        turn.stage = Stage::Figures;
    }
}

/// The dice that are left lapse.
fn end_dice(table: &mut Table, events: &mut Vec<Event>) {
    let Phase::Turn(turn) = &mut table.phase else { return };
    if let Stage::Dice { hand, .. } = &mut turn.stage {
        let faces = std::mem::take(hand);
        if !faces.is_empty() {
            events.push(Event::Lapsed { seat: turn.seat, faces });
        }
        turn.stage = Stage::Figures;
    }
}

/// Undoes all that was done in the running turn: dice, figures, what was set aside.
pub(super) fn undo(table: &mut Table) {
    let Phase::Turn(turn) = &mut table.phase else { return };
    let allies = &mut table.seats[turn.seat].allies;
    allies.append(&mut turn.allies_used);
    allies.sort_unstable();
    *turn = Turn::before_throw(turn.seat, turn.dice, turn.one_open);
    for field in table.rows.iter_mut().flat_map(|row| &mut row.fields) {
        if field.cover != Cover::Marker {
            field.cover = Cover::Open;
        }
    }
}

/// The whole turn is undone; the ally is spent, others that were used come back (S3-F3).
fn restart(table: &mut Table, seat: SeatId, ally: AllyId, chance: &mut dyn Chance, events: &mut Vec<Event>) {
    undo(table);
    table.seats[seat].allies.retain(|&other| other != ally);
    table.spent.push(ally);
    events.push(Event::Restarted { seat, ally });
    throw(table, chance, events);
}

/// Ends the turn: points for dice, rows, Sith lords, then the next seat, the next arena or the end.
fn end(table: &mut Table, events: &mut Vec<Event>) {
    let Phase::Turn(turn) = &table.phase else { return };
    let (seat, turn) = (turn.seat, turn.clone());
    let penalty = table.penalty(&turn);
    if turn.aside > 0 {
        let points = u32::from(turn.aside);
        table.seats[seat].dice_points += points;
        events.push(Event::DicePaid { seat, points });
    }
    table.spent.extend(turn.allies_used);
    for field in table.rows.iter_mut().flat_map(|row| &mut row.fields) {
        if field.cover != Cover::Open {
            field.cover = Cover::Marker;
        }
    }
    rewards(table, seat, events);
    sith(table, seat, penalty, events);
    events.push(Event::TurnEnded { seat, points: table.seats[seat].row_points + table.seats[seat].dice_points });
    if table.rows.iter().all(|row| row.won_by.is_some()) {
        let next = table.edition.after(table.arena, table.card.is_short());
        events.push(Event::ArenaWon { arena: table.arena, next });
        let Some(next) = next else {
            let outcome = Outcome::Scored { winners: table.ahead(), scores: table.scores() };
            return over(table, outcome, events);
        };
        table.arena = next;
        table.rows = Table::laid_out(&table.edition, next);
    }
    let seats = table.seats.len().max(1);
    let next = table.seats.ids().nth((seat.index() + 1) % seats).unwrap_or(seat);
    if next == table.first {
        table.round += 1;
    }
    begin(table, next, events);
}

/// All rows that this turn has completed (S3-R1). Allies can be used from the next turn on (S3-F4).
fn rewards(table: &mut Table, seat: SeatId, events: &mut Vec<Event>) {
    for (number, row) in (0..).zip(&mut table.rows) {
        if row.won_by.is_some() || !row.is_full() {
            continue;
        }
        row.won_by = Some(seat);
        let owner = &mut table.seats[seat];
        owner.rows_won += 1;
        owner.row_points += row.reward.points;
        owner.allies.extend(row.reward.ally);
        owner.allies.sort_unstable();
        let (points, ally) = (row.reward.points, row.reward.ally);
        events.push(Event::RowWon { seat, arena: table.arena, row: number, points, ally });
    }
}

/// The lord who hampered this turn goes first, then the new one comes, maybe from another seat (S3-P1, S3-P2).
fn sith(table: &mut Table, seat: SeatId, penalty: Option<Sith>, events: &mut Vec<Event>) {
    if let Some(sith) = table.sith.of(seat) {
        table.sith.give(sith, None);
        events.push(Event::SithLeft { seat, sith });
    }
    if let Some(sith) = penalty {
        let from = table.sith.holder(sith);
        table.sith.give(sith, Some(seat));
        events.push(Event::SithCame { seat, sith, from });
    }
}

/// Ends the match before the last arena is done: what the running turn has not brought to its end does not count.
pub(super) fn break_off(table: &mut Table, outcome: impl FnOnce(&Table) -> Outcome, events: &mut Vec<Event>) {
    undo(table);
    let outcome = outcome(table);
    over(table, outcome, events);
}

fn over(table: &mut Table, outcome: Outcome, events: &mut Vec<Event>) {
    events.push(Event::Ended(outcome.clone()));
    table.phase = Phase::Over(outcome);
}
