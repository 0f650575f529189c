//! Who may do what: seats out of turn, moderators, the clock, everybody; how a match ends before its time.

use adjutant::game::ids::{PlayerId, SeatId};
use adjutant::game::people::{Actor, Hold, Viewer};
use adjutant::game::rebellion::action::{Action, Move};
use adjutant::game::rebellion::event::{Event, Outcome};
use adjutant::game::rebellion::refusal::Refusal;
use adjutant::game::rebellion::rules::Length;
use adjutant::seal::Sealed;

use super::position::{Dice, ally, at, new, play, table};

#[test]
fn only_the_seat_on_turn_moves() {
    let game = new(3, Length::Full);
    let throw = Action::Move(Move::Throw);
    let check = |actor| game.check(actor, &throw).map(|_| ());
    assert_eq!(check(Actor::Seat(SeatId(0))), Ok(()));
    assert_eq!(check(Actor::Seat(SeatId(1))), Err(Refusal::NotYourTurn { on_turn: SeatId(0) }));
    assert_eq!(check(Actor::Seat(SeatId(7))), Err(Refusal::NotYours));
    assert_eq!(check(Actor::Moderator), Err(Refusal::NotYours));
    assert_eq!(check(Actor::Clock), Err(Refusal::NotYours));
    assert_eq!(check(Actor::Everybody), Err(Refusal::NotYours));
    for action in [Action::TimeOut, Action::HandOver { seat: SeatId(0), hold: Hold::Ai }] {
        assert_eq!(game.check(Actor::Seat(SeatId(0)), &action).map(|_| ()), Err(Refusal::NotYours));
        assert!(game.check(Actor::Clock, &action).is_ok());
    }
    assert!(table(&game).offers(SeatId(1)).is_empty());
}

#[test]
fn a_person_sees_their_own_seats() {
    let game = new(3, Length::Full);
    assert_eq!(game.view(Viewer::Player(PlayerId(2))).own_seats(), [SeatId(1)]);
    assert_eq!(game.view(Viewer::Seat(SeatId(2))).own_seats(), [SeatId(2)]);
    assert_eq!(game.view(Viewer::Public).own_seats(), []);
}

#[test]
fn a_missed_turn_is_played_to_its_end() {
    let game = new(2, Length::Full);
    let (game, events) = game.apply(Actor::Clock, &Action::TimeOut, &mut Sealed::simulated(1)).expect("a time-out");
    game.audit().expect("sound");
    assert_eq!(events.first(), Some(&Event::TimedOut { seat: SeatId(0) }));
    assert_eq!(table(&game).turn_now().map(|turn| turn.seat), Some(SeatId(1)));
    assert!(events.iter().any(|event| matches!(event, Event::Put { .. } | Event::SetAside { .. })), "{events:?}");
}

#[test]
fn c11_who_is_left_has_won_and_the_running_turn_does_not_count() {
    let hoth = at("hoth", &["TWD", "WDF", "DFTI", "FTW", "TWDFI"], 3).ally(0, "wedge");
    let (game, _) = hoth.play("throw TFPP; put T 0; aside 2; dice; ally wedge 2T -");
    let give_up = |game: &adjutant::game::rebellion::Rebellion, seat| {
        let done = game.apply(Actor::Seat(SeatId(seat)), &Action::Surrender, &mut Dice::default()).expect("any time");
        done.0.audit().expect("sound");
        done.0
    };
    let game = give_up(&game, 2);
    assert_eq!(table(&game).seats[SeatId(2)].hold, Hold::Ai);
    let again = game.check(Actor::Seat(SeatId(2)), &Action::Surrender).map(|_| ());
    assert_eq!(again, Err(Refusal::Surrendered));
    assert!(game.outcome().is_none());
    let game = give_up(&game, 1);
    let Some(Outcome::Remained { seat: SeatId(0), scores }) = game.outcome() else { panic!("{:?}", game.outcome()) };
    assert_eq!((scores[SeatId(0)].dice, scores[SeatId(0)].allies), (0, 1));
    assert_eq!(table(&game).seats[SeatId(0)].allies, [ally("wedge")]);
    let over = game.check(Actor::Seat(SeatId(0)), &Action::Move(Move::Throw)).map(|_| ());
    assert_eq!(over, Err(Refusal::Over));
}

#[test]
fn c11_who_has_surrendered_cannot_win() {
    let star = at("death_star_2", &["", "", "", "", "", "I"], 3);
    let game = star.game().apply(Actor::Seat(SeatId(0)), &Action::Surrender, &mut Dice::default()).expect("any time").0;
    let (game, _) = play(&game, "throw ITTT; put I 5; finish");
    let Some(Outcome::Scored { winners, .. }) = game.outcome() else { panic!("not over") };
    assert_eq!(*winners, [SeatId(1), SeatId(2)], "with nothing, but equal");
}

#[test]
fn c9_all_people_can_agree_on_a_draw() {
    let game = new(3, Length::Full);
    let draw = |seats: &[u8]| Action::AgreedDraw { seats: seats.iter().map(|&seat| SeatId(seat)).collect() };
    assert_eq!(game.check(Actor::Everybody, &draw(&[0, 1])).map(|_| ()), Err(Refusal::NotYours));
    let (game, _) = game.apply(Actor::Everybody, &draw(&[0, 1, 2]), &mut Dice::default()).expect("all agree");
    game.audit().expect("sound");
    assert!(matches!(game.outcome(), Some(Outcome::Agreed { .. })));
    assert_eq!(game.check(Actor::Everybody, &draw(&[0, 1, 2])).map(|_| ()), Err(Refusal::Over));
}
