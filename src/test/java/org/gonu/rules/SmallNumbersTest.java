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
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.circuit.build.CircuitMaker;
import org.gonu.engine.circuit.file.CircuitReader;
import org.gonu.engine.circuit.file.CircuitWriter;
import org.gonu.game.Game;
import org.gonu.gdl.Term;
import org.gonu.ground.Grounder;
import org.gonu.ground.GroundingLimits;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Numbers that add up to no more than at the beginning keep larger ones out of a circuit. */
final class SmallNumbersTest {
  private static final Path SHEET = Path.of("src/test/resources/grounding/seeds-in-bowls.kif");
  private static final int STEPS = 1_500;

  /** Four bowls, two barns and two hands hold from 0 to 12 seeds. */
  private static final int SEEDS = 8 * 13;

  /** As far as the rules count. */
  private static final int NUMBERS = 8 * 81;

  private static Game game(String sheet) {
    return Sheets.check(new SourceText("seeds.kif", sheet)).get();
  }

  private static Circuit circuit(Game game) {
    return CircuitMaker.circuit(
        Grounder.ground(game.rules(), GroundingLimits.defaults()), () -> false);
  }

  private static int numbers(Circuit circuit) {
    return circuit.bases().count(fact -> fact.toString().matches("\\((seeds|hand) .*"));
  }

  private static void assertAgrees(Game game, Circuit circuit) {
    assertEquals(STEPS, new EngineComparison(game, game.newMachine(circuit), 3).walk(STEPS, 60));
  }

  @Test
  void circuit_ofSeedsThatAreMoved_hasNoLargerNumbers() throws IOException {
    Game game = game(Files.readString(SHEET));

    Circuit circuit = circuit(game);

    assertEquals(SEEDS, numbers(circuit));
    assertTrue(circuit.general().gates().size() < 1_000, "" + circuit.general().gates().size());
    assertAgrees(game, circuit);
  }

  @Test
  void stateOf_moreSeedsThanAtTheBeginning_isRefusedAlsoAfterWriting() throws IOException {
    Circuit circuit = circuit(game(Files.readString(SHEET)));
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    new CircuitWriter(new DataOutputStream(bytes)).write(circuit);
    Circuit read =
        new CircuitReader(new DataInputStream(new ByteArrayInputStream(bytes.toByteArray())))
            .circuit();
    ImmutableList<Term> facts = circuit.facts(circuit.initialState());

    for (Circuit each : Lists.immutable.of(circuit, read)) {
      assertEquals(12, each.sums().getOnly().most());
      assertEquals(facts, each.facts(each.stateOf(withSeeds(circuit, facts, 3))));
      each.stateOf(withSeeds(circuit, facts, 2));
      IllegalArgumentException refused =
          assertThrows(
              IllegalArgumentException.class, () -> each.stateOf(withSeeds(circuit, facts, 4)));
      String message = String.valueOf(refused.getMessage());
      assertTrue(message.contains("at most 12: "), message);
      assertTrue(message.contains("(seeds a 4)"), message);
    }
  }

  /** The same facts, but with so many seeds in the first bowl. */
  private static ImmutableList<Term> withSeeds(
      Circuit circuit, ImmutableList<Term> facts, int seeds) {
    Term other = circuit.bases().detect(fact -> fact.toString().equals("(seeds a " + seeds + ")"));
    return facts.collect(fact -> fact.toString().equals("(seeds a 3)") ? other : fact);
  }

  @Test
  void circuit_ifSeedsAreLost_hasNoLargerNumbers() throws IOException {
    Game game =
        game(
            Files.readString(SHEET)
                .replace(
                    "(barn ?p ?r) (true (seeds ?p ?m))\n",
                    "(barn ?p ?r) (true (seeds ?p ?m)) (not (true (seeds ?b 1)))\n"));

    Circuit circuit = circuit(game);

    assertTrue(numbers(circuit) <= SEEDS, "" + numbers(circuit));
    assertAgrees(game, circuit);
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      value = {
        // A bowl is full after it was poured out, or after seeds were taken.
        "(next (seeds ?b 0)) (does ?r (pour ?b)), (next (seeds ?b 2)) (does ?r (pour ?b))",
        "(next (seeds ?b 0)) (does ?r (scoop ?b)), "
            + "(next (seeds ?b ?n)) (does ?r (scoop ?b)) (true (seeds ?b ?n))",
        // The hand stays full, or is not needed.
        "(true (hand ?r ?m)) (after ?n ?m), (true (hand ?r ?n)) (after ?m ?n)",
        "(true (hand ?r ?n)) (distinct ?n 0) (bowl ?b ?q), (bowl ?b ?q) (true (hand ?r ?n))",
        // A seed comes from nowhere, at once or late.
        "(init (hour 0)), (<= (next (seeds a 9)) (true (hour ?h)) (number ?h)) (init (hour 0))",
        "(init (hour 0)), (<= (next (seeds a 9)) (true (hour 35))) (init (hour 0))",
        // What is poured is counted twice.
        "(true (seeds ?b ?k)) (plus ?m ?k ?n), (true (seeds ?b ?k)) (plus ?k ?k ?n)",
        // Both roles may be in control.
        "(does ?r (pour ?b)) (role ?q) (distinct ?q ?r), (does ?r (pour ?b)) (role ?q)",
      })
  void circuit_ifSeedsCanBecomeMore_keepsTheirNumbers(String rule, String other)
      throws IOException {
    String sheet = Files.readString(SHEET);
    assertTrue(sheet.contains(rule), rule);
    Game game = game(sheet.replace(rule, other));

    Circuit circuit = circuit(game);

    assertTrue(numbers(circuit) > SEEDS, "" + numbers(circuit));
    assertTrue(numbers(circuit) <= NUMBERS, "" + numbers(circuit));
    assertAgrees(game, circuit);
  }
}
