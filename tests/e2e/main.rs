//! Whole matches through the real serenity client against the stand-in.
