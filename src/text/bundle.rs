//! The messages of `assets/lang/*.ftl`, embedded, one bundle for each language.

use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

use super::lang::Lang;
use crate::assets::Vocabulary;

/// The messages of a language, as written.
pub fn source(lang: Lang) -> &'static str {
    match lang {
        Lang::En => {
            concat!(
                include_str!("../../assets/lang/en.ftl"),
                "\n",
                include_str!("../../assets/lang/en_rebellion.ftl"),
                "\n",
                include_str!("../../assets/lang/en_trilogy.ftl"),
                "\n",
                include_str!("../../assets/lang/en_trilogy_panels.ftl"),
                "\n",
                include_str!("../../assets/lang/en_clone_wars.ftl")
            )
        }
        Lang::De => {
            concat!(
                include_str!("../../assets/lang/de.ftl"),
                "\n",
                include_str!("../../assets/lang/de_rebellion.ftl"),
                "\n",
                include_str!("../../assets/lang/de_trilogy.ftl"),
                "\n",
                include_str!("../../assets/lang/de_trilogy_panels.ftl"),
                "\n",
                include_str!("../../assets/lang/de_clone_wars.ftl")
            )
        }
    }
}

/// The messages that are told with other words on a board of planets, as written: each replaces the one of the same key.
pub fn planets(lang: Lang) -> &'static str {
    match lang {
        Lang::En => include_str!("../../assets/lang/en_planets.ftl"),
        Lang::De => include_str!("../../assets/lang/de_planets.ftl"),
    }
}

/// The messages of the planets that are told with other words in the Original Trilogy, as written: each replaces the one of the same
/// key.
pub fn trilogy(lang: Lang) -> &'static str {
    match lang {
        Lang::En => include_str!("../../assets/lang/en_trilogy_words.ftl"),
        Lang::De => include_str!("../../assets/lang/de_trilogy_words.ftl"),
    }
}

/// The messages of the Original Trilogy that are told with other words in the Clone Wars, as written: each replaces the one of the same
/// key.
pub fn clone_wars(lang: Lang) -> &'static str {
    match lang {
        Lang::En => include_str!("../../assets/lang/en_clone_wars_words.ftl"),
        Lang::De => include_str!("../../assets/lang/de_clone_wars_words.ftl"),
    }
}

/// Which words replace others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Wording {
    Territories,
    Planets,
    /// Planets, with ships, three sides and a Death Star.
    Trilogy,
    /// Planets, with ships, two sides, tokens and Order 66.
    CloneWars,
}

impl Wording {
    /// Whether there are ships on the board, and cards with events.
    pub(super) fn has_ships(self) -> bool {
        match self {
            Self::Territories | Self::Planets => false,
            Self::Trilogy | Self::CloneWars => true,
        }
    }
}

impl From<Vocabulary> for Wording {
    fn from(vocabulary: Vocabulary) -> Self {
        match vocabulary {
            Vocabulary::Territories => Self::Territories,
            Vocabulary::Planets => Self::Planets,
        }
    }
}

/// In which words something is said: a language, and what the spaces of the board and the steps of the game are called in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Voice {
    pub(super) lang: Lang,
    pub(super) wording: Wording,
}

impl From<Lang> for Voice {
    /// For what names no space. A test finds the messages that do and are said so.
    fn from(lang: Lang) -> Self {
        Self { lang, wording: Wording::Territories }
    }
}

/// Stands around the key of a message that is missing or lacks a value; tests look for it in everything that is said.
pub const MISSING: char = '⟦';

/// Whether the language has this message.
pub(super) fn has(lang: Lang, key: &str) -> bool {
    bundle(lang.into()).has_message(key)
}

/// The message with its values filled in. A message that is missing shows as its key between `⟦⟧`: worse than words, better
/// than a lost post.
pub(super) fn words(voice: impl Into<Voice>, key: &str, values: &[(&str, FluentValue<'_>)]) -> String {
    let bundle = bundle(voice.into());
    let Some(pattern) = bundle.get_message(key).and_then(|message| message.value()) else {
        return format!("{MISSING}{key}⟧");
    };
    let mut arguments = FluentArgs::with_capacity(values.len());
    for (name, value) in values {
        arguments.set(*name, value.clone());
    }
    let mut faults = Vec::new();
    let text = bundle.format_pattern(pattern, Some(&arguments), &mut faults).into_owned();
    if faults.is_empty() { text } else { format!("{text} {MISSING}{key}⟧") }
}

fn bundle(voice: Voice) -> &'static FluentBundle<FluentResource> {
    static ENGLISH: OnceLock<FluentBundle<FluentResource>> = OnceLock::new();
    static ENGLISH_PLANETS: OnceLock<FluentBundle<FluentResource>> = OnceLock::new();
    static ENGLISH_TRILOGY: OnceLock<FluentBundle<FluentResource>> = OnceLock::new();
    static ENGLISH_CLONE_WARS: OnceLock<FluentBundle<FluentResource>> = OnceLock::new();
    static GERMAN: OnceLock<FluentBundle<FluentResource>> = OnceLock::new();
    static GERMAN_PLANETS: OnceLock<FluentBundle<FluentResource>> = OnceLock::new();
    static GERMAN_TRILOGY: OnceLock<FluentBundle<FluentResource>> = OnceLock::new();
    static GERMAN_CLONE_WARS: OnceLock<FluentBundle<FluentResource>> = OnceLock::new();
    let cell = match (voice.lang, voice.wording) {
        (Lang::En, Wording::Territories) => &ENGLISH,
        (Lang::En, Wording::Planets) => &ENGLISH_PLANETS,
        (Lang::En, Wording::Trilogy) => &ENGLISH_TRILOGY,
        (Lang::En, Wording::CloneWars) => &ENGLISH_CLONE_WARS,
        (Lang::De, Wording::Territories) => &GERMAN,
        (Lang::De, Wording::Planets) => &GERMAN_PLANETS,
        (Lang::De, Wording::Trilogy) => &GERMAN_TRILOGY,
        (Lang::De, Wording::CloneWars) => &GERMAN_CLONE_WARS,
    };
    cell.get_or_init(|| {
        let locale = match voice.lang {
            Lang::En => unic_langid::LanguageIdentifier::from_bytes(b"en"),
            Lang::De => unic_langid::LanguageIdentifier::from_bytes(b"de"),
        };
        let mut bundle = FluentBundle::new_concurrent(locale.into_iter().collect());
        // Isolating marks are control characters; names are made harmless at the join instead.
        bundle.set_use_isolating(false);
        let other_words = match voice.wording {
            Wording::Territories => ["", "", ""],
            Wording::Planets => [planets(voice.lang), "", ""],
            Wording::Trilogy => [planets(voice.lang), trilogy(voice.lang), ""],
            Wording::CloneWars => [planets(voice.lang), trilogy(voice.lang), clone_wars(voice.lang)],
        };
        for text in std::iter::once(source(voice.lang)).chain(other_words) {
            // A file with faults still gives what could be read; a test finds the faults.
            let resource = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(read, _)| read);
            bundle.add_resource_overriding(resource);
        }
        bundle
    })
}

/// `say!(lang, "key", name = value, ..)`: the message with its values. In the place of the language stands what knows the board too
/// (names, a voice) wherever the message names its spaces.
macro_rules! say {
    ($lang:expr, $key:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::text::bundle::words(
            $lang,
            $key,
            &[$((stringify!($name), fluent_bundle::FluentValue::from($value))),*],
        )
    };
}
pub(super) use say;
