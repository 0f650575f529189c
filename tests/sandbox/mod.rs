//! The stand-in for Discord, driven by the real client (`bot`) and by plain HTTP (`raw`).
#![expect(clippy::unwrap_used, reason = "what the tests share may panic as they do")]

mod bot;
mod described;
mod faults;
mod flows;
mod forms;
mod gateway;
mod guilds;
mod interactions;
mod limits;
mod page;
mod rates;
mod raw;
mod schemas;
mod script;
mod threads;

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use adjutant::sandbox::{Sandbox, Settings};

use crate::conform::Described;

/// 2026-01-01, where the tests' clock stands.
const START_MS: i64 = 1_767_225_600_000;

/// Longer than anything here may take.
const PATIENCE: Duration = Duration::from_secs(20);

/// Settings with a clock that stands still.
fn settings() -> Settings {
    moved().1
}

/// Settings with a clock that the test moves.
fn moved() -> (Arc<AtomicI64>, Settings) {
    let clock = Arc::new(AtomicI64::new(START_MS));
    let hand = Arc::clone(&clock);
    (clock, Settings::at(Arc::new(move || hand.load(Ordering::Relaxed))))
}

async fn start() -> Described {
    start_with(settings()).await
}

/// A stand-in that takes nothing, and answers nothing, that Discord does not describe.
async fn start_with(settings: Settings) -> Described {
    Described::new(Sandbox::start(settings).await.unwrap(), false)
}
