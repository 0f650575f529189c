//! Whole matches through the real serenity client against the stand-in.
#![expect(clippy::unwrap_used, reason = "a test stops where something must not fail")]

mod bring_up;
mod players;
mod process;
mod words;

mod crash;
mod delivery;
mod dice;
mod edits;
mod endings;
mod first_contact;
mod hosts;
mod latency;
mod lobby;
mod looks;
mod moderation;
mod places;
mod races;
mod refusals;
mod rescue;
mod threads;
mod thumb;
mod trolls;
mod whole_match;
