//! Autocomplete of what only some rulesets know: what the offers of the asker's view allow.

use super::choices::{Candidate, on_turn, other_step};
use super::fleets;
use super::legal::{Legal, named};
use super::names::{self, Named};
use super::order_panel;
use super::sight::{AccountId, Sight};
use super::special_panel::{self, own, standing};
use super::special_wish::{STATION, play_offer, play_offers};
use crate::game::conquest::effect::Effect;
use crate::game::conquest::parts::fleet::{Fleet, ShipClass};
use crate::game::conquest::parts::order::Refuge;
use crate::game::conquest::special::{Assault, Call, PlayOffer, SpecialOffer};
use crate::game::conquest::view::View;
use crate::game::ids::{CardId, SeatId, SpaceId};
use crate::game::offer::Offer;
use crate::table::answer::Chance;
use crate::text::lang::Lang;
use crate::text::{self, First, Names, WhyNothing};

/// The option that is being typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SpecialField {
    /// A card whose ship can be built.
    BuildCard,
    /// An own space.
    OwnSpace,
    /// A card whose event can be played.
    PlayCard,
    /// What the event of a card can be aimed at, and the rest of what it asks for.
    PlayTarget {
        card: Option<String>,
    },
    PlayTo {
        card: Option<String>,
    },
    PlaySeat {
        card: Option<String>,
    },
    /// One of several markers on the space at which a card is aimed.
    PlayMarker {
        target: Option<String>,
    },
    Class,
    /// A card that can be armed, and one that is.
    ArmCard,
    ArmedCard,
    /// The last item of a list of own spaces.
    Guard,
    /// Where the drawn marker can lie.
    Base,
    /// Where the station can be placed, and where it can go.
    StationAt,
    StationTo,
    /// A card that fires it.
    FireCard,
    /// Whence it can be attacked.
    AssaultFrom,
    /// Spaces whose command can be taken, offered, or kept.
    Take,
    Offered {
        now: bool,
    },
    /// Ships on a space; of a capture those that may follow.
    Ships {
        from: Option<String>,
    },
    /// The last item of a list of spaces that the order is thrown for, with who gets them.
    OrderHeirs,
    /// The last item of a list of spaces where the pawn goes.
    OrderPawn,
    /// The last item of a list of cards that are played with the order.
    OrderCards,
    /// The last item of a list of spaces that are thrown for again.
    OrderAgain,
    /// Ships on the space at which a card is aimed.
    CardShips {
        target: Option<String>,
    },
}

impl SpecialField {
    /// Whether it is for who is not on turn too.
    pub(super) fn is_out_of_turn(&self) -> bool {
        matches!(self, Self::ArmCard | Self::ArmedCard | Self::Guard | Self::Offered { .. })
    }

    /// Whether it is a list, of which only the last item is typed.
    pub(super) fn is_list(&self) -> bool {
        matches!(self, Self::Guard | Self::OrderHeirs | Self::OrderPawn | Self::OrderCards | Self::OrderAgain)
    }
}

/// What can be chosen; why nothing can, where that is so.
pub(super) fn choices(
    sight: &Sight,
    account: AccountId,
    field: &SpecialField,
    typed: &str,
    (names, posted, lang): (Names<'_>, Lang, Lang),
) -> Result<Vec<Candidate>, WhyNothing> {
    let seat = match on_turn(account, sight) {
        Ok(seat) => seat,
        Err(WhyNothing::OnTurn(_) | WhyNothing::Done) if field.is_out_of_turn() => {
            *sight.seats_of(account).first().ok_or(WhyNothing::NoSeat)?
        }
        Err(why) => return Err(why),
    };
    let view = sight.conquest().ok_or(WhyNothing::OtherGame)?;
    if view.theatre().is_none() {
        return Err(WhyNothing::OtherGame);
    }
    let of = Of { legal: Legal { sight, seat, names, posted, lang }, view, seat };
    let found = of.choices(field, typed)?;
    if found.is_empty() {
        return Err(if field.is_out_of_turn() { WhyNothing::NothingHere } else { other_step(view, seat) });
    }
    Ok(found)
}

/// An item behind those of a list that are typed already; `None` where that is longer than Discord allows.
fn last_of(before: &str, mut candidate: Candidate) -> Option<Candidate> {
    candidate.value = format!("{before}{}", candidate.value);
    (candidate.value.len() <= LONGEST_VALUE).then_some(candidate)
}

/// The most bytes of a value (Discord's limit); a longer list is typed without help.
const LONGEST_VALUE: usize = 100;

#[derive(Clone, Copy)]
struct Of<'a> {
    legal: Legal<'a>,
    view: &'a View,
    seat: SeatId,
}

