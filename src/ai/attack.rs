//! Which attack the AI makes, and how many armies follow it in.

use std::cell::RefCell;
use std::collections::HashMap;
use std::sync::OnceLock;

use super::theatre;
use super::weigh::Board;
use crate::game::action::{Action, Attack, Until};
use crate::game::conquest::battle::{DiceLimit, Orders};
use crate::game::conquest::odds::{Siege, bound, siege};
use crate::game::conquest::support::Support;
use crate::game::ids::{SpaceId, Troops};
use crate::game::offer::Offer;

/// Below this chance of capture no attack is made, whatever it would bring.
const LEAST_CHANCE: f64 = 0.55;
/// An attack that brings nothing but one more space must be this likely.
const ORDINARY_CHANCE: f64 = 0.75;
/// Armies a side up to which the chance is computed exactly; above, only a clear superiority counts.
const EXACT: Troops = 60;

/// The best attack that is good enough.
pub(super) fn choose(board: &Board<'_>, offers: &[Offer]) -> Option<Action> {
    let attacks = offers.iter().filter_map(|offer| match *offer {
        Offer::Attack { from, to, troops, defenders, .. } => {
            let chance = capture_chance(board, &Support::default(), troops, defenders);
            let gain = gain(board, to);
            let needed = (ORDINARY_CHANCE - gain / 10.0).max(LEAST_CHANCE);
            (chance >= needed).then_some((chance + gain / 5.0, from, to))
        }
        _ => None,
    });
    let best = attacks.max_by(|a, b| a.0.total_cmp(&b.0).then_with(|| board.tie(a.2).cmp(&board.tie(b.2))));
    best.map(|(_, from, to)| Action::Attack(with_all(from, to)))
}

/// An attack with all that is there, until the space is captured.
pub(super) fn with_all(from: SpaceId, to: SpaceId) -> Attack {
    Attack { from, to, dice: None, until: Until::Captured, keep: 1, move_in: None, ships: None }
}

/// How well an attack from this space would go with so many more armies on it: the best chance among its enemies with
/// what each would bring, in thousandths.
pub(super) fn promise(board: &Board<'_>, from: SpaceId, more: Troops) -> i64 {
    let best = board.enemies(from).map(|to| {
        let support = board.view.support(board.seat, &with_all(from, to));
        let chance = capture_chance(board, &support, board.troops(from) + more, board.troops(to));
        chance + gain(board, to) / 5.0
    });
    best.max_by(f64::total_cmp).map_or(-1, thousandths)
}

/// All but one follow when nothing threatens what is left behind; otherwise the two spaces share by their needs.
pub(super) fn troops_to_move_in(board: &Board<'_>, from: SpaceId, to: SpaceId, least: Troops, most: Troops) -> Troops {
    let most = (most + 1).saturating_sub(board.least(from)).max(least);
    let dangerous = board.enemies(from).any(|enemy| enemy != to);
    if !dangerous {
        return most;
    }
    if !board.is_border(to) {
        return least;
    }
    if board.is_precious(from) { least.midpoint(most) } else { most }
}

/// What a capture would bring besides the space: 0 to about 4, more where it brings a side to its goal.
pub(super) fn gain(board: &Board<'_>, to: SpaceId) -> f64 {
    match board.view.theatre() {
        Some(theatre) => region_gain(board, to) + theatre::worth::gain(board, theatre, to),
        None => region_gain(board, to) + earns_card(board) + eliminates(board, to),
    }
}

/// What a capture would bring in the region of the space: 0 to about 3.
fn region_gain(board: &Board<'_>, to: SpaceId) -> f64 {
    let region = board.region(to);
    let bonus = f64::from(board.view.edition.board.region(region).bonus);
    let completes = if board.missing(region) == 1 { bonus / 3.0 } else { 0.0 };
    let breaks = if board.held_by_other(region) { bonus / 3.0 } else { 0.0 };
    let nearer = if board.missing(region) <= 3 { 0.4 } else { 0.0 };
    completes + breaks + nearer
}

/// The first capture of a turn earns a card.
fn earns_card(board: &Board<'_>) -> f64 {
    match &board.view.phase {
        crate::game::conquest::view::PhaseView::Turn(turn) if !turn.captured => 0.8,
        crate::game::conquest::view::PhaseView::Turn(_)
        | crate::game::conquest::view::PhaseView::SetUp(_)
        | crate::game::conquest::view::PhaseView::Over(_) => 0.0,
    }
}

