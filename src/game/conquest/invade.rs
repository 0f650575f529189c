//! Attacks, captures and what follows from them (book 002, part 2; C1 to C6, S2-A2 to S2-A6, S2-C6, S0-N6).

use super::battle::{DiceLimit, Orders, fight};
use super::core::{Core, Phase};
use super::rules::{LeastMoveIn, Rules, Spoils, TurnCard};
use super::support::Support;
use super::turn::{self, MoveIn, SET, Stage};
use super::victory;
use super::view::Garrison;
use crate::game::action::{Attack, MOST_BATTLES, MoveInWish, Until};
use crate::game::chance::Chance;
use crate::game::event::{Event, EventKind, Series, SeriesEnd};
use crate::game::ids::{BySpace, SeatId, SpaceId, Troops};
use crate::game::map::Board;

/// How the battles of an attack are fought: the defender throws the most dice allowed (C2).
pub(super) fn orders(card: &TurnCard, attack: &Attack) -> Orders {
    Orders {
        keep: attack.keep,
        attack_dice: attack.dice.map_or(DiceLimit::Most(card.attack_dice), DiceLimit::Exactly),
        defend_dice: DiceLimit::Most(card.defence_dice),
    }
}

/// Fights a series of battles, and captures the space if nobody is left on it.
pub(super) fn attack(
    rules: &dyn Rules,
    core: &mut Core,
    seat: SeatId,
    attack: Attack,
    chance: &mut dyn Chance,
    events: &mut Vec<Event>,
) {
    let Attack { from, to, .. } = attack;
    let Some(defender) = core.spaces[to].owner else { return };
    if let Phase::Turn(turn) = &mut core.phase {
        turn.stage = Stage::Attack;
    }
    let orders = orders(&core.card, &attack);
    // No ruleset that is played has anything on its board that supports a battle.
    let support = Support::default();
    let mut battles = Vec::new();
    let end = loop {
        let (attackers, defenders) = (core.spaces[from].troops, core.spaces[to].troops);
        let Some(plan) = orders.plan(attackers, defenders, &support) else {
            break if attackers <= attack.keep { SeriesEnd::Kept } else { SeriesEnd::TooFewDice };
        };
        let battle = fight(&plan, chance);
        core.spaces[from].troops -= battle.losses.attacker;
        core.spaces[to].troops -= battle.losses.defender;
        core.lost += u64::from(battle.losses.attacker + battle.losses.defender);
        battles.push(battle);
        if let Some(end) = end_of_series(core, &attack, battles.len()) {
            break end;
        }
    };
    let survivors = battles
        .last()
        .map_or(1, |last| Troops::try_from(last.attack.len()).unwrap_or_default().saturating_sub(last.losses.attacker));
    events.push(Event::public(EventKind::Fought(Series { attacker: seat, defender, from, to, battles, end })));
    match end {
        SeriesEnd::Captured => capture(rules, core, (seat, defender), &attack, survivors, events),
        SeriesEnd::Once | SeriesEnd::Kept | SeriesEnd::TooFewDice | SeriesEnd::Limit => {}
    }
}

/// Answers the move-in question: `troops` in all, the least of which are there already.
pub(super) fn move_in(core: &mut Core, seat: SeatId, troops: Troops, events: &mut Vec<Event>) {
    let Phase::Turn(turn) = &core.phase else { return };
    let Stage::MoveIn(asked) = turn.stage else { return };
    settle(core, seat, asked, troops, events);
}

/// Why the series ends after this battle, whether or not another one would be possible.
fn end_of_series(core: &Core, attack: &Attack, battles: usize) -> Option<SeriesEnd> {
    let attackers = core.spaces[attack.from].troops;
    if core.spaces[attack.to].troops == 0 {
        return Some(SeriesEnd::Captured);
    }
    match attack.until {
        Until::Once => return Some(SeriesEnd::Once),
        Until::FullDice if attackers > attack.keep && attackers <= core.card.attack_dice.into() => {
            return Some(SeriesEnd::TooFewDice);
        }
        Until::FullDice | Until::Captured => {}
    }
    let more = orders(&core.card, attack).dice(attackers, core.spaces[attack.to].troops).is_some();
    (more && battles >= MOST_BATTLES).then_some(SeriesEnd::Limit)
}

