//! Positions and short scripts. Faces and symbols are letters: `T`rooper, tie `F`ighter, `W`alker, `D`estroyer, `I`mperium, victory
//! `P`oint. A script is a list of moves, separated by `;`, of whoever is on turn: `throw TFWD` (what falls), `put T 0` (on row 0; `put I
//! 0 W` where the field differs), `aside 2`, `dice`, `rebel 1`, `ally wedge 0T -` (a spot or `-` for each symbol), `restart ackbar TTTT`,
//! `finish`.

use std::collections::VecDeque;
use std::sync::Arc;

use adjutant::assets;
use adjutant::game::chance::{Chance, Drawn};
use adjutant::game::ids::{BySeat, PlayerId, SeatId};
use adjutant::game::naming;
use adjutant::game::people::{Actor, Hold, Viewer};
use adjutant::game::rebellion::Rebellion;
use adjutant::game::rebellion::action::{Action, Move, Spot};
use adjutant::game::rebellion::edition::{AllyId, ArenaId, Edition};
use adjutant::game::rebellion::event::Event;
use adjutant::game::rebellion::refusal::Refusal;
use adjutant::game::rebellion::rules::{FirstTurn, Length, TurnCard};
use adjutant::game::rebellion::symbol::{Face, Symbol};
use adjutant::game::rebellion::table::{Cover, Phase, Sith, Stage, Table, Turn};

/// Scripted throws; the rebels are dealt in order (so the seats' symbols are `W`, `T`, `F`, `D`), and seat `first` begins.
#[derive(Debug, Default)]
pub(crate) struct Dice {
    throws: VecDeque<Vec<u8>>,
    first: u16,
    number: u64,
}

impl Dice {
    pub(crate) fn first(first: u16) -> Self {
        Self { first, ..Self::default() }
    }

    fn draw<T>(&mut self, value: T) -> Drawn<T> {
        self.number += 1;
        Drawn { number: self.number, value }
    }
}

impl Chance for Dice {
    fn roll(&mut self, sides: &[u8]) -> Drawn<Vec<u8>> {
        let values = self.throws.pop_front().expect("the script has a throw");
        assert_eq!(values.len(), sides.len(), "the game throws other dice than {values:?}");
        assert!(sides.iter().all(|&sides| sides == 6));
        self.draw(values)
    }

    fn pick(&mut self, count: u16) -> Drawn<u16> {
        assert!(self.first < count);
        self.draw(self.first)
    }

    fn deal(&mut self, count: u8) -> Drawn<Vec<u8>> {
        self.draw((0..count).collect())
    }
}

pub(crate) fn edition() -> Arc<Edition> {
    Arc::clone(&assets::rebellion().edition)
}

/// A person for each seat.
pub(crate) fn people(seats: usize) -> BySeat<Hold> {
    BySeat::from_fn(seats, |seat| Hold::Players(vec![PlayerId(u64::from(seat.0) + 1)]))
}

pub(crate) fn card(length: Length) -> TurnCard {
    TurnCard { length, first_turn: FirstTurn::FirstSeat }
}

/// A new game in which the first seat begins.
pub(crate) fn new(seats: usize, length: Length) -> Rebellion {
    Rebellion::begin(edition(), card(length), &people(seats), &mut Dice::default()).0
}

pub(crate) fn table(game: &Rebellion) -> Table {
    game.view(Viewer::Public).table
}

pub(crate) fn ally(id: &str) -> AllyId {
    let place = edition().allies().iter().position(|ally| ally.id == id).expect("an ally");
    AllyId(u8::try_from(place).expect("few allies"))
}

pub(crate) fn arena(id: &str) -> ArenaId {
    let place = edition().arenas().iter().position(|arena| arena.id == id).expect("an arena");
    ArenaId(u8::try_from(place).expect("few arenas"))
}

pub(crate) fn symbol(letter: char) -> Symbol {
    Symbol::ALL["TFWDI".find(letter).expect("a symbol")]
}

pub(crate) fn face(letter: char) -> Face {
    Face::ALL["TFWDIP".find(letter).expect("a face")]
}

/// A position in the middle of a game: seat 0 has all points so far.
#[derive(Clone, Debug)]
pub(crate) struct At {
    pub(crate) table: Table,
}

/// The arena with these fields open in its rows, from top to bottom; rows without one are won. The first seat is on turn.
pub(crate) fn at(id: &str, open: &[&str], seats: usize) -> At {
    let mut it = table(&new(seats, Length::Full));
    it.arena = arena(id);
    let printed = &it.edition.arena(it.arena).rows;
    assert_eq!(printed.len(), open.len(), "{id} has other rows");
    let mut rows = it.rows[..0].to_vec();
    for (printed, open) in printed.iter().zip(open) {
        let mut open: Vec<Symbol> = open.chars().map(symbol).collect();
        let mut fields = Vec::new();
        for &symbol in &printed.fields {
            let place = open.iter().position(|&wish| wish == symbol);
            let cover = place.map_or(Cover::Marker, |place| {
                open.remove(place);
                Cover::Open
            });
            fields.push(adjutant::game::rebellion::table::Field { symbol, cover });
        }
        assert!(open.is_empty(), "{id} has no such fields: {open:?}");
        let won_by = fields.iter().all(|field| field.cover == Cover::Marker).then_some(SeatId(0));
        rows.push(adjutant::game::rebellion::table::Row { fields, reward: printed.reward, won_by });
    }
    it.rows = rows;
    let past = it.edition.arenas()[..it.arena.index()].iter().flat_map(|arena| arena.rows.iter().map(|row| row.reward));
    let won = it.rows.iter().filter(|row| row.won_by.is_some()).map(|row| row.reward);
    let rewards: Vec<_> = past.chain(won).collect();
    it.spent = rewards.iter().filter_map(|reward| reward.ally).collect();
    let seat = &mut it.seats[SeatId(0)];
    seat.row_points = rewards.iter().map(|reward| reward.points).sum();
    seat.rows_won = u32::try_from(rewards.len()).expect("few rows");
    At { table: it }.turn(0)
}

