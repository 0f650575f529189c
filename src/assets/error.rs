//! What can be wrong with an asset file, and where.

use thiserror::Error;

use super::Source;
use crate::game::map::BoardError;

/// A fault with its place.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{file}:{line}:{column}: {entry}: {fault}")]
pub struct AssetError {
    pub file: String,
    /// From 1.
    pub line: u32,
    /// In characters, from 1.
    pub column: u32,
    /// The entry, such as `links[17] (a = "alaska", b = "kamchatka")`, counted from 0.
    pub entry: String,
    pub fault: Fault,
}

/// What is wrong. Ids and names are those of the file.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Fault {
    /// No TOML, an unknown key, a missing key or a value of another kind.
    #[error("{0}")]
    Syntax(String),
    #[error("schema {0} is unknown, 1 is expected")]
    Schema(u32),
    #[error("{0:?} is no id: lower-case letters, digits and _ only, at most 40")]
    BadId(String),
    #[error("the {lang} name is empty")]
    EmptyName { lang: &'static str },
    #[error("the {lang} {what} {name:?} occurs twice")]
    DuplicateName { what: &'static str, lang: &'static str, name: String },
    #[error("a {0} with this id exists already")]
    DuplicateId(&'static str),
    #[error("there is no region {0:?}")]
    UnknownRegion(String),
    #[error("there is no space {0:?}")]
    UnknownSpace(String),
    #[error("a space cannot be linked with itself")]
    Loop,
    #[error("this link is listed already (a link is listed once, in either order)")]
    DuplicateLink,
    #[error("these two are listed as not linked, but are linked")]
    LinkedNonLink,
    #[error("from the first space one cannot reach {}", .0.join(", "))]
    Unreachable(Vec<String>),
    #[error("{stated} {what} are stated, {found} are there")]
    Count { what: &'static str, stated: usize, found: usize },
    #[error("the {what} at ({at}) lies outside the canvas")]
    OffCanvas { what: &'static str, at: String },
    #[error("the {0} has no extent")]
    FlatArea(&'static str),
    #[error("a polygon needs at least three points")]
    FlatPolygon,
    #[error("{0:?} is no colour such as \"#f0c93f\"")]
    BadColor(String),
    #[error("every space of a board with discs has a tint, and no other has")]
    DiscOrTint,
    #[error("a resource planet says where this is known from, and no other does")]
    ResourceSource,
    #[error("a border is no curve")]
    BorderCurve,
    #[error("the deck is for the board {deck:?}, not for {board:?}")]
    OtherBoard { deck: String, board: String },
    #[error("a joker names no territory, every other card does")]
    JokerOrTerritory,
    #[error("a card for {0:?} exists already")]
    SecondCard(String),
    #[error("no card for {0}")]
    NoCard(String),
    #[error("the classes of ships are fighter, bomber and destroyer, or fighter, corvette and capital")]
    NoShip,
    #[error("there are no cards of a faction {0:?}")]
    UnknownFaction(String),
    /// The event of a card, with words or numbers that are unknown, missing or do not go together.
    #[error("in the event: {0}")]
    Event(String),
    #[error("the board gives this territory another symbol")]
    OtherSymbol,
    #[error(
        "the faces of a die, and their symbols, are trooper, tie, walker, destroyer, imperium, victory; Sith are vader, palpatine"
    )]
    Faces,
    #[error("each rebel has another of the four plain symbols")]
    RebelSymbol,
    #[error("an ally has one or two symbols, or restarts")]
    AllyPower,
    #[error("there is no ally {0:?}")]
    UnknownAlly(String),
    #[error("a row for {0:?} exists already")]
    SecondRow(String),
    #[error("no row gives {0:?}")]
    NoRow(String),
    #[error("a row has fields, and points or an ally")]
    EmptyRow,
    #[error("{fields} fields are more than {markers} markers")]
    TooFewMarkers { fields: usize, markers: usize },
    #[error("more than 255 spaces, regions or cards")]
    TooMany,
}

impl From<BoardError> for Fault {
    fn from(error: BoardError) -> Self {
        match error {
            BoardError::DuplicateSpace(_) => Self::DuplicateId("space"),
            BoardError::DuplicateRegion(_) => Self::DuplicateId("region"),
            BoardError::UnknownRegion { region, .. } => Self::UnknownRegion(region),
            BoardError::UnknownSpace { space, .. } => Self::UnknownSpace(space),
            BoardError::Loop(_) => Self::Loop,
            BoardError::DuplicateLink(..) => Self::DuplicateLink,
            BoardError::EmptyRegion(_) => Self::Count { what: "spaces", stated: 1, found: 0 },
            BoardError::Unreachable(spaces) => Self::Unreachable(spaces),
            BoardError::TooMany => Self::TooMany,
        }
    }
}

impl Source<'_> {
    /// The error for a fault in an entry that begins at a byte of the text.
    pub(super) fn error(&self, at: usize, entry: String, fault: Fault) -> AssetError {
        let before = self.text.get(..at).unwrap_or(self.text);
        let line = before.matches('\n').count() + 1;
        let column = before.chars().rev().take_while(|&c| c != '\n').count() + 1;
        let [line, column] = [line, column].map(|place| u32::try_from(place).unwrap_or(u32::MAX));
        AssetError { file: self.file.to_owned(), line, column, entry, fault }
    }

    /// Parses the text.
    pub(super) fn parse<T: serde::de::DeserializeOwned>(&self) -> Result<T, AssetError> {
        toml::from_str(self.text).map_err(|error| {
            let at = error.span().map_or(0, |span| span.start);
            self.error(at, "file".to_owned(), Fault::Syntax(error.message().to_owned()))
        })
    }
}

/// A name is not empty in any language.
pub(super) fn filled(name: &crate::text::lang::LocalName) -> Result<(), Fault> {
    crate::text::lang::Lang::ALL
        .into_iter()
        .find(|&lang| name[lang].trim().is_empty())
        .map_or(Ok(()), |lang| Err(Fault::EmptyName { lang: lang.code() }))
}

/// An id is short and plain.
pub(super) fn plain(id: &str) -> Result<(), Fault> {
    let fits =
        (1..=40).contains(&id.len()) && id.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'_');
    if fits { Ok(()) } else { Err(Fault::BadId(id.to_owned())) }
}
