//! Order 66: the track on which Darth Sidious comes nearer (S4-T2, S4-O2), the order itself (S4-O1 to S4-O5), and where he goes (S4-O6).

use super::{CloneWars, REPUBLIC, SEPARATISTS};
use crate::game::chance::Chance;
use crate::game::conquest::core::Core;
use crate::game::conquest::effect::{Danger, Effect, Window};
use crate::game::conquest::invade::eliminate_if_gone;
use crate::game::conquest::parts::fleet::{Fleet, ShipClass};
use crate::game::conquest::parts::order::{DIE, heir, least, refuges, thrown_for};
use crate::game::conquest::parts::ships::in_hand;
use crate::game::conquest::parts::tell;
use crate::game::conquest::special::{Call, Called, OrderThrow, SpecialEvent, SpecialOffer, SpecialRefusal};
use crate::game::conquest::theatre::{Pawn, Pile, ShieldKind};
use crate::game::conquest::turn::{self, Turn};
use crate::game::conquest::victory;
use crate::game::conquest::view::{Garrison, View};
use crate::game::event::Event;
use crate::game::ids::{CardId, SeatId, SpaceId};
use crate::game::refusal::Refusal;

/// Where the pawn stops, if nothing else was chosen (S4-S5).
pub(super) const LAST_SPACE: u8 = 11;

impl CloneWars {
    /// Where the pawn stands on the track; `None` once the order was called.
    pub(super) fn space_of_track(&self) -> Option<u8> {
        match self.theatre.pawn {
            Some(Pawn::Track(at)) => Some(at),
            Some(Pawn::Space(_)) | None => None,
        }
    }

    /// Whether the order was called.
    pub(super) fn is_over(&self) -> bool {
        self.space_of_track().is_none()
    }

    /// Moves the pawn along its track, no further than to its ends, and tells it if it moves.
    pub(super) fn advance(&mut self, core: &Core, seat: SeatId, steps: i8, events: &mut Vec<Event>) {
        let Some(before) = self.space_of_track() else { return };
        let at = before.saturating_add_signed(steps).min(core.card.theatre.last_space.max(before));
        if at != before {
            self.theatre.pawn = Some(Pawn::Track(at));
            let moved = i8::try_from(i16::from(at) - i16::from(before)).unwrap_or_default();
            tell(events, SpecialEvent::PawnMoved { seat, steps: moved, at });
        }
    }

    /// Whether the seat on turn may call the order, with what it chooses for it.
    pub(super) fn may_call(&self, view: &View, turn: &Turn, call: &Call) -> Result<(), Refusal> {
        view.must(turn).map_or(Ok(()), Err)?;
        if view.side(turn.seat) != SEPARATISTS {
            return Err(SpecialRefusal::NotYourOrder.into());
        }
        if self.is_over() {
            return Err(SpecialRefusal::OrderOver.into());
        }
        let seats = heirs(view);
        for &(space, seat) in &call.heirs {
            if !seats.contains(&seat) {
                return Err(SpecialRefusal::NoHeir { space, seats }.into());
            }
        }
        let unknown = |&&space: &&SpaceId| view.spaces.get(space).is_none();
        let mut named = call.heirs.iter().map(|(space, _)| space).chain(&call.pawn).chain(&call.again);
        if let Some(&space) = named.find(unknown) {
            return Err(Refusal::NotYourSpace { space, owner: None });
        }
        let idle = !self.can_turn(view);
        for (n, &card) in call.cards.iter().enumerate() {
            in_hand(view, turn.seat, card)?;
            if call.cards[..n].contains(&card) {
                return Err(Refusal::NotYourCard { card });
            }
            match &view.edition.deck.card(card).event {
                None => return Err(SpecialRefusal::NoEvent { card }.into()),
                // Nothing could turn that is thrown for again.
                Some(event) if event.window == Window::Order && idle => {
                    return Err(SpecialRefusal::NoEffect { card }.into());
                }
                Some(event) if event.window == Window::Order => {}
                Some(event) => return Err(SpecialRefusal::WrongWindow { card, window: event.window }.into()),
            }
        }
        Ok(())
    }

    /// Whether a throw of the order could turn anything.
    fn can_turn(&self, view: &View) -> bool {
        let possible = self.space_of_track().is_some_and(|at| least(at) <= DIE);
        possible && !thrown_for(&self.theatre, &view.spaces, &view.sides).0.is_empty()
    }

    pub(super) fn offer_order(&self, view: &View, turn: &Turn) -> Option<SpecialOffer> {
        self.may_call(view, turn, &Call::default()).ok()?;
        let least = least(self.space_of_track()?);
        let spaces = thrown_for(&self.theatre, &view.spaces, &view.sides).0;
        let hand = view.hands.get(&turn.seat).map_or(&[][..], |hand| hand.cards());
        let idle = !self.can_turn(view);
        let fits = |card: &&CardId| {
            !idle && view.edition.deck.card(**card).event.as_ref().is_some_and(|event| event.window == Window::Order)
        };
        let cards = hand.iter().filter(fits).copied().collect();
        Some(SpecialOffer::CallOrder { spaces, least, heirs: heirs(view), cards })
    }

