//! Giving up and agreeing: C9 and C11.

use adjutant::assets;
use adjutant::game::Game;
use adjutant::game::action::Action;
use adjutant::game::event::{EventKind, Outcome};
use adjutant::game::ids::{BySeat, PlayerId, SeatId};
use adjutant::game::options::{Options, RulesetId};
use adjutant::game::people::{Actor, Hold, Viewer};
use adjutant::game::refusal::Refusal;

use super::script::{Throws, check, position};

/// A match of people at its very beginning.
fn begun(seats: usize, set: &[(&str, &str)]) -> Game {
    let mut options = Options::new(RulesetId::Classic);
    for (option, value) in set {
        options.set(option, value).expect("an option");
    }
    let holds = BySeat::from_fn(seats, |seat| Hold::Players(vec![PlayerId(u64::from(seat.0) + 1)]));
    Game::begin(assets::classic().edition.clone(), &options, holds, &mut adjutant::seal::Sealed::simulated(1)).0
}

#[test]
fn c11_who_surrenders_is_played_by_the_ai_and_in_a_match_of_two_the_other_has_won() {
    check("a=0x5; seat 0", "> 0 surrender\n 0 surrendered\n 1 remained\n > 1 end-turn\n ! Over");
    // Also out of turn, and whoever is left goes on where they stand.
    let three = "seats 3; a=0x5 b=1 c=2 d=2 e=2 f=2 g=2; seat 0";
    let game = check(
        three,
        "> 1 surrender\n 1 surrendered\n > 1 surrender\n ! Surrendered\n > 2 surrender\n 2 surrendered\n 0 remained",
    );
    assert!(matches!(game.conquest().unwrap().outcome(), Some(Outcome::Remained { seat: SeatId(0), .. })));
    let view = crate::rules::seen(&game, Viewer::Public);
    assert!(view.seats[SeatId(1)].surrendered && view.seats[SeatId(1)].hold == Hold::Ai);
}

#[test]
fn c11_the_armies_of_who_surrendered_play_on_and_their_elimination_may_decide() {
    // Seat 2 has surrendered; when seat 1 falls, even by its hand, seat 0 alone can still win.
    let three = "seats 3; a=0x5 b=1 c=2x5 d=2 e=2 f=2 g=2; seat 0";
    check(
        three,
        "> 2 surrender\n 2 surrendered\n > 0 attack a b in most | 6 5 4 / 1\n fought 0/1: Captured\n captured b from 1\n \
         1 eliminated by 0, 0 cards\n moved in 1\n 0 remained",
    );
    check(
        three,
        "> 2 surrender\n 2 surrendered\n > 0 end-turn\n turn of 0 ended\n turn of 1, round 1, 3 armies\n > 1 place b 3\n placed b 3\n \
         > 1 end-turn\n turn of 1 ended\n turn of 2, round 1, 6 armies",
    );
}

#[test]
fn c11_whoever_has_surrendered_wins_in_no_other_way_either() {
    let most = "seats 3; a=0x5 b=1 c=2 d=2 e=2 f=2 g=2; seat 2";
    let goes_on = "> 2 surrender\n 2 surrendered\n > 2 end-turn\n turn of 2 ended\n turn of 0, round 2, 3 armies";
    check(&format!("{most}; option victory=60"), goes_on);
    let counted = "> 2 surrender\n 2 surrendered\n > 2 end-turn\n turn of 2 ended\n counted 0";
    check(&format!("{most}; rounds 10; option rounds=10; option draw-after=0"), counted);
}

#[test]
fn c11_nobody_hands_a_surrendered_seat_over_and_only_its_own_seat_gives_up() {
    let game = position("seats 3; a=0x5 b=1 c=2 d=2 e=2 f=2 g=2");
    for actor in [Actor::Moderator, Actor::Clock, Actor::Everybody] {
        assert_eq!(game.check(actor, &Action::Surrender), Err(Refusal::NotYours));
    }
    let (game, _) = game.apply(Actor::Seat(SeatId(1)), &Action::Surrender, &mut Throws::default()).expect("allowed");
    let hand_over = Action::HandOver { seat: SeatId(1), hold: Hold::Players(vec![PlayerId(7)]) };
    assert_eq!(game.check(Actor::Moderator, &hand_over), Err(Refusal::Surrendered));
    let offers = crate::rules::seen(&game, Viewer::Seat(SeatId(0))).offers(SeatId(0));
    assert!(!format!("{offers:?}").contains("Surrender"), "giving up is no offer");
}

#[test]
fn c11_one_can_surrender_in_every_set_up_and_the_state_stays_sound() {
    for set in
        [&[][..], &[("set-up", "book")], &[("territories", "draft")], &[("territories", "draft"), ("set-up", "book")]]
    {
        for seats in [2, 3] {
            let game = begun(seats, set);
            let give_up = |game: &Game, seat: u8| {
                let (game, events) = game
                    .apply(Actor::Seat(SeatId(seat)), &Action::Surrender, &mut Throws::default())
                    .expect("at any time");
                game.audit().expect("sound");
                assert_eq!(events[0].kind, EventKind::Surrendered { seat: SeatId(seat) });
                game
            };
            let game = give_up(&game, 1);
            assert_eq!(game.is_over(), seats == 2, "{set:?}");
            if seats == 3 {
                let awaited = crate::rules::seen(&game, Viewer::Public).awaited().len();
                assert!(awaited > 0, "the set-up goes on");
                assert!(give_up(&game, 0).is_over());
            }
        }
    }
}

#[test]
fn c9_a_draw_needs_everybody_who_can_still_win_but_no_ai() {
    let all = |seats: &[u8]| Action::AgreedDraw { seats: seats.iter().copied().map(SeatId).collect() };
    let game = begun(3, &[]);
    for actor in [Actor::Seat(SeatId(0)), Actor::Moderator, Actor::Clock] {
        assert_eq!(game.check(actor, &all(&[0, 1, 2])), Err(Refusal::NotYours), "{actor:?}");
    }
    assert_eq!(game.check(Actor::Everybody, &all(&[0, 1])), Err(Refusal::NotYours));
    let (drawn, events) = game.apply(Actor::Everybody, &all(&[0, 1, 2]), &mut Throws::default()).expect("agreed");
    assert!(matches!(drawn.conquest().unwrap().outcome(), Some(Outcome::Agreed { .. })) && events.len() == 1);
    drawn.audit().expect("sound");
    assert_eq!(drawn.check(Actor::Everybody, &all(&[0, 1, 2])), Err(Refusal::Over));
    let hand_over = Action::HandOver { seat: SeatId(2), hold: Hold::Ai };
    let (game, _) = game.apply(Actor::Moderator, &hand_over, &mut Throws::default()).expect("allowed");
    assert!(game.check(Actor::Everybody, &all(&[0, 1])).is_ok(), "the AI never objects");
    let (game, _) = game.apply(Actor::Seat(SeatId(1)), &Action::Surrender, &mut Throws::default()).expect("allowed");
    assert!(game.check(Actor::Everybody, &all(&[0])).is_ok(), "nor does who has surrendered");
}
