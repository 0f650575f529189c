//! From what was typed to an action that only some rulesets of the conquest games know.

use super::answer::{Expected, Refused};
use super::fleets;
use super::names::{self, Named, not_understood};
use super::special::{Manoeuvre, Played};
use super::special_panel;
use super::wish::{Wisher, armies, is_all};
use crate::assets::Kit;
use crate::game::action::{Action, Placement};
use crate::game::conquest::effect::{Effect, Wanted, Window};
use crate::game::conquest::parts::fleet::Fleet;
use crate::game::conquest::special::{Assault, Choice, PlayOffer, Special, SpecialOffer};
use crate::game::conquest::theatre::{Guard, Theatre};
use crate::game::conquest::view::View;
use crate::game::ids::{CardId, SeatId, SpaceId};
use crate::game::offer::Offer;
use crate::text::lang::Lang;
use crate::text::station_name;

/// The value by which the station is chosen in autocomplete: no id of a space has a colon.
pub(super) const STATION: &str = "the:station";

/// What an event or an attack is aimed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Aimed {
    Space(SpaceId),
    Station,
}

impl Wisher<'_> {
    /// The action that a wish means.
    pub(super) fn special(self, wish: &Manoeuvre) -> Result<Action, Refused> {
        if self.view.theatre().is_none() {
            return Ok(Self::of_another_game());
        }
        let special = match wish {
            Manoeuvre::Build { card, space } => Special::Build { card: self.card(card)?, space: self.space(space)? },
            Manoeuvre::Play(played) => self.play(played)?,
            Manoeuvre::Arm { card, spaces, least, seats } => {
                let guard = self.guard(spaces.as_deref(), *least, seats.as_deref())?;
                Special::Arm { card: self.card(card)?, guard }
            }
            Manoeuvre::Disarm { card } => Special::Disarm { card: self.card(card)? },
            Manoeuvre::LayMarker { space } => Special::LayMarker { space: self.space(space)? },
            Manoeuvre::PlaceStation { space } => Special::PlaceStation { space: self.space(space)? },
            Manoeuvre::MoveStation { to } => Special::MoveStation { to: self.space(to)? },
            // Where there is no station the rules say so, whatever was named.
            Manoeuvre::Fire { .. } if !self.view.theatre().is_some_and(Theatre::has_station) => {
                Special::MoveStation { to: SpaceId(0) }
            }
            Manoeuvre::Fire { card } => {
                let card = match card.as_deref() {
                    Some(card) => self.card(card)?,
                    None => fire_card(self.view, self.seat).ok_or(Refused::NoFireCard)?,
                };
                Special::Play { card, choice: Choice::default() }
            }
            Manoeuvre::Assault { from, armies: asked, ships, repeat } => {
                let from = self.space(from)?;
                // A number that is no number of armies is refused by the rules.
                let armies = asked.map(|asked| u8::try_from(asked.clamp(0, i64::from(u8::MAX))).unwrap_or(u8::MAX));
                let ships = self.ships(ships.as_deref(), from)?;
                Special::Assault(Assault { from, armies, ships, repeat: *repeat })
            }
            Manoeuvre::MoveShips { from, to, ships } => {
                let (from, to) = (self.space(from)?, self.space(to)?);
                let ships = self.ships(Some(ships), from)?.unwrap_or_default();
                Special::MoveShips { from, to, ships }
            }
            Manoeuvre::CallOrder(wish) => self.call_order(wish)?,
            Manoeuvre::Take { space } => Special::TakeCommand { space: self.space(space)? },
            Manoeuvre::Offer { space } => Special::OfferCommand { space: self.space(space)?, offered: true },
            Manoeuvre::Withdraw { space } => Special::OfferCommand { space: self.space(space)?, offered: false },
        };
        Ok(Action::Special(special))
    }

    /// What no match without ships, station and markers knows: the rules say so, whatever was named.
    pub(super) fn of_another_game() -> Action {
        Action::Special(Special::LayMarker { space: SpaceId(0) })
    }

    /// Ships as typed, of those on a space; `None` where nothing was typed.
    pub(super) fn ships(self, typed: Option<&str>, on: SpaceId) -> Result<Option<Fleet>, Refused> {
        typed.map(|typed| fleets::fleet(typed, self.kit, self.lang, self.view.spaces[on].ships)).transpose()
    }

    /// A card of the own hand.
    fn card(self, asked: &str) -> Result<CardId, Refused> {
        let hand: &[CardId] = self.view.hands.get(&self.seat).map_or(&[], |hand| hand.cards());
        names::card(asked, self.kit, self.lang, hand)
    }

    /// A seat by number, or by the name that its offer in autocomplete has.
    pub(super) fn seat_of(self, asked: &str) -> Result<SeatId, Refused> {
        let seats = names::seats(self.seated.iter());
        names::find(asked, &seats)
    }

    fn guard(self, spaces: Option<&str>, least: Option<i64>, seats: Option<&str>) -> Result<Guard, Refused> {
        let typed = |list: Option<&str>| list.map(str::trim).filter(|list| !list.is_empty()).map(str::to_owned);
        // None means all.
        let some = |list: &String| !is_all(list);
        let spaces = typed(spaces).filter(some).map(|list| names::space_list(&list, self.kit, self.lang));
        let seats = typed(seats).filter(some).map(|list| {
            let items = list.split([',', ';']).map(str::trim).filter(|item| !item.is_empty());
            items.map(|item| self.seat_of(item)).collect::<Result<Vec<_>, _>>()
        });
        let (spaces, seats) = (spaces.transpose()?.unwrap_or_default(), seats.transpose()?.unwrap_or_default());
        Ok(Guard { spaces, least: least.map_or(Ok(0), armies)?, seats })
    }

    fn play(self, played: &Played) -> Result<Special, Refused> {
        let card = self.card(&played.card)?;
        let offer = play_offer(self.view, self.seat, card);
        let typed =
            |text: &Option<String>| text.as_deref().map(str::trim).filter(|text| !text.is_empty()).map(str::to_owned);
        let target = typed(&played.target).map(|asked| aimed(&asked, self.kit, self.lang)).transpose()?;
        let space = match target {
            Some(Aimed::Space(space)) => Some(space),
            // An empty space means the station there, which nobody means by saying nothing.
            None if self.aims(card, offer.as_ref()) => return Err(not_understood("", Expected::Target)),
            Some(Aimed::Station) | None => None,
        };
        let to = typed(&played.to).map(|asked| self.space(&asked)).transpose()?;
        let class = typed(&played.class).map(|asked| fleets::class(&asked, self.kit, self.lang)).transpose()?;
        let seat = typed(&played.seat).map(|asked| self.seat_of(&asked)).transpose()?;
        let back = typed(&played.way).map(|asked| is_back(&asked)).transpose()?;
        let marker = typed(&played.marker).map(|asked| self.marker(&asked, space)).transpose()?;
        let mut choice = Choice { space, to, class, seat, back, marker, ..Choice::default() };
        if places(self.view, card, offer.as_ref()) {
            choice.placements = self.placements(typed(&played.armies).as_deref(), space, offer.as_ref())?;
            if !choice.placements.is_empty() {
                choice.space = None;
            }
        } else if let Some(asked) = typed(&played.armies) {
            choice.troops = Some(match asked.parse::<i64>() {
                Ok(number) => armies(number)?,
                Err(_) if is_all(&asked) => space.map_or(1, |space| self.view.spaces[space].troops.saturating_sub(1)),
                Err(_) => return Err(not_understood(&asked, Expected::Troops)),
            });
        }
        if let Some(asked) = typed(&played.ships) {
            let from = space.ok_or_else(|| not_understood("", Expected::Target))?;
            choice.ships = self.ships(Some(&asked), from)?;
        }
        special_panel::fill(self.view, card, &mut choice);
        Ok(Special::Play { card, choice })
    }

    /// The number of one of the face-down markers on a space: one of them, or by what it shows.
    fn marker(self, asked: &str, on: Option<SpaceId>) -> Result<u8, Refused> {
        let on = on.ok_or_else(|| not_understood("", Expected::Target))?;
        names::find(asked, &special_panel::markers_named(self.view, on, self.kit))
    }

    /// Whether the event is played with a declaration, for which an empty space has a meaning of its own, where there is a station.
    fn aims(self, card: CardId, offer: Option<&PlayOffer>) -> bool {
        let event = self.view.edition.deck.card(card).event.as_ref();
        let stations = self.view.theatre().is_some_and(Theatre::has_station);
        stations && event.is_some_and(|event| event.window == Window::Declare)
            && offer.is_none_or(|offer| !offer.spaces.is_empty())
            // What cannot be aimed at a space needs no word.
            && !event.is_some_and(|event| matches!(event.effect, Effect::StationDice { .. } | Effect::StationSum { .. }))
    }

    /// Where the armies of an event go: a list, or one space that takes all of them.
    fn placements(
        self,
        typed: Option<&str>,
        space: Option<SpaceId>,
        offer: Option<&PlayOffer>,
    ) -> Result<Vec<Placement>, Refused> {
        let number = typed.and_then(|typed| typed.parse::<i64>().ok());
        match (typed, space) {
            (Some(list), None) if number.is_none() => {
                let mut placements = Vec::new();
                for (space, troops) in names::placements(list, self.kit, self.lang)? {
                    placements.push(Placement { space, troops: armies(troops)? });
                }
                Ok(placements)
            }
            (Some(list), Some(_)) if number.is_none() && !is_all(list) => Err(not_understood(list, Expected::Troops)),
            (_, Some(space)) => {
                let all = offer.map_or(1, |offer| offer.troops);
                Ok(vec![Placement { space, troops: number.map_or(Ok(all), armies)? }])
            }
            // The rules say what is to be chosen.
            (_, None) => Ok(Vec::new()),
        }
    }
}

