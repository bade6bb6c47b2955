package org.gonu.engine.circuit.rewriting;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import org.gonu.engine.circuit.GateBuilder;
import org.gonu.engine.circuit.Gates;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class RewrittenTest {
  private final GateBuilder builder = new GateBuilder();
  private final int a = builder.base(0);
  private final int b = builder.base(1);
  private final int c = builder.base(2);
  private final int d = builder.does(0);

  @ParameterizedTest
  @ValueSource(ints = {1, 10, 60, 400, 3000})
  void randomGates_rewritten_computeTheSame(int gates) {
    for (int seed = 0; seed < 40; seed++) {
      GateList before = RandomGates.list(seed, 3 + seed % 30, 1 + seed % 5, gates);
      GateList after = rewritten(before);

      for (int inputs = 0; inputs < 8; inputs++) {
        long[] expected = RandomGates.values(before, inputs);
        assertArrayEquals(expected, RandomGates.values(after, inputs), "seed " + seed);
      }
    }
  }

  @Test
  void randomGates_rewritten_areFewer() {
    for (int seed = 0; seed < 20; seed++) {
      GateList before = RandomGates.list(seed, 12, 4, 500);
      int[] last = Arrays.copyOfRange(before.literals(), 400, before.literals().length);

      GateList some = new GateList(before.gates(), last);
      int cost = rewritten(some).cost();

      assertTrue(cost < some.needed().cost(), "seed " + seed + ": " + cost);
    }
  }

  @ParameterizedTest
  @CsvSource({"7, 11", "8, 24", "12, 14"})
  void ringOfExclusiveOrs_rewritten_computesTheSame(int cells, int layers) {
    int[] layer = bases(0, cells);
    for (int i = 0; i < layers; i++) {
      layer = differencesToTheNext(layer);
    }
    GateList before = new GateList(builder.build(), new int[] {layer[0]});

    GateList after = rewritten(before);

    assertArrayEquals(RandomGates.values(before, 5), RandomGates.values(after, 5));
  }

  private int[] differencesToTheNext(int[] layer) {
    int[] differences = new int[layer.length];
    for (int i = 0; i < layer.length; i++) {
      int here = layer[i];
      int next = layer[(i + 1) % layer.length];
      differences[i] =
          builder.or(builder.and(here, Gates.not(next)), builder.and(Gates.not(here), next));
    }
    return differences;
  }

  @Test
  void gates_eachStep_computeTheSameOfTwoInputs() {
    for (int seed = 0; seed < 40; seed++) {
      GateList before = RandomGates.list(seed, 10, 4, 200);
      GateList apart = PairSharing.apply(before);

      assertArrayEquals(RandomGates.values(before, 5), RandomGates.values(apart, 5));
      for (int node = 1; node < apart.gates().size(); node++) {
        boolean isGate = apart.gates().kind(node) == Gates.AND;
        assertEquals(isGate ? 2 : 0, apart.gates().inputCount(node));
      }
      for (int least = 0; least < 2; least++) {
        AndGraph graph = AndGraph.of(apart);
        Rewriter.rewrite(graph, least);
        GateList collected = GateCollector.collect(graph, apart);
        assertArrayEquals(RandomGates.values(before, 6), RandomGates.values(collected, 6));
      }
    }
  }

  @Test
  void products_withACommonFactor_shareIt() {
    int either = builder.or(builder.and(a, b), builder.and(a, c));

    assertEquals(2, cost(either));
  }

  @Test
  void choice_ofTheSameEitherWay_isThat() {
    int both = builder.and(a, b);
    int choice = builder.or(builder.and(d, both), builder.and(Gates.not(d), both));

    assertEquals(1, cost(choice));
  }

  @Test
  void contradiction_overSeveralGates_isFalse() {
    int sum = builder.or(a, b);
    int never = builder.and(builder.and(sum, c), builder.and(Gates.not(a), Gates.not(b)));

    assertEquals(Gates.FALSE, Rewritten.of(builder.build(), new int[] {never}).literal(never));
    assertEquals(
        Gates.TRUE, Rewritten.of(builder.build(), new int[] {never}).literal(Gates.not(never)));
  }

  @Test
  void manyConjunctions_withAPairInCommon_makeItOnce() {
    int[] literals = new int[30];
    for (int i = 0; i < literals.length; i++) {
      literals[i] = builder.and(new int[] {a, b, builder.base(10 + i)}, 3);
    }

    assertEquals(1 + literals.length, cost(literals));
  }

  @Test
  void wideConjunctions_withManyLiteralsInCommon_makeThemOnce() {
    int width = 200;
    int[] one = bases(0, width);
    int[] other = bases(width / 2, width);
    int[] both = bases(0, width + width / 2);
    int[] literals = {
      builder.and(one, width), builder.and(other, width), builder.and(both, both.length)
    };

    assertEquals(3 * width / 2, cost(literals), "three parts, and three pairs of them");
  }

  private int[] bases(int first, int count) {
    int[] bases = new int[count];
    Arrays.setAll(bases, i -> builder.base(first + i));
    return bases;
  }

  @Test
  void randomGates_withSubsetsShared_computeTheSame() {
    for (int seed = 0; seed < 60; seed++) {
      GateList before = RandomGates.list(seed, 3 + seed % 10, 2, 10 * seed);
      GateList after = SubsetSharing.apply(before);

      assertArrayEquals(RandomGates.values(before, 4), RandomGates.values(after, 4));
      assertTrue(after.cost() <= before.cost(), "seed " + seed);
    }
  }

  @Test
  void literal_thatNobodyAskedFor_isRefused() {
    Rewritten rewritten = Rewritten.of(builder.build(), new int[] {a, Gates.FALSE});

    assertEquals(Gates.FALSE, rewritten.literal(Gates.FALSE));
    assertThrows(IllegalArgumentException.class, () -> rewritten.literal(b));
  }

  private int cost(int... literals) {
    return rewritten(new GateList(builder.build(), literals)).cost();
  }

  private static GateList rewritten(GateList before) {
    Rewritten rewritten = Rewritten.of(before.gates(), before.literals());
    int[] literals = Arrays.stream(before.literals()).map(rewritten::literal).toArray();
    return new GateList(rewritten.gates(), literals);
  }
}
