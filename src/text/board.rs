//! The board in words, and what its picture shows.

use super::bundle::say;
use super::events;
use super::lang::Lang;
use super::message::{BoardPicture, LONGEST_ALT, LONGEST_MESSAGE, LegendRow, cut, sentence, unmarked};
use super::names::{Names, shortened};
use super::{clone_wars, order_picture, tasks, trilogy};
use crate::game::conquest::view::{Garrison, PhaseView, View};
use crate::game::event::{EventKind, Series};
use crate::game::ids::{SeatId, SpaceId};
use crate::table::sight::{Entry, MatchState, Sight};

/// The most characters of the last move in the picture's header.
const LONGEST_LAST_MOVE: usize = 60;

/// The board of a running or ended match; `None` in a lobby. `last` are the newest entries, `since` those since the last turn of the
/// seat on turn (they mark what changed hands).
pub(super) fn picture(names: Names<'_>, sight: &Sight, last: &[Entry], since: &[Entry]) -> Option<BoardPicture> {
    let view = sight.conquest()?;
    let (lang, kit) = (names.lang, names.kit());
    let board = &kit.edition.board;
    let standing = moves(last);
    let moved = standing.last();
    let slot = |seat: SeatId| sight.seats.get(seat).map(|seated| seated.slot);
    let last_move = last_move(names, last);
    Some(BoardPicture {
        edition: kit.edition.id.clone(),
        lang,
        labels: view.spaces.map(|space, _| names.label(space).to_owned()),
        region_tags: board
            .region_ids()
            .map(|region| say!(lang, "region-tag", region = names.region(region), bonus = board.region(region).bonus))
            .collect(),
        spaces: view.spaces.map(|_, garrison| (garrison.owner.and_then(slot), garrison.troops)),
        turn: picture_header(names, view),
        pill: on_turn(view).and_then(|seat| Some((slot(seat)?, pill(names, sight, view, seat)))),
        last_move: shortened(&last_move, LONGEST_LAST_MOVE),
        headings: [
            say!(names, "heading-spaces"),
            say!(lang, "heading-armies"),
            say!(lang, "heading-cards"),
            say!(lang, "heading-income"),
        ],
        legend: view
            .seats
            .iter()
            .filter_map(|(seat, of)| sight.seats.get(seat).map(|seated| (seat, seated, of)))
            .map(|(seat, seated, of)| LegendRow {
                slot: seated.slot,
                name: seated.name.clone(),
                on_turn: on_turn(view) == Some(seat),
                out: of.out,
                spaces: of.spaces,
                armies: of.troops,
                cards: of.cards,
                income: if of.out { 0 } else { of.income.total() },
            })
            .collect(),
        theatre: trilogy::scene(names, sight, view),
        arrow: moved.and_then(arrow),
        outline: moved.map(|entry| captured(std::slice::from_ref(entry))).unwrap_or_default(),
        changed: captured(since),
        banner: banner(names, sight.state),
        alt: alt_text(names, sight, &last_move),
    })
}

/// The board as it stood after a turn: nobody is on turn in it, what the turn captured is marked, and the last move is its last.
pub(super) fn picture_after(
    names: Names<'_>,
    sight: &Sight,
    (turn, seat): (u32, SeatId),
    entries: &[Entry],
) -> Option<BoardPicture> {
    let picture = picture(names, sight, entries, entries)?;
    let header = say!(names.lang, "header-after", turn = turn, seat = names.seat(seat));
    let last_move = last_move(names, entries);
    Some(BoardPicture {
        turn: say!(names.lang, "picture-after", turn = turn),
        pill: None,
        legend: picture.legend.into_iter().map(|row| LegendRow { on_turn: false, ..row }).collect(),
        alt: alt(names, sight, (&header, None), &last_move),
        ..picture
    })
}

