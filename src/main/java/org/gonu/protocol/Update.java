package org.gonu.protocol;

import java.util.Optional;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.Term;

/** What PLAY and STOP tell about the previous step. */
public sealed interface Update {
  /** There was no previous step. */
  record Nothing() implements Update {}

  /**
   * The moves of all roles in role order. In games of GDL-II the Dresden server sends percepts here
   * instead; only the rules can tell which.
   *
   * @param moves not empty
   */
  record Moves(ImmutableList<Term> moves) implements Update {
    /** Checks that there are moves. */
    public Moves {
      if (moves.isEmpty()) {
        throw new IllegalArgumentException("no moves is Nothing");
      }
    }
  }

  /**
   * The observation of a player of GDL-II.
   *
   * @param turn 0 at the first PLAY, one more with each PLAY or STOP after it
   * @param lastMove what was executed for this player; empty in turn 0
   * @param percepts what it saw
   */
  record Observation(int turn, Optional<Term> lastMove, ImmutableList<Term> percepts)
      implements Update {}
}
