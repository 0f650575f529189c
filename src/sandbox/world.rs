//! What the stand-in holds: people, guilds, channels and messages.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;

use super::permissions::Permissions;

/// An id as Discord makes them: milliseconds since 2015 in the upper 42 bits. In JSON a string.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Snowflake(pub u64);

impl fmt::Display for Snowflake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
impl fmt::Debug for Snowflake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
impl Serialize for Snowflake {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
impl<'de> Deserialize<'de> for Snowflake {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}
impl FromStr for Snowflake {
    type Err = std::num::ParseIntError;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        text.parse().map(Self)
    }
}

/// Makes ids that only grow.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Ids {
    last: u64,
}

/// 2015-01-01 in Unix milliseconds, where Discord's ids begin.
const EPOCH_MS: i64 = 1_420_070_400_000;

impl Ids {
    pub(crate) fn next(&mut self, now_ms: i64) -> Snowflake {
        let time = u64::try_from(now_ms - EPOCH_MS).unwrap_or(0) << 22;
        self.last = time.max(self.last + 1);
        Snowflake(self.last)
    }
    /// An id in a millisecond of its own, so that guilds spread over shards.
    pub(crate) fn next_guild(&mut self, now_ms: i64) -> Snowflake {
        self.last = ((self.last >> 22) + 1) << 22;
        self.next(now_ms)
    }
}

/// A person who uses the stand-in.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Person {
    pub id: Snowflake,
    /// Short name for scripts and tests, also the unique user name.
    pub handle: String,
    /// Display name, any Unicode.
    pub name: String,
    /// One of [`super::limits::LOCALES`].
    pub locale: String,
    /// Has Manage Server.
    pub moderator: bool,
    /// Refuses direct messages of the bot (50007).
    pub dms_closed: bool,
    /// What a role takes from them of [`Permissions::MEMBER`].
    pub denied: Permissions,
    /// The guilds that they have left.
    pub left: BTreeSet<Snowflake>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Guild {
    pub id: Snowflake,
    pub name: String,
    pub locale: String,
    pub owner: Snowflake,
    /// The bot came with the scope `applications.commands`.
    pub commands: bool,
    pub reach: Reach,
}

/// Whether the bot reaches a guild.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Reach {
    Here,
    /// The bot is in it, and Discord has an outage there.
    Outage,
    /// The bot was taken out of it.
    Removed,
}

/// Where a channel stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Place {
    Text {
        guild: Snowflake,
    },
    /// A voice channel: its text works as a text channel does.
    Voice {
        guild: Snowflake,
    },
    /// Only posts can be made in it, and these are threads.
    Forum {
        guild: Snowflake,
    },
    Thread {
        guild: Snowflake,
        thread: Thread,
    },
    Dm {
        person: Snowflake,
    },
}

/// What threads have and other channels have not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Thread {
    pub parent: Snowflake,
    /// Who made it: a person or the bot.
    pub owner: Snowflake,
    pub archived: bool,
    /// Only who may manage threads takes it out of the archive.
    pub locked: bool,
    /// It is archived when for so long nobody has sent anything.
    pub auto_archive_minutes: u32,
}

impl Place {
    pub fn thread(self) -> Option<Thread> {
        match self {
            Self::Thread { thread, .. } => Some(thread),
            Self::Text { .. } | Self::Voice { .. } | Self::Forum { .. } | Self::Dm { .. } => None,
        }
    }
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Channel {
    pub id: Snowflake,
    pub name: String,
    pub place: Place,
    /// What the bot may do here.
    pub bot_permissions: Permissions,
    pub(crate) pins: Vec<Snowflake>,
    /// When somebody sent something, or it was woken (Unix milliseconds).
    pub(crate) active_ms: i64,
}

impl Channel {
    pub fn guild(&self) -> Option<Snowflake> {
        match self.place {
            Place::Text { guild } | Place::Voice { guild } | Place::Forum { guild } | Place::Thread { guild, .. } => {
                Some(guild)
            }
            Place::Dm { .. } => None,
        }
    }
    /// Pinned messages, oldest pin first.
    pub fn pins(&self) -> &[Snowflake] {
        &self.pins
    }
}

/// A file of a message. `bytes` are as the bot sent them.
#[derive(Clone, Serialize, Deserialize)]
pub struct Attachment {
    pub id: Snowflake,
    pub filename: String,
    /// The alt text.
    pub description: Option<String>,
    pub content_type: String,
    #[serde(skip)]
    pub bytes: Arc<[u8]>,
    /// Width and height, if it is a PNG.
    pub pixels: Option<(u32, u32)>,
}

impl fmt::Debug for Attachment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({} bytes)", self.filename, self.bytes.len())
    }
}

/// A message of the bot. `content`, `embeds` and `components` are as last edited.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Message {
    pub id: Snowflake,
    pub channel: Snowflake,
    pub content: String,
    pub embeds: Vec<Value>,
    pub components: Vec<Value>,
    pub attachments: Vec<Attachment>,
    /// Discord's message flags: 64 ephemeral, 128 loading, 4096 silent.
    pub flags: u64,
    /// How often it was edited.
    pub edited: u32,
    /// Unix milliseconds.
    pub created_ms: i64,
    pub edited_ms: Option<i64>,
    /// Whom its creation pinged; an edit never pings.
    pub pings: BTreeSet<Snowflake>,
    /// Everyone or here was pinged.
    pub pings_everyone: bool,
    /// Set for an ephemeral message: who alone sees it.
    pub only: Option<Snowflake>,
    /// The interaction that it answers.
    pub interaction: Option<Snowflake>,
    pub nonce: Option<Value>,
    pub pinned: bool,
    pub reply_to: Option<Snowflake>,
    /// Discord's type of a system message, such as `PINNED`; 0: a message that the bot sent.
    pub system: u8,
}

