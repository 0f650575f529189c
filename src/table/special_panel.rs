//! Panels of what only some rulesets know: from the offers of the presser's view, like all panels.

use super::names::Named;
use super::order_panel::OrderLeaf;
use super::panel::Chosen;
use super::panel_press::{PanelId, Picks};
use super::special_wish::{play_offer, play_offers};
use crate::assets::Kit;
use crate::game::conquest::effect::{Effect, Wanted, Window};
use crate::game::conquest::parts::fleet::{Fleet, ShipClass};
use crate::game::conquest::special::{Assault, Choice, PlayOffer, Special, SpecialOffer};
use crate::game::conquest::theatre::Face;
use crate::game::conquest::view::View;
use crate::game::ids::{CardId, MOST_ON_A_SPACE, SeatId, SpaceId, Troops};
use crate::game::offer::Offer;
use crate::text::lang::Lang;

/// The step that such a panel plays.
#[derive(Clone, Debug, PartialEq)]
pub enum SpecialLeaf {
    /// Lay the drawn marker; its face for who may know it.
    Base { face: Option<Face>, spaces: Vec<SpaceId> },
    /// Place the station.
    PlaceStation { spaces: Vec<SpaceId> },
    /// Move it: `reach` is known after the throw. The nearest first.
    MoveStation { station: SpaceId, reach: Option<u8>, spaces: Vec<(SpaceId, u8)> },
    /// Build the ship on one of these cards; with a chosen card the spaces, borders first.
    Build { cards: Vec<(CardId, ShipClass)>, chosen: Option<CardId>, spaces: Vec<SpaceId> },
    /// Play one of these cards.
    Cards { plays: Vec<PlayOffer>, chosen: Option<ChosenPlay> },
    /// Attack the station.
    Assault { station: SpaceId, from: Vec<Strikes>, aim: Option<Strikes> },
    /// Move ships.
    Ships { from: Vec<SpaceId>, chosen: Option<SpaceId>, to: Vec<SpaceId>, aim: Option<(SpaceId, Fleet)> },
    /// Take command of a partner's space: of one that is offered, or ask.
    Command { offered: Vec<SpaceId>, others: Vec<SpaceId> },
    /// Call the order that turns spaces.
    Order(Box<OrderLeaf>),
}

/// Attacks on the station from one space.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Strikes {
    pub from: SpaceId,
    /// The armies of one attack.
    pub armies: u8,
    /// The chances to destroy it: by one attack, and by all that are possible.
    pub once: f64,
    pub repeated: f64,
}

/// A card with what was chosen for its event.
#[derive(Clone, Debug, PartialEq)]
pub struct ChosenPlay {
    pub offer: PlayOffer,
    pub picks: Picks,
    /// What is to be chosen next; `None`: it can be played.
    pub next: Option<Wanted>,
    /// Whether that is the last thing to be chosen.
    pub last: bool,
    /// The second spaces that fit what was chosen, where that may be left to the rules.
    pub also: Vec<SpaceId>,
    /// The markers among which is chosen: their numbers, and what they show as far as the presser knows.
    pub markers: Vec<(u8, Option<Face>)>,
}

impl ChosenPlay {
    /// Whether it can be played as it is.
    pub fn is_ready(&self) -> bool {
        matches!(self.next, None | Some(Wanted::Also | Wanted::Marker))
    }
}

/// The panel for which such an offer is made.
pub(super) fn panel_of(offer: &SpecialOffer) -> PanelId {
    match offer {
        SpecialOffer::LayMarker { .. } => PanelId::Base,
        SpecialOffer::PlaceStation { .. } | SpecialOffer::MoveStation { .. } => PanelId::Station,
        SpecialOffer::CallOrder { .. } => PanelId::Order,
        SpecialOffer::Build { .. } => PanelId::Build,
        SpecialOffer::Play { .. } => PanelId::Cards,
        SpecialOffer::Assault { .. } => PanelId::Assault,
        SpecialOffer::MoveShips { .. } => PanelId::Ships,
        SpecialOffer::TakeCommand { .. } => PanelId::Command,
    }
}

