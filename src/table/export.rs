//! A match as a JSON file.
//!
//! What is in it follows the laws of secrets: of a match that is not over, a file for everybody holds what everybody may know
//! ([`Part::Public`]); a file with which a host moves it to another database holds everything but the seed ([`Part::Whole`]):
//! luck is sealed anew there. Of a match that is over everything is open, the seed too, and anybody can verify it offline.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::change::is_secret;
use super::journal::Deed;
use super::load::{SNAPSHOT_FORMAT, account};
use super::sight::{MatchId, MatchState};
use crate::assets;
use crate::game::action::Action;
use crate::game::chance::DrawRecord;
use crate::game::event::Event;
use crate::game::ids::PlayerId;
use crate::game::naming;
use crate::game::people::Audience;
use crate::seal::Seed;
use crate::store::{JournalRow, MatchRow, Reading, StoreError};

/// The form of the file that this release writes; it reads every released one.
pub const FORM: u32 = 1;

/// How much of a match that is not over goes into the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Part {
    /// What everybody may know; cannot be imported.
    Public,
    /// Hands and sealed placements too, but never the seed: for the host alone.
    Whole,
}

/// Why a file cannot be written or read. The texts are for a host's terminal.
#[derive(Debug, thiserror::Error)]
pub enum ExportError {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("match {0} cannot be read: {1}")]
    Broken(MatchId, &'static str),
    #[error("the file is no exported match: {0}")]
    NoExport(String),
    #[error("the file was written by a newer Adjutant (form {0}, snapshot format {1})")]
    Newer(u32, u32),
    #[error("the file holds only what everybody may know of a running match; export it with its secrets to move it")]
    PublicOnly,
    #[error("the match of the file does not fit together: {0}")]
    Unsound(String),
}

/// A match with its history.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Exported {
    pub form: u32,
    pub part: Part,
    pub match_id: MatchId,
    pub guild: u64,
    pub channel: u64,
    pub state: MatchState,
    pub ruleset: String,
    pub options: Value,
    pub edition: String,
    pub edition_hash: String,
    pub snapshot_format: u32,
    pub version: u32,
    pub moves: u32,
    pub next_draw: u64,
    pub created_at: i64,
    pub started_at: Option<i64>,
    pub ended_at: Option<i64>,
    /// The host's player number, as in `people`.
    pub host: PlayerId,
    /// The numbers of players that holds name, with their accounts.
    pub people: Vec<Somebody>,
    pub seats: Vec<Seat>,
    /// Who may join the lobby; names people, so it stays out of what everybody may know.
    #[serde(default, skip_serializing_if = "Secret::is_none")]
    pub house: Secret,
    pub seal: Seal,
    pub snapshot: Secret,
    pub journal: Vec<Line>,
}

/// A person by number and account.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Somebody {
    pub player: PlayerId,
    pub account: u64,
}

/// A seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seat {
    pub name: String,
    pub slot: u8,
    pub counter: u32,
    pub players: Vec<PlayerId>,
    /// The interaction that took it, and the word for the dice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub joined: Option<u64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub word: Option<String>,
}

/// The public side of the seed, and the seed once it is revealed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seal {
    pub commitment: String,
    pub inputs: Vec<String>,
    pub seed: Option<String>,
    /// The message that first showed the commitment.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub message: Option<u64>,
    /// SHA-256 of the match key, posted with the inputs; none in a match that began before there was one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key_hash: Option<String>,
}

/// A state of the game, or the rules of a lobby, if the file may hold it. Its `Debug` shows nothing of it.
#[derive(Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Secret(pub Option<Value>);

/// A line of the journal.
#[derive(Clone, Serialize, Deserialize)]
pub struct Line {
    pub version: u32,
    #[serde(rename = "move")]
    pub move_no: u32,
    pub turn: u32,
    pub at: i64,
    /// `null` where it is still secret who did it.
    pub actor: Value,
    /// `null` where it is still secret.
    pub action: Value,
    pub draws: Value,
    pub events: Value,
    pub rules_revision: u32,
    pub undone_by: Option<u32>,
}