/// The board as an alt text of at most [`LONGEST_ALT`] characters: header, seats and spaces by owner as far as they fit, then
/// where to read all of it.
pub(super) fn alt_text(names: Names<'_>, sight: &Sight, last_move: &str) -> String {
    let Some(view) = sight.conquest() else { return say!(names.lang, "alt-no-board") };
    alt(names, sight, (&header(names, view), on_turn(view)), last_move)
}

fn alt(names: Names<'_>, sight: &Sight, (header, on_turn): (&str, Option<SeatId>), last_move: &str) -> String {
    let Some(view) = sight.conquest() else { return say!(names.lang, "alt-no-board") };
    let mut parts = vec![sentence(&say!(names.lang, "alt-header", header = header))];
    if let Some(seat) = on_turn {
        parts.push(sentence(&names.seat(seat)));
    }
    if !last_move.is_empty() {
        parts.push(sentence(&say!(names.lang, "alt-last", last = last_move)));
    }
    parts.extend(trilogy::state_line(names, view).map(|state| sentence(&state)));
    parts.extend(order_picture::token_lines(names, view).iter().map(|line| sentence(line)));
    parts.extend(view.seats.ids().map(|seat| sentence(&seat_line(names, view, seat))));
    let seats = view.seats.ids().map(|seat| (Some(seat), names.glyph(Some(seat)).to_owned()));
    for (owner, holder) in seats.chain(trilogy::unplayed(names, view).map(|words| (None, words))) {
        let is_held = |garrison: &Garrison| garrison.owner == owner && (owner.is_some() || garrison.is_unplayed());
        let held = || view.spaces.iter().filter(|(_, garrison)| is_held(garrison));
        let mut spaces = held().map(|(space, garrison)| {
            format!("{} {}{}", names.space(space), garrison.troops, trilogy::on_space(names, view, space))
        });
        let Some(first) = spaces.next() else { continue };
        // Several short parts, so that the text can end between two spaces.
        parts.push(format!("{holder} ({}): {first}", held().count()));
        parts.extend(spaces.map(|space| format!(", {space}")));
        if let Some(part) = parts.last_mut() {
            part.push('.');
        }
    }
    parts.extend(trilogy::marks(names, view).into_iter().map(|mark| format!("{}.", mark.trim_end_matches('.'))));
    joined(names, &parts)
}

/// As many of these parts as there is room for in an alt text, the first ones first, then where to read all.
pub(super) fn joined(names: Names<'_>, parts: &[String]) -> String {
    let tail = say!(names.lang, "alt-tail");
    let mut text = String::new();
    let room = LONGEST_ALT - tail.chars().count() - 2;
    for part in parts {
        let glue = if text.is_empty() || part.starts_with(',') { "" } else { " " };
        if text.chars().count() + glue.len() + part.chars().count() > room {
            // With a full stop the list of spaces would seem complete.
            text = text.trim_end_matches('.').to_owned() + "…";
            break;
        }
        text = text + glue + part;
    }
    format!("{text} {tail}")
}

/// The whole board as pages of plain text of at most [`LONGEST_MESSAGE`] characters: header, seats, then the spaces by region.
pub fn board_text(names: Names<'_>, sight: &Sight) -> Vec<String> {
    let Some(view) = sight.conquest() else { return vec![say!(names.lang, "alt-no-board")] };
    let board = &names.kit().edition.board;
    let mut blocks = vec![format!("**{}**", header(names, view))];
    blocks.extend(view.seats.ids().map(|seat| seat_line(names, view, seat)));
    blocks.extend(trilogy::situation(names, view));
    for region in board.region_ids() {
        let spaces = board.region(region).spaces().iter().map(|&space| {
            let garrison = view.spaces[space];
            if garrison.destroyed {
                return format!("{} ✕", names.space(space));
            }
            let there = trilogy::on_space(names, view, space);
            format!("{} {} {}{there}", names.space(space), names.glyph(garrison.owner), garrison.troops)
        });
        let tag = say!(names.lang, "region-tag", region = names.region(region), bonus = board.region(region).bonus);
        blocks.push(format!("**{tag}**: {}", spaces.collect::<Vec<_>>().join(" · ")));
    }
    let mut pages: Vec<String> = vec![String::new()];
    for block in blocks {
        let block = cut(&block, LONGEST_MESSAGE);
        let page = pages.last().map_or(0, |page| page.chars().count());
        if page + 1 + block.chars().count() > LONGEST_MESSAGE {
            pages.push(String::new());
        }
        if let Some(page) = pages.last_mut() {
            if !page.is_empty() {
                page.push('\n');
            }
            page.push_str(&block);
        }
    }
    pages
}

