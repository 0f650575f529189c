//! The gateway: sessions that identify, beat, are dispatched to, and resume (events/gateway).

use std::collections::VecDeque;
use std::sync::Arc;

use axum::extract::ws::{CloseFrame, Message as Frame, WebSocket};
use serde_json::{Value, json};
use tokio::sync::mpsc::{self, UnboundedReceiver, UnboundedSender};
use tokio::time::{Duration, Instant};

use super::faults::{GatewayDoor, GatewayFault};
use super::state::{Shared, State};
use super::world::{Reach, Snowflake};
use super::{limits, payload};

/// What a session's socket is told to do.
#[derive(Debug)]
pub(crate) enum Wire {
    Send(Value),
    Close(u16, &'static str),
    Fault(GatewayFault),
}

/// A session: it outlives its socket for a while.
#[derive(Debug)]
pub(crate) struct Session {
    id: String,
    seq: u64,
    shard: (u64, u64),
    sent: VecDeque<Value>,
    link: Option<UnboundedSender<Wire>>,
    lost: Option<Instant>,
    /// So many events are heard once more at the next resume.
    again: u64,
}

#[derive(Debug, Default)]
pub(crate) struct Sessions {
    all: Vec<Session>,
    pub(crate) door: GatewayDoor,
    /// Sessions that were begun, and gone on with, so far.
    begun: usize,
    resumed: usize,
    /// So many may be begun until then; [`limits::SESSIONS_A_DAY`] afterwards.
    left: Option<(u64, Instant)>,
}

impl Sessions {
    /// Whether a session is connected now.
    pub(crate) fn connected(&self) -> usize {
        self.all.iter().filter(|session| session.link.is_some()).count()
    }

    /// How many sessions were begun, and how often one was gone on with.
    pub(crate) fn counts(&self) -> (usize, usize) {
        (self.begun, self.resumed)
    }

    /// From now on so many sessions may be begun, until `within` has passed.
    pub(crate) fn leave(&mut self, remaining: u64, within: Duration) {
        self.left = Some((remaining, Instant::now() + within));
    }

    /// What GET /gateway/bot says of that.
    pub(crate) fn start_limit(&self) -> Value {
        let until = self.left.map(|(remaining, end)| (remaining, end.saturating_duration_since(Instant::now())));
        let (remaining, reset_after) =
            until.filter(|(_, rest)| !rest.is_zero()).unwrap_or((limits::SESSIONS_A_DAY, Duration::ZERO));
        let reset_after = u64::try_from(reset_after.as_millis()).unwrap_or(u64::MAX);
        let total = limits::SESSIONS_A_DAY;
        json!({ "total": total, "remaining": remaining, "reset_after": reset_after, "max_concurrency": 1 })
    }

    /// Sends an event to the sessions whose shard has the guild (DMs: shard 0). It is kept for resuming.
    pub(crate) fn dispatch(&mut self, name: &str, data: &Value, guild: Option<Snowflake>) {
        for session in &mut self.all {
            let (shard, count) = session.shard;
            if guild.map_or(0, |guild| (guild.0 >> 22) % count) == shard {
                session.push(name, data);
            }
        }
    }

    pub(crate) fn fault(&mut self, fault: GatewayFault) {
        for session in &mut self.all {
            if let GatewayFault::Repeat(events) = fault {
                session.again = events;
            } else if let Some(link) = &session.link {
                let _ = link.send(Wire::Fault(fault));
            }
        }
        if ends_session(fault) {
            self.all.clear();
        }
    }

