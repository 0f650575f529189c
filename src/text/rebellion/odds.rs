//! `/odds`: the exact chances of the turn under best play, with the dice that are left.

use super::words::{Words, row_number};
use crate::game::rebellion::odds::{Aim, Forecast, Question, after_throw, before_throw};
use crate::game::rebellion::rules::THROWS;
use crate::game::rebellion::symbol::Face;
use crate::game::rebellion::table::{Row, Sith, Stage, Turn};
use crate::text::bundle::say;
use crate::text::names::percent;

/// What the dice of the turn can still bring: that no Sith lord comes, and each open row, also with the help of the rebel.
pub fn odds(words: Words<'_>) -> String {
    let lang = words.lang;
    let Some(turn) = words.table.turn_now() else { return say!(lang, "rule-over") };
    let seat = words.seat(turn.seat);
    let (throws, hand) = match &turn.stage {
        Stage::Throw => (THROWS, None),
        Stage::Dice { throw, hand } => (THROWS.saturating_sub(*throw), Some(hand.as_slice())),
        Stage::Figures => return say!(lang, "arena-odds-figures", seat = seat),
    };
    let dice = hand.map_or(usize::from(turn.dice), <[Face]>::len);
    let asked = Asked { words, turn, throws, hand };
    let mut lines = vec![say!(lang, "arena-odds-head", seat = seat, dice = dice, throws = u32::from(throws))];
    if let Some(forecast) = asked.whole() {
        let none = percent(lang, forecast.success);
        let (vader, palpatine) = forecast.sith.map_or((0.0, 0.0), |sith| (sith.vader, sith.palpatine));
        lines.push(say!(
            lang,
            "arena-odds-sith",
            none = none,
            vader = words.sith(Sith::Vader),
            vader_chance = percent(lang, vader),
            palpatine = words.sith(Sith::Palpatine),
            palpatine_chance = percent(lang, palpatine)
        ));
    }
    let open = (0..).zip(&words.table.rows).filter(|(_, row)| !row.is_full());
    lines.extend(open.filter_map(|(number, row)| asked.row(number, row)));
    lines.push(say!(lang, "arena-odds-how"));
    lines.join("\n")
}

#[derive(Clone, Copy)]
struct Asked<'a> {
    words: Words<'a>,
    turn: &'a Turn,
    throws: u8,
    hand: Option<&'a [Face]>,
}

impl Asked<'_> {
    fn whole(self) -> Option<Forecast> {
        let covered = u8::try_from(self.words.table.by_dice()).unwrap_or(u8::MAX);
        self.forecast(self.words.table.open(), Aim::NoPenalty, covered)
    }

    fn row(self, number: u8, row: &Row) -> Option<String> {
        let (lang, words) = (self.words.lang, self.words);
        let alone = self.forecast(row.open(), Aim::Row, 0)?.success;
        let symbol = words.table.rebel_symbol(self.turn.seat);
        let mut open = row.open();
        let helps = !self.turn.rebel_used && open[symbol.index()] > 0;
        let (number, alone) = (row_number(number), percent(lang, alone));
        let reward = words.reward(row.reward.points, row.reward.ally);
        if !helps {
            return Some(say!(lang, "arena-odds-row", row = number, chance = alone, reward = reward));
        }
        open[symbol.index()] -= 1;
        let helped = self.forecast(open, Aim::Row, 0)?.success;
        let rebel = words.rebel(words.table.seats[self.turn.seat].rebel);
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

    fn forecast(self, open: [u8; 5], aim: Aim, covered: u8) -> Option<Forecast> {
        let (dice, throws) = (self.turn.dice, self.throws);
        let question = Question { dice, throws, open, aim, covered, one_open: self.turn.one_open };
        match self.hand {
            None => before_throw(&question).ok(),
            Some(hand) => after_throw(&question, hand).ok(),
        }
    }
}
