//! Actions out of offers, and actions out of thin air.

use adjutant::game::action::{Action, Attack, MoveInWish, Placement, Until};
use adjutant::game::conquest::view::View;
use adjutant::game::ids::{CardId, SeatId, SpaceId, Troops};
use adjutant::game::offer::Offer;
use adjutant::game::people::Hold;

use super::Choice;

/// A random action that the offer says is possible.
pub(crate) fn of_offer(offer: &Offer, view: &View, choice: &mut Choice) -> Action {
    match offer {
        Offer::Claim { free, one_now: true } => Action::Claim { spaces: vec![*choice.of(free)] },
        Offer::Claim { free, one_now: false } => {
            let mut spaces: Vec<SpaceId> = free.iter().copied().filter(|_| choice.below(3) == 0).collect();
            let shift = choice.below(spaces.len());
            spaces.rotate_left(shift);
            if spaces.is_empty() {
                spaces.push(*choice.of(free));
            }
            Action::Claim { spaces }
        }
        Offer::Place { left, spaces, exactly } => {
            let (space, room) = *choice.of(spaces);
            let most = room.min(*left);
            let troops = exactly.unwrap_or_else(|| if choice.below(2) == 0 { most } else { up_to(most, choice) });
            Action::Place { placements: vec![Placement { space, troops }] }
        }
        Offer::TakeBack { .. } => Action::TakeBack,
        Offer::Trade { sets, .. } => Action::Trade { cards: choice.of(sets).cards },
        Offer::Attack { from, to, troops, most_dice, .. } => Action::Attack(Attack {
            from: *from,
            to: *to,
            dice: (choice.below(4) == 0).then(|| 1 + u8::try_from(choice.below((*most_dice).into())).expect("small")),
            until: *choice.of(&[Until::Captured, Until::Captured, Until::FullDice, Until::Once]),
            keep: if choice.below(4) == 0 { up_to(troops - 1, choice) } else { 1 },
            move_in: *choice.of(&[
                None,
                None,
                Some(MoveInWish::Most),
                Some(MoveInWish::Least),
                Some(MoveInWish::Count(3)),
            ]),
            ships: None,
        }),
        Offer::MoveIn { least, most, .. } => Action::move_in(least - 1 + up_to(most - least + 1, choice)),
        Offer::Fortify { from, to, most } => {
            let (to, room) = *choice.of(to);
            Action::Fortify { from: *from, to, troops: up_to(room.min(*most), choice) }
        }
        Offer::EndStep { .. } => Action::EndStep,
        Offer::Special(_) => unreachable!("what only the Original Trilogy offers has candidates of its own"),
        Offer::EndTurn { passes } => {
            let _ = (passes, view);
            Action::EndTurn
        }
    }
}

/// A random action of any kind, mostly senseless, with ids of this board.
pub(crate) fn garbage(view: &View, choice: &mut Choice) -> Action {
    let mut space = || SpaceId(u8::try_from(choice.below(view.spaces.len() + 1)).expect("small"));
    let (from, to) = (space(), space());
    let cards = view.edition.deck.cards().len();
    let troops = *choice.of(&[0, 1, 1, 2, 3, 5, 40, 9_999, Troops::MAX]);
    let mut card = || CardId(u8::try_from(choice.below(cards)).expect("small"));
    let set = [card(), card(), card()];
    match choice.below(12) {
        0 => Action::Claim { spaces: [from, to][..choice.below(3)].to_vec() },
        1 | 2 => Action::Place { placements: vec![Placement { space: from, troops }] },
        3 => {
            let placements = vec![Placement { space: from, troops: 1 }, Placement { space: to, troops }];
            Action::Place { placements }
        }
        4 => Action::TakeBack,
        5 => Action::Trade { cards: set },
        6 | 7 => Action::Attack(Attack {
            from,
            to,
            dice: *choice.of(&[None, Some(0), Some(1), Some(3), Some(99)]),
            until: *choice.of(&[Until::Captured, Until::FullDice, Until::Once]),
            keep: *choice.of(&[0, 1, 1, 2, troops]),
            move_in: None,
            ships: None,
        }),
        8 => Action::move_in(troops),
        9 => Action::Fortify { from, to, troops },
        10 => choice.of(&[Action::EndStep, Action::EndTurn]).clone(),
        _ => choice.of(&[Action::TimeOut, Action::HandOver { seat: SeatId(9), hold: Hold::Ai }]).clone(),
    }
}

/// Whether the offers cover the action.
pub(crate) fn is_offered(offers: &[Offer], action: &Action) -> bool {
    offers.iter().any(|offer| match (offer, action) {
        (Offer::Claim { free, one_now }, Action::Claim { spaces }) => {
            spaces.iter().all(|space| free.contains(space)) && (!one_now || spaces.len() == 1)
        }
        (Offer::Place { left, spaces, exactly }, Action::Place { placements }) => {
            let fits = |placement: &Placement| {
                spaces.iter().any(|&(space, room)| space == placement.space && placement.troops <= room)
            };
            let sum: Troops = placements.iter().map(|placement| placement.troops).sum();
            placements.iter().all(fits) && sum <= exactly.unwrap_or(*left)
        }
        (Offer::TakeBack { .. }, Action::TakeBack)
        | (Offer::EndStep { .. }, Action::EndStep)
        // In the last step both end the turn.
        | (Offer::EndTurn { .. }, Action::EndTurn | Action::EndStep) => true,
        (Offer::Trade { sets, .. }, Action::Trade { cards }) => {
            let mut cards = *cards;
            cards.sort_unstable();
            sets.iter().any(|set| set.cards == cards)
        }
        (Offer::Attack { from, to, troops, most_dice, .. }, Action::Attack(attack)) => {
            let dice = attack.dice.is_none_or(|dice| (1..=*most_dice).contains(&dice));
            (attack.from, attack.to) == (*from, *to) && dice && (1..*troops).contains(&attack.keep)
        }
        (Offer::MoveIn { least, most, .. }, Action::MoveIn { troops, .. }) => (least..=most).contains(&troops),
        (Offer::Fortify { from, to, most }, Action::Fortify { from: asked, to: goal, troops }) => {
            let room = to.iter().find(|(space, _)| space == goal).map_or(0, |&(_, room)| room);
            from == asked && (1..=room.min(*most)).contains(troops)
        }
        _ => false,
    })
}

/// A number from 1 to `most`.
fn up_to(most: Troops, choice: &mut Choice) -> Troops {
    let most = usize::try_from(most).expect("fits");
    1 + Troops::try_from(choice.below(most)).expect("fits")
}