    fn forget_old(&mut self, keep: Duration) {
        let now = Instant::now();
        self.all.retain(|s| s.lost.is_none_or(|lost| now.duration_since(lost) < keep));
    }
}

/// Whether what is told leaves nothing to resume: an invalid session, and the codes after which a new one must be begun
/// (topics/opcodes-and-status-codes).
fn ends_session(fault: GatewayFault) -> bool {
    match fault {
        GatewayFault::Invalid { resumable } => !resumable,
        GatewayFault::Close(code) => matches!(code, 4003 | 4004 | 4006 | 4007 | 4009 | 4010..=4014),
        GatewayFault::Drop
        | GatewayFault::CloseBare
        | GatewayFault::Reconnect
        | GatewayFault::Deaf
        | GatewayFault::Repeat(_) => false,
    }
}

impl Session {
    fn push(&mut self, name: &str, data: &Value) {
        self.seq += 1;
        let event = json!({ "op": 0, "t": name, "s": self.seq, "d": data });
        if let Some(link) = &self.link {
            // A socket that has just gone: the event waits for a resume.
            let _ = link.send(Wire::Send(event.clone()));
        }
        self.sent.push_back(event);
        if self.sent.len() > limits::REPLAY_EVENTS {
            self.sent.pop_front();
        }
    }
}

/// One socket's side of the conversation.
struct Line {
    shared: Arc<Shared>,
    tell: UnboundedSender<Wire>,
    session: Option<String>,
    beat: Instant,
    sends: VecDeque<Instant>,
    deaf: bool,
}

/// Runs one socket to its end.
pub(crate) async fn serve(shared: Arc<Shared>, mut socket: WebSocket) {
    if shared.read(|state| state.sessions.door) == GatewayDoor::Silent {
        while let Some(Ok(_)) = socket.recv().await {}
        return;
    }
    let interval = shared.settings.heartbeat;
    let (tell, mut told) = mpsc::unbounded_channel();
    let now = Instant::now();
    let mut line = Line { shared, tell, session: None, beat: now, sends: VecDeque::new(), deaf: false };
    let millis = u64::try_from(interval.as_millis()).unwrap_or(u64::MAX);
    let hello = json!({ "op": 10, "t": null, "s": null, "d": { "heartbeat_interval": millis } });
    if socket.send(Frame::Text(hello.to_string().into())).await.is_ok() {
        let forget = talk(&mut line, &mut socket, &mut told, interval).await;
        line.hang_up(forget);
    }
}

/// Returns whether the session is gone with the socket (close codes 1000 and 1001 of the client).
async fn talk(line: &mut Line, socket: &mut WebSocket, told: &mut UnboundedReceiver<Wire>, interval: Duration) -> bool {
    loop {
        let silent = line.beat + interval * 2 + Duration::from_secs(1);
        tokio::select! {
            frame = socket.recv() => match frame {
                Some(Ok(Frame::Text(text))) => line.hear(text.as_bytes()),
                Some(Ok(Frame::Binary(bytes))) => line.hear(&bytes),
                Some(Ok(Frame::Ping(_) | Frame::Pong(_))) => {}
                Some(Ok(Frame::Close(close))) => return close.is_some_and(|c| matches!(c.code, 1000 | 1001)),
                Some(Err(_)) | None => return false,
            },
            wire = told.recv() => if !obey(line, socket, wire).await { return false },
            // One that hears nothing misses nothing.
            () = tokio::time::sleep_until(silent), if !line.deaf => {
                line.close(4000, "no heartbeat");
                line.beat = Instant::now();
            }
        }
    }
}

/// Does what the session's socket is told. False when that ends it.
async fn obey(line: &mut Line, socket: &mut WebSocket, wire: Option<Wire>) -> bool {
    let frame = match wire {
        Some(Wire::Send(payload)) => Frame::Text(payload.to_string().into()),
        Some(Wire::Close(code, reason)) => Frame::Close(Some(CloseFrame { code, reason: reason.into() })),
        Some(Wire::Fault(GatewayFault::Close(code))) => Frame::Close(Some(CloseFrame { code, reason: "fault".into() })),
        Some(Wire::Fault(GatewayFault::CloseBare)) => Frame::Close(None),
        Some(Wire::Fault(GatewayFault::Reconnect)) => Frame::Text(json!({ "op": 7, "d": null }).to_string().into()),
        Some(Wire::Fault(GatewayFault::Invalid { resumable })) => {
            if !resumable {
                line.session = None;
            }
            Frame::Text(json!({ "op": 9, "d": resumable }).to_string().into())
        }
        Some(Wire::Fault(GatewayFault::Deaf)) => {
            line.deaf = true;
            return true;
        }
        Some(Wire::Fault(GatewayFault::Repeat(_))) => return true,
        Some(Wire::Fault(GatewayFault::Drop)) | None => return false,
    };
    let closes = matches!(frame, Frame::Close(_));
    socket.send(frame).await.is_ok() && !closes
}

impl Line {
    fn send(&self, payload: Value) {
        let _ = self.tell.send(Wire::Send(payload));
    }

    /// Closes because of a mistake of the client, and writes it down.
    fn close(&self, code: u16, why: &'static str) {
        self.shared.with(|state| state.log.violation("gateway", format!("{code}: {why}")));
        let _ = self.tell.send(Wire::Close(code, why));
    }

