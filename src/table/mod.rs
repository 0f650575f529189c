//! The application, without Discord: a match with its people, intents, reports, moderation.
//!
//! Whoever wants to change something calls [`Table::act`], whoever wants to see something [`Table::look`]. What must be said
//! lies in the outbox ([`outbox`]), what must be done without anybody asking in the deadlines ([`Table::wake`]).

pub mod absent;
pub mod answer;
pub mod arena_press;
pub mod card;
pub mod choices;
pub mod export;
pub mod import;
pub mod intent;
pub mod journal;
pub mod names;
pub mod outbox;
pub mod panel;
pub mod panel_press;
pub mod post;
pub mod press;
pub mod privacy;
pub mod question;
pub mod recheck;
pub mod seating;
pub mod sight;
pub mod special;
pub mod stopped;
pub mod sure;
pub mod verify;
pub mod wardrobe;

mod act;
mod arena;
pub mod arena_look;
mod army;
mod away;
mod cache;
mod change;
pub mod dice;
pub mod draft;
pub mod draw;
mod elsewhere;
pub mod ending;
mod error;
pub mod fleets;
mod fold;
mod forget;
pub mod gate;
mod gone;
mod guild;
mod house;
mod inputs;
mod legal;
mod load;
mod lobby;
mod logbook;
mod look;
mod mended;
mod moderate;
mod odds;
pub mod opening;
pub mod order_panel;
mod order_wish;
mod pace;
mod panel_act;
mod public;
mod render;
mod reply;
mod skip;
pub mod special_choices;
pub mod special_panel;
mod special_wish;
mod wake;
mod wish;

use std::fmt;
use std::sync::Arc;

use tokio::sync::Notify;

pub use guild::GuildSettings;
pub use house::House;
pub use load::SNAPSHOT_FORMAT;
pub use pace::Limits;

use answer::Refused;
use cache::{Cache, Moment};
use load::{LoadError, Match, load};
use pace::Pace;
use sight::{AccountId, MatchId, Place, Sight};

use crate::clock::Clock;
use crate::store::{ChannelId, Reading, Store, StoreError, Tally, Vitals};
use crate::text::lang::Lang;

/// All matches of one store. Clones are cheap and share everything.
#[derive(Clone)]
pub struct Table(Arc<Inner>);

struct Inner {
    store: Store,
    clock: Clock,
    cache: Cache,
    pace: Pace,
    /// Rung after every commit: there may be something to say ...
    deliver: Notify,
    /// ... or to do.
    wake: Notify,
}

impl Table {
    /// A table over an open store, with the usual limits of what one person may ask for.
    pub fn new(store: Store, clock: Clock) -> Self {
        Self::with_limits(store, clock, Limits::USUAL)
    }

    /// A table with other limits: for tests in which people are quicker than any.
    pub fn with_limits(store: Store, clock: Clock, limits: Limits) -> Self {
        let (cache, pace) = (Cache::default(), Pace::new(limits));
        Self(Arc::new(Inner { store, clock, cache, pace, deliver: Notify::new(), wake: Notify::new() }))
    }

    /// Unix milliseconds.
    pub fn now(&self) -> i64 {
        self.0.clock.now()
    }

    /// The time by which this table goes.
    pub fn clock(&self) -> &Clock {
        &self.0.clock
    }

    /// Closes the store once what waits is committed; blocks for as long as that takes.
    pub fn close(&self) {
        self.0.store.close();
    }

    /// What somebody (`None`: everybody) sees of the live match of a channel, or of the last one there. From the cache where
    /// possible, never through the writer: cheap enough for every key that somebody types.
    pub async fn sight(&self, place: Place, account: Option<AccountId>) -> Result<Arc<Sight>, Refused> {
        let id = self.match_in(place).await?;
        Ok(self.sight_for(&*self.state(id).await?, account))
    }

