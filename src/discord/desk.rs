//! Where an interaction becomes a request to the table, and what comes back becomes a message.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::Duration;

use poise::serenity_prelude::{Cache, ChannelId, ChannelType, GuildId, Http};
use tokio::sync::Notify;

use super::apart::Openings;
use super::asked::Asked;
use super::connect::{DiscordError, Doors};
use super::painter::Painter;
use super::pulse::Pulse;
use super::quota::{Quota, Turn};
use super::servers::Servers;
use super::way::Way;
use super::{own_data, permissions, reply};
use crate::metrics::Metrics;
use crate::table::Table;
use crate::table::answer::{Answer, Refused};
use crate::table::intent::{Intent, Look, Person, Request};
use crate::table::press::{Press, Reach, Verb};
use crate::table::sight::{MatchId, Place};
use crate::table::sure::Own;
use crate::text::{self, FormText, Message, Permission};

type Context<'a> = poise::ApplicationContext<'a, Desk, DiscordError>;

/// What every command has at hand. Clones share it.
#[derive(Clone)]
pub(super) struct Desk(Arc<Inner>);

struct Inner {
    table: Table,
    http: OnceLock<Arc<Http>>,
    cache: OnceLock<Arc<Cache>>,
    painter: Painter,
    ready: Notify,
    /// Rung where a card is to be pinned or a thread fell asleep.
    upkeep: Notify,
    /// Threads that fell asleep, or may have.
    asleep: Mutex<BTreeSet<u64>>,
    /// Rung where what is shown is to be checked: in these servers, or in all.
    session: Notify,
    recheck: Mutex<Recheck>,
    /// Channels that may be written again.
    mended: Mutex<BTreeSet<u64>>,
    openings: Openings,
    servers: Servers,
    quota: Quota,
    way: Way,
    defer_after: Duration,
    repost_after: Duration,
    pulse: Pulse,
    metrics: Metrics,
}

/// The servers in which what is shown is to be checked.
#[derive(Debug)]
pub(super) enum Recheck {
    All,
    In(BTreeSet<u64>),
}

impl Recheck {
    pub(super) fn has(&self, guild: u64) -> bool {
        match self {
            Self::All => true,
            Self::In(guilds) => guilds.contains(&guild),
        }
    }
}

/// Carries an intent out and answers the asker.
pub(super) async fn act(context: Context<'_>, intent: Intent) -> Result<(), DiscordError> {
    let (desk, asked) = (context.framework.user_data, Asked::by_command(context.interaction));
    // What is done to a match elsewhere is said there.
    let here = !matches!(intent, Intent::Elsewhere { .. });
    let work = async {
        let message = desk.done(&asked, intent).await;
        if here { permissions::named(&asked, message) } else { message }
    };
    reply::answer(desk, &asked, work).await;
    Ok(())
}

/// [`act`] for moderators: at the match of this server that they name, else at that of the channel.
pub(super) async fn moderate(context: Context<'_>, of: Option<String>, intent: Intent) -> Result<(), DiscordError> {
    let intent = match of {
        Some(of) => Intent::Elsewhere { of, act: Box::new(intent) },
        None => intent,
    };
    act(context, intent).await
}

/// Shows what an act would take away, with the button that does it.
pub(super) async fn preview(context: Context<'_>, of: Option<String>, act: Intent) -> Result<(), DiscordError> {
    let (desk, asked) = (context.framework.user_data, Asked::by_command(context.interaction));
    let work = async {
        let Some(place) = asked.place else {
            return text::refused(&Refused::NotHere, asked.lang);
        };
        let person = asked.person_with(desk.table().moderator_role(place.guild).await);
        match desk.table().preview(&person, place, of.as_deref(), &act).await {
            Ok(preview) => text::preview(&preview, asked.lang),
            Err(refused) => text::refused(&refused, asked.lang),
        }
    };
    reply::answer(desk, &asked, work).await;
    Ok(())
}

