//! The numbers and choices of a match.

/// Dice of a turn that nothing hampers.
pub const DICE: u8 = 4;

/// The most throws of a turn (book 003, step 1).
pub const THROWS: u8 = 2;

/// So many fields are to be covered by dice in a turn; with fewer a Sith lord comes.
pub const LEAST_BY_DICE: usize = 2;

/// The fewest and the most seats: there are four rebels.
pub const SEATS: std::ops::RangeInclusive<usize> = 2..=4;

/// What presets and options fill in; everybody may read it.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct TurnCard {
    pub length: Length,
    pub first_turn: FirstTurn,
}

/// How many arenas are played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Length {
    /// All.
    Full,
    /// Without the one that the box leaves out for a shorter match.
    Short,
}

/// Who has the first turn (S3-B4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FirstTurn {
    /// Drawn by lot.
    Random,
    /// The first seat.
    FirstSeat,
}

impl Default for TurnCard {
    fn default() -> Self {
        Self { length: Length::Full, first_turn: FirstTurn::Random }
    }
}

impl TurnCard {
    /// Whether an arena is left out.
    pub fn is_short(&self) -> bool {
        self.length == Length::Short
    }
}
