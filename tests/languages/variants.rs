//! Every variant of every enum that is told makes words in both languages.

use adjutant::game::cards::Symbol;
use adjutant::game::conquest::turn::Stage;
use adjutant::game::event::{EventKind, Outcome, SeriesEnd, StartRoll, StartThrow};
use adjutant::game::ids::{BySeat, CardId, SeatId};
use adjutant::game::offer::Step;
use adjutant::game::options::OptionRefusal;
use adjutant::game::people::{Hold, Viewer};
use adjutant::game::refusal::Refusal;
use adjutant::table::answer::{Expected, Refused, SightRef};
use adjutant::table::post::{Notice, Post};
use adjutant::table::sight::{MatchId, MatchState};
use adjutant::table::stopped::Stopped;
use adjutant::text::lang::Lang;
use adjutant::text::{LONGEST_MESSAGE, MISSING, Names, event, notice, refused, turn_post, without_sight};

use super::fixture::{at, income, longest_name, series, sight};

const ENDS: [SeriesEnd; 5] =
    [SeriesEnd::Captured, SeriesEnd::Once, SeriesEnd::Kept, SeriesEnd::TooFewDice, SeriesEnd::Limit];

fn kinds() -> Vec<EventKind> {
    let (seat, first, from) = (SeatId(0), SeatId(1), SeatId(2));
    let (here, there) = (at("brazil"), at("peru"));
    let placements = vec![adjutant::game::action::Placement { space: here, troops: 3 }];
    let cards = [CardId(0), CardId(1), CardId(43)];
    let throw = |draw| StartThrow { draw, dice: vec![(seat, 6), (first, 6), (from, 1)] };
    let throws = vec![throw(1), throw(2)];
    let mut kinds = vec![
        EventKind::Dealt { first, draws: vec![1, 2] },
        EventKind::Preferred { seat },
        EventKind::Claimed { seat, space: here },
        EventKind::Drafted { first, draws: vec![] },
        EventKind::GivenOut { draws: vec![] },
        EventKind::GivenOut { draws: vec![3] },
        EventKind::StartRolled { what: StartRoll::SetUp, throws: throws.clone(), first },
        EventKind::StartRolled { what: StartRoll::FirstTurn, throws, first },
        EventKind::Deployed { seat },
        EventKind::DeployedThere { placements: placements.clone() },
        EventKind::Revealed { placements: BySeat::from_fn(6, |_| placements.clone()) },
        EventKind::TurnBegan { seat, turn: 1, round: 1, income: income(14) },
        EventKind::Placed { seat, placements },
        EventKind::TookBack { seat, troops: 1 },
        EventKind::Traded { seat, cards, value: 4, bonus: None, next_value: 6 },
        EventKind::Traded { seat, cards, value: 4, bonus: Some((here, 2)), next_value: 6 },
        EventKind::Captured { seat, from: Some(from), space: here },
        EventKind::Captured { seat, from: None, space: here },
        EventKind::MovedIn { seat, from: here, to: there, troops: 2 },
        EventKind::Eliminated { seat: from, by: seat, cards: 1 },
        EventKind::TookCards { from, cards: cards.to_vec() },
        EventKind::Fortified { seat, from: here, to: there, troops: 1 },
        EventKind::Drew { seat, hand: 3, draw: None },
        EventKind::Drew { seat, hand: 3, draw: Some(7) },
        EventKind::DrewCard { card: CardId(3), draw: 9 },
        EventKind::Reshuffled { cards: 12 },
        EventKind::NoCardLeft { seat },
        EventKind::TurnEnded { seat },
        EventKind::TimedOut { seat },
        EventKind::HandedOver { seat, hold: Hold::Ai },
        EventKind::HandedOver { seat, hold: Hold::Players(Vec::new()) },
        EventKind::Surrendered { seat },
        EventKind::DrawNear { rounds: 1 },
        EventKind::Ended(Outcome::Won { seat }),
        EventKind::Ended(Outcome::Remained { seat, spaces: BySeat::from_fn(6, |seat| u32::from(seat.0)) }),
        EventKind::Ended(Outcome::Agreed { spaces: BySeat::from_fn(6, |seat| u32::from(seat.0)) }),
        EventKind::Ended(Outcome::Drawn { spaces: BySeat::from_fn(6, |seat| u32::from(seat.0)) }),
    ];
    kinds.extend(ENDS.map(|end| EventKind::Fought(series(seat, first, 1, end))));
    kinds
}

