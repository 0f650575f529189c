//! What bad input gets: every refusal changes nothing (which `World::refused` checks).

use adjutant::game::offer::Offer;
use adjutant::game::refusal::Refusal;
use adjutant::table::answer::{Expected, Refused};
use adjutant::table::intent::{Intent, Look};
use adjutant::table::press::{Press, Verb};
use adjutant::table::sight::{MatchId, Place};
use adjutant::text::lang::Lang;

use super::world::{HERE, World, ana, ben, cem, mia, new, person, space_name};

fn rules(refused: &Refused) -> &Refusal {
    match refused {
        Refused::Rules { refusal, .. } => refusal,
        other => panic!("not refused by the rules: {other:?}"),
    }
}

fn place(list: &str) -> Intent {
    Intent::Place { space: None, troops: None, list: Some(list.to_owned()) }
}

#[tokio::test]
async fn without_a_match_or_a_lobby_or_a_seat() {
    let world = World::begin();
    assert_eq!(world.refused(&ana(), Intent::Join).await, Refused::NoMatch);
    assert_eq!(world.look(&ana(), Look::Board).await.unwrap_err(), Refused::NoMatch);
    assert_eq!(world.table.look(&ana(), None, Look::Hand).await.unwrap_err(), Refused::NotHere);
    assert!(world.table.look(&ana(), None, Look::Help).await.is_ok());
    world.act(&ana(), new()).await;
    assert_eq!(world.refused(&ben(), new()).await, Refused::ChannelTaken);
    assert_eq!(world.refused(&ana(), Intent::Join).await, Refused::AlreadyJoined);
    assert_eq!(world.refused(&ben(), Intent::Leave).await, Refused::NotJoined);
    assert_eq!(world.refused(&ana(), Intent::Start).await, Refused::TooFewSeats { seats: 1, least: 2 });
    assert_eq!(world.refused(&ana(), Intent::EndTurn).await, Refused::NotStarted);
    assert_eq!(world.look(&ana(), Look::Board).await.unwrap_err(), Refused::NotStarted);
    for count in [0, -1, 6, i64::MAX] {
        let refused = world.refused(&ana(), Intent::AddAi { count }).await;
        assert_eq!(refused, Refused::OutOfRange { asked: count, least: 1, most: 5 });
    }
    world.act(&ana(), Intent::AddAi { count: 5 }).await;
    assert_eq!(world.refused(&ben(), Intent::Join).await, Refused::LobbyFull { most: 6 });
    assert_eq!(world.refused(&ana(), Intent::AddAi { count: 1 }).await, Refused::LobbyFull { most: 6 });
    world.act(&ana(), Intent::Start).await;
    // Seats of the AI can be asked for.
    let asked = world.act(&ben(), Intent::Join).await;
    assert!(
        matches!(&asked, adjutant::table::answer::Answer::WhichSeat { seats, .. } if seats.len() == 5),
        "{asked:?}"
    );
    assert_eq!(world.refused(&ben(), Intent::EndTurn).await, Refused::NoSeat);
    assert_eq!(world.look(&ben(), Look::Hand).await.unwrap_err(), Refused::NoSeat);
    let unknown = Intent::New { ruleset: Some("chess".to_owned()), preset: None };
    let elsewhere =
        adjutant::table::intent::Request { place: Place { guild: 1, channel: 11 }, ..world.request(&ana(), unknown) };
    assert!(matches!(world.table.act(elsewhere).await, Err(Refused::Option(_))));
}

#[tokio::test]
async fn what_only_moderators_may() {
    let world = World::placed(&[ana(), ben()]).await;
    for intent in [
        Intent::Pause,
        Intent::Resume,
        Intent::Kick { seat: "Ben".to_owned() },
        Intent::Replace { seat: "Ben".to_owned(), with: cem().account, with_name: "Cem".to_owned(), with_bot: false },
        Intent::Undo { to: None },
        Intent::End,
    ] {
        assert_eq!(world.refused(&ana(), intent).await, Refused::OnlyModerator);
    }
    assert_eq!(world.refused(&mia(), Intent::Resume).await, Refused::NotPaused);
    world.act(&mia(), Intent::Pause).await;
    assert_eq!(world.refused(&mia(), Intent::Pause).await, Refused::Paused);
    let twice =
        Intent::Replace { seat: "Ben".to_owned(), with: ana().account, with_name: "Ana".to_owned(), with_bot: false };
    assert_eq!(world.refused(&mia(), twice).await, Refused::AlreadySeated);
    assert!(matches!(
        world.refused(&mia(), Intent::Kick { seat: "Zoe".to_owned() }).await,
        Refused::UnknownName { .. }
    ));
    let asked = 99;
    assert!(matches!(
        world.refused(&mia(), Intent::Undo { to: Some(asked) }).await,
        Refused::NoSuchMove { asked: 99, .. }
    ));
    world.act(&mia(), Intent::End).await;
    assert_eq!(world.refused(&mia(), Intent::End).await, Refused::MatchOver);
    assert_eq!(world.refused(&ana(), Intent::EndTurn).await, Refused::MatchOver);
}

