//! `adjutant sandbox`: the stand-in for Discord and the real bot in one process, played in the browser, by script or from the terminal.

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::time::Duration;

use adjutant::cli::{Exit, SandboxArgs};
use adjutant::clock::Clock;
use adjutant::config::{Config, LogFormat, Token};
use adjutant::discord::{self, Pulse, Way};
use adjutant::metrics::Metrics;
use adjutant::page::{self, Order, Page};
use adjutant::sandbox::script::Script;
use adjutant::sandbox::{Kept, Sandbox, Settings, terminal};
use adjutant::table::{Limits, Table};
use adjutant::watchdog::Watchdog;
use anyhow::{Context, ensure};

use crate::sandbox_engine::Engine;

/// How long the bot may take to sign in to the stand-in.
const PATIENCE: Duration = Duration::from_secs(30);

/// Opens the table and plays until the script or the input ends, or until the page is told to stop.
pub(crate) fn open(args: &SandboxArgs) -> anyhow::Result<Exit> {
    if args.stand_in_only {
        return stand_in_only(args);
    }
    let pulse = Pulse::default();
    crate::log_to_stderr("error,adjutant=warn", LogFormat::Text, &pulse);
    let passing = args.data.is_none().then(|| passing_directory(Clock::system().now()));
    let directory = args.data.clone().or(passing.clone()).context("no directory for the matches")?;
    let played = if args.script.is_some() || args.terminal {
        play_here(args, &directory, pulse)
    } else {
        play_in_browser(args, &directory, pulse)
    };
    if let Some(passing) = passing {
        // What is left in the system's directory for such things is the system's to sweep.
        let _ = std::fs::remove_dir_all(passing);
    }
    played?;
    io::stdout().flush()?;
    Ok(Exit::Done)
}

/// A directory of its own for matches that nobody wants to keep.
fn passing_directory(now: i64) -> PathBuf {
    std::env::temp_dir().join(format!("adjutant-sandbox-{}-{now}", std::process::id()))
}

fn settings(port: u16, clock: &Clock) -> Settings {
    let now = clock.clone();
    let mut settings = Settings::at(Arc::new(move || now.now()));
    settings.port = port;
    settings
}

/// By script or from the terminal.
fn play_here(args: &SandboxArgs, directory: &Path, pulse: Pulse) -> anyhow::Result<()> {
    let clock = Clock::system();
    let store = crate::open_store(&directory.join("adjutant.sqlite3"))?;
    let script = match &args.script {
        Some(file) => Some(std::fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))?),
        None => None,
    };
    std::fs::create_dir_all(&args.pictures).with_context(|| format!("cannot make {}", args.pictures.display()))?;
    crate::runtime()?.block_on(async {
        let sandbox = Sandbox::start(settings(args.port.unwrap_or(0), &clock)).await?;
        let way = Way::Proxied(sandbox.base_url());
        let doors = crate::doors(&Config::default(), Token::new(sandbox.token())?, way, (pulse, Metrics::new()));
        // A script types faster than anybody.
        let limits = if script.is_some() { Limits::NONE } else { Limits::USUAL };
        let table = Table::with_limits(store, clock.clone(), limits);
        let clock = tokio::spawn({
            let table = table.clone();
            async move { table.run_clock().await }
        });
        let (leave, left) = tokio::sync::oneshot::channel::<()>();
        let bot = tokio::spawn(discord::run(table.clone(), doors, async {
            // A sender that is gone means the same: nobody plays any more.
            let _ = left.await;
        }));
        ensure!(sandbox.ready(PATIENCE).await, "the bot has not signed in to the stand-in within 30 s");
        let played: anyhow::Result<()> = if let Some(text) = script {
            let mut script = Script::new(&sandbox, io::stdout(), Some(args.pictures.clone()));
            script.run(&text).await.map_err(Into::into)
        } else {
            let input = tokio::io::BufReader::new(tokio::io::stdin());
            terminal::run(&sandbox, input, io::stdout(), Some(args.pictures.clone())).await.map_err(Into::into)
        };
        let _ = leave.send(());
        bot.await??;
        clock.abort();
        table.close();
        played
    })
}

/// Serves the stand-in until it is told to stop; another program plays.
fn stand_in_only(args: &SandboxArgs) -> anyhow::Result<Exit> {
    std::fs::create_dir_all(&args.pictures).with_context(|| format!("cannot make {}", args.pictures.display()))?;
    let runtime = crate::runtime()?;
    let watchdog = Watchdog::start(runtime.handle(), Pulse::default().checkup())?;
    let served = runtime.block_on(async {
        let sandbox = Sandbox::start(settings(args.port.unwrap_or(0), &Clock::system())).await?;
        let mut out = io::stdout();
        writeln!(out, "url {}\ntoken {}", sandbox.base_url(), sandbox.token())?;
        writeln!(out, "application {}\nguild {}", sandbox.application_id(), sandbox.guild())?;
        writeln!(out, "channel {}\nok", sandbox.channel())?;
        out.flush()?;
        let lines = async {
            let input = tokio::io::BufReader::new(tokio::io::stdin());
            if !terminal::control(&sandbox, input, out, Some(args.pictures.clone())).await? {
                // Without anybody who types it goes on, as a service does.
                std::future::pending::<()>().await;
            }
            anyhow::Ok(())
        };
        tokio::select! {
            done = lines => done,
            () = watchdog.told_to_stop() => Ok(()),
        }
    });
    // A thread that waits for standard input would hold up the end.
    runtime.shutdown_background();
    served?;
    Ok(Exit::Done)
}

