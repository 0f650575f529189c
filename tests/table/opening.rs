//! Who may open matches in a server, where, and how many.

use adjutant::table::answer::{Answer, Refused};
use adjutant::table::intent::{Intent, Person, Request};
use adjutant::table::opening::{Openers, Opening, OpeningWish};
use adjutant::table::sight::Place;

use super::world::{HERE, World, ana, ben, cem, mia, new};

/// A moderator changes the rules.
async fn set_up(world: &World, opening: OpeningWish) -> Result<Opening, Refused> {
    let intent = Intent::SetUp {
        moderator_role: None,
        clear_role: false,
        language: None,
        posts: None,
        opening,
        log: adjutant::table::intent::LogWish::Keep,
    };
    match world.try_act(&mia(), intent).await? {
        Answer::SetUp { opening, .. } => Ok(opening),
        other => panic!("{other:?}"),
    }
}

/// Somebody opens a match in this channel, a thread of `parent`.
async fn open(world: &World, person: &Person, channel: u64, parent: Option<u64>) -> Result<Answer, Refused> {
    let place = Place { channel, ..HERE };
    world.table.act(Request { place, parent, ..world.request(person, new()) }).await
}

#[tokio::test]
async fn a_role_or_moderators_alone_may_open_matches() {
    let world = World::begin();
    let who = |who| OpeningWish { who: Some(who), ..OpeningWish::default() };
    set_up(&world, who(Openers::Role(77))).await.unwrap();
    assert_eq!(open(&world, &ana(), 1, None).await.unwrap_err(), Refused::OnlyRole { role: 77 });
    let knight = Person { roles: vec![5, 77], ..ben() };
    open(&world, &knight, 1, None).await.unwrap();
    set_up(&world, who(Openers::Moderators)).await.unwrap();
    assert_eq!(
        open(&world, &Person { roles: vec![77], ..cem() }, 2, None).await.unwrap_err(),
        Refused::OnlyModeratorsOpen
    );
    open(&world, &mia(), 2, None).await.unwrap();
    set_up(&world, who(Openers::Everyone)).await.unwrap();
    open(&world, &ana(), 3, None).await.unwrap();
}

#[tokio::test]
async fn a_thread_is_made_only_for_who_may_open_a_match_in_it() {
    let world = World::begin();
    let may =
        async |who: &Person, channel, preset| world.table.may_open(who, Place { channel, ..HERE }, None, preset).await;
    let opening = OpeningWish { channel: Some(HERE.channel), ..OpeningWish::default() };
    set_up(&world, opening).await.unwrap();
    assert_eq!(may(&ana(), 3, None).await, Err(Refused::OtherChannel { channels: vec![HERE.channel] }));
    assert!(matches!(may(&ana(), HERE.channel, Some("nonsense")).await, Err(Refused::Option(_))));
    // A match that is live in the channel itself is in nobody's way.
    open(&world, &ben(), HERE.channel, None).await.unwrap();
    assert!(may(&ana(), HERE.channel, None).await.is_ok());
    open(&world, &ana(), 4, Some(HERE.channel)).await.unwrap();
    assert_eq!(may(&ana(), HERE.channel, None).await, Err(Refused::TooManyLobbies { channels: vec![4] }));
}

#[tokio::test]
async fn matches_are_opened_in_the_named_channels_and_their_threads() {
    let world = World::begin();
    let channel = |channel| OpeningWish { channel: Some(channel), ..OpeningWish::default() };
    set_up(&world, channel(1)).await.unwrap();
    assert_eq!(set_up(&world, channel(2)).await.unwrap().channels, [1, 2]);
    assert_eq!(open(&world, &ana(), 3, None).await.unwrap_err(), Refused::OtherChannel { channels: vec![1, 2] });
    assert_eq!(open(&world, &ana(), 3, Some(4)).await.unwrap_err(), Refused::OtherChannel { channels: vec![1, 2] });
    open(&world, &ana(), 3, Some(2)).await.unwrap();
    open(&world, &ben(), 1, None).await.unwrap();
    open(&world, &mia(), 4, None).await.unwrap();
    // Named once more it is taken off the list; an empty list means everywhere.
    set_up(&world, channel(1)).await.unwrap();
    assert!(set_up(&world, channel(2)).await.unwrap().channels.is_empty());
    open(&world, &cem(), 5, None).await.unwrap();
    for other in 100..125 {
        set_up(&world, channel(other)).await.unwrap();
    }
    assert_eq!(set_up(&world, channel(200)).await.unwrap_err(), Refused::TooManyChannels { most: 25 });
}

