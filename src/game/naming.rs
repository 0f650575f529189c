//! Which edition the ids that are being serialised belong to.
//!
//! Derived serialisation offers no way to hand a context down, and twin types for every struct would have to be kept
//! in step by hand. So the edition is set for the length of one call on this thread, as compilers do with their symbol tables.
//! Outside such a call an id refuses to be written or read: it is never silently wrong.

use std::cell::RefCell;
use std::sync::Arc;

use super::edition::{AnyEdition, Edition};
use super::rebellion::edition::Edition as RebellionEdition;

/// What an id names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Space,
    Region,
    Card,
    Arena,
    Ally,
    Rebel,
}

impl Kind {
    /// The word for error texts that a host reads.
    pub(super) fn noun(self) -> &'static str {
        match self {
            Kind::Space => "space",
            Kind::Region => "region",
            Kind::Card => "card",
            Kind::Arena => "arena",
            Kind::Ally => "ally",
            Kind::Rebel => "rebel",
        }
    }
}

thread_local! {
    static CURRENT: RefCell<Option<AnyEdition>> = const { RefCell::new(None) };
}

/// Runs `work`, in which ids are written as, and read from, the string ids of `edition`. Calls may be nested; the
/// outer edition is back afterwards, also after a panic.
pub fn with<R>(edition: impl Into<AnyEdition>, work: impl FnOnce() -> R) -> R {
    struct Restore(Option<AnyEdition>);
    impl Drop for Restore {
        fn drop(&mut self) {
            CURRENT.set(self.0.take());
        }
    }
    let _restore = Restore(CURRENT.replace(Some(edition.into())));
    work()
}

/// The edition of the innermost [`with`], for the field that a snapshot of a conquest game does not hold.
pub(super) fn current() -> Option<Arc<Edition>> {
    CURRENT.with_borrow(|edition| match edition {
        Some(AnyEdition::Conquest(edition)) => Some(Arc::clone(edition)),
        Some(AnyEdition::Rebellion(_)) | None => None,
    })
}

/// The same for the dice game.
pub(super) fn current_rebellion() -> Option<Arc<RebellionEdition>> {
    CURRENT.with_borrow(|edition| match edition {
        Some(AnyEdition::Rebellion(edition)) => Some(Arc::clone(edition)),
        Some(AnyEdition::Conquest(_)) | None => None,
    })
}

pub(super) fn name_of<R>(kind: Kind, index: usize, use_name: impl FnOnce(&str) -> R) -> Option<R> {
    CURRENT.with_borrow(|edition| {
        let id = match edition.as_ref()? {
            AnyEdition::Conquest(edition) => match kind {
                Kind::Space => edition.board.spaces().get(index).map(|space| &space.id),
                Kind::Region => edition.board.regions().get(index).map(|region| &region.id),
                Kind::Card => edition.deck.cards().get(index).map(|card| &card.id),
                Kind::Arena | Kind::Ally | Kind::Rebel => None,
            },
            AnyEdition::Rebellion(edition) => match kind {
                Kind::Arena => edition.arenas().get(index).map(|arena| &arena.id),
                Kind::Ally => edition.allies().get(index).map(|ally| &ally.id),
                Kind::Rebel => edition.rebels().get(index).map(|rebel| &rebel.id),
                Kind::Space | Kind::Region | Kind::Card => None,
            },
        };
        id.map(|id| use_name(id))
    })
}

pub(super) fn index_of(kind: Kind, name: &str) -> Option<u8> {
    CURRENT.with_borrow(|edition| {
        let index = match edition.as_ref()? {
            AnyEdition::Conquest(edition) => match kind {
                Kind::Space => edition.board.spaces().iter().position(|space| space.id == name),
                Kind::Region => edition.board.regions().iter().position(|region| region.id == name),
                Kind::Card => edition.deck.cards().iter().position(|card| card.id == name),
                Kind::Arena | Kind::Ally | Kind::Rebel => None,
            },
            AnyEdition::Rebellion(edition) => match kind {
                Kind::Arena => edition.arenas().iter().position(|arena| arena.id == name),
                Kind::Ally => edition.allies().iter().position(|ally| ally.id == name),
                Kind::Rebel => edition.rebels().iter().position(|rebel| rebel.id == name),
                Kind::Space | Kind::Region | Kind::Card => None,
            },
        };
        index.and_then(|index| u8::try_from(index).ok())
    })
}

pub(super) fn count(kind: Kind) -> Option<usize> {
    CURRENT.with_borrow(|edition| match edition.as_ref()? {
        AnyEdition::Conquest(edition) => match kind {
            Kind::Space => Some(edition.board.spaces().len()),
            Kind::Region => Some(edition.board.regions().len()),
            Kind::Card => Some(edition.deck.cards().len()),
            Kind::Arena | Kind::Ally | Kind::Rebel => None,
        },
        AnyEdition::Rebellion(edition) => match kind {
            Kind::Arena => Some(edition.arenas().len()),
            Kind::Ally => Some(edition.allies().len()),
            Kind::Rebel => Some(edition.rebels().len()),
            Kind::Space | Kind::Region | Kind::Card => None,
        },
    })
}
