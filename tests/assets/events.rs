//! The box of the Original Trilogy: piles and events of its cards, and what is wrong with an event in a file.

use adjutant::assets::{
    AssetError, Fault, GALAXY_BOARD, Kit, SHIP_DECK, Source, galaxy, kit, load_sides, original_trilogy,
};
use adjutant::game::cards::Card;
use adjutant::game::conquest::effect::{Amount, CardEvent, Danger, Effect, Per, Places, Side, Target, Toll, Window};
use adjutant::game::ids::SideId;
use adjutant::text::lang::Lang;

const EMPIRE: SideId = SideId(0);
const REBELS: SideId = SideId(1);
const HUTTS: SideId = SideId(2);

/// The embedded deck with one place changed.
fn changed(from: &str, to: &str) -> Result<Kit, AssetError> {
    assert!(SHIP_DECK.text.contains(from), "{from}");
    let text = SHIP_DECK.text.replacen(from, to, 1);
    load_sides("original-trilogy", GALAXY_BOARD, Source { file: "deck.toml", text: &text })
}

fn card(id: &str) -> &'static Card {
    let found = original_trilogy().edition.deck.cards().iter().find(|card| card.id == id);
    found.unwrap_or_else(|| panic!("no card {id}"))
}

fn event(id: &str) -> &'static CardEvent {
    card(&format!("{id}_1")).event.as_deref().expect("a card with an event")
}

#[test]
fn each_side_has_27_cards_with_events_and_the_standard_game_has_none() {
    let kit = original_trilogy();
    for side in [EMPIRE, REBELS, HUTTS] {
        let pile = kit.edition.deck.cards().iter().filter(|card| card.side == Some(side));
        assert_eq!(pile.count(), 27, "{side:?}");
    }
    assert!(kit.edition.deck.cards().iter().all(|card| card.event.is_some()));
    assert!(galaxy().edition.deck.cards().iter().all(|card| card.side.is_none() && card.event.is_none()));
    assert!(galaxy().names.events.is_empty());
    let copies = ["emp_new_death_star_1", "emp_new_death_star_4"].map(|id| card(id).event.clone());
    assert_eq!(copies[0], copies[1], "copies share their event");
}

#[test]
fn events_say_when_they_are_played_and_what_they_do() {
    let expected = [
        ("emp_jump_coordinates", Window::Station, Effect::StationJump { steps: 4 }),
        ("emp_new_death_star", Window::Station, Effect::BuildStation),
        ("emp_emperors_will", Window::OwnTurn, Effect::ShiftMeter { steps: -2 }),
        ("emp_dark_lord", Window::Declare, Effect::DiceBonus { bonus: 2, on_pawn: 2 }),
        ("emp_walkers", Window::Declare, Effect::EightSided { side: Side::Attack }),
        ("emp_secret_transfer", Window::Fortify, Effect::Relocate),
        ("emp_orders_never_came", Window::Standing, Effect::CallOff),
        (
            "emp_fortress_garrisons",
            Window::Reinforce,
            Effect::Troops {
                troops: Amount::Per { per: Per::MarkedSpaces, div: 1, min: 2, max: 6 },
                places: Places::Marked,
                most_each: None,
            },
        ),
        ("emp_shipyards", Window::Reinforce, Effect::PlaceShips { ships: 1, class: None }),
        ("reb_jedi_returns", Window::OwnTurn, Effect::ShiftMeter { steps: 2 }),
        ("reb_one_in_a_million", Window::Declare, Effect::StationSum { sum: 8, no_dice_lost: true }),
        ("reb_stolen_plans", Window::Declare, Effect::StationDice { dice: 2 }),
        ("reb_critical_error", Window::OwnTurn, Effect::Discard { side: Some(EMPIRE), cards: 2 }),
        ("reb_spies", Window::OwnTurn, Effect::Peek { markers: 1 }),
        (
            "reb_desertion",
            Window::Invade,
            Effect::RemoveTroops { toll: Toll::Share { num: 2, den: 3, max: 8 }, leave: 1 },
        ),
        (
            "reb_uprising",
            Window::Reinforce,
            Effect::Troops { troops: Amount::Fixed(6), places: Places::Borders, most_each: Some(2) },
        ),
        ("reb_evacuation", Window::Fortify, Effect::FreeMove { anywhere: true }),
        ("reb_planetary_shield", Window::OwnTurn, Effect::Protect { from: Danger::Station }),
        ("reb_dock_sabotage", Window::Invade, Effect::DestroyShips { ships: 1, target: Target::InReach }),
        ("hut_look_elsewhere", Window::OwnTurn, Effect::Protect { from: Danger::Invasion }),
        (
            "hut_slaves",
            Window::Reinforce,
            Effect::Troops {
                troops: Amount::Per { per: Per::Resources, div: 2, min: 2, max: 5 },
                places: Places::Any,
                most_each: None,
            },
        ),
        ("hut_sabotage", Window::Declare, Effect::DestroyShips { ships: 1, target: Target::Attacked }),
        ("hut_poisoned_well", Window::Invade, Effect::RemoveTroops { toll: Toll::Fixed(3), leave: 1 }),
        ("hut_bribed_governor", Window::Invade, Effect::TakeSpace { most_troops: 1 }),
        ("hut_black_market", Window::OwnTurn, Effect::Draw { cards: 2 }),
        ("hut_palace_guard", Window::OwnTurn, Effect::EightSided { side: Side::Defence }),
        ("hut_price_on_your_head", Window::OwnTurn, Effect::Discard { side: None, cards: 1 }),
    ];
    for (id, window, effect) in expected {
        let found = event(id);
        assert_eq!((found.id.as_str(), found.window, &found.effect), (id, window, &effect));
        assert_eq!(found.otherwise, None, "{id}");
    }
    let theft = event("emp_shipyard_attack");
    assert_eq!(theft.effect, Effect::Discard { side: Some(HUTTS), cards: 2 });
    assert_eq!(theft.otherwise, Some(Effect::Draw { cards: 1 }));
}

