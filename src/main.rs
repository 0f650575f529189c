//! The binary: see `cli.rs`.
fn main() {}
