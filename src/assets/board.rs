//! A board file to a board, its names and its shapes.

use std::collections::{BTreeMap, BTreeSet};

use toml::Spanned;

use super::Source;
use super::art::{BoardArt, Icon, Point};
use super::error::{AssetError, Fault, filled, plain};
use super::file::{BoardFile, BoardHead, LinkEntry, LinkWord, RegionEntry, SpaceEntry};
use super::shapes::{self, on_canvas};
use crate::game::cards::Symbol;
use crate::game::ids::{ByRegion, BySpace, CardId};
use crate::game::map::{Board, LinkKind, Links, Spaces};
use crate::text::lang::{Lang, LocalName};

/// What the spaces of a board are called in sentences.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Vocabulary {
    #[default]
    Territories,
    Planets,
}

/// How the event of a card is called and what it says to the players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventNames {
    pub title: LocalName,
    pub text: LocalName,
}

/// What the things of a box are called.
#[derive(Clone, Debug)]
pub struct BoardNames {
    pub board: LocalName,
    pub vocabulary: Vocabulary,
    pub spaces: BySpace<LocalName>,
    /// Short names that fit onto the picture.
    pub labels: BySpace<LocalName>,
    pub regions: ByRegion<LocalName>,
    /// The events of the cards, by the id of the event; empty where events do not count.
    pub events: BTreeMap<String, EventNames>,
    /// In the order of [`Symbol`].
    pub(super) symbols: [LocalName; 4],
    /// What they show, in the same order.
    pub(super) icons: [Icon; 4],
    /// In deck order.
    pub(super) cards: Vec<LocalName>,
    /// The tokens of the box, in the order in which the rules count them; none in most boxes.
    pub(super) tokens: Vec<LocalName>,
}

impl BoardNames {
    /// Whether there are tokens in the box.
    pub fn has_tokens(&self) -> bool {
        !self.tokens.is_empty()
    }

    /// The name of a token.
    pub fn token(&self, token: u8) -> Option<&LocalName> {
        self.tokens.get(usize::from(token))
    }

    /// The name on a card.
    pub fn card(&self, card: CardId) -> &LocalName {
        &self.cards[card.index()]
    }

    /// The name of a symbol.
    pub fn symbol(&self, symbol: Symbol) -> &LocalName {
        &self.symbols[symbol as usize]
    }

    /// What a symbol shows.
    pub fn icon(&self, symbol: Symbol) -> Icon {
        self.icons[symbol as usize]
    }
}

/// What a board file holds, before its deck is known.
pub(super) struct ReadBoard {
    pub(super) board: Board,
    pub(super) names: BoardNames,
    pub(super) art: BoardArt,
    /// The symbol that the board file gives to the card of a space.
    pub(super) card_symbols: BySpace<Option<Symbol>>,
}

/// Reads and checks a board file.
pub(super) fn read(source: Source<'_>) -> Result<ReadBoard, AssetError> {
    let file: BoardFile = source.parse()?;
    let head = file.board.get_ref();
    let at_head = |fault| source.error(file.board.span().start, "board".to_owned(), fault);
    if *file.schema.get_ref() != 1 {
        let fault = Fault::Schema(*file.schema.get_ref());
        return Err(source.error(file.schema.span().start, "schema".to_owned(), fault));
    }
    check_head(head).map_err(at_head)?;
    count("spaces", head.spaces, file.spaces.len()).map_err(at_head)?;
    count("links", head.links, file.links.len()).map_err(at_head)?;
    let links = spaces(source, &file)?;
    let board = linked(source, &file, links)?;
    check_names(source, &file)?;

    let spaces = || file.spaces.iter().map(Spanned::get_ref);
    let names = BoardNames {
        board: head.name.clone(),
        vocabulary: head.vocabulary,
        spaces: spaces().map(|space| space.name.clone()).collect(),
        labels: spaces().map(|space| space.label.clone()).collect(),
        regions: file.regions.iter().map(|region| region.get_ref().name.clone()).collect(),
        symbols: Default::default(),
        icons: super::deck::SOLDIERS,
        cards: Vec::new(),
        events: BTreeMap::new(),
        tokens: Vec::new(),
    };
    let card_symbols = spaces().map(|space| space.card_symbol.map(Icon::symbol)).collect();
    let art = shapes::art(source, &file, &board)?;
    Ok(ReadBoard { board, names, art, card_symbols })
}

/// Fails when a number that the file states is not the number of entries.
pub(super) fn count(what: &'static str, stated: usize, found: usize) -> Result<(), Fault> {
    if stated == found { Ok(()) } else { Err(Fault::Count { what, stated, found }) }
}

fn check_head(head: &BoardHead) -> Result<(), Fault> {
    plain(&head.id)?;
    filled(&head.name)?;
    let areas = [
        ("map area", head.map_area),
        ("header area", head.header_area),
        ("panel area", head.panel_area),
        ("notice area", head.notice_area),
    ];
    for (what, area) in areas {
        on_canvas(head, what, Point { x: area.left, y: area.top })?;
        on_canvas(head, what, Point { x: area.right, y: area.bottom })?;
        if area.width() <= 0.0 || area.height() <= 0.0 {
            return Err(Fault::FlatArea(what));
        }
    }
    Ok(())
}

