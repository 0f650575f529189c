//! Everything that needs no Discord.