#[test]
fn there_is_a_card_to_fire_at_each_region() {
    let board = &original_trilogy().edition.board;
    let fired = original_trilogy().edition.deck.cards().iter().filter_map(|card| match card.event.as_deref() {
        Some(CardEvent { window: Window::Station, effect: Effect::Fire { region }, .. }) => Some(*region),
        _ => None,
    });
    let mut fired: Vec<_> = fired.collect();
    fired.sort_unstable();
    assert_eq!(fired, board.region_ids().collect::<Vec<_>>());
    let mid_rim = board.region_ids().find(|&region| board.region(region).id == "mid_rim").expect("a region");
    assert_eq!(event("emp_fire_mid_rim").effect, Effect::Fire { region: mid_rim });
}

#[test]
fn every_event_has_a_title_and_a_text_in_every_language() {
    let kit = original_trilogy();
    for card in kit.edition.deck.cards() {
        let event = card.event.as_ref().expect("an event");
        let called = kit.names.events.get(&event.id).unwrap_or_else(|| panic!("no names for {}", event.id));
        assert!(Lang::ALL.into_iter().all(|lang| !called.title[lang].is_empty() && !called.text[lang].is_empty()));
    }
    assert_eq!(kit.names.events["emp_legion"].title[Lang::De], "Frische Legion");
    assert_eq!(kit.names.events["emp_legion"].text[Lang::En], "Add 4 troops to your reinforcements.");
}

#[test]
fn the_box_is_found_by_its_id_with_a_hash_of_what_the_rules_read() {
    let found = kit("original-trilogy").expect("the id of the ruleset");
    let own = original_trilogy().edition.hash.as_str();
    assert_eq!((found.edition().id(), found.edition().hash()), ("original-trilogy", own));
    assert_ne!(own, galaxy().edition.hash);
    let hash = |from: &str, to: &str| changed(from, to).expect("a sound file").edition.hash.clone();
    assert_eq!(hash("Grip of Fear", "Grip of Dread"), own, "a title is no rule");
    assert_eq!(hash("Add 4 troops to your", "Four troops join your"), own, "a text is no rule");
    assert_ne!(hash("kind = \"extra_troops\", n = 4", "kind = \"extra_troops\", n = 5"), own, "a number is one");
    let other_side = changed("otherwise = [{ kind = \"draw_cards\", n = 1 }]", "").expect("a sound file");
    assert_ne!(other_side.edition.hash, own);
}

#[test]
fn the_hash_of_the_standard_game_on_this_board_is_the_one_that_running_matches_have() {
    let hash = &galaxy().edition.hash;
    assert_eq!(
        hash, "807616d06070243d0a89ab4d8d1c2ebab8a0515b6ba385c3c498a5c4f330dde4",
        "another hash ends their replay"
    );
}

