//! Autocomplete of moves: what the offers of the asker's view allow.

use std::collections::BTreeMap;

use super::choices::{Candidate, Field, other_step};
use super::names;
use super::odds::{Asked, capture, support};
use super::sight::Sight;
use crate::game::conquest::special::SpecialOffer;
use crate::game::conquest::view::View;
use crate::game::ids::{SeatId, SpaceId, Troops};
use crate::game::offer::Offer;
use crate::table::answer::Chance;
use crate::text::lang::Lang;
use crate::text::{self, Names, WhyNothing};

/// The moves of the seat that may act.
#[derive(Clone, Copy)]
pub(super) struct Legal<'a> {
    pub(super) sight: &'a Sight,
    pub(super) seat: SeatId,
    pub(super) names: Names<'a>,
    /// The language of the channel.
    pub(super) posted: Lang,
    pub(super) lang: Lang,
}

/// Every space with its armies.
pub(super) fn all_spaces(sight: &Sight, names: Names<'_>, posted: Lang) -> Vec<Candidate> {
    let kit = names.kit();
    let troops = |space: SpaceId| sight.conquest().map_or(0, |view| view.spaces[space].troops);
    let ids = kit.edition.board.space_ids();
    ids.map(|space| named(space, text::choice_space(names, posted, space, troops(space)), names)).collect()
}

