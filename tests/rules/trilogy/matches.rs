//! Whole matches from the first claim to the end.

use adjutant::game::action::Action;
use adjutant::game::conquest::special::{Choice, Special, SpecialEvent, SpecialOffer};
use adjutant::game::conquest::theatre::{Face, Guard};
use adjutant::game::conquest::turn::Stage;
use adjutant::game::event::{EventKind, Goal, Outcome};
use adjutant::game::ids::{SeatId, SideId};
use adjutant::game::offer::Offer;
use adjutant::game::people::Viewer;

use super::super::theatre::cards_earned;
use super::position::{At, build, card, claim, lay, name_of, place, play_at, space, specials, storm};

fn station(at: &str) -> Action {
    Action::Special(Special::PlaceStation { space: space(at) })
}

const REBELS_WANT: &str = "hoth anoat bakura bespin dagobah elrood bpfassh utapau mon_calamari endor dantooine wayland \
    yavin_4 balmorra tatooine";
const EMPIRE_WANTS: &str = "byss duro corellia coruscant alderaan kuat hapes chandrila anaxes toydaria kessel naboo \
    sullust ord_mantell sluis_van eriadu omwat elom excarga csilla";

#[test]
fn two_players_until_the_rebels_find_the_emperor() {
    let mut at = At::begin(2, "");
    at.does(0, claim(REBELS_WANT));
    // The lots of the Hutts fall on the first planets of the board that are free.
    at.does(1, claim(EMPIRE_WANTS));
    for hutts in ["gamorr", "rodia", "kothlis", "bothawui", "nar_shaddaa", "falleen", "ylesia"] {
        assert_eq!(at.on(hutts), "-x1");
    }
    assert_eq!(at.view(Viewer::Public).seats[SeatId(0)].spaces, 15);
    at.does(1, station("coruscant"));
    at.does(0, place(&[("bakura", 24), ("dagobah", 1)]));
    let events = at.does(1, place(&[("byss", 3), ("sluis_van", 22)]));
    assert!(specials(&events).iter().any(|event| matches!(event, SpecialEvent::GarrisonPlaced { chooser: None, .. })));

    // First round. Five armies for fifteen planets, two for the Ison Corridor.
    assert_eq!(at.stage(), Stage::Place { left: 7, placed: vec![] });
    at.does(0, place(&[("bakura", 7)]));
    // Byss falls in three battles; the first costs an army.
    at.throws(&[&[6, 4, 1, 4, 5], &[6, 6, 2, 5, 1], &[6, 3, 3, 5]]);
    at.does(0, storm("bakura", "byss"));
    assert_eq!((at.on("bakura").as_str(), at.on("byss").as_str()), ("0x1", "0x30"));
    at.picks(&[0, 1]);
    let events = at.does(0, Action::EndTurn);
    assert_eq!(cards_earned(&events), Some((1, 0)), "for the Empire; the Force is dark");
    assert_eq!(at.hand(0), ["reb_one_in_a_million_1"]);
    assert_eq!(at.special_offers(1).len(), 1);
    let [SpecialOffer::LayMarker { face: Some(Face::Plain), .. }] = at.special_offers(1)[..] else { panic!("a base") };
    at.does(1, lay("duro"));
    assert_eq!(at.stage(), Stage::Place { left: 8, placed: vec![] }, "six, and Wild Space; not the Core Worlds");
    at.does(1, place(&[("duro", 6), ("kessel", 2)]));
    assert_eq!(cards_earned(&at.does(1, Action::EndTurn)), Some((0, 1)), "for the dark side of the Force");
    assert_eq!(at.hand(1), ["emp_fire_mid_rim_1"]);

    // Second round.
    at.does(0, build("reb_one_in_a_million_1", "byss"));
    at.does(0, place(&[("byss", 7)]));
    // The base defends Duro with eight-sided dice; the bomber raises the highest die of the attack.
    at.throws(&[&[6, 6, 1, 7, 6], &[6, 6, 5, 6, 1], &[5, 5, 5, 4, 4], &[6, 6, 6, 5, 1], &[6, 6, 6, 1]]);
    let events = at.does(0, storm("byss", "duro"));
    let revealed = SpecialEvent::MarkerRevealed { by: SeatId(0), space: space("duro"), face: Face::Plain, kept: true };
    assert!(specials(&events).contains(&revealed));
    assert_eq!((at.force(), at.on("duro").as_str()), (0, "0x34+b1"));
    // The Hutts are attacked for a second card.
    at.does(0, Action::EndStep);
    at.picks(&[0, 0]);
    assert_eq!(cards_earned(&at.does(0, Action::EndTurn)), Some((1, 0)), "balance: nothing besides");
    let [SpecialOffer::LayMarker { face: Some(Face::Leader), .. }] = at.special_offers(1)[..] else { panic!("him") };
    at.does(1, lay("kuat"));
    let left = at.seen_by(1).default_action(SeatId(1)).unwrap();
    at.does(1, left);
    let theatre = at.view(Viewer::Public).theatre().unwrap().clone();
    assert_eq!(theatre.markers.iter().map(|marker| marker.face).collect::<Vec<_>>(), [None]);
    at.does(1, Action::EndTurn);

    // Third round: whatever stands on Kuat falls.
    let left = at.seen_by(0).default_action(SeatId(0)).unwrap();
    at.does(0, left);
    let there = at.view(Viewer::Public).spaces[space("kuat")].troops;
    at.wins_against(there, 3);
    let events = at.does(0, storm("duro", "kuat"));
    let won = Outcome::Side { side: SideId(1), seats: vec![SeatId(0)], goal: Goal::Leader };
    assert_eq!(events.last().map(|event| event.kind.clone()), Some(EventKind::Ended(won.clone())));
    assert_eq!(at.outcome(), Some(&won));
    assert_eq!(at.view(Viewer::Public).round, 3);
    assert!(at.view(Viewer::Public).awaited().is_empty());
}

