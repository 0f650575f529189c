//! A strict stand-in for Discord on loopback: REST v10 and gateway v10, people who type and press, and a timeline
//! of what each of them sees. For newcomers who have no token, and for the end-to-end tests.
//!
//! Start it with [`Sandbox::start`], point a bot at [`Sandbox::base_url`], and act as a person with
//! [`Sandbox::command`], [`Sandbox::press`], [`Sandbox::select`] and [`Sandbox::submit_modal`].
//!
//! Deliberately missing: other users' messages, reactions, threads made by the bot, voice, Components V2, user
//! installs; the limit on edits of old messages (30046), whose number Discord does not publish.

mod check;
mod commands;
mod compose;
mod drive;
mod errors;
mod faults;
mod gateway;
mod interactions;
mod keep;
pub mod limits;
mod mentions;
mod outcome;
mod payload;
mod permissions;
mod rate;
mod rest;
pub mod script;
mod show;
mod state;
pub mod terminal;
mod timeline;
mod window;
mod world;

use std::collections::BTreeSet;
use std::fmt;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use tokio::net::TcpListener;
use tokio::sync::broadcast;
use tokio::task::JoinHandle;

pub use compose::{Picked, PickedOption, TypedError};
pub use drive::Forged;
pub use faults::{Fault, GatewayDoor, GatewayFault, Scope};
pub use keep::Kept;
pub use outcome::{Choice, Modal, ModalInput, Outcome, Reaction};
pub use permissions::Permissions;
pub use rate::RateLimits;
pub use show::Show;
pub use timeline::{Event, Happening, Request, Violation};
pub use window::Latest;
pub use world::{Attachment, Channel, Guild, Message, Person, Place, Reach, Snowflake, Thread};

use rest::dm_channel;
use state::{Shared, State};

/// The world's clock: Unix milliseconds.
pub type Now = Arc<dyn Fn() -> i64 + Send + Sync>;

/// How a stand-in is set up.
#[derive(Clone)]
pub struct Settings {
    /// On loopback; 0 takes any free port.
    pub port: u16,
    /// What the bot must send as `Bot <token>`.
    pub token: String,
    /// Times of messages and ids, and how long a nonce is remembered.
    pub now: Now,
    /// The 3 seconds, the 15 minutes and the life of a lost session pass this many times faster. 1 is real time.
    pub faster: u32,
    /// What HELLO asks for.
    pub heartbeat: Duration,
    pub rate_limits: RateLimits,
    /// Name, locale and first channel of the guild that is there at the start.
    pub guild: String,
    pub locale: String,
    pub channel: String,
}

impl Settings {
    /// The defaults, with this clock.
    pub fn at(now: Now) -> Self {
        Self {
            port: 0,
            token: "stand-in-token-not-a-secret".into(),
            now,
            faster: 1,
            heartbeat: Duration::from_millis(41_250),
            rate_limits: RateLimits::Headers,
            guild: "Sandbox".into(),
            locale: "en-US".into(),
            channel: "table".into(),
        }
    }
}

impl fmt::Debug for Settings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Settings(port {}, {} times faster, {:?})", self.port, self.faster, self.rate_limits)
    }
}

/// What can go wrong when a person acts.
#[derive(Debug, thiserror::Error)]
pub enum SandboxError {
    #[error("cannot listen on port {port}: {why}")]
    Port { port: u16, why: std::io::Error },
    #[error(transparent)]
    Typed(#[from] TypedError),
    #[error("there is no person `{0}`")]
    NoPerson(String),
    #[error("there is no channel `{0}`")]
    NoChannel(String),
    #[error("there is already a person `{0}`")]
    PersonExists(String),
    #[error("Discord has no locale `{0}`")]
    NoLocale(String),
    #[error("that message is not there, or this person cannot see it")]
    NoMessage,
    #[error("the message has no `{wanted}`; it has {there:?}")]
    NoControl { wanted: String, there: Vec<String> },
    #[error("that person is not in the guild")]
    NoMember,
    #[error("the bot is not in the guild, or there is an outage")]
    NoBot,
    #[error("the thread is archived: nothing can be typed or pressed there")]
    Archived,
    #[error("`{0}` is disabled")]
    Disabled(String),
    #[error("{0}")]
    Unfit(String),
    #[error("no modal is open there")]
    NoModal,
}

/// A running stand-in. Clones share it; it stops when the last one is dropped.
#[derive(Clone, Debug)]
pub struct Sandbox {
    shared: Arc<Shared>,
    _server: Arc<Server>,
    guild: Snowflake,
    channel: Snowflake,
}

#[derive(Debug)]
struct Server(JoinHandle<()>, Arc<Shared>);

impl Drop for Server {
    fn drop(&mut self) {
        self.0.abort();
        self.1.with(|state| state.sessions.fault(GatewayFault::Drop));
    }
}

impl Sandbox {
    /// Starts the servers, with one guild, one channel and an owner `owner`, who may moderate.
    pub async fn start(settings: Settings) -> Result<Self, SandboxError> {
        Self::start_from(settings, None).await
    }