impl Legal<'_> {
    /// What the field can be, before it is filtered by what is typed.
    pub(super) fn choices(self, field: &Field, typed: &str) -> Result<Vec<Candidate>, WhyNothing> {
        let view = self.sight.conquest().ok_or(WhyNothing::OtherGame)?;
        let offers = view.offers(self.seat);
        let space = |asked: &Option<String>| {
            asked.as_deref().and_then(|asked| names::space(asked, self.names.kit(), self.lang).ok())
        };
        let found = match field {
            Field::AttackFrom { to } => self.attack_from(&offers, space(to)),
            Field::AttackTo { from } => self.attack_to(&offers, space(from), view),
            Field::FortifyFrom { to } => self.fortify_from(&offers, space(to), view),
            Field::FortifyTo { from } => self.fortify_to(&offers, space(from), view),
            Field::Claim => self.claim(&offers, typed),
            Field::Place => self.place(&offers, view),
            Field::Card { chosen } => self.cards(view, chosen),
            Field::Seat
            | Field::Match { .. }
            | Field::Option
            | Field::Value { .. }
            | Field::Preset
            | Field::Undo
            | Field::MoveNumber
            | Field::Space
            | Field::Die
            | Field::Row { .. }
            | Field::Ally
            | Field::Rows { .. }
            | Field::SeatPlace
            | Field::Army
            | Field::Special(_) => Vec::new(),
        };
        if found.is_empty() { Err(other_step(view, self.seat)) } else { Ok(found) }
    }

    pub(super) fn spaces(self, spaces: impl IntoIterator<Item = (SpaceId, Troops)>) -> Vec<Candidate> {
        let candidate =
            |(space, troops)| named(space, text::choice_space(self.names, self.posted, space, troops), self.names);
        spaces.into_iter().map(candidate).collect()
    }

    /// The strongest first.
    fn attack_from(self, offers: &[Offer], to: Option<SpaceId>) -> Vec<Candidate> {
        let mut from: BTreeMap<SpaceId, Troops> = BTreeMap::new();
        for offer in offers {
            if let Offer::Attack { from: space, to: target, troops, .. } = offer
                && to.is_none_or(|to| to == *target)
            {
                from.insert(*space, *troops);
            }
        }
        let mut from: Vec<(SpaceId, Troops)> = from.into_iter().collect();
        from.sort_by_key(|&(_, troops)| std::cmp::Reverse(troops));
        self.spaces(from)
    }

    /// The best odds first; without a space to attack from, each target with the best that any space has against it.
    fn attack_to(self, offers: &[Offer], from: Option<SpaceId>, view: &View) -> Vec<Candidate> {
        let mut targets: BTreeMap<SpaceId, Vec<(SpaceId, Troops)>> = BTreeMap::new();
        for offer in offers {
            if let Offer::Attack { from: space, to, troops, .. } = offer
                && from.is_none_or(|from| from == *space)
            {
                let here = targets.entry(*to).or_default();
                // With no more armies and no more ships of any class the odds are no better, and need not be worked out.
                let is_within = |(a, armies): (SpaceId, Troops), (b, more): (SpaceId, Troops)| {
                    armies <= more && view.spaces[b].ships.holds(&view.spaces[a].ships)
                };
                let one = (*space, *troops);
                if !here.iter().any(|&other| is_within(one, other)) {
                    here.retain(|&other| !is_within(other, one));
                    here.push(one);
                }
            }
        }
        let odds = |to: SpaceId, (whence, attackers): (SpaceId, Troops)| {
            let (defenders, support) = (view.spaces[to].troops, support(view, whence, to, None));
            let asked = Asked { between: Some((whence, to)), attackers, defenders, keep: 1, dice: None, support };
            (capture(asked, &view.card), to, (attackers, defenders))
        };
        let best = |(to, from): (SpaceId, Vec<(SpaceId, Troops)>)| {
            from.into_iter().map(|one| odds(to, one)).max_by(|a, b| a.0.least().total_cmp(&b.0.least()))
        };
        let mut ranked: Vec<(Chance, SpaceId, (Troops, Troops))> = targets.into_iter().filter_map(best).collect();
        ranked.sort_by(|a, b| b.0.least().total_cmp(&a.0.least()));
        let label =
            |(odds, to, armies)| named(to, text::choice_target(self.names, self.posted, to, armies, odds), self.names);
        ranked.into_iter().map(label).collect()
    }

    fn fortify_from(self, offers: &[Offer], to: Option<SpaceId>, view: &View) -> Vec<Candidate> {
        let mut from: Vec<(SpaceId, Troops)> = Vec::new();
        for offer in offers {
            if let Offer::Fortify { from: space, to: targets, .. } = offer
                && to.is_none_or(|to| targets.iter().any(|&(target, _)| target == to))
            {
                from.push((*space, view.spaces[*space].troops));
            }
        }
        // Where ships alone are moved.
        let ships = sailing(offers).filter(|(_, targets)| to.is_none_or(|to| targets.contains(&to)));
        for (space, _) in ships {
            if from.iter().all(|&(other, _)| other != space) {
                from.push((space, view.spaces[space].troops));
            }
        }
        from.sort_by_key(|&(_, troops)| std::cmp::Reverse(troops));
        self.spaces(from)
    }

    fn fortify_to(self, offers: &[Offer], from: Option<SpaceId>, view: &View) -> Vec<Candidate> {
        let mut to: BTreeMap<SpaceId, Troops> = BTreeMap::new();
        for offer in offers {
            if let Offer::Fortify { from: space, to: targets, .. } = offer
                && from.is_none_or(|from| from == *space)
            {
                to.extend(targets.iter().map(|&(target, _)| (target, view.spaces[target].troops)));
            }
        }
        for (_, targets) in sailing(offers).filter(|&(space, _)| from.is_none_or(|from| from == space)) {
            to.extend(targets.iter().map(|&target| (target, view.spaces[target].troops)));
        }
        self.spaces(to)
    }

    /// The free spaces.
    fn claim(self, offers: &[Offer], typed: &str) -> Vec<Candidate> {
        let free = offers.iter().find_map(|offer| match offer {
            Offer::Claim { free, .. } => Some(free.clone()),
            _ => None,
        });
        self.listed(&free.unwrap_or_default(), typed)
    }

    /// Completes the last item of a list of some of these; the value is the whole list.
    pub(super) fn listed(self, all: &[SpaceId], typed: &str) -> Vec<Candidate> {
        let before = typed.rfind([',', ';']).map_or("", |at| &typed[..at]);
        let listed = names::space_list(before, self.names.kit(), self.lang).unwrap_or_default();
        let board = &self.names.kit().edition.board;
        let prefix = listed.iter().fold(String::new(), |text, &space| text + &board.space(space).id + ", ");
        let shown = listed.iter().fold(String::new(), |text, &space| text + self.names.label(space) + ", ");
        let rest = all.iter().copied().filter(|space| !listed.contains(space));
        let candidate = |space: SpaceId| {
            let mut candidate = named(space, format!("{shown}{}", self.names.label(space)), self.names);
            candidate.value = format!("{prefix}{}", candidate.value);
            // Discord's limit of labels and values; a longer list is typed without help.
            (candidate.value.len() <= 100 && candidate.label.chars().count() <= 100).then_some(candidate)
        };
        rest.filter_map(candidate).collect()
    }

    /// Borders first, then the rest.
    fn place(self, offers: &[Offer], view: &View) -> Vec<Candidate> {
        let spaces = offers.iter().find_map(|offer| match offer {
            Offer::Place { spaces, .. } => Some(spaces.clone()),
            _ => None,
        });
        let mut spaces: Vec<SpaceId> = spaces.unwrap_or_default().into_iter().map(|(space, _)| space).collect();
        spaces.sort_by_key(|&space| !view.is_border(self.seat, space));
        self.spaces(spaces.into_iter().map(|space| (space, view.spaces[space].troops)))
    }

    fn cards(self, view: &View, chosen: &[String]) -> Vec<Candidate> {
        let Some(hand) = view.hands.get(&self.seat) else { return Vec::new() };
        let deck = &self.names.kit().edition.deck;
        let rest = hand.cards().iter().copied().filter(|&card| !chosen.contains(&deck.card(card).id));
        let candidate = |card: names::Named<_>| Candidate {
            label: text::choice_card(self.names, card.what),
            value: card.id,
            names: card.names,
        };
        let mut candidates: Vec<Candidate> = Vec::new();
        for found in names::cards(self.names.kit(), self.lang, rest).into_iter().map(candidate) {
            // Where cards have no spaces, many are alike: one stands for them, and the next one once it is chosen.
            if candidates.iter().all(|other| other.label != found.label) {
                candidates.push(found);
            }
        }
        candidates
    }
}

/// The moves of ships: whence and whither.
fn sailing(offers: &[Offer]) -> impl Iterator<Item = (SpaceId, &Vec<SpaceId>)> {
    offers.iter().filter_map(|offer| match offer {
        Offer::Special(SpecialOffer::MoveShips { from, to, .. }) => Some((*from, to)),
        _ => None,
    })
}

pub(super) fn named(space: SpaceId, label: String, names: Names<'_>) -> Candidate {
    let kit = names.kit();
    let both = [&kit.names.spaces[space], &kit.names.labels[space]];
    let all = both.into_iter().flat_map(|name| Lang::ALL.map(|lang| name[lang].clone())).collect();
    Candidate { label, value: kit.edition.board.space(space).id.clone(), names: all }
}
