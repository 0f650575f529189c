//! The languages that Adjutant speaks, and values that exist once per language.

use std::ops::Index;

/// A language of the bot. English is the fallback.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Lang {
    #[default]
    En,
    De,
}

/// One value for each language, written `{ en = .., de = .. }` in asset files.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PerLang<T> {
    pub en: T,
    pub de: T,
}

/// A name in every language.
pub type LocalName = PerLang<String>;

impl Lang {
    /// Every language.
    pub const ALL: [Self; 2] = [Self::En, Self::De];

    /// The language of a Discord locale or BCP 47 tag such as `de`, `de-AT` or `en-GB`; English for all others.
    pub fn from_locale(locale: &str) -> Self {
        let primary = locale.split(['-', '_']).next().unwrap_or_default();
        if primary.eq_ignore_ascii_case("de") { Self::De } else { Self::En }
    }

    /// The code that files and settings use: `en` or `de`.
    pub fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::De => "de",
        }
    }
}

impl<T> Index<Lang> for PerLang<T> {
    type Output = T;
    fn index(&self, lang: Lang) -> &T {
        match lang {
            Lang::En => &self.en,
            Lang::De => &self.de,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_locale_chooses_by_its_first_part() {
        for german in ["de", "de-AT", "DE_ch"] {
            assert_eq!(Lang::from_locale(german), Lang::De, "{german}");
        }
        for other in ["en-US", "", "fr", "den", "pt-BR"] {
            assert_eq!(Lang::from_locale(other), Lang::En, "{other}");
        }
    }
}
