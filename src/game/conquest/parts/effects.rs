//! What events of cards do (S0-C1; the vocabulary of `effect.rs`).

use super::aims;
use super::fleet::{Fleet, ShipClass};
use super::playing::{Campaign, Own, Part, Playing, is_meant};
use super::tell;
use crate::game::action::Placement;
use crate::game::chance::Chance;
use crate::game::conquest::core::{Core, Phase, room};
use crate::game::conquest::effect::{Effect, Places, Side, Window};
use crate::game::conquest::invade::change_hands;
use crate::game::conquest::special::{Choice, SpecialEvent};
use crate::game::conquest::theatre::{Aim, Boosting, Marker, Shield, ShieldKind, Theatre};
use crate::game::conquest::turn::{self, Stage};
use crate::game::conquest::victory;
use crate::game::event::{Event, EventKind};
use crate::game::ids::{CardId, SeatId, SideId, Troops};

/// What events of cards do.
pub(in crate::game::conquest) trait Effects: Playing {
    /// Plays the event: in the order written, each part completely, then victory is checked.
    fn play(
        &mut self,
        core: &mut Core,
        seat: SeatId,
        card: CardId,
        choice: Choice,
        chance: &mut dyn Chance,
        events: &mut Vec<Event>,
    ) {
        let Some(event) = core.edition.deck.card(card).event.clone() else { return };
        let out = |side| !core.seats.iter().any(|(seat, of)| core.side(seat) == side && !of.out);
        let part = self.part(&event, out);
        let choice = asked_for(part, &choice);
        if part.window == Window::Declare {
            turn::set_stage(core, Stage::Attack);
            if let Some(space) = choice.space
                && !self.lies_mut().declare(core, seat, space, Some(card), events)
            {
                return;
            }
            if choice.space.is_none() && !matches!(event.effect, Effect::StationDice { .. } | Effect::StationSum { .. })
            {
                self.lies_mut().call_off_others(Aim::Station);
            }
        } else if part.window == Window::Invade {
            turn::set_stage(core, Stage::Attack);
        }
        self.lies_mut().use_up(core, seat, card);
        let played = SpecialEvent::Played { seat, card, choice: choice.clone(), otherwise: part.otherwise };
        tell(events, played);
        for effect in part.effects() {
            self.carry_out(core, Own { seat, card, effect, choice: &choice }, chance, events);
        }
        turn::past_trade(core);
        if let Phase::Turn(_) = core.phase
            && let Some(outcome) = victory::by_capture(self, core, seat)
        {
            turn::over(core, outcome, events);
        }
    }

