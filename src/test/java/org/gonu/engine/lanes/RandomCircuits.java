package org.gonu.engine.lanes;

import java.util.SplittableRandom;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.circuit.Component;
import org.gonu.engine.circuit.GateBuilder;
import org.gonu.engine.circuit.Gates;
import org.gonu.engine.circuit.StepNetlist;

/** Circuits that mean nothing, with gates of all kinds. Every role always has a legal move. */
final class RandomCircuits {
  private final SplittableRandom random;
  private final GateBuilder builder = new GateBuilder();
  private final IntArrayList pool = new IntArrayList();
  private final int bases;
  private final int[] firstMove;

  /** True if bases stay true, and components read them without negation. */
  private final boolean isGrowing;

  private RandomCircuits(long seed, int bases, int[] firstMove, boolean isGrowing) {
    this.isGrowing = isGrowing;
    this.random = new SplittableRandom(seed);
    this.bases = bases;
    this.firstMove = firstMove;
  }

  /** A circuit with one phase. */
  static Circuit circuit(long seed, int bases, int gates, int components, int... firstMove) {
    StepNetlist net = new RandomCircuits(seed, bases, firstMove, false).net(gates, components);
    return circuit(bases, 0, net, firstMove);
  }

  /** A circuit with one phase and two components, whose fixed points only grow in a match. */
  static Circuit growing(long seed, int bases, int gates, int... firstMove) {
    StepNetlist net = new RandomCircuits(seed, bases, firstMove, true).net(gates, 2);
    return circuit(bases, 1 + 2 * seed, net, firstMove);
  }

  private static Circuit circuit(int bases, long initial, StepNetlist net, int[] firstMove) {
    long[] state = new long[(bases + 63) / 64];
    state[0] = initial;
    return HandMadeGames.circuit(
        bases,
        firstMove,
        state,
        net,
        Lists.immutable.of(new Circuit.Phase(new int[0], 0, net, new int[0])));
  }

  private StepNetlist net(int gates, int components) {
    for (int base = 0; base < bases; base++) {
      pool.add(builder.base(base));
    }
    addGates(gates / 2);
    MutableList<Component> recursions = Lists.mutable.empty();
    for (int number = 0; number < components; number++) {
      recursions.add(component(10 * number));
    }
    addGates(gates / 4);
    int[] legal = legal();
    int terminal = builder.and(new int[] {literal(), literal(), literal()}, 3);
    MutableList<StepNetlist.Goals> goals = Lists.mutable.empty();
    for (int role = 1; role < firstMove.length; role++) {
      goals.add(new StepNetlist.Goals(new int[] {0, 30, 100}, literals(3)));
    }
    for (int move = 0; move < legal.length; move++) {
      pool.add(builder.does(move));
    }
    addGates(gates / 2);
    int[] next = literals(bases);
    for (int base = 0; base < bases; base += 4) {
      int frame = builder.and(builder.base(base), Gates.not(builder.does(random.nextInt(2))));
      next[base] = builder.or(frame, builder.does(random.nextInt(legal.length)));
    }
    next[bases - 1] = Gates.TRUE;
    next[bases - 2] = builder.base(bases - 3);
    next[bases - 3] = builder.base(bases - 2);
    for (int base = 0; isGrowing && base < bases; base++) {
      int marked = builder.and(builder.does(random.nextInt(legal.length)), next[base]);
      next[base] = builder.or(builder.base(base), marked);
    }
    return new StepNetlist(
        builder.build(), legal, next, terminal, goals.toImmutable(), recursions.toImmutable());
  }

  /** Values that depend on each other positively, through the gates of plain inputs. */
  private Component component(int first) {
    int size = 2 + random.nextInt(5);
    int[] feedbacks = new int[size];
    int[] updates = new int[size];
    for (int i = 0; i < size; i++) {
      feedbacks[i] = builder.feedback(first + i);
    }
    for (int i = 0; i < size; i++) {
      int step = builder.and(feedbacks[random.nextInt(size)], leaf());
      int other = builder.and(feedbacks[random.nextInt(size)], feedbacks[random.nextInt(size)]);
      int start = builder.and(leaf(), leaf());
      updates[i] = builder.or(new int[] {step, other, start}, 3);
    }
    for (int i = 0; i < size; i++) {
      pool.add(feedbacks[i]);
      pool.add(updates[i]);
      feedbacks[i] = Gates.node(feedbacks[i]);
    }
    return new Component(feedbacks, updates);
  }

  private int leaf() {
    return isGrowing ? builder.base(random.nextInt(bases)) : literal();
  }

  private int[] legal() {
    int[] legal = new int[firstMove[firstMove.length - 1]];
    for (int role = 0; role + 1 < firstMove.length; role++) {
      int any = Gates.FALSE;
      for (int move = firstMove[role] + 1; move < firstMove[role + 1]; move++) {
        legal[move] = random.nextInt(8) == 0 ? Gates.FALSE : literal();
        any = builder.or(any, legal[move]);
      }
      legal[firstMove[role]] = Gates.not(any);
    }
    return legal;
  }

  private int[] literals(int count) {
    int[] literals = new int[count];
    for (int i = 0; i < count; i++) {
      literals[i] = literal();
    }
    return literals;
  }

  private int literal() {
    return pool.get(random.nextInt(pool.size())) ^ random.nextInt(2);
  }

  private void addGates(int count) {
    for (int i = 0; i < count; i++) {
      int inputs = random.nextInt(5) == 0 ? 4 + random.nextInt(9) : 2 + random.nextInt(2);
      pool.add(builder.and(literals(inputs), inputs));
    }
  }
}
