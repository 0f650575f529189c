//! The timeline as lines of text, and pictures as files with readable names.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use super::outcome::Modal;
use super::timeline::{Event, Happening};
use super::world::{Message, PINNED, Place, Snowflake, THREAD_CREATED, button_text};
use super::{Attachment, Sandbox};

/// Writes events as text, and their pictures to a directory.
#[derive(Debug)]
pub struct Show {
    pictures: Option<PathBuf>,
    saved: BTreeMap<Snowflake, PathBuf>,
}

impl Show {
    /// With a directory every picture is saved there once (it must exist).
    pub fn new(pictures: Option<PathBuf>) -> Self {
        Self { pictures, saved: BTreeMap::new() }
    }

    /// Where pictures were saved, oldest first.
    pub fn saved(&self) -> impl Iterator<Item = &Path> {
        self.saved.values().map(PathBuf::as_path)
    }

    /// The lines for an event, each with its end of line. Errors are those of saving a picture.
    pub fn event(&mut self, sandbox: &Sandbox, event: &Event) -> std::io::Result<String> {
        let mut out = String::new();
        match &event.what {
            Happening::Did { person, channel, text, .. } => {
                let (who, place) = (handle(sandbox, *person), place(sandbox, *channel));
                let _ = writeln!(out, "\n{place} {who}> {text}");
            }
            Happening::Posted(message) if message.is_loading() => {
                let _ = writeln!(out, "{} ... is thinking", audience(sandbox, message));
            }
            Happening::Posted(message) => self.message(sandbox, message, "", &mut out)?,
            Happening::Edited(message) if message.edited == 0 => self.message(sandbox, message, "", &mut out)?,
            Happening::Edited(message) => self.message(sandbox, message, " (edited)", &mut out)?,
            Happening::Deleted(message) => {
                let _ = writeln!(out, "{} a message is gone: {}", audience(sandbox, message), first(&message.text()));
            }
            Happening::Modal { person, modal, .. } => {
                let modal = Modal::of(modal);
                let _ = writeln!(out, "  (only {} sees) form \"{}\"", handle(sandbox, *person), modal.title);
                for input in &modal.inputs {
                    let _ = writeln!(out, "      {} = {:?}", input.label, input.value);
                }
            }
            Happening::NoAnswer { person, .. } => {
                let who = handle(sandbox, *person);
                let _ = writeln!(out, "  (only {who} sees) The application did not respond");
            }
        }
        Ok(out)
    }

    fn message(&mut self, sandbox: &Sandbox, message: &Message, mark: &str, out: &mut String) -> std::io::Result<()> {
        let mut text = readable(sandbox, &message.text()).replace('\n', "\n      ");
        if message.system == PINNED {
            text.push_str("(pinned a message)");
        } else if message.system == THREAD_CREATED {
            text = format!("(started a thread: {text})");
        } else if text.is_empty() {
            text.push_str("(no text)");
        }
        let _ = writeln!(out, "{}{mark} {text}", audience(sandbox, message));
        for file in &message.attachments {
            let size = file.pixels.map(|(w, h)| format!(" {w}x{h}")).unwrap_or_default();
            let saved = self.save(sandbox, message, file)?;
            let _ = writeln!(out, "      [file {}{size}, {} bytes]", saved.display(), file.bytes.len());
            if let Some(alt) = &file.description {
                let _ = writeln!(out, "      [alt: {}]", first(alt));
            }
        }
        for row in &message.components {
            let controls = row["components"].as_array().into_iter().flatten();
            let shown: Vec<String> = controls.map(control).collect();
            let _ = writeln!(out, "      {}", shown.join(" "));
        }
        if !message.pings.is_empty() && message.edited == 0 {
            let who: Vec<String> = message.pings.iter().map(|id| handle(sandbox, *id)).collect();
            let _ = writeln!(out, "      (pings {})", who.join(", "));
        }
        Ok(())
    }

    /// Saves a file as `003-turn-2-ana.png`: number, file name, and whose it is if it is private.
    fn save(&mut self, sandbox: &Sandbox, message: &Message, file: &Attachment) -> std::io::Result<PathBuf> {
        if let Some(path) = self.saved.get(&file.id) {
            return Ok(path.clone());
        }
        let Some(directory) = &self.pictures else { return Ok(PathBuf::from(&file.filename)) };
        let (stem, end) = file.filename.rsplit_once('.').unwrap_or((&file.filename, "bin"));
        let owner = owner(sandbox, message).map(|id| format!("-{}", handle(sandbox, id))).unwrap_or_default();
        let plain = |text: &str| -> String {
            text.chars().map(|c| if c.is_ascii_alphanumeric() || c == '-' { c } else { '-' }).collect()
        };
        let number = self.saved.len() + 1;
        let path = directory.join(format!("{number:03}-{}{}.{}", plain(stem), plain(&owner), plain(end)));
        std::fs::write(&path, &file.bytes)?;
        self.saved.insert(file.id, path.clone());
        Ok(path)
    }
}

/// A button as `[Join]`, a select as `<Choose>`; disabled ones in brackets.
fn control(control: &serde_json::Value) -> String {
    let name = if control["type"] == 2 {
        format!("[{}]", button_text(control))
    } else {
        let labels = control["options"].as_array().into_iter().flatten().filter_map(|o| o["label"].as_str());
        let placeholder = control["placeholder"].as_str().unwrap_or("choose");
        format!("<{placeholder}: {}>", labels.collect::<Vec<_>>().join(" | "))
    };
    if control["disabled"] == true { format!("({name})") } else { name }
}

fn handle(sandbox: &Sandbox, person: Snowflake) -> String {
    let found = sandbox.people().into_iter().find(|p| p.id == person);
    found.map_or_else(|| person.to_string(), |person| person.handle)
}

fn place(sandbox: &Sandbox, channel: Snowflake) -> String {
    match sandbox.channels().into_iter().find(|c| c.id == channel) {
        Some(channel) if matches!(channel.place, Place::Dm { .. }) => "DM".into(),
        Some(channel) => format!("#{}", channel.name),
        None => "#?".into(),
    }
}

/// The one person who sees a message, if it is private.
fn owner(sandbox: &Sandbox, message: &Message) -> Option<Snowflake> {
    let channel = sandbox.channels().into_iter().find(|c| c.id == message.channel);
    message.only.or(match channel?.place {
        Place::Dm { person } => Some(person),
        Place::Text { .. } | Place::Voice { .. } | Place::Forum { .. } | Place::Thread { .. } => None,
    })
}

fn audience(sandbox: &Sandbox, message: &Message) -> String {
    match (message.only, owner(sandbox, message)) {
        (Some(person), _) => format!("  (only {} sees)", handle(sandbox, person)),
        (None, Some(person)) => format!("  (DM to {})", handle(sandbox, person)),
        (None, None) => format!("  {}:", place(sandbox, message.channel)),
    }
}

/// Mentions as a client shows them.
fn readable(sandbox: &Sandbox, text: &str) -> String {
    let mut text = text.to_owned();
    for person in sandbox.people() {
        for mention in [format!("<@{}>", person.id), format!("<@!{}>", person.id)] {
            text = text.replace(&mention, &format!("@{}", person.name));
        }
    }
    if text.contains("<#") {
        for channel in sandbox.channels() {
            text = text.replace(&format!("<#{}>", channel.id), &format!("#{}", channel.name));
        }
    }
    text
}

fn first(text: &str) -> String {
    let line = text.lines().next().unwrap_or_default();
    if line.chars().count() > 100 { line.chars().take(99).chain(['…']).collect() } else { line.into() }
}