#[test]
fn three_players_until_the_hutts_hold_ten_resource_planets() {
    let mut at = At::begin(3, "");
    at.does(0, claim(&format!("{REBELS_WANT} toydaria")));
    at.does(1, claim("gamorr rodia nar_shaddaa ylesia kessel sullust ord_mantell"));
    at.does(2, claim(&format!("{EMPIRE_WANTS} falleen bothawui kothlis")));
    let counter = |at: &At| at.view(Viewer::Public).theatre().unwrap().counter;
    assert_eq!(counter(&at), 7);
    at.does(2, station("byss"));
    at.does(0, place(&[("bakura", 15)]));
    at.does(1, place(&[("sullust", 9), ("ord_mantell", 9)]));
    at.does(2, place(&[("coruscant", 15)]));

    // First round: the Rebels find Byss guarded; the Hutts take Sluis Van.
    at.does(0, place(&[("bakura", 7)]));
    let guarded = at.refuses(0, storm("bakura", "byss"));
    assert!(matches!(guarded, adjutant::game::refusal::Refusal::Special(_)));
    assert_eq!(cards_earned(&at.does(0, Action::EndTurn)), None);
    at.does(1, place(&[("sullust", 3)]));
    at.throws(&[&[6, 6, 6, 1]]);
    let events = at.does(1, storm("sullust", "sluis_van"));
    assert!(specials(&events).contains(&SpecialEvent::Counter { held: 8 }));
    at.picks(&[0, 0, 0, 3]);
    assert_eq!(cards_earned(&at.does(1, Action::EndTurn)), Some((1, 2)), "one for the Empire, two for eight planets");
    assert_eq!(at.hand(1), ["hut_money_is_power_1", "hut_money_is_power_2", "hut_look_elsewhere_1"]);
    at.does(1, Action::Special(Special::Arm { card: card("hut_money_is_power_1"), guard: Guard::default() }));
    at.does(2, lay("anaxes"));
    at.does(2, place(&[("coruscant", 15)]));
    // Coruscant is beside Ord Mantell: the Hutts have paid for it.
    let events = at.does(2, storm("coruscant", "ord_mantell"));
    let paid = SpecialEvent::CalledOff {
        by: SeatId(1),
        card: card("hut_money_is_power_1"),
        attacker: SeatId(2),
        space: space("ord_mantell"),
        returned: vec![],
    };
    assert_eq!(specials(&events), [paid]);
    at.does(2, Action::EndTurn);

    // Second round: over Yavin 4 to Tatooine.
    at.does(0, place(&[("bakura", 7)]));
    at.does(0, Action::EndTurn);
    at.does(1, play_at("hut_look_elsewhere_1", "ord_mantell"));
    at.does(1, build("hut_money_is_power_2", "ord_mantell"));
    at.does(1, place(&[("ord_mantell", 3)]));
    // The destroyer's die comes first.
    at.throws(&[&[8, 6, 6, 1]]);
    at.does(1, storm("ord_mantell", "yavin_4"));
    at.throws(&[&[8, 6, 6, 1]]);
    let events = at.does(1, storm("yavin_4", "tatooine"));
    assert!(specials(&events).contains(&SpecialEvent::Counter { held: 9 }));
    at.does(1, Action::EndStep);
    at.picks(&[0, 0, 0, 0]);
    assert_eq!(cards_earned(&at.does(1, Action::EndTurn)), Some((1, 3)), "one for the Rebels, three for nine planets");
    assert_eq!(at.hand(1).len(), 4);
    at.does(2, lay("chandrila"));
    at.times_out();

    // Third round: Balmorra is the tenth.
    at.times_out();
    let order = at.stage();
    assert!(matches!(order, Stage::Trade { .. }), "four cards: {order:?}");
    let sets = at.seen_by(1).sets_held(SeatId(1));
    let set = sets.first().expect("a set").cards;
    let mut used = set.map(name_of).to_vec();
    used.sort();
    at.does(1, Action::Trade { cards: set });
    let left = match at.stage() {
        Stage::Place { left, .. } => left,
        other => panic!("{other:?}"),
    };
    at.does(1, place(&[("tatooine", left)]));
    let there = at.view(Viewer::Public).spaces[space("balmorra")].troops;
    at.wins_against(there, 3);
    let events = at.does(1, storm("tatooine", "balmorra"));
    let won = Outcome::Side { side: SideId(2), seats: vec![SeatId(1)], goal: Goal::Resources };
    assert_eq!(events.last().map(|event| event.kind.clone()), Some(EventKind::Ended(won.clone())));
    assert_eq!((at.outcome(), counter(&at), at.view(Viewer::Public).round), (Some(&won), 10, 3));
    assert_eq!(used.len(), 3);
    assert!(matches!(
        at.refuses(1, super::position::play("hut_slaves_1", Choice::default())),
        adjutant::game::refusal::Refusal::Over
    ));
}

