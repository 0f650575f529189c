//! Every message in every language, within every limit.

mod commands;
mod fixture;
mod keys;
mod lengths;
mod looks;
mod variants;
