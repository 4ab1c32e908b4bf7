-- Where a table stands in the house: who may find it and look on, which seat looks after it, how fast it is played, and
-- which table came after it.
ALTER TABLE tables ADD COLUMN public BOOLEAN NOT NULL DEFAULT FALSE;
ALTER TABLE tables ADD COLUMN watched BOOLEAN NOT NULL DEFAULT TRUE;
ALTER TABLE tables ADD COLUMN owner BIGINT;
ALTER TABLE tables ADD COLUMN pace TEXT;
ALTER TABLE tables ADD COLUMN rematch TEXT;

-- Whom the game waits for, a bit for each seat, and when the first of their clocks runs out. Kept for tables with a pace
-- and for those at which somebody is signed in.
ALTER TABLE tables ADD COLUMN asked BIGINT NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN due BIGINT;

CREATE INDEX public_tables ON tables (created) WHERE public = TRUE;
CREATE INDEX due_tables ON tables (due) WHERE due IS NOT NULL;
