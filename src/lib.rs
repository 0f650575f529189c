//! Adjutant: a game master for long, asynchronous conquest games on Discord.
//!
//! Read `ARCHITECTURE.md` for the rooms and the laws between them. From the inside out:

pub mod game;

pub mod ai;

pub mod assets;
pub mod clock;
pub mod metrics;
pub mod seal;

pub mod render;
pub mod store;
pub mod text;

pub mod table;

pub mod discord;

#[cfg(feature = "sandbox")]
pub mod sandbox;

#[cfg(feature = "sandbox")]
pub mod page;

pub mod cli;
pub mod config;
pub mod watchdog;
