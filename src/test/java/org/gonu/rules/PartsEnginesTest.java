package org.gonu.rules;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Supplier;
import org.gonu.check.ValidatedRules;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.circuit.build.CircuitMaker;
import org.gonu.game.Game;
import org.gonu.ground.GroundProgram;
import org.gonu.ground.Grounder;
import org.gonu.ground.GroundingLimits;
import org.gonu.ground.assumption.MutexAssumption;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A circuit made from rules in parts says what the reference engine says, also where that circuit
 * is not the one that is used.
 */
final class PartsEnginesTest {
  private static final int STEPS = 200;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "checkers",
        "chess",
        "connect-four",
        "divoshi-5x7",
        "gomoku-11x11",
        "jul-gonu",
        "lines-of-action"
      })
  void circuit_ofRulesInParts_agreesWithReference(String name) {
    assertPartsAgree(Sheets.load(name));
  }

  @ParameterizedTest
  @ValueSource(strings = {"alternatives", "joined-groups", "moved-pieces", "pins"})
  void circuit_ofPartsOfASmallSheet_agreesWithReference(String name) throws IOException {
    Path sheet = Path.of("src/test/resources/grounding", name + ".kif");
    assertPartsAgree(Sheets.check(new SourceText("parts.kif", Files.readString(sheet))).get());
  }

  @ParameterizedTest
  @ValueSource(strings = {"corners", "closures"})
  void circuit_ofRelationsAskedForWithConstants_agreesWithReference(String name)
      throws IOException {
    Path sheet = Path.of("src/test/resources/grounding", name + ".kif");
    Game game = Sheets.check(new SourceText("sheet.kif", Files.readString(sheet))).get();
    Circuit circuit =
        CircuitMaker.circuit(
            Grounder.ground(game.rules(), GroundingLimits.defaults()), () -> false);

    int made = new EngineComparison(game, game.newMachine(circuit), 3).walk(STEPS, 10);

    assertTrue(made > 0, "no step was made");
  }

  @Test
  void circuit_ofGoalsWithZerosBeforeThem_agreesWithReference() {
    String sheet =
        """
        (role r) (init begun) (legal r win) (legal r lose) (legal r wait)
        (<= (next won) (does r win)) (<= (next lost) (does r lose))
        (<= terminal (true won)) (<= terminal (true lost))
        (<= (goal r 100) (true won)) (<= (goal r 00) (true lost))
        (<= (goal r 050) (not terminal))
        """;
    Game game = Sheets.check(new SourceText("zeros.kif", sheet)).get();
    Circuit circuit =
        CircuitMaker.circuit(
            Grounder.ground(game.rules(), GroundingLimits.defaults()), () -> false);

    int made = new EngineComparison(game, game.newMachine(circuit), 3).walk(STEPS, 10);

    assertTrue(made > 0, "no step was made");
  }

  @Test
  void circuit_ofPartsThatFallIntoParts_agreesWithReference() throws IOException {
    String sheet =
        Files.readString(Path.of("src/test/resources/grounding/joined-groups.kif"))
            + "(<= (next_to ?p ?q) (across ?p ?q)) (<= (next_to ?p ?q) (across ?q ?p))";
    assertPartsAgree(Sheets.check(new SourceText("groups.kif", sheet)).get());
  }

  @Test
  void circuit_ofPartsOfAMoveAskedForTwice_agreesWithReference() throws IOException {
    String move = "(does hand (move ?x1 ?y1 ?x2 ?y2))";
    String sheet =
        Files.readString(Path.of("src/test/resources/grounding/moved-pieces.kif"))
            .replace(move, move + " " + move);
    assertPartsAgree(Sheets.check(new SourceText("twice.kif", sheet)).get());
  }

  @Test
  void circuit_ofRulesThatRestOnAnAssumption_agreesWithReference() throws IOException {
    assertAssumingRulesAgree(
        Files.readString(Path.of("src/test/resources/grounding/one-king.kif")), 0);
  }

  /** Two cells are left to fill: good rows and columns are met, and bad ones. */
  @Test
  void circuit_ofConditionsThatAskForSingleValuesApart_agreesWithReference() throws IOException {
    StringBuilder sheet =
        new StringBuilder(
            Files.readString(Path.of("src/test/resources/grounding/latin-square.kif")));
    for (int cell = 0; cell < 34; cell++) {
      int row = cell / 6;
      int column = cell % 6;
      int digit = (row + column) % 6;
      sheet.append("(init (mark %d %d %d))".formatted(row + 1, column + 1, digit + 1));
    }
    assertAssumingRulesAgree(sheet.toString(), 20_000);
  }

  private static void assertAssumingRulesAgree(String sheet, double minInstances) {
    Game game = Sheets.check(new SourceText("assuming.kif", sheet)).get();
    ValidatedRules assuming = MutexAssumption.of(game.rules(), minInstances).orElseThrow().rules();
    Circuit circuit =
        CircuitMaker.circuit(Grounder.ground(assuming, GroundingLimits.defaults()), () -> false);

    int made = new EngineComparison(game, game.newMachine(circuit), 3).walk(STEPS, 10);

    assertTrue(made > 0, "no step was made");
  }

  private static void assertPartsAgree(Game game) {
    Optional<GroundProgram> parts =
        Grounder.inParts(game.rules(), GroundingLimits.defaults()).map(Supplier::get);
    Circuit circuit = CircuitMaker.circuit(parts.orElseThrow(), () -> false);

    int made = new EngineComparison(game, game.newMachine(circuit), 3).walk(STEPS, 10);

    assertTrue(made > 0, "no step was made");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "amazons-8x8",
        "checkers",
        "chess",
        "divoshi-5x7",
        "hex-9x9",
        "lines-of-action",
        "onyx-6x6",
        "reversi",
        "tron-10x10"
      })
  void circuit_ofRulesUnderDemand_agreesWithReference(String name) {
    Game game = Sheets.load(name);
    Optional<GroundProgram> asked =
        Grounder.groundUnderDemand(game.rules(), GroundingLimits.defaults(), 0);
    Circuit circuit = CircuitMaker.circuit(asked.orElseThrow(), () -> false);

    int made = new EngineComparison(game, game.newMachine(circuit), 3).walk(STEPS, 10);

    assertTrue(made > 0, "no step was made");
  }
}
