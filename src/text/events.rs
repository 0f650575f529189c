//! What happened, in words.

use super::bundle::say;
use super::lang::Lang;
use super::names::{Names, listed};
use super::trilogy;
use crate::game::action::Placement;
use crate::game::conquest::battle::Battle;
use crate::game::conquest::dice::Fallen;
use crate::game::event::{Event, EventKind, Income, Outcome, Series, SeriesEnd, StartRoll, StartThrow};
use crate::game::ids::{BySeat, SeatId, SpaceId, Troops};
use crate::game::people::Hold;
use crate::table::sight::Entry;

/// One event in words: who did it, and a phrase that follows the name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// Whose doing it was; `None` where it concerns all.
    pub seat: Option<SeatId>,
    pub text: String,
}

/// One line of a post or log; several events that belong together are one line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The move number, as undo takes it.
    pub moves: u64,
    pub undone: bool,
    pub told: Told,
}

impl Told {
    /// The phrase with the name before it.
    pub fn with_seat(&self, names: Names<'_>) -> String {
        match self.seat {
            Some(seat) => format!("{}: {}", names.seat(seat), self.text),
            None => self.text.clone(),
        }
    }
}

/// One event in words. The text is never empty.
pub fn event(names: Names<'_>, kind: &EventKind) -> Told {
    let lang = names.lang;
    let by = |seat: &SeatId, text: String| Told { seat: Some(*seat), text };
    let all = |text: String| Told { seat: None, text };
    match kind {
        EventKind::Dealt { first, draws } => {
            all(say!(names, "event-dealt", first = names.seat(*first), draws = draw_range(draws)))
        }
        EventKind::Preferred { seat } => by(seat, say!(names, "event-preferred")),
        EventKind::Claimed { seat, space } => by(seat, say!(lang, "event-claimed", space = names.space(*space))),
        EventKind::Drafted { first, draws } => {
            all(say!(names, "event-drafted", first = names.seat(*first), draws = draw_range(draws)))
        }
        EventKind::GivenOut { draws } if draws.is_empty() => all(say!(names, "event-given-out")),
        EventKind::GivenOut { draws } => all(say!(names, "event-given-out-drawn", draws = draw_range(draws))),
        EventKind::StartRolled { what, throws, first } => all(start_rolled(names, *what, throws, *first)),
        EventKind::Deployed { seat } => by(seat, say!(lang, "event-deployed")),
        EventKind::DeployedThere { placements } => {
            all(say!(lang, "event-deployed-there", places = placed(names, placements)))
        }
        EventKind::Revealed { placements: _ } => all(say!(lang, "event-revealed")),
        EventKind::TurnBegan { seat, turn, round, income } => {
            let total = income.total();
            by(
                seat,
                say!(
                    lang,
                    "event-turn-began",
                    turn = *turn,
                    round = *round,
                    armies = total,
                    parts = parts(names, income)
                ),
            )
        }
        EventKind::Placed { seat, placements } => {
            by(seat, say!(lang, "event-placed", places = placed(names, placements)))
        }
        EventKind::TookBack { seat, troops } => by(seat, say!(lang, "event-took-back", armies = *troops)),
        EventKind::Traded { seat, cards, value, bonus, next_value } => {
            let (cards, value, next) = (names.cards(cards), *value, *next_value);
            let traded = if names.sets_rise() {
                say!(lang, "event-traded", cards = cards, value = value, next = next)
            } else {
                say!(lang, "event-traded-fixed", cards = cards, value = value, mixed = next)
            };
            let bonus = bonus
                .map(|(space, troops)| say!(lang, "event-traded-bonus", armies = troops, space = names.space(space)));
            by(seat, bonus.map_or(traded.clone(), |bonus| format!("{traded} {bonus}")))
        }
        EventKind::Fought(series) => by(&series.attacker, fought(names, series)),
        EventKind::Captured { seat, from, space } => {
            by(seat, say!(lang, "event-captured", space = names.space(*space), from = names.owner(*from)))
        }
        EventKind::MovedIn { seat, from, to, troops } => {
            by(seat, say!(lang, "event-moved-in", armies = *troops, from = names.space(*from), to = names.space(*to)))
        }
        EventKind::Eliminated { seat, by: captor, cards } => {
            all(say!(names, "event-eliminated", seat = names.seat(*seat), captor = names.seat(*captor), cards = *cards))
        }
        EventKind::TookCards { from, cards } => {
            all(say!(lang, "event-took-cards", from = names.seat(*from), cards = names.cards(cards)))
        }
        EventKind::Fortified { seat, from, to, troops } => {
            by(seat, say!(lang, "event-fortified", armies = *troops, from = names.space(*from), to = names.space(*to)))
        }
        EventKind::Drew { seat, hand, draw: None } => by(seat, say!(lang, "event-drew", hand = *hand)),
        EventKind::Drew { seat, hand, draw: Some(draw) } => {
            by(seat, say!(lang, "event-drew-numbered", hand = *hand, draw = draw.to_string()))
        }
        EventKind::DrewCard { card, draw } => {
            all(say!(lang, "event-drew-card", card = names.card(*card), draw = draw.to_string()))
        }
        EventKind::Reshuffled { cards } => all(say!(lang, "event-reshuffled", cards = *cards)),
        EventKind::NoCardLeft { seat } => by(seat, say!(lang, "event-no-card-left")),
        EventKind::TurnEnded { seat } => by(seat, say!(lang, "event-turn-ended")),
        EventKind::TimedOut { seat } => by(seat, say!(lang, "event-timed-out")),
        EventKind::HandedOver { seat, hold } => by(
            seat,
            match hold {
                Hold::Players(_) => say!(lang, "event-handed-over"),
                Hold::Ai => say!(lang, "event-handed-to-ai"),
            },
        ),
        EventKind::Surrendered { seat } => by(seat, say!(lang, "event-surrendered")),
        EventKind::DrawNear { rounds } => all(say!(lang, "event-draw-near", rounds = *rounds)),
        EventKind::Ended(outcome) => all(self::outcome(names, outcome)),
        EventKind::Rebellion(_) => all(String::new()),
        EventKind::Special(special) => trilogy::event(names, special),
    }
}

