//! The rules, each test named by its ruling (docs/rulings.md) or section of book 002.

pub(crate) mod small;
