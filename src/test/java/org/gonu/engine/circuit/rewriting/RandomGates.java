package org.gonu.engine.circuit.rewriting;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.gonu.engine.circuit.GateBuilder;
import org.gonu.engine.circuit.Gates;

/** Gates that mean nothing, and what they compute of random inputs. */
final class RandomGates {
  private final SplittableRandom random;
  private final GateBuilder builder = new GateBuilder();
  private final IntArrayList pool = new IntArrayList();

  private RandomGates(long seed) {
    random = new SplittableRandom(seed);
  }

  /** Gates over some bases, moves and a feedback; all of them are needed, some negated. */
  static GateList list(long seed, int bases, int moves, int gates) {
    RandomGates made = new RandomGates(seed);
    for (int base = 0; base < bases; base++) {
      made.pool.add(made.builder.base(base));
    }
    for (int move = 0; move < moves; move++) {
      made.pool.add(made.builder.does(move));
    }
    made.pool.add(made.builder.feedback(7));
    for (int i = 0; i < gates; i++) {
      made.addGate();
    }
    int[] needed = made.pool.toArray();
    Arrays.setAll(needed, i -> needed[i] ^ made.random.nextInt(2));
    return new GateList(made.builder.build(), needed);
  }

  private void addGate() {
    int count = random.nextInt(6) == 0 ? 3 + random.nextInt(9) : 2;
    int[] inputs = new int[count];
    for (int i = 0; i < count; i++) {
      // The newest most of all, so that gates depend on each other in depth.
      int back = Math.min(random.nextInt(pool.size()), random.nextInt(pool.size()));
      inputs[i] = pool.get(pool.size() - 1 - back) ^ random.nextInt(2);
    }
    pool.add(builder.and(inputs, count));
  }

  /**
   * What literals are for 64 random inputs, which are the same for bases, moves and feedbacks of
   * the same index.
   */
  static long[] values(GateList list, long seed) {
    Gates gates = list.gates();
    long[] values = new long[gates.size()];
    for (int node = 1; node < values.length; node++) {
      if (gates.kind(node) == Gates.AND) {
        values[node] = -1;
        for (int i = 0; i < gates.inputCount(node); i++) {
          values[node] &= value(values, gates.input(node, i));
        }
      } else {
        long leaf = 31L * gates.kind(node) + 1_000L * gates.index(node);
        values[node] = new SplittableRandom(seed ^ leaf << 20).nextLong();
      }
    }
    long[] wanted = new long[list.literals().length];
    for (int i = 0; i < wanted.length; i++) {
      wanted[i] = value(values, list.literals()[i]);
    }
    return wanted;
  }

  private static long value(long[] values, int literal) {
    return Gates.isNegated(literal) ? ~values[Gates.node(literal)] : values[Gates.node(literal)];
  }
}
