//! A whole match of four persons from the first claims to the end: the Separatists win with Order 66.

use adjutant::game::action::Action;
use adjutant::game::conquest::parts::fleet::ShipClass;
use adjutant::game::conquest::special::{Call, Choice, SpecialEvent, SpecialOffer};
use adjutant::game::conquest::theatre::{Face, Pawn};
use adjutant::game::conquest::turn::Stage;
use adjutant::game::event::{EventKind, Goal};
use adjutant::game::ids::{SeatId, SideId, SpaceId};
use adjutant::game::people::Viewer;

use super::super::theatre::{cards_earned, won};
use super::position::{At, build, card, claim, lay, name_of, place, play, play_at, ships, space, spaces, specials};

const RED: u8 = 0;
const BLACK: u8 = 1;
const GOLD: u8 = 2;
const BLUE: u8 = 3;

pub(super) const CORE: &str = "byss coruscant duro ansion cato_neimoidia corellia alderaan";
pub(super) const OUTER_RIM: &str =
    "ryloth polis_massa dagobah mustafar tatooine yavin_4 utapau geonosis praesitlyn hypori";
pub(super) const MID_RIM: &str = "sullust haruun_kal kashyyyk rodia ando naboo rattatak kamino nal_hutta";
pub(super) const WILD_SPACE: &str = "felucia raxus_prime mon_calamari jabiim saleucami boz_pity kessel";

impl At {
    /// The token that is drawn next.
    #[track_caller]
    pub(super) fn will_find(&mut self, token: u8) {
        let left = self.written()["conquest"]["ruleset"]["clone-wars"]["theatre"]["pile"]["tokens"].clone();
        let left: Vec<u8> = serde_json::from_value(left).expect("tokens");
        let place = left.iter().position(|&other| other == token).expect("a token that is left");
        self.picks(&[u16::try_from(place).expect("few tokens")]);
    }

    /// The throw of the order: so for these planets, a one for all others that are thrown for.
    #[track_caller]
    pub(super) fn will_say(&mut self, seat: u8, on: &[(&str, u8)]) {
        let of = |place: &SpaceId| on.iter().find(|(id, _)| space(id) == *place).map_or(1, |&(_, rolled)| rolled);
        let throw: Vec<u8> = self.thrown_for(seat).iter().map(of).collect();
        self.throws(&[&throw]);
    }

    /// The planets for which the order would be thrown.
    #[track_caller]
    pub(super) fn thrown_for(&self, seat: u8) -> Vec<SpaceId> {
        let offered = self.special_offers(seat).into_iter().find_map(|offer| match offer {
            SpecialOffer::CallOrder { spaces, .. } => Some(spaces),
            _ => None,
        });
        offered.expect("the order can be called")
    }

    /// The pawn has come so far.
    pub(super) fn track(&self) -> Option<u8> {
        match self.theatre().pawn {
            Some(Pawn::Track(at)) => Some(at),
            _ => None,
        }
    }

    /// The attacks and moves of the turn are over, as far as the step in which the order is offered.
    pub(super) fn comes_to_the_order(&mut self, seat: u8) {
        while self.stage() != Stage::Order {
            self.does(seat, Action::EndStep);
        }
    }
}

/// A ship of the least class, by an event.
fn fighter(id: &str, at: &str) -> Action {
    play(id, Choice { space: Some(space(at)), class: Some(ShipClass::Fighter), ..Choice::default() })
}

/// The armies claim their regions and stand ready; red begins.
fn set_up() -> At {
    let mut at = At::begin("");
    at.does(RED, claim(&format!("{CORE} ilum malastare toydaria bogden")));
    at.does(BLACK, claim(OUTER_RIM));
    at.does(GOLD, claim(&format!("{MID_RIM} ithor dantooine")));
    at.does(BLUE, claim(&format!("{WILD_SPACE} muunilinst mygeeto dathomir")));
    at.does(RED, place(&[("bogden", 7), ("ansion", 5), ("coruscant", 8)]));
    at.does(BLACK, place(&[("hypori", 10), ("tatooine", 10)]));
    at.does(GOLD, place(&[("naboo", 10), ("nal_hutta", 10)]));
    at.throws(&[&[6, 1, 1, 1]]);
    at.does(BLUE, place(&[("mon_calamari", 10), ("muunilinst", 10)]));
    at
}

