package org.gonu.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.atomic.AtomicBoolean;
import org.gonu.check.ValidatedRules;
import org.gonu.check.checks.Strictness;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.ground.GroundingAbandonedException;
import org.gonu.ground.GroundingLimits;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Which ways of grounding are tried, and which is left. */
@Timeout(60)
final class GroundingsTest {
  private static final String WALK =
      """
      (role walker)
      (succ 1 2) (succ 2 3) (succ 3 4)
      (init (at 1))
      (<= (legal walker (go ?y)) (true (at ?x)) (succ ?x ?y))
      (<= (next (at ?y)) (does walker (go ?y)))
      (<= terminal (true (at 4)))
      (<= (goal walker 100) (true (at 4)))
      (<= (goal walker 0) (not (true (at 4))))
      """;

  /** A stone on each of four numbers of 20: 160,000 instances, or 20 for each of four parts. */
  private static String stones() {
    StringBuilder sheet = new StringBuilder(WALK);
    for (int number = 1; number <= 20; number++) {
      sheet.append("(n " + number + ") (init (stone " + number + "))\n");
    }
    return sheet
        + """
        (<= (next (stone ?x)) (true (stone ?x)))
        (<= (next four)
            (true (stone ?a)) (true (stone ?b)) (true (stone ?c)) (true (stone ?d))
            (above ?a ?b) (above ?b ?c) (above ?c ?d))
        (<= (above ?x ?y) (n ?x) (n ?y) (distinct ?x ?y))
        """;
  }

  private static ValidatedRules rules(String text) {
    SourceText source = new SourceText("test.kif", text);
    return Game.load(source, CasePolicy.INSENSITIVE, Strictness.LENIENT).get().rules();
  }

  @Test
  void of_rulesThatDoNotFallApart_givesThemWhole() {
    Groundings.Result result = Groundings.of(rules(WALK), GroundingLimits.defaults());

    assertTrue(result.whole().isPresent());
    assertTrue(result.parts().isEmpty());
  }

  @Test
  void of_partsWithFarFewerInstances_givesThemWithoutWholeRules() {
    GroundingLimits limits = GroundingLimits.defaults().withInstances(() -> 20_000);

    Groundings.Result result = Groundings.of(rules(stones()), limits);

    assertTrue(result.parts().isPresent());
    assertTrue(result.whole().isEmpty());
    assertFalse(result.isComparable());
  }

  @Test
  void of_noWayKeepsTheLimits_tellsTheRule() {
    GroundingLimits limits = GroundingLimits.defaults().withInstances(() -> 3);

    GroundingAbandonedException tooBig =
        assertThrows(GroundingAbandonedException.class, () -> Groundings.of(rules(WALK), limits));

    assertEquals("there are more than 3 rule instances (test.kif:5:5)", tooBig.getMessage());
  }

  @Test
  void of_cancelled_ends() {
    AtomicBoolean isCancelled = new AtomicBoolean(true);
    GroundingLimits limits = GroundingLimits.defaults().withCancellation(isCancelled::get);

    assertThrows(GroundingAbandonedException.class, () -> Groundings.of(rules(stones()), limits));
  }
}
