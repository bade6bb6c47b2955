package org.gonu.engine.circuit.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.gonu.check.checks.Strictness;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.circuit.build.CircuitMaker;
import org.gonu.game.Game;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.ground.Grounder;
import org.gonu.ground.GroundingLimits;
import org.gonu.search.solver.PackedSheets;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.Test;

/** Which bases remember how a position came about. */
final class HistoryTest {
  /** A token goes round three cells until x stops at cell 3, which he may not where he just was. */
  private static final String ROUND =
      """
      (role x) (role o) (init (at 1)) (init (step 1)) (init (control x))
      (after 1 2) (after 2 3) (after 3 1) (tick 1 2) (tick 2 3) (tick 3 4)
      (<= (next (control o)) (true (control x)))
      (<= (next (control x)) (true (control o)))
      (<= (legal ?r noop) (role ?r) (not (true (control ?r))))
      (<= (legal ?r stay) (true (control ?r)) (not (true (stayed ?r))))
      (<= (legal ?r go) (true (control ?r)))
      (<= (next (stayed ?r)) (does ?r stay))
      (<= (next (at ?n)) (true (at ?n)) (does ?r stay))
      (<= (next (at ?n)) (true (at ?m)) (after ?m ?n) (does ?r go))
      (<= (next (step ?n)) (true (step ?m)) (tick ?m ?n))
      (<= (next marked) (true (at 2)))
      (<= (next marked) (true marked))
      (<= terminal (true (step 4)))
      (<= terminal (true (at 3)) (true (control x)))
      (<= (goal x 100) (true (at 3)))
      (<= (goal x 0) (not (true (at 3))))
      (<= (goal o 0) (true (at 3)))
      (<= (goal o 100) (not (true (at 3))))
      """;

  private static String history(String text) {
    SourceText source = new SourceText("test.kif", text);
    return history(Game.load(source, CasePolicy.INSENSITIVE, Strictness.LENIENT).get());
  }

  private static String history(Game game) {
    Circuit circuit =
        CircuitMaker.circuit(
            Grounder.ground(game.rules(), GroundingLimits.defaults()), () -> false);
    return circuit.facts(History.of(circuit)).makeString(" ");
  }

  @Test
  void of_limitAndBan_areHistory() {
    assertEquals("(step 1) (step 2) (step 3) (step 4) (stayed x) (stayed o)", history(ROUND));
  }

  @Test
  void of_markThatAllowsAMove_isNone() {
    String needed =
        ROUND.replace("(not (true (stayed ?r)))", "(not (true (stayed ?r))) (true marked)");

    assertFalse(history(needed).contains("marked"), history(needed));
  }

  @Test
  void of_markThatForbidsForEver_isNone() {
    String forbidding =
        ROUND.replace("(not (true (stayed ?r)))", "(not (true (stayed ?r))) (not (true marked))");

    assertFalse(history(forbidding).contains("marked"), history(forbidding));
  }

  @Test
  void of_clockThatAGoalAsksFor_isNone() {
    String asked = ROUND.replace("(goal x 0) (not", "(goal x 0) (true (step 4)) (not");

    assertFalse(history(asked).contains("(step 4)"), history(asked));
  }

  @Test
  void of_julGonu_isTheClockAndTheLastMoves() {
    String history = history(PackedSheets.library("jul-gonu"));

    assertTrue(history.contains("back"), history);
    assertTrue(history.contains("(last white a 1 a 2)"), history);
    assertTrue(history.contains("(step 201)"), history);
    assertFalse(history.contains("cell"), history);
    assertFalse(history.contains("control"), history);
  }

  @Test
  void of_marksOnABoard_areNone() {
    assertEquals("", history(PackedSheets.library("tic-tac-toe")));
    assertEquals("", history(PackedSheets.library("connect-four")));
  }
}
