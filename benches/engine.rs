//! What the rules cost: one attack, a whole game with the AI at every seat, exact odds; and the same of the dice game.
//!
//! `cargo bench --bench engine`. Everything runs on one thread; medians of many.

use std::hint::black_box;
use std::time::{Duration, Instant};

use adjutant::ai;
use adjutant::assets;
use adjutant::game::Game;
use adjutant::game::action::Action;
use adjutant::game::conquest::battle::{DiceLimit, Orders};
use adjutant::game::conquest::odds::{Siege, siege};
use adjutant::game::conquest::support::Support;
use adjutant::game::ids::{BySeat, SeatId};
use adjutant::game::options::{Options, RulesetId};
use adjutant::game::people::{Actor, Hold, Viewer};
use adjutant::game::rebellion::action::{Action as ArenaAction, Move};
use adjutant::game::rebellion::forecast::turn_odds;
use adjutant::game::rebellion::rules::{FirstTurn, Length, TurnCard};
use adjutant::game::rebellion::table::Stage;
use adjutant::game::rebellion::{Rebellion, plan};
use adjutant::seal::Sealed;

/// The chance that 30 armies capture a space with 30, `international`: the number to which ours must agree.
const THIRTY: f64 = 0.676_113_632_631_708;

const MOST_ACTIONS: usize = 20_000;

fn main() {
    report("exact odds, 30 against 30", &odds());
    let (games, attacks) = games(if quick() { 5 } else { 200 });
    report("`apply` of an attack", &attacks);
    report("a game of three, `international`", &games);
    let arena = Arena::measured(if quick() { 2 } else { 60 });
    report("dice game, `apply` of a move", &arena.moves);
    report("dice game, plan of a move", &arena.plans);
    report("dice game, plans of a whole turn", &arena.turns);
    report("dice game, which ally first", &arena.figures);
    report("dice game, a turn timed out", &arena.time_outs);
    report("dice game, exact odds of a turn", &arena.odds);
    report("dice game, a game of three", &arena.games);
}

/// A short form, to see whether it runs.
fn quick() -> bool {
    std::env::var_os("ADJUTANT_BENCH").is_some_and(|form| form == "quick")
}

#[expect(clippy::disallowed_methods, reason = "a stop watch, not the time of a match")]
fn took<T>(what: impl FnOnce() -> T) -> (T, Duration) {
    let began = Instant::now();
    let done = black_box(what());
    (done, began.elapsed())
}

#[expect(clippy::print_stdout, reason = "a report for people")]
fn report(what: &str, times: &[Duration]) {
    let mut sorted = times.to_vec();
    sorted.sort_unstable();
    let at = |percent: usize| sorted[(sorted.len() * percent / 100).min(sorted.len() - 1)].as_secs_f64() * 1e6;
    let (p50, p90, most) = (at(50), at(90), at(100));
    println!("{what:<34} {p50:>10.1} us (p90 {p90:.1}, most {most:.1}, {} times)", sorted.len());
}

/// Each time another siege is asked first, so that nothing is kept between two that are alike.
fn odds() -> Vec<Duration> {
    // The armies of a siege are those on the space: one stays behind.
    let orders = Orders { keep: 1, attack_dice: DiceLimit::Most(3), defend_dice: DiceLimit::Most(2) };
    let thirty = Siege { attackers: 31, defenders: 30, orders, support: Support::default() };
    let times = (0..1_000).map(|n| {
        let _ = black_box(siege(&Siege { attackers: 20 + n % 30, ..thirty }));
        let (forecast, took) = took(|| siege(black_box(&thirty)));
        let found = forecast.map_or(f64::NAN, |forecast| forecast.capture);
        assert!((found - THIRTY).abs() < 1e-12, "{found} is wrong");
        took
    });
    times.collect()
}

