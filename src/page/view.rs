//! What one person's window shows, as JSON. Whatever leaves for a window is made here.

use serde_json::{Value, json};

use super::{Page, Power};
use crate::sandbox::{Choice, Event, Happening, Message, Outcome, Permissions, Place, Reaction, Snowflake};

/// What the bot can be denied in a channel, by the names of the panel.
pub(super) const RIGHTS: [(&str, Permissions); 6] = [
    ("view", Permissions::VIEW_CHANNEL),
    ("send", Permissions::SEND_MESSAGES),
    ("attach", Permissions::ATTACH_FILES),
    ("embed", Permissions::EMBED_LINKS),
    ("pin", Permissions::PIN_MESSAGES),
    ("threads", Permissions::SEND_MESSAGES_IN_THREADS),
];

/// Servers, channels, people and the bot: all that stands around the messages.
pub(super) fn world(page: &Page, me: Snowflake) -> Value {
    let sandbox = &page.sandbox;
    let people = sandbox.people().into_iter().map(|person| {
        json!({
            "id": person.id, "handle": person.handle, "name": person.name, "locale": person.locale,
            "moderator": person.moderator, "dmsClosed": person.dms_closed,
        })
    });
    let channels = sandbox.channels().into_iter().filter_map(|channel| {
        let (kind, parent) = match channel.place {
            Place::Text { .. } => ("text", None),
            Place::Voice { .. } => ("voice", None),
            Place::Forum { .. } => ("forum", None),
            Place::Thread { thread, .. } => ("thread", Some(thread.parent)),
            Place::Dm { person } if person == me => ("dm", None),
            Place::Dm { .. } => return None,
        };
        let thread = channel.place.thread();
        let rights = RIGHTS.iter().filter(|(_, right)| channel.bot_permissions.has(*right)).map(|(name, _)| name);
        Some(json!({
            "id": channel.id, "name": channel.name, "guild": channel.guild(), "kind": kind, "parent": parent,
            "archived": thread.is_some_and(|thread| thread.archived),
            "locked": thread.is_some_and(|thread| thread.locked),
            "pins": channel.pins(), "rights": rights.collect::<Vec<_>>(),
        }))
    });
    let (begun, resumed) = sandbox.sessions();
    json!({
        "guilds": sandbox.guilds().into_iter().map(|guild| json!({ "id": guild.id, "name": guild.name })).collect::<Vec<_>>(),
        "channels": channels.collect::<Vec<_>>(),
        "people": people.collect::<Vec<_>>(),
        "bot": {
            "id": sandbox.application_id(), "on": *page.lever.power.borrow() == Power::On,
            "connected": sandbox.connected() > 0, "times": begun + resumed,
        },
    })
}

/// A message that this person sees.
pub(super) fn message(page: &Page, me: Snowflake, message: &Message) -> Value {
    let files = message.attachments.iter().map(|file| {
        json!({
            "id": file.id, "name": file.filename, "alt": file.description, "type": file.content_type,
            "size": file.bytes.len(), "pixels": file.pixels,
        })
    });
    json!({
        "id": message.id, "channel": message.channel, "content": message.content, "embeds": message.embeds,
        "rows": message.components, "files": files.collect::<Vec<_>>(), "ephemeral": message.is_ephemeral(),
        "loading": message.is_loading(), "edited": message.edited > 0, "at": message.created_ms,
        "ping": message.pings.contains(&me) || message.pings_everyone, "pinned": message.pinned,
        "replyTo": message.reply_to, "system": message.system, "used": used(page, message),
    })
}

/// Who used which command, for an answer to one.
fn used(page: &Page, message: &Message) -> Option<Value> {
    let interaction = message.interaction?;
    let sent = page.sandbox.payload(interaction).filter(|sent| sent["type"] == 2)?;
    let mut names = vec![sent["data"]["name"].as_str()?.to_owned()];
    let mut options = &sent["data"]["options"];
    while let Some(sub) = options.get(0).filter(|option| option["type"].as_u64().is_some_and(|kind| kind <= 2)) {
        names.push(sub["name"].as_str()?.to_owned());
        options = &sub["options"];
    }
    let person = page.sandbox.outcome(interaction)?.person;
    Some(json!({ "person": person, "command": names.join(" ") }))
}

/// An event as this person sees it; `None` if they do not.
pub(super) fn event(page: &Page, me: Snowflake, event: &Event) -> Option<Value> {
    let seen = |message: &Message| page.sandbox.sees(me, message);
    let told = match &event.what {
        Happening::Posted(new) if seen(new) => json!({ "posted": message(page, me, new) }),
        Happening::Edited(new) if seen(new) => json!({ "edited": message(page, me, new) }),
        Happening::Deleted(gone) if seen(gone) => json!({ "deleted": { "id": gone.id, "channel": gone.channel } }),
        Happening::NoAnswer { person, channel, interaction } if *person == me => {
            let sent = page.sandbox.payload(*interaction).unwrap_or_default();
            json!({ "failed": { "channel": channel, "message": sent["message"]["id"], "id": interaction } })
        }
        Happening::Posted(_)
        | Happening::Edited(_)
        | Happening::Deleted(_)
        | Happening::NoAnswer { .. }
        | Happening::Did { .. }
        | Happening::Modal { .. } => return None,
    };
    Some(told)
}

/// What has come of something that this person did.
pub(super) fn outcome(outcome: &Outcome) -> Value {
    let how = match outcome.reaction {
        Reaction::Answered { .. } => "answered",
        Reaction::Deferred { .. } => "deferred",
        Reaction::Acknowledged { .. } => "acknowledged",
        Reaction::Modal { .. } => "modal",
        Reaction::Failed { .. } => "failed",
    };
    let modal = outcome.modal.as_ref().map(|modal| {
        let inputs = modal.inputs.iter().map(|input| {
            json!({
                "id": input.custom_id, "label": input.label, "value": input.value, "least": input.least,
                "most": input.most, "long": input.long, "placeholder": input.placeholder,
            })
        });
        json!({ "title": modal.title, "interaction": outcome.interaction, "inputs": inputs.collect::<Vec<_>>() })
    });
    json!({ "how": how, "modal": modal })
}

pub(super) fn choices(choices: &[Choice]) -> Value {
    choices.iter().map(|choice| json!({ "name": choice.name, "value": choice.value })).collect()
}

/// A command as Discord lists it, with names and descriptions in one language; `key` is the default name.
pub(super) fn command(raw: &Value, locale: &str) -> Value {
    let own = |field: &str| {
        let localised = &raw[format!("{field}_localizations")][locale];
        if localised.is_string() { localised.clone() } else { raw[field].clone() }
    };
    let all = |field: &str| -> Vec<Value> {
        raw[field].as_array().into_iter().flatten().map(|inner| command(inner, locale)).collect()
    };
    let mut told = json!({ "key": raw["name"], "name": own("name"), "description": own("description") });
    for field in ["type", "required", "autocomplete", "min_value", "max_value", "min_length", "max_length", "value"] {
        if !raw[field].is_null() {
            told[field] = raw[field].clone();
        }
    }
    told["options"] = all("options").into();
    told["choices"] = all("choices").into();
    told
}
