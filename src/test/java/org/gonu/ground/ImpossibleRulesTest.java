package org.gonu.ground;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.gonu.check.checks.Strictness;
import org.gonu.game.Game;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.Test;

/** Which rules are known to be without effect. */
final class ImpossibleRulesTest {
  private static final String WALK =
      """
      (role walker)
      (succ 1 2) (succ 2 3)
      (init (at 1))
      (<= (legal walker (go ?y)) (true (at ?x)) (succ ?x ?y))
      (<= (next (at ?y)) (does walker (go ?y)))
      (<= terminal (true (at 3)))
      (<= (goal walker 100) (true (at 3)))
      (<= (goal walker 0) (true (at 1)))
      """;

  private static String impossible(String more) {
    SourceText source = new SourceText("test.kif", WALK + more);
    Game game = Game.load(source, CasePolicy.INSENSITIVE, Strictness.LENIENT).get();
    return ImpossibleRules.of(game.rules(), GroundingLimits.defaults())
        .collect(rule -> rule.head().toString())
        .makeString(" ");
  }

  @Test
  void of_rulesThatFire_areNotNamed() {
    assertEquals("", impossible(""));
  }

  @Test
  void of_ruleAboutAFactOutOfReach_isNamed() {
    assertEquals("(goal walker 50)", impossible("(<= (goal walker 50) (true (at 4)))"));
  }

  @Test
  void of_ruleThatFailsOnlyByNegation_isNotNamed() {
    assertEquals("", impossible("(<= (goal walker 50) (true (at 2)) (not (true (at 2))))"));
  }

  @Test
  void of_ruleWithOnePossibleAlternative_isNotNamed() {
    assertEquals("", impossible("(<= (goal walker 50) (or (true (at 4)) (true (at 2))))"));
  }
}
