//! Which seat of the table is whose, in games whose seats differ: people of a lobby choose theirs, first come, first served; who does not
//! choose gets one that is left. The seats are those of the table for as many players as there are, so that they change with them.

use super::Table;
use super::answer::Refused;
use super::change::Change;
use super::house;
use super::intent::Person;
use super::load::{Chair, Match};
use super::lobby::{distinct, finish, in_lobby, join, put_chair};
use super::names::{self, Named};
use super::reply::Reply;
use super::sight::{AccountId, MatchId, Place, Sight};
use crate::game::ids::{SeatId, SideId};
use crate::game::options::{Options, SeatPlan};
use crate::text;
use crate::text::lang::Lang;

/// What somebody in the lobby has chosen: a seat of the largest table, to which those of the smaller ones belong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct SeatWish {
    pub account: AccountId,
    pub place: u8,
}

/// The seats from which a person of the lobby can choose.
#[derive(Clone, Debug)]
pub struct Seating {
    pub sight: Sight,
    /// The person's own seat now.
    pub seat: SeatId,
    /// What the person has chosen.
    pub chosen: Option<u8>,
    /// In the order of the largest table.
    pub places: Vec<SeatPlace>,
}

/// A seat of the largest table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatPlace {
    pub place: u8,
    /// The id of its side.
    pub side: &'static str,
    /// What it is with as many players as there are now, and its seat then; `None`: with so many there is no such seat.
    pub now: Option<(SeatId, SeatPlan)>,
    /// How many armies of the match are run from there with so many players.
    pub runs: usize,
    /// What it is in the largest table.
    pub most: SeatPlan,
    /// How many seats of its side come before it.
    pub nth: usize,
    /// Another person has chosen it.
    pub taken: bool,
}

/// The seats of the largest table as they are with so many players, whoever has chosen them.
pub fn places(options: &Options, seats: usize) -> Vec<SeatPlace> {
    let (most, now) = (options.table(*options.seats().end()), options.table(seats));
    let nth = |table: &[SeatPlan], at: usize| table[..at].iter().filter(|seat| seat.side == table[at].side).count();
    let place = |(at, &seat): (usize, &SeatPlan)| {
        let of_most = nth(&most, at);
        let found = (0..now.len()).find(|&here| now[here].side == seat.side && nth(&now, here) == of_most);
        let found = found.and_then(|here| Some((SeatId(u8::try_from(here).ok()?), now[here])));
        let place = u8::try_from(at).unwrap_or(u8::MAX);
        let side = options.ruleset.side_id(seat.side);
        let runs = found.map_or(0, |(here, _)| options.runs(seats, here));
        SeatPlace { place, side, now: found, runs, most: seat, nth: of_most, taken: false }
    };
    most.iter().enumerate().map(place).collect()
}

/// The same for somebody of the lobby, or who wants to join it: what others have chosen is taken.
pub(super) fn places_for(options: &Options, seats: usize, wishes: &[SeatWish], account: AccountId) -> Vec<SeatPlace> {
    let taken = |place: u8| wishes.iter().any(|wish| wish.place == place && wish.account != account);
    places(options, seats).into_iter().map(|place| SeatPlace { taken: taken(place.place), ..place }).collect()
}

impl Seating {
    fn new(of: &Match, account: AccountId) -> Result<Self, Refused> {
        let seat = *of.seats_of(account).first().ok_or(Refused::JoinFirst)?;
        let wishes = &of.house.seats;
        let chosen = wishes.iter().find(|wish| wish.account == account).map(|wish| wish.place);
        let places = places_for(&of.options, of.chairs.len(), wishes, account);
        if places.is_empty() {
            return Err(Refused::NoSeatsToChoose);
        }
        Ok(Self { sight: of.sight(Some(account)), seat, chosen, places })
    }
}

impl Table {
    /// What the presser can choose from. Without the writer.
    pub async fn seating(&self, person: &Person, place: Place, of: MatchId) -> Result<Seating, Refused> {
        let of = self.state(of).await?;
        if of.place() != place {
            return Err(Refused::OldButton);
        }
        in_lobby(&of)?;
        Seating::new(&of, person.account)
    }
}

/// Joins the lobby, where the person has not, and chooses the seat that is named.
pub(super) fn join_at(change: &mut Change<'_, '_>, person: &Person, asked: &str) -> Result<Reply, Refused> {
    in_lobby(&change.of)?;
    let place = named(&change.of.options, asked, person.lang)?;
    if change.of.seats_of(person.account).is_empty() {
        free(&change.of, person.account, place)?;
        return join(change, person, Some(place));
    }
    choose(change, person, place)
}

/// Gives the person this seat of the table.
pub(super) fn choose(change: &mut Change<'_, '_>, person: &Person, place: u8) -> Result<Reply, Refused> {
    in_lobby(&change.of)?;
    if change.of.seats_of(person.account).is_empty() {
        return Err(Refused::JoinFirst);
    }
    free(&change.of, person.account, place)?;
    wish(change, person.account, place)?;
    finish(change)?;
    let (seat, later) = got(&change.of, person.account)?;
    Ok(Reply::Seated { seat, later })
}

