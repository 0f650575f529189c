//! Attacks on spaces and on the station, with the cards that go with them.

use super::cards::muster;
use super::{Sight, play, play_at, worth};
use crate::ai::attack::{capture_chance, gain, with_all};
use crate::game::action::{Action, Attack};
use crate::game::conquest::effect::{Effect, Side, Target};
use crate::game::conquest::parts::battle_station::{self, Station, repeated};
use crate::game::conquest::parts::fleet::{Fleet, ShipClass};
use crate::game::conquest::special::{Assault, Choice, PlayOffer, Special, SpecialOffer};
use crate::game::conquest::support::Support;
use crate::game::conquest::theatre::Aim;
use crate::game::ids::{SpaceId, Troops};
use crate::game::offer::Offer;

/// An attack that brings nothing but one more space must be this likely.
const ORDINARY_CHANCE: f64 = 0.75;
/// Below this chance of capture an attack must bring much.
const LEAST_CHANCE: f64 = 0.55;
/// So much is a step to the goal.
const MUCH: f64 = 4.0;
/// So much may end the match.
const ALL: f64 = 50.0;
/// An invasion for which a card was played goes on while it has this chance.
const BOOSTED_CHANCE: f64 = 0.4;
/// A card must make an attack better by so much, times what the attack brings.
const WORTH_A_CARD: f64 = 0.3;
/// The chance at which the station is attacked, and at which a card is played for it.
const ASSAULT_CHANCE: f64 = 0.35;

/// An attack that could be made.
#[derive(Clone, Copy)]
struct Plan {
    attack: Attack,
    support: Support,
    troops: Troops,
    defenders: Troops,
    chance: f64,
    gain: f64,
}

impl Plan {
    fn needed(&self) -> f64 {
        needed(self.gain)
    }

    fn score(&self) -> f64 {
        self.chance + self.gain / 5.0
    }

    /// The chance that is needed, or what the change of it is worth.
    fn better(&self, chance: f64) -> f64 {
        if chance < self.needed() { 0.0 } else { (chance - self.chance) * (1.0 + self.gain.min(ALL)) }
    }
}

fn needed(gain: f64) -> f64 {
    let least = if gain >= ALL {
        0.2
    } else if gain >= MUCH {
        0.45
    } else {
        LEAST_CHANCE
    };
    (ORDINARY_CHANCE - gain / 10.0).max(least)
}

/// The best attack that is good enough, or a card that makes it so; `None`: the attacks are over.
pub(super) fn choose(sight: &Sight<'_>) -> Option<Action> {
    let plans = plans(sight);
    go_on(sight, &plans)
        .or_else(|| assault(sight))
        .or_else(|| take(sight))
        .or_else(|| with_card(sight, &plans))
        .or_else(|| best(sight, plans.iter().filter(|plan| plan.chance >= plan.needed())))
        .or_else(|| harm(sight))
        .or_else(|| place_and_harm(sight))
}

/// The card that is played before, with or after attacks, if one is worth it now.
pub(super) fn with_a_card(sight: &Sight<'_>) -> Option<Action> {
    take(sight).or_else(|| with_card(sight, &plans(sight))).or_else(|| harm(sight)).or_else(|| place_and_harm(sight))
}

fn plans(sight: &Sight<'_>) -> Vec<Plan> {
    let board = sight.board;
    let plan = |offer: &Offer| {
        let Offer::Attack { from, to, troops, defenders, .. } = *offer else { return None };
        let gain = gain(board, to);
        let keep = if gain < ALL { board.least(from).min(troops - 1) } else { 1 };
        let attack = Attack { keep, ..with_all(from, to) };
        let support = board.view.support(board.seat, &attack);
        let troops = troops.saturating_sub(keep - 1);
        let chance = capture_chance(board, &support, troops, defenders);
        Some(Plan { attack, support, troops, defenders, chance, gain })
    };
    sight.offers.iter().filter_map(plan).filter(|plan| plan.troops > 1).collect()
}

