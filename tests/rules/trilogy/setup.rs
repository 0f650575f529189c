//! Set-up (S0-S1 to S0-S11, the table of section 1.1, C5 and C8).

use adjutant::assets;
use adjutant::game::action::{Action, Placement};
use adjutant::game::conquest::special::{Special, SpecialEvent, SpecialOffer, SpecialRefusal};
use adjutant::game::conquest::view::{PhaseView, SetUpView};
use adjutant::game::event::EventKind;
use adjutant::game::ids::{SeatId, SideId, SpaceId};
use adjutant::game::offer::{Offer, Step};
use adjutant::game::people::{Actor, Viewer};
use adjutant::game::refusal::Refusal;

use super::position::{At, space, specials};

const EMPIRE: SideId = SideId(0);
const REBELS: SideId = SideId(1);
const HUTTS: SideId = SideId(2);

/// Seats as the table of section 1.1 has them: side, armies, limit of planets, ships of a class.
const TABLE: [&[(SideId, u32, Option<u32>, u8)]; 4] = [
    &[(REBELS, 40, Some(15), 6), (EMPIRE, 45, None, 6)],
    &[(REBELS, 30, Some(15), 6), (HUTTS, 25, Some(7), 3), (EMPIRE, 35, None, 6)],
    &[(REBELS, 28, Some(8), 3), (EMPIRE, 31, None, 3), (REBELS, 28, Some(8), 3), (EMPIRE, 31, None, 3)],
    &[
        (REBELS, 28, Some(8), 3),
        (EMPIRE, 31, None, 3),
        (HUTTS, 25, Some(8), 3),
        (REBELS, 28, Some(8), 3),
        (EMPIRE, 31, None, 3),
    ],
];

/// The planets of the neutral Hutts.
const NEUTRAL: [usize; 4] = [7, 0, 8, 0];

impl At {
    fn set_up(&self) -> SetUpView {
        match self.view(Viewer::Public).phase {
            PhaseView::SetUp(set_up) => set_up,
            other => panic!("no set-up: {other:?}"),
        }
    }

    /// Everybody takes the default until this step is over.
    fn times_out_of(&mut self, step: Step) {
        while self.view(Viewer::Public).awaited().first().is_some_and(|awaited| awaited.step == step) {
            self.times_out();
        }
    }

    fn neutral(&self) -> Vec<SpaceId> {
        self.view(Viewer::Public).spaces.iter().filter(|(_, on)| on.is_unplayed()).map(|(space, _)| space).collect()
    }

    /// Everything that is claimed by default.
    fn claimed(seats: usize, options: &str) -> Self {
        let mut at = Self::begin(seats, options);
        at.times_out_of(Step::Claim);
        at
    }
}

/// The default of the seat whose turn it is to do something.
fn by_default(at: &At) -> (u8, Action) {
    let seat = at.view(Viewer::Public).awaited()[0].seat;
    (seat.0, at.seen_by(seat.0).default_action(seat).expect("a default"))
}

#[test]
fn s0_s1_and_the_table_of_seats_sides_armies_and_limits() {
    for (seats, table) in (2..).zip(TABLE) {
        let at = At::claimed(seats, "");
        let view = at.view(Viewer::Public);
        let theatre = view.theatre().unwrap();
        assert_eq!(view.seats.len(), table.len());
        for (seat, &(side, _, _, ships)) in (0..).map(SeatId).zip(table) {
            assert_eq!((view.side(seat), theatre.ship_limit[seat]), (side, ships), "{seats} players, seat {}", seat.0);
        }
        let hutts = table.iter().any(|of| of.0 == HUTTS);
        assert_eq!(theatre.counting, hutts.then_some(HUTTS));
    }
}

