//! Everything that needs no Discord.

mod assets;
mod store;
