//! Events of cards: when they may be played and what must be chosen (S0-C1, S0-C2; the vocabulary of `effect.rs`). What they do is in
//! `effects.rs`.
//!
//! A card whose event would do nothing is refused and stays in the hand, unknown to others.

use super::aims::{self, Fit};
use super::fleet::ShipClass;
use super::ships::{in_hand, is_reinforcing};
use crate::game::cards::Deck;
use crate::game::chance::Chance;
use crate::game::conquest::core::Core;
use crate::game::conquest::effect::{CardEvent, Effect, Places, Side, Window};
use crate::game::conquest::rules::Rules;
use crate::game::conquest::special::{Choice, PlayOffer, SpecialOffer, SpecialRefusal};
use crate::game::conquest::theatre::{Aim, Boosting, Marker, ShieldKind, Theatre};
use crate::game::conquest::turn::{Stage, Turn};
use crate::game::conquest::view::View;
use crate::game::event::Event;
use crate::game::ids::{CardId, SeatId, SideId, SpaceId};
use crate::game::offer::Step;
use crate::game::refusal::Refusal;

/// A ruleset that plays events of cards: what it adds to those that all such rulesets know.
pub(in crate::game::conquest) trait Campaign: Rules + Sized {
    /// What lies on the board.
    fn lies(&self) -> &Theatre;

    /// The same, to be changed.
    fn lies_mut(&mut self) -> &mut Theatre;

    /// Why a seat of this side may not use the event of the card, though it is in the hand.
    fn barred(&self, _side: SideId, _deck: &Deck, _card: CardId) -> Option<SpecialRefusal> {
        None
    }

    /// Whether what an effect needs is gone for good, where not all such rulesets know it.
    fn is_gone(&self, _effect: &Effect) -> bool {
        false
    }

    /// Whether the seat may lay a marker on a space of this owner: one of its side.
    fn lays_on(&self, view: &View, seat: SeatId, owner: SeatId) -> bool {
        view.side(owner) == view.side(seat)
    }

    /// Whether there is a station that the seat on turn can attack now.
    fn can_assault(&self, _view: &View, _turn: &Turn) -> bool {
        false
    }

    /// What fits an effect that not all of them know; a refusal if nothing does.
    fn fit_own(&self, view: &View, turn: &Turn, card: CardId, effect: &Effect) -> Result<Fit, Refusal>;

    /// Does what such an effect does.
    fn carry_out_own(&mut self, core: &mut Core, own: Own<'_>, chance: &mut dyn Chance, events: &mut Vec<Event>);
}

/// What of an event is done.
#[derive(Clone, Copy, Debug)]
pub(in crate::game::conquest) struct Part<'a> {
    pub(in crate::game::conquest) effect: &'a Effect,
    /// Done after it.
    pub(in crate::game::conquest) also: Option<&'a Effect>,
    pub(in crate::game::conquest) window: Window,
    /// It is what the event does otherwise.
    pub(in crate::game::conquest) otherwise: bool,
}

impl<'a> Part<'a> {
    /// In the order in which they are carried out.
    pub(in crate::game::conquest) fn effects(self) -> impl Iterator<Item = &'a Effect> {
        std::iter::once(self.effect).chain(self.also)
    }
}

/// An effect that is carried out, with the card it is on and what was chosen.
#[derive(Clone, Copy, Debug)]
pub(in crate::game::conquest) struct Own<'a> {
    pub(in crate::game::conquest) seat: SeatId,
    pub(in crate::game::conquest) card: CardId,
    pub(in crate::game::conquest) effect: &'a Effect,
    pub(in crate::game::conquest) choice: &'a Choice,
}

/// When events may be played, and with what.
pub(in crate::game::conquest) trait Playing: Campaign {
    /// Whether the event may be played with this choice.
    fn may_play(&self, view: &View, turn: &Turn, card: CardId, choice: &Choice) -> Result<(), Refusal> {
        let part = self.playable(view, turn, card)?;
        self.fit_part(view, turn, card, part)?.check(card, choice)?;
        part.effects().try_for_each(|effect| self.may_choose(view, turn, card, (effect, choice)))
    }