/// Reads a match out of the store as a file.
pub fn export(reading: &Reading, id: MatchId, part: Part) -> Result<Exported, ExportError> {
    let row = reading.match_row(id)?;
    let broken = |what| ExportError::Broken(id, what);
    let seal = reading.seal(id)?.ok_or(broken("it has no seal"))?;
    // One that a moderator ended is open once it can no longer be opened again.
    let over = row.state == MatchState::Over || row.state == MatchState::Ended && seal.revealed_at.is_some();
    let inputs = serde_json::from_str(&seal.inputs).map_err(|_| broken("its public inputs"))?;
    let mut people: Vec<PlayerId> = vec![row.host];
    let mut seats = Vec::new();
    for (seat, join) in reading.seats(id)?.into_iter().zip(reading.joins(id)?) {
        let players = reading.players_of_seat(id, seat.seat)?;
        people.extend(&players);
        let (joined, word) = (join.joined.map(|id| id.0), join.word);
        seats.push(Seat { name: seat.name, slot: seat.shape, counter: seat.counter, players, joined, word });
    }
    let rows = reading.journal(id, 0..=u32::MAX)?;
    let open = over || part == Part::Whole;
    let told = || told_draws(&rows, &row).ok_or(broken("a line of its journal"));
    let known = if open { None } else { Some(told()?) };
    let mut journal = Vec::new();
    for line in &rows {
        journal.push(written(line, &row, known.as_ref()).ok_or(broken("a line of its journal"))?);
    }
    if open {
        people.extend(rows.iter().flat_map(|line| players_in(&line.action)));
    }
    people.sort_unstable();
    people.dedup();
    let mut named = Vec::new();
    for player in people {
        let known = reading.player(player)?.and_then(|row| account(&row));
        named.push(Somebody { player, account: known.map_or(0, |account| account.0) });
    }
    let snapshot = match &row.snapshot {
        Some(snapshot) if open => Some(serde_json::from_str(snapshot).map_err(|_| broken("its state"))?),
        _ => None,
    };
    let house = reading.house(id)?.filter(|_| part == Part::Whole && !over);
    let house =
        house.map(|house| serde_json::from_str(&house)).transpose().map_err(|_| broken("the rules of its lobby"))?;
    Ok(Exported {
        form: FORM,
        part: if over { Part::Whole } else { part },
        match_id: id,
        guild: row.guild_id.0,
        channel: row.channel_id.0,
        state: row.state,
        options: serde_json::from_str(&row.options).map_err(|_| broken("its options"))?,
        ruleset: row.ruleset,
        edition: row.edition,
        edition_hash: row.edition_hash,
        snapshot_format: row.format,
        version: row.version,
        moves: row.moves,
        next_draw: row.next_draw,
        created_at: row.created_at,
        started_at: row.started_at,
        ended_at: row.ended_at,
        host: row.host,
        people: named,
        seats,
        house: Secret(house),
        seal: Seal {
            commitment: seal.commitment,
            inputs,
            seed: seal.seed.map(|seed| Seed::from_bytes(seed.0).reveal_hex()),
            message: seal.message.map(|message| message.0),
            key_hash: seal.key_hash,
        },
        snapshot: Secret(snapshot),
        journal,
    })
}

impl Exported {
    /// Reads a file.
    pub fn parse(text: &str) -> Result<Self, ExportError> {
        // The form first: a newer file may have other fields.
        let value: Value = serde_json::from_str(text).map_err(|error| ExportError::NoExport(error.to_string()))?;
        let number = |key: &str| value.get(key).and_then(Value::as_u64).and_then(|n| u32::try_from(n).ok());
        let (form, format) = (number("form").unwrap_or_default(), number("snapshot_format").unwrap_or_default());
        if form > FORM || format > SNAPSHOT_FORMAT {
            return Err(ExportError::Newer(form, format));
        }
        serde_json::from_value(value).map_err(|error| ExportError::NoExport(error.to_string()))
    }