#[tokio::test]
async fn who_hosts_five_matches_that_go_on_opens_no_other_until_one_ends() {
    let world = World::begin();
    let there = |person: &Person, channel, intent| {
        let place = Place { channel, ..HERE };
        world.table.act(Request { place, ..world.request(person, intent) })
    };
    let begin = async |person: &Person, channel| {
        open(&world, person, channel, None).await?;
        there(person, channel, Intent::AddAi { count: 1 }).await?;
        world.send_lobbies().await;
        there(person, channel, Intent::Start).await
    };
    for channel in 1..=5 {
        begin(&ana(), channel).await.unwrap();
    }
    let refused = Refused::TooManyHosted { most: 5, channels: vec![1, 2, 3, 4, 5] };
    // One that is paused goes on as well; a thread is not even made.
    there(&mia(), 5, Intent::Pause).await.unwrap();
    assert_eq!(open(&world, &ana(), 6, None).await.unwrap_err(), refused);
    let parent = Place { channel: 90, ..HERE };
    assert_eq!(world.table.may_open(&ana(), parent, None, None).await.unwrap_err(), refused);
    // Others, other servers and moderators are not held up.
    begin(&ben(), 6).await.unwrap();
    let elsewhere = Place { guild: 2, channel: 50 };
    world.table.act(Request { place: elsewhere, ..world.request(&ana(), new()) }).await.unwrap();
    for channel in 11..=16 {
        begin(&mia(), channel).await.unwrap();
    }
    there(&mia(), 3, Intent::End).await.unwrap();
    open(&world, &ana(), 7, None).await.unwrap();
}

#[tokio::test]
async fn one_lobby_a_person_and_ten_a_server() {
    let world = World::begin();
    open(&world, &ana(), 1, None).await.unwrap();
    assert_eq!(open(&world, &ana(), 1, None).await.unwrap_err(), Refused::ChannelTaken);
    assert_eq!(open(&world, &ana(), 2, None).await.unwrap_err(), Refused::TooManyLobbies { channels: vec![1] });
    let there = |intent| Request { place: Place { channel: 1, ..HERE }, ..world.request(&ana(), intent) };
    // A match that has begun is no lobby.
    world.table.act(there(Intent::AddAi { count: 1 })).await.unwrap();
    world.send_lobbies().await;
    world.table.act(there(Intent::Start)).await.unwrap();
    open(&world, &ana(), 2, None).await.unwrap();
    set_up(&world, OpeningWish { a_person: Some(2), ..OpeningWish::default() }).await.unwrap();
    open(&world, &ana(), 3, None).await.unwrap();
    for channel in 4..12 {
        open(&world, &mia(), channel, None).await.unwrap();
    }
    assert_eq!(open(&world, &ben(), 12, None).await.unwrap_err(), Refused::ServerFull { most: 10 });
    let elsewhere = Place { guild: 2, channel: 50 };
    world.table.act(Request { place: elsewhere, ..world.request(&ben(), new()) }).await.unwrap();
    set_up(&world, OpeningWish { a_server: Some(11), ..OpeningWish::default() }).await.unwrap();
    open(&world, &ben(), 12, None).await.unwrap();
    for wrong in [0, -1, 101, i64::MAX] {
        let refused = set_up(&world, OpeningWish { a_server: Some(wrong), ..OpeningWish::default() }).await;
        assert_eq!(refused.unwrap_err(), Refused::OutOfRange { asked: wrong, least: 1, most: 100 });
    }
    let world = world.restart();
    assert_eq!(world.table.guild(HERE.guild).await.unwrap().opening.a_server, 11);
}
