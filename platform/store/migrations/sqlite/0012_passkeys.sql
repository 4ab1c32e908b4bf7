-- Keys of devices with which accounts sign in.
CREATE TABLE passkeys (
    -- What the device calls it, in Base64 for addresses.
    id         TEXT NOT NULL PRIMARY KEY,
    person     TEXT NOT NULL REFERENCES people (id),
    -- An uncompressed point of P-256.
    public_key BLOB NOT NULL,
    counter    INTEGER NOT NULL,
    label      TEXT NOT NULL,
    created    INTEGER NOT NULL,
    used       INTEGER
) STRICT, WITHOUT ROWID;

CREATE INDEX passkeys_of_people ON passkeys (person);

-- What a device is to sign, hashed; of a person if a passkey is to be made.
CREATE TABLE challenges (
    challenge BLOB NOT NULL PRIMARY KEY,
    person    TEXT REFERENCES people (id),
    expires   INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX challenges_of_people ON challenges (person) WHERE person IS NOT NULL;
