package org.gonu.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.gonu.check.ValidatedRules;
import org.gonu.check.checks.Strictness;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.circuit.MutexGroup;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.ground.GroundingLimits;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Circuits of rules that have too many instances unless something is assumed of their states. */
@Timeout(60)
final class CircuitChoiceTest {
  /** Fewer than the rules of the sheet have, and more than those that rest on an assumption. */
  private static final GroundingLimits LIMITS =
      GroundingLimits.defaults().withInstances(() -> 50_000);

  /** Fewer than the rows of six digits. */
  private static final GroundingLimits LIMITS_OF_ROWS =
      GroundingLimits.defaults().withInstances(() -> 20_000);

  private static final String MOVED = "(<= (next (cell ?u ?v b)) (does ?p (move ?a ?u ?v ?x ?y)))";

  private static String sheet() throws IOException {
    return Files.readString(Path.of("src/test/resources/grounding/one-king.kif"));
  }

  private static String latinSquare() throws IOException {
    return Files.readString(Path.of("src/test/resources/grounding/latin-square.kif"));
  }

  /** A king that moves stays where it was as well, as in a public sheet. */
  private static String sheetWithTwoKings() throws IOException {
    String sheet = sheet().replace(MOVED, MOVED.replace(")))", ")) (piece ?a ?p rook))"));
    assertNotEquals(sheet(), sheet);
    return sheet + "(<= (next (cell ?u ?v ?a)) (does ?p (move ?a ?u ?v ?x ?y)) (piece ?a ?p king))";
  }

  private static ValidatedRules rules(String text) {
    SourceText source = new SourceText("test.kif", text);
    return Game.load(source, CasePolicy.INSENSITIVE, Strictness.LENIENT).get().rules();
  }

  @Test
  void make_rulesOfWhichAnAssumptionIsProved_reliesOnIt() throws IOException {
    Circuit circuit = CircuitChoice.make(rules(sheet()), LIMITS).circuit();

    assertEquals(2, circuit.groups().count(group -> isOfAKing(circuit, group)));
  }

  @Test
  void make_rulesOfWhichAnAssumptionIsProved_refusesStatesThatAreAgainstIt() throws IOException {
    Circuit circuit = CircuitChoice.make(rules(sheet()), LIMITS).circuit();
    MutexGroup ofKing = circuit.groups().detect(group -> isOfAKing(circuit, group));
    long[] state = circuit.initialState();
    assertTrue(circuit.violated(state).isEmpty());

    for (int base : ofKing.bases()) {
      state[base >> 6] |= 1L << base;
    }

    assertTrue(circuit.violated(state).isPresent());
  }

  @Test
  void make_rulesOfWhichAnAssumptionIsNotProved_doesNotRestOnIt() throws IOException {
    Circuit circuit = CircuitChoice.make(rules(sheetWithTwoKings()), LIMITS).circuit();

    assertEquals(0, circuit.groups().count(group -> isOfAKing(circuit, group)));
  }

  @Test
  void make_rulesThatAskForDigitsOfARowApart_reliesOnOneDigitInACell() throws IOException {
    Circuit circuit = CircuitChoice.make(rules(latinSquare()), LIMITS_OF_ROWS).circuit();

    assertEquals(36, circuit.groups().count(group -> group.bases().length == 6));
  }

  @Test
  void make_rulesThatAskForDigitsOfARowWhereACellCanHaveTwo_doesNotRelyOnOne() throws IOException {
    String sheet = latinSquare().replace("(n ?m) (open ?i ?j)", "(n ?m) (n ?i) (n ?j)");
    assertNotEquals(latinSquare(), sheet);

    Circuit circuit = CircuitChoice.make(rules(sheet), LIMITS_OF_ROWS).circuit();

    assertTrue(circuit.groups().isEmpty());
  }

  /** To put such a relation into the rules that use it would never end. */
  @Test
  void make_aRelationThatHandsOnAMoveAndAsksForItself_hasACircuit() {
    String sheet =
        """
        (role r) (init (t 1)) (legal r (m 1)) (legal r (m 2))
        (<= (p ?x) (does r (m ?x)) (p ?x))
        (<= (next (t ?x)) (p ?x))
        (<= terminal (not (true (t 1)))) (goal r 50)
        """;

    Circuit circuit = CircuitChoice.make(rules(sheet), LIMITS).circuit();

    assertEquals(2, circuit.moves().size());
  }

  private static boolean isOfAKing(Circuit circuit, MutexGroup group) {
    return group.bases().length == 16
        && Arrays.stream(group.bases())
            .allMatch(base -> circuit.bases().get(base).toString().endsWith("k)"));
  }
}
