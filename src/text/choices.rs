//! Labels of autocomplete (ux 13): at most 100 characters, the decisive thing within the first 32.

use super::bundle::{Voice, say};
use super::lang::Lang;
use super::looks::{chance, set_line, state};
use super::names::{Names, shortened};
use super::rebellion::{self, Words};
use super::{events, settings};
use crate::game::ids::{CardId, SeatId, SpaceId, Troops};
use crate::game::offer::{SetOffer, Step};
use crate::table::answer::{Chance, Listed};
use crate::table::sight::{Entry, Sight};

/// The most characters of what can be chosen, in autocomplete or in a select (Discord's limit of both).
pub const LONGEST_CHOICE: usize = 100;

/// Why nothing can be offered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WhyNothing {
    /// There is no match in this channel.
    NoMatch,
    /// It has not begun.
    NotStarted,
    Paused,
    Over,
    /// The asker has no seat.
    NoSeat,
    /// Somebody else is on turn.
    OnTurn(SeatId),
    /// Another option must be chosen before this one.
    ChooseFirst(First),
    /// Another step is open.
    OtherStep(Step),
    /// The asker has done everything here.
    Done,
    /// What was typed fits nothing.
    NothingFits,
    /// Another kind of game is played here.
    OtherGame,
    /// The step that is open has nothing of that kind.
    NothingHere,
}

/// The option that must be chosen first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum First {
    From,
    To,
    Ruleset,
    Option,
    Card,
    Target,
}

/// The one entry that says why there is none. `names` is `None` where there is no match.
pub fn choice_nothing(names: Option<Names<'_>>, why: &WhyNothing, lang: Lang) -> String {
    let text = match why {
        WhyNothing::NoMatch => say!(lang, "why-no-match"),
        WhyNothing::NotStarted => say!(lang, "why-not-started"),
        WhyNothing::Paused => say!(lang, "why-paused"),
        WhyNothing::Over => say!(lang, "why-over"),
        WhyNothing::NoSeat => say!(lang, "why-no-seat"),
        WhyNothing::OnTurn(seat) => {
            let seat = names.map_or_else(String::new, |names| names.seat(*seat));
            say!(lang, "why-on-turn", seat = seat)
        }
        WhyNothing::ChooseFirst(first) => {
            let option = match first {
                First::From => say!(lang, "opt-attack-from"),
                First::To => say!(lang, "opt-attack-to"),
                First::Ruleset => say!(lang, "opt-game-new-ruleset"),
                First::Card => say!(lang, "opt-card-play-card"),
                First::Target => say!(lang, "opt-card-play-target"),
                First::Option => say!(lang, "opt-game-settings-option"),
            };
            say!(lang, "why-choose-first", option = option)
        }
        WhyNothing::OtherStep(step) => {
            let voice = names.map_or_else(|| lang.into(), Voice::from);
            say!(lang, "why-other-step", step = super::tasks::step(voice, *step))
        }
        WhyNothing::Done => say!(lang, "why-done"),
        WhyNothing::NothingFits => say!(lang, "why-nothing-fits"),
        WhyNothing::OtherGame => say!(lang, "why-other-game"),
        WhyNothing::NothingHere => say!(lang, "why-nothing-here"),
    };
    shortened(&text, LONGEST_CHOICE)
}

/// A target of an attack: `N. Africa 9:3 87.3 %`. `posted` is the language of the channel, whose name of the space stands on the board.
pub fn choice_target(
    names: Names<'_>,
    posted: Lang,
    to: SpaceId,
    (attackers, defenders): (Troops, Troops),
    odds: Chance,
) -> String {
    let text = format!("{} {attackers}:{defenders} {}", names.label(to), chance(names.lang, odds));
    bracketed(names, posted, to, &text)
}

/// A space with its armies: `Peru 4`.
pub fn choice_space(names: Names<'_>, posted: Lang, space: SpaceId, troops: Troops) -> String {
    bracketed(names, posted, space, &format!("{} {troops}", names.label(space)))
}

/// A card: `Peru (Soldier)`.
pub fn choice_card(names: Names<'_>, card: CardId) -> String {
    shortened(&names.card(card), LONGEST_CHOICE)
}

/// A set with its value.
pub fn choice_set(names: Names<'_>, set: &SetOffer) -> String {
    shortened(&format!("{}: {}", set.value, set_line(names, set)), LONGEST_CHOICE)
}

/// A seat.
pub fn choice_seat(names: Names<'_>, seat: SeatId) -> String {
    shortened(&names.seat(seat), LONGEST_CHOICE)
}

/// An option of a ruleset.
pub fn choice_option(lang: Lang, id: &str) -> String {
    shortened(&settings::option(lang, id), LONGEST_CHOICE)
}

/// A value of an option.
pub fn choice_value(lang: Lang, option: &str, value: &str) -> String {
    shortened(&settings::value(lang, option, value), LONGEST_CHOICE)
}

/// A preset.
pub fn choice_preset(lang: Lang, id: &str) -> String {
    shortened(&settings::preset(lang, id), LONGEST_CHOICE)
}

/// A move for undo or the log: its number and what it was.
pub fn choice_move(names: Names<'_>, sight: &Sight, entry: &Entry) -> String {
    let entries = std::slice::from_ref(entry);
    let lines = match Words::in_sight(sight, names.lang) {
        Some(words) => rebellion::lines(words, &rebellion::happened(entries)),
        None => events::lines(names, entries),
    };
    let text = lines.first().map(|line| line.told.with_seat(names)).unwrap_or_default();
    shortened(&format!("{} {text}", entry.moves), LONGEST_CHOICE)
}

/// A match.
pub fn choice_match(listed: &Listed, lang: Lang) -> String {
    let text = format!("{} {} · {}", listed.id.0, settings::ruleset(lang, listed.ruleset), state(lang, listed.state));
    shortened(&text, LONGEST_CHOICE)
}

/// Adds the board's own name in brackets where it differs.
pub(super) fn bracketed(names: Names<'_>, posted: Lang, space: SpaceId, text: &str) -> String {
    let board = &names.kit().names.labels[space][posted];
    let text = if board == names.label(space) { text.to_owned() } else { format!("{text} [{board}]") };
    shortened(&text, LONGEST_CHOICE)
}
