//! The dice game: its rules by ruling (docs/rulings.md, book 003), its odds, its laws, whole matches.

mod matches;
mod odds;
mod people;
mod position;
mod properties;
mod rulings;
mod simulated;
mod sound;
