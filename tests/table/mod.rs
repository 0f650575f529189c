//! The application without Discord: real store, real rules, no chat.

mod world;

mod absent;
mod arena;
mod arena_figures;
mod arena_posts;
mod arena_seats;
mod away;
mod cards;
mod choices;
mod dice;
mod endings;
mod faults;
mod files;
mod galaxy;
mod gate;
mod gone;
mod leaks;
mod limits;
mod lobby;
mod logbook;
mod matches;
mod moderation;
mod names;
mod newcomers;
mod opening;
mod outbox;
mod panels;
mod privacy;
mod public;
mod questions;
mod races;
mod refusals;
mod rescue;
mod skips;