/// Whole games, and each attack in them: check and perform, with nothing around it.
fn games(many: u64) -> (Vec<Duration>, Vec<Duration>) {
    let options = Options::with_preset(RulesetId::Classic, "international").expect("a preset");
    let kit = assets::kit(options.edition_id()).expect("an edition");
    let mut attacks = Vec::new();
    let games = (0..many).map(|seed| {
        let play = || {
            let mut chance = Sealed::simulated(seed);
            let holds = BySeat::from_fn(3, |_| Hold::Ai);
            let (mut game, _) = Game::begin(kit.edition(), &options, holds, &mut chance);
            let mut on_turn = SeatId(0);
            for n in 0..MOST_ACTIONS {
                let Some((seat, action)) = next(&game, on_turn, seed ^ n as u64) else { break };
                on_turn = seat;
                let (after, time) = took(|| game.apply(Actor::Seat(seat), &action, &mut chance));
                if matches!(action, Action::Attack(_)) {
                    attacks.push(time);
                }
                game = after.expect("the AI keeps to the rules").0;
            }
            assert!(game.is_over(), "the game with seed {seed} does not end");
        };
        took(play).1
    });
    (games.collect(), attacks)
}

/// What the AI does next: from the offers of its own view, as in a match. `None` when the game is over.
fn next(game: &Game, last: SeatId, tie: u64) -> Option<(SeatId, Action)> {
    let mut view = game.view(Viewer::Seat(last));
    let seat = *view.awaited().first()?;
    if seat != last {
        view = game.view(Viewer::Seat(seat));
    }
    Some((seat, ai::choose(&view, seat, tie)?))
}

/// What a dice game costs.
#[derive(Default)]
struct Arena {
    moves: Vec<Duration>,
    plans: Vec<Duration>,
    /// Plans and moves of a whole turn.
    turns: Vec<Duration>,
    /// The order in which ways to use allies are offered.
    figures: Vec<Duration>,
    time_outs: Vec<Duration>,
    odds: Vec<Duration>,
    games: Vec<Duration>,
}

impl Arena {
    /// Games of three. Each turn is also timed out and forecast before its first throw.
    fn measured(many: u64) -> Self {
        let mut this = Self::default();
        for seed in 0..many {
            let begun = this.turns.len();
            this.game(seed);
            this.games.push(this.turns[begun..].iter().sum());
        }
        this
    }

    fn game(&mut self, seed: u64) {
        let mut chance = Sealed::simulated(seed);
        let card = TurnCard { length: Length::Full, first_turn: FirstTurn::Random };
        let holds = BySeat::from_fn(3, |_| Hold::Ai);
        let edition = assets::rebellion().edition.clone();
        let (mut game, _) = Rebellion::begin(edition, card, &holds, &mut chance);
        let mut planned = Duration::ZERO;
        for n in 0..MOST_ACTIONS {
            let table = game.view(Viewer::Public).table;
            let Some(turn) = table.turn_now() else { return };
            match turn.stage {
                Stage::Throw => {
                    let mut luck = Sealed::simulated(seed);
                    self.time_outs.push(took(|| game.apply(Actor::Clock, &ArenaAction::TimeOut, &mut luck)).1);
                    self.odds.push(took(|| turn_odds(&table)).1);
                }
                Stage::Dice { .. } => self.odds.push(took(|| turn_odds(&table)).1),
                Stage::Figures => self.figures.push(took(|| plan::figure(&table, turn.seat)).1),
            }
            let (wish, plan) = took(|| plan::best(&table, turn.seat, seed ^ n as u64));
            let wish = wish.expect("the seat is on turn");
            let ends = wish == Move::Finish;
            let (after, made) = took(|| game.apply(Actor::Seat(turn.seat), &ArenaAction::Move(wish), &mut chance));
            self.plans.push(plan);
            self.moves.push(made);
            planned += plan + made;
            if ends {
                self.turns.push(std::mem::take(&mut planned));
            }
            game = after.expect("the plan keeps to the rules").0;
        }
        panic!("the dice game with seed {seed} does not end");
    }
}
