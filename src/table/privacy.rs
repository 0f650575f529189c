//! What is stored about a person, shown and given to them. How it is deleted is in `forget`.

use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;
use serde_json::Value;

use super::Table;
use super::answer::Refused;
use super::forget::{self, Once};
use super::house::{self, House};
use super::journal::Deed;
use super::load::PLATFORM;
use super::outbox::KEPT;
use super::question::{Question, What};
use super::sight::{AccountId, MatchId, MatchState};
use crate::game::action::Action;
use crate::game::ids::{PlayerId, SeatId};
use crate::game::people::{Actor, Hold};
use crate::store::{MatchHead, Reading, StoreError};

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
    /// What the rules of lobbies say of the person.
    pub lobbies: Vec<OwnLobby>,
    /// The questions in matches that the person asked or is asked.
    pub questions: Vec<OwnQuestion>,
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
    /// The seats that the person had and has no more.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub left: Vec<OwnSeat>,
    /// Unix milliseconds, as all times here.
    pub opened_at: i64,
    pub started_at: Option<i64>,
    pub ended_at: Option<i64>,
    /// What was done with these seats while they were the person's.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub moves: Vec<OwnMove>,
}

/// A seat that the person has or had.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct OwnSeat {
    pub seat: SeatId,
    /// Empty where somebody else had it later.
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

/// What the rules of a lobby say of the person.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct OwnLobby {
    #[serde(rename = "match")]
    pub of: MatchId,
    /// The name with which they asked for a seat and wait for the answer.
    pub asks_as: Option<String>,
    /// They were greeted by direct message when they joined.
    pub greeted: bool,
    /// They may not join any more.
    pub removed: bool,
    /// Their word for the dice, kept since they left.
    pub word: Option<String>,
}

/// A question that names the person.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct OwnQuestion {
    #[serde(rename = "match")]
    pub of: MatchId,
    pub asked_at: i64,
    pub what: &'static str,
    pub open: bool,
    pub by_you: bool,
    pub asks_you: bool,
    /// What they said to a draw; `None`: nothing.
    pub you_agreed: Option<bool>,
}

impl OwnLobby {
    fn of(of: MatchId, house: &House, account: AccountId) -> Option<Self> {
        let asks = house.asking.iter().find(|asking| asking.account == account);
        let own = Self {
            of,
            asks_as: asks.map(|asking| asking.name.clone()),
            greeted: house.greeted.contains(&account),
            removed: house.removed.contains(&account),
            word: house.word_of(account),
        };
        let is_named = own.asks_as.is_some() || own.greeted || own.removed || own.word.is_some();
        is_named.then_some(own)
    }
}

impl OwnQuestion {
    fn of(of: MatchId, question: &Question, account: AccountId) -> Option<Self> {
        let agreed = match &question.what {
            What::Draw(offer) if offer.agreed.contains(&account) => Some(true),
            What::Draw(offer) => offer.no.filter(|(by, _)| *by == account).map(|_| false),
            What::TakeOver(_) | What::Undo { .. } => None,
        };
        let own = Self {
            of,
            asked_at: question.asked,
            what: question.what.kind(),
            open: question.end.is_none(),
            by_you: question.by == account,
            asks_you: question.whom == account,
            you_agreed: agreed,
        };
        (own.by_you || own.asks_you || agreed.is_some()).then_some(own)
    }
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

    /// The same for whoever asks what is stored, without their moves: it reads all journals, and is counted like any request.
    pub async fn held_shown(&self, account: AccountId) -> Result<Held, Refused> {
        self.0.pace.request(account, self.now())?;
        self.held(account, false).await
    }

    /// The same with their moves, for a file: once a minute.
    pub async fn held_for_file(&self, account: AccountId) -> Result<Held, Refused> {
        self.0.pace.file(account, self.now())?;
        self.held(account, true).await
    }
}

