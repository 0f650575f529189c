//! The Clone Wars, four armies in two sides that always take turns in the same order (book 004).
//!
//! 0. The Republic's armies claim a planet each; then planets are claimed, and armies placed, in turn (S4-S1 to S4-S3).
//! 1. Separatists: draw a token and lay it face down on an own planet (S4-T1).
//! 2. Separatists: Darth Sidious goes one space along the track of Order 66 (S4-T2).
//! 3. Count: one army for three planets, at least three, and the bonuses of whole regions (S4-T3).
//! 4. Trade one set, build one ship with a fourth card (S4-T4, S4-T6).
//! 5. Place armies and the ship on planets of the army (S4-T7).
//! 6. Invade as often as you like, with ships; the Republic takes the tokens of a planet that it takes (S4-T8 to S4-T13).
//! 7. Move armies once along planets of the side (S4-T14).
//! 8. Move ships once.
//! 9. Take command of one planet of the partner (S4-T15).
//! 10. Draw a card for each opposing army that lost a planet to you, and one for each circle on tokens taken in the turn (S4-T16).
//! 11. Separatists, once in a match: call Order 66 (S4-O1 to S4-O7).
//!
//! A side wins when it wipes out the other one, the Republic also when it takes the planet of Darth Sidious (S4-V1 to S4-V3).

mod audit;
mod events;
mod order;
mod play;
mod sheet;
mod tokens;

use crate::game::action::Attack;
use crate::game::chance::Chance;
use crate::game::conquest::core::Core;
use crate::game::conquest::income;
use crate::game::conquest::parts::order::chance;
use crate::game::conquest::parts::ships::{SHIPS_OF_A_COLOUR, may_move_or_take};
use crate::game::conquest::parts::tell;
use crate::game::conquest::parts::wishes::Wishes;
use crate::game::conquest::rules::{Position, Rules, SetUpRules};
use crate::game::conquest::rulesets::Ruleset;
use crate::game::conquest::special::{Special, SpecialEvent, SpecialOffer, SpecialRefusal};
use crate::game::conquest::support::Support;
use crate::game::conquest::theatre::{Pawn, Pile, Theatre};
use crate::game::conquest::turn::Turn;
use crate::game::conquest::victory::side_won;
use crate::game::conquest::view::View;
use crate::game::event::{Event, Goal, Income, Outcome};
use crate::game::ids::{BySeat, SeatId, SideId, SpaceId, Troops};
use crate::game::offer::Step;
use crate::game::refusal::Refusal;

use order::LAST_SPACE;
pub(in crate::game) use sheet::SHEET;
pub(crate) use tokens::TOKENS;

/// What the ruleset is called in files and commands.
pub(crate) const ID: &str = "clone-wars";

/// The sides, in the order in which the deck names its piles.
pub(crate) const REPUBLIC: SideId = SideId(0);
pub(crate) const SEPARATISTS: SideId = SideId(1);

/// What the sides are called in files.
pub(crate) const SIDES: [&str; 2] = ["republic", "separatists"];

/// Four armies, whoever plays them (S4-S1).
pub(crate) const SEATS: usize = 4;

/// The armies in turn order (S4-S3), red, black, gold and blue, with what they have at the start.
pub(crate) const ARMIES: [(SideId, Troops); SEATS] =
    [(REPUBLIC, 31), (SEPARATISTS, 30), (REPUBLIC, 31), (SEPARATISTS, 30)];

/// Most dice of the attacker in a battle (rulings, section 0).
pub(crate) const ATTACK_DICE: u8 = 3;

/// Most dice of the defender in a battle (rulings, section 0).
pub(crate) const DEFENCE_DICE: u8 = 2;

/// The longest track that an option allows (S4-S5).
pub(crate) const MOST_SPACES: u8 = 12;

/// Most ships of a class that an army has (S4-S6).
pub(crate) const MOST_SHIPS: u8 = SHIPS_OF_A_COLOUR;

/// The ruleset with its state.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub(in crate::game) struct CloneWars {
    theatre: Theatre,
}

impl CloneWars {
    /// The start of a match.
    fn new() -> Self {
        let pile = Pile { left: tokens::COUNT, leader: None, tokens: (0..tokens::COUNT).collect() };
        let mut theatre = Theatre::new(BySeat::from_fn(SEATS, |_| MOST_SHIPS), pile);
        theatre.pawn = Some(Pawn::Track(0));
        theatre.calling = Some(SEPARATISTS);
        Self { theatre }
    }
}

