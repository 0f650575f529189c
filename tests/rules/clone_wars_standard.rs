//! The standard game on the board of the Clone Wars: the rulings of section 5 that are its own, on its own board with its own cards, and a
//! whole match. What it shares with the other standard game is tested there.

use std::fmt::Write as _;

use adjutant::assets;
use adjutant::game::Game;
use adjutant::game::chance::{Draw, Recorded};
use adjutant::game::conquest::rules::{FortifyKind, LeastMoveIn, SetUpPace, Territories, TradedCards};
use adjutant::game::options::{Options, RulesetId};
use adjutant::game::people::Viewer;
use adjutant::seal::Sealed;

use super::script::{Throws, check, follow, holds};

/// A position of three seats on the own board, of which the first owns what is named with 0 and the second all that is not named.
const AT: &str = "ruleset clone-wars-standard; box own; seats 3";

fn begun(seats: usize, options: &[(&str, &str)], throws: &[&[u8]]) -> Game {
    let mut all = Options::new(RulesetId::CloneWarsStandard);
    for (id, value) in options {
        all.set(id, value).expect("an option");
    }
    Game::begin(&assets::clone_wars_standard().edition, &all, holds(seats), &mut Throws::of(throws)).0
}

#[test]
fn section_5_1_three_players_have_35_armies_and_four_30() {
    let options = Options::new(RulesetId::CloneWarsStandard);
    assert_eq!((options.seats(), options.edition_id()), (3..=4, "clone-wars-standard"));
    assert_eq!([3, 4].map(|seats| options.card(seats).conquest().unwrap().start_armies), [35, 30]);
    assert_eq!(options.presets(), ["standard", "literal"]);
    let card = options.card(4).conquest().unwrap();
    assert_eq!((card.territories, card.set_up), (Territories::Draft, SetUpPace::Quick));
    assert_eq!((card.attack_dice, card.defence_dice, card.forced_trade, card.sets_per_turn), (3, 2, 5, 0));
    assert_eq!((card.move_in, card.fortify), (LeastMoveIn::Survivors, FortifyKind::Connected));
    assert_eq!((card.traded, card.draw_after, card.most_rounds), (TradedCards::Gone, 12, 0));
    let literal = Options::with_preset(RulesetId::CloneWarsStandard, "literal").unwrap().card(4).conquest().unwrap();
    assert_eq!((literal.set_up, literal.start_armies), (SetUpPace::Book, 30));
}

#[test]
fn s4_s3_one_roll_for_claiming_and_reinforcing_and_a_second_for_the_first_turn() {
    // Dealt from the highest throw on: Ryloth to the second seat, Polis Massa to the third, Dagobah to the first.
    let options = [("territories", "deal"), ("set-up", "book"), ("start-armies", "15")];
    follow(
        begun(3, &options, &[&[4, 4, 1], &[2, 5]]),
        "> 0 place dagobah 1\n ! NotYourTurn { on_turn: SeatId(1) }
         > 1 place ryloth 1\n placed ryloth 1\n > 2 place polis_massa 1\n placed polis_massa 1
         > 0 place dagobah 1 | 1 2 6\n placed dagobah 1
         rolled for FirstTurn: 0:1 1:2 2:6, 2 begins\n turn of 2, round 1, 4 armies",
    );
}

#[test]
fn s4_s3_planets_are_claimed_clockwise_from_the_highest_throw() {
    follow(
        begun(4, &[("set-up", "book")], &[&[3, 1, 6, 2]]),
        "> 2 claim rattatak\n 2 claimed rattatak\n > 3 claim rattatak\n ! Taken\n > 3 claim hypori\n 3 claimed hypori
         > 0 claim coruscant\n 0 claimed coruscant\n > 1 claim kamino\n 1 claimed kamino\n > 2 claim ando\n 2 claimed ando",
    );
}

