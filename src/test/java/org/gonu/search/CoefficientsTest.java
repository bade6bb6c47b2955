package org.gonu.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.player.PlayerSettings;
import org.junit.jupiter.api.Test;

/** The registry of coefficients, and that the code of searches has none beside it. */
final class CoefficientsTest {
  private static final Path SOURCES = Path.of("src/main/java/org/gonu");
  private static final Path ENUMS = SOURCES.resolve("search");
  private static final Path PAGES = Path.of("src/site/markdown");
  private static final Pattern EXPERIMENT = Pattern.compile("experiments/[a-z0-9-]+\\.md");

  /** Real numbers that no experiment is about: guards against rounding and overflow. */
  private static final ImmutableList<String> NUMERICAL =
      Lists.immutable.of("PlainScan.ROUNDING", "MatrixGame.EPSILON", "TableReports.ROUNDING");

  private static final Pattern TIME =
      Pattern.compile("static final (?:Duration|long) ([A-Z_]*(?:NANOS|MILLIS|SECONDS|BEGINNING))");

  private static final Pattern REAL_CONSTANT =
      Pattern.compile("static final (?:double|float) ([A-Z_]+)");

  private static ImmutableList<Path> sources(Path directory) {
    try (Stream<Path> files = Files.walk(directory)) {
      return Lists.immutable.fromStream(
          files.filter(file -> file.toString().endsWith(".java")).sorted());
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  private static String className(Path file) {
    return file.getFileName().toString().replace(".java", "");
  }

  @Test
  void keys_ofAllCoefficients_areDifferentFromEachOtherAndFromSwitches() {
    ImmutableList<String> keys = Coefficients.ALL.collect(Coefficient::key);

    assertEquals(keys, keys.distinct());
    assertEquals(Lists.immutable.empty(), keys.select(PlayerSettings.SWITCHES::contains));
    assertTrue(keys.allSatisfy(key -> key.matches("[a-z]+(-[a-z]+)*")), keys.toString());
  }

  @Test
  void definitions_ofAllCoefficients_sayWhatTheyAre() {
    for (Coefficient coefficient : Coefficients.ALL) {
      CoefficientDefinition definition = coefficient.definition();

      assertTrue(definition.allows(definition.standard()), coefficient.key());
      assertFalse(definition.unit().isBlank(), coefficient.key());
      assertFalse(definition.source().isBlank(), coefficient.key());
      assertTrue(definition.meaning().matches("[a-z].{9,}[^.]"), coefficient.key());
    }
  }

  @Test
  void sources_thatNameAnExperiment_nameOneThatExists() {
    ImmutableList<String> pages =
        Coefficients.ALL.flatCollect(
            coefficient ->
                EXPERIMENT
                    .matcher(coefficient.definition().source())
                    .results()
                    .map(MatchResult::group)
                    .toList());

    assertTrue(pages.size() > 10, pages.toString());
    assertEquals(
        Lists.immutable.empty(), pages.reject(page -> Files.isRegularFile(PAGES.resolve(page))));
  }

  @Test
  void sources_ofAllCoefficients_nameAnExperimentOrSayThatThereIsNone() {
    assertEquals(
        Lists.immutable.empty(),
        Coefficients.ALL
            .reject(
                coefficient ->
                    EXPERIMENT.matcher(coefficient.definition().source()).find()
                        || coefficient
                            .definition()
                            .source()
                            .endsWith("chosen by reasoning, not measured"))
            .collect(Coefficient::key));
  }

  @Test
  void with_valuesInRange_areKept() {
    for (Coefficient coefficient : Coefficients.ALL) {
      CoefficientDefinition definition = coefficient.definition();

      assertEquals(definition.standard(), Coefficients.DEFAULT.value(coefficient));
      for (double value : new double[] {definition.min(), definition.max()}) {
        assertEquals(value, Coefficients.DEFAULT.with(coefficient, value).value(coefficient));
      }
    }
  }

  @Test
  void with_valuesOutOfRange_areRefused() {
    for (Coefficient coefficient : Coefficients.ALL) {
      CoefficientDefinition definition = coefficient.definition();
      double fraction = definition.isWhole() ? definition.min() + 0.5 : Double.NaN;
      for (double value : new double[] {definition.min() - 1, 2 * definition.max() + 1, fraction}) {
        assertThrows(
            IllegalArgumentException.class,
            () -> Coefficients.DEFAULT.with(coefficient, value),
            coefficient.key());
      }
    }
  }

  @Test
  void over_others_prefersWhatWasSetHere() {
    Coefficients here = Coefficients.DEFAULT.with(TreeCoefficient.EXPLORATION, 1);
    Coefficients others =
        Coefficients.DEFAULT
            .with(TreeCoefficient.EXPLORATION, 2)
            .with(TreeCoefficient.VIRTUAL_LOSS, 3);

    Coefficients both = here.over(others);

    assertEquals(1, both.value(TreeCoefficient.EXPLORATION));
    assertEquals(3, both.value(TreeCoefficient.VIRTUAL_LOSS));
  }

  @Test
  void coefficients_all_areReadByTheSearch() {
    String readers =
        sources(SOURCES)
            .reject(file -> ENUMS.equals(file.getParent()))
            .collect(CoefficientsTest::text)
            .makeString();

    assertEquals(
        Lists.immutable.empty(),
        Coefficients.ALL
            .reject(
                coefficient ->
                    readers.contains(
                        coefficient.getClass().getSimpleName() + "." + coefficient.name()))
            .collect(Coefficient::key));
  }

  @Test
  void sources_ofSearches_haveNoRealCoefficientsOfTheirOwn() {
    assertEquals(NUMERICAL.toSortedList(), constants(sources(ENUMS), REAL_CONSTANT).toSortedList());
  }

  @Test
  void sources_ofSearchesAndPlayers_haveNoTimesOfTheirOwn() {
    ImmutableList<Path> players =
        sources(SOURCES.resolve("player")).reject(file -> file.toString().contains("endpoint"));

    assertEquals(Lists.immutable.empty(), constants(sources(ENUMS).newWithAll(players), TIME));
  }

  /** The constants of some sources that a pattern finds, with their classes. */
  private static ImmutableList<String> constants(ImmutableList<Path> sources, Pattern pattern) {
    return sources.flatCollect(
        file ->
            pattern
                .matcher(text(file))
                .results()
                .map((MatchResult match) -> className(file) + "." + match.group(1))
                .toList());
  }
}
