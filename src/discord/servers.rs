//! In which servers the bot is, and which of them cannot be reached: told by the beginning of a session and by the events after it.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Mutex, MutexGuard, PoisonError};

use poise::serenity_prelude as serenity;

use serenity::http::{LightMethod, Request, Route};
use serenity::{FullEvent, Guild, GuildId, Ready, UnavailableGuild};

use super::desk::Desk;
use super::fault::in_short;
use super::upkeep;

/// How often a server that is away is asked for, of which nothing is heard.
const ASK_AGAIN_MS: i64 = 5 * 60_000;

/// How often one of which something is heard all the same.
const ASK_SOON_MS: i64 = 10_000;

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
    /// From these something was heard although they are away.
    doubted: BTreeSet<u64>,
    /// Names of those from which the bot was taken out.
    names: BTreeMap<u64, String>,
    /// How often one was gone, all together.
    losses: u64,
}

/// When servers that are away were asked for, in milliseconds of the table's clock.
#[derive(Debug, Default)]
pub(super) struct Rounds {
    /// Asked for, or first seen to be away.
    seen: BTreeMap<u64, i64>,
    asked: BTreeMap<u64, i64>,
}

impl Default for Known {
    fn default() -> Self {
        let (here, outage, doubted) = <(BTreeSet<u64>, BTreeSet<u64>, BTreeSet<u64>)>::default();
        Self { shards: 1, told: BTreeSet::new(), here, outage, doubted, names: BTreeMap::new(), losses: 0 }
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

    fn is_away(&self, guild: u64) -> bool {
        self.is_left(guild) || self.outage.contains(&guild)
    }
}

impl Servers {
    /// Whether nothing can be said in this server now. `false` before anything is known of it.
    pub(super) fn is_away(&self, guild: u64) -> bool {
        self.known().is_away(guild)
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

    /// The bot is in this server, which can be reached; what that ends. Events are not carried out in the order in which they came:
    /// `is_latest` says, asked under the lock, whether this one was not taken back by a later one.
    fn arrived(&self, guild: u64, is_latest: impl FnOnce(&Known) -> bool) -> Option<Away> {
        let mut known = self.known();
        if !is_latest(&known) {
            return None;
        }
        known.names.remove(&guild);
        known.doubted.remove(&guild);
        let is_new = known.here.insert(guild);
        let outage = known.outage.remove(&guild).then_some(Away::Outage);
        outage.or(is_new.then_some(Away::Elsewhere))
    }

    /// A server is gone in this way. `false`: a later event took that back.
    fn gone(&self, guild: u64, how: Away, is_latest: impl FnOnce(&Known) -> bool) -> bool {
        let mut known = self.known();
        if !is_latest(&known) {
            return false;
        }
        known.losses += 1;
        if how == Away::Outage {
            known.outage.insert(guild);
        } else {
            known.here.remove(&guild);
            known.outage.remove(&guild);
        }
        true
    }

    /// Something was heard from a server; `true` where that is a surprise.
    fn doubt(&self, guild: u64) -> bool {
        let mut known = self.known();
        known.is_away(guild) && known.doubted.insert(guild)
    }

    /// The servers that are to be asked for now. Of those of which nothing is heard only one: each may take as long as a request can.
    fn to_ask(&self, rounds: &mut Rounds, quiet: impl IntoIterator<Item = u64>, now: i64) -> BTreeSet<u64> {
        let mut known = self.known();
        rounds.seen.retain(|guild, _| known.is_away(*guild));
        rounds.asked.retain(|_, at| now - *at < ASK_SOON_MS);
        let quiet: BTreeSet<u64> = quiet.into_iter().filter(|guild| known.is_away(*guild)).collect();
        for guild in &quiet {
            rounds.seen.entry(*guild).or_insert(now);
        }
        let longest = rounds.seen.iter().filter(|(guild, at)| quiet.contains(guild) && now - **at >= ASK_AGAIN_MS);
        let longest = longest.min_by_key(|(_, at)| **at).map(|(guild, _)| *guild);
        // The others are doubted still at the next look.
        let doubted = known.doubted.iter().copied().filter(|guild| !rounds.asked.contains_key(guild));
        let asked: BTreeSet<u64> = doubted.chain(longest).collect();
        known.doubted.retain(|guild| !asked.contains(guild));
        for guild in &asked {
            rounds.seen.insert(*guild, now);
            rounds.asked.insert(*guild, now);
        }
        asked
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

/// A server has told that it can be reached: for the first time, again after an outage, or because the bot was added to it.
pub(super) async fn arrived(desk: &Desk, guild: GuildId) {
    // The library keeps what it knows of servers in the order of the events.
    let ended = desk.servers().arrived(guild.get(), |_| desk.knows(guild));
    if let Some(ended) = ended {
        reached(desk, guild, ended).await;
    }
}

async fn reached(desk: &Desk, guild: GuildId, ended: Away) {
    tracing::info!(guild = guild.get(), "in this server, which can be reached");
    desk.table().server_reached(guild.get()).await;
    if ended == Away::Outage {
        // Its matches went on, and nobody has told what happened to their posts meanwhile.
        desk.recheck(guild.get());
    }
}

/// A server is gone: for a while, or because the bot was taken out of it.
pub(super) async fn gone(desk: &Desk, guild: &UnavailableGuild, full: Option<&Guild>) {
    let id = guild.id.get();
    let how = if guild.unavailable { Away::Outage } else { Away::Elsewhere };
    if !desk.servers().gone(id, how, |_| !desk.knows(guild.id)) {
        tracing::debug!(guild = id, "gone and back");
        return;
    }
    if how == Away::Outage {
        tracing::warn!(guild = id, "Discord has an outage in a server: what is to be said there waits");
        return;
    }
    if let Some(full) = full {
        desk.servers().known().names.insert(id, full.name.clone());
    }
    tracing::warn!(guild = id, "taken out of a server: its matches wait");
    leave(desk, id).await;
}

/// Where an event comes from a server that is believed to be away, Discord is asked. The event itself proves nothing: it may be older
/// than the one that said so, and a server can have the commands without the bot.
pub(super) fn heard(desk: &Desk, event: &FullEvent) {
    if guild_of(event).is_some_and(|guild| desk.servers().doubt(guild.get())) {
        desk.look_after();
    }
}

fn guild_of(event: &FullEvent) -> Option<GuildId> {
    match event {
        FullEvent::InteractionCreate { interaction } => interaction.guild_id(),
        FullEvent::ChannelCreate { channel } => Some(channel.guild_id),
        FullEvent::ChannelUpdate { new, .. } | FullEvent::ThreadUpdate { new, .. } => Some(new.guild_id),
        FullEvent::ThreadCreate { thread } => Some(thread.guild_id),
        FullEvent::GuildRoleCreate { new } | FullEvent::GuildRoleUpdate { new, .. } => Some(new.guild_id),
        FullEvent::GuildMemberUpdate { event, .. } => Some(event.guild_id),
        FullEvent::GuildUpdate { new_data, .. } => Some(new_data.id),
        _ => None,
    }
}

/// Asks for servers that are believed to be away: those from which something was heard, and now and then those in which something waits
/// (`all`). That they can be reached may have been told in a way that this version cannot read.
pub(super) async fn ask(desk: &Desk, rounds: &mut Rounds, all: bool) {
    let mut waiting = BTreeSet::new();
    if all {
        waiting = desk.table().servers_played_in().await;
        waiting.extend(desk.table().servers_held().await);
    }
    for guild in desk.servers().to_ask(rounds, waiting, desk.table().now()) {
        ask_for(desk, GuildId::new(guild)).await;
    }
}

/// Only a clear yes has a consequence.
async fn ask_for(desk: &Desk, guild_id: GuildId) {
    let losses = desk.servers().known().losses;
    // What it says need not be read.
    let request = Request::new(Route::Guild { guild_id }, LightMethod::Get);
    if let Err(error) = desk.turn().await.http().request(request).await {
        tracing::debug!(guild = guild_id.get(), "a server that is away cannot be reached: {}", in_short(&error));
        return;
    }
    // It may have been left since it was asked for.
    if let Some(ended) = desk.servers().arrived(guild_id.get(), |known| known.losses == losses) {
        tracing::warn!(guild = guild_id.get(), "this server can be reached, which was not heard");
        reached(desk, guild_id, ended).await;
        upkeep::rights_changed(desk, guild_id).await;
    }
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
        assert_eq!([(); 2].map(|()| servers.arrived(guild(1, 1), |_| true)), [Some(Away::Elsewhere), None]);
        assert!(!servers.is_away(guild(1, 1)));
    }

    #[test]
    fn an_outage_outlasts_a_new_session_and_ends_with_the_arrival() {
        let servers = Servers::default();
        servers.listed((0, 1), [1]);
        assert!(servers.gone(1, Away::Outage, |_| true));
        servers.listed((0, 1), [1]);
        assert!(servers.is_away(1) && !servers.known().is_left(1));
        assert!(servers.arrived(1, |_| true) == Some(Away::Outage) && !servers.is_away(1));
    }

    #[test]
    fn the_last_event_counts_whichever_is_carried_out_last() {
        for how in [Away::Outage, Away::Elsewhere] {
            let servers = Servers::default();
            servers.listed((0, 1), [1]);
            // Gone and back; the library knows the server.
            let knows = true;
            assert_eq!(servers.arrived(1, |_| knows), None);
            assert!(!servers.gone(1, how, |_| !knows) && !servers.is_away(1), "{how:?}");
            // Back and gone.
            let knows = false;
            assert!(servers.gone(1, how, |_| !knows));
            assert_eq!(servers.arrived(1, |_| knows), None);
            assert!(servers.is_away(1), "{how:?}");
        }
    }

    #[test]
    fn a_server_that_is_away_is_asked_for_at_once_where_it_is_heard_else_every_five_minutes_one_at_a_time() {
        const NONE: [u64; 0] = [];
        let (servers, mut rounds) = (Servers::default(), Rounds::default());
        servers.listed((0, 1), [1]);
        assert!(!servers.doubt(1), "it is not away");
        let mut asked =
            |quiet: &[u64], now| servers.to_ask(&mut rounds, quiet.to_vec(), now).into_iter().collect::<Vec<_>>();
        assert_eq!(asked(&[1, 2, 3], 0), NONE);
        assert!(servers.doubt(2) && !servers.doubt(2));
        assert_eq!(asked(&[], 1), [2]);
        assert!(servers.doubt(2));
        assert_eq!(asked(&[], 2), NONE, "it was just asked for");
        assert_eq!(asked(&[], 1 + ASK_SOON_MS), [2]);
        assert_eq!(asked(&[1, 2, 3], ASK_AGAIN_MS), [3]);
        assert_eq!(asked(&[1, 2, 3], ASK_AGAIN_MS + 1), NONE);
        assert_eq!(asked(&[1, 2, 3], 2 * ASK_AGAIN_MS), [2], "the one not asked for longest");
        assert_eq!(asked(&[1, 2, 3], 2 * ASK_AGAIN_MS), [3]);
        servers.arrived(3, |_| true);
        assert_eq!(asked(&[1, 3], 9 * ASK_AGAIN_MS), NONE);
    }
}
