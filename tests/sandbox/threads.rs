//! Threads and pins of the stand-in: made, asleep, awake, locked.

use adjutant::sandbox::{Permissions, Sandbox, SandboxError, Snowflake};
use reqwest::Method;
use serde_json::json;

use super::raw::Raw;
use super::{moved, start, start_with};

const WEEK_MS: i64 = 7 * 24 * 60 * 60 * 1_000;

fn is_archived(sandbox: &Sandbox, thread: Snowflake) -> bool {
    let all = sandbox.channels();
    all.iter().find(|channel| channel.id == thread).unwrap().place.thread().unwrap().archived
}

#[tokio::test]
async fn the_bot_makes_public_threads_where_it_may() {
    let sandbox = start().await;
    let raw = Raw::new(&sandbox);
    let path = format!("/channels/{}/threads", sandbox.channel());
    let wanted = json!({ "name": "Table", "type": 11, "auto_archive_duration": 10_080 });
    let made = raw.post(&path, wanted.clone()).await;
    assert_eq!((made.status, made.body["type"].as_u64()), (201, Some(11)));
    assert_eq!(made.body["parent_id"], json!(sandbox.channel()));
    assert_eq!(made.body["thread_metadata"]["archived"], false);
    let told = sandbox.visible_to(Snowflake(0), sandbox.channel());
    assert_eq!((told[0].system, told[0].content.as_str()), (18, "Table"));
    sandbox.set_bot_permissions(sandbox.channel(), Permissions::BOT - Permissions::CREATE_PUBLIC_THREADS);
    assert_eq!(raw.post(&path, wanted.clone()).await.code(), 50013);
    assert_eq!(sandbox.violations(), []);
    // In a thread and under a voice channel there are none.
    let inside = format!("/channels/{}/threads", made.body["id"].as_str().unwrap());
    assert_eq!(raw.post(&inside, wanted.clone()).await.code(), 50024);
    let voice = sandbox.add_voice(sandbox.guild(), "voice");
    assert_eq!(raw.post(&format!("/channels/{voice}/threads"), wanted).await.code(), 50024);
    sandbox.set_bot_permissions(sandbox.channel(), Permissions::BOT);
    for wrong in [
        json!({ "name": "x".repeat(101), "type": 11 }),
        json!({ "name": "", "type": 11 }),
        json!({ "name": "private" }),
        json!({ "name": "Table", "type": 11, "auto_archive_duration": 61 }),
    ] {
        assert_eq!(raw.post(&path, wrong.clone()).await.code(), 50035, "{wrong}");
    }
}

#[tokio::test]
async fn a_post_in_a_forum_comes_with_its_first_message() {
    let sandbox = start().await;
    let raw = Raw::new(&sandbox);
    let forum = sandbox.add_forum(sandbox.guild(), "games");
    let path = format!("/channels/{forum}/threads");
    assert_eq!(raw.post(&path, json!({ "name": "Table" })).await.code(), 50006);
    let made = raw.post(&path, json!({ "name": "Table", "message": { "content": "hello" } })).await;
    assert_eq!(made.status, 201, "{made:?}");
    let post = made.body["id"].as_str().unwrap().parse().unwrap();
    assert_eq!(sandbox.visible_to(Snowflake(0), post)[0].content, "hello");
    assert_eq!(raw.post(&format!("/channels/{forum}/messages"), json!({ "content": "a" })).await.code(), 50008);
    let ana = sandbox.add_person("ana", "en").unwrap();
    assert!(matches!(sandbox.command(ana, forum, "/go").await, Err(SandboxError::NoChannel(_))));
}

