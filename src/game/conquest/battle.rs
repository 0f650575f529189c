//! placeholder until the battle room lands
use crate::game::ids::Troops;
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Losses {
    pub attacker: Troops,
    pub defender: Troops,
}
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Battle {
    pub draw: u64,
    pub attack: Vec<u8>,
    pub defence: Vec<u8>,
    pub losses: Losses,
}
