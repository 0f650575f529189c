//! The command line: what can be asked of the binary, and its exit codes.
//!
//! 0: done. 1: it was tried and failed (a broken file, a game that broke an invariant). 2: the call or a setting is wrong; the text says
//! which and what to do. `run` has others besides: 70, its watchdog ended it, and 128 and the number of a second signal.

mod arena_odds;
mod backup;
mod check;
mod draw;
mod fleet_odds;
mod odds;
mod order_odds;
mod simulate;
mod transfer;

use std::io::{BufRead, IsTerminal, Write};
use std::path::PathBuf;

use clap::{Args, Parser, Subcommand};

pub use odds::OddsArgs;
pub use simulate::SimulateArgs;

use crate::config::{Config, ConfigError, Token};
use crate::discord::{DiscordError, Inspection, Playing};
use crate::game::options::{OptionRefusal, Options, RulesetId};

/// A game master for long conquest games on Discord.
#[derive(Debug, Parser)]
#[command(version, about, long_about = None, after_help = AFTER_HELP)]
pub struct Cli {
    #[command(subcommand)]
    pub command: Option<Command>,
}

const AFTER_HELP: &str = "Without a command: runs the bot where DISCORD_TOKEN is set, and otherwise opens a sandbox table in the browser.\n\
Exit codes: 0 done, 1 failed, 2 wrong call or setting.";

/// What the binary can do.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Connects to Discord and serves matches until it is stopped
    Run(RunArgs),
    /// Plays against a stand-in for Discord on this machine
    #[cfg(feature = "sandbox")]
    Sandbox(SandboxArgs),
    /// Plays whole games of the AI against itself and checks every state
    Simulate(SimulateArgs),
    /// Exact chances of an attack, as JSON
    Odds(OddsArgs),
    /// Draws the board of a match, or of a fresh game, into a PNG file
    Draw(DrawArgs),
    /// Writes a match as JSON
    Export(ExportArgs),
    /// Reads a match from JSON into the database
    Import(ImportArgs),
    /// Recomputes every roll and every state of an exported match, offline
    Verify(VerifyArgs),
    /// Copies the database while the bot runs, and looks the copy through
    Backup(BackupArgs),
    /// Says what is wrong with a configuration, a database, the rights on Discord or a board file
    Check(CheckArgs),
}

