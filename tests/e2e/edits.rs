//! How often a board is posted, and edits that Discord does not take.

use adjutant::sandbox::{Fault, Message, Snowflake};

use crate::bring_up::World;
use crate::players::button;

/// Waits until this post has lost its buttons.
async fn bare(world: &World, post: Snowflake) {
    let bare = |posts: &[Message]| posts.iter().any(|now| now.id == post && now.components.is_empty()).then_some(());
    world.shown("a post without buttons", bare).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_edit_that_is_not_taken_becomes_a_new_post_and_the_old_one_loses_its_buttons() {
    for (status, code) in [(400, 30_046), (404, 10_008)] {
        let world = World::new().await;
        let (_, called, post) = world.in_a_match().await;
        world.sandbox.fault("PATCH", "/channels/", Fault::Fail { status, code }, 1);
        world.place_everything(called).await;
        let anew = world.newest_with_buttons(post.id).await;
        assert!(anew.pings.is_empty(), "{code}: called twice");
        assert!(button(&anew, "end-turn").is_some(), "{code}: {:?}", anew.buttons());
        assert!(!anew.attachments.is_empty(), "{code}: without a board");
        bare(&world, post.id).await;
        // From now on the new one is edited.
        let edited = world.sandbox.message(anew.id).unwrap().edited;
        let (from, to) = world.long_attack(called).await;
        world.types(called, &format!("/attack from:={from} to:={to} until:once dice:1")).await;
        let changed =
            |posts: &[Message]| posts.iter().any(|now| now.id == anew.id && now.edited > edited).then_some(());
        world.shown("an edit of the new post", changed).await;
        assert_eq!(world.public().last().unwrap().id, anew.id, "{code}: posted once more");
        world.assert_clean();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_may_want_a_post_for_each_move() {
    let world = World::new().await;
    let mia = world.moderator("mia");
    world.types(mia, "/setup posts:move").await;
    let (_, called, post) = world.in_a_match().await;
    let before = world.public().len();
    world.place_everything(called).await;
    let second = world.newest_with_buttons(post.id).await;
    assert!(second.pings.is_empty(), "called twice");
    bare(&world, post.id).await;
    world.quiet().await;
    let (from, to) = world.long_attack(called).await;
    world.types(called, &format!("/attack from:={from} to:={to} until:once dice:1")).await;
    let third = world.newest_with_buttons(second.id).await;
    bare(&world, second.id).await;
    world.quiet().await;
    assert_eq!(world.public().len(), before + 2, "one post for each move");
    assert!(button(&third, "hand").is_some() && !third.attachments.is_empty());
    world.assert_clean();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_may_want_a_post_for_each_capture() {
    let world = World::new().await;
    let mia = world.moderator("mia");
    world.types(mia, "/setup posts:capture").await;
    let (people, mut called, mut post) = world.in_a_match().await;
    // Sooner or later somebody captures something.
    for _ in 0..12 {
        let before = world.sight().await;
        let posts = world.public().len();
        world.place_everything(called).await;
        world.quiet().await;
        assert_eq!(world.public().len(), posts, "a placement is no capture");
        let choice = world.choices(called, "/attack from:").await;
        let from = &choice[0].1;
        let to = &world.choices(called, &format!("/attack from:={from} to:")).await[0].1;
        world.types(called, &format!("/attack from:={from} to:={to} until:captured move-in:all")).await;
        world.quiet().await;
        let after = world.sight().await;
        let owner = |sight: &adjutant::table::sight::Sight| {
            sight.conquest().unwrap().spaces.iter().map(|(_, garrison)| garrison.owner).collect::<Vec<_>>()
        };
        let captured = owner(&before) != owner(&after);
        assert_eq!(world.public().len(), posts + usize::from(captured), "captured: {captured}");
        if captured {
            assert!(world.public().last().unwrap().pings.is_empty(), "called twice");
            bare(&world, post.id).await;
            world.assert_clean();
            return;
        }
        world.types(called, "/done").await;
        (called, post) = world.next_turn_after(&people, post.id).await;
        world.quiet().await;
    }
    panic!("nobody captures anything");
}
