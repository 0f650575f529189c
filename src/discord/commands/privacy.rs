//! `/privacy`: what is stored about the asker. Works in direct messages too.

use super::{Context, Done};
use crate::discord::own_data;

/// The sub-commands; itself it cannot be called.
#[poise::command(
    slash_command,
    interaction_context = "Guild|BotDm",
    subcommand_required,
    subcommands("show", "export", "delete")
)]
#[expect(clippy::unused_async, reason = "poise calls it so")]
pub(super) async fn privacy(_: Context<'_>) -> Done {
    Ok(())
}

#[poise::command(slash_command)]
async fn show(context: Context<'_>) -> Done {
    own_data::show(context).await
}

#[poise::command(slash_command)]
async fn export(context: Context<'_>) -> Done {
    own_data::export(context).await
}

#[poise::command(slash_command)]
async fn delete(context: Context<'_>) -> Done {
    own_data::ask(context).await
}
