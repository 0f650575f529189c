//! Everything that needs no Discord.

mod assets;
mod languages;
mod properties;
