//! What is stored about a person is deleted where they want it.
//!
//! Deleted is the link between the person and their matches. What a match needs to be checked by everybody stays: its moves, by
//! number of the seat, and the public inputs as they were posted (`docs/privacy.md`).

use std::collections::{BTreeMap, BTreeSet};

use super::Table;
use super::answer::Refused;
use super::change::Change;
use super::guild;
use super::house::{self, House};
use super::intent::Person;
use super::journal::Deed;
use super::load::{LoadError, Match, PLATFORM, load};
use super::lobby::{self, is_lobby, json};
use super::moderate;
use super::post::Notice;
use super::question::{self, Gone};
use super::sight::{AccountId, MatchId, MatchState};
use crate::game::action::Action;
use crate::game::ids::{PlayerId, SeatId};
use crate::game::people::Hold;
use crate::store::{JoinRow, Reading, StoreError, Tx};
use crate::text;

/// A seat that a person had in a match that has begun.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Once {
    pub(super) of: MatchId,
    pub(super) seat: SeatId,
    /// They had it at the start: how it was taken, and its word for the dice, are theirs.
    pub(super) began: bool,
    /// No person had it after them: its name is theirs.
    pub(super) last: bool,
}

impl Table {
    /// Deletes what is stored about a person, who saw what [`Held::seen`](super::privacy::Held::seen) says: seats of matches that go
    /// on or stand aside are given to the AI, lobbies are left, all other matches keep a seat of nobody.
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
        let look = move |reading: &Reading| match reading.player_by_account(PLATFORM, &account.0.to_string())? {
            Some(row) => once_held(reading, row.player_id),
            None => Ok(Vec::new()),
        };
        let once = self.store().read(look).await?;
        let (person, now) = (person.clone(), self.now());
        let change = move |tx: &mut Tx<'_>| forget(tx, &person, &once, now);
        for id in self.store().write(change).await? {
            self.forget(id);
        }
        Ok(())
    }
}

/// The seats that a person ever had in matches that have begun, also those that somebody else plays now.
pub(super) fn once_held(reading: &Reading, player: PlayerId) -> Result<Vec<Once>, StoreError> {
    let theirs = |hold: &Hold| matches!(hold, Hold::Players(players) if players.contains(&player));
    // Who had it at the start, and who had it last.
    let mut found: BTreeMap<(MatchId, SeatId), Once> = BTreeMap::new();
    let mut holds = |of: MatchId, seat: SeatId, hold: &Hold, begins: bool| match found.get_mut(&(of, seat)) {
        Some(once) => once.last = theirs(hold) || *hold == Hold::Ai && once.last,
        None if theirs(hold) => {
            found.insert((of, seat), Once { of, seat, began: begins, last: true });
        }
        None => {}
    };
    for line in reading.deeds_with_players()? {
        match serde_json::from_str(&line.action) {
            Ok(Deed::Begin { holds: all }) => {
                all.iter().for_each(|(seat, hold)| holds(line.match_id, seat, hold, true));
            }
            Ok(Deed::Act(Action::HandOver { seat, hold })) => holds(line.match_id, seat, &hold, false),
            _ => {}
        }
    }
    Ok(found.into_values().collect())
}

/// Gives back the matches whose rows were changed.
fn forget(tx: &Tx<'_>, person: &Person, once: &[Once], now: i64) -> Result<BTreeSet<MatchId>, Refused> {
    let account = person.account.0.to_string();
    let row = tx.player_by_account(PLATFORM, &account)?;
    let name = text::harmless(row.as_ref().map_or(&person.name, |row| &row.name));
    let gone = Gone { account: person.account, name: &name };
    let player = row.map(|row| row.player_id);
    let mut touched: BTreeSet<MatchId> = once.iter().map(|once| once.of).collect();
    let mut own = BTreeSet::new();
    if let Some(player) = player {
        for head in tx.matches_of_player(player)?.rows {
            touched.insert(head.match_id);
            own.extend(tx.seats_of_player(head.match_id, player)?.into_iter().map(|seat| (head.match_id, seat)));
        }
    }
    touched.extend(tx.houses_naming(&account)?.into_iter().map(|row| row.match_id));
    touched.extend(tx.drafts_naming(&account)?.into_iter().map(|row| row.match_id));
    for &id in &touched {
        leave(tx, id, player, (person, &gone), now)?;
    }
    for row in tx.houses_naming(&account)? {
        let open = is_lobby(&tx.match_head(row.match_id)?);
        strip(tx, row.match_id, person.account, open)?;
    }
    let Some(player) = player else { return Ok(touched) };
    own.extend(once.iter().map(|once| (once.of, once.seat)));
    for (id, seat) in own {
        let head = tx.match_head(id)?;
        if is_lobby(&head) {
            // Its seats have moved up.
            continue;
        }
        let once = once.iter().find(|once| (once.of, once.seat) == (id, seat));
        if once.is_some_and(|once| once.began) || head.started_at.is_none() {
            // What was posted of both is with the seed.
            tx.put_join(id, &JoinRow { seat, joined: None, word: None })?;
        }
        let is_anothers = tx.players_of_seat(id, seat)?.iter().any(|&other| other != player);
        if once.is_none_or(|once| once.last) && !is_anothers {
            tx.rename_seat(id, seat, &format!("{} {}", text::harmless(""), u16::from(seat.0) + 1))?;
        }
    }
    tx.make_former(player)?;
    Ok(touched)
}