/// The last spaces of a seat bring its cards and one rival less.
fn eliminates(board: &Board<'_>, to: SpaceId) -> f64 {
    let Some(owner) = board.view.spaces[to].owner else { return 0.0 };
    let rival = &board.view.seats[owner];
    let cards = u32::try_from(rival.cards).unwrap_or(u32::MAX).min(5);
    match rival.spaces {
        0 | 1 => 1.0 + 0.4 * f64::from(cards),
        2 | 3 => 0.3 + 0.1 * f64::from(cards),
        _ => 0.0,
    }
}

/// The chance to capture with all that may go. Beyond [`EXACT`] armies chances are close to 0 or 1, and the lower bound
/// of a scaled-down attack is good enough.
pub(super) fn capture_chance(board: &Board<'_>, support: &Support, attackers: Troops, defenders: Troops) -> f64 {
    let scale = attackers.max(defenders).div_ceil(EXACT).max(1);
    let orders = Orders {
        keep: 1,
        attack_dice: DiceLimit::Most(board.view.card.attack_dice),
        defend_dice: DiceLimit::Most(board.view.card.defence_dice),
    };
    let (attackers, defenders) = (attackers / scale, defenders.div_ceil(scale));
    let support = at_most(support, board.view.card.attack_dice, board.view.card.defence_dice);
    let case = Siege { attackers, defenders, orders, support };
    let think = || siege(&case).map_or_else(|_| bound(&case).lower, |forecast| forecast.capture);
    if !case.support.is_none() {
        return SUPPORTED.with_borrow_mut(|known| {
            if known.len() >= MOST_KNOWN {
                known.clear();
            }
            let dice = [board.view.card.attack_dice, board.view.card.defence_dice];
            *known.entry((support, attackers, defenders, dice)).or_insert_with(think)
        });
    }
    known(board, &case).map_or_else(think, |known| *known.get_or_init(think))
}

/// The same support without ships that have no dice to act on.
fn at_most(support: &Support, attack_dice: u8, defence_dice: u8) -> Support {
    let mut support = *support;
    support.attack.fleet = support.attack.fleet.at_most(attack_dice.saturating_add(support.attack.extra));
    support.defence.fleet = support.defence.fleet.at_most(defence_dice.saturating_add(support.defence.extra));
    support
}

/// Chances with ships and cards that are kept; then all are forgotten.
const MOST_KNOWN: usize = 50_000;

/// A case with more than ordinary dice: support, attackers, defenders, most dice of both sides.
type Supported = (Support, Troops, Troops, [u8; 2]);

thread_local! {
    /// Chances with ships and cards that were needed before. They are always the same.
    static SUPPORTED: RefCell<HashMap<Supported, f64>> = RefCell::new(HashMap::new());
}

/// Sides of a square of chances: 0 to [`EXACT`] armies.
const SIDE: usize = EXACT as usize + 1;

/// The most dice of a side whose chances are kept.
const DICE: usize = 3;

/// Chances that were needed before, by dice and armies of both sides. They are always the same, and a game asks for the same few hundred
/// again and again.
static CHANCES: [[OnceLock<f64>; SIDE * SIDE]; DICE * DICE] =
    [const { [const { OnceLock::new() }; SIDE * SIDE] }; DICE * DICE];

/// Where the chance of a case is kept, if it is.
fn known(board: &Board<'_>, case: &Siege) -> Option<&'static OnceLock<f64>> {
    let place = |dice: u8| usize::from(dice).checked_sub(1).filter(|place| *place < DICE);
    let dice = place(board.view.card.attack_dice)? * DICE + place(board.view.card.defence_dice)?;
    let (attackers, defenders) = (case.attackers as usize, case.defenders as usize);
    (attackers < SIDE && defenders < SIDE).then(|| &CHANCES[dice][attackers * SIDE + defenders])
}

/// As a whole number, for sorting.
fn thousandths(value: f64) -> i64 {
    #[expect(clippy::cast_possible_truncation, reason = "a chance plus a gain is below 10")]
    let whole = (value * 1000.0) as i64;
    whole
}
