//! The odds of an attack, from what everybody can see.

use super::answer::{Chance, OddsSeen};
use crate::game::action::{Attack, Until};
use crate::game::conquest::battle::{DiceLimit, Orders, Plan};
use crate::game::conquest::odds::{Siege, battle, bound, siege};
use crate::game::conquest::parts::fleet::Fleet;
use crate::game::conquest::rules::TurnCard;
use crate::game::conquest::support::Support;
use crate::game::conquest::view::View;
use crate::game::ids::{SpaceId, Troops};

/// An attack to be forecast.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Asked {
    pub(super) between: Option<(SpaceId, SpaceId)>,
    /// Armies on the attacking space.
    pub(super) attackers: Troops,
    pub(super) defenders: Troops,
    /// No battle is begun with so many armies or fewer; at least 1.
    pub(super) keep: Troops,
    /// A fixed number of attack dice; `None`: the most allowed.
    pub(super) dice: Option<u8>,
    /// Ships, bases and cards of both sides.
    pub(super) support: Support,
}

impl Asked {
    /// An attack of all that stands there with all that supports it, until one army is left.
    pub(super) fn all_out(view: &View, from: SpaceId, to: SpaceId) -> Self {
        let troops = |space: SpaceId| view.spaces[space].troops;
        Self {
            between: Some((from, to)),
            attackers: troops(from),
            defenders: troops(to),
            keep: 1,
            dice: None,
            support: support(view, from, to, None),
        }
    }
}

/// What supports both sides of an attack between two spaces, with these ships or all that are there.
pub(super) fn support(view: &View, from: SpaceId, to: SpaceId, ships: Option<Fleet>) -> Support {
    support_of(view, &Attack { from, to, dice: None, until: Until::Captured, keep: 1, move_in: None, ships })
}

/// What supports both sides of an attack; nothing where nobody plays the attackers.
fn support_of(view: &View, attack: &Attack) -> Support {
    view.spaces[attack.from].owner.map_or_else(Support::default, |seat| view.support(seat, attack))
}

/// The odds under the numbers of a match.
pub(super) fn odds(asked: Asked, card: &TurnCard) -> OddsSeen {
    let siege_asked = siege_of(asked, card);
    let plan = siege_asked.orders.plan(asked.attackers, asked.defenders, &siege_asked.support);
    let (capture, expected) = if let Ok(forecast) = siege(&siege_asked) {
        let losses = (forecast.expected_attacker_losses, forecast.expected_defender_losses);
        (Chance::Exact(forecast.capture), Some(losses))
    } else {
        let bound = bound(&siege_asked);
        (Chance::Between(bound.lower, bound.upper), None)
    };
    OddsSeen {
        between: asked.between,
        attackers: asked.attackers,
        defenders: asked.defenders,
        keep: asked.keep,
        capture,
        expected,
        battle: plan.as_ref().map(|plan: &Plan| battle(plan)).unwrap_or_default(),
    }
}

/// The chance to capture alone.
pub(super) fn capture(asked: Asked, card: &TurnCard) -> Chance {
    let siege_asked = siege_of(asked, card);
    if let Ok(forecast) = siege(&siege_asked) {
        Chance::Exact(forecast.capture)
    } else {
        let bound = bound(&siege_asked);
        Chance::Between(bound.lower, bound.upper)
    }
}

/// An attack as it was ordered, with so many armies on its two spaces; and whether it is one battle alone.
pub(super) fn siege_of_attack(attack: &Attack, armies: (Troops, Troops), view: &View) -> (Siege, bool) {
    let card = &view.card;
    let full = Troops::from(card.attack_dice);
    // Who rolls while all dice are possible stops with the last army that allows them: the same as to keep so many.
    let (keep, one) = match attack.until {
        Until::Once => (attack.keep, true),
        Until::FullDice => (attack.keep.max(full), armies.0 <= full),
        Until::Captured => (attack.keep, false),
    };
    let keep = if one { attack.keep } else { keep };
    let (attackers, defenders) = armies;
    let (dice, support) = (attack.dice, support_of(view, attack));
    let asked = Asked { between: None, attackers, defenders, keep, dice, support };
    (siege_of(asked, card), one)
}

fn siege_of(asked: Asked, card: &TurnCard) -> Siege {
    Siege {
        attackers: asked.attackers,
        defenders: asked.defenders,
        orders: Orders {
            keep: asked.keep,
            attack_dice: asked.dice.map_or(DiceLimit::Most(card.attack_dice), DiceLimit::Exactly),
            defend_dice: DiceLimit::Most(card.defence_dice),
        },
        support: asked.support,
    }
}
