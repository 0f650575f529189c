//! The family of conquest games: spaces, armies, battles. Rulesets are in `rulesets/`.

pub mod battle;
pub mod odds;
pub mod rules;
pub mod turn;

/// A conquest game: what all rulesets share, and what one ruleset adds.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Conquest {}
