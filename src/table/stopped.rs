//! Why a match was set aside. Kept as a word before the details for the host's log; people are told the word in their language,
//! with what can be done about it.

use super::sight::MatchState;
use crate::store::MatchHead;

/// Why a match stands aside until a moderator resumes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stopped {
    /// Something that is stored of it cannot be read, or is not sound.
    Damaged,
    /// Its board or deck is unknown here, or has changed since it began.
    Edition,
    /// A newer release wrote it.
    Newer,
    /// Its channel could not be written three times, or not at all.
    Channel,
    /// Its channel was deleted: it plays nowhere any more.
    Gone,
    /// The bot was taken out of its server.
    Removed,
    /// What was due (a turn of the AI) failed three times.
    Failed,
    /// The same, by a mistake of the program.
    Bug,
}

/// Stands between the word and the details where the match was paused.
const PAUSED: &str = "paused: ";

impl Stopped {
    /// All reasons.
    pub const ALL: [Self; 8] =
        [Self::Damaged, Self::Edition, Self::Newer, Self::Channel, Self::Gone, Self::Removed, Self::Failed, Self::Bug];

    /// Whether the match goes on by itself once its channel can be written.
    pub fn mends(self) -> bool {
        matches!(self, Self::Channel | Self::Removed)
    }

    /// What the store keeps: the word of this reason, whether the match was paused, and the details.
    pub(super) fn kept(self, paused: bool, details: &str) -> String {
        format!("{}:{}{details}", self.word(), if paused { PAUSED } else { " " })
    }

    /// Whether the match was paused before.
    pub(super) fn was_paused(kept: Option<&str>) -> bool {
        kept.and_then(|kept| kept.split_once(':')).is_some_and(|(_, rest)| rest.starts_with(PAUSED))
    }

    /// The reason that was kept. What cannot be read counts as damage.
    pub(super) fn of(kept: Option<&str>) -> Self {
        let word = kept.and_then(|kept| kept.split(':').next());
        Self::ALL.into_iter().find(|why| Some(why.word()) == word).unwrap_or(Self::Damaged)
    }

    fn word(self) -> &'static str {
        match self {
            Self::Damaged => "damaged",
            Self::Edition => "edition",
            Self::Newer => "newer",
            Self::Channel => "channel",
            Self::Gone => "gone",
            Self::Removed => "removed",
            Self::Failed => "failed",
            Self::Bug => "bug",
        }
    }
}

/// Why the match stands aside, if it does.
pub(super) fn why(head: &MatchHead) -> Option<Stopped> {
    (head.state == MatchState::SetAside).then(|| Stopped::of(head.broken.as_deref()))
}

/// Whether a moderator has paused the match, be it before it was set aside.
pub(super) fn was_paused(head: &MatchHead) -> bool {
    head.state == MatchState::Paused || why(head).is_some() && Stopped::was_paused(head.broken.as_deref())
}

/// Whether the match stands aside because its channel was deleted.
pub(super) fn is_gone(head: &MatchHead) -> bool {
    why(head) == Some(Stopped::Gone)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_reason_is_found_again_and_anything_else_is_damage() {
        for why in Stopped::ALL {
            assert_eq!(Stopped::of(Some(&why.kept(false, "a: b"))), why);
            assert_eq!(Stopped::of(Some(&why.kept(true, "a: b"))), why);
            assert!(
                Stopped::was_paused(Some(&why.kept(true, "a"))) && !Stopped::was_paused(Some(&why.kept(false, "a")))
            );
        }
        assert_eq!(Stopped::of(Some("its state cannot be read")), Stopped::Damaged);
        assert_eq!(Stopped::of(None), Stopped::Damaged);
    }
}
