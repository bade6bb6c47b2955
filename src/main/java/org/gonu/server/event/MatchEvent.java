package org.gonu.server.event;

/**
 * One event of a match.
 *
 * @param sequence its number in the match, from 1, without gaps
 * @param atMillis when it happened, milliseconds since 1970 by the server's clock. A clock may
 *     jump: order is by {@code sequence} alone.
 */
public record MatchEvent(long sequence, long atMillis, EventBody body) {
  /** Checks the number. */
  public MatchEvent {
    if (sequence < 1) {
      throw new IllegalArgumentException("sequence numbers start at 1, not " + sequence);
    }
  }

  /** The kind of the event. */
  public EventKind kind() {
    return body.kind();
  }
}
