//! Scripts: one act a line, for examples and for reproducing what somebody saw. `docs` of the lines: [`HELP`].

use std::collections::BTreeMap;
use std::io::Write;
use std::path::PathBuf;
use std::time::Duration;

use super::outcome::{Outcome, Reaction};
use super::show::Show;
use super::world::{Message, Snowflake};
use super::{Event, Happening, Sandbox, SandboxError};

/// The lines that a script may have.
pub const HELP: &str = "\
person ana en \"Ana\"          a person: handle, language, shown name
moderator mia                mia may manage the server
channel lounge               a new channel, or back to one: what follows happens there
voice lounge / forum games   a new voice channel or forum
thread table                 a new thread of this channel (in a forum: a post): what follows happens there
archive / unarchive / lock   this thread sleeps, wakes up, or sleeps until somebody who may manage threads wakes it
ana: /attack from:Brazil     ana types a command (option:value, option:\"two words\", option:=as-it-stands)
ana: /attack from:? to:?      `?` takes the first choice that is offered while she types
ana: suggest /attack from:br what autocomplete offers ana
ana: press \"End turn\"        ana presses a button of the answer to what she did last, otherwise of the message that has it
                             and changed last (waits up to 5 s for one, and up to 3 s until no post is being edited)
ana: select \"Country\" \"Peru\" ana chooses in a select (name, then values)
ana: modal Name=\"Red army\"   ana fills in the form that is open, and sends it
ana: dm                      what ana's direct messages say
ana: look                    what ana sees in the channel
ana: close-dms / open-dms    ana refuses the bot's direct messages, or takes them again
expect ana sees \"text\"       stops unless that text is among what ana sees (waits up to 5 s)
expect ana sees \"text\" within 2m  the same, with more patience (ms, s, m)
expect ana not sees \"text\"   stops if it is
await ana                    waits until the bot has called ana once more than before (up to 1 m)
wait 2s                      lets time pass (ms, s, m)
# anything                   a comment";

/// Why a script has stopped.
#[derive(Debug, thiserror::Error)]
#[error("line {line}: {why}: `{text}`")]
pub struct ScriptError {
    /// Counts from 1.
    pub line: usize,
    pub text: String,
    pub why: LineError,
}

/// What was wrong with a line.
#[derive(Debug, thiserror::Error)]
pub enum LineError {
    #[error(transparent)]
    Sandbox(#[from] SandboxError),
    #[error("the bot did not respond within 3 seconds")]
    NoAnswer,
    #[error("not understood")]
    NotUnderstood,
    #[error("{who} does not see it; there is: {there}")]
    NotSeen { who: String, there: String },
    #[error("{who} was not called")]
    NotCalled { who: String },
    #[error("{who} sees it")]
    Seen { who: String },
    #[error(transparent)]
    Output(#[from] std::io::Error),
}

/// How long a deferred answer, an expected text or a button may take.
const PATIENCE: Duration = Duration::from_secs(5);

/// How long posts may take to be edited after somebody has acted: their delivery follows the answer.
const EDITED_WITHIN: Duration = Duration::from_secs(3);

/// When nothing has happened for so long, all posts are edited.
const CALM: Duration = Duration::from_millis(500);

/// How long `await` waits: others may have to take their turns first.
const CALLED_WITHIN: Duration = Duration::from_mins(1);

/// Runs lines one by one and writes what everybody sees.
#[derive(Debug)]
pub struct Script<W> {
    sandbox: Sandbox,
    out: W,
    show: Show,
    shown: usize,
    channel: Snowflake,
    /// The interaction that opened the modal on a person's screen.
    modals: BTreeMap<Snowflake, Snowflake>,
    /// How often each person had been called when `await` last looked.
    calls: BTreeMap<Snowflake, usize>,
    /// The last interaction of each person.
    acts: BTreeMap<Snowflake, Snowflake>,
}

impl<W: Write> Script<W> {
    /// Acts in the sandbox's first channel. Pictures are saved to the directory, which must exist.
    pub fn new(sandbox: &Sandbox, out: W, pictures: Option<PathBuf>) -> Self {
        let (sandbox, channel) = (sandbox.clone(), sandbox.channel());
        let shown = sandbox.timeline().len();
        Self {
            sandbox,
            out,
            show: Show::new(pictures),
            shown,
            channel,
            modals: BTreeMap::new(),
            calls: BTreeMap::new(),
            acts: BTreeMap::new(),
        }
    }

    /// Runs a whole script; stops at the first line that fails.
    pub async fn run(&mut self, text: &str) -> Result<(), ScriptError> {
        for (at, line) in text.lines().enumerate() {
            let done = self.line(line).await;
            done.map_err(|why| ScriptError { line: at + 1, text: line.trim().into(), why })?;
        }
        Ok(())
    }

    /// Runs one line and shows what came of it.
    pub async fn line(&mut self, line: &str) -> Result<(), LineError> {
        let done = self.act(line.trim()).await;
        self.show_new()?;
        done
    }

    /// Shows what has happened since.
    pub fn show_new(&mut self) -> Result<(), LineError> {
        for event in &self.sandbox.timeline_from(self.shown) {
            let text = self.show.event(&self.sandbox, event)?;
            self.out.write_all(text.as_bytes())?;
            self.shown = event.number + 1;
        }
        self.out.flush()?;
        Ok(())
    }

    pub fn show(&self) -> &Show {
        &self.show
    }
    pub(super) fn out(&mut self) -> &mut W {
        &mut self.out
    }

    async fn act(&mut self, line: &str) -> Result<(), LineError> {
        if line.is_empty() || line.starts_with('#') {
            return Ok(());
        }
        if let Some((handle, rest)) = line.split_once(':')
            && let Some(person) = self.sandbox.person(handle.trim())
        {
            return self.person_acts(person.id, rest.trim()).await;
        }
        let words = words(line);
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        match words[..] {
            ["person", handle, locale] => self.person(handle, locale, handle),
            ["person", handle, locale, name] => self.person(handle, locale, name),
            ["moderator", handle] => {
                let person = self.find(handle)?;
                self.sandbox.change_person(person, |person| person.moderator = true);
                Ok(())
            }
            ["channel", name] => {
                self.channel = self.go_to(name);
                Ok(())
            }
            ["voice", name] => {
                self.channel = self.sandbox.add_voice(self.sandbox.guild(), name);
                Ok(())
            }
            ["forum", name] => {
                self.channel = self.sandbox.add_forum(self.sandbox.guild(), name);
                Ok(())
            }
            ["thread", name] => {
                self.channel = self.sandbox.add_thread(self.sandbox.guild(), self.channel, name);
                Ok(())
            }
            ["archive"] => {
                self.sandbox.set_archived(self.channel, true);
                Ok(())
            }
            ["unarchive"] => {
                self.sandbox.set_locked(self.channel, false);
                Ok(())
            }
            ["lock"] => {
                self.sandbox.set_locked(self.channel, true);
                Ok(())
            }
            ["wait", time] => {
                tokio::time::sleep(duration(time).ok_or(LineError::NotUnderstood)?).await;
                Ok(())
            }
            ["expect", who, "sees", text] => self.expect(who, text, PATIENCE).await,
            ["expect", who, "sees", text, "within", time] => {
                self.expect(who, text, duration(time).ok_or(LineError::NotUnderstood)?).await
            }
            ["await", who] => self.called(who).await,
            ["expect", who, "not", "sees", text] => {
                let all = self.read(self.find(who)?);
                if all.contains(text) { Err(LineError::Seen { who: who.into() }) } else { Ok(()) }
            }
            _ => match line.split_once(':') {
                Some((who, _)) if !who.contains(char::is_whitespace) => Err(SandboxError::NoPerson(who.into()).into()),
                _ => Err(LineError::NotUnderstood),
            },
        }
    }

    async fn person_acts(&mut self, person: Snowflake, act: &str) -> Result<(), LineError> {
        if act.starts_with('/') {
            let outcome = self.sandbox.command(person, self.channel, act).await?;
            return self.after(outcome).await;
        }
        if let Some(line) = act.strip_prefix("suggest ") {
            let choices = self.sandbox.autocomplete(person, self.channel, line.trim()).await?;
            for choice in choices {
                writeln!(self.out, "      {}  ({})", choice.name, choice.value)?;
            }
            return Ok(());
        }
        let words = words(act);
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        match words[..] {
            ["press", label] => {
                let message = self.with_button(person, label).await?;
                let outcome = self.sandbox.press(person, message, label).await?;
                self.after(outcome).await
            }
            ["select", name, ref values @ ..] => {
                let message = self.newest_with(person, |message| {
                    message.controls().any(|c| c["type"] == 3 && (c["custom_id"] == name || c["placeholder"] == name))
                });
                let message = message.ok_or_else(|| self.no_control(person, name))?;
                let outcome = self.sandbox.select(person, message, name, values).await?;
                self.after(outcome).await
            }
            ["modal", ref fields @ ..] => {
                let pairs: Option<Vec<(&str, &str)>> = fields.iter().map(|field| field.split_once('=')).collect();
                let opened = self.modals.remove(&person).ok_or(SandboxError::NoModal)?;
                let pairs = pairs.ok_or(LineError::NotUnderstood)?;
                let outcome = self.sandbox.submit_modal(person, opened, &pairs).await?;
                self.after(outcome).await
            }
            ["dm"] => self.tell(&self.sandbox.dms(person)),
            ["look"] => self.tell(&self.sandbox.visible_to(person, self.channel)),
            ["close-dms"] => {
                self.sandbox.change_person(person, |person| person.dms_closed = true);
                Ok(())
            }
            ["open-dms"] => {
                self.sandbox.change_person(person, |person| person.dms_closed = false);
                Ok(())
            }
            _ => Err(LineError::NotUnderstood),
        }
    }

    /// The message whose button somebody would press: the answer to what they did last; otherwise, of those that have it once no post
    /// is being edited any more, the one that changed last.
    async fn with_button(&self, person: Snowflake, label: &str) -> Result<Snowflake, LineError> {
        let has = |message: &&Message| {
            let mut buttons = message.controls().filter(|c| c["type"] == 2 && c["disabled"] != true);
            buttons.any(|button| button["custom_id"] == label || button["label"] == label)
        };
        let newest = |here: &[Message]| {
            let found = here.iter().rev().find(has).cloned();
            found.or_else(|| self.sandbox.dms(person).iter().rev().find(has).cloned())
        };
        let found = self.sandbox.wait_for(person, self.channel, PATIENCE, newest).await;
        let found = found.ok_or_else(|| self.no_control(person, label))?;
        let overtaken = self.acts.iter().any(|(&other, &act)| other != person && act > found.id);
        if found.is_ephemeral() && !overtaken {
            return Ok(found.id);
        }
        self.calm().await;
        let here = self.sandbox.visible_to(person, self.channel);
        let last = |message: &&Message| (message.edited_ms.unwrap_or(message.created_ms), message.id);
        Ok(here.iter().filter(has).max_by_key(last).map_or(found.id, |message| message.id))
    }

    /// Waits until nothing has happened for a while, but not for ever: an AI may be playing.
    async fn calm(&self) {
        let calm = async {
            let mut events = self.sandbox.timeline_from(self.shown).len();
            loop {
                tokio::time::sleep(CALM).await;
                let now = self.sandbox.timeline_from(self.shown).len();
                if now == events {
                    return;
                }
                events = now;
            }
        };
        // The bound is all that is wanted.
        let _ = tokio::time::timeout(EDITED_WITHIN, calm).await;
    }

    async fn after(&mut self, outcome: Outcome) -> Result<(), LineError> {
        self.acts.insert(outcome.person, outcome.interaction);
        match outcome.reaction {
            Reaction::Failed { .. } => return Err(LineError::NoAnswer),
            Reaction::Modal { .. } => {
                self.modals.insert(outcome.person, outcome.interaction);
            }
            Reaction::Deferred { .. } | Reaction::Acknowledged { .. } => {
                self.sandbox.settled(outcome.interaction, PATIENCE).await;
            }
            Reaction::Answered { .. } => {}
        }
        Ok(())
    }

    fn person(&mut self, handle: &str, locale: &str, name: &str) -> Result<(), LineError> {
        let person = self.sandbox.add_person(handle, locale)?;
        self.sandbox.change_person(person, |person| person.name = name.into());
        Ok(())
    }

    fn find(&self, handle: &str) -> Result<Snowflake, SandboxError> {
        self.sandbox.person(handle).map(|p| p.id).ok_or_else(|| SandboxError::NoPerson(handle.into()))
    }

    fn go_to(&self, name: &str) -> Snowflake {
        let name = name.trim_start_matches('#');
        let found = self.sandbox.channels().into_iter().find(|c| c.name == name && c.guild().is_some());
        found.map_or_else(|| self.sandbox.add_channel(self.sandbox.guild(), name), |channel| channel.id)
    }

    /// Everything that a person can read: the channel and their direct messages.
    fn read(&self, person: Snowflake) -> String {
        let mut all = self.sandbox.visible_to(person, self.channel);
        all.extend(self.sandbox.dms(person));
        all.iter().map(Message::text).collect::<Vec<_>>().join("\n")
    }

    async fn expect(&self, who: &str, text: &str, patience: Duration) -> Result<(), LineError> {
        let person = self.find(who)?;
        let seen = |_: &[Message]| self.read(person).contains(text).then_some(());
        match self.sandbox.wait_for(person, self.channel, patience, seen).await {
            Some(()) => Ok(()),
            None => Err(LineError::NotSeen { who: who.into(), there: self.read(person) }),
        }
    }

    /// Waits for a ping that the last `await` of this person has not seen.
    async fn called(&mut self, who: &str) -> Result<(), LineError> {
        let person = self.find(who)?;
        let before = self.calls.get(&person).copied().unwrap_or(0);
        let count = |here: &[Message]| here.iter().filter(|message| message.pings.contains(&person)).count();
        let more = |here: &[Message]| Some(count(here)).filter(|&calls| calls > before);
        let calls = self.sandbox.wait_for(person, self.channel, CALLED_WITHIN, more).await;
        let calls = calls.ok_or_else(|| LineError::NotCalled { who: who.into() })?;
        self.calls.insert(person, calls);
        Ok(())
    }

    fn newest_with(&self, person: Snowflake, fits: impl Fn(&Message) -> bool) -> Option<Snowflake> {
        let mut all = self.sandbox.dms(person);
        all.extend(self.sandbox.visible_to(person, self.channel));
        all.iter().rev().find(|message| fits(message)).map(|message| message.id)
    }

    fn no_control(&self, person: Snowflake, wanted: &str) -> SandboxError {
        let all = self.sandbox.visible_to(person, self.channel);
        SandboxError::NoControl { wanted: wanted.into(), there: all.iter().flat_map(Message::buttons).collect() }
    }

    fn tell(&mut self, messages: &[Message]) -> Result<(), LineError> {
        for message in messages {
            let event =
                Event { number: 0, at_ms: message.created_ms, what: Happening::Posted(Box::new(message.clone())) };
            let text = self.show.event(&self.sandbox, &event)?;
            self.out.write_all(text.as_bytes())?;
        }
        Ok(())
    }
}

/// Words of a line; `"two words"` are one, also after `name=`.
fn words(line: &str) -> Vec<String> {
    let (mut words, mut word, mut quoted, mut any) = (Vec::new(), String::new(), false, false);
    for c in line.chars() {
        match c {
            '"' => {
                quoted = !quoted;
                any = true;
            }
            c if c.is_whitespace() && !quoted => {
                if any || !word.is_empty() {
                    words.push(std::mem::take(&mut word));
                }
                any = false;
            }
            c => word.push(c),
        }
    }
    if any || !word.is_empty() {
        words.push(word);
    }
    words
}

/// `250ms` or `2s`.
fn duration(text: &str) -> Option<Duration> {
    if let Some(millis) = text.strip_suffix("ms") {
        return millis.parse().ok().map(Duration::from_millis);
    }
    if let Some(minutes) = text.strip_suffix('m') {
        return minutes.parse().ok().map(|minutes: u64| Duration::from_secs(60 * minutes));
    }
    text.strip_suffix('s')?.parse().ok().map(Duration::from_secs)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quotes_keep_words_together() {
        assert_eq!(words(r#"modal Name="Red army" x"#), ["modal", "Name=Red army", "x"]);
        assert_eq!(words(r#"press "" a"#), ["press", "", "a"]);
        assert_eq!(duration("250ms"), Some(Duration::from_millis(250)));
        assert_eq!(duration("2 min"), None);
    }
}
