//! Everything that needs no Discord.

mod assets;
mod odds;
mod properties;
mod seal;
mod store;