/// Where the settings are.
#[derive(Debug, Clone, Args)]
pub struct ConfigArgs {
    /// Settings file; `adjutant.toml` in the working directory is used when it is there
    #[arg(long, value_name = "FILE")]
    pub config: Option<PathBuf>,
    /// Database file; goes before the settings file
    #[arg(long, value_name = "FILE")]
    pub database: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub struct RunArgs {
    #[command(flatten)]
    pub config: ConfigArgs,
}

#[derive(Debug, Args)]
pub struct SandboxArgs {
    /// Plays the lines of this file instead of opening a page for the browser
    #[arg(long, value_name = "FILE", conflicts_with = "terminal")]
    pub script: Option<PathBuf>,
    /// Plays in this terminal instead of opening a page for the browser
    #[arg(long)]
    pub terminal: bool,
    /// Keeps the matches in this directory between starts (default: a new one each time)
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,
    /// Port of the page on 127.0.0.1 (default: 4066), or of the stand-in with --script, --terminal or --stand-in-only; 0: any
    #[arg(long)]
    pub port: Option<u16>,
    /// Opens the page in the browser
    #[arg(long, conflicts_with_all = ["script", "terminal"])]
    pub open: bool,
    /// With --script, --terminal or --stand-in-only: saves every picture here
    #[arg(long, value_name = "DIR", default_value = "sandbox-pictures")]
    pub pictures: PathBuf,
    /// Serves the stand-in without a bot, for another program: prints where it is, takes a line of a script from standard input and
    /// answers `ok` or `failed: why`; ends at `quit`, ctrl-c or SIGTERM
    #[arg(long, conflicts_with_all = ["script", "terminal", "open", "data"])]
    pub stand_in_only: bool,
}

impl SandboxArgs {
    /// What the bare call opens: the page, in the browser of whoever sits at the terminal.
    pub fn bare() -> Self {
        let open = std::io::stdout().is_terminal();
        let pictures = PathBuf::from("sandbox-pictures");
        Self { script: None, terminal: false, data: None, port: None, open, pictures, stand_in_only: false }
    }
}

#[derive(Debug, Args)]
pub struct DrawArgs {
    /// An exported match; without it a fresh game is drawn
    #[arg(value_name = "FILE")]
    pub file: Option<PathBuf>,
    /// The picture to write
    #[arg(long, short, value_name = "PNG", default_value = "board.png")]
    pub out: PathBuf,
    /// Ruleset of a fresh game
    #[arg(long, default_value = "classic", conflicts_with = "file")]
    pub ruleset: String,
    /// Preset of the ruleset; its default without it
    #[arg(long, conflicts_with = "file")]
    pub preset: Option<String>,
    /// Players of a fresh game; one may run several seats
    #[arg(long, default_value_t = 3)]
    pub players: u8,
    /// Seed of a fresh game, and how many AI turns are played before it is drawn
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    #[arg(long, default_value_t = 0)]
    pub turns: u32,
    /// Language of the picture: en or de
    #[arg(long, default_value = "en")]
    pub lang: String,
    /// Width in pixels, to see what a phone shows; without it as it is sent
    #[arg(long, value_parser = clap::value_parser!(u32).range(100..=1600))]
    pub width: Option<u32>,
}

#[derive(Debug, Args)]
pub struct ExportArgs {
    #[command(flatten)]
    pub config: ConfigArgs,
    /// The number of the match, as `/game list` shows it
    pub number: i64,
    /// File to write; standard output without it
    #[arg(long, short, value_name = "FILE")]
    pub out: Option<PathBuf>,
    /// Hands and sealed placements of a running match too (never the seed): to move it to another database. Keep such a file to yourself
    #[arg(long)]
    pub whole: bool,
}

#[derive(Debug, Args)]
pub struct ImportArgs {
    #[command(flatten)]
    pub config: ConfigArgs,
    /// File written by `export`
    pub file: PathBuf,
}

#[derive(Debug, Args)]
pub struct VerifyArgs {
    /// File written by `export` after the match was over
    pub file: PathBuf,
}

#[derive(Debug, Args)]
pub struct BackupArgs {
    #[command(flatten)]
    pub config: ConfigArgs,
    /// The copy to write; a file that is there is not touched
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
}

#[derive(Debug, Args)]
pub struct CheckArgs {
    #[command(flatten)]
    pub config: ConfigArgs,
    /// Does not ask Discord anything
    #[arg(long)]
    pub offline: bool,
    /// A board file and its deck file to be checked instead
    #[arg(long, value_names = ["BOARD", "DECK"], num_args = 2)]
    pub board: Option<Vec<PathBuf>>,
    /// A box of the dice game to be checked instead
    #[arg(long = "box", value_name = "FILE", conflicts_with = "board")]
    pub arenas: Option<PathBuf>,
}

/// How a command ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exit {
    Done,
    Failed,
    /// The call or a setting is wrong.
    Misused,
}

impl From<Exit> for std::process::ExitCode {
    fn from(exit: Exit) -> Self {
        match exit {
            Exit::Done => Self::SUCCESS,
            Exit::Failed => Self::FAILURE,
            Exit::Misused => Self::from(2),
        }
    }
}

/// The settings: the file that is named or found, and what the call itself says.
pub fn config(args: &ConfigArgs) -> Result<Config, ConfigError> {
    let mut config = Config::load(args.config.as_deref())?;
    if let Some(database) = &args.database {
        config.database.clone_from(database);
    }
    Ok(config)
}

