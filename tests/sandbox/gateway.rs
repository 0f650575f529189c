//! The gateway's rules, with a raw WebSocket client.

use std::time::Duration;

use adjutant::sandbox::{GatewayFault, Sandbox, Settings};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use super::{PATIENCE, settings, start, start_with};

/// A raw gateway connection.
pub(super) struct Line(WebSocketStream<MaybeTlsStream<TcpStream>>);

/// Connects; HELLO is still to come.
pub(super) async fn connect(sandbox: &Sandbox) -> Line {
    let url = format!("ws://{}/gw/?v=10&encoding=json", sandbox.address());
    let url = url.replace("/gw/", "/gw");
    Line(connect_async(url).await.unwrap().0)
}

/// Connects and identifies.
pub(super) async fn identify(sandbox: &Sandbox) -> Line {
    let mut line = connect(sandbox).await;
    line.say(&json!({ "op": 2, "d": { "token": sandbox.token(), "intents": 1, "properties": {} } })).await;
    line.event("READY").await;
    line
}

impl Line {
    pub(super) async fn say(&mut self, payload: &Value) {
        self.0.send(Message::Text(payload.to_string().into())).await.unwrap();
    }
    /// The next payload; `Err` with the code when the socket closes (0 without one).
    pub(super) async fn hear(&mut self) -> Result<Value, u16> {
        loop {
            match tokio::time::timeout(PATIENCE, self.0.next()).await.expect("silence") {
                Some(Ok(Message::Text(text))) => return Ok(serde_json::from_str(text.as_str()).unwrap()),
                Some(Ok(Message::Close(frame))) => return Err(frame.map_or(0, |frame| frame.code.into())),
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return Err(0),
            }
        }
    }
    /// The data of the next event of this name; others are skipped.
    pub(super) async fn event(&mut self, name: &str) -> Value {
        loop {
            let payload = self.hear().await.expect("closed");
            if payload["t"] == name {
                return payload["d"].clone();
            }
        }
    }
    async fn closed(&mut self) -> u16 {
        loop {
            if let Err(code) = self.hear().await {
                return code;
            }
        }
    }
}

#[tokio::test]
async fn mistakes_close_the_socket_with_their_code() {
    let sandbox = start().await;
    let token = sandbox.token().to_owned();
    let identify = |token: &str, intents: u64, shard: Value| json!({ "op": 2, "d": { "token": token, "intents": intents, "properties": {}, "shard": shard } });
    let cases = [
        (identify("Bot wrong", 1, json!(null)), 4004),
        (identify(&token, 1 << 15, json!(null)), 4014),
        (identify(&token, 1, json!([2, 2])), 4010),
        (json!({ "op": 3, "d": {} }), 4003),
        (json!({ "op": 99 }), 4001),
        (json!({ "op": 1, "d": "x".repeat(4096) }), 4002),
    ];
    for (payload, code) in cases {
        let mut line = connect(&sandbox).await;
        line.say(&payload).await;
        assert_eq!(line.closed().await, code, "{payload}");
    }
    assert_eq!(sandbox.violations().len(), 6);
}

#[tokio::test]
async fn a_second_identify_and_silence_close_the_socket() {
    let sandbox = start_with(Settings { heartbeat: Duration::from_millis(50), ..settings() }).await;
    let mut line = identify(&sandbox).await;
    line.say(&json!({ "op": 2, "d": { "token": sandbox.token(), "intents": 1 } })).await;
    assert_eq!(line.closed().await, 4005);
    let mut line = identify(&sandbox).await;
    assert_eq!(line.closed().await, 4000);
}

#[tokio::test]
async fn a_dropped_session_resumes_and_hears_what_it_missed() {
    let sandbox = start().await;
    let mut line = connect(&sandbox).await;
    line.say(&json!({ "op": 2, "d": { "token": sandbox.token(), "intents": 1 } })).await;
    let session = line.event("READY").await["session_id"].clone();
    let seen = line.hear().await.unwrap()["s"].clone();
    sandbox.gateway_fault(GatewayFault::Drop);
    assert_eq!(line.closed().await, 0);
    while sandbox.connected() > 0 {
        tokio::task::yield_now().await;
    }
    let missed = sandbox.add_channel(sandbox.guild(), "missed");
    let resume =
        |session: &Value| json!({ "op": 6, "d": { "token": sandbox.token(), "session_id": session, "seq": seen } });
    let mut line = connect(&sandbox).await;
    line.say(&resume(&session)).await;
    assert_eq!(line.event("CHANNEL_CREATE").await["id"], json!(missed));
    line.event("RESUMED").await;
    let mut line = connect(&sandbox).await;
    line.say(&resume(&json!("nobody"))).await;
    line.hear().await.unwrap();
    assert_eq!(line.hear().await.unwrap(), json!({ "op": 9, "d": false }));
}

#[tokio::test]
async fn a_guild_is_told_to_its_shard_only() {
    let sandbox = start().await;
    sandbox.add_guild("Second", "de", "halle").unwrap();
    let mut guilds = Vec::new();
    for shard in 0..2 {
        let mut line = connect(&sandbox).await;
        line.say(&json!({ "op": 2, "d": { "token": sandbox.token(), "intents": 1, "shard": [shard, 2] } })).await;
        let ready = line.event("READY").await;
        let mine = ready["guilds"].as_array().unwrap().clone();
        assert!(mine.iter().all(|g| (g["id"].as_str().unwrap().parse::<u64>().unwrap() >> 22) % 2 == shard));
        guilds.extend(mine);
    }
    assert_eq!(guilds.len(), 2);
}

#[tokio::test]
async fn serenity_understands_every_payload() {
    use poise::serenity_prelude as serenity;
    let sandbox = start().await;
    let thread = sandbox.add_thread(sandbox.guild(), sandbox.channel(), "a thread");
    let mut line = connect(&sandbox).await;
    line.say(&json!({ "op": 2, "d": { "token": sandbox.token(), "intents": 1 } })).await;
    let ready: serenity::ReadyEvent = serde_json::from_value(line.event("READY").await).unwrap();
    assert_eq!(ready.ready.guilds.len(), 1);
    let guild: serenity::GuildCreateEvent = serde_json::from_value(line.event("GUILD_CREATE").await).unwrap();
    assert_eq!((guild.guild.channels.len(), guild.guild.threads[0].id.get()), (1, thread.0));
    sandbox.set_bot_permissions(sandbox.channel(), adjutant::sandbox::Permissions::VIEW_CHANNEL);
    let update = line.event("CHANNEL_UPDATE").await;
    serde_json::from_value::<serenity::ChannelUpdateEvent>(update).unwrap();
}