    /// Carries out one effect.
    fn carry_out(&mut self, core: &mut Core, own: Own<'_>, chance: &mut dyn Chance, events: &mut Vec<Event>) {
        let Own { seat, card, effect, choice } = own;
        match *effect {
            Effect::Troops { troops, places, most_each } => {
                let troops = aims::amount_in(self.lies(), core, seat, troops);
                self.reinforce(core, seat, (troops, places, most_each), choice, events);
            }
            Effect::PlaceShips { ships, class } => {
                // What is chosen second, where something else is aimed at a space.
                let Some(space) = choice.to.or(choice.space) else { return };
                let there = core.fleet(seat);
                let limit = self.lies().ship_limit(&core.card, seat);
                let room = |class: ShipClass| limit.saturating_sub(there.of(class));
                let best = || ShipClass::ALL.into_iter().rev().find(|&class| room(class) > 0);
                let Some(class) = class.or(choice.class).or_else(best).filter(|&class| room(class) > 0) else { return };
                let mut placed = Fleet::default();
                *placed.of_mut(class) = ships.min(room(class));
                core.spaces[space].ships = core.spaces[space].ships.and(placed);
                tell(events, SpecialEvent::ShipsPlaced { seat, space, ships: placed });
            }
            Effect::DestroyShips { ships, .. } => {
                let Some(space) = choice.space else { return };
                let Some(owner) = core.spaces[space].owner else { return };
                let there = core.spaces[space].ships;
                let best = choice.class.or_else(|| ShipClass::ALL.into_iter().rev().find(|&class| there.of(class) > 0));
                let Some(class) = best.filter(|&class| there.of(class) > 0) else { return };
                let mut lost = Fleet::default();
                *lost.of_mut(class) = ships.min(there.of(class));
                core.spaces[space].ships = there.without(lost);
                tell(events, SpecialEvent::ShipsLost { seat: owner, space, ships: lost });
            }
            Effect::RemoveTroops { toll, leave } => {
                let Some(space) = choice.space else { return };
                let troops = aims::toll(core.spaces[space].troops, toll, leave);
                core.lose(space, troops);
                tell(events, SpecialEvent::TroopsLost { seat: core.spaces[space].owner, space, troops });
            }
            Effect::TakeSpace { .. } => {
                let Some(space) = choice.space else { return };
                let loser = core.spaces[space].owner;
                core.lose(space, core.spaces[space].troops);
                core.placed += 1;
                change_hands(self, core, (seat, loser), space, (1, Fleet::default()), events);
            }
            Effect::DiceBonus { bonus, on_pawn } => {
                let meets = choice.space.is_some() && choice.space == self.lies().pawn_space();
                let bonus = if meets { on_pawn } else { bonus };
                self.lies_mut().boost(card, aim(choice), Boosting::Bonus(bonus));
            }
            Effect::ExtraDice { dice } => self.lies_mut().boost(card, aim(choice), Boosting::Dice(dice)),
            Effect::EightSided { side: Side::Attack } => self.lies_mut().boost(card, aim(choice), Boosting::EightSided),
            Effect::EightSided { side: Side::Defence } => {
                let Some(space) = choice.space else { return };
                self.lies_mut().shields.push(Shield { seat, space, kind: ShieldKind::EightSided });
                tell(events, SpecialEvent::Fortified { seat, space });
            }
            Effect::Protect { from } => {
                let Some(space) = choice.space else { return };
                self.lies_mut().shields.push(Shield { seat, space, kind: ShieldKind::From(from) });
                tell(events, SpecialEvent::Protected { seat, space, from });
            }
            Effect::Peek { markers } => self.peek(seat, markers, choice, events),
            Effect::Relocate => self.relocate(choice, events),
            Effect::Draw { cards } => {
                for _ in 0..cards {
                    turn::draw_from_stack(core, seat, chance, events);
                }
            }
            Effect::Discard { side, cards } => self.discard_of(core, seat, choice, (side, cards), chance, events),
            Effect::FreeMove { .. } => aims::move_freely(core, seat, choice, events),
            Effect::CallOff => {}
            _ => self.carry_out_own(core, own, chance, events),
        }
    }

    /// Armies of an event: with the reinforcements, or placed at once.
    fn reinforce(
        &self,
        core: &mut Core,
        seat: SeatId,
        (troops, places, most_each): (Troops, Places, Option<Troops>),
        choice: &Choice,
        events: &mut Vec<Event>,
    ) {
        let placements = match places {
            Places::Any if is_reinforcing(core) => Vec::new(),
            Places::Any if choice.placements.is_empty() => aims::anywhere(core, seat, troops),
            Places::One => choice
                .space
                .map(|space| Placement { space, troops: troops.min(room(core.spaces[space])) })
                .into_iter()
                .collect(),
            Places::Marked => aims::on_marked(self.lies(), core, seat, troops),
            Places::Borders if choice.placements.is_empty() => aims::on_borders(core, seat, troops, most_each),
            Places::Any | Places::Borders => choice.placements.clone(),
        };
        if placements.is_empty() {
            join_reinforcements(core, seat, troops);
        }
        for &Placement { space, troops } in &placements {
            core.put(space, troops);
        }
        // What found no place is lost, of this event and of the reinforcements.
        let troops = if placements.is_empty() { troops } else { placements.iter().map(|of| of.troops).sum() };
        join_reinforcements(core, seat, 0);
        tell(events, SpecialEvent::TroopsGained { seat, troops, placements });
    }

    /// The markers that were chosen, then others.
    fn peek(&mut self, seat: SeatId, markers: u8, choice: &Choice, events: &mut Vec<Event>) {
        let mut chosen = [choice.space, choice.to].into_iter().flatten();
        for _ in 0..markers {
            let wish = chosen.next();
            let Theatre { seen, markers, .. } = self.lies_mut();
            let seen = &mut seen[seat];
            let mut unknown = markers.iter().filter(|marker| !marker.open && !seen.contains(&marker.id));
            let there = unknown.clone().find(|marker| Some(marker.space) == wish);
            let Some(marker) = there.or_else(|| unknown.next()).copied() else { return };
            let Some(face) = marker.face else { return };
            seen.push(marker.id);
            tell(events, SpecialEvent::Peeked { seat, space: marker.space });
            let saw = SpecialEvent::PeekSaw { space: marker.space, face };
            events.push(Event::secret(seat, EventKind::Special(saw)));
        }
    }

