//! Who may join a lobby: what its host, or a moderator in their place, decides about that.

use super::answer::Refused;
use super::change::Change;
use super::gate::{Asking, Gate};
use super::intent::Person;
use super::load::{Chair, Match, Sitter};
use super::lobby::{finish, host_only, in_lobby, json, leave, may_host, remove};
use super::moderate::log_in_place_of_host;
use super::names;
use super::post::{Notice, Post};
use super::reply::Reply;
use super::seating::SeatWish;
use super::sight::AccountId;
use crate::store::{Json, Reading, StoreError};

/// The rules of one lobby (ux 20).
#[derive(Clone, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(default)]
pub struct House {
    /// Nobody else may join.
    pub locked: bool,
    /// They were removed and may not join this lobby again.
    pub removed: Vec<AccountId>,
    pub gate: Gate,
    /// They wait for the host's answer, in the order in which they asked.
    pub asking: Vec<Asking>,
    /// They were greeted by direct message.
    pub greeted: Vec<AccountId>,
    /// The words for the dice of those who left: whoever comes again has the same, because a word is fixed once it is given.
    pub words: Vec<Given>,
    /// Who has chosen which seat of the table.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub seats: Vec<SeatWish>,
    /// Who had chosen which seat in the match of which this one is the rematch: theirs again when they join, if it is free.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub before: Vec<SeatWish>,
    /// Who has chosen their look, which then does not follow their seat.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub dressed: Vec<AccountId>,
}

/// The word that somebody gave for the dice.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Given {
    pub account: AccountId,
    pub word: String,
}

impl House {
    /// The word that this person gave in this lobby before they left it.
    pub(super) fn word_of(&self, account: AccountId) -> Option<String> {
        self.words.iter().find(|given| given.account == account).map(|given| given.word.clone())
    }
}

/// The rules of a match's lobby. `Err`: they cannot be read.
pub(super) fn read(reading: &Reading, id: crate::store::MatchId) -> Result<Result<House, ()>, StoreError> {
    Ok(reading.house(id)?.map_or(Ok(House::default()), |Json(text)| serde_json::from_str(&text).map_err(drop)))
}

/// Writes the rules down as they stand in the match.
pub(super) fn keep(change: &Change<'_, '_>) -> Result<(), Refused> {
    Ok(change.tx.put_house(change.of.id(), &json(&change.of.house)?)?)
}

/// Keeps the word of whoever leaves this chair.
pub(super) fn keep_word(change: &mut Change<'_, '_>, chair: &Chair) -> Result<(), Refused> {
    let Some(word) = &chair.word else { return Ok(()) };
    let given = chair.people.iter().map(|sitter| Given { account: sitter.account, word: word.clone() });
    let words = &mut change.of.house.words;
    words.retain(|old| chair.people.iter().all(|sitter| sitter.account != old.account));
    words.extend(given);
    keep(change)
}

/// Whether the person may take a seat.
pub(super) fn admit(of: &Match, person: &Person) -> Result<(), Refused> {
    if of.house.removed.contains(&person.account) {
        return Err(Refused::Removed);
    }
    if of.house.locked {
        return Err(Refused::Locked);
    }
    Ok(())
}

/// Greets who has just taken a seat by direct message, once a match however often they come.
pub(super) fn greet(change: &mut Change<'_, '_>, sitter: &Sitter) -> Result<(), Refused> {
    if change.of.house.greeted.contains(&sitter.account) {
        return Ok(());
    }
    change.of.house.greeted.push(sitter.account);
    keep(change)?;
    change.tell(&Post::Welcome { of: change.of.id() }, sitter.player)
}

/// Lets nobody else join, or everybody again.
pub(super) fn lock(change: &mut Change<'_, '_>, person: &Person, locked: bool) -> Result<Reply, Refused> {
    in_lobby(&change.of)?;
    host_only(change, person, |by| Notice::LobbyChanged { by })?;
    change.of.house.locked = locked;
    keep(change)?;
    finish(change)?;
    Ok(Reply::Locked(locked))
}

/// Takes a seat from its people or the AI. Who is removed may not join this lobby again; who removes themselves just leaves.
pub(super) fn throw_out(change: &mut Change<'_, '_>, person: &Person, asked: &str) -> Result<Reply, Refused> {
    in_lobby(&change.of)?;
    may_host(&change.of, person)?;
    let seat = names::find(asked, &names::seats(change.of.seated().iter()))?;
    if change.of.seats_of(person.account).contains(&seat) {
        return leave(change, person);
    }
    let name = change.of.chairs[seat].name.clone();
    log_in_place_of_host(change, person, |by| Notice::Removed { name: name.clone(), by })?;
    bar(change, seat)?;
    remove(change, seat)?;
    Ok(Reply::Removed { name })
}

/// Keeps the people of a seat from joining this lobby again.
pub(super) fn bar(change: &mut Change<'_, '_>, seat: crate::game::ids::SeatId) -> Result<(), Refused> {
    let people: Vec<AccountId> = change.of.chairs[seat].people.iter().map(|sitter| sitter.account).collect();
    if people.is_empty() {
        return Ok(());
    }
    change.of.house.removed.extend(people);
    keep(change)
}