/// How a command ends that failed with this error: wrong settings are a wrong call, and so is a token that Discord does not accept.
pub fn exit_of(error: &anyhow::Error) -> Exit {
    // Starting again would not help, and each start costs one of 1,000 sign-ins a day.
    let for_good = |code: u16| matches!(code, 4012..=4014);
    let token = matches!(error.downcast_ref(), Some(DiscordError::Token));
    let barred = matches!(error.downcast_ref(), Some(DiscordError::Barred { code, .. }) if for_good(*code));
    if token || barred || error.is::<ConfigError>() || error.is::<WrongCall>() { Exit::Misused } else { Exit::Failed }
}

/// `adjutant simulate`.
pub fn simulate(args: &SimulateArgs, out: &mut dyn Write, errors: &mut dyn Write) -> std::io::Result<Exit> {
    simulate::run(args, out, errors)
}

/// `adjutant odds`; with `--batch` the cases come from `input`.
pub fn odds(args: &OddsArgs, input: &mut dyn BufRead, out: &mut dyn Write) -> std::io::Result<Exit> {
    odds::run(args, input, out)
}

/// `adjutant draw`.
pub fn draw(args: &DrawArgs, out: &mut dyn Write) -> anyhow::Result<Exit> {
    draw::run(args, out)
}

/// `adjutant export`.
pub fn export(args: &ExportArgs, out: &mut dyn Write) -> anyhow::Result<Exit> {
    transfer::export(args, out)
}

/// `adjutant import`.
pub fn import(args: &ImportArgs, out: &mut dyn Write) -> anyhow::Result<Exit> {
    transfer::import(args, out)
}

/// `adjutant verify`.
pub fn verify(args: &VerifyArgs, out: &mut dyn Write) -> anyhow::Result<Exit> {
    transfer::verify(args, out)
}

/// `adjutant backup`.
pub fn backup(args: &BackupArgs, out: &mut dyn Write) -> anyhow::Result<Exit> {
    backup::run(args, out)
}

/// `adjutant check`. `ask` is how Discord is asked which rights the bot has, and in which channels: those of the live matches.
pub fn check(
    args: &CheckArgs,
    ask: impl FnOnce(&Token, &[Playing]) -> Result<Inspection, DiscordError>,
    out: &mut dyn Write,
) -> anyhow::Result<Exit> {
    check::run(args, ask, out)
}

/// The options of a ruleset and preset by their ids, or what is wrong with the ids.
fn options(ruleset: &str, preset: Option<&str>) -> Result<Options, String> {
    let options = RulesetId::from_id(ruleset).and_then(|ruleset| match preset {
        Some(preset) => Options::with_preset(ruleset, preset),
        None => Ok(Options::new(ruleset)),
    });
    options.map_err(|refusal| in_words(&refusal))
}

/// Whether the ruleset can be played by so many.
fn seats_fit(options: &Options, players: usize) -> Result<(), String> {
    let seats = options.seats();
    if seats.contains(&players) {
        return Ok(());
    }
    Err(format!("--players must be {} to {}, not {players}", seats.start(), seats.end()))
}

/// What is wrong with the call, for somebody at a terminal.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
struct WrongCall(String);

/// What is wrong with an option, for somebody at a terminal.
fn in_words(refusal: &OptionRefusal) -> String {
    match refusal {
        OptionRefusal::UnknownRuleset { asked, known } => {
            format!("no ruleset {asked:?}; there are: {}", known.join(", "))
        }
        OptionRefusal::UnknownPreset { asked, known } => {
            format!("no preset {asked:?}; there are: {}", known.join(", "))
        }
        OptionRefusal::UnknownOption { asked, known } => {
            format!("no option {asked:?}; there are: {}", known.join(", "))
        }
        OptionRefusal::UnknownValue { option, asked, choices } => {
            format!("option {option} cannot be {asked:?}; it can be: {}", choices.join(", "))
        }
    }
}
