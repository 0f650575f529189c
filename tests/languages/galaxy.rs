//! What is said of the ships, the dice for the start and the rules of the galaxy.

use adjutant::assets;
use adjutant::game::Game;
use adjutant::game::action::{Action, Placement};
use adjutant::game::cards::{Hand, Symbol};
use adjutant::game::conquest::turn::{Stage, Turn};
use adjutant::game::conquest::view::PhaseView;
use adjutant::game::event::{EventKind, StartRoll, StartThrow};
use adjutant::game::ids::{BySeat, CardId, PlayerId, SeatId};
use adjutant::game::options::{OptionRefusal, Options, RulesetId};
use adjutant::game::people::{Hold, Viewer};
use adjutant::game::refusal::Refusal;
use adjutant::seal::Sealed;
use adjutant::table::answer::{Refused, Seen, SightRef};
use adjutant::table::sight::Sight;
use adjutant::text::lang::Lang;
use adjutant::text::{Message, Names, PictureWish, event, option_name, refused, seen, set_up_post, turn_post};

use super::fixture::{conquest, entry, longest_name, short_name, sight};
use super::lengths::within_limits;

const OWN: SeatId = SeatId(0);

/// A turn of the first of five seats, who holds these cards and sees them.
fn galaxy(options: Options, name: fn(SeatId) -> String, stage: Stage, cards: &[CardId]) -> Sight {
    let holds = BySeat::from_fn(5, |seat| Hold::Players(vec![PlayerId(u64::from(seat.0))]));
    let (game, _) = Game::begin(&assets::galaxy().edition, &options, holds, &mut Sealed::simulated(7));
    let mut sight = sight(5, Viewer::Seat(OWN), name, Stage::Attack);
    sight.options = options;
    sight.view = Some(game.view(Viewer::Seat(OWN)));
    let view = conquest(&mut sight);
    for space in view.spaces.ids().collect::<Vec<_>>() {
        let garrison = &mut view.spaces[space];
        (garrison.owner, garrison.troops) = (Some(SeatId(u8::try_from(space.index() % 5).unwrap())), 5);
    }
    let mut hand = Hand::default();
    for &card in cards {
        hand.add(card);
    }
    view.seats[OWN].cards = hand.len();
    view.hands.insert(OWN, hand);
    (view.turn, view.round) = (12, 3);
    view.phase = PhaseView::Turn(Turn { seat: OWN, stage, captured: true, sets: 0 });
    sight
}

fn standard(stage: Stage, cards: &[CardId]) -> Sight {
    galaxy(Options::new(RulesetId::Galaxy), short_name, stage, cards)
}

/// The first ship of a class behind this place in the deck.
fn ship(symbol: Symbol, behind: CardId) -> CardId {
    let deck = &assets::galaxy().edition.deck;
    deck.ids().find(|&id| id > behind && deck.card(id).symbol == symbol).unwrap()
}

/// Two of the first class, with one of each other class between them in the deck: two sets that look the same.
fn two_alike() -> [CardId; 4] {
    let first = ship(Symbol::First, CardId(0));
    let [second, third] = [Symbol::Second, Symbol::Third].map(|symbol| ship(symbol, first));
    [first, second, third, ship(Symbol::First, second.max(third))]
}

fn many() -> Vec<CardId> {
    [two_alike().to_vec(), vec![ship(Symbol::First, two_alike()[3])]].concat()
}

fn of_hand(sight: Sight, lang: Lang) -> Message {
    let sets = sight.conquest().unwrap().sets_held(OWN);
    seen(&Seen::Hand { sight, seat: OWN, sets }, lang)
}

#[test]
fn a_set_of_ships_is_shown_once_and_counted_once() {
    for (lang, one, two) in [(Lang::En, "1 set ", "2 sets "), (Lang::De, "1 Serie ", "2 Serien ")] {
        let sight = standard(Stage::Attack, &two_alike());
        assert_eq!(sight.conquest().unwrap().sets_held(OWN).len(), 2, "two combinations");
        for (cards, count, shown) in [(two_alike().to_vec(), one, 1), (many(), two, 2)] {
            let message = of_hand(standard(Stage::Attack, &cards), lang);
            assert!(message.content.contains(count), "{}", message.content);
            assert_eq!(message.content.matches('›').count(), shown, "{}", message.content);
            let Some(PictureWish::Hand(picture)) = message.picture else { panic!("no picture") };
            assert_eq!(picture.sets.len(), shown);
        }
    }
}

