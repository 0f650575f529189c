//! What a press in a panel does: it changes the draft, or becomes an action of the game.

use super::answer::Refused;
use super::change::Change;
use super::draft;
use super::order_panel::{self, OrderPress};
use super::panel::most_moved;
use super::panel_press::{PanelPress, PutPress};
use super::press::MoveInPress;
use super::special_panel;
use crate::game::action::{Action, Attack, Placement};
use crate::game::conquest::parts::fleet::Fleet;
use crate::game::conquest::special::{Assault, Special};
use crate::game::conquest::view::View;
use crate::game::ids::{CardId, SeatId, SpaceId, Troops};
use crate::game::offer::Offer;

/// A press with what the presser plays and sees.
pub(super) struct Pressed<'a> {
    pub(super) seat: SeatId,
    pub(super) view: &'a View,
    pub(super) counter: u64,
    pub(super) press: PanelPress,
    /// The AI's choice, where the press asks for it.
    pub(super) advised: Option<Action>,
}

/// Changes the draft (`None`), or says what shall be played.
#[expect(clippy::too_many_lines, reason = "one arm for each press")]
pub(super) fn carry_out(change: &Change<'_, '_>, pressed: Pressed<'_>) -> Result<Option<Action>, Refused> {
    let Pressed { seat, view, counter, press, advised } = pressed;
    if !is_of_this_board(view, press) {
        return Err(Refused::OldButton);
    }
    let offers = view.offers(seat);
    let mut draft = draft::read(change.tx, &change.of, seat, counter)?;
    match press {
        PanelPress::Claim(space) => {
            let listed =
                |offer: &Offer| matches!(offer, Offer::Claim { free, one_now: false } if free.contains(&space));
            if !offers.iter().any(listed) {
                // Taken now, or refused by the rules.
                return Ok(Some(Action::Claim { spaces: vec![space] }));
            }
            draft.claim(space);
        }
        PanelPress::Put { on, armies } => {
            let wanted = match armies {
                PutPress::One => 1,
                PutPress::Three => 3,
                PutPress::Five => 5,
                PutPress::All => Troops::MAX,
            };
            if draft.put(&offers, on, wanted) == 0 {
                // Nothing is left, there is no room, or it is no place of theirs: the rules say which.
                let placements = vec![Placement { space: on, troops: if wanted == Troops::MAX { 1 } else { wanted } }];
                return Ok(Some(Action::Place { placements }));
            }
        }
        PanelPress::Spread => draft.spread(view, seat, &offers),
        PanelPress::Reset if draft.is_empty() => return Ok(Some(Action::TakeBack)),
        PanelPress::Reset => draft = draft::Draft::at(counter),
        PanelPress::ForMe(_) | PanelPress::MoveInForMe => match advised {
            Some(Action::Place { placements }) => {
                draft = draft::Draft::at(counter);
                for Placement { space, troops } in placements {
                    draft.put(&offers, space, troops);
                }
            }
            Some(Action::Claim { spaces }) if spaces.len() > 1 => {
                draft = draft::Draft::at(counter);
                draft.claims = spaces;
            }
            Some(Action::Special(Special::CallOrder(call))) => {
                draft = draft::Draft::at(counter);
                draft.call = call;
            }
            other => return other.map(Some).ok_or(Refused::MovedOn),
        },
        PanelPress::Confirm => {
            draft::drop(change.tx, &change.of, seat)?;
            if !draft.claims.is_empty() {
                return Ok(Some(Action::Claim { spaces: draft.claims }));
            }
            let placement = |&(space, troops): &(SpaceId, Troops)| Placement { space, troops };
            return Ok(Some(Action::Place { placements: draft.placements.iter().map(placement).collect() }));
        }
        PanelPress::Trade(cards) => return Ok(Some(Action::Trade { cards })),
        PanelPress::Attack { from, to, until } => {
            let attack = Attack { from, to, dice: None, until, keep: 1, move_in: None, ships: None };
            return Ok(Some(Action::Attack(attack)));
        }
        PanelPress::Move { from, to, how } => {
            // Where nothing is offered, any number gets the rules' own refusal.
            let most = most_moved(&offers, from, to).unwrap_or(1);
            let troops = match how {
                MoveInPress::Least => 1,
                MoveInPress::Half => most.div_ceil(2),
                MoveInPress::Most => most,
            };
            return Ok(Some(Action::Fortify { from, to, troops }));
        }
        PanelPress::Lay(space) => return Ok(Some(Action::Special(Special::LayMarker { space }))),
        PanelPress::Station(on) => return Ok(Some(Action::Special(special_panel::station_wish(view, on)))),
        PanelPress::Build { card, on } => return Ok(Some(Action::Special(Special::Build { card, space: on }))),
        PanelPress::Play { card, picks } => {
            let choice = special_panel::choice(view, seat, card, picks).ok_or(Refused::OldButton)?;
            return Ok(Some(Action::Special(Special::Play { card, choice })));
        }
        PanelPress::Assault { from, repeat } => {
            let assault = Assault { from, armies: None, ships: None, repeat };
            return Ok(Some(Action::Special(Special::Assault(assault))));
        }
        PanelPress::Sail { from, to, class } => {
            let there = view.spaces[from].ships;
            let mut ships = there;
            if let Some(class) = class {
                ships = Fleet::default();
                *ships.of_mut(class) = there.of(class);
            }
            return Ok(Some(Action::Special(Special::MoveShips { from, to, ships })));
        }
        PanelPress::Take(space) => return Ok(Some(Action::Special(Special::TakeCommand { space }))),
        PanelPress::Order(press) => {
            if let Some(order) = order_panel::carry_out(view, seat, &offers, &mut draft, press)? {
                draft::drop(change.tx, &change.of, seat)?;
                return Ok(Some(Action::Special(order)));
            }
        }
        // The first six only show something, or ask first.
        PanelPress::Card(_)
        | PanelPress::Pick { .. }
        | PanelPress::AimStation(_)
        | PanelPress::ShipsFrom(_)
        | PanelPress::ShipsTo { .. }
        | PanelPress::WriteShips { .. }
        | PanelPress::On(_)
        | PanelPress::Aim { .. }
        | PanelPress::From(_)
        | PanelPress::To { .. }
        | PanelPress::Write
        | PanelPress::WriteMoveIn
        | PanelPress::WriteMove { .. } => return Err(Refused::OldButton),
    }
    draft::keep(change.tx, &change.of, seat, &draft)?;
    Ok(None)
}

