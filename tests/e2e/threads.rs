//! Threads, forum posts and voice channels; match cards; matches on several servers.

use std::time::Duration;

use adjutant::sandbox::{Channel, Fault, Message, Permissions, Snowflake};
use adjutant::table::sight::MatchState;
use adjutant::table::stopped::Stopped;
use adjutant::text::lang::Lang;

use crate::bring_up::{PATIENCE, World};
use crate::places::turn_in;
use crate::words::says;

impl World {
    fn channel(&self, id: Snowflake) -> Channel {
        self.sandbox.channels().into_iter().find(|channel| channel.id == id).unwrap()
    }

    /// The threads of the first channel, oldest first.
    fn threads(&self) -> Vec<Channel> {
        let in_first = |channel: &Channel| channel.place.thread().is_some_and(|of| of.parent == self.sandbox.channel());
        self.sandbox.channels().into_iter().filter(in_first).collect()
    }

    fn is_archived(&self, thread: Snowflake) -> bool {
        self.channel(thread).place.thread().unwrap().archived
    }

    async fn until(&self, what: &str, fits: impl Fn() -> bool) {
        let come = tokio::time::timeout(PATIENCE, async {
            while !fits() {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        });
        come.await.unwrap_or_else(|_| panic!("never: {what}"));
    }

    /// The first two people begin a match in this place, one opening it with this line where it is not open yet, and place.
    async fn begin_in(&self, place: Snowflake, people: [Snowflake; 2], open: Option<&str>) -> (Snowflake, Message) {
        if let Some(line) = open {
            self.types_in(place, people[0], line).await;
        }
        self.types_in(place, people[1], "/game join").await;
        self.types_in(place, people[0], "/game start").await;
        for person in people {
            self.types_in(place, person, "/place space:?").await;
        }
        turn_in(self, place, Snowflake(0)).await
    }

    /// The called one places and ends; gives who is called then.
    async fn turn_passes(&self, place: Snowflake, called: Snowflake, post: &Message) -> (Snowflake, Message) {
        self.types_in(place, called, "/place space:?").await;
        self.types_in(place, called, "/done").await;
        let (next, shown) = turn_in(self, place, post.id).await;
        assert_ne!(next, called);
        (next, shown)
    }

    fn pins(&self) -> Vec<Snowflake> {
        self.channel(self.sandbox.channel()).pins().to_vec()
    }
}

fn two(world: &World) -> [Snowflake; 2] {
    [world.person("ana", "en-US"), world.person("ben", "de")]
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_in_a_thread_of_its_own_is_kept_awake_until_it_is_over() {
    let mut world = World::new().await;
    let people = two(&world);
    let mia = world.moderator("mia");
    let answer = world.types(people[0], "/game new where:thread").await;
    let [thread] = &world.threads()[..] else { panic!("{:?}", world.threads()) };
    let (thread, name) = (thread.id, thread.name.clone());
    assert!(answer.contains(&format!("<#{thread}>")), "{answer}");
    assert!(name.contains("Ana"), "{name}");
    assert_eq!(world.channel(thread).place.thread().unwrap().auto_archive_minutes, 10_080);
    assert_eq!(world.sight_in(thread).await.state, MatchState::Lobby);
    let (called, post) = world.begin_in(thread, people, None).await;
    let (called, post) = world.turn_passes(thread, called, &post).await;
    // Somebody archives it in mid-match; then a week passes in which nobody plays.
    world.sandbox.set_archived(thread, true);
    world.until("awake", || !world.is_archived(thread)).await;
    let (called, post) = world.turn_passes(thread, called, &post).await;
    world.clock.advance(Duration::from_hours(8 * 24));
    world.sandbox.archive_idle();
    world.until("awake after a week", || !world.is_archived(thread)).await;
    // It falls asleep while the bot is away.
    world.quiet().await;
    world.stop_bot().await;
    world.sandbox.set_archived(thread, true);
    world.start_bot().await;
    world.until("awake after a restart", || !world.is_archived(thread)).await;
    world.turn_passes(thread, called, &post).await;
    // A paused match is kept awake, one that is over is not.
    world.types_in(thread, mia, "/mod pause").await;
    world.clock.advance(Duration::from_mins(1));
    world.sandbox.set_archived(thread, true);
    world.until("a paused one awake", || !world.is_archived(thread)).await;
    world.sure_in(thread, mia, "/mod end").await;
    world.quiet().await;
    world.clock.advance(Duration::from_mins(1));
    world.sandbox.set_archived(thread, true);
    world.quiet().await;
    assert!(world.is_archived(thread));
    world.assert_clean();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_locked_thread_stays_asleep_and_its_match_goes_on_once_it_is_opened() {
    let world = World::new().await;
    let people = two(&world);
    world.types(people[0], "/game new where:thread").await;
    let thread = world.threads()[0].id;
    let (called, post) = world.begin_in(thread, people, None).await;
    // What cannot be said in a locked thread sets the match aside.
    world.quiet().await;
    world.sandbox.set_locked(thread, true);
    world.quiet().await;
    assert!(world.is_archived(thread));
    assert_eq!(world.sight_in(thread).await.state, MatchState::Running);
    world.sandbox.set_locked(thread, false);
    world.turn_passes(thread, called, &post).await;
    world.assert_clean();
}

#[tokio::test(flavor = "multi_thread")]
async fn forum_posts_and_voice_channels_are_places_to_play() {
    let world = World::new().await;
    let people = two(&world);
    let forum = world.sandbox.add_forum(world.sandbox.guild(), "games");
    let post = world.sandbox.add_thread(world.sandbox.guild(), forum, "our match");
    let voice = world.sandbox.add_voice(world.sandbox.guild(), "talk");
    for place in [post, voice] {
        let nested = world.types_in(place, people[0], "/game new where:thread").await;
        assert!(says(&nested, Lang::En, "thread-not-here"), "{nested}");
        let (called, shown) = world.begin_in(place, people, Some("/game new")).await;
        world.turn_passes(place, called, &shown).await;
    }
    world.sandbox.set_archived(post, true);
    world.until("the forum post awake", || !world.is_archived(post)).await;
    world.assert_clean();
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_thread_needs_is_named_before_there_is_one() {
    let world = World::new().await;
    let ana = world.person("ana", "en-US");
    for (right, name) in [
        (Permissions::CREATE_PUBLIC_THREADS, "Create Public Threads"),
        (Permissions::SEND_MESSAGES_IN_THREADS, "Send Messages in Threads"),
    ] {
        world.sandbox.set_bot_permissions(world.sandbox.channel(), Permissions::BOT - right);
        let answer = world.types(ana, "/game new where:thread").await;
        assert!(answer.contains(name), "{answer}");
    }
    // Who may not open a match gets no thread either.
    world.sandbox.set_bot_permissions(world.sandbox.channel(), Permissions::BOT - Permissions::SEND_MESSAGES);
    let mia = world.moderator("mia");
    world.types(mia, "/setup open-by:moderators").await;
    world.types(ana, "/game new where:thread").await;
    assert!(world.threads().is_empty());
    assert!(world.table().channels_played_in(world.sandbox.guild().0).await.is_empty());
    // In the channel itself the bot need not be allowed to speak.
    world.types(mia, "/game new where:thread").await;
    assert_eq!(world.sight_in(world.threads()[0].id).await.state, MatchState::Lobby);
    world.assert_clean();
}

#[tokio::test(flavor = "multi_thread")]
async fn who_may_make_no_threads_gets_none_from_the_bot() {
    let world = World::new().await;
    let (ana, mia) = (world.person("ana", "en-US"), world.moderator("mia"));
    for person in [ana, mia] {
        world.sandbox.change_person(person, |person| person.denied = Permissions::CREATE_PUBLIC_THREADS);
    }
    let answer = world.types(ana, "/game new where:thread").await;
    assert!(says(&answer, Lang::En, "thread-no-right") && answer.contains("Create Public Threads"), "{answer}");
    assert!(world.threads().is_empty());
    // Moderators may, and in the channel itself everybody.
    world.types(mia, "/game new where:thread").await;
    assert_eq!(world.threads().len(), 1);
    world.types(ana, "/game new").await;
    assert_eq!(world.sight().await.state, MatchState::Lobby);
    world.assert_clean();
}

#[tokio::test(flavor = "multi_thread")]
async fn several_commands_at_once_make_one_thread() {
    let world = World::new().await;
    let mia = world.moderator("mia");
    let path = format!("/channels/{}/threads", world.sandbox.channel());
    world.sandbox.fault("POST", &path, Fault::Slow(Duration::from_secs(1)), 1);
    let line = "/game new where:thread";
    let answers =
        tokio::join!(world.types(mia, line), world.types(mia, line), world.types(mia, line), world.types(mia, line));
    let answers = [answers.0, answers.1, answers.2, answers.3];
    let told = answers.iter().filter(|answer| says(answer, Lang::En, "thread-under-way")).count();
    assert_eq!((told, world.threads().len()), (3, 1), "{answers:?}");
    world.assert_clean();
}

#[tokio::test(flavor = "multi_thread")]
async fn deleted_threads_and_channels_stop_their_matches() {
    let mut world = World::new().await;
    let people = two(&world);
    let guild = world.sandbox.guild();
    let stopped = async |world: &World, channel: Snowflake, state: MatchState| {
        let come = async {
            while world.sight_in(channel).await.state != state {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        };
        tokio::time::timeout(PATIENCE, come).await.unwrap_or_else(|_| panic!("never {state:?}"));
    };
    // The lobby in a thread is closed, and its host may open another.
    world.types(people[0], "/game new where:thread").await;
    let thread = world.threads()[0].id;
    world.sandbox.delete_channel(thread);
    stopped(&world, thread, MatchState::Ended).await;
    // A match stands aside, also one in a thread of a deleted channel, of which Discord tells nothing.
    let room = world.sandbox.add_channel(guild, "room");
    let inner = world.sandbox.add_thread(guild, room, "inner");
    world.begin_in(inner, people, Some("/game new")).await;
    world.quiet().await;
    world.sandbox.delete_channel(room);
    stopped(&world, inner, MatchState::SetAside).await;
    assert_eq!(world.sight_in(inner).await.stopped, Some(Stopped::Gone));
    assert!(!world.types(people[0], "/game list").await.contains(&inner.to_string()));
    // What was deleted while the bot was away is found out.
    let post = world.sandbox.add_channel(guild, "other");
    world.begin_in(post, people, Some("/game new")).await;
    world.quiet().await;
    world.stop_bot().await;
    world.sandbox.delete_channel(post);
    world.start_bot().await;
    stopped(&world, post, MatchState::SetAside).await;
    assert_eq!(world.sight_in(post).await.stopped, Some(Stopped::Gone));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_log_is_kept_where_lines_are_written_and_nowhere_else() {
    let world = World::new().await;
    let mia = world.moderator("mia");
    let guild = world.sandbox.guild();
    world.sandbox.add_forum(guild, "games");
    // The bot does not know a channel of another server.
    let (_, there) = world.sandbox.add_guild("Second", "en-US", "far").unwrap();
    let answer = world.types(mia, &format!("/setup log-channel:{there}")).await;
    assert!(says(&answer, Lang::En, "log-not-there"), "{answer}");
    assert_eq!(world.table().guild(guild.0).await.unwrap().log, None);
    let voice = world.sandbox.add_voice(guild, "talk");
    // The bot learns of it from the gateway.
    let set = async { while !says(&world.types(mia, "/setup log-channel:#talk").await, Lang::En, "answer-log") {} };
    tokio::time::timeout(PATIENCE, set).await.expect("the log is set");
    // By now it knows the forum too, which was there before.
    let answer = world.types(mia, "/setup log-channel:#games").await;
    assert!(says(&answer, Lang::En, "log-not-there"), "{answer}");
    assert_eq!(world.table().guild(guild.0).await.unwrap().log, Some(voice.0));
    world.assert_clean();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_command_that_arrives_twice_leaves_one_thread_awake() {
    let world = World::new().await;
    let mia = world.moderator("mia");
    let channel = world.sandbox.channel();
    let typed = world.sandbox.command(mia, channel, "/game new where:thread").await.unwrap();
    world.sandbox.settled(typed.interaction, PATIENCE).await.unwrap();
    world.sandbox.resend_interaction(typed.interaction);
    world.until("a second thread", || world.threads().len() == 2).await;
    world
        .until("only one awake", || world.threads().iter().filter(|one| !world.is_archived(one.id)).count() == 1)
        .await;
    let awake = world.threads().into_iter().find(|one| !world.is_archived(one.id)).unwrap();
    assert_eq!(world.sight_in(awake.id).await.state, MatchState::Lobby);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_card_is_pinned_while_its_match_is_live() {
    let mut world = World::new().await;
    world.sandbox.set_bot_permissions(world.sandbox.channel(), Permissions::BOT | Permissions::PIN_MESSAGES);
    let people = two(&world);
    let mia = world.moderator("mia");
    // The first attempt fails; the process ends before the next.
    world.sandbox.fault("PUT", "/pins/", Fault::Fail { status: 500, code: 0 }, 1);
    world.begin(&people).await;
    world.quiet().await;
    assert!(world.pins().is_empty());
    assert_eq!(world.sight().await.state, MatchState::Running);
    world.stop_bot().await;
    world.clock.advance(Duration::from_mins(2));
    world.start_bot().await;
    world.until("pinned", || world.pins().len() == 1).await;
    let card = world.sandbox.message(world.pins()[0]).unwrap();
    assert!(card.content.contains("Ana") && card.content.contains("Ben") && card.content.contains("/board"));
    // What tells of the pin is nothing to the bot.
    world.deploy(&people).await;
    world.next_turn(&people).await;
    world.sure(mia, "/mod end").await;
    world.until("unpinned", || world.pins().is_empty()).await;
    world.sure(mia, "/mod reopen").await;
    world.until("pinned again", || world.pins() == [card.id]).await;
    world.assert_clean();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_pin_that_is_not_allowed_is_tried_once_and_holds_up_nothing() {
    let mut world = World::new().await;
    let people = two(&world);
    world.begin(&people).await;
    world.deploy(&people).await;
    world.next_turn(&people).await;
    world.quiet().await;
    // What may work later is tried again after a minute, and at a start.
    world.stop_bot().await;
    world.clock.advance(Duration::from_mins(2));
    world.start_bot().await;
    world.quiet().await;
    let pins = world.sandbox.requests().into_iter().filter(|request| request.path.contains("/pins/"));
    assert_eq!(pins.map(|request| request.code).collect::<Vec<_>>(), [50_013]);
    world.assert_clean();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_list_begins_with_what_waits_for_the_asker_on_another_server() {
    let world = World::new().await;
    let people = two(&world);
    let cem = world.person("cem", "en-US");
    let (guild, there) = world.sandbox.add_guild("Second", "en-US", "room").unwrap();
    world.types(cem, "/game new").await;
    world.types_in(there, people[0], "/game new").await;
    world.types_in(there, people[1], "/game join").await;
    world.types_in(there, people[0], "/game start").await;
    let list = world.types(people[0], "/game list").await;
    let link = format!("https://discord.com/channels/{guild}/{there}");
    let (theirs, here) = (list.find(&link), list.find(&format!("/{}", world.sandbox.channel())));
    assert!(theirs.is_some() && theirs < here, "{list}");
    // Whom nothing waits for sees this server alone.
    assert!(!world.types(cem, "/game list").await.contains(&link));
    // What is told by direct message names the server and leads there.
    world.until("greeted", || !world.sandbox.dms(people[1]).is_empty()).await;
    let told = world.sandbox.dms(people[1]).remove(0).content;
    assert!(told.contains("Second") && told.contains(&link), "{told}");
    world.assert_clean();
}