/// The space changes hands, the least number of armies moves in at once (C5), and the rest is asked for.
fn capture(
    rules: &dyn Rules,
    core: &mut Core,
    (seat, loser): (SeatId, SeatId),
    attack: &Attack,
    survivors: Troops,
    events: &mut Vec<Event>,
) {
    let Attack { from, to, .. } = *attack;
    let least = match core.card.move_in {
        LeastMoveIn::One => 1,
        LeastMoveIn::Survivors => survivors.max(1),
    };
    let most = core.spaces[from].troops - 1;
    core.spaces[to].owner = Some(seat);
    core.spaces[to].captured = core.turn;
    core.spaces[from].troops -= least;
    core.spaces[to].troops = least;
    core.calm_since = core.round + 1;
    if let Phase::Turn(turn) = &mut core.phase {
        turn.captured = true;
    }
    events.push(Event::public(EventKind::Captured { seat, from: loser, space: to }));
    let taken = if core.strength(loser).0 == 0 { eliminate(core, seat, loser, events) } else { 0 };
    let asked = MoveIn { from, to, least, most, eliminated: (taken > 0).then_some(loser) };
    if let Some(outcome) = victory::by_capture(rules, core) {
        events.push(Event::public(EventKind::MovedIn { seat, from, to, troops: least }));
        return turn::over(core, outcome, events);
    }
    match attack.move_in {
        Some(MoveInWish::Least) => settle(core, seat, asked, least, events),
        Some(MoveInWish::Most) => settle(core, seat, asked, most, events),
        Some(MoveInWish::Count(count)) => settle(core, seat, asked, count.clamp(least, most), events),
        None if least == most => settle(core, seat, asked, least, events),
        None => set_stage(core, Stage::MoveIn(asked)),
    }
}

/// The seat is out; the captor takes its cards. Says how many.
fn eliminate(core: &mut Core, by: SeatId, seat: SeatId, events: &mut Vec<Event>) -> usize {
    core.seats[seat].out = true;
    let cards = core.seats[seat].hand.take_all();
    for &card in &cards {
        core.seats[by].hand.add(card);
    }
    let count = cards.len();
    events.push(Event::public(EventKind::Eliminated { seat, by, cards: count }));
    if count > 0 {
        events.push(Event::secret(by, EventKind::TookCards { from: seat, cards }));
    }
    count
}

/// Moves in what is still missing, and goes on to the spoils or the next attack.
fn settle(core: &mut Core, seat: SeatId, asked: MoveIn, troops: Troops, events: &mut Vec<Event>) {
    let MoveIn { from, to, least, .. } = asked;
    let more = troops - least;
    core.spaces[from].troops -= more;
    core.spaces[to].troops += more;
    events.push(Event::public(EventKind::MovedIn { seat, from, to, troops }));
    let hand = core.seats[seat].hand.len();
    let enough = match core.card.spoils {
        Spoils::Free => hand >= SET,
        Spoils::Forced => core.card.must_trade_with(hand),
    };
    let spoils = asked.eliminated.is_some() && enough;
    set_stage(core, if spoils { Stage::SpoilsTrade } else { Stage::Attack });
}

fn set_stage(core: &mut Core, stage: Stage) {
    if let Phase::Turn(turn) = &mut core.phase {
        turn.stage = stage;
    }
}

/// The spaces that `seat` could attack from `from`, in board order.
pub(super) fn targets<'a>(
    board: &'a Board,
    spaces: &'a BySpace<Garrison>,
    seat: SeatId,
    from: SpaceId,
) -> impl Iterator<Item = SpaceId> + 'a {
    board.neighbours(from).filter(move |&to| spaces[to].owner != Some(seat))
}