#[test]
fn the_derived_check_of_planets_and_armies_left_in_both_paces() {
    for pace in ["quick", "book"] {
        for (n, table) in TABLE.into_iter().enumerate() {
            let seats = table.len();
            let mut at = At::claimed(seats, &format!("set-up={pace}"));
            let view = at.view(Viewer::Public);
            let count = |side| -> u32 {
                view.seats.iter().filter(|&(seat, _)| view.side(seat) == side).map(|(_, of)| of.spaces).sum()
            };
            let neutral = at.neutral().len();
            assert_eq!(neutral, NEUTRAL[n]);
            let hutts = count(HUTTS) + u32::try_from(neutral).unwrap();
            let expected = if seats <= 3 { (15, 7, 20) } else { (16, 8, 18) };
            assert_eq!((count(REBELS), hutts, count(EMPIRE)), expected, "{seats} players, {pace}");
            if seats >= 4 {
                for (seat, of) in view.seats.iter().filter(|&(seat, _)| view.side(seat) == EMPIRE) {
                    assert_eq!(of.spaces, 9, "seat {}", seat.0);
                }
            }
            at.times_out_of(Step::PlaceStation);
            let left: Vec<u32> = match at.set_up() {
                SetUpView::Deploying { armies, .. } => armies.iter().map(|(_, &left)| left).collect(),
                SetUpView::DeployingInTurn { left, unplayed, .. } => {
                    assert_eq!(unplayed, [18, 0, 17, 0][n], "{seats} players");
                    left.iter().map(|(_, &left)| left).collect()
                }
                other => panic!("{other:?}"),
            };
            let expected: &[u32] = [&[25, 25][..], &[15, 18, 15], &[20, 22, 20, 22], &[20, 22, 17, 20, 22]][n];
            assert_eq!(left, expected, "{seats} players, {pace}");
            at.times_out_of(Step::Deploy);
            let view = at.view(Viewer::Public);
            for (seat, &(_, armies, ..)) in (0..).map(SeatId).zip(table) {
                assert_eq!(view.seats[seat].troops, armies, "{seats} players, {pace}, seat {}", seat.0);
            }
            let on_neutral: u32 = at.neutral().into_iter().map(|space| view.spaces[space].troops).sum();
            assert_eq!(on_neutral, if neutral > 0 { 25 } else { 0 });
            assert!(view.spaces.iter().all(|(_, on)| on.troops > 0), "C5: no planet is empty");
        }
    }
}

#[test]
fn s0_s2_the_limit_of_ships_is_for_each_colour_or_by_option_for_each_army() {
    let text = "seat 1; hoth=0x2; byss=1x2+f6; stage place 3; hand 1 emp_grip_of_fear_1";
    let at = At::of(2, text);
    let build = |at: &At| at.refuses_specially(1, super::position::build("emp_grip_of_fear_1", "byss"));
    assert!(matches!(build(&at), SpecialRefusal::ShipLimit { limit: 6, .. }));
    let text = "seat 1; hoth=0x2; byss=1x2+f3; stage place 3; hand 1 emp_grip_of_fear_1";
    let mut at = At::of(2, text);
    at.does(1, super::position::build("emp_grip_of_fear_1", "byss"));
    assert_eq!(at.on("byss"), "1x2+f4");
    let at = At::of(2, &format!("{text}; option ship-limit=army"));
    assert!(matches!(build(&at), SpecialRefusal::ShipLimit { limit: 3, .. }));
    // A team army and the Hutts have one colour.
    let text = "seat 1; hoth=0x2; naboo=2x1; byss=1x2+f2; duro=1x1+f1; stage place 3; hand 1 emp_grip_of_fear_1";
    let at = At::of(4, text);
    assert!(matches!(build(&at), SpecialRefusal::ShipLimit { limit: 3, .. }));
}

#[test]
fn s0_s3_a_side_at_its_limit_is_passed_over_and_the_empire_takes_the_rest() {
    let mut at = At::begin(3, "set-up=book");
    let mut order = Vec::new();
    while let PhaseView::SetUp(SetUpView::Claiming { next, unplayed }) = at.view(Viewer::Public).phase {
        assert!(!unplayed, "the Hutts are played");
        order.push(next.0);
        at.times_out();
    }
    let mut expected = [0, 1, 2].repeat(7);
    expected.extend([0, 2].repeat(8));
    expected.extend([2; 5]);
    assert_eq!(order, expected);
}

