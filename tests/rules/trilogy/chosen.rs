//! Random actions: out of offers, and out of thin air.

use adjutant::game::action::{Action, Attack, MoveInWish, Placement, Until};
use adjutant::game::conquest::effect::{Effect, Wanted};
use adjutant::game::conquest::parts::fleet::{Fleet, ShipClass};
use adjutant::game::conquest::special::{Assault, Call, Choice, PlayOffer, Special, SpecialOffer};
use adjutant::game::conquest::theatre::Guard;
use adjutant::game::conquest::turn::Stage;
use adjutant::game::conquest::view::{PhaseView, View};
use adjutant::game::ids::{CardId, SeatId, SpaceId, Troops};
use adjutant::game::offer::Offer;

/// The choices of a test; the luck of a match is another.
#[derive(Debug)]
pub(super) struct Dice(u64);

impl Dice {
    pub(super) fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    /// A number below `count`.
    pub(super) fn below(&mut self, count: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from((self.0 >> 11) % u64::try_from(count.max(1)).expect("fits")).expect("fits")
    }

    pub(super) fn of<'a, T>(&mut self, list: &'a [T]) -> &'a T {
        &list[self.below(list.len())]
    }

    /// In one of so many cases.
    pub(super) fn once_in(&mut self, cases: usize) -> bool {
        self.below(cases) == 0
    }

    fn up_to(&mut self, most: Troops) -> Troops {
        1 + Troops::try_from(self.below(usize::try_from(most).expect("fits"))).expect("fits")
    }

    fn small(&mut self, count: usize) -> u8 {
        u8::try_from(self.below(count)).expect("small")
    }

    /// Some of these ships, at least one.
    fn some(&mut self, there: Fleet) -> Fleet {
        let mut some = Fleet::default();
        for class in ShipClass::ALL {
            *some.of_mut(class) = self.small(usize::from(there.of(class)) + 1);
        }
        if some.is_empty() { there } else { some }
    }
}

/// A random action that the offer says is possible.
pub(super) fn of_offer(offer: &Offer, view: &View, seat: SeatId, dice: &mut Dice) -> Action {
    match offer {
        Offer::Claim { free, one_now } => {
            let first = *dice.of(free);
            let more = free.iter().copied().filter(|&space| space != first && !one_now && dice.once_in(3));
            Action::Claim { spaces: [first].into_iter().chain(more).collect() }
        }
        Offer::Place { left, spaces, exactly } => {
            let (space, room) = *dice.of(spaces);
            let most = room.min(*left);
            let troops = exactly.unwrap_or_else(|| if dice.once_in(2) { most } else { dice.up_to(most) });
            Action::Place { placements: vec![Placement { space, troops }] }
        }
        Offer::TakeBack { .. } => Action::TakeBack,
        Offer::Trade { sets, .. } => Action::Trade { cards: dice.of(sets).cards },
        Offer::Attack { from, to, troops, most_dice, .. } => Action::Attack(Attack {
            from: *from,
            to: *to,
            dice: dice.once_in(4).then(|| 1 + dice.small((*most_dice).into())),
            until: *dice.of(&[Until::Captured, Until::Captured, Until::FullDice, Until::Once]),
            keep: if dice.once_in(4) { dice.up_to(troops - 1) } else { 1 },
            move_in: *dice.of(&[
                None,
                None,
                Some(MoveInWish::Most),
                Some(MoveInWish::Least),
                Some(MoveInWish::Count(3)),
            ]),
            ships: dice.once_in(4).then(|| dice.some(view.spaces[*from].ships)),
        }),
        Offer::MoveIn { least, most, ships, .. } => {
            let troops = least - 1 + dice.up_to(most - least + 1);
            Action::MoveIn { troops, ships: if dice.once_in(2) { dice.some(*ships) } else { Fleet::default() } }
        }
        Offer::Fortify { from, to, most } => {
            let (to, room) = *dice.of(to);
            Action::Fortify { from: *from, to, troops: dice.up_to(room.min(*most)) }
        }
        Offer::EndStep { .. } => Action::EndStep,
        Offer::EndTurn { .. } => Action::EndTurn,
        Offer::Special(offer) => Action::Special(of_special(offer, view, seat, dice)),
    }
}

