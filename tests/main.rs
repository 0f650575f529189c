//! Everything that needs no Discord.
#![expect(clippy::unwrap_used, reason = "a test stops where something must not fail")]

#[path = "leaks/secrets.rs"]
mod secrets;

mod ai;
mod assets;
mod cli;
#[cfg(feature = "sandbox")]
mod conform;
mod fuzz;
mod languages;
mod odds;
mod playthroughs;
mod properties;
mod rebellion;
mod render;
mod rules;
#[cfg(feature = "sandbox")]
mod sandbox;
mod saves;
mod seal;
mod ship_odds;
mod store;
mod table;
mod tidy;
mod watchdog;
