//! What may be expected of the AI: legal, sensible, and it comes to an end. Positions are made by playing.

use adjutant::ai;
use adjutant::assets;
use adjutant::game::action::{Action, Until};
use adjutant::game::conquest::special::Special;
use adjutant::game::conquest::turn::Stage;
use adjutant::game::conquest::view::{PhaseView, View};
use adjutant::game::event::Outcome;
use adjutant::game::ids::{BySeat, SeatId};
use adjutant::game::options::{Options, RulesetId};
use adjutant::game::people::{Actor, Hold, Viewer};
use adjutant::game::{Game, naming};
use adjutant::seal::Sealed;
use serde_json::{Value, json};

/// Plays a match of the AI with itself; `look` sees each position with the action that was chosen there.
fn play(preset: &str, seats: usize, seed: u64, look: impl FnMut(&View, SeatId, &Action)) -> Outcome {
    play_of((RulesetId::ALL[0], preset), seats, seed, look)
}

/// The same in any conquest game.
fn play_of(
    (ruleset, preset): (RulesetId, &str),
    seats: usize,
    seed: u64,
    mut look: impl FnMut(&View, SeatId, &Action),
) -> Outcome {
    let options = Options::with_preset(ruleset, preset).unwrap();
    let kit = assets::kit(options.edition_id()).unwrap();
    let mut chance = Sealed::simulated(seed);
    let holds = BySeat::from_fn(seats, |_| Hold::Ai);
    let (mut game, _) = Game::begin(kit.edition(), &options, holds, &mut chance);
    for tie in 0..100_000 {
        if let Some(outcome) = game.conquest().unwrap().outcome() {
            return outcome.clone();
        }
        let seat = game.view(Viewer::Public).awaited()[0];
        let view = crate::rules::seen(&game, Viewer::Seat(seat));
        let action = ai::conquer(&view, seat, tie).expect("an awaited seat can do something");
        look(&view, seat, &action);
        let played = game.apply(Actor::Seat(seat), &action, &mut chance);
        game = played.unwrap_or_else(|refusal| panic!("{preset}, seed {seed}: {action:?} was refused: {refusal:?}")).0;
    }
    panic!("{preset}, {seats} seats, seed {seed}: no end");
}

/// Whether somebody else could attack the space.
fn is_border(view: &View, seat: SeatId, space: adjutant::game::ids::SpaceId) -> bool {
    view.edition.board.neighbours(space).any(|near| view.spaces[near].owner != Some(seat))
}

#[test]
fn it_ends_its_games_with_every_preset_and_number_of_seats() {
    for ruleset in [RulesetId::Classic, RulesetId::Galaxy, RulesetId::CloneWarsStandard, RulesetId::OriginalTrilogy] {
        let options = Options::new(ruleset);
        for preset in options.presets() {
            for seats in options.seats() {
                let mut actions = 0;
                play_of((ruleset, preset), seats, 11, |_, _, _| actions += 1);
                assert!(actions > seats, "{preset}, {seats} seats");
            }
        }
    }
}

#[test]
fn it_wins_rather_than_drawing() {
    let won = (0..10).filter(|&seed| matches!(play("risiko-166", 4, seed, |_, _, _| ()), Outcome::Won { .. })).count();
    assert!(won >= 9, "{won} of 10 games were won");
}

#[test]
fn new_armies_go_to_the_border() {
    play("risiko-166", 3, 3, |view, seat, action| {
        if let (Action::Place { placements }, PhaseView::Turn(_)) = (action, &view.phase) {
            let inside = placements.iter().find(|placement| !is_border(view, seat, placement.space));
            assert_eq!(inside, None, "armies where nobody can attack");
        }
    });
}

#[test]
fn it_attacks_at_good_odds_only() {
    let mut attacks = 0;
    play("international", 4, 4, |view, _, action| {
        if let Action::Attack(attack) = action {
            attacks += 1;
            assert_eq!(attack.until, Until::Captured);
            let (own, other) = (view.spaces[attack.from].troops, view.spaces[attack.to].troops);
            // At 55 % and more the attacker has at least as many armies to send as there are defenders.
            assert!(own > other.min(2), "{own} against {other}");
            assert!(f64::from(own - 1) >= 0.7 * f64::from(other), "{own} against {other}");
        }
    });
    assert!(attacks > 50, "{attacks} attacks in a whole match");
}

#[test]
fn idle_armies_are_brought_to_the_border() {
    let mut moves = 0;
    play("risiko-166", 3, 5, |view, seat, action| {
        if let Action::Fortify { from, to, .. } = action {
            moves += 1;
            assert!(!is_border(view, seat, *from) && is_border(view, seat, *to));
        }
    });
    assert!(moves > 0, "no move in a whole match");
}