    fn hear(&mut self, bytes: &[u8]) {
        let now = Instant::now();
        self.sends.retain(|at| now.duration_since(*at) < limits::GATEWAY_WINDOW);
        self.sends.push_back(now);
        if self.sends.len() > limits::GATEWAY_SENDS {
            return self.close(4008, "more than 120 payloads in a minute");
        }
        if bytes.len() > limits::GATEWAY_BYTES {
            return self.close(4002, "payload over 4096 bytes");
        }
        let Ok(payload) = serde_json::from_slice::<Value>(bytes) else {
            return self.close(4002, "payload is not JSON");
        };
        match payload["op"].as_u64() {
            Some(1) => {
                self.beat = now;
                if !self.deaf {
                    self.send(json!({ "op": 11, "d": null }));
                }
            }
            Some(2) if self.session.is_some() => self.close(4005, "already authenticated"),
            Some(2) => self.identify(&payload["d"]),
            Some(6) => self.resume(&payload["d"]),
            Some(3 | 4 | 8) if self.session.is_none() => self.close(4003, "not authenticated"),
            Some(3 | 4 | 8) => {}
            _ => self.close(4001, "unknown opcode"),
        }
    }

    fn knows(&self, token: &Value) -> bool {
        let token = token.as_str().unwrap_or_default();
        token.strip_prefix("Bot ").unwrap_or(token) == self.shared.settings.token
    }

    fn identify(&mut self, d: &Value) {
        if !self.knows(&d["token"]) {
            return self.close(4004, "authentication failed");
        }
        let Some(intents) = d["intents"].as_u64() else {
            return self.close(4013, "intents are missing");
        };
        // GUILD_MEMBERS, GUILD_PRESENCES, MESSAGE_CONTENT: this application was not granted them.
        if intents & (1 << 1 | 1 << 8 | 1 << 15) != 0 {
            return self.close(4014, "privileged intents");
        }
        let shard = match (d["shard"][0].as_u64(), d["shard"][1].as_u64()) {
            (Some(shard), Some(count)) if shard < count => (shard, count),
            (None, None) => (0, 1),
            _ => return self.close(4010, "invalid shard"),
        };
        let url = format!("ws://{}/gw", self.shared.address);
        let tell = self.tell.clone();
        let id = self.shared.with(|state| {
            let id = format!("session{}", state.id());
            let (sent, link) = (VecDeque::new(), Some(tell));
            let mut session = Session { id: id.clone(), seq: 0, shard, sent, link, lost: None, again: 0 };
            session.push("READY", &payload::ready(state, &id, &url, shard));
            if intents & 1 != 0 {
                let mine = |guild: &Snowflake| {
                    (guild.0 >> 22) % shard.1 == shard.0 && state.world.reach(*guild) == Reach::Here
                };
                for guild in state.world.guilds.keys().copied().filter(mine) {
                    session.push("GUILD_CREATE", &payload::guild_create(state, guild));
                }
            }
            state.sessions.all.push(session);
            state.sessions.begun += 1;
            id
        });
        self.session = Some(id);
    }

    fn resume(&mut self, d: &Value) {
        if !self.knows(&d["token"]) {
            return self.close(4004, "authentication failed");
        }
        let (wanted, seq) = (d["session_id"].as_str().unwrap_or_default(), d["seq"].as_u64().unwrap_or(0));
        let (tell, keep) = (self.tell.clone(), self.shared.scaled(limits::REPLAY));
        let resumed = self.shared.with(|state: &mut State| {
            state.sessions.forget_old(keep);
            let session = state.sessions.all.iter_mut().find(|s| s.id == wanted && seq <= s.seq)?;
            let oldest = session.sent.front().and_then(|event| event["s"].as_u64()).unwrap_or(session.seq + 1);
            if oldest > seq + 1 {
                return None;
            }
            let from = seq.saturating_sub(std::mem::take(&mut session.again));
            for event in session.sent.iter().filter(|event| event["s"].as_u64() > Some(from)) {
                let _ = tell.send(Wire::Send(event.clone()));
            }
            (session.link, session.lost) = (Some(tell), None);
            session.push("RESUMED", &json!({}));
            let id = session.id.clone();
            state.sessions.resumed += 1;
            Some(id)
        });
        match resumed {
            Some(id) => self.session = Some(id),
            None => self.send(json!({ "op": 9, "d": false })),
        }
    }

    fn hang_up(&self, forget: bool) {
        let Some(id) = &self.session else { return };
        let keep = self.shared.scaled(limits::REPLAY);
        self.shared.with(|state| {
            for session in &mut state.sessions.all {
                let mine = session.link.as_ref().is_some_and(|link| link.same_channel(&self.tell));
                if session.id == *id && mine {
                    (session.link, session.lost) = (None, Some(Instant::now()));
                }
            }
            state.sessions.all.retain(|s| !(forget && s.id == *id && s.link.is_none()));
            state.sessions.forget_old(keep);
        });
    }
}
