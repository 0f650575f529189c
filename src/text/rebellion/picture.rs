//! What the picture of the arena shows, and its description.

use super::board;
use super::tasks;
use super::words::{Happened, Words, row_number};
use crate::game::ids::SeatId;
use crate::game::rebellion::edition::{AllyId, Power};
use crate::game::rebellion::event::Event;
use crate::game::rebellion::symbol::{Face, Symbol};
use crate::game::rebellion::table::{Cover, Phase, Row, Stage, Table};
use crate::render::{AllySymbol, ArenaRow, ArenaScene, CoverMark, FieldMark, Header, RowMark, Slot};
use crate::table::sight::{MatchState, Sight};
use crate::text::bundle::say;
use crate::text::message::{LONGEST_ALT, cut, unmarked};
use crate::text::names::shortened;

/// The most characters of the last move in the picture's header.
const LONGEST_LAST_MOVE: usize = 60;

/// The arena as it stands. `last` are the events of the turn, oldest first: their rows are marked, and the newest is told.
pub fn scene(words: Words<'_>, sight: &Sight, last: &[Happened<'_>]) -> ArenaScene {
    let (lang, table) = (words.lang, words.table);
    let turn = table.turn_now();
    let (nth, all) = words.nth();
    let pill = turn.and_then(|turn| {
        let step = tasks::step(lang, turn.stage.step());
        let seated = words.seats.get(turn.seat)?;
        Some((slot(words, turn.seat)?, format!("{} · {step}", seated.name)))
    });
    let hand: &[Face] = turn.map_or(&[], |turn| turn.stage.hand());
    let dice_note = match turn.map(|turn| &turn.stage) {
        Some(Stage::Throw) => say!(lang, "arena-note-before"),
        Some(Stage::Dice { throw, .. }) => say!(lang, "arena-note-throw", nth = u32::from(*throw)),
        Some(Stage::Figures) => say!(lang, "arena-note-figures"),
        None => String::new(),
    };
    let unthrown = turn.filter(|turn| turn.stage == Stage::Throw).map_or(0, |turn| turn.dice);
    ArenaScene {
        header: Header {
            turn: say!(lang, "arena-picture-turn", turn = table.turn),
            pill,
            last_move: shortened(&last_move(words, last), LONGEST_LAST_MOVE),
        },
        title: say!(lang, "arena-place", arena = words.arena(table.arena), nth = nth, all = all),
        rows: rows(words, &table.rows, &fresh(table, last)),
        dice: hand.to_vec(),
        unthrown,
        dice_note,
        aside: turn.map_or(0, |turn| turn.aside),
        legend: legend(words),
        banner: banner(words, sight.state),
        alt: alt_text(words),
    }
}

