//! Answers, looks, help and autocomplete in both languages.

use adjutant::game::cards::Hand;
use adjutant::game::conquest::battle::{Battle, Losses, Special};
use adjutant::game::conquest::dice::Fallen;
use adjutant::game::conquest::turn::Stage;
use adjutant::game::conquest::view::{PhaseView, SetUpView};
use adjutant::game::event::{Event, EventKind, Outcome, SeriesEnd};
use adjutant::game::ids::{BySeat, CardId, SeatId};
use adjutant::game::offer::{SetOffer, Step};
use adjutant::game::options::{Options, RulesetId};
use adjutant::game::people::Viewer;
use adjutant::table::answer::{Answer, Chance, Listed, OddsSeen, Seen};
use adjutant::table::dice::{DiceSeen, Luck};
use adjutant::table::draft::Draft;
use adjutant::table::gate::Gate;
use adjutant::table::intent::PostEvery;
use adjutant::table::opening::{Openers, Opening};
use adjutant::table::panel::{Chosen, Panel};
use adjutant::table::sight::{AccountId, MatchId, MatchState, Sight};
use adjutant::table::wardrobe::Wardrobe;
use adjutant::text::lang::Lang;
use adjutant::text::{
    First, LONGEST_CHOICE, MISSING, Names, Permission, PictureWish, WhyNothing, answer, choice_move, choice_nothing,
    choice_set, choice_space, choice_target, missing_permissions, outdated, seen, with_panel,
};

use super::fixture::{at, entry, long_turn, longest_name, move_in, series, short_name, sight};
use super::lengths::within_limits;

fn own(name: fn(SeatId) -> String, stage: Stage) -> Sight {
    let mut sight = sight(6, Viewer::Seat(SeatId(0)), name, stage);
    let mut hand = Hand::default();
    [0, 1, 2, 42, 43].map(CardId).into_iter().for_each(|card| hand.add(card));
    crate::languages::fixture::conquest(&mut sight).hands.insert(SeatId(0), hand);
    sight
}

fn lobby() -> Sight {
    let mut sight = sight(3, Viewer::Public, short_name, Stage::Attack);
    sight.state = MatchState::Lobby;
    sight.view = None;
    sight
}

fn sets() -> Vec<SetOffer> {
    let set = SetOffer { cards: [CardId(0), CardId(1), CardId(43)], value: 35, bonus: Some((at("alaska"), 2)) };
    vec![set; 9]
}

#[test]
fn every_answer_has_words() {
    let seat = SeatId(0);
    let playing = || own(longest_name, Stage::MoveIn(move_in()));
    let secret = Event::secret(seat, EventKind::DrewCard { card: CardId(4), draw: 77 });
    let events: Vec<Event> = long_turn(30, 6).into_iter().flat_map(|entry| entry.events).chain([secret]).collect();
    let mut answers = vec![
        Answer::Opened { sight: lobby() },
        Answer::Joined { sight: lobby(), seat, later: false },
        Answer::Joined { sight: lobby(), seat, later: true },
        Answer::Left,
        Answer::AiAdded { sight: lobby(), count: 2 },
        Answer::Settings { sight: lobby() },
        Answer::Wears(Wardrobe { sight: lobby(), seat }),
        Answer::HostAsked,
        Answer::Asked,
        Answer::Shown,
        Answer::Accepted { name: "<@1> **x**".to_owned() },
        Answer::Declined { name: "@everyone".to_owned() },
        Answer::Gated { gate: Gate::default() },
        Answer::Gated { gate: Gate { approval: true, role: None, days: 30 } },
        Answer::Locked { locked: true },
        Answer::Locked { locked: false },
        Answer::Removed { name: "<@1> **x**".to_owned() },
        Answer::Worded { word: "W".repeat(40) },
        Answer::Started { sight: playing() },
        Answer::Played { sight: playing(), seat, events },
        Answer::Played { sight: own(short_name, Stage::Attack), seat: SeatId(1), events: Vec::new() },
        Answer::Paused,
        Answer::Resumed,
        Answer::Kicked { seat, sight: playing() },
        Answer::Removed { name: longest_name(seat) },
        Answer::Replaced { was: longest_name(seat), now: longest_name(SeatId(1)) },
        Answer::Undone { moves: 5, taken_back: 3, sight: playing() },
        Answer::Ended,
        Answer::AsBefore { content: "as before".to_owned() },
    ];
    for posts in [PostEvery::Turn, PostEvery::Capture, PostEvery::Move] {
        for (who, count) in [(Openers::Everyone, 0), (Openers::Moderators, 2), (Openers::Moderators, 25)] {
            let opening = Opening { who, channels: vec![u64::MAX; count], ..Opening::default() };
            answers.push(Answer::SetUp { moderator_role: None, language: Lang::De, posts, opening, log: None });
        }
    }
    for lang in Lang::ALL {
        for of in &answers {
            let message = answer(of, lang);
            within_limits(&message);
            assert!(message.quiet);
        }
    }
}

