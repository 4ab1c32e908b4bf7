-- Of what a person wants to be told, as JSON of the server's; nothing for what everybody is told.
ALTER TABLE people ADD COLUMN told_of TEXT;

-- What people are to be told besides that a table waits for them. What was told is kept for a while, so that it is told once.
CREATE TABLE notifications (
    person   TEXT COLLATE "C" NOT NULL REFERENCES people (id),
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
    kind     TEXT NOT NULL CHECK (kind IN ('seat', 'begun', 'over', 'consent', 'talk')),
    -- What tells it from another of its kind at the table.
    mark     BIGINT NOT NULL,
    at       BIGINT NOT NULL,
    told     BOOLEAN NOT NULL DEFAULT FALSE,
    PRIMARY KEY (person, table_id, kind, mark)
);

CREATE INDEX notifications_of_tables ON notifications (table_id);
CREATE INDEX untold_notifications ON notifications (at) WHERE told = FALSE;
