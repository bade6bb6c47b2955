package org.gonu.search.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.gonu.machine.PackedGame;
import org.gonu.search.SearchBudget;
import org.junit.jupiter.api.Test;

/** Games that {@link TableSearch} leaves to other searches. */
final class AbandonedTableTest {
  /** A token on the cells 0 to 2 that goes left or right; cell 2 wins, cell 0 has no goal. */
  private static final String WALK_WITHOUT_LOSS =
      """
      (role walker) (init (at 1)) (legal walker left) (legal walker right)
      (after 0 1) (after 1 2)
      (<= (next (at ?y)) (does walker right) (true (at ?x)) (after ?x ?y))
      (<= (next (at ?x)) (does walker left) (true (at ?y)) (after ?x ?y))
      (<= terminal (true (at 0)))
      (<= terminal (true (at 2)))
      (<= (goal walker 100) (true (at 2)))
      """;

  @Test
  void run_endWithoutGoal_isAbandoned() {
    TableSearch search = TableSearchTest.solved(PackedSheets.game(WALK_WITHOUT_LOSS));

    assertTrue(search.isAbandoned());
    assertFalse(search.isSolved());
    assertFalse(search.report(0).proved());
  }

  @Test
  void run_littleMemory_isAbandoned() {
    PackedGame game = PackedSheets.packed(PackedSheets.library("tic-tac-toe"));
    TableSearch search = TableSearchTest.search(game, 1000);
    search.run(SearchBudget.playouts(Long.MAX_VALUE));

    assertTrue(search.isAbandoned());
    assertFalse(search.isSolved());
    assertEquals(0, search.states());
    assertEquals(9, search.report(0).candidates().size());
  }

  @Test
  void run_gameWithFarTooManyStates_isAbandonedEarly() {
    PackedGame game = PackedSheets.packed(PackedSheets.library("connect-four"));
    TableSearch search = TableSearchTest.search(game, 2L << 30);
    search.run(SearchBudget.playouts(1_000_000));

    assertTrue(search.isAbandoned());
  }
}
