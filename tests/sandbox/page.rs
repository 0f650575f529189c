//! The page in the browser: what a window is told and what not, who may ask, and a world that is kept.

use adjutant::clock::Clock;
use adjutant::page::{self, Lever, Order, Page, Power};
use adjutant::sandbox::{Kept, Sandbox};
use futures_util::{SinkExt, StreamExt};
use reqwest::Method;
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::sync::{mpsc, watch};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use super::raw::{Raw, interact};
use super::{PATIENCE, settings, start};
use crate::conform::Described;

/// A served page, without a bot.
struct Table {
    sandbox: Described,
    /// `127.0.0.1:PORT`
    host: String,
    orders: mpsc::UnboundedReceiver<Order>,
    _power: watch::Sender<Power>,
}

async fn open() -> Table {
    let sandbox = start().await;
    page::seat(&sandbox).unwrap();
    let listener = page::listen(0).await.unwrap();
    let host = listener.local_addr().unwrap().to_string();
    let (given, orders) = mpsc::unbounded_channel();
    let (power, shown) = watch::channel(Power::On);
    let lever = Lever { orders: given, power: shown };
    let page = Page { sandbox: sandbox.clone(), clock: Clock::movable(0), lever };
    tokio::spawn(async move { page::serve(listener, page).await });
    Table { sandbox, host, orders, _power: power }
}

/// One window, and all that it was told.
struct Window {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    heard: Vec<Value>,
}

impl Window {
    async fn open(table: &Table, query: &str) -> Self {
        let (socket, _) = connect_async(format!("ws://{}/socket?{query}", table.host)).await.unwrap();
        Self { socket, heard: Vec::new() }
    }
    async fn hear(&mut self) -> Value {
        loop {
            match tokio::time::timeout(PATIENCE, self.socket.next()).await.expect("silence") {
                Some(Ok(Message::Text(text))) => {
                    let news: Value = serde_json::from_str(text.as_str()).unwrap();
                    self.heard.push(news.clone());
                    return news;
                }
                Some(Ok(_)) => {}
                Some(Err(_)) | None => panic!("the socket has ended"),
            }
        }
    }
    /// Asks, and waits for the answer to it; what is told meanwhile is heard too.
    async fn ask(&mut self, mut what: Value) -> Value {
        let id = self.heard.len();
        what["id"] = json!(id);
        self.socket.send(Message::Text(what.to_string().into())).await.unwrap();
        loop {
            let news = self.hear().await;
            if news["answer"] == id {
                return news;
            }
        }
    }
    fn has_heard(&self, text: &str) -> bool {
        self.heard.iter().any(|news| news.to_string().contains(text))
    }
}

/// Something public, something for Ana alone, and a direct message to her.
async fn tell(sandbox: &Sandbox) {
    let raw = Raw::new(sandbox);
    raw.post(&Raw::messages(sandbox), json!({ "content": "for everybody" })).await;
    let files = [("secret.png", b"only ana's".to_vec())];
    let answered = interact(sandbox, &raw, async |id, token| {
        let body = json!({ "type": 4, "data": { "content": "whispered", "flags": 64, "attachments": [{ "id": 0 }] } });
        let path = format!("/interactions/{id}/{token}/callback");
        assert_eq!(raw.upload(Method::POST, &path, &body, &files).await.status, 204);
    });
    answered.await;
    let ana = sandbox.person("ana").unwrap().id;
    let dm = raw.post("/users/@me/channels", json!({ "recipient_id": ana })).await;
    let path = format!("/channels/{}/messages", dm.body["id"].as_str().unwrap());
    assert_eq!(raw.post(&path, json!({ "content": "written to ana" })).await.status, 200);
}

