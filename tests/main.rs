//! Everything that needs no Discord.

mod assets;
mod golden;
mod odds;
mod seal;
mod store;
mod tidy;
