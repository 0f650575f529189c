//! Guilds that the bot does not reach, and people who leave them.

use adjutant::sandbox::{Reach, SandboxError};
use serde_json::json;

use super::gateway::identify;
use super::raw::Raw;
use super::start;

#[tokio::test]
async fn a_bot_that_is_taken_out_hears_it_and_then_nothing() {
    let sandbox = start().await;
    let raw = Raw::new(&sandbox);
    let guild = sandbox.guild();
    let ana = sandbox.add_person("ana", "en").unwrap();
    let dm = sandbox.dm_channel(ana).unwrap();
    let (here, there) = (Raw::messages(&sandbox), format!("/channels/{dm}/messages"));
    let mut line = identify(&sandbox).await;
    sandbox.set_reach(guild, Reach::Removed);
    assert_eq!(line.event("GUILD_DELETE").await, json!({ "id": guild }));
    assert_eq!(raw.post(&here, json!({ "content": "a" })).await.code(), 50001);
    assert_eq!(raw.get(&format!("/guilds/{guild}")).await.code(), 10004);
    assert_eq!(raw.get("/users/@me/guilds").await.body, json!([]));
    assert_eq!(raw.post(&there, json!({ "content": "a" })).await.code(), 50278);
    assert!(matches!(sandbox.command(ana, sandbox.channel(), "/go").await, Err(SandboxError::NoBot)));
    // Of what happens there a new session hears nothing either.
    sandbox.add_channel(guild, "later");
    let mut second = identify(&sandbox).await;
    sandbox.set_reach(guild, Reach::Here);
    for line in [&mut line, &mut second] {
        let told = line.hear().await.unwrap();
        assert_eq!((&told["t"], &told["d"]["id"]), (&json!("GUILD_CREATE"), &json!(guild)));
        assert_eq!(told["d"]["channels"].as_array().unwrap().len(), 2);
    }
    assert_eq!(raw.post(&here, json!({ "content": "a" })).await.status, 200);
    assert_eq!(raw.post(&there, json!({ "content": "a" })).await.status, 200);
    assert_eq!(sandbox.violations(), []);
}

#[tokio::test]
async fn an_outage_leaves_the_bot_in_the_guild() {
    let sandbox = start().await;
    let raw = Raw::new(&sandbox);
    let mut line = identify(&sandbox).await;
    sandbox.set_reach(sandbox.guild(), Reach::Outage);
    let told = line.event("GUILD_DELETE").await;
    assert_eq!(told, json!({ "id": sandbox.guild(), "unavailable": true }));
    assert_eq!(raw.post(&Raw::messages(&sandbox), json!({ "content": "a" })).await.status, 503);
    assert_eq!(raw.get("/users/@me/guilds").await.body.as_array().unwrap().len(), 1);
    sandbox.set_reach(sandbox.guild(), Reach::Here);
    line.event("GUILD_CREATE").await;
    assert_eq!(raw.post(&Raw::messages(&sandbox), json!({ "content": "a" })).await.status, 200);
}

#[tokio::test]
async fn who_has_left_is_no_member_acts_no_more_and_is_not_called() {
    let sandbox = start().await;
    let raw = Raw::new(&sandbox);
    let ana = sandbox.add_person("ana", "en").unwrap();
    let path = format!("/guilds/{}/members/{ana}", sandbox.guild());
    let call = json!({ "content": format!("<@{ana}>"), "allowed_mentions": { "users": [ana] } });
    for is_there in [true, false, true] {
        let found = raw.get(&path).await;
        assert_eq!((found.status, found.code()), if is_there { (200, 0) } else { (404, 10007) });
        let posted = raw.post(&Raw::messages(&sandbox), call.clone()).await;
        let posted = sandbox.message(posted.body["id"].as_str().unwrap().parse().unwrap()).unwrap();
        assert_eq!(posted.pings.contains(&ana), is_there);
        if is_there {
            sandbox.leave(ana, sandbox.guild());
        } else {
            assert!(matches!(sandbox.command(ana, sandbox.channel(), "/go").await, Err(SandboxError::NoMember)));
            sandbox.come_back(ana, sandbox.guild());
        }
    }
    assert_eq!(sandbox.violations(), []);
}
