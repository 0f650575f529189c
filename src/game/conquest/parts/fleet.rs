//! Ships in three classes. What they do to the dice of their side is in [`Backing`](super::super::support::Backing).

/// A class of ships, by what it does. Editions have their own names: the bomber is a corvette elsewhere, the destroyer a capital ship.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ShipClass {
    /// Has a die that shows a one thrown again until it does not.
    Fighter,
    /// Raises one of the highest dice by one.
    Bomber,
    /// Exchanges a die with six sides for one with eight.
    Destroyer,
}

impl ShipClass {
    /// In the order of their worth as a set of cards.
    pub const ALL: [Self; 3] = [Self::Fighter, Self::Bomber, Self::Destroyer];
}

/// Ships by class. On their own they can do nothing: they support the armies of their space.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(default)]
pub struct Fleet {
    pub fighter: u8,
    pub bomber: u8,
    pub destroyer: u8,
}

impl Fleet {
    /// Ships of a class.
    pub fn of(&self, class: ShipClass) -> u8 {
        match class {
            ShipClass::Fighter => self.fighter,
            ShipClass::Bomber => self.bomber,
            ShipClass::Destroyer => self.destroyer,
        }
    }

    /// The place of a class, to be changed.
    pub fn of_mut(&mut self, class: ShipClass) -> &mut u8 {
        match class {
            ShipClass::Fighter => &mut self.fighter,
            ShipClass::Bomber => &mut self.bomber,
            ShipClass::Destroyer => &mut self.destroyer,
        }
    }

    /// All ships.
    pub fn total(&self) -> u32 {
        ShipClass::ALL.into_iter().map(|class| u32::from(self.of(class))).sum()
    }

    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// At most so many of each class.
    #[must_use]
    pub fn at_most(self, ships: u8) -> Self {
        self.each(|of| of.min(ships))
    }

    /// Both together.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        self.with(other, u8::saturating_add)
    }

    /// What is left without the ships of `other`; of none fewer than 0.
    #[must_use]
    pub fn without(self, other: Self) -> Self {
        self.with(other, u8::saturating_sub)
    }

    /// Whether all ships of `other` are among these.
    pub fn holds(&self, other: &Self) -> bool {
        ShipClass::ALL.into_iter().all(|class| other.of(class) <= self.of(class))
    }

    fn each(self, change: impl Fn(u8) -> u8) -> Self {
        Self { fighter: change(self.fighter), bomber: change(self.bomber), destroyer: change(self.destroyer) }
    }

    fn with(self, other: Self, join: impl Fn(u8, u8) -> u8) -> Self {
        Self {
            fighter: join(self.fighter, other.fighter),
            bomber: join(self.bomber, other.bomber),
            destroyer: join(self.destroyer, other.destroyer),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fleets_are_counted_by_class() {
        let fleet = Fleet { fighter: 1, bomber: 0, destroyer: 3 };
        assert_eq!(ShipClass::ALL.map(|class| fleet.of(class)), [1, 0, 3]);
        assert_eq!((fleet.total(), fleet.is_empty(), Fleet::default().is_empty()), (4, false, true));
        assert_eq!(fleet.at_most(2), Fleet { fighter: 1, bomber: 0, destroyer: 2 });
        let other = Fleet { fighter: 2, bomber: 1, destroyer: 1 };
        assert_eq!(fleet.and(other), Fleet { fighter: 3, bomber: 1, destroyer: 4 });
        assert_eq!(fleet.without(other), Fleet { fighter: 0, bomber: 0, destroyer: 2 });
        assert!(!fleet.holds(&other) && fleet.and(other).holds(&other));
        let mut changed = fleet;
        *changed.of_mut(ShipClass::Bomber) += 2;
        assert_eq!(changed.bomber, 2);
    }

    #[test]
    fn a_fleet_is_stored_by_names_and_read_with_classes_missing() {
        let fleet = Fleet { fighter: 1, bomber: 0, destroyer: 2 };
        let stored = serde_json::to_string(&fleet).unwrap();
        assert_eq!(stored, r#"{"fighter":1,"bomber":0,"destroyer":2}"#);
        assert_eq!(serde_json::from_str::<Fleet>(r#"{"destroyer":2,"fighter":1}"#).unwrap(), fleet);
    }
}
