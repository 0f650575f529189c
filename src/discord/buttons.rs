//! Presses, choices and forms. They carry everything in their ids, so nothing is kept here and nothing dies with a restart.

use std::panic::AssertUnwindSafe;

use futures_util::FutureExt;
use poise::serenity_prelude as serenity;

use serenity::{
    ActionRowComponent, ComponentInteraction, ComponentInteractionDataKind, MessageFlags, ModalInteraction,
};

use super::asked::Asked;
use super::desk::Desk;
use super::{permissions, reply};
use crate::table::answer::Refused;
use crate::table::intent::Intent;
use crate::table::press::Press;
use crate::text::{self, Message};

/// Answers a press or a choice, to the presser alone: in place of the panel in which it was made, or else as a message of its own.
pub(super) async fn pressed(desk: &Desk, component: &ComponentInteraction) {
    let asked = Asked::by_button(component);
    let press = Press::parse(&custom_id(component));
    if let Ok(press) = press
        && press.asks()
    {
        // A form is an answer of its own kind and cannot be deferred; it needs no writer.
        match desk.form(&asked, press).await {
            Ok(form) => reply::ask(desk, &asked, &form).await,
            Err(refused) => reply::answer(desk, &asked, async { refused }).await,
        }
        return;
    }
    let in_panel = component.message.flags.is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL))
        && press.is_ok_and(|press| press.look().is_none());
    if let Ok(press) = press
        && press.is_seen()
        && !in_panel
    {
        let work = AssertUnwindSafe(desk.pressed_in_public(&asked, press)).catch_unwind();
        let work = Box::pin(async {
            let told = work.await.unwrap_or_else(|_| Some(bug(&asked)));
            told.map(|message| permissions::named(&asked, message))
        });
        reply::tell(desk, &asked, work).await;
        return;
    }
    // On the heap: it holds what every kind of press needs.
    let work = Box::pin(guarded(&asked, async {
        match press {
            Ok(press) => permissions::named(&asked, desk.pressed(&asked, press).await),
            Err(_) => text::refused(&Refused::OldButton, asked.lang),
        }
    }));
    if in_panel {
        reply::replace(desk, &asked, work).await;
    } else {
        reply::answer(desk, &asked, work).await;
    }
}

/// Answers a form that was filled in.
pub(super) async fn written(desk: &Desk, form: &ModalInteraction) {
    let asked = Asked::by_form(form);
    let fields = form.data.components.iter().flat_map(|row| &row.components);
    let line = fields.filter_map(|field| match field {
        ActionRowComponent::InputText(input) => input.value.clone(),
        _ => None,
    });
    let text = line.collect::<Vec<_>>().join(", ");
    // On the heap: it holds what every kind of press needs.
    let work = Box::pin(guarded(&asked, async {
        match Press::parse(&form.data.custom_id) {
            Ok(press) if press.asks() => {
                permissions::named(&asked, desk.played_in(&asked, press, Intent::Written { press, text }).await)
            }
            Ok(_) | Err(_) => text::refused(&Refused::OldButton, asked.lang),
        }
    }));
    let in_panel = form.message.as_ref().and_then(|message| message.flags);
    if in_panel.is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL)) {
        reply::replace(desk, &asked, work).await;
    } else {
        reply::answer(desk, &asked, work).await;
    }
}

/// The id of a button; of a select its id with the value that was chosen.
fn custom_id(component: &ComponentInteraction) -> String {
    match &component.data.kind {
        ComponentInteractionDataKind::StringSelect { values } => {
            format!("{}:{}", component.data.custom_id, values.first().map_or("", String::as_str))
        }
        _ => component.data.custom_id.clone(),
    }
}

/// A panic here would leave the presser without an answer; the table has changed nothing then.
async fn guarded(asked: &Asked, work: impl Future<Output = Message>) -> Message {
    AssertUnwindSafe(work).catch_unwind().await.unwrap_or_else(|_| bug(asked))
}

fn bug(asked: &Asked) -> Message {
    tracing::error!("a press panicked; nothing was changed");
    text::refused(&Refused::Bug, asked.lang)
}