impl SetUpRules for CloneWars {
    fn sides(&self) -> BySeat<SideId> {
        ARMIES.into_iter().map(|(side, _)| side).collect()
    }

    fn start_armies(&self, _core: &Core, seat: SeatId) -> Troops {
        ARMIES.get(seat.index()).map_or(0, |&(_, armies)| armies)
    }

    fn first_claims(&self) -> &'static [SeatId] {
        &[SeatId(0), SeatId(2)]
    }
}

impl Rules for CloneWars {
    fn income(&self, core: &Core, seat: SeatId) -> Income {
        income::by_spaces_and_regions(core, seat)
    }

    fn cards_earned(&self, _core: &Core, turn: &Turn, events: &mut Vec<Event>) -> u32 {
        let for_sides = u8::try_from(self.theatre.doing.beaten.len()).unwrap_or(u8::MAX);
        let extra = self.theatre.doing.circles;
        if for_sides > 0 || extra > 0 {
            tell(events, SpecialEvent::CardsEarned { seat: turn.seat, for_sides, extra });
        }
        u32::from(for_sides) + u32::from(extra)
    }

    fn winner(&self, core: &Core, seat: SeatId) -> Option<Outcome> {
        let armies = |side| core.spaces.ids().any(|space| core.holds(side, space));
        let gave_up = |side| !core.seats.iter().any(|(seat, of)| core.side(seat) == side && !of.surrendered);
        let reached = |side: SideId| {
            let enemy = if side == REPUBLIC { SEPARATISTS } else { REPUBLIC };
            if gave_up(side) {
                // Who has surrendered does not win (C11).
                None
            } else if side == REPUBLIC && self.theatre.pawn_space().is_some_and(|space| core.holds(REPUBLIC, space)) {
                Some(Goal::Caught)
            } else {
                (!armies(enemy)).then_some(Goal::WipedOut)
            }
        };
        let own = core.side(seat);
        [own, REPUBLIC, SEPARATISTS].into_iter().find_map(|side| reached(side).map(|goal| side_won(core, side, goal)))
    }

    fn turn_began(&mut self, core: &mut Core, seat: SeatId, chance: &mut dyn Chance, events: &mut Vec<Event>) -> bool {
        self.theatre.turn_began(seat);
        if core.side(seat) != SEPARATISTS {
            return false;
        }
        let lays = self.draw_token(core, seat, chance, events);
        self.advance(core, seat, 1, events);
        lays
    }

    fn late_steps(&self) -> &'static [Step] {
        &[Step::Fortify, Step::FortifyShips, Step::Order]
    }

    fn opens(&self, at: &Position<'_>, step: Step) -> bool {
        match step {
            Step::FortifyShips => may_move_or_take(at),
            Step::Order => at.sides[at.seat] == SEPARATISTS && self.space_of_track().is_some_and(|at| chance(at) > 0.0),
            _ => false,
        }
    }

    fn support(&self, at: &Position<'_>, attack: &Attack) -> Support {
        // Only the Republic can attack him (S4-T10).
        self.theatre.support(at, attack, self.theatre.pawn_space() == Some(attack.to))
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
        let beaten = &mut self.theatre.doing.beaten;
        beaten.extend(loser.filter(|loser| !beaten.contains(loser)));
        self.theatre.fallen(space);
        if core.side(captor) == REPUBLIC {
            self.take_tokens(captor, space, events);
        }
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
        let knows_faces = core.is_over() || own.iter().any(|&seat| core.side(seat) == SEPARATISTS);
        Ruleset::CloneWars(Box::new(Self { theatre: self.theatre.redacted(own, knows_faces) }))
    }

    fn theatre(&self) -> Option<&Theatre> {
        Some(&self.theatre)
    }

    fn check(&self, view: &View, seat: SeatId, wish: &Special) -> Result<(), Refusal> {
        self.allows(view, seat, wish)
    }

    fn guarded(&self, _at: &Position<'_>, space: SpaceId) -> Option<SpecialRefusal> {
        self.theatre.doing.called_off.contains(&space).then_some(SpecialRefusal::CalledOff { space })
    }

    fn offers(&self, view: &View, _seat: SeatId) -> Vec<SpecialOffer> {
        self.all_offers(view)
    }

    fn default_action(&self, view: &View, seat: SeatId, step: Step) -> Option<Special> {
        (step == Step::LayMarker).then(|| self.default_lay(view, seat)).flatten()
    }

    fn audit(&self, core: &Core) -> Result<(), String> {
        self.sound(core)
    }
}