fn held(reading: &Reading, account: AccountId, moves: bool) -> Result<Held, StoreError> {
    let text = account.0.to_string();
    let row = reading.player_by_account(PLATFORM, &text)?;
    let mut matches = Vec::new();
    let mut waiting = 0;
    if let Some(row) = &row {
        waiting = reading.unsent_to(row.player_id)?;
        let once = forget::once_held(reading, row.player_id)?;
        let heads = reading.matches_of_player(row.player_id)?.rows.into_iter();
        let mut heads: BTreeMap<MatchId, MatchHead> = heads.map(|head| (head.match_id, head)).collect();
        for one in &once {
            if let Entry::Vacant(missing) = heads.entry(one.of) {
                missing.insert(reading.match_head(one.of)?);
            }
        }
        for head in heads.values() {
            matches.push(part(reading, head, row.player_id, &once, moves)?);
        }
    }
    let mut questions = Vec::new();
    for row in reading.drafts_naming(&text)? {
        let read = serde_json::from_str::<Question>(&row.body).ok();
        questions.extend(read.and_then(|question| OwnQuestion::of(row.match_id, &question, account)));
    }
    let mut lobbies = Vec::new();
    for row in reading.houses_naming(&text)? {
        lobbies.extend(
            house::read(reading, row.match_id)?.ok().and_then(|house| OwnLobby::of(row.match_id, &house, account)),
        );
    }
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
        questions,
        days_kept: KEPT / 86_400_000,
    })
}

fn part(reading: &Reading, head: &MatchHead, player: PlayerId, once: &[Once], moves: bool) -> Result<Part, StoreError> {
    let own = reading.seats_of_player(head.match_id, player)?;
    let (mut seats, mut left) = (Vec::new(), Vec::new());
    for (one, join) in reading.seats(head.match_id)?.into_iter().zip(reading.joins(head.match_id)?) {
        let before = once.iter().find(|once| (once.of, once.seat) == (head.match_id, one.seat));
        let (is_own, began) =
            (own.contains(&one.seat), before.is_some_and(|once| once.began) || head.started_at.is_none());
        let seat = OwnSeat {
            seat: one.seat,
            // What came after them has somebody else's.
            name: if is_own || before.is_some_and(|once| once.last) { one.name } else { String::new() },
            joined: join.joined.filter(|_| began).map(|id| id.0.to_string()),
            word: join.word.filter(|_| began),
        };
        if is_own {
            seats.push(seat);
        } else if before.is_some() {
            left.push(seat);
        }
    }
    let moves = if moves { own_moves(reading, head.match_id, player)? } else { Vec::new() };
    Ok(Part {
        of: head.match_id,
        server: head.guild_id.0.to_string(),
        channel: head.channel_id.0.to_string(),
        state: head.state,
        hosts: head.host == player,
        seats,
        left,
        opened_at: head.created_at,
        started_at: head.started_at,
        ended_at: head.ended_at,
        moves,
    })
}

/// The moves of the seats that the person had at the time.
fn own_moves(reading: &Reading, of: MatchId, player: PlayerId) -> Result<Vec<OwnMove>, StoreError> {
    let theirs = |hold: &Hold| matches!(hold, Hold::Players(players) if players.contains(&player));
    let (mut own, mut given_up, mut moves) = (BTreeSet::new(), BTreeSet::new(), Vec::new());
    for line in reading.journal(of, 0..=u32::MAX)? {
        let actor = serde_json::from_str(&line.actor).ok();
        if let Some(Actor::Seat(seat)) = actor
            && own.contains(&seat)
            && !given_up.contains(&seat)
        {
            let action = serde_json::from_str(&line.action).unwrap_or_default();
            moves.push(OwnMove { move_no: line.move_no, at: line.at, action });
        }
        match (serde_json::from_str(&line.action), actor) {
            (Ok(Deed::Begin { holds }), _) => {
                own = holds.iter().filter(|(_, hold)| theirs(hold)).map(|(seat, _)| seat).collect();
            }
            (Ok(Deed::Act(Action::HandOver { seat, hold })), _) => {
                if theirs(&hold) {
                    own.insert(seat);
                } else {
                    own.remove(&seat);
                }
            }
            // The AI plays on for it, unless that is undone.
            (Ok(Deed::Act(Action::Surrender)), Some(Actor::Seat(seat))) => {
                given_up.insert(seat);
            }
            (Ok(Deed::Undo { .. }), _) => given_up.clear(),
            // Moves that name things of an edition are read with it; they hand nothing over.
            (Ok(Deed::Act(_)) | Err(_), _) => {}
        }
    }
    Ok(moves)
}
