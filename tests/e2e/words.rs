//! The language of what is posted, by the messages of `assets/lang`: no test knows their words.

use adjutant::sandbox::Message;
use adjutant::text::lang::Lang;
use adjutant::text::source;

/// Pieces that are shorter may stand in any language.
const TELLING: usize = 8;

/// A message as written, such as a label; of one that begins with a choice of numbers what comes after it.
pub(crate) fn label(lang: Lang, key: &str) -> String {
    let mut lines = source(lang).lines();
    let text = lines.find_map(|line| line.strip_prefix(key)?.strip_prefix(" = "));
    let text = text.unwrap_or_else(|| panic!("no message {key}"));
    let after_choice = text.ends_with("->").then(|| lines.find_map(|line| line.trim().strip_prefix('}')));
    after_choice.flatten().unwrap_or(text).to_owned()
}

/// Whether the text has all that the message says around its values, in this order.
pub(crate) fn says(text: &str, lang: Lang, key: &str) -> bool {
    let mut rest = text;
    pieces(&label(lang, key)).into_iter().all(|piece| {
        let at = rest.find(&piece);
        rest = at.map_or("", |at| &rest[at + piece.len()..]);
        at.is_some()
    })
}

/// Whether it is the message, in whatever language.
pub(crate) fn says_in_any(text: &str, key: &str) -> bool {
    Lang::ALL.into_iter().any(|lang| says(text, lang, key))
}

/// Everything that can be read in the post is of this language: nothing in it is said by another alone.
pub(crate) fn assert_spoken(post: &Message, lang: Lang) {
    let labels = post.buttons();
    let descriptions = post.attachments.iter().filter_map(|file| file.description.clone());
    let read: Vec<String> = labels.into_iter().chain(descriptions).chain([post.text()]).collect();
    for other in Lang::ALL.into_iter().filter(|other| *other != lang) {
        for line in source(other).lines().filter(|line| !line.starts_with('#')) {
            let said = line.split_once(" = ").map_or_else(|| variant(line), |(_, said)| said);
            for piece in pieces(said) {
                let is_telling = piece.trim().len() >= TELLING && !source(lang).contains(piece.trim());
                let found = read.iter().find(|text| is_telling && text.contains(&piece));
                assert!(found.is_none(), "{piece:?} is {other:?}: {found:?}");
            }
        }
    }
}

/// What stands after `[one]` or `*[other]`.
fn variant(line: &str) -> &str {
    line.split_once("] ").map_or(line, |(_, said)| said).trim()
}

fn pieces(message: &str) -> Vec<String> {
    let parts = message.split('{').enumerate();
    let after = |(number, part): (usize, &str)| if number == 0 { part.to_owned() } else { past_value(part) };
    parts.map(after).filter(|piece| !piece.is_empty()).collect()
}

fn past_value(part: &str) -> String {
    part.split_once('}').map_or_else(String::new, |(_, text)| text.to_owned())
}

#[test]
fn a_text_of_another_language_is_found() {
    assert!(says("**Turn 3 · Round 1 · Set 4**", Lang::En, "header-turn"));
    assert!(!says("**Turn 3 · Round 1 · Set 4**", Lang::De, "header-turn"));
    assert_eq!(label(Lang::De, "button-end-turn"), "Zug beenden");
}