#[tokio::test]
async fn moves_that_the_rules_forbid() {
    let people = [ana(), ben(), cem()];
    let world = World::placed(&people).await;
    let (on_turn, seat) = world.next(&people).await.unwrap();
    let other = people.iter().find(|person| person.account != on_turn.account).unwrap();
    let refused = world.refused(other, Intent::EndTurn).await;
    assert_eq!(*rules(&refused), Refusal::NotYourTurn { on_turn: seat });

    let view = world.view(Some(&on_turn)).await;
    let own = view.spaces.iter().find(|(_, garrison)| garrison.owner == Some(seat)).unwrap().0;
    let foreign = view.spaces.iter().find(|(_, garrison)| garrison.owner != Some(seat)).unwrap().0;
    let (own, foreign) = (space_name(own, Lang::De), space_name(foreign, Lang::En));
    let refusal = world.refused(&on_turn, place(&format!("{foreign} 1"))).await;
    assert!(matches!(rules(&refusal), Refusal::NotYourSpace { .. }));
    let refusal = world.refused(&on_turn, place(&format!("{own} 9999"))).await;
    assert!(matches!(rules(&refusal), Refusal::TooManyToPlace { .. } | Refusal::SpaceFull { .. }));
    let refusal = world.refused(&on_turn, place(&format!("{own} 0"))).await;
    assert_eq!(*rules(&refusal), Refusal::NoTroops);
    let below = world.refused(&on_turn, place(&format!("{own} -4"))).await;
    assert_eq!(*rules(&below), Refusal::NoTroops, "less than none is as wrong as none");
    for list in ["", "-", " "] {
        assert!(matches!(
            world.refused(&on_turn, place(list)).await,
            Refused::NotUnderstood { .. } | Refused::UnknownName { .. }
        ));
    }
    let nothing = Intent::Place { space: None, troops: None, list: None };
    assert!(matches!(
        world.refused(&on_turn, nothing).await,
        Refused::NotUnderstood { what: Expected::Placements, .. }
    ));
    let nothing = Look::Odds { from: None, to: None, attackers: None, defenders: None, keep: None, dice: None };
    let refused = world.look(&on_turn, nothing).await.unwrap_err();
    assert_eq!(refused, Refused::NotUnderstood { asked: String::new(), what: Expected::Odds });
    for asked in [0, -1, 999_999] {
        let log = Look::Log { of_move: Some(asked), since_my_turn: false };
        let refused = world.look(&on_turn, log).await.unwrap_err();
        assert!(matches!(refused, Refused::NoSuchEntry { asked: of, newest: 1.. } if of == asked), "{refused:?}");
    }
    assert!(matches!(world.refused(&on_turn, place(&own)).await, Refused::NotUnderstood { .. }));
    assert!(matches!(world.refused(&on_turn, place("Atlantis 3")).await, Refused::UnknownName { .. }));
    assert!(matches!(world.refused(&on_turn, place("north 3")).await, Refused::AmbiguousName { .. }));
    let refusal = world.refused(&on_turn, Intent::MoveIn { troops: "all".to_owned(), ships: None }).await;
    assert!(matches!(rules(&refusal), Refusal::WrongStep { .. } | Refusal::PlaceFirst { .. }));
    let refused = world.refused(&on_turn, Intent::MoveIn { troops: "lots".to_owned(), ships: None }).await;
    assert_eq!(refused, Refused::NotUnderstood { asked: "lots".to_owned(), what: Expected::Troops });
    let refused = world.refused(&on_turn, Intent::Trade { cards: Vec::new() }).await;
    assert_eq!(*rules(&refused), Refusal::TooFewCards { have: 0 });
    let two = Intent::Trade { cards: vec!["Peru".to_owned(), "Brazil".to_owned()] };
    assert!(matches!(world.refused(&on_turn, two).await, Refused::NotUnderstood { what: Expected::Cards, .. }));
}