/// Such as `Turn 12 · Round 3`.
pub(super) fn header(names: Names<'_>, view: &View) -> String {
    match &view.phase {
        PhaseView::SetUp(_) => say!(names.lang, "header-set-up"),
        PhaseView::Turn(turn) => {
            let next = view.seats[turn.seat].next_set;
            if names.sets_rise() {
                say!(names.lang, "header-turn", turn = view.turn, round = view.round, next = next)
            } else {
                say!(names.lang, "header-turn-fixed", turn = view.turn, round = view.round)
            }
        }
        PhaseView::Over(outcome) => events::outcome(names, outcome),
    }
}

/// The same with what decides the match, such as `Turn 12 · Round 3 · Track 7 of 11 · Order 66: 3 of 8`.
pub(super) fn whole_header(names: Names<'_>, view: &View) -> String {
    let header = header(names, view);
    let state = clone_wars::short_state(names, view).filter(|_| matches!(view.phase, PhaseView::Turn(_)));
    state.map_or(header.clone(), |state| format!("{header} · {state}"))
}

/// The same in the few characters that a picture has for it.
fn picture_header(names: Names<'_>, view: &View) -> String {
    match &view.phase {
        PhaseView::Turn(turn) => {
            if names.sets_rise() {
                say!(names.lang, "picture-turn", turn = view.turn, next = view.seats[turn.seat].next_set)
            } else {
                say!(names.lang, "picture-turn-fixed", turn = view.turn)
            }
        }
        PhaseView::SetUp(_) | PhaseView::Over(_) => header(names, view),
    }
}

/// One seat with its numbers.
pub(super) fn seat_line(names: Names<'_>, view: &View, seat: SeatId) -> String {
    let of = &view.seats[seat];
    let name = trilogy::with_side(names, seat);
    if of.out {
        return say!(names.lang, "seat-out", seat = name);
    }
    let line = say!(
        names,
        "seat-line",
        seat = name,
        spaces = of.spaces,
        armies = of.troops,
        cards = of.cards,
        income = of.income.total()
    );
    let line = line + &trilogy::ships_of(names, view, seat);
    if of.surrendered { surrendered(names.lang, &line) } else { line }
}

/// The line of a seat that has surrendered.
pub(super) fn surrendered(lang: Lang, line: &str) -> String {
    say!(lang, "seat-surrendered", line = line)
}

/// The seat on turn.
pub(super) fn on_turn(view: &View) -> Option<SeatId> {
    match &view.phase {
        PhaseView::Turn(turn) => Some(turn.seat),
        PhaseView::SetUp(_) | PhaseView::Over(_) => None,
    }
}

/// The newest line that tells of a move, without marks; before the first one of what else happened.
fn last_move(names: Names<'_>, entries: &[Entry]) -> String {
    let standing = || entries.iter().filter(|entry| !entry.undone).cloned().collect();
    let moves = moves(entries);
    let lines = events::lines(names, &if moves.is_empty() { standing() } else { moves });
    lines.last().map(|line| unmarked(&line.told.with_seat(names))).unwrap_or_default()
}

/// The entries that moved something, with the events that did: whoever begins a turn wants to see the last move of the others, not that
/// their own turn has begun.
fn moves(entries: &[Entry]) -> Vec<Entry> {
    let moves = entries.iter().filter(|entry| !entry.undone).cloned().map(|mut entry| {
        entry.events.retain(|event| is_move(&event.kind));
        entry
    });
    moves.filter(|entry| !entry.events.is_empty()).collect()
}

