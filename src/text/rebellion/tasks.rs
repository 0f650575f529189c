//! What the seat on turn has to do now.

use super::words::Words;
use crate::game::rebellion::offer::{Offer, Step};
use crate::game::rebellion::rules::{LEAST_BY_DICE, THROWS};
use crate::game::rebellion::symbol::Face;
use crate::game::rebellion::table::{Sith, Stage, Turn};
use crate::text::bundle::say;
use crate::text::lang::Lang;

/// What the seat on turn has to do, as a phrase after its name: `throw 4 dice.`
pub fn task(words: Words<'_>, turn: &Turn) -> String {
    let lang = words.lang;
    let offers = words.table.offers(turn.seat);
    match &turn.stage {
        Stage::Throw => match words.table.sith.of(turn.seat) {
            Some(sith) => say!(lang, "arena-task-throw-hampered", dice = turn.dice, sith = words.sith(sith)),
            None => say!(lang, "arena-task-throw", dice = turn.dice),
        },
        Stage::Dice { throw, hand } => {
            let fits = offers.iter().any(|offer| matches!(offer, Offer::Put { .. }));
            let again = *throw < THROWS;
            let points = hand.contains(&Face::Victory);
            match (fits || points, again) {
                (true, true) => say!(lang, "arena-task-dice-again", dice = hand.len()),
                (true, false) => say!(lang, "arena-task-dice"),
                (false, true) => say!(lang, "arena-task-again", dice = hand.len()),
                (false, false) => say!(lang, "arena-task-no-dice"),
            }
        }
        Stage::Figures => {
            let rebel = offers.iter().any(|offer| matches!(offer, Offer::Rebel { .. }));
            let allies = offers.iter().any(|offer| matches!(offer, Offer::Ally { .. } | Offer::Restart { .. }));
            let name = words.rebel(words.table.seats[turn.seat].rebel);
            match (rebel, allies) {
                (true, true) => say!(lang, "arena-task-figures", rebel = name),
                (true, false) => say!(lang, "arena-task-rebel", rebel = name),
                (false, true) => say!(lang, "arena-task-allies"),
                (false, false) => say!(lang, "arena-task-finish"),
            }
        }
    }
}

/// The steps of the turn, the current one marked: `Throw › **Dice** › Figures`.
pub fn steps(lang: Lang, now: Step) -> String {
    let marked = |of: Step| {
        let name = step(lang, of);
        if of == now { format!("**{name}**") } else { name }
    };
    [Step::Throw, Step::Dice, Step::Figures].map(marked).join(" › ")
}

/// The name of a step.
pub fn step(lang: Lang, step: Step) -> String {
    match step {
        Step::Throw => say!(lang, "arena-step-throw"),
        Step::Dice => say!(lang, "arena-step-dice"),
        Step::Figures => say!(lang, "arena-step-figures"),
    }
}

/// The dice in the hand and those set aside, in words that need no picture; empty before the throw.
pub(super) fn dice_line(words: Words<'_>, turn: &Turn) -> Option<String> {
    let lang = words.lang;
    let hand = match &turn.stage {
        Stage::Throw => return None,
        Stage::Dice { throw, hand } => Some(say!(lang, "arena-dice", nth = u32::from(*throw), dice = words.dice(hand))),
        Stage::Figures => None,
    };
    let aside = (turn.aside > 0).then(|| say!(lang, "arena-aside", dice = turn.aside));
    let parts: Vec<String> = hand.into_iter().chain(aside).collect();
    (!parts.is_empty()).then(|| format!("🎲 {}", parts.join(" · ")))
}

/// What the turn costs if it ends as it stands: who would come, or that nobody does.
pub(super) fn sith_line(words: Words<'_>, turn: &Turn) -> Option<String> {
    let (lang, table) = (words.lang, words.table);
    let sith = table.penalty(turn);
    match (&turn.stage, sith) {
        (Stage::Throw, _) => None,
        (Stage::Dice { .. } | Stage::Figures, None) => Some(say!(lang, "arena-sith-none")),
        (Stage::Dice { .. }, Some(sith)) => {
            let least = if turn.one_open { 1 } else { LEAST_BY_DICE };
            Some(match least.saturating_sub(table.by_dice()) {
                0 | 1 => say!(lang, "arena-sith-still", sith = words.sith(sith)),
                // One field more brings the lesser one.
                fields => {
                    let lesser = words.sith(Sith::Vader);
                    say!(lang, "arena-sith-either", sith = words.sith(sith), lesser = lesser, fields = fields)
                }
            })
        }
        (Stage::Figures, Some(sith)) => Some(say!(lang, "arena-sith-comes", sith = words.sith(sith))),
    }
}
