//! `/help` while a dice game runs: what the asker can do now.

use super::tasks;
use super::words::Words;
use crate::game::ids::SeatId;
use crate::game::rebellion::offer::Step;
use crate::game::rebellion::table::Turn;
use crate::text::bundle::say;
use crate::text::message::cut;

/// The most characters of what can be done now; the rest of the message is help and what can be looked at.
const MOST_OF_OFFERS: usize = 1_000;

/// Help for whoever has these seats; for the one on turn also everything that can be done now.
pub fn help(words: Words<'_>, seats: &[SeatId]) -> String {
    let lang = words.lang;
    match (seats.first(), words.table.turn_now()) {
        (None, Some(_)) => say!(lang, "help-spectator"),
        (_, None) => say!(lang, "help-over"),
        (Some(_), Some(turn)) if seats.contains(&turn.seat) => yours(words, turn),
        (Some(&first), Some(turn)) => {
            say!(lang, "arena-help-wait", seat = words.seat(first), on_turn = words.seat(turn.seat))
        }
    }
}

fn yours(words: Words<'_>, turn: &Turn) -> String {
    let lang = words.lang;
    let how = match turn.stage.step() {
        Step::Throw => say!(lang, "arena-help-throw", dice = turn.dice),
        Step::Dice => say!(lang, "arena-help-dice"),
        Step::Figures => say!(lang, "arena-help-figures"),
    };
    let told = say!(lang, "help-your-turn", seat = words.seat(turn.seat), task = tasks::task(words, turn), how = how);
    let offers = super::choices::offers(words, &words.table.offers(turn.seat));
    format!("{told}\n{}", cut(&offers, MOST_OF_OFFERS))
}
