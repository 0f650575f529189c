//! Attacks, captures and what follows from them (book 002, part 2; C1 to C6, S2-A2 to S2-A6, S2-C6, S0-N6).

use super::battle::{DiceLimit, Orders, fight};
use super::core::{Core, Phase};
use super::parts::fleet::Fleet;
use super::rules::{LeastMoveIn, Rules, Spoils, TurnCard};
use super::special::SpecialEvent;
use super::turn::{self, MoveIn, SET, Stage};
use super::victory;
use super::view::{Garrison, partners};
use crate::game::action::{Attack, MOST_BATTLES, MoveInWish, Until};
use crate::game::chance::Chance;
use crate::game::event::{Event, EventKind, Series, SeriesEnd};
use crate::game::ids::{BySeat, BySpace, SeatId, SideId, SpaceId, Troops};
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
    rules: &mut dyn Rules,
    core: &mut Core,
    seat: SeatId,
    attack: Attack,
    chance: &mut dyn Chance,
    events: &mut Vec<Event>,
) {
    let Attack { from, to, .. } = attack;
    let defender = core.spaces[to].owner;
    turn::set_stage(core, Stage::Attack);
    if !rules.declared(core, seat, to, events) {
        return;
    }
    let orders = orders(&core.card, &attack);
    let support = rules.support(&turn::position(core, seat), &attack);
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
    let last = battles.last();
    let armies = last.map_or(0, |last| last.attack.len());
    let survivors =
        last.map_or(1, |last| Troops::try_from(armies).unwrap_or_default().saturating_sub(last.losses.attacker));
    let convoy = support.attack.sent(u8::try_from(armies).unwrap_or(u8::MAX));
    events.push(Event::public(EventKind::Fought(Series { attacker: seat, defender, from, to, battles, end })));
    match end {
        SeriesEnd::Captured => capture(rules, core, (seat, defender), &attack, (survivors, convoy), events),
        SeriesEnd::Once | SeriesEnd::Kept | SeriesEnd::TooFewDice | SeriesEnd::Limit => {}
    }
}

