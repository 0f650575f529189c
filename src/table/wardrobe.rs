//! Colour and shape: each person chooses their own in the lobby, first come, first served (ux 18).

use super::Table;
use super::answer::Refused;
use super::change::Change;
use super::house;
use super::intent::Person;
use super::load::Match;
use super::lobby::{finish, in_lobby, put_chair};
use super::reply::Reply;
use super::sight::{AccountId, MatchId, Place, Sight};
use crate::game::ids::SeatId;

/// So many looks there are; a slot is one of 0 to 5.
pub const LOOKS: u8 = 6;

/// The looks from which a person of the lobby can choose.
#[derive(Clone, Debug)]
pub struct Wardrobe {
    pub sight: Sight,
    /// The person's own.
    pub seat: SeatId,
}

impl Wardrobe {
    /// The slots that no other person has, the own one included. What an AI wears can be had: it takes the old look.
    pub fn free(&self) -> Vec<u8> {
        let taken = |slot: u8| {
            let mut others = self.sight.seats.iter().filter(|&(seat, _)| seat != self.seat);
            others.any(|(_, seated)| seated.slot == slot && !seated.accounts.is_empty())
        };
        (0..LOOKS).filter(|&slot| !taken(slot)).collect()
    }
}

impl Table {
    /// What the presser can choose from. Without the writer.
    pub async fn wardrobe(&self, person: &Person, place: Place, of: MatchId) -> Result<Wardrobe, Refused> {
        let of = self.state(of).await?;
        if of.place() != place {
            return Err(Refused::OldButton);
        }
        in_lobby(&of)?;
        let seat = own_seat(&of, person.account)?;
        Ok(Wardrobe { sight: (*self.sight_for(&of, Some(person.account))).clone(), seat })
    }
}

/// Gives the person this look at once.
pub(super) fn wear(change: &mut Change<'_, '_>, person: &Person, slot: u8) -> Result<Reply, Refused> {
    in_lobby(&change.of)?;
    let seat = own_seat(&change.of, person.account)?;
    if slot >= LOOKS {
        return Err(Refused::OldButton);
    }
    let old = change.of.chairs[seat].slot;
    if !change.of.house.dressed.contains(&person.account) {
        change.of.house.dressed.push(person.account);
        house::keep(change)?;
    }
    if slot == old {
        return Ok(Reply::Wears(seat));
    }
    let holder = change.of.chairs.iter().find(|(_, chair)| chair.slot == slot).map(|(other, _)| other);
    if let Some(other) = holder {
        if !change.of.chairs[other].people.is_empty() {
            return Err(Refused::LookTaken);
        }
        change.of.chairs[other].slot = old;
        put_chair(change, other, &change.of.chairs[other])?;
    }
    change.of.chairs[seat].slot = slot;
    put_chair(change, seat, &change.of.chairs[seat])?;
    finish(change)?;
    Ok(Reply::Wears(seat))
}

fn own_seat(of: &Match, account: AccountId) -> Result<SeatId, Refused> {
    of.seats_of(account).first().copied().ok_or(Refused::JoinFirst)
}
