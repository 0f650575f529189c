//! Why a match stands aside, and what brings it back.

use super::bundle::say;
use super::lang::Lang;
use crate::table::stopped::Stopped;

/// For the channel and for whoever is refused: why the match stands still, that nothing is lost, and what helps.
pub(super) fn told(lang: Lang, why: Stopped) -> String {
    say!(lang, "stopped", why = reason(lang, why), remedy = remedy(lang, why))
}

/// The same after the name of a seat, where everybody looks what is to be done; `None`: no reason was kept.
pub(super) fn task(lang: Lang, why: Option<Stopped>) -> String {
    let why = why.unwrap_or(Stopped::Damaged);
    say!(lang, "task-set-aside", why = reason(lang, why), remedy = remedy(lang, why))
}

fn reason(lang: Lang, why: Stopped) -> String {
    match why {
        Stopped::Damaged => say!(lang, "stopped-damaged"),
        Stopped::Edition => say!(lang, "stopped-edition"),
        Stopped::Newer => say!(lang, "stopped-newer"),
        Stopped::Channel => say!(lang, "stopped-channel"),
        Stopped::Gone => say!(lang, "stopped-gone"),
        Stopped::Removed => say!(lang, "stopped-removed"),
        Stopped::Failed => say!(lang, "stopped-failed"),
        Stopped::Bug => say!(lang, "stopped-bug"),
    }
}

/// What a moderator or the host can do. Trying again is always possible and harms nothing.
fn remedy(lang: Lang, why: Stopped) -> String {
    match why {
        Stopped::Damaged => say!(lang, "remedy-damaged"),
        Stopped::Edition | Stopped::Newer => say!(lang, "remedy-version"),
        Stopped::Channel => say!(lang, "remedy-channel"),
        Stopped::Gone => say!(lang, "remedy-gone"),
        Stopped::Removed => say!(lang, "remedy-removed"),
        Stopped::Failed => say!(lang, "remedy-failed"),
        Stopped::Bug => say!(lang, "remedy-bug"),
    }
}
