//! The rules of the Clone Wars, row by row of the rulings (section 5), on its own board with its own cards.

mod anything;
mod cards;
mod command;
mod invasion;
mod matches;
mod order;
pub(crate) mod position;
mod scripted;
mod scripted_seats;
mod seats;
mod setup;
mod tokens;
mod turn;
mod victory;
