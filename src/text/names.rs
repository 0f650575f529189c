//! Names: those that people brought, made harmless, and those of the things of a match in the reader's language.

use unicode_segmentation::UnicodeSegmentation;

use super::bundle::{Voice, Wording, say};
use super::lang::{Lang, LocalName};
use super::trilogy;
use crate::assets::{self, Kit};
use crate::game::cards::Symbol;
use crate::game::conquest::rules::SetValue;
use crate::game::ids::{BySeat, CardId, RegionId, SeatId, SideId, SpaceId};
use crate::game::options::RulesetId;
use crate::table::sight::{Seated, Sight};

/// The most graphemes of a display name; a longer one ends in an ellipsis.
pub const LONGEST_NAME: usize = 24;

/// The most characters of something typed that is shown back to its typist.
pub const LONGEST_ECHO: usize = 60;

/// The most characters of a word for the dice.
pub const LONGEST_WORD: usize = 40;

/// What a nameless person is called.
const NAMELESS: &str = "N.N.";

/// The shapes of the six slots, in the order of their numbers; `render/` draws the same ones.
const GLYPHS: [&str; 6] = ["●", "■", "◆", "⬢", "▼", "★"];

/// The shape of a slot as a character; `○` for a number that is no slot.
pub fn glyph(slot: u8) -> &'static str {
    GLYPHS.get(usize::from(slot)).copied().unwrap_or("○")
}

/// A display name that can do nothing: no mention, no markdown, no link, no control, direction or zero-width character, no
/// line break, at most [`LONGEST_NAME`] graphemes of at most three characters each. What would act is replaced by a look-alike, so that one
/// stored form serves messages, pictures and alt texts. Applying it twice changes nothing.
pub fn harmless(name: &str) -> String {
    let cleaned = inert(name);
    let graphemes: Vec<&str> = cleaned.graphemes(true).collect();
    let mut kept: String = graphemes.iter().take(LONGEST_NAME).copied().collect();
    if graphemes.len() > LONGEST_NAME {
        kept = graphemes[..LONGEST_NAME - 1].concat();
        kept.truncate(without_end(&kept).len());
        kept.push('…');
    }
    if kept.is_empty() { NAMELESS.to_owned() } else { kept }
}

/// The name of one of several armies of a player, counted from 0: such as `Ben II`, no longer than other names.
pub fn army_name(name: &str, nth: usize) -> String {
    let number = ["I", "II", "III", "IV"].get(nth).map_or_else(|| (nth + 1).to_string(), |&number| number.to_owned());
    let room = LONGEST_NAME.saturating_sub(number.len() + 1);
    let graphemes: Vec<&str> = name.graphemes(true).collect();
    let kept = if graphemes.len() > room {
        let kept = graphemes[..room.saturating_sub(1)].concat();
        format!("{}…", without_end(&kept))
    } else {
        name.to_owned()
    };
    format!("{kept} {number}")
}

/// Something typed, made inert and cut to [`LONGEST_ECHO`] characters, to be shown back inside a line. Empty where nothing of it can
/// be seen.
pub(super) fn echo(typed: &str) -> String {
    shortened(&single(&looks_alike(typed)), LONGEST_ECHO)
}

/// A word for the dice, made inert: no control character, line break or markdown is left, so that it stands in a code block letter by
/// letter as it counts. Not shortened; empty where nothing of it can be seen.
pub fn inert_word(typed: &str) -> String {
    inert(typed)
}

/// The text itself, or as many of its characters as fit with an ellipsis.
pub(super) fn shortened(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    let kept: String = text.chars().take(most.saturating_sub(1)).collect();
    format!("{}…", without_end(&kept))
}

/// What stands before a cut: an underscore that was inside a word would be at its end now, and could act.
fn without_end(kept: &str) -> &str {
    kept.trim_end_matches([' ', '_'])
}

/// Replaces what would act in a message and drops what cannot be seen.
fn inert(text: &str) -> String {
    // At the start of a line these would make a list, a heading or a quotation.
    single(looks_alike(text).trim_start_matches(['-', '#', '+', ' ']))
}

