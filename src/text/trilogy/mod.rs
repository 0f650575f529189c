//! The words of the Original Trilogy: sides, ships, the Force, base markers, the Death Star, and the events of cards.

mod board;
mod events;
mod hand;
mod lobby;
mod orders;
mod panels;
mod picture;
mod refusals;
mod rules;
mod strikes;
mod tasks;
mod words;

use crate::game::offer::Step;

pub(super) use board::{marks, on_space, ships_of, short_fleet, situation, state_line, with_side};
pub(super) use events::{arrow, changed, event, fell_short, is_move, outcome};
pub(super) use hand::{hand_lines, partner_hands};
pub(super) use lobby::{lobby_place, own_seat, seated, seats_differ};
pub use lobby::{seat_place, seat_place_name, seating};
pub use orders::command_asked;
pub(super) use orders::{all_orders, orders};
pub use panels::{choice_assault, choice_reach, ships};
pub(super) use panels::{ships_form, station_odds};
pub(super) use picture::{explain, scene, unplayed};
pub(super) use refusals::rule;
pub(super) use rules::{is_told, sentences, table};
pub(super) use strikes::strike_throws;
pub(super) use tasks::{late_steps, task_marker, task_ships, task_station};
pub(super) use words::{face_name, fleet, side_name, title};
pub use words::{ship_class, station_name};

/// Whether a step comes after the attacks.
pub(super) fn is_late(step: Step) -> bool {
    matches!(step, Step::Fortify | Step::FortifyShips | Step::Station | Step::Order)
}
