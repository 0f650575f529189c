//! Everything that needs no Discord.

mod assets;
mod properties;
mod rules;