fn of_special(offer: &SpecialOffer, view: &View, seat: SeatId, dice: &mut Dice) -> Special {
    match offer {
        SpecialOffer::PlaceStation { spaces } => Special::PlaceStation { space: *dice.of(spaces) },
        SpecialOffer::LayMarker { spaces, .. } => Special::LayMarker { space: *dice.of(spaces) },
        SpecialOffer::Build { cards } => {
            let own: Vec<SpaceId> = view.spaces.ids().filter(|&space| view.spaces[space].owner == Some(seat)).collect();
            Special::Build { card: dice.of(cards).0, space: *dice.of(&own) }
        }
        SpecialOffer::Play { cards } => {
            let offer = dice.of(cards);
            Special::Play { card: offer.card, choice: choice(offer, view, dice) }
        }
        SpecialOffer::Assault { from, .. } => {
            let (from, _) = *dice.of(from);
            let ships = dice.once_in(3).then(|| dice.some(view.spaces[from].ships));
            Special::Assault(Assault { from, armies: None, ships, repeat: dice.once_in(2) })
        }
        SpecialOffer::MoveShips { from, ships, to } => {
            Special::MoveShips { from: *from, to: *dice.of(to), ships: dice.some(*ships) }
        }
        SpecialOffer::TakeCommand { offered, others } => {
            let all: Vec<SpaceId> = offered.iter().chain(others).copied().collect();
            Special::TakeCommand { space: *dice.of(&all) }
        }
        SpecialOffer::MoveStation { spaces, .. } => Special::MoveStation { to: dice.of(spaces).0 },
        SpecialOffer::CallOrder { .. } => Special::CallOrder(Call::default()),
    }
}

fn choice(offer: &PlayOffer, view: &View, dice: &mut Dice) -> Choice {
    let mut choice = Choice::default();
    for wanted in &offer.wanted {
        match wanted {
            Wanted::Space if offer.spaces.is_empty() || offer.station && dice.once_in(3) => {}
            Wanted::Space => choice.space = Some(*dice.of(&offer.spaces)),
            Wanted::To => {
                let to: Vec<SpaceId> = offer.to.iter().copied().filter(|&to| Some(to) != choice.space).collect();
                choice.to = Some(*dice.of(&to));
            }
            Wanted::Seat => choice.seat = Some(*dice.of(&offer.seats)),
            Wanted::Class(_) | Wanted::Placements => {}
            Wanted::Way => choice.back = Some(dice.once_in(2)),
            Wanted::Also => choice.to = dice.once_in(2).then(|| *dice.of(&offer.to)),
            Wanted::Marker => {
                let there = offer.markers.iter().find(|(of, _)| Some(*of) == choice.space);
                choice.marker = there.map(|(_, markers)| *dice.of(markers));
            }
        }
    }
    let event = view.edition.deck.card(offer.card).event.as_ref();
    if event.is_some_and(|event| matches!(event.effect, Effect::FreeMove { .. }))
        && let Some(from) = choice.space
    {
        let there = view.spaces[from];
        if there.troops > 1 {
            choice.troops = Some(1);
        } else {
            choice.ships = Some(there.ships);
        }
    }
    choice
}

/// Something that a seat does in the turn of another: standing orders and offers of command.
pub(super) fn out_of_turn(view: &View, seat: SeatId, dice: &mut Dice) -> Option<Action> {
    let own: Vec<SpaceId> = view.spaces.ids().filter(|&space| view.spaces[space].owner == Some(seat)).collect();
    let hand = view.hands.get(&seat)?.cards();
    let wish = match dice.below(3) {
        0 if !own.is_empty() => Special::OfferCommand { space: *dice.of(&own), offered: !dice.once_in(4) },
        1 if !hand.is_empty() && !own.is_empty() => {
            let spaces = if dice.once_in(2) { vec![*dice.of(&own)] } else { Vec::new() };
            Special::Arm { card: *dice.of(hand), guard: Guard { spaces, least: dice.up_to(3), seats: Vec::new() } }
        }
        _ if !hand.is_empty() => Special::Disarm { card: *dice.of(hand) },
        _ => return None,
    };
    let action = Action::Special(wish);
    view.check(seat, &action).is_ok().then_some(action)
}

