package org.gonu.engine.circuit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import org.junit.jupiter.api.Test;

/** What gates are folded to. */
final class GateBuilderTest {
  private final GateBuilder gates = new GateBuilder();
  private final int a = gates.base(0);
  private final int b = gates.base(1);
  private final int c = gates.does(1);

  @Test
  void and_sameInputsInAnyOrder_isOneGate() {
    assertEquals(gates.and(a, b), gates.and(b, a));
    assertEquals(gates.and(a, b), gates.and(new int[] {b, a, b, Gates.TRUE}, 4));
  }

  @Test
  void leaves_ofDifferentKinds_differ() {
    assertNotEquals(b, c);
    assertEquals(b, gates.base(1));
  }

  @Test
  void and_literalAndItsNegation_isFalse() {
    assertEquals(Gates.FALSE, gates.and(new int[] {a, b, Gates.not(a)}, 3));
  }

  @Test
  void and_constants_areFolded() {
    assertEquals(Gates.FALSE, gates.and(a, Gates.FALSE));
    assertEquals(a, gates.and(a, Gates.TRUE));
    assertEquals(Gates.TRUE, gates.and(new int[0], 0));
  }

  @Test
  void or_isTheNegationOfAnd() {
    assertEquals(Gates.not(gates.and(Gates.not(a), Gates.not(b))), gates.or(a, b));
    assertEquals(Gates.TRUE, gates.or(a, Gates.not(a)));
    assertEquals(Gates.FALSE, gates.or(new int[0], 0));
  }

  @Test
  void build_manyGates_keepsAll() {
    int last = a;
    for (int i = 2; i < 5000; i++) {
      last = gates.and(last, Gates.not(gates.and(b, gates.base(i))));
    }
    Gates built = gates.build();

    assertEquals(gates.size(), built.size());
    assertEquals(Gates.AND, built.kind(Gates.node(last)));
    assertEquals(2, built.inputCount(Gates.node(last)));
  }
}
