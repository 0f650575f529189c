//! The bot is taken out of a server and added again, Discord has an outage there.

use std::time::Duration;

use adjutant::sandbox::{Fault, Message, Permissions, Reach, Snowflake};
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
    world.sandbox.fault(
        "POST",
        &format!("/channels/{}/messages", world.sandbox.channel()),
        Fault::Fail { status: 503, code: 0 },
        1,
    );
    world.types(called, "/done").await;
    world.quiet().await;
    world.sandbox.set_reach(guild, Reach::Removed);
    world.waits_for(Some(Stopped::Removed)).await;
    world.quiet().await;
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
    world.sandbox.set_bot_permissions(channel, Permissions::BOT);
    world.waits_for(None).await;
    let (again, _) = world.next_turn_after(&people, post.id).await;
    assert_eq!(again, called);
    world.quiet().await;
    // The channel is deleted while the bot cannot see it.
    world.sandbox.set_reach(guild, Reach::Removed);
    world.waits_for(Some(Stopped::Removed)).await;
    world.sandbox.delete_channel(channel);
    world.sandbox.set_reach(guild, Reach::Here);
    world.waits_for(Some(Stopped::Gone)).await;
    world.assert_clean();
}
