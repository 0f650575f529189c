//! The settings of a host: a TOML file, every setting with a default. The token comes from the environment alone.

use std::fmt;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use serde::Deserialize;

/// The environment variable that holds the bot's token.
pub const TOKEN_VARIABLE: &str = "DISCORD_TOKEN";

/// The file that is read where none is named and it exists.
pub const DEFAULT_FILE: &str = "adjutant.toml";

/// Everything that a host can set. `config.example.toml` shows each setting with its default and meaning.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, default, rename_all = "kebab-case")]
pub struct Config {
    /// Where the matches are kept; made where it does not exist, with its directory.
    pub database: PathBuf,
    /// What is logged, as `tracing` filters: a level, or `adjutant=debug,serenity=warn`.
    pub log: String,
    /// In which form.
    pub log_format: LogFormat,
    pub discord: Discord,
    pub metrics: Metrics,
}

/// How a line of the log looks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LogFormat {
    /// For people.
    #[default]
    Text,
    /// One JSON object a line, for programs.
    Json,
}

/// Numbers about the running bot.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, default, rename_all = "kebab-case")]
pub struct Metrics {
    /// Where `/metrics` and `/healthz` are served: address and port, on this machine only. Empty: nowhere.
    pub listen: String,
}

impl Metrics {
    /// The address, if there is one.
    ///
    /// # Errors
    /// In words, where it is no address with a port, or one that others could reach.
    pub fn address(&self) -> Result<Option<SocketAddr>, String> {
        if self.listen.is_empty() {
            return Ok(None);
        }
        let address: SocketAddr = self
            .listen
            .parse()
            .map_err(|_| format!("{:?} is no address with a port, such as 127.0.0.1:9184", self.listen))?;
        if address.ip().is_loopback() {
            Ok(Some(address))
        } else {
            Err(format!(
                "{address} could be reached from elsewhere; only addresses of this machine alone are accepted, such as 127.0.0.1:9184"
            ))
        }
    }
}

/// How the bot behaves on Discord.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, default, rename_all = "kebab-case")]
pub struct Discord {
    /// An answer that is not there after so many milliseconds is announced first ("thinking") and sent later. Discord gives
    /// up after 3,000; 100 to 2,500 are accepted.
    pub defer_after_ms: u64,
    /// A post older than this is sent anew instead of being edited, in minutes. Discord limits edits of messages
    /// that are older than an hour; 1 to 59 are accepted.
    pub repost_after_min: u64,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            database: "data/adjutant.sqlite3".into(),
            log: "info,serenity=warn,poise=warn".into(),
            log_format: LogFormat::Text,
            discord: Discord::default(),
            metrics: Metrics::default(),
        }
    }
}

impl Default for Discord {
    fn default() -> Self {
        Self { defer_after_ms: 1_500, repost_after_min: 50 }
    }
}

/// The bot's token. `Debug` does not print it.
#[derive(Clone, PartialEq, Eq)]
pub struct Token(String);

/// What is wrong with the settings, and what a host can do.
#[derive(Debug, thiserror::Error)]
pub enum ConfigError {
    #[error("cannot read {}: {why}. Name another file with --config, or leave it out to use the defaults", file.display())]
    Unreadable { file: PathBuf, why: std::io::Error },
    #[error("{}: {why}\nconfig.example.toml shows every setting with its default", file.display())]
    Wrong { file: PathBuf, why: Box<toml::de::Error> },
    #[error("{}: {setting} is {value}, but must be from {least} to {most}", file.display())]
    OutOfRange { file: PathBuf, setting: &'static str, value: u64, least: u64, most: u64 },
    #[error("{}: {setting}: {why}", file.display())]
    Unfit { file: PathBuf, setting: &'static str, why: String },
    #[error("{}: {setting} must not be empty; leave the line out to use the default", file.display())]
    Empty { file: PathBuf, setting: &'static str },
    #[error(
        "the environment variable {TOKEN_VARIABLE} is not set: put the bot's token there \
         (https://discord.com/developers/applications, Bot, Reset Token)"
    )]
    NoToken,
    #[error("the environment variable {TOKEN_VARIABLE} does not hold a bot token: it must be one line without spaces")]
    WrongToken,
}

impl Config {
    /// Reads `file`, or `adjutant.toml` in the working directory if there is one, or else takes the defaults.
    pub fn load(file: Option<&Path>) -> Result<Self, ConfigError> {
        match file {
            Some(file) => Self::read(file),
            None if Path::new(DEFAULT_FILE).exists() => Self::read(Path::new(DEFAULT_FILE)),
            None => Ok(Self::default()),
        }
    }

    /// Takes the settings from the text of a file; `file` is what errors call it.
    pub fn parse(text: &str, file: &Path) -> Result<Self, ConfigError> {
        let wrong = |why| ConfigError::Wrong { file: file.to_owned(), why: Box::new(why) };
        let config: Self = toml::from_str(text).map_err(wrong)?;
        config.check(file)?;
        Ok(config)
    }

