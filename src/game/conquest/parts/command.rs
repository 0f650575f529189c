//! The command of a partner's planet, offered or asked for (S0-E3), and standing orders, which answer in the turn of another.

use super::ships::{in_hand, turn_of};
use super::tell;
use crate::game::conquest::core::{Core, Phase};
use crate::game::conquest::effect::{Wanted, Window};
use crate::game::conquest::special::{SpecialEvent, SpecialOffer, SpecialRefusal};
use crate::game::conquest::theatre::{Aim, Guard, Order, Theatre};
use crate::game::conquest::turn::{Stage, Turn};
use crate::game::conquest::view::View;
use crate::game::event::{Event, EventKind};
use crate::game::ids::{CardId, SeatId, SpaceId};
use crate::game::people::Hold;
use crate::game::refusal::Refusal;

impl Theatre {
    /// Whether the seat on turn may take, or ask for, the command of this planet.
    pub(in crate::game::conquest) fn may_take_command(
        &self,
        view: &View,
        turn: &Turn,
        space: SpaceId,
    ) -> Result<(), Refusal> {
        view.must(turn).map_or(Ok(()), Err)?;
        if turn.stage.is_last() {
            return Err(Refusal::WrongStep { now: turn.stage.step() });
        }
        if view.partners(turn.seat).next().is_none() {
            return Err(SpecialRefusal::NoPartner.into());
        }
        if self.doing.command {
            return Err(SpecialRefusal::CommandTaken.into());
        }
        let owner = view.spaces.get(space).and_then(|garrison| garrison.owner);
        let partner = owner.filter(|&owner| owner != turn.seat && view.side(owner) == view.side(turn.seat));
        let Some(partner) = partner else { return Err(SpecialRefusal::NotPartners { space }.into()) };
        self.may_pass_on(view, partner, space)?;
        if view.is_one_player(turn.seat, partner) {
            return Ok(());
        }
        if view.seats[partner].hold == Hold::Ai && !self.offered.contains(&space) {
            return Err(SpecialRefusal::NobodyToAsk { space }.into());
        }
        if self.offered.contains(&space) {
            return Ok(());
        }
        if self.doing.asked.contains(&space) {
            return Err(SpecialRefusal::AskedAlready { space }.into());
        }
        if self.doing.declined.contains(&space) {
            return Err(SpecialRefusal::Declined { space }.into());
        }
        Ok(())
    }

    /// Exactly one army, no ships, no base, and not the last planet of its owner.
    fn may_pass_on(&self, view: &View, owner: SeatId, space: SpaceId) -> Result<(), Refusal> {
        let garrison = view.spaces[space];
        let (ships, marker) = (!garrison.ships.is_empty(), self.has_marker(space));
        let last = view.seats[owner].spaces <= 1;
        if garrison.troops != 1 || ships || marker || last {
            let troops = garrison.troops;
            return Err(SpecialRefusal::NotToBeTaken { space, troops, ships, marker, last }.into());
        }
        Ok(())
    }

    pub(in crate::game::conquest) fn offer_command(&self, view: &View, turn: &Turn) -> Option<SpecialOffer> {
        let fits = view.spaces.ids().filter(|&space| self.may_take_command(view, turn, space).is_ok());
        let own = |space: SpaceId| {
            let owner = view.spaces[space].owner;
            owner.is_some_and(|owner| view.is_one_player(turn.seat, owner))
        };
        let (offered, others): (Vec<_>, Vec<_>) = fits.partition(|&space| self.offered.contains(&space) || own(space));
        (!offered.is_empty() || !others.is_empty()).then_some(SpecialOffer::TakeCommand { offered, others })
    }

    /// Takes what is offered, or the taker's own in another army; asks for what is not. The moves of ships are over with either: whoever
    /// asks has made them, so that no answer can take one away.
    pub(in crate::game::conquest) fn take_command(
        &mut self,
        core: &mut Core,
        seat: SeatId,
        space: SpaceId,
        events: &mut Vec<Event>,
    ) {
        let Some(owner) = core.spaces[space].owner else { return };
        self.doing.ships_moved = true;
        let own = is_one_player(&core.seats[seat].hold, &core.seats[owner].hold);
        if own || self.offered.contains(&space) {
            return self.hand_over(core, (seat, owner), space, events);
        }
        self.doing.asked.push(space);
        tell(events, SpecialEvent::CommandAsked { seat, of: owner, space });
    }

    /// An army from the own supply replaces the partner's.
    fn hand_over(&mut self, core: &mut Core, (seat, owner): (SeatId, SeatId), space: SpaceId, events: &mut Vec<Event>) {
        core.spaces[space].owner = Some(seat);
        self.leave(space);
        self.doing.command = true;
        tell(events, SpecialEvent::CommandTaken { seat, from: owner, space });
    }

    /// Whether a seat may offer the command of its planet, take the offer back, or say no to the partner who asks for it.
    pub(in crate::game::conquest) fn may_offer_command(
        &self,
        view: &View,
        seat: SeatId,
        space: SpaceId,
        offered: bool,
    ) -> Result<(), Refusal> {
        if view.partners(seat).next().is_none() {
            return Err(SpecialRefusal::NoPartner.into());
        }
        view.own(seat, space)?;
        match (offered, self.offered.contains(&space)) {
            // What is wrong with it may be right when the partner's turn comes.
            (true, false) | (false, true) => Ok(()),
            (true, true) => Err(Refusal::AlreadyDone),
            (false, false) if turn_of(view).is_some_and(|turn| self.waits_for(turn, space)) => Ok(()),
            (false, false) => Err(Refusal::NothingToTakeBack),
        }
    }