fn first_round(at: &mut At) {
    assert_eq!(at.stage(), Stage::Place { left: 11, placed: vec![] }, "3, and two whole regions");
    at.musters(RED, "coruscant");
    at.takes(RED, "bogden", "dathomir");
    at.takes(RED, "ansion", "utapau");
    at.will_draw(&["rep_jedi_general_1", "rep_orbital_yards_1"]);
    at.will_find(0);
    assert_eq!(cards_earned(&at.does(RED, Action::EndTurn)), Some((2, 0)), "for black and for blue");
    assert_eq!(at.hand(RED), ["rep_jedi_general_1", "rep_orbital_yards_1"]);

    assert!(matches!(at.special_offers(BLACK)[..], [SpecialOffer::LayMarker { face: Some(Face::Token(0)), .. }]));
    at.does(BLACK, lay("geonosis"));
    assert_eq!((at.track(), at.stage()), (Some(1), Stage::Place { left: 3, placed: vec![] }));
    at.musters(BLACK, "hypori");
    at.takes(BLACK, "hypori", "rattatak");
    at.will_draw(&["sep_droid_foundry_1"]);
    at.does(BLACK, Action::EndTurn);

    at.musters(GOLD, "naboo");
    at.will_find(1);
    assert_eq!(cards_earned(&at.does(GOLD, Action::EndTurn)), None);

    at.does(BLUE, lay("kessel"));
    assert_eq!((at.track(), at.stage()), (Some(2), Stage::Place { left: 6, placed: vec![] }));
    at.musters(BLUE, "mon_calamari");
    at.takes(BLUE, "mon_calamari", "kashyyyk");
    at.takes(BLUE, "muunilinst", "cato_neimoidia");
    at.will_draw(&["sep_guild_wharves_1", "sep_sith_commander_1"]);
    assert_eq!(cards_earned(&at.does(BLUE, Action::EndTurn)), Some((2, 0)));
    let on = ["coruscant", "dathomir", "utapau", "rattatak", "naboo", "kashyyyk", "cato_neimoidia"].map(|id| at.on(id));
    assert_eq!(on, ["0x20", "0x7", "0x5", "1x13", "2x14", "3x16", "3x10"]);
}

fn second_round(at: &mut At) {
    assert_eq!(at.stage(), Stage::Place { left: 7, placed: vec![] }, "4 for twelve planets, and one region");
    at.does(RED, build("rep_jedi_general_1", "coruscant"));
    at.does(RED, fighter("rep_orbital_yards_1", "coruscant"));
    at.musters(RED, "coruscant");
    at.will_find(2);
    at.does(RED, Action::EndTurn);

    at.does(BLACK, lay("dagobah"));
    at.does(BLACK, play("sep_droid_foundry_1", Choice::default()));
    at.musters(BLACK, "tatooine");
    at.takes(BLACK, "tatooine", "nal_hutta");
    at.will_draw(&["sep_bunkers_1"]);
    at.does(BLACK, Action::EndTurn);

    at.musters(GOLD, "naboo");
    at.takes(GOLD, "naboo", "rattatak");
    at.will_draw(&["rep_loyal_company_1"]);
    at.will_find(3);
    at.does(GOLD, Action::EndTurn);

    at.does(BLUE, lay("boz_pity"));
    at.does(BLUE, build("sep_sith_commander_1", "kashyyyk"));
    at.does(BLUE, fighter("sep_guild_wharves_1", "kashyyyk"));
    at.musters(BLUE, "kashyyyk");
    at.takes(BLUE, "kashyyyk", "naboo");
    at.takes(BLUE, "cato_neimoidia", "alderaan");
    at.will_draw(&["sep_second_transmission_1", "sep_anakin_hero_1"]);
    at.does(BLUE, Action::EndTurn);
    let on = ["coruscant", "nal_hutta", "rattatak", "naboo", "alderaan"].map(|id| at.on(id));
    assert_eq!(on, ["0x27+f2", "1x17", "2x16", "3x21+f2", "3x9"]);
}

fn third_round(at: &mut At) {
    at.musters(RED, "coruscant");
    at.will_find(4);
    at.does(RED, Action::EndTurn);

    at.does(BLACK, lay("ryloth"));
    at.musters(BLACK, "nal_hutta");
    at.takes(BLACK, "nal_hutta", "toydaria");
    at.comes_to_the_order(BLACK);
    assert_eq!((at.track(), at.thrown_for(BLACK).len()), (Some(5), 18), "it lets the order wait");
    at.does(BLACK, Action::EndTurn);

    let marked = SpecialEvent::Protected {
        seat: SeatId(GOLD),
        space: space("rattatak"),
        from: adjutant::game::conquest::effect::Danger::Order,
    };
    assert!(specials(&at.does(GOLD, play_at("rep_loyal_company_1", "rattatak"))).contains(&marked));
    at.musters(GOLD, "rattatak");
    at.will_find(5);
    at.does(GOLD, Action::EndTurn);

    at.does(BLUE, lay("jabiim"));
    assert_eq!((at.track(), at.stage()), (Some(6), Stage::Place { left: 7, placed: vec![] }));
    at.musters(BLUE, "alderaan");
    at.comes_to_the_order(BLUE);
}

