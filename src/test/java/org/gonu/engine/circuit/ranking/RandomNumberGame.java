package org.gonu.engine.circuit.ranking;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.circuit.GateBuilder;
import org.gonu.engine.circuit.Gates;
import org.gonu.engine.circuit.MutexGroup;
import org.gonu.engine.circuit.StepNetlist;
import org.gonu.engine.lanes.ScalarCircuit;
import org.gonu.gdl.Constant;
import org.gonu.gdl.Term;
import org.gonu.machine.Move;
import org.gonu.machine.Role;

/** Two roles, each of which changes a number from 0 to 3 in random ways, and a flag. */
final class RandomNumberGame {
  static final int NUMBERS = 4;
  private static final int FLAG = 2 * NUMBERS;
  private static final int OWN_MOVES = 2;

  private final SplittableRandom random;
  private final GateBuilder builder = new GateBuilder();

  RandomNumberGame(long seed) {
    random = new SplittableRandom(seed);
  }

  /** The numbers are 3 at first, and the flag holds. */
  Circuit circuit() {
    int[] legal = new int[2 * OWN_MOVES];
    IntArrayList next = new IntArrayList();
    for (int role = 0; role < 2; role++) {
      int[][] cases = new int[NUMBERS][2 * OWN_MOVES];
      for (int move = 0; move < OWN_MOVES; move++) {
        int number = role * OWN_MOVES + move;
        legal[number] = legal(role);
        for (int side = 0; side < 2; side++) {
          int way = random.nextInt(3) == 0 ? random.nextInt(5) : 1;
          for (int value = 0; value < NUMBERS; value++) {
            int[] inputs = {
              builder.does(number), builder.base(FLAG) ^ side, next(way, role, value)
            };
            cases[value][2 * move + side] = builder.and(inputs, inputs.length);
          }
        }
      }
      for (int[] own : cases) {
        next.add(builder.or(own, own.length));
      }
    }
    next.add(random.nextBoolean() ? builder.base(FLAG) : builder.does(random.nextInt(4)));
    int terminal =
        random.nextBoolean()
            ? Gates.FALSE
            : builder.and(builder.base(0), builder.base(NUMBERS + random.nextInt(2)));
    return circuit(legal, next.toArray(), terminal);
  }

  /** Mostly a number above 0 is asked for. */
  private int legal(int role) {
    int flag = builder.base(FLAG);
    return switch (random.nextInt(4)) {
      case 0 -> random.nextBoolean() ? Gates.TRUE : flag ^ random.nextInt(2);
      case 1 -> builder.and(Gates.not(builder.base(role * NUMBERS)), flag ^ random.nextInt(2));
      default -> Gates.not(builder.base(role * NUMBERS));
    };
  }

  /**
   * What makes a value the next one of a role.
   *
   * @param way 0 to 4: it stays, is lowered or raised, is 0, or that of the other role
   */
  private int next(int way, int role, int value) {
    int own = builder.base(role * NUMBERS + value);
    return switch (way) {
      case 0 -> own;
      case 1 -> shifted(role, value + 1, value == 0 ? own : Gates.FALSE);
      case 2 -> shifted(role, value - 1, value == NUMBERS - 1 ? own : Gates.FALSE);
      case 3 -> value == 0 ? Gates.TRUE : Gates.FALSE;
      default -> builder.base((1 - role) * NUMBERS + value);
    };
  }

  private int shifted(int role, int from, int besides) {
    return from < 0 || from >= NUMBERS
        ? besides
        : builder.or(builder.base(role * NUMBERS + from), besides);
  }

  private Circuit circuit(int[] legal, int[] next, int terminal) {
    StepNetlist net =
        new StepNetlist(
            builder.build(),
            legal,
            next,
            terminal,
            Lists.immutable.empty(),
            Lists.immutable.empty());
    ImmutableList<Term> bases =
        Lists.immutable.fromStream(
            IntStream.rangeClosed(0, FLAG).mapToObj(base -> Constant.of("b" + base)));
    ImmutableList<Move> moves =
        Lists.immutable.fromStream(
            IntStream.range(0, legal.length).mapToObj(move -> new Move(Constant.of("m" + move))));
    return new Circuit(
        Lists.immutable.of(new Role(0, "x"), new Role(1, "y")),
        bases,
        moves,
        new int[] {0, OWN_MOVES, 2 * OWN_MOVES},
        new long[] {1L << (NUMBERS - 1) | 1L << (FLAG - 1) | 1L << FLAG},
        groups(),
        net,
        Lists.immutable.of(new Circuit.Phase(new int[0], 0, net, new int[0])));
  }

  static ImmutableList<MutexGroup> groups() {
    return Lists.immutable.of(
        new MutexGroup(IntStream.range(0, NUMBERS).toArray(), true),
        new MutexGroup(IntStream.range(NUMBERS, FLAG).toArray(), true));
  }

  /** A step of a match: the states before and after it, bit i for base i. */
  record Step(long before, long after) {}

  /** All steps that matches can make. */
  static Set<Step> steps(Circuit circuit) {
    Set<Step> steps = new HashSet<>();
    Set<Long> reached = new HashSet<>(Set.of(circuit.initialState()[0]));
    Deque<Long> waiting = new ArrayDeque<>(reached);
    while (!waiting.isEmpty()) {
      long[] state = {waiting.remove()};
      ScalarCircuit here = new ScalarCircuit(circuit.general(), state);
      for (int first = 0; first < OWN_MOVES && !here.isTerminal(); first++) {
        for (int second = OWN_MOVES; second < 2 * OWN_MOVES; second++) {
          if ((here.legal()[0] >> first & here.legal()[0] >> second & 1) != 0) {
            long after = new ScalarCircuit(circuit.general(), state, first, second).next()[0];
            steps.add(new Step(state[0], after));
            if (reached.add(after)) {
              waiting.add(after);
            }
          }
        }
      }
    }
    return steps;
  }
}
