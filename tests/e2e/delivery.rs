//! What leaves through the outbox: posts that are edited, calls, closed direct messages, missing rights, restarts.

use std::time::Duration;

use adjutant::sandbox::{Fault, Permissions};

use crate::bring_up::{PATIENCE, World};

#[tokio::test(flavor = "multi_thread")]
async fn closed_direct_messages_are_said_once_and_the_hand_is_always_there() {
    let world = World::new().await;
    let people = [world.person("ana", "en-US"), world.person("ben", "de")];
    for person in people {
        world.sandbox.change_person(person, |person| person.dms_closed = true);
    }
    world.begin(&people).await;
    world.deploy(&people).await;
    for _ in 0..6 {
        let (called, post) = world.next_turn(&people).await;
        world.play_turn(called).await;
        world.await_change(&post).await;
    }
    let warned = |person| {
        let posts = world.public();
        let warnings = posts.iter().filter(|post| {
            post.pings.contains(&person)
                && post.pings.len() == 1
                && post.components.is_empty()
                && post.attachments.is_empty()
        });
        warnings.count()
    };
    let sight = world.sight().await;
    let view = sight.conquest().unwrap();
    for person in people {
        let seat = sight.seats_of(adjutant::table::sight::AccountId(person.0))[0];
        let has_drawn = view.seats[seat].cards > 0;
        assert!(warned(person) <= 1, "said {} times", warned(person));
        assert!(!has_drawn || warned(person) == 1, "never said");
        assert!(world.sandbox.dms(person).is_empty());
        world.types(person, "/hand").await;
    }
    world.assert_clean();
}

#[tokio::test(flavor = "multi_thread")]
async fn hands_come_by_direct_message_with_a_picture_and_no_buttons() {
    let world = World::new().await;
    let people = [world.person("ana", "en-US"), world.person("ben", "de")];
    world.begin(&people).await;
    world.deploy(&people).await;
    let mut drawn = None;
    for _ in 0..8 {
        let (called, post) = world.next_turn(&people).await;
        world.play_turn(called).await;
        world.await_change(&post).await;
        let hand = |person| world.sandbox.dms(person).into_iter().find(|dm| !dm.attachments.is_empty());
        drawn = people.into_iter().find_map(hand);
        if drawn.is_some() {
            break;
        }
    }
    let dm = drawn.expect("somebody conquers in eight turns");
    assert_eq!(dm.attachments.len(), 1);
    assert!(dm.components.is_empty());
    assert!(dm.flags & 4096 != 0, "not silent");
    assert!(dm.attachments[0].description.as_ref().is_some_and(|alt| !alt.is_empty()));
    world.assert_clean();
}

#[tokio::test(flavor = "multi_thread")]
async fn without_attach_files_the_board_comes_as_text_and_says_why() {
    let world = World::new().await;
    let people = [world.person("ana", "en-US"), world.person("ben", "de")];
    world.sandbox.set_bot_permissions(world.sandbox.channel(), Permissions::BOT - Permissions::ATTACH_FILES);
    world.begin(&people).await;
    world.deploy(&people).await;
    let (called, post) = world.next_turn(&people).await;
    assert!(post.attachments.is_empty());
    assert!(post.content.contains("Attach Files"), "{}", post.content);
    world.play_turn(called).await;
    world.next_turn(&people).await;
    assert_eq!(world.sandbox.violations(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_channel_that_cannot_be_written_does_not_hold_up_another_and_goes_on_when_it_can() {
    let world = World::new().await;
    let people = [world.person("ana", "en-US"), world.person("ben", "de")];
    let mia = world.person("mia", "en-US");
    world.sandbox.change_person(mia, |person| person.moderator = true);
    world.begin(&people).await;
    world.deploy(&people).await;
    let (called, post) = world.next_turn(&people).await;
    world.sandbox.set_bot_permissions(world.sandbox.channel(), Permissions::BOT - Permissions::SEND_MESSAGES);
    world.play_turn(called).await;
    let elsewhere = world.sandbox.add_channel(world.sandbox.guild(), "elsewhere");
    world.sandbox.command(people[0], elsewhere, "/game new").await.unwrap();
    let there = world.sandbox.wait_for(people[0], elsewhere, PATIENCE, |all| {
        all.iter().any(|message| !message.is_ephemeral()).then_some(())
    });
    assert!(there.await.is_some(), "the other channel waits");
    tokio::time::sleep(Duration::from_millis(500)).await;
    world.sandbox.set_bot_permissions(world.sandbox.channel(), Permissions::BOT);
    world.types(mia, "/mod resume").await;
    let (_, new) = world.next_turn(&people).await;
    assert_ne!(new.id, post.id);
    assert_eq!(world.sandbox.violations(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_post_is_posted_anew_without_calling_anybody_twice() {
    let world = World::new().await;
    let people = [world.person("ana", "en-US"), world.person("ben", "de")];
    world.begin(&people).await;
    world.deploy(&people).await;
    let (called, post) = world.next_turn(&people).await;
    world.sandbox.delete_message(post.id);
    world.place_everything(called).await;
    let anew = world.newest_with_buttons(post.id).await;
    assert!(anew.pings.is_empty(), "called twice");
    world.assert_clean();
}

#[tokio::test(flavor = "multi_thread")]
async fn an_old_post_is_posted_anew_and_the_old_one_loses_its_buttons() {
    let world = World::new().await;
    let people = [world.person("ana", "en-US"), world.person("ben", "de")];
    world.begin(&people).await;
    world.deploy(&people).await;
    let (called, post) = world.next_turn(&people).await;
    // Until the bot has written down that it is sent.
    tokio::time::sleep(Duration::from_secs(1)).await;
    world.clock.advance(Duration::from_mins(51));
    world.place_everything(called).await;
    let anew = world.newest_with_buttons(post.id).await;
    assert!(anew.pings.is_empty(), "called twice");
    let bare = world.sandbox.wait_for(called, world.sandbox.channel(), PATIENCE, |all| {
        all.iter().any(|message| message.id == post.id && message.components.is_empty()).then_some(())
    });
    assert!(bare.await.is_some(), "the old post keeps its buttons");
    world.assert_clean();
}

#[tokio::test(flavor = "multi_thread")]
async fn while_discord_is_down_nothing_is_lost_and_nothing_is_said_twice() {
    let world = World::new().await;
    let people = [world.person("ana", "en-US"), world.person("ben", "de")];
    world.begin(&people).await;
    world.deploy(&people).await;
    let (called, post) = world.next_turn(&people).await;
    world.sandbox.fault("POST", "/messages", Fault::Fail { status: 503, code: 0 }, 2);
    world.sandbox.fault("POST", "/messages", Fault::LoseAnswer, 1);
    world.types(called, "/trade").await;
    world.place_everything(called).await;
    world.types(called, "/done").await;
    let (_, next) = world.next_turn_after(&people, post.id).await;
    tokio::time::sleep(Duration::from_secs(3)).await;
    let same = world.public().iter().filter(|message| message.pings == next.pings && message.id > post.id).count();
    assert_eq!(same, 1, "said twice");
    assert_eq!(world.sandbox.violations(), []);
}