fn best<'a>(sight: &Sight<'_>, plans: impl Iterator<Item = &'a Plan>) -> Option<Action> {
    let tie = |plan: &Plan| sight.board.tie(plan.attack.to);
    let best = plans.max_by(|a, b| a.score().total_cmp(&b.score()).then_with(|| tie(a).cmp(&tie(b))));
    best.map(|plan| Action::Attack(plan.attack))
}

/// The invasion for which a card was played comes before all others, which would end what the card does.
fn go_on(sight: &Sight<'_>, plans: &[Plan]) -> Option<Action> {
    let boosted = |plan: &&Plan| {
        let aim = Aim::Space(plan.attack.to);
        sight.theatre.doing.boosts.iter().any(|boost| boost.aim == aim) && plan.chance >= BOOSTED_CHANCE
    };
    best(sight, plans.iter().filter(boosted))
}

/// A card that makes the best of an attack: bonus dice, armies or ships of the enemy that are gone before it begins.
fn with_card(sight: &Sight<'_>, plans: &[Plan]) -> Option<Action> {
    let mut found: Option<(f64, Action)> = None;
    for (offer, effect) in sight.plays() {
        for plan in plans.iter().filter(|plan| offer.spaces.contains(&plan.attack.to)) {
            let also = sight.card(offer.card).event.as_ref().and_then(|event| event.also.as_ref());
            let Some(chance) = chance_with(sight, plan, (effect, also)) else { continue };
            let better = plan.better(chance);
            if better >= WORTH_A_CARD && found.as_ref().is_none_or(|(best, _)| better > *best) {
                found = Some((better, play_at(offer.card, plan.attack.to)));
            }
        }
    }
    found.map(|(_, action)| action)
}

/// The chance of an attack once the card is played; `None` for cards that do nothing for it.
fn chance_with(sight: &Sight<'_>, plan: &Plan, (effect, also): (&Effect, Option<&Effect>)) -> Option<f64> {
    let (mut support, mut defenders) = (plan.support, plan.defenders);
    match *effect {
        Effect::DiceBonus { bonus, on_pawn } => {
            let meets = sight.theatre.pawn_space() == Some(plan.attack.to);
            support.attack.bonus += if meets { on_pawn } else { bonus };
        }
        Effect::ExtraDice { dice } => support.attack.extra += dice,
        Effect::EightSided { side: Side::Attack } => support.attack.eight_sided = true,
        Effect::RemoveTroops { toll, leave } => defenders -= worth::toll(defenders, toll, leave),
        Effect::DestroyShips { ships, .. } => {
            let fleet = &mut support.defence.fleet;
            let class = best_of(*fleet)?;
            *fleet.of_mut(class) = fleet.of(class).saturating_sub(ships);
        }
        _ => return None,
    }
    if let Some(Effect::DiceBonus { bonus, .. }) = also {
        support.attack.bonus += bonus;
    }
    Some(capture_chance(sight.board, &support, plan.troops, defenders))
}

fn best_of(fleet: Fleet) -> Option<ShipClass> {
    ShipClass::ALL.into_iter().rev().find(|&class| fleet.of(class) > 0)
}

/// A card that takes a space without a fight.
fn take(sight: &Sight<'_>) -> Option<Action> {
    let cards = sight.plays().filter(|(_, effect)| matches!(effect, Effect::TakeSpace { .. }));
    let aims = cards.flat_map(|(offer, _)| offer.spaces.iter().map(move |&space| (offer.card, space)));
    let worth = |&(_, space): &(_, SpaceId)| gain(sight.board, space);
    let best = aims.max_by(|a, b| worth(a).total_cmp(&worth(b)));
    best.filter(|aim| worth(aim) >= 1.0).map(|(card, space)| play_at(card, space))
}

/// When no attack is good enough any more, cards still harm the strongest neighbours.
fn harm(sight: &Sight<'_>) -> Option<Action> {
    let board = sight.board;
    let harms = sight.plays().flat_map(|(offer, effect)| {
        offer.spaces.iter().filter_map(move |&space| {
            let garrison = board.view.spaces[space];
            let lost = match *effect {
                Effect::RemoveTroops { toll, leave } => worth::toll(garrison.troops, toll, leave),
                Effect::DestroyShips { ships, target: Target::InReach } => {
                    2 * Troops::from(best_of(garrison.ships).map_or(0, |class| garrison.ships.of(class).min(ships)))
                }
                _ => 0,
            };
            (lost >= 2 && garrison.owner.is_some()).then_some((lost, board.tie(space), offer.card, space))
        })
    });
    let worst = harms.max_by_key(|&(lost, tie, ..)| (lost, tie));
    worst.filter(|&(lost, ..)| lost >= 5 || sight.hand().len() >= 4).map(|(.., card, space)| play_at(card, space))
}

