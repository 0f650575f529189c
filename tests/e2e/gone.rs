//! The bot is taken out of a server and added again, Discord has an outage there, a player leaves.

use std::time::Duration;

use adjutant::sandbox::{Fault, Message, Permissions, Reach, Scope, Snowflake};
use adjutant::table::intent::{Intent, Person, Request};
use adjutant::table::sight::{AccountId, MatchState, Place};
use adjutant::table::stopped::Stopped;
use adjutant::text::lang::Lang;

use crate::bring_up::{PATIENCE, World};
use crate::words::{says, says_in_any};

impl World {
    /// Waits until the match of the first channel stands aside for this reason, or goes on.
    async fn waits_for(&self, why: Option<Stopped>) {
        let come = async {
            while self.sight().await.stopped != why {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        };
        tokio::time::timeout(PATIENCE, come).await.unwrap_or_else(|_| panic!("never {why:?}"));
    }

    /// How many requests were made in the first channel so far.
    fn tried_here(&self) -> usize {
        let path = format!("/channels/{}", self.sandbox.channel());
        self.sandbox.requests().iter().filter(|request| request.path.starts_with(&path)).count()
    }

    /// How many direct messages have told this person that the bot was taken out.
    fn told_of_it(&self, person: Snowflake) -> usize {
        self.sandbox.dms(person).iter().filter(|message| says_in_any(&message.content, "dm-taken-out")).count()
    }

    /// Until everybody was told so often.
    async fn told(&self, people: [Snowflake; 2], times: usize) {
        let come = async {
            while people.iter().any(|&person| self.told_of_it(person) < times) {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        };
        tokio::time::timeout(PATIENCE, come).await.expect("everybody is told");
    }

    /// The match goes on: its turn is shown anew and calls this person once. They play, and the next is called.
    async fn goes_on(&self, people: [Snowflake; 2], called: Snowflake, post: &Message) {
        self.waits_for(None).await;
        let (again, new) = self.next_turn_after(&people, post.id).await;
        assert_eq!(again, called);
        self.quiet().await;
        let since: Vec<Message> = self.public().into_iter().filter(|message| message.id > post.id).collect();
        let calls = since.iter().filter(|message| !message.pings.is_empty()).count();
        let back = since.iter().filter(|message| says(&message.content, Lang::En, "notice-is-back")).count();
        assert_eq!((calls, back), (1, 1), "{since:?}");
        self.play_turn(called).await;
        self.next_turn_after(&people, new.id).await;
        self.assert_clean();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_waits_while_the_bot_is_out_of_its_server_and_goes_on_when_it_is_back() {
    let world = World::new().await;
    let (people, called, post) = world.in_a_match().await;
    let guild = world.sandbox.guild();
    // Without a server that they share with it the bot could tell them nothing.
    world.sandbox.add_guild("Second", "en-US", "room").unwrap();
    world.sandbox.set_reach(guild, Reach::Removed);
    world.waits_for(Some(Stopped::Removed)).await;
    world.told(people, 1).await;
    let told = world.sandbox.dms(people[0]).pop().unwrap().content;
    assert!(told.contains("Sandbox") && told.contains(&guild.to_string()), "{told}");
    let tried = world.tried_here();
    world.clock.advance(Duration::from_hours(72));
    world.quiet().await;
    assert_eq!(world.tried_here(), tried, "nothing is tried there");
    world.sandbox.set_reach(guild, Reach::Here);
    world.goes_on(people, called, &post).await;
    assert_eq!(people.map(|person| world.told_of_it(person)), [1, 1]);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_happened_while_the_process_was_down_is_found_out_at_the_start() {
    let mut world = World::new().await;
    let (people, called, post) = world.in_a_match().await;
    let guild = world.sandbox.guild();
    world.sandbox.add_guild("Second", "en-US", "room").unwrap();
    world.stop_bot().await;
    world.sandbox.set_reach(guild, Reach::Removed);
    let tried = world.tried_here();
    // A second start tells nobody a second time.
    for _ in 0..2 {
        world.clock.advance(Duration::from_mins(5));
        world.start_bot().await;
        world.waits_for(Some(Stopped::Removed)).await;
        world.told(people, 1).await;
        world.quiet().await;
        world.stop_bot().await;
    }
    assert_eq!(world.tried_here(), tried, "nothing is tried there");
    assert_eq!(people.map(|person| world.told_of_it(person)), [1, 1]);
    world.sandbox.set_reach(guild, Reach::Here);
    world.start_bot().await;
    world.goes_on(people, called, &post).await;
    // Out and in again while nobody was there to see it.
    world.stop_bot().await;
    let shown = world.public().len();
    world.sandbox.set_reach(guild, Reach::Removed);
    world.sandbox.set_reach(guild, Reach::Here);
    world.start_bot().await;
    world.quiet().await;
    assert_eq!((world.sight().await.state, world.public().len()), (MatchState::Running, shown));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_on_its_way_is_said_once_and_who_cannot_be_told_is_no_fault() {
    let world = World::new().await;
    let (people, called, post) = world.about_to_end_a_turn().await;
    let guild = world.sandbox.guild();
    let path = format!("/channels/{}/messages", world.sandbox.channel());
    world.sandbox.fault("POST", &path, Fault::Fail { status: 503, code: 0 }, 9);
    world.types(called, "/done").await;
    world.quiet().await;
    world.sandbox.set_reach(guild, Reach::Removed);
    world.waits_for(Some(Stopped::Removed)).await;
    world.quiet().await;
    world.sandbox.clear_faults();
    let tried = world.tried_here();
    world.clock.advance(Duration::from_mins(5));
    world.quiet().await;
    assert_eq!(world.tried_here(), tried, "nothing is tried there");
    assert_eq!(people.map(|person| world.told_of_it(person)), [0, 0]);
    world.sandbox.set_reach(guild, Reach::Here);
    let other = people.into_iter().find(|person| *person != called).unwrap();
    world.goes_on(people, other, &post).await;
    assert!(!world.public().iter().any(|message| says_in_any(&message.content, "dm-closed")));
}

#[tokio::test(flavor = "multi_thread")]
async fn an_outage_stops_no_match_and_what_is_to_be_said_there_waits_for_its_end() {
    let world = World::new().await;
    let (people, called, post) = world.about_to_end_a_turn().await;
    let (guild, channel) = (world.sandbox.guild(), world.sandbox.channel());
    world.sandbox.set_reach(guild, Reach::Outage);
    // Until the bot has heard of it.
    tokio::time::sleep(Duration::from_secs(1)).await;
    let tried = world.tried_here();
    let person = Person {
        account: AccountId(called.0),
        name: "Called".to_owned(),
        lang: Lang::En,
        moderator: false,
        manager: false,
        roles: Vec::new(),
    };
    let place = Place { guild: guild.0, channel: channel.0 };
    let request = Request { receipt: 1, person, place, parent: None, intent: Intent::EndTurn };
    world.table().act(request).await.unwrap();
    world.clock.advance(Duration::from_mins(5));
    world.quiet().await;
    assert_eq!(world.tried_here(), tried, "nothing is tried there");
    assert_eq!(world.sight().await.state, MatchState::Running);
    world.sandbox.set_reach(guild, Reach::Here);
    let (next, _) = world.next_turn_after(&people, post.id).await;
    assert_ne!(next, called);
    world.quiet().await;
    assert_eq!(world.public().iter().filter(|message| message.id > post.id).count(), 1);
    assert_eq!(people.map(|person| world.told_of_it(person)), [0, 0]);
    world.assert_clean();
}

#[tokio::test(flavor = "multi_thread")]
async fn what_has_changed_in_the_server_meanwhile_is_found_out() {
    let world = World::new().await;
    let (people, called, post) = world.in_a_match().await;
    let (guild, channel) = (world.sandbox.guild(), world.sandbox.channel());
    // The bot is added again with fewer rights.
    world.sandbox.set_reach(guild, Reach::Removed);
    world.waits_for(Some(Stopped::Removed)).await;
    world.sandbox.set_bot_permissions(channel, Permissions::BOT - Permissions::SEND_MESSAGES);
    world.sandbox.set_reach(guild, Reach::Here);
    world.waits_for(Some(Stopped::Channel)).await;
    let refused = world.types(called, "/done").await;
    assert!(says_in_any(&refused, "stopped-channel"), "{refused}");
    // A channel that was just tried is not tried at once again.
    world.clock.advance(Duration::from_secs(20));
    world.sandbox.set_bot_permissions(channel, Permissions::BOT);
    world.waits_for(None).await;
    let (again, _) = world.next_turn_after(&people, post.id).await;
    assert_eq!(again, called);
    world.quiet().await;
    // The channel is deleted while the bot cannot see it.
    world.sandbox.set_reach(guild, Reach::Removed);
    world.waits_for(Some(Stopped::Removed)).await;
    world.sandbox.delete_channel(channel);
    world.clock.advance(Duration::from_secs(20));
    world.sandbox.set_reach(guild, Reach::Here);
    world.waits_for(Some(Stopped::Gone)).await;
    world.assert_clean();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_is_found_again_of_whose_return_nothing_was_heard() {
    for is_heard in [true, false] {
        let world = World::new().await;
        let (people, called, post) = world.in_a_match().await;
        let guild = world.sandbox.guild();
        world.sandbox.set_reach(guild, Reach::Removed);
        world.waits_for(Some(Stopped::Removed)).await;
        world.clock.advance(Duration::from_secs(20));
        // Asking does not help as long as it is not there.
        world.quiet().await;
        assert_eq!(world.sight().await.stopped, Some(Stopped::Removed));
        world.sandbox.set_reach_untold(guild, Reach::Here);
        if is_heard {
            world.types(called, "/done").await;
        } else {
            // The first look only sees that it is away.
            let come = async {
                while world.sight().await.stopped.is_some() {
                    world.clock.advance(Duration::from_mins(5));
                    tokio::time::sleep(Duration::from_secs(1)).await;
                }
            };
            tokio::time::timeout(3 * PATIENCE, come).await.expect("it is found");
        }
        world.goes_on(people, called, &post).await;
    }
}

impl World {
    /// How often was asked whether this person is in the server.
    fn asked_for(&self, person: Snowflake) -> usize {
        let path = format!("/guilds/{}/members/{person}", self.sandbox.guild());
        self.sandbox.requests().iter().filter(|request| request.path == path).count()
    }

    /// The lines of a channel that say that somebody has left.
    fn absences(&self, channel: Snowflake) -> Vec<Message> {
        self.public_in(channel)
            .into_iter()
            .filter(|message| says(&message.content, Lang::En, "notice-absent"))
            .collect()
    }

    async fn absent(&self, channel: Snowflake, times: usize) {
        let come = async {
            while self.absences(channel).len() < times {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        };
        tokio::time::timeout(PATIENCE, come).await.unwrap_or_else(|_| panic!("not told {times} times"));
    }

    fn name_of(&self, person: Snowflake) -> String {
        self.sandbox.people().into_iter().find(|one| one.id == person).unwrap().name
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_on_turn_and_has_left_is_told_of_once_and_plays_on_when_they_are_back() {
    let world = World::new().await;
    let mia = world.moderator("mia");
    let (guild, channel) = (world.sandbox.guild(), world.sandbox.channel());
    let log = world.sandbox.add_channel(guild, "log");
    // The bot learns of the channel from the gateway.
    let set = async { while !says(&world.types(mia, "/setup log-channel:#log").await, Lang::En, "answer-log") {} };
    tokio::time::timeout(PATIENCE, set).await.expect("the log is set");
    let (people, called, post) = world.about_to_end_a_turn().await;
    let other = people.into_iter().find(|person| *person != called).unwrap();
    // For this turn, and it may be for the set-up.
    let asked = (world.asked_for(called), world.asked_for(other));
    assert!((1..=2).contains(&asked.0) && asked.1 <= 1, "{asked:?}");
    let more = |world: &World| (world.asked_for(called) - asked.0, world.asked_for(other) - asked.1);
    world.sandbox.leave(other, guild);
    world.types(called, "/done").await;
    world.absent(channel, 1).await;
    world.absent(log, 1).await;
    world.quiet().await;
    let line = world.absences(channel).remove(0);
    assert!(line.content.contains(&world.name_of(other)) && line.pings.is_empty(), "{}", line.content);
    assert_eq!(more(&world), (0, 1));
    // A moderator skips; the next call asks anew, and tells anew.
    world.types(mia, "/game skip").await;
    let (again, post) = world.next_turn_after(&people, post.id).await;
    assert_eq!(again, called);
    world.play_turn(called).await;
    world.absent(channel, 2).await;
    world.absent(log, 2).await;
    world.quiet().await;
    assert_eq!(more(&world), (1, 2));
    // They come back, and it is still their turn.
    world.sandbox.come_back(other, guild);
    world.play_turn(other).await;
    let (_, post) = world.next_turn_after(&people, post.id).await;
    world.play_turn(called).await;
    world.next_turn_after(&people, post.id).await;
    world.quiet().await;
    assert_eq!((world.absences(channel).len(), world.absences(log).len()), (2, 2));
    assert!(!world.public().iter().any(|message| says_in_any(&message.content, "dm-closed")));
    world.assert_clean();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_seat_of_who_has_left_goes_to_somebody_else_or_to_the_ai() {
    let world = World::new().await;
    let (mia, dea) = (world.moderator("mia"), world.person("dea", "en-US"));
    let (guild, channel) = (world.sandbox.guild(), world.sandbox.channel());
    let (people, called, post) = world.about_to_end_a_turn().await;
    let other = people.into_iter().find(|person| *person != called).unwrap();
    world.sandbox.leave(other, guild);
    world.types(called, "/done").await;
    world.absent(channel, 1).await;
    world.types(mia, &format!("/mod replace seat:={} with:@dea", world.name_of(other))).await;
    let (next, post) = world.next_turn_after(&[called, other, dea], post.id).await;
    assert_eq!(next, dea);
    world.play_turn(dea).await;
    let (next, post) = world.next_turn_after(&[called, other, dea], post.id).await;
    assert_eq!(next, called);
    world.sandbox.leave(dea, guild);
    world.play_turn(called).await;
    world.absent(channel, 2).await;
    world.sure(mia, &format!("/mod kick seat:={}", world.name_of(dea))).await;
    // The AI plays on, for which nobody is asked.
    let (next, _) = world.next_turn_after(&[called, other, dea], post.id).await;
    assert_eq!((next, world.asked_for(dea)), (called, 2));
    world.quiet().await;
    assert_eq!(world.absences(channel).len(), 2);
    world.assert_clean();
}

#[tokio::test(flavor = "multi_thread")]
async fn where_discord_does_not_say_whether_somebody_is_there_nothing_follows() {
    let world = World::new().await;
    let (people, called, mut post) = world.in_a_match().await;
    let guild = world.sandbox.guild();
    let other = people.into_iter().find(|person| *person != called).unwrap();
    let unknown = [
        Fault::Fail { status: 500, code: 0 },
        Fault::Fail { status: 404, code: 10_004 },
        Fault::Limited { scope: Scope::User, retry_after: Duration::from_secs(1) },
    ];
    for fault in unknown {
        let asked = world.asked_for(other);
        world.sandbox.leave(other, guild);
        world.sandbox.fault("GET", "/members/", fault.clone(), 1);
        world.play_turn(called).await;
        world.quiet().await;
        assert_eq!(world.asked_for(other), asked + 1, "{fault:?}");
        world.sandbox.come_back(other, guild);
        world.play_turn(other).await;
        let (again, new) = world.next_turn_after(&people, post.id).await;
        assert_eq!(again, called, "{fault:?}");
        post = new;
        // Until it was asked for them too.
        world.quiet().await;
    }
    // The post waits for no answer.
    let asked = world.asked_for(other);
    world.sandbox.fault("GET", "/members/", Fault::Slow(Duration::from_secs(8)), 1);
    world.play_turn(called).await;
    let (next, _) = world.next_turn_after(&people, post.id).await;
    assert_eq!((next, world.asked_for(other)), (other, asked));
    world.quiet().await;
    assert_eq!(world.absences(world.sandbox.channel()).len(), 0);
    assert_eq!(world.sight().await.state, MatchState::Running);
    world.assert_clean();
}
