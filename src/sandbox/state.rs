//! The one locked state, and who is told when it changes.

use std::net::SocketAddr;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use serde_json::{Value, json};
use tokio::sync::{broadcast, watch};

use super::Settings;
use super::commands::Registry;
use super::faults::Faults;
use super::gateway::Sessions;
use super::interactions::Interactions;
use super::payload;
use super::permissions::Permissions;
use super::rate::Buckets;
use super::timeline::{Event, Happening, Log};
use super::world::{Channel, Ids, Message, Place, Reach, Snowflake, Thread, World};

/// All that can change.
#[derive(Debug)]
pub(crate) struct State {
    pub(crate) app: Snowflake,
    pub(crate) now_ms: i64,
    pub(crate) ids: Ids,
    pub(crate) world: World,
    pub(crate) commands: Registry,
    pub(crate) interactions: Interactions,
    pub(crate) sessions: Sessions,
    pub(crate) buckets: Buckets,
    pub(crate) faults: Faults,
    pub(crate) log: Log,
}

impl State {
    pub(crate) fn new(now_ms: i64) -> Self {
        let mut ids = Ids::default();
        let app = ids.next(now_ms);
        Self {
            app,
            now_ms,
            ids,
            world: World::default(),
            commands: Registry::default(),
            interactions: Interactions::default(),
            sessions: Sessions::default(),
            buckets: Buckets::default(),
            faults: Faults::default(),
            log: Log::default(),
        }
    }
    pub(crate) fn add_channel(&mut self, name: &str, place: Place) -> Snowflake {
        let id = self.id();
        // A thread takes over what its channel allows.
        let parent = place.thread().and_then(|thread| self.world.channels.get(&thread.parent));
        let bot_permissions = parent.map_or(Permissions::BOT, |parent| parent.bot_permissions);
        let active_ms = self.now_ms;
        let channel = Channel { id, name: name.into(), place, bot_permissions, pins: Vec::new(), active_ms };
        self.world.channels.insert(id, channel);
        id
    }
    /// Sends an event to the connected bots; of a guild that they do not reach they hear nothing.
    pub(crate) fn tell(&mut self, name: &str, data: &Value, guild: Option<Snowflake>) {
        if guild.is_none_or(|guild| self.world.reach(guild) == Reach::Here) {
            self.sessions.dispatch(name, data, guild);
        }
    }
    /// Lets the bot reach a guild or not; connected bots are told.
    pub(crate) fn set_reach(&mut self, id: Snowflake, reach: Reach) {
        let Some(guild) = self.world.guilds.get_mut(&id) else { return };
        if std::mem::replace(&mut guild.reach, reach) == reach {
            return;
        }
        match reach {
            Reach::Here => {
                let event = payload::guild_create(self, id);
                self.sessions.dispatch("GUILD_CREATE", &event, Some(id));
            }
            Reach::Outage => {
                self.sessions.dispatch("GUILD_DELETE", &json!({ "id": id, "unavailable": true }), Some(id));
            }
            Reach::Removed => self.sessions.dispatch("GUILD_DELETE", &json!({ "id": id }), Some(id)),
        }
    }
    /// Tells connected bots how a channel stands.
    pub(crate) fn tell_channel(&mut self, id: Snowflake, event: &str) {
        let Some(channel) = self.world.channels.get(&id) else { return };
        let (json, guild) = (payload::channel(self, channel), channel.guild());
        self.tell(event, &json, guild);
    }
    /// Changes a thread; connected bots are told if that changed anything.
    pub(crate) fn change_thread(&mut self, id: Snowflake, change: impl FnOnce(&mut Thread)) {
        let now_ms = self.now_ms;
        let Some(channel) = self.world.channels.get_mut(&id) else { return };
        let Place::Thread { thread, .. } = &mut channel.place else { return };
        let before = *thread;
        change(thread);
        let changed = *thread != before;
        if before.archived && !thread.archived {
            channel.active_ms = now_ms;
        }
        if changed {
            self.tell_channel(id, "THREAD_UPDATE");
        }
    }
    /// Archives the threads in which nobody has sent anything for as long as they say.
    pub(crate) fn archive_idle(&mut self) {
        let idle = |channel: &&Channel| {
            let silent_ms = self.now_ms - channel.active_ms;
            let thread = channel.place.thread().filter(|thread| !thread.archived);
            thread.is_some_and(|thread| silent_ms >= i64::from(thread.auto_archive_minutes) * 60_000)
        };
        let idle: Vec<Snowflake> = self.world.channels.values().filter(idle).map(|channel| channel.id).collect();
        for id in idle {
            self.change_thread(id, |thread| thread.archived = true);
        }
    }
    /// Deletes a channel with its messages and threads; connected bots are told of the channel alone, as Discord does.
    pub(crate) fn delete_channel(&mut self, id: Snowflake) {
        let Some(gone) = self.world.channels.remove(&id) else { return };
        let json = payload::channel(self, &gone);
        self.world.channels.retain(|_, channel| channel.place.thread().is_none_or(|thread| thread.parent != id));
        let kept = &self.world.channels;
        self.world.messages.retain(|_, message| kept.contains_key(&message.channel));
        let event = if gone.place.thread().is_some() { "THREAD_DELETE" } else { "CHANNEL_DELETE" };
        self.tell(event, &json, gone.guild());
    }
    pub(crate) fn id(&mut self) -> Snowflake {
        self.ids.next(self.now_ms)
    }
    pub(crate) fn happened(&mut self, what: Happening) {
        self.log.push(self.now_ms, what);
    }
    /// Stores a new message and puts it on the timeline.
    pub(crate) fn post(&mut self, message: Message) {
        if let Some(channel) = self.world.channels.get_mut(&message.channel) {
            channel.active_ms = self.now_ms;
        }
        self.happened(Happening::Posted(Box::new(message.clone())));
        self.world.messages.insert(message.id, message);
    }
    /// Replaces a message and puts the edit on the timeline.
    pub(crate) fn edit(&mut self, message: Message) {
        self.happened(Happening::Edited(Box::new(message.clone())));
        self.world.messages.insert(message.id, message);
    }
    pub(crate) fn delete(&mut self, message: Snowflake) {
        if let Some(gone) = self.world.messages.remove(&message) {
            if let Some(channel) = self.world.channels.get_mut(&gone.channel) {
                channel.pins.retain(|pin| *pin != message);
            }
            self.happened(Happening::Deleted(Box::new(gone)));
        }
    }
}

