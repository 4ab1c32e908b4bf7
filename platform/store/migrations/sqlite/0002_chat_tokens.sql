-- The client's own name for the request that said a line, so that what is sent twice is said once, whenever it comes.
-- Spectators have no seat: theirs are told apart by the name they gave.
ALTER TABLE chat ADD COLUMN token TEXT;

CREATE UNIQUE INDEX chat_tokens ON chat (table_id, token, COALESCE(seat, name)) WHERE token IS NOT NULL;
