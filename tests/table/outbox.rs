//! What is said, to whom, and how often.

use adjutant::game::event::EventKind;
use adjutant::table::intent::{Intent, PostEvery};
use adjutant::table::opening::OpeningWish;
use adjutant::table::outbox::{Due, Target};
use adjutant::table::post::Post;

use super::world::{HERE, World, ana, ben, cem, mia};

fn is_hand(due: &Due) -> bool {
    matches!(due.rendered.post, Post::Hand { .. })
}

#[tokio::test]
async fn what_is_shown_is_coalesced_and_in_order() {
    let people = [ana(), ben(), cem()];
    let world = World::placed(&people).await;
    let mut posts = Vec::new();
    for due in world.deliver().await {
        assert_eq!(due.target, Target::Channel(HERE.channel));
        posts.push(due.rendered.post.clone());
    }
    let of = world.sight(None).await.id;
    assert_eq!(posts, [Post::Lobby { of }, Post::SetUp { of }, Post::Turn { of, turn: 1 }]);
    let (person, _) = world.next(&people).await.unwrap();
    world.step(&person).await;
    let due = world.deliver().await;
    assert_eq!(due.len(), 1);
    assert!(due[0].shown.is_some() && !due[0].rendered.ping, "an edit pings nobody");
}

#[tokio::test]
async fn placements_stay_secret_until_all_are_in() {
    let people = [ana(), ben()];
    let world = World::begin();
    world.lobby(&people).await;
    world.act(&ana(), Intent::Start).await;
    world.deliver().await;
    world.step(&ana()).await;
    let due = world.deliver().await;
    let secret = |kind: &EventKind| matches!(kind, EventKind::DeployedThere { .. } | EventKind::Revealed { .. });
    let told = due.iter().flat_map(|due| &due.rendered.turn).flat_map(|entry| &entry.events);
    assert!(!told.clone().any(|event| secret(&event.kind)));
    assert!(told.clone().count() > 0);
    world.step(&ben()).await;
    let due = world.deliver().await;
    let revealed = due.iter().flat_map(|due| &due.rendered.turn).flat_map(|entry| &entry.events);
    assert!(revealed.clone().any(|event| matches!(event.kind, EventKind::Revealed { .. })));
}

#[tokio::test]
async fn new_cards_are_told_to_their_owner_alone_until_messages_are_closed() {
    let people = [ana(), ben(), cem()];
    let world = World::placed(&people).await;
    let mut told = 0;
    let mut closed = Vec::new();
    for _ in 0..400 {
        let Some((person, _)) = world.next(&people).await else { break };
        world.step(&person).await;
        let mut due = world.table.outbox_next().await;
        due.retain(is_hand);
        for due in due {
            let Target::Person(account) = due.target else { panic!("a hand in the channel") };
            assert!(!closed.contains(&account), "closed messages are tried once");
            let news = match &due.rendered.post {
                Post::Hand { news, seat, .. } => {
                    assert!(due.rendered.sight.as_ref().unwrap().seats_of(account).contains(seat));
                    news.clone()
                }
                other => panic!("{other:?}"),
            };
            assert!(news.iter().all(|kind| matches!(kind, EventKind::DrewCard { .. } | EventKind::TookCards { .. })));
            told += 1;
            world.table.sending(&due).await;
            world.table.dm_closed(&due, account).await;
            closed.push(account);
        }
        world.deliver().await;
    }
    assert!(told > 0);
    let said = world.sent.lock().unwrap().iter().filter(|(_, post)| matches!(post, Post::DmClosed { .. })).count();
    assert_eq!(said, told);
}

#[tokio::test]
async fn a_broken_channel_holds_up_no_person_and_no_other_channel() {
    let people = [ana(), ben(), cem()];
    let world = World::placed(&people).await;
    let due = world.table.outbox_next().await;
    world.table.sending(&due[0]).await;
    world.table.unreachable(&due[0], "50001").await;
    assert!(world.table.outbox_next().await.is_empty());
    let elsewhere = adjutant::table::sight::Place { guild: 1, channel: 30 };
    let request = adjutant::table::intent::Request { place: elsewhere, ..world.request(&ana(), super::world::new()) };
    world.table.act(request).await.unwrap();
    let due = world.table.outbox_next().await;
    let welcome = Target::Person(ana().account);
    assert_eq!(due.iter().map(|due| due.target).collect::<Vec<_>>(), [welcome, Target::Channel(30)]);
}

#[tokio::test]
async fn a_server_may_have_a_post_for_every_move() {
    let people = [ana(), ben(), cem()];
    let world = World::placed(&people).await;
    world
        .act(
            &mia(),
            Intent::SetUp {
                moderator_role: None,
                language: None,
                posts: Some(PostEvery::Move),
                opening: OpeningWish::default(),
            },
        )
        .await;
    world.deliver().await;
    let (person, _) = world.next(&people).await.unwrap();
    world.step(&person).await;
    let due = world.deliver().await;
    assert_eq!(due[0].shown.map(|shown| shown.at), Some(0), "the old post is not edited any more");
}

#[tokio::test]
async fn the_story_since_ones_last_turn_is_told() {
    let people = [ana(), ben(), cem()];
    let world = World::placed(&people).await;
    while world.view(None).await.turn < 4 {
        let (person, _) = world.next(&people).await.unwrap();
        world.step(&person).await;
    }
    let due = world.deliver().await;
    let turn = due.iter().find(|due| matches!(due.rendered.post, Post::Turn { turn: 4, .. })).unwrap();
    let turns: Vec<u32> = turn.rendered.since.iter().map(|entry| entry.turn).collect();
    assert!(turns.contains(&2) && turns.contains(&3) && turns.iter().all(|turn| [2, 3].contains(turn)), "{turns:?}");
}
