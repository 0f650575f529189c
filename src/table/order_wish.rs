//! From what was typed to the order that turns spaces.

use super::answer::{Expected, Refused};
use super::names::{self, not_understood};
use super::order_panel::offered;
use super::special::OrderWish;
use super::wish::{Wisher, is_all};
use crate::game::conquest::special::{Call, Special};
use crate::game::ids::{CardId, SeatId, SpaceId};

impl Wisher<'_> {
    pub(super) fn call_order(self, wish: &OrderWish) -> Result<Special, Refused> {
        let typed =
            |text: &Option<String>| text.as_deref().map(str::trim).filter(|text| !text.is_empty()).map(str::to_owned);
        let spaces = |text: &Option<String>| {
            typed(text).map_or(Ok(Vec::new()), |list| names::space_list(&list, self.kit, self.lang))
        };
        let heirs = typed(&wish.planets).map_or(Ok(Vec::new()), |list| self.heirs(&list))?;
        let cards = typed(&wish.cards).map_or(Ok(Vec::new()), |list| self.order_cards(&list))?;
        Ok(Special::CallOrder(Call { heirs, pawn: spaces(&wish.sidious)?, cards, again: spaces(&wish.again)? }))
    }

    /// Spaces with the army that gets them, such as `Kamino: Ben, Naboo: 2`; an army alone gets all that are not named.
    fn heirs(self, list: &str) -> Result<Vec<(SpaceId, SeatId)>, Refused> {
        let offers = self.view.offers(self.seat);
        let thrown = offered(&offers).map(|of| of.spaces.to_vec()).unwrap_or_default();
        let (mut heirs, mut rest): (Vec<(SpaceId, SeatId)>, Option<SeatId>) = (Vec::new(), None);
        for item in list.split([',', ';', '\n']).map(str::trim).filter(|item| !item.is_empty()) {
            let parted = item.rsplit_once([':', '=']);
            if let Some((space, seat)) = parted.filter(|(space, _)| !is_all(space)) {
                heirs.push((self.space(space.trim())?, self.seat_of(seat.trim())?));
            } else if let Ok(seat) = self.seat_of(parted.map_or(item, |(_, seat)| seat).trim()) {
                rest = Some(seat);
            } else {
                heirs.push(self.space_and_seat(item)?);
            }
        }
        let named: Vec<SpaceId> = heirs.iter().map(|&(space, _)| space).collect();
        let others = thrown.into_iter().filter(|space| !named.contains(space));
        heirs.extend(
            rest.into_iter().flat_map(|seat| others.clone().map(move |space| (space, seat)).collect::<Vec<_>>()),
        );
        Ok(heirs)
    }

    /// `Mon Calamari Ben`: the longest beginning that is a space, and the army after it.
    fn space_and_seat(self, item: &str) -> Result<(SpaceId, SeatId), Refused> {
        let parts = item.char_indices().filter(|(_, c)| c.is_whitespace()).map(|(at, _)| item.split_at(at));
        let found = parts
            .rev()
            .find_map(|(space, seat)| Some((self.space(space.trim()).ok()?, self.seat_of(seat.trim()).ok()?)));
        found.ok_or_else(|| not_understood(item, Expected::Heirs))
    }

    /// Cards of the hand; all that can be played with the order now.
    fn order_cards(self, list: &str) -> Result<Vec<CardId>, Refused> {
        let hand: &[CardId] = self.view.hands.get(&self.seat).map_or(&[], |hand| hand.cards());
        if is_all(list) {
            // Where nothing could turn that would be thrown for again, none goes with it.
            return Ok(offered(&self.view.offers(self.seat)).map(|of| of.cards.to_vec()).unwrap_or_default());
        }
        let asked: Vec<&str> = list.split([',', ';', '\n']).map(str::trim).filter(|item| !item.is_empty()).collect();
        names::cards_of_hand(&asked, self.kit, self.lang, hand)
    }
}