impl At {
    /// Gives a seat an ally of an earlier row.
    pub(crate) fn ally(mut self, seat: u8, id: &str) -> Self {
        let place = self.table.spent.iter().position(|&spent| spent == ally(id)).expect("an ally that was won");
        self.table.spent.remove(place);
        let allies = &mut self.table.seats[SeatId(seat)].allies;
        allies.push(ally(id));
        allies.sort_unstable();
        self
    }

    pub(crate) fn sith(mut self, sith: Sith, seat: u8) -> Self {
        match sith {
            Sith::Vader => self.table.sith.vader = Some(SeatId(seat)),
            Sith::Palpatine => self.table.sith.palpatine = Some(SeatId(seat)),
        }
        let now = self.table.turn_now().expect("a turn").seat;
        self.turn(now.0)
    }

    pub(crate) fn points(mut self, seat: u8, dice: u32) -> Self {
        self.table.seats[SeatId(seat)].dice_points = dice;
        self.table.turn = 40;
        self.turn(0)
    }

    /// The turn of this seat begins.
    pub(crate) fn turn(mut self, seat: u8) -> Self {
        let seat = SeatId(seat);
        let it = &mut self.table;
        it.seats[seat].last_turn = it.turn;
        it.phase = Phase::Turn(Turn {
            seat,
            dice: it.dice(seat),
            one_open: it.open().iter().sum::<u8>() == 1,
            stage: Stage::Throw,
            aside: 0,
            rebel_used: false,
            allies_used: Vec::new(),
        });
        self
    }

    pub(crate) fn game(&self) -> Rebellion {
        let edition = edition();
        let text = naming::with(&edition, || serde_json::to_string(&self.table)).expect("a table can be written");
        let game: Rebellion = naming::with(&edition, || serde_json::from_str(&text)).expect("a table can be read");
        game.audit().expect("a sound position");
        game
    }

    /// Plays a script from here.
    #[track_caller]
    pub(crate) fn play(&self, script: &str) -> (Rebellion, Vec<Event>) {
        play(&self.game(), script)
    }

    /// The refusal of the last move of the script.
    #[track_caller]
    pub(crate) fn refused(&self, script: &str) -> Refusal {
        let (before, last) = script.rsplit_once(';').unwrap_or(("", script));
        let (game, _) = play(&self.game(), before);
        let (wish, _) = read(last);
        let seat = table(&game).turn_now().expect("a turn").seat;
        game.check(Actor::Seat(seat), &Action::Move(wish)).expect_err("it is refused")
    }
}

/// Plays a script; every state is audited.
#[track_caller]
pub(crate) fn play(game: &Rebellion, script: &str) -> (Rebellion, Vec<Event>) {
    let mut game = game.clone();
    let mut events = Vec::new();
    for line in script.split(';').filter(|line| !line.trim().is_empty()) {
        let (wish, throw) = read(line);
        let mut dice = Dice { throws: throw.into_iter().collect(), ..Dice::default() };
        let seat = table(&game).turn_now().expect("a turn").seat;
        let done = game.apply(Actor::Seat(seat), &Action::Move(wish), &mut dice);
        let (next, told) = done.unwrap_or_else(|refusal| panic!("{line}: {refusal:?}"));
        assert!(dice.throws.is_empty(), "{line}: nothing was thrown");
        next.audit().unwrap_or_else(|broken| panic!("{line}: {broken}"));
        events.extend(told);
        game = next;
    }
    (game, events)
}

fn read(line: &str) -> (Move, Option<Vec<u8>>) {
    let words: Vec<&str> = line.split_whitespace().collect();
    let throw =
        |word: &str| Some(word.chars().map(|letter| u8::try_from(face(letter).index() + 1).expect("small")).collect());
    let row = |word: &str| word.parse::<u8>().expect("a row");
    let letter = |word: &str| word.chars().next().expect("a letter");
    match words[..] {
        ["throw", dice] => (Move::Throw, throw(dice)),
        ["put", die, at] => {
            let symbol = face(letter(die)).symbol().unwrap_or(Symbol::Trooper);
            (Move::Put { face: face(letter(die)), spot: Spot { row: row(at), symbol } }, None)
        }
        ["put", die, at, field] => {
            let spot = Spot { row: row(at), symbol: symbol(letter(field)) };
            (Move::Put { face: face(letter(die)), spot }, None)
        }
        ["aside", dice] => (Move::SetAside { dice: row(dice) }, None),
        ["dice"] => (Move::EndDice, None),
        ["rebel", at] => (Move::Rebel { spot: spot(at) }, None),
        ["ally", id, ref spots @ ..] => {
            let spots = spots.iter().map(|&word| (word != "-").then(|| spot(word))).collect();
            (Move::Ally { ally: ally(id), spots }, None)
        }
        ["restart", id, dice] => (Move::Restart { ally: ally(id) }, throw(dice)),
        ["restart", id] => (Move::Restart { ally: ally(id) }, None),
        ["finish"] => (Move::Finish, None),
        _ => panic!("no move: {line}"),
    }
}

/// A spot such as `0T`.
fn spot(word: &str) -> Spot {
    let (at, field) = word.split_at(1);
    Spot { row: at.parse().expect("a row"), symbol: symbol(field.chars().next().expect("a symbol")) }
}
