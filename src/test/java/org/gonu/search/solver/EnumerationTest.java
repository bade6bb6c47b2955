package org.gonu.search.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.gonu.machine.PackedGame;
import org.gonu.search.Coefficients;
import org.gonu.search.SearchBudget;
import org.gonu.search.states.Expander;
import org.gonu.search.states.StateProbe;
import org.junit.jupiter.api.Test;

final class EnumerationTest {
  private static final long MIB = 1L << 20;

  /** Two roles name a number each, five times; states are what was named. */
  private static final String NAMES =
      """
      (role x) (role o) (init (turn 0))
      (after 0 1) (after 1 2) (after 2 3) (after 3 4) (after 4 5)
      (<= (legal ?r ?n) (role ?r) (number ?n))
      (<= (next (turn ?n)) (true (turn ?m)) (after ?m ?n))
      (<= (next (named ?r ?n)) (does ?r ?n))
      (<= (next (named ?r ?n)) (true (named ?r ?n)))
      (<= terminal (true (turn 5)))
      (<= (lacks ?r ?n) (role ?r) (number ?n) (not (true (named ?r ?n))))
      (<= (lacking ?r) (lacks ?r ?n))
      (<= (goal ?r 50) (role ?r) (lacking ?r))
      (<= (goal ?r 100) (role ?r) (not (lacking ?r)))
      """;

  private static Enumeration enumeration(int numbers, long maxBytes) {
    String sheet =
        IntStream.range(0, numbers)
            .mapToObj(i -> "(number n" + i + ")")
            .collect(Collectors.joining("", NAMES, ""));
    PackedGame game = PackedSheets.packed(PackedSheets.game(sheet));
    StateProbe.View root = new StateProbe(game, 1).at(game.initialState());
    return new Enumeration(game, new Expander(game, 1), root, maxBytes, 1, Coefficients.DEFAULT);
  }

  @Test
  void run_statesOfManyJointMoves_usesNoMoreThanItsMemory() {
    Enumeration states = enumeration(80, 16 * MIB);

    assertTrue(states.run(SearchBudget.playouts(Long.MAX_VALUE)));

    assertTrue(states.isTooBig());
    assertFalse(states.isComplete());
    assertTrue(states.graph().size() > 1, "it begins");
    long bytes = states.graph().bytes();
    assertTrue(bytes <= 16 * MIB, bytes + " bytes");
  }

  @Test
  void run_enoughMemory_findsAllStates() {
    Enumeration states = enumeration(3, 100 * MIB);

    assertTrue(states.run(SearchBudget.playouts(Long.MAX_VALUE)));

    assertTrue(states.isComplete());
    // After one turn each role has named one number, after two one or two, after more up to three.
    assertEquals(1 + 9 + 36 + 3 * 49, states.graph().size());
  }
}
