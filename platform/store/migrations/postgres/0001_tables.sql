-- The tables of SQLite's migrations 1 and 2, in PostgreSQL's types. Records only grow: entries and chat are never updated
-- or deleted. Which of two nodes came first is decided by the key (table_id, number), so a lost race is a conflict and
-- never an overwrite.

CREATE TABLE tables (
    id      TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    game    TEXT NOT NULL,
    setup   TEXT NOT NULL,
    -- The record without its entries; written together with entry 0.
    head    TEXT,
    -- The server's part of the seed; its hash was published when the table opened.
    secret  TEXT NOT NULL,
    status  TEXT NOT NULL CHECK (status IN ('open', 'running', 'over')),
    created BIGINT NOT NULL
);

CREATE TABLE seats (
    table_id     TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
    seat         BIGINT NOT NULL,
    kind         TEXT NOT NULL CHECK (kind IN ('person', 'hot', 'bot')),
    name         TEXT,
    bot          TEXT,
    -- SHA-256 of what the holder shows; the tokens themselves are kept nowhere.
    token        BYTEA,
    invitation   BYTEA,
    contribution TEXT,
    PRIMARY KEY (table_id, seat)
);

CREATE TABLE entries (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
    number   BIGINT NOT NULL,
    body     TEXT NOT NULL,
    -- The client's own name for the request, so that a request sent twice is known on every node.
    token    TEXT,
    PRIMARY KEY (table_id, number)
);

-- Answers given early and standing orders: private, replaced as they change, gone once used.
CREATE TABLE intents (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
    seat     BIGINT NOT NULL,
    body     TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
);

CREATE TABLE chat (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
    line     BIGINT NOT NULL,
    -- Who hears it while the game runs: everybody, or the spectators among themselves.
    crowd    BOOLEAN NOT NULL,
    seat     BIGINT,
    name     TEXT NOT NULL,
    body     TEXT NOT NULL,
    at       BIGINT NOT NULL,
    -- The client's own name for the request that said the line.
    token    TEXT,
    PRIMARY KEY (table_id, line)
);

-- What is sent twice is said once. Spectators have no seat: theirs are told apart by the name they gave.
CREATE UNIQUE INDEX chat_tokens_of_seats ON chat (table_id, token, seat) WHERE token IS NOT NULL AND seat IS NOT NULL;
CREATE UNIQUE INDEX chat_tokens_of_names ON chat (table_id, token, name) WHERE token IS NOT NULL AND seat IS NULL;
