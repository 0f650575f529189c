//! Everything that needs no Discord.

mod assets;
mod odds;
mod properties;
mod render;
#[cfg(feature = "sandbox")]
mod sandbox;
mod seal;
mod store;
mod table;
mod tidy;
