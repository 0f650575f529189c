//! What goes out: content, buttons, and what a picture shall show.

use super::bundle::say;
use super::lang::Lang;
use crate::assets::Icon;
use crate::game::ids::{BySpace, SpaceId, Troops};
use crate::render::{ArenaScene, TheatreScene};
use crate::table::press::{Press, Verb};
use crate::table::sight::{AccountId, MatchId};

/// The most characters of a message (Discord takes 2,000).
pub const LONGEST_MESSAGE: usize = 1_900;

/// The most characters of an alt text (Discord's limit of an attachment's description).
pub const LONGEST_ALT: usize = 1_024;

/// The parts of a custom id that the options of a select share: form, match, `panel`, counter, and what is chosen.
const SHARED: usize = 5;

/// The most characters of a button's label.
pub const LONGEST_LABEL: usize = 80;

/// A message in one language, ready to be sent.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Message {
    /// At most [`LONGEST_MESSAGE`] characters.
    pub content: String,
    /// Above the buttons; each takes a row.
    pub selects: Vec<Select>,
    /// At most five rows, selects included, of at most five buttons.
    pub rows: Vec<Vec<Button>>,
    pub picture: Option<PictureWish>,
    /// Who may be pinged; each also stands as `<@id>` in the content.
    pub mentions: Vec<AccountId>,
    /// Whether it is sent without a notification.
    pub quiet: bool,
}

/// A button under a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Button {
    /// At most [`LONGEST_LABEL`] characters.
    pub label: String,
    pub press: Press,
    pub style: Style,
    pub disabled: bool,
}

/// A select of one of its options.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Select {
    /// At most 150 characters.
    pub placeholder: String,
    /// One to 25.
    pub options: Vec<SelectOption>,
}

/// What can be chosen in a select. All options of one select share the beginning of their custom id.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SelectOption {
    /// At most 100 characters.
    pub label: String,
    pub press: Press,
    /// Whether it is the one that is chosen now.
    pub chosen: bool,
}

/// How a button looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    Primary,
    Secondary,
    Danger,
    Success,
}

/// A picture that belongs to a message.
#[derive(Clone, Debug, PartialEq)]
pub enum PictureWish {
    Board(Box<BoardPicture>),
    Hand(Box<HandPicture>),
    Arena(Box<ArenaScene>),
}

/// Everything that a board picture shows, as strings and numbers. Slots are colour and shape, 0 to 5. Its `Debug` shows nothing of it:
/// a viewer may know what others may not.
#[derive(Clone, PartialEq, Eq)]
pub struct BoardPicture {
    /// The edition whose art is drawn.
    pub edition: String,
    pub lang: Lang,
    pub labels: BySpace<String>,
    /// By region: its name and bonus, such as `Africa +3`.
    pub region_tags: Vec<String>,
    /// The slot of the owner and the armies.
    pub spaces: BySpace<(Option<u8>, Troops)>,
    /// Such as `Turn 12 · Round 3`.
    pub turn: String,
    /// Who is to act, and what they do.
    pub pill: Option<(u8, String)>,
    /// The last move in one line; empty: none yet.
    pub last_move: String,
    /// Column headings of the legend: spaces, armies, cards, next income.
    pub headings: [String; 4],
    pub legend: Vec<LegendRow>,
    /// What lies on the board besides armies, as far as the viewer may know it; `None` where there is nothing of the kind.
    pub theatre: Option<TheatreScene>,
    /// The last attack or move.
    pub arrow: Option<(SpaceId, SpaceId)>,
    /// Captured by the last move.
    pub outline: Vec<SpaceId>,
    /// Changed hands since the last turn of the seat on turn.
    pub changed: Vec<SpaceId>,
    /// Such as `Paused`.
    pub banner: Option<String>,
    /// At most [`LONGEST_ALT`] characters.
    pub alt: String,
}

/// One seat in the legend.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LegendRow {
    pub slot: u8,
    pub name: String,
    pub on_turn: bool,
    pub out: bool,
    pub spaces: u32,
    pub armies: Troops,
    pub cards: usize,
    pub income: Troops,
}

/// Everything that a picture of a hand shows. Its `Debug` shows no card.
#[derive(Clone, PartialEq, Eq)]
pub struct HandPicture {
    pub edition: String,
    pub lang: Lang,
    pub slot: u8,
    pub title: String,
    pub cards: Vec<CardFace>,
    /// One line for each set in the hand.
    pub sets: Vec<String>,
    /// At most [`LONGEST_ALT`] characters.
    pub alt: String,
}

/// One card of a hand. Its `Debug` shows nothing of it.
#[derive(Clone, PartialEq, Eq)]
pub struct CardFace {
    pub icon: Icon,
    /// The symbol in words.
    pub symbol_name: String,
    /// The name of its space, or of the joker.
    pub name: String,
    pub space: Option<SpaceId>,
    /// Such as `yours` under a space that the seat holds; may be empty.
    pub note: String,
}

impl std::fmt::Debug for BoardPicture {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "BoardPicture({})", self.edition)
    }
}