/// Writes down what somebody chooses who has a seat, or gets one in the same change: the lobby is arranged by it when that is finished.
pub(super) fn wish(change: &mut Change<'_, '_>, account: AccountId, place: u8) -> Result<(), Refused> {
    let seats = &mut change.of.house.seats;
    seats.retain(|wish| wish.account != account);
    seats.push(SeatWish { account, place });
    house::keep(change)
}

/// What somebody had chosen in the match of which this one is the rematch, unless another person has chosen it meanwhile.
pub(super) fn as_before(of: &Match, account: AccountId) -> Option<u8> {
    let before = of.house.before.iter().find(|wish| wish.account == account).map(|wish| wish.place);
    before.filter(|&place| free(of, account, place).is_ok())
}

/// The seat that somebody of the lobby has, and whether the one that they have chosen does not exist with as few players as there are.
pub(super) fn got(of: &Match, account: AccountId) -> Result<(SeatId, bool), Refused> {
    let seat = *of.seats_of(account).first().ok_or(Refused::JoinFirst)?;
    let wish = of.house.seats.iter().find(|wish| wish.account == account);
    let chosen =
        wish.and_then(|wish| places(&of.options, of.chairs.len()).into_iter().find(|place| place.place == wish.place));
    Ok((seat, chosen.is_some_and(|place| place.now.is_none())))
}

/// Whether nobody else of the lobby has chosen this seat.
pub(super) fn free(of: &Match, account: AccountId, place: u8) -> Result<(), Refused> {
    let places = places(&of.options, of.chairs.len());
    if places.is_empty() {
        return Err(Refused::NoSeatsToChoose);
    }
    if usize::from(place) >= places.len() {
        return Err(Refused::OldButton);
    }
    let taken = of.house.seats.iter().find(|wish| wish.place == place && wish.account != account);
    let name = taken.and_then(|wish| {
        let seat = *of.seats_of(wish.account).first()?;
        Some(of.chairs[seat].name.clone())
    });
    name.map_or(Ok(()), |name| Err(Refused::SeatTaken { name }))
}

/// The seat of the largest table that is meant.
fn named(options: &Options, asked: &str, lang: Lang) -> Result<u8, Refused> {
    let places = choices(&places(options, *options.seats().end()), lang);
    if places.is_empty() {
        return Err(Refused::NoSeatsToChoose);
    }
    names::find(asked, &places)
}

/// The seats of the table by name.
pub(super) fn choices(all: &[SeatPlace], lang: Lang) -> Vec<Named<u8>> {
    let several = |of: &SeatPlace| all.iter().filter(|other| other.most.side == of.most.side).count() > 1;
    let named = |place: &SeatPlace| Named {
        what: place.place,
        id: format!("place-{}", u16::from(place.place) + 1),
        names: Lang::ALL.map(|lang| text::seat_place_name(lang, place, several(place))).to_vec(),
        shown: text::seat_place(lang, place, several(place)),
    };
    all.iter().map(named).collect()
}

/// Puts the chairs of a lobby into the order of the table, each in the look of its seat, and forgets what those chose who left.
pub(super) fn arrange(change: &mut Change<'_, '_>) -> Result<(), Refused> {
    if in_lobby(&change.of).is_err() || change.of.options.table(*change.of.options.seats().end()).is_empty() {
        return Ok(());
    }
    let here = |account: AccountId| !change.of.seats_of(account).is_empty();
    let wishes: Vec<SeatWish> = change.of.house.seats.iter().copied().filter(|wish| here(wish.account)).collect();
    let dressed: Vec<AccountId> = change.of.house.dressed.iter().copied().filter(|&account| here(account)).collect();
    if wishes != change.of.house.seats || dressed != change.of.house.dressed {
        change.of.house.seats = wishes;
        change.of.house.dressed = dressed;
        house::keep(change)?;
    }
    let now: Vec<Chair> = change.of.chairs.iter().map(|(_, chair)| chair.clone()).collect();
    let places = places(&change.of.options, now.len());
    let mut wanted = arranged(&now, &change.of.house.seats, &places);
    dress(&mut wanted, &places, &change.of.house.dressed);
    if wanted == now { Ok(()) } else { set_down(change, wanted) }
}

