package org.gonu.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.time.Duration;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.set.ImmutableSet;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.lanes.LaneCompiler;
import org.gonu.engine.lanes.LaneProgram;
import org.gonu.game.FastEngine;
import org.gonu.game.Game;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every engine says of public rule sheets what the reference engine says, and what is made of them
 * stays as it was.
 */
final class CorpusEnginesTest {
  private static final int STEPS = 60;
  private static final int LANE_STEPS = 1_000;
  private static final double SECONDS = 0.4;
  private static final double MANY_SECONDS = 60;

  /** The sheet that is too big to be grounded. */
  private static final String TOO_BIG = "laikLee_hex";

  /** Sheets that take seconds: for the slow tests. */
  private static final ImmutableSet<String> SLOW =
      Sets.immutable.of(
          "amazons",
          "amazonsTorus",
          "gt_two_thirds_4p",
          "mummymaze1p",
          "ruleDepthExponential",
          "slaughter");

  static Stream<String> names() throws IOException {
    if (!Files.isDirectory(CorpusFigures.CORPUS)) {
      return Stream.of("none");
    }
    return CorpusFigures.names()
        .reject(TOO_BIG::equals)
        .reject(SLOW::contains)
        .castToList()
        .stream();
  }

  static Iterable<String> slowNames() {
    return SLOW;
  }

  @Execution(ExecutionMode.CONCURRENT)
  @ParameterizedTest
  @MethodSource("names")
  void circuit_ofAPublicSheet_agreesWithReferenceAndHasTheFiguresOfTheTable(String name)
      throws IOException {
    assumeTrue(Files.isDirectory(CorpusFigures.CORPUS), "no corpus beside the project");
    Game game = CorpusFigures.load(name);
    assertAgrees(game, SECONDS);

    assertEquals(
        CorpusFigures.table().detectOptional(row -> row.sheet().equals(name)),
        Optional.of(CorpusFigures.of(name, game)));
  }

  @Tag("slow")
  @ParameterizedTest
  @MethodSource("slowNames")
  void circuit_seededWalkOfASlowSheet_agreesWithReference(String name) throws IOException {
    assumeTrue(Files.isDirectory(CorpusFigures.CORPUS), "no corpus beside the project");
    assertAgrees(CorpusFigures.load(name), MANY_SECONDS);
  }

  private static void assertAgrees(Game game, double seconds) {
    Optional<FastEngine.Made> made = game.fastEngine().await(Duration.ofSeconds(60));
    assertEquals("", game.fastEngine().failure());

    int steps =
        new EngineComparison(game, game.newMachine(made.orElseThrow().circuit()), 3)
            .walk(STEPS, seconds);

    assertTrue(steps > 0, "no step was made");
  }

  /** Far enough for pieces to be promoted and for numbers in lanes to have all their values. */
  @Tag("slow")
  @ParameterizedTest
  @MethodSource({"names", "slowNames"})
  void lanes_rewrittenAfterADraft_reachTheStatesOfTheCircuit(String name) throws IOException {
    assumeTrue(Files.isDirectory(CorpusFigures.CORPUS), "no corpus beside the project");
    Game game = CorpusFigures.load(name);
    Circuit circuit = game.fastEngine().await(Duration.ofSeconds(60)).orElseThrow().circuit();
    LaneProgram draft = LaneCompiler.draft(circuit);
    assumeTrue(draft.isDraft(), "lanes of small circuits are rewritten at once");

    new LaneWalk(game, circuit, draft.rewritten(), 11).walk(LANE_STEPS, MANY_SECONDS);
  }
}