/// A ship that comes with the loss of one of the enemy's.
fn place_and_harm(sight: &Sight<'_>) -> Option<Action> {
    let comes_with_loss = |offer: &&PlayOffer| {
        let event = sight.card(offer.card).event.as_ref();
        event.is_some_and(|event| {
            matches!(event.effect, Effect::PlaceShips { .. }) && matches!(event.also, Some(Effect::DestroyShips { .. }))
        })
    };
    let mut plays = sight.plays().map(|(offer, _)| offer);
    let offer = plays.find(comes_with_loss)?;
    let ships = |space: SpaceId| sight.board.view.spaces[space].ships.total();
    let from = offer.spaces.iter().copied().max_by_key(|&space| (ships(space), sight.board.tie(space)))?;
    let to = muster(sight).filter(|space| offer.to.contains(space))?;
    Some(play(offer.card, Choice { space: Some(from), to: Some(to), ..Choice::default() }))
}

/// The station is attacked when the chance is good; a card may make it so.
pub(super) fn assault(sight: &Sight<'_>) -> Option<Action> {
    let board = sight.board;
    let seeks = board.view.side(board.seat) == worth::seeks(sight.theatre);
    let (station, from) = sight
        .special()
        .find_map(|offer| match offer {
            SpecialOffer::Assault { station, from } => Some((*station, from.as_slice())),
            _ => None,
        })
        .map_or_else(|| (sight.theatre.station, Vec::new()), |(station, from)| (Some(station), from.to_vec()));
    let station = station?;
    // Under it lies what it guards, or what it is about to destroy.
    let hidden = seeks && sight.theatre.has_marker(station);
    let threatens = sight.is_ours(station);
    let needed = if hidden { ASSAULT_CHANCE - 0.1 } else { ASSAULT_CHANCE };
    if !seeks && !threatens {
        return None;
    }
    let order = |from| Assault { from, armies: None, ships: None, repeat: false };
    let best = from.iter().filter_map(|&(space, _)| {
        let (rules, own) = board.view.assault(board.seat, order(space))?;
        Some((chance(rules, board.troops(space), &own), space))
    });
    if let Some((chance, space)) = best.max_by(|a, b| a.0.total_cmp(&b.0))
        && chance >= needed
    {
        return Some(Action::Special(Special::Assault(order(space))));
    }
    let ready = board.view.spaces.ids().filter(|&space| board.owns(space) && board.troops(space) > 3);
    let ready: Vec<SpaceId> = ready.collect();
    let with = |effect: &Effect| {
        let chances = ready.iter().filter_map(|&space| {
            let (rules, mut own) = board.view.assault(board.seat, order(space))?;
            match *effect {
                Effect::StationSum { sum, no_dice_lost } => {
                    own.once = battle_station::Once { sum: own.once.sum + sum, no_dice_lost };
                }
                Effect::StationDice { dice } => own.backing.extra += dice,
                _ => return None,
            }
            Some(chance(rules, board.troops(space), &own))
        });
        chances.fold(0.0, f64::max)
    };
    let card = sight.plays().find(|(_, effect)| with(effect) >= needed.max(0.5));
    card.map(|(offer, _)| play(offer.card, Choice::default()))
}

/// The chance of the next attack, or of all that armies to spare are enough for.
fn chance(rules: Station, troops: Troops, own: &battle_station::Assault) -> f64 {
    let next = own.plan(&rules, rules.committed(troops)).map_or(0.0, |plan| battle_station::chance(&plan));
    let spare = Troops::from(rules.most_armies) * 3;
    if troops > spare { next.max(repeated(&rules, spare + 1, own) - 0.25) } else { next }
}
