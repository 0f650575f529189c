//! Whole matches through the real serenity client against the stand-in.
#![expect(clippy::unwrap_used, reason = "a test stops where something must not fail")]

mod bring_up;
mod players;
mod process;

mod crash;
mod delivery;
mod first_contact;
mod latency;
mod races;
mod refusals;
mod thumb;
mod whole_match;
