//! The Death Star: attacked (S0-D1 to S0-D6), moved (S0-E4) and fired (S0-E5 to S0-D9).

use super::{DEATH_STAR, EMPIRE, MOST_DESTROYED, OriginalTrilogy, REBELS, tell};
use crate::game::chance::Chance;
use crate::game::conquest::core::{Core, held};
use crate::game::conquest::effect::Danger;
use crate::game::conquest::invade::eliminate_if_gone;
use crate::game::conquest::parts::battle_station::{Assault as Plan, AssaultPlan, Once, Station, strike};
use crate::game::conquest::rules::Position;
use crate::game::conquest::special::{Assault, SpecialEvent, SpecialOffer, SpecialRefusal};
use crate::game::conquest::support::Backing;
use crate::game::conquest::theatre::{Aim, Boosting, ShieldKind};
use crate::game::conquest::turn::{self, Stage, Turn};
use crate::game::conquest::view::{Garrison, View};
use crate::game::event::Event;
use crate::game::ids::{BySpace, CardId, RegionId, SeatId, SideId, SpaceId};
use crate::game::map::Board;
use crate::game::refusal::Refusal;

/// The most that the throw for the move shows.
const DIE: u8 = 6;

impl OriginalTrilogy {
    /// Where the Death Star is, for a seat that may attack it.
    pub(super) fn enemy_station(&self, side: SideId) -> Result<SpaceId, SpecialRefusal> {
        match self.theatre.station {
            None => Err(SpecialRefusal::NoStation),
            Some(_) if side == EMPIRE => Err(SpecialRefusal::OwnStation),
            Some(station) => Ok(station),
        }
    }

