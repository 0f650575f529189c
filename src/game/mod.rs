//! The rules of every game, pure: no clock, no network, no disk, no language, no chat.

pub mod cards;
pub mod chance;
pub mod conquest;
pub mod edition;
pub mod ids;
pub mod map;
pub mod naming;
