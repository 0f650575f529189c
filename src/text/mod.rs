//! The only room with words: data in, text in the reader's language out.
//!
//! Messages are in `assets/lang/*.ftl`; each enum becomes words in one exhaustive match, so that a new event, refusal or
//! answer cannot be forgotten. Everything here is a function of what its reader may know.

mod answers;
mod board;
mod bundle;
mod buttons;
mod choices;
mod clone_wars;
pub mod commands;
mod dice;
mod ending;
mod events;
mod gate;
mod help;
pub mod lang;
mod logbook;
mod looks;
pub mod message;
mod moderation;
pub mod names;
mod opening;
mod order_panel;
mod order_picture;
mod panels;
mod posts;
mod privacy;
pub mod rebellion;
mod refusals;
mod rulebook;
mod service;
mod settings;
mod stopped;
mod story;
mod tasks;
mod threads;
mod trilogy;
mod wardrobe;

pub use answers::answer;
pub use board::board_text;
pub use bundle::{MISSING, clone_wars as clone_wars_words, planets, source, trilogy as trilogy_words};
pub use choices::{
    First, LONGEST_CHOICE, WhyNothing, choice_card, choice_match, choice_move, choice_nothing, choice_option,
    choice_preset, choice_seat, choice_set, choice_space, choice_target, choice_value,
};
pub use ending::ending;
pub use events::{Line, Told, event, lines};
pub use logbook::logged;
pub use looks::{seen, shown_by};
pub use message::{
    BoardPicture, Button, CardFace, HandPicture, LONGEST_ALT, LONGEST_LABEL, LONGEST_MESSAGE, LegendRow, Message,
    PictureWish, Select, SelectOption, Style,
};
pub use moderation::{choice_match_of_server, preview, preview_again, revealed};
pub use names::{LONGEST_ECHO, LONGEST_NAME, LONGEST_WORD, Names, army_name, glyph, harmless, inert_word};
pub use order_panel::{choice_all_to, choice_heir, choice_marker, choice_order, choice_refuge, order_name};
pub use panels::{FormText, form, panel, with_panel};
pub use posts::{
    EndNews, Whereabouts, dm_closed, end_post, hand_dm, inputs_post, lobby_post, notice, order_post, question,
    set_up_post, taken_out_dm, turn_post, welcome_dm, without_sight,
};
pub use privacy::{forget_wish, forgotten, held, held_file};
pub use refusals::refused;
pub use service::{
    Permission, missing_log_permissions, missing_permissions, no_log_there, outdated, permission_name,
    with_missing_permissions, without_new_picture, without_picture,
};
pub use settings::{option as option_name, preset as preset_name, ruleset as ruleset_name, value as value_name};
pub use threads::{
    no_right_to_threads, no_thread_here, no_thread_made, opened_in_thread, thread_name, thread_under_way,
};
pub use trilogy::{
    choice_assault, choice_reach, command_asked, seat_place, seat_place_name, seating, ship_class, ships, station_name,
};
pub use wardrobe::wardrobe;
