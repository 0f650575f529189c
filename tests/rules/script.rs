//! One-line positions and scripts: what is done, what is thrown, what is expected.
//!
//! A position: `a=0x5 b=1 ...; hand 0 a d x; stage attack; seat 0; preset literal; option fortify=none; sets 3; ruleset ...; box own`, parts in
//! any order; the board is the small one or, with `box own`, that of the ruleset; spaces that are not named belong to seat 1 with one army. A script has lines of four kinds: `> 0 attack a b |
//! 6 5 3 / 2 1` is an action of a seat with the throws (several battles: `, `), `! TooFewTroops` the beginning of a
//! refusal, `= a=0x4 b=1` what stands on spaces afterwards, and everything else an event, all of which are expected in order.

use std::collections::VecDeque;
use std::sync::Arc;

use adjutant::assets::{self, AnyKit};
use adjutant::game::action::{Action, Attack, MoveInWish, Placement, Until};
use adjutant::game::chance::{Chance, Drawn};
use adjutant::game::edition::Edition;
use adjutant::game::event::{Event, EventKind, Outcome};
use adjutant::game::ids::{BySeat, CardId, SeatId, SpaceId};
use adjutant::game::options::{Options, RulesetId};
use adjutant::game::people::{Actor, Audience, Hold, Viewer};
use adjutant::game::{Game, naming};
use serde_json::{Value, json};

use super::small::edition;

/// Scripted throws; picks and deals come in order, the first thing first.
#[derive(Debug, Default)]
pub(crate) struct Throws {
    rolls: VecDeque<Vec<u8>>,
    number: u64,
}

impl Throws {
    /// These throws, one after another.
    pub(crate) fn of(throws: &[&[u8]]) -> Self {
        Self { rolls: throws.iter().map(|throw| throw.to_vec()).collect(), number: 0 }
    }

    fn draw<T>(&mut self, value: T) -> Drawn<T> {
        self.number += 1;
        Drawn { number: self.number, value }
    }
}

impl Chance for Throws {
    fn roll(&mut self, sides: &[u8]) -> Drawn<Vec<u8>> {
        let values = self.rolls.pop_front().expect("the script has a throw for every battle");
        assert_eq!(values.len(), sides.len(), "dice of the script {values:?}");
        self.draw(values)
    }

    fn pick(&mut self, _count: u16) -> Drawn<u16> {
        self.draw(0)
    }

    fn deal(&mut self, count: u8) -> Drawn<Vec<u8>> {
        self.draw((0..count).collect())
    }
}

/// Plays the script from the position and compares everything.
#[track_caller]
pub(crate) fn check(at: &str, script: &str) -> Game {
    follow(position(at), script)
}

/// Plays the script from a game.
#[track_caller]
pub(crate) fn follow(mut game: Game, script: &str) -> Game {
    let edition = crate::rules::seen(&game, Viewer::Public).edition;
    let mut told: VecDeque<String> = VecDeque::new();
    for line in script.lines().map(str::trim).filter(|line| !line.is_empty()) {
        if let Some(wanted) = line.strip_prefix("= ") {
            let names: Vec<&str> = wanted.split(' ').map(|part| part.split('=').next().unwrap_or(part)).collect();
            assert_eq!(shown(&game, &names), wanted, "what stands on the board");
        } else if let Some(action) = line.strip_prefix("> ") {
            assert!(told.is_empty(), "not expected: {told:?}");
            let (action, throws) = action.split_once('|').unwrap_or((action, ""));
            let mut chance = Throws { rolls: rolls(throws), number: 0 };
            let (seat, action) = parse(&edition, action.trim());
            match game.apply(Actor::Seat(seat), &action, &mut chance) {
                Ok((next, events)) => {
                    assert!(chance.rolls.is_empty(), "throws are left over in {line}");
                    next.audit().expect("sound");
                    told.extend(events.iter().map(|event| tell(&edition, event)));
                    game = next;
                }
                Err(refusal) => told.push_back(format!("! {refusal:?}")),
            }
        } else {
            let next = told.pop_front().unwrap_or_default();
            let fits = if line.starts_with('!') { next.starts_with(line) } else { next == line };
            assert!(fits, "expected: {line}\n    told: {next}\n    then: {told:?}");
        }
    }
    assert!(told.is_empty(), "not expected: {told:?}");
    game
}

