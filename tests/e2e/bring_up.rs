//! A stand-in, a bot and people, each test its own: own port, own directory, so that all run side by side.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use adjutant::clock::Clock;
use adjutant::config::Token;
use adjutant::discord::{self, DiscordError, Doors, Pulse, Way};
use adjutant::metrics::Metrics;
use adjutant::sandbox::{Message, Outcome, RateLimits, Sandbox, Settings, Snowflake};
use adjutant::store::Store;
use adjutant::table::sight::{Place, Sight};
use adjutant::table::{Limits, Table};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use crate::redirected::Redirected;

/// How long anything may take before a test gives up.
pub(crate) const PATIENCE: Duration = Duration::from_secs(20);

/// A server channel with people and a bot.
pub(crate) struct World {
    pub(crate) sandbox: Sandbox,
    redirected: Option<Redirected>,
    pub(crate) directory: tempfile::TempDir,
    pub(crate) clock: Clock,
    /// How long a bot in this process thinks before it defers.
    pub(crate) patience: Duration,
    /// How long a bot in this process waits for an answer of Discord.
    pub(crate) give_up_after: Duration,
    /// What a bot in this process lets one person do.
    pub(crate) limits: Limits,
    /// What the bots in this process counted of the gateway.
    pub(crate) pulse: Pulse,
    bot: Option<Bot>,
}

/// The bot in this process.
struct Bot {
    table: Table,
    stop: oneshot::Sender<()>,
    ended: JoinHandle<Result<(), DiscordError>>,
    time: JoinHandle<()>,
}

impl World {
    /// A stand-in with a bot that is signed in.
    pub(crate) async fn new() -> Self {
        let mut world = Self::without_bot().await;
        world.start_bot().await;
        world
    }

    /// A stand-in alone, with an English server.
    pub(crate) async fn without_bot() -> Self {
        Self::in_locale("en-US").await
    }

    /// A stand-in alone, with a server of this language.
    pub(crate) async fn in_locale(locale: &str) -> Self {
        Self::with(|settings| locale.clone_into(&mut settings.locale)).await
    }

    /// A stand-in alone that is reached on production's way and keeps its limits as Discord does.
    pub(crate) async fn as_in_production() -> Self {
        let mut world = Self::with(|settings| settings.rate_limits = RateLimits::Enforced).await;
        world.redirected = Some(Redirected::to(&world.sandbox).await);
        world
    }

    /// A stand-in alone, set up otherwise.
    pub(crate) async fn with(change: impl FnOnce(&mut Settings)) -> Self {
        let clock = Clock::movable(Clock::system().now());
        let now = clock.clone();
        let mut settings = Settings::at(Arc::new(move || now.now()));
        change(&mut settings);
        let sandbox = Sandbox::start(settings).await.unwrap();
        Self {
            sandbox,
            redirected: None,
            directory: tempfile::tempdir().unwrap(),
            clock,
            patience: Duration::from_millis(1_500),
            give_up_after: Duration::from_secs(30),
            limits: Limits::NONE,
            pulse: Pulse::default(),
            bot: None,
        }
    }

    /// Where the bot keeps its matches.
    pub(crate) fn database(&self) -> PathBuf {
        self.directory.path().join("adjutant.sqlite3")
    }

    /// How a bot gets to the stand-in.
    pub(crate) fn way(&self) -> Way {
        match &self.redirected {
            Some(redirected) => redirected.way(),
            None => Way::Proxied(self.sandbox.base_url()),
        }
    }

    /// Starts the bot in this process, on the test's own database.
    pub(crate) async fn start_bot(&mut self) {
        let table = Table::with_limits(Store::open(&self.database()).unwrap(), self.clock.clone(), self.limits);
        let doors = Doors {
            token: Token::new(self.sandbox.token()).unwrap(),
            way: self.way(),
            give_up_after: self.give_up_after,
            defer_after: self.patience,
            repost_after: Duration::from_mins(50),
            pulse: self.pulse.clone(),
            metrics: Metrics::new(),
        };
        let (stop, stopped) = oneshot::channel::<()>();
        let running = table.clone();
        let ended = tokio::spawn(async move { discord::run(running, doors, async { drop(stopped.await) }).await });
        let timed = table.clone();
        let time = tokio::spawn(async move { timed.run_clock().await });
        self.bot = Some(Bot { table, stop, ended, time });
        assert!(self.sandbox.ready(PATIENCE).await, "the bot did not come up");
    }

    /// Stops the bot as SIGTERM does.
    pub(crate) async fn stop_bot(&mut self) {
        let bot = self.bot.take().expect("a bot runs");
        drop(bot.stop);
        tokio::time::timeout(Duration::from_secs(6), bot.ended).await.expect("stops in time").unwrap().unwrap();
        bot.time.abort();
        tokio::task::spawn_blocking(move || bot.table.close()).await.unwrap();
    }

