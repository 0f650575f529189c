//! The binary: settings, logs, and which room a command goes to. `cli.rs` says what can be asked.

use std::io::{self, BufReader, Write};
use std::net::SocketAddr;
use std::path::Path;
use std::process::ExitCode;
use std::time::Duration;

use adjutant::cli::{self, Cli, Command, ConfigArgs, Exit, RunArgs};
use adjutant::clock::Clock;
use adjutant::config::{Config, LogFormat, TOKEN_VARIABLE, Token};
use adjutant::discord::{self, DiscordError, Doors, Inspection, Playing, Pulse, Way};
use adjutant::metrics::{self, Database, Metrics, Moment};
use adjutant::store::Store;
use adjutant::table::{Limits, Table};
use adjutant::watchdog::Watchdog;
use anyhow::Context;
use clap::Parser;
use futures_util::future::BoxFuture;
use tokio::net::TcpListener;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;
use tracing_subscriber::{EnvFilter, Layer};

#[cfg(feature = "sandbox")]
mod sandbox_engine;
#[cfg(feature = "sandbox")]
mod sandbox_table;

/// For tests of the whole process: the address of a stand-in for Discord. Only loopback is accepted.
const STAND_IN_VARIABLE: &str = "ADJUTANT_TEST_API";

/// For tests of the whole process as it runs in production: the socket address at which Discord's host is looked for, loopback only,
/// and the file with the certificate (DER) whose holder is believed to be it.
const REDIRECT_VARIABLES: [&str; 2] = ["ADJUTANT_TEST_HOST", "ADJUTANT_TEST_ROOT"];

/// How long Discord may take for an answer. What is sent again after that within two minutes is not posted twice.
const GIVE_UP_AFTER: Duration = Duration::from_secs(30);

fn main() -> ExitCode {
    let cli = Cli::parse();
    let (mut out, mut errors) = (io::stdout(), io::stderr());
    let done = match cli.command {
        None => bare(),
        Some(Command::Run(args)) => run(&args),
        #[cfg(feature = "sandbox")]
        Some(Command::Sandbox(args)) => sandbox_table::open(&args),
        Some(Command::Simulate(args)) => cli::simulate(&args, &mut out, &mut errors).map_err(Into::into),
        Some(Command::Odds(args)) => cli::odds(&args, &mut BufReader::new(io::stdin()), &mut out).map_err(Into::into),
        Some(Command::Draw(args)) => cli::draw(&args, &mut out),
        Some(Command::Export(args)) => cli::export(&args, &mut out),
        Some(Command::Import(args)) => cli::import(&args, &mut out),
        Some(Command::Verify(args)) => cli::verify(&args, &mut out),
        Some(Command::Backup(args)) => cli::backup(&args, &mut out),
        Some(Command::Check(args)) => cli::check(&args, ask, &mut out),
    };
    match done {
        Ok(exit) => exit.into(),
        // A reader that has seen enough (`| head`) is no failure.
        Err(error) if error.downcast_ref::<io::Error>().is_some_and(|e| e.kind() == io::ErrorKind::BrokenPipe) => {
            ExitCode::SUCCESS
        }
        Err(error) => {
            // Nothing is left to be done if standard error is closed too.
            let _ = writeln!(errors, "adjutant: {error:#}");
            cli::exit_of(&error).into()
        }
    }
}

/// Without a command: the bot where a token is set, otherwise the sandbox (ux 26: only the bare call falls back).
fn bare() -> anyhow::Result<Exit> {
    if std::env::var_os(TOKEN_VARIABLE).is_some_and(|token| !token.is_empty()) {
        return run(&RunArgs { config: ConfigArgs { config: None, database: None } });
    }
    #[cfg(feature = "sandbox")]
    return sandbox_table::open(&cli::SandboxArgs::bare());
    #[cfg(not(feature = "sandbox"))]
    anyhow::bail!(adjutant::config::ConfigError::NoToken)
}

fn run(args: &RunArgs) -> anyhow::Result<Exit> {
    let config = cli::config(&args.config)?;
    let token = Token::from_environment()?;
    let pulse = Pulse::default();
    log_to_stderr(&config.log, config.log_format, &pulse);
    let store = open_store(&config.database)?;
    let way = way()?;
    // The people of a stand-in type as fast as a machine can.
    let limits = if matches!(way, Way::Real) { Limits::USUAL } else { Limits::NONE };
    let metrics = Metrics::new();
    let doors = doors(&config, token, way, (pulse.clone(), metrics.clone()));
    let runtime = runtime()?;
    let watchdog = Watchdog::start(runtime.handle(), pulse.checkup())?;
    let ended = runtime.block_on(async {
        let table = Table::with_limits(store, Clock::system(), limits);
        let clock = tokio::spawn({
            let table = table.clone();
            async move { table.run_clock().await }
        });
        let serve = |listener| metrics::serve(listener, metrics, ask_vitals(table.clone(), pulse));
        let looking = listen(&config).await?.map(|listener| tokio::spawn(serve(listener)));
        let ended = discord::run(table.clone(), doors, watchdog.told_to_stop()).await;
        if let Some(looking) = looking {
            looking.abort();
        }
        clock.abort();
        table.close();
        anyhow::Ok(ended?)
    });
    // Whatever still runs has nothing to commit any more, and may never end by itself.
    runtime.shutdown_background();
    ended?;
    Ok(Exit::Done)
}

