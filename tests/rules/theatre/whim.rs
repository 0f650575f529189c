//! Games at random: whatever is offered is taken at some time.

use adjutant::game::Game;
use adjutant::game::action::{Action, Attack, MoveInWish, Placement, Until};
use adjutant::game::conquest::effect::{Effect, Wanted, Window};
use adjutant::game::conquest::parts::fleet::{Fleet, ShipClass};
use adjutant::game::conquest::special::{Assault, Call, Choice, PlayOffer, Special, SpecialOffer};
use adjutant::game::conquest::theatre::Guard;
use adjutant::game::conquest::view::{PhaseView, View};
use adjutant::game::event::Event;
use adjutant::game::ids::{BySeat, CardId, PlayerId, SeatId, SpaceId, Troops};
use adjutant::game::offer::Offer;
use adjutant::game::people::{Actor, Hold, Viewer};
use adjutant::game::refusal::Refusal;
use adjutant::seal::Sealed;

use super::Setting;

/// A source of arbitrary choices (xorshift); not the game's luck.
pub(crate) struct Whim(u64);

impl Whim {
    pub(crate) fn of(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    pub(crate) fn below(&mut self, count: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 >> 33).unwrap_or_default() % count.max(1)
    }

    pub(crate) fn yes(&mut self, one_in: usize) -> bool {
        self.below(one_in) == 0
    }

    pub(crate) fn one<T: Copy>(&mut self, of: &[T]) -> T {
        of[self.below(of.len())]
    }

    pub(crate) fn up_to(&mut self, most: Troops) -> Troops {
        1 + Troops::try_from(self.below(usize::try_from(most).unwrap_or(1))).unwrap_or_default()
    }

    pub(crate) fn some_of(&mut self, fleet: Fleet) -> Fleet {
        let mut part = Fleet::default();
        for class in ShipClass::ALL {
            *part.of_mut(class) = u8::try_from(self.below(usize::from(fleet.of(class)) + 1)).unwrap_or_default();
        }
        part
    }
}

pub(crate) fn special(wish: Special) -> Action {
    Action::Special(wish)
}

/// A choice that the offer allows, aimed at `space` where one is chosen.
pub(crate) fn filled(view: &View, seat: SeatId, offer: &PlayOffer, space: Option<SpaceId>, whim: &mut Whim) -> Choice {
    let effect = &view.edition.deck.card(offer.card).event.as_ref().expect("an event").effect;
    let mut choice = Choice::default();
    for wanted in &offer.wanted {
        match wanted {
            Wanted::Space => choice.space = space,
            Wanted::To => {
                let to: Vec<SpaceId> = offer.to.iter().copied().filter(|&to| Some(to) != choice.space).collect();
                choice.to = Some(whim.one(&to));
            }
            Wanted::Seat => choice.seat = Some(whim.one(&offer.seats)),
            Wanted::Class(_) => {
                let fits = |class: &ShipClass| match effect {
                    Effect::DestroyShips { .. } => space.is_some_and(|space| view.spaces[space].ships.of(*class) > 0),
                    _ => view.theatre().expect("a theatre").ship_limit[seat] > view.fleet(seat).of(*class),
                };
                choice.class = ShipClass::ALL.into_iter().find(|class| fits(class) && whim.yes(2));
            }
            Wanted::Way => choice.back = Some(whim.yes(2)),
            Wanted::Also => choice.to = whim.yes(2).then(|| whim.one(&offer.to)),
            Wanted::Marker => {
                let there = offer.markers.iter().find(|(of, _)| Some(*of) == choice.space);
                choice.marker = there.filter(|_| whim.yes(2)).map(|(_, markers)| whim.one(markers));
            }
            Wanted::Placements => {
                let each = if let Effect::Troops { most_each: Some(most), .. } = effect { *most } else { offer.troops };
                let mut left = offer.troops;
                for &space in &offer.spaces {
                    let troops = each.min(left);
                    if troops > 0 && whim.yes(2) {
                        choice.placements.push(Placement { space, troops });
                        left -= troops;
                    }
                }
            }
        }
    }
    if let (Effect::FreeMove { .. }, Some(from)) = (effect, choice.space) {
        let on = view.spaces[from];
        choice.troops = (on.troops > 1).then(|| whim.up_to(on.troops - 1));
        choice.ships = (on.troops <= 1 || whim.yes(2)).then_some(on.ships).filter(|ships| !ships.is_empty());
    }
    choice
}