#[test]
fn who_picks_no_set_is_told_of_the_sets_that_look_different() {
    let [first, second, third, other] = two_alike();
    let sight = standard(Stage::Trade { armies: 3 }, &[first, second, third, other]);
    let view = sight.conquest().unwrap();
    let refusal = view.check(OWN, &Action::Trade { cards: [first, second, other] }).unwrap_err();
    assert!(matches!(refusal, Refusal::NoSet { sets: 1, .. }), "{refusal:?}");
    for (lang, said) in [(Lang::En, "holds 1 set:"), (Lang::De, "hast 1 Serie ")] {
        let answer = Refused::Rules { refusal: refusal.clone(), sight: Box::new(SightRef(sight.clone())) };
        let content = refused(&answer, lang).content;
        assert!(content.contains(said), "{content}");
    }
}

/// A match in which three equal ships are worth less than a mixed set, with traded cards out of the game or back on the stack.
fn by_class(traded: &str, stage: Stage, cards: &[CardId]) -> Sight {
    let mut options = Options::new(RulesetId::Galaxy);
    options.set("traded-sets", traded).unwrap();
    galaxy(options, short_name, stage, cards)
}

#[test]
fn only_a_mixed_set_is_promised_seven_armies() {
    for (lang, mixed, next) in [
        (Lang::En, "mixed one is worth 7", ["next", "Set 7"]),
        (Lang::De, "gemischte ist 7 wert", ["nächste", "Serie 7"]),
    ] {
        for traded in ["gone", "reshuffled"] {
            let sight = by_class(traded, Stage::Attack, &[]);
            let hand = of_hand(sight.clone(), lang).content;
            assert!(hand.contains(mixed) && next.iter().all(|next| !hand.contains(next)), "{hand}");
            let status = seen(&Seen::Status { sight: sight.clone() }, lang).content;
            assert!(status.contains(mixed) && !status.contains(next[1]), "{status}");
            let post = turn_post(&sight, 12, &[], &[], lang);
            assert!(post.content.contains(" · ") && !post.content.contains(next[1]), "{}", post.content);
            let Some(PictureWish::Board(picture)) = &post.picture else { panic!("no board") };
            assert!(!picture.turn.contains('·') && picture.turn.ends_with(" 12"), "{}", picture.turn);
            assert!(!picture.alt.contains(next[1]), "{}", picture.alt);
        }
        let sight = by_class("gone", Stage::Attack, &[]);
        let [first, second, third, _] = two_alike();
        let traded =
            EventKind::Traded { seat: OWN, cards: [first, second, third], value: 7, bonus: None, next_value: 7 };
        let told = event(Names::of(&sight, lang), &traded).text;
        assert!(
            told.ends_with(
                ["a mixed set is worth 7", "eine gemischte Serie ist 7 wert"][usize::from(lang == Lang::De)]
            )
        );
    }
}

#[test]
fn where_all_sets_rise_the_next_one_is_told_as_before() {
    let rising = sight(4, Viewer::Public, short_name, Stage::Attack);
    let status = |sight: &Sight| seen(&Seen::Status { sight: sight.clone() }, Lang::En).content;
    assert!(status(&rising).contains("· Set 35") && status(&rising).contains("the next is worth 35"));
    let mut fixed = rising;
    fixed.options = Options::with_preset(RulesetId::Classic, "international").unwrap();
    fixed.options.set("set-value", "fixed").unwrap();
    conquest(&mut fixed).card = fixed.options.card(4).conquest().unwrap();
    assert!(!status(&fixed).contains("Set 35") && status(&fixed).contains("a mixed one is worth 35"));
}

#[test]
fn whoever_must_trade_is_told_to_trade() {
    let stages = [
        Stage::Trade { armies: 3 },
        Stage::Place { left: 8, placed: Vec::new() },
        Stage::SpoilsTrade,
        Stage::SpoilsPlace { left: 7, placed: Vec::new() },
    ];
    for (lang, must, trade) in
        [(Lang::En, "you must trade a set first", "/trade"), (Lang::De, "tausch zuerst eine Serie", "/tauschen")]
    {
        for stage in &stages {
            let sight = standard(stage.clone(), &many());
            let account = sight.seats[OWN].accounts[0];
            let post = turn_post(&sight, 12, &[], &[], lang).content;
            assert!(post.contains(must), "{stage:?}: {post}");
            let help = seen(&Seen::Help { sight: Some(sight), account }, lang).content;
            assert!(help.contains(must) && help.contains(trade), "{stage:?}: {help}");
            let free = standard(stage.clone(), &two_alike());
            let post = turn_post(&free, 12, &[], &[], lang).content;
            assert!(!post.contains(must), "four cards may stay: {post}");
        }
    }
}

