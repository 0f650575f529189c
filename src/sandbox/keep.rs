//! The stand-in's world in a directory, so that a match goes on after the next start: people, channels and messages
//! in `sandbox.json`, each file of a message in `files/`. What only one person saw for a while is not kept.

use std::collections::BTreeSet;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::Sandbox;
use super::world::{Channel, Guild, Ids, Message, Person, Snowflake};

const WORLD: &str = "sandbox.json";
const FILES: &str = "files";

/// The world as it was at one moment.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Kept {
    pub(crate) app: Snowflake,
    pub(crate) ids: Ids,
    /// What the world's clock showed, Unix milliseconds.
    pub now_ms: i64,
    /// The guild and the channel that were there at the start.
    pub(crate) guild: Snowflake,
    pub(crate) channel: Snowflake,
    pub(crate) people: Vec<Person>,
    pub(crate) guilds: Vec<Guild>,
    pub(crate) channels: Vec<Channel>,
    pub(crate) messages: Vec<Message>,
}

impl Kept {
    /// Reads what [`Kept::write`] has written; `None` where nothing was.
    pub fn read(directory: &Path) -> io::Result<Option<Self>> {
        let text = match fs::read(directory.join(WORLD)) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(error),
        };
        let mut kept: Self = serde_json::from_slice(&text)?;
        for file in kept.messages.iter_mut().flat_map(|message| &mut message.attachments) {
            // A picture that is gone is shown as missing; the match does not need it.
            file.bytes = fs::read(file_path(directory, file.id)).map(Arc::from).unwrap_or_default();
        }
        Ok(Some(kept))
    }

    /// Replaces what is in the directory. A process that is killed meanwhile leaves the old world or the new one.
    pub fn write(&self, directory: &Path) -> io::Result<()> {
        let files = directory.join(FILES);
        fs::create_dir_all(&files)?;
        let mut wanted = BTreeSet::new();
        for file in self.messages.iter().flat_map(|message| &message.attachments) {
            let path = file_path(directory, file.id);
            if !path.exists() {
                replace(&path, &file.bytes)?;
            }
            wanted.insert(path);
        }
        replace(&directory.join(WORLD), &serde_json::to_vec(self)?)?;
        for entry in fs::read_dir(&files)? {
            let path = entry?.path();
            if !wanted.contains(&path) {
                fs::remove_file(path)?;
            }
        }
        Ok(())
    }
}

impl Sandbox {
    /// The world of this moment.
    pub fn kept(&self) -> Kept {
        let now_ms = self.now();
        self.shared.read(|state| Kept {
            app: state.app,
            ids: state.ids,
            now_ms,
            guild: self.guild,
            channel: self.channel,
            people: state.world.people.values().cloned().collect(),
            guilds: state.world.guilds.values().cloned().collect(),
            channels: state.world.channels.values().cloned().collect(),
            // The interaction behind a deferred answer that has not come does not outlive the process.
            messages: state.world.messages.values().filter(|m| m.only.is_none() && !m.is_loading()).cloned().collect(),
        })
    }

    /// Takes a world over; called before anybody is connected.
    pub(super) fn restore(&mut self, kept: Kept) {
        (self.guild, self.channel) = (kept.guild, kept.channel);
        self.shared.with(|state| {
            (state.app, state.ids) = (kept.app, kept.ids);
            state.world.people = kept.people.into_iter().map(|person| (person.id, person)).collect();
            state.world.guilds = kept.guilds.into_iter().map(|guild| (guild.id, guild)).collect();
            state.world.channels = kept.channels.into_iter().map(|channel| (channel.id, channel)).collect();
            state.world.messages = kept.messages.into_iter().map(|message| (message.id, message)).collect();
        });
    }
}

fn file_path(directory: &Path, id: Snowflake) -> PathBuf {
    directory.join(FILES).join(id.to_string())
}

fn replace(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let new = path.with_extension("new");
    let mut file = fs::File::create(&new)?;
    file.write_all(bytes)?;
    file.sync_all()?;
    fs::rename(new, path)
}
