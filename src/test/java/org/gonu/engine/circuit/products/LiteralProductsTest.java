package org.gonu.engine.circuit.products;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.BitSet;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.gonu.engine.circuit.GateBuilder;
import org.gonu.engine.circuit.Gates;
import org.gonu.engine.circuit.GroupIndex;
import org.gonu.engine.circuit.MutexGroup;
import org.gonu.engine.circuit.StepNetlist;
import org.gonu.engine.lanes.ScalarCircuit;
import org.junit.jupiter.api.Test;

/** A literal holds exactly where one of its products does. */
final class LiteralProductsTest {
  private static final int GROUPS = 3;
  private static final int MEMBERS = 3;
  private static final int BASES = GROUPS * MEMBERS + 3;
  private static final int MOVES = 3;
  private static final int NETS = 400;
  private static final int STATES = 20;
  private static final int MOST = 10_000;

  /** The last base never holds. */
  private static final BitSet NEVER = BitSet.valueOf(new long[] {1L << (BASES - 1)});

  private final SplittableRandom random = new SplittableRandom(5);

  private static GroupIndex groups() {
    ImmutableList<MutexGroup> groups =
        Lists.immutable.fromStream(
            IntStream.range(0, GROUPS)
                .mapToObj(
                    group ->
                        new MutexGroup(
                            IntStream.range(group * MEMBERS, (group + 1) * MEMBERS).toArray(),
                            false)));
    return new GroupIndex(groups, BASES);
  }

  /** A net of random gates; the next values of bases are the gates made last. */
  private StepNetlist net() {
    GateBuilder builder = new GateBuilder();
    IntArrayList pool = new IntArrayList();
    IntStream.range(0, BASES).forEach(base -> pool.add(builder.base(base)));
    addGates(builder, pool, 6);
    int[] legal = IntStream.range(0, MOVES).map(move -> literal(pool)).toArray();
    IntStream.range(0, MOVES).forEach(move -> pool.add(builder.does(move)));
    addGates(builder, pool, 20);
    int[] next = IntStream.range(0, BASES).map(base -> pool.get(pool.size() - 1 - base)).toArray();
    return new StepNetlist(
        builder.build(),
        legal,
        next,
        Gates.FALSE,
        Lists.immutable.empty(),
        Lists.immutable.empty());
  }

  private void addGates(GateBuilder builder, IntArrayList pool, int count) {
    for (int i = 0; i < count; i++) {
      int[] inputs = IntStream.range(0, 2 + random.nextInt(2)).map(each -> literal(pool)).toArray();
      pool.add(builder.and(inputs, inputs.length) ^ random.nextInt(2));
    }
  }

  private int literal(IntArrayList pool) {
    return pool.get(random.nextInt(pool.size())) ^ random.nextInt(2);
  }

  /** A state that satisfies the groups. */
  private long[] state() {
    long state = 0;
    for (int group = 0; group < GROUPS; group++) {
      int member = random.nextInt(MEMBERS + 1);
      state |= member == MEMBERS ? 0 : 1L << (group * MEMBERS + member);
    }
    return new long[] {state | (long) random.nextInt(4) << (GROUPS * MEMBERS)};
  }

  private static boolean holds(ImmutableList<IntArrayList> products, ScalarCircuit circuit) {
    return products.anySatisfy(product -> product.allSatisfy(circuit::isTrue));
  }

  @Test
  void of_literalsOfRandomNets_holdWhereAProductDoes() {
    int holding = 0;
    for (int i = 0; i < NETS; i++) {
      StepNetlist net = net();
      LiteralProducts products =
          new LiteralProducts(net, new Exclusions(net.gates(), groups()), NEVER, MOST);
      for (int j = 0; j < STATES; j++) {
        ScalarCircuit circuit = new ScalarCircuit(net, state(), random.nextInt(MOVES));
        int literal = net.next()[random.nextInt(BASES)] ^ random.nextInt(2);
        products.begin();

        boolean holds = holds(products.of(literal), circuit);

        assertTrue(!products.isIncomplete(), "net " + i);
        assertEquals(circuit.isTrue(literal), holds, "net " + i);
        holding += holds ? 1 : 0;
      }
    }
    assertTrue(holding > NETS && holding < NETS * (STATES - 1), holding + " literals held");
  }

  @Test
  void of_literalsUnderALegalMove_holdWhereAProductDoes() {
    int legal = 0;
    for (int i = 0; i < NETS; i++) {
      StepNetlist net = net();
      LiteralProducts products =
          new LiteralProducts(net, new Exclusions(net.gates(), groups()), NEVER, MOST);
      for (int j = 0; j < STATES; j++) {
        int move = random.nextInt(MOVES);
        ScalarCircuit circuit = new ScalarCircuit(net, state(), move);
        int literal = net.next()[random.nextInt(BASES)] ^ random.nextInt(2);
        if (circuit.isTrue(net.legal()[move]) && net.legal()[move] != Gates.TRUE) {
          legal++;
          products.begin(
              IntArrayList.newListWith(move), IntArrayList.newListWith(net.legal()[move]));

          ImmutableList<IntArrayList> own = products.of(literal);

          assertEquals(circuit.isTrue(literal), holds(own, circuit), "net " + i);
          assertTrue(
              own.allSatisfy(
                  product ->
                      product.allSatisfy(each -> net.gates().kind(Gates.node(each)) == Gates.BASE)),
              "net " + i);
        }
      }
    }
    assertTrue(legal > NETS, legal + " legal moves");
  }

  @Test
  void of_moreProductsThanAllowed_isIncomplete() {
    GateBuilder builder = new GateBuilder();
    int[] pairs =
        IntStream.range(0, 4)
            .map(pair -> builder.or(builder.base(2 * pair), builder.base(2 * pair + 1)))
            .toArray();
    int all = builder.and(pairs, pairs.length);
    int[] next = new int[8];
    Arrays.fill(next, all);
    StepNetlist net =
        new StepNetlist(
            builder.build(),
            new int[0],
            next,
            Gates.FALSE,
            Lists.immutable.empty(),
            Lists.immutable.empty());
    GroupIndex none = new GroupIndex(Lists.immutable.empty(), 8);

    LiteralProducts few =
        new LiteralProducts(net, new Exclusions(net.gates(), none), new BitSet(), 20);
    LiteralProducts many =
        new LiteralProducts(net, new Exclusions(net.gates(), none), new BitSet(), 200);

    assertTrue(few.of(all).isEmpty());
    assertTrue(few.isIncomplete());
    assertEquals(16, many.of(all).size());
    assertTrue(!many.isIncomplete());
  }
}