/// Leaves the lobby at once; a match that has begun, once that was confirmed.
pub(super) async fn leave(context: Context<'_>) -> Result<(), DiscordError> {
    let (desk, asked) = (context.framework.user_data, Asked::by_command(context.interaction));
    let work = async {
        let leaving = match asked.place {
            Some(place) => desk.table().leaving(asked.account, place).await,
            None => Err(Refused::NotHere),
        };
        match leaving {
            Ok(Some(preview)) => text::preview(&preview, asked.lang),
            Ok(None) => desk.done(&asked, Intent::Leave).await,
            Err(refused) => text::refused(&refused, asked.lang),
        }
    };
    reply::answer(desk, &asked, work).await;
    Ok(())
}

/// Shows what people would lose by what they may do about their own part in a match, with the button that does it.
pub(super) async fn own(context: Context<'_>, act: Own) -> Result<(), DiscordError> {
    let (desk, asked) = (context.framework.user_data, Asked::by_command(context.interaction));
    let work = async {
        let shown = match asked.place {
            Some(place) => desk.table().own(asked.account, place, act).await,
            None => Err(Refused::NotHere),
        };
        match shown {
            Ok(preview) => text::preview(&preview, asked.lang),
            Err(refused) => text::refused(&refused, asked.lang),
        }
    };
    reply::answer(desk, &asked, work).await;
    Ok(())
}

/// [`act`] for what begins something in this channel: without the rights to speak here it is refused, and what else the bot lacks
/// is named.
pub(super) async fn open(context: Context<'_>, intent: Intent) -> Result<(), DiscordError> {
    let (desk, asked) = (context.framework.user_data, Asked::by_command(context.interaction));
    let missing = permissions::missing(asked.bot, asked.parent.is_some());
    let note = (!missing.is_empty()).then(|| text::missing_permissions(&missing, asked.lang));
    let work = async {
        match (&intent, note) {
            (Intent::New { .. }, Some(note)) if permissions::mute(&missing) => note,
            (_, None) => desk.done(&asked, intent).await,
            (_, Some(note)) => {
                let mut message = desk.done(&asked, intent).await;
                message.content = format!("{}\n\n{}", message.content, note.content);
                message
            }
        }
    };
    reply::answer(desk, &asked, work).await;
    Ok(())
}

/// [`open`] for settings with a channel for the log: where the bot could not write there, nothing is changed.
pub(super) async fn log_in(
    context: Context<'_>,
    (channel, kind): (ChannelId, ChannelType),
    intent: Intent,
) -> Result<(), DiscordError> {
    let (desk, guild) = (context.framework.user_data, context.interaction.guild_id);
    let missing = guild.filter(|_| takes_lines(kind)).and_then(|guild| desk.missing_in(guild, channel));
    let asked = Asked::by_command(context.interaction);
    let refused = match missing {
        None => text::no_log_there(channel.get(), asked.lang),
        Some(missing) if missing.is_empty() => return open(context, intent).await,
        Some(missing) => text::missing_log_permissions(channel.get(), &missing, asked.lang),
    };
    reply::answer(desk, &asked, async { refused }).await;
    Ok(())
}

/// Looks and answers the asker.
pub(super) async fn look(context: Context<'_>, look: Look) -> Result<(), DiscordError> {
    let (desk, asked) = (context.framework.user_data, Asked::by_command(context.interaction));
    reply::answer(desk, &asked, desk.seen(&asked, look)).await;
    Ok(())
}

/// [`look`], or where that is wished shows it to everybody in the channel.
pub(super) async fn look_or_show(context: Context<'_>, look: Look, public: Option<bool>) -> Result<(), DiscordError> {
    if public == Some(true) { act(context, Intent::Show(look)).await } else { self::look(context, look).await }
}

