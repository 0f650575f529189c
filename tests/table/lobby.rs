//! Before the first move.

use std::time::Duration;

use adjutant::table::answer::{Answer, Refused};
use adjutant::table::intent::Intent;
use adjutant::table::outbox::Target;
use adjutant::table::post::{Notice, Post};
use adjutant::table::press::Verb;
use adjutant::table::sight::MatchState;
use adjutant::text::lang::Lang;

use super::world::{HERE, World, ana, ben, cem, mia, new, person};

#[tokio::test]
async fn names_are_taken_over_at_the_join_distinct_and_harmless() {
    let world = World::begin();
    let twin = person(110, "ana", Lang::En);
    let hostile = person(111, "@everyone **\u{202e}<@101>\u{200b}", Lang::En);
    world.lobby(&[ana(), twin, hostile]).await;
    let seats = world.sight(None).await.seats;
    let names: Vec<String> = seats.iter().map(|(_, seated)| seated.name.clone()).collect();
    assert_eq!(names[..2], ["Ana".to_owned(), "ana 2".to_owned()]);
    assert!(!names[2].contains(['@', '*', '<', '\u{202e}', '\u{200b}']), "{names:?}");
    let slots: Vec<u8> = seats.iter().map(|(_, seated)| seated.slot).collect();
    assert_eq!(slots, [0, 1, 2]);
}

#[tokio::test]
async fn the_earliest_joiner_inherits_and_the_last_one_closes_the_lobby() {
    let world = World::begin();
    world.lobby(&[ana(), ben(), cem()]).await;
    world.act(&ana(), Intent::AddAi { count: 1 }).await;
    assert_eq!(world.refused(&ben(), Intent::Start).await, Refused::OnlyHost);
    world.act(&ana(), Intent::Leave).await;
    assert_eq!(world.sight(None).await.host, ben().account);
    // Ana's colour is free again, and everybody moved up.
    world.act(&ana(), Intent::Join).await;
    let sight = world.sight(Some(&ana())).await;
    assert_eq!(sight.seats_of(ana().account), [adjutant::game::ids::SeatId(3)]);
    assert_eq!(sight.seats[adjutant::game::ids::SeatId(3)].slot, 0);
    for leaving in [ben(), cem(), ana()] {
        world.act(&leaving, Intent::Leave).await;
    }
    assert_eq!(world.sight(None).await.state, MatchState::Ended);
    world.act(&cem(), new()).await;
    assert_eq!(world.sight(None).await.host, cem().account);
}

#[tokio::test]
async fn two_people_join_from_the_same_unrefreshed_post() {
    let world = World::begin();
    world.lobby(&[ana()]).await;
    let (one, two) = (ben(), cem());
    let (one, two) = tokio::join!(world.press(&one, Verb::Join), world.press(&two, Verb::Join));
    assert!(one.is_ok() && two.is_ok());
    assert_eq!(world.sight(None).await.seats.len(), 3);
}

#[tokio::test]
async fn only_host_and_moderators_set_up_and_start() {
    let world = World::begin();
    world.lobby(&[ana(), ben()]).await;
    let set = |option: &str, value: &str| Intent::Settings {
        preset: None,
        option: Some(option.to_owned()),
        value: Some(value.to_owned()),
    };
    assert_eq!(world.refused(&ben(), set("defence-dice", "2")).await, Refused::OnlyHost);
    assert_eq!(world.refused(&ben(), Intent::AddAi { count: 1 }).await, Refused::OnlyHost);
    world.act(&mia(), set("defence", "2")).await;
    let card = world.sight(None).await.options.card(2).conquest().unwrap();
    assert_eq!(card.defence_dice, 2);
    for (option, value) in [("dragons", "2"), ("defence-dice", "9"), ("draw-after", "-1")] {
        assert!(matches!(world.refused(&ana(), set(option, value)).await, Refused::Option(_)), "{option} {value}");
    }
    let preset = |preset: &str| Intent::Settings { preset: Some(preset.to_owned()), option: None, value: None };
    assert!(matches!(world.refused(&ana(), preset("moon")).await, Refused::Option(_)));
    world.act(&ana(), preset("inter")).await;
    assert_eq!(world.sight(None).await.options.preset, "international");
    // Everybody may look.
    let look = Intent::Settings { preset: None, option: None, value: None };
    assert!(matches!(world.act(&cem(), look).await, Answer::Settings { .. }));
    world.act(&mia(), Intent::Start).await;
    assert_eq!(world.refused(&ana(), set("defence-dice", "3")).await, Refused::AlreadyStarted);
}

