//! What the rules say no to, and what to do instead.

use super::tasks;
use super::words::Words;
use crate::game::rebellion::action::Spot;
use crate::game::rebellion::offer::Step;
use crate::game::rebellion::refusal::Refusal;
use crate::game::rebellion::symbol::Symbol;
use crate::text::bundle::say;

/// One refusal in words. Never empty.
pub fn rule(words: Words<'_>, refusal: &Refusal) -> String {
    let lang = words.lang;
    match refusal {
        Refusal::Over => say!(lang, "rule-over"),
        Refusal::NotYourTurn { on_turn } => say!(lang, "rule-not-your-turn", seat = words.seat(*on_turn)),
        Refusal::Surrendered => say!(lang, "rule-surrendered"),
        Refusal::NotYours => say!(lang, "rule-not-yours"),
        Refusal::WrongStep { now } => {
            let instead = match now {
                Step::Throw => say!(lang, "arena-rule-now-throw"),
                Step::Dice => say!(lang, "arena-rule-now-dice"),
                Step::Figures => say!(lang, "arena-rule-now-figures"),
            };
            say!(lang, "arena-rule-wrong-step", step = tasks::step(lang, *now), instead = instead)
        }
        Refusal::NoThrowLeft => say!(lang, "arena-rule-no-throw-left"),
        Refusal::DiceFirst { hand } => say!(lang, "arena-rule-dice-first", dice = words.dice(hand)),
        Refusal::NoSuchDie { face, hand } => {
            say!(lang, "arena-rule-no-such-die", face = words.face(*face), dice = words.dice(hand))
        }
        Refusal::CoversNothing => say!(lang, "arena-rule-covers-nothing"),
        Refusal::WrongSymbol { symbol, spot, fits } => {
            let why = say!(
                lang,
                "arena-rule-wrong-symbol",
                symbol = words.symbol(*symbol),
                field = words.symbol(spot.symbol)
            );
            format!("{why} {}", instead(words, *symbol, fits))
        }
        Refusal::NotOpen { symbol, spot, fits } if usize::from(spot.row) >= words.table.rows.len() => {
            let why = say!(lang, "arena-rule-no-such-row", row = words.row(spot.row), rows = words.table.rows.len());
            format!("{why} {}", instead(words, *symbol, fits))
        }
        Refusal::NotOpen { symbol, spot, fits } => {
            let why = say!(lang, "arena-rule-not-open", row = words.row(spot.row), field = words.symbol(spot.symbol));
            format!("{why} {}", instead(words, *symbol, fits))
        }
        Refusal::SetAside { asked: _, there: 0 } => say!(lang, "arena-rule-no-points"),
        Refusal::SetAside { asked: _, there } => say!(lang, "arena-rule-aside", dice = *there),
        Refusal::RebelUsed => say!(lang, "arena-rule-rebel-used"),
        Refusal::NotYourAlly { ally, have } if have.is_empty() => {
            say!(lang, "arena-rule-no-allies", ally = words.ally(*ally))
        }
        Refusal::NotYourAlly { ally, have } => {
            say!(lang, "arena-rule-not-your-ally", ally = words.ally(*ally), have = words.allies(have))
        }
        Refusal::AllyRestarts { ally } => say!(lang, "arena-rule-ally-restarts", ally = words.ally(*ally)),
        Refusal::AllyCovers { ally } => {
            say!(lang, "arena-rule-ally-covers", ally = words.ally(*ally), power = words.power(*ally))
        }
        Refusal::AllySymbols { ally, asked: _, symbols } => {
            let (ally, power) = (words.ally(*ally), words.power(*ally));
            say!(lang, "arena-rule-ally-symbols", ally = ally, power = power, count = *symbols)
        }
        Refusal::AllyIdle { ally } => say!(lang, "arena-rule-ally-idle", ally = words.ally(*ally)),
    }
}

/// Where the symbol can go instead.
fn instead(words: Words<'_>, symbol: Symbol, fits: &[Spot]) -> String {
    let symbol_name = words.symbol(symbol);
    if fits.is_empty() {
        say!(words.lang, "arena-rule-fits-nowhere", symbol = symbol_name)
    } else {
        say!(words.lang, "arena-rule-fits", symbol = symbol_name, fields = words.spots(symbol, fits))
    }
}
