//! What is stored about a person: shown to them, given to them, and deleted where they want it.
//!
//! Deleted is the link between the person and their matches. What a match needs to be checked by everybody stays: its moves, by
//! number of the seat, and the public inputs as they were posted (`docs/privacy.md`).

use std::collections::BTreeSet;

use serde::Serialize;
use serde_json::Value;

use super::Table;
use super::answer::Refused;
use super::change::Change;
use super::guild;
use super::house::{self, House};
use super::intent::Person;
use super::journal::Deed;
use super::load::{LoadError, Match, PLATFORM, load};
use super::lobby::{self, json};
use super::moderate;
use super::outbox::KEPT;
use super::post::Notice;
use super::sight::{AccountId, MatchId, MatchState};
use crate::game::action::Action;
use crate::game::ids::{PlayerId, SeatId};
use crate::game::people::{Actor, Hold};
use crate::store::{Reading, StoreError, Tx};
use crate::text;

/// The form of the file that this release writes.
const FORM: u32 = 1;

/// A longer file is given without the moves, which `/log` shows as well (Discord takes 10 MiB).
const LONGEST_FILE: usize = 8 * 1024 * 1024;

/// Everything that is stored about one person.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Held {
    form: u32,
    /// A text: numbers of that size do not survive every reader of JSON.
    pub account: String,
    /// The name last seen; `None`: the person never had a seat.
    pub name: Option<String>,
    /// Code of the language of direct messages.
    pub language: Option<String>,
    pub direct_messages_closed: bool,
    /// Direct messages that wait to be sent.
    pub direct_messages_waiting: u64,
    pub matches: Vec<Part>,
    /// The lobbies in which the person asked for a seat, was greeted or was removed.
    pub lobbies: Vec<MatchId>,
    /// How long sent messages and answers to commands are kept, in days.
    pub days_kept: i64,
}

/// A person's part in a match.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Part {
    #[serde(rename = "match")]
    pub of: MatchId,
    pub server: String,
    pub channel: String,
    pub state: MatchState,
    pub hosts: bool,
    pub seats: Vec<OwnSeat>,
    /// Unix milliseconds, as all times here.
    pub opened_at: i64,
    pub started_at: Option<i64>,
    pub ended_at: Option<i64>,
    /// What was done with these seats.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub moves: Vec<OwnMove>,
}

/// A seat that the person has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct OwnSeat {
    pub seat: SeatId,
    pub name: String,
    /// The interaction that took it, and the person's word for the dice; both are public.
    pub joined: Option<String>,
    pub word: Option<String>,
}

/// A move of such a seat.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct OwnMove {
    #[serde(rename = "move")]
    pub move_no: u32,
    pub at: i64,
    pub action: Value,
}

impl Held {
    /// Whether nothing is stored.
    pub fn is_empty(&self) -> bool {
        self.name.is_none() && self.lobbies.is_empty()
    }

    /// The matches that go on: what becomes of their seats is asked before anything is deleted.
    pub fn live(&self) -> impl Iterator<Item = &Part> {
        self.matches.iter().filter(|part| part.state.is_live() && !part.seats.is_empty())
    }

    /// A number for what [`live`](Self::live) shows: whoever confirms has seen this.
    pub fn seen(&self) -> u64 {
        let parts = self.live().map(|part| (part.of.0.unsigned_abs(), u64::from(part.state == MatchState::Lobby)));
        parts.fold(1, |sum, (of, lobby)| sum.wrapping_mul(1_000_003).wrapping_add(of * 2 + lobby))
    }

    /// The file's text.
    pub fn file(&self) -> Result<String, Refused> {
        let write = |held: &Self| serde_json::to_string_pretty(held).map_err(|_| Refused::Bug);
        let text = write(self)?;
        if text.len() <= LONGEST_FILE {
            return Ok(text);
        }
        let mut without = self.clone();
        without.matches.iter_mut().for_each(|part| part.moves.clear());
        write(&without)
    }
}