    /// The file's text.
    pub fn text(&self) -> Result<String, ExportError> {
        serde_json::to_string_pretty(self).map_err(|error| ExportError::NoExport(error.to_string()))
    }
}

/// The draws of which a public event tells what came. All others are hidden until the end.
fn told_draws(rows: &[JournalRow], of: &MatchRow) -> Option<BTreeSet<u64>> {
    let kit = assets::kit(&of.edition)?;
    let mut told = BTreeSet::new();
    for row in rows {
        let events: Vec<Event> = naming::with(kit.edition(), || serde_json::from_str(&row.events)).ok()?;
        let public = events.iter().filter(|event| event.audience == Audience::Everyone);
        told.extend(public.flat_map(|event| event.kind.draws()));
    }
    Some(told)
}

/// A line as the file holds it; `None` if it cannot be read. `told`: the draws of which everybody knows, where that is all that the file
/// may hold.
fn written(line: &JournalRow, of: &MatchRow, told: Option<&BTreeSet<u64>>) -> Option<Line> {
    let value = |text: &str| serde_json::from_str::<Value>(text).ok();
    let mut actor = value(&line.actor)?;
    let (mut action, mut draws, mut events) = (value(&line.action)?, value(&line.draws)?, value(&line.events)?);
    if let Some(known) = told {
        let kit = assets::kit(&of.edition)?;
        naming::with(kit.edition(), || {
            let deed: Deed = serde_json::from_str(&line.action).ok()?;
            let rolled: Vec<DrawRecord> = serde_json::from_str(&line.draws).ok()?;
            let mut told: Vec<Event> = serde_json::from_str(&line.events).ok()?;
            told.retain(|event| event.audience == Audience::Everyone);
            // In the set-up lists and placements are sealed until all are in.
            if line.turn == 0 && matches!(deed, Deed::Act(Action::Claim { .. } | Action::Place { .. })) {
                action = Value::Null;
            }
            // Whose standing order it is, is a secret too.
            if is_secret(&deed) {
                (actor, action) = (Value::Null, Value::Null);
            }
            // Of what is hidden the number alone: that something was drawn is no secret, and none may be missing.
            let shown = rolled.iter().map(|record| {
                if known.contains(&record.number) {
                    serde_json::to_value(record).ok()
                } else {
                    Some(serde_json::json!({ "number": record.number }))
                }
            });
            draws = Value::Array(shown.collect::<Option<_>>()?);
            events = serde_json::to_value(&told).ok()?;
            Some(())
        })?;
    }
    Some(Line {
        version: line.version,
        move_no: line.move_no,
        turn: line.turn,
        at: line.at,
        actor,
        action,
        draws,
        events,
        rules_revision: line.rules_revision,
        undone_by: line.undone_by,
    })
}

/// The players that a deed names.
fn players_in(action: &str) -> Vec<PlayerId> {
    let mut found = Vec::new();
    if let Ok(mut value) = serde_json::from_str::<Value>(action) {
        map_players(&mut value, &mut |player| {
            found.push(player);
            player
        });
    }
    found
}

/// Changes every player number in a hold, `{"players": [..]}`: the only thing of that form in states and actions.
pub(super) fn map_players(value: &mut Value, change: &mut impl FnMut(PlayerId) -> PlayerId) {
    match value {
        Value::Object(fields) => {
            if fields.len() == 1
                && let Some(Value::Array(players)) = fields.get_mut("players")
            {
                for player in players {
                    if let Some(number) = player.as_u64() {
                        *player = Value::from(change(PlayerId(number)).0);
                    }
                }
                return;
            }
            fields.iter_mut().for_each(|(_, field)| map_players(field, change));
        }
        Value::Array(items) => items.iter_mut().for_each(|item| map_players(item, change)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

impl Secret {
    fn is_none(&self) -> bool {
        self.0.is_none()
    }
}

impl std::fmt::Debug for Secret {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(if self.0.is_some() { "Secret(a state)" } else { "Secret(nothing)" })
    }
}

impl std::fmt::Debug for Line {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Line(version {})", self.version)
    }
}
