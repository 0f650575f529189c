//! `/dice`: what fell so far, how even that is, and how lucky the last attack was. From public events alone: the dice that everybody
//! saw, those of moves that were taken back among them.

use std::borrow::Cow;

use super::answer::Refused;
use super::journal::{Deed, entry};
use super::load::{Match, thaw};
use super::odds::siege_of_attack;
use crate::game::action::Action;
use crate::game::conquest::battle::{Battle, Losses};
use crate::game::conquest::dice::{Die, Fallen};
use crate::game::conquest::odds::{battle, siege};
use crate::game::event::{EventKind, Series, SeriesEnd};
use crate::game::ids::{BySeat, SeatId, SpaceId, Troops};
use crate::game::naming;
use crate::game::people::Viewer;
use crate::game::view::View;
use crate::store::{JournalRow, Reading};

/// How often each face of an ordinary die fell, from 1 to 6.
pub type Faces = [u32; 6];

/// Stands in the events of every row in which somebody fought.
const FOUGHT: &str = "\"fought\"";

/// So few dice say nothing.
const ENOUGH: u32 = 30;

/// The dice of a match so far.
#[derive(Clone, Debug, PartialEq)]
pub struct DiceSeen {
    pub attack: Faces,
    pub defence: Faces,
    pub seats: BySeat<Faces>,
    pub last: Option<Luck>,
    /// The message with the public inputs.
    pub inputs: Option<u64>,
}

/// How the last attack that stands went.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Luck {
    pub seat: SeatId,
    pub from: SpaceId,
    pub to: SpaceId,
    /// Armies on the two spaces before it; `None` where that state is no longer kept.
    pub armies: Option<(Troops, Troops)>,
    pub losses: Losses,
    pub end: SeriesEnd,
    /// The exact chances of an end at least as good for the attacker, and of one at most as good: fewer defenders left is better, among
    /// equals more attackers. `None` where they are not known exactly.
    pub chances: Option<(f64, f64)>,
}

/// What chi-square says of counts, with five degrees of freedom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Fewer than 30 dice.
    TooFew,
    Even,
    /// Fair dice are so uneven in one match of 20.
    Mild,
    /// In one of 100.
    Strong,
    /// In one of 1,000.
    Extreme,
}

impl DiceSeen {
    /// All dice together.
    pub fn all(&self) -> Faces {
        std::array::from_fn(|face| self.attack[face] + self.defence[face])
    }
}

/// The sum over all faces of (counted - expected)² / expected, and what it says.
pub fn judge(faces: &Faces) -> (f64, Verdict) {
    let dice: u32 = faces.iter().sum();
    if dice == 0 {
        return (0.0, Verdict::TooFew);
    }
    let expected = f64::from(dice) / 6.0;
    let chi_square = faces.iter().map(|&count| (f64::from(count) - expected).powi(2) / expected).sum();
    let verdict = match chi_square {
        _ if dice < ENOUGH => Verdict::TooFew,
        // The points beyond which 5 %, 1 % and 0.1 % of the distribution lie.
        x if x < 11.07 => Verdict::Even,
        x if x < 15.09 => Verdict::Mild,
        x if x < 20.52 => Verdict::Strong,
        _ => Verdict::Extreme,
    };
    (chi_square, verdict)
}

/// Everything that fell in a match.
pub(super) fn dice(reading: &Reading, of: &Match) -> Result<DiceSeen, Refused> {
    let view = of.view(Viewer::Public).ok_or(Refused::NotStarted)?;
    // Most rows are of other moves, and a long match has thousands.
    let rows = reading.journal_telling(of.id(), FOUGHT)?;
    let none = [0; 6];
    let mut seen = DiceSeen {
        attack: none,
        defence: none,
        seats: of.chairs.map(|_, _| none),
        last: None,
        inputs: reading.seal(of.id())?.and_then(|seal| seal.inputs_message).map(|message| message.0),
    };
    let mut last = None;
    for row in &rows {
        for series in fought(of, &view, row) {
            seen.count(&series);
            if row.undone_by.is_none() {
                last = Some((row, series));
            }
        }
    }
    if let Some((row, series)) = last {
        let before = reading.version_before(of.id(), row.version)?;
        seen.last = Some(luck(reading, of, (before, row), &series)?);
    }
    Ok(seen)
}

