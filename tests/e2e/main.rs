//! Whole matches through the real serenity client against the stand-in.
#![expect(clippy::unwrap_used, reason = "a test stops where something must not fail")]

#[path = "../fuzz/bytes.rs"]
mod bytes;
#[path = "../conform/mod.rs"]
mod conform;
#[path = "../fuzz/json.rs"]
mod json;
#[path = "../leaks/secrets.rs"]
mod secrets;

mod bring_up;
mod players;
mod process;
mod proof;
mod redirected;
mod words;

mod arena;
mod check;
mod clone_wars;
mod crash;
mod delivery;
mod dice;
mod edits;
mod endings;
mod first_contact;
mod gateway;
mod gone;
mod hosts;
mod kills;
mod latency;
mod leaks;
mod lobby;
mod looks;
mod metrics;
mod mode_b;
mod moderation;
mod order_66;
mod payloads;
mod places;
mod privacy;
mod races;
mod refusals;
mod rescue;
mod rest_faults;
mod storage;
mod supervised;
mod sync;
mod threads;
mod thumb;
mod trilogy;
mod trolls;
mod two_armies;
mod whole_match;