/// Turns the chairs of a lobby into those of the match: whoever has a place that runs several armies gets a chair for each, each with a
/// name and a look of its own. How the place was taken, and its word for the dice, belong to each of them.
pub(super) fn take_armies(change: &mut Change<'_, '_>) -> Result<(), Refused> {
    let now: Vec<Chair> = change.of.chairs.iter().map(|(_, chair)| chair.clone()).collect();
    let armies = change.of.options.armies(now.len());
    if armies == change.of.chairs.ids().collect::<Vec<_>>() {
        return Ok(());
    }
    let mut wanted: Vec<Chair> = armies.iter().filter_map(|place| now.get(place.index()).cloned()).collect();
    let runs = |place: SeatId, until: usize| armies[..until].iter().filter(|&&other| other == place).count();
    for seat in 0..wanted.len() {
        if runs(armies[seat], armies.len()) > 1 {
            let name = text::army_name(&wanted[seat].name, runs(armies[seat], seat));
            // Who runs several is not called so any more.
            let keeps = |&(other, _): &(usize, &Chair)| other < seat || runs(armies[other], armies.len()) == 1;
            let others = wanted.iter().enumerate().filter(keeps).map(|(_, chair)| chair.clone()).collect();
            wanted[seat].name = distinct(&name, &others);
        }
    }
    dress(&mut wanted, &places(&change.of.options, armies.len()), &change.of.house.dressed);
    set_down(change, wanted)
}

/// Puts other chairs in the place of those that there are.
fn set_down(change: &mut Change<'_, '_>, chairs: Vec<Chair>) -> Result<(), Refused> {
    for seat in change.of.chairs.ids() {
        change.tx.remove_seat(change.of.id(), seat)?;
    }
    change.of.chairs = chairs.into_iter().collect();
    for (seat, chair) in change.of.chairs.iter() {
        put_chair(change, seat, chair)?;
    }
    Ok(())
}

/// The chairs in the order of the table: who has chosen a seat has it, or another one of its side; the others have what is left, in the order
/// in which they joined.
fn arranged(chairs: &[Chair], wishes: &[SeatWish], places: &[SeatPlace]) -> Vec<Chair> {
    let mut waiting: Vec<&Chair> = chairs.iter().collect();
    waiting.sort_by_key(|chair| chair.joined);
    let mut seats: Vec<Option<&Chair>> = vec![None; chairs.len()];
    let wish_of = |chair: &Chair| {
        let theirs = |wish: &&SeatWish| chair.people.iter().any(|sitter| sitter.account == wish.account);
        wishes.iter().find(theirs).and_then(|wish| places.iter().find(|place| place.place == wish.place))
    };
    // First who finds the very seat, then who finds another one of the side.
    for exactly in [true, false] {
        waiting.retain(|chair| {
            let Some(wish) = wish_of(chair) else { return true };
            let fits = |place: &&SeatPlace| {
                if exactly { place.place == wish.place } else { place.most.side == wish.most.side }
            };
            let found = places
                .iter()
                .filter(fits)
                .filter_map(|place| place.now)
                .find(|(seat, _)| seats.get(seat.index()).is_some_and(Option::is_none));
            let Some((seat, _)) = found else { return true };
            seats[seat.index()] = Some(*chair);
            false
        });
    }
    let mut waiting = waiting.into_iter();
    seats.into_iter().filter_map(|seat| seat.or_else(|| waiting.next())).cloned().collect()
}

/// Gives the chairs the looks of their seats of the largest table, so that the armies of a side are told at a glance however many play.
/// Who has chosen a look keeps it for their first army, and who finds theirs taken has one that is free.
fn dress(chairs: &mut [Chair], places: &[SeatPlace], dressed: &[AccountId]) {
    let mut open: Vec<usize> = Vec::new();
    let mut worn: Vec<u8> = Vec::new();
    for (at, chair) in chairs.iter().enumerate() {
        let has_chosen = chair.people.iter().any(|sitter| dressed.contains(&sitter.account));
        if has_chosen && !worn.contains(&chair.slot) {
            worn.push(chair.slot);
        } else {
            open.push(at);
        }
    }
    open.retain(|&at| {
        let slot = look_of(places, at).filter(|slot| !worn.contains(slot));
        slot.inspect(|&slot| {
            chairs[at].slot = slot;
            worn.push(slot);
        })
        .is_none()
    });
    for at in open {
        let slot = (0..=u8::MAX).find(|slot| !worn.contains(slot)).unwrap_or_default();
        chairs[at].slot = slot;
        worn.push(slot);
    }
}

/// The look of a seat: that of its place in the largest table. Looks come in families of two, a circle and a hexagon, a square and a shield,
/// a diamond and a star: those of a side are of one family, in the order in which the sides have their first turns.
fn look_of(places: &[SeatPlace], seat: usize) -> Option<u8> {
    const FAMILIES: usize = 3;
    let place = places.iter().find(|place| place.now.is_some_and(|(here, _)| here.index() == seat))?;
    let mut sides: Vec<SideId> = Vec::new();
    for side in places.iter().map(|place| place.most.side) {
        if !sides.contains(&side) {
            sides.push(side);
        }
    }
    let family = sides.iter().position(|&side| side == place.most.side)?;
    u8::try_from(family + FAMILIES * place.nth).ok()
}

/// The looks of so many seats where nobody has chosen one.
pub fn looks(options: &Options, seats: usize) -> Vec<u8> {
    let places = places(options, seats);
    (0..seats).map(|seat| look_of(&places, seat).unwrap_or(u8::try_from(seat).unwrap_or(u8::MAX))).collect()
}
