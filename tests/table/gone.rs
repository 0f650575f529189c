//! A channel is deleted: what becomes of its match.

use adjutant::table::answer::{Refused, Seen};
use adjutant::table::intent::{Intent, LogWish, Look, Request};
use adjutant::table::opening::OpeningWish;
use adjutant::table::outbox::{Due, Target};
use adjutant::table::post::{Notice, Post};
use adjutant::table::sight::{MatchState, Place};
use adjutant::table::stopped::Stopped;

use super::world::{HERE, World, ana, ben, cem, mia, new};

const LOG: u64 = 99;

async fn listed(world: &World) -> usize {
    let Seen::List { matches } = world.look(&ana(), Look::List).await.unwrap() else { panic!("a list") };
    matches.len()
}

/// The head of what is due in the channel, as it is being sent.
async fn under_way(world: &World) -> Due {
    let due = world.table.outbox_next().await;
    let due = due.into_iter().find(|due| due.target == Target::Channel(HERE.channel)).expect("a post is due");
    assert!(world.table.sending(&due).await);
    due
}

async fn log_here(world: &World) {
    let opening = OpeningWish::default();
    let log = LogWish::To(LOG);
    let set = Intent::SetUp { moderator_role: None, clear_role: false, language: None, posts: None, opening, log };
    world.act(&mia(), set).await;
}

/// Delivers all; what the log of the server is told.
async fn logged(world: &World) -> Vec<Post> {
    let due = world.deliver().await.into_iter();
    due.filter(|due| due.target == Target::Channel(LOG)).map(|due| due.rendered.post).collect()
}

fn tells_gone(post: &Post) -> bool {
    matches!(post, Post::Logged { notice: Notice::SetAside { why: Stopped::Gone }, .. })
}

#[tokio::test]
async fn the_lobby_of_a_deleted_channel_is_closed_and_frees_its_host() {
    let world = World::begin();
    world.lobby(&[ana(), ben()]).await;
    let elsewhere = Request { place: Place { channel: 2, ..HERE }, ..world.request(&ana(), new()) };
    let refused = world.table.act(elsewhere.clone()).await.unwrap_err();
    assert_eq!(refused, Refused::TooManyLobbies { channels: vec![HERE.channel] });
    world.deliver().await;
    world.table.channel_gone(HERE.channel).await;
    assert_eq!(world.sight(None).await.state, MatchState::Ended);
    assert!(world.deliver().await.iter().all(|due| due.target != Target::Channel(HERE.channel)), "nobody reads it");
    assert_eq!(listed(&world).await, 0);
    world.table.act(elsewhere).await.unwrap();
    // Channels without a match, and twice the same one, change nothing.
    world.table.channel_gone(HERE.channel).await;
    world.table.channel_gone(12_345).await;
    assert_eq!(listed(&world).await, 1);
}

#[tokio::test]
async fn a_match_whose_channel_is_deleted_stands_aside_tells_the_log_and_counts_no_more() {
    let world = World::placed(&[ana(), ben(), cem()]).await;
    log_here(&world).await;
    world.deliver().await;
    assert_eq!((listed(&world).await, world.table.channels_played_in(HERE.guild).await.len()), (1, 1));
    // That it cannot be written may be found out before.
    world.act(&mia(), Intent::Pause).await;
    for due in world.table.outbox_next().await {
        if due.target == Target::Channel(HERE.channel) {
            assert!(world.table.sending(&due).await);
            world.table.unreachable(&due, "gone").await;
        }
    }
    assert_eq!(world.sight(None).await.stopped, Some(Stopped::Channel));
    world.deliver().await;
    for _ in 0..2 {
        world.table.channel_gone(HERE.channel).await;
    }
    let sight = world.sight(None).await;
    assert_eq!((sight.state, sight.stopped), (MatchState::SetAside, Some(Stopped::Gone)));
    let told = logged(&world).await;
    assert!(told.len() == 1 && tells_gone(&told[0]), "{told:?}");
    assert_eq!((listed(&world).await, world.table.channels_played_in(HERE.guild).await.len()), (0, 0));
    // Its secrets stay closed, and a moderator may end it from elsewhere.
    let end = Intent::Elsewhere { of: sight.id.0.to_string(), act: Box::new(Intent::End) };
    let request = Request { place: Place { channel: 2, ..HERE }, ..world.request(&mia(), end) };
    world.table.act(request).await.unwrap();
    assert_eq!(world.sight(None).await.state, MatchState::Ended);
}