/// With a page on a port of this machine, until the process is told to stop.
fn play_in_browser(args: &SandboxArgs, directory: &Path, pulse: Pulse) -> anyhow::Result<()> {
    std::fs::create_dir_all(directory).with_context(|| format!("cannot make {}", directory.display()))?;
    let kept = match args.data {
        Some(_) => {
            Kept::read(directory).with_context(|| format!("cannot read the table in {}", directory.display()))?
        }
        None => None,
    };
    // A clock that was moved forward does not go back at the next start.
    let begin = Clock::system().now().max(kept.as_ref().map_or(0, |kept| kept.now_ms));
    let clock = Clock::movable(begin);
    let runtime = crate::runtime()?;
    let (sandbox, orders, engine) = runtime.block_on(async {
        let port = args.port.unwrap_or(page::PORT);
        let listener = page::listen(port).await;
        let listener = listener.with_context(|| {
            format!("cannot listen on 127.0.0.1:{port}; is a table open already? `--port 0` takes any free port")
        })?;
        let address = format!("http://{}/", listener.local_addr()?);
        let sandbox = Sandbox::start_from(settings(0, &clock), kept).await?;
        page::seat(&sandbox)?;
        let database = directory.join("adjutant.sqlite3");
        let (url, token) = (sandbox.base_url(), sandbox.token().to_owned());
        let (lever, engine) = Engine { database, clock: clock.clone(), url, token, pulse }.start()?;
        announce(&address, args)?;
        ensure!(sandbox.ready(PATIENCE).await, "the bot has not signed in to the stand-in within 30 s");
        let orders = lever.orders.clone();
        serve(listener, Page { sandbox: sandbox.clone(), clock, lever }, args.data.as_deref()).await?;
        anyhow::Ok((sandbox, orders, engine))
    })?;
    // A bot that has panicked hears nothing.
    let _ = orders.send(Order::End);
    let ended = engine.join();
    if let Some(directory) = &args.data {
        sandbox.kept().write(directory)?;
    }
    drop(sandbox);
    runtime.shutdown_background();
    ensure!(ended.is_ok(), "the bot's thread has panicked");
    Ok(())
}

/// Serves the page, and keeps the world in `data` as it changes.
async fn serve(listener: tokio::net::TcpListener, page: Page, data: Option<&Path>) -> anyhow::Result<()> {
    let keeping = data.map(|data| tokio::spawn(keep(page.sandbox.clone(), data.to_owned())));
    let ended = tokio::select! {
        served = page::serve(listener, page) => served.map_err(Into::into),
        stopped = told_to_stop() => stopped.map_err(Into::into),
    };
    if let Some(keeping) = keeping {
        keeping.abort();
        // Nothing may write after the last one.
        let _ = keeping.await;
    }
    tokio::spawn(async {
        // Whoever asks twice does not want to wait.
        if told_to_stop().await.is_ok() {
            std::process::exit(130);
        }
    });
    ended
}

/// Writes the world whenever it has changed, at once: the bot's store must not know of a post for long that the stand-in would have
/// forgotten if the process were killed. What changes during a write is in the next one.
async fn keep(sandbox: Sandbox, directory: PathBuf) {
    let mut changes = sandbox.changes();
    while changes.changed().await.is_ok() {
        let kept = sandbox.kept();
        // Not to be ended in the middle: the write itself is no await.
        if let Err(error) = kept.write(&directory) {
            tracing::error!("the table cannot be kept in {}: {error}", directory.display());
        }
    }
}

/// Ctrl-C, or what a supervisor sends.
async fn told_to_stop() -> io::Result<()> {
    #[cfg(unix)]
    {
        let mut terminated = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate())?;
        tokio::select! { stopped = tokio::signal::ctrl_c() => stopped, _ = terminated.recv() => Ok(()) }
    }
    #[cfg(not(unix))]
    tokio::signal::ctrl_c().await
}

/// Says where the page is, and opens it where that was asked for.
fn announce(address: &str, args: &SandboxArgs) -> io::Result<()> {
    let mut out = io::stdout();
    writeln!(out, "This is not Discord: it is a stand-in on your own computer, and the people in it are all you.")?;
    writeln!(out, "The table is open at {address} (Ctrl-C ends it).")?;
    if let Some(directory) = &args.data {
        writeln!(out, "Matches are kept in {}.", directory.display())?;
    }
    out.flush()?;
    if args.open && !opened(address) {
        writeln!(out, "No browser could be opened; please open the address yourself.")?;
    }
    Ok(())
}

/// Whether this system's way to open an address could be started.
fn opened(address: &str) -> bool {
    let mut command = if cfg!(target_os = "windows") {
        let mut command = Command::new("cmd");
        command.args(["/C", "start", ""]);
        command
    } else {
        Command::new(if cfg!(target_os = "macos") { "open" } else { "xdg-open" })
    };
    command.arg(address).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    command.spawn().is_ok()
}
