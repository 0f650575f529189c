//! What makes the dice of a battle more than ordinary: ships, fortresses and cards. It stays the same over a series of battles.

use super::dice::{Die, Throw};
use super::parts::fleet::Fleet;

/// What stands behind the two sides of an attack. The default is nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(default)]
pub struct Support {
    pub attack: Backing,
    pub defence: Backing,
}

impl Support {
    /// Ordinary dice on both sides.
    pub fn is_none(&self) -> bool {
        *self == Self::default()
    }
}

/// What stands behind one side. The default is nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(default)]
pub struct Backing {
    /// The ships that are sent into the battle; what exceeds the dice is idle (S0-T10).
    pub fleet: Fleet,
    /// All own dice have eight sides: a fortress (S0-T13) or a card. Ships that would exchange dice are idle.
    pub eight_sided: bool,
    /// So many dice more than armies are thrown, and as many of the lowest left out after the re-rolls.
    pub extra: u8,
    /// Every own die counts so much more, after all that ships do.
    pub bonus: u8,
    /// Each fighter is tied to a die before the throw (option of S0-T8).
    pub named: bool,
}

impl Backing {
    /// Ships alone.
    pub fn ships(fleet: Fleet) -> Self {
        Self { fleet, ..Self::default() }
    }

    /// A fortress alone: all dice of its defender have eight sides.
    pub fn fortress() -> Self {
        Self { eight_sided: true, ..Self::default() }
    }

    /// The plan of a throw with so many armies.
    pub fn throw(&self, armies: u8) -> Throw {
        let Self { extra, bonus, named, eight_sided, .. } = *self;
        let dice = armies.saturating_add(extra);
        let sent = self.sent(armies);
        let eights = if eight_sided { dice } else { sent.destroyer };
        let mut thrown = vec![Die::EIGHT; eights.into()];
        thrown.resize(dice.into(), Die::SIX);
        Throw { dice: thrown, rerolls: sent.fighter, named, left_out: extra, raised: sent.bomber, bonus }
    }

    /// The ships that support a battle of so many armies, whether or not they will change a die: of each class at most one
    /// for each die on which it can act (S0-T10).
    pub fn sent(&self, armies: u8) -> Fleet {
        let dice = armies.saturating_add(self.extra);
        let Fleet { fighter, bomber, destroyer } = self.fleet;
        Fleet {
            fighter: fighter.min(dice),
            bomber: bomber.min(armies),
            destroyer: if self.eight_sided { 0 } else { destroyer.min(dice) },
        }
    }
}
