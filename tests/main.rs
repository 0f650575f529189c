//! Everything that needs no Discord.

mod ai;
mod assets;
mod cli;
mod languages;
mod odds;
mod playthroughs;
mod properties;
mod render;
mod rules;
#[cfg(feature = "sandbox")]
mod sandbox;
mod seal;
mod store;
mod table;
mod tidy;
