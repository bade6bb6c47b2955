package org.gonu.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.gonu.check.checks.Strictness;
import org.gonu.engine.circuit.analysis.FactorFinder;
import org.gonu.engine.circuit.analysis.Factors;
import org.gonu.game.Game;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.text.SourceText;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Which sheets fall apart into independent parts. */
final class FactorsTest {
  private static final Duration LIMIT = Duration.ofSeconds(60);
  private static final Path CORPUS = Path.of("..", "shared", "corpus");

  static Iterable<String> names() {
    return Sheets.names();
  }

  private static Factors factors(Game game) {
    return FactorFinder.of(game.fastEngine().await(LIMIT).orElseThrow().circuit());
  }

  @ParameterizedTest
  @MethodSource("names")
  void of_sheet_isOnePartButTheThreeFrames(String name) {
    int parts = name.equals("three-frames") ? 3 : 1;

    assertEquals(parts, Math.max(1, factors(Sheets.load(name)).factors().size()));
  }

  @ParameterizedTest
  @CsvSource({
    "dualConnect4,2",
    "doubletoetictac,2",
    "snakeParallel,2",
    "switches,3",
    "nim3,4",
    "factoringMediumTurtleBrain,21",
    "factoringMutuallyAssuredDestruction,20",
    "nineBoardTicTacToe,1",
    "tictactoex9,1",
    "connectFour,1",
    "blocksWorldSerial,1"
  })
  void of_publicSheet_findsItsParts(String name, int parts) throws IOException {
    Path file = CORPUS.resolve(name + ".kif");
    assumeTrue(Files.exists(file), "no corpus beside the project");
    SourceText text = SourceText.decode(file.toString(), Files.readAllBytes(file));

    Game game = Game.load(text, CasePolicy.INSENSITIVE, Strictness.LENIENT).get();

    assertEquals(parts, factors(game).factors().size());
  }
}
