//! What a box contains: a board and a deck. An edition never changes during a match; games share it.

use super::cards::Deck;
use super::map::Board;

/// Board and deck of a ruleset, made by `assets.rs` from files and checked there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Edition {
    /// The id that snapshots name, such as `classic`.
    pub id: String,
    /// SHA-256 of the files, in hex. Another hash still loads if every id that a snapshot names exists.
    pub hash: String,
    pub board: Board,
    pub deck: Deck,
}
