-- Version 2: tournaments and the decisions of their organisers.

CREATE TABLE tournament (
  number INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  specification TEXT NOT NULL,
  seed INTEGER NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('running', 'finished', 'cancelled')),
  created_at INTEGER NOT NULL
) STRICT;

CREATE TABLE decision (
  tournament INTEGER NOT NULL REFERENCES tournament (number),
  sequence INTEGER NOT NULL,
  at INTEGER NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY (tournament, sequence)
) STRICT;

CREATE TRIGGER decision_stays BEFORE UPDATE ON decision
BEGIN
  SELECT RAISE(ABORT, 'decisions are never changed');
END;

CREATE TRIGGER decision_is_kept BEFORE DELETE ON decision
BEGIN
  SELECT RAISE(ABORT, 'decisions are never removed');
END;

CREATE INDEX match_by_tournament ON match (tournament, number) WHERE tournament IS NOT NULL;

-- A pairing is played once: another match of it only if those before ended without a result.
CREATE UNIQUE INDEX match_one_of_pairing ON match (tournament, pairing)
WHERE tournament IS NOT NULL AND (reason IS NULL OR reason = 'completed');