#[tokio::test]
async fn attacks_with_impossible_numbers() {
    let people = [ana(), ben(), cem()];
    let world = World::placed(&people).await;
    let (person, seat) = world.next(&people).await.unwrap();
    world.step(&person).await;
    let view = world.view(Some(&person)).await;
    let attacks = view.offers(seat).into_iter().filter_map(|offer| match offer {
        Offer::Attack { from, to, troops, .. } => Some((troops, from, to)),
        _ => None,
    });
    let (troops, from, to) = attacks.max().unwrap();
    let (from, to) = (space_name(from, Lang::En), space_name(to, Lang::En));
    let attack = |dice: Option<i64>, keep: Option<i64>, until: Option<&str>| Intent::Attack {
        from: from.clone(),
        to: to.clone(),
        dice,
        until: until.map(str::to_owned),
        keep,
        move_in: None,
        ships: None,
    };
    for dice in [0, 99, 255, -1, 256, i64::MIN, i64::MAX] {
        let refused = world.refused(&person, attack(Some(dice), None, None)).await;
        assert!(matches!(rules(&refused), Refusal::Dice { .. }), "{dice}");
    }
    for keep in [0, -1, i64::from(troops), 9_999] {
        let refused = world.refused(&person, attack(None, Some(keep), None)).await;
        assert!(matches!(rules(&refused), Refusal::Keep { .. }), "{keep}");
    }
    let beyond = world.refused(&person, attack(None, Some(i64::MAX), None)).await;
    assert!(matches!(beyond, Refused::OutOfRange { .. }));
    let refused = world.refused(&person, attack(None, None, Some("tomorrow"))).await;
    assert!(matches!(refused, Refused::NotUnderstood { what: Expected::Until, .. }));
    let back = Intent::Attack {
        from: to.clone(),
        to: from.clone(),
        dice: None,
        until: None,
        keep: None,
        move_in: None,
        ships: None,
    };
    assert!(matches!(rules(&world.refused(&person, back).await), Refusal::NotYourSpace { .. }));
    let fortify = Intent::Fortify { from: from.clone(), to: from.clone(), troops: None, ships: None };
    assert!(matches!(rules(&world.refused(&person, fortify).await), Refusal::SameSpace { .. }));
    let edited = Intent::Attack {
        from: "choose from first".to_owned(),
        to,
        dice: None,
        until: None,
        keep: None,
        move_in: None,
        ships: None,
    };
    assert!(matches!(world.refused(&person, edited).await, Refused::UnknownName { .. }));
}

#[tokio::test]
async fn buttons_of_other_matches_and_channels() {
    let world = World::placed(&[ana(), ben()]).await;
    let sight = world.sight(None).await;
    let verb = Verb::EndTurn { moves: sight.moves };
    let nowhere = Press { of: MatchId(999), verb };
    assert_eq!(world.refused(&ana(), Intent::Press(nowhere)).await, Refused::OldButton);
    let mut request = world.request(&ana(), Intent::Press(Press { of: sight.id, verb }));
    request.place = Place { channel: 77, ..HERE };
    assert_eq!(world.table.act(request).await.unwrap_err(), Refused::OldButton);
    let off_the_board = Verb::AttackAgain { moves: sight.moves, from: 200, to: 201 };
    let (next, _) = world.next(&[ana(), ben()]).await.unwrap();
    assert_eq!(world.press(&next, off_the_board).await.unwrap_err(), Refused::OldButton);
    assert_eq!(world.press(&ana(), Verb::Join).await.unwrap_err(), Refused::AlreadyStarted);
}

#[tokio::test]
async fn a_full_disk_and_a_closed_store() {
    use adjutant::clock::Clock;
    use adjutant::store::Store;
    use adjutant::table::{Limits, Table};
    let dir = tempfile::tempdir().unwrap();
    let store = Store::open_within(&dir.path().join("small.db"), std::num::NonZeroU32::new(60).unwrap()).unwrap();
    let table = Table::with_limits(store, Clock::movable(0), Limits::NONE);
    let mut full = None;
    for channel in 0..500 {
        let request = adjutant::table::intent::Request {
            receipt: channel,
            person: person(1, "Ana", Lang::En),
            place: Place { guild: 1_000 + channel, channel: 1_000 + channel },
            parent: None,
            intent: new(),
        };
        if let Err(refused) = table.act(request).await {
            full = Some(refused);
            break;
        }
    }
    assert_eq!(full, Some(Refused::StoreFull));
    table.close();
    let request = adjutant::table::intent::Request {
        receipt: 9_999,
        person: person(1, "Ana", Lang::En),
        place: HERE,
        parent: None,
        intent: new(),
    };
    assert_eq!(table.act(request).await.unwrap_err(), Refused::ShuttingDown);
}
