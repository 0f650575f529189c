//! Mechanisms that several rulesets share. A part names no ruleset.

pub(in crate::game::conquest) mod aims;
pub mod battle_station;
pub(in crate::game::conquest) mod command;
pub(in crate::game::conquest) mod effects;
pub mod fleet;
pub(in crate::game::conquest) mod markers;
pub(crate) mod order;
pub(in crate::game::conquest) mod playing;
pub(crate) mod ships;
mod sound;
pub(in crate::game::conquest) mod standard;
pub(in crate::game::conquest) mod wishes;

use super::special::SpecialEvent;
use crate::game::event::{Event, EventKind};

/// Tells everybody.
pub(in crate::game::conquest) fn tell(events: &mut Vec<Event>, event: SpecialEvent) {
    events.push(Event::public(EventKind::Special(event)));
}
