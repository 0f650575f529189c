//! A person may run several armies of a match, which share neither hands nor troops nor turns (S4-S1). For which of them something is
//! meant follows from what is asked where it can, and is asked where it cannot.

use super::answer::{Refused, SightRef};
use super::intent::Intent;
use super::load::Match;
use super::names;
use super::press::{Press, Verb};
use super::sight::{AccountId, Seated, Sight};
use super::special::Manoeuvre;
use crate::assets::{AnyKit, Kit};
use crate::game::conquest::view::View as ConquestView;
use crate::game::ids::{BySeat, CardId, SeatId, SpaceId};
use crate::game::offer::Offer;
use crate::game::view::View;
use crate::text::lang::Lang;

/// Counters of a seat are smaller. In those of somebody who has several seats its number, from 1, stands above.
const TAG: u64 = 1 << 32;

/// The army for which a press was made, where it says so: those of panels do that run one of several.
pub(super) fn of_press(press: Press) -> Option<SeatId> {
    match press.verb {
        Verb::Panel { counter, .. } | Verb::Leaf { counter, .. } | Verb::TakeBackDeployment { counter } => {
            u8::try_from((counter / TAG).checked_sub(1)?).ok().map(SeatId)
        }
        Verb::OpenFor { seat, .. } | Verb::HandOf { seat } => Some(SeatId(seat)),
        _ => None,
    }
}

/// Whether somebody who plays this seat plays another one too.
pub(super) fn is_one_of_several(seats: &BySeat<Seated>, seat: SeatId) -> bool {
    let Some(here) = seats.get(seat) else { return false };
    let also = |(other, of): (SeatId, &Seated)| other != seat && of.accounts.iter().any(|who| plays(here, *who));
    seats.iter().any(also)
}

fn plays(seated: &Seated, who: AccountId) -> bool {
    who != AccountId::NOBODY && seated.accounts.contains(&who)
}

/// The counter that buttons of a simultaneous phase carry: that of the seat, told apart from those of the same person's other seats.
pub(super) fn counter(seats: &BySeat<Seated>, seat: SeatId, own: u64) -> u64 {
    if is_one_of_several(seats, seat) { own + TAG * (u64::from(seat.0) + 1) } else { own }
}

/// Which of the own armies is played at the moment: the wanted one; else one that is awaited, or may do something at least, or can still
/// win: one that is out speaks for its player only where all are.
pub(super) fn at_hand(view: &View, own: &[SeatId], wanted: Option<SeatId>) -> Option<SeatId> {
    if wanted.is_some() {
        return wanted.filter(|seat| own.contains(seat));
    }
    let awaited = view.awaited();
    let is_awaited = |seat: &&SeatId| awaited.contains(seat);
    let may = |seat: &&SeatId| view.has_offers(**seat);
    let contenders = view.contenders();
    let plays_on = |seat: &&SeatId| contenders.contains(seat);
    let found = own.iter().find(is_awaited).or_else(|| own.iter().find(may)).or_else(|| own.iter().find(plays_on));
    found.or(own.first()).copied()
}

impl Sight {
    /// Whether somebody who plays this seat plays another one too.
    pub fn is_one_of_several(&self, seat: SeatId) -> bool {
        is_one_of_several(&self.seats, seat)
    }

    /// The seats besides this one of those who play it, as far as they may do something now: also one that has handed in what everybody
    /// does at the same time, and may still change it.
    pub fn others_at_hand(&self, seat: SeatId) -> Vec<SeatId> {
        let Some((view, here)) = self.view.as_ref().zip(self.seats.get(seat)) else { return Vec::new() };
        let own = view.own_seats();
        let also = |other: &SeatId| {
            *other != seat && own.contains(other) && self.seats[*other].accounts.iter().any(|who| plays(here, *who))
        };
        self.seats.ids().filter(also).filter(|&other| view.has_offers(other)).collect()
    }

