//! A deck file to a deck and the names of its cards.

use std::collections::BTreeMap;

use toml::Spanned;

use super::Source;
use super::art::Icon;
use super::board::{EventNames, ReadBoard, count};
use super::error::{AssetError, Fault, filled, plain};
use super::file::{CardEntry, DeckFile};
use crate::game::cards::{Card, Deck, Symbol};
use crate::game::ids::SpaceId;
use crate::text::lang::LocalName;

/// What a deck file holds.
pub(super) struct ReadDeck {
    /// The id of the edition.
    pub(super) ruleset: String,
    pub(super) deck: Deck,
    /// In deck order.
    pub(super) names: Vec<LocalName>,
    /// In the order of [`Symbol`].
    pub(super) symbols: [LocalName; 4],
    /// In the same order.
    pub(super) icons: [Icon; 4],
    /// By the id of the event; empty where events do not count.
    pub(super) events: BTreeMap<String, EventNames>,
    /// The tokens in the box, where events count.
    pub(super) tokens: Vec<LocalName>,
    /// What the rules read of the events, one line for each.
    pub(super) ruled: String,
}

/// The symbols of a deck of territories.
pub(super) const SOLDIERS: [Icon; 4] = [Icon::Infantry, Icon::Cavalry, Icon::Artillery, Icon::Joker];

/// Reads a deck file and checks it against its board.
pub(super) fn read(source: Source<'_>, board: &ReadBoard) -> Result<ReadDeck, AssetError> {
    let file: DeckFile = source.parse()?;
    if *file.schema.get_ref() != 1 {
        let fault = Fault::Schema(*file.schema.get_ref());
        return Err(source.error(file.schema.span().start, "schema".to_owned(), fault));
    }
    plain(&file.ruleset).map_err(|fault| source.error(0, "ruleset".to_owned(), fault))?;
    if file.board.get_ref() != board.board.id() {
        let fault = Fault::OtherBoard { deck: file.board.get_ref().clone(), board: board.board.id().to_owned() };
        return Err(source.error(file.board.span().start, "board".to_owned(), fault));
    }
    let mut cards: Vec<Card> = Vec::new();
    for (n, entry) in file.cards.iter().enumerate() {
        let card = card(entry.get_ref(), board, &cards).map_err(|fault| at_card(source, n, entry, fault))?;
        cards.push(card);
    }
    let at_head = |fault| source.error(file.deck.span().start, "deck".to_owned(), fault);
    check_totals(&file, board, &cards).map_err(at_head)?;

    let symbols = [&file.symbols.infantry, &file.symbols.cavalry, &file.symbols.artillery, &file.symbols.joker];
    for symbol in symbols {
        filled(&symbol.name).map_err(|fault| source.error(0, "symbols".to_owned(), fault))?;
    }
    Ok(ReadDeck {
        symbols: symbols.map(|symbol| symbol.name.clone()),
        icons: SOLDIERS,
        names: file.cards.iter().map(|entry| entry.get_ref().name.clone()).collect(),
        deck: Deck::new(cards).ok_or_else(|| at_head(Fault::TooMany))?,
        ruleset: file.ruleset,
        events: BTreeMap::new(),
        tokens: Vec::new(),
        ruled: String::new(),
    })
}

/// One card, which differs from those before it.
fn card(entry: &CardEntry, board: &ReadBoard, before: &[Card]) -> Result<Card, Fault> {
    plain(&entry.id)?;
    filled(&entry.name)?;
    if before.iter().any(|card| card.id == entry.id) {
        return Err(Fault::DuplicateId("card"));
    }
    let symbol = entry.symbol.symbol();
    if (symbol == Symbol::Joker) != entry.territory.is_none() {
        return Err(Fault::JokerOrTerritory);
    }
    let find = |id: &String| board.board.space_named(id).ok_or_else(|| Fault::UnknownSpace(id.clone()));
    let space: Option<SpaceId> = entry.territory.as_ref().map(find).transpose()?;
    if let Some(space) = space {
        if before.iter().any(|card| card.space == Some(space)) {
            return Err(Fault::SecondCard(board.board.space(space).id.clone()));
        }
        if board.card_symbols[space].is_some_and(|other| other != symbol) {
            return Err(Fault::OtherSymbol);
        }
    }
    Ok(Card { id: entry.id.clone(), symbol, space, side: None, hero: false, event: None })
}

/// The numbers that the file states, and a card for every space.
fn check_totals(file: &DeckFile, board: &ReadBoard, cards: &[Card]) -> Result<(), Fault> {
    let head = file.deck.get_ref();
    let of = |symbol| cards.iter().filter(|card| card.symbol == symbol).count();
    count("cards", head.total, cards.len())?;
    count("jokers", head.jokers, of(Symbol::Joker))?;
    count("territory cards", head.territory_cards, cards.len() - of(Symbol::Joker))?;
    count("infantry cards", head.per_symbol, of(Symbol::First))?;
    count("cavalry cards", head.per_symbol, of(Symbol::Second))?;
    count("artillery cards", head.per_symbol, of(Symbol::Third))?;
    let bare = board.board.space_ids().find(|&space| cards.iter().all(|card| card.space != Some(space)));
    bare.map_or(Ok(()), |space| Err(Fault::NoCard(board.board.space(space).id.clone())))
}

fn at_card(source: Source<'_>, n: usize, entry: &Spanned<CardEntry>, fault: Fault) -> AssetError {
    source.error(entry.span().start, format!("cards[{n}] (id = {:?})", entry.get_ref().id), fault)
}
