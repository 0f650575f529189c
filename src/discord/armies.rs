//! Commands in which somebody who runs several armies of a match may name the one that is meant.

use super::connect::DiscordError;
use super::desk::{self, Desk};
use crate::table::intent::{Intent, Look};

type Context<'a> = poise::ApplicationContext<'a, Desk, DiscordError>;

/// [`desk::act`] for the named army.
pub(super) async fn act_as(context: Context<'_>, army: Option<String>, intent: Intent) -> Result<(), DiscordError> {
    let intent = match army {
        Some(army) => Intent::As { army, act: Box::new(intent) },
        None => intent,
    };
    desk::act(context, intent).await
}

/// [`desk::look`] for the named army.
pub(super) async fn look_as(context: Context<'_>, army: Option<String>, look: Look) -> Result<(), DiscordError> {
    let look = match army {
        Some(army) => Look::As { army, look: Box::new(look) },
        None => look,
    };
    desk::look(context, look).await
}
