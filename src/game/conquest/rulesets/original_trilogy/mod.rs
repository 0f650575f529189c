//! The Original Trilogy on the galaxy board, 2 to 5 players in three sides (book 000, chapters 2 to 5).
//!
//! 0. Claim planets up to the limit of the side, place the Death Star, place armies (S0-S1 to S0-S9).
//! 1. Empire: draw a base marker and lay it face down; one of six hides the Emperor (S0-T1 to S0-T3).
//! 2. Count: one army for three planets, at least three, and the bonuses of whole regions (S0-T4, S0-T5).
//! 3. Trade one set, build one ship with a card (S0-C3).
//! 4. Place armies and the ship (S0-T6).
//! 5. Invade as often as you like, with ships; attack the Death Star (S0-T7 to S0-T16, S0-D1 to S0-D6).
//! 6. Move armies once along planets of the own side (S0-E1, S0-E2).
//! 7. Move ships once; then take command of one planet of the partner (S0-E3).
//! 8. Empire: move the Death Star, fire it with a card of the region (S0-E4 to S0-E8).
//! 9. Draw a card for each side that lost a planet to you, at most two, and those of the Force or the resource counter (S0-E9).
//!
//! Events of cards are played at their times, any number in a turn (S0-C1). The Rebels win when they find the Emperor or wipe out the
//! Empire, the Empire when it wipes out the Rebels, the Hutts with ten resource planets (S0-V1 to S0-V4).

mod audit;
mod events;
mod play;
mod sheet;
mod station;
pub(crate) mod table;

use crate::game::action::Attack;
use crate::game::chance::Chance;
use crate::game::conquest::core::Core;
use crate::game::conquest::effect::Danger;
use crate::game::conquest::income;
use crate::game::conquest::parts::battle_station::{self, Station};
pub(crate) use crate::game::conquest::parts::ships::SHIPS_OF_A_COLOUR;
use crate::game::conquest::parts::ships::may_move_or_take;
use crate::game::conquest::parts::tell;
use crate::game::conquest::parts::wishes::Wishes;
use crate::game::conquest::rules::{Position, Rules, SetUpRules, Unplayed};
use crate::game::conquest::rulesets::Ruleset;
use crate::game::conquest::special::{Assault, Special, SpecialEvent, SpecialOffer, SpecialRefusal};
use crate::game::conquest::support::Support;
use crate::game::conquest::theatre::{Face, Meter, Pile, ShieldKind, Theatre};
use crate::game::conquest::turn::Turn;
use crate::game::conquest::victory::side_won;
use crate::game::conquest::view::View;
use crate::game::event::{Event, Goal, Income, Outcome};
use crate::game::ids::{BySeat, SeatId, SideId, SpaceId, Troops};
use crate::game::offer::Step;
use crate::game::refusal::Refusal;

#[cfg(test)]
pub(crate) use play::{counter_cards, force_cards};
pub(in crate::game) use sheet::SHEET;

/// What the ruleset is called in files and commands.
pub(crate) const ID: &str = "original-trilogy";

/// The station as it is called in commands.
pub(crate) const STATION_ID: &str = "death-star";

/// Most dice of the attacker in a battle (rulings, section 0).
pub(crate) const ATTACK_DICE: u8 = 3;

/// Most dice of the defender in a battle (rulings, section 0).
pub(crate) const DEFENCE_DICE: u8 = 2;

/// Most ships of a class that an army has.
pub(crate) const MOST_SHIPS: u8 = 2 * SHIPS_OF_A_COLOUR;

/// Most ships of a class that count in an attack on the Death Star (S0-D2).
const SHIPS_ON_STATION: u8 = 3;

/// How far the Force leans to either side, and the dice that it gives to an attack on the Death Star or takes from it (S0-F1).
pub(crate) const MOST_FORCE: i8 = 3;

/// The Death Star (S0-D1 to S0-D4).
pub(crate) const DEATH_STAR: Station =
    Station { destroyed_at: 18, most_armies: 3, most_ships: SHIPS_ON_STATION, ships_fall: false };

/// The sides, in the order in which the deck names its piles.
pub(crate) const EMPIRE: SideId = SideId(0);
pub(crate) const REBELS: SideId = SideId(1);
pub(crate) const HUTTS: SideId = SideId(2);

