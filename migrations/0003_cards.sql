-- The message with the match card, and whether it is pinned: goal is what was tried last (1: pinned), tries how often that failed.

CREATE TABLE cards (
  match_id   INTEGER NOT NULL PRIMARY KEY REFERENCES matches,
  channel_id INTEGER NOT NULL,
  message_id INTEGER NOT NULL,
  pinned     INTEGER NOT NULL DEFAULT 0 CHECK (pinned IN (0, 1)),
  goal       INTEGER NOT NULL DEFAULT 0 CHECK (goal IN (0, 1)),
  tries      INTEGER NOT NULL DEFAULT 0,
  not_before INTEGER NOT NULL DEFAULT 0
) STRICT;
