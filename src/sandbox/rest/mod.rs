//! The REST API v10: reads a request, lets it through the gates (faults, token, rate), answers and records it.

mod applications;
mod body;
mod callback;
mod channels;
mod guilds;
mod messages;
mod pins;
mod threads;
mod webhooks;

use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::extract::{DefaultBodyLimit, Path, Request, State as Shares, WebSocketUpgrade};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Json, Router};
use serde_json::{Value, json};
use tokio::time::Instant;

pub(crate) use applications::dm_channel;

use super::check::draft::Upload;
use super::errors::ApiError;
use super::faults::{Fault, GatewayDoor, Scope};
use super::rate::Verdict;
use super::state::{Shared, State};
use super::timeline::Request as Recorded;
use super::world::Snowflake;
use super::{gateway, limits};

/// One request, understood.
#[derive(Debug)]
struct Call {
    method: String,
    /// Path segments after `/api/v10`.
    path: Vec<String>,
    query: String,
    body: Value,
    uploads: Vec<Upload>,
    /// The stand-in's own URL, for what it links to.
    base: String,
    /// Life of an interaction token.
    lives: Duration,
}

impl Call {
    /// A parameter of the query.
    fn parameter(&self, name: &str) -> Option<&str> {
        self.query.split('&').filter_map(|pair| pair.split_once('=')).find(|(key, _)| *key == name).map(|(_, v)| v)
    }
}

/// A segment of a path without its percent signs: some clients write `@original` as `%40original`. What is no text stays as it is.
fn decoded(segment: &str) -> String {
    let mut bytes = Vec::new();
    let mut rest = segment.as_bytes();
    while let Some((first, after)) = rest.split_first() {
        let code = after.get(..2).filter(|_| *first == b'%').and_then(|code| std::str::from_utf8(code).ok());
        let byte = code.and_then(|code| u8::from_str_radix(code, 16).ok());
        bytes.push(byte.unwrap_or(*first));
        rest = if byte.is_some() { &after[2..] } else { after };
    }
    String::from_utf8(bytes).unwrap_or_else(|_| segment.to_owned())
}

/// What a route answers: a body with 200 or 201, or nothing with 204.
#[derive(Debug)]
enum Reply {
    Json(Value),
    Made(Value),
    Empty,
}

type Answer = Result<Reply, ApiError>;

/// All that is served on the port.
pub(crate) fn router(shared: Arc<Shared>) -> Router {
    Router::new()
        .route("/gw", get(upgrade))
        .route("/attachments/{channel}/{id}/{name}", get(attachment))
        .fallback(serve)
        .layer(DefaultBodyLimit::disable())
        .with_state(shared)
}

async fn upgrade(Shares(shared): Shares<Arc<Shared>>, socket: WebSocketUpgrade) -> Response {
    if shared.read(|state| state.sessions.door) == GatewayDoor::Shut {
        return StatusCode::SERVICE_UNAVAILABLE.into_response();
    }
    socket.on_upgrade(|socket| gateway::serve(shared, socket))
}

