//! Every variant of every enum that is told makes words in both languages.

use adjutant::game::cards::Symbol;
use adjutant::game::conquest::turn::Stage;
use adjutant::game::event::{EventKind, Outcome, SeriesEnd};
use adjutant::game::ids::{BySeat, CardId, SeatId};
use adjutant::game::offer::Step;
use adjutant::game::options::OptionRefusal;
use adjutant::game::people::{Hold, Viewer};
use adjutant::game::refusal::Refusal;
use adjutant::table::answer::{Expected, Refused, SightRef};
use adjutant::table::post::Notice;
use adjutant::text::lang::Lang;
use adjutant::text::{LONGEST_MESSAGE, MISSING, Names, event, notice, refused};

use super::fixture::{at, income, longest_name, series, sight};

const ENDS: [SeriesEnd; 5] =
    [SeriesEnd::Captured, SeriesEnd::Once, SeriesEnd::Kept, SeriesEnd::TooFewDice, SeriesEnd::Limit];

fn kinds() -> Vec<EventKind> {
    let (seat, first, from) = (SeatId(0), SeatId(1), SeatId(2));
    let (here, there) = (at("brazil"), at("peru"));
    let placements = vec![adjutant::game::action::Placement { space: here, troops: 3 }];
    let cards = [CardId(0), CardId(1), CardId(43)];
    let mut kinds = vec![
        EventKind::Dealt { first, draws: vec![1, 2] },
        EventKind::Preferred { seat },
        EventKind::Claimed { seat, space: here },
        EventKind::Drafted { first, draws: vec![] },
        EventKind::Deployed { seat },
        EventKind::DeployedThere { placements: placements.clone() },
        EventKind::Revealed { placements: BySeat::from_fn(6, |_| placements.clone()) },
        EventKind::TurnBegan { seat, turn: 1, round: 1, income: income(14) },
        EventKind::Placed { seat, placements },
        EventKind::TookBack { seat, troops: 1 },
        EventKind::Traded { seat, cards, value: 4, bonus: None, next_value: 6 },
        EventKind::Traded { seat, cards, value: 4, bonus: Some((here, 2)), next_value: 6 },
        EventKind::Captured { seat, from, space: here },
        EventKind::MovedIn { seat, from: here, to: there, troops: 2 },
        EventKind::Eliminated { seat: from, by: seat, cards: 1 },
        EventKind::TookCards { from, cards: cards.to_vec() },
        EventKind::Fortified { seat, from: here, to: there, troops: 1 },
        EventKind::Drew { seat, hand: 3 },
        EventKind::DrewCard { card: CardId(3), draw: 9 },
        EventKind::Reshuffled { cards: 12 },
        EventKind::NoCardLeft { seat },
        EventKind::TurnEnded { seat },
        EventKind::TimedOut { seat },
        EventKind::HandedOver { seat, hold: Hold::Ai },
        EventKind::HandedOver { seat, hold: Hold::Players(Vec::new()) },
        EventKind::DrawNear { rounds: 1 },
        EventKind::Ended(Outcome::Won { seat }),
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
        Refusal::TooFewTroops { space, there: 1 },
        Refusal::Dice { asked: 99, most: 3 },
        Refusal::Keep { keep: 0, there: 5 },
        Refusal::OutOfRange { asked: 9, least: 1, most: 7 },
        Refusal::NotYourCard { card: CardId(2) },
        Refusal::NoSet { symbols: [Symbol::Infantry, Symbol::Infantry, Symbol::Cavalry], sets: 0 },
        Refusal::TooFewCards { have: 1 },
        Refusal::TradeOver,
        Refusal::NoFortify,
    ];
    refusals.extend(steps.map(|now| Refusal::WrongStep { now }));
    refusals
}

fn all_refused() -> Vec<Refused> {
    let asked = "<@1> **\u{202e}x** @everyone".repeat(50);
    let names = vec!["North Africa (Nordwestafrika)".to_owned(); 30];
    let at_table = sight(6, Viewer::Seat(SeatId(0)), longest_name, Stage::Attack);
    let expected = [
        Expected::Placements,
        Expected::Spaces,
        Expected::Troops,
        Expected::Until,
        Expected::Cards,
        Expected::MoveNumber,
    ];
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
        Refused::AlreadyStarted,
        Refused::AlreadyJoined,
        Refused::NotJoined,
        Refused::LobbyFull { most: 6 },
        Refused::TooFewSeats { seats: 1, least: 2 },
        Refused::OnlyHost,
        Refused::OnlyModerator,
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
        Refused::ServerFull { most: 10 },
        Refused::LookTaken,
        Refused::Locked,
        Refused::Removed,
        Refused::NoSeat,
        Refused::SeveralSeats,
        Refused::Paused,
        Refused::NotPaused,
        Refused::MovedOn,
        Refused::OldButton,
        Refused::NothingToUndo,
        Refused::NoSuchMove { asked: -1, newest: 9, oldest: 2 },
        Refused::MatchOver,
        Refused::SetAside,
        Refused::AlreadySeated,
        Refused::TooFast { seconds: 1 },
        Refused::TooFast { seconds: 9 },
        Refused::ComesAndGoes { minutes: 1 },
        Refused::ComesAndGoes { minutes: 10 },
        Refused::ShuttingDown,
        Refused::StoreFull,
        Refused::StoreBusy,
        Refused::Bug,
    ];
    all.extend(expected.map(|what| Refused::NotUnderstood { asked: asked.clone(), what }));
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
        for why in all_refused() {
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
    let notices = [
        Notice::Paused { by: by() },
        Notice::Resumed { by: by() },
        Notice::Kicked { seat, by: by() },
        Notice::Replaced { seat, by: by() },
        Notice::Undone { moves: 7, taken_back: 1, by: by() },
        Notice::Ended { by: by() },
        Notice::LobbyClosed,
        Notice::SetAside,
    ];
    for lang in Lang::ALL {
        for of in &notices {
            let message = notice(&sight, of, lang);
            whole(&message.content);
            assert!(message.quiet && !message.content.contains("<@") && !message.content.starts_with('#'));
        }
    }
}