/// Something that the offer allows.
pub(crate) fn taken(view: &View, seat: SeatId, offer: &Offer, whim: &mut Whim) -> Action {
    match offer {
        Offer::Claim { free, one_now: true } => Action::Claim { spaces: vec![whim.one(free)] },
        Offer::Claim { free, .. } => {
            let from = whim.below(free.len());
            Action::Claim { spaces: free.iter().cycle().skip(from).take(free.len()).copied().collect() }
        }
        Offer::Place { left, spaces, exactly } => {
            let (space, room) = whim.one(spaces);
            let troops = exactly.unwrap_or_else(|| if whim.yes(3) { whim.up_to(*left) } else { *left }).min(room);
            Action::Place { placements: vec![Placement { space, troops }] }
        }
        Offer::TakeBack { .. } => Action::TakeBack,
        Offer::Trade { sets, .. } => Action::Trade { cards: sets[whim.below(sets.len())].cards },
        &Offer::Attack { from, to, most_dice, .. } => {
            let until = whim.one(&[Until::Once, Until::Captured, Until::FullDice]);
            let dice = whim.yes(4).then(|| u8::try_from(whim.below(most_dice.into()) + 1).unwrap_or(1));
            let move_in = whim.one(&[None, Some(MoveInWish::Most), Some(MoveInWish::Least)]);
            let ships = whim.yes(3).then(|| whim.some_of(view.spaces[from].ships));
            Action::Attack(Attack { from, to, dice, until, keep: 1, move_in, ships })
        }
        Offer::MoveIn { least, most, ships, .. } => {
            Action::MoveIn { troops: least + whim.up_to(most - least + 1) - 1, ships: whim.some_of(*ships) }
        }
        Offer::Fortify { from, to, most } => {
            let (to, room) = whim.one(to);
            Action::Fortify { from: *from, to, troops: whim.up_to((*most).min(room)) }
        }
        Offer::EndStep { .. } => Action::EndStep,
        Offer::EndTurn { .. } => Action::EndTurn,
        Offer::Special(SpecialOffer::PlaceStation { spaces }) => {
            special(Special::PlaceStation { space: whim.one(spaces) })
        }
        Offer::Special(SpecialOffer::LayMarker { spaces, .. }) => {
            special(Special::LayMarker { space: whim.one(spaces) })
        }
        Offer::Special(SpecialOffer::Build { cards }) => {
            let own = own(view, seat);
            special(Special::Build { card: whim.one(cards).0, space: whim.one(&own) })
        }
        Offer::Special(SpecialOffer::Play { cards }) => {
            let offer = &cards[whim.below(cards.len())];
            let at_station = offer.station && (offer.spaces.is_empty() || whim.yes(2));
            let aim = (!at_station && !offer.spaces.is_empty()).then(|| whim.one(&offer.spaces));
            special(Special::Play { card: offer.card, choice: filled(view, seat, offer, aim, whim) })
        }
        Offer::Special(SpecialOffer::Assault { from, .. }) => {
            let (from, most) = whim.one(from);
            // Fewer armies may have no die left.
            let ships = whim.yes(3).then(|| whim.some_of(view.spaces[from].ships));
            let armies = whim.yes(2).then_some(most);
            special(Special::Assault(Assault { from, armies, ships, repeat: whim.yes(2) }))
        }
        Offer::Special(SpecialOffer::MoveShips { from, ships, to }) => {
            let part = whim.some_of(*ships);
            let ships = if part.is_empty() { *ships } else { part };
            special(Special::MoveShips { from: *from, to: whim.one(to), ships })
        }
        Offer::Special(SpecialOffer::TakeCommand { offered, others }) => {
            let all: Vec<SpaceId> = offered.iter().chain(others).copied().collect();
            special(Special::TakeCommand { space: whim.one(&all) })
        }
        Offer::Special(SpecialOffer::MoveStation { spaces, .. }) => {
            special(Special::MoveStation { to: whim.one(spaces).0 })
        }
        Offer::Special(SpecialOffer::CallOrder { .. }) => special(Special::CallOrder(Call::default())),
    }
}

pub(crate) fn own(view: &View, seat: SeatId) -> Vec<SpaceId> {
    view.spaces.iter().filter(|(_, on)| on.owner == Some(seat)).map(|(space, _)| space).collect()
}