/// How a match ended.
pub(super) fn outcome(names: Names<'_>, outcome: &Outcome) -> String {
    match outcome {
        Outcome::Won { seat } => say!(names.lang, "outcome-won", seat = names.seat(*seat)),
        Outcome::Side { side, seats, goal } => trilogy::outcome(names, *side, seats, *goal),
        Outcome::Held { seat, share, spaces } => {
            let (seat, share, held) = (names.seat(*seat), u32::from(*share), held(names, spaces));
            say!(names, "outcome-held", seat = seat, share = share, held = held)
        }
        Outcome::Counted { seats, spaces } => {
            let (winners, held) = (listed(seats.iter().map(|&seat| names.seat(seat))), held(names, spaces));
            say!(names, "outcome-counted", count = seats.len(), seats = winners, held = held)
        }
        Outcome::Remained { seat, spaces } => {
            say!(names, "outcome-remained", seat = names.seat(*seat), held = held(names, spaces))
        }
        Outcome::Agreed { spaces } => say!(names, "outcome-agreed", held = held(names, spaces)),
        Outcome::Drawn { spaces } => {
            let most = spaces.iter().map(|(_, &count)| count).max().unwrap_or_default();
            say!(names, "outcome-drawn", most = most, held = held(names, spaces))
        }
    }
}

/// Who holds how many spaces, such as `● Ana 20, ■ Ben 22`.
fn held(names: Names<'_>, spaces: &BySeat<u32>) -> String {
    let some = spaces.iter().filter(|&(_, &count)| count > 0);
    listed(some.map(|(seat, count)| format!("{} {count}", names.seat(seat))))
}

/// The events of the entries as lines, oldest first: a series of battles with its capture and move-in is one, placements are
/// merged, and what was placed and taken back leaves no line.
pub fn lines(names: Names<'_>, entries: &[Entry]) -> Vec<Line> {
    let mut written: Vec<Draft> = Vec::new();
    for entry in entries {
        for Event { kind, .. } in &entry.events {
            add(names, &mut written, entry, kind);
        }
    }
    written.into_iter().map(|draft| draft.line).collect()
}

/// A line that later events may still join.
struct Draft {
    line: Line,
    open: Open,
}

