package org.gonu.search.planning.openlist;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.BitSet;
import java.util.SplittableRandom;
import org.gonu.machine.GoalDistance;
import org.gonu.search.Coefficients;
import org.junit.jupiter.api.Test;

final class NearestFirstTest {
  private static final int STATES = 400;

  /** The first word of a state. */
  private record FirstWord(int most) implements GoalDistance {
    @Override
    public int of(long[] state) {
      return (int) state[0];
    }
  }

  private static NearestFirst filled(int most) {
    NearestFirst open =
        new NearestFirst(new FirstWord(most), Coefficients.DEFAULT, new SplittableRandom(1));
    for (int i = 0; i < STATES; i++) {
      open.add(new long[] {i == STATES / 2 ? 0 : most}, i, 1, 0);
    }
    return open;
  }

  @Test
  void poll_oneStateNearer_comesAmongTheFirst() {
    NearestFirst open = filled(50);
    BitSet first = new BitSet();
    for (int i = 0; i < 6; i++) {
      first.set(open.poll());
    }

    assertTrue(first.get(STATES / 2), "by its distance");
    assertTrue(first.get(0), "breadth first");
  }

  @Test
  void poll_untilEmpty_givesEveryState() {
    NearestFirst open = filled(50);
    BitSet taken = new BitSet();
    while (!open.isEmpty()) {
      taken.set(open.poll());
    }

    assertEquals(STATES, taken.cardinality());
    assertEquals(STATES, taken.length());
  }

  @Test
  void poll_distanceThatTellsNothing_isBreadthFirst() {
    NearestFirst open = filled(1);
    for (int i = 0; i < STATES; i++) {
      assertEquals(i, open.poll());
    }
    assertTrue(open.isEmpty());
  }
}
