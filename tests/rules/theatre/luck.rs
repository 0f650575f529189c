//! Scripted luck.

use std::collections::VecDeque;

use adjutant::game::chance::{Chance, Drawn};

/// Throws and picks in order; a pick that is not named is the first thing, or the last.
#[derive(Default)]
pub(crate) struct Luck {
    pub(super) throws: VecDeque<Vec<u8>>,
    pub(super) picks: VecDeque<u16>,
    pub(super) last: bool,
    number: u64,
}

impl Luck {
    /// With these throws.
    pub(crate) fn of(throws: &[&[u8]]) -> Self {
        Self { throws: throws.iter().map(|throw| throw.to_vec()).collect(), ..Self::default() }
    }

    fn draw<T>(&mut self, value: T) -> Drawn<T> {
        self.number += 1;
        Drawn { number: self.number, value }
    }
}

impl Chance for Luck {
    fn roll(&mut self, sides: &[u8]) -> Drawn<Vec<u8>> {
        let values = self.throws.pop_front().unwrap_or_else(|| panic!("no throw for dice with {sides:?} sides"));
        assert_eq!(values.len(), sides.len(), "{values:?} for dice with {sides:?} sides");
        assert!(values.iter().zip(sides).all(|(value, sides)| value <= sides), "{values:?} with {sides:?} sides");
        self.draw(values)
    }

    fn pick(&mut self, count: u16) -> Drawn<u16> {
        let otherwise = if self.last { count - 1 } else { 0 };
        let pick = self.picks.pop_front().unwrap_or(otherwise);
        assert!(pick < count, "pick {pick} of {count}");
        self.draw(pick)
    }

    fn deal(&mut self, count: u8) -> Drawn<Vec<u8>> {
        self.draw((0..count).collect())
    }
}