fn is_move(kind: &EventKind) -> bool {
    match kind {
        EventKind::Dealt { .. }
        | EventKind::Preferred { .. }
        | EventKind::Claimed { .. }
        | EventKind::Drafted { .. }
        | EventKind::GivenOut { .. }
        | EventKind::StartRolled { .. }
        | EventKind::Deployed { .. }
        | EventKind::DeployedThere { .. }
        | EventKind::Revealed { .. }
        | EventKind::Placed { .. }
        | EventKind::TookBack { .. }
        | EventKind::Traded { .. }
        | EventKind::Fought(_)
        | EventKind::Captured { .. }
        | EventKind::MovedIn { .. }
        | EventKind::Eliminated { .. }
        | EventKind::Fortified { .. }
        | EventKind::Surrendered { .. } => true,
        EventKind::Special(special) => trilogy::is_move(special),
        EventKind::TookCards { .. }
        | EventKind::TurnBegan { .. }
        | EventKind::Drew { .. }
        | EventKind::DrewCard { .. }
        | EventKind::Reshuffled { .. }
        | EventKind::NoCardLeft { .. }
        | EventKind::TurnEnded { .. }
        | EventKind::TimedOut { .. }
        | EventKind::HandedOver { .. }
        | EventKind::DrawNear { .. }
        | EventKind::Ended(_)
        | EventKind::Rebellion(_) => false,
    }
}

/// The last series of battles.
pub(super) fn last_series(entries: &[Entry]) -> Option<&Series> {
    let standing = entries.iter().rev().filter(|entry| !entry.undone);
    standing
        .flat_map(|entry| entry.events.iter().rev())
        .find_map(|event| if let EventKind::Fought(series) = &event.kind { Some(series) } else { None })
}

fn pill(names: Names<'_>, sight: &Sight, view: &View, seat: SeatId) -> String {
    let step = match &view.phase {
        PhaseView::Turn(turn) => tasks::step(names, turn.stage.step()),
        PhaseView::SetUp(_) | PhaseView::Over(_) => String::new(),
    };
    let name = sight.seats.get(seat).map(|seated| seated.name.as_str()).unwrap_or_default();
    // The picture cuts a long name, not what stands behind this sign.
    format!("{name} · {step}")
}

fn arrow(entry: &Entry) -> Option<(SpaceId, SpaceId)> {
    entry.events.iter().rev().find_map(|event| {
        if let EventKind::Fought(series) = &event.kind {
            Some((series.from, series.to))
        } else if let EventKind::MovedIn { from, to, .. } | EventKind::Fortified { from, to, .. } = &event.kind {
            Some((*from, *to))
        } else if let EventKind::Special(special) = &event.kind {
            trilogy::arrow(special)
        } else {
            None
        }
    })
}

/// The spaces that changed hands or were destroyed in these entries, without repetition.
fn captured(entries: &[Entry]) -> Vec<SpaceId> {
    let mut spaces: Vec<SpaceId> = entries
        .iter()
        .filter(|entry| !entry.undone)
        .flat_map(|entry| &entry.events)
        .flat_map(|event| match &event.kind {
            EventKind::Captured { space, .. } => vec![*space],
            EventKind::Special(special) => {
                trilogy::changed(special).into_iter().chain(clone_wars::turned(special)).collect()
            }
            _ => Vec::new(),
        })
        .collect();
    spaces.sort_unstable();
    spaces.dedup();
    spaces
}

fn banner(names: Names<'_>, state: MatchState) -> Option<String> {
    match state {
        MatchState::Paused => Some(say!(names.lang, "banner-paused")),
        MatchState::Over => Some(say!(names.lang, "banner-over")),
        MatchState::Ended => Some(say!(names.lang, "banner-ended")),
        MatchState::SetAside => Some(say!(names.lang, "banner-set-aside")),
        MatchState::Lobby | MatchState::Running => None,
    }
}