/// What the servers and the driving API share.
#[derive(Debug)]
pub(crate) struct Shared {
    pub(crate) settings: Settings,
    pub(crate) address: SocketAddr,
    state: Mutex<State>,
    changed: watch::Sender<()>,
    events: broadcast::Sender<Event>,
}

impl Shared {
    pub(crate) fn new(settings: Settings, address: SocketAddr, state: State) -> Self {
        Self {
            settings,
            address,
            state: Mutex::new(state),
            changed: watch::Sender::new(()),
            events: broadcast::Sender::new(4096),
        }
    }

    /// Runs `work` on the state; then tells everybody who waits or listens.
    pub(crate) fn with<R>(&self, work: impl FnOnce(&mut State) -> R) -> R {
        let result;
        {
            let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
            state.now_ms = (self.settings.now)();
            state.archive_idle();
            let told = state.log.timeline.len();
            result = work(&mut state);
            for event in &state.log.timeline[told..] {
                // Nobody listens: that is no error.
                let _ = self.events.send(event.clone());
            }
        }
        self.changed.send_replace(());
        result
    }

    /// Reads the state without waking anybody.
    pub(crate) fn read<R>(&self, look: impl FnOnce(&State) -> R) -> R {
        look(&self.state.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Waits until `look` finds something, at most `patience`.
    pub(crate) async fn until<R>(&self, patience: Duration, mut look: impl FnMut(&State) -> Option<R>) -> Option<R> {
        let mut changed = self.changed.subscribe();
        let search = async {
            loop {
                if let Some(found) = self.read(&mut look) {
                    return found;
                }
                // The sender lives in `self`, so this cannot fail while we wait.
                let _ = changed.changed().await;
            }
        };
        tokio::time::timeout(patience, search).await.ok()
    }

    /// Wakes up after every change from now on.
    pub(crate) fn changes(&self) -> watch::Receiver<()> {
        self.changed.subscribe()
    }

    pub(crate) fn subscribe(&self) -> broadcast::Receiver<Event> {
        self.events.subscribe()
    }

    /// A duration of Discord's, shortened by the scale of the settings.
    pub(crate) fn scaled(&self, real: Duration) -> Duration {
        real / self.settings.faster.max(1)
    }
}
