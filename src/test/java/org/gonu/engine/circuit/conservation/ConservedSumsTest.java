package org.gonu.engine.circuit.conservation;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.gonu.engine.circuit.GateBuilder;
import org.gonu.engine.circuit.Gates;
import org.gonu.engine.circuit.MutexGroup;
import org.gonu.engine.circuit.StepNetlist;
import org.gonu.engine.lanes.ScalarCircuit;
import org.gonu.gdl.Compound;
import org.gonu.gdl.Constant;
import org.gonu.gdl.Term;
import org.gonu.text.Span;
import org.junit.jupiter.api.Test;

/**
 * Two numbers and a flag, which moves change in random ways. What is said never to hold is compared
 * with all states that are reached.
 */
final class ConservedSumsTest {
  private static final int NUMBERS = 16;
  private static final int FLAG = 2 * NUMBERS;
  private static final int MOVES = 4;
  private static final int NETS = 600;

  private final SplittableRandom random = new SplittableRandom(11);

  private static ImmutableList<Term> bases() {
    ImmutableList<Term> numbers =
        Lists.immutable.fromStream(
            IntStream.range(0, 2 * NUMBERS)
                .mapToObj(base -> number(base < NUMBERS ? "x" : "y", base % NUMBERS)));
    return numbers.newWith(Constant.of("flag"));
  }

  private static Term number(String name, int value) {
    return new Compound(Constant.of(name), Lists.immutable.of(Constant.of("n" + value)), Span.NONE);
  }

  private static ImmutableList<MutexGroup> groups() {
    return Lists.immutable.of(
        new MutexGroup(IntStream.range(0, NUMBERS).toArray(), false),
        new MutexGroup(IntStream.range(NUMBERS, 2 * NUMBERS).toArray(), false));
  }

  /** The literal of a number of a group, false if there is no such number. */
  private static int number(GateBuilder builder, int group, int value) {
    return value < 0 || value >= NUMBERS ? Gates.FALSE : builder.base(group * NUMBERS + value);
  }

  /**
   * A way to the next number of a group, of several.
   *
   * @param way 0 to 7: it stays, is 0, is raised or lowered by one, is that of the other group, is
   *     the sum of both or one more, or there is none
   */
  private static int next(GateBuilder builder, int way, int group, int value) {
    return switch (way) {
      case 0 -> number(builder, group, value);
      case 1 -> value == 0 ? Gates.TRUE : Gates.FALSE;
      case 2 -> number(builder, group, value - 1);
      case 3 -> number(builder, group, value + 1);
      case 4 -> number(builder, 1 - group, value);
      case 5, 6 -> sum(builder, value - (way - 5));
      default -> Gates.FALSE;
    };
  }

  private static int sum(GateBuilder builder, int value) {
    int[] pairs =
        IntStream.rangeClosed(0, value)
            .map(one -> builder.and(number(builder, 0, one), number(builder, 1, value - one)))
            .toArray();
    return builder.or(pairs, pairs.length);
  }

  /** The first move takes one from x, if it can, and gives it to y; the others are random. */
  private StepNetlist net() {
    GateBuilder builder = new GateBuilder();
    int some = builder.or(IntStream.range(1, NUMBERS).map(builder::base).toArray(), NUMBERS - 1);
    int[] legal = new int[MOVES];
    legal[0] = some;
    int[][] ways = new int[MOVES][];
    ways[0] = new int[] {3, 2, 3, 2};
    for (int move = 1; move < MOVES; move++) {
      int[] conditions = {Gates.TRUE, some, builder.base(FLAG), Gates.not(builder.base(FLAG))};
      legal[move] = conditions[random.nextInt(conditions.length)];
      ways[move] = IntStream.range(0, 4).map(each -> random.nextInt(8)).toArray();
      if (random.nextBoolean()) {
        ways[move] = random.nextBoolean() ? new int[] {5, 1, 0, 0} : new int[] {4, 4, 1, 5};
      }
    }
    int flag = builder.or(builder.does(1), builder.and(builder.does(2), builder.base(3)));
    return net(builder, legal, ways, flag);
  }

