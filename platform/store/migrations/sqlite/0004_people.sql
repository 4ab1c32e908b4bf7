-- People, and which seats are theirs. A guest has a name that anybody may have; an account has one of its own and a
-- password. Of tokens and one-time codes only SHA-256 hashes are kept, of passwords only what argon2id makes of them.
CREATE TABLE people (
    id          TEXT NOT NULL PRIMARY KEY,
    name        TEXT NOT NULL,
    -- The name as names are compared; none for a guest.
    name_key    TEXT UNIQUE,
    password    TEXT,
    -- JSON of the pages: language, theme and the like.
    preferences TEXT NOT NULL,
    created     INTEGER NOT NULL,
    seen        INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE sessions (
    token   BLOB NOT NULL PRIMARY KEY,
    person  TEXT NOT NULL REFERENCES people (id),
    device  TEXT NOT NULL,
    created INTEGER NOT NULL,
    seen    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX sessions_of_people ON sessions (person);

CREATE TABLE codes (
    code    BLOB NOT NULL PRIMARY KEY,
    person  TEXT NOT NULL REFERENCES people (id),
    purpose TEXT NOT NULL CHECK (purpose IN ('device', 'password')),
    expires INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX codes_of_people ON codes (person);

ALTER TABLE seats ADD COLUMN person TEXT REFERENCES people (id);

CREATE INDEX seats_of_people ON seats (person) WHERE person IS NOT NULL;

-- How a game ended, as JSON, and when; nothing for those that ended before this was kept.
ALTER TABLE tables ADD COLUMN result TEXT;
ALTER TABLE tables ADD COLUMN ended INTEGER;
