//! What an event can be aimed at, and where its armies go.

use super::fleet::{Fleet, ShipClass};
use super::ships::{has_ships, sail};
use crate::game::action::Placement;
use crate::game::conquest::core::{Core, held, room};
use crate::game::conquest::effect::{Amount, Per, Toll, Wanted};
use crate::game::conquest::fortify::Roads;
use crate::game::conquest::place::total;
use crate::game::conquest::special::{Choice, PlayOffer, SpecialRefusal};
use crate::game::conquest::theatre::Theatre;
use crate::game::conquest::view::{Garrison, View};
use crate::game::event::{Event, EventKind};
use crate::game::ids::{BySpace, CardId, SeatId, SpaceId, Troops};
use crate::game::map::Board;
use crate::game::refusal::Refusal;

/// What fits an event now.
#[derive(Debug, Default)]
pub(in crate::game::conquest) struct Fit {
    /// The spaces that fit, where one must be chosen.
    pub(in crate::game::conquest) spaces: Option<Vec<SpaceId>>,
    /// Spaces on which armies may be placed, where the player likes to say.
    pub(in crate::game::conquest) places: Vec<SpaceId>,
    /// Where something goes, if it must be chosen.
    pub(in crate::game::conquest) to: Option<Vec<SpaceId>>,
    /// The spaces that fit as a second one, where the player likes to say.
    pub(in crate::game::conquest) also: Vec<SpaceId>,
    /// The markers of spaces on which several lie, where the player likes to say.
    pub(in crate::game::conquest) markers: Vec<(SpaceId, Vec<u8>)>,
    /// The seats that fit, where one must be chosen.
    pub(in crate::game::conquest) seats: Option<Vec<SeatId>>,
    /// The classes that fit, where the player likes to say.
    pub(in crate::game::conquest) classes: Vec<ShipClass>,
    /// A class of ships that are there may be chosen.
    pub(in crate::game::conquest) any_class: bool,
    /// Forward or back must be chosen.
    pub(in crate::game::conquest) ways: bool,
    /// The station is a target too.
    pub(in crate::game::conquest) station: bool,
    pub(in crate::game::conquest) troops: Troops,
}

impl Fit {
    /// Nothing is to be chosen.
    pub(in crate::game::conquest) fn plain() -> Self {
        Self::default()
    }

    /// One of these spaces.
    pub(in crate::game::conquest) fn space(spaces: Vec<SpaceId>) -> Self {
        Self { spaces: Some(spaces), ..Self::default() }
    }

    /// Armies may be placed on these.
    pub(in crate::game::conquest) fn optional_spaces(places: Vec<SpaceId>) -> Self {
        Self { places, ..Self::default() }
    }

    /// One of these seats.
    pub(in crate::game::conquest) fn seat(seats: Vec<SeatId>) -> Self {
        Self { seats: Some(seats), ..Self::default() }
    }

    /// A class must be possible.
    pub(in crate::game::conquest) fn with_class(self, nothing: impl Fn() -> Refusal) -> Result<Self, Refusal> {
        if self.classes.is_empty() { Err(nothing()) } else { Ok(self) }
    }

    /// What fits either of two effects.
    pub(in crate::game::conquest) fn and(self, other: Self) -> Self {
        let both = |one: Option<Vec<SpaceId>>, other: Option<Vec<SpaceId>>| match (one, other) {
            (Some(mut all), Some(more)) => {
                all.extend(more);
                all.sort_unstable();
                all.dedup();
                Some(all)
            }
            (one, other) => one.or(other),
        };
        Self {
            spaces: both(self.spaces, other.spaces),
            places: self.places,
            to: both(self.to, other.to),
            also: self.also,
            markers: self.markers,
            seats: self.seats.or(other.seats),
            classes: self.classes,
            any_class: self.any_class || other.any_class,
            ways: self.ways || other.ways,
            station: self.station || other.station,
            troops: self.troops.max(other.troops),
        }
    }

    /// Whether something must be chosen of which there is nothing.
    pub(in crate::game::conquest) fn is_empty(&self) -> bool {
        self.spaces.as_ref().is_some_and(Vec::is_empty) && !self.station
            || self.seats.as_ref().is_some_and(Vec::is_empty)
    }

