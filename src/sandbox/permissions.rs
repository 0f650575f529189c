//! The permission bits that matter to a game master (topics/permissions).

use std::ops::{BitOr, Sub};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A set of permission bits. In JSON a decimal string.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Permissions(pub u64);

impl Permissions {
    pub const NONE: Self = Self(0);
    pub const ADMINISTRATOR: Self = Self(1 << 3);
    pub const MANAGE_GUILD: Self = Self(1 << 5);
    pub const VIEW_CHANNEL: Self = Self(1 << 10);
    pub const SEND_MESSAGES: Self = Self(1 << 11);
    pub const MANAGE_MESSAGES: Self = Self(1 << 13);
    pub const EMBED_LINKS: Self = Self(1 << 14);
    pub const ATTACH_FILES: Self = Self(1 << 15);
    pub const READ_MESSAGE_HISTORY: Self = Self(1 << 16);
    pub const MENTION_EVERYONE: Self = Self(1 << 17);
    pub const USE_APPLICATION_COMMANDS: Self = Self(1 << 31);
    pub const MANAGE_THREADS: Self = Self(1 << 34);
    pub const CREATE_PUBLIC_THREADS: Self = Self(1 << 35);
    pub const SEND_MESSAGES_IN_THREADS: Self = Self(1 << 38);
    pub const PIN_MESSAGES: Self = Self(1 << 51);
    /// All bits that Discord has given a meaning.
    pub const ALL: Self = Self((1 << 53) - 1);
    /// What a bot gets that asked for no more than a game master needs. Pinning is not among it: a match goes on without.
    pub const BOT: Self = Self(
        Self::VIEW_CHANNEL.0
            | Self::SEND_MESSAGES.0
            | Self::CREATE_PUBLIC_THREADS.0
            | Self::SEND_MESSAGES_IN_THREADS.0
            | Self::EMBED_LINKS.0
            | Self::ATTACH_FILES.0
            | Self::READ_MESSAGE_HISTORY.0,
    );
    /// What `@everyone` has in a new guild, as far as it matters here.
    pub const MEMBER: Self = Self(Self::BOT.0 | Self::USE_APPLICATION_COMMANDS.0);

    /// Whether all of `wanted` is there; Administrator has everything.
    pub fn has(self, wanted: Self) -> bool {
        self.0 & Self::ADMINISTRATOR.0 != 0 || self.0 & wanted.0 == wanted.0
    }
}

impl BitOr for Permissions {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}
impl Sub for Permissions {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}
impl Serialize for Permissions {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}
impl<'de> Deserialize<'de> for Permissions {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map(Self).map_err(serde::de::Error::custom)
    }
}