/// The game that a position describes.
pub(crate) fn position(text: &str) -> Game {
    let parts: Vec<Vec<&str>> = text.split(';').map(|part| part.split_whitespace().collect()).collect();
    let of = |name: &str| parts.iter().find(|part| part[0] == name).map(|part| part[1..].to_vec());
    let ruleset = of("ruleset").map_or(RulesetId::Classic, |words| RulesetId::from_id(words[0]).expect("a ruleset"));
    let mut options = Options::new(ruleset);
    if let Some(words) = of("preset") {
        options = Options::with_preset(ruleset, words[0]).expect("a preset");
    }
    options.set("territories", "deal").expect("an option");
    options.set("start-armies", "1").expect("an option");
    for part in parts.iter().filter(|part| part[0] == "option") {
        for (id, value) in part[1..].iter().filter_map(|word| word.split_once('=')) {
            options.set(id, value).expect("an option");
        }
    }
    let edition = match of("box") {
        Some(_) => {
            let own = assets::kit(options.edition_id()).and_then(AnyKit::conquest).expect("a box with a board");
            Arc::clone(&own.edition)
        }
        None => edition(),
    };
    let seats = of("seats").map_or(2, |words| words[0].parse().expect("a number"));
    // Where dice are thrown for who begins, the first seat does.
    let first: Vec<u8> = (0..seats).map(|seat| if seat == 0 { 6 } else { 1 }).collect();
    let (game, _) = Game::begin(&edition, &options, holds(seats), &mut Throws::of(&[&first, &first]));
    let mut value = naming::with(&edition, || serde_json::to_value(&game)).expect("a game can be written");
    let core = &mut value["conquest"]["core"];
    set_board(core, &parts);
    set_cards(core, &parts, &edition, seats);
    let seat = of("seat").map_or(0, |words| words[0].parse().expect("a seat"));
    core["phase"] = json!({ "turn": {
        "seat": seat,
        "stage": stage(&of("stage").unwrap_or_else(|| vec!["attack"])),
        "captured": false,
    } });
    core["seats"][seat]["last_turn"] = json!(1);
    if let Some(words) = of("sets") {
        core["sets_traded"] = json!(words[0].parse::<u32>().expect("a number"));
        core["seats"][1]["sets_traded"] = core["sets_traded"].clone();
    }
    if let Some(words) = of("rounds") {
        core["round"] = json!(words[0].parse::<u32>().expect("a number"));
    }
    let text = value.to_string();
    let game: Game = naming::with(&edition, || serde_json::from_str(&text)).expect("a position is a game");
    game.audit().unwrap_or_else(|broken| panic!("{broken} in the position"));
    game
}

/// Seats that are played by persons 1, 2, ...
pub(crate) fn holds(seats: usize) -> BySeat<Hold> {
    BySeat::from_fn(seats, |_| Hold::Ai)
}

/// What stands on spaces, as a position says it.
pub(crate) fn shown(game: &Game, names: &[&str]) -> String {
    let view = crate::rules::seen(game, Viewer::Public);
    let tell = |name: &&str| {
        let garrison = view.spaces[space(&view.edition, name)];
        let owner = garrison.owner.map_or("?".to_owned(), |owner| owner.0.to_string());
        format!("{name}={owner}x{}", garrison.troops)
    };
    names.iter().map(tell).collect::<Vec<_>>().join(" ")
}

fn set_board(core: &mut Value, parts: &[Vec<&str>]) {
    let mut total = 0;
    let words: Vec<(&str, &str)> =
        parts.iter().filter(|part| part[0].contains('=')).flatten().filter_map(|word| word.split_once('=')).collect();
    for (id, garrison) in core["spaces"].as_object_mut().expect("spaces") {
        let text = words.iter().find(|(name, _)| name == id).map_or("1", |&(_, text)| text);
        let (owner, troops) = text.split_once('x').unwrap_or((text, "1"));
        let troops: u64 = troops.parse().expect("armies");
        *garrison = json!({ "owner": owner.parse::<u8>().expect("a seat"), "troops": troops, "captured": 0 });
        total += troops;
    }
    core["placed"] = json!(total);
}

