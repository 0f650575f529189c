//! Everything that needs no Discord.

mod assets;
mod odds;
mod render;
mod sandbox;
mod seal;
mod store;
mod tidy;