fn refusals() -> Vec<Refusal> {
    let (space, from, to) = (at("brazil"), at("brazil"), at("japan"));
    let owner = SeatId(1);
    let reachable = vec![at("peru"), at("venezuela")];
    let steps = [
        Step::Claim,
        Step::Deploy,
        Step::Trade,
        Step::Place,
        Step::Attack,
        Step::MoveIn,
        Step::SpoilsTrade,
        Step::SpoilsPlace,
        Step::Fortify,
    ];
    let mut refusals = vec![
        Refusal::Over,
        Refusal::NotYourTurn { on_turn: owner },
        Refusal::Eliminated,
        Refusal::Surrendered,
        Refusal::NotYours,
        Refusal::MoveInFirst { to, least: 1, most: 7 },
        Refusal::PlaceFirst { left: 1 },
        Refusal::TradeFirst { hand: 6, limit: 5 },
        Refusal::AlreadyDone,
        Refusal::NothingToTakeBack,
        Refusal::NotYourSpace { space, owner: Some(owner) },
        Refusal::NotYourSpace { space, owner: None },
        Refusal::OwnSpace { space },
        Refusal::Taken { space, owner },
        Refusal::ClaimOne,
        Refusal::EmptyOrTwice { space: Some(space) },
        Refusal::EmptyOrTwice { space: None },
        Refusal::SameSpace { space },
        Refusal::NotLinked { from, to, reachable: reachable.clone() },
        Refusal::NotLinked { from, to, reachable: Vec::new() },
        Refusal::NoPath { from, to, reachable },
        Refusal::NoPath { from, to, reachable: Vec::new() },
        Refusal::NoTroops,
        Refusal::TooManyToPlace { asked: u64::MAX, left: 3 },
        Refusal::PlaceExactly { troops: 1 },
        Refusal::SpaceFull { space, room: 2 },
        Refusal::SpaceFull { space, room: 0 },
        Refusal::TooManyToPlace { asked: 1, left: 0 },
        Refusal::OutOfRange { asked: 0, least: 1, most: 1 },
        Refusal::TooFewTroops { space, there: 1 },
        Refusal::Dice { asked: 99, most: 3 },
        Refusal::Keep { keep: 0, there: 5 },
        Refusal::OutOfRange { asked: 9, least: 1, most: 7 },
        Refusal::NotYourCard { card: CardId(2) },
        Refusal::NoSet { symbols: [Symbol::First, Symbol::First, Symbol::Second], sets: 0 },
        Refusal::TooFewCards { have: 1 },
        Refusal::TradeOver,
        Refusal::SpoilsOver { have: 4, limit: 5 },
        Refusal::NoFortify,
    ];
    refusals.extend(steps.map(|now| Refusal::WrongStep { now }));
    refusals
}

const EXPECTED: [Expected; 10] = [
    Expected::Placements,
    Expected::Spaces,
    Expected::Troops,
    Expected::Odds,
    Expected::Until,
    Expected::Cards,
    Expected::MoveNumber,
    Expected::Word,
    Expected::Heirs,
    Expected::Way,
];

