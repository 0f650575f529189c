//! The set-up: S2-S1 to S2-S4, C8.

use std::sync::Arc;

use adjutant::assets;
use adjutant::game::Game;
use adjutant::game::ids::SeatId;
use adjutant::game::options::{OptionRefusal, Options, RulesetId};
use adjutant::game::people::Viewer;

use super::script::{Throws, follow, holds};
use super::small;

fn game(seats: usize, options: &[(&str, &str)]) -> Game {
    let mut all = Options::new(RulesetId::Classic);
    for (id, value) in options {
        all.set(id, value).expect("an option");
    }
    Game::begin(small::edition(), &all, holds(seats), &mut Throws::default()).0
}

#[test]
fn s2_s2_starting_armies_by_seats() {
    let armies = |preset: &str| {
        let options = Options::with_preset(RulesetId::Classic, preset).expect("a preset");
        [2, 3, 4, 5, 6].map(|seats| options.card(seats).conquest().unwrap().start_armies)
    };
    assert_eq!(armies("risiko-166"), [40, 35, 30, 25, 20]);
    assert_eq!(armies("international"), [40, 35, 30, 25, 20]);
    assert_eq!(armies("literal"), [0; 5]);
}

#[test]
fn s2_s3_the_first_seats_of_an_uneven_deal_get_one_more() {
    let edition = Arc::clone(&assets::classic().edition);
    let literal = Options::with_preset(RulesetId::Classic, "literal").expect("a preset");
    let (game, _) = Game::begin(edition, &literal, holds(4), &mut Throws::default());
    let view = crate::rules::seen(&game, Viewer::Public);
    let spaces: Vec<u32> = view.seats.iter().map(|(_, seat)| seat.spaces).collect();
    assert_eq!(spaces, [11, 11, 10, 10]);
    assert!(view.spaces.iter().all(|(_, garrison)| garrison.troops == 1), "literally one army on each space");
    assert_eq!(view.awaited()[0].seat, SeatId(0), "S2-S4: the seat that is dealt the first card");
    assert_eq!(view.turn, 1, "nothing is left to place");
}

#[test]
fn s2_s4_by_option_the_seat_after_the_last_card_begins() {
    let game = game(2, &[("start-armies", "one-each"), ("first-turn", "after-last-dealt")]);
    assert_eq!(crate::rules::seen(&game, Viewer::Public).awaited()[0].seat, SeatId(1));
}

#[test]
fn c8_quick_everybody_places_at_once_and_sealed() {
    let game = game(2, &[("start-armies", "6")]);
    let after = follow(
        game,
        "= a=0x1 b=1x1 c=0x1 d=1x1 e=0x1 f=1x1 g=0x1
         > 1 place b 2\n (to 1) deployed b 2\n = b=1x1\n > 1 place d 2\n ! TooManyToPlace { asked: 2, left: 1 }
         > 1 take-back\n (to 1) took back 2\n > 1 take-back\n ! NothingToTakeBack
         > 1 place b 2 d 1\n (to 1) deployed b 2 d 1\n 1 deployed\n > 1 place b 1\n ! AlreadyDone\n = b=1x1
         > 1 end-turn\n ! WrongStep { now: Deploy }
         > 0 place a 2\n (to 0) deployed a 2\n 0 deployed\n revealed 0: a 2, 1: b 2 d 1\n turn of 0, round 1, 3 armies
         = a=0x3 b=1x3 d=1x2",
    );
    assert_eq!(crate::rules::seen(&after, Viewer::Public).turn, 1);
}

#[test]
fn c8_book_one_army_in_turn() {
    follow(
        game(2, &[("start-armies", "5"), ("set-up", "book")]),
        "> 1 place b 1\n ! NotYourTurn { on_turn: SeatId(0) }\n > 0 place a 1 c 1\n ! TooManyToPlace\n > 0 place a 1\n placed a 1
         > 1 place b 2\n ! PlaceExactly { troops: 1 }\n > 1 place b 1\n placed b 1\n > 1 take-back\n ! NothingToTakeBack
         > 1 place b 1\n placed b 1\n turn of 0, round 1, 3 armies",
    );
}

#[test]
fn c8_quick_draft_by_lists_in_turn_order() {
    follow(
        game(2, &[("territories", "draft"), ("start-armies", "one-each")]),
        "> 0 claim\n ! EmptyOrTwice { space: None }\n > 0 claim a a\n ! EmptyOrTwice { space: Some(SpaceId(0)) }
         > 0 place a 1\n ! WrongStep { now: Claim }
         > 0 claim g\n 0 preferred\n > 0 claim d\n 0 preferred\n > 1 claim d a b c\n 1 preferred
         0 claimed d\n 1 claimed a\n 0 claimed e\n 1 claimed b\n 0 claimed f\n 1 claimed c\n 0 claimed g
         drafted, 0 begins\n turn of 0, round 1, 6 armies",
    );
}

#[test]
fn c8_book_draft_one_space_in_turn() {
    follow(
        game(2, &[("territories", "draft"), ("start-armies", "one-each"), ("set-up", "book")]),
        "> 0 claim a b\n ! ClaimOne\n > 0 claim a\n 0 claimed a\n > 0 claim b\n ! NotYourTurn { on_turn: SeatId(1) }
         > 1 claim a\n ! Taken { space: SpaceId(0), owner: SeatId(0) }\n > 1 claim b\n 1 claimed b
         > 0 claim c\n 0 claimed c\n > 1 claim d\n 1 claimed d\n > 0 claim e\n 0 claimed e\n > 1 claim f\n 1 claimed f
         > 0 claim g\n 0 claimed g\n drafted, 0 begins\n turn of 0, round 1, 3 armies",
    );
}

#[test]
fn options_are_data_with_presets() {
    let mut options = Options::new(RulesetId::Classic);
    assert_eq!(
        (options.presets(), options.seats(), options.edition_id()),
        (vec!["risiko-166", "international", "literal"], 2..=6, "classic")
    );
    options.set("draw-after", "20").expect("a number in the range");
    options.set("defence-dice", "2").expect("a choice");
    options.set("draw-after", "012").expect("the preset's value, written oddly");
    assert_eq!(options.changed, [("defence-dice".to_owned(), "2".to_owned())]);
    assert_eq!(options.card(3).conquest().unwrap().defence_dice, 2);
    assert!(matches!(options.set("dice", "2"), Err(OptionRefusal::UnknownOption { .. })));
    assert!(matches!(options.set("draw-after", "100"), Err(OptionRefusal::UnknownValue { option: "draw-after", .. })));
    assert!(matches!(options.set("fortify", "many"), Err(OptionRefusal::UnknownValue { .. })));
    assert!(matches!(Options::with_preset(RulesetId::Classic, "x"), Err(OptionRefusal::UnknownPreset { .. })));
    assert!(matches!(RulesetId::from_id("x"), Err(OptionRefusal::UnknownRuleset { .. })));
    assert_eq!(RulesetId::from_id("classic"), Ok(RulesetId::Classic));
    for setting in options.settings() {
        assert!(setting.choices.contains(&setting.preset_value), "{}", setting.id);
        for choice in &setting.choices {
            options.set(setting.id, choice).expect("what is listed can be chosen");
        }
    }
}
