//! A table in the browser: serves a page that looks like a Discord channel, with the stand-in behind it (feature `sandbox`).
//!
//! Only this machine is served, and only the page itself may ask: `Host` and `Origin` are checked. A window is one person;
//! what is ephemeral or private of others never reaches it, because everything passes through `view` and the stand-in's `sees`.
//! The page's source is in `page/`, what is embedded here is built from it.

mod files;
mod request;
mod view;
mod window;

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;

use axum::Router;
use axum::extract::{Path, Query, Request, State as Shares, WebSocketUpgrade};
use axum::http::{HeaderMap, StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use serde::Deserialize;
use tokio::net::TcpListener;
use tokio::sync::{mpsc, watch};

use crate::clock::Clock;
use crate::sandbox::{Sandbox, SandboxError, Snowflake};

/// The port of the page where nobody says another.
pub const PORT: u16 = 4066;

/// The people who sit at the table: handle, name, language, and whether they may moderate.
const PEOPLE: [(&str, &str, &str, bool); 7] = [
    ("ana", "Ana", "en-US", false),
    ("ben", "Ben", "de", false),
    ("chidi", "Chidi", "en-US", false),
    ("dagny", "Dagny", "de", false),
    ("emeka", "Emeka", "en-US", false),
    ("farah", "Farah", "en-US", false),
    ("mod", "Mod", "en-US", true),
];

/// What the panel tells the bot to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Order {
    Start,
    /// Ends what it is doing, and starts anew.
    Restart,
    /// Ends in the middle of whatever it is doing, and does not start anew.
    Kill,
    /// Ends, and hears no more orders.
    #[serde(skip)]
    End,
}

/// Whether the bot runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Power {
    Off,
    On,
}

/// The bot as the page sees it: somebody else runs it.
#[derive(Clone, Debug)]
pub struct Lever {
    pub orders: mpsc::UnboundedSender<Order>,
    pub power: watch::Receiver<Power>,
}

/// What the page shows and drives.
#[derive(Clone, Debug)]
pub struct Page {
    pub sandbox: Sandbox,
    /// The one that the bot and the stand-in go by.
    pub clock: Clock,
    pub lever: Lever,
}

/// What all windows share.
#[derive(Debug)]
struct Table {
    page: Page,
    address: SocketAddr,
    /// Tells a window that what it knows is of another process.
    run: String,
}

/// Adds the people of the table where they are not there yet.
pub fn seat(sandbox: &Sandbox) -> Result<(), SandboxError> {
    for (handle, name, locale, moderator) in PEOPLE {
        if sandbox.person(handle).is_none() {
            let id = sandbox.add_person(handle, locale)?;
            sandbox.change_person(id, |person| {
                name.clone_into(&mut person.name);
                person.moderator = moderator;
            });
        }
    }
    Ok(())
}

/// Takes a port of this machine; 0 takes any.
pub async fn listen(port: u16) -> std::io::Result<TcpListener> {
    TcpListener::bind((Ipv4Addr::LOCALHOST, port)).await
}

/// Serves the page until the future is dropped.
pub async fn serve(listener: TcpListener, page: Page) -> std::io::Result<()> {
    let address = listener.local_addr()?;
    let run = format!("{}-{}", std::process::id(), page.sandbox.now());
    let table = Arc::new(Table { page, address, run });
    let router = Router::new()
        .route("/socket", get(socket))
        .route("/attachments/{message}/{file}", get(attachment))
        .fallback(files::serve)
        .layer(middleware::from_fn_with_state(Arc::clone(&table), only_the_page))
        .with_state(table);
    axum::serve(listener, router).await
}

/// A page of somebody else's must not play here: neither by asking this address nor by giving it a name of its own.
async fn only_the_page(Shares(table): Shares<Arc<Table>>, request: Request, next: Next) -> Response {
    if is_own(request.headers(), table.address.port()) {
        return next.run(request).await;
    }
    (StatusCode::FORBIDDEN, "this table is served to its own page only").into_response()
}

/// Whether a request names this machine as its host, and comes from a page of this host where it comes from a page.
fn is_own(headers: &HeaderMap, port: u16) -> bool {
    let text = |name| headers.get(name).map(|value| value.to_str().unwrap_or("?"));
    let hosts = [format!("127.0.0.1:{port}"), format!("localhost:{port}")];
    let host = text(header::HOST).is_some_and(|host| hosts.iter().any(|own| own == host));
    let own = |origin: &str| origin.strip_prefix("http://").is_some_and(|origin| hosts.iter().any(|own| own == origin));
    host && text(header::ORIGIN).is_none_or(own)
}

/// Whose window asks.
#[derive(Debug, Deserialize)]
struct Asker {
    #[serde(rename = "as")]
    handle: String,
    /// What a window knows that has lost its socket: of which process, and up to which event.
    run: Option<String>,
    from: Option<usize>,
}

async fn socket(Shares(table): Shares<Arc<Table>>, Query(asker): Query<Asker>, socket: WebSocketUpgrade) -> Response {
    let Some(person) = table.page.sandbox.person(&asker.handle) else { return StatusCode::NOT_FOUND.into_response() };
    let from = asker.from.filter(|_| asker.run.as_deref() == Some(table.run.as_str()));
    socket.on_upgrade(move |socket| window::open(table, person.id, from, socket))
}

async fn attachment(
    Shares(table): Shares<Arc<Table>>,
    Path((message, file)): Path<(u64, u64)>,
    Query(asker): Query<Asker>,
) -> Response {
    let sandbox = &table.page.sandbox;
    let person = sandbox.person(&asker.handle);
    let found = person.and_then(|person| sandbox.attachment(person.id, Snowflake(message), Snowflake(file)));
    let Some(found) = found else { return StatusCode::NOT_FOUND.into_response() };
    let headers =
        [(header::CONTENT_TYPE, found.content_type.as_str()), (header::CACHE_CONTROL, "private, max-age=86400")];
    (headers, found.bytes.to_vec()).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_own_page_may_ask() {
        let asks = |host: &str, origin: Option<&str>| {
            let mut headers = HeaderMap::new();
            headers.insert(header::HOST, host.parse().unwrap());
            if let Some(origin) = origin {
                headers.insert(header::ORIGIN, origin.parse().unwrap());
            }
            is_own(&headers, 4066)
        };
        assert!(asks("127.0.0.1:4066", None) && asks("localhost:4066", Some("http://localhost:4066")));
        assert!(!asks("evil.example:4066", None), "a name that leads here");
        assert!(!asks("127.0.0.1:4066", Some("http://evil.example")) && !asks("127.0.0.1:4066", Some("null")));
        assert!(!asks("127.0.0.1:4067", None) && !is_own(&HeaderMap::new(), 4066));
    }
}
