//! Conquest games: armies on the spaces of a board.

pub mod battle;
pub mod odds;
