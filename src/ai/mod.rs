//! A legal, sensible player. It picks one action from the offers of a [`View`] and never sees more than its seat may.
//!
//! It is meant to be fun to play against and to end its games, not to be unbeatable: it gathers its armies where it wants
//! to attack, takes what the exact odds favour, keeps and breaks regions, and always tries to earn a card.
//!
//! It draws no luck. Equal choices are told apart by `tie`, a number that the caller makes from match and version, so that a repeated
//! thought (after a crash, say) comes to the same end.

mod attack;
mod claim;
mod place;
pub mod rebellion;
mod theatre;
mod weigh;

use crate::game::action::Action;
use crate::game::conquest::parts::fleet::Fleet;
use crate::game::conquest::view::View as ConquestView;
use crate::game::ids::{SeatId, Troops};
use crate::game::offer::{Offer, Step};
use crate::game::view::View;
use weigh::Board;

/// The action that the AI takes for `seat`; `None` when nothing is offered to it. `tie` breaks ties.
pub fn choose(view: &View, seat: SeatId, tie: u64) -> Option<Action> {
    match view {
        View::Conquest(view) => conquer(view, seat, tie),
        View::Rebellion(view) => rebellion::choose(view, seat, tie).map(Action::Rebellion),
    }
}

/// [`choose`] in a conquest game.
pub fn conquer(view: &ConquestView, seat: SeatId, tie: u64) -> Option<Action> {
    let offers = view.offers(seat);
    let board = Board::new(view, seat, tie);
    if let Some(theatre) = view.theatre() {
        return theatre::choose(&board, theatre, &offers).or_else(|| view.default_action(seat));
    }
    set_up(&board, &offers)
        .or_else(|| trade(&offers))
        .or_else(|| place::choose(&board, &offers))
        .or_else(|| move_in_troops(&board, &offers))
        .or_else(|| attack::choose(&board, &offers))
        .or_else(|| fortify(&board, &offers))
        .or_else(|| go_on(&offers))
        .or_else(|| view.default_action(seat))
}

/// What the AI would do in this step of a conquest game, for a person who asks; `None` where the step offers nothing.
pub fn advise(view: &ConquestView, seat: SeatId, tie: u64, step: Step) -> Option<Action> {
    let offers = view.offers(seat);
    let board = Board::new(view, seat, tie);
    if let Some(theatre) = view.theatre() {
        return theatre::advise(&board, theatre, &offers, step);
    }
    match step {
        Step::Claim => set_up(&board, &offers),
        Step::Deploy | Step::Place | Step::SpoilsPlace => place::choose(&board, &offers),
        Step::Trade | Step::SpoilsTrade => trade(&offers),
        // Where nothing can be moved afterwards, the attacks end with the turn.
        Step::Attack => attack::choose(&board, &offers).or_else(|| end_step(&offers)).or_else(|| end_turn(&offers)),
        Step::MoveIn => move_in_troops(&board, &offers),
        Step::Fortify => fortify(&board, &offers).or_else(|| end_turn(&offers)),
        Step::PlaceStation | Step::LayMarker | Step::FortifyShips | Step::Station | Step::Order => None,
    }
}

/// Something that is done beside the steps of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Beside {
    /// The ship on a card.
    Build,
    /// The event of a card.
    Cards,
    /// An attack on the station.
    Assault,
}

/// The same for what is no step of its own; `None` where the AI would do nothing of the kind now.
pub fn advise_beside(view: &ConquestView, seat: SeatId, tie: u64, beside: Beside) -> Option<Action> {
    let offers = view.offers(seat);
    let board = Board::new(view, seat, tie);
    theatre::advise_beside(&board, view.theatre()?, &offers, beside)
}

fn set_up(board: &Board<'_>, offers: &[Offer]) -> Option<Action> {
    offers.iter().find_map(|offer| match offer {
        Offer::Claim { free, one_now } => Some(Action::Claim { spaces: claim::rank(board, free, *one_now) }),
        _ => None,
    })
}

/// Any set is traded at once: armies now beat a better set later, and games come to an end.
fn trade(offers: &[Offer]) -> Option<Action> {
    offers.iter().find_map(|offer| match offer {
        Offer::Trade { sets, .. } => sets.first().map(|set| Action::Trade { cards: set.cards }),
        _ => None,
    })
}

fn move_in_troops(board: &Board<'_>, offers: &[Offer]) -> Option<Action> {
    offers.iter().find_map(|offer| match *offer {
        Offer::MoveIn { from, to, least, most, ships } => {
            let troops = attack::troops_to_move_in(board, from, to, least, most);
            // Ships go with the larger part of the armies.
            let ships = if 2 * troops >= most { ships } else { Fleet::default() };
            Some(Action::MoveIn { troops, ships })
        }
        _ => None,
    })
}

/// Brings the largest idle stack to the border space that needs it most.
fn fortify(board: &Board<'_>, offers: &[Offer]) -> Option<Action> {
    let moves = offers.iter().filter_map(|offer| match offer {
        Offer::Fortify { from, to, most } if !board.is_border(*from) => {
            let targets = to.iter().filter(|(space, _)| board.is_border(*space));
            let &(target, room) = targets.max_by_key(|(space, _)| (board.need(*space), board.tie(*space)))?;
            let troops = Troops::min((*most + 1).saturating_sub(board.least(*from)), room);
            (troops > 0).then_some((troops, Action::Fortify { from: *from, to: target, troops }))
        }
        _ => None,
    });
    moves.max_by_key(|&(troops, _)| troops).map(|(_, action)| action)
}

/// Ends the step that is at hand, or the turn.
fn go_on(offers: &[Offer]) -> Option<Action> {
    end_step(offers).or_else(|| end_turn(offers))
}

fn end_step(offers: &[Offer]) -> Option<Action> {
    let ends = |offer: &Offer| matches!(offer, Offer::EndStep { step: Step::Attack | Step::SpoilsTrade });
    offers.iter().any(ends).then_some(Action::EndStep)
}

fn end_turn(offers: &[Offer]) -> Option<Action> {
    offers.iter().any(|offer| matches!(offer, Offer::EndTurn { .. })).then_some(Action::EndTurn)
}