/// The same for the middle of a line.
fn looks_alike(text: &str) -> String {
    let visible: String = text.chars().filter(|&c| !is_invisible(c)).collect();
    let spaced = visible.split_whitespace().collect::<Vec<_>>().join(" ");
    let characters: Vec<char> = spaced.chars().collect();
    let plain =
        |place: Option<usize>| place.and_then(|place| characters.get(place)).is_some_and(char::is_ascii_alphanumeric);
    characters
        .iter()
        .enumerate()
        .map(|(place, &c)| match c {
            // An underscore inside a word begins no emphasis.
            '_' if plain(place.checked_sub(1)) && plain(Some(place + 1)) => '_',
            other => look_alike(other),
        })
        .collect()
}

/// Every grapheme cut to three characters.
fn single(text: &str) -> String {
    text.graphemes(true).map(|grapheme| grapheme.chars().take(3).collect::<String>()).collect()
}

/// A character of the same look that does nothing on Discord.
fn look_alike(c: char) -> char {
    match c {
        '*' => '∗',
        '_' => 'ˍ',
        '~' => '∼',
        '`' => 'ˋ',
        '|' => '∣',
        '\\' => '∖',
        '@' => '＠',
        '<' => '‹',
        '>' => '›',
        '[' | '⟦' => '［',
        ']' | '⟧' => '］',
        '/' => '∕',
        '{' => '｛',
        '}' => '｝',
        // The shapes of seats stand before names, never in them (ux 18).
        '●' => '•',
        '■' => '▪',
        '◆' => '⬥',
        '⬢' => '⬡',
        '▼' => '▾',
        '★' => '☆',
        '○' => '◦',
        other => other,
    }
}

/// Control, format and filler characters, private use and unassigned planes: nothing that a reader could see.
fn is_invisible(c: char) -> bool {
    // White space is joined to single spaces afterwards.
    (c.is_control() && !c.is_whitespace())
        || matches!(c,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{e000}'..='\u{f8ff}'
            | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}'
            | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{10ffff}')
}

/// The box of a ruleset with spaces and cards; of another one some box, whose names nobody asks for.
pub(super) fn kit(ruleset: RulesetId) -> &'static Kit {
    match ruleset {
        RulesetId::Classic => assets::classic(),
        RulesetId::CloneWars => assets::clone_wars(),
        RulesetId::Galaxy => assets::galaxy(),
        RulesetId::OriginalTrilogy => assets::original_trilogy(),
        RulesetId::CloneWarsStandard => assets::clone_wars_standard(),
        RulesetId::DiceRebellion => assets::any(),
    }
}

/// What the things of one match are called in one language.
#[derive(Clone, Copy, Debug)]
pub struct Names<'a> {
    pub lang: Lang,
    kit: &'static Kit,
    seats: &'a BySeat<Seated>,
    sets_rise: bool,
    ruleset: RulesetId,
    wording: Wording,
    /// Of the seats of a match in which sides play.
    sides: Option<&'a BySeat<SideId>>,
}

impl<'a> Names<'a> {
    pub fn of(sight: &'a Sight, lang: Lang) -> Self {
        let sets_rise = sight.conquest().is_none_or(|view| match view.card.set_value {
            SetValue::Rising | SetValue::RisingOwn => true,
            SetValue::Fixed | SetValue::ByClass => false,
        });
        let ruleset = sight.options.ruleset;
        let kit = kit(ruleset);
        let wording = match ruleset {
            RulesetId::OriginalTrilogy => Wording::Trilogy,
            RulesetId::CloneWars => Wording::CloneWars,
            RulesetId::Classic | RulesetId::Galaxy | RulesetId::CloneWarsStandard | RulesetId::DiceRebellion => {
                kit.names.vocabulary.into()
            }
        };
        let sides = sight.conquest().map(|view| &view.sides);
        Self { lang, kit, seats: &sight.seats, sets_rise, ruleset, wording, sides }
    }

