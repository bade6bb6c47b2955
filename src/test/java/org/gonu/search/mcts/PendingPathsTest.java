package org.gonu.search.mcts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.BitSet;
import org.junit.jupiter.api.Test;

final class PendingPathsTest {
  private static final int ROLES = 2;

  private final PendingPaths paths = new PendingPaths(4, ROLES);

  /** A path through nodes 100, 101, …; in step i, role r takes edge 10 i + r. */
  private int pathOf(int steps) {
    int path = paths.take();
    for (int step = 0; step < steps; step++) {
      paths.add(path, 100 + step);
      for (int role = 0; role < ROLES; role++) {
        paths.setEdge(path, role, 10 * step + role);
      }
    }
    return path;
  }

  private void assertSteps(int path, int first, int steps) {
    assertEquals(steps, paths.length(path));
    for (int step = 0; step < steps; step++) {
      assertEquals(100 + first + step, paths.node(path, step));
      for (int role = 0; role < ROLES; role++) {
        assertEquals(10 * (first + step) + role, paths.edge(path, step, role));
      }
    }
  }

  @Test
  void add_moreStepsThanAPathHasRoomForAtFirst_keepsAllOfThem() {
    assertSteps(pathOf(1_000), 0, 1_000);
  }

  @Test
  void add_aStep_hasNoEdgesYet() {
    int path = pathOf(1);
    paths.add(path, 7);

    assertEquals(PendingPaths.NONE, paths.edge(path, 1, 0));
    assertEquals(PendingPaths.NONE, paths.edge(path, 1, 1));
  }

  @Test
  void take_aPathThatWasGivenBack_isEmptyAgain() {
    int path = pathOf(3);
    paths.collect(path, 5, 60, new long[] {70, 80});
    paths.noteUnscored(path);
    paths.give(path);
    assertEquals(0, paths.used());

    int again = paths.take();

    assertEquals(path, again);
    assertEquals(0, paths.length(again));
    assertEquals(0, paths.count(again));
    assertEquals(0, paths.plies(again));
    assertEquals(0, paths.goals(again, 0));
    assertEquals(0, paths.goals(again, 1));
    assertTrue(paths.isScored(again));
    assertEquals(PendingPaths.NONE, paths.prefix(again));
  }

  @Test
  void collect_severalReports_addsThemUpForEachRole() {
    int path = pathOf(1);
    paths.collect(path, 2, 30, new long[] {100, 0});
    paths.collect(path, 1, 10, new long[] {50, 50});

    assertEquals(3, paths.count(path));
    assertEquals(40, paths.plies(path));
    assertEquals(150, paths.goals(path, 0));
    assertEquals(50, paths.goals(path, 1));
  }

  @Test
  void cut_aLongPath_dividesItsStepsInOrder() {
    int path = pathOf(50);
    int prefix = paths.cut(path, 45, 2);

    assertNotEquals(path, prefix);
    assertSteps(prefix, 0, 45);
    assertSteps(path, 45, 5);
    assertEquals(50, paths.depth(path));
    assertEquals(2, paths.used());
  }

  @Test
  void cut_fewSteps_keepsARestThatIsLongerThanAFreshPath() {
    int path = pathOf(200);
    int prefix = paths.cut(path, 3, 2);

    assertSteps(prefix, 0, 3);
    assertSteps(path, 3, 197);
  }

  @Test
  void leave_aPrefixOfThreeJobs_isDoneAfterTheThird() {
    int path = pathOf(4);
    int prefix = paths.cut(path, 2, 3);
    int second = paths.take();
    paths.join(second, prefix);

    assertEquals(prefix, paths.prefix(second));
    assertEquals(2, paths.depth(second));
    assertFalse(paths.leave(prefix));
    assertFalse(paths.leave(prefix));
    assertTrue(paths.leave(prefix));
  }

  @Test
  void passes_nodesOfThePathAndOfItsPrefix_areFound() {
    int path = pathOf(4);
    paths.cut(path, 2, 1);

    assertTrue(paths.passes(path, 101));
    assertTrue(paths.passes(path, 103));
    assertFalse(paths.passes(path, 104));
  }

  @Test
  void pin_pathsInUse_marksTheirNodesAlone() {
    pathOf(2);
    paths.give(pathOf(9));
    BitSet pinned = new BitSet();

    paths.pin(pinned);

    assertEquals(BitSet.valueOf(new long[] {0, 3L << 36}), pinned);
  }
}
