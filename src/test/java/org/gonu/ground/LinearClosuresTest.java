package org.gonu.ground;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.gonu.check.checks.Strictness;
import org.gonu.game.Game;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.text.SourceText;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Closures grow by single steps, however they are written; engines are compared in
 * PartsEnginesTest.
 */
final class LinearClosuresTest {
  private static final String SHEET =
      """
      (role r) (n 1) (n 2) (n 3) (n 4) (n 5) (n 6) (n 7) (n 8)
      (init (step 1)) (init (free 2))
      (<= (legal r (link ?x ?y)) (n ?x) (n ?y))
      (<= (next (linked ?x ?y)) (does r (link ?x ?y)))
      (<= (next (linked ?x ?y)) (true (linked ?x ?y)))
      (<= (next (free ?x)) (does r (link ?x ?x)))
      (<= (path ?x ?y) (true (linked ?x ?y)))
      %s
      (<= reached %s)
      (<= terminal reached)
      (<= (goal r 100) reached)
      (<= (goal r 0) (not reached))
      """;

  private static int instances(String recursion, String question) {
    SourceText source = new SourceText("test.kif", SHEET.formatted(recursion, question));
    Game game = Game.load(source, CasePolicy.INSENSITIVE, Strictness.LENIENT).get();
    return Grounder.ground(game.rules(), GroundingLimits.defaults()).rules().size();
  }

  @ParameterizedTest
  @CsvSource({
    "(path ?x ?y) (path ?y ?z), (path 1 8)",
    "(path ?x ?y) (path ?y ?z), (path 1 ?any)",
    "(path ?y ?z) (path ?x ?y), (path 1 8)",
    "(path ?x ?y) (n ?y) (path ?y ?z), (path 1 8)"
  })
  void ground_closureOfTwoPaths_hasTheRulesOfThatByStepsAtTheEnd(String body, String question) {
    int bySteps = instances("(<= (path ?x ?z) (path ?x ?y) (true (linked ?y ?z)))", question);

    assertEquals(bySteps, instances("(<= (path ?x ?z) " + body + ")", question));
  }

  @ParameterizedTest
  @ValueSource(strings = {"(path ?any 8)", "(path ?any 8) (path ?other 7)"})
  void ground_closureThatIsAskedForByEnds_hasTheRulesOfThatByStepsAtTheBeginning(String question) {
    int bySteps = instances("(<= (path ?x ?z) (true (linked ?x ?y)) (path ?y ?z))", question);

    assertEquals(bySteps, instances("(<= (path ?x ?z) (path ?x ?y) (path ?y ?z))", question));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "(<= (path ?x ?z) (path ?x ?y) (path ?y ?z) (true (free ?x)))",
        "(<= (path ?x ?z) (path ?x ?y) (path ?z ?y))",
        "(<= (path ?x ?z) (path ?x ?y) (path ?y ?z)) (<= (path ?x ?y) (path ?y ?x) (n ?x))"
      })
  void ground_whatIsNoClosure_staysAsItIs(String recursion) {
    assertTrue(instances(recursion, "(path 1 8)") > 8 * 8 * 8);
  }
}
