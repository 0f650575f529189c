//! Whole matches, played by the AI alone, and when it calls Order 66.

use std::collections::BTreeSet;

use adjutant::ai;
use adjutant::assets;
use adjutant::game::Game;
use adjutant::game::action::Action;
use adjutant::game::conquest::special::{Special, SpecialEvent};
use adjutant::game::conquest::turn::Stage;
use adjutant::game::event::{EventKind, Goal, Outcome};
use adjutant::game::ids::{BySeat, SeatId};
use adjutant::game::options::{Options, RulesetId};
use adjutant::game::people::{Actor, Hold, Viewer};
use adjutant::seal::Sealed;

use super::position::{At, space, spaces};

/// A match of four AIs to its end; what was told in it.
fn played(seed: u64, options: &[(&str, &str)]) -> (Game, Vec<EventKind>) {
    let mut all = Options::new(RulesetId::CloneWars);
    for (id, value) in options {
        all.set(id, value).expect("an option");
    }
    let mut luck = Sealed::simulated(seed);
    let (mut game, _) = Game::begin(&assets::clone_wars().edition, &all, BySeat::from_fn(4, |_| Hold::Ai), &mut luck);
    let mut told = Vec::new();
    for actions in 0..20_000_u64 {
        if game.is_over() {
            return (game, told);
        }
        let seat = game.view(Viewer::Public).awaited()[0];
        let view = crate::rules::seen(&game, Viewer::Seat(seat));
        let action = ai::conquer(&view, seat, seed ^ actions).expect("the AI always knows what to do");
        let done = game.apply(Actor::Seat(seat), &action, &mut luck);
        let (next, events) = done.unwrap_or_else(|refusal| panic!("{action:?} of the AI is refused: {refusal:?}"));
        next.audit().unwrap_or_else(|broken| panic!("{broken} after {action:?}"));
        told.extend(events.into_iter().map(|event| event.kind));
        game = next;
    }
    panic!("no end of the match with seed {seed}");
}

#[test]
fn the_ai_plays_matches_to_their_end_with_tokens_ships_cards_and_the_order() {
    let (mut ends, mut orders, mut tokens, mut ships) = (BTreeSet::new(), 0, 0, 0);
    for seed in 0..12 {
        let options: &[(&str, &str)] = if seed % 4 == 3 { &[("set-up", "book")] } else { &[] };
        let (game, told) = played(seed, options);
        let outcome = game.conquest().expect("a conquest game").outcome().expect("over").clone();
        if let Outcome::Side { side, goal, .. } = outcome {
            ends.insert((side.0, goal == Goal::Caught));
        }
        let count = |fits: &dyn Fn(&SpecialEvent) -> bool| {
            told.iter().filter(|kind| matches!(kind, EventKind::Special(event) if fits(event))).count()
        };
        let called = count(&|event| matches!(event, SpecialEvent::OrderCalled(_)));
        assert!(called <= 1, "once in a match (S4-O1)");
        orders += called;
        tokens += count(&|event| matches!(event, SpecialEvent::MarkerRevealed { .. }));
        ships += count(&|event| matches!(event, SpecialEvent::Built { .. }));
    }
    assert!(ends.contains(&(0, true)) && ends.contains(&(1, false)), "both sides win: {ends:?}");
    assert!(orders >= 8 && tokens > 20 && ships > 40, "{orders} orders, {tokens} tokens, {ships} ships");
}

/// What the AI does in the step of the order.
fn decides(text: &str) -> Action {
    let at = At::of(&format!("{text}; seat 3; stage order"));
    assert_eq!(at.stage(), Stage::Order);
    ai::conquer(&at.seen_by(3), SeatId(3), 7).expect("something")
}

#[test]
fn the_ai_calls_the_order_on_the_last_space_or_when_it_is_weak_or_all_would_turn() {
    let strong = "kamino=0x3 ando=0x3 naboo=2x3 felucia=2x3 rodia=0x2 sullust=2x2 kashyyyk=0x1 haruun_kal=2x1";
    let calls = |text: &str| matches!(decides(text), Action::Special(Special::CallOrder(_)));
    assert!(!calls(&format!("{strong}; track 9")), "there is still something to be won by waiting");
    assert!(calls(&format!("{strong}; track 11")), "on the last space");
    assert!(calls(&format!("{strong}; track 8; option track=8")), "wherever that is");
    // Two planets left: at 10 both turn with a chance of nine in sixteen.
    assert!(calls("kamino=0x3 naboo=2x3; track 10"));
    assert!(!calls("kamino=0x3 naboo=2x3; track 8"));
    // Eight planets of 42 are its own: half of the others are better than what waiting brings.
    let board = &assets::clone_wars().edition.board;
    let weak = |held: usize| -> String {
        let all = board.spaces().iter().enumerate();
        all.map(|(n, space)| format!("{}={}x1 ", space.id, if n < held { 3 } else { 2 * (n % 2) })).collect()
    };
    let at = |held, track| calls(&format!("{}; track {track}", weak(held)));
    assert!(at(8, 8) && !at(8, 7) && !at(9, 8));
}

#[test]
fn the_ai_moves_its_idle_armies_only_where_the_card_may_bring_them() {
    // Kamino needs armies most, and no path leads there. Alderaan, Ansion and Cato Neimoidia are the border around Byss.
    let core = "byss=0x9 alderaan=0x2 ansion=0x2 cato_neimoidia=0x2 kamino=0x1 naboo=2x1 rattatak=3x9";
    let moves = |hand: &str, text: &str| {
        let at = At::of(&format!("{text}; pile; seat 0; stage fortify-ships; hand 0 {hand}"));
        let action = ai::conquer(&at.seen_by(0), SeatId(0), 7).expect("something");
        assert_eq!(at.seen_by(0).check(SeatId(0), &action), Ok(()), "{action:?}");
        match action {
            Action::Special(Special::Play { choice, .. }) => choice.space.zip(choice.to),
            _ => None,
        }
    };
    let (from, to) = moves("rep_gunships_1", core).expect("the gunships move");
    assert!(from == space("byss") && spaces("alderaan ansion cato_neimoidia").contains(&to), "{to:?}");
    // From Dantooine paths lead to the partner's planets alone.
    let alone = "dantooine=0x9 ithor=2x1 muunilinst=2x1 kamino=0x1 rattatak=3x9";
    assert_eq!(moves("rep_gunships_1", alone), None);
}
