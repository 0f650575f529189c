//! The AI where there are sides with goals of their own, ships, cards with events, hidden markers and a station.
//!
//! It goes by what the view shows and by the offers alone. Where something is hidden, what it does with a marker does not depend on
//! what the marker shows, so that nobody can read it off its moves.

mod cards;
mod invade;
mod moves;
mod order;
mod station;
pub(super) mod worth;

use super::weigh::Board;
use super::{claim, end_turn, move_in_troops, place};
use crate::game::action::Action;
use crate::game::cards::Card;
use crate::game::conquest::effect::Effect;
use crate::game::conquest::special::{Choice, PlayOffer, Special, SpecialOffer};
use crate::game::conquest::theatre::Theatre;
use crate::game::conquest::turn::{Stage, Turn};
use crate::game::conquest::view::PhaseView;
use crate::game::ids::{CardId, SpaceId};
use crate::game::offer::{Offer, Step};

/// What the AI looks at when it thinks.
struct Sight<'a> {
    board: &'a Board<'a>,
    theatre: &'a Theatre,
    offers: &'a [Offer],
}

/// The action of the seat; `None` when nothing is offered to it.
pub(super) fn choose(board: &Board<'_>, theatre: &Theatre, offers: &[Offer]) -> Option<Action> {
    let sight = Sight { board, theatre, offers };
    match &board.view.phase {
        PhaseView::SetUp(_) => set_up(&sight),
        PhaseView::Turn(turn) => in_turn(&sight, turn),
        PhaseView::Over(_) => None,
    }
}

/// What the AI would do in this step, for a person who asks; `None` where it has nothing to say.
pub(super) fn advise(board: &Board<'_>, theatre: &Theatre, offers: &[Offer], step: Step) -> Option<Action> {
    let sight = Sight { board, theatre, offers };
    let end = || end_step(offers).or_else(|| end_turn(offers));
    match step {
        Step::Claim | Step::PlaceStation | Step::Deploy => set_up(&sight),
        Step::LayMarker => station::lay(&sight),
        Step::Trade => cards::trade(&sight),
        Step::Place => place::choose(board, offers),
        Step::MoveIn => move_in_troops(board, offers),
        Step::Attack => invade::choose(&sight).or_else(end),
        Step::Fortify => moves::fortify(&sight).or_else(end),
        Step::FortifyShips => moves::ships(&sight).or_else(end),
        Step::Station => station::choose(&sight).or_else(end),
        // Whether to wait is the asker's to say.
        Step::Order => order::choose(&sight),
        Step::SpoilsTrade | Step::SpoilsPlace => None,
    }
}

/// The same for what is done beside the steps.
pub(super) fn advise_beside(
    board: &Board<'_>,
    theatre: &Theatre,
    offers: &[Offer],
    beside: super::Beside,
) -> Option<Action> {
    let sight = Sight { board, theatre, offers };
    match beside {
        super::Beside::Build => cards::build(&sight),
        super::Beside::Cards => {
            cards::at_once(&sight).or_else(|| invade::with_a_card(&sight)).or_else(|| cards::protect(&sight))
        }
        super::Beside::Assault => {
            invade::assault(&sight).filter(|action| matches!(action, Action::Special(Special::Assault(_))))
        }
    }
}

fn set_up(sight: &Sight<'_>) -> Option<Action> {
    let claimed = sight.offers.iter().find_map(|offer| match offer {
        Offer::Claim { free, one_now } => Some(Action::Claim { spaces: claim::rank(sight.board, free, *one_now) }),
        _ => None,
    });
    claimed.or_else(|| station::place(sight)).or_else(|| place::choose(sight.board, sight.offers))
}

fn in_turn(sight: &Sight<'_>, turn: &Turn) -> Option<Action> {
    let action = match &turn.stage {
        Stage::LayMarker { .. } => station::lay(sight),
        Stage::MoveIn(_) => move_in_troops(sight.board, sight.offers),
        Stage::Trade { .. } | Stage::Place { .. } => cards::reinforce(sight)
            .or_else(|| place::choose(sight.board, sight.offers))
            .or_else(|| invade::choose(sight)),
        Stage::Attack | Stage::SpoilsTrade | Stage::SpoilsPlace { .. } => {
            place::choose(sight.board, sight.offers).or_else(|| invade::choose(sight))
        }
        Stage::Fortify => moves::fortify(sight),
        Stage::FortifyShips => moves::ships(sight),
        Stage::Station => station::choose(sight),
        Stage::Order => order::choose(sight),
    };
    action.or_else(|| cards::protect(sight)).or_else(|| end_step(sight.offers)).or_else(|| end_turn(sight.offers))
}

/// Ends the step that is at hand. Trading ends by placing armies.
fn end_step(offers: &[Offer]) -> Option<Action> {
    let ends = |offer: &Offer| matches!(offer, Offer::EndStep { step } if *step != Step::Trade);
    offers.iter().any(ends).then_some(Action::EndStep)
}

impl<'a> Sight<'a> {
    /// What is offered beyond what every conquest game offers.
    fn special(&self) -> impl Iterator<Item = &'a SpecialOffer> + use<'a> {
        self.offers.iter().filter_map(|offer| match offer {
            Offer::Special(offer) => Some(offer),
            _ => None,
        })
    }

    /// The events that may be played now, with what they do if nothing is gone that they need.
    fn plays(&self) -> impl Iterator<Item = (&'a PlayOffer, &'a Effect)> + use<'a, '_> {
        let all = self.special().filter_map(|offer| match offer {
            SpecialOffer::Play { cards } => Some(cards),
            _ => None,
        });
        all.flatten().filter_map(|play| Some((play, &self.card(play.card).event.as_ref()?.effect)))
    }

    fn card(&self, card: CardId) -> &'a Card {
        self.board.view.edition.deck.card(card)
    }

    /// The cards in the seat's own hand.
    fn hand(&self) -> &'a [CardId] {
        self.board.view.hands.get(&self.board.seat).map_or(&[], |hand| hand.cards())
    }

    /// Whether the space is the seat's or its partner's.
    fn is_ours(&self, space: SpaceId) -> bool {
        let owner = self.board.view.spaces[space].owner;
        owner.is_some_and(|owner| self.board.view.side(owner) == self.board.view.side(self.board.seat))
    }
}

/// Plays an event.
fn play(card: CardId, choice: Choice) -> Action {
    Action::Special(Special::Play { card, choice })
}

/// Plays an event that is aimed at a space.
fn play_at(card: CardId, space: SpaceId) -> Action {
    play(card, Choice { space: Some(space), ..Choice::default() })
}
