package org.gonu.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.stream.Stream;
import org.gonu.machine.StateMachine;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which machine a match goes on with. */
final class RootCheckTest {
  @TempDir private Path directory = Path.of("");

  private RootCheck check(Game game, StateMachine reference) {
    return new RootCheck(game, reference, new DifferenceReport(directory));
  }

  @Test
  void machineFor_circuitNotMade_isTheReference() {
    Game game = CountingGame.of(CountingGame.RULES);
    StateMachine reference = game.newMachine();

    StateMachine chosen = check(game, reference).machineFor(reference.initialState());

    assertSame(reference, chosen);
  }

  @Test
  void machineFor_circuitThatAgrees_isTheCircuit() {
    Game game = CountingGame.of(CountingGame.RULES);
    StateMachine reference = game.newMachine();
    assertTrue(game.fastEngine().await(Duration.ofSeconds(20)).isPresent());
    RootCheck check = check(game, reference);

    StateMachine chosen = check.machineFor(reference.initialState());

    assertNotSame(reference, chosen);
    assertSame(chosen, check.machineFor(reference.initialState()), "the same machine again");
  }

  @Test
  void machineFor_circuitThatDiffers_isTheReferenceAndWritesASheet() throws IOException {
    Game game = CountingGame.of(CountingGame.RULES);
    StateMachine other =
        CountingGame.of(CountingGame.RULES.replace("(succ 2 3)", "(succ 1 3)")).newMachine();
    assertTrue(game.fastEngine().await(Duration.ofSeconds(20)).isPresent());

    // The reference of another game stands for a circuit with a fault.
    StateMachine chosen = check(game, other).machineFor(other.initialState());

    assertSame(other, chosen);
    assertTrue(game.fastEngine().failure().contains("legal moves of counter"));
    try (Stream<Path> files = Files.list(directory)) {
      Path sheet = files.findFirst().orElseThrow();
      String text = Files.readString(sheet);
      assertTrue(text.contains(";;; state: (at 0)"), text);
      assertEquals(game.roles(), CountingGame.of(text).roles(), "the file is a rule sheet");
    }
  }

  @Test
  void await_sheetThatCannotBeGrounded_saysWhy() {
    String endless =
        """
        (role counter)
        (init (at 0))
        (<= (legal counter (add (s ?x))) (true (at ?x)))
        (<= (next (at ?y)) (does counter (add ?y)))
        (<= terminal (true (at 1)))
        (goal counter 100)
        """;
    Game game = CountingGame.of(endless);

    assertTrue(game.fastEngine().await(Duration.ofSeconds(60)).isEmpty());
    assertTrue(game.fastEngine().failure().contains("more than"), game.fastEngine().failure());
  }
}
