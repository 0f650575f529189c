//! The log of a server: one line for every act of a moderator, every skip and every match that stands aside, in the channel that
//! `/setup` names.

use super::answer::Refused;
use super::change::plain_post;
use super::guild;
use super::post::{Notice, Post};
use super::sight::MatchId;
use crate::store::{ChannelId, NewPost, StoreError, Target, Tx};

/// Writes a line into the log of the match's server, if there is one and it is not the match's own channel, which is told anyway.
pub(super) fn note(tx: &Tx<'_>, of: MatchId, notice: &Notice, now: i64) -> Result<(), Refused> {
    let head = tx.match_head(of)?;
    let channel = head.channel_id.0;
    let log = match guild::settings(tx, head.guild_id.0) {
        Ok(settings) => settings.log.filter(|log| *log != channel),
        // A match must stand aside also where the settings of its server cannot be read.
        Err(StoreError::Unreadable(_)) => None,
        Err(error) => return Err(error.into()),
    };
    let Some(log) = log else { return Ok(()) };
    let plain = plain_post(&head, &Post::Logged { of, channel, notice: notice.clone() }, now)?;
    tx.put_say(&NewPost { target: Target::Channel(ChannelId(log)), ..plain })?;
    Ok(())
}
