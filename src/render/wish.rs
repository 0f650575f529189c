//! From what a message wants to show to a scene: strings and numbers meet the shapes of their edition.

use std::sync::Arc;

use super::{CardFace, HandScene, Header, LegendRow, Picture, RenderError, Scene, Slot, SpaceMark, arena, board, hand};
use crate::assets::{self, AnyKit, BoardArt};
use crate::game::ids::SpaceId;
use crate::text::{BoardPicture, HandPicture, PictureWish};

/// Draws what a message asks for.
pub fn draw(wish: PictureWish) -> Result<Picture, RenderError> {
    match wish {
        PictureWish::Board(wish) => board(&scene(*wish)?),
        PictureWish::Hand(wish) => hand(&hand_scene(*wish)?),
        PictureWish::Arena(scene) => arena(&scene),
    }
}

fn art(edition: &str) -> Result<&'static Arc<BoardArt>, RenderError> {
    assets::kit(edition)
        .and_then(AnyKit::conquest)
        .map(|kit| &kit.art)
        .ok_or_else(|| RenderError::NoEdition(edition.to_owned()))
}

/// A board for the renderer. The numbers of slots are those of the seats, 0 to 5.
fn scene(board: BoardPicture) -> Result<Scene, RenderError> {
    let tags = board.region_tags.into_iter().collect();
    let legend = board.legend.into_iter().filter_map(|row| {
        Some(LegendRow {
            slot: slot(row.slot)?,
            name: row.name,
            on_turn: row.on_turn,
            out: row.out,
            spaces: row.spaces,
            armies: row.armies,
            cards: u32::try_from(row.cards).unwrap_or(u32::MAX),
            income: row.income,
        })
    });
    Ok(Scene {
        art: Arc::clone(art(&board.edition)?),
        lang: board.lang,
        labels: board.labels,
        tags,
        spaces: board.spaces.map(|_, (owner, troops)| SpaceMark { owner: owner.and_then(slot), troops: *troops }),
        header: Header {
            turn: board.turn,
            pill: board.pill.and_then(|(seat, text)| Some((slot(seat)?, text))),
            last_move: board.last_move,
        },
        legend: legend.collect(),
        theatre: board.theatre,
        arrow: board.arrow,
        outline: board.outline,
        changed: board.changed,
        banner: board.banner,
        alt: board.alt,
    })
}

fn hand_scene(hand: HandPicture) -> Result<HandScene, RenderError> {
    let art = art(&hand.edition)?;
    let outline = |space: Option<SpaceId>| space.map(|space| art.spaces[space].polygons.clone()).unwrap_or_default();
    let cards = hand.cards.into_iter().map(|card| CardFace {
        icon: card.icon,
        name: card.name,
        outline: outline(card.space),
        note: card.note,
        owner: None,
    });
    Ok(HandScene { title: hand.title, cards: cards.collect(), footer: hand.sets.join(" · "), alt: hand.alt })
}

fn slot(number: u8) -> Option<Slot> {
    Slot::nth(usize::from(number))
}
