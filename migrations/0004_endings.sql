-- When a post called whoever it calls; sent anew for its age alone it calls nobody. 0: with its message.
ALTER TABLE posts ADD COLUMN called_at INTEGER NOT NULL DEFAULT 0;

-- Matches that were ended before there was a time at which their seed is revealed: 7 days after the end, as for all others.

INSERT INTO deadlines (match_id, kind, seat, due_at, version)
  SELECT match_id, 'reveal', NULL, ifnull(ended_at, created_at) + 604800000, version
  FROM matches JOIN seeds USING (match_id)
  WHERE state = 'ended' AND revealed_at IS NULL
    AND match_id NOT IN (SELECT match_id FROM deadlines WHERE kind = 'reveal');
