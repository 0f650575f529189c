//! Column values that are more than a number or a text: opaque JSON, seeds, closed sets of words.

use std::fmt;
use std::ops::Deref;

use rusqlite::types::{FromSql, FromSqlResult, ToSql, ToSqlOutput, ValueRef};

/// JSON text that the store keeps and never looks into.
///
/// It may hold hands, sealed placements or a private message, so `Debug` prints its length only.
#[derive(Clone, Default, PartialEq, Eq)]
pub struct Json(pub String);

/// The 32 secret bytes that all draws of a match come from. `Debug` prints none of them.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed(pub [u8; 32]);

/// What a failed attempt leads to, for outbox rows and deadlines alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Attempt {
    /// It will be tried again; so many attempts have failed.
    Again { tries: u32 },
    /// The third attempt failed: nothing more is tried, and the caller sets the match aside.
    Spent,
}

/// Attempts that may fail before a row is given up (issue 2: "fails three times").
pub const ATTEMPTS: u32 = 3;

impl Attempt {
    pub(super) fn after(tries: u32) -> Self {
        if tries >= ATTEMPTS { Self::Spent } else { Self::Again { tries } }
    }
}

impl fmt::Debug for Json {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Json({} bytes)", self.0.len())
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(secret)")
    }
}

impl Deref for Json {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

impl From<String> for Json {
    fn from(text: String) -> Self {
        Self(text)
    }
}

impl From<&str> for Json {
    fn from(text: &str) -> Self {
        Self(text.to_owned())
    }
}

impl ToSql for Json {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        self.0.to_sql()
    }
}

impl FromSql for Json {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        String::column_result(value).map(Self)
    }
}

impl ToSql for Seed {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(self.0.as_slice().into())
    }
}

impl FromSql for Seed {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        <[u8; 32]>::column_result(value).map(Self)
    }
}

/// An enum that is stored as one of a closed set of words (the `CHECK` of its column).
macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($(#[$vdoc:meta])* $variant:ident = $word:literal,)+ }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
        pub enum $name {
            $($(#[$vdoc])* #[serde(rename = $word)] $variant,)+
        }

        impl $name {
            /// The word in the database and in exports.
            pub fn word(self) -> &'static str {
                match self { $(Self::$variant => $word,)+ }
            }
        }

        impl rusqlite::types::ToSql for $name {
            fn to_sql(&self) -> rusqlite::Result<rusqlite::types::ToSqlOutput<'_>> {
                Ok(self.word().into())
            }
        }

        impl rusqlite::types::FromSql for $name {
            fn column_result(
                value: rusqlite::types::ValueRef<'_>,
            ) -> rusqlite::types::FromSqlResult<Self> {
                match value.as_str()? {
                    $($word => Ok(Self::$variant),)+
                    _ => Err(rusqlite::types::FromSqlError::InvalidType),
                }
            }
        }
    };
}
pub(super) use words;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn debug_prints_no_content() {
        assert_eq!(format!("{:?}", Json::from("[\"Alaska\"]")), "Json(10 bytes)");
        assert_eq!(format!("{:?}", Seed([7; 32])), "Seed(secret)");
    }

    #[test]
    fn the_third_failure_is_the_last() {
        assert_eq!(Attempt::after(2), Attempt::Again { tries: 2 });
        assert_eq!(Attempt::after(3), Attempt::Spent);
    }
}