#[tokio::test]
async fn the_seed_is_promised_in_the_lobby_and_kept_secret() {
    let world = World::begin();
    world.lobby(&[ana(), ben()]).await;
    let promised = world.sight(None).await.commitment;
    assert_eq!(promised.len(), 64);
    world.act(&ana(), Intent::Start).await;
    assert_eq!(world.sight(None).await.commitment, promised);
    let due = world.deliver().await;
    assert!(due.iter().all(|due| due.rendered.seal.is_none()));
}

#[tokio::test]
async fn the_host_removes_somebody_who_cannot_rejoin_this_lobby() {
    let world = World::begin();
    world.lobby(&[ana(), ben(), cem()]).await;
    let remove = |seat: &str| Intent::Remove { seat: seat.to_owned() };
    assert_eq!(world.refused(&ben(), remove("Cem")).await, Refused::OnlyHost);
    assert!(matches!(world.refused(&ana(), remove("Zoe")).await, Refused::UnknownName { .. }));
    assert!(matches!(world.act(&ana(), remove("Ben")).await, Answer::Removed { name } if name == "Ben"));
    assert_eq!(world.refused(&ben(), Intent::Join).await, Refused::Removed);
    assert_eq!(world.press(&ben(), Verb::Join).await.unwrap_err(), Refused::Removed);
    // An AI has to go without being barred, and who removes themselves just leaves.
    world.act(&ana(), Intent::AddAi { count: 1 }).await;
    world.act(&mia(), remove("Bot Ada")).await;
    assert_eq!(world.sight(None).await.seats.len(), 2);
    world.act(&ana(), remove("Ana")).await;
    assert_eq!(world.sight(None).await.host, cem().account);
    world.act(&ana(), Intent::Join).await;
    world.act(&cem(), Intent::Start).await;
    assert_eq!(world.refused(&cem(), remove("Ana")).await, Refused::AlreadyStarted);
    // The next lobby is another one.
    world.act(&mia(), Intent::End).await;
    world.act(&ana(), new()).await;
    world.act(&ben(), Intent::Join).await;
}

#[tokio::test]
async fn whom_a_moderator_removes_from_the_lobby_stays_away_also_after_a_restart() {
    let world = World::begin();
    world.lobby(&[ana(), ben()]).await;
    world.act(&mia(), Intent::Kick { seat: "Ben".to_owned() }).await;
    let world = world.restart();
    assert_eq!(world.refused(&ben(), Intent::Join).await, Refused::Removed);
}

#[tokio::test]
async fn a_locked_lobby_takes_nobody_but_ais() {
    let world = World::begin();
    world.lobby(&[ana(), ben()]).await;
    assert_eq!(world.press(&ben(), Verb::Lock).await.unwrap_err(), Refused::OnlyHost);
    world.press(&ana(), Verb::Lock).await.unwrap();
    assert!(world.sight(None).await.house.locked);
    assert_eq!(world.refused(&cem(), Intent::Join).await, Refused::Locked);
    world.act(&ana(), Intent::AddAi { count: 1 }).await;
    // Who has a seat may go, and does not come back while it is locked.
    world.act(&ben(), Intent::Leave).await;
    assert_eq!(world.refused(&ben(), Intent::Join).await, Refused::Locked);
    world.press(&mia(), Verb::Unlock).await.unwrap();
    world.act(&ben(), Intent::Join).await;
    world.act(&ana(), Intent::Start).await;
    assert_eq!(world.press(&ana(), Verb::Lock).await.unwrap_err(), Refused::AlreadyStarted);
}

