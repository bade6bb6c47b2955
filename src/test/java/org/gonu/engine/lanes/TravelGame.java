package org.gonu.engine.lanes;

import java.util.Arrays;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.circuit.GateBuilder;
import org.gonu.engine.circuit.Gates;
import org.gonu.engine.circuit.StepNetlist;
import org.gonu.gdl.Compound;
import org.gonu.gdl.Constant;
import org.gonu.gdl.Term;
import org.gonu.machine.Move;
import org.gonu.machine.Role;
import org.gonu.text.Span;

/**
 * A game of trips: the first role goes from an origin to a target, the second one toggles or does
 * not. The state remembers whence and whereto the last trip went, and which trips are possible. A
 * match ends after three steps. Not all of them are joined by a trip.
 */
final class TravelGame {
  private static final int STEPS = 3;

  private final int from;
  private final int to;

  /** By trip the number of its origin. */
  private final IntArrayList origins = new IntArrayList();

  /** By trip the number of its target. */
  private final IntArrayList targets = new IntArrayList();

  /** The bases: possible trips, origins, targets, the last trip was special, toggled, steps. */
  private final int firstOrigin;

  private final int firstTarget;
  private final int special;
  private final int toggled;
  private final int firstStep;

  /** A game with some origins and targets. */
  TravelGame(int from, int to) {
    this.from = from;
    this.to = to;
    for (int origin = 0; origin < from; origin++) {
      for (int target = 0; target < to; target++) {
        if ((3 * origin + 7 * target) % 4 != 0) {
          origins.add(origin);
          targets.add(target);
        }
      }
    }
    firstOrigin = trips();
    firstTarget = firstOrigin + from;
    special = firstTarget + to;
    toggled = special + 1;
    firstStep = toggled + 1;
  }

  /** Number of trips, the moves of the first role. */
  int trips() {
    return origins.size();
  }

  int origin(int trip) {
    return origins.get(trip);
  }

  /** Number of trips that a state allows. */
  int count(IntPredicate isLegal) {
    return (int) IntStream.range(0, trips()).filter(isLegal).count();
  }

  /** A state in which some trips are possible. */
  long[] state(IntPredicate isLegal) {
    long[] state = new long[words()];
    for (int trip = 0; trip < trips(); trip++) {
      if (isLegal.test(trip)) {
        state[trip >> 6] |= 1L << (trip & 63);
      }
    }
    return state;
  }

  private int words() {
    return (firstStep + STEPS + 63) / 64;
  }

  /** The trip that led to a state. */
  int made(long[] state) {
    int origin = only(state, firstOrigin, from);
    int target = only(state, firstTarget, to);
    for (int trip = 0; trip < trips(); trip++) {
      if (origins.get(trip) == origin && targets.get(trip) == target) {
        boolean isSpecial = trip == 0 || trip == 17;
        if (holds(state, special) != isSpecial) {
          throw new AssertionError("special: " + trip);
        }
        return trip;
      }
    }
    throw new AssertionError("no trip from " + origin + " to " + target);
  }

  private static int only(long[] state, int first, int count) {
    int found = -1;
    for (int place = 0; place < count; place++) {
      if (holds(state, first + place)) {
        if (found >= 0) {
          throw new AssertionError("two places");
        }
        found = place;
      }
    }
    return found;
  }

  private static boolean holds(long[] state, int base) {
    return (state[base >> 6] >>> (base & 63) & 1) != 0;
  }

  boolean toggled(long[] state) {
    return holds(state, toggled);
  }

  Circuit circuit() {
    StepNetlist net = net();
    long[] initial = state(trip -> true);
    MutableList<Move> moves = Lists.mutable.empty();
    for (int trip = 0; trip < trips(); trip++) {
      moves.add(
          new Move(
              new Compound(
                  Constant.of("go"),
                  Lists.immutable.of(
                      Constant.of("o" + origins.get(trip)), Constant.of("t" + targets.get(trip))),
                  Span.NONE)));
    }
    moves.add(new Move(Constant.of("stay")));
    moves.add(new Move(Constant.of("toggle")));
    MutableList<Term> bases = Lists.mutable.empty();
    for (int base = 0; base < firstStep + STEPS; base++) {
      bases.add(Constant.of("b" + base));
    }
    return new Circuit(
        Lists.immutable.of(new Role(0, "traveller"), new Role(1, "other")),
        bases.toImmutable(),
        moves.toImmutable(),
        new int[] {0, trips(), trips() + 2},
        initial,
        Lists.immutable.empty(),
        net,
        Lists.immutable.of(new Circuit.Phase(new int[0], 0, net, new int[0])));
  }

  private StepNetlist net() {
    GateBuilder builder = new GateBuilder();
    int[] legal = new int[trips() + 2];
    int[] next = new int[firstStep + STEPS];
    for (int trip = 0; trip < trips(); trip++) {
      legal[trip] = builder.base(trip);
      next[trip] = builder.base(trip);
    }
    Arrays.fill(legal, trips(), legal.length, Gates.TRUE);
    for (int place = 0; place < from; place++) {
      next[firstOrigin + place] = any(builder, origins, place);
    }
    for (int place = 0; place < to; place++) {
      next[firstTarget + place] = any(builder, targets, place);
    }
    next[special] = builder.or(builder.does(0), builder.does(17));
    next[toggled] = builder.does(trips() + 1);
    next[firstStep] = Gates.TRUE;
    next[firstStep + 1] = builder.base(firstStep);
    next[firstStep + 2] = builder.base(firstStep + 1);
    int terminal = builder.base(firstStep + 2);
    StepNetlist.Goals goals = new StepNetlist.Goals(new int[] {100}, new int[] {Gates.TRUE});
    return new StepNetlist(
        builder.build(),
        legal,
        next,
        terminal,
        Lists.immutable.of(goals, goals),
        Lists.immutable.empty());
  }

  private int any(GateBuilder builder, IntArrayList places, int place) {
    IntArrayList all = new IntArrayList();
    for (int trip = 0; trip < trips(); trip++) {
      if (places.get(trip) == place) {
        all.add(builder.does(trip));
      }
    }
    return builder.or(all.toArray(), all.size());
  }
}