    /// Calls the order: one throw for each planet of the Republic, with all that follows from it.
    pub(super) fn call(
        &mut self,
        core: &mut Core,
        seat: SeatId,
        call: &Call,
        chance: &mut dyn Chance,
        events: &mut Vec<Event>,
    ) {
        let Some(at) = self.space_of_track() else { return };
        let least = least(at);
        let (loyal, spared) = thrown_for(&self.theatre, &core.spaces, &core.sides);
        let (mut throws, mut draws) = (Vec::new(), Vec::new());
        if !loyal.is_empty() {
            let first = chance.roll(&vec![DIE; loyal.len()]);
            draws.push(first.number);
            throws.extend(loyal.iter().zip(first.value).filter_map(|(&space, rolled)| {
                let Garrison { owner, troops, ships, .. } = core.spaces[space];
                let from = owner?;
                Some(OrderThrow { space, from, rolled, again: None, to: None, troops, ships, lost: Fleet::default() })
            }));
        }
        let (cards, again) = self.throw_again(core, seat, call, (least, &mut throws), chance);
        draws.extend(again);
        // Who borders a planet most is told by the board before anything turns.
        let there = |&seat: &SeatId| core.side(seat) == SEPARATISTS && !core.seats[seat].out;
        let heirs: Vec<SeatId> = core.seats.ids().filter(there).collect();
        for throw in &mut throws {
            if throw.again.unwrap_or(throw.rolled) >= least {
                throw.to = heir((core.board(), &core.spaces), &heirs, (seat, call), throw.space);
            }
        }
        for throw in &mut throws {
            turn_over(core, throw);
            if throw.to.is_some() {
                self.theatre.leave(throw.space);
            }
        }
        let turned = throws.iter().any(|throw| throw.to.is_some());
        if turned {
            core.calm_since = core.round + 1;
        }
        let markers = u8::try_from(self.theatre.markers.len()).unwrap_or(u8::MAX);
        let pile = self.theatre.pile.left;
        self.theatre.markers.clear();
        self.theatre.pile = Pile { left: 0, leader: None, tokens: Vec::new() };
        self.theatre.shields.retain(|shield| shield.kind != ShieldKind::From(Danger::Order));
        let pawn = refuge(core, &call.pawn);
        self.theatre.pawn = pawn.map(Pawn::Space);
        let losers: Vec<SeatId> = core.seats.ids().filter(|&seat| core.side(seat) == REPUBLIC).collect();
        if let Some(pawn) = pawn {
            let called = Called { seat, at, least, throws, draws, cards, spared, markers, pile, pawn };
            tell(events, SpecialEvent::OrderCalled(Box::new(called)));
        }
        for loser in losers {
            eliminate_if_gone(self, core, seat, loser, events);
        }
        if let Some(outcome) = victory::by_capture(self, core, seat) {
            turn::over(core, outcome, events);
        }
    }

    /// Throws once more for planets that have stayed loyal, so many as the cards say: those that were named, then the strongest. A card
    /// for which no planet is left stays in the hand, unknown to others. Says which cards were used, and which draw that was.
    fn throw_again(
        &mut self,
        core: &mut Core,
        seat: SeatId,
        call: &Call,
        (least, throws): (u8, &mut [OrderThrow]),
        chance: &mut dyn Chance,
    ) -> (Vec<CardId>, Option<u64>) {
        let mut loyal: Vec<usize> = (0..throws.len()).filter(|&n| throws[n].rolled < least).collect();
        let (mut most, mut used) = (0, Vec::new());
        for &card in &call.cards {
            let event = core.edition.deck.card(card).event.as_ref();
            let Some(Effect::ThrowAgain { spaces }) = event.map(|event| &event.effect) else { continue };
            if most < loyal.len() {
                most += usize::from(*spaces);
                self.theatre.use_up(core, seat, card);
                used.push(card);
            }
        }
        let wish = |n: usize| call.again.iter().position(|&space| space == throws[n].space).unwrap_or(usize::MAX);
        let strength = |n: usize| throws[n].troops + 2 * throws[n].ships.total();
        loyal.sort_by_key(|&n| (wish(n), std::cmp::Reverse(strength(n)), n));
        loyal.truncate(most);
        loyal.sort_unstable();
        if loyal.is_empty() {
            return (used, None);
        }
        let second = chance.roll(&vec![DIE; loyal.len()]);
        for (n, rolled) in loyal.into_iter().zip(second.value) {
            throws[n].again = Some(rolled);
        }
        (used, Some(second.number))
    }
}

/// The seats that may get planets: those of the Separatists that are still there (S4-O4).
fn heirs(view: &View) -> Vec<SeatId> {
    let there = view.seats.iter().filter(|&(seat, of)| view.side(seat) == SEPARATISTS && !of.out);
    there.map(|(seat, _)| seat).collect()
}

/// A planet turns, if its throw says so: army for army, ship for ship, as far as the new owner has room for them (S4-O4).
fn turn_over(core: &mut Core, throw: &mut OrderThrow) {
    let Some(to) = throw.to else {
        throw.ships = core.spaces[throw.space].ships;
        return;
    };
    let has = core.fleet(to);
    let coming = core.spaces[throw.space].ships;
    let mut ships = Fleet::default();
    for class in ShipClass::ALL {
        *ships.of_mut(class) = coming.of(class).min(super::MOST_SHIPS.saturating_sub(has.of(class)));
    }
    (throw.ships, throw.lost) = (ships, coming.without(ships));
    core.spaces[throw.space].owner = Some(to);
    core.spaces[throw.space].ships = ships;
}

/// Where the pawn goes: the first of these that the Separatists hold, else their safest planet.
fn refuge(core: &Core, wishes: &[SpaceId]) -> Option<SpaceId> {
    let refuges = refuges((core.board(), &core.spaces), |owner| core.side(owner) == SEPARATISTS);
    let held = |space: &SpaceId| refuges.iter().any(|of| of.space == *space);
    wishes.iter().copied().find(held).or_else(|| refuges.first().map(|of| of.space))
}
