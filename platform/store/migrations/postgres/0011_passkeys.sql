-- Keys of devices with which accounts sign in.
CREATE TABLE passkeys (
    -- What the device calls it, in Base64 for addresses.
    id         TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    person     TEXT COLLATE "C" NOT NULL REFERENCES people (id),
    -- An uncompressed point of P-256.
    public_key BYTEA NOT NULL,
    counter    BIGINT NOT NULL,
    label      TEXT NOT NULL,
    created    BIGINT NOT NULL,
    used       BIGINT
);

CREATE INDEX passkeys_of_people ON passkeys (person);

-- What a device is to sign, hashed; of a person if a passkey is to be made.
CREATE TABLE challenges (
    challenge BYTEA NOT NULL PRIMARY KEY,
    person    TEXT COLLATE "C" REFERENCES people (id),
    expires   BIGINT NOT NULL
);

CREATE INDEX challenges_of_people ON challenges (person) WHERE person IS NOT NULL;
