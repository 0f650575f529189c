//! The AI against itself. `REBELLION_GAMES=10000 cargo test --test main rebellion::simulated -- --nocapture` plays as many for each
//! number of seats and for the short game.

use adjutant::ai;
use adjutant::game::ids::BySeat;
use adjutant::game::people::{Actor, Hold, Viewer};
use adjutant::game::rebellion::Rebellion;
use adjutant::game::rebellion::action::{Action, Move};
use adjutant::game::rebellion::event::{Event, Outcome};
use adjutant::game::rebellion::offer::Step;
use adjutant::game::rebellion::plan;
use adjutant::game::rebellion::rules::{FirstTurn, Length, TurnCard};
use adjutant::game::rebellion::table::Stage;
use adjutant::seal::Sealed;

use super::position::edition;

/// Games for each number of seats where the environment does not say otherwise.
const GAMES: u64 = 40;
/// No game of the AI is longer; half of that is usual.
const MOST_TURNS: u32 = 90;

/// What came out of some games.
#[derive(Debug, Default)]
struct Sum {
    wins: [f64; 4],
    points: [i64; 4],
    turns: Vec<u32>,
    moves: u32,
    rows: u32,
    dice: u32,
    kept: u32,
    allies: u32,
    restarts: u32,
    sith: u32,
    ties: u32,
}

