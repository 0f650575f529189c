//! Files to editions: boards and decks are read from TOML, checked in stages, and kept for the life of the process.
//!
//! A broken file gives an [`AssetError`] that names file, line and entry. What is embedded has been checked by a test.

mod art;
mod board;
mod deck;
mod error;
mod events;
mod file;
mod rebellion;
mod shapes;
mod ships;

use std::sync::{Arc, OnceLock};

use sha2::{Digest, Sha256};

pub use art::{Area, BoardArt, DiscArt, Icon, LaneArt, Point, RegionArt, SpaceArt};
pub use board::{BoardNames, EventNames, Vocabulary};
pub use error::{AssetError, Fault};
use ships::Counts;

pub use rebellion::{FaceNames, REBELLION, RebellionKit, RebellionNames, load_rebellion, rebellion};

use crate::game::cards::Deck;
use crate::game::edition::{AnyEdition, Edition};
use crate::game::map::Board;

/// Everything in a box: the pure part for the rules, the names for the texts, the shapes for the pictures.
#[derive(Clone, Debug)]
pub struct Kit {
    pub edition: Arc<Edition>,
    pub names: BoardNames,
    pub art: Arc<BoardArt>,
}

/// The box of a match of any family.
#[derive(Clone, Copy, Debug)]
pub enum AnyKit {
    Conquest(&'static Kit),
    Rebellion(&'static RebellionKit),
}

impl AnyKit {
    /// The pure part.
    pub fn edition(self) -> AnyEdition {
        match self {
            AnyKit::Conquest(kit) => (&kit.edition).into(),
            AnyKit::Rebellion(kit) => (&kit.edition).into(),
        }
    }

    /// The box, if it is that of a conquest game.
    pub fn conquest(self) -> Option<&'static Kit> {
        match self {
            AnyKit::Conquest(kit) => Some(kit),
            AnyKit::Rebellion(_) => None,
        }
    }

    /// The box, if it is that of the dice game.
    pub fn rebellion(self) -> Option<&'static RebellionKit> {
        match self {
            AnyKit::Conquest(_) => None,
            AnyKit::Rebellion(kit) => Some(kit),
        }
    }
}

/// Some kit: enough to read what names no space, of a match whose own edition is unknown.
pub fn any() -> &'static Kit {
    classic()
}

/// A file to be loaded: the name that errors show, and its text.
#[derive(Clone, Copy, Debug)]
pub struct Source<'a> {
    pub file: &'a str,
    pub text: &'a str,
}

/// The embedded board of `classic`.
pub const CLASSIC_BOARD: Source<'static> =
    Source { file: "assets/boards/world.toml", text: include_str!("../assets/boards/world.toml") };

/// The embedded board of the galaxy, which several rulesets share.
pub const GALAXY_BOARD: Source<'static> =
    Source { file: "assets/boards/galaxy.toml", text: include_str!("../assets/boards/galaxy.toml") };

/// The embedded board of the Clone Wars, which two rulesets share.
pub const CLONE_WARS_BOARD: Source<'static> =
    Source { file: "assets/boards/clone_wars.toml", text: include_str!("../assets/boards/clone_wars.toml") };

/// The embedded deck of `classic`.
pub const CLASSIC_DECK: Source<'static> =
    Source { file: "assets/decks/classic.toml", text: include_str!("../assets/decks/classic.toml") };

/// The embedded deck of the faction cards, whose events count in some of the rulesets that use it.
pub const SHIP_DECK: Source<'static> =
    Source { file: "assets/decks/original_trilogy.toml", text: include_str!("../assets/decks/original_trilogy.toml") };

/// The embedded deck of the two factions of the Clone Wars, whose events count in the full game alone.
pub const CLONE_WARS_DECK: Source<'static> =
    Source { file: "assets/decks/clone_wars.toml", text: include_str!("../assets/decks/clone_wars.toml") };

/// The kit of an edition by its id; `None` for an id that this release does not know.
pub fn kit(edition: &str) -> Option<AnyKit> {
    match edition {
        "classic" => Some(AnyKit::Conquest(classic())),
        "galaxy" => Some(AnyKit::Conquest(galaxy())),
        "clone-wars" => Some(AnyKit::Conquest(clone_wars())),
        "clone-wars-standard" => Some(AnyKit::Conquest(clone_wars_standard())),
        "original-trilogy" => Some(AnyKit::Conquest(original_trilogy())),
        "dice-rebellion" => Some(AnyKit::Rebellion(rebellion())),
        _ => None,
    }
}

/// What the binary carries. Its files never change after the build, and a test loads each of them: nothing that cannot be loaded is
/// released, and no caller could do anything about it.
fn embedded<T>(loaded: Result<T, AssetError>) -> T {
    loaded.expect("a test loads the embedded files")
}

/// The kit of `classic`, loaded once.
pub fn classic() -> &'static Kit {
    static CLASSIC: OnceLock<Kit> = OnceLock::new();
    CLASSIC.get_or_init(|| embedded(load(CLASSIC_BOARD, CLASSIC_DECK)))
}

