//! What people may call things.

use adjutant::table::answer::{Expected, Refused};
use adjutant::table::names::{cards_of_hand, placements, seats, space, space_list};
use adjutant::table::sight::Seated;
use adjutant::text::lang::Lang;

use adjutant::game::ids::{BySeat, SeatId};

use super::world::classic;

fn id_of(typed: &str) -> Result<String, Refused> {
    let kit = classic();
    space(typed, kit, Lang::En).map(|space| kit.edition.board.space(space).id.clone())
}

#[test]
fn spaces_are_found_by_id_name_label_beginning_and_with_slips() {
    for (typed, id) in [
        ("brazil", "brazil"),
        ("Brasilien", "brazil"),
        ("BRA", "brazil"),
        ("n af", "north_africa"),
        ("N. Africa", "north_africa"),
        ("north_africa", "north_africa"),
        ("Nordwestafrika", "north_africa"),
        ("nordwesta", "north_africa"),
        ("northafrica", "north_africa"),
        ("Grönland", "greenland"),
        ("Groenland", "greenland"),
        ("gronland", "greenland"),
        ("Quebec", "quebec"),
        ("québec", "quebec"),
        ("Kamtchatka", "kamchatka"),
        ("Kamchakta", "kamchatka"),
        ("Yakustk", "yakutsk"),
        ("  ural ", "ural"),
        ("Urall", "ural"),
        ("W. Austr", "western_australia"),
    ] {
        assert_eq!(id_of(typed).as_deref(), Ok(id), "{typed}");
    }
}

#[test]
fn what_fits_more_than_one_is_refused_with_the_candidates() {
    for (typed, candidates) in
        [("north", ["North Africa", "Northwest Territory"]), ("Ost", ["Ostafrika", "Ostaustralien"])]
    {
        let Err(Refused::AmbiguousName { candidates: found, .. }) = id_of(typed) else { panic!("{typed} is found") };
        for candidate in candidates {
            assert!(found.iter().any(|found| found.contains(candidate)), "{candidate} in {found:?}");
        }
    }
}

#[test]
fn what_fits_nothing_is_refused_with_near_names() {
    let Err(Refused::UnknownName { asked, near }) = id_of("Brazzaville") else { panic!("found") };
    assert_eq!(asked, "Brazzaville");
    assert!(near.iter().any(|near| near.starts_with("Brazil")), "{near:?}");
    for typed in ["", "  ", "!!", "🦀", "@everyone", &"x".repeat(6_000)] {
        assert!(matches!(id_of(typed), Err(Refused::UnknownName { .. })), "{typed}");
    }
}

#[test]
fn every_name_in_every_language_finds_its_space_or_shares_it() {
    let kit = classic();
    for id in kit.edition.board.space_ids() {
        for lang in Lang::ALL {
            assert_eq!(space(&kit.names.spaces[id][lang], kit, lang), Ok(id));
            assert_eq!(space(&kit.names.labels[id][lang], kit, lang), Ok(id));
        }
        assert_eq!(space(&kit.edition.board.space(id).id, kit, Lang::De), Ok(id));
    }
}

#[test]
fn lists_are_read_in_either_order_and_language() {
    let kit = classic();
    let named = |id: &str| kit.edition.board.space_named(id).unwrap();
    let wanted = Ok(vec![(named("brazil"), 8), (named("peru"), 4)]);
    for typed in
        ["Brazil 8, Peru 4", "8 Brazil; 4 Peru", "Brasilien: 8\nPeru=4", "8x Brasilien, peru 4", "brazil8,4peru"]
    {
        assert_eq!(placements(typed, kit, Lang::De), wanted, "{typed}");
    }
    assert_eq!(placements("Peru -3", kit, Lang::En), Ok(vec![(named("peru"), -3)]));
    assert_eq!(
        space_list("Brazil, n af;Ural", kit, Lang::En),
        Ok(vec![named("brazil"), named("north_africa"), named("ural")])
    );
    for typed in ["Brazil", "8", "Brazil 8 Peru", "Brazil 99999999999999999999", "", ","] {
        let refused = placements(typed, kit, Lang::En).unwrap_err();
        let readable =
            matches!(refused, Refused::NotUnderstood { what: Expected::Placements, .. } | Refused::UnknownName { .. });
        assert!(readable, "{typed}: {refused:?}");
    }
}

#[test]
fn a_number_in_a_name_is_no_number_of_armies() {
    let kit = adjutant::assets::galaxy();
    let yavin = kit.edition.board.space_named("yavin_4").unwrap();
    for typed in ["1 Yavin 4", "Yavin 4 1", "Yavin 4: 1", "1x Yavin 4", "1 yavin", "yavin_4 1"] {
        assert_eq!(placements(typed, kit, Lang::En), Ok(vec![(yavin, 1)]), "{typed}");
    }
    let nothing = placements("Yavin 4", kit, Lang::En);
    assert!(matches!(nothing, Err(Refused::NotUnderstood { .. })), "how many is not said: {nothing:?}");
}

#[test]
fn a_card_that_was_picked_is_that_card_whatever_else_was_typed() {
    let kit = adjutant::assets::galaxy();
    let deck = &kit.edition.deck;
    let with_id = |id: &str| deck.ids().find(|&card| deck.card(card).id == id).unwrap();
    // Two fighters and a bomber of one event, whose ids differ in a digit.
    let hand = ["emp_grip_of_fear_1", "emp_grip_of_fear_2", "emp_grip_of_fear_3"].map(with_id);
    let [one, two, three] = hand;
    let ids = hand.map(|card| deck.card(card).id.as_str());
    for (asked, meant) in [
        (["Fighter", ids[0], "Bomber"], [two, one, three]),
        ([ids[0], "Fighter", ids[2]], [one, two, three]),
        (["bomber", "fighter", "fighter"], [three, one, two]),
        // Named twice, and not in this hand: a card that looks alike.
        ([ids[0], ids[0], ids[2]], [one, two, three]),
        (["emp_fire_ison_1", "Fighter", "Bomber"], [one, two, three]),
    ] {
        assert_eq!(cards_of_hand(&asked, kit, Lang::En, &hand), Ok(meant.to_vec()), "{asked:?}");
    }
    // A third fighter is none of the hand; the rules then say so.
    let found = cards_of_hand(&["Fighter", "Fighter", "Fighter"], kit, Lang::En, &hand).unwrap();
    assert!(found[..2] == [one, two] && !hand.contains(&found[2]));
}

#[test]
fn seats_are_found_by_value_name_and_number() {
    let seated = |name: &str| Seated { name: name.to_owned(), slot: 0, accounts: Vec::new() };
    let table: BySeat<Seated> = ["Ana", "Ana 2", "2"].into_iter().map(seated).collect();
    let find = |typed: &str| adjutant::table::names::find(typed, &seats(table.iter()));
    assert_eq!(find("seat-2"), Ok(SeatId(1)));
    assert_eq!(find("ana"), Ok(SeatId(0)));
    assert_eq!(find("Ana 2"), Ok(SeatId(1)));
    assert_eq!(find("3"), Ok(SeatId(2)));
    assert!(matches!(find("2"), Err(Refused::AmbiguousName { .. })));
}