/// A random wish of this ruleset, mostly senseless, with ids of this board.
pub(super) fn garbage(view: &View, dice: &mut Dice) -> Action {
    let mut space = || SpaceId(dice.small(view.spaces.len() + 1));
    let (from, to) = (space(), space());
    let card = CardId(dice.small(view.edition.deck.cards().len()));
    let ships = Fleet { fighter: dice.small(3), bomber: dice.small(3), destroyer: dice.small(3) };
    Action::Special(match dice.below(11) {
        0 => Special::PlaceStation { space: from },
        1 => Special::LayMarker { space: from },
        2 => Special::Build { card, space: from },
        3 | 4 => {
            let choice = Choice {
                space: dice.once_in(2).then_some(from),
                to: dice.once_in(2).then_some(to),
                ..Choice::default()
            };
            Special::Play { card, choice }
        }
        5 => {
            let armies = *dice.of(&[None, Some(0), Some(1), Some(2), Some(3), Some(9)]);
            Special::Assault(Assault { from, armies, ships: dice.once_in(2).then_some(ships), repeat: dice.once_in(2) })
        }
        6 => Special::MoveShips { from, to, ships },
        7 => Special::TakeCommand { space: from },
        8 => Special::OfferCommand { space: from, offered: dice.once_in(2) },
        9 => Special::MoveStation { to },
        _ => {
            let guard = Guard { spaces: vec![from], least: 2, seats: vec![SeatId(dice.small(6))] };
            if dice.once_in(2) { Special::Arm { card, guard } } else { Special::Disarm { card } }
        }
    })
}

/// Whether the offers cover the action. Moves of later steps are offered in their steps alone, but taken before.
pub(super) fn is_offered(offers: &[Offer], view: &View, action: &Action) -> bool {
    let Action::Special(wish) = action else { return true };
    let special = offers.iter().filter_map(|offer| match offer {
        Offer::Special(offer) => Some(offer),
        _ => None,
    });
    let in_step = |step: Stage| matches!(&view.phase, PhaseView::Turn(turn) if turn.stage == step);
    let early = match wish {
        Special::MoveShips { .. } | Special::TakeCommand { .. } => !in_step(Stage::FortifyShips),
        Special::MoveStation { .. } => !in_step(Stage::Station),
        Special::Assault(_) => {
            matches!(&view.phase, PhaseView::Turn(turn) if matches!(turn.stage, Stage::Trade { .. }))
        }
        Special::OfferCommand { .. } | Special::Arm { .. } | Special::Disarm { .. } => true,
        _ => false,
    };
    early
        || special.into_iter().any(|offer| match (offer, wish) {
            (SpecialOffer::PlaceStation { spaces }, Special::PlaceStation { space })
            | (SpecialOffer::LayMarker { spaces, .. }, Special::LayMarker { space }) => spaces.contains(space),
            (SpecialOffer::Build { cards }, Special::Build { card, .. }) => cards.iter().any(|(of, _)| of == card),
            (SpecialOffer::Play { cards }, Special::Play { card, .. }) => cards.iter().any(|of| of.card == *card),
            (SpecialOffer::Assault { from, .. }, Special::Assault(assault)) => {
                from.iter().any(|&(of, most)| of == assault.from && assault.armies.unwrap_or(1) <= most)
            }
            (SpecialOffer::MoveShips { from, to, .. }, Special::MoveShips { from: of, to: goal, .. }) => {
                from == of && to.contains(goal)
            }
            (SpecialOffer::TakeCommand { offered, others }, Special::TakeCommand { space }) => {
                offered.contains(space) || others.contains(space)
            }
            (SpecialOffer::MoveStation { spaces, .. }, Special::MoveStation { to }) => {
                spaces.iter().any(|(space, _)| space == to)
            }
            _ => false,
        })
}
