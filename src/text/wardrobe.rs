//! The looks of a lobby, to choose from.

use super::answers::look;
use super::bundle::say;
use super::lang::Lang;
use super::message::{Message, Select, SelectOption};
use super::names::{Names, glyph};
use crate::table::press::{Press, Verb};
use crate::table::wardrobe::Wardrobe;

/// What the person is now, and the looks that are free.
pub fn wardrobe(of: &Wardrobe, lang: Lang) -> Message {
    let own = of.sight.seats.get(of.seat).map_or(u8::MAX, |seated| seated.slot);
    let seat = Names::of(&of.sight, lang).seat(of.seat);
    let mut message = Message::plain(say!(lang, "wardrobe", seat = seat, look = look(lang, own))).hushed();
    let option = |slot: u8| SelectOption {
        label: format!("{} {}", glyph(slot), look(lang, slot)),
        press: Press { of: of.sight.id, verb: Verb::Wear { slot } },
        chosen: slot == own,
    };
    let free = of.free();
    message.selects.push(Select::new(say!(lang, "select-look"), free.into_iter().map(option)));
    message
}