#[test]
fn s0_s3_lists_of_a_quick_set_up_are_followed_up_to_the_limit() {
    let mut at = At::begin(3, "");
    let all: Vec<SpaceId> = at.view(Viewer::Public).spaces.ids().collect();
    let backwards: Vec<SpaceId> = all.iter().rev().copied().collect();
    at.does(0, Action::Claim { spaces: all.clone() });
    at.does(1, Action::Claim { spaces: backwards.clone() });
    at.does(2, Action::Claim { spaces: all.clone() });
    let view = at.view(Viewer::Public);
    let hutts: Vec<SpaceId> = backwards[..7].iter().rev().copied().collect();
    let of = |seat| -> Vec<SpaceId> {
        view.spaces.iter().filter(|(_, on)| on.owner == Some(SeatId(seat))).map(|(space, _)| space).collect()
    };
    assert_eq!(of(1), hutts);
    // Seats 0 and 2 want the same: they alternate, until the Rebels have fifteen.
    let rebels: Vec<SpaceId> = all.iter().copied().step_by(2).take(15).collect();
    assert_eq!(of(0), rebels);
    assert_eq!(of(2).len(), 20);
}

#[test]
fn s0_s4_by_the_book_one_neutral_planet_is_claimed_after_every_round_by_each_in_turn() {
    for (seats, planets) in [(2_usize, 7_usize), (4, 8)] {
        let mut at = At::begin(seats, "set-up=book");
        let mut choosers = Vec::new();
        let mut own = 0;
        while let PhaseView::SetUp(SetUpView::Claiming { next, unplayed }) = at.view(Viewer::Public).phase {
            if unplayed {
                assert_eq!(own, seats, "after a full round");
                own = 0;
                choosers.push(usize::from(next.0));
            } else {
                own += 1;
            }
            at.times_out();
        }
        let expected: Vec<usize> = (0..planets).map(|n| n % seats).collect();
        assert_eq!(choosers, expected, "{seats} players");
        assert_eq!(at.neutral().len(), planets);
    }
}

#[test]
fn s0_s4_the_chooser_takes_any_free_planet_for_the_hutts_and_nobody_else_may() {
    let mut at = At::begin(2, "set-up=book");
    let claim = |id| Action::Claim { spaces: vec![space(id)] };
    at.does(0, claim("hoth"));
    at.does(1, claim("byss"));
    assert!(matches!(at.set_up(), SetUpView::Claiming { next: SeatId(0), unplayed: true }));
    assert_eq!(at.refuses(1, claim("endor")), Refusal::NotYourTurn { on_turn: SeatId(0) });
    assert_eq!(at.refuses(0, claim("byss")), Refusal::Taken { space: space("byss"), owner: SeatId(1) });
    let events = at.does(0, claim("endor"));
    let claimed = SpecialEvent::GarrisonClaimed { chooser: Some(SeatId(0)), space: space("endor"), draw: None };
    assert_eq!(specials(&events), [claimed]);
    assert_eq!(at.on("endor"), "-x1");
    assert_eq!(at.refuses(0, claim("endor")), Refusal::NotYourSpace { space: space("endor"), owner: None });
    let free = at.seen_by(0).offers(SeatId(0)).into_iter().find_map(|offer| match offer {
        Offer::Claim { free, .. } => Some(free),
        _ => None,
    });
    assert!(!free.unwrap().contains(&space("endor")));
}

