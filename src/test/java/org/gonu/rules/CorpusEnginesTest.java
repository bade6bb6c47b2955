package org.gonu.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.set.ImmutableSet;
import org.gonu.check.checks.Strictness;
import org.gonu.game.FastEngine;
import org.gonu.game.Game;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every engine says of public rule sheets what the reference engine says. */
final class CorpusEnginesTest {
  private static final Path CORPUS = Path.of("..", "shared", "corpus");
  private static final int STEPS = 60;
  private static final double SECONDS = 0.4;
  private static final double MANY_SECONDS = 60;

  /** Sheets that are too big to be grounded; each must say so, and soon. */
  private static final ImmutableSet<String> TOO_BIG =
      Sets.immutable.of("laikLee_hex", "mummymaze1p", "slaughter");

  /** Sheets that take seconds: for the slow tests. */
  private static final ImmutableSet<String> SLOW =
      Sets.immutable.of(
          "amazons", "amazonsTorus", "gt_two_thirds_4p", "quad", "ruleDepthExponential");

  static Stream<String> names() throws IOException {
    if (!Files.isDirectory(CORPUS)) {
      return Stream.of("none");
    }
    try (Stream<Path> files = Files.list(CORPUS)) {
      ImmutableList<String> names =
          Lists.immutable
              .fromStream(files)
              .collect(file -> file.getFileName().toString())
              .select(file -> file.endsWith(".kif"))
              .collect(file -> file.replace(".kif", ""))
              .toImmutableSortedList();
      return names.reject(TOO_BIG::contains).reject(SLOW::contains).stream();
    }
  }

  static Iterable<String> slowNames() {
    return SLOW;
  }

  static Game load(String name) throws IOException {
    Path file = CORPUS.resolve(name + ".kif");
    SourceText sheet = SourceText.decode(file.toString(), Files.readAllBytes(file));
    return Game.load(sheet, CasePolicy.SENSITIVE, Strictness.LENIENT).get();
  }

  @Execution(ExecutionMode.CONCURRENT)
  @ParameterizedTest
  @MethodSource("names")
  void circuit_seededWalk_agreesWithReference(String name) throws IOException {
    assumeTrue(Files.isDirectory(CORPUS), "no corpus beside the project");
    assertAgrees(name, SECONDS);
  }

  @Tag("slow")
  @ParameterizedTest
  @MethodSource("slowNames")
  void circuit_seededWalkOfASlowSheet_agreesWithReference(String name) throws IOException {
    assumeTrue(Files.isDirectory(CORPUS), "no corpus beside the project");
    assertAgrees(name, MANY_SECONDS);
  }

  private static void assertAgrees(String name, double seconds) throws IOException {
    Game game = load(name);
    Optional<FastEngine.Made> made = game.fastEngine().await(Duration.ofSeconds(60));
    assertEquals("", game.fastEngine().failure());

    int steps =
        new EngineComparison(game, game.newMachine(made.orElseThrow().circuit()), 3)
            .walk(STEPS, seconds);

    assertTrue(steps > 0, "no step was made");
  }
}
