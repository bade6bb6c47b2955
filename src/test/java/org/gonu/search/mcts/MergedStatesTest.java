package org.gonu.search.mcts;

import static org.gonu.search.mcts.Searches.PLAIN;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.gonu.engine.lanes.LaneProgram;
import org.gonu.machine.AdmittedMerger;
import org.gonu.machine.PackedGame;
import org.gonu.machine.StateMerger;
import org.gonu.search.SearchBudget;
import org.gonu.search.SearchReport;
import org.junit.jupiter.api.Test;

/** States that are merged are states that lanes can hold. */
final class MergedStatesTest {
  private static final int CELLS = 50;

  /**
   * Cells are dipped into one of fifteen colours or painted, of which only paint matters. A cell
   * has one content, and lanes hold it as a number. Two cells have to be painted.
   */
  private static final String DIPS =
      names("(cell ?)")
          + IntStream.rangeClosed(1, 15)
              .mapToObj(colour -> "(colour m" + colour + ")")
              .collect(Collectors.joining())
          + """
          (role p) (init (step 1)) (small 1) (small 2)
          (<= (init (has ?c m1)) (cell ?c))
          (<= (next (step 2)) (true (step 1))) (<= (next (step 3)) (true (step 2)))
          (<= (legal p (up ?c)) (small ?c) (not (true (has ?c paint))))
          (<= (legal p spill) (cell ?c) (not (small ?c)) (not (true (has ?c paint))))
          (<= (legal p (dip ?k)) (colour ?k))
          (<= (next (has ?c paint)) (does p (up ?c)))
          (<= (next (has ?c paint)) (does p spill) (cell ?c) (not (small ?c)))
          (<= (next (has ?c ?k)) (cell ?c) (does p (dip ?k)) (not (true (has ?c paint))))
          (<= (changed ?c) (does p (up ?c)))
          (<= (changed ?c) (cell ?c) (not (small ?c)) (does p spill))
          (<= (changed ?c) (cell ?c) (does p (dip ?k)) (not (true (has ?c paint))))
          (<= (next (has ?c ?k)) (true (has ?c ?k)) (not (changed ?c)))
          (<= won (true (has 1 paint)) (true (has 2 paint)))
          (<= terminal won) (<= terminal (true (step 3)))
          (<= (goal p 100) won) (<= (goal p 0) (not won))
          """;

  private static String names(String fact) {
    return IntStream.rangeClosed(1, CELLS)
        .mapToObj(number -> fact.replace("?", String.valueOf(number)))
        .collect(Collectors.joining());
  }

  @Test
  void merge_stateOfWhichLanesCannotHoldTheResult_leavesItAsItIs() {
    LaneProgram lanes = (LaneProgram) Sheet.of(DIPS).packed().rewritten();
    assertFalse(lanes.numbers().isEmpty(), "no contents are numbers: nothing is tested");
    long[] initial = lanes.initialState();
    long[] painted = initial.clone();
    flip(lanes, painted, "(has 1 m1)");
    flip(lanes, painted, "(has 1 paint)");
    StateMerger bare = lanes.analysis().newMerger();
    StateMerger guarded = new AdmittedMerger(lanes, lanes.analysis().newMerger());

    assertFalse(lanes.admits(merged(bare, initial, painted)), "nothing has to be guarded");
    assertArrayEquals(painted, merged(guarded, initial, painted));
  }

  /** What becomes of the second of two states. */
  private static long[] merged(StateMerger merger, long[] first, long[] second) {
    merger.merge(first.clone());
    long[] result = second.clone();
    merger.merge(result);
    return result;
  }

  private static void flip(PackedGame game, long[] state, String fact) {
    long[] bits = new long[game.words()];
    for (int base = 0; base < Long.SIZE * bits.length; base++) {
      bits[base >> 6] = 1L << base;
      if (game.facts(bits).collect(String::valueOf).contains(fact)) {
        state[base >> 6] ^= 1L << base;
        return;
      }
      bits[base >> 6] = 0;
    }
    throw new IllegalArgumentException("no base " + fact);
  }

  @Test
  void run_statesThatMerge_findsTheWin() {
    LaneSearch search = new LaneSearch(Sheet.of(DIPS).packed().rewritten(), PLAIN);

    search.run(SearchBudget.playouts(5_000));

    SearchReport report = search.report(0);
    assertEquals(100, report.best().lowest(), report.toString());
    assertTrue(report.best().move().toString().startsWith("(up "), report.toString());
  }
}
