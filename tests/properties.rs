//! Laws that hold in every match: 300 random matches (as many as `ADJUTANT_MATCHES` says) of all presets and options, played with random offers, random
//! garbage, time-outs, and people who give up.

mod candidates;
mod secrecy;

use std::sync::Arc;

use adjutant::ai;
use adjutant::assets;
use adjutant::game::action::Action;
use adjutant::game::chance::{DrawRecord, Recorded, Scripted};
use adjutant::game::edition::Edition;
use adjutant::game::event::EventKind;
use adjutant::game::ids::{BySeat, PlayerId, SeatId};
use adjutant::game::offer::{Offer, Step};
use adjutant::game::options::{Options, RulesetId};
use adjutant::game::people::{Actor, Hold, Viewer};
use adjutant::game::{Game, naming};
use adjutant::seal::Sealed;

use candidates::{garbage, is_offered, of_offer};

const MATCHES: u64 = 300;
/// Matches on the small board are followed further: there seats fall, and somebody wins.
const STEPS: u64 = 100;
/// The rulesets whose matches these laws hold for.
const CONQUEST: [RulesetId; 3] = [RulesetId::Classic, RulesetId::Galaxy, RulesetId::CloneWarsStandard];
const STEPS_ON_THE_SMALL_BOARD: u64 = 240;

/// A generator for the choices of a test; the luck of a match is `Sealed`.
#[derive(Debug)]
pub(crate) struct Choice(u64);

impl Choice {
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    /// A number below `count`.
    pub(crate) fn below(&mut self, count: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from((self.0 >> 11) % u64::try_from(count.max(1)).expect("fits")).expect("fits")
    }

    pub(crate) fn of<'a, T>(&mut self, list: &'a [T]) -> &'a T {
        &list[self.below(list.len())]
    }
}

#[test]
fn random_matches_keep_the_laws() {
    let wanted = std::env::var("ADJUTANT_MATCHES").map(|matches| matches.parse().expect("a number of matches"));
    let matches: u64 = wanted.unwrap_or(MATCHES);
    let halves = [0, 1].map(|half| {
        std::thread::spawn(move || (half..matches).step_by(2).map(random_match).filter(|&ended| ended).count())
    });
    let ended: usize = halves.map(|half| half.join().expect("no law is broken")).into_iter().sum();
    let enough = usize::try_from(matches / 10).expect("fits");
    assert!(ended > enough, "only {ended} of {matches} matches came to an end: the laws of the end are not tested");
}

#[test]
fn matches_of_defaults_end_in_a_draw() {
    for ruleset in CONQUEST {
        for preset in Options::new(ruleset).presets() {
            let options = Options::with_preset(ruleset, preset).expect("a preset");
            for seats in options.seats().map(|players| options.armies(players).len()) {
                let mut chance = Sealed::simulated(7);
                let mut game = begin(board_of(ruleset), &options, seats, &mut chance);
                let (mut steps, mut begun) = (0, 0);
                while !game.is_over() {
                    game.audit().expect("sound");
                    let events;
                    (game, events) = game.apply(Actor::Clock, &Action::TimeOut, &mut chance).expect("a time-out");
                    for event in events {
                        if let EventKind::TurnBegan { round, .. } = event.kind {
                            begun = round;
                        }
                    }
                    steps += 1;
                    assert!(steps < 1_000, "a match of defaults is a draw after 12 rounds");
                }
                assert_eq!(crate::rules::seen(&game, Viewer::Public).rounds_played(), begun, "nobody played another");
            }
        }
    }
}

/// The edition that a ruleset is played on.
fn board_of(ruleset: RulesetId) -> Arc<Edition> {
    let kit = assets::kit(Options::new(ruleset).edition_id()).and_then(assets::AnyKit::conquest);
    Arc::clone(&kit.expect("a conquest game").edition)
}