/// A button of ours never names what is not there; one written by hand might.
fn is_of_this_board(view: &View, press: PanelPress) -> bool {
    let space = |space: SpaceId| space.index() < view.spaces.len();
    let card = |card: CardId| card.index() < view.edition.deck.cards().len();
    match press {
        PanelPress::Claim(on)
        | PanelPress::On(on)
        | PanelPress::Put { on, .. }
        | PanelPress::From(on)
        | PanelPress::Lay(on)
        | PanelPress::Station(on)
        | PanelPress::AimStation(on)
        | PanelPress::Assault { from: on, .. }
        | PanelPress::ShipsFrom(on)
        | PanelPress::Take(on)
        | PanelPress::Order(OrderPress::Heir(on) | OrderPress::Pawn(on) | OrderPress::Again(on)) => space(on),
        PanelPress::Card(of)
        | PanelPress::Pick { card: of, .. }
        | PanelPress::Play { card: of, .. }
        | PanelPress::Order(OrderPress::Card(of)) => card(of),
        PanelPress::Build { card: of, on } => card(of) && space(on),
        PanelPress::Trade(cards) => cards.into_iter().all(card),
        PanelPress::Aim { from, to }
        | PanelPress::Attack { from, to, .. }
        | PanelPress::To { from, to }
        | PanelPress::Move { from, to, .. }
        | PanelPress::WriteMove { from, to }
        | PanelPress::ShipsTo { from, to }
        | PanelPress::Sail { from, to, .. }
        | PanelPress::WriteShips { from, to } => space(from) && space(to),
        PanelPress::Spread
        | PanelPress::Reset
        | PanelPress::ForMe(_)
        | PanelPress::MoveInForMe
        | PanelPress::Confirm
        | PanelPress::Write
        | PanelPress::WriteMoveIn
        | PanelPress::Order(OrderPress::Part(_) | OrderPress::AllTo(_) | OrderPress::Call) => true,
    }
}
