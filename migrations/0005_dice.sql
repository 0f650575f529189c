-- What makes the luck of a match besides its seed: the first message that showed the commitment, the interaction that took each seat,
-- and the word that its person gave. key_hash is SHA-256 of the match key, known from the start on; inputs_message_id is the message
-- with the public inputs.
ALTER TABLE seeds ADD COLUMN message_id INTEGER;
ALTER TABLE seeds ADD COLUMN inputs_message_id INTEGER;
ALTER TABLE seeds ADD COLUMN key_hash TEXT;
ALTER TABLE seats ADD COLUMN joined INTEGER;
ALTER TABLE seats ADD COLUMN word TEXT;

-- Lobbies that are open already have posted theirs.
UPDATE seeds SET message_id =
  (SELECT message_id FROM posts WHERE posts.match_id = seeds.match_id AND posts.key = 'lobby')
  WHERE match_id IN (SELECT match_id FROM matches WHERE started_at IS NULL);

-- What was sent to a channel or person last: looked for where a message may have been lost on the way.
CREATE INDEX outbox_sent_to ON outbox (channel_id, player_id, outbox_id) WHERE state = 'sent' AND message_id IS NOT NULL;
