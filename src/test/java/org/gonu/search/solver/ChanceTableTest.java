package org.gonu.search.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.gonu.search.SearchReport;
import org.junit.jupiter.api.Test;

/** Tables of games in which chance moves. */
final class ChanceTableTest {
  /** The player takes 50 points, or lets chance give 100 by five of six numbers. */
  private static final String GAMBLE =
      """
      (role player) (role random) (init start)
      (pips 1) (pips 2) (pips 3) (pips 4) (pips 5) (pips 6)
      (<= (legal player safe) (true start))
      (<= (legal player gamble) (true start))
      (<= (legal player noop) (not (true start)))
      (<= (legal random noop) (true start))
      (<= (legal random (roll ?n)) (not (true start)) (pips ?n))
      (<= (next gambled) (does player gamble))
      (<= (next ended) (does player safe))
      (<= (next ended) (does random (roll ?n)))
      (<= (next good) (does random (roll ?n)) (distinct ?n 1))
      (<= (next gambled) (true gambled))
      (<= terminal (true ended))
      (<= (goal player 100) (true good))
      (<= (goal player 50) (not (true good)) (not (true gambled)))
      (<= (goal player 0) (not (true good)) (true gambled))
      (goal random 0)
      """;

  /** Chance draws a prize of one or two, then x wins it by showing what o shows. */
  private static final String PENNIES =
      """
      (role random) (role x) (role o) (init draw) (side heads) (side tails)
      (<= (legal random (draw 1)) (true draw)) (<= (legal random (draw 2)) (true draw))
      (<= (legal random noop) (true (prize ?n)))
      (<= (legal x noop) (true draw)) (<= (legal o noop) (true draw))
      (<= (legal x (show ?s)) (true (prize ?n)) (side ?s))
      (<= (legal o (show ?s)) (true (prize ?n)) (side ?s))
      (<= (next (prize ?n)) (does random (draw ?n)))
      (<= (next (over ?n same)) (true (prize ?n)) (does x (show ?s)) (does o (show ?s)))
      (<= (next (over ?n other)) (true (prize ?n)) (does x (show ?s)) (not (does o (show ?s))))
      (<= terminal (true (over ?n ?how)))
      (<= (goal x 100) (true (over 1 same))) (<= (goal x 0) (true (over 1 other)))
      (<= (goal x 60) (true (over 2 same))) (<= (goal x 20) (true (over 2 other)))
      (<= (goal o 0) (true (over 1 same))) (<= (goal o 100) (true (over 1 other)))
      (<= (goal o 40) (true (over 2 same))) (<= (goal o 80) (true (over 2 other)))
      (goal random 100)
      """;

  /** The same, but both get what x gets. */
  private static final String TOGETHER =
      PENNIES
          .replace("(goal o 0)", "(goal o 100)")
          .replace("(goal o 100) (true (over 1 other))", "(goal o 0) (true (over 1 other))")
          .replace("(goal o 40)", "(goal o 60)")
          .replace("(goal o 80)", "(goal o 20)");

  @Test
  void run_chance_isWorthTheMeanOfItsMoves() {
    TableSearch search = TableSearchTest.solved(PackedSheets.game(GAMBLE));

    assertTrue(search.isSolved());
    assertEquals(500 / 6.0, search.report(0).values().get(0), 1e-3);
    assertEquals("gamble", search.report(0).best().move().toString());
    assertFalse(search.report(0).proved(), "it may come to nothing");
  }

  @Test
  void run_chanceBesideOthers_isLeftToOtherSearches() {
    String both = GAMBLE.replace("(legal random noop) (true start)", "(legal random ?m) (mark ?m)");

    assertFalse(
        TableSearchTest.solved(PackedSheets.game(both + "(mark noop) (mark nop)")).isSolved());
  }

  @Test
  void run_simultaneousMovesAfterChance_areMixed() {
    SearchReport report = TableSearchTest.solved(PackedSheets.game(PENNIES)).report(1);

    // After a draw of 1 each gets 50 of 100 on average, after one of 2 x gets 40.
    assertEquals(45, report.values().get(1), 1e-3);
    assertEquals(55, report.values().get(2), 1e-3);
    assertEquals(100, report.values().get(0), 1e-3, "what chance gets is no matter of the players");
    assertFalse(report.proved(), "chance decides");
  }

  @Test
  void run_sameGoalsAfterChance_playTogether() {
    SearchReport report = TableSearchTest.solved(PackedSheets.game(TOGETHER)).report(1);

    assertEquals(80, report.values().get(1), 1e-3);
    assertEquals(80, report.values().get(2), 1e-3);
  }
}