/// What may join a line.
enum Open {
    Placing { seat: SeatId, placements: Vec<Placement> },
    Series { from: SpaceId, to: SpaceId, captured: bool },
    Nothing,
}

fn add(names: Names<'_>, written: &mut Vec<Draft>, entry: &Entry, kind: &EventKind) {
    let before = if let EventKind::Captured { .. } | EventKind::MovedIn { .. } = kind {
        // Between the battles, the capture and how many moved in, ships may be lost and somebody may have gone out.
        written.iter_mut().rev().find(|draft| matches!(draft.open, Open::Series { .. }))
    } else {
        written.last_mut()
    };
    let before = before.filter(|draft| draft.line.undone == entry.undone);
    match before.map_or(Joined::No, |draft| join(names, draft, entry, kind)) {
        Joined::Yes => return,
        Joined::Cancels => {
            written.pop();
            return;
        }
        Joined::No => {}
    }
    let open = if let EventKind::Placed { seat, placements } = kind {
        Open::Placing { seat: *seat, placements: placements.clone() }
    } else if let EventKind::Fought(series) = kind {
        Open::Series { from: series.from, to: series.to, captured: series.end == SeriesEnd::Captured }
    } else {
        Open::Nothing
    };
    let mut told = event(names, kind);
    if let Some(short) = trilogy::fell_short(names.lang, kind, &entry.events) {
        told.text += &short;
    }
    written.push(Draft { line: Line { moves: entry.moves, undone: entry.undone, told }, open });
}

/// Whether an event became part of the line before it.
enum Joined {
    Yes,
    /// It takes back all that the line told.
    Cancels,
    No,
}

fn join(names: Names<'_>, draft: &mut Draft, entry: &Entry, kind: &EventKind) -> Joined {
    if let Open::Placing { seat: placing, placements: so_far } = &mut draft.open {
        if let EventKind::Placed { seat, placements } = kind
            && placing == seat
        {
            merge(so_far, placements);
            draft.line.told.text = say!(names.lang, "event-placed", places = placed(names, so_far));
            draft.line.moves = entry.moves;
            return Joined::Yes;
        }
        let sum = so_far.iter().map(|placement| placement.troops).sum::<Troops>();
        if let EventKind::TookBack { seat, troops } = kind
            && placing == seat
            && sum == *troops
        {
            return Joined::Cancels;
        }
    }
    if let Open::Series { from: sent, to: taken, captured: true } = draft.open {
        if let EventKind::Captured { space, .. } = kind
            && *space == taken
        {
            return Joined::Yes;
        }
        if let EventKind::MovedIn { from, to, troops, .. } = kind
            && (*from, *to) == (sent, taken)
        {
            draft.line.told.text += &say!(names.lang, "series-moved-in", armies = *troops);
            draft.open = Open::Nothing;
            return Joined::Yes;
        }
    }
    Joined::No
}

fn merge(so_far: &mut Vec<Placement>, more: &[Placement]) {
    for placement in more {
        match so_far.iter_mut().find(|old| old.space == placement.space) {
            Some(old) => old.troops += placement.troops,
            None => so_far.push(*placement),
        }
    }
}

/// Such as `Peru 3, Brazil 2`.
pub(super) fn placed(names: Names<'_>, placements: &[Placement]) -> String {
    let mut merged = Vec::new();
    merge(&mut merged, placements);
    listed(merged.iter().map(|placement| format!("{} {}", names.space(placement.space), placement.troops)))
}

/// Where the armies of a turn come from, such as `14 territories: 4, Africa: 3`.
pub(super) fn parts(names: Names<'_>, income: &Income) -> String {
    let base = say!(names, "income-base", spaces = income.spaces, armies = income.base);
    let regions = income.regions.iter().map(|&(region, bonus)| format!("{}: {bonus}", names.region(region)));
    listed(std::iter::once(base).chain(regions))
}

