//! The question before somebody ends a turn in which something is open.

use super::bundle::say;
use super::lang::Lang;
use super::message::{Button, Message, Style};
use super::names::{Names, listed};
use super::rebellion::{self, Words};
use super::tasks;
use crate::table::ending::{Ending, OpenSteps};
use crate::table::press::Verb;

/// The question, if there is something to be asked.
pub fn ending(ending: &Ending, lang: Lang) -> Option<Message> {
    match ending {
        Ending::Steps(steps) => Some(open_steps(steps, lang)),
        Ending::Arena { sight, press } => rebellion::question(Words::in_sight(sight, lang)?, sight, *press),
    }
}

/// What would be passed, with the button that ends all the same and one that leads back.
fn open_steps(ending: &OpenSteps, lang: Lang) -> Message {
    let names = Names::of(&ending.sight, lang);
    let open = listed(ending.open.iter().map(|&step| tasks::step(names, step)));
    let text = match ending.step {
        None if ending.order_only => say!(lang, "ending-order", open = open),
        None => say!(lang, "ending-turn", open = open),
        Some(step) => say!(lang, "ending-step", step = tasks::step(names, step), open = open),
    };
    let (of, moves, whole) = (ending.sight.id, ending.sight.moves, ending.step.is_none());
    let anyway = Button::new(of, Style::Danger, say!(lang, "button-end-anyway"), Verb::EndAnyway { moves, whole });
    let back = Verb::Open { panel: ending.back, page: 0 };
    let back = Button::new(of, Style::Secondary, say!(lang, "button-back"), back);
    Message::plain(text).hushed().row(vec![anyway, back])
}
