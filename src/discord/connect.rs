//! From a token to a running bot, and its end.

use std::future::Future;
use std::sync::Arc;
use std::time::Duration;

use poise::serenity_prelude as serenity;

use serenity::{ClientBuilder, FullEvent, GatewayIntents, Http, Interaction, Ready, ShardManager};
use tokio::sync::{mpsc, watch};

use super::asked::Asked;
use super::desk::Desk;
use super::fault::in_short;
use super::pulse::Pulse;
use super::way::Way;
use super::{buttons, commands, delivery, permissions, quota, recheck, register, reply, servers, sessions, upkeep};
use crate::config::Token;
use crate::metrics::{Arrival, Metrics};
use crate::table::Table;
use crate::table::answer::Refused;
use crate::text;

/// How long a stop may take: the gateway is closed and what is being sent is sent. The process has 5 seconds for all of its end.
const STOP_WITHIN: Duration = Duration::from_secs(4);

/// How the bot gets in, and how it behaves there.
#[derive(Clone, Debug)]
pub struct Doors {
    pub token: Token,
    pub way: Way,
    /// A request without an answer is given up after this: it may have been carried out or not.
    pub give_up_after: Duration,
    /// An answer that takes longer is deferred.
    pub defer_after: Duration,
    /// A post older than this is sent anew instead of being edited.
    pub repost_after: Duration,
    /// Where what the gateway does is counted.
    pub pulse: Pulse,
    /// Where everything else is counted.
    pub metrics: Metrics,
}