/// What the sides are called in files.
pub(crate) const SIDES: [&str; 3] = ["empire", "rebels", "hutts"];

/// So many base markers, one of which hides the Emperor (S0-S11).
pub(crate) const MARKERS: u8 = 6;

/// The Force begins on the dark side (S0-F1).
pub(crate) const FORCE_AT_START: i8 = -1;

/// The Hutts win with so many resource planets (S0-V3).
pub(crate) const RESOURCES_TO_WIN: u8 = 10;

/// At most so many planets are destroyed (S0-D8).
pub(crate) const MOST_DESTROYED: u8 = 3;

/// At most so many sides count for cards (S0-E9).
const MOST_SIDES_FOR_CARDS: usize = 2;

/// The ruleset with its state.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub(in crate::game) struct OriginalTrilogy {
    theatre: Theatre,
    /// The Rebels have found the Emperor.
    #[serde(default)]
    found: bool,
}

impl OriginalTrilogy {
    /// The start of a match of so many seats.
    fn new(seats: usize) -> Self {
        let table = table::of(seats);
        let counting = table.iter().any(|seat| seat.side == HUTTS).then_some(HUTTS);
        let ships = table.iter().map(|seat| SHIPS_OF_A_COLOUR * seat.colours).collect();
        let mut theatre = Theatre::new(ships, Pile { left: MARKERS, leader: Some(Face::Leader), tokens: Vec::new() });
        theatre.meter = Meter { at: FORCE_AT_START, most: MOST_FORCE };
        theatre.counting = counting;
        Self { theatre, found: false }
    }

    /// Resource planets that the counting side holds; 0 where nobody counts (S0-S8).
    fn resources(&self, core: &Core) -> u8 {
        let Some(side) = self.theatre.counting else { return 0 };
        let held = core.spaces.iter().filter(|&(space, garrison)| {
            core.board().space(space).resource && garrison.owner.is_some_and(|owner| core.side(owner) == side)
        });
        u8::try_from(held.count()).unwrap_or(u8::MAX)
    }

    /// The counter follows every change (S0-S8, S0-F5).
    fn count_resources(&mut self, core: &Core, events: &mut Vec<Event>) {
        let held = self.resources(core);
        if held != self.theatre.counter {
            self.theatre.counter = held;
            tell(events, SpecialEvent::Counter { held });
        }
    }

    /// Moves the Force and tells it, if it moves.
    fn shift_force(&mut self, steps: i8, events: &mut Vec<Event>) {
        let steps = self.theatre.meter.shift(steps);
        if steps != 0 {
            tell(events, SpecialEvent::MeterShifted { steps, at: self.theatre.meter.at });
        }
    }

    /// The markers on a planet that was taken: the Rebels keep them, the Hutts show them and the Empire moves them (S0-T14, S0-T15).
    fn take_markers(
        &mut self,
        core: &Core,
        captor: SeatId,
        loser: Option<SeatId>,
        space: SpaceId,
        events: &mut Vec<Event>,
    ) {
        let here: Vec<_> = self.theatre.markers.iter().copied().filter(|marker| marker.space == space).collect();
        for marker in here {
            let Some(face) = marker.face else { continue };
            let kept = core.side(captor) == REBELS;
            tell(events, SpecialEvent::MarkerRevealed { by: captor, space, face, kept });
            if kept {
                self.theatre.markers.retain(|other| other.id != marker.id);
                if face == Face::Leader {
                    self.found = true;
                } else {
                    self.shift_force(1, events);
                }
                continue;
            }
            let to = self.refuge(core, loser);
            if let Some(to) = to {
                if let Some(moved) = self.theatre.markers.iter_mut().find(|other| other.id == marker.id) {
                    moved.space = to;
                    moved.open = true;
                }
                tell(events, SpecialEvent::MarkerMoved { from: space, to, by_card: false });
            } else {
                self.theatre.markers.retain(|other| other.id != marker.id);
                tell(events, SpecialEvent::MarkerGone { from: space });
            }
        }
    }