#[test]
fn s4_s4_of_the_48_cards_the_class_alone_counts() {
    let kit = assets::clone_wars_standard();
    let (deck, names) = (&kit.edition.deck, &kit.names);
    assert_eq!(deck.cards().len(), 48);
    for (id, card) in deck.ids().zip(deck.cards()) {
        assert_eq!(card.space, None, "{}", card.id);
        assert_eq!(names.card(id), names.symbol(card.symbol), "{}: its event is not named", card.id);
    }
}

#[test]
fn s4_t3_armies_for_planets_and_whole_regions() {
    let next = |owned: &str, armies: u32| {
        let all = assets::clone_wars_standard().edition.board.clone();
        let others = all.spaces().iter().filter(|space| !owned.split(' ').any(|own| own == space.id));
        let others = others.map(|space| format!("{}=0", space.id)).collect::<Vec<_>>().join(" ");
        check(
            &format!("ruleset clone-wars-standard; box own; seats 3; {others}; stage fortify"),
            &format!("> 0 end-turn\n turn of 0 ended\n turn of 1, round 1, {armies} armies"),
        );
    };
    next("hypori", 3);
    next("ilum malastare toydaria", 3);
    next("ilum malastare toydaria bogden", 3 + 3);
    next("ithor mygeeto muunilinst dathomir dantooine", 3 + 2);
    next("felucia raxus_prime mon_calamari jabiim saleucami boz_pity kessel", 3 + 3);
    next("byss coruscant duro ansion cato_neimoidia corellia alderaan", 3 + 5);
    next("sullust haruun_kal kashyyyk rodia ando naboo rattatak kamino nal_hutta", 3 + 5);
    let outer_rim = "ryloth polis_massa dagobah mustafar tatooine yavin_4 utapau geonosis praesitlyn hypori";
    next(outer_rim, 3 + 6);
    next(&format!("{outer_rim} ilum malastare toydaria bogden kessel"), 5 + 6 + 3);
}

/// Cards by their class: fighters, corvettes, capital ships.
const F: [&str; 3] = ["rep_clone_battalion_1", "rep_visions_1", "sep_buzz_droids_1"];
const C: [&str; 3] = ["rep_clone_battalion_2", "rep_visions_2", "sep_bodyguards_1"];
const K: [&str; 3] = ["rep_clone_battalion_3", "rep_false_coordinates_1", "sep_bunkers_2"];

#[test]
fn s4_t5_sets_are_worth_4_to_7_by_their_class() {
    for (set, value) in [(F, 4), (C, 5), (K, 6), ([F[2], C[0], K[1]], 7)] {
        let mut set = set.to_vec();
        // In deck order, as they are told.
        let deck = &assets::clone_wars_standard().edition.deck;
        set.sort_by_key(|&id| deck.cards().iter().position(|card| card.id == id));
        let set = set.join(" ");
        check(
            &format!("{AT}; ilum=0 hypori=2; hand 0 {set}; stage trade 3"),
            &format!(
                "> 0 trade {set}\n traded {set} for {value}, next 7\n > 0 place ilum {}\n placed ilum {}",
                3 + value,
                3 + value
            ),
        );
    }
    let mixed_up = [F[0], F[1], C[0]].join(" ");
    check(
        &format!("{AT}; ilum=0 hypori=2; hand 0 {mixed_up}; stage trade 3"),
        &format!("> 0 trade {mixed_up}\n ! NoSet"),
    );
}

#[test]
fn s4_t5_from_five_cards_on_sets_are_traded_before_the_turn_until_fewer_are_left() {
    let (capitals, fighters, corvettes) = (K.join(" "), F.join(" "), C.join(" "));
    let at = format!("{AT}; ilum=0 hypori=2; hand 0 {fighters} {corvettes} {capitals}; stage trade 3");
    check(
        &at,
        &format!(
            "> 0 place ilum 3\n ! TradeFirst {{ hand: 9, limit: 5 }}\n > 0 trade {capitals}\n traded {capitals} for 6, next 7
             > 0 end-turn\n ! TradeFirst {{ hand: 6, limit: 5 }}\n > 0 trade {corvettes}\n traded {corvettes} for 5, next 7
             > 0 trade {fighters}\n traded {fighters} for 4, next 7\n > 0 place ilum 18\n placed ilum 18"
        ),
    );
}

