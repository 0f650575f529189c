//! Which edition the ids that are being serialised belong to.
//!
//! Derived serialisation offers no way to hand a context down, and twin types for every struct would have to be kept
//! in step by hand. So the edition is set for the length of one call on this thread, as compilers do with their symbol tables.
//! Outside such a call an id refuses to be written or read: it is never silently wrong.

use std::cell::RefCell;
use std::sync::Arc;

use super::edition::Edition;

/// What an id names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Space,
    Region,
    Card,
}

impl Kind {
    /// The word for error texts that a host reads.
    pub(super) fn noun(self) -> &'static str {
        match self {
            Kind::Space => "space",
            Kind::Region => "region",
            Kind::Card => "card",
        }
    }
}

thread_local! {
    static CURRENT: RefCell<Option<Arc<Edition>>> = const { RefCell::new(None) };
}

/// Runs `work`, in which ids are written as, and read from, the string ids of `edition`. Calls may be nested; the
/// outer edition is back afterwards, also after a panic.
pub fn with<R>(edition: &Arc<Edition>, work: impl FnOnce() -> R) -> R {
    struct Restore(Option<Arc<Edition>>);
    impl Drop for Restore {
        fn drop(&mut self) {
            CURRENT.set(self.0.take());
        }
    }
    let _restore = Restore(CURRENT.replace(Some(Arc::clone(edition))));
    work()
}

/// The edition of the innermost [`with`], for the field that a snapshot does not hold.
pub(super) fn current() -> Option<Arc<Edition>> {
    CURRENT.with_borrow(Clone::clone)
}

pub(super) fn name_of<R>(kind: Kind, index: usize, use_name: impl FnOnce(&str) -> R) -> Option<R> {
    CURRENT.with_borrow(|edition| {
        let edition = edition.as_ref()?;
        match kind {
            Kind::Space => edition.board.spaces().get(index).map(|space| use_name(&space.id)),
            Kind::Region => edition.board.regions().get(index).map(|region| use_name(&region.id)),
            Kind::Card => edition.deck.cards().get(index).map(|card| use_name(&card.id)),
        }
    })
}

pub(super) fn index_of(kind: Kind, name: &str) -> Option<u8> {
    CURRENT.with_borrow(|edition| {
        let edition = edition.as_ref()?;
        let index = match kind {
            Kind::Space => edition.board.spaces().iter().position(|space| space.id == name),
            Kind::Region => edition.board.regions().iter().position(|region| region.id == name),
            Kind::Card => edition.deck.cards().iter().position(|card| card.id == name),
        };
        index.and_then(|index| u8::try_from(index).ok())
    })
}

pub(super) fn count(kind: Kind) -> Option<usize> {
    CURRENT.with_borrow(|edition| {
        let edition = edition.as_ref()?;
        Some(match kind {
            Kind::Space => edition.board.spaces().len(),
            Kind::Region => edition.board.regions().len(),
            Kind::Card => edition.deck.cards().len(),
        })
    })
}
