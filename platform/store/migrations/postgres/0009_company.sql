-- Whom a person likes to play with, and whom they do not want to hear of; only they know.
CREATE TABLE ties (
    person TEXT COLLATE "C" NOT NULL REFERENCES people (id),
    other  TEXT COLLATE "C" NOT NULL REFERENCES people (id),
    kind   TEXT NOT NULL CHECK (kind IN ('friend', 'block')),
    since  BIGINT NOT NULL,
    PRIMARY KEY (person, other)
);

CREATE INDEX ties_to_people ON ties (other);

-- Somebody is invited to a seat by name: signed in, they need no other invitation.
CREATE TABLE calls (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
    seat     BIGINT NOT NULL,
    person   TEXT COLLATE "C" NOT NULL REFERENCES people (id),
    -- The name of whoever invites.
    host     TEXT NOT NULL,
    at       BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat, person)
);

CREATE INDEX calls_to_people ON calls (person);

-- What a person has written down for themselves at a seat.
CREATE TABLE notes (
    person   TEXT COLLATE "C" NOT NULL REFERENCES people (id),
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
    seat     BIGINT NOT NULL,
    body     TEXT NOT NULL,
    PRIMARY KEY (person, table_id, seat)
);

CREATE INDEX notes_of_tables ON notes (table_id);

-- What people report to the operator, of what was said or of what went wrong.
CREATE TABLE reports (
    id       TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    at       BIGINT NOT NULL,
    -- JSON of the server's.
    body     TEXT NOT NULL
);

CREATE INDEX reports_by_time ON reports (at);
