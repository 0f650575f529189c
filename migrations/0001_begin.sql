-- The first schema. Never edited once released: a change is a new file.
-- Times are Unix milliseconds. Discord ids are stored as they are (they stay below 2^63).
-- Columns named snapshot, options, settings, inputs, actor, action, draws, events, body, post and
-- answer hold JSON that the store never looks into.

PRAGMA application_id = 0x41444A54; -- "ADJT": says whose file this is

CREATE TABLE app_state (
  key   TEXT NOT NULL PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE guilds (
  guild_id       INTEGER NOT NULL PRIMARY KEY,
  language       TEXT    NOT NULL,
  moderator_role INTEGER,
  settings       TEXT    NOT NULL
) STRICT;

CREATE TABLE players (
  player_id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
  platform  TEXT    NOT NULL,
  account   TEXT    NOT NULL,
  name      TEXT    NOT NULL,
  language  TEXT,
  dm_closed INTEGER NOT NULL DEFAULT 0 CHECK (dm_closed IN (0, 1)),
  UNIQUE (platform, account)
) STRICT;

CREATE TABLE matches (
  match_id     INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
  guild_id     INTEGER NOT NULL,
  channel_id   INTEGER NOT NULL,
  state        TEXT    NOT NULL CHECK (state IN ('lobby', 'running', 'paused', 'over', 'ended', 'set_aside')),
  ruleset      TEXT    NOT NULL,
  options      TEXT    NOT NULL,
  edition      TEXT    NOT NULL,
  edition_hash TEXT    NOT NULL,
  format       INTEGER NOT NULL,
  version      INTEGER NOT NULL CHECK (version >= 0),
  moves        INTEGER NOT NULL CHECK (moves >= 0),
  next_draw    INTEGER NOT NULL CHECK (next_draw >= 1),
  snapshot     TEXT,
  host         INTEGER NOT NULL REFERENCES players,
  paused_at    INTEGER,
  broken       TEXT,
  created_at   INTEGER NOT NULL,
  started_at   INTEGER,
  ended_at     INTEGER
) STRICT;

-- One live match a channel. One that was set aside still holds its channel: it may be repaired.
CREATE UNIQUE INDEX matches_one_live_a_channel ON matches (channel_id)
  WHERE state IN ('lobby', 'running', 'paused', 'set_aside');
CREATE INDEX matches_by_channel ON matches (channel_id, match_id);
CREATE INDEX matches_by_guild ON matches (guild_id, match_id);

CREATE TABLE seats (
  match_id INTEGER NOT NULL REFERENCES matches,
  seat     INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 255),
  name     TEXT    NOT NULL,
  shape    INTEGER NOT NULL,
  counter  INTEGER NOT NULL,
  PRIMARY KEY (match_id, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE seat_players (
  match_id  INTEGER NOT NULL,
  seat      INTEGER NOT NULL,
  player_id INTEGER NOT NULL REFERENCES players,
  PRIMARY KEY (match_id, seat, player_id),
  FOREIGN KEY (match_id, seat) REFERENCES seats ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE INDEX seat_players_by_player ON seat_players (player_id, match_id, seat);

-- A table of its own, so that no query about a match can carry the seed along by accident.
CREATE TABLE seeds (
  match_id    INTEGER NOT NULL PRIMARY KEY REFERENCES matches,
  seed        BLOB    NOT NULL CHECK (length(seed) = 32),
  commitment  TEXT    NOT NULL,
  inputs      TEXT    NOT NULL,
  revealed_at INTEGER
) STRICT;

CREATE TABLE journal (
  match_id       INTEGER NOT NULL REFERENCES matches,
  version        INTEGER NOT NULL,
  move_no        INTEGER NOT NULL,
  turn           INTEGER NOT NULL,
  at             INTEGER NOT NULL,
  actor          TEXT    NOT NULL,
  action         TEXT    NOT NULL,
  draws          TEXT    NOT NULL,
  events         TEXT    NOT NULL,
  rules_revision INTEGER NOT NULL,
  undone_by      INTEGER CHECK (undone_by > version),
  PRIMARY KEY (match_id, version)
) STRICT;
CREATE INDEX journal_by_move ON journal (match_id, move_no);
CREATE INDEX journal_by_turn ON journal (match_id, turn);

CREATE TABLE snapshots (
  match_id   INTEGER NOT NULL REFERENCES matches,
  version    INTEGER NOT NULL,
  move_no    INTEGER NOT NULL,
  turn       INTEGER NOT NULL,
  turn_start INTEGER NOT NULL CHECK (turn_start IN (0, 1)),
  snapshot   TEXT    NOT NULL,
  PRIMARY KEY (match_id, version)
) STRICT;

CREATE TABLE drafts (
  match_id INTEGER NOT NULL REFERENCES matches,
  seat     INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 255),
  kind     TEXT    NOT NULL,
  body     TEXT    NOT NULL,
  PRIMARY KEY (match_id, seat, kind)
) STRICT;

CREATE TABLE posts (
  match_id      INTEGER NOT NULL REFERENCES matches,
  key           TEXT    NOT NULL,
  channel_id    INTEGER NOT NULL,
  message_id    INTEGER NOT NULL,
  created_at    INTEGER NOT NULL,
  shown_version INTEGER NOT NULL,
  closed        INTEGER NOT NULL DEFAULT 0 CHECK (closed IN (0, 1)),
  PRIMARY KEY (match_id, key)
) STRICT, WITHOUT ROWID;

CREATE TABLE outbox (
  outbox_id  INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
  match_id   INTEGER REFERENCES matches,
  guild_id   INTEGER,
  channel_id INTEGER,
  player_id  INTEGER REFERENCES players,
  kind       TEXT    NOT NULL CHECK (kind IN ('show', 'say')),
  key        TEXT    NOT NULL,
  post       TEXT    NOT NULL,
  version    INTEGER NOT NULL,
  state      TEXT    NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sending', 'sent', 'broken')),
  nonce      TEXT    NOT NULL CHECK (length(nonce) = 24),
  sending_at INTEGER,
  message_id INTEGER,
  tries      INTEGER NOT NULL DEFAULT 0,
  last_error TEXT,
  not_before INTEGER NOT NULL,
  CHECK ((channel_id IS NULL) <> (player_id IS NULL))
) STRICT;
-- What is not sent yet, in the order of each target; the planner takes the heads from it.
CREATE INDEX outbox_by_target ON outbox (channel_id, player_id, outbox_id) WHERE state <> 'sent';
CREATE INDEX outbox_by_match ON outbox (match_id, key) WHERE state <> 'sent';
CREATE INDEX outbox_sent ON outbox (sending_at) WHERE state = 'sent';

CREATE TABLE receipts (
  interaction_id INTEGER NOT NULL PRIMARY KEY,
  answer         TEXT    NOT NULL,
  at             INTEGER NOT NULL
) STRICT;
CREATE INDEX receipts_by_time ON receipts (at);

CREATE TABLE deadlines (
  deadline_id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
  match_id    INTEGER NOT NULL REFERENCES matches,
  kind        TEXT    NOT NULL,
  seat        INTEGER CHECK (seat BETWEEN 0 AND 255),
  due_at      INTEGER NOT NULL,
  version     INTEGER NOT NULL,
  tries       INTEGER NOT NULL DEFAULT 0
) STRICT;
-- NULL seats are all different to a UNIQUE index, hence the -1.
CREATE UNIQUE INDEX deadlines_one_of_a_kind ON deadlines (match_id, kind, ifnull(seat, -1));
CREATE INDEX deadlines_by_time ON deadlines (due_at);
