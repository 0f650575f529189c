//! Everything that needs no Discord.

mod assets;
mod odds;
mod properties;
mod render;
mod seal;
mod store;