#[tokio::test]
async fn colour_and_shape_are_chosen_first_come_first_served() {
    let world = World::begin();
    world.lobby(&[ana(), ben()]).await;
    world.act(&ana(), Intent::AddAi { count: 1 }).await;
    let of = world.sight(None).await.id;
    let open = async |person| world.table.wardrobe(&person, HERE, of).await;
    assert_eq!(open(ana()).await.unwrap().free(), [0, 2, 3, 4, 5], "all but Ben's, the AI's too");
    assert_eq!(open(cem()).await.unwrap_err(), Refused::JoinFirst);
    let slots = async || world.sight(None).await.seats.iter().map(|(_, seated)| seated.slot).collect::<Vec<_>>();
    let one = world.press(&ana(), Verb::Wear { slot: 5 }).await.unwrap();
    assert!(matches!(one, Answer::Wears(of) if of.sight.seats[of.seat].slot == 5));
    assert_eq!(slots().await, [5, 1, 2]);
    assert_eq!(world.press(&ben(), Verb::Wear { slot: 5 }).await.unwrap_err(), Refused::LookTaken);
    assert_eq!(world.press(&ben(), Verb::Wear { slot: 6 }).await.unwrap_err(), Refused::OldButton);
    assert_eq!(world.press(&cem(), Verb::Wear { slot: 3 }).await.unwrap_err(), Refused::JoinFirst);
    // An AI swaps.
    world.press(&ben(), Verb::Wear { slot: 2 }).await.unwrap();
    assert_eq!(slots().await, [5, 2, 1]);
    // Whoever comes next gets a free one, and it is played with what was chosen.
    world.act(&cem(), Intent::Join).await;
    assert_eq!(slots().await, [5, 2, 1, 0]);
    world.act(&ana(), Intent::Start).await;
    assert_eq!(slots().await, [5, 2, 1, 0]);
    assert_eq!(world.press(&ana(), Verb::Wear { slot: 3 }).await.unwrap_err(), Refused::AlreadyStarted);
    assert_eq!(open(ana()).await.unwrap_err(), Refused::AlreadyStarted);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn of_two_who_want_the_same_look_at_once_one_gets_it() {
    let world = World::begin();
    world.lobby(&[ana(), ben()]).await;
    let (one, two) = (ana(), ben());
    let slot = Verb::Wear { slot: 4 };
    let (one, two) = tokio::join!(world.press(&one, slot), world.press(&two, slot));
    assert!(one.is_ok() != two.is_ok(), "{one:?} {two:?}");
    let seats = world.sight(None).await.seats;
    assert_eq!(seats.iter().filter(|(_, seated)| seated.slot == 4).count(), 1);
}

#[tokio::test]
async fn a_lobby_that_nobody_touches_for_three_days_closes_quietly() {
    let world = World::begin();
    world.lobby(&[ana(), ben()]).await;
    let hours = |hours: u64| world.clock.advance(Duration::from_hours(hours));
    hours(71);
    assert_eq!(world.table.wake().await.unwrap(), 0);
    world.press(&ana(), Verb::Lock).await.unwrap();
    hours(71);
    assert_eq!(world.table.wake().await.unwrap(), 0, "every change begins it anew");
    let replace =
        Intent::Replace { seat: "Ben".to_owned(), with: cem().account, with_name: "Cem".to_owned(), with_bot: false };
    world.act(&mia(), replace).await;
    hours(71);
    assert_eq!(world.table.wake().await.unwrap(), 0, "also one of a moderator");
    let world = world.restart();
    world.deliver().await;
    world.clock.advance(Duration::from_hours(1));
    assert_eq!(world.table.wake().await.unwrap(), 1);
    assert_eq!(world.sight(None).await.state, MatchState::Ended);
    let due = world.deliver().await;
    let posts: Vec<&Post> = due.iter().map(|due| &due.rendered.post).collect();
    let of = world.sight(None).await.id;
    assert_eq!(posts, [&Post::Lobby { of }, &Post::Notice { of, notice: Notice::LobbyClosed }]);
    assert_eq!(world.press(&cem(), Verb::Join).await.unwrap_err(), Refused::MatchOver);
    // The channel is free, and a match that has begun is no lobby.
    world.lobby(&[cem(), ana()]).await;
    world.act(&cem(), Intent::Start).await;
    world.clock.advance(Duration::from_hours(100));
    assert_eq!(world.table.wake().await.unwrap(), 0);
    assert_eq!(world.sight(None).await.state, MatchState::Running);
}

#[tokio::test]
async fn who_joins_is_greeted_once_by_direct_message() {
    let world = World::begin();
    world.lobby(&[ana(), ben()]).await;
    let greeted = async || {
        let due = world.deliver().await;
        let people = due.iter().filter(|due| matches!(due.rendered.post, Post::Welcome { .. }));
        people.map(|due| (due.target, due.rendered.lang)).collect::<Vec<_>>()
    };
    let person = |person: &adjutant::table::intent::Person| (Target::Person(person.account), person.lang);
    assert_eq!(greeted().await, [person(&ana()), person(&ben())]);
    world.act(&ben(), Intent::Leave).await;
    world.act(&ben(), Intent::Join).await;
    assert_eq!(greeted().await, [], "once however often they come");
    // Who is gone before the message can be sent needs none.
    world.act(&cem(), Intent::Join).await;
    world.act(&cem(), Intent::Leave).await;
    assert_eq!(greeted().await, []);
}