fn all_refused(asked: &str) -> Vec<Refused> {
    let asked = asked.to_owned();
    let names = vec!["North Africa (Nordwestafrika)".to_owned(); 30];
    let at_table = sight(6, Viewer::Seat(SeatId(0)), longest_name, Stage::Attack);
    let known = vec!["classic"];
    let mut all = vec![
        Refused::UnknownName { asked: asked.clone(), near: Vec::new() },
        Refused::UnknownName { asked: asked.clone(), near: names.clone() },
        Refused::AmbiguousName { asked: asked.clone(), candidates: names },
        Refused::OutOfRange { asked: i64::MIN, least: 1, most: i64::MAX },
        Refused::Option(OptionRefusal::UnknownRuleset { asked: asked.clone(), known: known.clone() }),
        Refused::Option(OptionRefusal::UnknownPreset { asked: asked.clone(), known: known.clone() }),
        Refused::Option(OptionRefusal::UnknownOption { asked: asked.clone(), known }),
        Refused::Option(OptionRefusal::UnknownValue {
            option: "fortify",
            asked: asked.clone(),
            choices: vec!["none".to_owned()],
        }),
        Refused::NoMatch,
        Refused::ChannelTaken,
        Refused::NotHere,
        Refused::NotStarted,
        Refused::OrderOdds,
        Refused::AlreadyStarted,
        Refused::AlreadyJoined,
        Refused::NotJoined,
        Refused::LobbyFull { most: 6 },
        Refused::TooFewSeats { seats: 1, least: 2 },
        Refused::OnlyHost,
        Refused::OnlyModerator,
        Refused::OnlyManager,
        Refused::TooYoung { days: 30, left: 1 },
        Refused::TooYoung { days: 1, left: 1 },
        Refused::AlreadyAsked,
        Refused::TooManyAsk,
        Refused::AskedNoMore,
        Refused::JoinFirst,
        Refused::OnlyModeratorsOpen,
        Refused::OtherChannel { channels: vec![u64::MAX; 25] },
        Refused::TooManyChannels { most: 25 },
        Refused::TooManyLobbies { channels: vec![u64::MAX] },
        Refused::TooManyHosted { most: 5, channels: vec![u64::MAX; 5] },
        Refused::ServerFull { most: 10 },
        Refused::LookTaken,
        Refused::WordGiven { word: "W".repeat(40) },
        Refused::WordTooLong { most: 40 },
        Refused::NotSealedYet,
        Refused::Locked,
        Refused::Removed,
        Refused::NoSeat,
        Refused::WhichArmy { armies: vec![SeatId(0), SeatId(2)], sight: Box::new(SightRef(at_table.clone())) },
        Refused::Paused,
        Refused::NotPaused,
        Refused::MovedOn,
        Refused::AskedAlready,
        Refused::NoDrawYet { from: 1_750_000_000_000 },
        Refused::NotYourself,
        Refused::Won,
        Refused::NotEnded,
        Refused::TooLateToReopen,
        Refused::NotSilentYet { name: asked.clone(), from: 1_750_000_000_000 },
        Refused::OldButton,
        Refused::NothingToUndo,
        Refused::NoSuchMove { asked: -1, newest: 9, oldest: 2 },
        Refused::NoSuchMove { asked: i64::MAX, newest: 9, oldest: 9 },
        Refused::NoSuchEntry { asked: i64::MAX, newest: u64::MAX },
        Refused::NoSuchEntry { asked: 0, newest: 0 },
        Refused::OutOfRange { asked: 9, least: 1, most: 1 },
        Refused::MatchOver,
        Refused::AlreadySeated,
        Refused::IsBot { name: asked.clone() },
        Refused::TooFast { seconds: 1 },
        Refused::TooFast { seconds: 9 },
        Refused::ShownLately { seconds: 1 },
        Refused::ShownLately { seconds: 60 },
        Refused::DrawnOften { seconds: 1 },
        Refused::DrawnOften { seconds: 60 },
        Refused::ComesAndGoes { minutes: 1 },
        Refused::ComesAndGoes { minutes: 10 },
        Refused::ShuttingDown,
        Refused::StoreFull,
        Refused::StoreBusy,
        Refused::StoreFails,
        Refused::NothingAdvised,
        Refused::Bug,
    ];
    all.extend(Stopped::ALL.map(Refused::SetAside));
    all.extend(EXPECTED.map(|what| Refused::NotUnderstood { asked: asked.clone(), what }));
    all.extend(
        refusals().into_iter().map(|refusal| Refused::Rules { refusal, sight: Box::new(SightRef(at_table.clone())) }),
    );
    all
}

fn whole(text: &str) {
    assert!(!text.trim().is_empty() && !text.contains(MISSING) && !text.contains("{$"), "{text}");
    assert!(text.chars().count() <= LONGEST_MESSAGE, "{}: {text}", text.chars().count());
}

#[test]
fn every_event_has_words() {
    let sight = sight(6, Viewer::Public, longest_name, Stage::Attack);
    for lang in Lang::ALL {
        let names = Names::of(&sight, lang);
        for kind in kinds() {
            whole(&event(names, &kind).text);
        }
    }
}

#[test]
fn every_refusal_says_why_and_calls_nobody() {
    for lang in Lang::ALL {
        for why in all_refused(&"<@1> **\u{202e}x** @everyone".repeat(50)) {
            let message = refused(&why, lang);
            whole(&message.content);
            assert!(message.mentions.is_empty() && message.quiet, "{why:?}");
            for acting in ["@everyone", "<@", "**\u{202e}", "\u{202e}"] {
                assert!(!message.content.contains(acting), "{acting}: {}", message.content);
            }
        }
    }
}

#[test]
fn who_lacks_a_role_is_told_which_one() {
    for lang in Lang::ALL {
        for why in [Refused::OnlyRole { role: 77 }, Refused::NeedsRole { role: 77 }] {
            let message = refused(&why, lang);
            whole(&message.content);
            assert!(message.content.contains("<@&77>") && message.mentions.is_empty(), "{}", message.content);
        }
    }
}

#[test]
fn an_open_question_brings_its_buttons() {
    let at_table = sight(2, Viewer::Seat(SeatId(0)), longest_name, Stage::Attack);
    let refusal = Refusal::MoveInFirst { to: at("peru"), least: 2, most: 9 };
    let message = refused(&Refused::Rules { refusal, sight: Box::new(SightRef(at_table)) }, Lang::En);
    let labels: Vec<&str> = message.rows.iter().flatten().map(|button| button.label.as_str()).collect();
    assert_eq!(labels, ["Least (2)", "Half (5)", "All (9)"]);
}

