package org.gonu.server.store;

import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.server.event.EndReason;
import org.gonu.server.event.EventBody;

/**
 * A match in a list of matches; what happened in it is in its events.
 *
 * @param number in the order in which matches were asked for
 * @param sheet hash of its sheet
 * @param gameName name of its sheet
 * @param players ids in role order
 * @param reason why it has ended; empty before
 * @param goals by role; empty unless it is completed
 * @param createdAt milliseconds since 1970
 * @param endedAt milliseconds since 1970; empty before
 * @param lastSequence number of its last event
 */
public record MatchRow(
    String id,
    long number,
    String sheet,
    String gameName,
    ImmutableList<String> players,
    State state,
    Optional<EndReason> reason,
    ImmutableList<OptionalInt> goals,
    Optional<EventBody.PairingOf> pairing,
    long createdAt,
    OptionalLong endedAt,
    long lastSequence) {

  /** Where a match is in its life. */
  public enum State {
    /** It waits for its turn. */
    QUEUED,
    /** Its players have been called. */
    RUNNING,
    /** It is over. */
    ENDED;

    /** The name in JSON and in the database: the constant in small letters. */
    public String label() {
      return name().toLowerCase(Locale.ROOT);
    }
  }
}