    /// The settings of a server.
    pub async fn guild(&self, guild: u64) -> Result<GuildSettings, Refused> {
        Ok(self.0.store.read(move |reading| guild::settings(reading, guild)).await?)
    }

    /// Takes over the language of a server, as the platform tells it, unless somebody chose one.
    pub async fn greet(&self, guild: u64, language: Lang) -> Result<(), Refused> {
        if self.guild(guild).await?.language.is_some() {
            return Ok(());
        }
        let change = move |tx: &mut crate::store::Tx<'_>| {
            let settings = guild::settings(tx, guild)?;
            if settings.language.is_some() {
                return Ok(());
            }
            guild::put(tx, guild, &GuildSettings { language: Some(language), ..settings })
        };
        Ok(self.0.store.write(change).await?)
    }

    /// A small fact about the program itself, such as the hash of the commands that the platform was given.
    pub async fn fact(&self, key: &str) -> Result<Option<String>, Refused> {
        let key = key.to_owned();
        Ok(self.0.store.read(move |reading| reading.app_state(&key)).await?)
    }

    /// Keeps such a fact.
    pub async fn keep_fact(&self, key: &str, value: &str) -> Result<(), Refused> {
        let (key, value) = (key.to_owned(), value.to_owned());
        let change = move |tx: &mut crate::store::Tx<'_>| Ok(tx.put_app_state(&key, &value)?);
        Ok(self.0.store.write::<_, Refused>(change).await?)
    }

    /// The role that `/setup` named for moderators; `None` also where the store cannot say.
    pub async fn moderator_role(&self, guild: u64) -> Option<u64> {
        self.guild(guild).await.ok().and_then(|settings| settings.moderator_role)
    }

    /// How the database is, and what the writer has done; what cannot be asked is refused.
    pub async fn vitals(&self) -> Result<(Vitals, Tally), Refused> {
        Ok((self.0.store.read(Reading::vitals).await?, self.0.store.tally()))
    }

    fn store(&self) -> &Store {
        &self.0.store
    }

    fn ring(&self) {
        self.0.deliver.notify_one();
        self.0.wake.notify_one();
    }

    /// Takes a match that was committed after this moment into the cache and tells those who wait for news.
    fn committed(&self, of: Match, since: Moment) {
        self.0.cache.put(Arc::new(of), since);
        self.ring();
    }

    /// Takes a match out of the cache whose row was changed without loading it.
    fn forget(&self, id: MatchId) {
        self.0.cache.forget(id);
        self.ring();
    }

    /// The live match of a channel, or the last one there.
    async fn match_in(&self, place: Place) -> Result<MatchId, Refused> {
        if let Some(live) = self.0.cache.live_in(place.channel) {
            return Ok(live);
        }
        let channel = ChannelId(place.channel);
        let look = move |reading: &Reading| match reading.live_match_in(channel)? {
            Some(live) => Ok(Some(live)),
            None => reading.last_match_in(channel),
        };
        self.0.store.read(look).await?.ok_or(Refused::NoMatch)
    }

    /// A match as it stands.
    async fn state(&self, id: MatchId) -> Result<Arc<Match>, Refused> {
        if let Some(cached) = self.0.cache.state(id) {
            return Ok(cached);
        }
        let since = self.0.cache.moment();
        let loaded = self.0.store.read(move |reading| Ok::<_, StoreError>(load(reading, id))).await?;
        match loaded {
            Ok(of) => Ok(self.0.cache.put(Arc::new(of), since)),
            Err(LoadError::Store(error)) => Err(error.into()),
            Err(LoadError::Broken(why, details)) => {
                tracing::warn!(of = %id, details, "a match cannot be shown");
                Err(Refused::SetAside(why))
            }
        }
    }

    fn sight_for(&self, of: &Match, account: Option<AccountId>) -> Arc<Sight> {
        self.0.cache.sight(of, account)
    }
}

impl fmt::Debug for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Table")
    }
}
