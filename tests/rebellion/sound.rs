//! What is read from a file may be anything: the audit says so of each impossible state, and never fails over it.

use adjutant::game::ids::SeatId;
use adjutant::game::naming;
use adjutant::game::rebellion::Rebellion;
use adjutant::game::rebellion::event::Outcome;
use adjutant::game::rebellion::rules::Length;
use adjutant::game::rebellion::table::{Cover, Phase, Seat, Table};

use super::position::{edition, new, table};

fn audited(table: &Table) -> Result<(), String> {
    let edition = edition();
    let text = naming::with(&edition, || serde_json::to_string(table)).unwrap();
    let game: Rebellion = naming::with(&edition, || serde_json::from_str(&text)).unwrap();
    game.audit()
}

fn begun() -> Table {
    table(&new(3, Length::Full))
}

#[test]
fn numbers_that_add_up_to_nothing_only_by_overflow_are_found() {
    assert_eq!(audited(&begun()), Ok(()));
    let numbers: [fn(&mut Seat) -> &mut u32; 3] =
        [|seat| &mut seat.row_points, |seat| &mut seat.rows_won, |seat| &mut seat.dice_points];
    for number in numbers {
        let mut table = begun();
        *number(&mut table.seats[SeatId(0)]) = u32::MAX;
        *number(&mut table.seats[SeatId(1)]) = 1;
        assert!(audited(&table).is_err(), "{:?}", table.seats);
    }
}

#[test]
fn no_match_is_so_long_that_its_numbers_overflow() {
    for turn in [0, 1 << 30, u32::MAX] {
        let mut table = begun();
        table.turn = turn;
        table.seats[SeatId(0)].last_turn = turn;
        assert!(audited(&table).is_err(), "turn {turn}");
    }
    for round in [0, 2, u32::MAX] {
        let table = Table { round, ..begun() };
        assert!(audited(&table).is_err(), "round {round} in the first turn");
    }
}

#[test]
fn the_exception_of_the_last_open_field_is_that_of_the_arena() {
    let mut table = begun();
    let Phase::Turn(turn) = &mut table.phase else { panic!("no turn") };
    turn.one_open = true;
    assert!(audited(&table).is_err());
}

#[test]
fn nothing_of_a_turn_lies_there_when_all_is_over() {
    let mut table = begun();
    table.phase = Phase::Over(Outcome::Agreed { scores: table.scores() });
    assert_eq!(audited(&table), Ok(()));
    table.rows[0].fields[0].cover = Cover::Rebel;
    assert!(audited(&table).is_err());
}