#[test]
fn the_answer_to_a_capture_asks_how_many_move_in() {
    let sight = own(short_name, Stage::MoveIn(move_in()));
    let done = answer(&Answer::Played { sight: sight.clone(), seat: SeatId(0), events: Vec::new() }, Lang::En);
    let panel = Panel::new(sight, SeatId(0), None, &Draft::default(), Chosen::default(), 0);
    let message = with_panel(done, &panel, Lang::En);
    assert!(message.content.contains("North Africa"), "{}", message.content);
    let rows: Vec<usize> = message.rows.iter().map(Vec::len).collect();
    assert_eq!(rows[..2], [4, 2], "least, half, all, all with the ships; below them: other, do it for me");
}

#[test]
fn every_look_has_words() {
    let account = AccountId(u64::MAX);
    let stage = || Stage::Attack;
    let odds = |capture, expected| OddsSeen {
        between: Some((at("brazil"), at("north_africa"))),
        attackers: 9,
        defenders: 3,
        keep: 1,
        capture,
        expected,
        battle: vec![(Losses { attacker: 0, defender: 2 }, 0.351), (Losses { attacker: 2, defender: 0 }, 0.2)],
    };
    let listed = |waits_for_you| Listed {
        id: MatchId(7),
        place: lobby().place,
        state: MatchState::Running,
        ruleset: RulesetId::Classic,
        players: 4,
        waits_for_you,
        turn: 12,
    };
    let mut looks = vec![
        Seen::Board { sight: own(longest_name, stage()), last: long_turn(3, 6) },
        Seen::BoardText { sight: own(longest_name, stage()) },
        Seen::BoardText { sight: lobby() },
        Seen::Hand { sight: own(longest_name, stage()), seat: SeatId(0), sets: sets() },
        Seen::Hand { sight: own(longest_name, stage()), seat: SeatId(1), sets: Vec::new() },
        Seen::Status { sight: own(longest_name, stage()) },
        Seen::Status { sight: lobby() },
        Seen::Log { sight: own(longest_name, stage()), entries: long_turn(60, 6), whole: false },
        Seen::Log { sight: own(short_name, stage()), entries: long_turn(2, 6), whole: true },
        Seen::Log { sight: own(short_name, stage()), entries: Vec::new(), whole: false },
        Seen::Odds { sight: Some(own(short_name, stage())), odds: odds(Chance::Exact(0.873_4), Some((2.13, 3.0))) },
        Seen::Odds { sight: None, odds: odds(Chance::Between(0.99, 1.0), None) },
        Seen::Dice { sight: None, dice: None },
        Seen::Dice { sight: Some(lobby()), dice: None },
        Seen::Rules { sight: None },
        Seen::Help { sight: None, account },
        Seen::List { matches: Vec::new() },
        Seen::List { matches: vec![listed(true), listed(false)] },
    ];
    for preset in Options::new(RulesetId::Classic).presets() {
        let mut sight = own(short_name, stage());
        sight.options = Options::with_preset(RulesetId::Classic, preset).unwrap();
        crate::languages::fixture::conquest(&mut sight).card = sight.options.card(6).conquest().unwrap();
        looks.push(Seen::Rules { sight: Some(sight) });
    }
    for lang in Lang::ALL {
        for look in &looks {
            within_limits(&seen(look, lang));
        }
    }
}

