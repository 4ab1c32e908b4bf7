-- Whom a person likes to play with, and whom they do not want to hear of; only they know.
CREATE TABLE ties (
    person TEXT NOT NULL REFERENCES people (id),
    other  TEXT NOT NULL REFERENCES people (id),
    kind   TEXT NOT NULL CHECK (kind IN ('friend', 'block')),
    since  INTEGER NOT NULL,
    PRIMARY KEY (person, other)
) STRICT, WITHOUT ROWID;

CREATE INDEX ties_to_people ON ties (other);

-- Somebody is invited to a seat by name: signed in, they need no other invitation.
CREATE TABLE calls (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL,
    person   TEXT NOT NULL REFERENCES people (id),
    -- The name of whoever invites.
    host     TEXT NOT NULL,
    at       INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat, person)
) STRICT, WITHOUT ROWID;

CREATE INDEX calls_to_people ON calls (person);

-- What a person has written down for themselves at a seat.
CREATE TABLE notes (
    person   TEXT NOT NULL REFERENCES people (id),
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL,
    body     TEXT NOT NULL,
    PRIMARY KEY (person, table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX notes_of_tables ON notes (table_id);

-- What people report to the operator, of what was said or of what went wrong.
CREATE TABLE reports (
    id       TEXT NOT NULL PRIMARY KEY,
    at       INTEGER NOT NULL,
    -- JSON of the server's.
    body     TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX reports_by_time ON reports (at);
