-- E-mail, which nobody must give: one address a person, proven by a link that was sent there.
CREATE TABLE addresses (
    person  TEXT NOT NULL PRIMARY KEY REFERENCES people (id),
    address TEXT NOT NULL,
    -- SHA-256 of what the link shows, and until when it is good; neither once the address is proven.
    proof   BLOB UNIQUE,
    expires INTEGER
) STRICT, WITHOUT ROWID;

CREATE INDEX people_at_addresses ON addresses (LOWER(address));

-- People may be told by mail too.
CREATE TABLE channels_with_mail (
    id      TEXT NOT NULL PRIMARY KEY,
    person  TEXT NOT NULL REFERENCES people (id),
    kind    TEXT NOT NULL CHECK (kind IN ('push', 'webhook', 'mail')),
    -- JSON of the server's.
    target  TEXT NOT NULL,
    created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

INSERT INTO channels_with_mail (id, person, kind, target, created) SELECT id, person, kind, target, created FROM channels;
DROP TABLE channels;
ALTER TABLE channels_with_mail RENAME TO channels;

CREATE INDEX channels_of_people ON channels (person);
