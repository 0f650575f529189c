//! The only room with words: data in, text in the reader's language out.

pub mod lang;
