package org.gonu.protocol;

import java.util.Optional;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.Term;

/** What PLAY and STOP tell of the step before. */
public sealed interface Update {
  /** Nothing: there was no step before. */
  record Nothing() implements Update {}

  /**
   * The moves of all roles in role order. The Dresden server sends percepts in this place to
   * players of GDL-II; only the rules can tell.
   *
   * @param moves not empty
   */
  record Moves(ImmutableList<Term> moves) implements Update {
    public Moves {
      if (moves.isEmpty()) {
        throw new IllegalArgumentException("no moves is Nothing");
      }
    }
  }

  /**
   * What a player of GDL-II gets to know.
   *
   * @param turn 0 at the first PLAY, one more with each PLAY or STOP after it
   * @param lastMove what was executed for this player; empty in turn 0
   * @param percepts what it saw
   */
  record Observation(int turn, Optional<Term> lastMove, ImmutableList<Term> percepts)
      implements Update {}
}