    /// Starts the servers with a world that was kept, or with a new one.
    pub async fn start_from(settings: Settings, kept: Option<Kept>) -> Result<Self, SandboxError> {
        let port = settings.port;
        let listen = TcpListener::bind((Ipv4Addr::LOCALHOST, port)).await;
        let failed = |why| SandboxError::Port { port, why };
        let listener = listen.map_err(failed)?;
        let address = listener.local_addr().map_err(failed)?;
        let (guild_name, locale, first) = (settings.guild.clone(), settings.locale.clone(), settings.channel.clone());
        let state = State::new((settings.now)());
        let shared = Arc::new(Shared::new(settings, address, state));
        let router = rest::router(Arc::clone(&shared));
        let server = tokio::spawn(async move {
            // Ends only when the task is aborted.
            let _ = axum::serve(listener, router).await;
        });
        let server = Arc::new(Server(server, Arc::clone(&shared)));
        let mut sandbox = Self { shared, _server: server, guild: Snowflake(0), channel: Snowflake(0) };
        if let Some(kept) = kept {
            sandbox.restore(kept);
        } else {
            sandbox.add_person("owner", &locale)?;
            (sandbox.guild, sandbox.channel) = sandbox.add_guild(&guild_name, &locale, &first)?;
        }
        Ok(sandbox)
    }

    pub fn address(&self) -> SocketAddr {
        self.shared.address
    }
    /// `http://127.0.0.1:PORT`, for serenity's `HttpBuilder::proxy`.
    pub fn base_url(&self) -> String {
        format!("http://{}", self.shared.address)
    }
    pub fn token(&self) -> &str {
        &self.shared.settings.token
    }
    /// The application's id, which is also the bot user's.
    pub fn application_id(&self) -> Snowflake {
        self.shared.read(|state| state.app)
    }
    /// The guild and the channel that were there at the start.
    pub fn guild(&self) -> Snowflake {
        self.guild
    }
    pub fn channel(&self) -> Snowflake {
        self.channel
    }

    /// A new person, member of every guild. The locale is one of [`limits::LOCALES`], or a language (`en`).
    pub fn add_person(&self, handle: &str, locale: &str) -> Result<Snowflake, SandboxError> {
        let wanted = if locale == "en" { "en-US" } else { locale };
        let known = limits::LOCALES.iter().find(|known| **known == wanted);
        let locale = known.ok_or_else(|| SandboxError::NoLocale(locale.into()))?;
        self.shared.with(|state| {
            if state.world.person_by_handle(handle).is_some() {
                return Err(SandboxError::PersonExists(handle.into()));
            }
            let id = state.id();
            let person = Person {
                id,
                handle: handle.into(),
                name: handle.into(),
                locale: (*locale).into(),
                moderator: false,
                dms_closed: false,
                denied: Permissions::NONE,
                left: BTreeSet::new(),
            };
            state.world.people.insert(id, person);
            Ok(id)
        })
    }

    /// Changes a person: name, locale, moderator, DMs.
    pub fn change_person(&self, person: Snowflake, change: impl FnOnce(&mut Person)) {
        self.shared.with(|state| state.world.people.get_mut(&person).map(change));
    }

