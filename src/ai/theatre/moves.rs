//! The moves at the end of a turn: armies, ships, hidden markers, and the command of a partner's space.

use super::{Sight, end_step, play, station};
use crate::ai::end_turn;
use crate::game::action::Action;
use crate::game::conquest::effect::Effect;
use crate::game::conquest::special::{Choice, Special, SpecialOffer};
use crate::game::ids::{SpaceId, Troops};

/// So many idle armies are worth a card that moves them.
const WORTH_A_CARD: Troops = 4;

/// Hidden markers first, then the armies.
pub(super) fn fortify(sight: &Sight<'_>) -> Option<Action> {
    relocate(sight).or_else(|| crate::ai::fortify(sight.board, sight.offers))
}

/// Ships to where the armies are, then what cards can move, then the command of a space.
pub(super) fn ships(sight: &Sight<'_>) -> Option<Action> {
    relocate(sight)
        .or_else(|| move_freely(sight))
        .or_else(|| move_ships(sight))
        .or_else(|| take_command(sight))
        .or_else(|| end_step(sight.offers))
        .or_else(|| end_turn(sight.offers))
}

/// A marker in danger goes where it is safe. What it shows plays no part.
fn relocate(sight: &Sight<'_>) -> Option<Action> {
    let (offer, _) = sight.plays().find(|(_, effect)| matches!(effect, Effect::Relocate))?;
    if offer.wanted.is_empty() {
        // It does something else.
        return Some(play(offer.card, Choice::default()));
    }
    let danger = |space: SpaceId| station::danger(sight, space);
    let from = offer.spaces.iter().copied().max_by_key(|&space| (danger(space), sight.board.tie(space)))?;
    if danger(from) <= 0 {
        return None;
    }
    let to = station::hiding_place(sight, &offer.to).filter(|&to| danger(to) < danger(from))?;
    Some(play(offer.card, Choice { space: Some(from), to: Some(to), ..Choice::default() }))
}

/// The most idle armies that the card brings to the border. Some cards reach any own space, others only those to which a path leads.
fn move_freely(sight: &Sight<'_>) -> Option<Action> {
    let board = sight.board;
    let (offer, _) = sight.plays().find(|(_, effect)| matches!(effect, Effect::FreeMove { .. }))?;
    let to_border = |from: SpaceId| {
        let ships = Some(board.view.spaces[from].ships).filter(|ships| !ships.is_empty());
        let troops = Some(board.troops(from) - 1);
        let moved = |to| {
            let choice = Choice { space: Some(from), to: Some(to), troops, ships, ..Choice::default() };
            play(offer.card, choice)
        };
        let borders = offer.to.iter().copied().filter(|&space| space != from && board.is_border(space));
        let reached = borders.filter(|&to| board.view.check(board.seat, &moved(to)).is_ok());
        reached.max_by_key(|&space| (board.need(space), board.tie(space))).map(moved)
    };
    let idle = |&space: &SpaceId| !board.is_border(space) && board.troops(space) > WORTH_A_CARD;
    let mut idle: Vec<SpaceId> = offer.spaces.iter().copied().filter(idle).collect();
    idle.sort_by_key(|&space| std::cmp::Reverse((board.troops(space), board.tie(space))));
    idle.into_iter().find_map(to_border)
}

/// The most ships that stand where they help nobody go to the strongest border.
fn move_ships(sight: &Sight<'_>) -> Option<Action> {
    let board = sight.board;
    let moves = sight.special().filter_map(|offer| match offer {
        SpecialOffer::MoveShips { from, ships, to } => {
            let weak = !board.is_border(*from) || board.troops(*from) <= 2;
            let targets = to.iter().copied().filter(|&space| board.is_border(space));
            let target = targets.max_by_key(|&space| (board.troops(space), board.tie(space)))?;
            let stronger = board.troops(target) > 2 * board.troops(*from).min(3);
            (weak && stronger).then_some((ships.total(), *from, target, *ships))
        }
        _ => None,
    });
    let (_, from, to, ships) = moves.max_by_key(|&(total, from, ..)| (total, board.tie(from)))?;
    Some(Action::Special(Special::MoveShips { from, to, ships }))
}

/// A space that completes a region: taken where it is offered, asked for where it is not.
fn take_command(sight: &Sight<'_>) -> Option<Action> {
    let board = sight.board;
    let completes = |space: &SpaceId| board.missing(board.region(*space)) == 1;
    let space = sight.special().find_map(|offer| match offer {
        SpecialOffer::TakeCommand { offered, others } => offered.iter().chain(others).copied().find(completes),
        _ => None,
    })?;
    Some(Action::Special(Special::TakeCommand { space }))
}
