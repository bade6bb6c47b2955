package org.gonu.search.planning.graph;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.gonu.machine.PackedGame;
import org.gonu.search.Coefficients;
import org.gonu.search.planning.method.BestLine;
import org.gonu.search.planning.method.Method;
import org.gonu.search.planning.method.Start;
import org.gonu.search.solver.PackedSheets;
import org.gonu.search.states.StateProbe;
import org.junit.jupiter.api.Test;

/** Plans for tokens that walk beside each other, each on ten cells in a row. */
final class FactorSearchTest {
  private static final long ENOUGH = 100L << 20;

  /** Every token has to come from cell 0 to cell 5; a token moves if it is named. */
  private static final String TOKENS =
      """
      (role r) (init (step 0))
      (beside 0 1) (beside 1 2) (beside 2 3) (beside 3 4) (beside 4 5) (beside 5 6) (beside 6 7)
      (beside 7 8) (beside 8 9)
      (<= (init (at ?t 0)) (token ?t))
      (<= (legal r (go ?t ?y)) (true (at ?t ?x)) (beside ?x ?y))
      (<= (legal r (go ?t ?x)) (true (at ?t ?y)) (beside ?x ?y))
      (<= (goes ?t) (does r (go ?t ?x)))
      (<= (next (at ?t ?x)) (does r (go ?t ?x)))
      (<= (next (at ?t ?x)) (true (at ?t ?x)) (not (goes ?t)))
      (<= (next (step ?n)) (true (step ?m)) (after ?m ?n))
      (<= away (token ?t) (not (true (at ?t 5))))
      (<= (goal r 100) (not away))
      (<= (goal r 0) away)
      """;

  /** A sheet of so many tokens and steps, with an end. */
  private static PackedGame tokens(int count, int steps, String end) {
    String names = numbers(count).map(i -> "(token t" + i + ")").collect(Collectors.joining());
    String steppings =
        numbers(steps).map(i -> "(after " + i + " " + (i + 1) + ")").collect(Collectors.joining());
    String late = "(<= terminal (true (step " + steps + ")))";
    return PackedSheets.packed(PackedSheets.game(TOKENS + names + steppings + late + end));
  }

  private static Stream<Integer> numbers(int count) {
    return IntStream.range(0, count).boxed();
  }

  private static Optional<Method> search(PackedGame game, BestLine best, long maxBytes) {
    StateProbe.View view = new StateProbe(game, 1).at(game.initialState());
    Start start = new Start(game, 0, view.state(), view.legal(), Coefficients.DEFAULT);
    return FactorSearch.of(start, best, maxBytes, new SplittableRandom(1));
  }

  private static BestLine searched(PackedGame game) {
    BestLine best = new BestLine();
    Method method = search(game, best, ENOUGH).orElseThrow();
    for (int slices = 0; method.step(); slices++) {
      assertTrue(slices < 10_000, "no end in sight");
    }
    assertFalse(method.isExhausted(), "it has not seen all states");
    return best;
  }

  @Test
  void step_manyFactorsAndNoStepToSpare_putsShortestLinesTogether() {
    BestLine best = searched(tokens(12, 60, "(<= terminal (not away))"));

    assertEquals(100, best.goal());
    assertEquals(60, best.line().moves().length);
  }

  @Test
  void step_oneStepTooFew_findsNothing() {
    assertEquals(0, searched(tokens(3, 14, "(<= terminal (not away))")).goal());
  }

  @Test
  void step_oneFactorEndsTheMatch_isTheLast() {
    PackedGame game = tokens(3, 40, "(<= terminal (true (at t1 5)))");
    BestLine best = searched(game);

    int[] line = best.line().moves();
    assertEquals(100, best.goal());
    assertEquals("(go t1 5)", game.moves().get(line[line.length - 1]).toString());
  }

  @Test
  void step_matchGoesOnAfterTheGoal_waits() {
    BestLine best = searched(tokens(3, 40, "(legal r wait)"));

    assertEquals(100, best.goal());
    assertEquals(40, best.line().moves().length);
  }

  @Test
  void step_littleMemory_looksOnceMoreWhereTheDistanceTells() {
    BestLine best = new BestLine();
    Method tokens = search(tokens(2, 40, "(<= terminal (not away))"), best, 1).orElseThrow();
    PackedGame frames = PackedSheets.packed(PackedSheets.library("three-frames"));
    Method nearestFirst = search(frames, best, 1).orElseThrow();

    assertFalse(tokens.step(), "there is one condition for a token");
    assertTrue(nearestFirst.step(), "there are eight conditions for a frame");
    assertFalse(nearestFirst.step());
    assertEquals(-1, best.goal());
  }

  @Test
  void of_goalThatLooksAtSeveralTokensAtOnce_isNothing() {
    PackedGame game =
        PackedSheets.packed(
            PackedSheets.game(
                TOKENS.replace("(not away))", "(true (at t0 ?x)) (true (at t1 ?x)))")
                    + "(token t0) (token t1) (after 0 1) (<= terminal (true (step 1)))"));

    assertTrue(game.analysis().factors(0).isEmpty());
    assertTrue(search(game, new BestLine(), ENOUGH).isEmpty());
  }
}
