//! A match to talk about: up to six seats with the longest names, and the events of long turns.

use std::collections::BTreeMap;

use adjutant::assets;
use adjutant::game::Game;
use adjutant::game::conquest::battle::{Battle, Losses};
use adjutant::game::conquest::parts::fleet::Fleet;
use adjutant::game::conquest::turn::{MoveIn, Stage, Turn};
use adjutant::game::conquest::view::{Garrison, PhaseView, SeatView, View};
use adjutant::game::event::{Event, EventKind, Income, Series, SeriesEnd};
use adjutant::game::ids::{BySeat, BySpace, RegionId, SeatId, SpaceId};
use adjutant::game::options::{Options, RulesetId};
use adjutant::game::people::{Actor, Hold, Viewer};
use adjutant::seal::Sealed;
use adjutant::table::House;
use adjutant::table::sight::{AccountId, Entry, MatchId, MatchState, Place, Seated, Sight};
use adjutant::text::harmless;

/// As long as a stored name can be: 24 graphemes of three characters.
pub(crate) fn longest_name(seat: SeatId) -> String {
    let letters = ["W", "M", "Q", "G", "O", "D"];
    harmless(&format!("{}\u{301}\u{302}", letters[seat.index()]).repeat(24))
}

pub(crate) fn short_name(seat: SeatId) -> String {
    ["Ana", "Ben", "Cai", "Dan", "Eve", "Fay"][seat.index()].to_owned()
}

pub(crate) fn income(spaces: u32) -> Income {
    let regions = (0..6).map(|region| (RegionId(region), 7)).collect();
    Income { spaces, base: 3, regions }
}

pub(crate) fn at(space: &str) -> SpaceId {
    assets::classic().edition.board.space_named(space).unwrap()
}

/// A match in the middle of a turn of the first seat.
pub(crate) fn sight(seats: usize, viewer: Viewer, name: fn(SeatId) -> String, stage: Stage) -> Sight {
    let kit = assets::classic();
    let options = Options::new(RulesetId::Classic);
    let board = &kit.edition.board;
    let owner = |space: SpaceId| SeatId(u8::try_from(space.index() % seats).unwrap());
    let mut view = begun(&options, seats, viewer);
    view.spaces = BySpace::from_fn(board.spaces().len(), |space| Garrison {
        owner: Some(owner(space)),
        troops: 1000 + u32::from(space.0),
        ..Garrison::FREE
    });
    view.seats = BySeat::from_fn(seats, |seat| SeatView {
        hold: Hold::Players(Vec::new()),
        out: false,
        surrendered: false,
        spaces: u32::try_from(board.space_ids().filter(|&space| owner(space) == seat).count()).unwrap(),
        troops: 9_999,
        cards: 5,
        income: income(7),
        sets_traded: 3,
        next_set: 35,
        last_turn: 10,
    });
    view.hands = BTreeMap::new();
    (view.stack, view.discard, view.gone) = (11, Vec::new(), Vec::new());
    view.sets_traded = 8;
    view.phase = PhaseView::Turn(Turn { seat: SeatId(0), stage, captured: true, sets: 0 });
    (view.turn, view.round, view.draw_in) = (12, 3, Some(3));
    Sight { view: Some(view.into()), ..matched(seats, options, name) }
}

/// The view of a match that has just begun.
pub(crate) fn begun(options: &Options, seats: usize, viewer: Viewer) -> View {
    let holds = BySeat::from_fn(seats, |_| Hold::Ai);
    let edition = assets::kit(options.edition_id()).unwrap().edition();
    let (game, _) = Game::begin(edition, options, holds, &mut Sealed::simulated(7));
    match game.view(viewer) {
        adjutant::game::view::View::Conquest(view) => view,
        other @ adjutant::game::view::View::Rebellion(_) => panic!("{other:?}"),
    }
}

