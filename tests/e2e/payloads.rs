//! Interactions as Discord would never send them: the last door for broken input, through the client library.
//!
//! Files of `tests/fuzz/corpus/payloads/` are sent first; then what people really did is mutated for `ADJUTANT_FUZZ_SECONDS`
//! (3 without it).

use std::path::Path;

use adjutant::sandbox::Snowflake;
use adjutant::text::lang::Lang;
use serde_json::{Value, json};

use crate::bring_up::{PATIENCE, World};
use crate::bytes::{self, Random};
use crate::json as mutations;
use crate::words::label;

/// How many are sent before somebody asks whether the bot still answers.
const AT_ONCE: usize = 25;

#[tokio::test(flavor = "multi_thread")]
async fn broken_interactions_break_nothing() {
    let world = World::new().await;
    let people = [world.person("ana", "en-US"), world.person("ben", "de")];
    world.begin(&people).await;
    world.deploy(&people).await;
    let (called, post) = world.next_turn(&people).await;
    let mut corpus = Vec::new();
    let mut keep = |world: &World, id: Snowflake| {
        let payload = world.sandbox.payload(id).expect("it was sent");
        corpus.push(payload.to_string().into_bytes());
    };
    for line in [
        "/status",
        "/odds attackers:9 defenders:3",
        "/trade",
        "/place list:brazil 1",
        "/log",
        "/game settings",
        "/hand",
    ] {
        let outcome = world.sandbox.command(called, world.sandbox.channel(), line).await.unwrap();
        keep(&world, outcome.interaction);
    }
    let (post, _) = world.showing(post.id, "open").await;
    let looks = |id: &&str| ["open", "hand", "board", "log"].contains(&id.split(':').nth(2).unwrap_or_default());
    for button in post.controls().filter_map(|control| control["custom_id"].as_str()).filter(looks) {
        let pressed = world.sandbox.press(called, post.id, button).await.unwrap();
        keep(&world, pressed.interaction);
        let panel = pressed.messages.last();
        let select = panel.and_then(|panel| panel.controls().find(|control| control["type"] == 3).cloned());
        if let (Some(panel), Some(select)) = (panel, select) {
            let (id, value) = (select["custom_id"].as_str().unwrap(), select["options"][0]["value"].as_str().unwrap());
            let chosen = world.sandbox.select(called, panel.id, id, &[value]).await.unwrap();
            keep(&world, chosen.interaction);
        }
    }
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fuzz/corpus/payloads");
    let files =
        std::fs::read_dir(folder).into_iter().flatten().map(|file| std::fs::read(file.unwrap().path()).unwrap());
    let mut sent: Vec<Value> = files.map(|file| serde_json::from_slice(&file).unwrap()).collect();
    // An id beyond all that Discord gives out: found by this test, called a bug then.
    let mut beyond: Value = serde_json::from_slice(&corpus[0]).unwrap();
    (beyond["id"], beyond["channel_id"]) = (json!("6999999999"), json!(u64::MAX.to_string()));
    sent.push(beyond);
    let seconds = std::env::var("ADJUTANT_FUZZ_SECONDS").ok().and_then(|seconds| seconds.parse().ok()).unwrap_or(3);
    let (mut random, mut tried) = (Random::of("payloads"), 0);
    let clock = adjutant::clock::Clock::system();
    let until = clock.now() + seconds * 1_000;
    loop {
        while sent.len() < AT_ONCE {
            sent.extend(mutated(&mut random, &corpus, tried + sent.len()));
        }
        for payload in &sent {
            world.sandbox.send_event("INTERACTION_CREATE", payload);
        }
        tried += sent.len();
        still_answers(&world, called, &sent).await;
        sent.clear();
        if clock.now() > until {
            break;
        }
    }
    println!("payloads: {} recorded, {tried} sent", corpus.len());
}

/// A payload with an id of its own, unless the mutation took it away.
fn mutated(random: &mut Random, corpus: &[Vec<u8>], number: usize) -> Option<Value> {
    let text = if random.below(4) == 0 { bytes::text(random, corpus) } else { mutations::value(random, corpus) };
    let mut payload: Value = serde_json::from_slice(&text).ok()?;
    if payload["id"].is_string() {
        payload["id"] = json!((7_000_000_000 + number).to_string());
    }
    Some(payload)
}

/// The bot is connected, answers, and has called nothing of what was sent a mistake of its own.
async fn still_answers(world: &World, person: Snowflake, sent: &[Value]) {
    let shown = || sent.iter().map(Value::to_string).collect::<Vec<_>>().join("\n");
    let before = world.sandbox.requests().len();
    let outcome = world.sandbox.command(person, world.sandbox.channel(), "/rules").await.unwrap();
    let outcome = world.sandbox.settled(outcome.interaction, PATIENCE).await.unwrap();
    assert!(!outcome.failed() && world.sandbox.connected() == 1, "no answer after one of\n{}", shown());
    let bug = |lang| label(lang, "refused-bug");
    let bugs = Lang::ALL.map(|lang| bug(lang).split('.').next().unwrap().to_owned());
    for request in &world.sandbox.requests()[before..] {
        let said = request.body.to_string();
        let answers = |payload: &&Value| payload["id"].as_str().is_some_and(|id| request.path.contains(id));
        let to = || sent.iter().find(answers).map_or_else(shown, Value::to_string);
        assert!(!bugs.iter().any(|bug| said.contains(bug)), "a bug after\n{}", to());
    }
}
