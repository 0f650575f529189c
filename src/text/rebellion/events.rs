//! What happened, in words.

use super::words::{Happened, Words, row_number};
use crate::game::ids::{BySeat, SeatId};
use crate::game::people::Hold;
use crate::game::rebellion::action::Spot;
use crate::game::rebellion::edition::{AllyId, RebelId};
use crate::game::rebellion::event::{Event, Outcome};
use crate::game::rebellion::symbol::Face;
use crate::text::bundle::say;
use crate::text::events::{Line, Told};
use crate::text::names::listed;

/// One event in words. The text is never empty.
pub fn event(words: Words<'_>, event: &Event) -> Told {
    let lang = words.lang;
    let by = |seat: &SeatId, text: String| Told { seat: Some(*seat), text };
    let all = |text: String| Told { seat: None, text };
    match event {
        Event::Began { rebels, first, arena, draws } => all(began(words, rebels, *first, words.arena(*arena), draws)),
        Event::TurnBegan { seat, turn, round, dice, sith } => {
            let began = say!(lang, "arena-event-turn-began", turn = *turn, round = *round, dice = *dice);
            let lost =
                sith.map(|sith| say!(lang, "arena-event-hampered", sith = words.sith(sith), dice = sith.dice_lost()));
            by(seat, lost.map_or(began.clone(), |lost| format!("{began}; {lost}")))
        }
        Event::Threw { seat, throw, faces, draw } => {
            let (dice, draw) = (words.dice(faces), draw.to_string());
            by(
                seat,
                if *throw > 1 {
                    say!(lang, "arena-event-threw-again", dice = dice, draw = draw)
                } else {
                    say!(lang, "arena-event-threw", dice = dice, draw = draw)
                },
            )
        }
        Event::Put { seat, face, spot } => by(seat, put(words, &[(*face, *spot)])),
        Event::SetAside { seat, dice } => by(seat, say!(lang, "arena-event-aside", dice = *dice)),
        Event::Lapsed { seat, faces } => by(seat, say!(lang, "arena-event-lapsed", dice = words.dice(faces))),
        Event::RebelCame { seat, rebel, spot } => {
            by(seat, say!(lang, "arena-event-covers", figure = words.rebel(*rebel), fields = words.spot(*spot)))
        }
        Event::AllyCame { seat, ally, spots } => by(seat, ally_came(words, *ally, spots)),
        Event::Restarted { seat, ally } => by(seat, say!(lang, "arena-event-restarted", ally = words.ally(*ally))),
        Event::DicePaid { seat, points } => by(seat, say!(lang, "arena-event-dice-paid", points = *points)),
        Event::RowWon { seat, arena, row, points, ally } => by(
            seat,
            say!(
                lang,
                "arena-event-row-won",
                row = row_number(*row),
                arena = words.arena(*arena),
                reward = words.reward(*points, *ally)
            ),
        ),
        Event::SithLeft { seat, sith } => by(seat, say!(lang, "arena-event-sith-left", sith = words.sith(*sith))),
        Event::SithCame { seat, sith, from: None } => {
            by(seat, say!(lang, "arena-event-sith-came", sith = words.sith(*sith)))
        }
        Event::SithCame { seat, sith, from: Some(from) } => {
            by(seat, say!(lang, "arena-event-sith-came-from", sith = words.sith(*sith), from = words.seat(*from)))
        }
        Event::TurnEnded { seat, points } => by(seat, say!(lang, "arena-event-turn-ended", points = *points)),
        Event::ArenaWon { arena, next: Some(next) } => {
            all(say!(lang, "arena-event-arena-won", arena = words.arena(*arena), next = words.arena(*next)))
        }
        Event::ArenaWon { arena, next: None } => {
            all(say!(lang, "arena-event-last-arena-won", arena = words.arena(*arena)))
        }
        Event::TimedOut { seat } => by(seat, say!(lang, "arena-event-timed-out")),
        Event::HandedOver { seat, hold: Hold::Players(_) } => by(seat, say!(lang, "event-handed-over")),
        Event::HandedOver { seat, hold: Hold::Ai } => by(seat, say!(lang, "event-handed-to-ai")),
        Event::Surrendered { seat } => by(seat, say!(lang, "event-surrendered")),
        Event::Ended(outcome) => all(self::outcome(words, outcome)),
    }
}