#[test]
fn games_of_the_ai_end_and_no_seat_is_far_ahead() {
    let games = std::env::var("REBELLION_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(GAMES);
    for (seats, length) in [(2, Length::Full), (3, Length::Full), (4, Length::Full), (3, Length::Short)] {
        let halves = [0, 1].map(|half| {
            std::thread::spawn(move || {
                let mut sum = Sum::default();
                (half..games).step_by(2).for_each(|seed| play(seats, length, seed, &mut sum));
                sum
            })
        });
        let [mut sum, other] = halves.map(|half| half.join().expect("no law is broken"));
        sum.add(other);
        sum.tell(seats, length);
        let share = |wins: f64| 100.0 * wins / f64::from(u32::try_from(games).expect("few games"));
        let fair = 100.0 / f64::from(u32::try_from(seats).expect("few seats"));
        if games >= 2_000 {
            assert!((share(sum.wins[0]) - fair).abs() < 5.0, "the first seat wins {} %", share(sum.wins[0]));
        }
        assert!(sum.turns.iter().all(|turns| (20..MOST_TURNS).contains(turns)), "{:?}", sum.turns);
    }
}

fn play(seats: usize, length: Length, seed: u64, sum: &mut Sum) {
    let mut chance = Sealed::simulated(seed);
    let card = TurnCard { length, first_turn: FirstTurn::FirstSeat };
    let mut game = Rebellion::begin(edition(), card, &BySeat::from_fn(seats, |_| Hold::Ai), &mut chance).0;
    for tie in 0.. {
        game.audit().unwrap_or_else(|broken| panic!("game {seed}: {broken}"));
        let view = game.view(Viewer::Public);
        if let Some(outcome) = game.outcome() {
            sum.turns.push(view.table.turn);
            sum.count(outcome);
            return;
        }
        let seat = view.awaited()[0].seat;
        let wish = ai::rebellion::choose(&view, seat, seed ^ tie).expect("it is on turn");
        let done = game.apply(Actor::Seat(seat), &Action::Move(wish.clone()), &mut chance);
        let (next, events) = done.unwrap_or_else(|refusal| panic!("game {seed}: {wish:?}: {refusal:?} in {game:?}"));
        sum.moves += 1;
        for event in events {
            match event {
                Event::AllyCame { .. } => sum.allies += 1,
                Event::Restarted { .. } => sum.restarts += 1,
                Event::SithCame { .. } => sum.sith += 1,
                _ => {}
            }
        }
        game = next;
        assert!(view.table.turn < MOST_TURNS, "game {seed} does not end");
    }
}

impl Sum {
    fn count(&mut self, outcome: &Outcome) {
        let Outcome::Scored { winners, scores } = outcome else { panic!("{outcome:?}") };
        for winner in winners {
            self.wins[winner.index()] += 1.0 / f64::from(u32::try_from(winners.len()).expect("few seats"));
        }
        self.ties += u32::from(winners.len() > 1);
        for (seat, score) in scores.iter() {
            self.points[seat.index()] += score.total();
            self.rows += score.rows;
            self.dice += score.dice;
            self.kept += score.allies;
        }
    }

    fn add(&mut self, other: Self) {
        for seat in 0..4 {
            self.wins[seat] += other.wins[seat];
            self.points[seat] += other.points[seat];
        }
        self.turns.extend(other.turns);
        self.turns.sort_unstable();
        self.moves += other.moves;
        self.rows += other.rows;
        self.dice += other.dice;
        self.kept += other.kept;
        self.allies += other.allies;
        self.restarts += other.restarts;
        self.sith += other.sith;
        self.ties += other.ties;
    }

    #[expect(clippy::cast_precision_loss, clippy::print_stdout, reason = "numbers to be read")]
    fn tell(&self, seats: usize, length: Length) {
        let games = self.turns.len() as f64;
        let each = |count: u32| f64::from(count) / games;
        let at = |percent: usize| self.turns[(self.turns.len() - 1) * percent / 100];
        let turns: u32 = self.turns.iter().sum();
        println!("{seats} seats, {length:?}, {games} games");
        for seat in 0..seats {
            let (wins, points) = (100.0 * self.wins[seat] / games, self.points[seat] as f64 / games);
            println!("  seat {seat}: wins {wins:.2} %, points {points:.2}");
        }
        println!("  turns: mean {:.1}, 5 % {}, 50 % {}, 95 % {}, most {}", each(turns), at(5), at(50), at(95), at(100));
        println!(
            "  a game: rows {:.1}, dice {:.1}, allies kept {:.2}, used {:.2}, restarts {:.2}, shared wins {:.3}",
            each(self.rows),
            each(self.dice),
            each(self.kept),
            each(self.allies),
            each(self.restarts),
            each(self.ties)
        );
        println!(
            "  a turn: moves {:.2}, Sith lords {:.3}",
            f64::from(self.moves) / f64::from(turns),
            f64::from(self.sith) / f64::from(turns)
        );
    }
}

/// After the first throw the AI looks at the promising ways alone. What that costs, against all ways, in points a turn.
#[test]
fn what_the_ai_leaves_out_costs_next_to_nothing() {
    let (mut lost, mut turns) = (0.0, 0);
    for seed in 0..4 {
        let mut chance = Sealed::simulated(seed);
        let holds = BySeat::from_fn(3, |_| Hold::Ai);
        let mut game = Rebellion::begin(edition(), TurnCard::default(), &holds, &mut chance).0;
        let mut best: Option<f64> = None;
        while game.outcome().is_none() {
            let view = game.view(Viewer::Public);
            let turn = view.table.turn_now().expect("it is not over");
            let wish = ai::rebellion::choose(&view, turn.seat, 0).expect("it is on turn");
            if let Stage::Dice { throw: 1, hand } = &turn.stage {
                let most = best.unwrap_or_else(|| plan::worth(&view.table, turn, hand, 1));
                best = Some(most);
                if wish == Move::Throw {
                    let dice = u8::try_from(hand.len()).expect("few dice");
                    lost += most - plan::worth_of_throw(&view.table, turn, dice);
                    turns += 1;
                }
            }
            let seat = turn.seat;
            game = game.apply(Actor::Seat(seat), &Action::Move(wish), &mut chance).expect("a choice is possible").0;
            let goes_on = game.view(Viewer::Public).awaited().iter().any(|awaited| awaited.step == Step::Dice);
            best = best.filter(|_| goes_on);
        }
    }
    let mean = lost / f64::from(turns);
    assert!((0.0..0.01).contains(&mean), "{mean} points a turn, in {turns} turns");
}