    /// The same sight for somebody who speaks for one of their armies alone.
    #[must_use]
    pub(super) fn as_army(&self, account: AccountId, seat: SeatId) -> Self {
        let mut sight = self.clone();
        for (other, seated) in sight.seats.iter_mut() {
            if other != seat {
                seated.accounts.retain(|&who| who != account);
            }
        }
        sight
    }

    /// The army of the asker that is named.
    pub(super) fn named_army(&self, account: AccountId, typed: &str) -> Result<SeatId, Refused> {
        named(&self.seats, &self.seats_of(account), typed)
    }

    /// The army of the asker since whose last turn they have played none: the one on turn, else the one that was last.
    pub(super) fn last_played(&self, account: AccountId) -> Option<SeatId> {
        let own = self.seats_of(account);
        let view = self.view.as_ref()?;
        let last = |seat: &SeatId| view.conquest().and_then(|view| view.seats.get(*seat)).map_or(0, |of| of.last_turn);
        let on_turn = view.on_turn().filter(|seat| own.contains(seat));
        // The first of several that had none yet.
        on_turn.or_else(|| own.into_iter().rev().max_by_key(last))
    }
}

/// The own army that is named.
fn named(seats: &BySeat<Seated>, own: &[SeatId], typed: &str) -> Result<SeatId, Refused> {
    if own.is_empty() {
        return Err(Refused::NoSeat);
    }
    // A value is nobody's slip.
    match seats.ids().find(|&seat| names::seat_value(seat) == typed.trim()) {
        Some(seat) if own.contains(&seat) => Ok(seat),
        Some(_) => Err(Refused::MovedOn),
        None => names::find(typed, &names::seats(seats.iter().filter(|(seat, _)| own.contains(seat)))),
    }
}

/// Who asks for something, and which armies they run.
#[derive(Clone, Copy, Debug)]
pub(super) struct Asker<'a> {
    pub(super) of: &'a Match,
    pub(super) view: &'a View,
    pub(super) account: AccountId,
    pub(super) lang: Lang,
}

impl Asker<'_> {
    /// The army for which something is asked. `army`: the one that was named.
    pub(super) fn meant(self, army: Option<&str>, intent: &Intent) -> Result<SeatId, Refused> {
        let own = self.of.seats_of(self.account);
        if let Some(typed) = army {
            return named(&self.of.seated(), &own, typed);
        }
        if let [one] = own[..] {
            return Ok(one);
        }
        let wanted = press_of(intent).and_then(of_press);
        let usual = at_hand(self.view, &own, wanted).ok_or(if own.is_empty() {
            Refused::NoSeat
        } else {
            // Theirs no more.
            Refused::MovedOn
        })?;
        if wanted.is_some() {
            return Ok(usual);
        }
        let (View::Conquest(view), AnyKit::Conquest(kit)) = (self.view, self.of.kit) else { return Ok(usual) };
        let wish = Wish { view, kit, own: &own, lang: self.lang };
        match wish.fitting(intent)[..] {
            [] => Ok(usual),
            [one] => Ok(one),
            ref several => {
                let sight = Box::new(SightRef(self.of.sight(Some(self.account))));
                Err(Refused::WhichArmy { armies: several.to_vec(), sight })
            }
        }
    }
}

fn press_of(intent: &Intent) -> Option<Press> {
    match intent {
        Intent::Press(press) | Intent::Advised { press, .. } | Intent::Written { press, .. } => Some(*press),
        _ => None,
    }
}

/// A wish of somebody who runs several armies.
#[derive(Clone, Copy)]
struct Wish<'a> {
    view: &'a ConquestView,
    kit: &'a Kit,
    own: &'a [SeatId],
    lang: Lang,
}