/// What a panel shows, if it has something to show. That of cards has, as long as there is a hand: an absent panel must not tell what a
/// hand lacks.
pub(super) fn leaf(view: &View, seat: SeatId, offers: &[Offer], panel: PanelId, chosen: Chosen) -> Option<SpecialLeaf> {
    let special =
        || offers.iter().filter_map(|offer| if let Offer::Special(offer) = offer { Some(offer) } else { None });
    let of_offer = |offer: &SpecialOffer| match (panel, offer) {
        (PanelId::Base, SpecialOffer::LayMarker { face, spaces }) => {
            Some(SpecialLeaf::Base { face: *face, spaces: spaces.clone() })
        }
        (PanelId::Station, SpecialOffer::PlaceStation { spaces }) => {
            Some(SpecialLeaf::PlaceStation { spaces: spaces.clone() })
        }
        (PanelId::Station, SpecialOffer::MoveStation { station, reach, spaces }) => {
            let mut spaces = spaces.clone();
            spaces.sort_by_key(|&(_, distance)| distance);
            Some(SpecialLeaf::MoveStation { station: *station, reach: *reach, spaces })
        }
        (PanelId::Build, SpecialOffer::Build { cards }) => {
            let chosen = chosen.card.filter(|chosen| cards.iter().any(|(card, _)| card == chosen));
            Some(SpecialLeaf::Build { cards: cards.clone(), chosen, spaces: own(view, seat) })
        }
        (PanelId::Assault, SpecialOffer::Assault { station, from }) => {
            let mut from: Vec<Strikes> = from.iter().filter_map(|&(from, _)| strikes(view, seat, from)).collect();
            from.sort_by(|a, b| b.repeated.total_cmp(&a.repeated));
            let aim = from.iter().copied().find(|strikes| Some(strikes.from) == chosen.space);
            Some(SpecialLeaf::Assault { station: *station, from, aim })
        }
        (PanelId::Command, SpecialOffer::TakeCommand { offered, others }) => {
            Some(SpecialLeaf::Command { offered: offered.clone(), others: others.clone() })
        }
        _ => None,
    };
    match panel {
        PanelId::Cards => {
            view.theatre()?;
            let held = view.hands.get(&seat).is_some_and(|hand| !hand.is_empty());
            let plays = play_offers(view, seat);
            let chosen = chosen.card.and_then(|card| plays.iter().find(|play| play.card == card)).map(|offer| {
                let wanted = asked(offer, chosen.picks);
                let picked = chosen.picks.chosen().count();
                let on =
                    chosen.picks.chosen().next().map(SpaceId).filter(|_| offer.wanted.first() == Some(&Wanted::Space));
                ChosenPlay {
                    offer: offer.clone(),
                    picks: chosen.picks,
                    next: wanted.get(picked).copied(),
                    last: picked + 1 == wanted.len(),
                    also: also(view, seat, offer, on),
                    markers: on.map(|on| markers(view, on)).unwrap_or_default(),
                }
            });
            held.then_some(SpecialLeaf::Cards { plays, chosen })
        }
        PanelId::Ships => ships(special(), chosen),
        _ => special().find_map(of_offer),
    }
}

/// What a panel asks for an event, after what was chosen: where its armies go is left to the rules, which spread them, and a marker that
/// lies alone need not be named.
fn asked(offer: &PlayOffer, picks: Picks) -> Vec<Wanted> {
    let on = picks.chosen().next().map(SpaceId);
    let several = offer.markers.iter().any(|(space, _)| Some(*space) == on);
    let asks = |wanted: &Wanted| match wanted {
        Wanted::Placements => false,
        Wanted::Marker => several,
        _ => true,
    };
    offer.wanted.iter().copied().filter(asks).collect()
}

/// The spaces that fit as a second one: that which was chosen first only where another marker lies on it.
fn also(view: &View, seat: SeatId, offer: &PlayOffer, first: Option<SpaceId>) -> Vec<SpaceId> {
    let Some(theatre) = view.theatre().filter(|_| offer.wanted.contains(&Wanted::Also)) else { return Vec::new() };
    let unseen = |space: SpaceId| {
        let hidden = theatre.markers.iter().filter(|marker| marker.space == space && !marker.open);
        hidden.filter(|marker| !theatre.seen[seat].contains(&marker.id)).count()
    };
    offer.to.iter().copied().filter(|&space| Some(space) != first || unseen(space) > 1).collect()
}

/// The face-down markers on a space, in the order in which they were laid.
pub(super) fn markers(view: &View, on: SpaceId) -> Vec<(u8, Option<Face>)> {
    let all = view.theatre().into_iter().flat_map(|theatre| &theatre.markers);
    all.filter(|marker| marker.space == on && !marker.open).map(|marker| (marker.id, marker.face)).collect()
}

/// The same by number and by what they show.
pub(super) fn markers_named(view: &View, on: SpaceId, kit: &Kit) -> Vec<Named<u8>> {
    let named = |(id, face): (u8, Option<Face>)| {
        let names = match face {
            Some(Face::Token(token)) => kit.names.token(token).map(|name| Lang::ALL.map(|lang| name[lang].clone())),
            Some(Face::Leader | Face::Plain) | None => None,
        };
        let (names, shown) = match names {
            Some(names) => (names.to_vec(), names[0].clone()),
            None => (Vec::new(), id.to_string()),
        };
        Named { what: id, id: id.to_string(), names, shown }
    };
    markers(view, on).into_iter().map(named).collect()
}