/// Regions and spaces of the graph.
fn spaces(source: Source<'_>, file: &BoardFile) -> Result<Links, AssetError> {
    let mut known: Vec<&str> = Vec::new();
    for (n, entry) in file.regions.iter().enumerate() {
        let at = |fault| at_region(source, n, entry, fault);
        plain(&entry.get_ref().id).map_err(at)?;
        if known.contains(&entry.get_ref().id.as_str()) {
            return Err(at(Fault::DuplicateId("region")));
        }
        known.push(&entry.get_ref().id);
        let found = file.spaces.iter().filter(|space| space.get_ref().region == entry.get_ref().id).count();
        count("spaces", entry.get_ref().size, found).map_err(at)?;
    }
    let whole = |error: crate::game::map::BoardError| source.error(0, "file".to_owned(), error.into());
    let regions = file.regions.iter().map(|region| (region.get_ref().id.clone(), region.get_ref().bonus));
    let mut spaces = Spaces::begin(&file.board.get_ref().id, regions).map_err(whole)?;
    for (n, entry) in file.spaces.iter().enumerate() {
        let at = |fault| at_space(source, n, entry, fault);
        plain(&entry.get_ref().id).map_err(at)?;
        let space = spaces.space(&entry.get_ref().id, &entry.get_ref().region).map_err(|error| at(error.into()))?;
        if entry.get_ref().resource != entry.get_ref().resource_source.is_some() {
            return Err(at(Fault::ResourceSource));
        }
        if entry.get_ref().resource {
            spaces.resource(space);
        }
    }
    spaces.finish().map_err(whole)
}

/// The links, and what must not be one.
fn linked(source: Source<'_>, file: &BoardFile, mut links: Links) -> Result<Board, AssetError> {
    for (n, entry) in file.links.iter().enumerate() {
        let link = entry.get_ref();
        let kind = match link.kind {
            LinkWord::Border => LinkKind::Border,
            LinkWord::Lane => LinkKind::Lane,
        };
        links.link(&link.a, &link.b, kind).map_err(|error| at_link(source, n, entry, error.into()))?;
    }
    let board = links.finish().map_err(|error| {
        let first = file.links.first().map_or(0, |link| link.span().start);
        source.error(first, "links".to_owned(), error.into())
    })?;
    for (n, entry) in file.non_links.iter().enumerate() {
        let link = entry.get_ref();
        let place = || format!("non_links[{n}] (a = {:?}, b = {:?})", link.a, link.b);
        let at = |fault| source.error(entry.span().start, place(), fault);
        let find = |id: &str| board.space_named(id).ok_or_else(|| at(Fault::UnknownSpace(id.to_owned())));
        if board.adjacent(find(&link.a)?, find(&link.b)?) {
            return Err(at(Fault::LinkedNonLink));
        }
    }
    Ok(board)
}

/// Names and labels are there and tell things apart, in every language, whatever their case.
fn check_names(source: Source<'_>, file: &BoardFile) -> Result<(), AssetError> {
    let mut seen = BTreeSet::new();
    let mut take = |what: &'static str, name: &LocalName| {
        filled(name)?;
        match Lang::ALL.into_iter().find(|&lang| !seen.insert((what, lang, name[lang].to_lowercase()))) {
            Some(lang) => Err(Fault::DuplicateName { what, lang: lang.code(), name: name[lang].clone() }),
            None => Ok(()),
        }
    };
    for (n, entry) in file.regions.iter().enumerate() {
        take("region name", &entry.get_ref().name).map_err(|fault| at_region(source, n, entry, fault))?;
    }
    for (n, entry) in file.spaces.iter().enumerate() {
        let at = |fault| at_space(source, n, entry, fault);
        take("name", &entry.get_ref().name).map_err(at)?;
        take("label", &entry.get_ref().label).map_err(at)?;
    }
    Ok(())
}

pub(super) fn at_region(source: Source<'_>, n: usize, entry: &Spanned<RegionEntry>, fault: Fault) -> AssetError {
    source.error(entry.span().start, format!("regions[{n}] (id = {:?})", entry.get_ref().id), fault)
}

pub(super) fn at_link(source: Source<'_>, n: usize, entry: &Spanned<LinkEntry>, fault: Fault) -> AssetError {
    let link = entry.get_ref();
    source.error(entry.span().start, format!("links[{n}] (a = {:?}, b = {:?})", link.a, link.b), fault)
}

pub(super) fn at_space(source: Source<'_>, n: usize, entry: &Spanned<SpaceEntry>, fault: Fault) -> AssetError {
    source.error(entry.span().start, format!("planets[{n}] (id = {:?})", entry.get_ref().id), fault)
}