    /// Whether the seat on turn has asked for this planet and can still be answered.
    fn waits_for(&self, turn: &Turn, space: SpaceId) -> bool {
        let doing = &self.doing;
        turn.stage == Stage::FortifyShips && !doing.command && doing.asked.contains(&space)
    }

    /// Offers a planet or withdraws it; if the partner on turn has asked for it, that is the answer: a no is for the whole turn, unless it
    /// is offered after all.
    pub(in crate::game::conquest) fn offer_or_withdraw(
        &mut self,
        core: &mut Core,
        seat: SeatId,
        space: SpaceId,
        offered: bool,
        events: &mut Vec<Event>,
    ) {
        let asker = match &core.phase {
            Phase::Turn(turn) if self.waits_for(turn, space) => Some(turn.seat),
            _ => None,
        };
        if offered {
            self.offered.push(space);
            self.offered.sort_unstable();
        } else {
            self.offered.retain(|&other| other != space);
            if let Some(asker) = asker {
                self.doing.asked.retain(|&other| other != space);
                self.doing.declined.push(space);
                return tell(events, SpecialEvent::CommandDeclined { seat, asker, space });
            }
        }
        tell(events, SpecialEvent::CommandOffered { seat, space, offered });
        let Some(asker) = asker else { return };
        let garrison = core.spaces[space];
        let sound =
            garrison.troops == 1 && garrison.ships.is_empty() && !self.has_marker(space) && core.strength(seat).0 > 1;
        if offered && sound {
            self.hand_over(core, (asker, seat), space, events);
        }
    }

    /// Whether a card may be armed: it is one that fires in the turn of another, and guards what there is.
    pub(in crate::game::conquest) fn may_arm(
        view: &View,
        seat: SeatId,
        card: CardId,
        guard: &Guard,
    ) -> Result<(), Refusal> {
        in_hand(view, seat, card)?;
        turn_of(view).ok_or(SpecialRefusal::Unknown)?;
        match &view.edition.deck.card(card).event {
            Some(event) if event.window == Window::Standing => {}
            Some(event) => return Err(SpecialRefusal::WrongWindow { card, window: event.window }.into()),
            None => return Err(SpecialRefusal::NoEvent { card }.into()),
        }
        guard.spaces.iter().try_for_each(|&space| view.own(seat, space))?;
        let enemies: Vec<SeatId> = view
            .seats
            .iter()
            .filter(|&(other, of)| view.side(other) != view.side(seat) && !of.out)
            .map(|(other, _)| other)
            .collect();
        if guard.seats.iter().all(|other| enemies.contains(other)) {
            return Ok(());
        }
        Err(SpecialRefusal::Choose { card, wanted: Wanted::Seat, spaces: Vec::new(), seats: enemies }.into())
    }

    /// Arms a card, or aims it anew, which puts it behind those that were armed before.
    pub(in crate::game::conquest) fn arm(&mut self, seat: SeatId, card: CardId, guard: Guard, events: &mut Vec<Event>) {
        let orders = &mut self.orders[seat];
        orders.retain(|order| order.card != card);
        orders.push(Order { card, guard: guard.clone() });
        let ordered = SpecialEvent::Ordered { card, guard: Some(guard) };
        events.push(Event::secret(seat, EventKind::Special(ordered)));
    }

    /// Whether a standing order of the seat can be taken back.
    pub(in crate::game::conquest) fn may_disarm(&self, seat: SeatId, card: CardId) -> Result<(), Refusal> {
        let armed = self.orders[seat].iter().any(|order| order.card == card);
        if armed { Ok(()) } else { Err(SpecialRefusal::NotArmed { card }.into()) }
    }

    pub(in crate::game::conquest) fn disarm(&mut self, seat: SeatId, card: CardId, events: &mut Vec<Event>) {
        self.orders[seat].retain(|order| order.card != card);
        events.push(Event::secret(seat, EventKind::Special(SpecialEvent::Ordered { card, guard: None })));
    }

    /// An invasion is declared, by an attack or with a card that is played with it. `false`: a standing order calls it off. One order for
    /// each declaration, the one that was armed first; going on with the same invasion declares nothing.
    pub(in crate::game::conquest) fn declare(
        &mut self,
        core: &mut Core,
        seat: SeatId,
        space: SpaceId,
        card: Option<CardId>,
        events: &mut Vec<Event>,
    ) -> bool {
        if self.doing.invasion == Some(space) {
            return true;
        }
        self.call_off_others(Aim::Space(space));
        let Some(owner) = core.spaces[space].owner else { return true };
        let around = core.board().neighbours(space).filter(|&from| core.spaces[from].owner == Some(seat));
        let strongest = around.map(|from| core.spaces[from].troops).max().unwrap_or_default();
        let fits = |order: &&Order| {
            let Guard { spaces, least, seats } = &order.guard;
            (spaces.is_empty() || spaces.contains(&space))
                && *least <= strongest
                && (seats.is_empty() || seats.contains(&seat))
        };
        let Some(fired) = self.orders[owner].iter().find(fits).map(|order| order.card) else { return true };
        self.use_up(core, owner, fired);
        self.doing.invasion = None;
        self.doing.called_off.push(space);
        let returned = card.into_iter().collect();
        tell(events, SpecialEvent::CalledOff { by: owner, card: fired, attacker: seat, space, returned });
        false
    }
}

impl View {
    /// Whether the same people play both seats, so that neither needs the other's consent.
    pub fn is_one_player(&self, one: SeatId, other: SeatId) -> bool {
        is_one_player(&self.seats[one].hold, &self.seats[other].hold)
    }
}

/// Whether the same people play both seats: whoever plays two armies needs nobody's consent (S4-T15).
fn is_one_player(one: &Hold, other: &Hold) -> bool {
    matches!(one, Hold::Players(people) if !people.is_empty()) && one == other
}