#[test]
fn s4_t6_traded_cards_are_out_of_play() {
    let set = K.join(" ");
    let after = check(
        &format!("{AT}; ilum=0x3 hypori=2; hand 0 {set}; stage trade 3"),
        &format!("> 0 trade {set}\n traded {set} for 6, next 7\n > 0 place ilum 9\n placed ilum 9"),
    );
    let view = crate::rules::seen(&after, Viewer::Public);
    assert_eq!((view.gone.len(), view.discard.len(), view.stack), (3, 0, 45));
}

/// The third seat has nothing but Malastare.
const LAST: &str = "sullust=0x13 malastare=2";
const TAKE: &str =
    "> 0 attack sullust malastare in least | 6 5 4 / 1\n fought 0/1: Captured\n captured malastare from 2\n";

#[test]
fn s4_t13_the_captor_takes_the_hand_and_trades_at_once_from_five_cards_on() {
    let (mine, theirs) = (format!("{} {} {}", F[0], C[0], K[0]), format!("{} {}", K[2], F[2]));
    check(
        &format!("{AT}; {LAST}; hand 0 {mine}; hand 2 {theirs}"),
        &format!(
            "{TAKE}2 eliminated by 0, 2 cards\n (to 0) took {theirs}\n moved in 3
             > 0 attack malastare ilum\n ! TradeFirst {{ hand: 5, limit: 5 }}\n > 0 end-turn\n ! TradeFirst
             > 0 trade {mine}\n traded {mine} for 7, next 7\n > 0 attack malastare ilum\n ! PlaceFirst {{ left: 7 }}
             > 0 place sullust 7\n placed sullust 7\n = sullust=0x17 malastare=0x3
             > 0 attack malastare ilum once | 6 5 / 1\n fought 0/1: Captured\n captured ilum from 1\n moved in 2"
        ),
    );
    let four = format!("{} {}", F[0], C[0]);
    check(
        &format!("{AT}; {LAST}; hand 0 {four}; hand 2 {theirs}"),
        &format!(
            "{TAKE}2 eliminated by 0, 2 cards\n (to 0) took {theirs}\n moved in 3
             > 0 attack malastare ilum once | 6 5 / 1\n fought 0/1: Captured\n captured ilum from 1\n moved in 2"
        ),
    );
}

#[test]
fn s4_t14_armies_move_once_along_own_planets_and_no_others() {
    let at = format!("{AT}; naboo=0x6 ando=0 rodia=0 nal_hutta=0 tatooine=0 malastare=2; stage fortify");
    check(&at, "> 0 fortify naboo tatooine 6\n ! OutOfRange { asked: 6, least: 1, most: 5 }");
    check(&at, "> 0 fortify naboo malastare 1\n ! NotYourSpace");
    check(
        &at,
        "> 0 fortify naboo tatooine 5\n fortified naboo tatooine 5\n turn of 0 ended\n turn of 1, round 1, 22 armies",
    );
    // The lane from Nal Hutta alone leads to Tatooine.
    let cut = format!("{AT}; naboo=0x6 ando=0 rodia=0 nal_hutta=2 tatooine=0 malastare=2; stage fortify");
    check(&cut, "> 0 fortify naboo tatooine 5\n ! NoPath");
}

