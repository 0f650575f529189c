//! Pictures, drawn on a blocking thread, one at a time: drawing must not delay the answers of others.

use std::sync::Arc;

use tokio::sync::Semaphore;

use crate::render::{self, RenderError};
use crate::text::PictureWish;

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

fn draw(wish: PictureWish) -> Result<Painted, RenderError> {
    let name = match &wish {
        PictureWish::Board(_) => "board.png",
        PictureWish::Hand(_) => "hand.png",
    };
    let picture = render::draw(wish)?;
    Ok(Painted { png: picture.png, name, alt: picture.alt })
}
