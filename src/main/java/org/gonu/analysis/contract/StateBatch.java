package org.gonu.analysis.contract;

import java.util.Arrays;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.circuit.Evaluator;
import org.gonu.engine.circuit.Gates;
import org.gonu.engine.circuit.StepNetlist;
import org.gonu.machine.Move;

/** Evaluates 64 states, or 64 joint moves, at a time: bit i belongs to state or joint move i. */
final class StateBatch {
  private final Circuit circuit;
  private final StepNetlist net;
  private final long[] values;
  private final int[] baseNodes;
  private final int[] moveNodes;
  private final Evaluator outputs;
  private final Evaluator next;

  /** By move, and for the end: the states in which it is legal, or that are terminal. */
  private final long[] legal;

  private long terminal;

  /** By role and goal value the states that have it. */
  private final long[][] goals;

  /** The joint moves that wait to be made: their states, and the numbers of their moves. */
  private final int[] parents = new int[Long.SIZE];

  private final int[][] joints = new int[Long.SIZE][];
  private int waiting;

  /** Takes a successor; false ends the expansion. */
  @FunctionalInterface
  interface Successors {
    /** Takes the state after a joint move, given by numbers; the words are used again. */
    boolean take(int parent, int[] jointMove, long[] successor);
  }

  StateBatch(Circuit circuit) {
    this.circuit = circuit;
    this.net = circuit.general();
    this.values = new long[net.gates().size()];
    this.baseNodes = net.gates().nodes(Gates.BASE, circuit.bases().size());
    this.moveNodes = net.gates().nodes(Gates.DOES, circuit.moves().size());
    IntArrayList wanted = IntArrayList.newListWith(net.legal());
    wanted.add(net.terminal());
    wanted.addAll(net.goalLiterals());
    this.outputs = new Evaluator(net, values, wanted.toArray());
    this.next = new Evaluator(net, values, net.next());
    this.legal = new long[net.legal().length];
    this.goals = new long[circuit.roles().size()][];
  }

  private void load(EnumeratedStates table, int[] states, int count) {
    for (int base = 0; base < baseNodes.length; base++) {
      if (baseNodes[base] != 0) {
        long lanes = 0;
        for (int i = 0; i < count; i++) {
          lanes |= (table.word(states[i], base >> 6) >>> base & 1) << i;
        }
        values[baseNodes[base]] = lanes;
      }
    }
  }

  /** Evaluates what states tell. */
  void look(EnumeratedStates table, int first, int end) {
    int[] states = new int[end - first];
    Arrays.setAll(states, i -> first + i);
    load(table, states, states.length);
    outputs.run();
    for (int move = 0; move < legal.length; move++) {
      legal[move] = outputs.value(net.legal()[move]);
    }
    terminal = outputs.value(net.terminal());
    for (int role = 0; role < goals.length; role++) {
      goals[role] =
          Arrays.stream(net.goals().get(role).literals()).mapToLong(outputs::value).toArray();
    }
  }

  /** True if a state that was looked at breaks a promise. */
  boolean isBroken(Promise promise, int lane) {
    boolean isTerminal = (terminal >>> lane & 1) != 0;
    long held = Arrays.stream(goals[promise.role()]).filter(own -> (own >>> lane & 1) != 0).count();
    return switch (promise.contract()) {
      case LEGAL_MOVE -> !isTerminal && moves(promise.role(), lane).length == 0;
      case GOAL_VALUE -> isTerminal && held == 0;
      default -> held > 1;
    };
  }

  private int[] moves(int role, int lane) {
    IntArrayList moves = new IntArrayList();
    for (int move = circuit.firstMove(role); move < circuit.firstMove(role + 1); move++) {
      if ((legal[move] >>> lane & 1) != 0) {
        moves.add(move);
      }
    }
    return moves.toArray();
  }

  /** Makes all joint moves in the states that were looked at. */
  void expand(EnumeratedStates table, int first, int end, Successors successors) {
    for (int state = first; state < end; state++) {
      if ((terminal >>> (state - first) & 1) == 0) {
        int lane = state - first;
        int[][] choices = new int[circuit.roles().size()][];
        Arrays.setAll(choices, role -> moves(role, lane));
        if (!each(table, state, choices, new int[choices.length], 0, successors)) {
          return;
        }
      }
    }
    flush(table, successors);
  }

  private boolean each(
      EnumeratedStates table,
      int state,
      int[][] choices,
      int[] joint,
      int role,
      Successors successors) {
    if (role == choices.length) {
      parents[waiting] = state;
      joints[waiting++] = joint.clone();
      return waiting < Long.SIZE || flush(table, successors);
    }
    for (int move : choices[role]) {
      joint[role] = move;
      if (!each(table, state, choices, joint, role + 1, successors)) {
        return false;
      }
    }
    return true;
  }

  private boolean flush(EnumeratedStates table, Successors successors) {
    load(table, parents, waiting);
    enter(waiting);
    next.run();
    boolean goesOn = true;
    long[] successor = new long[circuit.words()];
    long[] lanes = new long[net.next().length];
    Arrays.setAll(lanes, base -> next.value(net.next()[base]));
    for (int i = 0; i < waiting && goesOn; i++) {
      Arrays.fill(successor, 0);
      for (int base = 0; base < lanes.length; base++) {
        successor[base >> 6] |= (lanes[base] >>> i & 1) << base;
      }
      goesOn = successors.take(parents[i], joints[i], successor);
    }
    waiting = 0;
    return goesOn;
  }

  private void enter(int count) {
    for (int node : moveNodes) {
      values[node] = 0;
    }
    for (int i = 0; i < count; i++) {
      for (int move : joints[i]) {
        if (moveNodes[move] != 0) {
          values[moveNodes[move]] |= 1L << i;
        }
      }
    }
  }

  /** A joint move that leads from a state to another. */
  ImmutableList<Move> jointMove(EnumeratedStates table, int state, int successor) {
    MutableList<Move> found = Lists.mutable.empty();
    look(table, state, state + 1);
    expand(
        table,
        state,
        state + 1,
        (parent, joint, words) -> {
          if (isState(table, successor, words)) {
            for (int move : joint) {
              found.add(circuit.moves().get(move));
            }
          }
          return found.isEmpty();
        });
    return found.toImmutable();
  }

  private boolean isState(EnumeratedStates table, int state, long[] words) {
    for (int word = 0; word < words.length; word++) {
      if (table.word(state, word) != words[word]) {
        return false;
      }
    }
    return true;
  }
}
