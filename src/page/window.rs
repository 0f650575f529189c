//! One window: a WebSocket on which a person is told what they see, and asks for what they do.

use std::sync::Arc;

use axum::extract::ws::{Message as Frame, WebSocket};
use serde_json::{Value, json};
use tokio::sync::mpsc;

use super::{Table, request, view};
use crate::clock::Stopwatch;
use crate::sandbox::Snowflake;

/// Tells one person's window everything from now on, or from the event `from` on, until it is closed.
pub(super) async fn open(table: Arc<Table>, me: Snowflake, from: Option<usize>, mut socket: WebSocket) {
    let page = &table.page;
    let mut changes = page.sandbox.changes();
    let mut power = page.lever.power.clone();
    let (answer, mut answers) = mpsc::unbounded_channel::<Value>();
    let next = from.unwrap_or_else(|| page.sandbox.happened());
    let mut told = Told { me, next, world: Value::Null, since: Stopwatch::start(), clock: page.sandbox.now() };
    if send(&mut socket, &told.hello(&table, from.is_some())).await.is_err() {
        return;
    }
    loop {
        for news in told.news(&table) {
            if send(&mut socket, &news).await.is_err() {
                return;
            }
        }
        tokio::select! {
            // The senders live as long as the table.
            _ = changes.changed() => {}
            _ = power.changed() => {}
            Some(answer) = answers.recv() => {
                // What the answer speaks of is told before it.
                let mut all = told.news(&table);
                all.push(answer);
                for one in all {
                    if send(&mut socket, &one).await.is_err() {
                        return;
                    }
                }
            }
            frame = socket.recv() => match frame {
                Some(Ok(Frame::Text(text))) => {
                    let (table, answer) = (Arc::clone(&table), answer.clone());
                    tokio::spawn(async move {
                        // A window that is gone needs no answer.
                        let _ = answer.send(request::answer(&table.page, me, text.as_str()).await);
                    });
                }
                Some(Ok(Frame::Ping(_) | Frame::Pong(_) | Frame::Binary(_))) => {}
                Some(Ok(Frame::Close(_)) | Err(_)) | None => return,
            },
        }
    }
}

/// What a window has been told.
struct Told {
    me: Snowflake,
    /// The number of the first event that it has not been told.
    next: usize,
    world: Value,
    /// What the world's clock showed, and how long ago.
    clock: i64,
    since: Stopwatch,
}

impl Told {
    /// The first thing that a window hears. `resumed`: it goes on with what it knows.
    fn hello(&mut self, table: &Table, resumed: bool) -> Value {
        let page = &table.page;
        self.world = view::world(page, self.me);
        let latest = page.sandbox.latest(self.me).into_iter();
        let latest = latest
            .map(|(channel, latest)| json!({ "channel": channel, "message": latest.message, "pings": latest.pings }));
        json!({ "hello": {
            "run": table.run, "next": self.next, "now": self.clock, "me": self.me, "resumed": resumed,
            "world": self.world, "latest": latest.collect::<Vec<_>>(),
            "first": { "guild": page.sandbox.guild(), "channel": page.sandbox.channel() },
        } })
    }

    /// What it has not been told yet.
    fn news(&mut self, table: &Table) -> Vec<Value> {
        let page = &table.page;
        let mut news = Vec::new();
        let world = view::world(page, self.me);
        if world != self.world {
            news.push(json!({ "world": world }));
            self.world = world;
        }
        let now = page.sandbox.now();
        let by_itself = self.clock + i64::try_from(self.since.elapsed().as_millis()).unwrap_or(0);
        if (now - by_itself).abs() > 1000 {
            news.push(json!({ "now": now }));
            (self.clock, self.since) = (now, Stopwatch::start());
        }
        for event in page.sandbox.timeline_from(self.next) {
            self.next = event.number + 1;
            if let Some(told) = view::event(page, self.me, &event) {
                news.push(json!({ "event": told, "next": self.next }));
            }
        }
        news
    }
}

async fn send(socket: &mut WebSocket, what: &Value) -> Result<(), axum::Error> {
    socket.send(Frame::Text(what.to_string().into())).await
}
