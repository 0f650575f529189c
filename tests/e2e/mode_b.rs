//! Rate limits on production's way: through TLS, with the library's rate limiter, against limits that are kept as Discord keeps them.

use std::time::Duration;

use adjutant::sandbox::{Fault, Message, Request, Scope, Snowflake};
use futures_util::future::join_all;

use crate::bring_up::{PATIENCE, World};
use crate::players::button;

/// What takes many windows of a limit is waited for longer.
const LONG: Duration = Duration::from_mins(2);

impl World {
    /// Such a world with a bot.
    async fn limited() -> Self {
        let mut world = Self::as_in_production().await;
        world.start_bot().await;
        world
    }

    fn refused(&self) -> Vec<String> {
        let refused = self.sandbox.requests().into_iter().filter(|request| request.status == 429);
        refused.map(|request| format!("{} {}", request.method, request.path)).collect()
    }

    /// Opens a lobby in each of so many new servers at once; gives their channels.
    async fn lobbies(&self, number: usize) -> Vec<Snowflake> {
        let server =
            |at: usize| self.sandbox.add_guild(&format!("Server {at}"), "en-US", &format!("room-{at}")).unwrap();
        let channels: Vec<Snowflake> = (0..number).map(|at| server(at).1).collect();
        let people: Vec<Snowflake> =
            (0..number).map(|at| self.sandbox.add_person(&format!("host{at}"), "en-US").unwrap()).collect();
        join_all(channels.iter().zip(&people).map(|(&channel, &person)| self.types_in(channel, person, "/game new")))
            .await;
        channels
    }

    async fn has_lobby(&self, channel: Snowflake) {
        let lobby = |all: &[Message]| all.iter().any(|post| button(post, "join").is_some()).then_some(());
        let shown = self.sandbox.wait_for(Snowflake(0), channel, LONG, lobby).await;
        assert!(shown.is_some(), "no lobby in {channel}; refused: {:?}", self.refused());
    }
}

fn is_post(request: &Request) -> bool {
    request.method == "POST" && request.path.starts_with("/channels/") && request.path.ends_with("/messages")
}

/// Whether it counts against the limit of all routes.
fn counts(request: &Request) -> bool {
    !request.path.starts_with("/interactions/") && !request.path.starts_with("/webhooks/")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stretch_is_played_on_production_s_way_and_nothing_is_refused() {
    let world = World::limited().await;
    let people = [world.person("ana", "en-US"), world.person("ben", "de")];
    world.begin(&people).await;
    world.deploy(&people).await;
    let (mut called, mut post) = world.next_turn(&people).await;
    for _ in 0..4 {
        world.play_turn(called).await;
        (called, post) = world.next_turn_after(&people, post.id).await;
    }
    assert_eq!(world.refused(), [""; 0]);
    world.assert_clean();
}

#[tokio::test(flavor = "multi_thread")]
async fn thirty_posts_to_one_channel_leave_one_after_another_and_none_is_refused() {
    let world = World::limited().await;
    let people = [world.person("ana", "en-US"), world.person("ben", "de")];
    world.begin(&people).await;
    world.deploy(&people).await;
    world.next_turn(&people).await;
    world.quiet().await;
    let before = world.public().len();
    join_all((0..30).map(|at| world.types(people[at % 2], "/status public:true"))).await;
    let all = world
        .sandbox
        .wait_for(Snowflake(0), world.sandbox.channel(), LONG, |_| (world.public().len() >= before + 30).then_some(()));
    assert!(all.await.is_some(), "{} of 30; refused: {:?}", world.public().len() - before, world.refused());
    world.quiet().await;
    assert_eq!(world.public().len(), before + 30);
    assert_eq!(world.refused(), [""; 0]);
    world.assert_clean();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refusal_for_all_routes_stops_all_but_answers_until_its_time_has_passed() {
    let world = World::limited().await;
    let ana = world.person("ana", "en-US");
    let (wait, slack) = (Duration::from_secs(6), Duration::from_millis(1_500));
    world.sandbox.fault("POST", "/messages", Fault::Limited { scope: Scope::Global, retry_after: wait }, 1);
    world.types(ana, "/game new").await;
    let refused = |request: &Request| (request.status == 429).then_some(request.at_ms);
    let at = async {
        loop {
            if let Some(at) = world.sandbox.requests().iter().find_map(refused) {
                return at;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    let at = tokio::time::timeout(PATIENCE, at).await.expect("a request is refused");
    // Meanwhile people are answered.
    let channels = world.lobbies(10).await;
    world.types(ana, "/status").await;
    for channel in channels {
        world.has_lobby(channel).await;
    }
    world.lobby().await;
    let (slack, wait) = (i64::try_from(slack.as_millis()).unwrap(), i64::try_from(wait.as_millis()).unwrap());
    // What was under way when the refusal came may arrive.
    let silent = at + slack..at + wait - 100;
    let early = world.sandbox.requests().into_iter().filter(|one| counts(one) && silent.contains(&one.at_ms));
    assert_eq!(early.map(|one| (one.at_ms - at, one.path)).collect::<Vec<_>>(), []);
    let late = world.sandbox.requests().into_iter().filter(|one| one.status == 429 && one.at_ms >= at + slack);
    assert_eq!(late.map(|one| (one.at_ms - at, one.path)).collect::<Vec<_>>(), []);
    world.assert_clean();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refusal_for_one_route_is_waited_out_there_alone_and_nothing_is_said_twice() {
    for scope in [Scope::User, Scope::Shared] {
        let world = World::limited().await;
        let (ana, ben) = (world.person("ana", "en-US"), world.person("ben", "de"));
        let elsewhere = world.sandbox.add_channel(world.sandbox.guild(), "elsewhere");
        let path = format!("/channels/{}/messages", world.sandbox.channel());
        world.sandbox.fault("POST", &path, Fault::Limited { scope, retry_after: Duration::from_secs(6) }, 1);
        world.types(ana, "/game new").await;
        world.types_in(elsewhere, ben, "/game new").await;
        world.has_lobby(elsewhere).await;
        world.lobby().await;
        world.quiet().await;
        let here: Vec<Request> =
            world.sandbox.requests().into_iter().filter(|one| is_post(one) && one.path == path).collect();
        assert_eq!(here.iter().map(|one| one.status).collect::<Vec<_>>(), [429, 200], "{scope:?}");
        assert!(here[1].at_ms - here[0].at_ms >= 6_000, "{scope:?}: not waited for");
        let there = world.sandbox.requests().into_iter().find(|one| is_post(one) && one.path != path).unwrap();
        assert!(there.at_ms < here[1].at_ms, "{scope:?}: the other channel waits too");
        assert_eq!(world.public().len(), 1, "{scope:?}");
        world.assert_clean();
    }
}
