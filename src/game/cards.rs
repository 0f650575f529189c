//! Cards, decks and hands.

use std::fmt;
use std::sync::Arc;

use super::conquest::effect::CardEvent;
use super::conquest::parts::fleet::ShipClass;
use super::ids::{CardId, SideId, SpaceId};

/// The symbol on a card: one of the three of its deck, or the joker. What it shows and how it is called is the deck's business, what
/// three of them are worth the ruleset's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Symbol {
    First,
    Second,
    Third,
    /// Stands for any other card (book 002, part 2 h).
    Joker,
}

impl Symbol {
    /// The class of ships that it shows in a deck of ships.
    pub fn class(self) -> Option<ShipClass> {
        match self {
            Symbol::First => Some(ShipClass::Fighter),
            Symbol::Second => Some(ShipClass::Bomber),
            Symbol::Third => Some(ShipClass::Destroyer),
            Symbol::Joker => None,
        }
    }
}

/// One card of a deck.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Card {
    /// The string id, such as `card_alaska`.
    pub id: String,
    pub symbol: Symbol,
    /// The space on the card; jokers have none, and there are decks without spaces.
    pub space: Option<SpaceId>,
    /// The side whose pile it is of; `None`: of the one pile of all.
    pub side: Option<SideId>,
    /// It shows the hero of whom one side loses the use (S4-O7).
    pub hero: bool,
    /// The event on it, where events count.
    pub event: Option<Arc<CardEvent>>,
}

/// All cards of a box, in deck order. Stacks are unordered: a card is picked when it is drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deck {
    cards: Vec<Card>,
}

impl Deck {
    /// A deck of at most 255 cards; `None` when there are more or two share an id.
    pub fn new(cards: Vec<Card>) -> Option<Self> {
        let distinct = cards.iter().enumerate().all(|(n, card)| cards[..n].iter().all(|other| other.id != card.id));
        (distinct && u8::try_from(cards.len()).is_ok()).then_some(Self { cards })
    }

    /// All cards in deck order.
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// All cards in deck order, as ids.
    pub fn ids(&self) -> impl DoubleEndedIterator<Item = CardId> + use<> {
        (0..u8::try_from(self.cards.len()).unwrap_or(u8::MAX)).map(CardId)
    }

    pub fn card(&self, id: CardId) -> &Card {
        &self.cards[id.index()]
    }
}

/// The cards that a seat holds, in deck order. Its `Debug` shows the size alone.
#[derive(Clone, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(transparent)]
pub struct Hand(Vec<CardId>);

impl Hand {
    /// The cards, in deck order.
    pub fn cards(&self) -> &[CardId] {
        &self.0
    }

    pub fn len(&self) -> usize {
        self.0.len()
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub fn holds(&self, card: CardId) -> bool {
        self.0.contains(&card)
    }

    /// Puts a card into the hand.
    pub fn add(&mut self, card: CardId) {
        let place = self.0.partition_point(|&held| held < card);
        self.0.insert(place, card);
    }

    /// Takes a card out; `false` if it is not there.
    pub fn remove(&mut self, card: CardId) -> bool {
        let place = self.0.iter().position(|&held| held == card);
        place.map(|place| self.0.remove(place)).is_some()
    }

    /// Empties the hand.
    pub fn take_all(&mut self) -> Vec<CardId> {
        std::mem::take(&mut self.0)
    }
}

impl fmt::Debug for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Hand({} cards)", self.0.len())
    }
}
