//! From the lobby to the winner.

use adjutant::sandbox::Snowflake;
use adjutant::text::lang::Lang;

use crate::bring_up::World;
use crate::process::Process;
use crate::words::{assert_spoken, says};

/// No match of three who attack at good odds takes so many turns.
const MOST_TURNS: usize = 300;

#[tokio::test(flavor = "multi_thread")]
async fn three_people_play_to_the_end_through_a_kill_and_a_restart() {
    println!("{}", play("en-US", Lang::En).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn in_a_german_server_the_whole_match_is_told_in_german() {
    println!("{}", play("de", Lang::De).await);
}

/// A match that always has a winner: nobody attacks at bad odds, so two may face each other for ever, and after 60 rounds the territories
/// are counted.
async fn begin(world: &World, people: &[Snowflake]) {
    world.types(people[0], "/game new").await;
    for person in &people[1..] {
        world.types(*person, "/game join").await;
    }
    for (option, value) in [("draw-after", "0"), ("rounds", "60")] {
        world.types(people[0], &format!("/game settings option:={option} value:={value}")).await;
    }
    world.types(people[0], "/game start").await;
}

/// A match in a server of this locale, among people of whom one speaks another language than two; gives how it went.
async fn play(locale: &str, lang: Lang) -> String {
    let world = World::in_locale(locale).await;
    let mut bot = Process::start(&world).await;
    let people = [world.person("ana", "en-US"), world.person("ben", "de"), world.person("cem", "en-GB")];
    begin(&world, &people).await;
    world.deploy(&people).await;
    let mut turns = 0;
    let mut last = Snowflake(0);
    while let Some((person, post)) = world.next_turn_or_end(&people, last).await {
        last = post.id;
        assert_spoken(&post, lang);
        turns += 1;
        assert!(turns < MOST_TURNS, "no end in sight");
        if person == people[1] {
            world.play_turn_by_buttons(person, post.id).await;
        } else {
            world.play_turn(person).await;
        }
        if turns == 4 {
            bot.kill(&world).await;
            bot = Process::start(&world).await;
        }
    }
    let posts = world.public();
    // The lobby, the set-up and the end, and at most two for each turn.
    assert!(posts.len() <= 3 + 2 * turns, "{} posts for {turns} turns", posts.len());
    let hand_overs = posts.iter().filter(|post| post.pings.len() == 1 && !post.attachments.is_empty()).count();
    let end = posts.last().unwrap();
    let won = ["outcome-won", "outcome-counted"].into_iter().any(|outcome| says(&end.content, lang, outcome));
    assert!(won, "no winner: {}", end.content);
    for post in &posts {
        assert_spoken(post, lang);
    }
    assert_eq!(end.pings.len(), people.len(), "the end calls everybody");
    assert_eq!(hand_overs, turns, "one call for each hand-over");
    world.assert_clean();
    drop(bot);
    let requests = world.sandbox.requests().len();
    format!("{}\n{turns} turns, {} public posts, {requests} requests", end.content, posts.len())
}