/// The ways of a pawn, by the ids that commands offer and their words.
const WAYS: [(bool, &[&str]); 2] = [
    (false, &["forward", "forwards", "vor", "vorwärts"]),
    (true, &["back", "backward", "backwards", "zurück", "rückwärts"]),
];

fn is_back(typed: &str) -> Result<bool, Refused> {
    let word = typed.to_lowercase();
    let found = WAYS.iter().find(|(_, words)| words.contains(&word.as_str()));
    found.map(|&(back, _)| back).ok_or_else(|| not_understood(typed, Expected::Way))
}

/// A space, or the station in a game that has one.
pub(super) fn aimed(asked: &str, kit: &Kit, lang: Lang) -> Result<Aimed, Refused> {
    let spaces = names::spaces(kit, lang).into_iter().map(|space| Named {
        what: Aimed::Space(space.what),
        id: space.id,
        names: space.names,
        shown: space.shown,
    });
    let station = Named {
        what: Aimed::Station,
        id: STATION.to_owned(),
        names: Lang::ALL.map(station_name).to_vec(),
        shown: station_name(lang),
    };
    let station = (!kit.names.has_tokens()).then_some(station);
    names::find(asked, &spaces.chain(station).collect::<Vec<_>>())
}

/// What the seat may choose for the event of a card, if it can be played now.
pub(super) fn play_offer(view: &View, seat: SeatId, card: CardId) -> Option<PlayOffer> {
    play_offers(view, seat).into_iter().find(|offer| offer.card == card)
}

