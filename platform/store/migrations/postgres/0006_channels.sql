-- Where people are told that a table waits for them: a push service, or an address of their own.
CREATE TABLE channels (
    id      TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    person  TEXT COLLATE "C" NOT NULL REFERENCES people (id),
    kind    TEXT NOT NULL CHECK (kind IN ('push', 'webhook')),
    -- JSON of the server's.
    target  TEXT NOT NULL,
    created BIGINT NOT NULL
);

CREATE INDEX channels_of_people ON channels (person);

-- The number of each seat's question, as JSON, and since when the game waits; both beside whom it waits for. And the last
-- question of which the person of a seat was told.
ALTER TABLE tables ADD COLUMN questions TEXT;
ALTER TABLE tables ADD COLUMN asked_at BIGINT NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN told BIGINT NOT NULL DEFAULT 0;

-- Keys of the server's own, which all nodes share.
CREATE TABLE keys (
    name TEXT NOT NULL PRIMARY KEY,
    body TEXT NOT NULL
);
