-- Addresses that an operator has banned.
CREATE TABLE bans (
    address TEXT NOT NULL PRIMARY KEY,
    at      BIGINT NOT NULL
);
