//! The end post: winner, table, open hands, and how to check the dice.

use std::collections::BTreeMap;

use super::lobby::inputs;
use super::{people, pings};
use crate::game::cards::Hand;
use crate::game::conquest::special::SpecialEvent;
use crate::game::conquest::view::PhaseView;
use crate::game::event::{EventKind, Outcome};
use crate::game::ids::{BySeat, SeatId, Troops};
use crate::table::press::Verb;
use crate::table::sight::{Entry, Sight};
use crate::text::board;
use crate::text::bundle::say;
use crate::text::events::outcome;
use crate::text::lang::Lang;
use crate::text::message::{Button, LONGEST_MESSAGE, Message, Style, cut};
use crate::text::names::Names;
use crate::text::rebellion::{self, Words};
use crate::text::trilogy;

/// What the end reveals besides the board.
#[derive(Clone, Copy)]
pub struct EndNews<'a> {
    /// The whole journal.
    pub entries: &'a [Entry],
    /// All hands, open.
    pub hands: &'a BTreeMap<SeatId, Hand>,
    /// The seed in hex, if it is revealed.
    pub seed_hex: Option<&'a str>,
}

impl std::fmt::Debug for EndNews<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "EndNews({} entries)", self.entries.len())
    }
}

/// What a seat did in the whole match.
#[derive(Clone, Copy, Default)]
struct Record {
    /// Rounds in which it had a turn.
    rounds: u32,
    conquests: u32,
    losses: Troops,
    /// Counted from 1 in order of elimination; 0: never.
    fell: u32,
}

/// The end of a match. Pings all its people: it is the last time.
pub fn end_post(sight: &Sight, news: EndNews<'_>, lang: Lang) -> Message {
    if let Some(words) = Words::in_sight(sight, lang) {
        return rebellion::end_post(words, sight, news.seed_hex);
    }
    let names = Names::of(sight, lang);
    let Some(view) = sight.conquest() else { return Message::plain(say!(lang, "match-broken")).hushed() };
    let head = match &view.phase {
        PhaseView::Over(how) => outcome(names, how),
        PhaseView::SetUp(_) | PhaseView::Turn(_) => say!(lang, "task-ended"),
    };
    let mentions = people(sight, sight.seats.ids());
    let mut lines = vec![say!(lang, "end-head", outcome = head, turns = view.turn, rounds = view.rounds_played())];
    lines.push(pings(&mentions));
    let records = records(sight.seats.len(), news.entries);
    let mut order: Vec<SeatId> = sight.seats.ids().collect();
    let won = |seat: SeatId| match &view.phase {
        PhaseView::Over(Outcome::Side { seats, .. }) => seats.contains(&seat),
        PhaseView::Over(_) | PhaseView::SetUp(_) | PhaseView::Turn(_) => false,
    };
    order.sort_by_key(|&seat| {
        let of = &view.seats[seat];
        // A side wins with all its seats, also those that are out.
        (
            !won(seat),
            of.out,
            of.surrendered,
            std::cmp::Reverse(records[seat].fell),
            std::cmp::Reverse((of.spaces, of.troops)),
        )
    });
    for (place, seat) in (1_u32..).zip(order) {
        let record = records[seat];
        let line = say!(
            lang,
            "end-seat",
            place = place,
            seat = trilogy::with_side(names, seat),
            rounds = record.rounds,
            conquests = record.conquests,
            losses = record.losses
        );
        lines.push(if view.seats[seat].surrendered { board::surrendered(lang, &line) } else { line });
    }
    for (seat, hand) in news.hands.iter().filter(|(_, hand)| !hand.is_empty()) {
        lines.push(say!(lang, "end-hand", seat = names.seat(*seat), cards = names.cards(hand.cards())));
    }
    let content = sealed(sight, news.seed_hex, &lines.join("\n"), lang);
    let message = Message { content, mentions, ..Message::default() };
    let message = message.row(vec![
        Button::new(sight.id, Style::Success, say!(lang, "button-rematch"), Verb::Rematch),
        Button::new(sight.id, Style::Secondary, say!(lang, "button-log"), Verb::Log),
        Button::new(sight.id, Style::Secondary, say!(lang, "button-board-text"), Verb::BoardText),
    ]);
    match board::picture(names, sight, news.entries, &[]) {
        Some(picture) => message.board(picture),
        None => message,
    }
}

/// What the end tells, and how to check the dice. The seal is never cut: what is told gives way first. The public inputs stand in a post of
/// their own, and here where there is room.
pub(in crate::text) fn sealed(sight: &Sight, seed_hex: Option<&str>, told: &str, lang: Lang) -> String {
    let commitment = sight.commitment.as_str();
    let seal = match seed_hex {
        Some(seed) => say!(lang, "end-seed", seed = seed, commitment = commitment),
        None => say!(lang, "end-no-seed", commitment = commitment),
    };
    let body = cut(told, LONGEST_MESSAGE - seal.chars().count() - 1);
    let content = format!("{body}\n{seal}");
    let inputs = inputs(sight);
    let fits = content.chars().count() + 1 + inputs.chars().count() <= LONGEST_MESSAGE;
    let is_told = seed_hex.is_some() && !sight.inputs.is_empty() && fits;
    if is_told { format!("{content}\n{inputs}") } else { content }
}

fn records(seats: usize, entries: &[Entry]) -> BySeat<Record> {
    let mut records = BySeat::from_fn(seats, |_| Record::default());
    let mut fallen = 0;
    for event in entries.iter().filter(|entry| !entry.undone).flat_map(|entry| &entry.events) {
        if let EventKind::TurnBegan { seat, .. } = &event.kind {
            records[*seat].rounds += 1;
        } else if let EventKind::Captured { seat, .. } = &event.kind {
            records[*seat].conquests += 1;
        } else if let EventKind::Eliminated { seat, .. } = &event.kind {
            fallen += 1;
            records[*seat].fell = fallen;
        } else if let EventKind::Fought(series) = &event.kind {
            for battle in &series.battles {
                records[series.attacker].losses += battle.losses.attacker;
                if let Some(defender) = series.defender {
                    records[defender].losses += battle.losses.defender;
                }
            }
        } else if let EventKind::Special(SpecialEvent::Assaulted { seat, strikes, .. }) = &event.kind {
            records[*seat].losses += strikes.iter().map(|strike| strike.armies).sum::<Troops>();
        } else if let EventKind::Special(SpecialEvent::SpaceDestroyed { from: Some(from), troops, .. }) = &event.kind {
            records[*from].losses += troops;
        }
    }
    records
}
