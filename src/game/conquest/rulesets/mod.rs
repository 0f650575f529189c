//! One file for each ruleset. They never name each other, and the core never names one of them.

pub(crate) mod classic;
pub(crate) mod clone_wars;
pub(crate) mod clone_wars_standard;
pub(crate) mod galaxy;
pub(crate) mod original_trilogy;

use super::rules::Rules;

/// A ruleset with the state that it adds.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(in crate::game) enum Ruleset {
    Classic(classic::Classic),
    CloneWars(Box<clone_wars::CloneWars>),
    Galaxy(galaxy::Galaxy),
    CloneWarsStandard(clone_wars_standard::CloneWarsStandard),
    OriginalTrilogy(Box<original_trilogy::OriginalTrilogy>),
}

impl Ruleset {
    pub(in crate::game::conquest) fn rules(&self) -> &dyn Rules {
        match self {
            Ruleset::Classic(classic) => classic,
            Ruleset::CloneWars(wars) => &**wars,
            Ruleset::Galaxy(galaxy) => galaxy,
            Ruleset::CloneWarsStandard(standard) => standard,
            Ruleset::OriginalTrilogy(trilogy) => &**trilogy,
        }
    }

    pub(in crate::game::conquest) fn rules_mut(&mut self) -> &mut dyn Rules {
        match self {
            Ruleset::Classic(classic) => classic,
            Ruleset::CloneWars(wars) => &mut **wars,
            Ruleset::Galaxy(galaxy) => galaxy,
            Ruleset::CloneWarsStandard(standard) => standard,
            Ruleset::OriginalTrilogy(trilogy) => &mut **trilogy,
        }
    }
}
