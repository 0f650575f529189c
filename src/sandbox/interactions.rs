//! Interactions: one life from the person's click to the end of the token (interactions/receiving-and-responding).

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use serde_json::Value;
use tokio::time::Instant;

use super::errors::ApiError;
use super::limits;
use super::state::{Shared, State};
use super::timeline::Happening;
use super::world::Snowflake;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Command,
    Component,
    /// The type of the option that is being typed.
    Autocomplete {
        option: u64,
    },
    Modal,
}

impl Kind {
    pub(crate) fn number(self) -> u8 {
        match self {
            Self::Command => 2,
            Self::Component => 3,
            Self::Autocomplete { .. } => 4,
            Self::Modal => 5,
        }
    }
}

/// How far the answer is.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Stage {
    /// Not acknowledged yet.
    Waiting,
    /// Acknowledged, and there is an original response (a message, or the one with the component).
    Answered,
    /// Acknowledged with type 5: a "thinking" message stands there.
    Deferred,
    /// Acknowledged with type 6: nothing is seen.
    DeferredUpdate,
    Modal(Value),
    Choices(Value),
    /// Not acknowledged in time.
    Dead,
}

#[derive(Clone, Debug)]
pub(crate) struct Interaction {
    pub(crate) id: Snowflake,
    pub(crate) token: String,
    pub(crate) kind: Kind,
    pub(crate) person: Snowflake,
    pub(crate) channel: Snowflake,
    pub(crate) guild: Option<Snowflake>,
    born: Instant,
    pub(crate) stage: Stage,
    pub(crate) answered_after: Option<Duration>,
    /// The message behind `@original`.
    pub(crate) original: Option<Snowflake>,
    /// The message whose button, select or modal it was.
    pub(crate) source: Option<Snowflake>,
    /// Messages that it made or changed, oldest first.
    pub(crate) messages: Vec<Snowflake>,
    /// As it was sent to the bot, for sending it again.
    payload: Value,
}

impl Interaction {
    pub(crate) fn payload(&self) -> &Value {
        &self.payload
    }
    pub(crate) fn touched(&mut self, message: Snowflake) {
        if !self.messages.contains(&message) {
            self.messages.push(message);
        }
    }
}

/// What a new interaction is about.
#[derive(Debug)]
pub(crate) struct Birth {
    pub(crate) kind: Kind,
    pub(crate) person: Snowflake,
    pub(crate) channel: Snowflake,
    pub(crate) guild: Option<Snowflake>,
    pub(crate) source: Option<Snowflake>,
    /// Shown on the timeline; `None` for autocomplete, which nobody sees.
    pub(crate) text: Option<String>,
}

#[derive(Debug, Default)]
pub(crate) struct Interactions(BTreeMap<Snowflake, Interaction>);

impl Interactions {
    pub(crate) fn get(&self, id: Snowflake) -> Option<&Interaction> {
        self.0.get(&id)
    }
    pub(crate) fn get_mut(&mut self, id: Snowflake) -> Option<&mut Interaction> {
        self.0.get_mut(&id)
    }

    /// The interaction of a callback: known, its token right, and not too late (10062), not yet answered (40060).
    pub(crate) fn unanswered(&mut self, id: &str, token: &str) -> Result<&mut Interaction, ApiError> {
        let found = id.parse().ok().and_then(|id| self.0.get_mut(&id)).filter(|i| i.token == token);
        let interaction = found.ok_or_else(ApiError::unknown_interaction)?;
        match interaction.stage {
            Stage::Waiting => Ok(interaction),
            Stage::Dead => Err(ApiError::unknown_interaction()),
            _ => Err(ApiError::acknowledged()),
        }
    }

    /// The interaction behind a webhook token: alive for 15 minutes (50027), and acknowledged (10015).
    pub(crate) fn by_token(&self, token: &str, lives: Duration) -> Result<Snowflake, ApiError> {
        let found = self.0.values().find(|interaction| interaction.token == token);
        let interaction = found.ok_or_else(ApiError::unknown_webhook)?;
        match interaction.stage {
            _ if interaction.born.elapsed() >= lives => Err(ApiError::token_expired()),
            Stage::Waiting | Stage::Dead | Stage::Choices(_) => Err(ApiError::unknown_webhook()),
            _ => Ok(interaction.id),
        }
    }
}

impl State {
    /// Creates an interaction and sends it to the bot. `payload` gets id and token.
    fn begin(&mut self, birth: Birth, id: Snowflake, token: String, payload: Value) {
        let Birth { kind, person, channel, guild, source, text } = birth;
        if let Some(text) = text {
            self.happened(Happening::Did { person, channel, interaction: id, text });
        }
        self.tell("INTERACTION_CREATE", &payload, guild);
        let interaction = Interaction {
            id,
            token,
            kind,
            person,
            channel,
            guild,
            born: Instant::now(),
            stage: Stage::Waiting,
            answered_after: None,
            original: None,
            source,
            messages: Vec::new(),
            payload,
        };
        self.interactions.0.insert(id, interaction);
    }

    /// Marks an interaction as acknowledged.
    pub(crate) fn acknowledge(&mut self, id: Snowflake, stage: Stage) {
        if let Some(interaction) = self.interactions.get_mut(id) {
            interaction.answered_after = Some(interaction.born.elapsed());
            interaction.stage = stage;
        }
    }

    fn give_up(&mut self, id: Snowflake) {
        let Some(interaction) = self.interactions.get_mut(id) else { return };
        if interaction.stage != Stage::Waiting {
            return;
        }
        interaction.stage = Stage::Dead;
        let (person, channel, kind) = (interaction.person, interaction.channel, interaction.kind);
        if !matches!(kind, Kind::Autocomplete { .. }) {
            self.happened(Happening::NoAnswer { person, channel, interaction: id });
        }
    }

    /// Sends the same interaction to the bot once more. False if there is none.
    pub(crate) fn resend(&mut self, id: Snowflake) -> bool {
        let Some(interaction) = self.interactions.get(id) else { return false };
        let (payload, guild) = (interaction.payload.clone(), interaction.guild);
        self.tell("INTERACTION_CREATE", &payload, guild);
        true
    }
}

impl Shared {
    /// Creates an interaction, sends it, and starts its three seconds.
    pub(crate) fn interact(self: &Arc<Self>, birth: Birth, make: impl FnOnce(&State) -> Value) -> Snowflake {
        let id = self.with(|state| {
            let id = state.id();
            // Long like Discord's; unguessable it need not be on loopback.
            let token = format!("interaction-token-{id}-{:0>40}", state.log.requests.len());
            let mut payload = make(state);
            payload["id"] = serde_json::json!(id);
            payload["token"] = serde_json::json!(token);
            state.begin(birth, id, token, payload);
            id
        });
        let shared = Arc::downgrade(self);
        let patience = self.scaled(limits::ANSWER_WITHIN);
        tokio::spawn(async move {
            tokio::time::sleep(patience).await;
            if let Some(shared) = shared.upgrade() {
                shared.with(|state| state.give_up(id));
            }
        });
        id
    }
}
