//! `app_state`: small facts about the program itself, such as the hash of the commands that Discord was given.

use super::connection::Reading;
use super::error::StoreError;
use super::sql::{change, value};
use super::writer::Tx;

impl Reading {
    /// What is kept under `key`.
    pub fn app_state(&self, key: &str) -> Result<Option<String>, StoreError> {
        value(self.sql(), "SELECT value FROM app_state WHERE key = ?1", [key])
    }
}

impl Tx<'_> {
    /// Keeps `value` under `key`, in place of what was there.
    pub fn put_app_state(&self, key: &str, value: &str) -> Result<(), StoreError> {
        let sql = "INSERT INTO app_state (key, value) VALUES (?1, ?2)
                   ON CONFLICT (key) DO UPDATE SET value = excluded.value";
        change(self.sql_to_write()?, sql, [key, value]).map(drop)
    }
}
