//! Pictures, drawn on a blocking thread, one at a time: drawing must not delay the answers of others.

use std::sync::Arc;

use tokio::sync::Semaphore;

use crate::assets::{self, BoardArt};
use crate::game::ids::SpaceId;
use crate::render::{self, CardFace, HandScene, Header, RenderError, Scene, Slot, SpaceMark};
use crate::text::{BoardPicture, HandPicture, PictureWish};

/// Draws one picture after another. Clones share the queue.
#[derive(Clone, Debug)]
pub(super) struct Painter(Arc<Semaphore>);

/// A picture as it is sent.
#[derive(Clone)]
pub(super) struct Painted {
    pub(super) png: Vec<u8>,
    /// The file name.
    pub(super) name: &'static str,
    pub(super) alt: String,
}

impl Painter {
    /// An empty queue.
    pub(super) fn new() -> Self {
        Self(Arc::new(Semaphore::new(1)))
    }

    /// The picture, or `None` (logged) where it cannot be drawn: the text says everything that it shows.
    pub(super) async fn paint(&self, wish: PictureWish) -> Option<Painted> {
        // The semaphore is never closed.
        let permit = Arc::clone(&self.0).acquire_owned().await.ok()?;
        let drawn = tokio::task::spawn_blocking(move || {
            let _permit = permit;
            draw(wish)
        });
        match drawn.await {
            Ok(Ok(painted)) => Some(painted),
            Ok(Err(error)) => {
                tracing::error!("a picture was not drawn: {error}");
                None
            }
            Err(error) => {
                tracing::error!("drawing a picture broke off: {error}");
                None
            }
        }
    }
}

/// What stands in the way of a picture.
#[derive(Debug, thiserror::Error)]
enum Undrawn {
    #[error("there is no art for the edition {0:?}")]
    Edition(String),
    #[error(transparent)]
    Render(#[from] RenderError),
}

fn draw(wish: PictureWish) -> Result<Painted, Undrawn> {
    match wish {
        PictureWish::Board(board) => {
            let picture = render::board(&scene(*board)?)?;
            Ok(Painted { png: picture.png, name: "board.png", alt: picture.alt })
        }
        PictureWish::Hand(hand) => {
            let picture = render::hand(&hand_scene(*hand)?)?;
            Ok(Painted { png: picture.png, name: "hand.png", alt: picture.alt })
        }
    }
}

fn art(edition: &str) -> Result<&'static Arc<BoardArt>, Undrawn> {
    assets::kit(edition).map(|kit| &kit.art).ok_or_else(|| Undrawn::Edition(edition.to_owned()))
}

/// A board for the renderer. The numbers of slots are those of the seats, 0 to 5.
fn scene(board: BoardPicture) -> Result<Scene, Undrawn> {
    let tags = board.region_tags.into_iter().collect();
    let legend = board.legend.into_iter().filter_map(|row| {
        Some(render::LegendRow {
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
        arrow: board.arrow,
        outline: board.outline,
        changed: board.changed,
        banner: board.banner,
        alt: board.alt,
    })
}

fn hand_scene(hand: HandPicture) -> Result<HandScene, Undrawn> {
    let art = art(&hand.edition)?;
    let outline = |space: Option<SpaceId>| space.map(|space| art.spaces[space].polygons.clone()).unwrap_or_default();
    let cards = hand.cards.into_iter().map(|card| CardFace {
        symbol: card.symbol,
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
