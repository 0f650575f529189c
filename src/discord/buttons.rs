//! Presses. Buttons carry everything in their id, so nothing is kept here and nothing dies with a restart.

use std::panic::AssertUnwindSafe;

use futures_util::FutureExt;
use poise::serenity_prelude::ComponentInteraction;

use super::asked::Asked;
use super::desk::Desk;
use super::reply;
use crate::table::answer::Refused;
use crate::table::intent::{Intent, Look};
use crate::table::press::{Press, Verb};
use crate::text::{self, Message};

/// Answers a press, to the presser alone.
pub(super) async fn pressed(desk: &Desk, press: &ComponentInteraction) {
    let asked = Asked::by_button(press);
    let work = async {
        // A panic here would leave the presser without an answer; the table has changed nothing then.
        let done = AssertUnwindSafe(carry_out(desk, &asked, &press.data.custom_id)).catch_unwind().await;
        done.unwrap_or_else(|_| {
            tracing::error!("a press panicked; nothing was changed");
            text::refused(&Refused::Bug, asked.lang)
        })
    };
    reply::answer(desk, &asked, work).await;
}

async fn carry_out(desk: &Desk, asked: &Asked, custom_id: &str) -> Message {
    let Ok(press) = Press::parse(custom_id) else {
        return text::refused(&Refused::OldButton, asked.lang);
    };
    match press.verb {
        Verb::Hand => desk.seen_at(asked, press.of, Look::Hand).await,
        Verb::BoardText => desk.seen_at(asked, press.of, Look::BoardText).await,
        Verb::Log => desk.seen_at(asked, press.of, Look::Log { of_move: None, since_my_turn: false }).await,
        Verb::Rules => desk.seen_at(asked, press.of, Look::Rules).await,
        Verb::Join
        | Verb::Leave
        | Verb::AddAi
        | Verb::Start
        | Verb::EndAttacks { .. }
        | Verb::EndTurn { .. }
        | Verb::AttackAgain { .. }
        | Verb::MoveIn { .. }
        | Verb::TakeBack { .. }
        | Verb::TakeBackDeployment { .. } => desk.done(asked, Intent::Press(press)).await,
    }
}