/// Blue calls the order: red is gone, gold keeps three planets.
fn order(at: &mut At) {
    let [SpecialOffer::CallOrder { least, heirs, cards, .. }] = &at.special_offers(BLUE)[..] else {
        panic!("{:?}", at.special_offers(BLUE))
    };
    assert_eq!((*least, &heirs[..]), (7, &[SeatId(BLACK), SeatId(BLUE)][..]));
    assert_eq!(cards.iter().map(|&card| name_of(card)).collect::<Vec<_>>(), ["sep_second_transmission_1"]);
    let thrown = "utapau sullust haruun_kal rodia ando kamino byss coruscant duro ansion corellia ithor dathomir \
        dantooine ilum malastare bogden";
    assert_eq!(at.thrown_for(BLUE), spaces(thrown), "all of the Republic but Rattatak");
    at.will_say(
        BLUE,
        &[
            ("utapau", 8),
            ("sullust", 3),
            ("haruun_kal", 7),
            ("rodia", 1),
            ("ando", 8),
            ("kamino", 7),
            ("byss", 8),
            ("coruscant", 2),
            ("duro", 7),
            ("ansion", 8),
            ("corellia", 7),
            ("ithor", 8),
            ("dathomir", 7),
            ("dantooine", 8),
            ("ilum", 7),
            ("malastare", 8),
            ("bogden", 7),
        ],
    );
    // Once more for Sullust, in vain, and for Coruscant.
    at.throws(&[&[6, 7]]);
    let heirs = [("utapau", BLACK), ("kamino", BLACK), ("ithor", BLACK), ("coruscant", BLUE), ("byss", BLUE)];
    let called = at.calls(
        BLUE,
        Call {
            heirs: heirs.map(|(id, seat)| (space(id), SeatId(seat))).to_vec(),
            pawn: spaces("rattatak dagobah"),
            cards: vec![card("sep_second_transmission_1")],
            again: spaces("coruscant sullust"),
        },
    );
    let of = |id: &str| called.throws.iter().find(|throw| throw.space == space(id)).expect("it was thrown for");
    for (id, seat) in heirs {
        assert_eq!(of(id).to, Some(SeatId(seat)), "{id}");
    }
    assert_eq!((of("sullust").again, of("sullust").to), (Some(6), None));
    assert_eq!((of("coruscant").rolled, of("coruscant").again), (2, Some(7)));
    assert_eq!(called.throws.iter().filter(|throw| throw.to.is_none()).count(), 2);
    // Blue had two fighters, and there are three of a class.
    assert_eq!((of("coruscant").ships, of("coruscant").lost), (ships(1, 0, 0), ships(1, 0, 0)));
    let on = ["coruscant", "naboo", "utapau", "ithor", "dathomir", "rattatak"].map(|id| at.on(id));
    assert_eq!(on, ["3x33+f1", "3x21+f2", "1x5", "1x1", "3x7", "2x19"]);
    assert_eq!((called.at, called.spared.clone(), called.markers, called.pile), (6, spaces("rattatak"), 6, 3));
    assert_eq!(called.pawn, space("dagobah"), "the first wish that the side holds");
    let theatre = at.theatre();
    assert!(theatre.markers.is_empty() && theatre.pile.left == 0 && theatre.shields.is_empty());
    assert_eq!(theatre.pawn, Some(Pawn::Space(space("dagobah"))));
    assert_eq!(at.left_of(SideId(0)), ["sullust", "rodia", "rattatak"]);
    assert!(at.view(Viewer::Public).seats[SeatId(RED)].out && at.outcome().is_none());
    assert!(at.discard().contains(&"sep_second_transmission_1".to_owned()));
}

#[test]
fn four_players_until_the_separatists_have_taken_what_the_order_left() {
    let mut at = set_up();
    first_round(&mut at);
    second_round(&mut at);
    third_round(&mut at);
    order(&mut at);
    at.does(BLUE, Action::EndTurn);

    // Fourth round, without red: nothing is drawn or moved on the track any more.
    assert_eq!((at.on_turn(), at.view(Viewer::Public).round, at.theatre().drawn), (BLACK, 4, None));
    at.musters(BLACK, "hypori");
    at.takes(BLACK, "hypori", "rattatak");
    at.does(BLACK, Action::EndTurn);
    assert_eq!(at.left_of(SideId(0)), ["sullust", "rodia"]);
    at.musters(GOLD, "rodia");
    at.does(GOLD, Action::EndTurn);
    assert_eq!((at.on_turn(), at.on("rodia")), (BLUE, "2x4".to_owned()));
    at.musters(BLUE, "naboo");
    at.takes(BLUE, "naboo", "sullust");
    at.does(BLUE, Action::EndTurn);

    // Fifth round: the last planet.
    assert_eq!((at.on_turn(), at.view(Viewer::Public).round), (BLACK, 5));
    at.musters(BLACK, "nal_hutta");
    let events = at.takes(BLACK, "nal_hutta", "rodia");
    let end = won(1, &[BLACK, BLUE], Goal::WipedOut);
    assert_eq!(events.last().map(|event| event.kind.clone()), Some(EventKind::Ended(end.clone())));
    assert_eq!(at.outcome(), Some(&end));
    assert!(at.left_of(SideId(0)).is_empty() && at.view(Viewer::Public).awaited().is_empty());
}
