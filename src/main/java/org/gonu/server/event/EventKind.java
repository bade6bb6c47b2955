package org.gonu.server.event;

import java.util.Locale;
import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;

/** The kinds of events. */
public enum EventKind {
  /** A match was asked for. */
  CREATED,
  /** The players have answered to START, or have let its clock run out. */
  STARTED,
  /** The joint move of a turn is decided. */
  MOVED,
  /** The state after a joint move is known. */
  REACHED,
  /** A player told what it thinks. */
  THOUGHT,
  /** The server was stopped during the match. */
  SUSPENDED,
  /** The server goes on with the match. */
  RESUMED,
  /** The match is over, with a result or without. */
  ENDED;

  /** The name in JSON and in the database: the constant in small letters. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The kind with a label; empty if there is none. */
  public static Optional<EventKind> of(String label) {
    return Lists.immutable.with(values()).detectOptional(kind -> kind.label().equals(label));
  }
}
