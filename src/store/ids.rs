//! The ids of rows and of what Discord names, each a type of its own.

use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ToSql, ToSqlOutput, ValueRef};

use crate::game::ids::{PlayerId, SeatId};

/// How an id lies in a column.
macro_rules! column {
    ($name:ident($inner:ty)) => {
        impl ToSql for $name {
            fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
                let plain = i64::try_from(self.0).map_err(|e| rusqlite::Error::ToSqlConversionFailure(Box::new(e)))?;
                Ok(plain.into())
            }
        }

        impl FromSql for $name {
            fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
                let plain = value.as_i64()?;
                <$inner>::try_from(plain).map($name).map_err(|_| FromSqlError::OutOfRange(plain))
            }
        }
    };
}

macro_rules! id {
    ($(#[$doc:meta])* $name:ident($inner:ty)) => {
        $(#[$doc])*
        #[derive(
            Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash,
            serde::Serialize, serde::Deserialize,
        )]
        pub struct $name(pub $inner);

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                self.0.fmt(f)
            }
        }

        column!($name($inner));
    };
}

column!(PlayerId(u64));
column!(SeatId(u8));

id!(
    /// A match, counted from 1 and never used twice. Stands in button ids and in exports.
    MatchId(i64)
);
id!(
    /// A Discord server (snowflake).
    GuildId(u64)
);
id!(
    /// A Discord channel or thread (snowflake).
    ChannelId(u64)
);
id!(
    /// A Discord message (snowflake).
    MessageId(u64)
);
id!(
    /// A Discord role (snowflake).
    RoleId(u64)
);
id!(
    /// A Discord interaction (snowflake): one slash command or one press of a button.
    InteractionId(u64)
);
id!(
    /// A row of the outbox. Rows are delivered in this order within one channel.
    OutboxId(i64)
);
id!(
    /// A row of the deadlines.
    DeadlineId(i64)
);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_beyond_what_sqlite_holds_is_refused_instead_of_wrapped() {
        assert!(GuildId(u64::MAX).to_sql().is_err());
        assert!(GuildId(i64::MAX.unsigned_abs()).to_sql().is_ok());
        assert!(GuildId::column_result(ValueRef::Integer(-1)).is_err());
    }
}
