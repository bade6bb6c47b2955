-- Version 1: sheets, players, matches and their events. Times are milliseconds since 1970.

CREATE TABLE sheet (
  hash TEXT NOT NULL PRIMARY KEY,
  name TEXT NOT NULL,
  version INTEGER NOT NULL,
  text TEXT NOT NULL,
  added_at INTEGER NOT NULL,
  UNIQUE (name, version)
) STRICT;

CREATE TABLE player (
  id TEXT NOT NULL PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('address', 'channel', 'local')),
  address TEXT NOT NULL,
  most_matches INTEGER NOT NULL CHECK (most_matches > 0),
  added_at INTEGER NOT NULL,
  withdrawn INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE TABLE match (
  number INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  sheet TEXT NOT NULL REFERENCES sheet (hash),
  state TEXT NOT NULL CHECK (state IN ('queued', 'running', 'ended')),
  reason TEXT,
  goals TEXT,
  tournament TEXT,
  pairing TEXT,
  created_at INTEGER NOT NULL,
  ended_at INTEGER,
  -- 1 once the players have been told of the end
  told INTEGER NOT NULL DEFAULT 0,
  CHECK ((state = 'ended') = (reason IS NOT NULL))
) STRICT;

CREATE INDEX match_by_state ON match (state, number);

CREATE TABLE seat (
  match INTEGER NOT NULL REFERENCES match (number),
  role INTEGER NOT NULL,
  player TEXT NOT NULL REFERENCES player (id),
  PRIMARY KEY (match, role)
) STRICT, WITHOUT ROWID;

CREATE INDEX seat_by_player ON seat (player, match);

CREATE TABLE event (
  match INTEGER NOT NULL REFERENCES match (number),
  sequence INTEGER NOT NULL,
  at INTEGER NOT NULL,
  kind TEXT NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY (match, sequence)
) STRICT;

-- One result for each match: never two.
CREATE UNIQUE INDEX event_one_end ON event (match) WHERE kind = 'ended';

CREATE TRIGGER event_without_gap BEFORE INSERT ON event
WHEN NEW.sequence <> 1 + coalesce((SELECT max(sequence) FROM event WHERE match = NEW.match), 0)
BEGIN
  SELECT RAISE(ABORT, 'sequence numbers of events have no gaps');
END;

CREATE TRIGGER event_before_end BEFORE INSERT ON event
WHEN EXISTS (SELECT 1 FROM event WHERE match = NEW.match AND kind = 'ended')
BEGIN
  SELECT RAISE(ABORT, 'nothing happens in a match that has ended');
END;

CREATE TRIGGER event_stays BEFORE UPDATE ON event
BEGIN
  SELECT RAISE(ABORT, 'events are never changed');
END;

CREATE TRIGGER event_is_kept BEFORE DELETE ON event
BEGIN
  SELECT RAISE(ABORT, 'events are never removed');
END;