#[test]
fn four_players_until_the_last_rebels_are_under_the_death_star() {
    const LAST: &str = "bothawui";
    let mut at = At::begin(4, "");
    at.does(0, claim(&format!("{LAST} rodia kothlis gamorr nar_shaddaa falleen ylesia toydaria")));
    at.does(1, claim("byss duro corellia coruscant alderaan kuat hapes chandrila anaxes"));
    at.does(2, claim("hoth anoat bakura bespin dagobah elrood bpfassh utapau"));
    // The lots of the Hutts come in between, so lists are not had whole.
    at.does(3, claim("endor dantooine wayland yavin_4 balmorra tatooine ord_mantell mon_calamari kessel"));
    assert_eq!(at.left_of(SideId(1)).len(), 16);
    let imperial = at.seen_by(1).offers(SeatId(1));
    assert!(matches!(imperial[..], [Offer::Special(SpecialOffer::PlaceStation { .. })]), "the first Empire places it");
    at.does(1, station("byss"));
    for seat in 0..4 {
        at.gather(seat, Some(LAST));
    }
    let mut rounds = 0;
    while at.outcome().is_none() {
        rounds += 1;
        assert!(rounds < 12, "{:?} are left", at.left_of(SideId(1)));
        for seat in 0..4 {
            if at.outcome().is_some() || at.view(Viewer::Public).seats[SeatId(seat)].out {
                continue;
            }
            if seat % 2 == 0 {
                at.times_out();
                continue;
            }
            // The first card of the pile fires at the Mid Rim.
            if matches!(at.stage(), Stage::LayMarker { .. }) {
                at.takes_default(seat);
            }
            at.gather(seat, Some(LAST));
            at.sweep(seat, SideId(1), Some(LAST));
            let fires = at.hand(seat).contains(&"emp_fire_mid_rim_1".to_owned());
            if fires && at.left_of(SideId(1)) == [LAST] {
                at.throws(&[&[6]]);
                at.special(seat, Special::MoveStation { to: space(LAST) });
                if at.view(Viewer::Public).theatre().unwrap().station == Some(space(LAST)) {
                    let events = at.does(seat, super::position::play("emp_fire_mid_rim_1", Choice::default()));
                    let destroyed = |event: &SpecialEvent| matches!(event, SpecialEvent::SpaceDestroyed { space: at, .. } if *at == space(LAST));
                    assert!(specials(&events).iter().any(destroyed));
                    break;
                }
            }
            at.does(seat, Action::EndTurn);
        }
    }
    let won = Outcome::Side { side: SideId(0), seats: vec![SeatId(1), SeatId(3)], goal: Goal::WipedOut };
    assert_eq!(at.outcome(), Some(&won), "both Empires win, whoever fired");
    assert_eq!(at.on(LAST), "!");
}

