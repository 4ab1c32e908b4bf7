-- Of what a person wants to be told, as JSON of the server's; nothing for what everybody is told.
ALTER TABLE people ADD COLUMN told_of TEXT;

-- What people are to be told besides that a table waits for them. What was told is kept for a while, so that it is told once.
CREATE TABLE notifications (
    person   TEXT NOT NULL REFERENCES people (id),
    table_id TEXT NOT NULL REFERENCES tables (id),
    kind     TEXT NOT NULL CHECK (kind IN ('seat', 'begun', 'over', 'consent', 'talk')),
    -- What tells it from another of its kind at the table.
    mark     INTEGER NOT NULL,
    at       INTEGER NOT NULL,
    told     INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (person, table_id, kind, mark)
) STRICT, WITHOUT ROWID;

CREATE INDEX notifications_of_tables ON notifications (table_id);
CREATE INDEX untold_notifications ON notifications (at) WHERE told = FALSE;
