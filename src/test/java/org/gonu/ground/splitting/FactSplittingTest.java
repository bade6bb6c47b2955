package org.gonu.ground.splitting;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.eclipse.collections.api.factory.Lists;
import org.gonu.check.ValidatedRules;
import org.gonu.check.checks.Strictness;
import org.gonu.game.Game;
import org.gonu.gdl.Predicate;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which facts are split, and into what. */
final class FactSplittingTest {
  private static String sheet() throws IOException {
    return Files.readString(Path.of("src/test/resources/grounding/stacked-cards.kif"));
  }

  private static Optional<FactSplitting.Result> split(String text) {
    SourceText source = new SourceText("test.kif", text);
    ValidatedRules rules =
        Game.load(source, CasePolicy.INSENSITIVE, Strictness.LENIENT).get().rules();
    return FactSplitting.of(rules);
  }

  @Test
  void of_anOrderOfWhichThereIsOne_makesAFactOfEachArgument() throws IOException {
    FactSplitting.Result result = split(sheet()).orElseThrow();

    assertEquals(Lists.immutable.of(new Predicate("order", 6)), result.functions());
    String text = result.rules().rules().makeString("\n");
    assertTrue(text.contains("(init (order 2 a))"), text);
    assertTrue(
        text.contains("(<= (next (order 3 ?1)) (does dealer (turn three)) (true (order 1 ?1)))"),
        text);
    assertTrue(text.contains("(<= (legal dealer rest) (true (order 1 a)))"), text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "(does dealer rest) | (true (mood calm))",
        "(init (order d a f c b e)) | (init (order d a f c b e)) (init (order d a f c e b))",
        "(init (order d a f c b e)) | (<= (init (order d a f c b ?c)) (card ?c))",
        "(distinct ?first a) | (not (true (order a b c d e f)))",
        "(next (order ?2 ?1 ?3 ?4 ?5 ?6)) | (next (order ?2 ?1 ?3 ?4 ?5 ?c)) (card ?c)",
        "(init (mood calm)) | (init (mood calm)) (init (order a))",
        "(next (mood wild)) | (next ?fact) (true ?fact) (distinct ?fact sorted)",
      })
  void of_whereNothingProvesThatThereIsOne_leavesTheFactsWhole(String part, String other)
      throws IOException {
    String changed = sheet().replace(part, other);

    assertNotEquals(sheet(), changed);
    assertEquals(Optional.empty(), split(changed));
  }

  @Test
  void of_factsOfFewCombinations_leavesThemWhole() throws IOException {
    String two = sheet().replaceAll("\\(card [c-f]\\)", "").replace("d a f c b e", "a b a b a b");

    assertEquals(Optional.empty(), split(two));
  }

  @Test
  void of_thousandsOfRulesForOneFunction_comparesNoTwoOfThem() {
    String rules =
        IntStream.range(0, 20_000)
            .mapToObj("(init (f a b %1$d)) (<= (next (f a b %1$d)) (true (f a b %1$d)))"::formatted)
            .collect(Collectors.joining("\n"));
    String text = "(role p) (legal p wait) (goal p 50) (<= terminal (true (f a b 0)))" + rules;

    assertTimeoutPreemptively(
        Duration.ofSeconds(10), () -> assertEquals(Optional.empty(), split(text)));
  }
}
