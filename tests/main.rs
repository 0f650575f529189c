//! Everything that needs no Discord.

mod assets;
#[cfg(feature = "sandbox")]
mod sandbox;