#[test]
fn what_is_wrong_with_an_event_is_said_with_file_line_and_entry() {
    let legion = "effects = [{ kind = \"extra_troops\", n = 4, where = \"own_any\" }]";
    let garrisons = "per = \"own_base_planets\", div = 1, min = 2, max = 6";
    let desertion = "num = 2, den = 3, max = 8, leave = 1";
    let cases = [
        ("emp_grip_of_fear", "kind = \"shift_force\"", "kind = \"push_force\"", "unknown variant `push_force`"),
        ("emp_grip_of_fear", "side = \"dark\"", "side = \"grey\"", "unknown variant `grey`"),
        ("emp_grip_of_fear", "steps = 1", "steps = 0", "invalid value: integer `0`"),
        ("emp_grip_of_fear", "steps = 1", "steps = -1", "steps are above 0"),
        ("emp_grip_of_fear", "steps = 1, ", "", "missing field `steps`"),
        ("emp_grip_of_fear", "play = \"own_turn\"", "play = \"any_turn\"", "there is no window \"any_turn\""),
        ("emp_grip_of_fear", "play = \"own_turn\"", "play = \"invade\"", "its effect is not played in its window"),
        ("emp_fire_mid_rim", "region = \"mid_rim\"", "region = \"far_rim\"", "there is no region \"far_rim\""),
        ("emp_fire_mid_rim", "play = \"death_star\"", "play = \"own_turn\"", "its effect is not played in its window"),
        ("emp_legion", "n = 4, where = \"own_any\"", "where = \"own_any\"", "extra_troops needs n, or per"),
        ("emp_legion", "where = \"own_any\"", "where = \"enemy_any\"", "unknown variant `enemy_any`"),
        ("emp_legion", "where = \"own_any\"", "where = \"own_any\", many = 3", "unknown field `many`"),
        ("emp_legion", "where = \"own_any\"", "where = \"own_any\", max_per_planet = 2", "has no max_per_planet"),
        ("emp_legion", legion, "effects = []", "there must be one effect"),
        (
            "emp_legion",
            legion,
            "effects = [{ kind = \"draw_cards\", n = 1 }, {}, {}]",
            "there must be one effect, or two",
        ),
        ("emp_fortress_garrisons", garrisons, "per = \"own_base_planets\", div = 1, min = 2", "min and max"),
        ("emp_fortress_garrisons", garrisons, "per = \"own_base_planets\", div = 0, min = 2, max = 6", "integer `0`"),
        ("reb_desertion", desertion, "num = 4, den = 3, max = 8, leave = 1", "num at most den"),
        ("reb_desertion", "where = \"enemy_adjacent\"", "where = \"attacked_planet\"", "aimed at enemy_adjacent"),
        ("emp_dark_lord", "duration = \"invasion\"", "duration = \"turn\"", "does not last so long"),
        ("emp_dark_lord", "side = \"attack\"", "side = \"defence\"", "is for the attack"),
        ("hut_palace_guard", ", where = \"own_one\"", "", "dice_d8 has a place in defence alone"),
        ("reb_stolen_plans", "die = 6", "die = 8", "extra_dice have 6 sides"),
        ("emp_secret_transfer", "n = 1", "n = 2", "this effect happens once"),
        // One class, one planet, one base is chosen.
        ("emp_shipyards", "n = 1", "n = 2", "this effect happens once"),
        ("reb_dock_sabotage", "n = 1", "n = 2", "this effect happens once"),
        ("reb_spies", "n = 1", "n = 2", "this effect happens once"),
        ("reb_critical_error", "faction = \"empire\", n", "faction = \"jawas\", n", "a faction \"jawas\""),
        ("hut_look_elsewhere", ", unless = \"attacker_took_other\"", "", "unless attacker_took_other"),
        ("emp_orders_never_came", "trigger = \"invaded\"\n", "", "the trigger of a standing order"),
        ("emp_grip_of_fear", "play = \"own_turn\"", "play = \"own_turn\"\ntrigger = \"invaded\"", "has a trigger"),
        (
            "emp_shipyard_attack",
            "otherwise = [{ kind = \"draw_cards\"",
            "otherwise = [{ kind = \"draw_card\"",
            "unknown variant",
        ),
        ("emp_legion", "title = { en = \"Fresh Legion\"", "title = { en = \"\"", "the en name is empty"),
    ];
    for (id, from, to, says) in cases {
        let start = SHIP_DECK.text.find(&format!("id = \"{id}\"")).expect("the event");
        let (before, entry) = SHIP_DECK.text.split_at(start);
        assert!(entry.contains(from), "{id}: {from}");
        let text = before.to_owned() + &entry.replacen(from, to, 1);
        let error = load_sides("test", GALAXY_BOARD, Source { file: "deck.toml", text: &text }).expect_err(says);
        assert!(error.to_string().contains(says), "{id}: {from} » {to}: {error}");
        assert!(error.entry.contains(&format!("id = {id:?}")), "{error}");
        let line = u32::try_from(before.lines().count()).expect("a short file");
        assert_eq!(
            (error.file.as_str(), error.line),
            ("deck.toml", line),
            "the line above the id begins the entry: {error}"
        );
    }
    let other = changed("faction = \"empire\"", "faction = \"pirates\"").expect_err("no such faction");
    assert_eq!(other.fault, Fault::UnknownFaction("pirates".to_owned()));
}