/// What may be noticed of a channel while a post is on its way to it.
#[derive(Clone, Copy, Debug)]
enum Noticed {
    /// The platform tells that it was deleted.
    Deleted,
    /// The post is refused, because there is no such channel.
    Nowhere,
    /// The post is refused, because the bot may not write there.
    Shut,
    /// The bot was taken out of the server.
    Left,
}

impl Noticed {
    async fn happens(self, world: &World, due: &Due) {
        match self {
            Self::Deleted => world.table.channel_gone(HERE.channel).await,
            Self::Nowhere => world.table.nowhere(due, "10003").await,
            Self::Shut => world.table.unreachable(due, "50001").await,
            Self::Left => world.table.server_left(HERE.guild).await,
        }
    }
}

#[tokio::test]
async fn a_lobby_is_closed_by_whatever_tells_first_that_its_channel_is_no_more() {
    use Noticed::{Deleted, Left, Nowhere, Shut};
    let orders: [&[Noticed]; 8] = [
        &[Deleted, Nowhere],
        &[Deleted, Shut],
        &[Nowhere],
        &[Nowhere, Deleted],
        &[Shut, Deleted],
        &[Left, Deleted],
        &[Shut, Left, Deleted],
        &[Left, Nowhere],
    ];
    for order in orders {
        let world = World::begin();
        world.lobby(&[ana(), ben()]).await;
        let due = under_way(&world).await;
        world.act(&cem(), Intent::Join).await;
        for noticed in order {
            noticed.happens(&world, &due).await;
        }
        let sight = world.sight(None).await;
        assert_eq!((sight.state, sight.stopped), (MatchState::Ended, None), "{order:?}");
        let due = world.deliver().await;
        assert!(due.iter().all(|due| due.target != Target::Channel(HERE.channel)), "{order:?}: nobody reads it");
        assert_eq!(world.table.channels_silenced(HERE.guild).await, [0; 0], "{order:?}: it waits for nothing");
        let elsewhere = Request { place: Place { channel: 2, ..HERE }, ..world.request(&ana(), new()) };
        world.table.act(elsewhere).await.unwrap();
    }
}

#[tokio::test]
async fn what_was_taken_out_for_a_deleted_channel_is_not_sent() {
    let world = World::begin();
    world.lobby(&[ana()]).await;
    let due = world.table.outbox_next().await;
    let due = due.into_iter().find(|due| due.target == Target::Channel(HERE.channel)).unwrap();
    world.table.channel_gone(HERE.channel).await;
    assert!(!world.table.sending(&due).await);
}

#[tokio::test]
async fn a_match_stands_aside_by_whatever_tells_first_that_its_channel_is_no_more() {
    use Noticed::{Deleted, Nowhere, Shut};
    let orders: [&[Noticed]; 4] = [&[Nowhere], &[Nowhere, Deleted], &[Deleted, Nowhere], &[Deleted, Shut]];
    for order in orders {
        let world = World::placed(&[ana(), ben()]).await;
        log_here(&world).await;
        world.deliver().await;
        world.act(&mia(), Intent::Pause).await;
        let due = under_way(&world).await;
        logged(&world).await;
        for noticed in order {
            noticed.happens(&world, &due).await;
        }
        let sight = world.sight(None).await;
        assert_eq!((sight.state, sight.stopped), (MatchState::SetAside, Some(Stopped::Gone)), "{order:?}");
        let told = logged(&world).await;
        assert!(told.len() == 1 && tells_gone(&told[0]), "{order:?}: {told:?}");
        assert_eq!(world.table.channels_silenced(HERE.guild).await, [0; 0], "{order:?}: it does not go on by itself");
    }
}

#[tokio::test]
async fn matches_of_deleted_channels_do_not_count_for_their_host() {
    let world = World::begin();
    let there = |channel, intent| {
        let place = Place { channel, ..HERE };
        world.table.act(Request { place, ..world.request(&ana(), intent) })
    };
    for channel in 1..=5 {
        for intent in [new(), Intent::AddAi { count: 1 }, Intent::Start] {
            there(channel, intent).await.unwrap();
            world.send_lobbies().await;
        }
    }
    assert!(matches!(there(6, new()).await, Err(Refused::TooManyHosted { .. })));
    world.table.channel_gone(4).await;
    there(6, new()).await.unwrap();
}
