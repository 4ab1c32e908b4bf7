-- E-mail, which nobody must give: one address a person, proven by a link that was sent there.
CREATE TABLE addresses (
    person  TEXT COLLATE "C" NOT NULL PRIMARY KEY REFERENCES people (id),
    address TEXT NOT NULL,
    -- SHA-256 of what the link shows, and until when it is good; neither once the address is proven.
    proof   BYTEA UNIQUE,
    expires BIGINT
);

CREATE INDEX people_at_addresses ON addresses (LOWER(address));

-- People may be told by mail too.
ALTER TABLE channels DROP CONSTRAINT channels_kind_check;
ALTER TABLE channels ADD CONSTRAINT channels_kind_check CHECK (kind IN ('push', 'webhook', 'mail'));