impl Table {
    /// What is stored about a person; with their moves only where those are asked for.
    pub async fn held(&self, account: AccountId, moves: bool) -> Result<Held, Refused> {
        Ok(self.store().read(move |reading| held(reading, account, moves)).await?)
    }

    /// Deletes what is stored about a person, who saw what [`Held::seen`] says: seats of matches that go on are given to the AI,
    /// lobbies are left, all other matches keep a seat of nobody. Of what stands aside nothing is played.
    pub async fn forget_person(&self, person: &Person, seen: u64) -> Result<(), Refused> {
        let account = person.account;
        self.0.pace.request(account, self.now())?;
        let shown = self.held(account, false).await?;
        if shown.is_empty() {
            return Ok(());
        }
        if shown.seen() != seen {
            return Err(Refused::MovedOn);
        }
        // Reads all journals, so not in the writer. What is missed between the two is a seat left meanwhile.
        let once = self.store().read(move |reading| once_held(reading, account)).await?;
        let (person, now) = (person.clone(), self.now());
        let change = move |tx: &mut Tx<'_>| forget(tx, &person, &once, now);
        for id in self.store().write(change).await? {
            self.forget(id);
        }
        Ok(())
    }
}

fn held(reading: &Reading, account: AccountId, moves: bool) -> Result<Held, StoreError> {
    let text = account.0.to_string();
    let row = reading.player_by_account(PLATFORM, &text)?;
    let mut matches = Vec::new();
    let mut waiting = 0;
    if let Some(row) = &row {
        waiting = reading.unsent_to(row.player_id)?;
        for head in reading.matches_of_player(row.player_id)?.rows {
            let own = reading.seats_of_player(head.match_id, row.player_id)?;
            let seats = reading.seats(head.match_id)?.into_iter().zip(reading.joins(head.match_id)?);
            let seats = seats.filter(|(one, _)| own.contains(&one.seat)).map(|(one, join)| OwnSeat {
                seat: one.seat,
                name: one.name,
                joined: join.joined.map(|id| id.0.to_string()),
                word: join.word,
            });
            let mut part = Part {
                of: head.match_id,
                server: head.guild_id.0.to_string(),
                channel: head.channel_id.0.to_string(),
                state: head.state,
                hosts: head.host == row.player_id,
                seats: seats.collect(),
                opened_at: head.created_at,
                started_at: head.started_at,
                ended_at: head.ended_at,
                moves: Vec::new(),
            };
            if moves {
                for line in reading.journal(head.match_id, 0..=u32::MAX)? {
                    let by = serde_json::from_str(&line.actor).ok();
                    if matches!(by, Some(Actor::Seat(seat)) if own.contains(&seat)) {
                        let action = serde_json::from_str(&line.action).unwrap_or_default();
                        part.moves.push(OwnMove { move_no: line.move_no, at: line.at, action });
                    }
                }
            }
            matches.push(part);
        }
    }
    let lobbies = reading.houses_naming(&text)?.into_iter().map(|row| row.match_id).collect();
    let (name, language) = row.as_ref().map_or((None, None), |row| (Some(row.name.clone()), row.language.clone()));
    Ok(Held {
        form: FORM,
        account: text,
        name,
        language,
        direct_messages_closed: row.is_some_and(|row| row.dm_closed),
        direct_messages_waiting: waiting,
        matches,
        lobbies,
        days_kept: KEPT / 86_400_000,
    })
}

/// The seats that a person ever had, also those that the AI plays now under their name.
fn once_held(reading: &Reading, account: AccountId) -> Result<Vec<(MatchId, SeatId)>, StoreError> {
    let Some(row) = reading.player_by_account(PLATFORM, &account.0.to_string())? else { return Ok(Vec::new()) };
    let theirs = |hold: &Hold| matches!(hold, Hold::Players(players) if players.contains(&row.player_id));
    let mut found = BTreeSet::new();
    for line in reading.deeds_with_players()? {
        match serde_json::from_str(&line.action) {
            Ok(Deed::Begin { holds }) => {
                let own = holds.iter().filter(|(_, hold)| theirs(hold));
                found.extend(own.map(|(seat, _)| (line.match_id, seat)));
            }
            Ok(Deed::Act(Action::HandOver { seat, hold })) if theirs(&hold) => {
                found.insert((line.match_id, seat));
            }
            _ => {}
        }
    }
    Ok(found.into_iter().collect())
}