fn begin(edition: Arc<Edition>, options: &Options, seats: usize, chance: &mut Sealed) -> Game {
    let holds = BySeat::from_fn(seats, |seat| Hold::Players(vec![PlayerId(u64::from(seat.0) + 1)]));
    Game::begin(edition, options, holds, chance).0
}

/// A ruleset and a preset, in half of the matches with random options on top.
fn random_options(choice: &mut Choice) -> Options {
    let ruleset = *choice.of(&CONQUEST);
    let presets = Options::new(ruleset).presets();
    let preset = presets[choice.below(presets.len())];
    let mut options = Options::with_preset(ruleset, preset).expect("a preset");
    if choice.below(2) == 0 {
        for setting in options.settings() {
            if choice.below(2) == 0 {
                let value = &setting.choices[choice.below(setting.choices.len())];
                options.set(setting.id, value).expect("a choice that was offered");
            }
        }
    }
    options
}

/// In every step that is offered the AI has a choice for the person who asks for it, and the rules take it.
fn advice_is_good_for_whoever_asks(game: &Game) {
    for awaited in crate::rules::seen(game, Viewer::Public).awaited() {
        let seat = awaited.seat;
        let view = crate::rules::seen(game, Viewer::Seat(seat));
        for offer in view.offers(seat) {
            let step = match &offer {
                Offer::Claim { .. } => Step::Claim,
                Offer::Place { .. } => Step::Place,
                Offer::Trade { sets, .. } if !sets.is_empty() => Step::Trade,
                Offer::Attack { .. } => Step::Attack,
                Offer::MoveIn { .. } => Step::MoveIn,
                Offer::Fortify { .. } => Step::Fortify,
                Offer::Trade { .. }
                | Offer::TakeBack { .. }
                | Offer::EndStep { .. }
                | Offer::EndTurn { .. }
                | Offer::Special(_) => continue,
            };
            let advice = ai::advise(&view, seat, 7, step);
            let advice = advice.unwrap_or_else(|| panic!("{offer:?} is offered, and no choice made in {game:?}"));
            let checked = game.check(Actor::Seat(seat), &advice);
            assert!(checked.is_ok(), "{advice:?} for {offer:?}: {:?} in {game:?}", checked.err());
        }
    }
}

/// Plays a match; says whether it came to its end.
fn random_match(seed: u64) -> bool {
    let mut choice = Choice::new(seed + 1);
    let options = random_options(&mut choice);
    let small = choice.below(2) == 0;
    let edition = if small { crate::rules::small::edition() } else { board_of(options.ruleset) };
    let mut chance = Sealed::simulated(seed);
    let players = *choice.of(&options.seats().collect::<Vec<_>>());
    let seats = options.armies(players).len();
    let mut game = begin(edition, &options, seats, &mut chance);
    let begun = game.clone();
    let mut journal: Vec<(Actor, Action, Vec<DrawRecord>)> = Vec::new();
    for step in 0..if small { STEPS_ON_THE_SMALL_BOARD } else { STEPS } {
        game.audit().unwrap_or_else(|broken| panic!("match {seed}, step {step}: {broken}"));
        if game.is_over() {
            break;
        }
        if step % 4 == 0 {
            advice_is_good_for_whoever_asks(&game);
        }
        let (actor, action) = next_action(&game, &mut choice, seed);
        if step % 40 == seed % 40 {
            secrecy::views_tell_no_secret(&game, &mut choice);
        }
        let mut recorded = Recorded::new(&mut chance);
        let result = game.apply(actor, &action, &mut recorded);
        let (next, _) = result.unwrap_or_else(|refusal| {
            panic!("match {seed}, step {step}: {action:?} of {actor:?} was refused: {refusal:?} in {game:?}")
        });
        journal.push((actor, action, recorded.into_records()));
        game = next;
    }
    assert!(!crate::rules::seen(&game, Viewer::Public).awaited().is_empty() || game.is_over(), "nobody is awaited");
    replay_equals(&begun, journal, &game);
    round_trip(&game);
    game.is_over()
}