/// Somebody's standing order, at any time.
fn ordered(view: &View, seat: SeatId, whim: &mut Whim) -> Option<Action> {
    let is_order = |card: &CardId| {
        view.edition.deck.card(*card).event.as_ref().is_some_and(|event| event.window == Window::Standing)
    };
    let card = view.hands[&seat].cards().iter().copied().find(is_order)?;
    let own = own(view, seat);
    let spaces = if own.is_empty() || whim.yes(2) { Vec::new() } else { vec![whim.one(&own)] };
    let least = Troops::try_from(whim.below(6)).unwrap_or_default();
    Some(special(Special::Arm { card, guard: Guard { spaces, least, seats: Vec::new() } }))
}

/// How games of a setting are played at random.
#[derive(Clone, Copy)]
pub(crate) struct Habits<'a> {
    /// As `set-up=book fortify=none`.
    pub(crate) options: &'a str,
    /// Persons, 1, 2, ..., who run the armies as the ruleset divides them. In every second game the AI has the place of the last one.
    pub(crate) players: u8,
    pub(crate) seed: u64,
    /// Something that the offer allows.
    pub(crate) takes: fn(&View, SeatId, &Offer, &mut Whim) -> Action,
    /// What is taken at one step in nine alone, such as the end of the turn: cards come from conquests.
    pub(crate) rarely: fn(&Offer) -> bool,
    /// Whether the refusal speaks of something that an offer does not tell in full.
    pub(crate) is_detail: fn(&Refusal) -> bool,
}

impl Habits<'_> {
    /// The game that begins.
    pub(crate) fn begun<S: Setting>(&self) -> (Game, Sealed) {
        let mut luck = Sealed::simulated(self.seed);
        let options = S::options(self.options);
        let person = |place: SeatId| match (self.seed % 2, place.0 + 1 == self.players) {
            (0, true) => Hold::Ai,
            _ => Hold::Players(vec![PlayerId(u64::from(place.0) + 1)]),
        };
        let holds: BySeat<Hold> = options.armies(self.players.into()).into_iter().map(person).collect();
        let (game, _) = Game::begin(&S::kit().edition, &options, holds, &mut luck);
        (game, luck)
    }

    /// All who may look: everybody, each seat, each person.
    pub(crate) fn viewers<S: Setting>(&self) -> Vec<Viewer> {
        let seats = BySeat::from_fn(S::options(self.options).armies(self.players.into()).len(), |_| ());
        let persons = (1..=self.players).map(|person| Viewer::Player(PlayerId(person.into())));
        seats.ids().map(Viewer::Seat).chain(persons).chain([Viewer::Public]).collect()
    }

    /// Plays for so many steps, standing orders of others among them, and shows every position with what was told before. All of them are
    /// sound. The game as it is in the end.
    pub(crate) fn play<S: Setting>(
        &self,
        steps: usize,
        mut look: impl FnMut(&Game, SeatId, &[Event], &mut Whim),
    ) -> Game {
        let (mut game, mut luck) = self.begun::<S>();
        let mut whim = Whim::of(self.seed);
        let mut events = Vec::new();
        for _ in 0..steps {
            if game.is_over() {
                break;
            }
            let seat = whim.one(&game.view(Viewer::Public).awaited());
            look(&game, seat, &events, &mut whim);
            let view = crate::rules::seen(&game, Viewer::Seat(seat));
            let offers = view.offers(seat);
            let fits: Vec<&Offer> = offers.iter().filter(|offer| whim.yes(9) || !(self.rarely)(offer)).collect();
            let offer = if fits.is_empty() { offers.last().expect("an offer") } else { fits[whim.below(fits.len())] };
            let mut action = (self.takes)(&view, seat, offer, &mut whim);
            let mut actor = seat;
            if matches!(view.phase, PhaseView::Turn(_)) && whim.yes(12) {
                let other = whim.one(&view.seats.ids().collect::<Vec<_>>());
                let theirs = crate::rules::seen(&game, Viewer::Seat(other));
                if let Some(order) = (!theirs.seats[other].out).then(|| ordered(&theirs, other, &mut whim)).flatten() {
                    (action, actor) = (order, other);
                }
            }
            match game.apply(Actor::Seat(actor), &action, &mut luck) {
                Ok((next, told)) => {
                    next.audit().unwrap_or_else(|broken| panic!("{broken} after {action:?}"));
                    (game, events) = (next, told);
                }
                Err(refusal) if (self.is_detail)(&refusal) => events.clear(),
                Err(refusal) => panic!("{action:?} of {offer:?} is refused: {refusal:?}"),
            }
        }
        game
    }
}
