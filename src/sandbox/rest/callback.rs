//! `POST /interactions/{id}/{token}/callback`: the first answer to an interaction.

use serde_json::{Value, json};

use super::{Answer, Call, Reply, messages};
use crate::sandbox::check::draft::{Draft, Purpose};
use crate::sandbox::check::modal;
use crate::sandbox::errors::{ApiError, Problems};
use crate::sandbox::interactions::{Interaction, Kind, Stage};
use crate::sandbox::state::State;
use crate::sandbox::timeline::Happening;
use crate::sandbox::world::EPHEMERAL;
use crate::sandbox::{commands, payload};

pub(super) fn route(state: &mut State, call: &Call, id: &str, token: &str) -> Answer {
    let interaction = state.interactions.unanswered(id, token)?.clone();
    let kind = call.body["type"].as_u64().unwrap_or(0);
    if !allowed(&interaction, kind) {
        let text = "This type of answer does not fit the type of the interaction.";
        return Err(ApiError::form("type", "BASE_TYPE_CHOICES", text));
    }
    let reached = answer(state, call, &interaction, kind).map_err(under_data)?;
    state.acknowledge(interaction.id, reached);
    if call.parameter("with_response") == Some("true") {
        return Ok(Reply::Json(with_response(state, call, &interaction, kind)));
    }
    Ok(Reply::Empty)
}

/// Which answers fit an interaction. A modal may change a message only if it came from one.
fn allowed(interaction: &Interaction, kind: u64) -> bool {
    match interaction.kind {
        Kind::Command => matches!(kind, 4 | 5 | 9),
        Kind::Component => matches!(kind, 4..=7 | 9),
        Kind::Autocomplete { .. } => kind == 8,
        Kind::Modal => matches!(kind, 4 | 5) || (matches!(kind, 6 | 7) && interaction.source.is_some()),
    }
}

/// Carries an answer out; returns how far the interaction is then.
fn answer(state: &mut State, call: &Call, interaction: &Interaction, kind: u64) -> Result<Stage, ApiError> {
    let data = &call.body["data"];
    let (id, person, channel) = (interaction.id, interaction.person, interaction.channel);
    let only = (data["flags"].as_u64().unwrap_or(0) & EPHEMERAL != 0).then_some(person);
    let (original, reached) = match kind {
        4 => {
            let draft = Draft::parse(data, Purpose::Answer, call.uploads.clone())?;
            let mut message = messages::make(state, draft, channel, only, &call.base)?;
            message.interaction = Some(id);
            let original = message.id;
            state.post(message);
            (Some(original), Stage::Answered)
        }
        5 => {
            let flags = &data["flags"];
            if !flags.is_null() && flags.as_u64().is_none_or(|flags| flags & !EPHEMERAL != 0) {
                return Err(ApiError::form("flags", "MESSAGE_FLAGS_INVALID", "Only these bits may be set: 64."));
            }
            let mut message = messages::loading(state, channel, only);
            message.interaction = Some(id);
            let original = message.id;
            state.post(message);
            (Some(original), Stage::Deferred)
        }
        6 => (interaction.source, Stage::DeferredUpdate),
        7 => {
            let draft = Draft::parse(data, Purpose::Edit, call.uploads.clone())?;
            let source = interaction.source.ok_or_else(ApiError::unknown_message)?;
            messages::change(state, source, draft, &call.base)?;
            (Some(source), Stage::Answered)
        }
        8 => {
            let mut problems = Problems::default();
            if let Kind::Autocomplete { option } = interaction.kind {
                commands::check_choices(&mut problems, data, option);
            }
            problems.check()?;
            (None, Stage::Choices(data["choices"].clone()))
        }
        _ => {
            let mut problems = Problems::default();
            modal::check(&mut problems, data);
            problems.check()?;
            state.happened(Happening::Modal { person, interaction: id, modal: data.clone() });
            (None, Stage::Modal(data.clone()))
        }
    };
    if let Some(interaction) = state.interactions.get_mut(id) {
        interaction.original = original;
        if let Some(message) = original
            && kind != 6
        {
            interaction.touched(message);
        }
    }
    Ok(reached)
}

/// In a callback the form lies below `data`.
fn under_data(mut error: ApiError) -> ApiError {
    error.errors =
        error.errors.map(|errors| if errors.get("data").is_some() { errors } else { json!({ "data": errors }) });
    error
}

fn with_response(state: &State, call: &Call, interaction: &Interaction, kind: u64) -> Value {
    let original = state.interactions.get(interaction.id).and_then(|interaction| interaction.original);
    let message = original.and_then(|id| state.world.messages.get(&id)).filter(|_| matches!(kind, 4 | 5 | 7));
    let mut json = json!({ "interaction": { "id": interaction.id, "type": interaction.kind.number() } });
    if let Some(message) = message {
        json["interaction"]["response_message_id"] = json!(message.id);
        json["interaction"]["response_message_loading"] = json!(message.is_loading());
        json["interaction"]["response_message_ephemeral"] = json!(message.is_ephemeral());
        if kind != 5 {
            json["resource"] = json!({ "type": kind, "message": payload::message(state, message, &call.base) });
        }
    }
    json
}
