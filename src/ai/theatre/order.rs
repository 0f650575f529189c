//! The order that turns enemy spaces: when it is called, and with what. And the cards that have to do with it.

use super::Sight;
use crate::game::action::Action;
use crate::game::conquest::effect::{Danger, Effect};
use crate::game::conquest::special::{Call, Choice, PlayOffer, Special, SpecialOffer};
use crate::game::conquest::theatre::Pawn;
use crate::game::ids::{SpaceId, Troops};

/// The side that calls the order waits for the last space of the track, unless all that is left turns with this chance,
const CERTAIN: f64 = 0.5;
/// or its own spaces are so few (of all, one in so many) while at least half of the others turn.
const FEW: usize = 5;
/// From this space of the track on a planet is worth to be kept from the order.
const NEAR: u8 = 7;

/// Calls the order, or lets it wait for a later turn.
pub(super) fn choose(sight: &Sight<'_>) -> Option<Action> {
    let (thrown, least, cards) = sight.special().find_map(|offer| match offer {
        SpecialOffer::CallOrder { spaces, least, cards, .. } => Some((spaces, *least, cards)),
        _ => None,
    })?;
    let view = sight.board.view;
    let all = view.order_chances().and_then(|chances| chances.last().copied()).unwrap_or_default();
    let own = view.spaces.ids().filter(|&space| sight.is_ours(space)).count();
    let at_end = matches!(sight.theatre.pawn, Some(Pawn::Track(at)) if at >= view.card.theatre.last_space);
    let weak = own * FEW <= view.spaces.len() && least <= 5;
    if !(at_end || weak || all >= CERTAIN) {
        return None;
    }
    let mut again: Vec<SpaceId> = thrown.clone();
    again.sort_by_key(|&space| (std::cmp::Reverse(sight.board.troops(space)), space));
    Some(Action::Special(Special::CallOrder(Call { cards: cards.clone(), again, ..Call::default() })))
}

/// What is chosen with a card for the order, if it is worth to be played now.
pub(super) fn with_card(sight: &Sight<'_>, offer: &PlayOffer, effect: &Effect) -> Option<Choice> {
    let Some(Pawn::Track(at)) = sight.theatre.pawn else {
        // Then it does something else, which is always good.
        let over = matches!(
            effect,
            Effect::Peek { .. }
                | Effect::Relocate
                | Effect::ThrowAgain { .. }
                | Effect::Protect { from: Danger::Order }
        );
        return (over && sight.theatre.pawn.is_some()).then(Choice::default);
    };
    match effect {
        Effect::MovePawn { .. } => {
            let back = sight.board.view.side(sight.board.seat) == super::worth::seeks(sight.theatre);
            let forward_alone = back && at == 0;
            (!forward_alone).then(|| Choice { back: Some(back), ..Choice::default() })
        }
        Effect::Protect { from: Danger::Order } if at >= NEAR => {
            let strength = |space: SpaceId| {
                let on = sight.board.view.spaces[space];
                on.troops + 2 * Troops::try_from(on.ships.total()).unwrap_or_default()
            };
            let best = offer.spaces.iter().copied().max_by_key(|&space| (strength(space), sight.board.tie(space)));
            best.map(|space| Choice { space: Some(space), ..Choice::default() })
        }
        _ => None,
    }
}
