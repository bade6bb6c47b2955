package org.gonu.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.collections.api.factory.primitive.DoubleLists;
import org.gonu.check.checks.Strictness;
import org.gonu.game.Game;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.machine.BrokenContractException;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.Test;

final class RandomPlayoutsTest {
  /** Two steps; left has two moves and then one, right has always three. */
  private static final String TWO_STEPS =
      """
      (role left)
      (role right)
      (init (step 1))
      (<= (legal left a) (true (step 1)))
      (legal left b)
      (legal right 1) (legal right 2) (legal right 3)
      (<= (next (step 2)) (true (step 1)))
      (<= (next (step 3)) (true (step 2)))
      (<= terminal (true (step 3)))
      (goal left 50)
      """;

  /** Ends at once or after another step, as the move says. */
  private static final String ONE_OR_TWO_STEPS =
      """
      (role only)
      (init (step 1))
      (legal only stop)
      (legal only go)
      (<= (next (step 2)) (true (step 1)) (does only go))
      (<= (next over) (does only stop))
      (<= (next over) (true (step 2)))
      (<= terminal (true over))
      (goal only 100)
      """;

  private static RandomPlayouts playouts(String rules, long seed) {
    SourceText source = new SourceText("test.kif", rules);
    Game game = Game.load(source, CasePolicy.INSENSITIVE, Strictness.LENIENT).get();
    return new RandomPlayouts(game.newMachine(), seed);
  }

  @Test
  void run_fixedCourse_countsStepsAndJointMoves() {
    PlayoutStatistics statistics = playouts(TWO_STEPS + "(goal right 25)", 1).run(4, () -> false);

    assertEquals(
        new PlayoutStatistics(4, 8, 2, 2, 2, (6 + 3) / 2.0, DoubleLists.immutable.with(50, 25)),
        statistics);
  }

  @Test
  void run_variableCourse_tellsExtremes() {
    PlayoutStatistics statistics = playouts(ONE_OR_TWO_STEPS, 1).run(50, () -> false);

    assertEquals(1, statistics.shortest());
    assertEquals(2, statistics.longest());
    assertEquals(statistics.jointMoves() / 50.0, statistics.meanLength());
    assertEquals(2, statistics.meanBranching());
  }

  @Test
  void run_sameSeed_isTheSame() {
    PlayoutStatistics one = playouts(ONE_OR_TWO_STEPS, 7).run(20, () -> false);

    assertEquals(one, playouts(ONE_OR_TWO_STEPS, 7).run(20, () -> false));
    assertNotEquals(one, playouts(ONE_OR_TWO_STEPS, 8).run(20, () -> false));
  }

  @Test
  void run_twice_addsUp() {
    RandomPlayouts playouts = playouts(ONE_OR_TWO_STEPS, 7);
    playouts.run(12, () -> false);

    assertEquals(playouts(ONE_OR_TWO_STEPS, 7).run(20, () -> false), playouts.run(8, () -> false));
  }

  @Test
  void run_cutOff_countsOnlyWholePlayouts() {
    AtomicInteger asked = new AtomicInteger();
    // Asked once before the playout and once before each of its joint moves.
    PlayoutStatistics statistics =
        playouts(TWO_STEPS + "(goal right 50)", 1).run(100, () -> asked.incrementAndGet() > 2);

    assertEquals(
        new PlayoutStatistics(0, 1, 0, 0, 0, 6, DoubleLists.immutable.with(0, 0)), statistics);
  }

  @Test
  void run_goalMissing_isBrokenContract() {
    assertThrows(BrokenContractException.class, () -> playouts(TWO_STEPS, 1).run(1, () -> false));
  }
}
