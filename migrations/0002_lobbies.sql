-- What the host of a lobby decided about who may join it. The store never looks into house, which holds JSON.

CREATE TABLE lobbies (
  match_id INTEGER NOT NULL PRIMARY KEY REFERENCES matches,
  house    TEXT    NOT NULL
) STRICT;