impl std::fmt::Debug for HandPicture {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "HandPicture({} cards)", self.cards.len())
    }
}

impl std::fmt::Debug for CardFace {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("CardFace")
    }
}

impl Message {
    /// A message of words alone, cut at the limit if need be.
    pub(super) fn plain(content: impl Into<String>) -> Self {
        let content = content.into();
        Self { content: cut(&content, LONGEST_MESSAGE), ..Self::default() }
    }

    /// The same without a notification.
    pub(super) fn hushed(mut self) -> Self {
        self.quiet = true;
        self
    }

    /// With one more row of buttons, unless it is empty.
    pub(super) fn row(mut self, buttons: Vec<Button>) -> Self {
        if !buttons.is_empty() {
            self.rows.push(buttons);
        }
        self
    }

    /// With a picture of the board.
    pub(super) fn board(mut self, picture: BoardPicture) -> Self {
        self.picture = Some(PictureWish::Board(Box::new(picture)));
        self
    }
}

impl Select {
    pub(super) fn new(placeholder: String, options: impl Iterator<Item = SelectOption>) -> Self {
        Self { placeholder, options: options.collect() }
    }

    /// The custom id that all options share, with the value of each: together they are the custom id of its press.
    pub fn ids(&self) -> Option<(String, Vec<String>)> {
        let split = |option: &SelectOption| {
            let id = option.press.custom_id();
            let at = id.match_indices(':').nth(SHARED - 1)?.0;
            Some((id[..at].to_owned(), id[at + 1..].to_owned()))
        };
        let parts: Vec<(String, String)> = self.options.iter().filter_map(split).collect();
        let (shared, _) = parts.first()?.clone();
        Some((shared, parts.into_iter().map(|(_, value)| value).collect()))
    }
}

impl Button {
    /// Whether it can be pressed.
    pub(super) fn enabled(mut self, yes: bool) -> Self {
        self.disabled = !yes;
        self
    }

    pub(super) fn new(of: MatchId, style: Style, label: impl Into<String>, verb: Verb) -> Self {
        Self {
            label: super::names::shortened(&label.into(), LONGEST_LABEL),
            press: Press { of, verb },
            style,
            disabled: false,
        }
    }
}

/// The text, or its beginning up to the last white space that fits, with an ellipsis: never cut inside a word (unless a word fills it
/// alone).
pub(super) fn cut(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    let kept: String = text.chars().take(most.saturating_sub(2)).collect();
    let whole = kept.rfind(char::is_whitespace).map_or(kept.as_str(), |end| &kept[..end]);
    format!("{} …", whole.trim_end())
}

/// The text without the marks of bold letters, for where nobody reads Markdown: in a picture and in its description. In names and words of
/// people there are none.
pub(super) fn unmarked(text: &str) -> String {
    text.replace("**", "")
}

/// The same as a sentence, which ends once, however what it is made from ended.
pub(super) fn sentence(text: &str) -> String {
    let text = unmarked(text);
    let said = text.trim_end_matches('.');
    if said.ends_with(['!', '?', '…']) { said.to_owned() } else { format!("{said}.") }
}

/// Head and lines, one a line, in at most `most` characters: the oldest lines give way and are counted.
pub(super) fn folded(lang: Lang, head: &str, lines: &[String], most: usize) -> String {
    let head = cut(head, most);
    let size = |from: usize| lines[from..].iter().map(|line| line.chars().count() + 1).sum::<usize>();
    let note = |hidden: usize| say!(lang, "earlier", count = hidden);
    let used = head.chars().count();
    let fits = |from: usize| {
        let note = if from == 0 { 0 } else { note(from).chars().count() + 1 };
        used + note + size(from) <= most
    };
    let from = (0..=lines.len()).find(|&from| fits(from)).unwrap_or(lines.len());
    let mut text = head;
    if from > 0 && fits(from) {
        text = text + "\n" + &note(from);
    }
    for line in &lines[from..] {
        text = text + "\n" + line;
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_oldest_lines_fold() {
        let lines: Vec<String> = (1..=20).map(|n| format!("line {n}")).collect();
        let text = folded(Lang::En, "head", &lines, 80);
        assert!(text.chars().count() <= 80 && text.starts_with("head\n") && text.ends_with("line 20"), "{text}");
        assert_eq!(folded(Lang::En, "head", &lines[..2], 80), "head\nline 1\nline 2");
    }

    #[test]
    fn a_sentence_ends_once_and_has_no_marks() {
        let ends = ["Ana has won!.", "Ana has won!", "Last: **Ben is out**..", "Last: Ben is out", "Who?.", "Ana…."];
        let told = ["Ana has won!", "Ana has won!", "Last: Ben is out.", "Last: Ben is out.", "Who?", "Ana…"];
        assert_eq!(ends.map(sentence), told);
    }

    #[test]
    fn a_cut_keeps_words_whole() {
        assert_eq!(cut("one two three", 9), "one …");
        assert_eq!(cut("one two", 7), "one two");
    }
}
