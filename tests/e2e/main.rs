//! Whole matches through the real serenity client against the stand-in.

mod bring_up;
mod process;
mod players;

mod crash;
mod delivery;
mod first_contact;
mod latency;
mod races;
mod refusals;
mod whole_match;