    /// Where the Empire moves a marker that the Hutts have shown: to the planet without one that has most troops, of the loser first (C8).
    fn refuge(&self, core: &Core, loser: Option<SeatId>) -> Option<SpaceId> {
        let imperial =
            core.spaces.iter().filter(|(_, garrison)| garrison.owner.is_some_and(|owner| core.side(owner) == EMPIRE));
        let worth = |(space, troops, owner): (SpaceId, Troops, Option<SeatId>)| {
            (!self.theatre.has_marker(space), owner == loser, troops, std::cmp::Reverse(space))
        };
        let all = imperial.map(|(space, garrison)| (space, garrison.troops, garrison.owner));
        all.max_by_key(|&of| worth(of)).map(|(space, ..)| space)
    }
}

impl SetUpRules for OriginalTrilogy {
    fn sides(&self) -> BySeat<SideId> {
        table::of(self.theatre.ship_limit.len()).iter().map(|seat| seat.side).collect()
    }

    fn start_armies(&self, _core: &Core, seat: SeatId) -> Troops {
        table::of(self.theatre.ship_limit.len()).get(seat.index()).map_or(0, |seat| seat.armies)
    }

    fn claim_limit(&self, seat: SeatId) -> Option<u32> {
        table::of(self.theatre.ship_limit.len()).get(seat.index()).and_then(|seat| seat.limit)
    }

    fn unplayed(&self) -> Option<Unplayed> {
        table::unplayed(self.theatre.ship_limit.len())
    }

    fn station_placer(&self, core: &Core) -> Option<SeatId> {
        core.seats.ids().find(|&seat| core.side(seat) == EMPIRE)
    }

    fn claimed(&mut self, core: &Core) {
        self.count_resources(core, &mut Vec::new());
    }
}

impl Rules for OriginalTrilogy {
    fn income(&self, core: &Core, seat: SeatId) -> Income {
        income::by_spaces_and_regions(core, seat)
    }

    fn cards_earned(&self, core: &Core, turn: &Turn, events: &mut Vec<Event>) -> u32 {
        let for_sides = u8::try_from(self.theatre.doing.taken_from.len().min(MOST_SIDES_FOR_CARDS)).unwrap_or_default();
        let extra = self.extra_cards(core, core.side(turn.seat));
        if for_sides + extra > 0 {
            tell(events, SpecialEvent::CardsEarned { seat: turn.seat, for_sides, extra });
        }
        u32::from(for_sides) + u32::from(extra)
    }

    fn winner(&self, core: &Core, seat: SeatId) -> Option<Outcome> {
        let armies =
            |side| core.seats.ids().filter(|&seat| core.side(seat) == side).any(|seat| core.strength(seat).0 > 0);
        let gave_up = |side| !core.seats.iter().any(|(seat, of)| core.side(seat) == side && !of.surrendered);
        let reached = |side: SideId| {
            if gave_up(side) {
                // Who has surrendered does not win (C11).
                None
            } else if side == REBELS && self.found {
                Some(Goal::Leader)
            } else if side == HUTTS {
                let enough = self.theatre.counting == Some(side) && self.theatre.counter >= RESOURCES_TO_WIN;
                enough.then_some(Goal::Resources)
            } else {
                let enemy = if side == REBELS { EMPIRE } else { REBELS };
                (!armies(enemy)).then_some(Goal::WipedOut)
            }
        };
        // Where several have reached their goals, the side on turn wins (C7).
        let own = core.side(seat);
        let sides = [own, REBELS, EMPIRE, HUTTS];
        sides.into_iter().find_map(|side| reached(side).map(|goal| side_won(core, side, goal)))
    }

    fn turn_began(&mut self, core: &mut Core, seat: SeatId, chance: &mut dyn Chance, events: &mut Vec<Event>) -> bool {
        self.theatre.turn_began(seat);
        if core.side(seat) != EMPIRE || self.theatre.pile.left == 0 {
            return false;
        }
        let pile = &mut self.theatre.pile;
        let lot = chance.pick(pile.left.into());
        pile.left -= 1;
        let face = if lot.value == 0 && pile.leader == Some(Face::Leader) { Face::Leader } else { Face::Plain };
        if face == Face::Leader {
            pile.leader = Some(Face::Plain);
        }
        self.theatre.drew(core, seat, (face, lot.number), events);
        true
    }