#[test]
fn every_notice_has_words() {
    let sight = sight(6, Viewer::Public, longest_name, Stage::Attack);
    let by = || "<@1> # **Mod**".to_owned();
    let seat = SeatId(5);
    let mut notices = vec![
        Notice::Paused { by: by() },
        Notice::Resumed { by: by() },
        Notice::Kicked { seat, by: by() },
        Notice::Removed { name: by(), by: by() },
        Notice::Replaced { was: by(), now: by(), by: by() },
        Notice::Undone { moves: 7, taken_back: 1, by: by() },
        Notice::Ended { by: by() },
        Notice::Started { by: by() },
        Notice::LobbyChanged { by: by() },
        Notice::LobbyClosed,
        Notice::ByPlayer { act: Box::new(Notice::Kicked { seat, by: by() }) },
        Notice::Renamed { was: by(), now: by(), by: by() },
        Notice::Reopened { by: by() },
        Notice::Revealed,
        Notice::Left { seat },
        Notice::Absent { seat, also: Vec::new() },
        Notice::Absent { seat, also: vec![SeatId(0)] },
        Notice::IsBack,
        Notice::Surrendered { seat },
        Notice::TookOver { was: by(), now: by() },
        Notice::Skipped { seats: vec![seat, SeatId(0)], by: by() },
    ];
    notices.extend(Stopped::ALL.map(|why| Notice::SetAside { why }));
    for lang in Lang::ALL {
        for of in &notices {
            let message = notice(&sight, of, lang);
            whole(&message.content);
            assert!(message.quiet && !message.content.contains("<@") && !message.content.starts_with('#'));
        }
    }
}

#[test]
fn a_match_that_stands_aside_says_the_same_reason_and_remedy_everywhere() {
    for lang in Lang::ALL {
        let mut told = Vec::new();
        for why in Stopped::ALL {
            let mut at_table = sight(3, Viewer::Public, longest_name, Stage::Attack);
            (at_table.state, at_table.stopped) = (MatchState::SetAside, Some(why));
            let text = refused(&Refused::SetAside(why), lang).content;
            let set_aside = Notice::SetAside { why };
            assert_eq!(notice(&at_table, &set_aside, lang).content, text);
            // Where it cannot even be loaded as well.
            let post = Post::Notice { of: MatchId(1), notice: set_aside };
            assert_eq!(without_sight(&post, lang).content, text);
            let resume = adjutant::text::commands::name("mod-resume", lang);
            let shown = turn_post(&at_table, 12, &[], &[], lang).content;
            let (_, reason) = text.split_once(": ").unwrap();
            let reason = reason.split_once('.').unwrap().0;
            assert!(shown.contains(reason) && text.contains(&resume), "{shown}");
            assert!(!told.contains(&text), "each reason has words of its own: {text}");
            told.push(text);
        }
        let lobby = without_sight(&Post::Lobby { of: MatchId(1) }, lang);
        whole(&lobby.content);
    }
}

#[test]
fn no_refusal_quotes_nothing_whatever_was_typed() {
    let empty = ["“”", "„“", "\"\"", "''", "``", "“ ”", "„ “"];
    for asked in ["", " ", "-", "--", "#", "+ ", "\u{200b}", "\u{202e}\u{2066}", "\n", "*", "_", "0", "\u{3164}"] {
        for lang in Lang::ALL {
            for why in all_refused(asked) {
                let text = refused(&why, lang).content;
                whole(&text);
                for quotes in empty {
                    assert!(!text.contains(quotes), "{asked:?}: {text}");
                }
                for gap in ["  ", " .", ": .", " ,", "()"] {
                    assert!(!text.contains(gap), "{asked:?}: {text}");
                }
            }
        }
    }
}

#[test]
fn what_was_typed_is_shown_as_typed_where_it_can_be_seen() {
    let told = |asked: &str| {
        refused(&Refused::NotUnderstood { asked: asked.to_owned(), what: Expected::Placements }, Lang::En).content
    };
    assert!(told("-").starts_with("I cannot read “-”."), "{}", told("-"));
    assert!(told("").starts_with("Something is missing. Write"), "{}", told(""));
}

#[test]
fn a_range_of_one_number_names_that_number() {
    for lang in Lang::ALL {
        let text = |why| refused(&why, lang).content;
        let one = text(Refused::OutOfRange { asked: 9, least: 1, most: 1 });
        let several = text(Refused::OutOfRange { asked: 9, least: 1, most: 3 });
        assert_eq!((one.matches('1').count(), several.matches('1').count()), (1, 1), "{one} {several}");
    }
}
