//! Mechanisms that several rulesets share. A part names no ruleset.

pub mod battle_station;
pub mod fleet;
