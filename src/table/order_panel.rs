//! The panel in which the order is prepared and called (S4-O1 to S4-O6): what is chosen lies in the draft until it is called, which
//! is asked again once.

use super::answer::{Refused, SightRef};
use super::change::Change;
use super::draft::{self, Draft};
use super::panel::Chosen;
use super::press::{NotOurs, number};
use super::reply::Reply;
use super::sight::AccountId;
use crate::game::action::Action;
use crate::game::conquest::parts::order::Refuge;
use crate::game::conquest::special::{Call, Special, SpecialOffer};
use crate::game::conquest::theatre::Pawn;
use crate::game::conquest::view::View;
use crate::game::ids::{CardId, SeatId, SpaceId};
use crate::game::offer::{Offer, Step};
use crate::game::refusal::Refusal;

/// What of the order is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum OrderPart {
    /// All that is chosen, with the chances.
    #[default]
    All,
    /// Who gets which space.
    Heirs,
    /// Where the pawn goes.
    Pawn,
    /// The cards, and for which spaces they throw again.
    Cards,
    /// Whether it shall be called now.
    Sure,
}

/// Something in this panel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OrderPress {
    /// Shows a part.
    Part(OrderPart),
    /// Another army gets this space.
    Heir(SpaceId),
    /// This army gets all.
    AllTo(SeatId),
    /// Appends a space to those where the pawn goes, or takes it out.
    Pawn(SpaceId),
    /// Adds a card, or takes it out.
    Card(CardId),
    /// Appends a space to those that are thrown for again, or takes it out.
    Again(SpaceId),
    /// Calls the order, after it was asked again.
    Call,
}

/// The order as it would be called now.
#[derive(Clone, Debug, PartialEq)]
pub struct OrderLeaf {
    /// Where the pawn stands on its track.
    pub at: u8,
    /// The least throw that turns a space; above 8 none does.
    pub least: u8,
    /// The chances that exactly 0, 1, 2 ... spaces turn, with the chosen cards.
    pub chances: Vec<f64>,
    /// The spaces that are thrown for, with who gets them.
    pub thrown: Vec<(SpaceId, SeatId)>,
    /// Those that a public marker protects.
    pub spared: Vec<SpaceId>,
    /// Who can get spaces.
    pub heirs: Vec<SeatId>,
    /// Where the pawn can go: the spaces of the side, those with fewest enemies around first, then those that may turn.
    pub refuges: Vec<Refuge>,
    /// The cards that can be played with it.
    pub cards: Vec<CardId>,
    /// For so many spaces the chosen ones throw again at most.
    pub again: u32,
    pub call: Call,
    pub part: OrderPart,
    /// The space that was chosen last.
    pub last: Option<SpaceId>,
}

/// The order that is offered, with what is chosen for it; `None` where none is.
pub(super) fn leaf(
    view: &View,
    seat: SeatId,
    offers: &[Offer],
    draft: &Draft,
    (part, touched): (OrderPart, Option<SpaceId>),
) -> Option<OrderLeaf> {
    let Offered { least, heirs, cards, .. } = offered(offers)?;
    let Some(Pawn::Track(at)) = view.theatre()?.pawn else { return None };
    let call = draft.call.clone();
    Some(OrderLeaf {
        at,
        least,
        chances: view.order_chances_with(&call.cards)?,
        thrown: view.order_heirs(heirs, seat, &call),
        spared: view.spared_by_order(),
        heirs: heirs.to_vec(),
        refuges: view.refuges(seat),
        cards: cards.to_vec(),
        again: view.thrown_again(&call.cards),
        call,
        part,
        last: touched,
    })
}

/// What is offered for it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Offered<'a> {
    /// Those that are thrown for.
    pub(super) spaces: &'a [SpaceId],
    least: u8,
    pub(super) heirs: &'a [SeatId],
    pub(super) cards: &'a [CardId],
}

pub(super) fn offered(offers: &[Offer]) -> Option<Offered<'_>> {
    offers.iter().find_map(|offer| match offer {
        Offer::Special(SpecialOffer::CallOrder { spaces, least, heirs, cards }) => {
            Some(Offered { spaces, least: *least, heirs, cards })
        }
        _ => None,
    })
}

/// Writes a typed order into the draft, where its panel asks whether it shall be called. What the rules refuse is refused, and so is an
/// order before its step: whoever types it there would end all steps in between.
pub(super) fn draft_order(
    change: &Change<'_, '_>,
    account: AccountId,
    (seat, view): (SeatId, &View),
    call: &Call,
) -> Result<Reply, Refused> {
    let refused = |refusal| Refused::Rules { refusal, sight: Box::new(SightRef(change.of.sight(Some(account)))) };
    view.check(seat, &Action::Special(Special::CallOrder(call.clone()))).map_err(refused)?;
    if offered(&view.offers(seat)).is_none() {
        let now = view.awaited().first().map_or(Step::Order, |awaited| awaited.step);
        return Err(refused(Refusal::WrongStep { now }));
    }
    let mut draft = Draft::at(u64::from(change.of.row.moves));
    draft.call.clone_from(call);
    draft::keep(change.tx, &change.of, seat, &draft)?;
    Ok(Reply::OrderDrafted)
}

