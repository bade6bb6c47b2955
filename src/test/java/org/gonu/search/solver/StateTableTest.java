package org.gonu.search.solver;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.SplittableRandom;
import org.gonu.search.states.StateTable;
import org.gonu.search.states.WordPages;
import org.junit.jupiter.api.Test;

final class StateTableTest {
  private static final int STATES = 50_000;

  private static long[] state(int number) {
    return new long[] {number * 0x1_0000_0001L, number >> 3, 1L << number};
  }

  @Test
  void add_manyStates_keepsAllOnce() {
    StateTable table = new StateTable(3);
    SplittableRandom random = new SplittableRandom(1);
    for (int number = 0; number < STATES; number++) {
      assertEquals(number, table.add(state(number)));
      int known = random.nextInt(number + 1);
      assertEquals(known, table.add(state(known)));
    }

    assertEquals(STATES, table.size());
    long[] read = new long[3];
    for (int number = 0; number < STATES; number++) {
      assertEquals(number, table.find(state(number)));
      table.get(number, read);
      assertArrayEquals(state(number), read);
    }
    assertEquals(-1, table.find(state(STATES)));
  }

  @Test
  void pages_freedAtTheHead_keepTheRest() {
    WordPages pages = new WordPages(1);
    for (int i = 0; i < 5000; i++) {
      pages.add(new long[] {i});
    }
    long before = pages.bytes();
    pages.freeBefore(3000);

    long[] row = new long[1];
    pages.get(3000, row);
    assertEquals(3000, row[0]);
    assertEquals(5000, pages.size());
    assertEquals(before - 2 * 1024 * 8, pages.bytes());
  }
}