    fn relocate(&mut self, choice: &Choice, events: &mut Vec<Event>) {
        let (Some(from), Some(to)) = (choice.space, choice.to) else { return };
        let meant = |id: u8| choice.marker.is_none_or(|marker| marker == id);
        let there = |marker: &&mut Marker| marker.space == from && !marker.open && meant(marker.id);
        if let Some(marker) = self.lies_mut().markers.iter_mut().find(there) {
            marker.space = to;
            tell(events, SpecialEvent::MarkerMoved { from, to, by_card: true });
        }
    }

    fn discard_of(
        &mut self,
        core: &mut Core,
        by: SeatId,
        choice: &Choice,
        (side, cards): (Option<SideId>, u8),
        chance: &mut dyn Chance,
        events: &mut Vec<Event>,
    ) {
        let has_cards =
            |&other: &SeatId| is_meant(side, core.side(by), core.side(other)) && !core.seats[other].hand.is_empty();
        let Some(seat) = choice.seat.or_else(|| core.seats.ids().find(has_cards)) else { return };
        let (mut lost, mut draws) = (Vec::new(), Vec::new());
        for _ in 0..cards {
            let hand = core.seats[seat].hand.cards();
            if hand.is_empty() {
                break;
            }
            let picked = chance.pick(u16::try_from(hand.len()).unwrap_or(u16::MAX));
            let card = hand[usize::from(picked.value)];
            draws.push(picked.number);
            lost.push(card);
            self.lies_mut().use_up(core, seat, card);
        }
        tell(events, SpecialEvent::CardsLost { seat, by: Some(by), cards: lost, draws });
    }
}

impl<C: Campaign> Effects for C {}

/// The choice without what the event does not ask for, which nobody has looked at.
fn asked_for(part: Part<'_>, choice: &Choice) -> Choice {
    let mut asked = Choice::default();
    for effect in part.effects() {
        let Choice { space, to, class, seat, troops, ships, placements, back, marker } = choice.clone();
        match effect {
            Effect::Troops { places: Places::Borders | Places::Any, .. } => asked.placements = placements,
            Effect::PlaceShips { class: fixed, .. } => {
                if part.also.is_some() {
                    asked.to = to;
                } else {
                    asked.space = space;
                }
                asked.class = if fixed.is_none() { class } else { asked.class };
            }
            Effect::DestroyShips { .. } => (asked.space, asked.class) = (space, class),
            Effect::RemoveTroops { .. }
            | Effect::TakeSpace { .. }
            | Effect::DiceBonus { .. }
            | Effect::ExtraDice { .. }
            | Effect::EightSided { .. }
            | Effect::Protect { .. }
            | Effect::BuildStation
            | Effect::Troops { places: Places::One, .. } => asked.space = space,
            Effect::Peek { markers } => {
                asked.space = space;
                asked.to = to.filter(|_| *markers > 1);
            }
            Effect::Relocate => (asked.space, asked.to, asked.marker) = (space, to, marker),
            Effect::Discard { .. } => asked.seat = seat,
            Effect::FreeMove { .. } => {
                (asked.space, asked.to, asked.troops, asked.ships) = (space, to, troops, ships);
            }
            Effect::MovePawn { .. } => asked.back = back,
            Effect::Troops { places: Places::Marked, .. }
            | Effect::StationDice { .. }
            | Effect::StationSum { .. }
            | Effect::Fire { .. }
            | Effect::StationJump { .. }
            | Effect::ShiftMeter { .. }
            | Effect::ThrowAgain { .. }
            | Effect::Draw { .. }
            | Effect::CallOff => {}
        }
    }
    asked
}

/// What a declaration is aimed at.
fn aim(choice: &Choice) -> Aim {
    choice.space.map_or(Aim::Station, Aim::Space)
}

/// Whether more armies can join the reinforcements.
fn is_reinforcing(core: &Core) -> bool {
    matches!(&core.phase, Phase::Turn(turn) if super::ships::is_reinforcing(turn))
}

/// More armies to place in this turn.
fn join_reinforcements(core: &mut Core, seat: SeatId, troops: Troops) {
    let Phase::Turn(turn) = &core.phase else { return };
    let stage = match &turn.stage {
        Stage::Trade { armies } => Stage::Trade { armies: armies + troops },
        Stage::Place { left, placed } => {
            Stage::Place { left: turn::placeable(&core.spaces, seat, left + troops), placed: placed.clone() }
        }
        _ => return,
    };
    turn::set_stage(core, stage);
}
