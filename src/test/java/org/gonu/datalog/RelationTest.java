package org.gonu.datalog;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;
import org.eclipse.collections.api.factory.Lists;
import org.gonu.gdl.Predicate;
import org.gonu.machine.TermOrder;
import org.junit.jupiter.api.Test;

/** Rows that are added at once and rows that may wait. */
final class RelationTest {
  private static final Predicate PAIR = new Predicate("pair", 2);

  private final Relation atOnce =
      Relation.ofAllStates(PAIR, new TermTable(new TermOrder(Lists.immutable.empty())));
  private final Relation soon =
      Relation.ofAllStates(PAIR, new TermTable(new TermOrder(Lists.immutable.empty())));
  private final Random random = new Random(5);

  /** Adds rows to both, enough for a large table, half of which are there already. */
  private void addMany() {
    for (int i = 0; i < 300_000; i++) {
      int[] row = {random.nextInt(400), random.nextInt(400)};
      atOnce.add(row);
      soon.addSoon(row);
    }
  }

  @Test
  void addSoon_manyRows_areTheSameInTheSameOrder() {
    addMany();

    soon.settle();

    assertEquals(atOnce.size(), soon.size());
    assertArrayEquals(
        Arrays.copyOf(atOnce.data(), 2 * atOnce.size()),
        Arrays.copyOf(soon.data(), 2 * soon.size()));
  }

  @Test
  void find_rowThatWaits_isItsNumber() {
    addMany();
    int[] row = {1000, 1000};

    soon.addSoon(row);

    atOnce.add(row);
    assertEquals(atOnce.find(row), soon.find(row));
  }

  @Test
  void clear_rowsThatWait_areGone() {
    addMany();
    int[] row = {1000, 1000};
    soon.addSoon(row);

    soon.clear();

    soon.settle();
    assertEquals(0, soon.size());
    assertTrue(soon.find(row) < 0);
  }
}
