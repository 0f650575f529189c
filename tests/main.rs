//! Everything that needs no Discord.
#![expect(clippy::unwrap_used, reason = "a test stops where something must not fail")]

mod ai;
mod assets;
mod cli;
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
mod seal;
mod store;
mod table;
mod tidy;
mod watchdog;