/// Gives back the matches whose rows were changed.
fn forget(tx: &Tx<'_>, person: &Person, once: &[(MatchId, SeatId)], now: i64) -> Result<BTreeSet<MatchId>, Refused> {
    let account = person.account.0.to_string();
    let player = tx.player_by_account(PLATFORM, &account)?.map(|row| row.player_id);
    let mut touched = BTreeSet::new();
    let mut own: BTreeSet<(MatchId, SeatId)> = once.iter().copied().collect();
    if let Some(player) = player {
        for head in tx.matches_of_player(player)?.rows {
            touched.insert(head.match_id);
            own.extend(tx.seats_of_player(head.match_id, player)?.into_iter().map(|seat| (head.match_id, seat)));
        }
    }
    touched.extend(tx.houses_naming(&account)?.into_iter().map(|row| row.match_id));
    for &id in &touched {
        leave(tx, id, person, now)?;
    }
    for row in tx.houses_naming(&account)? {
        let live = tx.match_head(row.match_id)?.state == MatchState::Lobby;
        strip(tx, row.match_id, person.account, live)?;
    }
    let Some(player) = player else { return Ok(touched) };
    for (id, seat) in own {
        // Not where somebody else plays now, nor in a lobby, whose seats have moved up.
        let others = |players: Vec<PlayerId>| players.iter().any(|&other| other != player);
        if tx.match_head(id)?.state != MatchState::Lobby && !others(tx.players_of_seat(id, seat)?) {
            let name = format!("{} {}", text::harmless(""), u16::from(seat.0) + 1);
            tx.clear_seat(id, seat, &name)?;
            touched.insert(id);
        }
    }
    tx.make_former(player)?;
    Ok(touched)
}

/// Leaves a match that goes on.
fn leave(tx: &Tx<'_>, id: MatchId, person: &Person, now: i64) -> Result<(), Refused> {
    let head = tx.match_head(id)?;
    if !matches!(head.state, MatchState::Lobby | MatchState::Running | MatchState::Paused) {
        return Ok(());
    }
    let of: Match = match load(tx, id) {
        Ok(of) => of,
        Err(LoadError::Store(error)) => return Err(error.into()),
        // It stands still; its rows are all that can be changed.
        Err(LoadError::Broken(..)) => return Ok(()),
    };
    let posts = guild::settings(tx, head.guild_id.0)?.posts;
    let mut change = Change::new(tx, of, now, posts);
    if head.state == MatchState::Lobby {
        return match lobby::leave(&mut change, person) {
            Ok(_) | Err(Refused::NotJoined) => Ok(()),
            Err(refused) => Err(refused),
        };
    }
    for seat in change.of.seats_of(person.account) {
        if change.of.is_played() {
            moderate::to_ai(&mut change, seat, person.account)?;
            change.notice(Notice::Left { seat })?;
        }
    }
    Ok(())
}

/// Takes somebody out of the rules of a lobby. Who was removed from one that is still open stays out of it.
fn strip(tx: &Tx<'_>, id: MatchId, account: AccountId, open: bool) -> Result<(), Refused> {
    let Ok(House { locked, mut removed, gate, mut asking, mut greeted, mut words }) = house::read(tx, id)? else {
        return Ok(());
    };
    asking.retain(|asking| asking.account != account);
    greeted.retain(|greeted| *greeted != account);
    words.retain(|given| given.account != account);
    if !open {
        removed.retain(|removed| *removed != account);
    }
    Ok(tx.put_house(id, &json(&House { locked, removed, gate, asking, greeted, words })?)?)
}
