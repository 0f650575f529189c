//! `/webhooks/{app}/{token}`: what follows the first answer, for fifteen minutes.

use super::{Answer, Call, Reply, messages};
use crate::sandbox::check::draft::{Draft, Purpose};
use crate::sandbox::errors::ApiError;
use crate::sandbox::interactions::{Interaction, Stage};
use crate::sandbox::payload;
use crate::sandbox::state::State;
use crate::sandbox::world::{EPHEMERAL, Message, Snowflake};

pub(super) fn route(state: &mut State, call: &Call, (app, token): (&str, &str), rest: &[&str]) -> Answer {
    if app != state.app.to_string() {
        return Err(ApiError::unknown_webhook());
    }
    let id = state.interactions.by_token(token, call.lives)?;
    let interaction = state.interactions.get(id).cloned().ok_or_else(ApiError::unknown_webhook)?;
    let message = match (call.method.as_str(), rest) {
        ("POST", []) => follow_up(state, call, &interaction)?,
        ("GET", ["messages", which]) => {
            let id = find(state, &interaction, which)?;
            state.world.messages.get(&id).cloned().ok_or_else(ApiError::unknown_message)?
        }
        ("PATCH", ["messages", which]) => {
            let id = find(state, &interaction, which)?;
            let draft = Draft::parse(&call.body, Purpose::Edit, call.uploads.clone())?;
            edit(state, &interaction, id, draft, &call.base)?
        }
        ("DELETE", ["messages", which]) => {
            let id = find(state, &interaction, which)?;
            state.delete(id);
            return Ok(Reply::Empty);
        }
        _ => return Err(ApiError::unknown_route()),
    };
    Ok(Reply::Json(payload::message(state, &message, &call.base)))
}

fn find(state: &State, interaction: &Interaction, which: &str) -> Result<Snowflake, ApiError> {
    let id = match which {
        "@original" => interaction.original,
        id => id.parse().ok().filter(|id| interaction.messages.contains(id) || interaction.original == Some(*id)),
    };
    id.filter(|id| state.world.messages.contains_key(id)).ok_or_else(ApiError::unknown_message)
}

fn edit(
    state: &mut State,
    interaction: &Interaction,
    id: Snowflake,
    draft: Draft,
    base: &str,
) -> Result<Message, ApiError> {
    let message = messages::change(state, id, draft, base)?;
    if let Some(interaction) = state.interactions.get_mut(interaction.id) {
        interaction.touched(id);
        if interaction.original == Some(id) {
            interaction.stage = Stage::Answered;
        }
    }
    Ok(message)
}

/// A new message; right after a defer it becomes the original one instead, which Discord deprecates.
fn follow_up(state: &mut State, call: &Call, interaction: &Interaction) -> Result<Message, ApiError> {
    let mut draft = Draft::parse(&call.body, Purpose::Answer, call.uploads.clone())?;
    if interaction.stage == Stage::Deferred
        && let Some(original) = interaction.original
    {
        state.log.deprecated.push("follow-up after a defer: PATCH @original instead".into());
        // As in a creation, what was not sent is empty; ephemeral stays as the defer said.
        draft.content.get_or_insert_default();
        return edit(state, interaction, original, draft, &call.base);
    }
    let only = (draft.flags & EPHEMERAL != 0).then_some(interaction.person);
    let mut message = messages::make(state, draft, interaction.channel, only, &call.base)?;
    message.interaction = Some(interaction.id);
    state.post(message.clone());
    if let Some(interaction) = state.interactions.get_mut(interaction.id) {
        interaction.touched(message.id);
    }
    Ok(message)
}