    /// Whether the choice is one of those that fit.
    pub(in crate::game::conquest) fn check(&self, card: CardId, choice: &Choice) -> Result<(), Refusal> {
        let choose = |wanted, spaces: &[SpaceId], seats: &[SeatId]| -> Refusal {
            SpecialRefusal::Choose { card, wanted, spaces: spaces.to_vec(), seats: seats.to_vec() }.into()
        };
        let does_not_fit = |space, spaces: &[SpaceId]| -> Refusal {
            SpecialRefusal::DoesNotFit { card, space, spaces: spaces.to_vec() }.into()
        };
        match (&self.spaces, choice.space) {
            (None, Some(space)) => return Err(does_not_fit(Some(space), &[])),
            (None, None) => {}
            (Some(_), None) if self.station => {}
            (Some(spaces), None) => return Err(choose(Wanted::Space, spaces, &[])),
            (Some(spaces), Some(space)) if spaces.contains(&space) => {}
            (Some(spaces), Some(space)) => return Err(does_not_fit(Some(space), spaces)),
        }
        if let Some(to) = &self.to {
            match choice.to {
                None => return Err(choose(Wanted::To, to, &[])),
                Some(space) if choice.space == Some(space) => return Err(Refusal::SameSpace { space }),
                Some(space) if to.contains(&space) => {}
                Some(space) => return Err(does_not_fit(Some(space), to)),
            }
        }
        match (&self.seats, choice.seat) {
            (Some(seats), None) if seats.len() > 1 => return Err(choose(Wanted::Seat, &[], seats)),
            (Some(seats), Some(seat)) if !seats.contains(&seat) => return Err(choose(Wanted::Seat, &[], seats)),
            _ => {}
        }
        if self.ways && choice.back.is_none() {
            return Err(choose(Wanted::Way, &[], &[]));
        }
        match choice.class {
            Some(class) if !self.classes.is_empty() && !self.classes.contains(&class) => {
                Err(choose(Wanted::Class(Some(class)), &[], &[]))
            }
            _ => Ok(()),
        }
    }

    /// The same as an offer.
    pub(in crate::game::conquest) fn offer(self, card: CardId) -> PlayOffer {
        let mut wanted = Vec::new();
        if self.spaces.is_some() {
            wanted.push(Wanted::Space);
        }
        if self.to.is_some() {
            wanted.push(Wanted::To);
        }
        if self.seats.as_ref().is_some_and(|seats| seats.len() > 1) {
            wanted.push(Wanted::Seat);
        }
        if self.any_class || self.classes.len() > 1 {
            wanted.push(Wanted::Class(None));
        }
        if self.ways {
            wanted.push(Wanted::Way);
        }
        if !self.markers.is_empty() {
            wanted.push(Wanted::Marker);
        }
        if !self.also.is_empty() {
            wanted.push(Wanted::Also);
        }
        if !self.places.is_empty() {
            wanted.push(Wanted::Placements);
        }
        PlayOffer {
            card,
            wanted,
            spaces: self.spaces.unwrap_or(self.places),
            to: self.to.unwrap_or(self.also),
            markers: self.markers,
            seats: self.seats.unwrap_or_default(),
            station: self.station,
            troops: self.troops,
        }
    }
}

/// The own spaces.
pub(in crate::game::conquest) fn own(view: &View, seat: SeatId) -> Vec<SpaceId> {
    held(&view.spaces, seat).collect()
}

/// The own spaces that have room.
pub(in crate::game::conquest) fn roomy(view: &View, seat: SeatId) -> Vec<SpaceId> {
    held(&view.spaces, seat).filter(|&space| room(view.spaces[space]) > 0).collect()
}

/// The own spaces beside an enemy that have room.
pub(in crate::game::conquest) fn borders(view: &View, seat: SeatId) -> Vec<SpaceId> {
    held(&view.spaces, seat).filter(|&space| view.is_border(seat, space) && room(view.spaces[space]) > 0).collect()
}

/// How many armies an event brings, for who looks.
pub(in crate::game::conquest) fn amount(of: &Theatre, view: &View, seat: SeatId, amount: Amount) -> Troops {
    counted(of, &view.edition.board, &view.spaces, seat, amount)
}

/// The same for who carries it out.
pub(in crate::game::conquest) fn amount_in(of: &Theatre, core: &Core, seat: SeatId, amount: Amount) -> Troops {
    counted(of, core.board(), &core.spaces, seat, amount)
}

fn counted(of: &Theatre, board: &Board, spaces: &BySpace<Garrison>, seat: SeatId, amount: Amount) -> Troops {
    match amount {
        Amount::Fixed(troops) => troops,
        Amount::Per { per, div, min, max } => {
            let counts = |space: &SpaceId| match per {
                Per::MarkedSpaces => of.has_marker(*space),
                Per::Resources => board.space(*space).resource,
            };
            let count = Troops::try_from(held(spaces, seat).filter(counts).count()).unwrap_or(Troops::MAX);
            count.div_ceil(div.max(1)).clamp(min, max)
        }
    }
}

/// How many of `there` armies are lost, so that `leave` stay.
pub(in crate::game::conquest) fn toll(there: Troops, toll: Toll, leave: Troops) -> Troops {
    let wanted = match toll {
        Toll::Fixed(troops) => troops,
        Toll::Share { num, den, max } => (there * num / den.max(1)).min(max),
    };
    wanted.min(there.saturating_sub(leave))
}

/// One army on each own space with a marker, the rest on the one of them that has fewest; without one they join the reinforcements.
pub(in crate::game::conquest) fn on_marked(of: &Theatre, core: &Core, seat: SeatId, troops: Troops) -> Vec<Placement> {
    let marked: Vec<SpaceId> = held(&core.spaces, seat).filter(|&space| of.has_marker(space)).collect();
    spread(core, &marked, troops, None)
}