fn set_cards(core: &mut Value, parts: &[Vec<&str>], edition: &Edition, seats: usize) {
    let mut stack: Vec<String> = edition.deck.cards().iter().map(|card| card.id.clone()).collect();
    for part in parts {
        let (cards, place) = match part[0] {
            "hand" => (&part[2..], format!("/seats/{}/hand", part[1])),
            "discard" => (&part[1..], "/discard".to_owned()),
            _ => continue,
        };
        let (here, rest): (Vec<_>, Vec<_>) = stack.into_iter().partition(|card| cards.contains(&card.as_str()));
        assert_eq!(here.len(), cards.len(), "cards of the box, each once");
        stack = rest;
        *core.pointer_mut(&place).expect("a place for cards") = json!(here);
    }
    core["stack"] = json!(stack);
    for seat in 0..seats {
        let held = |garrison: &Value| garrison["owner"] == json!(seat);
        let out = !core["spaces"].as_object().expect("spaces").values().any(held);
        core["seats"][seat]["out"] = json!(out);
    }
}

fn stage(words: &[&str]) -> Value {
    let number = || words[1].parse::<u32>().expect("armies");
    match words[0] {
        "trade" => json!({ "trade": { "armies": number() } }),
        "place" => json!({ "place": { "left": number(), "placed": [] } }),
        other => json!(other),
    }
}

fn rolls(text: &str) -> VecDeque<Vec<u8>> {
    let battles = text.split(',').filter(|battle| !battle.trim().is_empty());
    battles
        .map(|battle| {
            battle.split_whitespace().filter(|word| *word != "/").map(|die| die.parse().expect("a die")).collect()
        })
        .collect()
}

/// An action such as `0 attack a b once dice 2 keep 3 in most`.
fn parse(edition: &Edition, text: &str) -> (SeatId, Action) {
    let words: Vec<&str> = text.split_whitespace().collect();
    let seat = SeatId(words[0].parse().expect("a seat"));
    let after = |name: &str| words.iter().position(|&word| word == name).map(|place| words[place + 1]);
    let number = |text: &str| text.parse().expect("a number");
    let action = match words[1] {
        "claim" => Action::Claim { spaces: words[2..].iter().map(|name| space(edition, name)).collect() },
        "place" => Action::Place {
            placements: words[2..]
                .chunks(2)
                .map(|pair| Placement { space: space(edition, pair[0]), troops: number(pair[1]) })
                .collect(),
        },
        "take-back" => Action::TakeBack,
        "trade" => Action::Trade { cards: [2, 3, 4].map(|n| card(edition, words[n])) },
        "attack" => Action::Attack(Attack {
            ships: None,
            from: space(edition, words[2]),
            to: space(edition, words[3]),
            dice: after("dice").map(|dice| dice.parse().expect("dice")),
            until: match words {
                _ if words.contains(&"once") => Until::Once,
                _ if words.contains(&"full") => Until::FullDice,
                _ => Until::Captured,
            },
            keep: after("keep").map_or(1, number),
            move_in: after("in").map(|wish| match wish {
                "least" => MoveInWish::Least,
                "most" => MoveInWish::Most,
                count => MoveInWish::Count(number(count)),
            }),
        }),
        "move-in" => Action::move_in(number(words[2])),
        "fortify" => {
            Action::Fortify { from: space(edition, words[2]), to: space(edition, words[3]), troops: number(words[4]) }
        }
        "end-step" => Action::EndStep,
        "end-turn" => Action::EndTurn,
        "surrender" => Action::Surrender,
        "hand-over" => Action::HandOver { seat, hold: Hold::Ai },
        other => panic!("no action named {other}"),
    };
    (seat, action)
}

fn space(edition: &Edition, name: &str) -> SpaceId {
    edition.board.space_named(name).unwrap_or(SpaceId(u8::MAX))
}

fn card(edition: &Edition, name: &str) -> CardId {
    edition.deck.ids().find(|&card| edition.deck.card(card).id == name).expect("a card")
}

