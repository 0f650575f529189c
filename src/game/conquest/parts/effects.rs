//! What events of cards do (S0-C1; the vocabulary of `effect.rs`).

use super::aims;
use super::fleet::{Fleet, ShipClass};
use super::playing::{Campaign, Own, is_meant};
use super::tell;
use crate::game::action::Placement;
use crate::game::chance::Chance;
use crate::game::conquest::core::{Core, Phase};
use crate::game::conquest::effect::{Effect, Places, Side, Window};
use crate::game::conquest::invade::change_hands;
use crate::game::conquest::special::{Choice, SpecialEvent};
use crate::game::conquest::theatre::{Aim, Boosting, Marker, Shield, ShieldKind, Theatre};
use crate::game::conquest::turn::{self, Stage};
use crate::game::conquest::victory;
use crate::game::event::{Event, EventKind};
use crate::game::ids::{CardId, SeatId, SideId, Troops};

/// What events of cards do.
pub(in crate::game::conquest) trait Effects: Campaign {
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
        let otherwise = match event.effect {
            Effect::Discard { side: Some(side), .. } => event.otherwise.clone().filter(|_| out(side)),
            _ => None,
        };
        let choice = asked_for(otherwise.as_ref().unwrap_or(&event.effect), choice);
        if event.window == Window::Declare {
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
        } else if event.window == Window::Invade {
            turn::set_stage(core, Stage::Attack);
        }
        self.lies_mut().use_up(core, seat, card);
        let played = SpecialEvent::Played { seat, card, choice: choice.clone(), otherwise: otherwise.is_some() };
        tell(events, played);
        let effect = otherwise.unwrap_or_else(|| event.effect.clone());
        self.carry_out(core, seat, card, &effect, &choice, chance, events);
        turn::past_trade(core);
        if let Phase::Turn(_) = core.phase
            && let Some(outcome) = victory::by_capture(self, core, seat)
        {
            turn::over(core, outcome, events);
        }
    }

    #[expect(clippy::too_many_arguments, reason = "one effect of one card in the hand of one seat")]
    fn carry_out(
        &mut self,
        core: &mut Core,
        seat: SeatId,
        card: CardId,
        effect: &Effect,
        choice: &Choice,
        chance: &mut dyn Chance,
        events: &mut Vec<Event>,
    ) {
        match *effect {
            Effect::Troops { troops, places, most_each } => {
                let troops = aims::amount_in(self.lies(), core, seat, troops);
                self.reinforce(core, seat, (troops, places, most_each), choice, events);
            }
            Effect::PlaceShips { ships } => {
                let Some(space) = choice.space else { return };
                let there = core.fleet(seat);
                let limit = self.lies().ship_limit(&core.card, seat);
                let room = |class: ShipClass| limit.saturating_sub(there.of(class));
                let best = choice.class.or_else(|| ShipClass::ALL.into_iter().rev().find(|&class| room(class) > 0));
                let Some(class) = best else { return };
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
                let Some(class) = best else { return };
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
            Effect::DiceBonus { bonus } => self.lies_mut().boost(card, aim(choice), Boosting::Bonus(bonus)),
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
            Effect::StationDice { .. }
            | Effect::StationSum { .. }
            | Effect::Fire { .. }
            | Effect::BuildStation
            | Effect::StationJump { .. }
            | Effect::ShiftMeter { .. } => {
                self.carry_out_own(core, Own { seat, card, effect, choice }, chance, events);
            }
            Effect::Peek { .. } => self.peek(seat, choice, events),
            Effect::Relocate => self.relocate(choice, events),
            Effect::Draw { cards } => {
                for _ in 0..cards {
                    turn::draw_from_stack(core, seat, chance, events);
                }
            }
            Effect::Discard { side, cards } => self.discard_of(core, seat, choice, (side, cards), chance, events),
            Effect::FreeMove => aims::move_freely(core, seat, choice, events),
            Effect::CallOff => {}
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
            Places::Any => Vec::new(),
            Places::Marked => aims::on_marked(self.lies(), core, seat, troops),
            Places::Borders if choice.placements.is_empty() => aims::on_borders(core, seat, troops, most_each),
            Places::Borders => choice.placements.clone(),
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

    fn peek(&mut self, seat: SeatId, choice: &Choice, events: &mut Vec<Event>) {
        let Theatre { seen, markers, .. } = self.lies_mut();
        let seen = &mut seen[seat];
        let unknown =
            |marker: &&Marker| Some(marker.space) == choice.space && !marker.open && !seen.contains(&marker.id);
        let Some(marker) = markers.iter().find(unknown).copied() else { return };
        let Some(face) = marker.face else { return };
        seen.push(marker.id);
        tell(events, SpecialEvent::Peeked { seat, space: marker.space });
        let saw = SpecialEvent::PeekSaw { space: marker.space, face };
        events.push(Event::secret(seat, EventKind::Special(saw)));
    }

    fn relocate(&mut self, choice: &Choice, events: &mut Vec<Event>) {
        let (Some(from), Some(to)) = (choice.space, choice.to) else { return };
        if let Some(marker) = self.lies_mut().markers.iter_mut().find(|marker| marker.space == from && !marker.open) {
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
fn asked_for(effect: &Effect, choice: Choice) -> Choice {
    let Choice { space, to, class, seat, troops, ships, placements } = choice;
    let none = Choice::default();
    match effect {
        Effect::Troops { places: Places::Borders, .. } => Choice { placements, ..none },
        Effect::PlaceShips { .. } | Effect::DestroyShips { .. } => Choice { space, class, ..none },
        Effect::RemoveTroops { .. }
        | Effect::TakeSpace { .. }
        | Effect::DiceBonus { .. }
        | Effect::EightSided { .. }
        | Effect::Protect { .. }
        | Effect::BuildStation
        | Effect::Peek { .. } => Choice { space, ..none },
        Effect::Relocate => Choice { space, to, ..none },
        Effect::Discard { .. } => Choice { seat, ..none },
        Effect::FreeMove => Choice { space, to, troops, ships, ..none },
        Effect::Troops { places: Places::Any | Places::Marked, .. }
        | Effect::StationDice { .. }
        | Effect::StationSum { .. }
        | Effect::Fire { .. }
        | Effect::StationJump { .. }
        | Effect::ShiftMeter { .. }
        | Effect::Draw { .. }
        | Effect::CallOff => none,
    }
}

/// What a declaration is aimed at.
fn aim(choice: &Choice) -> Aim {
    choice.space.map_or(Aim::Station, Aim::Space)
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
