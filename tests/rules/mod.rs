//! The rules, each test named by its ruling (docs/rulings.md) or section of book 002.

mod battle;
mod cards;
mod endings;
pub(crate) mod script;
mod setup;
pub(crate) mod small;
mod turns;