/// Armies for the weakest borders, as even as may be.
pub(in crate::game::conquest) fn on_borders(
    core: &Core,
    seat: SeatId,
    troops: Troops,
    most_each: Option<Troops>,
) -> Vec<Placement> {
    let beside = |space: SpaceId| {
        core.board().neighbours(space).any(|other| {
            let garrison = &core.spaces[other];
            !garrison.destroyed && garrison.owner.is_none_or(|owner| !core.partners(owner, seat))
        })
    };
    let mut borders: Vec<SpaceId> = held(&core.spaces, seat).filter(|&space| beside(space)).collect();
    borders.sort_by_key(|&space| (core.spaces[space].troops, space));
    spread(core, &borders, troops, most_each)
}

/// Armies for the weakest borders, or for all own spaces of an army that has none.
pub(in crate::game::conquest) fn anywhere(core: &Core, seat: SeatId, troops: Troops) -> Vec<Placement> {
    match on_borders(core, seat, troops, None) {
        borders if total(&borders) == u64::from(troops) => borders,
        _ => spread(core, &held(&core.spaces, seat).collect::<Vec<_>>(), troops, None),
    }
}

/// One for each in turn, as long as there is room.
fn spread(core: &Core, spaces: &[SpaceId], troops: Troops, most_each: Option<Troops>) -> Vec<Placement> {
    let mut placements: Vec<Placement> = spaces.iter().map(|&space| Placement { space, troops: 0 }).collect();
    let mut left = troops;
    while left > 0 {
        let before = left;
        for placement in &mut placements {
            let full = placement.troops >= room(core.spaces[placement.space]).min(most_each.unwrap_or(Troops::MAX));
            if left > 0 && !full {
                placement.troops += 1;
                left -= 1;
            }
        }
        if left == before {
            break;
        }
    }
    placements.retain(|placement| placement.troops > 0);
    placements.sort_unstable_by_key(|placement| placement.space);
    placements
}

/// Whether armies of an event may be placed so: on these spaces, so many in all and on each. Without a list they are spread.
pub(in crate::game::conquest) fn may_place(
    view: &View,
    card: CardId,
    choice: &Choice,
    (troops, most_each, open): (Troops, Option<Troops>, Vec<SpaceId>),
) -> Result<(), Refusal> {
    for (n, placement) in choice.placements.iter().enumerate() {
        let Placement { space, troops } = *placement;
        if choice.placements[..n].iter().any(|other| other.space == space) {
            return Err(Refusal::EmptyOrTwice { space: Some(space) });
        }
        let fits = open.contains(&space)
            && (1..=most_each.unwrap_or(Troops::MAX)).contains(&troops)
            && troops <= room(view.spaces[space]);
        if !fits {
            return Err(SpecialRefusal::DoesNotFit { card, space: Some(space), spaces: open }.into());
        }
    }
    let asked = total(&choice.placements);
    if asked > u64::from(troops) {
        return Err(Refusal::TooManyToPlace { asked, left: troops });
    }
    Ok(())
}

/// Whether armies and ships may be moved so by an event: at least something, and one army stays.
pub(in crate::game::conquest) fn may_move_freely(
    view: &View,
    seat: SeatId,
    card: CardId,
    (choice, anywhere): (&Choice, bool),
) -> Result<(), Refusal> {
    let (Some(from), Some(to)) = (choice.space, choice.to) else {
        return Err(SpecialRefusal::NoEffect { card }.into());
    };
    view.own(seat, from)?;
    view.own(seat, to)?;
    let roads = Roads::new(&view.edition.board, &view.spaces, &view.sides, view.card.fortify, seat);
    if !anywhere && !roads.from(from).any(|space| space == to) {
        return Err(Refusal::NoPath { from, to, reachable: roads.from(from).collect() });
    }
    let (troops, ships) = (choice.troops.unwrap_or_default(), choice.ships.unwrap_or_default());
    if troops == 0 && ships.is_empty() {
        return Err(Refusal::NoTroops);
    }
    let most = view.spaces[from].troops.saturating_sub(1).min(room(view.spaces[to]));
    if troops > most {
        return Err(Refusal::OutOfRange { asked: troops, least: 0, most });
    }
    if ships.is_empty() { Ok(()) } else { has_ships(view, from, ships) }
}

/// Armies and ships go to another own space.
pub(in crate::game::conquest) fn move_freely(core: &mut Core, seat: SeatId, choice: &Choice, events: &mut Vec<Event>) {
    let (Some(from), Some(to)) = (choice.space, choice.to) else { return };
    let troops = choice.troops.unwrap_or_default();
    if troops > 0 {
        core.spaces[from].troops -= troops;
        core.spaces[to].troops += troops;
        events.push(Event::public(EventKind::Fortified { seat, from, to, troops }));
    }
    let ships: Fleet = choice.ships.unwrap_or_default();
    if !ships.is_empty() {
        sail(core, seat, (from, to), ships, events);
    }
}
