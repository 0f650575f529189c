//! Names of people on pictures: anything may come in, letters go out.

use super::font;

/// The name as pictures show it: without bidirectional and other controls, invisible characters, emoji and the
/// characters of markdown; letters that no font has are transliterated. `?` if nothing is left.
pub fn shown_name(name: &str) -> String {
    let mut shown = String::new();
    for letter in name.chars() {
        if letter.is_whitespace() {
            shown.push(' ');
        } else if dropped(letter) {
        } else if font::known(letter) {
            shown.push(letter);
        } else {
            shown.push_str(any_ascii::any_ascii_char(letter));
        }
    }
    let words: Vec<&str> = shown.split_whitespace().collect();
    if words.is_empty() { "?".to_owned() } else { words.join(" ") }
}

/// What a name loses: characters that cannot be seen, symbols, and those of markdown.
fn dropped(letter: char) -> bool {
    unseen(letter)
        || "*_~`|<>\\".contains(letter)
        || matches!(letter, '\u{2190}'..='\u{23ff}' | '\u{2460}'..='\u{2bff}')
}

/// What no picture shows, whatever text it is in: controls, what has no width, combining marks, emoji, private use.
pub(super) fn unseen(letter: char) -> bool {
    letter.is_control()
        || matches!(letter,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
            // Zero width, bidirectional marks, embeddings and isolates.
            | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{3164}' | '\u{ffa0}'
            // Combining marks: names in decomposed form keep their letters.
            | '\u{300}'..='\u{36f}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}' | '\u{20d0}'..='\u{20ff}' | '\u{fe20}'..='\u{fe2f}'
            // Dingbats, variation selectors, emoji, private use, tags.
            | '\u{2600}'..='\u{27bf}' | '\u{fe00}'..='\u{fe0f}' | '\u{fff0}'..='\u{ffff}'
            | '\u{1f000}'..='\u{1faff}' | '\u{e000}'..='\u{f8ff}' | '\u{e0000}'..='\u{10ffff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_of_latin_greek_and_cyrillic_stay_and_others_are_transliterated() {
        for (name, shown) in [
            ("Jürgen Ğüneş", "Jürgen Ğüneş"),
            ("Ольга", "Ольга"),
            ("Αθηνά", "Αθηνά"),
            ("Nguyễn", "Nguyễn"),
            ("张伟", "ZhangWei"),
            ("محمد", "mhmd"),
            ("한글", "HanGeul"),
            ("𝕬𝖓𝖆", "Ana"),
        ] {
            assert_eq!(shown_name(name), shown);
        }
    }

    #[test]
    fn what_deceives_or_cannot_be_seen_is_left_out() {
        for (name, shown) in [
            ("\u{202e}evil\u{202c}", "evil"),
            ("a\u{200b}\u{200d}b\u{feff}", "ab"),
            ("**bold** _it_ ~~x~~ `c` ||s||", "bold it x c s"),
            ("<@123> @everyone", "@123 @everyone"),
            ("👩‍👩‍👧 Ana 🇩🇪", "Ana"),
            ("  two\n\tlines ", "two lines"),
            ("Zoe\u{308}\u{335}\u{336}", "Zoe"),
            ("🔥🔥🔥", "?"),
            ("\u{200b}", "?"),
            ("", "?"),
        ] {
            assert_eq!(shown_name(name), shown, "{name:?}");
        }
    }

    #[test]
    fn every_letter_that_is_shown_has_a_glyph() {
        let odd: String = (0_u32..0x3_0000).step_by(7).filter_map(char::from_u32).collect();
        let shown = shown_name(&odd);
        let missing: Vec<char> = shown.chars().filter(|&letter| !font::known(letter)).collect();
        assert!(missing.is_empty(), "{missing:?}");
    }
}
