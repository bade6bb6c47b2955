package org.gonu.server.event;

import java.util.Locale;
import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;

/** Why a match has ended. Only a {@link #COMPLETED} one has a result. */
public enum EndReason {
  /** A terminal state was reached: there are goals. */
  COMPLETED,
  /** The rules of the game broke down in play. */
  RULES_BROKEN,
  /** The organiser has called the match off. */
  ABORTED,
  /**
   * A player was not there: after the server was started again it did not come back in time, or, in
   * a tournament, it could not be reached at the beginning. The detail begins with its id.
   */
  PLAYER_GONE,
  /** After the server was started again, the events did not agree with the rules of the game. */
  NOT_RESUMABLE,
  /** The server failed: a bug of ours. */
  FAILED;

  /** The name in JSON and in the database: small letters with hyphens. */
  public String label() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The reason with a label; empty if there is none. */
  public static Optional<EndReason> of(String label) {
    return Lists.immutable.with(values()).detectOptional(reason -> reason.label().equals(label));
  }
}
