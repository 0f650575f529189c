//! The few shapes that every query of this room has.

use std::path::PathBuf;

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

/// Carries out statements that give nothing.
pub(super) fn run(connection: &Connection, sql: &str) -> Result<(), StoreError> {
    connection.execute_batch(sql).map_err(fault(connection))
}

/// What SQLite's errors on this connection mean to a host, who is told the file.
pub(super) fn fault(connection: &Connection) -> impl Fn(rusqlite::Error) -> StoreError {
    let file = PathBuf::from(connection.path().unwrap_or_default());
    move |error| StoreError::sqlite(&file, &error)
}

/// At most one row.
pub(super) fn one<T: FromRow>(
    connection: &Connection,
    sql: &str,
    params: impl Params,
) -> Result<Option<T>, StoreError> {
    let mut statement = connection.prepare_cached(sql).map_err(fault(connection))?;
    statement.query_row(params, T::from_row).optional().map_err(fault(connection))
}

/// All rows of one match, or the first error.
pub(super) fn all<T: FromRow>(connection: &Connection, sql: &str, params: impl Params) -> Result<Vec<T>, StoreError> {
    let mut statement = connection.prepare_cached(sql).map_err(fault(connection))?;
    let rows = statement.query_map(params, T::from_row).map_err(fault(connection))?;
    rows.collect::<Result<_, _>>().map_err(fault(connection))
}

/// All rows; the first column must be the integer that names the row where the rest cannot be read.
pub(super) fn list<T: FromRow>(
    connection: &Connection,
    sql: &str,
    params: impl Params,
) -> Result<Listing<T>, StoreError> {
    let mut statement = connection.prepare_cached(sql).map_err(fault(connection))?;
    let mut found = statement.query(params).map_err(fault(connection))?;
    let mut listing = Listing { rows: Vec::new(), unreadable: Vec::new() };
    while let Some(row) = found.next().map_err(fault(connection))? {
        match T::from_row(row) {
            Ok(row) => listing.rows.push(row),
            Err(error) => {
                let id = row.get(0).map_err(fault(connection))?;
                listing.unreadable.push(UnreadableRow { id, error: fault(connection)(error) });
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
    let mut statement = connection.prepare_cached(sql).map_err(fault(connection))?;
    let found = statement.query_row(params, |row| row.get::<_, Option<T>>(0)).optional();
    Ok(found.map_err(fault(connection))?.flatten())
}

/// Changes rows; says how many.
pub(super) fn change(connection: &Connection, sql: &str, params: impl Params) -> Result<usize, StoreError> {
    let done = connection.prepare_cached(sql).and_then(|mut statement| statement.execute(params));
    done.map_err(fault(connection))
}
