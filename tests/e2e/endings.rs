//! How people end a match themselves, as Discord shows it to all.

use adjutant::sandbox::{Message, Permissions, Snowflake};
use adjutant::table::sight::MatchState;
use adjutant::text::lang::Lang;

use crate::bring_up::{PATIENCE, World};
use crate::players::button;
use crate::words::{label, says, says_in_any};

/// The post that says this, once it is shown.
async fn post(world: &World, key: &str) -> Message {
    world.shown(key, |posts| posts.iter().find(|post| says_in_any(&post.content, key)).cloned()).await
}

/// The end post, which says this.
async fn end(world: &World, key: &str) -> Message {
    let is_end = |post: &&Message| says_in_any(&post.content, key) && says_in_any(&post.content, "end-seed");
    world.shown("the end", |posts| posts.iter().find(is_end).cloned()).await
}

async fn running(world: &World) -> [Snowflake; 3] {
    let people = [world.person("ana", "en-US"), world.person("ben", "de"), world.person("cem", "en-US")];
    world.begin(&people).await;
    world.deploy(&people).await;
    world.next_turn(&people).await;
    world.quiet().await;
    people
}

#[tokio::test(flavor = "multi_thread")]
async fn a_surrender_is_confirmed_told_and_leaves_the_last_one_the_winner() {
    let world = World::new().await;
    let [ana, ben, cem] = running(&world).await;
    let answer = world.sure(ben, "/surrender").await;
    assert!(says(&answer, Lang::De, "answer-surrendered"), "{answer}");
    let told = post(&world, "notice-surrendered").await;
    assert!(told.pings.is_empty() && told.components.is_empty(), "{told:?}");
    let refused = world.types(ben, "/surrender").await;
    assert!(says(&refused, Lang::De, "refused-no-seat"), "{refused}");
    world.sure(cem, "/surrender").await;
    assert_eq!(world.sight().await.state, MatchState::Over);
    let end = end(&world, "outcome-remained").await;
    assert!(end.pings.contains(&ana), "{end:?}");
    world.assert_clean();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_draw_is_asked_in_one_post_that_is_edited_until_all_agree() {
    let world = World::new().await;
    let [ana, ben, cem] = running(&world).await;
    world.sure(ana, "/draw").await;
    let asked = post(&world, "question-draw-missing").await;
    assert_eq!(asked.pings, [ben, cem].into(), "each who still has to agree is called once");
    let yes = button(&asked, "answer").expect("two buttons");
    assert!(yes.ends_with(":yes"), "{yes}");
    world.presses(ben, asked.id, &yes).await;
    let posts = world.public().len();
    world.presses(cem, asked.id, &yes).await;
    let end = end(&world, "outcome-agreed").await;
    assert!(end.id > asked.id);
    let closed = |posts: &[Message]| posts.iter().find(|now| now.id == asked.id && now.components.is_empty()).cloned();
    let closed = world.shown("the question without its buttons", closed).await;
    assert!(says(&closed.content, Lang::En, "question-draw-yes"), "{}", closed.content);
    world.quiet().await;
    assert_eq!(world.public().len(), posts + 1, "the end, and no other post");
    world.assert_clean();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_log_of_a_server_is_told_what_moderators_do() {
    let world = World::new().await;
    let [ana, ..] = running(&world).await;
    let mia = world.moderator("mia");
    let log = world.sandbox.add_channel(world.sandbox.guild(), "log");
    world.sandbox.set_bot_permissions(log, Permissions::BOT - Permissions::SEND_MESSAGES);
    // The bot learns of it from the gateway.
    let refused = async {
        loop {
            let answer = world.types(mia, "/setup log-channel:#log").await;
            if says(&answer, Lang::En, "missing-log-permissions") {
                return answer;
            }
        }
    };
    let refused = tokio::time::timeout(PATIENCE, refused).await.expect("what is missing is told");
    assert!(refused.contains(&label(Lang::En, "permission-send-messages")), "{refused}");
    world.sandbox.set_bot_permissions(log, Permissions::BOT);
    let set = async { while !says(&world.types(mia, "/setup log-channel:#log").await, Lang::En, "answer-log") {} };
    tokio::time::timeout(PATIENCE, set).await.expect("the log is set");
    world.types(mia, "/mod pause").await;
    let told = |posts: &[Message]| posts.iter().find(|post| says(&post.content, Lang::En, "logged")).cloned();
    let line = world.sandbox.wait_for(ana, log, PATIENCE, told).await.expect("a line in the log");
    assert!(line.pings.is_empty() && line.components.is_empty() && line.content.contains("Mia"), "{line:?}");
    assert!(line.content.contains(&format!("<#{}>", world.sandbox.channel())), "{}", line.content);
    // A log that cannot be written any more stops no match.
    world.sandbox.delete_channel(log);
    world.types(mia, "/mod resume").await;
    world.quiet().await;
    assert_eq!(world.sight().await.state, MatchState::Running);
}