/// Whether messages are written in such a channel itself: not in a category or a forum.
fn takes_lines(kind: ChannelType) -> bool {
    use ChannelType::{News, NewsThread, PrivateThread, PublicThread, Text, Voice};
    matches!(kind, Text | News | Voice | PublicThread | PrivateThread | NewsThread)
}

impl Desk {
    pub(super) fn new(table: Table, doors: &Doors) -> Self {
        Self(Arc::new(Inner {
            table,
            http: OnceLock::new(),
            cache: OnceLock::new(),
            painter: Painter::new(doors.metrics.clone()),
            ready: Notify::new(),
            upkeep: Notify::new(),
            asleep: Mutex::default(),
            session: Notify::new(),
            recheck: Mutex::new(Recheck::In(BTreeSet::new())),
            mended: Mutex::default(),
            openings: Openings::default(),
            servers: Servers::default(),
            quota: Quota::new(),
            way: doors.way.clone(),
            defer_after: doors.defer_after,
            repost_after: doors.repost_after,
            pulse: doors.pulse.clone(),
            metrics: doors.metrics.clone(),
        }))
    }

    /// Gives the way to Discord, once, before anything arrives from there.
    pub(super) fn connect(&self, http: Arc<Http>, cache: Arc<Cache>) {
        let _ = self.0.http.set(http);
        let _ = self.0.cache.set(cache);
    }

    /// Lets the deliveries begin: the bot is signed in.
    pub(super) fn go(&self) {
        self.0.ready.notify_one();
    }

    /// Returns once the bot is signed in. For one waiter.
    pub(super) async fn ready(&self) {
        self.0.ready.notified().await;
    }

    /// Something is to be pinned or unpinned, it may be.
    pub(super) fn look_after(&self) {
        self.0.upkeep.notify_one();
    }

    /// These threads are archived, or may be: they are woken where a live match plays in them.
    pub(super) fn asleep(&self, threads: impl IntoIterator<Item = u64>) {
        self.0.asleep.lock().unwrap_or_else(PoisonError::into_inner).extend(threads);
        self.look_after();
    }

    /// These channels could not be written, and may be now.
    pub(super) fn may_be_mended(&self, channels: impl IntoIterator<Item = u64>) {
        self.0.mended.lock().unwrap_or_else(PoisonError::into_inner).extend(channels);
        self.look_after();
    }

