package org.gonu.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.circuit.build.CircuitMaker;
import org.gonu.game.Game;
import org.gonu.ground.GroundProgram;
import org.gonu.ground.Grounder;
import org.gonu.ground.GroundingLimits;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.Test;

/** Facts that never hold, since others exclude each other, are left out of large circuits. */
final class ReachableBasesTest {
  private static final Path SHEET = Path.of("src/test/resources/grounding/ship-at-sea.kif");
  private static final int STEPS = 1_500;

  @Test
  void circuit_ofAShipThatStaysOnItsBoard_hasOnlyTheCellsItCanReach() throws IOException {
    Game game = game(Files.readString(SHEET));
    GroundProgram ground = Grounder.ground(game.rules(), GroundingLimits.defaults());

    Circuit circuit = CircuitMaker.circuit(ground, () -> false);

    assertTrue(ground.bases().size() > 7_000, "" + ground.bases().size());
    // The board and the row to the south; wakes are on the board.
    assertEquals(
        30 + 25,
        circuit.bases().count(fact -> !fact.toString().startsWith("(hour")),
        circuit.bases()::toString);
    assertTrue(circuit.general().gates().size() < 1_000, "" + circuit.general().gates().size());
    assertAgrees(game, circuit);
  }

  @Test
  void circuit_ifASecondShipComesLate_keepsWhatBothCanReach() throws IOException {
    Game game =
        game(
            Files.readString(SHEET)
                    .replace("(legal captain (sail south))", "")
                    .replace("(true (hour 40))", "(true (hour 60))")
                + "(<= (next (ship 9 9)) (true (hour 44)))");

    Circuit circuit =
        CircuitMaker.circuit(
            Grounder.ground(game.rules(), GroundingLimits.defaults()), () -> false);

    assertAgrees(game, circuit);
  }

  private static Game game(String sheet) {
    return Sheets.check(new SourceText("ship.kif", sheet)).get();
  }

  private static void assertAgrees(Game game, Circuit circuit) {
    int made = new EngineComparison(game, game.newMachine(circuit), 3).walk(STEPS, 30);

    assertEquals(STEPS, made);
  }
}