/// An event in a few words.
pub(crate) fn tell(edition: &Arc<Edition>, event: &Event) -> String {
    let name = |space: SpaceId| edition.board.space(space).id.as_str();
    let cards =
        |cards: &[CardId]| cards.iter().map(|&card| edition.deck.card(card).id.as_str()).collect::<Vec<_>>().join(" ");
    let list = |placements: &[Placement]| {
        let words = placements.iter().map(|placement| format!("{} {}", name(placement.space), placement.troops));
        words.collect::<Vec<_>>().join(" ")
    };
    let text = match &event.kind {
        EventKind::Dealt { first, .. } => format!("dealt, {} begins", first.0),
        EventKind::Preferred { seat } => format!("{} preferred", seat.0),
        EventKind::Claimed { seat, space } => format!("{} claimed {}", seat.0, name(*space)),
        EventKind::Drafted { first, .. } => format!("drafted, {} begins", first.0),
        EventKind::GivenOut { .. } => "given out".to_owned(),
        EventKind::StartRolled { what, throws, first } => {
            let throws = throws.iter().map(|throw| {
                throw.dice.iter().map(|(seat, die)| format!("{}:{die}", seat.0)).collect::<Vec<_>>().join(" ")
            });
            format!("rolled for {what:?}: {}, {} begins", throws.collect::<Vec<_>>().join(" / "), first.0)
        }
        EventKind::Deployed { seat } => format!("{} deployed", seat.0),
        EventKind::DeployedThere { placements } => format!("deployed {}", list(placements)),
        EventKind::Revealed { placements } => {
            let all = placements.iter().map(|(seat, placements)| format!("{}: {}", seat.0, list(placements)));
            format!("revealed {}", all.collect::<Vec<_>>().join(", "))
        }
        EventKind::TurnBegan { seat, round, income, .. } => {
            format!("turn of {}, round {round}, {} armies", seat.0, income.total())
        }
        EventKind::Placed { placements, .. } => format!("placed {}", list(placements)),
        EventKind::TookBack { troops, .. } => format!("took back {troops}"),
        EventKind::Traded { cards: set, value, bonus, next_value, .. } => {
            let bonus = bonus.map(|(space, troops)| format!(" and {troops} on {}", name(space))).unwrap_or_default();
            format!("traded {} for {value}{bonus}, next {next_value}", cards(set))
        }
        EventKind::Fought(series) => {
            let losses: Vec<String> = series
                .battles
                .iter()
                .map(|battle| format!("{}/{}", battle.losses.attacker, battle.losses.defender))
                .collect();
            format!("fought {}: {:?}", losses.join(" "), series.end)
        }
        EventKind::Captured { from, space, .. } => {
            format!("captured {} from {}", name(*space), from.map_or("nobody".to_owned(), |seat| seat.0.to_string()))
        }
        EventKind::MovedIn { troops, .. } => format!("moved in {troops}"),
        EventKind::Eliminated { seat, by, cards } => format!("{} eliminated by {}, {cards} cards", seat.0, by.0),
        EventKind::TookCards { cards: taken, .. } => format!("took {}", cards(taken)),
        EventKind::Fortified { from, to, troops, .. } => format!("fortified {} {} {troops}", name(*from), name(*to)),
        EventKind::Drew { hand, .. } => format!("drew, {hand} in hand"),
        EventKind::DrewCard { card, .. } => format!("drew {}", cards(&[*card])),
        EventKind::Reshuffled { cards } => format!("reshuffled {cards}"),
        EventKind::NoCardLeft { .. } => "no card left".to_owned(),
        EventKind::TurnEnded { seat } => format!("turn of {} ended", seat.0),
        EventKind::TimedOut { seat } => format!("{} timed out", seat.0),
        EventKind::HandedOver { seat, .. } => format!("{} handed over", seat.0),
        EventKind::Surrendered { seat } => format!("{} surrendered", seat.0),
        EventKind::DrawNear { rounds } => format!("draw in {rounds}"),
        EventKind::Ended(Outcome::Held { seat, share, .. }) => format!("held {share} by {}", seat.0),
        EventKind::Ended(Outcome::Counted { seats, .. }) => {
            format!("counted {}", seats.iter().map(|seat| seat.0.to_string()).collect::<Vec<_>>().join(" "))
        }
        EventKind::Ended(Outcome::Won { seat }) => format!("{} won", seat.0),
        EventKind::Ended(Outcome::Side { side, goal, .. }) => format!("side {} won by {goal:?}", side.0),
        EventKind::Ended(Outcome::Remained { seat, .. }) => format!("{} remained", seat.0),
        EventKind::Ended(Outcome::Agreed { .. }) => "agreed".to_owned(),
        EventKind::Ended(Outcome::Drawn { .. }) => "drawn".to_owned(),
        EventKind::Rebellion(event) => unreachable!("{event:?} in a conquest game"),
        EventKind::Special(event) => format!("special {event:?}"),
    };
    match event.audience {
        Audience::Everyone => text,
        Audience::Seat(seat) => format!("(to {}) {text}", seat.0),
    }
}