/// Changes the draft (`None`), or says what is called.
pub(super) fn carry_out(
    view: &View,
    seat: SeatId,
    offers: &[Offer],
    draft: &mut Draft,
    press: OrderPress,
) -> Result<Option<Special>, Refused> {
    let Offered { spaces: thrown, heirs, cards, .. } = offered(offers).ok_or(Refused::MovedOn)?;
    let call = &mut draft.call;
    match press {
        OrderPress::Part(_) => return Err(Refused::OldButton),
        OrderPress::Heir(space) => {
            let now = view.order_heirs(heirs, seat, call).into_iter().find(|(of, _)| *of == space);
            let (_, now) = now.ok_or(Refused::OldButton)?;
            let next = heirs.iter().position(|&heir| heir == now).map_or(0, |at| (at + 1) % heirs.len());
            call.heirs.retain(|(of, _)| *of != space);
            call.heirs.extend(heirs.get(next).map(|&heir| (space, heir)));
        }
        OrderPress::AllTo(heir) => {
            if !heirs.contains(&heir) {
                return Err(Refused::OldButton);
            }
            call.heirs = thrown.iter().map(|&space| (space, heir)).collect();
        }
        OrderPress::Pawn(space) => {
            if view.refuges(seat).iter().all(|of| of.space != space) {
                return Err(Refused::OldButton);
            }
            toggle(&mut call.pawn, space);
        }
        OrderPress::Card(card) => {
            if !cards.contains(&card) {
                return Err(Refused::OldButton);
            }
            toggle(&mut call.cards, card);
            if call.cards.is_empty() {
                call.again.clear();
            }
        }
        OrderPress::Again(space) => {
            if !thrown.contains(&space) || call.cards.is_empty() {
                return Err(Refused::OldButton);
            }
            toggle(&mut call.again, space);
        }
        OrderPress::Call => return Ok(Some(Special::CallOrder(std::mem::take(call)))),
    }
    Ok(None)
}

fn toggle<T: Copy + PartialEq>(list: &mut Vec<T>, one: T) {
    match list.iter().position(|other| *other == one) {
        Some(at) => drop(list.remove(at)),
        None => list.push(one),
    }
}

impl OrderPart {
    const ALL: [Self; 5] = [Self::All, Self::Heirs, Self::Pawn, Self::Cards, Self::Sure];

    fn word(self) -> &'static str {
        match self {
            Self::All => "all",
            Self::Heirs => "heirs",
            Self::Pawn => "pawn",
            Self::Cards => "cards",
            Self::Sure => "sure",
        }
    }
}

impl OrderPress {
    /// What is shown after it, and what was chosen.
    pub(super) fn chosen(self) -> Chosen {
        let (part, space) = match self {
            Self::Part(part) => (part, None),
            Self::Heir(space) => (OrderPart::Heirs, Some(space)),
            Self::AllTo(_) => (OrderPart::Heirs, None),
            Self::Pawn(space) => (OrderPart::Pawn, Some(space)),
            Self::Card(_) => (OrderPart::Cards, None),
            Self::Again(space) => (OrderPart::Cards, Some(space)),
            Self::Call => (OrderPart::All, None),
        };
        Chosen { space, part, ..Chosen::default() }
    }

    pub(super) fn words(self) -> String {
        match self {
            Self::Part(part) => format!("order:{}", part.word()),
            Self::Heir(SpaceId(space)) => format!("order:heir:{space}"),
            Self::AllTo(SeatId(seat)) => format!("order:all-to:{seat}"),
            Self::Pawn(SpaceId(space)) => format!("order:to:{space}"),
            Self::Card(CardId(card)) => format!("order:with:{card}"),
            Self::Again(SpaceId(space)) => format!("order:again:{space}"),
            Self::Call => "order:call".to_owned(),
        }
    }

    /// Reads what stands after the first word.
    pub(super) fn from_words(words: &[&str]) -> Result<Self, NotOurs> {
        Ok(match *words {
            ["heir", space] => Self::Heir(SpaceId(number(space)?)),
            ["all-to", seat] => Self::AllTo(SeatId(number(seat)?)),
            ["to", space] => Self::Pawn(SpaceId(number(space)?)),
            ["with", card] => Self::Card(CardId(number(card)?)),
            ["again", space] => Self::Again(SpaceId(number(space)?)),
            ["call"] => Self::Call,
            [part] => Self::Part(OrderPart::ALL.into_iter().find(|of| of.word() == part).ok_or(NotOurs)?),
            _ => return Err(NotOurs),
        })
    }
}
