//! Whole matches through the real serenity client against the stand-in.

mod bring_up;
mod first_contact;
