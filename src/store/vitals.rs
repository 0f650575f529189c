//! How the database is, in numbers.

use super::connection::Reading;
use super::error::StoreError;
use super::outbox::HEADS;
use super::sql::fault;

/// Counts over the whole database. Cheap: every one has an index, or a table of few rows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Vitals {
    pub lobbies: u64,
    pub running: u64,
    pub paused: u64,
    /// Matches that cannot go on without a moderator or a host.
    pub set_aside: u64,
    /// Messages that are not delivered yet.
    pub waiting: u64,
    /// Since when the first of them could have been, in Unix milliseconds.
    pub waiting_since: Option<i64>,
    /// Messages that were given up; each holds up its own channel or person.
    pub broken: u64,
}

impl Reading {
    /// How the database is.
    pub fn vitals(&self) -> Result<Vitals, StoreError> {
        let count = |number: i64| u64::try_from(number).unwrap_or(0);
        let matches = "SELECT count(*) FILTER (WHERE state = 'lobby'), count(*) FILTER (WHERE state = 'running'),
                         count(*) FILTER (WHERE state = 'paused'), count(*) FILTER (WHERE state = 'set_aside')
                       FROM matches WHERE state IN ('lobby', 'running', 'paused', 'set_aside')";
        let vitals = self.sql().query_row(matches, [], |row| {
            Ok(Vitals {
                lobbies: count(row.get(0)?),
                running: count(row.get(1)?),
                paused: count(row.get(2)?),
                set_aside: count(row.get(3)?),
                ..Vitals::default()
            })
        });
        let mut vitals = vitals.map_err(fault(self.sql()))?;
        // What stands behind one that was given up waits for somebody, not for the bot.
        let outbox = format!(
            "SELECT count(*) FILTER (WHERE state <> 'broken'),
               min(not_before) FILTER (WHERE state <> 'broken' AND {HEADS}), count(*) FILTER (WHERE state = 'broken')
             FROM outbox WHERE state <> 'sent'"
        );
        let waiting = self.sql().query_row(&outbox, [], |row| {
            vitals.waiting = count(row.get(0)?);
            vitals.waiting_since = row.get(1)?;
            vitals.broken = count(row.get(2)?);
            Ok(())
        });
        waiting.map_err(fault(self.sql()))?;
        Ok(vitals)
    }
}