    /// The own planets with armies to spare from which the Death Star can be attacked: beside it, or under it.
    pub(super) fn assault_from(at: Position<'_>, station: SpaceId) -> impl Iterator<Item = SpaceId> + '_ {
        held(at.spaces, at.seat).filter(move |&from| {
            at.spaces[from].troops > 1 && (from == station || at.edition.board.adjacent(from, station))
        })
    }

    /// The Death Star by the options of the match.
    pub(super) fn by_options(at: &Position<'_>) -> Station {
        Station { ships_fall: at.card.theatre.ships_fall, ..DEATH_STAR }
    }

    /// What the seat has for its attacks besides armies. `ships`: those that are sent.
    pub(super) fn backing(&self, at: &Position<'_>, assault: Assault) -> Plan {
        let mut backing = Backing::ships(assault.ships.unwrap_or(at.spaces[assault.from].ships));
        backing.named = at.card.theatre.named;
        let mut once = Once::default();
        for boost in &self.theatre.doing.boosts {
            match (boost.aim, boost.what) {
                (Aim::Space(_), _) => {}
                (_, Boosting::Bonus(bonus)) => backing.bonus += bonus,
                (_, Boosting::EightSided) => backing.eight_sided = true,
                (_, Boosting::Dice(dice)) => backing.extra += dice,
                (_, Boosting::Sum { sum, no_dice_lost }) => {
                    once.sum += sum;
                    once.no_dice_lost |= no_dice_lost;
                }
            }
        }
        let meter = if at.sides[at.seat] == REBELS { self.theatre.meter.at } else { 0 };
        Plan { meter, backing, once }
    }

    /// The plan of the next attack, if one is possible.
    pub(super) fn may_assault(&self, view: &View, turn: &Turn, assault: Assault) -> Result<AssaultPlan, Refusal> {
        if turn.stage.is_late() {
            return Err(Refusal::WrongStep { now: turn.stage.step() });
        }
        view.must(turn).map_or(Ok(()), Err)?;
        let station = self.enemy_station(view.side(turn.seat))?;
        view.own(turn.seat, assault.from)?;
        let at = view.position(turn.seat);
        let from = assault.from;
        let garrison = view.spaces[from];
        if garrison.troops < 2 {
            return Err(Refusal::TooFewTroops { space: from, there: garrison.troops });
        }
        if !Self::assault_from(at, station).any(|space| space == from) {
            let spaces = Self::assault_from(at, station).collect();
            return Err(SpecialRefusal::StationNotInReach { from, station, spaces }.into());
        }
        let rules = Self::by_options(&at);
        let most = rules.committed(garrison.troops);
        let armies = assault.armies.unwrap_or(most);
        if armies == 0 || armies > most {
            return Err(Refusal::Dice { asked: armies, most });
        }
        if assault.ships.is_some_and(|sent| !garrison.ships.holds(&sent)) {
            return Err(SpecialRefusal::TooFewShips { space: from, there: garrison.ships }.into());
        }
        let plan = self.backing(&at, assault);
        plan.plan(&rules, armies).ok_or_else(|| SpecialRefusal::NoDice { armies, meter: plan.meter }.into())
    }

    pub(super) fn offer_assault(&self, view: &View, turn: &Turn) -> Option<SpecialOffer> {
        let station = self.enemy_station(view.side(turn.seat)).ok()?;
        let most = |from: SpaceId| DEATH_STAR.committed(view.spaces[from].troops);
        let ready = Self::assault_from(view.position(turn.seat), station).filter(|&from| {
            self.may_assault(view, turn, Assault { from, armies: None, ships: None, repeat: false }).is_ok()
        });
        let from: Vec<(SpaceId, u8)> = ready.map(|from| (from, most(from))).collect();
        (!from.is_empty()).then_some(SpecialOffer::Assault { station, from })
    }

    /// One attack, or one after another until the Death Star is destroyed or no attack is possible. A failed one costs its armies.
    pub(super) fn assault(
        &mut self,
        core: &mut Core,
        seat: SeatId,
        assault: Assault,
        chance: &mut dyn Chance,
        events: &mut Vec<Event>,
    ) {
        let Some(station) = self.theatre.station else { return };
        turn::set_stage(core, Stage::Attack);
        self.theatre.call_off_others(Aim::Station);
        let from = assault.from;
        let mut fleet = assault.ships;
        let mut strikes = Vec::new();
        let destroyed = loop {
            let at = turn::position(core, seat);
            let rules = Self::by_options(&at);
            let most = rules.committed(core.spaces[from].troops);
            let armies = assault.armies.unwrap_or(most);
            let plan = (armies <= most)
                .then(|| self.backing(&at, Assault { ships: fleet, ..assault }))
                .and_then(|plan| plan.plan(&rules, armies));
            let Some(plan) = plan else { break false };
            let strike = strike(&rules, &plan, chance);
            self.theatre.doing.boosts.retain(|boost| boost.aim != Aim::NextStrike);
            core.lose(from, strike.armies);
            core.spaces[from].ships = core.spaces[from].ships.without(strike.ships);
            fleet = fleet.map(|fleet| fleet.without(strike.ships));
            let destroyed = strike.destroyed;
            strikes.push(strike);
            if destroyed || !assault.repeat {
                break destroyed;
            }
        };
        tell(events, SpecialEvent::Assaulted { seat, from, station, strikes, destroyed });
        if destroyed {
            self.theatre.station = None;
            self.theatre.doing.boosts.retain(|boost| matches!(boost.aim, Aim::Space(_)));
            if core.side(seat) == REBELS {
                self.shift_force(1, events);
            }
        }
    }

    /// Whether the seat may move the Death Star there, or throw for it.
    pub(super) fn may_move_station(&self, view: &View, turn: &Turn, to: SpaceId) -> Result<(), Refusal> {
        view.must(turn).map_or(Ok(()), Err)?;
        if view.side(turn.seat) != EMPIRE {
            return Err(SpecialRefusal::NotYourStation.into());
        }
        let Some(station) = self.theatre.station else { return Err(SpecialRefusal::NoStation.into()) };
        if self.theatre.doing.station_moved {
            return Err(SpecialRefusal::StationMoved.into());
        }
        if to == station {
            return Err(Refusal::SameSpace { space: to });
        }
        if view.spaces.get(to).is_none_or(|garrison| garrison.destroyed) {
            return Err(SpecialRefusal::Destroyed { space: to }.into());
        }
        let reach = self.theatre.doing.reach.unwrap_or(DIE + self.theatre.doing.jump);
        let near = Self::near(&view.edition.board, &view.spaces, station, reach);
        if near.iter().any(|&(space, _)| space == to) {
            Ok(())
        } else {
            let spaces = near.into_iter().map(|(space, _)| space).collect();
            Err(SpecialRefusal::TooFar { to, reach, spaces }.into())
        }
    }

    pub(super) fn offer_station(&self, view: &View, turn: &Turn) -> Option<SpecialOffer> {
        let station = self.theatre.station.filter(|_| view.side(turn.seat) == EMPIRE)?;
        if self.theatre.doing.station_moved {
            return None;
        }
        let reach = self.theatre.doing.reach;
        let far = reach.unwrap_or(DIE + self.theatre.doing.jump);
        let spaces = Self::near(&view.edition.board, &view.spaces, station, far);
        (!spaces.is_empty()).then_some(SpecialOffer::MoveStation { station, reach, spaces })
    }

    /// All planets within reach of the Death Star, with their distance: over planets of anybody, not over asteroid fields.
    fn near(board: &Board, spaces: &BySpace<Garrison>, station: SpaceId, reach: u8) -> Vec<(SpaceId, u8)> {
        let mut distances = BySpace::from_fn(spaces.len(), |space| (space == station).then_some(0_u8));
        let mut edge = vec![station];
        for distance in 1..=reach {
            let mut next = Vec::new();
            for space in edge {
                for other in board.neighbours(space) {
                    if distances[other].is_none() && !spaces[other].destroyed {
                        distances[other] = Some(distance);
                        next.push(other);
                    }
                }
            }
            edge = next;
        }
        let found = distances.iter().filter_map(|(space, &distance)| distance.map(|distance| (space, distance)));
        found.filter(|&(space, _)| space != station).collect()
    }

    /// Throws if that was not done, and moves if the throw reaches so far; otherwise another planet may be named.
    pub(super) fn move_station(
        &mut self,
        core: &mut Core,
        seat: SeatId,
        to: SpaceId,
        chance: &mut dyn Chance,
        events: &mut Vec<Event>,
    ) {
        let Some(from) = self.theatre.station else { return };
        let jump = self.theatre.doing.jump;
        let reach = self.theatre.doing.reach.unwrap_or_else(|| {
            let thrown = chance.roll(&[DIE]);
            let rolled = thrown.value.first().copied().unwrap_or_default();
            tell(events, SpecialEvent::StationRolled { seat, rolled, added: jump, draw: thrown.number });
            rolled + jump
        });
        self.theatre.doing.reach = Some(reach);
        let near = Self::near(core.board(), &core.spaces, from, reach);
        if let Some(&(_, distance)) = near.iter().find(|&&(space, _)| space == to) {
            self.theatre.station = Some(to);
            self.theatre.doing.station_moved = true;
            tell(events, SpecialEvent::StationMoved { seat, from, to, distance });
        }
    }

    /// The planet that a shot with this card would destroy.
    pub(super) fn may_fire(&self, view: &View, card: CardId, region: RegionId) -> Result<SpaceId, Refusal> {
        let Some(space) = self.theatre.station else { return Err(SpecialRefusal::NoStation.into()) };
        let garrison = view.spaces[space];
        let own = garrison.owner.is_some_and(|owner| view.side(owner) == EMPIRE);
        if own || garrison.destroyed || self.theatre.doing.station_built {
            return Err(SpecialRefusal::NothingToFireAt { space }.into());
        }
        if view.edition.board.space(space).region != region {
            return Err(SpecialRefusal::WrongRegion { card, region, station: space }.into());
        }
        if self.theatre.is_shielded(space, ShieldKind::From(Danger::Station)) {
            return Err(SpecialRefusal::Protected { space }.into());
        }
        if self.theatre.destroyed.len() >= MOST_DESTROYED.into() {
            return Err(SpecialRefusal::NoMoreDestroyed { limit: MOST_DESTROYED }.into());
        }
        // The last planet of the Rebels ends the match.
        let rebels =
            view.spaces.iter().filter(|(_, garrison)| garrison.owner.is_some_and(|owner| view.side(owner) == REBELS));
        let rebels_end = rebels.map(|(space, _)| space).eq([space]);
        // And so does that of an army without which one side alone can still win.
        let last = garrison.owner.filter(|&owner| view.seats[owner].spaces == 1);
        let mut left = view.contenders().filter(|&seat| Some(seat) != last);
        let alone = left.next().is_some_and(|first| left.all(|other| view.side(other) == view.side(first)));
        let ends = rebels_end || alone;
        if !ends && !view.card.theatre.may_cut && !hangs_together(&view.edition.board, &view.spaces, space) {
            return Err(SpecialRefusal::WouldCut { space }.into());
        }
        Ok(space)
    }

    /// Destroys the planet under the Death Star with all that is there.
    pub(super) fn fire(&mut self, core: &mut Core, seat: SeatId, events: &mut Vec<Event>) {
        let Some(space) = self.theatre.station else { return };
        let Garrison { owner, troops, ships, .. } = core.spaces[space];
        core.lose(space, troops);
        core.spaces[space] = Garrison { destroyed: true, captured: core.spaces[space].captured, ..Garrison::FREE };
        core.calm_since = core.round + 1;
        self.theatre.destroyed.push(space);
        self.theatre.doing.station_moved = true;
        self.theatre.leave(space);
        tell(events, SpecialEvent::SpaceDestroyed { by: seat, space, from: owner, troops, ships });
        self.shift_force(-1, events);
        self.count_resources(core, events);
        if let Some(owner) = owner {
            eliminate_if_gone(self, core, seat, owner, events);
        }
    }

    /// A new Death Star; it neither moves nor fires in this turn (S0-E8).
    pub(super) fn build_station(&mut self, seat: SeatId, space: SpaceId, events: &mut Vec<Event>) {
        self.theatre.station = Some(space);
        self.theatre.doing.station_moved = true;
        self.theatre.doing.station_built = true;
        tell(events, SpecialEvent::StationBuilt { seat, space });
        self.shift_force(-1, events);
    }
}

/// Whether all planets that would be left without this one hang together (S0-D9).
fn hangs_together(board: &Board, spaces: &BySpace<Garrison>, without: SpaceId) -> bool {
    let left = |space: SpaceId| space != without && !spaces[space].destroyed;
    let all = spaces.ids().filter(|&space| left(space)).count();
    let mut reached = BySpace::from_fn(spaces.len(), |_| false);
    let mut open: Vec<SpaceId> = spaces.ids().find(|&space| left(space)).into_iter().collect();
    let mut count = 0;
    while let Some(space) = open.pop() {
        if !std::mem::replace(&mut reached[space], true) {
            count += 1;
            open.extend(board.neighbours(space).filter(|&next| left(next)));
        }
    }
    count == all
}
