//! The first post of a match: there is no set-up, only who has which rebel and who begins.

use super::words::{Happened, Words};
use super::{board, events, picture};
use crate::game::rebellion::event::Event;
use crate::render::ArenaScene;
use crate::table::sight::Sight;
use crate::text::bundle::say;
use crate::text::message::{LONGEST_MESSAGE, Message, PictureWish, cut};

/// Told once, at the start, without calling anybody.
pub fn opening_post(words: Words<'_>, sight: &Sight, happened: &[Happened<'_>]) -> Message {
    let lang = words.lang;
    let began = happened.iter().find(|happened| matches!(happened.event, Event::Began { .. }));
    let mut lines = vec![say!(lang, "lobby-begun")];
    lines.extend(began.map(|began| events::event(words, began.event).text));
    lines.push(board::about(sight, words));
    let mut message = Message::plain(cut(&lines.join("\n"), LONGEST_MESSAGE)).hushed();
    // What has been done since, or how the match stands now, is told in posts of its own.
    let first = words.table.at_first();
    let scene = picture::scene(Words { table: &first, ..words }, sight, &[]);
    message.picture = Some(PictureWish::Arena(Box::new(ArenaScene { banner: None, ..scene })));
    message
}