impl Wish<'_> {
    /// The armies for which it can be meant; none where nothing that it names says so: then it is for the one that is at hand.
    fn fitting(self, intent: &Intent) -> Vec<SeatId> {
        match intent {
            Intent::Claim { .. } => self.offered(|offer| matches!(offer, Offer::Claim { .. })),
            Intent::TakeBack => self.offered(|offer| matches!(offer, Offer::TakeBack { .. })),
            Intent::Place { space, list, .. } => self.placing(space.as_deref(), list.as_deref()),
            Intent::Special(Manoeuvre::Arm { card, .. }) => self.holding(card, |seat| self.hand(seat)),
            Intent::Special(Manoeuvre::Disarm { card }) => self.holding(card, |seat| self.armed(seat)),
            Intent::Special(Manoeuvre::Offer { space } | Manoeuvre::Withdraw { space }) => {
                self.owner(self.space(space)).into_iter().collect()
            }
            Intent::Press(Press { verb: Verb::Order { card, .. }, .. }) => {
                self.own.iter().copied().filter(|&seat| self.hand(seat).contains(&CardId(*card))).collect()
            }
            Intent::Press(Press { verb: Verb::AnswerCommand { space, .. }, .. }) => {
                self.owner(Some(SpaceId(*space))).into_iter().collect()
            }
            _ => Vec::new(),
        }
    }

    /// The own armies that are offered such a thing; where several are, those among them that are awaited.
    fn offered(self, fits: impl Fn(&Offer) -> bool) -> Vec<SeatId> {
        let mut offered: Vec<SeatId> =
            self.own.iter().copied().filter(|&seat| self.view.offers(seat).iter().any(&fits)).collect();
        let awaited: Vec<SeatId> = self.view.awaited().into_iter().map(|awaited| awaited.seat).collect();
        if offered.iter().any(|seat| awaited.contains(seat)) {
            offered.retain(|seat| awaited.contains(seat));
        }
        offered
    }

    /// The army that holds all that is named, else the one that holds what is named first.
    fn placing(self, space: Option<&str>, list: Option<&str>) -> Vec<SeatId> {
        let mut named: Vec<SpaceId> = Vec::new();
        if let Some(list) = list
            && let Ok(list) = names::placements(list, self.kit, self.lang)
        {
            named.extend(list.into_iter().map(|(space, _)| space));
        }
        named.extend(space.and_then(|space| self.space(space)));
        let all = |offer: &Offer| match offer {
            Offer::Place { spaces, .. } => named.iter().all(|space| spaces.iter().any(|(of, _)| of == space)),
            _ => false,
        };
        match self.offered(all)[..] {
            // A list of both is refused by the rules, for the army that its first space tells.
            [] => named.first().and_then(|&space| self.owner(Some(space))).into_iter().collect(),
            ref fitting => fitting.to_vec(),
        }
    }

    /// The armies that have the named card there; one that has the very card which an id names is meant alone.
    fn holding(self, card: &str, cards: impl Fn(SeatId) -> Vec<CardId>) -> Vec<SeatId> {
        let own = || self.own.iter().copied();
        let is_id = |id: &CardId| self.kit.edition.deck.card(*id).id == card.trim();
        if let Some(seat) = own().find(|&seat| cards(seat).iter().any(is_id)) {
            return vec![seat];
        }
        let has_it = |seat: &SeatId| {
            let there = cards(*seat);
            // A name that stands for several cards of one hand names none of another.
            match names::find(card, &names::cards(self.kit, self.lang, there.iter().copied())) {
                Ok(_) | Err(Refused::AmbiguousName { .. }) => !there.is_empty(),
                Err(_) => false,
            }
        };
        own().filter(has_it).collect()
    }

    fn hand(self, seat: SeatId) -> Vec<CardId> {
        self.view.hands.get(&seat).map(|hand| hand.cards().to_vec()).unwrap_or_default()
    }

    fn armed(self, seat: SeatId) -> Vec<CardId> {
        let orders = self.view.theatre().and_then(|theatre| theatre.orders.get(seat));
        orders.into_iter().flatten().map(|order| order.card).collect()
    }

    fn space(self, typed: &str) -> Option<SpaceId> {
        names::space(typed, self.kit, self.lang).ok()
    }

    fn owner(self, space: Option<SpaceId>) -> Option<SeatId> {
        let owner = self.view.spaces.get(space?)?.owner?;
        self.own.contains(&owner).then_some(owner)
    }
}
