package org.gonu.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

final class PerftLevelTest {
  private static final long[] TWO_MOVES = {3};

  @Test
  void add_moreStatesThanThereIsRoomFor_isRefused() {
    long room = 100_000;
    PerftLevel level = new PerftLevel(1, room);

    TooManyStatesException refused =
        assertThrows(
            TooManyStatesException.class,
            () -> {
              for (long state = 0; state < room; state++) {
                level.add(new long[] {state}, TWO_MOVES, 1);
              }
            });

    assertTrue(level.bytes() <= room);
    assertEquals(
        "there is no memory for more than 2,048 states after sequences", refused.getMessage());
  }

  @Test
  void add_stateThatIsThere_needsNoRoom() {
    PerftLevel level = new PerftLevel(1, 0);

    level.add(new long[] {7}, TWO_MOVES, 2);
    level.add(new long[] {7}, TWO_MOVES, 3);

    assertEquals(1, level.size());
    assertEquals(5, level.ways(0));
  }
}
