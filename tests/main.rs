//! Everything that needs no Discord.

mod assets;
mod playthroughs;
mod properties;
mod rules;
