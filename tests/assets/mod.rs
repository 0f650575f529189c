//! Boards and decks: what is embedded is right, and what is wrong with a file is said.

mod broken;
mod clone_wars;
mod edges;
mod events;
pub(crate) mod galaxy;
mod planets;
mod rebellion;
mod ships;

use adjutant::assets::{classic, kit};
use adjutant::game::cards::Symbol;
use adjutant::text::lang::Lang;

#[test]
fn the_classic_box_has_42_spaces_in_six_regions_with_their_bonuses() {
    let kit = classic();
    let board = &kit.edition.board;
    let regions: Vec<_> = board.regions().iter().map(|r| (r.id.as_str(), r.spaces().len(), r.bonus)).collect();
    let expected = [
        ("north_america", 9, 5),
        ("south_america", 4, 2),
        ("europe", 7, 5),
        ("africa", 6, 3),
        ("asia", 12, 7),
        ("australia", 4, 2),
    ];
    assert_eq!(regions, expected);
    assert_eq!(board.spaces().len(), 42);
    assert_eq!((kit.names.spaces.len(), kit.names.labels.len(), kit.art.spaces.len()), (42, 42, 42));
}

#[test]
fn the_classic_deck_has_14_of_each_symbol_and_two_jokers() {
    let deck = &classic().edition.deck;
    let of = |symbol| deck.cards().iter().filter(|card| card.symbol == symbol).count();
    assert_eq!([of(Symbol::First), of(Symbol::Second), of(Symbol::Third), of(Symbol::Joker)], [14, 14, 14, 2]);
}

#[test]
fn a_card_is_called_like_its_space_in_every_language() {
    let kit = classic();
    for (id, card) in kit.edition.deck.ids().zip(kit.edition.deck.cards()) {
        match card.space {
            Some(space) => assert_eq!(kit.names.card(id), &kit.names.spaces[space]),
            None => assert_eq!(kit.names.card(id), kit.names.symbol(Symbol::Joker)),
        }
    }
    assert_eq!(kit.names.symbol(Symbol::Second)[Lang::De], "Reiter");
}

#[test]
fn a_kit_is_found_by_the_id_of_its_edition() {
    let found = kit(&classic().edition.id).expect("the id of classic");
    assert_eq!(found.edition().hash(), classic().edition.hash);
    assert_eq!(found.edition().hash().len(), 64);
    assert!(kit("no-such-edition").is_none());
}
