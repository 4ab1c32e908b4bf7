-- When a person rests, as JSON of the server's: sleeping hours and days away, during which their clocks stand.
ALTER TABLE people ADD COLUMN rest TEXT;
