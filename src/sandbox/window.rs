//! What a client's window needs beyond acting: pickers, history, what is unread, and who sees what.

use std::collections::BTreeMap;

use serde_json::Value;
use tokio::sync::watch;

use super::compose::{self, Picked};
use super::interactions::Kind;
use super::outcome::{Choice, Outcome};
use super::world::{Attachment, Guild, Message, Place, Snowflake};
use super::{Sandbox, SandboxError};

/// The end of a channel, as far as one person sees it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Latest {
    /// The newest message.
    pub message: Option<Snowflake>,
    /// The newest messages that ping the person, newest first, at most [`Latest::PINGS`].
    pub pings: Vec<Snowflake>,
}

impl Latest {
    /// More than that no client counts.
    pub const PINGS: usize = 20;
}

impl Sandbox {
    pub fn guilds(&self) -> Vec<Guild> {
        self.shared.read(|state| state.world.guilds.values().cloned().collect())
    }

    /// The world's clock now, Unix milliseconds.
    pub fn now(&self) -> i64 {
        (self.shared.settings.now)()
    }

    /// Wakes up after every change from now on.
    pub fn changes(&self) -> watch::Receiver<()> {
        self.shared.changes()
    }

    /// How many events there are so far.
    pub fn happened(&self) -> usize {
        self.shared.read(|state| state.log.timeline.len())
    }

    /// The commands that a client offers to this person in a channel, as Discord lists them.
    pub fn commands(&self, person: Snowflake, channel: Snowflake) -> Result<Vec<Value>, SandboxError> {
        let (who, place) = self.stand(person, channel)?;
        Ok(self.shared.read(|state| {
            let offered = state.commands.offered(place.guild());
            let offered = offered.filter(|command| compose::allowed(state, &who, place.guild(), command));
            offered.map(|command| command.raw.clone()).collect()
        }))
    }

    /// Sends a command that was put together with pickers, and waits until the bot has reacted.
    pub async fn run(&self, person: Snowflake, channel: Snowflake, picked: &Picked) -> Result<Outcome, SandboxError> {
        let (who, place) = self.stand(person, channel)?;
        let data = self.shared.read(|state| {
            let line = compose::pick(state, &who, place.guild(), picked)?;
            line.complete()?;
            line.data(state, &who, None)
        })?;
        let options = picked.options.iter().map(|option| format!(" {}:{}", option.name, option.text));
        let text = format!("/{}{}", picked.path, options.collect::<String>());
        Ok(self.act(&who, &place, Kind::Command, None, text, &data).await)
    }

    /// What a client shows while the option at `at` is being typed. Empty if the bot does not answer.
    pub async fn choices(
        &self,
        person: Snowflake,
        channel: Snowflake,
        picked: &Picked,
        at: usize,
    ) -> Result<Vec<Choice>, SandboxError> {
        let (who, place) = self.stand(person, channel)?;
        let line = self.shared.read(|state| compose::pick(state, &who, place.guild(), picked))?;
        if !line.given.get(at).is_some_and(|given| given.option.autocomplete) {
            return Err(SandboxError::Unfit("this option has no autocomplete".into()));
        }
        self.ask(&who, &place, &line, at).await
    }

    /// Whether a person sees a message: it is not in another's direct messages, and not for another alone.
    pub fn sees(&self, person: Snowflake, message: &Message) -> bool {
        let place = self.shared.read(|state| state.world.channels.get(&message.channel).map(|channel| channel.place));
        let theirs = match place {
            Some(Place::Dm { person: owner }) => owner == person,
            Some(Place::Text { .. } | Place::Voice { .. } | Place::Forum { .. } | Place::Thread { .. }) => true,
            None => false,
        };
        theirs && message.only.is_none_or(|only| only == person)
    }

    /// At most `most` messages of a channel before `before` that a person sees, oldest first, and whether there are more.
    pub fn history(
        &self,
        person: Snowflake,
        channel: Snowflake,
        before: Option<Snowflake>,
        most: usize,
    ) -> (Vec<Message>, bool) {
        self.shared.read(|state| {
            let visible: Vec<&Message> = state.world.visible_to(person, channel).collect();
            let end = before.map_or(visible.len(), |before| visible.partition_point(|message| message.id < before));
            let begin = end.saturating_sub(most);
            (visible[begin..end].iter().copied().cloned().collect(), begin > 0)
        })
    }

    /// Where the channels end that a person sees.
    pub fn latest(&self, person: Snowflake) -> BTreeMap<Snowflake, Latest> {
        self.shared.read(|state| {
            let mut all = BTreeMap::new();
            for (channel, place) in &state.world.channels {
                if matches!(place.place, Place::Dm { person: owner } if owner != person) {
                    continue;
                }
                let mut latest = Latest::default();
                for message in state.world.visible_to(person, *channel) {
                    latest.message = Some(message.id);
                    if message.pings.contains(&person) || message.pings_everyone {
                        latest.pings.insert(0, message.id);
                    }
                }
                latest.pings.truncate(Latest::PINGS);
                all.insert(*channel, latest);
            }
            all
        })
    }

    /// A file of a message that a person sees.
    pub fn attachment(&self, person: Snowflake, message: Snowflake, file: Snowflake) -> Option<Attachment> {
        let message = self.message(message).filter(|message| self.sees(person, message))?;
        message.attachments.into_iter().find(|attachment| attachment.id == file)
    }
}
