//! Board and deck files.

use adjutant::assets::{self, Source};
use adjutant::table::names;
use adjutant::text::lang::Lang;

use super::{bytes, fuzz};

/// Between the board and the deck of one input.
const BETWEEN: &str = "\n=====\n";

#[test]
fn boards_and_decks_are_read_or_refused_by_file() {
    fuzz("boards", bytes::text, |input| {
        let text = std::str::from_utf8(input).unwrap();
        let (board, deck) = text.split_once(BETWEEN).unwrap_or((text, ""));
        let (board, deck) = (Source { file: "board.toml", text: board }, Source { file: "deck.toml", text: deck });
        match assets::load(board, deck) {
            Ok(kit) => {
                for space in kit.edition.board.space_ids() {
                    let id = &kit.edition.board.space(space).id;
                    assert_eq!(names::space(id, &kit, Lang::De), Ok(space), "{id}");
                }
                for card in kit.edition.deck.ids() {
                    let id = &kit.edition.deck.card(card).id;
                    assert_eq!(names::card(id, &kit, Lang::En, &[]), Ok(card), "{id}");
                }
                assert_eq!(assets::load(board, deck).unwrap().edition.hash, kit.edition.hash);
            }
            Err(error) => {
                let error = error.to_string();
                assert!(error.contains("board.toml") || error.contains("deck.toml"), "{error}");
            }
        }
    });
}
