//! In which servers the bot is, and which of them cannot be reached: told by the beginning of a session and by the events after it.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Mutex, MutexGuard, PoisonError};

use poise::serenity_prelude as serenity;

use serenity::{Guild, GuildId, Ready, UnavailableGuild};

use super::desk::Desk;
use super::upkeep;

/// What is known of the servers.
#[derive(Debug, Default)]
pub(super) struct Servers(Mutex<Known>);

/// What keeps the bot from a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Away {
    /// It is not in it.
    Elsewhere,
    Outage,
}

#[derive(Debug)]
struct Known {
    /// How many shards there are, and which of them have told their servers.
    shards: u64,
    told: BTreeSet<u64>,
    here: BTreeSet<u64>,
    /// In these Discord has an outage; the bot is in them all the same.
    outage: BTreeSet<u64>,
    /// Names of those from which the bot was taken out.
    names: BTreeMap<u64, String>,
}

impl Default for Known {
    fn default() -> Self {
        let (here, outage, names) = <(BTreeSet<u64>, BTreeSet<u64>, BTreeMap<u64, String>)>::default();
        Self { shards: 1, told: BTreeSet::new(), here, outage, names }
    }
}

impl Known {
    /// The shard of a server (topics/gateway, sharding).
    fn shard(&self, guild: u64) -> u64 {
        (guild >> 22) % self.shards
    }

    fn is_left(&self, guild: u64) -> bool {
        self.told.contains(&self.shard(guild)) && !self.here.contains(&guild)
    }
}

impl Servers {
    /// Whether nothing can be said in this server now. `false` before anything is known of it.
    pub(super) fn is_away(&self, guild: u64) -> bool {
        let known = self.known();
        known.is_left(guild) || known.outage.contains(&guild)
    }

    /// The name of a server from which the bot was taken out.
    pub(super) fn name_of(&self, guild: u64) -> Option<String> {
        self.known().names.get(&guild).cloned()
    }

    fn known(&self) -> MutexGuard<'_, Known> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A shard lists its servers. Whether there is an outage in one of them it does not say.
    fn listed(&self, (shard, shards): (u64, u64), guilds: impl IntoIterator<Item = u64>) {
        let mut known = self.known();
        if known.shards != shards {
            known.told.clear();
            known.shards = shards;
        }
        let kept: BTreeSet<u64> = known.here.iter().copied().filter(|guild| known.shard(*guild) != shard).collect();
        known.here = kept.into_iter().chain(guilds).collect();
        known.told.insert(shard);
        let outage = std::mem::take(&mut known.outage);
        known.outage = outage.into_iter().filter(|guild| known.here.contains(guild)).collect();
    }

    /// The bot is in this server, which can be reached; what that ends.
    fn arrived(&self, guild: u64) -> Option<Away> {
        let mut known = self.known();
        known.names.remove(&guild);
        let is_new = known.here.insert(guild);
        let outage = known.outage.remove(&guild).then_some(Away::Outage);
        outage.or(is_new.then_some(Away::Elsewhere))
    }
}

/// A session begins: what it does not list was left meanwhile, and what waited for a server that it lists need not wait. One that stays
/// unavailable after that is an outage.
pub(super) async fn signed_in(desk: &Desk, ready: &Ready) {
    let shard = ready.shard.map_or((0, 1), |shard| (u64::from(shard.id.0), u64::from(shard.total).max(1)));
    desk.servers().listed(shard, ready.guilds.iter().map(|guild| guild.id.get()));
    let left = |guild: &u64| desk.servers().known().is_left(*guild);
    for guild in desk.table().servers_played_in().await.into_iter().filter(left) {
        leave(desk, guild).await;
    }
    for guild in desk.table().servers_held().await {
        if !desk.servers().is_away(guild) {
            desk.table().server_reached(guild).await;
        }
    }
}

/// A server can be reached: for the first time, again after an outage, or because the bot was added to it.
pub(super) async fn arrived(desk: &Desk, guild: GuildId) {
    let Some(ended) = desk.servers().arrived(guild.get()) else { return };
    tracing::info!(guild = guild.get(), "in this server, which can be reached");
    desk.table().server_reached(guild.get()).await;
    if ended == Away::Outage {
        // Its matches went on, and nobody has told what happened to their posts meanwhile.
        desk.recheck();
    }
}

/// A server is gone: for a while, or because the bot was taken out of it.
pub(super) async fn gone(desk: &Desk, guild: &UnavailableGuild, full: Option<&Guild>) {
    let id = guild.id.get();
    {
        let mut known = desk.servers().known();
        if guild.unavailable {
            known.outage.insert(id);
            drop(known);
            tracing::warn!(guild = id, "Discord has an outage in a server: what is to be said there waits");
            return;
        }
        known.here.remove(&id);
        known.outage.remove(&id);
        if let Some(full) = full {
            known.names.insert(id, full.name.clone());
        }
    }
    tracing::warn!(guild = id, "taken out of a server: its matches wait");
    leave(desk, id).await;
}

/// Lets the matches of a server wait. Events are not carried out one after the other: where the bot is in it again by then, that was not
/// seen by those that wait from now on.
async fn leave(desk: &Desk, guild: u64) {
    desk.table().server_left(guild).await;
    if !desk.servers().is_away(guild) {
        upkeep::rights_changed(desk, GuildId::new(guild)).await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// In a server of this shard, of two.
    fn guild(shard: u64, number: u64) -> u64 {
        (number * 2 + shard) << 22
    }

    #[test]
    fn a_shard_says_nothing_about_the_servers_of_another() {
        let servers = Servers::default();
        assert!(!servers.is_away(guild(0, 1)), "nothing is known");
        servers.listed((0, 2), [guild(0, 1)]);
        assert!(!servers.is_away(guild(0, 1)) && servers.is_away(guild(0, 2)));
        assert!(!servers.is_away(guild(1, 1)), "its shard has told nothing yet");
        servers.listed((1, 2), [guild(1, 2)]);
        assert!(servers.is_away(guild(1, 1)) && !servers.is_away(guild(1, 2)) && !servers.is_away(guild(0, 1)));
        assert_eq!([(); 2].map(|()| servers.arrived(guild(1, 1))), [Some(Away::Elsewhere), None]);
        assert!(!servers.is_away(guild(1, 1)));
    }

    #[test]
    fn an_outage_outlasts_a_new_session_and_ends_with_the_arrival() {
        let servers = Servers::default();
        servers.listed((0, 1), [1]);
        servers.known().outage.insert(1);
        servers.listed((0, 1), [1]);
        assert!(servers.is_away(1) && !servers.known().is_left(1));
        assert!(servers.arrived(1) == Some(Away::Outage) && !servers.is_away(1));
    }
}