#[tokio::test]
async fn a_window_is_told_what_its_person_sees_and_nothing_of_others() {
    let table = open().await;
    let mut windows = Vec::new();
    for person in ["ana", "ben", "mod"] {
        let mut window = Window::open(&table, &format!("as={person}")).await;
        assert_eq!(window.hear().await["hello"]["resumed"], false);
        windows.push(window);
    }
    tell(&table.sandbox).await;
    // One that comes later is told the same.
    windows.insert(1, Window::open(&table, "as=ana").await);
    let channel = table.sandbox.channel();
    let ana = table.sandbox.person("ana").unwrap().id;
    let dm = table.sandbox.dm_channel(ana).unwrap();
    for (at, window) in windows.iter_mut().enumerate() {
        window.ask(json!({ "do": "history", "channel": channel })).await;
        window.ask(json!({ "do": "history", "channel": dm })).await;
        window.ask(json!({ "do": "pins", "channel": dm })).await;
        assert!(window.has_heard("for everybody"));
        for private in ["whispered", "written to ana", "secret.png", &dm.to_string()] {
            // Whoever asks for a channel by its number hears that number in no answer.
            assert_eq!(window.has_heard(private), at < 2, "window {at}: {private}");
        }
    }
}

#[tokio::test]
async fn a_picture_of_a_private_answer_is_served_to_its_person_alone() {
    let table = open().await;
    tell(&table.sandbox).await;
    let ana = table.sandbox.person("ana").unwrap().id;
    let (messages, _) = table.sandbox.history(ana, table.sandbox.channel(), None, 10);
    let private = messages.iter().find(|message| message.is_ephemeral()).unwrap();
    let url = format!("http://{}/attachments/{}/{}", table.host, private.id, private.attachments[0].id);
    let status = async |person: &str| reqwest::get(format!("{url}?as={person}")).await.unwrap().status().as_u16();
    assert_eq!((status("ana").await, status("ben").await, status("mod").await), (200, 404, 404));
}

#[tokio::test]
async fn others_cannot_press_dismiss_or_send_what_they_do_not_see() {
    let table = open().await;
    tell(&table.sandbox).await;
    let ana = table.sandbox.person("ana").unwrap().id;
    let (messages, _) = table.sandbox.history(ana, table.sandbox.channel(), None, 10);
    let private = messages.iter().find(|message| message.is_ephemeral()).unwrap().id;
    let dm = table.sandbox.dm_channel(ana).unwrap();
    let mut ben = Window::open(&table, "as=ben").await;
    for asked in [
        json!({ "do": "dismiss", "message": private }),
        json!({ "do": "press", "message": private, "control": "x" }),
        json!({ "do": "commands", "channel": dm }),
        json!({ "do": "command", "channel": dm, "picked": { "path": "go", "options": [] } }),
    ] {
        assert!(ben.ask(asked.clone()).await["error"].is_string(), "{asked}");
    }
    assert!(table.sandbox.message(private).is_some());
}

#[tokio::test]
async fn a_window_that_lost_its_socket_is_told_what_it_missed_and_one_of_another_process_everything() {
    let table = open().await;
    let mut window = Window::open(&table, "as=ben").await;
    let hello = window.hear().await["hello"].clone();
    let (run, next) = (hello["run"].as_str().unwrap().to_owned(), hello["next"].as_u64().unwrap());
    drop(window);
    tell(&table.sandbox).await;
    let mut again = Window::open(&table, &format!("as=ben&run={run}&from={next}")).await;
    assert_eq!(again.hear().await["hello"]["resumed"], true);
    while !again.has_heard("for everybody") {
        again.hear().await;
    }
    let mut other = Window::open(&table, &format!("as=ben&run=other&from={next}")).await;
    assert_eq!(other.hear().await["hello"]["resumed"], false);
}