/// The bytes of a file, as the content network of Discord serves them.
async fn attachment(
    Shares(shared): Shares<Arc<Shared>>,
    Path((channel, id, name)): Path<(u64, u64, String)>,
) -> Response {
    let found = shared.read(|state| {
        let messages = state.world.messages.values().filter(|m| m.channel == Snowflake(channel));
        let mut files = messages.flat_map(|m| &m.attachments);
        files.find(|a| a.id == Snowflake(id) && a.filename == name).cloned()
    });
    match found {
        Some(file) => ([(header::CONTENT_TYPE, file.content_type)], Body::from(file.bytes.to_vec())).into_response(),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

async fn serve(Shares(shared): Shares<Arc<Shared>>, request: Request) -> Response {
    let began = Instant::now();
    let (parts, body) = request.into_parts();
    let method = parts.method.to_string();
    let path: Vec<String> = parts
        .uri
        .path()
        .strip_prefix("/api/v10/")
        .map(|rest| rest.split('/').map(decoded).collect())
        .unwrap_or_default();
    let query = parts.uri.query().unwrap_or_default().to_owned();
    let fault = shared.with(|state| state.faults.take(&method, parts.uri.path()));
    if let Some(Fault::Slow(time)) = fault {
        tokio::time::sleep(time).await;
    }
    let authorised = parts
        .headers
        .get(header::AUTHORIZATION)
        .map(|value| value.as_bytes() == format!("Bot {}", shared.settings.token).as_bytes());
    let (read, refused) = match body::read(&parts, body).await {
        Ok(read) => (read, Ok(())),
        Err(error) => (body::Read::default(), Err(error)),
    };
    let call = Call {
        method,
        path,
        query,
        body: read.json,
        uploads: read.uploads,
        base: format!("http://{}", shared.address),
        lives: shared.scaled(limits::TOKEN_LIVES),
    };
    let lost = fault == Some(Fault::LoseAnswer);
    let answer = shared.with(|state| {
        let mut verdict = None;
        let answer = gates(state, &shared, &call, authorised, fault.as_ref(), &mut verdict)
            .and(refused)
            .and_then(|()| route(state, &call));
        let finished = finish(answer, verdict.as_ref());
        record(state, &call, parts.uri.path(), &finished, began);
        if lost {
            return (StatusCode::BAD_GATEWAY, "the answer was lost").into_response();
        }
        respond(finished, verdict.as_ref(), state.now_ms)
    });
    if let Some(Fault::LateAnswer(time)) = fault {
        tokio::time::sleep(time).await;
    }
    answer
}

/// Faults, token and rate limits.
fn gates(
    state: &mut State,
    shared: &Shared,
    call: &Call,
    authorised: Option<bool>,
    fault: Option<&Fault>,
    verdict: &mut Option<Verdict>,
) -> Result<(), ApiError> {
    if let Some(Fault::Fail { status, code }) = fault {
        return Err(ApiError::fault(*status, *code, "fault"));
    }
    let path: Vec<&str> = call.path.iter().map(String::as_str).collect();
    if let Some(Fault::Limited { scope, retry_after }) = fault {
        *verdict = Some(Verdict::refusal(&call.method, &path, *scope, *retry_after));
        return Err(limited(*scope));
    }
    // The token in the path is enough for these; a wrong header is refused all the same.
    let open = matches!(path[..], ["interactions" | "webhooks", ..] | ["gateway"]);
    if authorised == Some(false) || (authorised.is_none() && !open) {
        return Err(ApiError::unauthorized());
    }
    *verdict = state.buckets.count(&call.method, &path, shared.settings.rate_limits, Instant::now());
    match verdict.as_ref().and_then(|verdict| verdict.refused) {
        Some(scope) => Err(limited(scope)),
        None => Ok(()),
    }
}

fn limited(scope: Scope) -> ApiError {
    let what = match scope {
        Scope::User | Scope::Global => "You are being rate limited.",
        Scope::Shared => "The resource is being rate limited.",
    };
    ApiError::fault(429, 0, what)
}

fn route(state: &mut State, call: &Call) -> Answer {
    let path: Vec<&str> = call.path.iter().map(String::as_str).collect();
    match (call.method.as_str(), &path[..]) {
        ("GET", ["gateway"]) => Ok(Reply::Json(json!({ "url": gateway_url(call) }))),
        ("GET", ["gateway", "bot"]) => Ok(Reply::Json(json!({
            "url": gateway_url(call), "shards": 1,
            "session_start_limit": state.sessions.start_limit(),
        }))),
        ("GET", ["users", "@me", "guilds"]) => guilds::mine(state, call),
        (_, ["guilds", rest @ ..]) => guilds::route(state, call, rest),
        (_, ["applications" | "oauth2" | "users", ..]) => applications::route(state, call, &path),
        ("POST", ["interactions", id, token, "callback"]) => callback::route(state, call, id, token),
        (_, ["webhooks", app, token, rest @ ..]) => webhooks::route(state, call, (app, token), rest),
        (_, ["channels", channel, rest @ ..]) => channels::route(state, call, channel, rest),
        _ => Err(ApiError::unknown_route()),
    }
}

fn gateway_url(call: &Call) -> String {
    format!("{}/gw", call.base.replacen("http", "ws", 1))
}

/// An answer as it goes out.
#[derive(Debug)]
struct Finished {
    status: u16,
    code: u32,
    body: Option<Value>,
    mistake: bool,
}

fn finish(answer: Answer, verdict: Option<&Verdict>) -> Finished {
    let good = |status, body| Finished { status, code: 0, body, mistake: false };
    match (answer, verdict) {
        (Ok(Reply::Json(body)), _) => good(200, Some(body)),
        (Ok(Reply::Made(body)), _) => good(201, Some(body)),
        (Ok(Reply::Empty), _) => good(204, None),
        (Err(error), Some(Verdict { refused: Some(refused), reset_after, .. })) => {
            let (wait, global) = (reset_after.as_secs_f64(), *refused == Scope::Global);
            good(error.status, Some(json!({ "message": error.message, "retry_after": wait, "global": global })))
        }
        (Err(error), _) => {
            let body = Some(error.body());
            Finished { status: error.status, code: error.code, body, mistake: error.mistake }
        }
    }
}

fn record(state: &mut State, call: &Call, whole: &str, finished: &Finished, began: Instant) {
    let mut path = call.path.clone();
    if matches!(path.first().map(String::as_str), Some("interactions" | "webhooks"))
        && let Some(token) = path.get_mut(2)
    {
        *token = "TOKEN".into();
    }
    let mut path = if path.is_empty() { whole.to_owned() } else { format!("/{}", path.join("/")) };
    if !call.query.is_empty() {
        path = format!("{path}?{}", call.query);
    }
    let Finished { status, code, body, mistake } = finished;
    if *mistake {
        let what = body.as_ref().map(Value::to_string).unwrap_or_default();
        state.log.violation(&format!("{} {path}", call.method), format!("{status} {what}"));
    }
    let file = |upload: &Upload| (format!("files[{}]", upload.number), upload.filename.clone(), upload.bytes.len());
    state.log.requests.push(Recorded {
        at_ms: state.now_ms,
        method: call.method.clone(),
        path,
        body: call.body.clone(),
        files: call.uploads.iter().map(file).collect(),
        status: *status,
        code: *code,
        answer: body.clone().unwrap_or_default(),
        took: began.elapsed(),
    });
}

fn respond(finished: Finished, verdict: Option<&Verdict>, now_ms: i64) -> Response {
    let status = StatusCode::from_u16(finished.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    let mut response = match finished.body {
        Some(body) => (status, Json(body)).into_response(),
        None => status.into_response(),
    };
    if let Some(verdict) = verdict {
        rate_headers(response.headers_mut(), verdict, now_ms);
    }
    response
}

/// The limit of all routes is not told but where it is reached, and then nothing else is.
fn rate_headers(headers: &mut HeaderMap, verdict: &Verdict, now_ms: i64) {
    let mut put = |name: &'static str, value: &str| {
        if let Ok(value) = HeaderValue::from_str(value) {
            headers.insert(name, value);
        }
    };
    let wait = verdict.reset_after;
    let scope = match verdict.refused {
        Some(Scope::Global) => Some("global"),
        Some(Scope::User) => Some("user"),
        Some(Scope::Shared) => Some("shared"),
        None => None,
    };
    if scope == Some("global") {
        put("x-ratelimit-global", "true");
    } else {
        let reset_ms = now_ms + i64::try_from(wait.as_millis()).unwrap_or(i64::MAX / 2);
        put("x-ratelimit-limit", &verdict.limit.to_string());
        put("x-ratelimit-remaining", &verdict.remaining.to_string());
        put("x-ratelimit-reset", &format!("{}.{:03}", reset_ms / 1000, reset_ms % 1000));
        put("x-ratelimit-reset-after", &format!("{:.3}", wait.as_secs_f64()));
        put("x-ratelimit-bucket", &verdict.bucket.replace([':', '@'], "-"));
    }
    if let Some(scope) = scope {
        put("x-ratelimit-scope", scope);
        // Whole seconds, rounded up.
        put("retry-after", &format!("{}", wait.as_millis().div_ceil(1000)));
    }
}