    /// What the fit alone does not tell of a choice.
    fn may_choose(
        &self,
        view: &View,
        turn: &Turn,
        card: CardId,
        (effect, choice): (&Effect, &Choice),
    ) -> Result<(), Refusal> {
        match (effect, choice.space, choice.class) {
            (Effect::DestroyShips { .. }, Some(space), Some(class)) if view.spaces[space].ships.of(class) == 0 => {
                Err(SpecialRefusal::TooFewShips { space, there: view.spaces[space].ships }.into())
            }
            (Effect::FreeMove { anywhere }, ..) => aims::may_move_freely(view, turn.seat, card, (choice, *anywhere)),
            (Effect::Troops { troops, places, most_each }, ..) => {
                let troops = aims::amount(self.lies(), view, turn.seat, *troops);
                let spaces = places_for(view, turn, *places);
                aims::may_place(view, card, choice, (troops, *most_each, spaces))
            }
            (Effect::Peek { .. }, ..) => match choice.to {
                Some(space) if !self.unknown_markers(turn.seat).contains(&space) => {
                    let spaces = self.unknown_markers(turn.seat);
                    Err(SpecialRefusal::DoesNotFit { card, space: Some(space), spaces }.into())
                }
                Some(_) | None => Ok(()),
            },
            (Effect::Relocate, Some(space), _) => {
                let hidden = || self.lies().markers.iter().filter(|marker| !marker.open);
                let is_there = |id: u8| hidden().any(|marker| marker.space == space && marker.id == id);
                if choice.marker.is_none_or(is_there) {
                    return Ok(());
                }
                let mut spaces: Vec<SpaceId> = hidden().map(|marker| marker.space).collect();
                spaces.sort_unstable();
                spaces.dedup();
                Err(SpecialRefusal::DoesNotFit { card, space: Some(space), spaces }.into())
            }
            _ => Ok(()),
        }
    }

