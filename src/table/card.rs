//! The match card: the post of the start, pinned while its match is live. That a pin fails changes nothing else.

use super::Table;
use super::answer::Refused;
use super::error::log_undone;
use super::outbox::{Due, Target};
use super::post::Post;
use super::sight::MatchId;
use crate::store::{CardRow, ChannelId, MessageId, Tx};

/// After a failure the next attempt comes so much later, in milliseconds.
const AGAIN_IN: i64 = 60_000;

/// A card that is to be pinned or unpinned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pin {
    pub of: MatchId,
    pub guild: u64,
    pub channel: u64,
    pub message: u64,
    /// `false`: its match is over, and it is to be unpinned.
    pub pin: bool,
}

/// What became of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pinned {
    Done,
    /// It may work later.
    Again,
    /// The bot may not, or there is nothing to pin any more.
    Never,
}

/// Where and as what a row became the card of its match.
pub(super) fn told(due: &Due, message: Option<u64>) -> Option<(MatchId, ChannelId, MessageId)> {
    match (&due.rendered.post, due.target, message) {
        (Post::Inputs { of }, Target::Channel(channel), Some(message)) => {
            Some((*of, ChannelId(channel), MessageId(message)))
        }
        _ => None,
    }
}

impl Table {
    /// What is to be pinned or unpinned now. Each is tried a few times, also after a restart.
    pub async fn pins_due(&self) -> Vec<Pin> {
        let now = self.now();
        let rows = self.store().read(move |reading| reading.cards_due(now)).await.unwrap_or_else(|error| {
            log_undone(error, "the match cards cannot be read");
            Vec::new()
        });
        let pin = |row: CardRow| Pin {
            of: row.match_id,
            guild: row.guild_id.0,
            channel: row.channel_id.0,
            message: row.message_id.0,
            pin: row.pin,
        };
        rows.into_iter().map(pin).collect()
    }

    /// Keeps what became of a pin. Where that cannot be written it is tried once more.
    pub async fn pinned(&self, pin: Pin, how: Pinned) {
        let again_at = self.now() + AGAIN_IN;
        let change = move |tx: &mut Tx<'_>| {
            match how {
                Pinned::Done => tx.set_pinned(pin.of, pin.pin),
                Pinned::Again => tx.pin_failed(pin.of, pin.pin, Some(again_at)),
                Pinned::Never => tx.pin_failed(pin.of, pin.pin, None),
            }
            .map_err(Refused::from)
        };
        if let Err(error) = self.store().write(change).await {
            log_undone(error, "what became of a pin could not be written down");
        }
    }
}
