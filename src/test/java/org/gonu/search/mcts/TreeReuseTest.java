package org.gonu.search.mcts;

import static org.gonu.search.mcts.Searches.PLAIN;
import static org.gonu.search.mcts.Searches.search;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.gonu.machine.State;
import org.gonu.machine.StateMachine;
import org.gonu.search.SearchBudget;
import org.gonu.search.SearchReport;
import org.gonu.search.Technique;
import org.junit.jupiter.api.Test;

/** What a search keeps from move to move and in little memory, and how it spends its limits. */
final class TreeReuseTest {
  @Test
  void run_littleMemory_forgetsTheLeastAndGoesOn() {
    Sheet sheet = Sheet.ofLibrary("connect-four");
    LaneSearch search = search(sheet, PLAIN.withResources(1, 1L << 20));

    search.run(SearchBudget.playouts(2_000_000));

    SearchReport report = search.report(0);
    assertTrue(report.nodes() < 8_000, "nodes " + report.nodes());
    assertEquals("(drop d)", report.best().move().toString());
  }

  @Test
  void run_fullMemoryWhileStatesGetFewerMoves_keepsAGoodPartOfTheTree() {
    Sheet sheet = Sheet.ofLibrary("breakthrough");
    StateMachine machine = sheet.machine();
    LaneSearch search = search(sheet, PLAIN.withResources(1, 4L << 20));
    State state = machine.initialState();
    for (int step = 0; step < 36 && !search.isSolved(); step++) {
      search.moveTo(machine.facts(state));
      search.run(SearchBudget.playouts(150_000));
      assertTrue(
          search.isSolved() || search.report(0).nodes() > 1_000,
          "nodes in step " + step + ": " + search.report(0).nodes());
      State now = state;
      state =
          machine.next(
              now, machine.roles().collect(role -> search.report(role.index()).best().move()));
    }
  }

  @Test
  void moveTo_stateThatFollows_keepsWhatWasFound() {
    Sheet sheet = Sheet.ofLibrary("connect-four");
    LaneSearch search = search(sheet, PLAIN);
    search.run(SearchBudget.playouts(300_000));

    search.moveTo(sheet.factsAfter("(drop d)"));

    assertTrue(search.report(1).playouts() > 50_000, "kept " + search.report(1).playouts());
  }

  /** The lanes of either role to move have jobs waiting when the state changes. */
  @Test
  void moveTo_afterFewPlayouts_spendsTheNextOnesOnTheNewState() {
    Sheet sheet = Sheet.ofLibrary("connect-four");
    LaneSearch search = search(sheet, PLAIN);
    search.run(SearchBudget.playouts(5_000));
    search.moveTo(sheet.factsAfter("(drop c)", "(drop g)"));
    long before = search.report(0).playouts();

    search.run(SearchBudget.playouts(5_000));

    assertTrue(search.report(0).playouts() - before > 3_000);
  }

  @Test
  void run_limitOfPlayouts_isSpentOnThePresentState() {
    Sheet sheet = Sheet.ofLibrary("breakthrough");
    LaneSearch search = search(sheet, PLAIN);
    search.run(SearchBudget.playouts(50_000));
    search.moveTo(sheet.factsAfter("(move a 2 a 3)", "(move h 7 h 6)"));
    long before = search.report(0).playouts();
    long finishedBefore = search.finishedPlayouts();

    search.run(SearchBudget.playouts(700));

    assertEquals(700, search.finishedPlayouts() - finishedBefore);
    assertTrue(search.report(0).playouts() - before >= 700);
  }

  @Test
  void run_limitOfNodes_isSpentOnThePresentState() {
    Sheet sheet = Sheet.ofLibrary("breakthrough");
    LaneSearch search = search(sheet, PLAIN);
    search.run(SearchBudget.playouts(50_000));
    search.moveTo(sheet.factsAfter("(move a 2 a 3)", "(move h 7 h 6)"));
    long before = search.report(0).playouts();

    search.run(SearchBudget.unlimited().withNodes(300));

    assertTrue(search.report(0).playouts() - before >= 300);
  }

  @Test
  void moveTo_withoutReuse_beginsAnew() {
    Sheet sheet = Sheet.ofLibrary("connect-four");
    LaneSearch search = search(sheet, PLAIN.without(Technique.REUSE));
    search.run(SearchBudget.playouts(100_000));

    search.moveTo(sheet.factsAfter("(drop d)"));

    assertEquals(0, search.report(1).playouts());
    search.run(SearchBudget.playouts(10_000));
    assertTrue(search.report(1).playouts() > 0);
  }
}
