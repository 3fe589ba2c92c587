-- A generation that has been asked for and waits until fewer of its user's are written at once.
ALTER TABLE generations ADD COLUMN waiting INTEGER NOT NULL DEFAULT 0;
