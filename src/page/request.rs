//! What a window asks for, as one person: looking, playing, and what the panel does to the stand-in and the bot.

use std::collections::BTreeMap;
use std::time::Duration;

use serde::{Deserialize, Deserializer};
use serde_json::{Value, json};

use super::{Order, Page, view};
use crate::sandbox::{Fault, GatewayFault, Picked, Place, SandboxError, Snowflake, limits};

/// Messages of one answer to `history`.
const PAGE: usize = 50;

/// How many answers of the bot are slowed down or lost by one order of the panel.
const STRIKES: u32 = 3;

#[derive(Debug, Deserialize)]
struct Asked {
    id: u64,
    #[serde(flatten)]
    what: What,
}

/// Ids are Discord's, as strings.
#[derive(Debug, Deserialize)]
#[serde(tag = "do", rename_all = "lowercase")]
enum What {
    History {
        channel: Snowflake,
        before: Option<Snowflake>,
    },
    Pins {
        channel: Snowflake,
    },
    Commands {
        channel: Snowflake,
    },
    /// What the bot offers for the option at `at`.
    Choices {
        channel: Snowflake,
        picked: Picked,
        at: usize,
    },
    Command {
        channel: Snowflake,
        picked: Picked,
    },
    Press {
        message: Snowflake,
        control: String,
    },
    Select {
        message: Snowflake,
        control: String,
        values: Vec<String>,
    },
    Submit {
        interaction: Snowflake,
        fields: BTreeMap<String, String>,
    },
    /// An ephemeral message is put away.
    Dismiss {
        message: Snowflake,
    },
    Server {
        name: String,
    },
    Channel {
        guild: Snowflake,
        name: String,
    },
    Thread {
        parent: Snowflake,
        name: String,
    },
    Archive {
        channel: Snowflake,
        yes: bool,
    },
    /// Direct messages of the bot to a person are refused, or taken again.
    Messages {
        person: Snowflake,
        closed: bool,
    },
    Right {
        channel: Snowflake,
        right: String,
        granted: bool,
    },
    Fault {
        fault: Mishap,
    },
    Forward {
        #[serde(deserialize_with = "minutes")]
        minutes: Duration,
    },
    Bot {
        order: Order,
    },
}

/// A mishap that the panel brings about.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Mishap {
    /// The socket of the gateway ends.
    Drop,
    /// The next answers of the bot take 4 s, longer than Discord waits.
    Slow,
    /// The next messages in channels are refused as by a server that is down.
    Down,
    /// None of these any more.
    Clear,
}

/// From a minute to a month.
fn minutes<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Duration, D::Error> {
    let minutes = u64::deserialize(deserializer)?;
    if !(1..=43_200).contains(&minutes) {
        return Err(serde::de::Error::custom("from 1 to 43200 minutes"));
    }
    Ok(Duration::from_secs(60 * minutes))
}

/// Does what a window asks for. The answer carries the number of the request.
pub(super) async fn answer(page: &Page, me: Snowflake, text: &str) -> Value {
    match serde_json::from_str::<Asked>(text) {
        Ok(Asked { id, what }) => match carry_out(page, me, what).await {
            Ok(answer) => json!({ "answer": id, "is": answer }),
            Err(error) => json!({ "answer": id, "error": error.to_string() }),
        },
        Err(error) => {
            let id = serde_json::from_str::<Value>(text).map_or(Value::Null, |asked| asked["id"].clone());
            json!({ "answer": id, "error": error.to_string() })
        }
    }
}