    /// The part of the event that would be done now, whatever is chosen.
    fn playable<'a>(&self, view: &'a View, turn: &Turn, card: CardId) -> Result<Part<'a>, Refusal> {
        in_hand(view, turn.seat, card)?;
        let Some(event) = &view.edition.deck.card(card).event else {
            return Err(SpecialRefusal::NoEvent { card }.into());
        };
        if let Some(barred) = self.barred(view.side(turn.seat), &view.edition.deck, card) {
            return Err(barred.into());
        }
        let out = |side| !view.seats.iter().any(|(seat, of)| view.side(seat) == side && !of.out);
        let part = self.part(event, out);
        let now = match part.window {
            Window::Reinforce => is_reinforcing(turn),
            Window::Invade | Window::Declare => turn.stage.step() == Step::Attack,
            Window::Fortify => matches!(turn.stage, Stage::Fortify | Stage::FortifyShips),
            Window::Station => turn.stage.step() == Step::Station,
            Window::Order => false,
            Window::OwnTurn => true,
            Window::Standing => return Err(SpecialRefusal::OnlyArmed { card }.into()),
        };
        if now { Ok(part) } else { Err(SpecialRefusal::WrongWindow { card, window: part.window }.into()) }
    }

    /// What an event does otherwise is done where its object is gone for good, or was never in this game.
    fn part<'a>(&self, event: &'a CardEvent, out: impl Fn(SideId) -> bool) -> Part<'a> {
        let gone = match event.effect {
            Effect::Discard { side: Some(side), .. } => out(side),
            ref effect => self.is_gone(effect),
        };
        match &event.otherwise {
            Some(effect) if gone => Part { effect, also: None, window: event.otherwise_window, otherwise: true },
            _ => Part { effect: &event.effect, also: event.also.as_ref(), window: event.window, otherwise: false },
        }
    }

    /// What fits all that is done; of two effects one is enough that can do something.
    fn fit_part(&self, view: &View, turn: &Turn, card: CardId, part: Part<'_>) -> Result<Fit, Refusal> {
        let Some(also) = part.also else { return self.fit(view, turn, card, part.effect) };
        let fit = |effect: &Effect| {
            let fit = self.fit(view, turn, card, effect)?;
            // Where something else is aimed at a space, ships go to a second one.
            let places = matches!(effect, Effect::PlaceShips { .. });
            Ok::<_, Refusal>(if places { Fit { to: fit.spaces, spaces: None, ..fit } } else { fit })
        };
        match (fit(part.effect), fit(also)) {
            (Ok(main), Ok(also)) => Ok(main.and(also)),
            (Ok(one), Err(_)) | (Err(_), Ok(one)) => Ok(one),
            (Err(refusal), Err(_)) => Err(refusal),
        }
    }

    /// What fits the effect now; a refusal if nothing does.
    fn fit(&self, view: &View, turn: &Turn, card: CardId, effect: &Effect) -> Result<Fit, Refusal> {
        let seat = turn.seat;
        let nothing = || Refusal::from(SpecialRefusal::NoEffect { card });
        let fit = match *effect {
            Effect::Troops { troops, places, .. } => {
                let fit = match places {
                    Places::Any if is_reinforcing(turn) => Fit::plain(),
                    Places::Any | Places::Borders => Fit::optional_spaces(places_for(view, turn, places)),
                    Places::One => Fit::space(places_for(view, turn, places)),
                    Places::Marked => Fit::plain(),
                };
                Fit { troops: aims::amount(self.lies(), view, seat, troops), ..fit }
            }
            Effect::PlaceShips { class: Some(class), .. } => {
                if !self.lies().has_room(view, seat, class) {
                    return Err(nothing());
                }
                Fit::space(aims::own(view, seat))
            }
            Effect::PlaceShips { class: None, .. } => {
                let classes =
                    ShipClass::ALL.into_iter().filter(|&class| self.lies().has_room(view, seat, class)).collect();
                Fit { classes, ..Fit::space(aims::own(view, seat)) }.with_class(nothing)?
            }
            Effect::DestroyShips { .. } => {
                let all = in_reach(view, turn);
                let ships = |space: &SpaceId| !view.spaces[*space].ships.is_empty();
                Fit { any_class: true, ..Fit::space(all.into_iter().filter(ships).collect()) }
            }
            Effect::RemoveTroops { toll, leave } => {
                let hurts = |space: &SpaceId| aims::toll(view.spaces[*space].troops, toll, leave) > 0;
                Fit::space(in_reach(view, turn).into_iter().filter(hurts).collect())
            }
            Effect::TakeSpace { most_troops } => {
                let weak = |space: &SpaceId| {
                    let garrison = view.spaces[*space];
                    let held_fast = self.lies().has_marker(*space)
                        || self.lies().station == Some(*space)
                        || self.lies().pawn_space() == Some(*space);
                    garrison.troops <= most_troops && garrison.ships.is_empty() && !held_fast
                };
                Fit::space(in_reach(view, turn).into_iter().filter(weak).collect())
            }
            Effect::DiceBonus { .. } => {
                Fit { station: self.can_assault(view, turn), ..Fit::space(in_reach(view, turn)) }
            }
            Effect::ExtraDice { .. } => Fit::space(in_reach(view, turn)),
            Effect::EightSided { side: Side::Attack } => {
                let open = |aim: Aim| !self.has_eights(aim);
                let spaces = in_reach(view, turn).into_iter().filter(|&space| open(Aim::Space(space)));
                Fit { station: self.can_assault(view, turn) && open(Aim::Station), ..Fit::space(spaces.collect()) }
            }
            Effect::EightSided { side: Side::Defence } => {
                Fit::space(self.unshielded(view, seat, ShieldKind::EightSided))
            }
            Effect::Protect { from } => Fit::space(self.unshielded(view, seat, ShieldKind::From(from))),
            Effect::Peek { markers } => {
                let several = markers > 1 && self.hidden_from(seat).count() > 1;
                let spaces = self.unknown_markers(seat);
                Fit { also: if several { spaces.clone() } else { Vec::new() }, ..Fit::space(spaces) }
            }
            Effect::Relocate => self.fit_transfer(view, seat).ok_or_else(nothing)?,
            Effect::Draw { .. } => {
                if view.own_pile(seat) == 0 {
                    return Err(nothing());
                }
                Fit::plain()
            }
            Effect::Discard { side, .. } => {
                let meant = |other| is_meant(side, view.side(seat), view.side(other));
                let fits = view.seats.iter().filter(|&(other, of)| meant(other) && !of.out && of.cards > 0);
                Fit::seat(fits.map(|(other, _)| other).collect())
            }
            Effect::FreeMove { .. } => {
                let own = aims::own(view, seat);
                let from = own
                    .iter()
                    .copied()
                    .filter(|&space| view.spaces[space].troops > 1 || !view.spaces[space].ships.is_empty());
                if own.len() < 2 {
                    return Err(nothing());
                }
                Fit { to: Some(own.clone()), ..Fit::space(from.collect()) }
            }
            Effect::CallOff => return Err(SpecialRefusal::OnlyArmed { card }.into()),
            _ => self.fit_own(view, turn, card, effect)?,
        };
        if fit.is_empty() { Err(nothing()) } else { Ok(fit) }
    }

    /// From a planet of the side with a face-down marker to one of them without any.
    fn fit_transfer(&self, view: &View, seat: SeatId) -> Option<Fit> {
        let own = || of_side(view, view.side(seat));
        let to: Vec<SpaceId> = own().filter(|&space| !self.lies().has_marker(space)).collect();
        let there = |space: SpaceId| {
            self.lies()
                .markers
                .iter()
                .filter(move |marker| !marker.open && marker.space == space)
                .map(|marker| marker.id)
        };
        let from: Vec<SpaceId> = own().filter(|&space| there(space).next().is_some()).collect();
        let markers = from.iter().map(|&space| (space, there(space).collect::<Vec<u8>>()));
        let markers = markers.filter(|(_, markers)| markers.len() > 1).collect();
        (!to.is_empty()).then(|| Fit { to: Some(to), markers, ..Fit::space(from) })
    }

    /// Whether the own dice of such attacks have eight sides already.
    fn has_eights(&self, aim: Aim) -> bool {
        self.lies().doing.boosts.iter().any(|boost| boost.aim == aim && boost.what == Boosting::EightSided)
    }

    fn unshielded(&self, view: &View, seat: SeatId, kind: ShieldKind) -> Vec<SpaceId> {
        aims::own(view, seat).into_iter().filter(|&space| !self.lies().is_shielded(space, kind)).collect()
    }

    /// The face-down markers that the seat has not seen.
    fn hidden_from(&self, seat: SeatId) -> impl Iterator<Item = &Marker> {
        let hidden = move |marker: &&Marker| !marker.open && !self.lies().seen[seat].contains(&marker.id);
        self.lies().markers.iter().filter(hidden)
    }

    /// The planets with such a marker.
    fn unknown_markers(&self, seat: SeatId) -> Vec<SpaceId> {
        let mut spaces: Vec<SpaceId> = self.hidden_from(seat).map(|marker| marker.space).collect();
        spaces.sort_unstable();
        spaces.dedup();
        spaces
    }

    /// The events that may be played now. For who sees the hand.
    fn offer_play(&self, view: &View, turn: &Turn) -> Option<SpecialOffer> {
        let hand = view.hands.get(&turn.seat)?;
        let offer = |&card: &CardId| {
            let part = self.playable(view, turn, card).ok()?;
            let fit = self.fit_part(view, turn, card, part).ok()?;
            Some(fit.offer(card))
        };
        let cards: Vec<PlayOffer> = hand.cards().iter().filter_map(offer).collect();
        (!cards.is_empty()).then_some(SpecialOffer::Play { cards })
    }
}

