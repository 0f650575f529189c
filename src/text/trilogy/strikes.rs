//! Attacks on the Death Star, in one line and throw by throw.

use super::words::fleet;
use crate::game::conquest::parts::battle_station::Strike;
use crate::game::conquest::parts::fleet::Fleet;
use crate::game::ids::{SpaceId, Troops};
use crate::text::bundle::say;
use crate::text::events::{draw_range, special_dice};
use crate::text::names::Names;

/// The most sums of an order that one line tells; of more the last ones.
const MOST_SUMS: usize = 5;

/// Several attacks by one order, in one line.
pub(super) fn assaulted(
    names: Names<'_>,
    (from, station): (SpaceId, SpaceId),
    strikes: &[Strike],
    destroyed: bool,
) -> String {
    let lang = names.lang;
    let armies: Troops = strikes.iter().map(|strike| strike.armies).sum();
    let ships = strikes.iter().fold(Fleet::default(), |all, strike| all.and(strike.ships));
    let draws: Vec<u64> = strikes.iter().flat_map(draws).collect();
    let losses = if ships.is_empty() {
        say!(lang, "assault-losses", armies = armies)
    } else {
        say!(lang, "assault-losses-ships", armies = armies, ships = fleet(names, ships))
    };
    let end = if destroyed { say!(lang, "assault-destroyed") } else { say!(lang, "assault-stands") };
    say!(
        lang,
        "event-assaulted",
        from = names.label(from),
        station = names.label(station),
        sums = sums(strikes),
        losses = losses,
        end = end,
        draws = draw_range(&draws)
    )
}

/// Such as `12, 15, 19`.
fn sums(strikes: &[Strike]) -> String {
    let hidden = strikes.len().saturating_sub(MOST_SUMS);
    let shown = strikes[hidden..].iter().map(|strike| strike.sum.to_string());
    let before = (hidden > 0).then(|| "…".to_owned());
    before.into_iter().chain(shown).collect::<Vec<_>>().join(", ")
}

fn draws(strike: &Strike) -> impl Iterator<Item = u64> + '_ {
    std::iter::once(strike.draw).chain(strike.rerolls.iter().copied())
}

/// Every throw of these attacks, one a line, with the numbers of its draws.
pub(in crate::text) fn strike_throws(names: Names<'_>, strikes: &[Strike]) -> Vec<String> {
    let line = |strike: &Strike| {
        say!(
            names.lang,
            "throw-at-station",
            draw = draw_range(&draws(strike).collect::<Vec<_>>()),
            dice = special_dice(names.lang, &strike.dice),
            sum = u32::from(strike.sum),
            armies = strike.armies
        )
    };
    strikes.iter().map(line).collect()
}