/// Leaves a match that goes on or stands aside, and takes the person out of what was asked in any.
fn leave(
    tx: &Tx<'_>,
    id: MatchId,
    player: Option<PlayerId>,
    (person, gone): (&Person, &Gone<'_>),
    now: i64,
) -> Result<(), Refused> {
    let head = tx.match_head(id)?;
    if !head.state.is_live() {
        return question::forget(tx, id, gone, None);
    }
    let of: Match = match load(tx, id) {
        Ok(of) => of,
        Err(LoadError::Store(error)) => return Err(error.into()),
        Err(LoadError::Broken(..)) => {
            // Its rows are all that can be changed; what the game knows is put right when it goes on.
            if let Some(player) = player {
                for seat in tx.seats_of_player(id, player)? {
                    tx.remove_seat_player(id, seat, player)?;
                }
            }
            return question::forget(tx, id, gone, None);
        }
    };
    let posts = guild::settings(tx, head.guild_id.0)?.posts;
    let mut change = Change::new(tx, of, now, posts);
    change.hushed = head.state == MatchState::SetAside;
    if head.state == MatchState::Lobby {
        match lobby::leave(&mut change, person) {
            Ok(_) | Err(Refused::NotJoined) => {}
            Err(refused) => return Err(refused),
        }
    } else if is_lobby(&head) {
        while let Some(&seat) = change.of.seats_of(person.account).first() {
            lobby::remove(&mut change, seat)?;
        }
    } else {
        for seat in change.of.seats_of(person.account) {
            give_up(&mut change, seat, person.account)?;
        }
    }
    if change.of.host == person.account && moderate::hand_on(&mut change) {
        change.write()?;
    }
    question::forget(tx, id, gone, Some(&change))
}

/// Gives a seat to the AI. In a seat that is out there is nothing to play.
fn give_up(change: &mut Change<'_, '_>, seat: SeatId, account: AccountId) -> Result<(), Refused> {
    if !moderate::is_in_play(change, seat) {
        moderate::vacate(change, seat)?;
        return change.write();
    }
    match moderate::to_ai(change, seat, account) {
        Ok(()) => change.notice(Notice::Nameless { seat }),
        // Its luck cannot be read: it will not go on, and keeps nobody for that.
        Err(Refused::SetAside(_)) => change.write(),
        Err(refused) => Err(refused),
    }
}

/// Takes somebody out of the rules of a lobby. Who was removed from one that is still open stays out of it.
fn strip(tx: &Tx<'_>, id: MatchId, account: AccountId, open: bool) -> Result<(), Refused> {
    let Ok(House { locked, mut removed, gate, mut asking, mut greeted, mut words, mut seats, mut before, mut dressed }) =
        house::read(tx, id)?
    else {
        return Ok(());
    };
    asking.retain(|asking| asking.account != account);
    greeted.retain(|greeted| *greeted != account);
    words.retain(|given| given.account != account);
    seats.retain(|wish| wish.account != account);
    before.retain(|wish| wish.account != account);
    dressed.retain(|dressed| *dressed != account);
    if !open {
        removed.retain(|removed| *removed != account);
    }
    Ok(tx.put_house(id, &json(&House { locked, removed, gate, asking, greeted, words, seats, before, dressed })?)?)
}
