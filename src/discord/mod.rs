//! The only room with serenity and poise: one file for each command, buttons, autocomplete, delivery.
//!
//! It turns interactions into intents and messages into requests; it knows no rules and has no words. Everything
//! that people type or press is answered to them alone; what is public leaves through the outbox (`delivery`).

mod apart;
mod armies;
mod asked;
mod attendance;
mod buttons;
mod choices;
mod commands;
mod compose;
mod connect;
mod delivery;
mod desk;
mod fault;
mod inspect;
mod own_data;
mod painter;
mod permissions;
mod pulse;
mod quota;
mod recheck;
mod register;
mod reply;
mod servers;
mod sessions;
mod upkeep;
mod way;

pub use connect::{DiscordError, Doors, run};
pub use inspect::{Inspection, Playing, Server, Spot, inspect};
pub use pulse::Pulse;
pub use register::command_set;
pub use way::Way;
