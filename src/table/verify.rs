//! Verifies an exported match offline: every draw is recomputed from the revealed seed, every state is replayed.

use std::collections::BTreeMap;

use super::change::with_holds;
use super::export::{Exported, Line};
use super::import::MOVED;
use super::journal::Deed;
use crate::assets::{self, AnyKit};
use crate::game::chance::{Chance, Draw, DrawRecord, Recorded};
use crate::game::event::{Event, EventKind};
use crate::game::ids::BySeat;
use crate::game::options::Options;
use crate::game::people::{Actor, Hold, Viewer};
use crate::game::{Game, RULES_REVISION, naming};
use crate::seal::{MatchKey, SealError, Sealed, Seed, verify as verify_draw};

/// What was found to be true.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verified {
    /// Draws recomputed.
    pub draws: u64,
    /// The first of them: more than 1 where the match was moved between hosts and an earlier seed is unknown here.
    pub from_draw: u64,
    /// States replayed; 0 where the match was played under other rules or another edition than this release has.
    pub states: usize,
}

/// What is wrong. The texts are for a terminal.
#[derive(Debug, thiserror::Error)]
pub enum VerifyError {
    #[error("the seed of this match is not revealed: it is not over")]
    NoSeed,
    #[error("the seed is not the one that was promised: its SHA-256 is another")]
    OtherSeed,
    #[error("the seed and the inputs do not give the key whose SHA-256 was posted at the start: an input is another")]
    OtherKey,
    #[error("move {moves} (version {version}): {fault}{told}")]
    Draw {
        version: u32,
        /// The move, as `/log` counts.
        moves: u32,
        fault: SealError,
        /// What the file says and what it must be, if that can be said.
        told: String,
    },
    #[error("version {version} cannot be read: {what}")]
    Unreadable { version: u32, what: &'static str },
    #[error("move {moves} (version {version}): {what}")]
    Differs { version: u32, moves: u32, what: String },
}

/// Verifies a file.
pub fn verify(file: &Exported) -> Result<Verified, VerifyError> {
    let seed = file.seal.seed.as_deref().ok_or(VerifyError::NoSeed)?;
    let seed = Seed::from_hex(seed).map_err(|_| VerifyError::OtherSeed)?;
    if seed.commitment() != file.seal.commitment {
        return Err(VerifyError::OtherSeed);
    }
    let key = MatchKey::new(&seed, &file.seal.inputs);
    if file.seal.key_hash.as_ref().is_some_and(|hash| *hash != key.hash()) {
        return Err(VerifyError::OtherKey);
    }
    let from_draw = moved(file).unwrap_or(1);
    let draws = draws(file, &key, from_draw)?;
    let same_rules = file.journal.iter().all(|line| line.rules_revision == RULES_REVISION);
    let kit = assets::kit(&file.edition).filter(|kit| kit.edition().hash() == file.edition_hash);
    let states = match kit {
        Some(kit) if same_rules && from_draw == 1 => states(file, kit, &key)?,
        _ => 0,
    };
    Ok(Verified { draws, from_draw, states })
}

/// The draw from which on this seed counts, if the match was moved.
fn moved(file: &Exported) -> Option<u64> {
    let input = file.seal.inputs.iter().rev().find_map(|input| input.strip_prefix(MOVED))?;
    input.split(' ').next()?.parse().ok()
}

/// Recomputes all draws. None may be missing, also not of what was undone: that would be a hidden second try.
fn draws(file: &Exported, key: &MatchKey, from: u64) -> Result<u64, VerifyError> {
    let mut expected = 1;
    let mut recomputed = 0;
    for line in &file.journal {
        let version = line.version;
        for record in records(line)? {
            if record.number != expected {
                let fault = SealError::OutOfOrder { expected, found: record.number };
                let told = "; a result that was drawn and left out is a hidden second try".to_owned();
                return Err(VerifyError::Draw { version, moves: line.move_no, fault, told });
            }
            expected += 1;
            if record.number >= from {
                verify_draw(key, &record).map_err(|fault| {
                    let told = compared(key, &record, &fault);
                    VerifyError::Draw { version, moves: line.move_no, fault, told }
                })?;
                recomputed += 1;
            }
        }
    }
    if expected == file.next_draw {
        Ok(recomputed)
    } else {
        let fault = SealError::OutOfOrder { expected, found: file.next_draw };
        let told = "; the file ends before".to_owned();
        Err(VerifyError::Draw { version: file.version, moves: file.moves, fault, told })
    }
}

/// What the file says of a draw and what the seed gives, in words.
fn compared(key: &MatchKey, record: &DrawRecord, fault: &SealError) -> String {
    if !matches!(fault, SealError::Differs { .. }) {
        return String::new();
    }
    let mut luck = Sealed::new(key.clone(), record.number);
    let drawn = match &record.draw {
        Draw::Roll { sides, .. } => Draw::Roll { sides: sides.clone(), values: luck.roll(sides).value },
        Draw::Pick { count, .. } => Draw::Pick { count: *count, value: luck.pick(*count).value },
        Draw::Deal { count, .. } => Draw::Deal { count: *count, order: luck.deal(*count).value },
    };
    format!(": the file says {}, the seed gives {}", in_words(&record.draw), in_words(&drawn))
}

/// Such as `dice 6 3 1`, or `dice 6 3 1 (with 8 6 6 sides)`.
fn in_words(draw: &Draw) -> String {
    let listed = |values: &[u8]| values.iter().map(u8::to_string).collect::<Vec<_>>().join(" ");
    match draw {
        Draw::Roll { sides, values } if sides.iter().all(|&sides| sides == 6) => format!("dice {}", listed(values)),
        Draw::Roll { sides, values } => format!("dice {} (with {} sides)", listed(values), listed(sides)),
        Draw::Pick { count, value } => format!("number {value} of {count} (from 0)"),
        Draw::Deal { order, .. } => format!("order {}", listed(order)),
    }
}

fn records(line: &Line) -> Result<Vec<DrawRecord>, VerifyError> {
    let read = serde_json::from_value(line.draws.clone());
    read.map_err(|_| VerifyError::Unreadable { version: line.version, what: "its draws" })
}

/// A match that is being replayed.
struct Replay<'a> {
    file: &'a Exported,
    kit: AnyKit,
    luck: Sealed,
    states: BTreeMap<u32, Game>,
    holds: BySeat<Hold>,
    now: Option<Game>,
}

