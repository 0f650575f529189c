//! `/odds`: the exact chances of the turn under best play, with the dice that are left.

use super::words::{Words, row_number};
use crate::game::rebellion::forecast::{RowOdds, TurnOdds};
use crate::game::rebellion::table::Sith;
use crate::text::bundle::say;
use crate::text::names::percent;

/// What the dice of the turn can still bring: that no Sith lord comes, and each open row, also with the help of the rebel. `odds` are
/// those of this very table.
pub fn odds(words: Words<'_>, odds: Option<&TurnOdds>) -> String {
    let lang = words.lang;
    let Some(turn) = words.table.turn_now() else { return say!(lang, "rule-over") };
    let seat = words.seat(turn.seat);
    let Some(odds) = odds else { return say!(lang, "arena-odds-figures", seat = seat) };
    let head = say!(lang, "arena-odds-head", seat = seat, dice = odds.dice, throws = u32::from(odds.throws));
    let sith = say!(
        lang,
        "arena-odds-sith",
        none = percent(lang, odds.no_sith),
        vader = words.sith(Sith::Vader),
        vader_chance = percent(lang, odds.sith.vader),
        palpatine = words.sith(Sith::Palpatine),
        palpatine_chance = percent(lang, odds.sith.palpatine)
    );
    let rows = odds.rows.iter().filter_map(|row_odds| row(words, odds, row_odds));
    let lines: Vec<String> = [head, sith].into_iter().chain(rows).chain([say!(lang, "arena-odds-how")]).collect();
    lines.join("\n")
}

fn row(words: Words<'_>, turn: &TurnOdds, odds: &RowOdds) -> Option<String> {
    let lang = words.lang;
    let reward = words.table.rows.get(usize::from(odds.row))?.reward;
    let reward = words.reward(reward.points, reward.ally);
    let (number, alone) = (row_number(odds.row), percent(lang, odds.alone));
    let Some(helped) = odds.with_rebel else {
        return Some(say!(lang, "arena-odds-row", row = number, chance = alone, reward = reward));
    };
    let rebel = words.rebel(words.table.seats[turn.seat].rebel);
    let helped = percent(lang, helped);
    Some(say!(
        lang,
        "arena-odds-row-rebel",
        row = number,
        chance = alone,
        rebel = rebel,
        helped = helped,
        reward = reward
    ))
}