#[test]
fn s0_s4_and_c8_in_the_quick_set_up_neutral_planets_are_claimed_by_lot() {
    let mut at = At::begin(2, "");
    let order: Vec<SpaceId> = at.view(Viewer::Public).spaces.ids().collect();
    at.does(0, Action::Claim { spaces: order.clone() });
    // The lots are of the planets that are still free.
    at.picks(&[39, 0, 33, 1, 0, 0, 0]);
    let events = at.does(1, Action::Claim { spaces: order.clone() });
    let lots: Vec<SpaceId> = specials(&events)
        .into_iter()
        .map(|event| match event {
            SpecialEvent::GarrisonClaimed { chooser: None, space, draw: Some(_) } => space,
            other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(lots.len(), 7);
    // Two are taken in each round; of forty that are left the last one is the last planet of the board.
    assert_eq!(lots[..4], [order[41], order[4], order[40], order[10]]);
    assert_eq!(at.neutral().len(), 7);
    let claims: Vec<bool> = events
        .iter()
        .filter_map(|event| match event.kind {
            EventKind::Claimed { .. } => Some(false),
            EventKind::Special(SpecialEvent::GarrisonClaimed { .. }) => Some(true),
            _ => None,
        })
        .collect();
    assert_eq!(claims[..21], [false, false, true].repeat(7), "after every full round");
    assert!(claims[21..].iter().all(|&neutral| !neutral));
}

#[test]
fn s0_s5_by_the_book_one_neutral_army_is_placed_after_every_round_until_none_is_left() {
    for (seats, neutral) in [(2_usize, 18_usize), (4, 17)] {
        let mut at = At::claimed(seats, "set-up=book");
        at.times_out_of(Step::PlaceStation);
        let mut own = [25, 22][usize::from(seats == 4)] * seats;
        own -= if seats == 4 { 4 } else { 0 };
        let mut choosers = Vec::new();
        let mut between = 0;
        while let PhaseView::SetUp(SetUpView::DeployingInTurn { next, for_unplayed, .. }) =
            at.view(Viewer::Public).phase
        {
            if for_unplayed {
                assert_eq!(between, seats, "after a full round");
                between = 0;
                choosers.push(usize::from(next.0));
            } else {
                between += 1;
                own -= 1;
            }
            at.times_out();
        }
        assert_eq!((choosers.len(), own), (neutral, 0), "{seats} players");
        let rotating: Vec<usize> = (0..neutral).map(|n| n % seats).collect();
        assert_eq!(choosers, rotating);
    }
}

#[test]
fn s0_s5_the_chooser_places_exactly_one_on_a_neutral_planet() {
    let mut at = At::claimed(2, "set-up=book");
    at.times_out_of(Step::PlaceStation);
    at.times_out();
    at.times_out();
    assert!(matches!(
        at.set_up(),
        SetUpView::DeployingInTurn { next: SeatId(0), for_unplayed: true, unplayed: 18, .. }
    ));
    let neutral = at.neutral()[2];
    let own = at.view(Viewer::Public).spaces.iter().find(|(_, on)| on.owner == Some(SeatId(0))).unwrap().0;
    let place = |space, troops| Action::Place { placements: vec![Placement { space, troops }] };
    assert_eq!(at.refuses(0, place(own, 1)), Refusal::NotYourSpace { space: own, owner: Some(SeatId(0)) });
    assert_eq!(at.refuses(0, place(neutral, 2)), Refusal::PlaceExactly { troops: 1 });
    assert_eq!(at.refuses(1, place(neutral, 1)), Refusal::NotYourTurn { on_turn: SeatId(1 - 1) });
    let events = at.does(0, place(neutral, 1));
    let placements = vec![Placement { space: neutral, troops: 1 }];
    assert_eq!(specials(&events), [SpecialEvent::GarrisonPlaced { chooser: Some(SeatId(0)), placements }]);
    assert_eq!(at.view(Viewer::Public).spaces[neutral].troops, 2);
    assert!(matches!(at.set_up(), SetUpView::DeployingInTurn { next: SeatId(0), for_unplayed: false, .. }));
}

#[test]
fn s0_s5_and_c8_quick_neutral_armies_go_one_by_one_to_the_weakest_beside_another_owner() {
    let mut at = At::claimed(2, "");
    at.times_out_of(Step::PlaceStation);
    let view = at.view(Viewer::Public);
    let board = &view.edition.board;
    let neutral = at.neutral();
    let beside: Vec<SpaceId> = neutral
        .iter()
        .copied()
        .filter(|&space| board.neighbours(space).any(|next| view.spaces[next].owner.is_some()))
        .collect();
    let events = {
        at.times_out_of(Step::Deploy);
        at.view(Viewer::Public)
    };
    // Eighteen armies, as even as may be; the earlier ones on the board first.
    let even = 18 / u32::try_from(beside.len()).unwrap();
    let more = 18 % u32::try_from(beside.len()).unwrap();
    for (n, &space) in (0..).zip(&beside) {
        assert_eq!(events.spaces[space].troops, 1 + even + u32::from(n < more), "{}", board.space(space).id);
    }
    for &space in neutral.iter().filter(|space| !beside.contains(space)) {
        assert_eq!(events.spaces[space].troops, 1);
    }
}

#[test]
fn s0_s6_the_station_is_placed_after_claiming_and_before_reinforcing_on_an_imperial_planet() {
    for (seats, pace, placer) in [(2, "quick", 1), (3, "book", 2), (4, "quick", 1), (5, "book", 1)] {
        let mut at = At::claimed(seats, &format!("set-up={pace}"));
        assert!(matches!(at.set_up(), SetUpView::Stationing { seat } if seat == SeatId(placer)), "{seats} players");
        let view = at.view(Viewer::Public);
        let of = |side: Option<SideId>| {
            let fits = |owner: Option<SeatId>| owner.map(|owner| view.side(owner)) == side;
            view.spaces.iter().find(|(_, on)| fits(on.owner)).map(|(space, _)| space)
        };
        let place = |space| Action::Special(Special::PlaceStation { space });
        let imperial = of(Some(EMPIRE)).unwrap();
        assert_eq!(at.refuses(0, place(imperial)), Refusal::NotYourTurn { on_turn: SeatId(placer) });
        for other in [of(Some(REBELS)), of(None)].into_iter().flatten() {
            assert!(matches!(at.refuses_specially(placer, place(other)), SpecialRefusal::NotYourSide { .. }));
        }
        let unknown = at.refuses_specially(placer, place(SpaceId(200)));
        assert!(matches!(unknown, SpecialRefusal::NotYourSide { .. }));
        let offered = at.special_offers(placer);
        let all: Vec<SpaceId> = view
            .spaces
            .iter()
            .filter(|(_, on)| on.owner.is_some_and(|owner| view.side(owner) == EMPIRE))
            .map(|(space, _)| space)
            .collect();
        assert_eq!(offered, [SpecialOffer::PlaceStation { spaces: all.clone() }]);
        // A team may place it on the partner's planet.
        let last = *all.last().unwrap();
        let events = at.does(placer, place(last));
        assert_eq!(specials(&events), [SpecialEvent::StationPlaced { seat: SeatId(placer), space: last }]);
        assert_eq!(at.view(Viewer::Public).theatre().unwrap().station, Some(last));
        assert!(matches!(at.set_up(), SetUpView::Deploying { .. } | SetUpView::DeployingInTurn { .. }));
    }
}

#[test]
fn s0_s6_by_default_the_station_guards_the_own_planet_with_most_enemies_around() {
    let mut at = At::claimed(3, "");
    let view = at.view(Viewer::Public);
    let around =
        |space| view.edition.board.neighbours(space).filter(|&next| view.spaces[next].owner != Some(SeatId(2))).count();
    let own = view.spaces.iter().filter(|(_, on)| on.owner == Some(SeatId(2))).map(|(space, _)| space);
    let most = own.map(around).max().unwrap();
    at.times_out();
    assert_eq!(around(at.view(Viewer::Public).theatre().unwrap().station.unwrap()), most);
}

#[test]
fn s0_s6_in_a_turn_no_station_is_placed() {
    // There is none on the board: a new one is built with a card.
    for (seat, stage, now) in [(0, "attack", Step::Attack), (1, "station", Step::Station)] {
        let at = At::of(2, &format!("seat {seat}; hoth=0x3; stage {stage}"));
        let place = Action::Special(Special::PlaceStation { space: space("byss") });
        assert_eq!(at.refuses(seat, place), Refusal::WrongStep { now });
    }
}

#[test]
fn s0_s7_the_force_starts_on_the_dark_side() {
    assert_eq!(At::begin(2, "").force(), -1);
}

#[test]
fn s0_s8_the_counter_starts_with_the_resource_planets_of_active_hutts() {
    for seats in [3, 5] {
        let mut at = At::begin(seats, "");
        let resources: Vec<SpaceId> = resources();
        let everybody: Vec<SpaceId> = at.view(Viewer::Public).spaces.ids().collect();
        for seat in 0..u8::try_from(seats).unwrap() {
            let hutts = at.view(Viewer::Public).side(SeatId(seat)) == HUTTS;
            at.does(seat, Action::Claim { spaces: if hutts { resources.clone() } else { everybody.clone() } });
        }
        let view = at.view(Viewer::Public);
        let held = view
            .spaces
            .iter()
            .filter(|(space, on)| resources.contains(space) && on.owner.is_some_and(|owner| view.side(owner) == HUTTS));
        let held = u8::try_from(held.count()).unwrap();
        assert!(held >= 4, "they asked for nothing else: {held}");
        assert_eq!(view.theatre().unwrap().counter, held);
        at.times_out_of(Step::PlaceStation);
        at.times_out_of(Step::Deploy);
        assert_eq!(at.view(Viewer::Public).theatre().unwrap().counter, held);
    }
    let at = At::claimed(2, "");
    assert_eq!(at.view(Viewer::Public).theatre().unwrap().counter, 0, "nobody counts for neutral Hutts");
}

/// The resource planets of the board.
fn resources() -> Vec<SpaceId> {
    let board = &assets::original_trilogy().edition.board;
    board.space_ids().filter(|&space| board.space(space).resource).collect()
}

#[test]
fn s0_s9_claiming_reinforcing_and_the_first_turn_begin_with_the_first_seat() {
    for pace in ["quick", "book"] {
        for seats in 2..=5 {
            let mut at = At::begin(seats, &format!("set-up={pace}"));
            assert_eq!(at.view(Viewer::Public).awaited()[0].seat, SeatId(0));
            at.times_out_of(Step::Claim);
            at.times_out_of(Step::PlaceStation);
            assert_eq!(at.view(Viewer::Public).awaited()[0].seat, SeatId(0));
            at.times_out_of(Step::Deploy);
            for seat in (0..seats).chain([0]) {
                assert_eq!(at.view(Viewer::Public).awaited()[0].seat.index(), seat, "{seats} players, {pace}");
                at.times_out();
            }
        }
    }
}

#[test]
fn s0_s10_thirteen_planets_have_resources() {
    assert_eq!(resources().len(), 13);
}

#[test]
fn a_set_up_by_the_book_needs_one_planet_and_one_army_at_a_time() {
    let mut at = At::begin(3, "set-up=book");
    let two = Action::Claim { spaces: vec![space("hoth"), space("byss")] };
    assert_eq!(at.refuses(0, two), Refusal::ClaimOne);
    at.times_out_of(Step::Claim);
    at.times_out_of(Step::PlaceStation);
    let own = at.view(Viewer::Public).spaces.iter().find(|(_, on)| on.owner == Some(SeatId(0))).unwrap().0;
    let two = Action::Place { placements: vec![Placement { space: own, troops: 2 }] };
    assert_eq!(at.refuses(0, two), Refusal::PlaceExactly { troops: 1 });
    let (seat, action) = by_default(&at);
    assert_eq!(seat, 0);
    assert!(at.game.check(Actor::Seat(SeatId(0)), &action).is_ok());
}
