package org.gonu.engine.lanes.lookahead;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.gonu.engine.circuit.GateBuilder;
import org.gonu.engine.circuit.Gates;
import org.junit.jupiter.api.Test;

final class EntailmentTest {
  private final GateBuilder builder = new GateBuilder();
  private final Entailment entailment = new Entailment(builder);
  private final int a = builder.base(0);
  private final int b = builder.base(1);
  private final int c = builder.base(2);
  private final int d = builder.base(3);

  @Test
  void disjunction_ofSomeOfTheParts_entailsThatOfAll() {
    int line = builder.or(builder.and(a, b), builder.and(b, c));
    int end = builder.or(new int[] {builder.and(a, b), builder.and(b, c), d}, 3);

    assertTrue(entailment.entails(line, end));
    assertFalse(entailment.entails(end, line));
    assertEquals(line, entailment.and(line, end));
    assertEquals(line, entailment.and(end, line));
  }

  @Test
  void conjunction_ofMore_entailsThatOfFewer() {
    int more = builder.and(new int[] {a, b, c}, 3);

    assertTrue(entailment.entails(more, builder.and(a, c)));
    assertTrue(entailment.entails(more, builder.or(builder.and(a, c), d)));
    assertFalse(entailment.entails(builder.and(a, c), more));
    assertTrue(entailment.entails(Gates.not(a), Gates.not(more)));
  }

  @Test
  void and_ofLiteralsThatDoNotEntailEachOther_isTheirConjunction() {
    assertEquals(builder.and(a, b), entailment.and(a, b));
    assertEquals(Gates.FALSE, entailment.and(a, Gates.FALSE));
    assertEquals(a, entailment.and(Gates.TRUE, a));
  }

  @Test
  void entailment_ofRandomGates_holdsForAllInputs() {
    SplittableRandom random = new SplittableRandom(3);
    IntArrayList pool = IntArrayList.newListWith(a, b, c, d);
    IntArrayList tables = IntArrayList.newListWith(0xAAAA, 0xCCCC, 0xF0F0, 0xFF00);
    for (int i = 0; i < 300; i++) {
      int left = random.nextInt(pool.size());
      int right = random.nextInt(pool.size());
      int leftNegated = random.nextInt(2);
      int rightNegated = random.nextInt(2);
      pool.add(builder.and(pool.get(left) ^ leftNegated, pool.get(right) ^ rightNegated));
      tables.add((tables.get(left) ^ -leftNegated) & (tables.get(right) ^ -rightNegated) & 0xFFFF);
    }
    int seen = 0;
    for (int i = 0; i < pool.size(); i++) {
      for (int j = 0; j < pool.size(); j++) {
        if (entailment.entails(pool.get(i), pool.get(j))) {
          assertEquals(0, tables.get(i) & ~tables.get(j));
          seen++;
        }
      }
    }
    assertTrue(seen > 2 * pool.size(), "pairs: " + seen);
  }
}
