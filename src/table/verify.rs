//! Verifies an exported match offline: every draw is recomputed from the revealed seed, every state is replayed.

use std::collections::BTreeMap;

use super::change::with_holds;
use super::export::{Exported, Line};
use super::import::MOVED;
use super::journal::Deed;
use crate::assets::{self, Kit};
use crate::game::chance::{DrawRecord, Recorded};
use crate::game::event::Event;
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
    #[error("version {version}: {fault}")]
    Draw { version: u32, fault: SealError },
    #[error("version {version} cannot be read: {what}")]
    Unreadable { version: u32, what: &'static str },
    #[error("version {version}: {what}")]
    Differs { version: u32, what: &'static str },
}

/// Verifies a file.
pub fn verify(file: &Exported) -> Result<Verified, VerifyError> {
    let seed = file.seal.seed.as_deref().ok_or(VerifyError::NoSeed)?;
    let seed = Seed::from_hex(seed).map_err(|_| VerifyError::OtherSeed)?;
    if seed.commitment() != file.seal.commitment {
        return Err(VerifyError::OtherSeed);
    }
    let key = MatchKey::new(&seed, &file.seal.inputs);
    let from_draw = moved(file).unwrap_or(1);
    let draws = draws(file, &key, from_draw)?;
    let same_rules = file.journal.iter().all(|line| line.rules_revision == RULES_REVISION);
    let kit = assets::kit(&file.edition).filter(|kit| kit.edition.hash == file.edition_hash);
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
                return Err(VerifyError::Draw { version, fault });
            }
            expected += 1;
            if record.number >= from {
                verify_draw(key, &record).map_err(|fault| VerifyError::Draw { version, fault })?;
                recomputed += 1;
            }
        }
    }
    if expected == file.next_draw {
        Ok(recomputed)
    } else {
        let fault = SealError::OutOfOrder { expected, found: file.next_draw };
        Err(VerifyError::Draw { version: file.version, fault })
    }
}

fn records(line: &Line) -> Result<Vec<DrawRecord>, VerifyError> {
    let read = serde_json::from_value(line.draws.clone());
    read.map_err(|_| VerifyError::Unreadable { version: line.version, what: "its draws" })
}

/// A match that is being replayed.
struct Replay<'a> {
    file: &'a Exported,
    kit: &'a Kit,
    luck: Sealed,
    states: BTreeMap<u32, Game>,
    holds: BySeat<Hold>,
    now: Option<Game>,
}

fn states(file: &Exported, kit: &Kit, key: &MatchKey) -> Result<usize, VerifyError> {
    let luck = Sealed::new(key.clone(), 1);
    let holds = file.seats.iter().map(|_| Hold::Ai).collect();
    let mut replay = Replay { file, kit, luck, states: BTreeMap::new(), holds, now: None };
    naming::with(&kit.edition, || {
        for line in &file.journal {
            replay.step(line)?;
        }
        let (version, differs) = (file.version, |what| VerifyError::Differs { version: file.version, what });
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
        let differs = |what| VerifyError::Differs { version, what };
        let deed: Deed = serde_json::from_value(line.action.clone()).map_err(|_| unreadable("its action"))?;
        let actor: Actor = serde_json::from_value(line.actor.clone()).map_err(|_| unreadable("its actor"))?;
        let told: Vec<Event> = serde_json::from_value(line.events.clone()).map_err(|_| unreadable("its events"))?;
        let mut drawn = Vec::new();
        let (state, events) = match deed {
            Deed::Begin { holds } => {
                let options: Options =
                    serde_json::from_value(self.file.options.clone()).map_err(|_| unreadable("its options"))?;
                if self.now.is_some() || !options.seats().contains(&holds.len()) {
                    return Err(differs("a match cannot begin so"));
                }
                self.holds = holds.clone();
                let mut recorded = Recorded::new(&mut self.luck);
                let begun = Game::begin(self.kit.edition.clone(), &options, holds, &mut recorded);
                drawn = recorded.into_records();
                begun
            }
            Deed::Act(action) => {
                let before = self.now.as_ref().ok_or(differs("the match has not begun"))?;
                let mut recorded = Recorded::new(&mut self.luck);
                let after = before.apply(actor, &action, &mut recorded).map_err(|_| differs("the rules forbid it"))?;
                drawn = recorded.into_records();
                self.holds = after.0.view(Viewer::Public).seats.map(|_, seat| seat.hold.clone());
                after
            }
            Deed::Undo { to } => {
                let earlier = self.states.get(&to).cloned().ok_or(differs("it goes back to no known state"))?;
                let earlier = with_holds(earlier, &self.holds, &mut self.luck)
                    .map_err(|_| differs("a seat cannot be handed over"))?;
                (earlier, Vec::new())
            }
        };
        if drawn != records(line)? {
            return Err(differs("it draws something else than the file says"));
        }
        if events != told {
            return Err(differs("something else happens than the file says"));
        }
        self.states.insert(version, state.clone());
        self.now = Some(state);
        Ok(())
    }
}