/// An action that must be accepted; on the way all offers and some garbage are checked.
fn next_action(game: &Game, choice: &mut Choice, seed: u64) -> (Actor, Action) {
    let awaited = crate::rules::seen(game, Viewer::Public).awaited();
    let seat = choice.of(&awaited).seat;
    let view = crate::rules::seen(game, Viewer::Seat(seat));
    assert_eq!(view.awaited(), awaited, "everybody sees who is awaited");
    let offers = view.offers(seat);
    assert!(!offers.is_empty(), "match {seed}: {seat:?} is awaited and has no offer in {game:?}");
    let offered: Vec<Action> = offers.iter().map(|offer| of_offer(offer, &view, choice)).collect();
    for action in &offered {
        let checked = view.check(seat, action);
        assert!(checked.is_ok(), "match {seed}: {action:?} is offered and refused: {checked:?} in {game:?}");
    }
    let default = view.default_action(seat).expect("an awaited seat has a default");
    assert_eq!(view.check(seat, &default), Ok(()), "match {seed}: the default {default:?} in {game:?}");
    for _ in 0..4 {
        let action = garbage(&view, choice);
        let who = SeatId(u8::try_from(choice.below(7)).expect("small"));
        let actor =
            *choice.of(&[Actor::Seat(seat), Actor::Seat(who), Actor::Everybody, Actor::Moderator, Actor::Clock]);
        let Ok(_) = game.check(actor, &action) else { continue };
        if let Actor::Seat(actor) = actor {
            let offers = crate::rules::seen(game, Viewer::Seat(actor)).offers(actor);
            assert!(is_offered(&offers, &action), "match {seed}: {action:?} is accepted, offered is {offers:?}");
        }
    }
    let attack = offered.iter().find(|action| matches!(action, Action::Attack(_)));
    // In one match of four people give up now and then, also out of turn; in one of fifty they agree on a draw.
    if seed.is_multiple_of(4) && choice.below(50) == 0 {
        let contenders: Vec<SeatId> = view.contenders().collect();
        return (Actor::Seat(*choice.of(&contenders)), Action::Surrender);
    }
    if seed % 50 == 1 && choice.below(50) == 0 {
        return (Actor::Everybody, Action::AgreedDraw { seats: view.contenders().collect() });
    }
    match choice.below(60) {
        0 => (Actor::Clock, Action::TimeOut),
        1 if !view.seats[seat].surrendered => (Actor::Moderator, Action::HandOver { seat, hold: Hold::Ai }),
        2..6 => (Actor::Seat(seat), default),
        6..30 if attack.is_some() => (Actor::Seat(seat), attack.cloned().unwrap_or(default)),
        _ => (Actor::Seat(seat), choice.of(&offered).clone()),
    }
}

fn snapshot(game: &Game) -> String {
    naming::with(game.edition(), || serde_json::to_string(game)).expect("a game can be written")
}

/// The journal with its draws leads from the first state to the last, to the byte.
fn replay_equals(begun: &Game, journal: Vec<(Actor, Action, Vec<DrawRecord>)>, ended: &Game) {
    let mut game = begun.clone();
    for (actor, action, draws) in journal {
        let mut chance = Scripted::replay(draws);
        game = game.apply(actor, &action, &mut chance).expect("it was accepted before").0;
        assert_eq!(chance.left(), 0, "all draws are used");
    }
    assert_eq!(snapshot(&game), snapshot(ended));
}

fn round_trip(game: &Game) {
    let text = snapshot(game);
    let read: Game = naming::with(game.edition(), || serde_json::from_str(&text)).expect("a snapshot can be read");
    assert_eq!(&read, game);
    assert!(serde_json::from_str::<Game>(&text).is_err(), "nothing is read outside its edition");
}