/// The events that the seat can play now.
pub(super) fn play_offers(view: &View, seat: SeatId) -> Vec<PlayOffer> {
    let plays = view.offers(seat).into_iter().filter_map(|offer| match offer {
        Offer::Special(SpecialOffer::Play { cards }) => Some(cards),
        _ => None,
    });
    plays.flatten().collect()
}

/// Whether armies of the event are put on spaces that are named.
fn places(view: &View, card: CardId, offer: Option<&PlayOffer>) -> bool {
    match offer {
        Some(offer) => offer.wanted.contains(&Wanted::Placements),
        None => view
            .edition
            .deck
            .card(card)
            .event
            .as_ref()
            .is_some_and(|event| matches!(event.effect, Effect::Troops { .. })),
    }
}

/// The card of the hand with which the station is fired: one that can be now, else one of the region in which it stands, else any.
pub(super) fn fire_card(view: &View, seat: SeatId) -> Option<CardId> {
    let region = |card: CardId| match view.edition.deck.card(card).event.as_ref()?.effect {
        Effect::Fire { region } => Some(region),
        _ => None,
    };
    if let Some(offer) = play_offers(view, seat).iter().find(|offer| region(offer.card).is_some()) {
        return Some(offer.card);
    }
    let here = view.theatre().and_then(|theatre| theatre.station).map(|space| view.edition.board.space(space).region);
    let hand = || view.hands.get(&seat).into_iter().flat_map(|hand| hand.cards().iter().copied());
    let fits = hand().find(|&card| region(card).is_some() && region(card) == here);
    fits.or_else(|| hand().find(|&card| region(card).is_some()))
}
