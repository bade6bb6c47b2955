package org.gonu.engine.circuit.rewriting;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.gonu.engine.circuit.GateBuilder;
import org.gonu.engine.circuit.Gates;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class ImpliedInputsTest {
  private final GateBuilder builder = new GateBuilder();
  private final int a = builder.base(0);
  private final int b = builder.base(1);
  private final int c = builder.base(2);
  private final int d = builder.base(3);

  @ParameterizedTest
  @ValueSource(ints = {5, 40, 400, 3000})
  void randomGates_withoutImpliedInputs_computeTheSame(int gates) {
    for (int seed = 0; seed < 40; seed++) {
      GateList before = RandomGates.list(seed, 3 + seed % 30, 1 + seed % 5, gates);
      GateList after = ImpliedInputs.drop(before);

      for (int inputs = 0; inputs < 8; inputs++) {
        long[] expected = RandomGates.values(before, inputs);
        assertArrayEquals(expected, RandomGates.values(after, inputs), "seed " + seed);
      }
      assertTrue(after.cost() <= before.needed().cost(), "seed " + seed);
    }
  }

  @Test
  void input_thatEveryPartOfADisjunctionNeeds_isDropped() {
    int either = builder.or(builder.and(a, b), builder.and(a, c));

    assertEquals(3, cost(either));
    assertEquals(3, cost(builder.and(either, a)));
  }

  @Test
  void part_thatImpliesAnotherPart_isDropped() {
    int near = builder.and(builder.or(a, b), c);
    int far = builder.and(near, d);

    assertEquals(2, cost(builder.or(near, far)));
  }

  @Test
  void gate_ofWhichAllButOneInputIsImplied_isReplacedByIt() {
    int both = builder.and(a, b);
    int all = builder.and(builder.and(a, c), both);

    assertEquals(2, cost(all));
  }

  @Test
  void part_thatTheOtherInputsExclude_isDropped() {
    int either = builder.or(builder.and(a, b), c);

    assertEquals(1, cost(builder.and(either, Gates.not(a))));
  }

  /** The cost of one literal after the pass. */
  private int cost(int literal) {
    return ImpliedInputs.drop(new GateList(builder.build(), new int[] {literal})).cost();
  }
}
