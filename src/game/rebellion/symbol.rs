//! What is on a die, on a field and on a figure.

/// A symbol that covers fields: on a field, on a figure, on a die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Symbol {
    Trooper,
    Tie,
    Walker,
    Destroyer,
    /// The joker. A field that shows it takes nothing else (S3-T3).
    Imperium,
}

/// A face of a die. All dice are alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Face {
    Trooper,
    Tie,
    Walker,
    Destroyer,
    /// The joker: covers any open field, never stands for a victory point (S3-T3).
    Imperium,
    /// Covers nothing; a die set aside with it earns a point at the end of the turn (S3-T4).
    Victory,
}

impl Symbol {
    /// The face of a die that shows it.
    pub fn face(self) -> Face {
        match self {
            Symbol::Trooper => Face::Trooper,
            Symbol::Tie => Face::Tie,
            Symbol::Walker => Face::Walker,
            Symbol::Destroyer => Face::Destroyer,
            Symbol::Imperium => Face::Imperium,
        }
    }

    /// All symbols; the joker is the last.
    pub const ALL: [Self; 5] = [Self::Trooper, Self::Tie, Self::Walker, Self::Destroyer, Self::Imperium];

    /// The four that are no joker.
    pub const PLAIN: [Self; 4] = [Self::Trooper, Self::Tie, Self::Walker, Self::Destroyer];

    /// The place in [`ALL`](Self::ALL).
    pub fn index(self) -> usize {
        self as usize
    }

    /// Whether this symbol, thrown or on a figure, covers a field that shows `field` (S3-T3, S3-F2).
    pub fn covers(self, field: Self) -> bool {
        self == field || self == Self::Imperium
    }
}

impl Face {
    /// All faces in the order of the numbers 1 to 6 that a draw gives (docs/dice.md).
    pub const ALL: [Self; 6] = [Self::Trooper, Self::Tie, Self::Walker, Self::Destroyer, Self::Imperium, Self::Victory];

    /// The face for a number from 1 to 6; what is beyond counts as the last.
    pub fn of(value: u8) -> Self {
        let place = usize::from(value.saturating_sub(1)).min(Self::ALL.len() - 1);
        Self::ALL[place]
    }

    /// The place in [`ALL`](Self::ALL).
    pub fn index(self) -> usize {
        self as usize
    }

    /// The symbol with which a die of this face covers a field; a victory point covers none.
    pub fn symbol(self) -> Option<Symbol> {
        match self {
            Face::Trooper => Some(Symbol::Trooper),
            Face::Tie => Some(Symbol::Tie),
            Face::Walker => Some(Symbol::Walker),
            Face::Destroyer => Some(Symbol::Destroyer),
            Face::Imperium => Some(Symbol::Imperium),
            Face::Victory => None,
        }
    }
}