#[test]
fn the_rules_name_the_option_that_departs() {
    let rules = |preset: &str, changed: Option<(&str, &str)>, lang| {
        let mut options = Options::with_preset(RulesetId::Galaxy, preset).unwrap();
        if let Some((id, value)) = changed {
            options.set(id, value).unwrap();
        }
        let sight = galaxy(options, short_name, Stage::Attack, &[]);
        seen(&Seen::Rules { sight: Some(sight) }, lang).content
    };
    for lang in Lang::ALL {
        let last = |content: String| content.lines().last().unwrap().to_owned();
        let [territories, set_up] = ["territories", "set-up"].map(|id| option_name(lang, id));
        let standard = last(rules("standard", None, lang));
        assert!(standard.contains(&set_up) && !standard.contains(&territories), "{standard}");
        let dealt = last(rules("literal", Some(("territories", "deal")), lang));
        assert!(dealt.contains(&territories) && !dealt.contains(&format!(": {set_up}")), "{dealt}");
        let one_die = last(rules("literal", Some(("attack-dice", "1")), lang));
        assert!(one_die.ends_with(&format!(": {}.", option_name(lang, "attack-dice"))), "{one_die}");
    }
}

#[test]
fn the_rules_say_what_the_ships_of_the_own_box_are_worth() {
    for (ruleset, lang, told) in [
        (RulesetId::Galaxy, Lang::En, "Fighter 4, Bomber 5, Destroyer 6; one of each 7."),
        (RulesetId::Galaxy, Lang::De, "Jäger 4, Bomber 5, Zerstörer 6; eins von jeder 7."),
        (RulesetId::CloneWarsStandard, Lang::En, "Fighter 4, Corvette 5, Capital ship 6; one of each 7."),
        (RulesetId::CloneWarsStandard, Lang::De, "Jäger 4, Korvette 5, Großkampfschiff 6; eins von jeder 7."),
    ] {
        let mut sight = standard(Stage::Attack, &[]);
        (sight.options, sight.view) = (Options::new(ruleset), None);
        let content = seen(&Seen::Rules { sight: Some(sight) }, lang).content;
        assert!(content.contains(told), "{content}");
    }
}

#[test]
fn an_unknown_option_is_answered_with_the_names_of_the_others() {
    for lang in Lang::ALL {
        for asked in ["colour", ""] {
            let mut options = Options::new(RulesetId::Galaxy);
            let refusal = options.set(asked, "1").unwrap_err();
            assert!(matches!(refusal, OptionRefusal::UnknownOption { .. }));
            let content = refused(&Refused::Option(refusal), lang).content;
            assert!(content.contains(&option_name(lang, "territories")), "{content}");
            assert!(!content.contains("territories") && !content.contains("set-up"), "{content}");
        }
    }
}

#[test]
fn the_set_up_says_who_begins_below_the_longest_names() {
    let mut sight = galaxy(Options::new(RulesetId::Galaxy), longest_name, Stage::Attack, &[]);
    conquest(&mut sight).turn = 1;
    let spaces: Vec<_> = conquest(&mut sight).spaces.ids().collect();
    let placements = BySeat::from_fn(5, |seat| {
        let own = spaces.iter().filter(|space| space.index() % 5 == seat.index());
        own.map(|&space| Placement { space, troops: 12 }).collect::<Vec<_>>()
    });
    let dice: Vec<_> = (0..5).map(|seat| (SeatId(seat), 6)).collect();
    let throws: Vec<_> = (1..=4).map(|draw| StartThrow { draw, dice: dice.clone() }).collect();
    let rolled = |what, first| EventKind::StartRolled { what, throws: throws.clone(), first };
    let entries = [
        entry(0, vec![rolled(StartRoll::SetUp, SeatId(3)), EventKind::GivenOut { draws: (1..=40).collect() }]),
        entry(9, vec![EventKind::Revealed { placements }, rolled(StartRoll::FirstTurn, SeatId(4))]),
    ];
    for (lang, set_up, turn) in [
        (Lang::En, "Roll for the set-up", "Roll for the first turn"),
        (Lang::De, "Wurf für den Aufbau", "Wurf um den ersten Zug"),
    ] {
        let message = set_up_post(&sight, &entries, lang);
        within_limits(&message);
        let names = Names::of(&sight, lang);
        for (roll, first) in [(set_up, SeatId(3)), (turn, SeatId(4))] {
            let told = format!("{roll}: {}", names.seat(first));
            assert!(message.content.contains(&told), "{}", message.content);
        }
        for seat in sight.seats.ids() {
            let line = format!("\n{}: ", names.seat(seat));
            assert!(message.content.contains(&line), "{}", message.content);
        }
    }
}