#[test]
fn the_dice_are_judged_in_every_way_and_nothing_is_cut() {
    let faces = |first: u32, others: u32| [first, others, others, others, others, others];
    let luck = |chances| Luck {
        seat: SeatId(0),
        from: at("northwest_territory"),
        to: at("western_us"),
        armies: Some((9_999, 9_999)),
        losses: Losses { attacker: 9_999, defender: 9_999 },
        end: SeriesEnd::TooFewDice,
        chances,
    };
    let counts = [faces(0, 0), faces(1, 1), faces(99_999, 99_999), faces(30, 12), faces(33, 12), faces(90, 12)];
    let lasts = [None, Some(luck(None)), Some(luck(Some((0.142, 0.91)))), Some(luck(Some((1.0, 0.0001))))];
    let sight = own(longest_name, Stage::Attack);
    for lang in Lang::ALL {
        let mut told = std::collections::BTreeSet::new();
        for attack in counts {
            for last in lasts {
                let seats = BySeat::from_fn(6, |_| attack);
                let seen_dice = DiceSeen { attack, defence: [0; 6], seats, last, inputs: Some(u64::MAX) };
                let shown = Seen::Dice { sight: Some(sight.clone()), dice: Some(Box::new(seen_dice)) };
                let message = seen(&shown, lang);
                within_limits(&message);
                assert!(!message.content.ends_with('…'), "{}", message.content);
                told.insert(message.content);
            }
        }
        assert_eq!(told.len(), 1 + 5 * lasts.len(), "without dice there was no attack");
        assert!(told.iter().any(|told| told.contains("about 1 in 7") || told.contains("etwa 1 von 7")));
    }
}

#[test]
fn odds_are_shown_with_one_decimal_in_the_language() {
    let odds = OddsSeen {
        between: None,
        attackers: 9,
        defenders: 3,
        keep: 1,
        capture: Chance::Exact(0.873_44),
        expected: Some((2.14, 3.0)),
        battle: Vec::new(),
    };
    let shown = |lang| seen(&Seen::Odds { sight: None, odds: odds.clone() }, lang).content;
    assert!(shown(Lang::En).contains("87.3 %") && shown(Lang::En).contains("-2.1 : -3.0"), "{}", shown(Lang::En));
    assert!(shown(Lang::De).contains("87,3 %") && shown(Lang::De).contains("-2,1 : -3,0"), "{}", shown(Lang::De));
}

#[test]
fn the_rules_name_the_departures_of_the_preset() {
    let rules = |preset: &str| {
        let mut sight = lobby();
        sight.options = Options::with_preset(RulesetId::Classic, preset).unwrap();
        seen(&Seen::Rules { sight: Some(sight) }, Lang::En).content
    };
    assert!(
        rules("risiko-166").ends_with("Differs from the printed book: Starting armies, Move at the end of the turn.")
    );
    assert!(rules("literal").ends_with("Played by the book to the letter."), "{}", rules("literal"));
    assert!(rules("international").ends_with('.') && rules("international").contains("Defence dice"));
}

#[test]
fn a_hand_is_shown_with_symbols_and_sets_and_its_debug_tells_nothing() {
    let message = seen(&Seen::Hand { sight: own(short_name, Stage::Attack), seat: SeatId(0), sets: sets() }, Lang::De);
    assert!(message.content.contains("Alaska (Soldat)") && message.content.contains("Joker"), "{}", message.content);
    let Some(PictureWish::Hand(hand)) = &message.picture else { panic!("a hand has a picture") };
    assert_eq!(hand.cards.len(), 5);
    assert!(!format!("{hand:?}").contains("Alaska") && !format!("{:?}", hand.cards).contains("Alaska"));
}