    /// Takes out what was told of by [`may_be_mended`](Self::may_be_mended).
    pub(super) fn take_mended(&self) -> BTreeSet<u64> {
        std::mem::take(&mut *self.0.mended.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Whoever is refused because the channel could not be written gives occasion to look whether it still cannot.
    fn if_silenced(&self, place: Place, refused: &Refused) {
        if matches!(refused, Refused::SetAside(why) if why.mends()) {
            self.may_be_mended([place.channel]);
        }
    }

    /// Takes out what was told of by [`asleep`](Self::asleep).
    pub(super) fn take_asleep(&self) -> BTreeSet<u64> {
        std::mem::take(&mut *self.0.asleep.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Returns once something is to be looked after. For one waiter.
    pub(super) async fn upkeep(&self) {
        self.0.upkeep.notified().await;
    }

    /// A session begins; says how many there were since the start.
    pub(super) fn begin_session(&self) -> u64 {
        *self.recheck_due() = Recheck::All;
        self.0.session.notify_one();
        self.0.pulse.identify()
    }

    /// What is shown in a server is to be checked, as all is after the beginning of a session.
    pub(super) fn recheck(&self, guild: u64) {
        if let Recheck::In(guilds) = &mut *self.recheck_due() {
            guilds.insert(guild);
        }
        self.0.session.notify_one();
    }

    /// Returns once what is shown is to be checked, and where. For one waiter.
    pub(super) async fn to_recheck(&self) -> Recheck {
        self.0.session.notified().await;
        std::mem::replace(&mut *self.recheck_due(), Recheck::In(BTreeSet::new()))
    }

    fn recheck_due(&self) -> MutexGuard<'_, Recheck> {
        self.0.recheck.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn table(&self) -> &Table {
        &self.0.table
    }
    pub(super) fn openings(&self) -> &Openings {
        &self.0.openings
    }
    pub(super) fn servers(&self) -> &Servers {
        &self.0.servers
    }
    pub(super) fn painter(&self) -> &Painter {
        &self.0.painter
    }
    pub(super) fn quota(&self) -> &Quota {
        &self.0.quota
    }
    pub(super) fn way(&self) -> &Way {
        &self.0.way
    }
    pub(super) fn defer_after(&self) -> Duration {
        self.0.defer_after
    }
    pub(super) fn repost_after(&self) -> Duration {
        self.0.repost_after
    }

    pub(super) fn pulse(&self) -> &Pulse {
        &self.0.pulse
    }
    pub(super) fn metrics(&self) -> &Metrics {
        &self.0.metrics
    }

    /// The way to Discord for answers to interactions, which no limit for all routes holds up.
    pub(super) fn for_answers(&self) -> Arc<Http> {
        Arc::clone(self.0.http.get().expect("`run` connects before the gateway brings anything"))
    }

    /// The way for one request of any other kind, once it may leave.
    pub(super) async fn turn(&self) -> Turn {
        self.quota().turn(self.for_answers()).await
    }

    /// The name of a server as its owner chose it; empty where it is not known.
    pub(super) fn server_name(&self, guild: u64) -> String {
        let name =
            self.0.cache.get().and_then(|cache| cache.guild(GuildId::new(guild)).map(|guild| guild.name.clone()));
        name.or_else(|| self.servers().name_of(guild)).unwrap_or_default()
    }

    /// Whether the library knows this server as one that can be reached. It learns from the events in their order.
    pub(super) fn knows(&self, guild: GuildId) -> bool {
        self.0.cache.get().is_some_and(|cache| cache.guild(guild).is_some())
    }

    /// The threads of a channel, as far as they are known: those that are awake.
    pub(super) fn threads_of(&self, guild: GuildId, channel: ChannelId) -> Vec<ChannelId> {
        let Some(guild) = self.0.cache.get().and_then(|cache| cache.guild(guild)) else { return Vec::new() };
        guild.threads.iter().filter(|thread| thread.parent_id == Some(channel)).map(|thread| thread.id).collect()
    }

    /// What the bot lacks to write lines in a channel of a server; `None` where it does not know the channel.
    fn missing_in(&self, guild: GuildId, channel: ChannelId) -> Option<Vec<Permission>> {
        let cache = self.0.cache.get()?;
        let guild = cache.guild(guild)?;
        let thread = guild.threads.iter().find(|thread| thread.id == channel);
        let place = thread.and_then(|thread| thread.parent_id).unwrap_or(channel);
        let bot = guild.members.get(&cache.current_user().id)?;
        let may = guild.user_permissions_in(guild.channels.get(&place)?, bot);
        Some(permissions::missing_for_lines(may, thread.is_some()))
    }

    /// Carries an intent out; the answer in the asker's language. After a move the panel stands below with which the asker goes on:
    /// its buttons are fresh, whatever the public post shows.
    pub(super) async fn done(&self, asked: &Asked, intent: Intent) -> Message {
        let Some(place) = asked.place else {
            return text::refused(&Refused::NotHere, asked.lang);
        };
        let person = asked.person_with(self.table().moderator_role(place.guild).await);
        let whole = matches!(intent, Intent::EndTurn);
        if (whole || matches!(intent, Intent::EndStep))
            && let Some(ending) = self.table().ending(&person, place, None, whole).await
            && let Some(question) = text::ending(&ending, asked.lang)
        {
            return question;
        }
        if matches!(intent, Intent::New { .. }) {
            // Public posts speak the server's language from the first one on.
            if let Err(refused) = self.table().greet(place.guild, asked.guild_lang).await {
                return text::refused(&refused, asked.lang);
            }
        }
        let request = Request { receipt: asked.id.get(), person: person.clone(), place, parent: asked.parent, intent };
        let (message, going_on) = match self.table().act(request).await {
            Ok(answer) => (text::answer(&answer, asked.lang), answer.goes_on()),
            // An open question is asked again under the refusal that it caused (ux 11).
            Err(refused) => {
                self.if_silenced(place, &refused);
                let press = match &refused {
                    Refused::Rules { sight, .. } | Refused::WhichArmy { sight, .. } => {
                        Some(Press { of: sight.0.id, verb: Verb::Hand })
                    }
                    _ => None,
                };
                (text::refused(&refused, asked.lang), press)
            }
        };
        match going_on {
            Some(press) => self.going_on(asked, &person, press, message).await,
            None => message,
        }
    }

    /// A press: opens a panel, chooses something in one, or does something.
    pub(super) async fn pressed(&self, asked: &Asked, press: Press) -> Message {
        if let Some(look) = press.look() {
            return self.seen_at(asked, press.of, look).await;
        }
        if let Verb::Forget { seen } = press.verb {
            return own_data::delete(self, asked, seen).await;
        }
        if press.verb == Verb::MyLook {
            return self.wardrobe(asked, press.of).await;
        }
        if press.verb == Verb::MySeat {
            return self.seating(asked, press.of).await;
        }
        if let Some(question) = self.asked_before(asked, press).await {
            return question;
        }
        let shows = match press.verb {
            Verb::Open { .. } | Verb::OpenFor { .. } | Verb::Leaf { .. } => true,
            Verb::Panel { press, .. } => press.only_chooses(),
            _ => false,
        };
        if !shows {
            return self.played_in(asked, press, Intent::Press(press)).await;
        }
        let Some(place) = asked.place else {
            return text::refused(&Refused::NotHere, asked.lang);
        };
        let person = asked.person_with(self.table().moderator_role(place.guild).await);
        match self.table().panel(&person, place, press).await {
            Ok(panel) => text::panel(&panel, asked.lang),
            Err(refused) => self.going_on(asked, &person, press, text::refused(&refused, asked.lang)).await,
        }
    }

    /// What is asked before a press ends something, if anything is.
    async fn asked_before(&self, asked: &Asked, press: Press) -> Option<Message> {
        let ((moves, whole), place) = (press.ends()?, asked.place?);
        let person = asked.person_with(None);
        let ending = self.table().ending(&person, place, Some((press.of, moves)), whole).await?;
        text::ending(&ending, asked.lang)
    }

    /// A press under a public post that shows what comes of it: what the presser alone is told besides, if anything.
    pub(super) async fn pressed_in_public(&self, asked: &Asked, press: Press) -> Option<Message> {
        let Some(place) = asked.place else {
            return Some(text::refused(&Refused::NotHere, asked.lang));
        };
        if let Some(question) = self.asked_before(asked, press).await {
            return Some(question);
        }
        let person = asked.person_with(self.table().moderator_role(place.guild).await);
        let intent = Intent::Press(press);
        let request = Request { receipt: asked.id.get(), person, place, parent: asked.parent, intent };
        match self.table().act(request).await {
            Ok(Answer::Played { .. }) => None,
            Ok(answer) => Some(text::answer(&answer, asked.lang)),
            Err(refused) => {
                self.if_silenced(place, &refused);
                Some(text::refused(&refused, asked.lang))
            }
        }
    }

    /// The looks from which the presser can choose.
    async fn wardrobe(&self, asked: &Asked, of: MatchId) -> Message {
        let Some(place) = asked.place else {
            return text::refused(&Refused::NotHere, asked.lang);
        };
        match self.table().wardrobe(&asked.person_with(None), place, of).await {
            Ok(found) => text::wardrobe(&found, asked.lang),
            Err(refused) => text::refused(&refused, asked.lang),
        }
    }

    /// The seats of the table from which the presser can choose.
    async fn seating(&self, asked: &Asked, of: MatchId) -> Message {
        let Some(place) = asked.place else {
            return text::refused(&Refused::NotHere, asked.lang);
        };
        match self.table().seating(&asked.person_with(None), place, of).await {
            Ok(found) => text::seating(&found, asked.lang),
            Err(refused) => text::refused(&refused, asked.lang),
        }
    }

    /// Carries a press out; below the answer, or below the reason why nothing was done, stands the panel with which the presser goes
    /// on.
    pub(super) async fn played_in(&self, asked: &Asked, press: Press, intent: Intent) -> Message {
        let Some(place) = asked.place else {
            return text::refused(&Refused::NotHere, asked.lang);
        };
        let person = asked.person_with(self.table().moderator_role(place.guild).await);
        let request = Request { receipt: asked.id.get(), person: person.clone(), place, parent: asked.parent, intent };
        let message = match self.table().act(request).await {
            Ok(answer) => text::answer(&answer, asked.lang),
            Err(Refused::MovedOn) if matches!(press.reach(), Reach::Version(_)) => {
                let message = text::refused(&Refused::MovedOn, asked.lang);
                return match Box::pin(self.table().preview_again(&person, place, press)).await {
                    Ok(again) => text::preview_again(message, &again, asked.lang),
                    Err(_) => message,
                };
            }
            Err(refused) => {
                self.if_silenced(place, &refused);
                text::refused(&refused, asked.lang)
            }
        };
        if let Verb::Order { .. } = press.verb {
            // With what stands armed now.
            let mut shown = self.seen_at(asked, press.of, Look::Orders).await;
            shown.content = format!("{}\n\n{}", message.content, shown.content);
            return shown;
        }
        let goes_on =
            !matches!(press.reach(), Reach::Lobby | Reach::Question | Reach::Command { .. } | Reach::Version(_));
        if goes_on { self.going_on(asked, &person, press, message).await } else { message }
    }

    async fn going_on(&self, asked: &Asked, person: &Person, press: Press, message: Message) -> Message {
        let Some(place) = asked.place else { return message };
        match self.table().next_panel(person, place, press).await {
            Some(panel) => text::with_panel(message, &panel, asked.lang),
            None => message,
        }
    }

    /// The form that a button of a panel opens.
    pub(super) async fn form(&self, asked: &Asked, press: Press) -> Result<FormText, Message> {
        let refused = |refused: &Refused| text::refused(refused, asked.lang);
        let place = asked.place.ok_or_else(|| refused(&Refused::NotHere))?;
        let person = asked.person_with(self.table().moderator_role(place.guild).await);
        match self.table().form(&person, place, press).await {
            Ok(form) => Ok(text::form(&form, asked.lang)),
            Err(why) => Err(self.going_on(asked, &person, press, refused(&why)).await),
        }
    }

    /// Looks at a certain match of this channel.
    pub(super) async fn seen_at(&self, asked: &Asked, of: MatchId, look: Look) -> Message {
        let Some(place) = asked.place else {
            return text::refused(&Refused::NotHere, asked.lang);
        };
        let role = self.table().moderator_role(place.guild).await;
        match self.table().look_at(&asked.person_with(role), place, of, look).await {
            Ok(seen) => text::seen(&seen, asked.lang),
            Err(refused) => text::refused(&refused, asked.lang),
        }
    }

    /// Looks; what is seen in the asker's language.
    pub(super) async fn seen(&self, asked: &Asked, look: Look) -> Message {
        let role = match asked.place {
            Some(place) => self.table().moderator_role(place.guild).await,
            None => None,
        };
        match self.table().look(&asked.person_with(role), asked.place, look).await {
            Ok(seen) => text::seen(&seen, asked.lang),
            Err(refused) => text::refused(&refused, asked.lang),
        }
    }
}