/// Opens the port on which numbers are served, if there shall be one.
async fn listen(config: &Config) -> anyhow::Result<Option<TcpListener>> {
    let Some(address) = config.metrics.address().map_err(anyhow::Error::msg)? else { return Ok(None) };
    let listener = TcpListener::bind(address).await;
    Ok(Some(listener.with_context(|| format!("cannot listen on {address} (metrics.listen)"))?))
}

/// How the numbers of this moment are found.
fn ask_vitals(table: Table, pulse: Pulse) -> impl Fn() -> BoxFuture<'static, Moment> + Clone + Send + Sync + 'static {
    move || {
        let (table, pulse) = (table.clone(), pulse.clone());
        Box::pin(async move {
            let database = table.vitals().await.ok().map(|(vitals, tally)| Database {
                lobbies: vitals.lobbies,
                running: vitals.running,
                paused: vitals.paused,
                set_aside: vitals.set_aside,
                waiting: vitals.waiting,
                waiting_ms: vitals.waiting_since.map_or(0, |since| u64::try_from(table.now() - since).unwrap_or(0)),
                broken: vitals.broken,
                commits: tally.commits,
                changes: tally.changes,
            });
            Moment { identified: pulse.identified(), resumed: pulse.resumed(), unread: pulse.unread(), database }
        })
    }
}

/// Asks Discord about the bot.
fn ask(token: &Token, playing: &[Playing]) -> Result<Inspection, DiscordError> {
    let unreachable = |why: String| DiscordError::Unreachable(why);
    let way = way().map_err(|error| unreachable(format!("{error:#}")))?;
    let doors = doors(&Config::default(), token.clone(), way, (Pulse::default(), Metrics::new()));
    let runtime = runtime().map_err(|error| unreachable(error.to_string()))?;
    runtime.block_on(discord::inspect(&doors, playing))
}

/// Where Discord is: the real one, but for tests.
fn way() -> anyhow::Result<Way> {
    if let Ok(url) = std::env::var(STAND_IN_VARIABLE) {
        return Ok(Way::Proxied(url));
    }
    let [host, root] = REDIRECT_VARIABLES.map(|variable| std::env::var(variable).ok());
    let (Some(host), Some(root)) = (host, root) else { return Ok(Way::Real) };
    let address: SocketAddr = host.parse().with_context(|| format!("{host} is no socket address"))?;
    anyhow::ensure!(address.ip().is_loopback(), "{address} is not on this machine");
    let root = std::fs::read(&root).with_context(|| format!("cannot read {root}"))?;
    Ok(Way::Redirected { address, root })
}

/// How the settings shape the bot.
fn doors(config: &Config, token: Token, way: Way, (pulse, metrics): (Pulse, Metrics)) -> Doors {
    Doors {
        token,
        way,
        give_up_after: GIVE_UP_AFTER,
        defer_after: Duration::from_millis(config.discord.defer_after_ms),
        repost_after: Duration::from_secs(60 * config.discord.repost_after_min),
        pulse,
        metrics,
    }
}

/// Opens the database, in a directory that is made if it is missing.
fn open_store(database: &Path) -> anyhow::Result<Store> {
    if let Some(directory) = database.parent().filter(|directory| !directory.as_os_str().is_empty()) {
        std::fs::create_dir_all(directory).with_context(|| format!("cannot make {}", directory.display()))?;
    }
    Ok(Store::open(database)?)
}

/// At least two workers: while one spins, another can end that.
fn runtime() -> io::Result<tokio::runtime::Runtime> {
    let workers = std::thread::available_parallelism().map_or(2, |many| many.get().max(2));
    tokio::runtime::Builder::new_multi_thread().worker_threads(workers).enable_all().build()
}

/// Logs go to standard error, so that standard output stays free for what was asked for. `pulse` hears the client library at any level.
fn log_to_stderr(filter: &str, format: LogFormat, pulse: &Pulse) {
    let lines = tracing_subscriber::fmt::layer().with_writer(io::stderr);
    let lines = match format {
        LogFormat::Text => lines.boxed(),
        LogFormat::Json => lines.json().flatten_event(true).boxed(),
    };
    let lines = lines.with_filter(EnvFilter::new(filter));
    // Only a second call in one process could fail.
    let _ = tracing_subscriber::registry().with(lines).with(pulse.listener()).try_init();
}