/// The series of a row, as everybody was told.
fn fought(of: &Match, view: &View, row: &JournalRow) -> Vec<Series> {
    let events = entry(of, view, row).map(|entry| entry.events).unwrap_or_default();
    let series = events.into_iter().filter_map(|event| match event.kind {
        EventKind::Fought(series) => Some(series),
        _ => None,
    });
    series.collect()
}

impl DiceSeen {
    fn count(&mut self, series: &Series) {
        for battle in &series.battles {
            let [attack, defence] = &shown(battle);
            count(&mut self.attack, attack);
            count(&mut self.defence, defence);
            for (seat, values) in [(Some(series.attacker), attack), (series.defender, defence)] {
                if let Some(seat) = seat.filter(|&seat| self.seats.get(seat).is_some()) {
                    count(&mut self.seats[seat], values);
                }
            }
        }
    }
}

/// The faces that ordinary dice of both sides showed: what they were raised to is no throw, what was thrown again is one more. Dice with more
/// sides are not compared with these.
fn shown(battle: &Battle) -> [Cow<'_, [u8]>; 2] {
    let Some(special) = &battle.special else { return [&battle.attack, &battle.defence].map(Cow::from) };
    let six = |dice: &[Fallen]| {
        let six = dice.iter().filter(|die| die.sides == Die::SIX.sides);
        six.flat_map(|die| die.faces.iter().copied()).collect::<Vec<_>>().into()
    };
    [six(&special.attack), six(&special.defence)]
}

fn count(faces: &mut Faces, values: &[u8]) {
    for &value in values {
        if let Some(count) = usize::from(value).checked_sub(1).and_then(|face| faces.get_mut(face)) {
            *count += 1;
        }
    }
}

/// How lucky a series was, from the state before it where that is still kept.
fn luck(
    reading: &Reading,
    of: &Match,
    (before, row): (Option<u32>, &JournalRow),
    series: &Series,
) -> Result<Luck, Refused> {
    let sum = |losses: fn(&Losses) -> Troops| series.battles.iter().map(|battle| losses(&battle.losses)).sum();
    let losses = Losses { attacker: sum(|of| of.attacker), defender: sum(|of| of.defender) };
    let Series { attacker: seat, from, to, end, .. } = *series;
    let mut luck = Luck { seat, from, to, armies: None, losses, end, chances: None };
    let snapshot = before.map(|version| reading.snapshot(of.id(), version)).transpose()?.flatten();
    let Some(snapshot) = snapshot else { return Ok(luck) };
    let game = thaw(&snapshot.snapshot, &of.row, of.kit)?.view(Viewer::Public);
    let Some(view) = game.conquest() else { return Ok(luck) };
    let armies = (view.spaces[from].troops, view.spaces[to].troops);
    luck.armies = Some(armies);
    let deed = naming::with(of.kit.edition(), || serde_json::from_str::<Deed>(&row.action));
    if let Ok(Deed::Act(Action::Attack(attack))) = deed
        && end != SeriesEnd::Limit
    {
        let left = (armies.0.saturating_sub(losses.attacker), armies.1.saturating_sub(losses.defender));
        let (orders, one) = siege_of_attack(&attack, armies, view);
        let ends: Option<Vec<((Troops, Troops), f64)>> = if one {
            let lost = |of: Losses| (armies.0.saturating_sub(of.attacker), armies.1.saturating_sub(of.defender));
            orders
                .orders
                .plan(armies.0, armies.1, &orders.support)
                .map(|plan| battle(&plan).into_iter().map(|(losses, p)| (lost(losses), p)).collect())
        } else {
            siege(&orders).ok().map(|all| all.ends.iter().map(|end| ((end.attackers, end.defenders), end.p)).collect())
        };
        luck.chances = ends.map(|ends| chances(&ends, left));
    }
    Ok(luck)
}

