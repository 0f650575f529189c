//! Small names for the things of a game, and containers that are indexed by them.
//!
//! A [`SpaceId`] is an index in memory and a string in a file: whatever is serialised inside
//! [`naming::with`] writes and reads the string ids of that edition, so that a snapshot
//! survives an edition whose spaces were put into another order.

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::de::{self, Deserialize, Deserializer, MapAccess, Visitor};
use serde::ser::{Serialize, SerializeMap, Serializer};

use super::naming;

/// Armies on a space, in a hand-out or in a loss. At most [`MOST_ON_A_SPACE`] stand on one space.
pub type Troops = u32;

/// The most armies that may stand on one space; a surplus is refused at placing.
pub const MOST_ON_A_SPACE: Troops = 9_999;

/// A seat: one army that takes turns. Counted from 0 in turn order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
#[serde(transparent)]
pub struct SeatId(pub u8);

/// A side: seats that win together and do not fight each other. What it is called is the ruleset's business.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
#[serde(transparent)]
pub struct SideId(pub u8);

/// A person, as the table numbers them. The core only compares these numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
#[serde(transparent)]
pub struct PlayerId(pub u64);

/// A space of the board (a country, a planet): its place in board order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SpaceId(pub u8);

/// A region of the board (a continent, a sector): its place in board order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RegionId(pub u8);

/// A card of the deck: its place in deck order. Whoever holds a `CardId` knows the card, so a hand that a viewer may
/// not see is a number of cards, never a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CardId(pub u8);

/// An id that is written as the edition's string.
pub(super) trait Named: Copy + fmt::Debug {
    const KIND: naming::Kind;
    fn index(self) -> usize;
    fn from_index(index: u8) -> Self;
}

macro_rules! named {
    ($id:ident, $kind:expr) => {
        impl $id {
            /// The place in the order of the edition, from 0.
            pub fn index(self) -> usize {
                usize::from(self.0)
            }
        }
        impl $crate::game::ids::Named for $id {
            const KIND: $crate::game::naming::Kind = $kind;
            fn index(self) -> usize {
                usize::from(self.0)
            }
            fn from_index(index: u8) -> Self {
                Self(index)
            }
        }
        impl serde::Serialize for $id {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                $crate::game::naming::name_of($kind, self.index(), |name| serializer.serialize_str(name))
                    .unwrap_or_else(|| Err(serde::ser::Error::custom("an id was written outside its edition")))
            }
        }
        impl<'de> serde::Deserialize<'de> for $id {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let name = <String as serde::Deserialize>::deserialize(deserializer)?;
                $crate::game::naming::index_of($kind, &name)
                    .map(<Self as $crate::game::ids::Named>::from_index)
                    .ok_or_else(|| {
                        serde::de::Error::custom(format!("no {} named {name:?} in this edition", $kind.noun()))
                    })
            }
        }
    };
}

pub(super) use named;

named!(SpaceId, naming::Kind::Space);
named!(RegionId, naming::Kind::Region);
named!(CardId, naming::Kind::Card);

impl SeatId {
    /// The place in turn order, from 0.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// One value for every seat, in turn order.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(transparent)]
pub struct BySeat<T>(Vec<T>);

impl<T> BySeat<T> {
    /// One value for each of `seats` seats.
    pub fn from_fn(seats: usize, mut value: impl FnMut(SeatId) -> T) -> Self {
        Self(seat_ids(seats).map(&mut value).collect())
    }

    /// The number of seats.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there is no seat at all (a lobby before anybody joined).
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// All seats in turn order.
    pub fn ids(&self) -> impl DoubleEndedIterator<Item = SeatId> + ExactSizeIterator + use<T> {
        seat_ids(self.0.len())
    }

    /// All seats with their values, in turn order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (SeatId, &T)> + ExactSizeIterator {
        self.ids().zip(&self.0)
    }

    /// All seats with their values to be changed, in turn order.
    pub fn iter_mut(&mut self) -> impl DoubleEndedIterator<Item = (SeatId, &mut T)> + ExactSizeIterator {
        seat_ids(self.0.len()).zip(&mut self.0)
    }

    /// The same seats with other values.
    pub fn map<U>(&self, mut value: impl FnMut(SeatId, &T) -> U) -> BySeat<U> {
        BySeat(self.iter().map(|(seat, old)| value(seat, old)).collect())
    }

    /// The value of a seat, if there is such a seat.
    pub fn get(&self, seat: SeatId) -> Option<&T> {
        self.0.get(seat.index())
    }
}

/// `0..seats` as seats. At most 6 sit at a table, so the number always fits.
fn seat_ids(seats: usize) -> impl DoubleEndedIterator<Item = SeatId> + ExactSizeIterator {
    (0..u8::try_from(seats).unwrap_or(u8::MAX)).map(SeatId)
}