/// The kit of the standard game on the galaxy board, loaded once.
pub fn galaxy() -> &'static Kit {
    static GALAXY: OnceLock<Kit> = OnceLock::new();
    GALAXY.get_or_init(|| embedded(load_ships("galaxy", GALAXY_BOARD, SHIP_DECK)))
}

/// The kit of the Clone Wars, loaded once.
pub fn clone_wars() -> &'static Kit {
    static WARS: OnceLock<Kit> = OnceLock::new();
    WARS.get_or_init(|| embedded(load_sides("clone-wars", CLONE_WARS_BOARD, CLONE_WARS_DECK)))
}

/// The kit of the standard game on the board of the Clone Wars, loaded once.
pub fn clone_wars_standard() -> &'static Kit {
    static STANDARD: OnceLock<Kit> = OnceLock::new();
    STANDARD.get_or_init(|| embedded(load_ships("clone-wars-standard", CLONE_WARS_BOARD, CLONE_WARS_DECK)))
}

/// The kit of the Original Trilogy, loaded once.
pub fn original_trilogy() -> &'static Kit {
    static TRILOGY: OnceLock<Kit> = OnceLock::new();
    TRILOGY.get_or_init(|| embedded(load_sides("original-trilogy", GALAXY_BOARD, SHIP_DECK)))
}

/// Loads and checks a board with its deck. The edition's id is the deck's `ruleset`; its hash is the SHA-256 of both
/// texts, board first, separated by a zero byte.
pub fn load(board: Source<'_>, deck: Source<'_>) -> Result<Kit, AssetError> {
    let read = board::read(board)?;
    let cards = deck::read(deck, &read)?;
    Ok(packed(read, cards, sha256(&[board.text, deck.text])))
}

/// Loads and checks a board with a deck of ships, of whose cards the class alone counts (S0-N9, S4-S4): the edition with this id. Its hash is
/// that of what the rules read, so that names, texts and pictures may change while matches are played.
pub fn load_ships(edition: &str, board: Source<'_>, deck: Source<'_>) -> Result<Kit, AssetError> {
    ships_of(edition, board, deck, Counts::Classes)
}

/// Loads and checks a board with the same deck, but with a pile for each side and with the events of the cards (S0-C1). Its hash is made
/// in the same way, sides and events included.
pub fn load_sides(edition: &str, board: Source<'_>, deck: Source<'_>) -> Result<Kit, AssetError> {
    ships_of(edition, board, deck, Counts::Events)
}

fn ships_of(edition: &str, board: Source<'_>, deck: Source<'_>, counts: Counts) -> Result<Kit, AssetError> {
    let read = board::read(board)?;
    let cards = ships::read(edition, deck, &read, counts)?;
    let ruled = ruled(&read.board, &cards.deck) + &cards.ruled;
    Ok(packed(read, cards, sha256(&[&ruled])))
}

/// What the rules read of a board and a deck: one line for each region, space, link and card, in the order of the files.
fn ruled(board: &Board, deck: &Deck) -> String {
    let regions = board.regions().iter().map(|region| format!("region {} {}", region.id, region.bonus));
    let id = |space| board.space(space).id.as_str();
    let spaces = board.space_ids().map(|space| {
        let of = board.space(space);
        let links = board.links(space).iter().map(|&(to, kind)| format!(" {kind:?} {}", id(to)));
        format!("space {} {} {}{}", of.id, board.region(of.region).id, of.resource, links.collect::<String>())
    });
    let cards =
        deck.cards().iter().map(|card| format!("card {} {:?} {}", card.id, card.symbol, card.space.map_or("", id)));
    regions.chain(spaces).chain(cards).fold(String::new(), |text, line| text + &line + "\n")
}

/// Whether a deck file is one of ships, for [`load_ships`].
pub fn is_of_ships(deck: Source<'_>) -> bool {
    deck.text.lines().any(|line| line.trim_end() == "[ship_classes]")
}

fn packed(read: board::ReadBoard, cards: deck::ReadDeck, hash: String) -> Kit {
    let names = BoardNames {
        symbols: cards.symbols,
        icons: cards.icons,
        cards: cards.names,
        tokens: cards.tokens,
        events: cards.events,
        ..read.names
    };
    let edition = Edition { id: cards.ruleset, hash, board: read.board, deck: cards.deck };
    Kit { edition: Arc::new(edition), names, art: Arc::new(read.art) }
}

/// SHA-256 of texts, separated by a zero byte, in hex.
fn sha256(texts: &[&str]) -> String {
    let mut hash = Sha256::new();
    for (n, text) in texts.iter().enumerate() {
        if n > 0 {
            hash.update([0]);
        }
        hash.update(text);
    }
    hash.finalize().iter().fold(String::new(), |hex, byte| hex + &format!("{byte:02x}"))
}