/// How a match ended.
pub fn outcome(words: Words<'_>, outcome: &Outcome) -> String {
    let lang = words.lang;
    match outcome {
        Outcome::Scored { winners, scores } => {
            let points = winners.first().and_then(|&seat| scores.get(seat)).map_or(0, |score| score.total());
            let seats = words.seats(winners.iter().copied());
            say!(lang, "arena-outcome-scored", count = winners.len(), seats = seats, points = points)
        }
        Outcome::Remained { seat, scores: _ } => say!(lang, "arena-outcome-remained", seat = words.seat(*seat)),
        Outcome::Agreed { scores: _ } => say!(lang, "arena-outcome-agreed"),
    }
}

/// A phrase with the name of the seat before it.
pub fn with_seat(words: Words<'_>, told: &Told) -> String {
    match told.seat {
        Some(seat) => format!("{}: {}", words.seat(seat), told.text),
        None => told.text.clone(),
    }
}

/// The events as lines, oldest first: dice that are put one after another are one line.
pub fn lines(words: Words<'_>, happened: &[Happened<'_>]) -> Vec<Line> {
    let mut written: Vec<Line> = Vec::new();
    let mut putting: Vec<(Face, Spot)> = Vec::new();
    for Happened { moves, undone, event } in happened.iter().copied() {
        let Event::Put { seat, face, spot } = event else {
            putting.clear();
            written.push(Line { moves, undone, told: self::event(words, event) });
            continue;
        };
        let joins = |line: &&mut Line| line.undone == undone && line.told.seat == Some(*seat);
        if let Some(line) = written.last_mut().filter(|_| !putting.is_empty()).filter(joins) {
            putting.push((*face, *spot));
            line.moves = moves;
            line.told.text = put(words, &putting);
        } else {
            putting = vec![(*face, *spot)];
            written.push(Line { moves, undone, told: self::event(words, event) });
        }
    }
    written
}

/// Every throw of a move with the number of its draw, as `/log` shows them.
pub fn throws(words: Words<'_>, happened: &[Happened<'_>], moves: u64) -> Vec<String> {
    let of_move = happened.iter().filter(|happened| happened.moves == moves);
    let thrown = of_move.filter_map(|happened| {
        let Event::Threw { faces, draw, .. } = happened.event else { return None };
        let faces = faces.iter().map(|&face| words.letter(face)).collect::<Vec<_>>().join(" ");
        Some(say!(words.lang, "arena-throw", draw = draw.to_string(), dice = faces))
    });
    thrown.collect()
}

/// Who has which rebel, and who begins.
pub(super) fn began(words: Words<'_>, rebels: &BySeat<RebelId>, first: SeatId, arena: &str, draws: &[u64]) -> String {
    let dealt = rebels.iter().map(|(seat, &rebel)| {
        let symbol = words.table.edition.rebel(rebel).symbol;
        format!("{} – {} ({})", words.seat(seat), words.rebel(rebel), words.symbol(symbol))
    });
    let draws = listed(draws.iter().map(|draw| format!("#{draw}")));
    let rebels = listed(dealt);
    say!(words.lang, "arena-event-began", rebels = rebels, first = words.seat(first), arena = arena, draws = draws)
}

fn put(words: Words<'_>, put: &[(Face, Spot)]) -> String {
    let each = put.iter().map(|&(face, spot)| {
        let die = words.face(face);
        if face.symbol() == Some(spot.symbol) {
            say!(words.lang, "arena-put", die = die, row = row_number(spot.row))
        } else {
            let field = words.symbol(spot.symbol);
            say!(words.lang, "arena-put-joker", die = die, field = field, row = row_number(spot.row))
        }
    });
    say!(words.lang, "arena-event-put", dice = listed(each))
}

fn ally_came(words: Words<'_>, ally: AllyId, spots: &[Option<Spot>]) -> String {
    let fields = listed(spots.iter().flatten().map(|&spot| words.spot(spot)));
    let came = say!(words.lang, "arena-event-covers", figure = words.ally(ally), fields = fields);
    let symbols = words.table.edition.symbols(ally).iter();
    let lapsed: Vec<_> = symbols.zip(spots).filter(|(_, spot)| spot.is_none()).map(|(&symbol, _)| symbol).collect();
    if lapsed.is_empty() {
        return came;
    }
    let lapsed = listed(lapsed.into_iter().map(|symbol| words.symbol(symbol)));
    format!("{came}; {}", say!(words.lang, "arena-event-covers-not", symbols = lapsed))
}
