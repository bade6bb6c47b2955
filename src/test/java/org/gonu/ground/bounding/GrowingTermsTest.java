package org.gonu.ground.bounding;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.check.ValidatedRules;
import org.gonu.check.Validator;
import org.gonu.check.checks.Strictness;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.gdl.read.GdlReader;
import org.gonu.text.SourceText;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which rules are known to make facts that may grow without end. */
final class GrowingTermsTest {
  private static final String GAME =
      """
      (role left) (init (pile nil)) (card a) (card b)
      (<= (legal left (take ?card)) (card ?card))
      (<= terminal (true (pile (with a ?pile)))) (goal left 100)
      """;

  private static boolean grow(String rule) {
    SourceText source = new SourceText("test.kif", GAME + rule);
    ValidatedRules rules =
        Validator.validate(
                GdlReader.readSheet(source, CasePolicy.INSENSITIVE).get(), Strictness.LENIENT)
            .get();
    return GrowingTerms.areIn(rules);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        // A card is put on the pile.
        "(<= (next (pile (with ?card ?pile))) (does left (take ?card)) (true (pile ?pile)))",
        // The pile grows in a relation between.
        """
        (<= (higher (with ?card ?pile)) (does left (take ?card)) (true (pile ?pile)))
        (<= (next (pile ?pile)) (higher ?pile))
        """,
        // Two facts grow by turns.
        """
        (<= (next (pile (with a ?pile))) (true (other ?pile)))
        (<= (next (other ?pile)) (true (pile ?pile)))
        """,
        // What is taken off is less than what is put on.
        """
        (<= (next (pile (with a (with b ?pile)))) (true (other ?pile)))
        (<= (next (other ?pile)) (true (pile (with ?card ?pile))))
        """
      })
  void areIn_rulesByWhichAFactComesBackDeeper_isTrue(String rule) {
    assertEquals(true, grow(rule));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        // The pile stays.
        "(<= (next (pile ?pile)) (true (pile ?pile)))",
        // A card is taken off the pile.
        "(<= (next (pile ?pile)) (true (pile (with ?card ?pile))))",
        // Values of a static relation have an end.
        "(<= (next (pile (with ?card nil))) (card ?card))",
        // A move has a term around what a fact has without one, and gives it back without.
        """
        (<= (legal left (move (from ?pile))) (true (pile ?pile)))
        (<= (next (pile ?pile)) (does left (move (from ?pile))))
        """,
        // As much is put on as is taken off.
        """
        (<= (next (pile (with a ?pile))) (true (other ?pile)))
        (<= (next (other ?pile)) (true (pile (with ?card ?pile))))
        """
      })
  void areIn_rulesByWhichNoFactComesBackDeeper_isFalse(String rule) {
    assertEquals(false, grow(rule));
  }

  @ParameterizedTest
  @ValueSource(strings = {"rules", "../shared/corpus"})
  void areIn_sheetsWithoutLists_isFalse(String directory) throws IOException {
    Path sheets = Path.of(directory);
    assumeTrue(Files.isDirectory(sheets));
    MutableList<String> growing = Lists.mutable.empty();
    int read = 0;
    try (Stream<Path> files = Files.list(sheets)) {
      for (Path file : (Iterable<Path>) files::iterator) {
        if (file.toString().endsWith(".kif")) {
          read++;
          growing.addAll(grows(file) ? List.of(file.toString()) : List.of());
        }
      }
    }

    assertTrue(read > 30, read + " sheets");
    assertEquals(Lists.immutable.empty(), growing);
  }

  private static boolean grows(Path file) throws IOException {
    SourceText source = SourceText.decode(file.toString(), Files.readAllBytes(file));
    return GdlReader.readSheet(source, CasePolicy.INSENSITIVE)
        .value()
        .flatMap(sheet -> Validator.validate(sheet, Strictness.LENIENT).value())
        .map(GrowingTerms::areIn)
        .orElse(false);
  }
}
