//! What a box contains: a board and a deck. An edition never changes during a match; games share it.

use std::sync::Arc;

use super::cards::Deck;
use super::map::Board;
use super::rebellion::edition::Edition as RebellionEdition;

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

/// An edition of any family of games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AnyEdition {
    Conquest(Arc<Edition>),
    Rebellion(Arc<RebellionEdition>),
}

impl AnyEdition {
    /// The id that snapshots name.
    pub fn id(&self) -> &str {
        match self {
            AnyEdition::Conquest(edition) => &edition.id,
            AnyEdition::Rebellion(edition) => &edition.id,
        }
    }

    /// SHA-256 of the files, in hex.
    pub fn hash(&self) -> &str {
        match self {
            AnyEdition::Conquest(edition) => &edition.hash,
            AnyEdition::Rebellion(edition) => &edition.hash,
        }
    }
}

impl From<&Arc<Edition>> for AnyEdition {
    fn from(edition: &Arc<Edition>) -> Self {
        Self::Conquest(Arc::clone(edition))
    }
}

impl From<Arc<Edition>> for AnyEdition {
    fn from(edition: Arc<Edition>) -> Self {
        Self::Conquest(edition)
    }
}

impl From<Arc<RebellionEdition>> for AnyEdition {
    fn from(edition: Arc<RebellionEdition>) -> Self {
        Self::Rebellion(edition)
    }
}

impl From<&AnyEdition> for AnyEdition {
    fn from(edition: &AnyEdition) -> Self {
        edition.clone()
    }
}

impl From<&Arc<RebellionEdition>> for AnyEdition {
    fn from(edition: &Arc<RebellionEdition>) -> Self {
        Self::Rebellion(Arc::clone(edition))
    }
}