#[test]
fn five_players_until_the_rebels_have_wiped_out_the_empire() {
    let mut at = At::begin(5, "");
    // The Emperor stays in the pile.
    at.picks_the_last();
    at.does(0, claim("hoth anoat bakura bespin dagobah elrood bpfassh utapau"));
    at.does(1, claim("byss duro corellia coruscant alderaan kuat hapes chandrila anaxes"));
    at.does(2, claim("gamorr rodia nar_shaddaa ylesia kessel sullust ord_mantell excarga"));
    at.does(3, claim("endor dantooine wayland yavin_4 balmorra tatooine mon_calamari toydaria"));
    at.does(4, claim("naboo falleen bothawui kothlis sluis_van eriadu omwat elom csilla"));
    at.does(1, station("byss"));
    for seat in 0..5 {
        at.gather(seat, None);
    }
    // The second Rebels give one planet of theirs to the first, who ask for it.
    let given = "wayland";
    assert!(at.on(given).ends_with("x1"), "{}", at.on(given));
    at.gather(0, None);
    at.does(0, Action::EndStep);
    while at.stage() != Stage::FortifyShips {
        at.does(0, Action::EndStep);
    }
    let before = at.view(Viewer::Public).seats[SeatId(0)].spaces;
    at.special(0, Special::TakeCommand { space: space(given) });
    let events = at.special(3, Special::OfferCommand { space: space(given), offered: true });
    let taken = SpecialEvent::CommandTaken { seat: SeatId(0), from: SeatId(3), space: space(given) };
    assert!(specials(&events).contains(&taken));
    assert_eq!(at.view(Viewer::Public).seats[SeatId(0)].spaces, before + 1);
    at.does(0, Action::EndTurn);
    let mut first = true;
    let mut rounds = 0;
    while at.outcome().is_none() {
        rounds += 1;
        assert!(rounds < 12, "{:?} are left", at.left_of(SideId(0)));
        for seat in 0..5 {
            if std::mem::take(&mut first) || at.outcome().is_some() || at.view(Viewer::Public).seats[SeatId(seat)].out {
                continue;
            }
            match seat {
                0 | 3 => {
                    at.gather(seat, None);
                    at.sweep(seat, SideId(0), None);
                    if at.outcome().is_none() {
                        at.does(seat, Action::EndTurn);
                    }
                }
                // The Death Star goes where it guards nothing.
                1 if rounds == 1 => {
                    at.takes_default(seat);
                    at.gather(seat, None);
                    at.throws(&[&[6]]);
                    at.special(seat, Special::MoveStation { to: space("hoth") });
                    at.does(seat, Action::EndTurn);
                }
                _ => drop(at.times_out()),
            }
        }
    }
    let won = Outcome::Side { side: SideId(1), seats: vec![SeatId(0), SeatId(3)], goal: Goal::WipedOut };
    assert_eq!(at.outcome(), Some(&won));
}
