-- Where a table comes from, as JSON of the server's: a record that somebody brought, or a moment of another table. Nothing
-- for those that were opened here.
ALTER TABLE tables ADD COLUMN origin TEXT;

CREATE INDEX finished_tables ON tables (ended) WHERE ended IS NOT NULL;

-- What people say of a moment of a finished game. Everybody who has the table's address may read it.
CREATE TABLE comments (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
    number   BIGINT NOT NULL,
    entry    BIGINT NOT NULL,
    -- None once the person has gone.
    person   TEXT COLLATE "C" REFERENCES people (id),
    name     TEXT NOT NULL,
    body     TEXT NOT NULL,
    at       BIGINT NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE INDEX comments_of_people ON comments (person) WHERE person IS NOT NULL;

-- Moments that a person wants to find again, and what they are called; nobody else sees them.
CREATE TABLE bookmarks (
    person   TEXT COLLATE "C" NOT NULL REFERENCES people (id),
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
    entry    BIGINT NOT NULL,
    body     TEXT NOT NULL,
    at       BIGINT NOT NULL,
    PRIMARY KEY (person, table_id, entry)
);

CREATE INDEX bookmarks_of_tables ON bookmarks (table_id);