    /// The table of the bot in this process.
    pub(crate) fn table(&self) -> &Table {
        &self.bot.as_ref().expect("a bot runs").table
    }

    /// What everybody can see of the match in the first channel.
    pub(crate) async fn sight(&self) -> Arc<Sight> {
        self.sight_in(self.sandbox.channel()).await
    }

    /// The same of another channel.
    pub(crate) async fn sight_in(&self, channel: Snowflake) -> Arc<Sight> {
        let place = Place { guild: self.sandbox.guild().0, channel: channel.0 };
        self.table().sight(place, None).await.unwrap()
    }

    /// A new person in the server.
    pub(crate) fn person(&self, handle: &str, locale: &str) -> Snowflake {
        let person = self.sandbox.add_person(handle, locale).unwrap();
        let mut name = handle.to_owned();
        name[..1].make_ascii_uppercase();
        self.sandbox.change_person(person, |person| person.name = name);
        person
    }

    /// A new person who may manage the server and has no seat.
    pub(crate) fn moderator(&self, handle: &str) -> Snowflake {
        let person = self.person(handle, "en-US");
        self.sandbox.change_person(person, |person| person.moderator = true);
        person
    }

    /// Types a command in the first channel and waits for the whole answer, which nobody else may see.
    pub(crate) async fn types(&self, person: Snowflake, line: &str) -> String {
        self.types_in(self.sandbox.channel(), person, line).await
    }

    /// The same in another channel.
    pub(crate) async fn types_in(&self, channel: Snowflake, person: Snowflake, line: &str) -> String {
        if line == "/game start" && self.bot.is_some() {
            self.sealed_in(channel).await;
        }
        let outcome = self.sandbox.command(person, channel, line).await;
        let outcome = outcome.unwrap_or_else(|error| panic!("{line}: {error}"));
        self.settle(outcome, line).await
    }

    /// Waits until the lobby's seal is posted and written down: before that no match starts. Gives up on a channel without a lobby.
    async fn sealed_in(&self, channel: Snowflake) {
        let place = Place { guild: self.sandbox.guild().0, channel: channel.0 };
        for _ in 0..200 {
            let sight = self.table().sight(place, None).await;
            if sight.is_ok_and(|sight| sight.view.is_some() || sight.seal_message.is_some()) {
                return;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }

    /// Presses a button and waits for the whole answer.
    pub(crate) async fn presses(&self, person: Snowflake, message: Snowflake, button: &str) -> String {
        let outcome = self.sandbox.press(person, message, button).await;
        let outcome = outcome.unwrap_or_else(|error| panic!("[{button}]: {error}"));
        self.settle(outcome, button).await
    }

    async fn settle(&self, outcome: Outcome, act: &str) -> String {
        let outcome = self.sandbox.settled(outcome.interaction, PATIENCE).await.unwrap();
        assert!(!outcome.failed(), "{act}: no answer: {:?}", outcome.reaction);
        assert!(outcome.is_private(), "{act}: everybody saw: {}", outcome.text());
        assert!(!outcome.text().is_empty(), "{act}: an empty answer");
        outcome.text()
    }

    /// Returns once nothing has happened for a while: what was to be said is said.
    pub(crate) async fn quiet(&self) {
        let mut events = self.sandbox.timeline().len();
        loop {
            tokio::time::sleep(Duration::from_millis(700)).await;
            let now = self.sandbox.timeline().len();
            if now == events {
                return;
            }
            events = now;
        }
    }

    /// Waits until the first channel shows something.
    pub(crate) async fn shown<R>(&self, what: &str, look: impl Fn(&[Message]) -> Option<R>) -> R {
        let public = |messages: &[Message]| {
            let public: Vec<Message> = messages.iter().filter(|message| !message.is_ephemeral()).cloned().collect();
            look(&public)
        };
        let found = self.sandbox.wait_for(Snowflake(0), self.sandbox.channel(), PATIENCE, public).await;
        found.unwrap_or_else(|| panic!("never shown: {what}; the last post is {:?}", self.public().last()))
    }

    /// The public messages of the first channel, oldest first.
    pub(crate) fn public(&self) -> Vec<Message> {
        self.public_in(self.sandbox.channel())
    }

    /// The same of another channel.
    pub(crate) fn public_in(&self, channel: Snowflake) -> Vec<Message> {
        let everybody = self.sandbox.visible_to(Snowflake(0), channel);
        everybody.into_iter().filter(|message| !message.is_ephemeral()).collect()
    }

    /// Nothing that the bot did was against Discord's rules.
    pub(crate) fn assert_clean(&self) {
        assert_eq!(self.sandbox.violations(), []);
        // The client library pins at the old route.
        let mut deprecated = self.sandbox.deprecated();
        deprecated.retain(|used| !used.contains("/pins: "));
        assert_eq!(deprecated, [""; 0]);
    }
}
