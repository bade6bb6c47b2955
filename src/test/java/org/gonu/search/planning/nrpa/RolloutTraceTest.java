package org.gonu.search.planning.nrpa;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

final class RolloutTraceTest {
  private static final long[] TWO_MOVES = {0b11};
  private static final long[] FIRST_MOVE = {0b01};

  private final RolloutTrace trace = new RolloutTrace(1, 3);

  @Test
  void takeBack_afterAWorseEnd_keepsTheBestOne() {
    trace.add(0, TWO_MOVES);
    trace.add(1, TWO_MOVES);
    assertTrue(trace.end(50, 3));
    assertTrue(trace.takeBack());
    trace.add(0, FIRST_MOVE);
    trace.add(1, TWO_MOVES);
    assertFalse(trace.end(40, 1), "fewer points");

    assertArrayEquals(new int[] {0, 1}, trace.line().moves());
    assertEquals(50, trace.line().goal());
    assertEquals(3, trace.length());
    long[] legal = new long[1];
    trace.legal(1, legal);
    assertArrayEquals(TWO_MOVES, legal, "that of before the move was taken back");
  }

  @Test
  void end_sameGoal_nearerIsBetterAndThenLater() {
    trace.add(0, TWO_MOVES);
    assertTrue(trace.end(0, 5));
    trace.add(0, TWO_MOVES);
    assertTrue(trace.end(0, 5), "later");
    assertFalse(trace.end(0, 6), "farther");
    assertTrue(trace.end(0, 4), "nearer");
  }

  @Test
  void takeBack_againAndAgain_comesToAnEnd() {
    trace.add(0, TWO_MOVES);
    int times = 0;
    while (trace.takeBack()) {
      trace.add(1, TWO_MOVES);
      times++;
    }

    assertEquals(1, trace.length());
    assertTrue(times > 0 && times < 10);
  }

  @Test
  void copyFrom_traceThatWentOn_isTheLineToItsBestEnd() {
    trace.add(0, TWO_MOVES);
    trace.end(70, 0);
    trace.takeBack();
    trace.add(1, TWO_MOVES);
    trace.add(1, TWO_MOVES);
    trace.breakOff();
    RolloutTrace copy = new RolloutTrace(1, 3);
    copy.copyFrom(trace);

    assertEquals(1, copy.plies());
    assertEquals(0, copy.move(0));
    assertEquals(trace.score(), copy.score());
    assertArrayEquals(new int[] {0}, copy.line().moves());
  }
}