/// Why the bot does not run, with what a host can do.
#[derive(Debug, thiserror::Error)]
pub enum DiscordError {
    #[error("Discord does not accept the token in DISCORD_TOKEN: make a new one (Bot, Reset Token) and start again")]
    Token,
    #[error("Discord cannot be reached: {0}")]
    Unreachable(String),
    #[error("{url} answers GET /gateway with {found}, which is not on this machine: refusing to send the token there")]
    NotLoopback { url: String, found: String },
    #[error("the commands could not be registered: {0}")]
    Commands(String),
    #[error("Discord has closed the connection and takes no other of this kind (gateway close code {code}): {what}")]
    Barred { code: u16, what: &'static str },
    #[error("the connection to Discord ended: {0}")]
    Ended(String),
}

/// Runs the bot until `shutdown` completes; then closes the gateway and ends what is being sent, within 4 seconds.
///
/// Errors end it at once: a token that is not accepted, commands that cannot be registered, a gateway that says not to come
/// back. All else is retried for ever.
pub async fn run(table: Table, doors: Doors, shutdown: impl Future<Output = ()> + Send) -> Result<(), DiscordError> {
    let http = doors.way.open(&doors.token, doors.give_up_after)?;
    check_gateway(&http, &doors).await?;
    let desk = Desk::new(table, &doors);
    let (failed, mut failures) = mpsc::unbounded_channel();
    let mut settings = serenity::cache::Settings::default();
    settings.max_messages = 0;
    settings.cache_users = false;
    let client = ClientBuilder::new_with_http(http, GatewayIntents::GUILDS)
        .framework(framework(desk.clone(), failed))
        .event_handler(desk.quota().clone())
        .cache_settings(settings)
        .await;
    let mut client = client.map_err(|error| refused(&error))?;
    desk.connect(Arc::clone(&client.http), Arc::clone(&client.cache));
    let shards = Arc::clone(&client.shard_manager);
    let (stop, stopping) = watch::channel(false);
    let deliveries = tokio::spawn(delivery::run(desk.clone(), stopping));
    let keeping = tokio::spawn(upkeep::run(desk.clone()));
    let checking = tokio::spawn(recheck::run(desk.clone()));
    let sweeping = tokio::spawn(quota::sweep(Arc::clone(&client.http)));
    let mending = tokio::spawn(mend(doors.pulse.clone(), Arc::clone(&shards), Arc::clone(&client.http)));
    let watching = tokio::spawn(watch_over(Arc::clone(&shards), doors.metrics.clone()));
    let counting = tokio::spawn(sessions::count(doors.pulse.clone()));
    let http = Arc::clone(&client.http);
    let mut gateway = tokio::spawn(async move {
        sessions::allowed(&http).await?;
        client.start_autosharded().await.map_err(|error| refused(&error))
    });

    let ended = tokio::select! {
        () = shutdown => Ok(()),
        Some(error) = failures.recv() => Err(error),
        code = doors.pulse.barred() => Err(barred(code)),
        gone = &mut gateway => Err(match gone {
            Ok(Ok(())) => DiscordError::Ended("it was closed".to_owned()),
            Ok(Err(error)) => error,
            Err(error) => DiscordError::Ended(error.to_string()),
        }),
    };
    // A loop that spins, be it that of the connection that has just ended, may have left nobody who looks after timers and sockets:
    // this wakes another worker for it.
    drop(tokio::spawn(async {}));
    sweeping.abort();
    mending.abort();
    watching.abort();
    counting.abort();
    // What it leaves undone is done after the next start.
    keeping.abort();
    checking.abort();
    stop.send_replace(true);
    close(&shards, deliveries).await;
    gateway.abort();
    ended
}

/// Asks for the gateway before serenity does: where that fails, serenity falls back to the real address, token included.
pub(super) async fn check_gateway(http: &Http, doors: &Doors) -> Result<(), DiscordError> {
    let Some(url) = doors.way.on_this_machine() else { return Ok(()) };
    let gateway = http.get_gateway().await.map_err(|error| refused(&error))?.url;
    let local = ["ws://127.0.0.1:", "ws://localhost:", "ws://[::1]:"].iter().any(|local| gateway.starts_with(local));
    if local { Ok(()) } else { Err(DiscordError::NotLoopback { url, found: gateway }) }
}

fn framework(desk: Desk, failed: mpsc::UnboundedSender<DiscordError>) -> poise::Framework<Desk, DiscordError> {
    let mut commands = commands::all();
    register::put_words(&mut commands);
    let options = poise::FrameworkOptions {
        commands,
        on_error: |error| Box::pin(on_error(error)),
        event_handler: |framework, event| Box::pin(on_event(framework, event)),
        ..poise::FrameworkOptions::default()
    };
    let builder = poise::Framework::builder().options(options).initialize_owners(false);
    let builder = builder.setup(move |context, ready, framework| {
        let (http, application) = (Arc::clone(&context.http), ready.application.id);
        let commands = register::create(&framework.options().commands);
        invite(ready);
        Box::pin(async move {
            // Before anything is delivered.
            servers::signed_in(&desk, ready).await;
            if let Err(why) = register::register(&http, &desk, application, &commands).await {
                // poise lets every event wait for ever then: `run` ends instead.
                let _ = failed.send(DiscordError::Commands(why.clone()));
                return Err(DiscordError::Commands(why));
            }
            desk.go();
            Ok(desk)
        })
    });
    builder.build()
}

/// Logs how to invite the bot where it is in no server yet.
fn invite(ready: &Ready) {
    tracing::info!("signed in, in {} servers", ready.guilds.len());
    if ready.guilds.is_empty() {
        tracing::info!("invite the bot: {}", permissions::invitation_link(ready.application.id));
    }
}

async fn on_event(
    framework: poise::FrameworkContext<'_, Desk, DiscordError>,
    event: &FullEvent,
) -> Result<(), DiscordError> {
    servers::heard(framework.user_data, event);
    match event {
        FullEvent::Ready { data_about_bot } => {
            // What happened while nothing was heard.
            servers::signed_in(framework.user_data, data_about_bot).await;
            let sessions = framework.user_data.begin_session();
            if sessions > 1 {
                tracing::warn!("signed in anew ({sessions} times since the start): what was pressed meanwhile is lost");
            }
        }
        FullEvent::Resume { .. } => framework.user_data.pulse().resume(),
        FullEvent::InteractionCreate { interaction: Interaction::Command(_) } => {
            framework.user_data.metrics().arrived(Arrival::Command);
        }
        FullEvent::InteractionCreate { interaction: Interaction::Autocomplete(_) } => {
            framework.user_data.metrics().arrived(Arrival::Autocomplete);
        }
        FullEvent::InteractionCreate { interaction: Interaction::Component(press) } => {
            framework.user_data.metrics().arrived(Arrival::Press);
            buttons::pressed(framework.user_data, press).await;
        }
        FullEvent::InteractionCreate { interaction: Interaction::Modal(form) } => {
            framework.user_data.metrics().arrived(Arrival::Form);
            buttons::written(framework.user_data, form).await;
        }
        FullEvent::ThreadUpdate { new, .. } => upkeep::changed(framework.user_data, new).await,
        FullEvent::ChannelUpdate { new, .. } => upkeep::rights_changed(framework.user_data, new.guild_id).await,
        FullEvent::GuildRoleUpdate { new, .. } => upkeep::rights_changed(framework.user_data, new.guild_id).await,
        // Without the intent for members Discord tells of the bot itself alone.
        FullEvent::GuildMemberUpdate { event, .. } => {
            upkeep::rights_changed(framework.user_data, event.guild_id).await;
        }
        FullEvent::ThreadDelete { thread, .. } => upkeep::thread_deleted(framework.user_data, thread.id).await,
        FullEvent::ChannelDelete { channel, .. } => upkeep::channel_deleted(framework.user_data, channel).await,
        FullEvent::GuildCreate { guild, .. } => {
            servers::arrived(framework.user_data, guild.id).await;
            upkeep::arrived(framework.user_data, guild).await;
        }
        FullEvent::GuildDelete { incomplete, full } => {
            servers::gone(framework.user_data, incomplete, full.as_ref()).await;
        }
        _ => {}
    }
    Ok(())
}

/// Whatever poise cannot do is answered too: people never see "the application did not respond".
async fn on_error(error: poise::FrameworkError<'_, Desk, DiscordError>) {
    use poise::FrameworkError as Error;
    match error {
        // `set_up` has passed it on: the process ends.
        Error::Setup { .. } => (),
        Error::EventHandler { error, .. } => tracing::error!("an event was not handled: {error}"),
        Error::UnknownInteraction { framework, interaction, .. } => {
            tracing::warn!("unknown command /{}", interaction.data.name);
            outdated(framework.user_data, interaction).await;
        }
        Error::CommandStructureMismatch { ctx, description, .. } => {
            tracing::warn!("/{}: {description}", ctx.command().qualified_name);
            outdated(ctx.framework.user_data, ctx.interaction).await;
        }
        Error::ArgumentParse { ctx: poise::Context::Application(context), error, .. } => {
            tracing::warn!("/{}: {error}", context.command().qualified_name);
            outdated(context.framework.user_data, context.interaction).await;
        }
        Error::GuildOnly { ctx: poise::Context::Application(context), .. } => {
            refuse(context, Refused::NotHere).await;
        }
        Error::CommandPanic { ctx: poise::Context::Application(context), .. } => {
            tracing::error!("/{} panicked; nothing was changed", context.command().qualified_name);
            refuse(context, Refused::Bug).await;
        }
        other => tracing::error!("{other}"),
    }
}

async fn refuse(context: poise::ApplicationContext<'_, Desk, DiscordError>, refused: Refused) {
    if context.interaction_type == poise::CommandInteractionType::Autocomplete {
        return nothing_to_choose(context.framework.user_data, context.interaction).await;
    }
    let asked = Asked::by_command(context.interaction);
    let message = text::refused(&refused, asked.lang);
    reply::answer(context.framework.user_data, &asked, std::future::ready(message)).await;
}

/// Answers a command that this version does not have (any more).
async fn outdated(desk: &Desk, interaction: &serenity::CommandInteraction) {
    if interaction.data.autocomplete().is_some() {
        return nothing_to_choose(desk, interaction).await;
    }
    let asked = Asked::by_command(interaction);
    reply::answer(desk, &asked, std::future::ready(text::outdated(asked.lang))).await;
}

async fn nothing_to_choose(desk: &Desk, interaction: &serenity::CommandInteraction) {
    let nothing = serenity::CreateInteractionResponse::Autocomplete(serenity::CreateAutocompleteResponse::new());
    if let Err(error) = interaction.create_response(desk.for_answers(), nothing).await {
        tracing::debug!("no choices were taken: {}", in_short(&error));
    }
}

/// Closes the gateway and lets the deliveries end. Neither can be relied on to end by itself.
async fn close(shards: &Arc<ShardManager>, deliveries: tokio::task::JoinHandle<()>) {
    let abort = deliveries.abort_handle();
    let both = async {
        let closed = tokio::time::timeout(STOP_WITHIN / 2, shards.shutdown_all());
        let _ = tokio::join!(closed, deliveries);
    };
    if tokio::time::timeout(STOP_WITHIN, both).await.is_err() {
        tracing::warn!("stopped before everything was sent; the rest is sent after the next start");
        abort.abort();
    }
}

/// A shard's loop spins that has not noticed the end of its connection, up to 41 seconds long: it is begun anew. What the table has to
/// say does not go that way and waits for nothing. The watchdog waits 8 seconds for it: here is no time to wait for a session.
async fn mend(pulse: Pulse, shards: Arc<ShardManager>, http: Arc<Http>) {
    loop {
        pulse.spinning().await;
        if sessions::are_spent(&http).await {
            continue;
        }
        tracing::warn!("a connection of the gateway has ended without a word: it is begun anew");
        pulse.mend();
        // Which one is not told. With one shard there is no other; the rest reconnect one by one.
        for shard in shards.shards_instantiated().await {
            if let Some(runner) = shards.runners.lock().await.get(&shard) {
                // A loop ends where it cannot send; one that spins could not be shut down (it would spin on, waiting for a farewell).
                runner.runner_tx.set_status(serenity::OnlineStatus::Online);
            }
            shards.restart(shard).await;
        }
    }
}

/// Sees each second whether all shards are connected. Not by the library's events: a connection that is begun anew tells of none.
async fn watch_over(shards: Arc<ShardManager>, metrics: Metrics) {
    let mut all = 1;
    loop {
        let stages: Vec<_> = shards.runners.lock().await.values().map(|shard| shard.stage).collect();
        // One that is begun anew is not among them meanwhile.
        all = all.max(stages.len());
        metrics.shards(stages.iter().filter(|stage| **stage == serenity::ConnectionStage::Connected).count(), all);
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
}

/// A gateway that must not be asked again, with what can be done.
fn barred(code: u16) -> DiscordError {
    let what = match code {
        4010 | 4011 => {
            "the number of shards does not fit the number of servers; another start asks how many there should be"
        }
        4012 => "this version speaks a gateway that is no more; update",
        4013 | 4014 => "it does not allow what this version asks for, which needs no privileged intent; update",
        _ => "update, or look at the application in the developer portal",
    };
    DiscordError::Barred { code, what }
}

/// Why serenity gave up.
pub(super) fn refused(error: &serenity::Error) -> DiscordError {
    match error {
        serenity::Error::Http(serenity::HttpError::UnsuccessfulRequest(response))
            if response.status_code == serenity::StatusCode::UNAUTHORIZED =>
        {
            DiscordError::Token
        }
        serenity::Error::Gateway(serenity::GatewayError::InvalidAuthentication) => DiscordError::Token,
        serenity::Error::Gateway(serenity::GatewayError::InvalidGatewayIntents) => barred(4013),
        serenity::Error::Gateway(serenity::GatewayError::DisallowedGatewayIntents) => barred(4014),
        serenity::Error::Gateway(error) => DiscordError::Ended(error.to_string()),
        other => DiscordError::Unreachable(in_short(other)),
    }
}