#[test]
fn help_fits_the_situation() {
    let lang = Lang::En;
    let help = |sight: &Sight, account| seen(&Seen::Help { sight: Some(sight.clone()), account }, lang).content;
    let (first, second, stranger) = (AccountId(u64::MAX), AccountId(u64::MAX - 1), AccountId(1));
    let mut sight = own(short_name, Stage::Attack);
    assert!(help(&sight, first).contains("/attack") && help(&sight, first).contains("/done"));
    assert!(help(&sight, second).contains("● Ana is on turn"), "{}", help(&sight, second));
    assert!(help(&sight, stranger).contains("without you"));
    crate::languages::fixture::conquest(&mut sight).seats[SeatId(1)].out = true;
    assert!(help(&sight, second).contains("you are out"));
    let stages = [
        Stage::Trade { armies: 3 },
        Stage::Place { left: 1, placed: Vec::new() },
        Stage::MoveIn(move_in()),
        Stage::SpoilsTrade,
        Stage::SpoilsPlace { left: 4, placed: Vec::new() },
        Stage::Fortify,
    ];
    let mut told = std::collections::BTreeSet::new();
    for stage in stages {
        let mut sight = own(longest_name, stage);
        let mut hand = Hand::default();
        [0, 1, 2].map(CardId).into_iter().for_each(|card| hand.add(card));
        crate::languages::fixture::conquest(&mut sight).hands.insert(SeatId(0), hand);
        told.insert(help(&sight, first));
        within_limits(&seen(&Seen::Help { sight: Some(sight), account: first }, Lang::De));
    }
    assert_eq!(told.len(), 6, "each step has its own help");
    let undone = BySeat::from_fn(6, |_| false);
    let armies = BySeat::from_fn(6, |_| 20);
    for set_up in [
        SetUpView::Preferring { done: undone.clone(), own: std::collections::BTreeMap::new() },
        SetUpView::Claiming { next: SeatId(0), unplayed: false },
        SetUpView::Deploying { armies: armies.clone(), done: undone, own: std::collections::BTreeMap::new() },
        SetUpView::DeployingInTurn { next: SeatId(0), left: armies, unplayed: 0, for_unplayed: false },
    ] {
        let mut sight = own(longest_name, Stage::Attack);
        crate::languages::fixture::conquest(&mut sight).phase = PhaseView::SetUp(set_up);
        within_limits(&seen(&Seen::Help { sight: Some(sight.clone()), account: first }, Lang::De));
        assert!(help(&sight, first).contains("/claim") || help(&sight, first).contains("/place"));
    }
    crate::languages::fixture::conquest(&mut sight).phase = PhaseView::Over(Outcome::Won { seat: SeatId(0) });
    for state in [
        MatchState::Lobby,
        MatchState::Running,
        MatchState::Paused,
        MatchState::Over,
        MatchState::Ended,
        MatchState::SetAside,
    ] {
        sight.state = state;
        for account in [first, second, stranger] {
            within_limits(&seen(&Seen::Help { sight: Some(sight.clone()), account }, Lang::De));
        }
    }
}

#[test]
fn labels_say_the_decisive_thing_within_32_characters() {
    let sight = own(longest_name, Stage::Attack);
    let names = Names::of(&sight, Lang::En);
    let to = at("north_africa");
    let label = choice_target(names, Lang::En, to, (9, 3), Chance::Exact(0.873_4));
    assert_eq!(label, "North Africa 9:3 87.3 %");
    let label = choice_target(names, Lang::De, to, (9_999, 9_999), Chance::Between(0.0, 0.9));
    assert!(label.ends_with("[NW-Afrika]") && label.chars().count() <= LONGEST_CHOICE, "{label}");
    for space in adjutant::assets::classic().edition.board.space_ids() {
        for lang in Lang::ALL {
            let label = choice_target(Names::of(&sight, lang), lang, space, (999, 999), Chance::Exact(0.999_99));
            assert!(label.chars().count() <= 32, "{label}");
        }
    }
    assert_eq!(choice_space(names, Lang::De, at("peru"), 4), "Peru 4");
    let set = &sets()[0];
    assert!(choice_set(names, set).starts_with("35: "));
    let entry = entry(987, long_turn(1, 6)[1].events.iter().map(|event| event.kind.clone()).collect());
    let label = choice_move(names, &sight, &entry);
    assert!(label.starts_with("987 ") && label.chars().count() <= LONGEST_CHOICE);
}