/// The chances to end at least, and at most, as well for the attacker as with so many (attackers, defenders) left.
fn chances(ends: &[((Troops, Troops), f64)], left: (Troops, Troops)) -> (f64, f64) {
    // The smaller the better.
    let rank = |(attackers, defenders): (Troops, Troops)| (defenders, std::cmp::Reverse(attackers));
    let sum = |is: &dyn Fn((Troops, Troops)) -> bool| {
        ends.iter().filter(|(end, _)| is(*end)).map(|(_, p)| p).fold(0.0_f64, |sum, p| sum + p).min(1.0)
    };
    (sum(&|end| rank(end) <= rank(left)), sum(&|end| rank(end) >= rank(left)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::conquest::battle::Special;

    #[test]
    fn chi_square_of_counts_is_judged_by_the_published_points() {
        assert_eq!(judge(&[5, 5, 5, 5, 5, 4]).1, Verdict::TooFew, "29 dice");
        assert_eq!(judge(&[5; 6]), (0.0, Verdict::Even));
        // Expected 10 each: (9² + 9² + 0 ...) / 10 and so on.
        let by_hand = [
            ([10, 10, 10, 10, 10, 10], 0.0, Verdict::Even),
            ([17, 3, 10, 10, 10, 10], 9.8, Verdict::Even),
            ([18, 2, 10, 10, 10, 10], 12.8, Verdict::Mild),
            ([19, 1, 10, 10, 10, 10], 16.2, Verdict::Strong),
            ([20, 0, 12, 8, 10, 10], 20.8, Verdict::Extreme),
        ];
        for (faces, expected, verdict) in by_hand {
            let (found, judged) = judge(&faces);
            assert!((found - expected).abs() < 1e-9 && judged == verdict, "{faces:?}: {found} {judged:?}");
        }
    }

    #[test]
    fn of_dice_that_are_more_than_ordinary_what_they_showed_is_counted_and_only_with_six_sides() {
        let die = |sides, faces: &[u8], counts| Fallen { sides, faces: faces.to_vec(), counts };
        let special = Special {
            attack: vec![die(8, &[6], Some(7)), die(6, &[1, 1, 4], Some(5)), die(6, &[2], None)],
            defence: vec![die(6, &[3], Some(3))],
            rerolls: vec![8, 9],
        };
        let ordinary = Battle {
            draw: 7,
            attack: vec![7, 5],
            defence: vec![3],
            losses: Losses { attacker: 0, defender: 1 },
            special: None,
        };
        let battle = Battle { special: Some(Box::new(special)), ..ordinary.clone() };
        assert_eq!(shown(&battle), [Cow::from(&[1, 1, 4, 2][..]), Cow::from(&[3][..])]);
        assert_eq!(shown(&ordinary), [Cow::from(&[7, 5][..]), Cow::from(&[3][..])]);
    }

    #[test]
    fn this_or_better_and_this_or_worse_share_what_happened() {
        let ends = [((3, 0), 0.25), ((2, 0), 0.25), ((1, 1), 0.3), ((1, 2), 0.2)];
        let about = |found: (f64, f64), wanted: (f64, f64)| {
            assert!((found.0 - wanted.0).abs() < 1e-12 && (found.1 - wanted.1).abs() < 1e-12, "{found:?}");
        };
        about(chances(&ends, (3, 0)), (0.25, 1.0));
        about(chances(&ends, (2, 0)), (0.5, 0.75));
        about(chances(&ends, (1, 1)), (0.8, 0.5));
        about(chances(&ends, (1, 2)), (1.0, 0.2));
    }
}
