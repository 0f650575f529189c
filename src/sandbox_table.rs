//! `adjutant sandbox`: the stand-in for Discord and the real bot in one process, played by script or from the terminal.

use std::io::{self, Write};
use std::path::PathBuf;
use std::time::Duration;

use adjutant::cli::{Exit, SandboxArgs};
use adjutant::clock::Clock;
use adjutant::config::{Config, LogFormat, Token};
use adjutant::discord::{self, Pulse, Way};
use adjutant::metrics::Metrics;
use adjutant::sandbox::script::Script;
use adjutant::sandbox::{Sandbox, Settings, terminal};
use adjutant::table::{Limits, Table};
use anyhow::{Context, ensure};

/// How long the bot may take to sign in to the stand-in.
const PATIENCE: Duration = Duration::from_secs(30);

/// Opens the table and plays until the script or the input ends.
pub(crate) fn open(args: &SandboxArgs) -> anyhow::Result<Exit> {
    let pulse = Pulse::default();
    crate::log_to_stderr("error,adjutant=warn", LogFormat::Text, &pulse);
    let clock = Clock::system();
    let passing = args.data.is_none().then(|| passing_directory(clock.now()));
    let directory = args.data.clone().or(passing.clone()).context("no directory for the matches")?;
    let store = crate::open_store(&directory.join("adjutant.sqlite3"))?;
    let script = match &args.script {
        Some(file) => Some(std::fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))?),
        None => None,
    };
    std::fs::create_dir_all(&args.pictures).with_context(|| format!("cannot make {}", args.pictures.display()))?;
    let played = crate::runtime()?.block_on(async {
        let now = clock.clone();
        let mut settings = Settings::at(std::sync::Arc::new(move || now.now()));
        settings.port = args.port;
        let sandbox = Sandbox::start(settings).await?;
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
    });
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
