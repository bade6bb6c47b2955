package org.gonu.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.check.checks.Strictness;
import org.gonu.game.Game;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.machine.StateMachine;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.Test;

final class PerftTest {
  /** Left says one of two words and right one of three, until left has said stop. */
  private static final String TALK =
      """
      (role left) (role right)
      (init talking)
      (<= (legal left stop) (true talking)) (<= (legal left go) (true talking))
      (<= (legal right ?w) (word ?w)) (word one) (word two) (word three)
      (<= (next talking) (does left go))
      (<= (next (said ?w)) (does right ?w) (does left stop))
      (<= terminal (not (true talking)))
      (goal left 0) (goal right 100)
      """;

  private static String rows(String sheet, int depth) {
    MutableList<Perft.Row> rows = Lists.mutable.empty();
    StateMachine machine =
        Game.load(new SourceText("test.kif", sheet), CasePolicy.INSENSITIVE, Strictness.LENIENT)
            .get()
            .newMachine();
    new Perft(machine).run(machine.initialState(), depth, rows::add);
    return rows.collect(row -> row.depth() + " " + row.sequences() + " " + row.terminal())
        .makeString(", ");
  }

  @Test
  void run_simultaneousMoves_countsJointMoves() {
    assertEquals("0 1 0, 1 6 3, 2 18 9, 3 54 27", rows(TALK, 3));
  }

  @Test
  void run_depthZero_isTheInitialStateAlone() {
    assertEquals("0 1 0", rows(TALK, 0));
  }

  @Test
  void run_terminalInitialState_hasNoSequences() {
    assertEquals("0 1 1, 1 0 0", rows(TALK.replace("(init talking)", "(init silent)"), 1));
  }

  @Test
  void run_transpositions_areCountedByTheirWays() {
    String sheet =
        """
        (role r) (init (n 0 0)) (index 0) (legal r a) (legal r b)
        (succ 0 1) (succ 1 2) (succ 2 3) (succ 3 4)
        (<= (next (n ?y ?m)) (does r a) (true (n ?x ?m)) (succ ?x ?y))
        (<= (next (n ?m ?y)) (does r b) (true (n ?m ?x)) (succ ?x ?y))
        (<= terminal (true (n 2 2)))
        (goal r 100)
        """;

    assertEquals("0 1 0, 1 2 0, 2 4 0, 3 8 0, 4 16 6, 5 20 0", rows(sheet, 5));
  }

  @Test
  void run_countBeyond63Bits_isRefused() {
    StringBuilder sheet =
        new StringBuilder(
            "(role r) (init on) (<= (next on) (true on)) (<= terminal (true off)) (goal r 0)");
    for (int move = 0; move < 100; move++) {
      sheet.append("(legal r m").append(move).append(")");
    }

    assertThrows(TooManySequencesException.class, () -> rows(sheet.toString(), 12));
  }
}
