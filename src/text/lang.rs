//! The languages.

/// A language in which the game master speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Lang {
    #[default]
    En,
    De,
}

impl Lang {
    /// All of them.
    pub const ALL: [Lang; 2] = [Lang::En, Lang::De];

    /// The language for a locale such as `de`, `de-AT` or `en-US`; English where none fits.
    pub fn from_locale(locale: &str) -> Self {
        if locale.split(['-', '_']).next() == Some("de") { Lang::De } else { Lang::En }
    }

    /// The two-letter code.
    pub fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::De => "de",
        }
    }
}
