package org.gonu.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import org.gonu.engine.circuit.Circuit;
import org.gonu.game.FastEngine;
import org.gonu.game.Game;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every engine says of every sheet in {@code rules/} what the reference engine says. */
final class EnginesTest {
  private static final int STEPS = 400;
  private static final Duration LIMIT = Duration.ofSeconds(60);

  static Iterable<String> names() {
    return Sheets.names();
  }

  private static Circuit circuit(Game game) {
    return game.fastEngine().await(LIMIT).map(FastEngine.Made::circuit).orElseThrow();
  }

  @Execution(ExecutionMode.CONCURRENT)
  @ParameterizedTest
  @MethodSource("names")
  void circuit_seededWalk_agreesWithReference(String name) {
    Game game = Sheets.load(name);

    int made = new EngineComparison(game, game.newMachine(circuit(game)), 7).walk(STEPS, 20);

    assertTrue(made > 0, "no step was made");
  }

  @ParameterizedTest
  @MethodSource("names")
  void phases_alongThePlay_followTheirCycle(String name) {
    Circuit circuit = circuit(Sheets.load(name));

    assertEquals(0, circuit.phaseOf(circuit.initialState()));
    for (int phase = 0; phase < circuit.phases().size(); phase++) {
      assertEquals((phase + 1) % circuit.phases().size(), circuit.phases().get(phase).successor());
    }
  }
}