#[test]
fn where_nothing_can_be_offered_one_entry_says_why() {
    let sight = own(longest_name, Stage::Attack);
    let whys = [
        WhyNothing::NoMatch,
        WhyNothing::NotStarted,
        WhyNothing::Paused,
        WhyNothing::Over,
        WhyNothing::NoSeat,
        WhyNothing::OnTurn(SeatId(3)),
        WhyNothing::ChooseFirst(First::From),
        WhyNothing::ChooseFirst(First::To),
        WhyNothing::ChooseFirst(First::Ruleset),
        WhyNothing::ChooseFirst(First::Option),
        WhyNothing::OtherStep(Step::MoveIn),
        WhyNothing::Done,
        WhyNothing::NothingFits,
    ];
    for lang in Lang::ALL {
        for why in &whys {
            let label = choice_nothing(Some(Names::of(&sight, lang)), why, lang);
            let fits = (1..=LONGEST_CHOICE).contains(&label.chars().count());
            assert!(fits && !label.contains(MISSING), "{label}");
        }
    }
    assert_eq!(choice_nothing(None, &WhyNothing::ChooseFirst(First::From), Lang::En), "choose from first");
}

#[test]
fn missing_rights_are_named() {
    let all = [
        Permission::ViewChannel,
        Permission::SendMessages,
        Permission::SendMessagesInThreads,
        Permission::AttachFiles,
        Permission::ReadMessageHistory,
    ];
    for lang in Lang::ALL {
        within_limits(&missing_permissions(&all, lang));
        within_limits(&outdated(lang));
    }
    assert!(missing_permissions(&all, Lang::En).content.contains("Attach Files"));
}

#[test]
fn dice_of_ships_are_told_so_that_they_can_be_followed() {
    let die = |sides, faces: &[u8], counts| Fallen { sides, faces: faces.to_vec(), counts };
    let special = Special {
        attack: vec![die(8, &[1, 1, 5], Some(6)), die(6, &[2], None), die(6, &[6], Some(7)), die(6, &[3], Some(3))],
        defence: vec![die(8, &[4], Some(4)), die(6, &[1, 5], Some(5))],
        rerolls: vec![413, 414],
    };
    let battle = Battle {
        draw: 412,
        attack: vec![7, 6, 3],
        defence: vec![5, 4],
        losses: Losses { attacker: 0, defender: 2 },
        special: Some(Box::new(special)),
    };
    let mut fought = series(SeatId(0), SeatId(1), 1, SeriesEnd::Once);
    fought.battles = vec![battle];
    let sight = sight(3, Viewer::Public, short_name, Stage::Attack);
    let entries = vec![entry(7, vec![EventKind::Fought(fought)])];
    let told = |lang| seen(&Seen::Log { sight: sight.clone(), entries: entries.clone(), whole: true }, lang).content;
    let english = told(Lang::En);
    assert!(english.contains("#412-414: 7 (6+1) 6 (d8 1→1→5+1) 3 (2 left out) against 5 (1→5) 4 (d8)"), "{english}");
    let german = told(Lang::De);
    assert!(german.contains("#412-414: 7 (6+1) 6 (W8 1→1→5+1) 3 (2 zählt nicht) gegen 5 (1→5) 4 (W8)"), "{german}");
}
