//! Acting as a person: commands, autocomplete, buttons, selects and modals, and looking at what is there.

use std::time::Duration;

use serde_json::{Value, json};

use super::check::components;
use super::compose::{self, Line};
use super::interactions::{Birth, Kind, Stage};
use super::outcome::{Choice, Modal, Outcome};
use super::state::State;
use super::world::{Channel, Message, Person, Place, Reach, Snowflake, button_text};
use super::{Sandbox, SandboxError, limits, payload};

/// Waiting a little longer than the bot may take, so that the stand-in itself gives up first.
const GRACE: Duration = Duration::from_secs(2);

/// An interaction whose custom id and contents a person has written themselves.
#[derive(Clone, Copy, Debug)]
pub enum Forged<'a> {
    Press(&'a str),
    /// With these values.
    Choice(&'a str, &'a [&'a str]),
    /// With one field, by its id, and what is in it.
    Form(&'a str, &'a str, &'a str),
}

impl Sandbox {
    /// Types a command line in a channel and waits until the bot has reacted (see [`Sandbox::settled`] for what
    /// follows a defer). Options with autocomplete are looked up as a client does: a text that is exactly a shown
    /// name becomes its value, and `?` the first choice that is offered. `option:=text` is sent as it stands.
    pub async fn command(&self, person: Snowflake, channel: Snowflake, line: &str) -> Result<Outcome, SandboxError> {
        let (who, place) = self.stand(person, channel)?;
        let mut typed = self.shared.read(|state| compose::read(state, &who, place.guild(), line))?;
        typed.complete()?;
        for at in 0..typed.given.len() {
            if typed.given[at].option.autocomplete && !typed.given[at].raw {
                let any = typed.given[at].text == "?";
                if any {
                    typed.given[at].text.clear();
                }
                let choices = self.ask(&who, &place, &typed, at).await?;
                let given = &mut typed.given[at];
                let picked = choices.into_iter().find(|choice| any || choice.name == given.text);
                if any && picked.is_none() {
                    return Err(SandboxError::Unfit(format!("nothing is offered for `{}`", given.option.name)));
                }
                given.chosen = picked.map(|choice| choice.value);
            }
        }
        let data = self.shared.read(|state| typed.data(state, &who, None))?;
        Ok(self.act(&who, &place, Kind::Command, None, line.trim().into(), &data).await)
    }

    /// What a client shows while the last option of the line is being typed. Empty if the bot does not answer.
    pub async fn autocomplete(
        &self,
        person: Snowflake,
        channel: Snowflake,
        line: &str,
    ) -> Result<Vec<Choice>, SandboxError> {
        let (who, place) = self.stand(person, channel)?;
        let typed = self.shared.read(|state| compose::read(state, &who, place.guild(), line))?;
        match typed.given.len().checked_sub(1) {
            Some(last) if typed.given[last].option.autocomplete => self.ask(&who, &place, &typed, last).await,
            _ => Err(SandboxError::Unfit("the last option has no autocomplete".into())),
        }
    }

    /// Presses a button by its label or `custom_id`.
    pub async fn press(&self, person: Snowflake, message: Snowflake, wanted: &str) -> Result<Outcome, SandboxError> {
        let (who, place, message) = self.seen(person, message)?;
        let buttons = || message.controls().filter(|control| control["type"] == 2);
        let button =
            buttons().find(|b| b["custom_id"] == wanted).or_else(|| buttons().find(|b| button_text(b) == wanted));
        let button =
            button.ok_or_else(|| SandboxError::NoControl { wanted: wanted.into(), there: message.buttons() })?;
        let label = button_text(button);
        if button["disabled"] == true {
            return Err(SandboxError::Disabled(label));
        }
        if button["style"] == 5 {
            return Err(SandboxError::Unfit(format!("`{label}` is a link to {}", button["url"])));
        }
        let data = json!({ "custom_id": button["custom_id"], "component_type": 2, "id": button["id"] });
        Ok(self.act(&who, &place, Kind::Component, Some(message.id), format!("[{label}]"), &data).await)
    }

    /// Chooses in a select, named by its `custom_id` or placeholder ("" is the first one); values are named by
    /// label or value.
    pub async fn select(
        &self,
        person: Snowflake,
        message: Snowflake,
        wanted: &str,
        values: &[&str],
    ) -> Result<Outcome, SandboxError> {
        let (who, place, message) = self.seen(person, message)?;
        let named = |c: &&Value| wanted.is_empty() || c["custom_id"] == wanted || c["placeholder"] == wanted;
        let select = message.controls().filter(|c| c["type"] == 3).find(named);
        let select = select.ok_or_else(|| SandboxError::NoControl {
            wanted: wanted.into(),
            there: message.controls().map(|c| c["custom_id"].as_str().unwrap_or_default().into()).collect(),
        })?;
        if select["disabled"] == true {
            return Err(SandboxError::Disabled(wanted.into()));
        }
        let (least, most) = components::bounds(select);
        if !(least..=most).contains(&(values.len() as u64)) {
            return Err(SandboxError::Unfit(format!("{least} to {most} values must be chosen")));
        }
        let options = || select["options"].as_array().into_iter().flatten();
        let mut chosen = Vec::new();
        for value in values {
            let option = options().find(|o| o["value"] == *value).or_else(|| options().find(|o| o["label"] == *value));
            let option = option.ok_or_else(|| SandboxError::NoControl {
                wanted: (*value).into(),
                there: options().filter_map(|o| o["label"].as_str()).map(String::from).collect(),
            })?;
            chosen.push(option["value"].clone());
        }
        let (custom_id, id) = (&select["custom_id"], &select["id"]);
        let data = json!({ "custom_id": custom_id, "component_type": 3, "id": id, "values": chosen });
        let text = format!("[{}]", values.join(", "));
        Ok(self.act(&who, &place, Kind::Component, Some(message.id), text, &data).await)
    }

    /// Fills the modal that an interaction has opened and sends it. Fields are named by label or `custom_id`;
    /// others keep what stands in them.
    pub async fn submit_modal(
        &self,
        person: Snowflake,
        opened_by: Snowflake,
        fields: &[(&str, &str)],
    ) -> Result<Outcome, SandboxError> {
        let opener = self.shared.read(|state| state.interactions.get(opened_by).cloned());
        let opener = opener.filter(|opener| opener.person == person).ok_or(SandboxError::NoModal)?;
        let Stage::Modal(raw) = &opener.stage else { return Err(SandboxError::NoModal) };
        let (who, place) = self.stand(person, opener.channel)?;
        let modal = Modal::of(raw);
        let mut rows = Vec::new();
        for input in &modal.inputs {
            let given = fields.iter().find(|(name, _)| *name == input.custom_id || *name == input.label);
            let value = given.map_or(input.value.as_str(), |(_, value)| value);
            let length = value.chars().count();
            if length < input.least || length > input.most {
                let bounds = format!("`{}` takes {} to {} characters", input.label, input.least, input.most);
                return Err(SandboxError::Unfit(bounds));
            }
            let input = json!({ "type": 4, "id": 2, "custom_id": input.custom_id, "value": value });
            rows.push(json!({ "type": 1, "id": 1, "components": [input] }));
        }
        let there = || modal.inputs.iter().map(|input| input.label.clone()).collect();
        let known = |name: &str| modal.inputs.iter().any(|input| input.custom_id == name || input.label == name);
        if let Some((name, _)) = fields.iter().find(|(name, _)| !known(name)) {
            return Err(SandboxError::NoControl { wanted: (*name).into(), there: there() });
        }
        let data = json!({ "custom_id": modal.custom_id, "components": rows });
        let text = format!("[{}: send]", modal.title);
        Ok(self.act(&who, &place, Kind::Modal, opener.source, text, &data).await)
    }

    /// Sends what no client shows, as a program could that speaks to Discord as a person: a press, a choice or a form of other contents
    /// than the message has.
    pub async fn forge(
        &self,
        person: Snowflake,
        message: Snowflake,
        forged: Forged<'_>,
    ) -> Result<Outcome, SandboxError> {
        let (who, place, message) = self.seen(person, message)?;
        let (kind, data) = match forged {
            Forged::Press(id) => (Kind::Component, json!({ "custom_id": id, "component_type": 2, "id": 1 })),
            Forged::Choice(id, values) => {
                (Kind::Component, json!({ "custom_id": id, "component_type": 3, "id": 1, "values": values }))
            }
            Forged::Form(id, field, value) => {
                let input = json!({ "type": 4, "id": 2, "custom_id": field, "value": value });
                let rows = [json!({ "type": 1, "id": 1, "components": [input] })];
                (Kind::Modal, json!({ "custom_id": id, "components": rows }))
            }
        };
        Ok(self.act(&who, &place, kind, Some(message.id), "[forged]".into(), &data).await)
    }

    /// The same interaction arrives at the bot once more, as Discord does after some reconnects.
    pub fn resend_interaction(&self, id: Snowflake) -> bool {
        self.shared.with(|state| state.resend(id))
    }

    /// An interaction as it was sent to the bot, with its token.
    pub fn payload(&self, id: Snowflake) -> Option<Value> {
        self.shared.read(|state| state.interactions.get(id).map(|interaction| interaction.payload().clone()))
    }

    /// Sends an event of this name to the connected bots as it stands, also one that Discord would never send.
    pub fn send_event(&self, name: &str, data: &Value) {
        self.shared.with(|state| state.sessions.dispatch(name, data, None));
    }

    /// What has come of an interaction so far.
    pub fn outcome(&self, id: Snowflake) -> Option<Outcome> {
        self.shared.read(|state| state.interactions.get(id).map(|i| Outcome::of(state, i)))
    }

    /// Waits until a deferred answer has come, at most `patience`; returns what there is then.
    pub async fn settled(&self, id: Snowflake, patience: Duration) -> Option<Outcome> {
        let settled = |state: &State| {
            let interaction = state.interactions.get(id)?;
            let open = matches!(interaction.stage, Stage::Waiting | Stage::Deferred | Stage::DeferredUpdate);
            (!open).then(|| Outcome::of(state, interaction))
        };
        let found = self.shared.until(patience, settled).await;
        found.or_else(|| self.outcome(id))
    }

    /// Messages of a channel that a person sees, oldest first.
    pub fn visible_to(&self, person: Snowflake, channel: Snowflake) -> Vec<Message> {
        self.shared.read(|state| state.world.visible_to(person, channel).cloned().collect())
    }

    /// Direct messages of the bot to a person, oldest first.
    pub fn dms(&self, person: Snowflake) -> Vec<Message> {
        self.shared.read(|state| {
            let channel = state.world.dm_of(person);
            channel.map(|channel| state.world.visible_to(person, channel).cloned().collect()).unwrap_or_default()
        })
    }

    pub fn message(&self, id: Snowflake) -> Option<Message> {
        self.shared.read(|state| state.world.messages.get(&id).cloned())
    }

    /// A person dismisses or loses an ephemeral message, or a moderator deletes a public one.
    pub fn delete_message(&self, id: Snowflake) {
        self.shared.with(|state| state.delete(id));
    }

    /// Waits until `look` finds something in what a person sees in a channel. It may ask the sandbox other things.
    pub async fn wait_for<R>(
        &self,
        person: Snowflake,
        channel: Snowflake,
        patience: Duration,
        look: impl Fn(&[Message]) -> Option<R>,
    ) -> Option<R> {
        let mut changes = self.shared.changes();
        let search = async {
            loop {
                if let Some(found) = look(&self.visible_to(person, channel)) {
                    return found;
                }
                // The sender lives in the sandbox, so this cannot fail while we wait.
                let _ = changes.changed().await;
            }
        };
        tokio::time::timeout(patience, search).await.ok()
    }

    /// The person and the channel, if the person can be there.
    pub(super) fn stand(&self, person: Snowflake, channel: Snowflake) -> Result<(Person, Channel), SandboxError> {
        self.shared.read(|state| {
            let who = state.world.people.get(&person).cloned();
            let who = who.ok_or_else(|| SandboxError::NoPerson(person.to_string()))?;
            let place = state.world.channels.get(&channel).cloned();
            let place = place.filter(|place| match place.place {
                Place::Dm { person: owner } => owner == person,
                Place::Text { .. } | Place::Voice { .. } | Place::Thread { .. } => true,
                // Nothing can be typed in a forum itself.
                Place::Forum { .. } => false,
            });
            let place = place.ok_or_else(|| SandboxError::NoChannel(channel.to_string()))?;
            if let Some(guild) = place.guild() {
                if !state.world.is_member(person, guild) {
                    return Err(SandboxError::NoMember);
                }
                if state.world.reach(guild) != Reach::Here {
                    return Err(SandboxError::NoBot);
                }
            }
            if place.place.thread().is_some_and(|thread| thread.archived) {
                return Err(SandboxError::Archived);
            }
            Ok((who, place))
        })
    }

    fn seen(&self, person: Snowflake, message: Snowflake) -> Result<(Person, Channel, Message), SandboxError> {
        let message = self.message(message).ok_or(SandboxError::NoMessage)?;
        if message.only.is_some_and(|only| only != person) {
            return Err(SandboxError::NoMessage);
        }
        let (who, place) = self.stand(person, message.channel)?;
        Ok((who, place, message))
    }

    pub(super) async fn ask(
        &self,
        who: &Person,
        place: &Channel,
        typed: &Line,
        at: usize,
    ) -> Result<Vec<Choice>, SandboxError> {
        let data = self.shared.read(|state| typed.data(state, who, Some(at)))?;
        let kind = Kind::Autocomplete { option: typed.given[at].option.kind };
        let id = self.begin(who, place, kind, None, None, &data);
        let choices = self.reacted(id, |_, stage| match stage {
            Stage::Choices(choices) => choices.clone(),
            _ => Value::Null,
        });
        let choices = choices.await.unwrap_or_default();
        let name = |choice: &Value| {
            let localised = &choice["name_localizations"][who.locale.as_str()];
            localised.as_str().or(choice["name"].as_str()).unwrap_or_default().to_owned()
        };
        let choices = choices.as_array().into_iter().flatten();
        Ok(choices.map(|choice| Choice { name: name(choice), value: choice["value"].clone() }).collect())
    }

    pub(super) async fn act(
        &self,
        who: &Person,
        place: &Channel,
        kind: Kind,
        source: Option<Snowflake>,
        text: String,
        data: &Value,
    ) -> Outcome {
        let id = self.begin(who, place, kind, source, Some(text), data);
        let reacted = self.reacted(id, |state, _| state.interactions.get(id).map(|i| Outcome::of(state, i)));
        reacted.await.flatten().unwrap_or_else(|| Outcome {
            interaction: id,
            person: who.id,
            reaction: super::Reaction::Failed { reason: "The application did not respond".into() },
            messages: Vec::new(),
            modal: None,
        })
    }

    fn begin(
        &self,
        who: &Person,
        place: &Channel,
        kind: Kind,
        source: Option<Snowflake>,
        text: Option<String>,
        data: &Value,
    ) -> Snowflake {
        let birth = Birth { kind, person: who.id, channel: place.id, guild: place.guild(), source, text };
        let base = self.base_url();
        self.shared.interact(birth, |state| interaction(state, who, place, kind, source, data, &base))
    }

    /// Waits until an interaction is acknowledged or dead.
    async fn reacted<R>(&self, id: Snowflake, found: impl Fn(&State, &Stage) -> R) -> Option<R> {
        let look = |state: &State| {
            let stage = &state.interactions.get(id)?.stage;
            (*stage != Stage::Waiting).then(|| found(state, stage))
        };
        self.shared.until(self.shared.scaled(limits::ANSWER_WITHIN) + GRACE, look).await
    }
}

/// An interaction as it is sent; id and token are put in later.
fn interaction(
    state: &State,
    who: &Person,
    place: &Channel,
    kind: Kind,
    source: Option<Snowflake>,
    data: &Value,
    base: &str,
) -> Value {
    let mut json = json!({
        "application_id": state.app, "type": kind.number(), "version": 1, "data": data, "channel_id": place.id,
        "channel": payload::channel(state, place), "app_permissions": place.bot_permissions,
        "locale": who.locale, "entitlements": [], "entitlement_sku_ids": [],
        "attachment_size_limit": limits::FILE_BYTES,
    });
    if let Some(guild) = place.guild() {
        let permissions = state.world.permissions_of(who.id, guild);
        let locale = state.world.guilds.get(&guild).map(|guild| guild.locale.as_str());
        json["guild_id"] = json!(guild);
        json["guild"] = json!({ "id": guild, "locale": locale, "features": [] });
        json["guild_locale"] = json!(locale);
        json["member"] = payload::member(who, permissions);
        json["context"] = json!(0);
        json["authorizing_integration_owners"] = json!({ "0": guild });
        json["channel"]["permissions"] = json!(permissions);
    } else {
        json["user"] = payload::user(who);
        json["context"] = json!(1);
        json["authorizing_integration_owners"] = json!({ "0": "0" });
    }
    if let Some(message) = source.and_then(|id| state.world.messages.get(&id)) {
        json["message"] = payload::message(state, message, base);
    }
    json
}
