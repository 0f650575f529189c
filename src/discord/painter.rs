//! Pictures, drawn on a blocking thread, one at a time: drawing must not delay the answers of others. The last ones are kept, so that
//! a second look costs no drawing.

use std::collections::VecDeque;
use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::Semaphore;

use crate::clock::Stopwatch;
use crate::metrics::Metrics;
use crate::render::{self, RenderError};
use crate::text::PictureWish;

/// The most bytes of pictures that are kept.
const MOST_BYTES: usize = 8 << 20;

/// The most pictures that are kept.
const MOST: usize = 64;

/// Draws one picture after another. Clones share the queue and what is kept.
#[derive(Clone)]
pub(super) struct Painter {
    queue: Arc<Semaphore>,
    kept: Arc<Mutex<Kept>>,
    metrics: Metrics,
}

/// A picture as it is sent.
#[derive(Clone)]
pub(super) struct Painted {
    pub(super) png: Vec<u8>,
    /// The file name.
    pub(super) name: &'static str,
    pub(super) alt: String,
}

/// Pictures by everything that they show (match, state, viewer and language are all in it), the last one used at the end.
#[derive(Default)]
struct Kept {
    pictures: VecDeque<(PictureWish, Painted)>,
    bytes: usize,
}

impl Painter {
    /// An empty queue.
    pub(super) fn new(metrics: Metrics) -> Self {
        Self { queue: Arc::new(Semaphore::new(1)), kept: Arc::default(), metrics }
    }

    /// The picture, if it was drawn before and is still there.
    pub(super) fn drawn(&self, wish: &PictureWish) -> Option<Painted> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner).get(wish)
    }

    /// The picture, or `None` (logged) where it cannot be drawn: the text says everything that it shows.
    pub(super) async fn paint(&self, wish: PictureWish) -> Option<Painted> {
        if let Some(painted) = self.drawn(&wish) {
            return Some(painted);
        }
        // The semaphore is never closed.
        let permit = Arc::clone(&self.queue).acquire_owned().await.ok()?;
        // Whoever was before in the queue may have wished the same.
        if let Some(painted) = self.drawn(&wish) {
            return Some(painted);
        }
        let (kept, metrics) = (Arc::clone(&self.kept), self.metrics.clone());
        let drawn = tokio::task::spawn_blocking(move || {
            let _permit = permit;
            let since = Stopwatch::start();
            let painted = draw(wish.clone())?;
            metrics.drew(since.elapsed());
            kept.lock().unwrap_or_else(PoisonError::into_inner).put(wish, painted.clone());
            Ok::<_, RenderError>(painted)
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

impl fmt::Debug for Painter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Painter")
    }
}

impl Kept {
    fn get(&mut self, wish: &PictureWish) -> Option<Painted> {
        let at = self.pictures.iter().position(|(kept, _)| kept == wish)?;
        let found = self.pictures.remove(at)?;
        let painted = found.1.clone();
        self.pictures.push_back(found);
        Some(painted)
    }

    fn put(&mut self, wish: PictureWish, painted: Painted) {
        if painted.png.len() > MOST_BYTES {
            return;
        }
        self.bytes += painted.png.len();
        self.pictures.push_back((wish, painted));
        while self.bytes > MOST_BYTES || self.pictures.len() > MOST {
            let Some((_, oldest)) = self.pictures.pop_front() else { return };
            self.bytes -= oldest.png.len();
        }
    }
}

fn draw(wish: PictureWish) -> Result<Painted, RenderError> {
    let name = match &wish {
        PictureWish::Board(_) => "board.png",
        PictureWish::Hand(_) => "hand.png",
        PictureWish::Arena(_) => "arena.png",
    };
    let picture = render::draw(wish)?;
    Ok(Painted { png: picture.png, name, alt: picture.alt })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::lang::Lang;
    use crate::text::message::HandPicture;

    fn wish(title: &str) -> PictureWish {
        PictureWish::Hand(Box::new(HandPicture {
            edition: "classic".to_owned(),
            lang: Lang::En,
            slot: 0,
            title: title.to_owned(),
            cards: Vec::new(),
            sets: Vec::new(),
            alt: String::new(),
        }))
    }

    fn painted(bytes: usize) -> Painted {
        Painted { png: vec![0; bytes], name: "hand.png", alt: String::new() }
    }

    #[test]
    fn what_was_not_looked_at_longest_goes_first_and_memory_is_bounded() {
        let mut kept = Kept::default();
        let third = MOST_BYTES / 3;
        for title in ["a", "b", "c"] {
            kept.put(wish(title), painted(third));
        }
        assert!(kept.get(&wish("a")).is_some() && kept.get(&wish("other")).is_none());
        kept.put(wish("d"), painted(third));
        assert!(kept.get(&wish("b")).is_none(), "it was not looked at longest");
        assert!(["a", "c", "d"].iter().all(|title| kept.get(&wish(title)).is_some()));
        kept.put(wish("huge"), painted(MOST_BYTES + 1));
        for n in 0..2 * MOST {
            kept.put(wish(&n.to_string()), painted(1));
        }
        assert!(kept.pictures.len() <= MOST && kept.bytes <= MOST_BYTES);
        assert_eq!(kept.bytes, kept.pictures.iter().map(|(_, one)| one.png.len()).sum::<usize>());
    }

    #[tokio::test]
    async fn a_second_look_costs_no_drawing() {
        let painter = Painter::new(Metrics::new());
        assert!(painter.drawn(&wish("hand")).is_none());
        let first = painter.paint(wish("hand")).await.expect("drawn");
        let again = painter.drawn(&wish("hand")).expect("kept");
        assert!(first.png == again.png);
    }
}