    /// A person by handle.
    pub fn person(&self, handle: &str) -> Option<Person> {
        self.shared.read(|state| state.world.person_by_handle(handle).cloned())
    }
    pub fn people(&self) -> Vec<Person> {
        self.shared.read(|state| state.world.people.values().cloned().collect())
    }
    pub fn channels(&self) -> Vec<Channel> {
        self.shared.read(|state| state.world.channels.values().cloned().collect())
    }

    /// A new guild with a first channel, owned by the first person; connected bots are told.
    pub fn add_guild(&self, name: &str, locale: &str, first: &str) -> Result<(Snowflake, Snowflake), SandboxError> {
        self.shared.with(|state| {
            let owner = state.world.people.keys().next().copied();
            let owner = owner.ok_or_else(|| SandboxError::NoPerson("owner".into()))?;
            let id = state.ids.next_guild(state.now_ms);
            // The next id is that of the bot's role.
            state.id();
            state.world.guilds.insert(
                id,
                Guild { id, name: name.into(), locale: locale.into(), owner, commands: true, reach: Reach::Here },
            );
            let channel = state.add_channel(first, Place::Text { guild: id });
            let event = payload::guild_create(state, id);
            state.sessions.dispatch("GUILD_CREATE", &event, Some(id));
            Ok((id, channel))
        })
    }

    /// The bot is in this guild, but came without the scope of its commands.
    pub fn withdraw_commands(&self, guild: Snowflake) {
        self.shared.with(|state| state.world.guilds.get_mut(&guild).map(|guild| guild.commands = false));
    }

    /// Whether the bot reaches this guild: it is taken out or added again, or there is an outage; connected bots are told.
    pub fn set_reach(&self, guild: Snowflake, reach: Reach) {
        self.shared.with(|state| state.set_reach(guild, reach));
    }

    /// [`set_reach`](Self::set_reach), but nobody is told.
    pub fn set_reach_untold(&self, guild: Snowflake, reach: Reach) {
        self.shared.with(|state| state.world.guilds.get_mut(&guild).map(|guild| guild.reach = reach));
    }

    /// A person leaves a guild; without the privileged intent for members no bot is told.
    pub fn leave(&self, person: Snowflake, guild: Snowflake) {
        self.change_person(person, |person| {
            person.left.insert(guild);
        });
    }
    /// A person comes back.
    pub fn come_back(&self, person: Snowflake, guild: Snowflake) {
        self.change_person(person, |person| {
            person.left.remove(&guild);
        });
    }

    /// A new text channel; connected bots are told.
    pub fn add_channel(&self, guild: Snowflake, name: &str) -> Snowflake {
        self.add_place(name, Place::Text { guild }, "CHANNEL_CREATE")
    }
    /// A new voice channel, which has a text of its own; connected bots are told.
    pub fn add_voice(&self, guild: Snowflake, name: &str) -> Snowflake {
        self.add_place(name, Place::Voice { guild }, "CHANNEL_CREATE")
    }
    /// A new forum; connected bots are told. Its posts are threads.
    pub fn add_forum(&self, guild: Snowflake, name: &str) -> Snowflake {
        self.add_place(name, Place::Forum { guild }, "CHANNEL_CREATE")
    }
    /// A new public thread of the guild's owner, or a post in a forum, that sleeps after a week; connected bots are told.
    pub fn add_thread(&self, guild: Snowflake, parent: Snowflake, name: &str) -> Snowflake {
        let owner = self.shared.read(|state| state.world.guilds.get(&guild).map_or(guild, |guild| guild.owner));
        let [.., auto_archive_minutes] = limits::AUTO_ARCHIVE;
        let thread = Thread { parent, owner, archived: false, locked: false, auto_archive_minutes };
        self.add_place(name, Place::Thread { guild, thread }, "THREAD_CREATE")
    }
    fn add_place(&self, name: &str, place: Place, event: &str) -> Snowflake {
        self.shared.with(|state| {
            let id = state.add_channel(name, place);
            state.tell_channel(id, event);
            id
        })
    }