#[test]
fn s4_t16_the_story_of_the_blue_army_ends_with_one_card() {
    // As the book tells it of the full game, in which two opposing armies give two cards.
    check(
        &format!("{AT}; sullust=0x13 malastare=1x2 ilum=1 naboo=2x2 ando=2 rattatak=2"),
        "> 0 attack sullust malastare in 6 | 6 5 4 / 3 2\n fought 0/2: Captured\n captured malastare from 1\n moved in 6
         > 0 attack malastare ilum in 2 dice 2 | 6 5 / 3\n fought 0/1: Captured\n captured ilum from 1\n moved in 2
         = sullust=0x7 malastare=0x4 ilum=0x2
         > 0 attack sullust naboo in 6 | 6 5 4 / 3 2\n fought 0/2: Captured\n captured naboo from 2\n moved in 6
         > 0 attack naboo ando in 3 | 6 5 4 / 3\n fought 0/1: Captured\n captured ando from 2\n moved in 3
         > 0 end-turn\n drew, 1 in hand\n (to 0) drew rep_clone_battalion_1\n turn of 0 ended\n turn of 1, round 1, 28 armies",
    );
    check(&format!("{AT}; sullust=0x13 hypori=2"), "> 0 end-turn\n turn of 0 ended\n turn of 1, round 1, 26 armies");
}

#[test]
fn c1_c2_up_to_three_dice_against_up_to_two_and_ties_to_the_defender() {
    check(
        &format!("{AT}; rattatak=0x5 hypori=1x4 praesitlyn=2"),
        "> 0 attack rattatak praesitlyn\n ! NotLinked\n > 0 attack rattatak hypori once | 6 5 1 / 6 4\n fought 1/1: Once
         = rattatak=0x4 hypori=1x3\n > 0 attack rattatak hypori once dice 1 | 6 / 6 1\n fought 1/0: Once",
    );
}

#[test]
fn every_die_has_six_sides() {
    let mut luck = Sealed::simulated(66);
    let mut kept = Recorded::new(&mut luck);
    let options = Options::new(RulesetId::CloneWarsStandard);
    let (mut game, _) = Game::begin(&assets::clone_wars_standard().edition, &options, holds(4), &mut kept);
    while !game.is_over() {
        let seat = game.view(Viewer::Public).awaited()[0];
        let view = crate::rules::seen(&game, Viewer::Seat(seat));
        let action = adjutant::ai::conquer(&view, seat, 66).expect("something to do");
        game = game.apply(adjutant::game::people::Actor::Seat(seat), &action, &mut kept).expect("offered").0;
        game.audit().expect("sound");
    }
    let rolls = kept.into_records().into_iter().filter_map(|record| match record.draw {
        Draw::Roll { sides, .. } => Some(sides),
        Draw::Pick { .. } | Draw::Deal { .. } => None,
    });
    let rolls: Vec<Vec<u8>> = rolls.collect();
    assert!(rolls.len() > 100, "{} rolls", rolls.len());
    assert!(rolls.iter().flatten().all(|&sides| sides == 6));
    assert!(rolls.iter().all(|sides| sides.len() <= 5), "three against two at most");
}

/// What each of three players claims, in the order in which they do.
const CLAIMS: [&str; 3] = [
    "coruscant alderaan duro byss ansion cato_neimoidia corellia ithor mygeeto muunilinst dathomir dantooine ilum bogden",
    "nal_hutta rodia toydaria kamino utapau tatooine hypori ryloth polis_massa dagobah mustafar yavin_4 geonosis praesitlyn",
    "naboo sullust kashyyyk ando malastare haruun_kal rattatak felucia jabiim mon_calamari raxus_prime saleucami boz_pity kessel",
];

/// A match as a script. Nobody loses an army in attack.
#[derive(Default)]
struct Told(String);

impl Told {
    fn say(&mut self, lines: &str) -> &mut Self {
        writeln!(self.0, "{lines}").expect("a string takes all");
        self
    }

