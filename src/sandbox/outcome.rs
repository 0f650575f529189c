//! What a person sees after they have acted.

use std::time::Duration;

use serde::Serialize;
use serde_json::Value;

use super::check::modal;
use super::interactions::{Interaction, Stage};
use super::state::State;
use super::world::{Message, Snowflake};

/// How the bot reacted to an interaction. `after` is real time from the click to the acknowledgement.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum Reaction {
    /// With a message, or by changing the one that was pressed.
    Answered { after: Duration },
    /// "thinking", and the answer has not come yet.
    Deferred { after: Duration },
    /// Silently: a press that changed nothing yet.
    Acknowledged { after: Duration },
    /// With a modal.
    Modal { after: Duration },
    /// Not at all: "The application did not respond".
    Failed { reason: String },
}

/// The result of one interaction for the person who began it.
#[derive(Clone, Debug, Serialize)]
pub struct Outcome {
    pub interaction: Snowflake,
    pub person: Snowflake,
    pub reaction: Reaction,
    /// Messages that the interaction made or changed and that the person sees, oldest first.
    pub messages: Vec<Message>,
    pub modal: Option<Modal>,
}

/// A modal on a person's screen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Modal {
    pub title: String,
    pub custom_id: String,
    pub inputs: Vec<ModalInput>,
}

/// A text input of a modal. Fields of a submission are named by `custom_id` or `label`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ModalInput {
    pub custom_id: String,
    pub label: String,
    /// What stands in it already.
    pub value: String,
    pub least: usize,
    pub most: usize,
    /// Several lines can be written.
    pub long: bool,
    /// What is shown while it is empty.
    pub placeholder: String,
}

/// A choice that autocomplete offers.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Choice {
    /// In the person's language.
    pub name: String,
    pub value: Value,
}

impl Outcome {
    pub(crate) fn of(state: &State, interaction: &Interaction) -> Self {
        let after = interaction.answered_after.unwrap_or_default();
        let reaction = match &interaction.stage {
            Stage::Answered | Stage::Choices(_) => Reaction::Answered { after },
            Stage::Deferred => Reaction::Deferred { after },
            Stage::DeferredUpdate => Reaction::Acknowledged { after },
            Stage::Modal(_) => Reaction::Modal { after },
            Stage::Waiting | Stage::Dead => Reaction::Failed { reason: "The application did not respond".into() },
        };
        let messages = interaction.messages.iter().filter_map(|id| state.world.messages.get(id));
        Self {
            interaction: interaction.id,
            person: interaction.person,
            reaction,
            messages: messages.cloned().collect(),
            modal: match &interaction.stage {
                Stage::Modal(modal) => Some(Modal::of(modal)),
                _ => None,
            },
        }
    }

    pub fn failed(&self) -> bool {
        matches!(self.reaction, Reaction::Failed { .. })
    }
    /// Everything readable in its messages.
    pub fn text(&self) -> String {
        self.messages.iter().map(Message::text).collect::<Vec<_>>().join("\n")
    }
    /// Whether nobody else saw anything of it.
    pub fn is_private(&self) -> bool {
        self.messages.iter().all(Message::is_ephemeral)
    }
}

impl Modal {
    pub(crate) fn of(modal: &Value) -> Self {
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let rows = modal["components"].as_array().into_iter().flatten();
        let labels: Vec<String> = rows.map(|row| text(&row["label"])).collect();
        let inputs = modal::inputs(modal).enumerate().map(|(at, input)| {
            let (least, most) = modal::bounds(input);
            let own = text(&input["label"]);
            let label = if own.is_empty() { labels.get(at).cloned().unwrap_or_default() } else { own };
            let (long, placeholder) = (input["style"] == 2, text(&input["placeholder"]));
            let (custom_id, value) = (text(&input["custom_id"]), text(&input["value"]));
            ModalInput { custom_id, label, value, least, most, long, placeholder }
        });
        Self { title: text(&modal["title"]), custom_id: text(&modal["custom_id"]), inputs: inputs.collect() }
    }
}