    /// What the bot may do in a channel; connected bots are told.
    pub fn set_bot_permissions(&self, channel: Snowflake, permissions: Permissions) {
        self.shared.with(|state| {
            let Some(changed) = state.world.channels.get_mut(&channel) else { return };
            changed.bot_permissions = permissions;
            let is_thread = changed.place.thread().is_some();
            state.tell_channel(channel, if is_thread { "THREAD_UPDATE" } else { "CHANNEL_UPDATE" });
        });
    }
    /// Archives a thread, or takes it back; connected bots are told.
    pub fn set_archived(&self, thread: Snowflake, yes: bool) {
        self.shared.with(|state| state.change_thread(thread, |thread| thread.archived = yes));
    }
    /// Archives and locks a thread, or takes both back; connected bots are told.
    pub fn set_locked(&self, thread: Snowflake, yes: bool) {
        self.shared.with(|state| state.change_thread(thread, |thread| (thread.archived, thread.locked) = (yes, yes)));
    }
    /// Lets the threads sleep in which nothing was sent for as long as they say. Whatever else happens does it too.
    pub fn archive_idle(&self) {
        self.shared.with(|_| ());
    }
    /// Deletes a channel with its messages; connected bots are told.
    pub fn delete_channel(&self, channel: Snowflake) {
        self.shared.with(|state| state.delete_channel(channel));
    }
    /// The channel of a person's direct messages with the bot, opened if need be.
    pub fn dm_channel(&self, person: Snowflake) -> Result<Snowflake, SandboxError> {
        let channel = self.shared.with(|state| dm_channel(state, person));
        channel.ok_or_else(|| SandboxError::NoPerson(person.to_string()))
    }

    /// Everything that happened, in order.
    pub fn timeline(&self) -> Vec<Event> {
        self.shared.read(|state| state.log.timeline.clone())
    }
    /// What happened from this event number on.
    pub fn timeline_from(&self, number: usize) -> Vec<Event> {
        self.shared.read(|state| state.log.timeline.get(number..).unwrap_or_default().to_vec())
    }
    /// New events as they happen. A listener that is 4096 events behind misses some.
    pub fn subscribe(&self) -> broadcast::Receiver<Event> {
        self.shared.subscribe()
    }
    /// Bad requests of the bot; an end-to-end test asserts that there are none.
    pub fn violations(&self) -> Vec<Violation> {
        self.shared.read(|state| state.log.violations.clone())
    }
    /// Every request of the bot.
    pub fn requests(&self) -> Vec<Request> {
        self.shared.read(|state| state.log.requests.clone())
    }
    /// Uses of what Discord has deprecated.
    pub fn deprecated(&self) -> Vec<String> {
        self.shared.read(|state| state.log.deprecated.clone())
    }
    /// Bots that are connected to the gateway now.
    pub fn connected(&self) -> usize {
        self.shared.read(|state| state.sessions.connected())
    }
    /// How many sessions were begun so far, and how often one was resumed.
    pub fn sessions(&self) -> (usize, usize) {
        self.shared.read(|state| state.sessions.counts())
    }
    /// Waits until a bot is connected and has registered commands. False if it takes longer than `patience`.
    pub async fn ready(&self, patience: Duration) -> bool {
        let ready =
            |state: &State| (state.sessions.connected() > 0 && state.commands.all().next().is_some()).then_some(());
        self.shared.until(patience, ready).await.is_some()
    }

    /// Makes `times` requests go wrong whose method is `method` ("" is any) and whose path contains `path`.
    pub fn fault(&self, method: &str, path: &str, fault: Fault, times: u32) {
        self.shared.with(|state| state.faults.add(method, path, fault, times));
    }
    pub fn clear_faults(&self) {
        self.shared.with(|state| state.faults.clear());
    }
    /// How the gateway meets who connects from now on.
    pub fn set_gateway_door(&self, door: GatewayDoor) {
        self.shared.with(|state| state.sessions.door = door);
    }
    /// Lets so few sessions be begun, until `within` has passed.
    pub fn leave_sessions(&self, remaining: u64, within: Duration) {
        self.shared.with(|state| state.sessions.leave(remaining, within));
    }
    /// Makes the gateway misbehave now, to every connected session.
    pub fn gateway_fault(&self, fault: GatewayFault) {
        self.shared.with(|state| state.sessions.fault(fault));
    }
}
