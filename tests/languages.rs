//! Every message in every language, within every limit.

#![expect(clippy::unwrap_used, reason = "a fixture that cannot be made fails the test")]

mod arena;
mod arena_told;
mod clone_wars;
mod clone_wars_read;
mod commands;
mod fixture;
mod galaxy;
mod keys;
mod lengths;
mod looks;
mod order_picture;
mod panels;
mod planets;
mod trilogy;
mod trilogy_posts;
mod variants;