/// Answers the move-in question: `troops` in all, the least of which are there already, and these ships besides those that had to.
pub(super) fn move_in(core: &mut Core, seat: SeatId, troops: Troops, ships: Fleet, events: &mut Vec<Event>) {
    let Phase::Turn(turn) = &core.phase else { return };
    let Stage::MoveIn(asked) = turn.stage else { return };
    settle(core, seat, asked, troops, ships, events);
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

/// The space changes hands, the least number of armies and the ships that supported them move in at once (C5, S0-T12), and the rest
/// is asked for.
fn capture(
    rules: &mut dyn Rules,
    core: &mut Core,
    (seat, loser): (SeatId, Option<SeatId>),
    attack: &Attack,
    (survivors, convoy): (Troops, Fleet),
    events: &mut Vec<Event>,
) {
    let Attack { from, to, .. } = *attack;
    let least = match core.card.move_in {
        LeastMoveIn::One => 1,
        LeastMoveIn::Survivors => survivors.max(1),
    };
    let most = core.spaces[from].troops - 1;
    core.spaces[from].troops -= least;
    core.spaces[from].ships = core.spaces[from].ships.without(convoy);
    let ships = core.spaces[from].ships;
    let taken = change_hands(rules, core, (seat, loser), to, (least, convoy), events);
    if !convoy.is_empty() {
        events.push(Event::public(EventKind::Special(SpecialEvent::ShipsMoved { seat, from, to, ships: convoy })));
    }
    let asked = MoveIn { from, to, least, most, ships, eliminated: loser.filter(|_| taken > 0) };
    if let Some(outcome) = victory::by_capture(rules, core, seat) {
        events.push(Event::public(EventKind::MovedIn { seat, from, to, troops: least }));
        return turn::over(core, outcome, events);
    }
    let none = Fleet::default();
    match attack.move_in {
        Some(MoveInWish::Least) => settle(core, seat, asked, least, none, events),
        Some(MoveInWish::Most) => settle(core, seat, asked, most, ships, events),
        Some(MoveInWish::Count(count)) => settle(core, seat, asked, count.clamp(least, most), none, events),
        None if least == most && ships.is_empty() => settle(core, seat, asked, least, none, events),
        None => turn::set_stage(core, Stage::MoveIn(asked)),
    }
}

/// A space falls to a seat, whose armies and ships stand there now; the loser may be out. Says how many cards were taken.
pub(super) fn change_hands(
    rules: &mut dyn Rules,
    core: &mut Core,
    (seat, loser): (SeatId, Option<SeatId>),
    space: SpaceId,
    (troops, ships): (Troops, Fleet),
    events: &mut Vec<Event>,
) -> usize {
    let lost = core.spaces[space].ships;
    if let Some(loser) = loser.filter(|_| !lost.is_empty()) {
        events.push(Event::public(EventKind::Special(SpecialEvent::ShipsLost { seat: loser, space, ships: lost })));
    }
    core.spaces[space] = Garrison { owner: Some(seat), troops, captured: core.turn, ships, destroyed: false };
    core.calm_since = core.round + 1;
    if let Phase::Turn(turn) = &mut core.phase {
        turn.captured = true;
    }
    events.push(Event::public(EventKind::Captured { seat, from: loser, space }));
    rules.captured(core, seat, loser, space, events);
    loser.map_or(0, |loser| eliminate_if_gone(rules, core, seat, loser, events))
}

/// A seat without a space is out; the captor takes its cards, or they are discarded. Says how many were taken.
pub(super) fn eliminate_if_gone(
    rules: &mut dyn Rules,
    core: &mut Core,
    by: SeatId,
    seat: SeatId,
    events: &mut Vec<Event>,
) -> usize {
    if core.strength(seat).0 > 0 || core.seats[seat].out {
        return 0;
    }
    core.seats[seat].out = true;
    let cards = core.seats[seat].hand.take_all();
    rules.eliminated(core, seat);
    if core.card.spoils == Spoils::Discarded {
        events.push(Event::public(EventKind::Eliminated { seat, by, cards: 0 }));
        if !cards.is_empty() {
            let lost = SpecialEvent::CardsLost { seat, by: None, cards: cards.clone(), draws: Vec::new() };
            events.push(Event::public(EventKind::Special(lost)));
        }
        core.discard(cards);
        return 0;
    }
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
fn settle(core: &mut Core, seat: SeatId, asked: MoveIn, troops: Troops, ships: Fleet, events: &mut Vec<Event>) {
    let MoveIn { from, to, least, .. } = asked;
    let more = troops - least;
    core.spaces[from].troops -= more;
    core.spaces[to].troops += more;
    events.push(Event::public(EventKind::MovedIn { seat, from, to, troops }));
    if !ships.is_empty() {
        core.spaces[from].ships = core.spaces[from].ships.without(ships);
        core.spaces[to].ships = core.spaces[to].ships.and(ships);
        events.push(Event::public(EventKind::Special(SpecialEvent::ShipsMoved { seat, from, to, ships })));
    }
    let hand = core.seats[seat].hand.len();
    let enough = match core.card.spoils {
        Spoils::Free => hand >= SET,
        Spoils::Forced => core.card.must_trade_with(hand),
        Spoils::Discarded => false,
    };
    let spoils = asked.eliminated.is_some() && enough;
    turn::set_stage(core, if spoils { Stage::SpoilsTrade } else { Stage::Attack });
}

/// The spaces that `seat` could attack from `from`, in board order: neither its own nor its partner's, nor destroyed.
pub(super) fn targets<'a>(
    board: &'a Board,
    spaces: &'a BySpace<Garrison>,
    sides: &'a BySeat<SideId>,
    seat: SeatId,
    from: SpaceId,
) -> impl Iterator<Item = SpaceId> + 'a {
    board.neighbours(from).filter(move |&to| {
        let garrison = &spaces[to];
        !garrison.destroyed && garrison.owner.is_none_or(|owner| !partners(sides, seat, owner))
    })
}