fn ships<'a>(offers: impl Iterator<Item = &'a SpecialOffer>, chosen: Chosen) -> Option<SpecialLeaf> {
    let moves: Vec<(SpaceId, Fleet, &Vec<SpaceId>)> = offers
        .filter_map(|offer| match offer {
            SpecialOffer::MoveShips { from, ships, to } => Some((*from, *ships, to)),
            _ => None,
        })
        .collect();
    let of = moves.iter().find(|(from, ..)| Some(*from) == chosen.space);
    let to: Vec<SpaceId> = of.map(|(_, _, to)| (*to).clone()).unwrap_or_default();
    let aim = of.zip(chosen.to).filter(|(_, aimed)| to.contains(aimed)).map(|(&(_, ships, _), aimed)| (aimed, ships));
    let from: Vec<SpaceId> = moves.iter().map(|&(from, ..)| from).collect();
    (!from.is_empty()).then_some(SpecialLeaf::Ships { from, chosen: of.map(|&(from, ..)| from), to, aim })
}

/// What comes of attacks on the station from one space; `None` where none is possible.
pub(super) fn strikes(view: &View, seat: SeatId, from: SpaceId) -> Option<Strikes> {
    let assault = Assault { from, armies: None, ships: None, repeat: true };
    let (once, repeated) = view.assault_chances(seat, assault)?;
    let armies = view.assault(seat, assault)?.0.committed(view.spaces[from].troops);
    Some(Strikes { from, armies, once, repeated })
}

/// The own spaces, borders first.
pub(super) fn own(view: &View, seat: SeatId) -> Vec<SpaceId> {
    let mut own: Vec<SpaceId> = view.spaces.ids().filter(|&space| view.spaces[space].owner == Some(seat)).collect();
    own.sort_by_key(|&space| !view.is_border(seat, space));
    own
}

/// The wish that a station button means: it is placed where there is none yet, and moved where there is.
pub(super) fn station_wish(view: &View, on: SpaceId) -> Special {
    if view.turn == 0 { Special::PlaceStation { space: on } } else { Special::MoveStation { to: on } }
}

/// The choice that picks mean for the event of a card; `None` where they are none of this board.
pub(super) fn choice(view: &View, seat: SeatId, card: CardId, picks: Picks) -> Option<Choice> {
    let wanted = play_offer(view, seat, card).map(|offer| asked(&offer, picks)).unwrap_or_default();
    let mut choice = Choice::default();
    for (wanted, pick) in wanted.into_iter().zip(picks.chosen()) {
        let space = || Some(SpaceId(pick)).filter(|space| space.index() < view.spaces.len());
        match wanted {
            Wanted::Space if pick == Picks::STATION => {}
            Wanted::Space => choice.space = Some(space()?),
            Wanted::To | Wanted::Also => choice.to = Some(space()?),
            Wanted::Marker => choice.marker = Some(pick),
            Wanted::Seat => choice.seat = Some(SeatId(pick)).filter(|&seat| view.seats.get(seat).is_some()),
            Wanted::Class(_) => choice.class = Some(*ShipClass::ALL.get(usize::from(pick))?),
            Wanted::Way => choice.back = Some(pick == 1),
            Wanted::Placements => {}
        }
    }
    fill(view, card, &mut choice);
    Some(choice)
}

/// Where an event moves armies and ships and nobody said how many, all go that may.
pub(super) fn fill(view: &View, card: CardId, choice: &mut Choice) {
    let event = view.edition.deck.card(card).event.as_ref();
    let moves = event.is_some_and(|event| matches!(event.effect, Effect::FreeMove { .. }));
    if let Some(from) = choice.space.filter(|_| moves && choice.troops.is_none() && choice.ships.is_none()) {
        let garrison = &view.spaces[from];
        let room = choice.to.map_or(Troops::MAX, |to| MOST_ON_A_SPACE.saturating_sub(view.spaces[to].troops));
        choice.troops = Some(garrison.troops.saturating_sub(1).min(room));
        choice.ships = Some(garrison.ships);
    }
}

/// The cards of the hand that are armed for the turns of others, with whether they are.
pub fn standing(view: &View, seat: SeatId) -> Vec<(CardId, bool)> {
    let hand = view.hands.get(&seat).into_iter().flat_map(|hand| hand.cards().iter().copied());
    let stands = |&card: &CardId| {
        view.edition.deck.card(card).event.as_ref().is_some_and(|event| event.window == Window::Standing)
    };
    let armed = |card: CardId| {
        view.theatre().is_some_and(|theatre| {
            theatre.orders.get(seat).is_some_and(|orders| orders.iter().any(|order| order.card == card))
        })
    };
    hand.filter(stands).map(|card| (card, armed(card))).collect()
}
