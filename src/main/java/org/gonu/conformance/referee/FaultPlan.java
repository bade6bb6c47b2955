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
  private static final ImmutableList<Fault> OF_WORDS =
      Lists.immutable.of(
          Fault.NONE,
          Fault.SILENT,
          Fault.RESET,
          Fault.GARBAGE,
          Fault.BUSY,
          Fault.HUGE,
          Fault.CLOSE,
          Fault.EMPTY);

  private final ImmutableList<Fault> ofMoves;
  private final ImmutableList<Fault> ofWords;
  private final AtomicInteger moves = new AtomicInteger();
  private final AtomicInteger starts = new AtomicInteger();
  private final AtomicInteger stops = new AtomicInteger();

  /** A plan of faults in this order. */
  public FaultPlan(ImmutableList<Fault> faults) {
    if (faults.isEmpty()) {
      throw new IllegalArgumentException("no faults");
    }
    ofMoves = faults;
    ImmutableList<Fault> words = OF_WORDS.select(faults::contains);
    ofWords = words.isEmpty() ? Lists.immutable.of(Fault.NONE) : words;
  }

  /** For the next answer to PLAY. */
  Fault ofMove() {
    return next(ofMoves, moves);
  }

  /** For the next answer to START. */
  Fault ofStart() {
    return next(ofWords, starts);
  }

  /** For the next answer to STOP. */
  Fault ofStop() {
    return next(ofWords, stops);
  }

  private static Fault next(ImmutableList<Fault> faults, AtomicInteger count) {
    return faults.get(Math.floorMod(count.getAndIncrement(), faults.size()));
  }
}