    fn read(file: &Path) -> Result<Self, ConfigError> {
        let unreadable = |why| ConfigError::Unreadable { file: file.to_owned(), why };
        Self::parse(&std::fs::read_to_string(file).map_err(unreadable)?, file)
    }

    fn check(&self, file: &Path) -> Result<(), ConfigError> {
        let ranges = [
            ("discord.defer-after-ms", self.discord.defer_after_ms, 100, 2_500),
            ("discord.repost-after-min", self.discord.repost_after_min, 1, 59),
        ];
        for (setting, value, least, most) in ranges {
            if !(least..=most).contains(&value) {
                return Err(ConfigError::OutOfRange { file: file.to_owned(), setting, value, least, most });
            }
        }
        if self.database.as_os_str().is_empty() {
            return Err(ConfigError::Empty { file: file.to_owned(), setting: "database" });
        }
        let unfit = |setting, why| ConfigError::Unfit { file: file.to_owned(), setting, why };
        self.metrics.address().map_err(|why| unfit("metrics.listen", why))?;
        Ok(())
    }
}

impl Token {
    /// Takes the token from `DISCORD_TOKEN`.
    pub fn from_environment() -> Result<Self, ConfigError> {
        match std::env::var(TOKEN_VARIABLE) {
            Ok(token) if !token.trim().is_empty() => Self::new(&token),
            Ok(_) | Err(std::env::VarError::NotPresent) => Err(ConfigError::NoToken),
            Err(std::env::VarError::NotUnicode(_)) => Err(ConfigError::WrongToken),
        }
    }

    /// A token as it was typed; spaces around it and a leading `Bot ` are taken off.
    pub fn new(token: &str) -> Result<Self, ConfigError> {
        let token = token.trim();
        let token = token.strip_prefix("Bot ").unwrap_or(token).trim();
        if token.is_empty() || token == "Bot" || token.chars().any(|letter| !letter.is_ascii_graphic()) {
            return Err(ConfigError::WrongToken);
        }
        Ok(Self(token.to_owned()))
    }

    /// The secret itself, for the one who signs in with it.
    pub fn secret(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(secret)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(text: &str) -> Result<Config, String> {
        Config::parse(text, Path::new("a.toml")).map_err(|error| error.to_string())
    }

    #[test]
    fn an_empty_file_means_the_defaults_and_the_example_shows_exactly_these() {
        assert_eq!(parse(""), Ok(Config::default()));
        assert_eq!(parse(include_str!("../config.example.toml")), Ok(Config::default()));
    }

    #[test]
    fn the_example_names_every_setting() {
        let example: toml::Table = include_str!("../config.example.toml").parse().unwrap();
        let keys = |table: &toml::Table| table.keys().cloned().collect::<Vec<_>>();
        assert_eq!(keys(&example).len(), 5);
        assert_eq!(keys(example["discord"].as_table().unwrap()).len(), 2);
        assert_eq!(keys(example["metrics"].as_table().unwrap()).len(), 1);
    }

    #[test]
    fn what_is_wrong_is_named_with_file_setting_and_remedy() {
        for (text, parts) in [
            ("datbase = 'x'", ["a.toml", "datbase", "`database`"]),
            ("token = 'x'", ["a.toml", "token", "config.example.toml"]),
            ("[discord]\ndefer-after-ms = 2501", ["a.toml", "discord.defer-after-ms", "from 100 to 2500"]),
            ("[discord]\nrepost-after-min = 60", ["a.toml", "discord.repost-after-min", "from 1 to 59"]),
            ("[discord]\ndefer-after-ms = -1", ["a.toml", "defer-after-ms", "-1"]),
            ("database = ''", ["a.toml", "database", "default"]),
            ("log-format = 'xml'", ["a.toml", "`text`", "`json`"]),
            ("[metrics]\nlisten = 'here'", ["a.toml", "metrics.listen", "127.0.0.1:9184"]),
            ("[metrics]\nlisten = '0.0.0.0:9184'", ["a.toml", "metrics.listen", "reached from elsewhere"]),
        ] {
            let error = parse(text).unwrap_err();
            assert!(parts.iter().all(|part| error.contains(part)), "{text:?} gave {error}");
        }
    }

    #[test]
    fn a_token_is_one_word_and_is_never_printed() {
        let token = Token::new(" Bot abc.def \n").unwrap();
        assert_eq!(token.secret(), "abc.def");
        assert!(!format!("{token:?}").contains("abc"));
        for wrong in ["", "  ", "two words", "Bot ", "ä"] {
            assert!(matches!(Token::new(wrong), Err(ConfigError::WrongToken)), "{wrong:?}");
        }
    }
}