/// Who begins, and every die that was thrown for it, such as `● Ana 5, ■ Ben 3 (#1)`.
fn start_rolled(names: Names<'_>, what: StartRoll, throws: &[StartThrow], first: SeatId) -> String {
    let told = throws.iter().map(|throw| {
        let dice = listed(throw.dice.iter().map(|&(seat, die)| format!("{} {die}", names.seat(seat))));
        format!("{dice} ({})", draw_range(&[throw.draw]))
    });
    let (first, throws) = (names.seat(first), told.collect::<Vec<_>>().join("; "));
    match what {
        StartRoll::SetUp => say!(names.lang, "event-rolled-set-up", first = first, throws = throws),
        StartRoll::Claim(space) => {
            say!(names.lang, "event-rolled-claim", space = names.space(space), first = first, throws = throws)
        }
        StartRoll::FirstTurn => say!(names.lang, "event-rolled-first-turn", first = first, throws = throws),
    }
}

/// A series of battles in one line.
fn fought(names: Names<'_>, series: &Series) -> String {
    let lang = names.lang;
    let attacker: Troops = series.battles.iter().map(|battle| battle.losses.attacker).sum();
    let defender: Troops = series.battles.iter().map(|battle| battle.losses.defender).sum();
    let end = series_end(lang, series.end);
    let draws: Vec<u64> = series.battles.iter().flat_map(Battle::draws).collect();
    say!(
        lang,
        "series",
        from = names.label(series.from),
        to = names.label(series.to),
        rolls = series.battles.len(),
        attacker = attacker,
        defender = defender,
        end = end,
        draws = draw_range(&draws),
    )
}

/// Why a series ended, in a few words.
pub(super) fn series_end(lang: Lang, end: SeriesEnd) -> String {
    match end {
        SeriesEnd::Captured => say!(lang, "series-captured"),
        SeriesEnd::Once => say!(lang, "series-once"),
        SeriesEnd::Kept => say!(lang, "series-kept"),
        SeriesEnd::TooFewDice => say!(lang, "series-too-few-dice"),
        SeriesEnd::Limit => say!(lang, "series-limit"),
    }
}

/// Every throw of a series, one a line, with the number of its draw.
pub(super) fn throws(names: Names<'_>, series: &Series) -> Vec<String> {
    let ordinary = |values: &[u8]| values.iter().map(u8::to_string).collect::<Vec<_>>().join(" ");
    series
        .battles
        .iter()
        .map(|battle| {
            let [attack, defence] = match &battle.special {
                None => [&battle.attack, &battle.defence].map(|values| ordinary(values)),
                Some(special) => [&special.attack, &special.defence].map(|dice| special_dice(names.lang, dice)),
            };
            say!(
                names.lang,
                "throw",
                draw = draw_range(&battle.draws().collect::<Vec<_>>()),
                attack = attack,
                defence = defence,
                attacker = battle.losses.attacker,
                defender = battle.losses.defender,
            )
        })
        .collect()
}

/// What each die counted, the highest first, and how it came to that; those that were left out at the end.
pub(super) fn special_dice(lang: Lang, dice: &[Fallen]) -> String {
    let mut dice: Vec<&Fallen> = dice.iter().collect();
    dice.sort_by_key(|die| std::cmp::Reverse(die.counts));
    dice.into_iter().map(|die| special_die(lang, die)).collect::<Vec<_>>().join(" ")
}

/// Such as `5`, `7 (6+1)`, `6 (d8 1→5+1)`.
fn special_die(lang: Lang, die: &Fallen) -> String {
    let faces = die.faces.iter().map(u8::to_string).collect::<Vec<_>>().join("→");
    let Some(counts) = die.counts else { return say!(lang, "die-left-out", faces = faces) };
    let sides = (die.sides != 6).then(|| say!(lang, "die-sides", sides = u32::from(die.sides)));
    let raised = counts.saturating_sub(die.face());
    let changed = match raised {
        0 => (die.faces.len() > 1).then_some(faces),
        _ => Some(format!("{faces}+{raised}")),
    };
    let how: Vec<String> = sides.into_iter().chain(changed).collect();
    if how.is_empty() { counts.to_string() } else { format!("{counts} ({})", how.join(" ")) }
}

/// Such as `#412-446`, `#7`; a dash for no draw.
pub(super) fn draw_range(draws: &[u64]) -> String {
    match (draws.iter().min(), draws.iter().max()) {
        (Some(first), Some(last)) if first == last => format!("#{first}"),
        (Some(first), Some(last)) => format!("#{first}-{last}"),
        _ => "–".to_owned(),
    }
}
