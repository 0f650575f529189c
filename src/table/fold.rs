//! Names without what people leave out or get wrong when they type.

/// Lower case, without accents and punctuation; umlauts as their plain letters however they are written (`ä`, `ae`, `a`); words
/// apart by one blank. Only for comparing with what was folded too: other words lose an `e` as well.
pub(super) fn fold(name: &str) -> String {
    let mut plain = String::with_capacity(name.len());
    for c in name.chars() {
        match c {
            'ä' | 'Ä' => plain.push('a'),
            'ö' | 'Ö' => plain.push('o'),
            'ü' | 'Ü' => plain.push('u'),
            // A combining accent has no letter of its own and must not part a word.
            '\u{300}'..='\u{36f}' => {}
            other if other.is_ascii() => plain.push(other),
            other => plain.push_str(any_ascii::any_ascii_char(other)),
        }
    }
    let spelled: String =
        plain.chars().map(|c| if c.is_ascii_alphanumeric() { c.to_ascii_lowercase() } else { ' ' }).collect();
    let words: Vec<&str> = spelled.split_ascii_whitespace().collect();
    words.join(" ").replace("ae", "a").replace("oe", "o").replace("ue", "u")
}

/// Letters wrong, missing, too many or swapped.
pub(super) fn slips(a: &str, b: &str) -> usize {
    strsim::osa_distance(a, b)
}

#[cfg(test)]
mod tests {
    use super::fold;

    #[test]
    fn spelling_does_not_matter() {
        for (typed, folded) in [
            ("  Süd-Afrika ", "sud afrika"),
            ("SUEDAFRIKA", "sudafrika"),
            ("Québec", "qubec"),
            ("Quebec", "qubec"),
            ("Gro\u{308}nland", "gronland"),
            ("N. Africa", "n africa"),
            ("north_africa", "north africa"),
            ("Großbritannien", "grossbritannien"),
            ("--", ""),
        ] {
            assert_eq!(fold(typed), folded, "{typed}");
        }
    }
}