#[tokio::test]
async fn threads_sleep_after_a_week_without_messages_and_wake_up() {
    let (clock, settings) = moved();
    let sandbox = start_with(settings).await;
    let raw = Raw::new(&sandbox);
    let ana = sandbox.add_person("ana", "en").unwrap();
    let thread = sandbox.add_thread(sandbox.guild(), sandbox.channel(), "t");
    let path = format!("/channels/{thread}");
    let pass = |ms: i64| {
        clock.fetch_add(ms, std::sync::atomic::Ordering::Relaxed);
        sandbox.archive_idle();
    };
    pass(WEEK_MS - 1);
    let button = json!({ "type": 2, "style": 1, "label": "B", "custom_id": "b" });
    let row = json!({ "type": 1, "components": [button] });
    raw.post(&format!("{path}/messages"), json!({ "content": "a", "components": [row] })).await;
    let message = sandbox.visible_to(ana, thread)[0].id;
    pass(WEEK_MS - 1);
    assert!(!is_archived(&sandbox, thread), "a message keeps it awake");
    pass(1);
    assert!(is_archived(&sandbox, thread));
    // No interaction reaches the bot from there.
    assert!(matches!(sandbox.command(ana, thread, "/go").await, Err(SandboxError::Archived)));
    assert!(matches!(sandbox.autocomplete(ana, thread, "/go").await, Err(SandboxError::Archived)));
    assert!(matches!(sandbox.press(ana, message, "B").await, Err(SandboxError::Archived)));
    assert_eq!(raw.patch(&path, json!({ "name": "other" })).await.code(), 50013);
    assert_eq!(raw.patch(&path, json!({ "archived": false })).await.status, 200);
    assert!(!is_archived(&sandbox, thread));
    pass(WEEK_MS - 1);
    assert!(!is_archived(&sandbox, thread), "a week begins when it wakes up");
    // Somebody else's thread is not the bot's to put to sleep.
    assert_eq!(raw.patch(&path, json!({ "archived": true })).await.code(), 50013);
    assert_eq!(raw.send(Method::DELETE, &path, None).await.code(), 50013);
    sandbox.set_bot_permissions(thread, Permissions::BOT | Permissions::MANAGE_THREADS);
    assert_eq!(raw.send(Method::DELETE, &path, None).await.status, 200);
    assert_eq!(raw.get(&path).await.code(), 10003);
}

#[tokio::test]
async fn a_locked_thread_is_woken_only_by_who_may_manage_it() {
    let sandbox = start().await;
    let raw = Raw::new(&sandbox);
    let thread = sandbox.add_thread(sandbox.guild(), sandbox.channel(), "t");
    let (path, messages) = (format!("/channels/{thread}"), format!("/channels/{thread}/messages"));
    sandbox.set_locked(thread, true);
    assert_eq!(raw.patch(&path, json!({ "archived": false })).await.code(), 50013);
    assert_eq!(raw.post(&messages, json!({ "content": "a" })).await.code(), 160_005);
    assert!(is_archived(&sandbox, thread));
    sandbox.set_bot_permissions(thread, Permissions::BOT | Permissions::MANAGE_THREADS);
    assert_eq!(raw.post(&messages, json!({ "content": "a" })).await.status, 200);
    assert!(!is_archived(&sandbox, thread));
}

#[tokio::test]
async fn a_pin_is_told_in_the_channel_once() {
    let sandbox = start().await;
    let raw = Raw::new(&sandbox);
    let channel = sandbox.channel();
    sandbox.set_bot_permissions(channel, Permissions::BOT | Permissions::PIN_MESSAGES);
    let made = raw.post(&Raw::messages(&sandbox), json!({ "content": "a" })).await.body["id"].clone();
    let pin = format!("/channels/{channel}/messages/pins/{}", made.as_str().unwrap());
    for _ in 0..2 {
        assert_eq!(raw.send(Method::PUT, &pin, None).await.status, 204);
    }
    let told = |system: u8| sandbox.visible_to(Snowflake(0), channel).iter().filter(|m| m.system == system).count();
    assert_eq!(told(6), 1);
    assert_eq!(raw.send(Method::DELETE, &pin, None).await.status, 204);
    let pins = sandbox.channels().into_iter().find(|one| one.id == channel).unwrap().pins().len();
    assert_eq!((pins, told(6)), (0, 1));
}