async fn carry_out(page: &Page, me: Snowflake, what: What) -> Result<Value, SandboxError> {
    let sandbox = &page.sandbox;
    let done = || Ok(json!({}));
    match what {
        What::History { channel, before } => {
            let (messages, more) = sandbox.history(me, channel, before, PAGE);
            let messages: Vec<Value> = messages.iter().map(|message| view::message(page, me, message)).collect();
            Ok(json!({ "messages": messages, "more": more }))
        }
        What::Pins { channel } => {
            let (messages, _) = sandbox.history(me, channel, None, usize::MAX);
            let pinned = messages.iter().filter(|message| message.pinned);
            Ok(json!({ "messages": pinned.map(|message| view::message(page, me, message)).collect::<Vec<_>>() }))
        }
        What::Commands { channel } => {
            let locale = locale(page, me);
            let commands = sandbox.commands(me, channel)?;
            Ok(commands.iter().map(|command| view::command(command, &locale)).collect())
        }
        What::Choices { channel, picked, at } => Ok(view::choices(&sandbox.choices(me, channel, &picked, at).await?)),
        What::Command { channel, picked } => Ok(view::outcome(&sandbox.run(me, channel, &picked).await?)),
        What::Press { message, control } => Ok(view::outcome(&sandbox.press(me, message, &control).await?)),
        What::Select { message, control, values } => {
            let values: Vec<&str> = values.iter().map(String::as_str).collect();
            Ok(view::outcome(&sandbox.select(me, message, &control, &values).await?))
        }
        What::Submit { interaction, fields } => {
            let fields: Vec<(&str, &str)> = fields.iter().map(|(id, text)| (id.as_str(), text.as_str())).collect();
            Ok(view::outcome(&sandbox.submit_modal(me, interaction, &fields).await?))
        }
        What::Dismiss { message } => {
            let found = sandbox.message(message).filter(|found| found.only == Some(me));
            sandbox.delete_message(found.ok_or(SandboxError::NoMessage)?.id);
            done()
        }
        What::Server { name } => {
            let (guild, channel) = sandbox.add_guild(named(&name)?, "en-US", "table")?;
            Ok(json!({ "guild": guild, "channel": channel }))
        }
        What::Channel { guild, name } => {
            let there = sandbox.guilds().iter().any(|known| known.id == guild);
            there.then_some(()).ok_or_else(|| SandboxError::NoChannel(guild.to_string()))?;
            Ok(json!({ "channel": sandbox.add_channel(guild, named(&name)?) }))
        }
        What::Thread { parent, name } => {
            let channel = sandbox.channels().into_iter().find(|channel| channel.id == parent);
            let guild = channel.and_then(|channel| match channel.place {
                Place::Text { guild } | Place::Forum { guild } => Some(guild),
                Place::Voice { .. } | Place::Thread { .. } | Place::Dm { .. } => None,
            });
            let guild = guild.ok_or_else(|| SandboxError::NoChannel(parent.to_string()))?;
            Ok(json!({ "channel": sandbox.add_thread(guild, parent, named(&name)?) }))
        }
        What::Archive { channel, yes } => {
            sandbox.set_archived(channel, yes);
            done()
        }
        What::Messages { person, closed } => {
            sandbox.change_person(person, |person| person.dms_closed = closed);
            done()
        }
        What::Right { channel, right, granted } => {
            let right = view::RIGHTS.iter().find(|(name, _)| *name == right);
            let (_, right) = right.ok_or_else(|| SandboxError::Unfit("there is no such right".into()))?;
            let found = sandbox.channels().into_iter().find(|found| found.id == channel);
            let now = found.ok_or_else(|| SandboxError::NoChannel(channel.to_string()))?.bot_permissions;
            sandbox.set_bot_permissions(channel, if granted { now | *right } else { now - *right });
            done()
        }
        What::Fault { fault } => {
            match fault {
                Mishap::Drop => sandbox.gateway_fault(GatewayFault::Drop),
                Mishap::Slow => {
                    let slow = Fault::Slow(limits::ANSWER_WITHIN + Duration::from_secs(1));
                    sandbox.fault("POST", "/callback", slow, STRIKES);
                }
                Mishap::Down => sandbox.fault("", "/channels/", Fault::Fail { status: 503, code: 0 }, STRIKES),
                Mishap::Clear => sandbox.clear_faults(),
            }
            done()
        }
        What::Forward { minutes } => {
            page.clock.advance(minutes);
            // Threads may have fallen asleep.
            sandbox.archive_idle();
            Ok(json!({ "now": sandbox.now() }))
        }
        What::Bot { order } => {
            // Whoever runs the bot lives as long as the page.
            let _ = page.lever.orders.send(order);
            done()
        }
    }
}

fn locale(page: &Page, me: Snowflake) -> String {
    let person = page.sandbox.people().into_iter().find(|person| person.id == me);
    person.map_or_else(|| "en-US".into(), |person| person.locale)
}

/// A name for a place, as Discord takes it.
fn named(name: &str) -> Result<&str, SandboxError> {
    let name = name.trim();
    if (1..=limits::THREAD_NAME).contains(&name.chars().count()) {
        Ok(name)
    } else {
        Err(SandboxError::Unfit(format!("a name has 1 to {} characters", limits::THREAD_NAME)))
    }
}