#[tokio::test]
async fn only_the_page_itself_may_open_a_window() {
    let table = open().await;
    let ask = async |host: Option<&str>, origin: Option<&str>| {
        let mut request = format!("ws://{}/socket?as=ana", table.host).into_client_request().unwrap();
        if let Some(host) = host {
            request.headers_mut().insert("host", host.parse().unwrap());
        }
        if let Some(origin) = origin {
            request.headers_mut().insert("origin", origin.parse().unwrap());
        }
        match connect_async(request).await {
            Ok(_) => 101,
            Err(Error::Http(answer)) => answer.status().as_u16(),
            Err(error) => panic!("{error}"),
        }
    };
    let own = format!("http://{}", table.host);
    assert_eq!(ask(None, None).await, 101);
    assert_eq!(ask(None, Some(&own)).await, 101);
    assert_eq!(ask(None, Some("http://elsewhere.example")).await, 403);
    assert_eq!(ask(Some("elsewhere.example"), None).await, 403);
}

#[tokio::test]
async fn the_panel_moves_the_clock_closes_messages_and_gives_orders() {
    let mut table = open().await;
    let mut window = Window::open(&table, "as=ana").await;
    let ben = table.sandbox.person("ben").unwrap().id;
    window.ask(json!({ "do": "messages", "person": ben, "closed": true })).await;
    assert!(table.sandbox.person("ben").unwrap().dms_closed);
    window.ask(json!({ "do": "right", "channel": table.sandbox.channel(), "right": "attach", "granted": false })).await;
    let raw = Raw::new(&table.sandbox);
    let files = [("a.png", b"x".to_vec())];
    let sent = raw.upload(Method::POST, &Raw::messages(&table.sandbox), &json!({}), &files).await;
    assert_eq!(sent.code(), 50013);
    window.ask(json!({ "do": "bot", "order": "kill" })).await;
    assert_eq!(table.orders.recv().await, Some(Order::Kill));
    assert!(
        window.ask(json!({ "do": "bot", "order": "end" })).await["error"].is_string(),
        "no window ends the process"
    );
    assert!(window.ask(json!({ "do": "forward", "minutes": 0 })).await["error"].is_string());
    assert!(window.ask(json!({ "do": "forward", "minutes": 60 })).await["is"].is_object());
}

#[tokio::test]
async fn a_world_that_is_kept_comes_back_but_for_what_only_one_saw_for_a_while() {
    let directory = tempfile::tempdir().unwrap();
    let sandbox = start().await;
    page::seat(&sandbox).unwrap();
    tell(&sandbox).await;
    let raw = Raw::new(&sandbox);
    let files = [("board.png", b"a picture".to_vec())];
    raw.upload(Method::POST, &Raw::messages(&sandbox), &json!({ "content": "the board" }), &files).await;
    sandbox.add_guild("Another", "de", "second").unwrap();
    sandbox.kept().write(directory.path()).unwrap();
    // Written twice: what is there already stays.
    sandbox.kept().write(directory.path()).unwrap();

    let kept = Kept::read(directory.path()).unwrap().unwrap();
    let again = Sandbox::start_from(settings(), Some(kept)).await.unwrap();
    let ana = again.person("ana").unwrap().id;
    assert_eq!(ana, sandbox.person("ana").unwrap().id);
    assert_eq!((again.channel(), again.application_id()), (sandbox.channel(), sandbox.application_id()));
    assert_eq!(again.guilds().len(), 2);
    let (messages, _) = again.history(ana, again.channel(), None, 10);
    let texts: Vec<&str> = messages.iter().map(|message| message.content.as_str()).collect();
    assert_eq!(texts, ["for everybody", "the board"]);
    assert_eq!(&*messages[1].attachments[0].bytes, b"a picture");
    assert_eq!(again.dms(ana).len(), 1);
    let new = Raw::new(&again).post(&Raw::messages(&again), json!({ "content": "new" })).await;
    let new: u64 = new.body["id"].as_str().unwrap().parse().unwrap();
    assert!(new > messages[1].id.0, "ids only grow");
    assert!(Kept::read(&directory.path().join("nothing")).unwrap().is_none());
}
