//! From the lobby to the winner.

use std::collections::BTreeSet;

use adjutant::sandbox::{Message, Snowflake};

use crate::bring_up::World;
use crate::process::Process;

/// No match of three who attack at good odds takes so many turns.
const MOST_TURNS: usize = 300;

#[tokio::test(flavor = "multi_thread")]
async fn three_people_play_to_the_end_through_a_kill_and_a_restart() {
    let world = World::without_bot().await;
    let mut bot = Process::start(&world).await;
    let people = [world.person("ana", "en-US"), world.person("ben", "de"), world.person("cem", "en-GB")];
    world.begin(&people).await;
    world.deploy(&people).await;
    let mut seen: BTreeSet<Snowflake> = lobby_and_set_up(&world);
    let mut turns = 0;
    loop {
        let (called, post) = world.next_call(&people, &seen).await;
        seen.insert(post.id);
        if called.len() > 1 {
            // The end calls everybody.
            break;
        }
        turns += 1;
        assert!(turns < MOST_TURNS, "no end in sight");
        let person = *called.first().unwrap();
        world.play_turn(person).await;
        if turns == 4 {
            bot.kill(&world).await;
            bot = Process::start(&world).await;
        }
    }
    let posts = world.public();
    // The lobby, the set-up and the end, and at most two for each turn.
    assert!(posts.len() <= 3 + 2 * turns, "{} posts for {turns} turns", posts.len());
    let hand_overs = posts.iter().filter(|post| post.pings.len() == 1).count();
    assert_eq!(hand_overs, turns, "one call for each hand-over");
    println!("{turns} turns, {} public posts, {} requests", posts.len(), world.sandbox.requests().len());
    world.assert_clean();
    drop(bot);
}

/// The posts that are there before the first turn.
fn lobby_and_set_up(world: &World) -> BTreeSet<Snowflake> {
    let before = |post: &&Message| post.pings.len() != 1;
    world.public().iter().filter(before).map(|post| post.id).collect()
}