  /**
   * A net in which moves change numbers.
   *
   * @param ways by move
   * @param flag the next flag
   */
  private static StepNetlist net(GateBuilder builder, int[] legal, int[][] ways, int flag) {
    IntArrayList next = new IntArrayList();
    for (int base = 0; base < FLAG; base++) {
      next.add(next(builder, ways, base / NUMBERS, base % NUMBERS));
    }
    next.add(flag);
    return new StepNetlist(
        builder.build(),
        legal,
        next.toArray(),
        Gates.FALSE,
        Lists.immutable.empty(),
        Lists.immutable.empty());
  }

  /** The first two ways of a move are for states with the flag, the others for those without. */
  private static int next(GateBuilder builder, int[][] ways, int group, int value) {
    int[] cases = new int[2 * ways.length];
    for (int move = 0; move < ways.length; move++) {
      for (int side = 0; side < 2; side++) {
        int[] inputs = {
          builder.does(move),
          builder.base(FLAG) ^ side,
          next(builder, ways[move][2 * side + group], group, value)
        };
        cases[2 * move + side] = builder.and(inputs, inputs.length);
      }
    }
    return builder.or(cases, cases.length);
  }

  /** All states that are reached, bit i for base i. */
  private static Set<Long> reached(StepNetlist net, long initial) {
    Set<Long> reached = new HashSet<>(Set.of(initial));
    Deque<Long> waiting = new ArrayDeque<>(reached);
    while (!waiting.isEmpty()) {
      long[] state = {waiting.remove()};
      long legal = new ScalarCircuit(net, state).legal()[0];
      for (int move = 0; move < MOVES; move++) {
        if ((legal >> move & 1) != 0) {
          long next = new ScalarCircuit(net, state, move).next()[0];
          if (reached.add(next)) {
            waiting.add(next);
          }
        }
      }
    }
    return reached;
  }

  private static boolean[] initially(int x, int y) {
    boolean[] initially = new boolean[FLAG + 1];
    initially[x] = true;
    initially[NUMBERS + y] = true;
    return initially;
  }

  @Test
  void of_randomNumbers_tellsWhatIsNeverReached() {
    int found = 0;
    int grown = 0;
    for (int i = 0; i < NETS; i++) {
      StepNetlist net = net();
      int x = random.nextInt(4);
      int y = random.nextInt(4);
      Optional<ConservedSums.Found> sums =
          ConservedSums.of(net, bases(), initially(x, y), new int[] {0, MOVES}, groups());

      Set<Long> reached = reached(net, 1L << x | 1L << (NUMBERS + y));

      if (sums.isPresent()) {
        found++;
        long never = sums.get().never().toLongArray()[0];
        assertTrue(reached.stream().noneMatch(state -> (state & never) != 0), "net " + i);
      }
      long larger = (-1L << (x + y + 1) & 0xffff) * 0x10001;
      grown += reached.stream().anyMatch(state -> (state & larger) != 0) ? 1 : 0;
    }
    assertTrue(found > NETS / 20, found + " sums found");
    assertTrue(grown > NETS / 4, grown + " sums grew");
  }

  @Test
  void of_numbersThatAreMovedAndAdded_leavesThoseUpToTheSum() {
    GateBuilder builder = new GateBuilder();
    int some = builder.or(IntStream.range(1, NUMBERS).map(builder::base).toArray(), NUMBERS - 1);
    int[] legal = {some, Gates.TRUE};
    // One is taken from x and given to y; x is added to y.
    int[][] ways = {{3, 2, 3, 2}, {1, 5, 1, 5}};
    StepNetlist net = net(builder, legal, ways, builder.base(FLAG));

    Optional<ConservedSums.Found> sums =
        ConservedSums.of(net, bases(), initially(3, 2), new int[] {0, 2}, groups());

    assertTrue(sums.isPresent());
    for (int value = 0; value < NUMBERS; value++) {
      boolean isLarge = value > 5;
      assertTrue(sums.get().never().get(value) == isLarge, "x is " + value);
      assertTrue(sums.get().never().get(NUMBERS + value) == isLarge, "y is " + value);
    }
    assertTrue(
        sums.get().needed().containsAllIterable(groups()) || sums.get().needed().size() == 2);
    assertFalse(sums.get().never().get(FLAG));
  }
}
