//! The application, without Discord: a match with its people, intents, reports, moderation.

pub mod answer;
pub mod intent;
pub mod post;
pub mod press;
pub mod sight;