impl<C: Campaign> Playing for C {}

/// Whether an event is meant for this side: the one that it names, or any other than the own.
pub(in crate::game::conquest) fn is_meant(side: Option<SideId>, own: SideId, other: SideId) -> bool {
    side.map_or(other != own, |side| other == side)
}

/// The own spaces on which armies of an event may be placed, if they do not join the reinforcements.
fn places_for(view: &View, turn: &Turn, places: Places) -> Vec<SpaceId> {
    match places {
        Places::Any if is_reinforcing(turn) => Vec::new(),
        Places::Any | Places::One => aims::roomy(view, turn.seat),
        Places::Borders => aims::borders(view, turn.seat),
        Places::Marked => Vec::new(),
    }
}

/// The enemy planets that the seat could invade now.
fn in_reach(view: &View, turn: &Turn) -> Vec<SpaceId> {
    if view.must(turn).is_some() { Vec::new() } else { view.in_reach(turn.seat) }
}

/// The planets of a side.
pub(in crate::game::conquest) fn of_side(view: &View, side: SideId) -> impl Iterator<Item = SpaceId> + '_ {
    let own = view.spaces.iter().filter(move |(_, on)| on.owner.is_some_and(|owner| view.side(owner) == side));
    own.map(|(space, _)| space)
}
