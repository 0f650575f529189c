//! The rules, each test named by its ruling (docs/rulings.md) or section of book 002.

mod battle;
mod cards;
#[expect(clippy::format_collect, reason = "positions and scripts are written to be read in one line")]
pub(crate) mod clone_wars;
mod clone_wars_standard;
mod endings;
mod galaxy;
pub(crate) mod script;
mod setup;
mod ships;
pub(crate) mod small;
mod station;
#[expect(
    clippy::format_collect,
    clippy::needless_pass_by_value,
    reason = "positions and scripts are written to be read in one line"
)]
pub(crate) mod theatre;
#[expect(
    clippy::format_collect,
    clippy::needless_pass_by_value,
    clippy::similar_names,
    clippy::single_match_else,
    clippy::type_complexity,
    reason = "positions and scripts are written to be read in one line"
)]
pub(crate) mod trilogy;
mod turns;

use adjutant::game::Game;
use adjutant::game::conquest::view::View;
use adjutant::game::people::Viewer;

/// A conquest game as a viewer may know it.
pub(crate) fn seen(game: &Game, viewer: Viewer) -> View {
    game.view(viewer).conquest().unwrap().clone()
}
