package org.gonu.analysis.simulation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.analysis.simulation.MatchPool.Match;
import org.gonu.analysis.simulation.MatchPool.Outcome;
import org.gonu.gdl.Constant;
import org.gonu.machine.Move;
import org.gonu.machine.State;
import org.junit.jupiter.api.Test;

/** Which matches are kept to be put together. */
final class MatchPoolTest {
  private static final State SOME = new State() {};

  private static MatchPool pool(int maxSteps) {
    return new MatchPool(new SplittableRandom(1), maxSteps);
  }

  /** A match of one role. */
  private static Course match(int length, int goal) {
    Course course = course(Optional.empty(), Lists.immutable.empty(), goal, 0);
    for (int step = 1; step <= length; step++) {
      Move move = new Move(Constant.of("m" + step));
      course = course(Optional.of(course), Lists.immutable.of(move), goal, step);
    }
    return course;
  }

  private static Course course(
      Optional<Course> before, ImmutableList<Move> jointMove, int goal, int length) {
    Inspection end =
        new Inspection(
            Lists.immutable.empty(),
            true,
            Lists.immutable.of(Lists.immutable.empty()),
            Lists.immutable.of(OptionalInt.of(goal)),
            Lists.immutable.empty());
    return new Course(before, jointMove, SOME, end, length);
  }

  @Test
  void any_ofALength_isAMatchOfItOrNone() {
    MatchPool pool = pool(100);
    pool.keep(match(2, 50));
    pool.keep(match(3, 50));
    Outcome half = pool.anyOutcome();

    assertEquals(new Outcome(0, OptionalInt.of(50)), half);
    assertEquals("[[m1], [m2], [m3]]", pool.any(half, 3).map(Match::jointMoves).orElseThrow() + "");
    assertEquals(Optional.empty(), pool.any(half, 4));
  }

  @Test
  void keep_moreStepsThanThereIsRoomFor_leavesThemOut() {
    MatchPool pool = pool(10);
    for (int i = 0; i < 1_000; i++) {
      pool.keep(match(i % 4, 10 * (i % 7)));
      assertTrue(pool.steps() <= 10, "steps: " + pool.steps());
    }
    pool.keep(match(11, 99));

    assertEquals(Optional.empty(), pool.any(new Outcome(0, OptionalInt.of(99)), 11));
    assertTrue(pool.any(pool.anyOutcome()).length() < 4);
  }

  @Test
  void keep_manyMatchesOfAnOutcome_replacesEarlierOnes() {
    MatchPool pool = pool(1_000);
    for (int i = 0; i < 10_000; i++) {
      pool.keep(match(2, 50));
    }
    pool.keep(match(7, 50));

    assertEquals(60 * 2 + 5, pool.steps());
  }
}
