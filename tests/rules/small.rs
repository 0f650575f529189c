//! A board and a deck that fit into a test line: spaces `a` to `g`, regions `north` (a b c, 2) and `south` (d e f g, 3).

use std::sync::{Arc, OnceLock};

use adjutant::game::cards::{Card, Deck, Symbol};
use adjutant::game::edition::Edition;
use adjutant::game::map::{LinkKind, Spaces};

/// `a-b-c` and `d-e-f-g` are rings, `c-d` and `b-e` lanes. Cards `a`, `d`, `g` are soldiers, `b`, `e` riders, `c`, `f`
/// cannons; `x` and `y` are jokers.
pub(crate) fn edition() -> Arc<Edition> {
    static SMALL: OnceLock<Arc<Edition>> = OnceLock::new();
    Arc::clone(SMALL.get_or_init(|| {
        let regions = [("north".to_owned(), 2), ("south".to_owned(), 3)];
        let mut spaces = Spaces::begin("small", regions).expect("regions");
        for id in ["a", "b", "c", "d", "e", "f", "g"] {
            spaces.space(id, if id < "d" { "north" } else { "south" }).expect("a space");
        }
        let mut links = spaces.finish().expect("no region is empty");
        for (a, b) in [("a", "b"), ("b", "c"), ("a", "c"), ("d", "e"), ("e", "f"), ("f", "g"), ("d", "g")] {
            links.link(a, b, LinkKind::Border).expect("a border");
        }
        for (a, b) in [("c", "d"), ("b", "e")] {
            links.link(a, b, LinkKind::Lane).expect("a lane");
        }
        let board = links.finish().expect("connected");
        let symbols = [Symbol::First, Symbol::Second, Symbol::Third];
        let mut cards: Vec<Card> = board
            .space_ids()
            .map(|space| Card {
                id: board.space(space).id.clone(),
                symbol: symbols[space.index() % 3],
                space: Some(space),
                side: None,
                hero: false,
                event: None,
            })
            .collect();
        let jokers = ["x", "y"].map(|id| Card {
            id: id.to_owned(),
            symbol: Symbol::Joker,
            space: None,
            side: None,
            hero: false,
            event: None,
        });
        cards.extend(jokers);
        let deck = Deck::new(cards).expect("distinct cards");
        Arc::new(Edition { id: "small".to_owned(), hash: String::new(), board, deck })
    }))
}
