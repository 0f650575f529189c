//! The rules, each test named by its ruling (docs/rulings.md) or section of book 002.

mod battle;
mod cards;
mod endings;
mod galaxy;
pub(crate) mod script;
mod setup;
mod ships;
pub(crate) mod small;
mod station;
mod turns;

use adjutant::game::Game;
use adjutant::game::conquest::view::View;
use adjutant::game::people::Viewer;

/// A conquest game as a viewer may know it.
pub(crate) fn seen(game: &Game, viewer: Viewer) -> View {
    game.view(viewer).conquest().unwrap().clone()
}