/// The message that tells of a pin.
pub(crate) const PINNED: u8 = 6;
/// The message that tells of a thread.
pub(crate) const THREAD_CREATED: u8 = 18;

/// Only the invoking person sees the message.
pub(crate) const EPHEMERAL: u64 = 64;
/// "thinking": a deferred answer that is not there yet.
pub(crate) const LOADING: u64 = 128;

impl Message {
    pub fn is_ephemeral(&self) -> bool {
        self.flags & EPHEMERAL != 0
    }
    pub fn is_loading(&self) -> bool {
        self.flags & LOADING != 0
    }
    /// Buttons and selects in reading order.
    pub fn controls(&self) -> impl Iterator<Item = &Value> {
        self.components.iter().filter_map(|row| row["components"].as_array()).flatten()
    }
    /// Labels of the buttons in reading order (the emoji's name where there is no label).
    pub fn buttons(&self) -> Vec<String> {
        self.controls().filter(|c| c["type"] == 2).map(button_text).collect()
    }
    /// Everything that can be read in it: content and the texts of its embeds, line by line.
    pub fn text(&self) -> String {
        let mut lines = vec![self.content.clone()];
        for embed in &self.embeds {
            let texts = [&embed["author"]["name"], &embed["title"], &embed["description"]];
            lines.extend(texts.iter().filter_map(|text| text.as_str()).map(String::from));
            for field in embed["fields"].as_array().into_iter().flatten() {
                lines.extend([&field["name"], &field["value"]].iter().filter_map(|t| t.as_str()).map(String::from));
            }
            lines.extend(embed["footer"]["text"].as_str().map(String::from));
        }
        lines.retain(|line| !line.is_empty());
        lines.join("\n")
    }
}

/// What a person reads on a button.
pub(crate) fn button_text(button: &Value) -> String {
    let label = button["label"].as_str().unwrap_or_default();
    let emoji = button["emoji"]["name"].as_str().unwrap_or_default();
    if label.is_empty() { emoji.into() } else { label.into() }
}

#[derive(Debug, Default)]
pub(crate) struct World {
    pub(crate) people: BTreeMap<Snowflake, Person>,
    pub(crate) guilds: BTreeMap<Snowflake, Guild>,
    pub(crate) channels: BTreeMap<Snowflake, Channel>,
    pub(crate) messages: BTreeMap<Snowflake, Message>,
}

impl World {
    pub(crate) fn dm_of(&self, person: Snowflake) -> Option<Snowflake> {
        self.channels.values().find(|c| c.place == Place::Dm { person }).map(|c| c.id)
    }
    pub(crate) fn person_by_handle(&self, handle: &str) -> Option<&Person> {
        self.people.values().find(|person| person.handle == handle)
    }
    /// Whether the bot reaches a guild.
    pub(crate) fn reach(&self, guild: Snowflake) -> Reach {
        self.guilds.get(&guild).map_or(Reach::Removed, |guild| guild.reach)
    }
    pub(crate) fn is_member(&self, person: Snowflake, guild: Snowflake) -> bool {
        self.people.get(&person).is_some_and(|person| !person.left.contains(&guild))
    }
    /// Whether the bot may write to a person: they share a guild.
    pub(crate) fn share_guild(&self, person: Snowflake) -> bool {
        self.guilds.values().any(|guild| guild.reach != Reach::Removed && self.is_member(person, guild.id))
    }
    /// What `person` may do in a guild (DMs count as no guild: nothing).
    pub(crate) fn permissions_of(&self, person: Snowflake, guild: Snowflake) -> Permissions {
        if self.guilds.get(&guild).is_some_and(|g| g.owner == person) {
            return Permissions::ALL;
        }
        let Some(person) = self.people.get(&person) else { return Permissions::MEMBER };
        let has = Permissions::MEMBER - person.denied;
        if person.moderator { has | Permissions::MANAGE_GUILD } else { has }
    }
    /// Messages of a channel that `person` sees, oldest first.
    pub(crate) fn visible_to(&self, person: Snowflake, channel: Snowflake) -> impl Iterator<Item = &Message> {
        let private = self.channels.get(&channel).is_some_and(|c| match c.place {
            Place::Dm { person: owner } => owner != person,
            Place::Text { .. } | Place::Voice { .. } | Place::Forum { .. } | Place::Thread { .. } => false,
        });
        let seen = move |m: &&Message| !private && m.channel == channel && m.only.is_none_or(|only| only == person);
        self.messages.values().filter(seen)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_grow_even_if_the_clock_does_not() {
        let mut ids = Ids::default();
        let first = ids.next(EPOCH_MS + 5);
        assert_eq!(first.0 >> 22, 5);
        assert!(ids.next(EPOCH_MS) > first);
        let (a, b) = (ids.next_guild(EPOCH_MS), ids.next_guild(EPOCH_MS));
        assert_ne!((a.0 >> 22) % 2, (b.0 >> 22) % 2);
    }
}