impl<T> Default for BySeat<T> {
    /// No seat.
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<T> FromIterator<T> for BySeat<T> {
    fn from_iter<I: IntoIterator<Item = T>>(values: I) -> Self {
        Self(values.into_iter().collect())
    }
}

impl<T> Index<SeatId> for BySeat<T> {
    type Output = T;
    fn index(&self, seat: SeatId) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<SeatId> for BySeat<T> {
    fn index_mut(&mut self, seat: SeatId) -> &mut T {
        &mut self.0[seat.index()]
    }
}

macro_rules! by_named {
    ($container:ident, $id:ident, $what:literal) => {
        #[doc = concat!("One value for every ", $what, " of the edition, in its order. Written as a map from string ids.")]
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub struct $container<T>(Vec<T>);

        impl<T> $container<T> {
            #[doc = concat!("One value for each of `count` ", $what, "s.")]
            pub fn from_fn(count: usize, mut value: impl FnMut($id) -> T) -> Self {
                Self((0..u8::try_from(count).unwrap_or(u8::MAX)).map(|index| value($id(index))).collect())
            }

            #[doc = concat!("The number of ", $what, "s.")]
            pub fn len(&self) -> usize {
                self.0.len()
            }

            #[doc = concat!("Whether there is no ", $what, ".")]
            pub fn is_empty(&self) -> bool {
                self.0.is_empty()
            }

            #[doc = concat!("The value of a ", $what, ", if there is such a one.")]
            pub fn get(&self, id: $id) -> Option<&T> {
                self.0.get(id.index())
            }

            #[doc = concat!("All ", $what, "s in order.")]
            pub fn ids(&self) -> impl DoubleEndedIterator<Item = $id> + ExactSizeIterator + use<T> {
                (0..u8::try_from(self.0.len()).unwrap_or(u8::MAX)).map($id)
            }

            #[doc = concat!("All ", $what, "s with their values, in order.")]
            pub fn iter(&self) -> impl DoubleEndedIterator<Item = ($id, &T)> + ExactSizeIterator {
                self.ids().zip(&self.0)
            }

            #[doc = concat!("All ", $what, "s with their values to be changed, in order.")]
            pub fn iter_mut(&mut self) -> impl DoubleEndedIterator<Item = ($id, &mut T)> + ExactSizeIterator {
                let ids = self.ids();
                ids.zip(&mut self.0)
            }

            #[doc = concat!("The same ", $what, "s with other values.")]
            pub fn map<U>(&self, mut value: impl FnMut($id, &T) -> U) -> $container<U> {
                $container(self.iter().map(|(id, old)| value(id, old)).collect())
            }
        }

        impl<T> FromIterator<T> for $container<T> {
            fn from_iter<I: IntoIterator<Item = T>>(values: I) -> Self {
                Self(values.into_iter().collect())
            }
        }

        impl<T> Index<$id> for $container<T> {
            type Output = T;
            fn index(&self, id: $id) -> &T {
                &self.0[id.index()]
            }
        }

        impl<T> IndexMut<$id> for $container<T> {
            fn index_mut(&mut self, id: $id) -> &mut T {
                &mut self.0[id.index()]
            }
        }

        impl<T: Serialize> Serialize for $container<T> {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                let mut map = serializer.serialize_map(Some(self.0.len()))?;
                for (id, value) in self.iter() {
                    map.serialize_entry(&id, value)?;
                }
                map.end()
            }
        }

        impl<'de, T: Deserialize<'de>> Deserialize<'de> for $container<T> {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let values = deserializer.deserialize_map(Entries::<$id, T>(std::marker::PhantomData))?;
                Ok(Self(values))
            }
        }
    };
}

by_named!(BySpace, SpaceId, "space");
by_named!(ByRegion, RegionId, "region");

/// Reads a map from string ids into edition order; every id of the edition exactly once.
struct Entries<I, T>(std::marker::PhantomData<(I, T)>);

impl<'de, I: Named + Deserialize<'de>, T: Deserialize<'de>> Visitor<'de> for Entries<I, T> {
    type Value = Vec<T>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a value for every {} of the edition", I::KIND.noun())
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Vec<T>, A::Error> {
        let count = naming::count(I::KIND).ok_or_else(|| de::Error::custom("ids were read outside their edition"))?;
        let mut found: Vec<Option<T>> = (0..count).map(|_| None).collect();
        while let Some((id, value)) = map.next_entry::<I, T>()? {
            if found[id.index()].replace(value).is_some() {
                return Err(de::Error::custom(format!("a {} occurs twice", I::KIND.noun())));
            }
        }
        found
            .into_iter()
            .collect::<Option<Vec<T>>>()
            .ok_or_else(|| de::Error::custom(format!("a {} of the edition is missing", I::KIND.noun())))
    }
}