    /// An attack with so many dice on so many defenders, after which so many armies move in.
    fn storm(
        &mut self,
        seat: u8,
        (from, to): (&str, &str),
        dice: usize,
        (from_seat, troops): (u8, u32),
        wish: &str,
        moved: u32,
    ) -> &mut Self {
        let own = vec!["6"; dice].join(" ");
        let (mut throws, mut fought, mut left) = (Vec::new(), Vec::new(), troops);
        while left > 0 {
            let defend = left.min(2);
            throws.push(format!("{own} / {}", "1 ".repeat(usize::try_from(defend).expect("1 or 2")).trim_end()));
            let lost = defend.min(u32::try_from(dice).expect("at most 3"));
            fought.push(format!("0/{lost}"));
            left -= lost;
        }
        self.say(&format!("> {seat} attack {from} {to} in {wish} | {}", throws.join(", ")))
            .say(&format!("fought {}: Captured\n captured {to} from {from_seat}", fought.join(" ")));
        if moved > 0 { self.say(&format!("moved in {moved}")) } else { self }
    }

    /// The end of a turn with a capture.
    fn end(&mut self, seat: u8, hand: u8, card: &str, next: &str) -> &mut Self {
        self.say(&format!("> {seat} end-turn\n drew, {hand} in hand\n (to {seat}) drew {card}\n turn of {seat} ended\n turn of {next} armies"))
    }
}

