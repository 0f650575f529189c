//! Who may open matches in a server, where, and how many: what `/setup` decides and `/game new` asks.

use super::answer::Refused;
use super::guild;
use super::intent::Person;
use super::load::PLATFORM;
use super::sight::{MatchState, Place};
use super::stopped::is_gone;
use super::{Table, lobby};
use crate::game::options::RulesetId;
use crate::store::{ChannelId, GuildId, MatchHead, Reading, StoreError};

/// The most channels that can be named.
const MOST_CHANNELS: usize = 25;

/// The most open lobbies of one person that can be allowed.
const MOST_A_PERSON: u32 = 25;

/// The most open lobbies of a server that can be allowed.
const MOST_A_SERVER: u32 = 100;

/// The matches in one server that have begun and that one person hosts: with as many, they open no other. Moderators may have more.
pub const MOST_HOSTED: usize = 5;

/// The rules of a server for opening matches.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(default)]
pub struct Opening {
    pub who: Openers,
    /// There and in their threads; empty: everywhere.
    pub channels: Vec<u64>,
    /// Lobbies that one person may have open. Moderators may have more.
    pub a_person: u32,
    /// Lobbies that may be open in the server.
    pub a_server: u32,
}

/// Who may open matches. Moderators always may, and everywhere.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Openers {
    #[default]
    Everyone,
    Role(u64),
    Moderators,
}

/// What is to be changed of it; `None`: nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OpeningWish {
    pub who: Option<Openers>,
    /// A channel that is added to the list, or taken off it where it stands there.
    pub channel: Option<u64>,
    pub a_person: Option<i64>,
    pub a_server: Option<i64>,
}

impl Default for Opening {
    fn default() -> Self {
        Self { who: Openers::Everyone, channels: Vec::new(), a_person: 1, a_server: 10 }
    }
}

impl Opening {
    /// With what is wished.
    pub(super) fn with(mut self, wish: &OpeningWish) -> Result<Self, Refused> {
        if let Some(who) = wish.who {
            self.who = who;
        }
        if let Some(channel) = wish.channel {
            match self.channels.iter().position(|known| *known == channel) {
                Some(at) => drop(self.channels.remove(at)),
                None if self.channels.len() < MOST_CHANNELS => self.channels.push(channel),
                None => return Err(Refused::TooManyChannels { most: MOST_CHANNELS }),
            }
        }
        if let Some(asked) = wish.a_person {
            self.a_person = within(asked, MOST_A_PERSON)?;
        }
        if let Some(asked) = wish.a_server {
            self.a_server = within(asked, MOST_A_SERVER)?;
        }
        Ok(self)
    }

    /// Whether the person may open a match here. `parent` is the channel of a thread.
    pub(super) fn check(
        &self,
        reading: &Reading,
        person: &Person,
        place: Place,
        parent: Option<u64>,
    ) -> Result<(), Refused> {
        if !person.moderator {
            match self.who {
                Openers::Everyone => {}
                Openers::Role(role) if person.roles.contains(&role) => {}
                Openers::Role(role) => return Err(Refused::OnlyRole { role }),
                Openers::Moderators => return Err(Refused::OnlyModeratorsOpen),
            }
            let is_listed = |channel: &u64| *channel == place.channel || Some(*channel) == parent;
            if !self.channels.is_empty() && !self.channels.iter().any(is_listed) {
                return Err(Refused::OtherChannel { channels: self.channels.clone() });
            }
        }
        // What is in the way here is told before what is open elsewhere.
        if reading.live_match_in(ChannelId(place.channel))?.is_some() {
            return Err(Refused::ChannelTaken);
        }
        let mut live = reading.live_matches_of_guild(GuildId(place.guild))?.rows;
        live.retain(|head| !is_gone(head));
        let lobbies: Vec<&MatchHead> = live.iter().filter(|head| head.state == MatchState::Lobby).collect();
        if let Some(player) = reading.player_by_account(PLATFORM, &person.account.0.to_string())?
            && !person.moderator
        {
            let hosted = live.iter().filter(|head| head.host == player.player_id);
            let (lobbies, begun): (Vec<&MatchHead>, Vec<&MatchHead>) =
                hosted.partition(|head| head.state == MatchState::Lobby);
            let channels = |heads: &[&MatchHead]| heads.iter().map(|head| head.channel_id.0).collect();
            if lobbies.len() >= self.a_person as usize {
                return Err(Refused::TooManyLobbies { channels: channels(&lobbies) });
            }
            if begun.len() >= MOST_HOSTED {
                return Err(Refused::TooManyHosted { most: MOST_HOSTED, channels: channels(&begun) });
            }
        }
        if lobbies.len() >= self.a_server as usize {
            return Err(Refused::ServerFull { most: self.a_server });
        }
        Ok(())
    }
}

impl Table {
    /// Whether the person may open such a match in a thread of this channel that is yet to be made; gives its ruleset.
    pub async fn may_open(
        &self,
        person: &Person,
        place: Place,
        ruleset: Option<&str>,
        preset: Option<&str>,
    ) -> Result<RulesetId, Refused> {
        // A thread is a request of its own.
        self.0.pace.request(person.account, self.now())?;
        let options = lobby::options(ruleset, preset)?;
        let person = person.clone();
        // No match can be in the way in a thread that there is not.
        let thread = Place { channel: 0, ..place };
        let look = move |reading: &Reading| {
            let check = || -> Result<(), Refused> {
                let settings = guild::settings(reading, place.guild)?;
                settings.opening.check(reading, &person, thread, Some(place.channel))
            };
            Ok::<_, StoreError>(check())
        };
        self.store().read(look).await??;
        Ok(options.ruleset)
    }
}

fn within(asked: i64, most: u32) -> Result<u32, Refused> {
    let refused = Refused::OutOfRange { asked, least: 1, most: i64::from(most) };
    u32::try_from(asked).ok().filter(|asked| (1..=most).contains(asked)).ok_or(refused)
}
