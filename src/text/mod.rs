//! See ARCHITECTURE.md.

pub mod lang;
