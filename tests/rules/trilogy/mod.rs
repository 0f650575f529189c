//! The rules of the Original Trilogy, row by row of the rulings (section 1), on its own board with its own cards.

mod absent;
pub(crate) mod anything;
mod cards;
mod cards_hutts;
mod cards_rebels;
mod chosen;
mod command;
mod force;
mod fortify;
mod invasion;
mod markers;
mod matches;
mod orders;
mod played;
pub(crate) mod position;
mod setup;
mod station;
mod victory;
