//! What the store says, as a refusal of the table.

use std::fmt::Display;

use super::answer::Refused;
use super::stopped::Stopped;
use crate::seal::SealError;
use crate::store::{StoreError, WriteError};

/// Logs that something could not be done. That the program is stopping is no error: what is left is done after the next start.
pub(super) fn log_undone(refused: impl Into<Refused>, what: impl Display) {
    match refused.into() {
        Refused::ShuttingDown => tracing::debug!("{what}: the program is stopping"),
        refused => tracing::error!(?refused, "{what}"),
    }
}

impl From<StoreError> for Refused {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Full(_) => {
                tracing::error!(%error, "the store could not be used");
                Self::StoreFull
            }
            StoreError::Closed => Self::ShuttingDown,
            StoreError::ChannelTaken(_) => Self::ChannelTaken,
            StoreError::NoSuchMatch(_) => Self::NoMatch,
            StoreError::Conflict { .. } => Self::MovedOn,
            StoreError::Busy(_) | StoreError::Locked(_) | StoreError::RolledBack => {
                tracing::error!(%error, "the store could not be used");
                Self::StoreBusy
            }
            StoreError::Io(_) | StoreError::ReadOnly(_) => {
                tracing::error!(%error, "the store could not be used");
                Self::StoreFails
            }
            StoreError::Unreadable(_) | StoreError::Corrupt(_) => {
                tracing::error!(%error, "something in the store cannot be read");
                Self::SetAside(Stopped::Damaged)
            }
            StoreError::Foreign(_)
            | StoreError::Missing(_)
            | StoreError::Exists(_)
            | StoreError::NewerSchema(_)
            | StoreError::OlderSchema(_)
            | StoreError::GoesBack(_)
            | StoreError::Sqlite(_) => {
                tracing::error!(%error, "the store was used wrongly");
                Self::Bug
            }
        }
    }
}

impl From<WriteError<Refused>> for Refused {
    fn from(error: WriteError<Refused>) -> Self {
        error.fold(|panic| {
            // The message of a panic is made by our own code and holds no secret: `Debug` of secrets prints none.
            tracing::error!(%panic, "a bug stopped a change");
            Self::Bug
        })
    }
}

impl From<SealError> for Refused {
    fn from(error: SealError) -> Self {
        tracing::error!(%error, "no secret could be made");
        Self::Bug
    }
}