/// A running match with ids as long as they get, seen by everybody; nothing of its game.
pub(super) fn matched(seats: usize, options: Options, name: fn(SeatId) -> String) -> Sight {
    Sight {
        id: MatchId(123_456),
        place: Place { guild: u64::MAX, channel: u64::MAX },
        state: MatchState::Running,
        stopped: None,
        options,
        host: AccountId(u64::MAX),
        house: House::default(),
        seats: BySeat::from_fn(seats, |seat| Seated {
            name: name(seat),
            slot: seat.0,
            accounts: vec![AccountId(u64::MAX - u64::from(seat.0))],
        }),
        view: None,
        version: 990,
        moves: 987,
        counters: BySeat::from_fn(seats, |_| 5),
        inputs: Vec::new(),
        seal_message: Some(u64::MAX),
        key_hash: Some("fedcba9876543210".repeat(4)),
        words: BySeat::from_fn(seats, |_| None),
        commitment: "0123456789abcdef".repeat(4),
        next_draw: 12_345,
    }
}

/// The view, to be changed.
pub(crate) fn conquest(sight: &mut Sight) -> &mut View {
    match &mut sight.view {
        Some(adjutant::game::view::View::Conquest(view)) => view,
        other => panic!("{other:?}"),
    }
}

pub(crate) fn move_in() -> MoveIn {
    let ships = Fleet { fighter: 3, bomber: 3, destroyer: 3 };
    MoveIn { from: at("brazil"), to: at("north_africa"), least: 1, most: 8, ships, eliminated: None }
}

pub(crate) fn series(attacker: SeatId, defender: SeatId, rolls: usize, end: SeriesEnd) -> Series {
    let battle = |n: usize| Battle {
        draw: 12_000 + n as u64,
        attack: vec![6, 4, 1],
        defence: vec![5, 5, 2],
        losses: Losses { attacker: 1, defender: 2 },
        special: None,
    };
    let (from, to) = (at("northwest_territory"), at("western_us"));
    Series { attacker, defender: Some(defender), from, to, battles: (0..rolls).map(battle).collect(), end }
}

pub(crate) fn entry(moves: u64, events: Vec<EventKind>) -> Entry {
    Entry {
        moves,
        turn: 12,
        at: 1_800_000_000_000,
        actor: Actor::Seat(SeatId(0)),
        events: events.into_iter().map(Event::public).collect(),
        undone: false,
    }
}

/// A long turn of the first seat: placements, a trade, and `fights` series, every second one a capture with a move-in.
pub(crate) fn long_turn(fights: u64, seats: u8) -> Vec<Entry> {
    let seat = SeatId(0);
    let began = EventKind::TurnBegan { seat, turn: 12, round: 3, income: income(14) };
    let mut entries = vec![entry(500, vec![began])];
    for n in 0..fights {
        let defender = SeatId(1 + u8::try_from(n).unwrap() % (seats - 1));
        let captured = n % 2 == 0;
        let end = if captured { SeriesEnd::Captured } else { SeriesEnd::TooFewDice };
        let fought = series(seat, defender, 17, end);
        let (from, to) = (fought.from, fought.to);
        let mut events = vec![EventKind::Fought(fought)];
        if captured {
            events.push(EventKind::Captured { seat, from: Some(defender), space: to });
            events.push(EventKind::MovedIn { seat, from, to, troops: 4_321 });
        }
        entries.push(entry(501 + n, events));
    }
    entries
}

/// What five others can do in a round, told to the first seat.
pub(crate) fn busy_round(seats: u8) -> Vec<Entry> {
    let board = &assets::classic().edition.board;
    let captures = board.space_ids().map(|space| {
        let seat = SeatId(1 + space.0 % (seats - 1));
        let from = SeatId(space.0 % seats);
        entry(300 + u64::from(space.0), vec![EventKind::Captured { seat, from: Some(from), space }])
    });
    let fights = (1..seats).map(|n| {
        entry(400 + u64::from(n), vec![EventKind::Fought(series(SeatId(n), SeatId(0), 900, SeriesEnd::Limit))])
    });
    captures.chain(fights).collect()
}
