//! What a lobby asks of those who join, and who waits for the host's answer.

use super::bundle::say;
use super::lang::Lang;
use super::message::{Button, Style};
use super::names::harmless;
use crate::table::gate::Gate;
use crate::table::press::Verb;
use crate::table::sight::Sight;

/// So many of those who wait have buttons; those behind them move up.
const ANSWERABLE: usize = 3;

/// The conditions in one line; empty: there are none.
pub(super) fn conditions(gate: Gate, lang: Lang) -> String {
    let mut parts = Vec::new();
    if gate.approval {
        parts.push(say!(lang, "gate-approval"));
    }
    if let Some(role) = gate.role {
        // Nobody may be called by the post: the role is shown and pings nobody.
        parts.push(say!(lang, "gate-role", role = format!("<@&{role}>")));
    }
    if gate.days > 0 {
        parts.push(say!(lang, "gate-days", days = gate.days));
    }
    parts.join("; ")
}

/// Conditions and those who wait, as lines of the lobby's post.
pub(super) fn lines(sight: &Sight, lang: Lang) -> Vec<String> {
    let mut lines = Vec::new();
    let conditions = conditions(sight.house.gate, lang);
    if !conditions.is_empty() {
        lines.push(say!(lang, "lobby-gate", conditions = conditions));
    }
    let asking = &sight.house.asking;
    let names: Vec<String> = asking.iter().take(ANSWERABLE).map(|asking| harmless(&asking.name)).collect();
    let names = match asking.len().saturating_sub(ANSWERABLE) {
        0 => names.join(", "),
        more => say!(lang, "and-more", shown = names.join(", "), more = more),
    };
    if !asking.is_empty() {
        lines.push(say!(lang, "lobby-asking", names = names));
    }
    lines
}

/// A row of buttons for each of the first who wait.
pub(super) fn rows(sight: &Sight, lang: Lang) -> Vec<Vec<Button>> {
    let row = |asking: &crate::table::gate::Asking| {
        let (account, name) = (asking.account, harmless(&asking.name));
        let accept = say!(lang, "button-accept", name = name.clone());
        let decline = say!(lang, "button-decline", name = name);
        vec![
            Button::new(sight.id, Style::Success, accept, Verb::Accept { account }),
            Button::new(sight.id, Style::Danger, decline, Verb::Decline { account }),
        ]
    };
    sight.house.asking.iter().take(ANSWERABLE).map(row).collect()
}