#[test]
fn a_set_is_traded_as_soon_as_it_is_held() {
    play("international", 4, 6, |view, seat, action| {
        let PhaseView::Turn(turn) = &view.phase else { return };
        let holds_one = view
            .offers(seat)
            .iter()
            .any(|offer| matches!(offer, adjutant::game::offer::Offer::Trade { sets, .. } if !sets.is_empty()));
        if matches!(turn.stage, Stage::Trade { .. }) && holds_one {
            assert!(matches!(action, Action::Trade { .. }), "{action:?}");
        }
    });
}

#[test]
fn the_same_thought_comes_to_the_same_end() {
    let collect = || {
        let mut actions = Vec::new();
        play("literal", 2, 7, |_, _, action| actions.push(action.clone()));
        actions
    };
    assert_eq!(collect(), collect());
}

/// The same game with the leader in every hidden place in turn: under each marker that lies face down, in the hand, in the pile.
fn wherever_the_leader_hides(game: &Game) -> Vec<Game> {
    const THEATRE: &str = "/conquest/ruleset/original-trilogy/theatre";
    let kit = assets::original_trilogy();
    let written = naming::with(&kit.edition, || serde_json::to_value(game)).unwrap();
    let theatre = written.pointer(THEATRE).unwrap();
    let mut places: Vec<String> = Vec::new();
    for (n, marker) in theatre["markers"].as_array().unwrap().iter().enumerate() {
        if marker["open"] == json!(false) {
            places.push(format!("{THEATRE}/markers/{n}/face"));
        }
    }
    if theatre.get("drawn").is_some_and(|drawn| !drawn.is_null()) {
        places.push(format!("{THEATRE}/drawn/face"));
    }
    if theatre["pile"]["left"] != json!(0) {
        places.push(format!("{THEATRE}/pile/leader"));
    }
    let hides = places.iter().any(|place| written.pointer(place) == Some(&json!("leader")));
    let read = |value: Value| {
        let text = value.to_string();
        naming::with(&kit.edition, || serde_json::from_str(&text)).unwrap()
    };
    let variant = |leader: &String| {
        let mut value = written.clone();
        for place in &places {
            *value.pointer_mut(place).unwrap() = json!(if place == leader { "leader" } else { "plain" });
        }
        read(value)
    };
    if hides { places.iter().map(variant).collect() } else { Vec::new() }
}

#[test]
fn what_it_does_with_its_markers_and_its_station_does_not_depend_on_where_the_leader_hides() {
    let kit = assets::original_trilogy();
    let options = Options::new(RulesetId::OriginalTrilogy);
    let mut compared = 0;
    for (seats, seed) in [(2, 1), (3, 2), (4, 3), (5, 4)] {
        let mut chance = Sealed::simulated(seed);
        let (mut game, _) = Game::begin(&kit.edition, &options, BySeat::from_fn(seats, |_| Hold::Ai), &mut chance);
        for tie in 0..100_000 {
            if game.is_over() {
                break;
            }
            let seat = game.view(Viewer::Public).awaited()[0];
            let think = |game: &Game| ai::conquer(&crate::rules::seen(game, Viewer::Seat(seat)), seat, tie).unwrap();
            let action = think(&game);
            let of_the_empire = crate::rules::seen(&game, Viewer::Seat(seat)).side(seat).0 == 0;
            for other in wherever_the_leader_hides(&game).into_iter().filter(|_| of_the_empire) {
                assert_eq!(think(&other), action, "{seats} seats, seed {seed}, thought {tie}");
                compared += 1;
            }
            game = game.apply(Actor::Seat(seat), &action, &mut chance).unwrap().0;
        }
    }
    assert!(compared > 500, "{compared} positions were compared");
}

#[test]
fn each_side_of_the_original_trilogy_plays_what_it_has_and_wins_sometimes() {
    let mut wins = [0; 3];
    let mut done = std::collections::BTreeMap::new();
    for seed in 0..40 {
        let outcome = play_of((RulesetId::OriginalTrilogy, "standard"), 3, seed, |_, seat, action| {
            if let Action::Special(wish) = action {
                let what = match wish {
                    Special::Assault(_) => "assault",
                    Special::Build { .. } => "build",
                    Special::Play { .. } => "play",
                    Special::MoveShips { .. } => "ships",
                    Special::MoveStation { .. } => "station",
                    Special::Arm { .. } => "arm",
                    _ => return,
                };
                *done.entry((what, seat.0)).or_insert(0) += 1;
            }
        });
        let Outcome::Side { side, .. } = outcome else { panic!("seed {seed}: {outcome:?}") };
        wins[usize::from(side.0)] += 1;
    }
    assert!(wins.iter().all(|&wins| wins > 0), "wins of Empire, Rebels and Hutts: {wins:?}");
    // Rebels, Hutts, Empire.
    for seat in 0..3 {
        for what in ["build", "play", "ships", "arm"] {
            assert!(done.get(&(what, seat)).is_some_and(|&times| times > 3), "seat {seat} {what}: {done:?}");
        }
    }
    assert!(done.contains_key(&("station", 2)) && done.contains_key(&("assault", 0)), "{done:?}");
}
