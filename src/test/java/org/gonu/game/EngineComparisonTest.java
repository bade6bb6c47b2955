package org.gonu.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.gonu.machine.BrokenContractException;
import org.gonu.machine.State;
import org.gonu.machine.StateMachine;
import org.gonu.text.DiagnosticCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The circuit beside the reference engine, and what counts against it. */
final class EngineComparisonTest {
  private static final Duration LIMIT = Duration.ofSeconds(60);

  @TempDir private Path directory = Path.of("");

  private EngineComparison comparison(Game game, StateMachine reference) {
    return new EngineComparison(game, reference, new DifferenceReport(directory));
  }

  @Test
  void circuit_notMadeYet_isNone() {
    Game game = CountingGame.of(CountingGame.RULES);

    assertNull(comparison(game, game.newMachine()).circuit());
  }

  @Test
  void circuit_ready_isTheSameUntilItIsRefuted() {
    Game game = CountingGame.of(CountingGame.RULES);
    StateMachine reference = game.newMachine();
    assertTrue(game.fastEngine().await(LIMIT).isPresent());
    EngineComparison engines = comparison(game, reference);
    StateMachine circuit = engines.circuit();

    assertSame(circuit, engines.circuit());
    engines.refute(reference.initialState(), "a test");

    assertNull(engines.circuit());
    assertEquals("it differs from the reference engine: a test", game.fastEngine().failure());
  }

  @Test
  void compare_sameGame_findsNothing() {
    Game game = CountingGame.of(CountingGame.RULES);
    StateMachine reference = game.newMachine();
    StateMachine candidate = game.newMachine();
    State state = reference.initialState();

    assertEquals(
        Optional.empty(),
        comparison(game, reference).compare(state, candidate, candidate.initialState()));
  }

  @Test
  void finding_failures_countAgainstTheCircuitUnlessTheRulesAreAtFault() {
    assertEquals(
        Optional.of("unknown move"),
        EngineComparison.finding(
            () -> {
              throw new IllegalArgumentException("unknown move");
            }));
    assertEquals(
        Optional.empty(),
        EngineComparison.finding(
            () -> {
              throw new BrokenContractException(
                  DiagnosticCode.TOO_MUCH_WORK,
                  "too much work",
                  Optional.empty(),
                  Lists.immutable.empty(),
                  Lists.immutable.empty());
            }));
  }
}
