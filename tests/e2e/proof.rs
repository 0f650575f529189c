//! What a database must hold whatever happened to the process: looked at from outside, as it lies on the disk.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::time::Duration;

use adjutant::game::Game;
use adjutant::game::action::Action;
use adjutant::game::chance::DrawRecord;
use adjutant::game::naming;
use adjutant::game::people::{Actor, Viewer};
use adjutant::game::view::View;
use adjutant::sandbox::{Message, Snowflake};
use adjutant::store::{JournalRow, MatchId, MatchState, Store};
use adjutant::table::export::{Part, export};
use adjutant::table::journal::Deed;
use adjutant::table::verify::verify;
use adjutant::{ai, assets};

use crate::bring_up::{PATIENCE, World};

/// The first match of a database.
pub(crate) const FIRST: MatchId = MatchId(1);

/// A match as its rows tell it.
pub(crate) struct Proof {
    pub(crate) version: u32,
    pub(crate) state: MatchState,
    pub(crate) journal: Vec<JournalRow>,
    game: Game,
}

impl Proof {
    /// Reads the match, and checks what is always true of it.
    pub(crate) fn read(database: &Path) -> Self {
        let reading = Store::open_read_only(database).unwrap();
        let row = reading.match_row(FIRST).unwrap();
        // A process that runs may write between the two looks.
        let journal = reading.journal(FIRST, 0..=row.version).unwrap();
        let edition = &assets::classic().edition;
        let game = naming::with(edition, || serde_json::from_str(row.snapshot.as_ref().unwrap()).unwrap());
        assert_eq!(journal.last().unwrap().version, row.version, "the newest line is that of the state");
        let drawn = naming::with(edition, || {
            let draws = journal.iter().map(|line| serde_json::from_str::<Vec<DrawRecord>>(&line.draws).unwrap());
            draws.flatten().map(|record| record.number).collect::<Vec<_>>()
        });
        assert!(drawn.iter().copied().eq(1..row.next_draw), "draws are numbered without a gap: {drawn:?}");
        Self { version: row.version, state: row.state, journal, game }
    }

    /// Nothing of what was there before has changed.
    pub(crate) fn assert_goes_on_from(&self, before: &[JournalRow]) {
        assert_eq!(self.journal.get(..before.len()), Some(before), "the journal has changed");
    }

    /// Who is awaited first, and what the AI would do in their place.
    pub(crate) fn next(&self) -> Option<(Actor, Action)> {
        let seat = self.game.view(Viewer::Public).awaited().first().copied()?;
        let own: View = self.game.view(Viewer::Seat(seat));
        Some((Actor::Seat(seat), ai::choose(&own, seat, u64::from(self.version)).unwrap()))
    }

    /// What was done at a version; `None` if that has not come.
    pub(crate) fn done_at(&self, version: u32) -> Option<(Actor, Action)> {
        let line = self.journal.iter().find(|line| line.version == version)?;
        naming::with(&assets::classic().edition, || {
            let Deed::Act(action) = serde_json::from_str(&line.action).unwrap() else { return None };
            Some((serde_json::from_str(&line.actor).unwrap(), action))
        })
    }
}

/// Waits until everything that is to be said is said, as long as something of it happens now and then: drawing takes its time.
pub(crate) async fn all_is_told(world: &World) {
    let unsent = || {
        let rows = outbox(&world.database()).into_iter().filter(|row| row.state != "sent");
        rows.map(|row| format!("{row:?}")).collect::<Vec<_>>()
    };
    let mut left = unsent();
    while !left.is_empty() {
        let before = left.clone();
        let moved = async {
            while left == before {
                tokio::time::sleep(Duration::from_millis(20)).await;
                left = unsent();
            }
        };
        let moved = tokio::time::timeout(3 * PATIENCE, moved).await;
        assert!(moved.is_ok(), "nothing more is told: {before:?}");
    }
}

/// What everybody and each person was told is what the database says was told, each thing once, and each of so many turns had a post of its
/// own; then the match is verified.
pub(crate) fn assert_told_once_and_true(world: &World, people: &[Snowflake], turns: u32) -> String {
    let reading = Store::open_read_only(&world.database()).unwrap();
    assert_eq!(reading.faults().unwrap(), [""; 0]);
    let rows = outbox(&world.database());
    let unsent: Vec<&Row> = rows.iter().filter(|row| row.state != "sent").collect();
    assert!(unsent.is_empty(), "never sent: {unsent:?}");
    let known: BTreeSet<u64> = rows.iter().filter_map(|row| row.message).collect();
    let public = world.public();
    let sent: Vec<&Message> = public.iter().filter(|message| message.system == 0).collect();
    let strangers: Vec<&&Message> = sent.iter().filter(|message| !known.contains(&message.id.0)).collect();
    assert!(strangers.is_empty(), "said twice: {strangers:?}");
    for person in people {
        let dms = world.sandbox.dms(*person);
        let twice: Vec<&Message> = dms.iter().filter(|message| !known.contains(&message.id.0)).collect();
        assert!(twice.is_empty(), "told twice: {twice:?}");
    }
    let says: Vec<u64> = rows.iter().filter(|row| row.kind == "say").filter_map(|row| row.message).collect();
    assert_eq!(says.iter().collect::<BTreeSet<_>>().len(), says.len(), "two things in one message");
    let mut shows: BTreeMap<&str, BTreeSet<u64>> = BTreeMap::new();
    for row in rows.iter().filter(|row| row.kind == "show") {
        shows.entry(&row.key).or_default().extend(row.message);
    }
    for turn in 1..=turns {
        let messages = shows.get(format!("turn:{turn}").as_str()).map_or(0, BTreeSet::len);
        assert_eq!(messages, 1, "posts of turn {turn}");
    }
    assert!(shows.iter().all(|(key, messages)| messages.len() <= 1 || !key.starts_with("turn:")), "{shows:?}");
    let of_turns = shows.iter().filter(|(key, _)| key.starts_with("turn:")).flat_map(|(_, messages)| messages);
    for post in of_turns.filter_map(|id| world.sandbox.message(Snowflake(*id))) {
        assert!(post.components.is_empty(), "what is over can still be pressed: {post:?}");
    }
    let file = export(&reading, FIRST, Part::Public).unwrap();
    let verified = verify(&file).unwrap();
    assert_eq!(verified.states, file.journal.len());
    format!("{} versions, {} draws, {} public messages, {turns} turns", file.version, verified.draws, sent.len())
}

/// A row of the outbox.
#[derive(Debug)]
struct Row {
    kind: String,
    key: String,
    state: String,
    message: Option<u64>,
}

fn outbox(database: &Path) -> Vec<Row> {
    let sql = rusqlite::Connection::open(database).unwrap();
    let mut rows = sql.prepare("SELECT kind, key, state, message_id FROM outbox ORDER BY outbox_id").unwrap();
    let rows = rows.query_map([], |row| {
        let message: Option<i64> = row.get(3)?;
        let message = message.map(i64::cast_unsigned);
        Ok(Row { kind: row.get(0)?, key: row.get(1)?, state: row.get(2)?, message })
    });
    rows.unwrap().collect::<Result<_, _>>().unwrap()
}
