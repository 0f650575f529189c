//! Autocomplete: what may be chosen now, from a cached view.

use poise::serenity_prelude::CreateAutocompleteResponse;

use super::connect::DiscordError;
use super::desk::Desk;

type Context<'a> = poise::ApplicationContext<'a, Desk, DiscordError>;

macro_rules! choices {
    ($($name:ident)*) => {$(
        pub(super) async fn $name(_: Context<'_>, _: &str) -> CreateAutocompleteResponse {
            CreateAutocompleteResponse::new()
        }
    )*};
}
choices!(option value seat undo claim place card attack_from attack_to fortify_from fortify_to move_number odds_from odds_to);
