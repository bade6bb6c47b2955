package org.gonu.engine.lanes.coding;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.gonu.engine.circuit.GateBuilder;
import org.gonu.engine.circuit.Gates;
import org.gonu.engine.circuit.StepNetlist;
import org.gonu.engine.lanes.ScalarCircuit;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;

/** Random netlists compute the same when some of their bases are numbers. */
final class CodedNetlistTest {
  private static final int GROUPS = 3;
  private static final int MEMBERS = 6;
  private static final int OTHERS = 5;
  private static final int BASES = GROUPS * MEMBERS + OTHERS;
  private static final int MOVES = 8;
  private static final int CASES = 40;

  /** Of the first group one member always holds. The codes are in no order. */
  private static ImmutableList<BinaryNumber> numbers() {
    return Lists.immutable.fromStream(
        IntStream.range(0, GROUPS)
            .mapToObj(
                group ->
                    new BinaryNumber(
                        IntStream.range(group * MEMBERS, (group + 1) * MEMBERS).toArray(),
                        new int[] {5, 1, 6, 2, 4, 3},
                        3,
                        group == 0 ? -1 : 0)));
  }

  /** Gates over all bases and moves; of the next values of a group the first that holds counts. */
  private static StepNetlist netlist(SplittableRandom random) {
    GateBuilder builder = new GateBuilder();
    IntArrayList pool = new IntArrayList();
    IntStream.range(0, BASES).forEach(base -> pool.add(builder.base(base)));
    IntStream.range(0, MOVES).forEach(move -> pool.add(builder.does(move)));
    for (int i = 0; i < 150; i++) {
      int[] inputs = new int[2 + random.nextInt(4)];
      Arrays.setAll(inputs, each -> pool.get(random.nextInt(pool.size())) ^ random.nextInt(2));
      pool.add(builder.and(inputs, inputs.length));
    }
    int[] next = new int[BASES];
    Arrays.setAll(next, base -> pool.get(random.nextInt(pool.size())) ^ random.nextInt(2));
    for (int group = 0; group < GROUPS; group++) {
      int none = Gates.TRUE;
      for (int base = group * MEMBERS; base < (group + 1) * MEMBERS; base++) {
        int own = next[base];
        // In the group of which one always holds, the last member holds if no other does.
        boolean isLast = group == 0 && base == MEMBERS - 1;
        next[base] = isLast ? none : builder.and(own, none);
        none = builder.and(none, Gates.not(own));
      }
    }
    int[] legal = pool.toArray(new int[pool.size()]);
    return new StepNetlist(
        builder.build(),
        Arrays.copyOfRange(legal, legal.length - MOVES, legal.length),
        next,
        Gates.not(pool.getLast()),
        Lists.immutable.of(
            new StepNetlist.Goals(new int[] {0, 100}, new int[] {pool.get(40), pool.get(60)})),
        Lists.immutable.empty());
  }

  private static long[] state(SplittableRandom random) {
    long state = random.nextLong() & ((1L << BASES) - (1L << (GROUPS * MEMBERS)));
    for (int group = 0; group < GROUPS; group++) {
      int member = random.nextInt(group == 0 ? MEMBERS : MEMBERS + 1);
      state |= member < MEMBERS ? 1L << (group * MEMBERS + member) : 0;
    }
    return new long[] {state};
  }

  @RepeatedTest(200)
  void of_randomNetlist_computesTheSame(RepetitionInfo repetition) {
    SplittableRandom random = new SplittableRandom(repetition.getCurrentRepetition());
    StepNetlist net = netlist(random);
    ImmutableList<BinaryNumber> numbers = numbers();
    BinaryStates states = BinaryStates.of(numbers, BASES);

    CodedNetlist coded = CodedNetlist.of(net, numbers, net.legal());

    for (int i = 0; i < CASES; i++) {
      long[] state = state(random);
      long[] binary = new long[1];
      int[] moves = random.ints(1, 0, MOVES).limit(random.nextInt(2)).toArray();
      states.encode(state, binary);
      ScalarCircuit expected = new ScalarCircuit(net, state, moves);
      ScalarCircuit found = new ScalarCircuit(coded.net(), binary, moves);
      assertEquals(Optional.empty(), states.violated(state));
      assertArrayEquals(expected.legal(), found.legal());
      assertEquals(expected.isTerminal(), found.isTerminal());
      assertArrayEquals(expected.goals(), found.goals());
      for (int move = 0; move < MOVES; move++) {
        assertEquals(expected.isTrue(net.legal()[move]), found.isTrue(coded.others()[move]));
      }
      long[] after = found.next();
      states.decode(after, 0);
      assertArrayEquals(expected.next(), after);
    }
  }
}