/// The arena as it stood after a turn that is over: nobody is on turn in it. Where that turn won the arena, its rows are shown,
/// with the owners that `earlier` and `told` tell.
pub(super) fn scene_after(
    words: Words<'_>,
    sight: &Sight,
    number: u32,
    earlier: &[Happened<'_>],
    told: &[Happened<'_>],
) -> ArenaScene {
    let scene = scene(words, sight, told);
    let lang = words.lang;
    let legend = scene.legend.into_iter().map(|row| ArenaRow { on_turn: false, rebel_used: false, ..row }).collect();
    let header =
        Header { turn: say!(lang, "picture-after", turn = number), pill: None, last_move: scene.header.last_move };
    let (title, rows) = won_arena(words, earlier, told).unwrap_or((scene.title, scene.rows));
    let alt = say!(lang, "arena-alt-after", turn = number, rest = board::plain(words));
    ArenaScene {
        header,
        title,
        rows,
        dice: Vec::new(),
        unthrown: 0,
        dice_note: String::new(),
        aside: 0,
        legend,
        banner: scene.banner,
        alt: cut(&alt, LONGEST_ALT),
    }
}

/// The rows of an arena that was won in this turn, all covered.
fn won_arena(words: Words<'_>, earlier: &[Happened<'_>], told: &[Happened<'_>]) -> Option<(String, Vec<RowMark>)> {
    let standing = |happened: &&Happened<'_>| !happened.undone;
    let won = told.iter().filter(standing).find_map(|happened| {
        let Event::ArenaWon { arena, next: Some(_) } = happened.event else { return None };
        Some(*arena)
    })?;
    let owner = |row: usize| {
        earlier.iter().chain(told).filter(standing).find_map(|happened| {
            let Event::RowWon { seat, arena, row: number, .. } = happened.event else { return None };
            (*arena == won && usize::from(*number) == row).then_some(*seat)
        })
    };
    let printed = &words.table.edition.arena(won).rows;
    let rows = printed.iter().enumerate().map(|(number, row)| RowMark {
        number: (number + 1).to_string(),
        fields: row.fields.iter().map(|&symbol| FieldMark { symbol, cover: CoverMark::Marker }).collect(),
        points: row.reward.points,
        ally: row.reward.ally.map(|ally| ally_mark(words, ally)),
        won_by: owner(number).and_then(|seat| slot(words, seat)),
        fresh: false,
    });
    Some((words.arena(won).to_owned(), rows.collect()))
}

fn rows(words: Words<'_>, rows: &[Row], fresh: &[u8]) -> Vec<RowMark> {
    let marks = (0_u8..).zip(rows).map(|(number, row)| RowMark {
        number: row_number(number).to_string(),
        fields: row.fields.iter().map(|field| FieldMark { symbol: field.symbol, cover: cover(field.cover) }).collect(),
        points: row.reward.points,
        ally: row.reward.ally.map(|ally| ally_mark(words, ally)),
        won_by: row.won_by.and_then(|seat| slot(words, seat)),
        fresh: fresh.contains(&number),
    });
    marks.collect()
}

fn cover(cover: Cover) -> CoverMark {
    match cover {
        Cover::Open => CoverMark::Open,
        Cover::Marker => CoverMark::Marker,
        Cover::Die(face) => CoverMark::Die(face),
        Cover::Rebel => CoverMark::Rebel,
        Cover::Ally(_) => CoverMark::Ally,
    }
}

/// Rows of this arena in which something was covered in the turn.
fn fresh(table: &Table, last: &[Happened<'_>]) -> Vec<u8> {
    let now = |row: &Row| row.fields.iter().any(|field| !matches!(field.cover, Cover::Open | Cover::Marker));
    let mut fresh: Vec<u8> = (0..).zip(&table.rows).filter(|(_, row)| now(row)).map(|(number, _)| number).collect();
    for event in last.iter().filter(|happened| !happened.undone).map(|happened| happened.event) {
        if let Event::Put { spot, .. } | Event::RebelCame { spot, .. } = event {
            fresh.push(spot.row);
        } else if let Event::AllyCame { spots, .. } = event {
            fresh.extend(spots.iter().flatten().map(|spot| spot.row));
        } else if let Event::Restarted { .. } | Event::ArenaWon { .. } = event {
            // What was covered before is open again, or lies in another arena.
            fresh.clear();
        }
    }
    fresh
}

fn legend(words: Words<'_>) -> Vec<ArenaRow> {
    let table = words.table;
    let on_turn = table.turn_now();
    let row = |seat: SeatId| {
        let of = &table.seats[seat];
        Some(ArenaRow {
            slot: slot(words, seat)?,
            name: words.seats.get(seat)?.name.clone(),
            on_turn: on_turn.is_some_and(|turn| turn.seat == seat),
            surrendered: of.surrendered,
            points: points(table, seat),
            rebel: table.rebel_symbol(seat),
            rebel_used: on_turn.is_some_and(|turn| turn.seat == seat && turn.rebel_used),
            allies: of.allies.iter().map(|&ally| ally_symbols(words, ally)).collect(),
            sith: table.sith.of(seat),
        })
    };
    table.seats.ids().filter_map(row).collect()
}

/// Points so far; at the end all of them, below 0 for who has nothing but a Sith lord.
pub(super) fn points(table: &Table, seat: SeatId) -> i64 {
    match &table.phase {
        Phase::Turn(_) => i64::from(table.seats[seat].row_points) + i64::from(table.seats[seat].dice_points),
        Phase::Over(_) => table.score(seat).total(),
    }
}

fn ally_mark(words: Words<'_>, ally: AllyId) -> (String, Vec<AllySymbol>) {
    (words.ally(ally).to_owned(), ally_symbols(words, ally))
}

fn ally_symbols(words: Words<'_>, ally: AllyId) -> Vec<AllySymbol> {
    match &words.table.edition.ally(ally).power {
        Power::Symbols(symbols) => symbols.iter().map(|&symbol: &Symbol| AllySymbol::Symbol(symbol)).collect(),
        Power::Restart => vec![AllySymbol::Restart],
    }
}

fn slot(words: Words<'_>, seat: SeatId) -> Option<Slot> {
    Slot::nth(usize::from(words.seats.get(seat)?.slot))
}

/// The newest line that tells of a move; once the game is over, how it ended.
fn last_move(words: Words<'_>, last: &[Happened<'_>]) -> String {
    if let Phase::Over(outcome) = &words.table.phase {
        return unmarked(&super::events::outcome(words, outcome));
    }
    let standing: Vec<Happened<'_>> = last.iter().filter(|happened| !happened.undone).copied().collect();
    let lines = super::events::lines(words, &standing);
    let text = lines.last().map(|line| super::events::with_seat(words, &line.told)).unwrap_or_default();
    // A picture has no bold letters, and its fonts no emoji.
    let signs = Face::ALL.iter().map(|&face| format!("{} ", words.kit.face(face).emoji));
    signs.fold(unmarked(&text), |text, sign| text.replace(&sign, ""))
}

/// What is on the picture, in a few sentences of at most [`LONGEST_ALT`] characters.
pub fn alt_text(words: Words<'_>) -> String {
    cut(&board::plain(words), LONGEST_ALT)
}

fn banner(words: Words<'_>, state: MatchState) -> Option<String> {
    let lang = words.lang;
    match state {
        MatchState::Paused => Some(say!(lang, "banner-paused")),
        MatchState::Over => Some(say!(lang, "banner-over")),
        MatchState::Ended => Some(say!(lang, "banner-ended")),
        MatchState::SetAside => Some(say!(lang, "banner-set-aside")),
        MatchState::Lobby | MatchState::Running => None,
    }
}
