package org.gonu.engine.lanes.staging;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.SplittableRandom;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.eclipse.collections.impl.set.mutable.primitive.IntHashSet;
import org.junit.jupiter.api.Test;

final class StageCoverTest {
  /** Candidate i goes from i / 4 to i % 4. */
  private final MoveStages grid =
      new MoveStages(
          new int[] {0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2},
          new int[] {0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3});

  private final StageCover cover = new StageCover(grid);

  @Test
  void allFromOnePlace_areThatPart() {
    cover.cover(IntArrayList.newListWith(4, 5, 6, 7));

    assertEquals(IntArrayList.newListWith(1), cover.firsts());
    assertEquals(1, cover.literals());
  }

  @Test
  void allFromAndToAPlace_areTwoParts() {
    cover.cover(IntArrayList.newListWith(2, 4, 5, 6, 7, 10));

    assertEquals(IntArrayList.newListWith(1), cover.firsts());
    assertEquals(IntArrayList.newListWith(2), cover.seconds());
    assertEquals(2, cover.literals());
  }

  @Test
  void others_areSingle() {
    cover.cover(IntArrayList.newListWith(0, 5, 10));

    assertEquals(IntArrayList.newListWith(0, 5, 10), cover.singles());
    assertEquals(6, cover.literals());
  }

  @Test
  void randomSets_oneAfterTheOther_areCoveredExactly() {
    SplittableRandom random = new SplittableRandom(1);
    for (int trial = 0; trial < 2_000; trial++) {
      IntArrayList set = new IntArrayList();
      for (int candidate = 0; candidate < grid.candidates(); candidate++) {
        if (random.nextInt(4) != 0) {
          set.add(candidate);
        }
      }
      cover.cover(set);

      IntHashSet covered = new IntHashSet(cover.singles());
      cover.firsts().forEach(part -> covered.addAll(grid.withFirst(part)));
      cover.seconds().forEach(part -> covered.addAll(grid.withSecond(part)));
      assertEquals(new IntHashSet(set), covered);
    }
  }
}
