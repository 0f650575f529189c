//! `adjutant odds` for the dice game: the exact chances of a turn.

use serde::{Deserialize, Serialize};

use super::odds::digits;
use crate::game::rebellion::odds::{Aim, Question, before_throw, fields};
use crate::game::rebellion::rules::{DICE, THROWS};

/// One question: dice and throws that are left, and the open fields.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ArenaCase {
    #[serde(rename = "ruleset")]
    _ruleset: String,
    dice: u8,
    throws: u8,
    /// `A` to `D` are the plain symbols, `I` a field that only a joker covers.
    open: String,
    aim: AimWord,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum AimWord {
    TwoFields,
    /// The open fields are one row.
    Row,
    NoPenalty,
}

#[derive(Serialize)]
pub(super) struct ArenaAnswer {
    success: f64,
    /// For `no-penalty` alone.
    #[serde(skip_serializing_if = "Option::is_none")]
    vader: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    palpatine: Option<f64>,
}

pub(super) fn answer(case: &ArenaCase) -> Result<ArenaAnswer, String> {
    let open =
        fields(&case.open).ok_or_else(|| format!("open takes the letters A, B, C, D and I, not {:?}", case.open))?;
    let aim = match case.aim {
        AimWord::TwoFields => Aim::TwoFields,
        AimWord::Row => Aim::Row,
        AimWord::NoPenalty => Aim::NoPenalty,
    };
    let question = Question::fresh(case.dice, case.throws, open, aim);
    let forecast = before_throw(&question).map_err(|_| format!("at most {DICE} dice and {THROWS} throws"))?;
    Ok(ArenaAnswer {
        success: digits(forecast.success),
        vader: forecast.sith.map(|sith| digits(sith.vader)),
        palpatine: forecast.sith.map(|sith| digits(sith.palpatine)),
    })
}
