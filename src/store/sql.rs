//! The few shapes that every query of this room has.

use rusqlite::{Connection, OptionalExtension, Params, Row};

use super::error::StoreError;

/// What a query over many matches found. A row that cannot be read never hides the others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listing<T> {
    pub rows: Vec<T>,
    pub unreadable: Vec<UnreadableRow>,
}

/// A row that does not hold what its columns promise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnreadableRow {
    /// Its primary key: the match, deadline or outbox row.
    pub id: i64,
    pub error: StoreError,
}

/// How a row of a table becomes its struct.
pub(super) trait FromRow: Sized {
    fn from_row(row: &Row<'_>) -> rusqlite::Result<Self>;
}

/// At most one row.
pub(super) fn one<T: FromRow>(
    connection: &Connection,
    sql: &str,
    params: impl Params,
) -> Result<Option<T>, StoreError> {
    let mut statement = connection.prepare_cached(sql)?;
    Ok(statement.query_row(params, T::from_row).optional()?)
}

/// All rows of one match, or the first error.
pub(super) fn all<T: FromRow>(connection: &Connection, sql: &str, params: impl Params) -> Result<Vec<T>, StoreError> {
    let mut statement = connection.prepare_cached(sql)?;
    let rows = statement.query_map(params, T::from_row)?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// All rows; the first column must be the integer that names the row where the rest cannot be read.
pub(super) fn list<T: FromRow>(
    connection: &Connection,
    sql: &str,
    params: impl Params,
) -> Result<Listing<T>, StoreError> {
    let mut statement = connection.prepare_cached(sql)?;
    let mut found = statement.query(params)?;
    let mut listing = Listing { rows: Vec::new(), unreadable: Vec::new() };
    while let Some(row) = found.next()? {
        match T::from_row(row) {
            Ok(row) => listing.rows.push(row),
            Err(error) => {
                listing.unreadable.push(UnreadableRow { id: row.get(0)?, error: error.into() });
            }
        }
    }
    Ok(listing)
}

/// One value, `None` where there is no row or where it is NULL.
pub(super) fn value<T: rusqlite::types::FromSql>(
    connection: &Connection,
    sql: &str,
    params: impl Params,
) -> Result<Option<T>, StoreError> {
    let mut statement = connection.prepare_cached(sql)?;
    let found = statement.query_row(params, |row| row.get::<_, Option<T>>(0)).optional()?;
    Ok(found.flatten())
}

/// Changes rows; says how many.
pub(super) fn change(connection: &Connection, sql: &str, params: impl Params) -> Result<usize, StoreError> {
    Ok(connection.prepare_cached(sql)?.execute(params)?)
}
