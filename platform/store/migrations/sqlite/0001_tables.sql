-- Records only grow: entries and chat are never updated or deleted. Which of two writers came first is decided by the
-- key (table_id, number), so a lost race is a conflict and never an overwrite.

CREATE TABLE tables (
    id      TEXT NOT NULL PRIMARY KEY,
    game    TEXT NOT NULL,
    setup   TEXT NOT NULL,
    -- The record without its entries; written together with entry 0.
    head    TEXT,
    -- The server's part of the seed; its hash was published when the table opened.
    secret  TEXT NOT NULL,
    status  TEXT NOT NULL CHECK (status IN ('open', 'running', 'over')),
    created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE seats (
    table_id     TEXT NOT NULL REFERENCES tables (id),
    seat         INTEGER NOT NULL,
    kind         TEXT NOT NULL CHECK (kind IN ('person', 'hot', 'bot')),
    name         TEXT,
    bot          TEXT,
    -- SHA-256 of what the holder shows; the tokens themselves are kept nowhere.
    token        BLOB,
    invitation   BLOB,
    contribution TEXT,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number   INTEGER NOT NULL,
    body     TEXT NOT NULL,
    -- The client's own name for the request, so that a request sent twice is known even after a restart.
    token    TEXT,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

-- Answers given early and standing orders: private, replaced as they change, gone once used.
CREATE TABLE intents (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL,
    body     TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id),
    line     INTEGER NOT NULL,
    -- Who hears it while the game runs: everybody, or the spectators among themselves.
    crowd    INTEGER NOT NULL,
    seat     INTEGER,
    name     TEXT NOT NULL,
    body     TEXT NOT NULL,
    at       INTEGER NOT NULL,
    PRIMARY KEY (table_id, line)
) STRICT, WITHOUT ROWID;
