package org.gonu.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
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
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.circuit.file.CircuitReader;
import org.gonu.engine.circuit.file.CircuitWriter;
import org.gonu.game.FastEngine;
import org.gonu.game.Game;
import org.gonu.gdl.Compound;
import org.gonu.gdl.Term;
import org.gonu.machine.StateMachine;
import org.gonu.text.SourceText;
import org.gonu.text.Span;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Circuits of sheets whose rules could pile up facts without end. */
@Timeout(120)
final class BoundedFactsTest {
  private static final int STEPS = 2_000;

  private static String stacks() throws IOException {
    return Files.readString(Path.of("src/test/resources/grounding/stacks.kif"));
  }

  private static Game game(String sheet) {
    return Sheets.check(new SourceText("stacks.kif", sheet)).get();
  }

  private static Circuit circuit(Game game) {
    FastEngine engine = game.fastEngine();
    return engine
        .await(Duration.ofMinutes(1))
        .orElseThrow(() -> new AssertionError(engine.failure()))
        .circuit();
  }

  private static int walk(Game game, Circuit circuit) {
    return new EngineComparison(game, game.newMachine(circuit), 5).walk(STEPS, 60);
  }

  @Test
  void circuit_ofFewStates_hasTheFactsThatAreReached() throws IOException {
    Game game = game(stacks());

    Circuit circuit = circuit(game);

    // Of a stack: the empty one, three of one block, six of two and six of three. And the steps.
    assertEquals(3 * 16 + 8, circuit.bases().size(), circuit.bases()::toString);
    assertEquals(STEPS, walk(game, circuit));
  }

  @Test
  void circuit_thatWasWrittenAndRead_isRightInTheSameStates() throws IOException {
    Game game = game(stacks());
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    new CircuitWriter(new DataOutputStream(bytes)).write(circuit(game));
    DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes.toByteArray()));

    Circuit read = new CircuitReader(in).circuit();

    assertEquals(STEPS, walk(game, read));
    assertThrows(IllegalArgumentException.class, () -> read.stateOf(twice(game, "(stack 2 ")));
  }

  /** From such a state a step could lead to facts that no match has. */
  @Test
  void stateOf_blocksThatAreInTwoPlaces_isRefused() throws IOException {
    Game game = game(stacks());
    Circuit circuit = circuit(game);

    IllegalArgumentException refused =
        assertThrows(
            IllegalArgumentException.class, () -> circuit.stateOf(twice(game, "(stack 2 ")));

    assertEquals("no match comes to this position", refused.getMessage());
  }

  /** The first state, with the three blocks on another place, too. */
  private static ImmutableList<Term> twice(Game game, String place) {
    StateMachine machine = game.newMachine();
    ImmutableList<Term> facts = machine.facts(machine.initialState());
    Compound full = (Compound) facts.detect(fact -> fact.toString().startsWith("(stack 1 "));
    Term number =
        ((Compound) facts.detect(fact -> fact.toString().startsWith(place))).arguments().getFirst();
    return facts
        .reject(fact -> fact.toString().startsWith(place))
        .newWith(
            new Compound(
                full.function(),
                Lists.immutable.of(number, full.arguments().getLast()),
                Span.NONE));
  }

  @Test
  void circuit_ofACountWithoutEnd_isNotMade() {
    Game game =
        game(
            """
            (role hand) (init (count zero)) (legal hand on) (legal hand stop)
            (<= (next (count (more ?n))) (does hand on) (true (count ?n)))
            (<= terminal (not counting)) (<= counting (true (count ?n)))
            (goal hand 100)
            """);

    assertFalse(game.fastEngine().await(Duration.ofMinutes(1)).isPresent());
    assertTrue(
        game.fastEngine().failure().startsWith("a term of 'count' is nested more than"),
        game.fastEngine().failure());
  }
}
