//! Whoever is on turn has left the server.

use adjutant::game::ids::SeatId;
use adjutant::table::absent::Called;
use adjutant::table::intent::{Intent, LogWish};
use adjutant::table::opening::OpeningWish;
use adjutant::table::outbox::{Due, Target};
use adjutant::table::post::{Notice, Post};
use adjutant::text;
use adjutant::text::lang::Lang;

use super::two_armies;
use super::world::{HERE, World, ana, ben, mia, new};

const LOG: u64 = 99;

/// The lines that tell of it, in the channel and in the log.
fn lines(due: &[Due]) -> (usize, usize) {
    let there = |channel: u64| {
        let told = |due: &&Due| match &due.rendered.post {
            Post::Notice { notice: Notice::Absent { .. }, .. } | Post::Logged { notice: Notice::Absent { .. }, .. } => {
                due.target == Target::Channel(channel)
            }
            _ => false,
        };
        due.iter().filter(told).count()
    };
    (there(HERE.channel), there(LOG))
}

fn calls(due: &[Due]) -> Vec<Called> {
    due.iter().filter_map(Due::calls).collect()
}

/// A match with a log, whose turn post has just called somebody.
async fn called() -> (World, Called) {
    let world = World::placed(&[ana(), ben()]).await;
    let (opening, log) = (OpeningWish::default(), LogWish::To(LOG));
    let set = Intent::SetUp { moderator_role: None, clear_role: false, language: None, posts: None, opening, log };
    world.act(&mia(), set).await;
    let mut calls = calls(&world.deliver().await);
    let called = calls.pop().expect("a call");
    (world, called)
}

#[tokio::test]
async fn who_can_help_hears_of_it_once_and_nothing_else_changes() {
    let (world, called) = called().await;
    let (person, seat) = world.next(&[ana(), ben()]).await.unwrap();
    assert_eq!((called.turn, &called.seats), (1, &vec![(vec![seat], vec![person.account])]));
    let before = world.sight(None).await;
    world.table.people_left(&called, &[person.account]).await;
    let due = world.deliver().await;
    assert_eq!((lines(&due), due.len()), ((1, 1), 2), "{due:?}");
    assert!(calls(&due).is_empty());
    let after = world.sight(None).await;
    assert_eq!((after.state, after.version, after.view), (before.state, before.version, before.view));
    // They come back and play; the post of their turn is edited and calls nobody.
    let again = world.step(&person).await;
    let due = world.deliver().await;
    assert_eq!(lines(&due), (0, 0), "{again:?}");
    assert!(calls(&due).iter().all(|other| other.turn != called.turn));
}

#[tokio::test]
async fn what_has_been_overtaken_is_not_told() {
    let people = [ana(), ben()];
    for act in ["replaced", "skipped", "paused", "told late"] {
        let (world, called) = called().await;
        let (person, _) = world.next(&people).await.unwrap();
        if act == "told late" {
            world.table.people_left(&called, &[person.account]).await;
        }
        match act {
            "replaced" => {
                let seat = person.name.clone();
                let (with, with_name) = (mia().account, "Mia".to_owned());
                world.act(&mia(), Intent::Replace { seat, with, with_name, with_bot: false }).await;
            }
            "paused" => drop(world.act(&mia(), Intent::Pause).await),
            _ => drop(world.act(&mia(), Intent::Skip).await),
        }
        if act != "told late" {
            world.table.people_left(&called, &[person.account]).await;
        }
        let (channel, _) = lines(&world.deliver().await);
        assert_eq!(channel, 0, "{act}");
    }
}

#[tokio::test]
async fn nobody_is_asked_for_where_no_person_is_called() {
    let world = World::begin();
    for intent in [new(), Intent::AddAi { count: 2 }, Intent::Start] {
        world.act(&ana(), intent).await;
    }
    // The set-up calls the one person.
    let first = calls(&world.deliver().await);
    let people: Vec<_> = first.iter().flat_map(|called| &called.seats).flat_map(|(_, people)| people).collect();
    assert_eq!(people, [&ana().account]);
    world.act(&mia(), Intent::Pause).await;
    assert!(calls(&world.deliver().await).is_empty());
    world.act(&mia(), Intent::Resume).await;
    world.step(&ana()).await;
    // Turns of AIs call nobody, that of the person does.
    let mut called = Vec::new();
    for _ in 0..60 {
        world.table.wake().await.unwrap();
        world.clock.advance(std::time::Duration::from_secs(2));
        called.extend(calls(&world.deliver().await));
        if world.next(&[ana()]).await.is_some() {
            break;
        }
    }
    let of_ana = |called: &Called| called.seats.iter().all(|(_, people)| people == &[ana().account]);
    assert!(called.iter().all(of_ana), "{called:?}");
}

#[tokio::test]
async fn whoever_is_awaited_with_two_armies_is_told_of_once_with_both() {
    let world = two_armies::begun(&[ana(), ben()]).await;
    // The set-up waits for all four.
    let called = calls(&world.deliver().await).pop().expect("a call");
    let of = |seats: [u8; 2], account| (seats.map(SeatId).to_vec(), vec![account]);
    assert_eq!(called.seats, [of([0, 2], ana().account), of([1, 3], ben().account)]);
    let told = async |world: &World| {
        world.table.people_left(&called, &[ana().account]).await;
        let due = world.deliver().await;
        let notices: Vec<String> = due
            .iter()
            .filter_map(|due| match &due.rendered.post {
                Post::Notice { notice: notice @ Notice::Absent { .. }, .. } => {
                    Some(text::notice(due.rendered.sight.as_ref().unwrap(), notice, Lang::En).content)
                }
                _ => None,
            })
            .collect();
        assert_eq!(notices.len(), 1, "{due:?}");
        notices[0].clone()
    };
    let both = told(&world).await;
    assert!(both.contains("Ana I,") && both.contains("Ana II"), "{both}");
    // One of them has done its part meanwhile: it is told of the other.
    let claim = Intent::Claim { spaces: "Naboo".to_owned() };
    world.act(&ana(), Intent::As { army: "Ana I".to_owned(), act: Box::new(claim) }).await;
    let one = told(&world).await;
    assert!(!one.contains("Ana I,") && one.contains("Ana II"), "{one}");
}
