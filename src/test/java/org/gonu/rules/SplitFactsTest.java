package org.gonu.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.circuit.file.CircuitReader;
import org.gonu.engine.circuit.file.CircuitWriter;
import org.gonu.game.FastEngine;
import org.gonu.game.Game;
import org.gonu.gdl.Term;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.Test;

/** Circuits with facts that were split say what the reference engine says of whole facts. */
final class SplitFactsTest {
  private static final int STEPS = 2_000;

  private final Game game;
  private final FastEngine.Made made;

  SplitFactsTest() throws IOException {
    String sheet = Files.readString(Path.of("src/test/resources/grounding/stacked-cards.kif"));
    game = Sheets.check(new SourceText("cards.kif", sheet)).get();
    made = game.fastEngine().await(Duration.ofMinutes(1)).orElseThrow();
  }

  @Test
  void circuit_ofAnOrderOfCards_agreesWithReference() {
    assertTrue(made.circuit().bases().size() < 60, "" + made.circuit().bases().size());
    assertEquals(STEPS, walk(made.circuit()));
  }

  @Test
  void circuit_thatWasWrittenAndRead_tellsTheSameFacts() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    new CircuitWriter(new DataOutputStream(bytes)).write(made.circuit());
    DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes.toByteArray()));

    Circuit read = new CircuitReader(in).circuit();

    assertEquals(made.circuit().joined(), read.joined());
    assertEquals(STEPS, walk(read));
  }

  @Test
  void stateOf_twoOrders_isRefused() {
    Circuit circuit = made.circuit();
    ImmutableList<Term> facts = circuit.facts(circuit.initialState());

    Term order = facts.detect(fact -> fact.toString().startsWith("(order"));

    assertEquals(3, facts.size(), facts::toString);
    assertThrows(IllegalArgumentException.class, () -> circuit.stateOf(facts.newWith(order)));
  }

  @Test
  void circuit_ofSplitRulesThatNameThingsInAnotherOrder_hasTheMovesOfTheSheetsOrder() {
    String sheet =
        """
        (role dealer)
        (init (order 1 2 3 4 5 6 8))
        (<= (next (order ?2 7 ?4 ?5 ?6 ?7 ?1)) (does dealer up) (true (order ?1 ?2 ?3 ?4 ?5 ?6 ?7)))
        (<= (next (order ?2 ?1 ?3 ?4 ?5 ?6 ?7)) (does dealer 7) (true (order ?1 ?2 ?3 ?4 ?5 ?6 ?7)))
        (legal dealer up)
        (legal dealer 7)
        (<= terminal (true (order ?1 2 ?3 ?4 ?5 1 ?7)) (true (order 7 ?2 ?3 ?4 ?5 ?6 ?7)))
        (<= (goal dealer 100) won)
        (<= (goal dealer 0) (not won))
        (<= won (true (order 7 ?2 ?3 ?4 ?5 ?6 ?7)))
        """;
    Game other = Sheets.check(new SourceText("named.kif", sheet)).get();
    Circuit circuit = other.fastEngine().await(Duration.ofMinutes(1)).orElseThrow().circuit();

    int made = new EngineComparison(other, other.newMachine(circuit), 5).walk(STEPS, 60);

    assertEquals(1, circuit.joined().size());
    assertEquals(STEPS, made);
  }

  private int walk(Circuit circuit) {
    return new EngineComparison(game, game.newMachine(circuit), 5).walk(STEPS, 60);
  }
}