    /// Whether the next set is worth the same whatever its cards are, and more than the one before it. Where values stay, only a mixed
    /// set is worth what [`next_set`](crate::game::conquest::view::SeatView::next_set) says.
    pub(super) fn sets_rise(self) -> bool {
        self.sets_rise
    }

    pub fn kit(self) -> &'static Kit {
        self.kit
    }

    /// The name of a space.
    pub fn space(self, space: SpaceId) -> &'static str {
        &self.kit.names.spaces[space][self.lang]
    }

    /// The short name of a space, as the picture shows it.
    pub fn label(self, space: SpaceId) -> &'static str {
        &self.kit.names.labels[space][self.lang]
    }

    pub fn region(self, region: RegionId) -> &'static str {
        &self.kit.names.regions[region][self.lang]
    }

    /// The name of a symbol.
    pub fn symbol(self, symbol: Symbol) -> &'static str {
        &self.kit.names.symbol(symbol)[self.lang]
    }

    /// A card: its space or the title of its event and its symbol, such as `Peru (Soldier)`; its symbol alone where it has neither.
    pub fn card(self, card: CardId) -> String {
        let of = self.kit.edition.deck.card(card);
        match of.space {
            None if of.event.is_some() => {
                say!(self.lang, "card", name = trilogy::title(self, card), symbol = self.symbol(of.symbol))
            }
            None => self.symbol(of.symbol).to_owned(),
            Some(_) => say!(self.lang, "card", name = self.card_name(card), symbol = self.symbol(of.symbol)),
        }
    }

    /// The name on a card.
    pub fn card_name(self, card: CardId) -> &'static str {
        let name: &LocalName = self.kit.names.card(card);
        &name[self.lang]
    }

    /// Several cards, separated by commas.
    pub fn cards(self, cards: &[CardId]) -> String {
        listed(cards.iter().map(|&card| self.card(card)))
    }

    /// The cards of a set, as short as they can be told apart: by title where they have events.
    pub(super) fn in_set(self, cards: &[CardId]) -> String {
        let deck = &self.kit.edition.deck;
        listed(cards.iter().map(|&card| match deck.card(card).event {
            Some(_) => trilogy::title(self, card).to_owned(),
            None => self.card(card),
        }))
    }

    /// The side of a seat, where sides play.
    pub(super) fn side(self, seat: SeatId) -> Option<SideId> {
        self.sides.and_then(|sides| sides.get(seat)).copied()
    }

    /// A side by the word that messages choose by.
    pub(super) fn side_word(self, side: SideId) -> &'static str {
        self.ruleset.side_id(side)
    }

    /// A seat: its shape and name.
    pub fn seat(self, seat: SeatId) -> String {
        self.seats
            .get(seat)
            .map_or_else(|| glyph(u8::MAX).to_owned(), |seated| format!("{} {}", glyph(seated.slot), seated.name))
    }

    /// A seat, or the armies that nobody plays.
    pub(super) fn owner(self, owner: Option<SeatId>) -> String {
        owner.map_or_else(|| say!(self.lang, "unplayed"), |seat| self.seat(seat))
    }

    /// The shape of a seat; `○` for nobody.
    pub fn glyph(self, seat: Option<SeatId>) -> &'static str {
        glyph(seat.and_then(|seat| self.seats.get(seat)).map_or(u8::MAX, |seated| seated.slot))
    }

    /// The first spaces of a list by name, and how many more there are.
    pub(super) fn spaces(self, spaces: &[SpaceId], most: usize) -> String {
        let shown = listed(spaces.iter().take(most).map(|&space| self.space(space).to_owned()));
        match spaces.len().saturating_sub(most) {
            0 => shown,
            more => say!(self.lang, "and-more", shown = shown, more = more),
        }
    }
}

impl From<Names<'_>> for Voice {
    /// The words of the board that is played on.
    fn from(names: Names<'_>) -> Self {
        Self { lang: names.lang, wording: names.wording }
    }
}

/// Joins with commas.
pub(super) fn listed(parts: impl IntoIterator<Item = String>) -> String {
    parts.into_iter().collect::<Vec<_>>().join(", ")
}

