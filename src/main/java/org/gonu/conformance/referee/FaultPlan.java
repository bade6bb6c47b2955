package org.gonu.conformance.referee;

import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;

/**
 * Which fault comes next. Answers to PLAY go through all faults of the plan in turn; answers to
 * START and STOP through those that do not need a move, one for each match. Safe for use by several
 * threads.
 */
public final class FaultPlan {
  /** Faults that make sense in an answer that is no move. */
  private static final ImmutableList<PlayerFault> OF_WORDS =
      Lists.immutable.of(
          PlayerFault.NONE,
          PlayerFault.SILENT,
          PlayerFault.RESET,
          PlayerFault.GARBAGE,
          PlayerFault.BUSY,
          PlayerFault.HUGE,
          PlayerFault.CLOSE,
          PlayerFault.EMPTY);

  private final ImmutableList<PlayerFault> ofMoves;
  private final ImmutableList<PlayerFault> ofWords;
  private final AtomicInteger moves = new AtomicInteger();
  private final AtomicInteger starts = new AtomicInteger();
  private final AtomicInteger stops = new AtomicInteger();

  /** A plan of faults in this order. */
  public FaultPlan(ImmutableList<PlayerFault> faults) {
    if (faults.isEmpty()) {
      throw new IllegalArgumentException("no faults");
    }
    ofMoves = faults;
    ImmutableList<PlayerFault> words = OF_WORDS.select(faults::contains);
    ofWords = words.isEmpty() ? Lists.immutable.of(PlayerFault.NONE) : words;
  }

  /** For the next answer to PLAY. */
  PlayerFault ofMove() {
    return next(ofMoves, moves);
  }

  /** For the next answer to START. */
  PlayerFault ofStart() {
    return next(ofWords, starts);
  }

  /** For the next answer to STOP. */
  PlayerFault ofStop() {
    return next(ofWords, stops);
  }

  private static PlayerFault next(ImmutableList<PlayerFault> faults, AtomicInteger count) {
    return faults.get(Math.floorMod(count.getAndIncrement(), faults.size()));
  }
}
