package org.gonu.ground;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.gonu.check.checks.Strictness;
import org.gonu.game.Game;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.Test;

/** Relations that are asked for with constants. */
final class ConstantArgumentsTest {
  private static String corners() throws IOException {
    return Files.readString(Path.of("src/test/resources/grounding/corners.kif"));
  }

  private static int instances(String text) {
    SourceText source = new SourceText("test.kif", text);
    Game game = Game.load(source, CasePolicy.INSENSITIVE, Strictness.LENIENT).get();
    return Grounder.ground(game.rules(), GroundingLimits.defaults()).rules().size();
  }

  @Test
  void ground_relationAskedForWithConstants_hasTheirInstancesAlone() throws IOException {
    assertTrue(instances(corners()) < 2_000, "" + instances(corners()));
  }

  @Test
  void ground_relationAskedForUnderNegation_hasTheirInstancesAlone() throws IOException {
    String text =
        corners().replace("(role ?p) (not (some ?p))", "(role ?p) (not (held a1 a2 b1 b2 ?p all))");

    assertTrue(instances(text) < 4_000, "" + instances(text));
  }

  @Test
  void ground_oneUseWithAVariable_keepsThisArgumentWhole() throws IOException {
    String text = corners() + "(<= terminal (place ?w) (held ?w a2 b1 b2 black all))\n";

    int instances = instances(text);

    assertTrue(instances > instances(corners()), "" + instances);
    assertTrue(instances < 4_000, "" + instances);
  }

  @Test
  void ground_usesWithVariablesOnly_areAsBefore() throws IOException {
    String text =
        corners() + "(<= terminal (held ?w ?x ?y ?z ?p all) (place ?w) (distinct ?x ?y))\n";

    assertTrue(instances(text) > 100_000, "" + instances(text));
  }

  @Test
  void ground_headThatCannotBeAskedFor_losesItsRule() throws IOException {
    String twice =
        corners() + "(<= (held ?x ?x ?y ?z ?p all) (true (cell ?x ?p)) (place ?y) (place ?z))\n";

    assertEquals(instances(corners()), instances(twice));
  }

  @Test
  void ground_tensOfThousandsOfRelations_readsNotAllRulesForEach() {
    int last = 40_000;
    String chain =
        IntStream.range(0, last)
            .mapToObj(i -> "(<= (r" + (i + 1) + " a) (r" + i + " a))")
            .collect(Collectors.joining("\n"));
    String text =
        "(role p) (legal p wait) (goal p 50) (init (step 1)) (<= terminal (r%d a))".formatted(last)
            + "(<= (next (step 2)) (true (step 1))) (<= (r0 a) (true (step 2)))"
            + chain;

    assertTimeoutPreemptively(
        Duration.ofSeconds(15), () -> assertEquals(last + 5, instances(text)));
  }
}
