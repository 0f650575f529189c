//! The AI of the dice game: the move that is worth most (see `game/rebellion/plan.rs`), picked from what the seat may know.

use crate::game::ids::SeatId;
use crate::game::rebellion::action::Move;
use crate::game::rebellion::plan;
use crate::game::rebellion::view::View;

/// The move that the AI makes for `seat`; `None` when nothing is offered to it. `tie` breaks ties.
pub fn choose(view: &View, seat: SeatId, tie: u64) -> Option<Move> {
    plan::best(&view.table, seat, tie)
}