/// A number with one decimal, with the decimal mark of the language.
pub(super) fn decimal(lang: Lang, number: f64) -> String {
    let written = format!("{number:.1}");
    match lang {
        Lang::En => written,
        Lang::De => written.replace('.', ","),
    }
}

/// A probability in per cent with one decimal. What is possible is never shown as 0, what can fail never as 100.
pub(super) fn percent(lang: Lang, p: f64) -> String {
    if p > 0.0 && p < 0.0005 {
        format!("<{} %", decimal(lang, 0.1))
    } else if (0.9995..1.0).contains(&p) {
        format!(">{} %", decimal(lang, 99.9))
    } else {
        format!("{} %", decimal(lang, p * 100.0))
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn names_that_would_act_do_nothing() {
        for (typed, shown) in [
            ("Ana", "Ana"),
            ("max_power", "max_power"),
            ("  An\na\t Bo ", "An a Bo"),
            ("@everyone", "＠everyone"),
            ("<@1>", "‹＠1›"),
            ("**bold** _x_ ~~y~~ `z` ||s||", "∗∗bold∗∗ ˍxˍ ∼∼y∼∼ ˋzˋ…"),
            ("\u{202e}evil\u{200b}\u{feff}", "evil"),
            ("https://example.org", "https:∕∕example.org"),
            ("# Big", "Big"),
            ("● Ben ■◆⬢▼★○", "• Ben ▪⬥⬡▾☆◦"),
            ("\u{200d}\u{3164}\n", NAMELESS),
            ("", NAMELESS),
        ] {
            assert_eq!(harmless(typed), shown, "{typed:?}");
        }
    }

    #[test]
    fn many_emoji_are_cut_to_24_graphemes() {
        let shown = harmless(&"👩‍👩‍👧‍👦🇩🇪".repeat(32));
        assert_eq!(shown.graphemes(true).count(), LONGEST_NAME);
        assert!(shown.ends_with('…'));
    }

    #[test]
    fn no_cut_leaves_an_underscore_at_the_end() {
        let long = format!("{}_{}", "a".repeat(LONGEST_NAME - 2), "b".repeat(9));
        assert_eq!(harmless(&long), format!("{}…", "a".repeat(LONGEST_NAME - 2)));
        let long = format!("{}_{}", "a".repeat(LONGEST_ECHO - 2), "b".repeat(9));
        assert_eq!(echo(&long), format!("{}…", "a".repeat(LONGEST_ECHO - 2)));
    }

    #[test]
    fn a_pile_of_accents_is_cut() {
        assert!(harmless(&format!("Z{}", "\u{301}".repeat(500))).chars().count() <= 3);
    }

    #[test]
    fn no_chance_is_rounded_to_certainty() {
        assert_eq!(percent(Lang::En, 0.873_4), "87.3 %");
        assert_eq!(percent(Lang::De, 0.873_4), "87,3 %");
        assert_eq!(percent(Lang::En, 0.999_99), ">99.9 %");
        assert_eq!(percent(Lang::De, 0.000_01), "<0,1 %");
        assert_eq!(percent(Lang::En, 1.0), "100.0 %");
        assert_eq!(percent(Lang::En, 0.0), "0.0 %");
    }

    proptest! {
        #[test]
        fn every_name_is_harmless(name in "[\\PC\u{202a}-\u{202e}\u{2066}-\u{2069}\u{200b}-\u{200f}@<>_*~`|#\\[\\]\\\\/ \n\r\t\u{0}-\u{1f}-]{0,80}") {
            let shown = harmless(&name);
            prop_assert!(!shown.is_empty());
            prop_assert!(shown.graphemes(true).count() <= LONGEST_NAME);
            prop_assert!(shown.chars().count() <= 3 * LONGEST_NAME);
            prop_assert!(!shown.chars().any(|c| c.is_control() || is_invisible(c) || "@<>*~`|\\[]/".contains(c)), "{shown:?}");
            prop_assert!(!shown.starts_with(['-', '#', '+', ' ', '_']) && !shown.ends_with(' '));
            prop_assert_eq!(harmless(&shown), shown);
        }
    }
}
