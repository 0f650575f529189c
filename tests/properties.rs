//! Laws that hold in every match: random matches of all presets and options, with random offers and random garbage.

use std::sync::Arc;

use adjutant::assets;
use adjutant::game::Game;
use adjutant::game::action::Action;
use adjutant::game::ids::BySeat;
use adjutant::game::options::{Options, RulesetId};
use adjutant::game::people::{Actor, Hold};
use adjutant::seal::Sealed;

#[test]
fn whole_matches_of_defaults_end_in_a_draw() {
    for preset in Options::new(RulesetId::Classic).presets() {
        for seats in 2..=6 {
            let options = Options::with_preset(RulesetId::Classic, preset).expect("a preset");
            let mut chance = Sealed::simulated(7);
            let edition = Arc::clone(&assets::classic().edition);
            let (mut game, _) = Game::begin(edition, &options, BySeat::from_fn(seats, |_| Hold::Ai), &mut chance);
            let mut steps = 0;
            while game.outcome().is_none() {
                game.audit().expect("sound");
                game = game.apply(Actor::Clock, &Action::TimeOut, &mut chance).expect("a time-out").0;
                steps += 1;
                assert!(steps < 1_000, "a match of defaults is a draw after 12 rounds");
            }
        }
    }
}
