//! A moderator rescues a match from another channel, and sees each time what would be lost.

use adjutant::sandbox::{Message, Snowflake};
use adjutant::table::sight::MatchState;
use adjutant::text::lang::Lang;

use crate::bring_up::{PATIENCE, World};
use crate::players::button;
use crate::words::says;

impl World {
    /// Types a command that asks first, and confirms what it shows until it is done.
    pub(crate) async fn sure(&self, person: Snowflake, line: &str) -> String {
        self.sure_in(self.sandbox.channel(), person, line).await
    }

    /// The same in another channel.
    pub(crate) async fn sure_in(&self, channel: Snowflake, person: Snowflake, line: &str) -> String {
        let mut shown = self.asked_in(channel, person, line).await;
        // While AIs play, what was shown may be old at once.
        for _ in 0..50 {
            let Some(sure) = button(&shown, "sure") else { return shown.content };
            let outcome = self.sandbox.press(person, shown.id, &sure).await.unwrap();
            let outcome = self.sandbox.settled(outcome.interaction, PATIENCE).await.unwrap();
            assert!(!outcome.failed() && outcome.is_private(), "{line}: {:?}", outcome.reaction);
            shown = outcome.messages.last().expect("an answer").clone();
        }
        panic!("{line}: never done");
    }

    /// The private answer to a command in some channel.
    async fn asked_in(&self, channel: Snowflake, person: Snowflake, line: &str) -> Message {
        let outcome = self.sandbox.command(person, channel, line).await;
        let outcome = outcome.unwrap_or_else(|error| panic!("{line}: {error}"));
        let outcome = self.sandbox.settled(outcome.interaction, PATIENCE).await.unwrap();
        assert!(!outcome.failed() && outcome.is_private(), "{line}: {:?}", outcome.reaction);
        outcome.messages.last().unwrap_or_else(|| panic!("{line}: no answer")).clone()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_is_rescued_from_another_channel() {
    let world = World::new().await;
    let people = [world.person("ana", "en-US"), world.person("ben", "de")];
    let (mia, dea) = (world.moderator("mia"), world.person("dea", "en-US"));
    world.begin(&people).await;
    world.deploy(&people).await;
    let (called, post) = world.next_turn(&people).await;
    world.quiet().await;
    let office = world.sandbox.add_channel(world.sandbox.guild(), "office");
    let start = world.sight().await;

    // The list offers the match by its number, its players and its state.
    let offered = world.sandbox.autocomplete(mia, office, "/mod pause match:").await.unwrap();
    assert_eq!(offered.len(), 1, "{offered:?}");
    let label = &offered[0].name;
    assert!(label.starts_with("1 ") && label.contains("Ana") && label.contains("Ben"), "{label}");
    // Without it there is no match in this channel.
    let none = world.types_in(office, mia, "/mod pause").await;
    assert!(says(&none, Lang::En, "refused-no-match"), "{none}");

    world.types_in(office, mia, "/mod pause match:=1").await;
    assert_eq!(world.sight().await.state, MatchState::Paused);
    let seats = world.sandbox.autocomplete(mia, office, "/mod replace match:=1 seat:").await.unwrap();
    assert_eq!(seats.len(), 2, "{seats:?}");
    let named = world.sandbox.people().into_iter().find(|person| person.id == called).unwrap().name;
    world.types_in(office, mia, &format!("/mod replace seat:={named} with:@dea match:=1")).await;
    world.types_in(office, mia, "/mod resume match:=1").await;
    let (called, post) = world.next_turn_after(&[people[0], people[1], dea], post.id).await;
    assert_eq!(called, dea);

    // What is lost is shown first, and an old preview does nothing.
    world.place_everything(dea).await.unwrap();
    let shown = world.asked_in(office, mia, "/mod undo match:=1").await;
    assert!(shown.content.contains("Dea") && shown.content.contains("turn 1"), "{}", shown.content);
    let old = button(&shown, "sure").expect("a button");
    world.types_in(office, mia, "/mod rename seat:=Dea name:Dora match:=1").await;
    let before = world.sight().await.version;
    let refused = world.sandbox.press(mia, shown.id, &old).await.unwrap();
    let refused = world.sandbox.settled(refused.interaction, PATIENCE).await.unwrap();
    assert!(says(&refused.text(), Lang::En, "refused-moved-on"), "{}", refused.text());
    assert_eq!(world.sight().await.version, before);
    let fresh = refused.messages.last().unwrap().clone();
    assert!(fresh.content.contains("Dora") && fresh.content.contains("move"), "{}", fresh.content);
    let sure = button(&fresh, "sure").expect("a fresh button");
    assert_ne!(sure, old);
    let outcome = world.sandbox.press(mia, fresh.id, &sure).await.unwrap();
    world.sandbox.settled(outcome.interaction, PATIENCE).await.unwrap();
    let undone = world.sight().await;
    assert_eq!(undone.conquest().map(|view| &view.spaces), start.conquest().map(|view| &view.spaces));
    let (called, _) = world.next_turn_after(&[people[0], people[1], dea], post.id).await;
    assert_eq!(called, dea);

    // Ended and opened again; nothing of its secret is told.
    world.sure_in(office, mia, "/mod end match:=1").await;
    assert_eq!(world.sight().await.state, MatchState::Ended);
    let offered = world.sandbox.autocomplete(mia, office, "/mod reopen match:").await.unwrap();
    assert_eq!(offered.len(), 1, "{offered:?}");
    world.types_in(office, mia, "/mod reopen match:=1").await;
    assert_eq!(world.sight().await.state, MatchState::Running);
    world.quiet().await;
    assert!(!world.public().iter().any(|post| says(&post.content, Lang::En, "end-seed")), "the seed is told");
    world.place_everything(dea).await;
    world.types(dea, "/done").await;
    world.assert_clean();
}

#[tokio::test(flavor = "multi_thread")]
async fn who_leaves_is_followed_by_the_ai_and_then_by_whom_the_host_admits() {
    let world = World::new().await;
    let people = [world.person("ana", "en-US"), world.person("ben", "de")];
    let dea = world.person("dea", "en-US");
    world.begin(&people).await;
    world.deploy(&people).await;
    world.next_turn(&people).await;
    let left = world.sure(people[1], "/game leave").await;
    assert!(says(&left, Lang::De, "answer-left-to-ai"), "{left}");
    world
        .shown("that he left", |posts| {
            posts.iter().find(|post| says(&post.content, Lang::En, "notice-left")).map(|_| ())
        })
        .await;
    let asked = world.types(dea, "/game join").await;
    assert!(says(&asked, Lang::En, "answer-asked"), "{asked}");
    let question = |posts: &[Message]| posts.iter().find(|post| button(post, "answer").is_some()).cloned();
    let question = world.shown("a question", question).await;
    assert_eq!(question.pings, [people[0]].into(), "one person is called");
    let yes = button(&question, "answer").unwrap();
    // Whoever asks does not answer.
    let refused = world.presses(dea, question.id, &yes).await;
    assert!(says(&refused, Lang::En, "refused-only-host"), "{refused}");
    let answered = world.presses(people[0], question.id, &yes).await;
    assert!(says(&answered, Lang::En, "answer-answered"), "{answered}");
    let seats = world.sight().await.seats_of(adjutant::table::sight::AccountId(dea.0));
    assert_eq!(seats.len(), 1);
    let bare = |posts: &[Message]| {
        posts.iter().find(|now| now.id == question.id && button(now, "answer").is_none()).map(|_| ())
    };
    world.shown("the question without buttons", bare).await;
    world.assert_clean();
}