fn states(file: &Exported, kit: AnyKit, key: &MatchKey) -> Result<usize, VerifyError> {
    let luck = Sealed::new(key.clone(), 1);
    let holds = file.seats.iter().map(|_| Hold::Ai).collect();
    let mut replay = Replay { file, kit, luck, states: BTreeMap::new(), holds, now: None };
    naming::with(kit.edition(), || {
        for line in &file.journal {
            replay.step(line)?;
        }
        let version = file.version;
        let differs = |what: &str| VerifyError::Differs { version, moves: file.moves, what: what.to_owned() };
        let kept = file.snapshot.0.clone().ok_or(VerifyError::Unreadable { version, what: "its state" })?;
        let kept: Game =
            serde_json::from_value(kept).map_err(|_| VerifyError::Unreadable { version, what: "its state" })?;
        if replay.now.as_ref() == Some(&kept) {
            Ok(replay.states.len())
        } else {
            Err(differs("the moves lead to another state than the one in the file"))
        }
    })
}

impl Replay<'_> {
    fn step(&mut self, line: &Line) -> Result<(), VerifyError> {
        let version = line.version;
        let unreadable = |what| VerifyError::Unreadable { version, what };
        let differs = |what: &str| VerifyError::Differs { version, moves: line.move_no, what: what.to_owned() };
        let deed: Deed = serde_json::from_value(line.action.clone()).map_err(|_| unreadable("its action"))?;
        let actor: Actor = serde_json::from_value(line.actor.clone()).map_err(|_| unreadable("its actor"))?;
        let told: Vec<Event> = serde_json::from_value(line.events.clone()).map_err(|_| unreadable("its events"))?;
        let mut drawn = Vec::new();
        let (state, events) = match deed {
            Deed::Begin { holds } => {
                let options: Options =
                    serde_json::from_value(self.file.options.clone()).map_err(|_| unreadable("its options"))?;
                let edition = self.kit.edition();
                let fits = options.edition_id() == edition.id() && options.begins_with(holds.len());
                if self.now.is_some() || !fits {
                    return Err(differs("a match cannot begin so"));
                }
                self.holds = holds.clone();
                let mut recorded = Recorded::new(&mut self.luck);
                let begun = Game::begin(edition, &options, holds, &mut recorded);
                drawn = recorded.into_records();
                begun
            }
            Deed::Act(action) => {
                let before = self.now.as_ref().ok_or(differs("the match has not begun"))?;
                let mut recorded = Recorded::new(&mut self.luck);
                let after = before.apply(actor, &action, &mut recorded).map_err(|_| differs("the rules forbid it"))?;
                drawn = recorded.into_records();
                self.holds = after.0.view(Viewer::Public).holds();
                after
            }
            Deed::Undo { to } => {
                let earlier = self.states.get(&to).cloned().ok_or(differs("it goes back to no known state"))?;
                let earlier = with_holds(earlier, &self.holds, &mut self.luck)
                    .map_err(|_| differs("a seat cannot be handed over"))?;
                (earlier, Vec::new())
            }
        };
        let found = records(line)?;
        if drawn != found {
            let at = drawn.iter().zip(&found).position(|(one, other)| one != other);
            let at = at.unwrap_or(drawn.len().min(found.len()));
            let said = |draws: &[DrawRecord]| {
                draws
                    .get(at)
                    .map_or("nothing".to_owned(), |one| format!("draw {}: {}", one.number, in_words(&one.draw)))
            };
            let what = format!("the file says {}, by the rules it is {}", said(&found), said(&drawn));
            return Err(differs(&what));
        }
        if let Some(n) = first_other(&events, &told) {
            let what = format!("its event {} is another than what follows from the rules and the draws", n + 1);
            return Err(differs(&what));
        }
        self.states.insert(version, state.clone());
        self.now = Some(state);
        Ok(())
    }
}

/// The first event that is told otherwise than it happened. Events of an older release do not say which draw a card was.
fn first_other(happened: &[Event], told: &[Event]) -> Option<usize> {
    let alike = |one: &Event, other: &Event| match (&one.kind, &other.kind) {
        (EventKind::Drew { seat, hand, .. }, EventKind::Drew { seat: told, hand: size, draw: None }) => {
            one.audience == other.audience && seat == told && hand == size
        }
        _ => one == other,
    };
    let pairs = happened.iter().zip(told).position(|(one, other)| !alike(one, other));
    pairs.or((happened.len() != told.len()).then_some(happened.len().min(told.len())))
}
