//! The bot is taken out of a server and added again.

use std::time::Duration;

use adjutant::table::answer::Refused;
use adjutant::table::intent::{Intent, Request};
use adjutant::table::outbox::{Due, Target};
use adjutant::table::post::{Notice, Post};
use adjutant::table::sight::{MatchState, Place};
use adjutant::table::stopped::Stopped;

use super::world::{HERE, World, ana, ben, cem, mia, new};

const DAYS: Duration = Duration::from_hours(10 * 24);

async fn stands(world: &World) -> (MatchState, Option<Stopped>) {
    let sight = world.sight(None).await;
    (sight.state, sight.stopped)
}

/// What is due in the channel of the match.
async fn due_here(world: &World) -> Vec<Due> {
    let due = world.table.outbox_next().await;
    due.into_iter().filter(|due| due.target == Target::Channel(HERE.channel)).collect()
}

fn calls(due: &[Due]) -> usize {
    due.iter().filter(|due| matches!(due.rendered.post, Post::Turn { .. }) && due.rendered.ping).count()
}

fn says_back(due: &Due) -> bool {
    matches!(due.rendered.post, Post::Notice { notice: Notice::IsBack, .. })
}

#[tokio::test]
async fn a_match_waits_while_the_bot_is_not_in_its_server_and_who_plays_is_told_once() {
    let world = World::placed(&[ana(), ben(), cem()]).await;
    // Another match there, of one of them.
    for intent in [new(), Intent::AddAi { count: 1 }, Intent::Start] {
        let place = Place { channel: 20, ..HERE };
        world.table.act(Request { place, ..world.request(&cem(), intent) }).await.unwrap();
        world.send_lobbies().await;
    }
    world.deliver().await;
    let turn = world.view(None).await;
    for _ in 0..2 {
        world.table.server_left(HERE.guild).await;
    }
    assert_eq!(stands(&world).await, (MatchState::SetAside, Some(Stopped::Removed)));
    let refused = world.try_act(&ana(), Intent::EndTurn).await.unwrap_err();
    assert_eq!(refused, Refused::SetAside(Stopped::Removed));
    let due = world.deliver().await;
    let mut told: Vec<Target> = due.iter().map(|due| due.target).collect();
    told.sort();
    assert_eq!(told, [ana(), ben(), cem()].map(|person| Target::Person(person.account)));
    assert!(due.iter().all(|due| matches!(due.rendered.post, Post::TakenOut { .. })), "{due:?}");
    // Neither another server nor a look at the matches changes anything.
    world.table.server_left(77).await;
    assert_eq!(world.table.channels_silenced(HERE.guild).await, [HERE.channel, 20]);
    world.table.channel_mended(HERE.channel).await;
    assert_eq!(stands(&world).await, (MatchState::Running, None));
    assert_eq!(world.view(None).await.spaces, turn.spaces);
    let due = world.deliver().await;
    assert_eq!((calls(&due), due.iter().filter(|due| says_back(due)).count()), (1, 1), "{due:?}");
    assert_eq!(world.table.channels_silenced(HERE.guild).await, [20]);
}

#[tokio::test]
async fn what_was_to_be_said_waits_and_is_said_once() {
    let people = [ana(), ben()];
    let world = World::placed(&people).await;
    world.deliver().await;
    let (called, _) = world.next(&people).await.unwrap();
    world.step(&called).await;
    let due = due_here(&world).await;
    world.table.hold(&due[0], true).await;
    assert!(due_here(&world).await.is_empty());
    world.clock.advance(DAYS);
    assert!(due_here(&world).await.is_empty(), "no time makes it due");
    assert_eq!(world.table.servers_held().await, [HERE.guild]);
    world.table.server_left(HERE.guild).await;
    // The server is there again before the channel is known to be.
    world.table.server_reached(HERE.guild).await;
    let due = due_here(&world).await;
    assert!(due[0].waits_for_server());
    world.table.hold(&due[0], false).await;
    assert!(due_here(&world).await.is_empty());
    world.table.channel_mended(HERE.channel).await;
    // What was taken out before that does not wait any more.
    world.table.hold(&due[0], false).await;
    assert!(world.table.servers_held().await.is_empty());
    let due = world.deliver().await;
    let turns = due.iter().filter(|due| matches!(due.rendered.post, Post::Turn { .. })).count();
    assert_eq!((turns, calls(&due)), (1, 1), "{due:?}");
    // They were away too shortly to be told.
    assert!(!due.iter().any(|due| matches!(due.rendered.post, Post::TakenOut { .. })));
}

#[tokio::test]
async fn the_clock_of_a_lobby_stands_and_a_pause_lasts() {
    let world = World::begin();
    world.lobby(&[ana(), ben()]).await;
    world.deliver().await;
    world.table.server_left(HERE.guild).await;
    world.clock.advance(DAYS);
    world.table.wake().await.unwrap();
    assert_eq!(stands(&world).await, (MatchState::SetAside, Some(Stopped::Removed)));
    world.table.channel_mended(HERE.channel).await;
    world.table.wake().await.unwrap();
    assert_eq!(stands(&world).await, (MatchState::Lobby, None));
    world.act(&ana(), Intent::Start).await;
    world.act(&mia(), Intent::Pause).await;
    world.table.server_left(HERE.guild).await;
    world.table.channel_mended(HERE.channel).await;
    assert_eq!(stands(&world).await, (MatchState::Paused, None), "only a moderator ends a pause");
}

#[tokio::test]
async fn what_else_is_wrong_is_what_the_match_waits_for_then() {
    let world = World::placed(&[ana(), ben()]).await;
    world.deliver().await;
    world.act(&mia(), Intent::Pause).await;
    let aside = |why| (MatchState::SetAside, Some(why));
    // The lost right was found out before.
    let due = due_here(&world).await;
    assert!(world.table.sending(&due[0]).await);
    world.table.unreachable(&due[0], "50001").await;
    assert_eq!(stands(&world).await, aside(Stopped::Channel));
    world.table.server_left(HERE.guild).await;
    assert_eq!(stands(&world).await, aside(Stopped::Removed));
    world.table.channel_unmended(HERE.channel).await;
    assert_eq!(stands(&world).await, aside(Stopped::Channel));
    world.table.channel_mended(HERE.channel).await;
    assert_eq!(stands(&world).await, (MatchState::Paused, None));
    world.table.server_left(HERE.guild).await;
    world.table.channel_gone(HERE.channel).await;
    for _ in 0..2 {
        assert_eq!(stands(&world).await, aside(Stopped::Gone));
        world.table.channel_unmended(HERE.channel).await;
        world.table.server_left(HERE.guild).await;
    }
}
