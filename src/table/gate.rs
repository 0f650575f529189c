//! What a lobby asks of those who want to join: the host's approval, a role, an account that is old enough (ux 20).

use super::answer::Refused;
use super::change::Change;
use super::house::keep;
use super::intent::Person;
use super::load::Match;
use super::lobby::{finish, host_only, in_lobby, sit};
use super::post::Notice;
use super::reply::Reply;
use super::seating::{free, wish};
use super::sight::AccountId;
use crate::text::harmless;
use crate::text::lang::Lang;

/// The most people who may wait for an answer.
pub const MOST_ASKING: usize = 10;

/// The most days that can be asked for.
const MOST_DAYS: i64 = 3_650;

const DAY: i64 = 86_400_000;

/// When the platform began to count time in its ids, in Unix milliseconds.
const EPOCH: i64 = 1_420_070_400_000;

/// The conditions of a lobby. Moderators need to meet none, and whom the host accepts has met them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(default)]
pub struct Gate {
    /// The host accepts each one.
    pub approval: bool,
    /// This role in the server.
    pub role: Option<u64>,
    /// The account is at least so many days old.
    pub days: u32,
}

/// What is to be changed of it. All `None`: nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GateWish {
    /// `false`: everybody may join again, without any condition.
    pub approval: Option<bool>,
    pub role: Option<u64>,
    pub days: Option<i64>,
}

/// Somebody who waits for the host's answer.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Asking {
    pub account: AccountId,
    /// The display name, harmless in text.
    pub name: String,
    /// Code of the language.
    pub language: String,
    /// The seat of the table that they have chosen, which nobody keeps free for them meanwhile.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub place: Option<u8>,
}

/// Sets the conditions.
pub(super) fn set(change: &mut Change<'_, '_>, person: &Person, wish: GateWish) -> Result<Reply, Refused> {
    in_lobby(&change.of)?;
    host_only(change, person, |by| Notice::LobbyChanged { by })?;
    let mut gate = if wish.approval == Some(false) { Gate::default() } else { change.of.house.gate };
    gate.approval |= wish.approval == Some(true);
    gate.role = wish.role.or(gate.role);
    if let Some(asked) = wish.days {
        let refused = Refused::OutOfRange { asked, least: 0, most: MOST_DAYS };
        gate.days = u32::try_from(asked).ok().filter(|_| asked <= MOST_DAYS).ok_or(refused)?;
    }
    change.of.house.gate = gate;
    keep(change)?;
    finish(change)?;
    Ok(Reply::Gated(gate))
}

/// Whether the person may join as far as that can be told from their account.
pub(super) fn meets(of: &Match, person: &Person, now: i64) -> Result<(), Refused> {
    let gate = of.house.gate;
    if person.moderator {
        return Ok(());
    }
    if let Some(role) = gate.role.filter(|role| !person.roles.contains(role)) {
        return Err(Refused::NeedsRole { role });
    }
    let old_enough_at = created_at(person.account) + i64::from(gate.days) * DAY;
    if gate.days > 0 && old_enough_at > now {
        let left = (old_enough_at - now + DAY - 1) / DAY;
        return Err(Refused::TooYoung { days: gate.days, left: u32::try_from(left).unwrap_or(u32::MAX) });
    }
    Ok(())
}

/// Asks the host for a seat.
pub(super) fn ask(change: &mut Change<'_, '_>, person: &Person, place: Option<u8>) -> Result<Reply, Refused> {
    let most = *change.of.options.seats().end();
    if change.of.chairs.len() >= most {
        return Err(Refused::LobbyFull { most });
    }
    let asking = &mut change.of.house.asking;
    if asking.iter().any(|asking| asking.account == person.account) {
        return Err(Refused::AlreadyAsked);
    }
    if asking.len() >= MOST_ASKING {
        return Err(Refused::TooManyAsk);
    }
    let (name, language) = (harmless(&person.name), person.lang.code().to_owned());
    asking.push(Asking { account: person.account, name, language, place });
    keep(change)?;
    finish(change)?;
    Ok(Reply::HostAsked)
}

/// Gives a seat to somebody who asked for one.
pub(super) fn accept(change: &mut Change<'_, '_>, person: &Person, account: AccountId) -> Result<Reply, Refused> {
    let asking = taken(change, person, account)?;
    let lang = Lang::ALL.into_iter().find(|lang| lang.code() == asking.language).unwrap_or_default();
    let newcomer =
        Person { account, name: asking.name.clone(), lang, moderator: false, manager: false, roles: Vec::new() };
    keep(change)?;
    sit(change, &newcomer)?;
    if let Some(place) = asking.place.filter(|&place| free(&change.of, account, place).is_ok()) {
        wish(change, account, place)?;
    }
    finish(change)?;
    Ok(Reply::Accepted(asking.name))
}

/// Refuses somebody who asked for a seat; they cannot ask again in this lobby.
pub(super) fn decline(change: &mut Change<'_, '_>, person: &Person, account: AccountId) -> Result<Reply, Refused> {
    let asking = taken(change, person, account)?;
    change.of.house.removed.push(account);
    keep(change)?;
    finish(change)?;
    Ok(Reply::Declined(asking.name))
}

/// Takes back the own question; `false`: there was none.
pub(super) fn withdraw(change: &mut Change<'_, '_>, person: &Person) -> Result<bool, Refused> {
    let before = change.of.house.asking.len();
    change.of.house.asking.retain(|asking| asking.account != person.account);
    if change.of.house.asking.len() == before {
        return Ok(false);
    }
    keep(change)?;
    finish(change)?;
    Ok(true)
}

/// Takes the question off the list, for host or moderator.
fn taken(change: &mut Change<'_, '_>, person: &Person, account: AccountId) -> Result<Asking, Refused> {
    in_lobby(&change.of)?;
    host_only(change, person, |by| Notice::LobbyChanged { by })?;
    let asking = &mut change.of.house.asking;
    let at = asking.iter().position(|asking| asking.account == account).ok_or(Refused::AskedNoMore)?;
    Ok(asking.remove(at))
}

/// When an account was made: its id begins with that.
fn created_at(account: AccountId) -> i64 {
    (account.0 >> 22).cast_signed() + EPOCH
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_tells_when_its_account_was_made() {
        // Discord's own example.
        assert_eq!(created_at(AccountId(175_928_847_299_117_063)), 1_462_015_105_796);
    }
}