    fn late_steps(&self) -> &'static [Step] {
        &[Step::Fortify, Step::FortifyShips, Step::Station]
    }

    fn opens(&self, at: &Position<'_>, step: Step) -> bool {
        match step {
            Step::FortifyShips => may_move_or_take(at),
            Step::Station => at.sides[at.seat] == EMPIRE && (self.theatre.station.is_some() || at.cards > 0),
            _ => false,
        }
    }

    fn support(&self, at: &Position<'_>, attack: &Attack) -> Support {
        let base = self.theatre.has_marker(attack.to) && at.sides[at.seat] != EMPIRE;
        self.theatre.support(at, attack, base)
    }

    fn assault(&self, at: &Position<'_>, assault: Assault) -> Option<(Station, battle_station::Assault)> {
        let station = self.enemy_station(at.sides[at.seat]).ok()?;
        let near = assault.from == station || at.edition.board.adjacent(assault.from, station);
        near.then(|| (Self::by_options(at), self.backing(at, assault)))
    }

    fn declared(&mut self, core: &mut Core, seat: SeatId, space: SpaceId, events: &mut Vec<Event>) -> bool {
        self.theatre.declare(core, seat, space, None, events)
    }

    fn captured(
        &mut self,
        core: &mut Core,
        captor: SeatId,
        loser: Option<SeatId>,
        space: SpaceId,
        events: &mut Vec<Event>,
    ) {
        let side = loser.map_or(HUTTS, |loser| core.side(loser));
        let doing = &mut self.theatre.doing;
        if !doing.taken_from.contains(&side) {
            doing.taken_from.push(side);
        }
        if self.theatre.counting == Some(core.side(captor)) && core.board().space(space).resource {
            doing.resources += 1;
        }
        self.theatre.fallen(space);
        self.take_markers(core, captor, loser, space, events);
        self.count_resources(core, events);
    }

    fn traded(&mut self, core: &Core, seat: SeatId) {
        self.theatre.keep_orders(core, seat);
    }

    fn eliminated(&mut self, _core: &mut Core, seat: SeatId) {
        self.theatre.out(seat);
    }

    fn act(&mut self, core: &mut Core, seat: SeatId, wish: Special, chance: &mut dyn Chance, events: &mut Vec<Event>) {
        self.perform(core, seat, wish, chance, events);
    }

    fn redacted(&self, core: &Core, own: &[SeatId]) -> Ruleset {
        let knows_faces = core.is_over() || own.iter().any(|&seat| core.side(seat) == EMPIRE);
        let theatre = self.theatre.redacted(own, knows_faces);
        Ruleset::OriginalTrilogy(Box::new(Self { theatre, found: self.found }))
    }

    fn theatre(&self) -> Option<&Theatre> {
        Some(&self.theatre)
    }

    fn check(&self, view: &View, seat: SeatId, wish: &Special) -> Result<(), Refusal> {
        self.allows(view, seat, wish)
    }

    fn guarded(&self, at: &Position<'_>, space: SpaceId) -> Option<SpecialRefusal> {
        let owner = at.spaces[space].owner;
        let side = |seat: SeatId| at.sides[seat];
        if self.theatre.station == Some(space) && owner.is_some_and(|owner| side(owner) == EMPIRE) {
            return Some(SpecialRefusal::GuardedByStation { space });
        }
        let doing = &self.theatre.doing;
        let took_other = || doing.taken_from.iter().any(|&taken| owner.is_none_or(|owner| side(owner) != taken));
        if self.theatre.is_shielded(space, ShieldKind::From(Danger::Invasion)) && !took_other() {
            return Some(SpecialRefusal::Protected { space });
        }
        doing.called_off.contains(&space).then_some(SpecialRefusal::CalledOff { space })
    }

    fn offers(&self, view: &View, _seat: SeatId) -> Vec<SpecialOffer> {
        self.all_offers(view)
    }

    fn default_action(&self, view: &View, seat: SeatId, step: Step) -> Option<Special> {
        match step {
            Step::PlaceStation => self.default_station(view, seat).map(|space| Special::PlaceStation { space }),
            Step::LayMarker => self.default_lay(view, seat),
            _ => None,
        }
    }

    fn audit(&self, core: &Core) -> Result<(), String> {
        self.sound(core)
    }
}