impl Of<'_> {
    fn choices(self, field: &SpecialField, typed: &str) -> Result<Vec<Candidate>, WhyNothing> {
        Ok(match field {
            SpecialField::BuildCard => self.cards(self.build().into_iter().map(|(card, _)| card)),
            SpecialField::OwnSpace => self.spaces(self.own()),
            SpecialField::PlayCard => self.cards(play_offers(self.view, self.seat).into_iter().map(|offer| offer.card)),
            SpecialField::PlayTarget { card } => {
                let offer = self.play(card.as_deref())?;
                let mut found = self.spaces(offer.spaces.iter().copied());
                if offer.station {
                    found.insert(0, self.station());
                }
                found
            }
            SpecialField::PlayTo { card } => self.spaces(self.play(card.as_deref())?.to),
            SpecialField::PlaySeat { card } => {
                let offer = self.play(card.as_deref())?;
                let seats = offer.seats.iter().filter_map(|&seat| Some((seat, self.legal.sight.seats.get(seat)?)));
                let candidate = |seat: Named<SeatId>| Candidate {
                    label: text::choice_seat(self.legal.names, seat.what),
                    value: seat.id,
                    names: seat.names,
                };
                names::seats(seats).into_iter().map(candidate).collect()
            }
            SpecialField::PlayMarker { target } => self.markers(target.as_deref())?,
            SpecialField::OrderHeirs => self.heirs(typed),
            SpecialField::OrderPawn => {
                // Nothing is chosen for what cannot be called now.
                let can = order_panel::offered(&self.view.offers(self.seat)).is_some();
                let refuges = if can { self.view.refuges(self.seat) } else { Vec::new() };
                let label = |of: Refuge| text::choice_refuge(self.legal.names, of);
                self.listed(typed, refuges.into_iter().map(|of| (of.space, label(of))))
            }
            SpecialField::OrderCards => self.order_cards(typed),
            SpecialField::OrderAgain => {
                let mut thrown = self.thrown();
                thrown.sort_by_key(|&space| std::cmp::Reverse(self.view.spaces[space].troops));
                let label = |space: SpaceId| {
                    text::choice_space(self.legal.names, self.legal.posted, space, self.view.spaces[space].troops)
                };
                self.listed(typed, thrown.into_iter().map(|space| (space, label(space))))
            }
            SpecialField::Class => {
                let candidate =
                    |class: Named<ShipClass>| Candidate { label: class.shown, value: class.id, names: class.names };
                fleets::classes(self.legal.names.kit(), self.legal.lang).into_iter().map(candidate).collect()
            }
            SpecialField::ArmCard => self.cards(standing(self.view, self.seat).into_iter().map(|(card, _)| card)),
            SpecialField::ArmedCard => {
                let armed = standing(self.view, self.seat).into_iter().filter(|&(_, armed)| armed);
                self.cards(armed.map(|(card, _)| card))
            }
            SpecialField::Guard => self.legal.listed(&self.own(), typed),
            SpecialField::Base => self.spaces(self.special(|offer| match offer {
                SpecialOffer::LayMarker { spaces, .. } => Some(spaces.clone()),
                _ => None,
            })),
            SpecialField::StationAt => self.spaces(self.special(|offer| match offer {
                SpecialOffer::PlaceStation { spaces } => Some(spaces.clone()),
                _ => None,
            })),
            SpecialField::StationTo => {
                let mut near = self.special(|offer| match offer {
                    SpecialOffer::MoveStation { spaces, .. } => Some(spaces.clone()),
                    _ => None,
                });
                near.sort_by_key(|&(_, distance)| distance);
                let label = |(space, distance)| {
                    let label = text::choice_reach(self.legal.names, self.legal.posted, space, distance);
                    named(space, label, self.legal.names)
                };
                near.into_iter().map(label).collect()
            }
            SpecialField::FireCard => {
                let fires = |card: CardId| {
                    let event = self.view.edition.deck.card(card).event.as_ref();
                    event.is_some_and(|event| matches!(event.effect, Effect::Fire { .. }))
                };
                let hand = self.view.hands.get(&self.seat).into_iter().flat_map(|hand| hand.cards().iter().copied());
                self.cards(hand.filter(|&card| fires(card)))
            }
            SpecialField::AssaultFrom => self.assaults(),
            SpecialField::Take => {
                let (offered, others) = self.take();
                self.spaces(offered.into_iter().chain(others))
            }
            SpecialField::Offered { now } => {
                let theatre = self.view.theatre();
                // Whoever is asked may say no to it like to an offer of their own.
                let asked = |space: SpaceId| *now && theatre.is_some_and(|of| of.doing.asked.contains(&space));
                let offered = |space: SpaceId| asked(space) || theatre.is_some_and(|of| of.offered.contains(&space));
                if self.view.partners(self.seat).next().is_none() {
                    return Err(WhyNothing::NothingHere);
                }
                self.spaces(self.own().into_iter().filter(|&space| offered(space) == *now))
            }
            SpecialField::Ships { from } => self.ships(from.as_deref(), First::From)?,
            SpecialField::CardShips { target } => self.ships(target.as_deref(), First::Target)?,
        })
    }

    /// What the first such offer says.
    fn special<T: Default>(self, what: impl Fn(&SpecialOffer) -> Option<T>) -> T {
        let offers = self.view.offers(self.seat);
        let found = offers.iter().find_map(|offer| if let Offer::Special(offer) = offer { what(offer) } else { None });
        found.unwrap_or_default()
    }

    /// The face-down markers on the space at which a card is aimed, as far as the asker knows them.
    fn markers(self, target: Option<&str>) -> Result<Vec<Candidate>, WhyNothing> {
        let space = target.and_then(|asked| names::space(asked, self.legal.names.kit(), self.legal.lang).ok());
        let space = space.ok_or(WhyNothing::ChooseFirst(First::Target))?;
        let markers = special_panel::markers(self.view, space);
        let candidate = |(marker, face): (u8, _)| {
            let label = text::choice_marker(self.legal.names, marker, face);
            Candidate { names: vec![label.clone()], label, value: marker.to_string() }
        };
        Ok(markers.into_iter().map(candidate).collect())
    }

    /// The spaces that the order is thrown for.
    fn thrown(self) -> Vec<SpaceId> {
        self.special(|offer| match offer {
            SpecialOffer::CallOrder { spaces, .. } => Some(spaces.clone()),
            _ => None,
        })
    }

    /// The last item of a list of spaces: those that are not named yet, each with its label behind the list.
    fn listed(self, typed: &str, all: impl Iterator<Item = (SpaceId, String)>) -> Vec<Candidate> {
        let before = typed.rfind([',', ';']).map_or("", |at| &typed[..at]);
        let listed = names::space_list(before, self.legal.names.kit(), self.legal.lang).unwrap_or_default();
        let board = &self.legal.names.kit().edition.board;
        let ids = listed.iter().fold(String::new(), |text, &space| text + &board.space(space).id + ", ");
        let rest = all.filter(|(space, _)| !listed.contains(space));
        rest.filter_map(|(space, label)| last_of(&ids, named(space, label, self.legal.names))).collect()
    }

    /// The last item of a list of spaces with armies: each space with each army that can get it, and each army alone, which means all.
    fn heirs(self, typed: &str) -> Vec<Candidate> {
        let offers = self.view.offers(self.seat);
        let Some(order_panel::Offered { spaces: thrown, heirs, .. }) = order_panel::offered(&offers) else {
            return Vec::new();
        };
        let before = typed.rfind([',', ';']).map_or("", |at| &typed[..at]);
        let ids = if before.trim().is_empty() { String::new() } else { format!("{}, ", before.trim()) };
        let now = self.view.order_heirs(heirs, self.seat, &Call::default());
        let names = self.legal.names;
        let all = heirs.iter().map(|&heir| Candidate {
            label: text::choice_all_to(names, heir),
            value: names::seat_value(heir),
            names: vec![names.seat(heir)],
        });
        let each = thrown.iter().flat_map(|&space| {
            let by_default = now.iter().find(|(of, _)| *of == space).map(|&(_, heir)| heir);
            // What is not the default is what one would like to say.
            let others = heirs.iter().filter(move |&&heir| Some(heir) != by_default);
            others.map(move |&heir| {
                let label = text::choice_heir(names, (space, self.view.spaces[space].troops), heir);
                let mut candidate = named(space, label, names);
                candidate.value = format!("{}: {}", candidate.value, names::seat_value(heir));
                candidate
            })
        });
        all.chain(each).filter_map(|candidate| last_of(&ids, candidate)).collect()
    }

    /// The last item of a list of cards that can be played with the order.
    fn order_cards(self, typed: &str) -> Vec<Candidate> {
        let cards = self.special(|offer| match offer {
            SpecialOffer::CallOrder { cards, .. } => Some(cards.clone()),
            _ => None,
        });
        let before = typed.rfind([',', ';']).map_or("", |at| &typed[..at]).trim();
        let chosen: Vec<&str> = before.split([',', ';']).map(str::trim).collect();
        let deck = &self.legal.names.kit().edition.deck;
        let rest = cards.into_iter().filter(|&card| !chosen.contains(&deck.card(card).id.as_str()));
        let ids = if before.is_empty() { String::new() } else { format!("{before}, ") };
        self.cards(rest).into_iter().filter_map(|candidate| last_of(&ids, candidate)).collect()
    }

    fn build(self) -> Vec<(CardId, ShipClass)> {
        self.special(|offer| match offer {
            SpecialOffer::Build { cards } => Some(cards.clone()),
            _ => None,
        })
    }

    fn take(self) -> (Vec<SpaceId>, Vec<SpaceId>) {
        self.special(|offer| match offer {
            SpecialOffer::TakeCommand { offered, others } => Some((offered.clone(), others.clone())),
            _ => None,
        })
    }

    fn own(self) -> Vec<SpaceId> {
        own(self.view, self.seat)
    }

    fn spaces(self, spaces: impl IntoIterator<Item = SpaceId>) -> Vec<Candidate> {
        self.legal.spaces(spaces.into_iter().map(|space| (space, self.view.spaces[space].troops)))
    }

    /// Cards by what is on them, each look once.
    fn cards(self, cards: impl IntoIterator<Item = CardId>) -> Vec<Candidate> {
        let candidate = |card: Named<CardId>| Candidate {
            label: text::choice_card(self.legal.names, card.what),
            value: card.id,
            names: card.names,
        };
        let mut candidates: Vec<Candidate> = Vec::new();
        for found in names::cards(self.legal.names.kit(), self.legal.lang, cards).into_iter().map(candidate) {
            if candidates.iter().all(|other| other.label != found.label) {
                candidates.push(found);
            }
        }
        candidates
    }

    fn station(self) -> Candidate {
        let names = Lang::ALL.map(text::station_name).to_vec();
        Candidate { label: text::station_name(self.legal.lang), value: STATION.to_owned(), names }
    }

    /// What may be chosen for a card.
    fn play(self, card: Option<&str>) -> Result<PlayOffer, WhyNothing> {
        let hand: &[CardId] = self.view.hands.get(&self.seat).map_or(&[], |hand| hand.cards());
        let card = card.and_then(|card| names::card(card, self.legal.names.kit(), self.legal.lang, hand).ok());
        let card = card.ok_or(WhyNothing::ChooseFirst(First::Card))?;
        play_offer(self.view, self.seat, card).ok_or(WhyNothing::NothingHere)
    }

    /// Where the station can be attacked from, the best chance of all attacks first.
    fn assaults(self) -> Vec<Candidate> {
        let from = self.special(|offer| match offer {
            SpecialOffer::Assault { from, .. } => Some(from.clone()),
            _ => None,
        });
        let chance = |(from, armies): (SpaceId, u8)| {
            let assault = Assault { from, armies: None, ships: None, repeat: true };
            self.view.assault_chances(self.seat, assault).map(|(_, all)| (from, armies, all))
        };
        let mut ranked: Vec<(SpaceId, u8, f64)> = from.into_iter().filter_map(chance).collect();
        ranked.sort_by(|a, b| b.2.total_cmp(&a.2));
        let label = |(from, _, all): (SpaceId, u8, f64)| {
            let troops = self.view.spaces[from].troops;
            let label = text::choice_assault(self.legal.names, self.legal.posted, (from, troops), Chance::Exact(all));
            named(from, label, self.legal.names)
        };
        ranked.into_iter().map(label).collect()
    }

    /// All, none, and each class alone; without a space the option `first` is to be chosen first.
    fn ships(self, from: Option<&str>, first: First) -> Result<Vec<Candidate>, WhyNothing> {
        let more = self.view.offers(self.seat).into_iter().find_map(|offer| match offer {
            Offer::MoveIn { ships, .. } => Some(ships),
            _ => None,
        });
        let there = match (more, from) {
            (Some(more), None) if first == First::From => more,
            (_, from) => {
                let space = from.and_then(|from| names::space(from, self.legal.names.kit(), self.legal.lang).ok());
                self.view.spaces[space.ok_or(WhyNothing::ChooseFirst(first))?].ships
            }
        };
        if there.is_empty() {
            return Err(WhyNothing::NothingHere);
        }
        let alone = ShipClass::ALL.into_iter().filter(|&class| there.of(class) > 0).map(|class| {
            let mut fleet = Fleet::default();
            *fleet.of_mut(class) = there.of(class);
            fleet
        });
        let mut all: Vec<Fleet> = vec![there];
        all.extend(alone.filter(|fleet| *fleet != there));
        all.push(Fleet::default());
        let candidate = |fleet: Fleet| {
            let label = text::ships(self.legal.names, fleet);
            Candidate { names: vec![label.clone()], label, value: fleets::written(fleet) }
        };
        Ok(all.into_iter().map(candidate).collect())
    }
}