#[test]
fn a_whole_match_of_three_players_from_the_first_claim_to_the_last_planet() {
    let mut told = Told::default();
    let claims = CLAIMS.map(|list| list.split(' ').collect::<Vec<_>>());
    for round in (0..14).map(|n| [1, 2, 0].map(|seat| (seat, claims[seat][n]))) {
        for (seat, planet) in round {
            told.say(&format!("> {seat} claim {planet}\n {seat} claimed {planet}"));
        }
    }
    told.say("given out");
    for n in 1..=21 {
        told.say("> 1 place nal_hutta 1\n placed nal_hutta 1\n > 2 place naboo 1\n placed naboo 1");
        let last = if n == 21 {
            " | 6 5 4\n placed bogden 1\n rolled for FirstTurn: 0:6 1:5 2:4, 0 begins"
        } else {
            "\n placed bogden 1"
        };
        told.say(&format!("> 0 place bogden 1{last}"));
    }
    // 14 planets give 4 armies, the Core Worlds 5, the Colonies 2; the Outer Rim gives 6, Wild Space 3.
    told.say("turn of 0, round 1, 11 armies\n > 0 place bogden 11\n placed bogden 11")
        .storm(0, ("bogden", "malastare"), 3, (2, 1), "least", 3)
        .end(0, 1, "rep_clone_battalion_1", "1, round 1, 10")
        .say("> 1 place nal_hutta 10\n placed nal_hutta 10")
        .storm(1, ("nal_hutta", "ando"), 3, (2, 1), "least", 3)
        .end(1, 1, "rep_clone_battalion_2", "2, round 1, 7")
        .say("> 2 place naboo 7\n placed naboo 7")
        .storm(2, ("naboo", "ando"), 3, (1, 3), "least", 3)
        .end(2, 1, "rep_clone_battalion_3", "0, round 2, 12");
    told.say("> 0 place bogden 12\n placed bogden 12")
        .storm(0, ("malastare", "toydaria"), 2, (1, 1), "least", 2)
        .say("= bogden=0x42 malastare=0x1 toydaria=0x2\n > 0 fortify bogden malastare 41\n fortified bogden malastare 41")
        .say("drew, 2 in hand\n (to 0) drew rep_fresh_from_the_tanks_1\n turn of 0 ended\n turn of 1, round 2, 10 armies")
        .say("> 1 place nal_hutta 10\n placed nal_hutta 10")
        .storm(1, ("nal_hutta", "toydaria"), 3, (0, 2), "least", 3)
        .end(1, 2, "rep_jedi_general_1", "2, round 2, 7")
        .say("> 2 place naboo 7\n placed naboo 7")
        .storm(2, ("ando", "kamino"), 2, (1, 1), "least", 2)
        .end(2, 2, "rep_jedi_general_2", "0, round 3, 12");
    told.say("> 0 place malastare 12\n placed malastare 12")
        .storm(0, ("malastare", "sullust"), 3, (2, 1), "most", 53)
        .end(0, 3, "rep_shatterpoint_1", "1, round 3, 10")
        .say("> 1 place nal_hutta 10\n placed nal_hutta 10")
        .storm(1, ("nal_hutta", "ando"), 3, (2, 1), "least", 3)
        .end(1, 3, "rep_shatterpoint_2", "2, round 3, 7")
        .say("> 2 place naboo 7\n placed naboo 7")
        .storm(2, ("naboo", "ando"), 3, (1, 3), "least", 3)
        .end(2, 3, "rep_visions_1", "0, round 4, 12");
    // The first seat takes the third's planets, its hand with them, and trades at once.
    told.say("= sullust=0x53 naboo=2x37 ando=2x3 kamino=2x2 nal_hutta=1x43 toydaria=1x3\n > 0 place sullust 12\n placed sullust 12")
        .storm(0, ("sullust", "naboo"), 3, (2, 37), "most", 64)
        .storm(0, ("naboo", "haruun_kal"), 3, (2, 1), "least", 3)
        .storm(0, ("naboo", "rattatak"), 3, (2, 1), "least", 3)
        .storm(0, ("naboo", "ando"), 3, (2, 3), "least", 3)
        .storm(0, ("ando", "kamino"), 2, (2, 2), "least", 2)
        .storm(0, ("naboo", "kashyyyk"), 3, (2, 1), "most", 54)
        .storm(0, ("kashyyyk", "mon_calamari"), 3, (2, 1), "most", 53)
        .storm(0, ("mon_calamari", "felucia"), 3, (2, 1), "least", 3)
        .storm(0, ("mon_calamari", "jabiim"), 3, (2, 1), "most", 49)
        .storm(0, ("jabiim", "saleucami"), 3, (2, 1), "least", 3)
        .storm(0, ("jabiim", "raxus_prime"), 3, (2, 1), "most", 45)
        .storm(0, ("raxus_prime", "boz_pity"), 3, (2, 1), "least", 3)
        .storm(0, ("raxus_prime", "kessel"), 3, (2, 1), "most", 0)
        .say("2 eliminated by 0, 3 cards\n (to 0) took rep_clone_battalion_3 rep_jedi_general_2 rep_visions_1\n moved in 41")
        .say("> 0 attack kessel praesitlyn\n ! TradeFirst { hand: 6, limit: 5 }");
    let capitals = "rep_clone_battalion_3 rep_fresh_from_the_tanks_1 rep_jedi_general_2";
    told.say(&format!("> 0 trade {capitals}\n traded {capitals} for 6, next 7\n > 0 place kessel 6\n placed kessel 6"));
    // Along the Outer Rim to the second seat's stack.
    let mut troops = 47;
    for way in [
        "kessel praesitlyn",
        "praesitlyn hypori",
        "hypori mustafar",
        "mustafar polis_massa",
        "polis_massa dagobah",
        "dagobah ryloth",
        "ryloth tatooine",
        "tatooine geonosis",
        "geonosis yavin_4",
        "yavin_4 utapau",
    ] {
        troops -= 1;
        told.storm(0, way.split_once(' ').expect("two planets"), 3, (1, 1), "most", troops);
    }
    told.storm(0, ("utapau", "toydaria"), 3, (1, 3), "most", 36)
        .storm(0, ("toydaria", "nal_hutta"), 3, (1, 43), "most", 35)
        .storm(0, ("nal_hutta", "rodia"), 3, (1, 1), "most", 0)
        .say("1 eliminated by 0, 3 cards\n (to 0) took rep_clone_battalion_2 rep_jedi_general_1 rep_shatterpoint_2\n moved in 3")
        .say("0 won");
    let game = follow(begun(3, &[("set-up", "book")], &[&[2, 6, 4]]), &told.0);
    assert!(game.is_over());
}
