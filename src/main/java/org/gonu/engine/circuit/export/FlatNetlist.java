package org.gonu.engine.circuit.export;

import org.eclipse.collections.api.map.primitive.MutableLongIntMap;
import org.eclipse.collections.impl.factory.primitive.LongIntMaps;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.circuit.Component;
import org.gonu.engine.circuit.Gates;
import org.gonu.engine.circuit.Schedule;
import org.gonu.engine.circuit.StepNetlist;

/**
 * The general netlist of a circuit as gates of two inputs, without loops, equal gates once.
 *
 * <p>Variables are numbered as AIGER does: 0 is false, then a variable for each base, then one for
 * each move, then the gates, each after its inputs. A literal is twice its variable, and one more
 * if it is negated.
 *
 * <p>The least fixed point of a recursive component with n feedbacks is reached after n rounds from
 * false, since each round but the last makes another feedback true. So many rounds are written
 * down, unless one changes no literal before.
 */
public final class FlatNetlist {
  /** More gates are refused: the files would be too large to be compiled by anybody. */
  static final int MAX_GATES = 400_000;

  private final Circuit circuit;
  private final StepNetlist net;
  private final int inputs;
  private final IntArrayList left = new IntArrayList();
  private final IntArrayList right = new IntArrayList();
  private final MutableLongIntMap known = LongIntMaps.mutable.empty();

  /** By node of the netlist the literal that has its value. */
  private final int[] literals;

  private final int maxGates;

  private FlatNetlist(Circuit circuit, int maxGates) {
    this.maxGates = maxGates;
    this.circuit = circuit;
    this.net = circuit.general();
    this.inputs = circuit.bases().size() + circuit.moves().size();
    this.literals = new int[net.gates().size()];
  }

  /**
   * The netlist of a circuit.
   *
   * @throws TooManyGatesException if there are more than {@value #MAX_GATES} gates
   */
  public static FlatNetlist of(Circuit circuit) {
    return of(circuit, MAX_GATES);
  }

  /** The netlist of a circuit, with a limit of its own. */
  static FlatNetlist of(Circuit circuit, int maxGates) {
    FlatNetlist flat = new FlatNetlist(circuit, maxGates);
    flat.compute();
    return flat;
  }

  private void compute() {
    Gates gates = net.gates();
    for (int node = 1; node < gates.size(); node++) {
      if (gates.kind(node) == Gates.BASE) {
        literals[node] = 2 * (1 + gates.index(node));
      } else if (gates.kind(node) == Gates.DOES) {
        literals[node] = 2 * (1 + circuit.bases().size() + gates.index(node));
      }
    }
    for (Schedule.Block block : Schedule.of(net, outputs()).blocks()) {
      if (block.component() < 0) {
        write(block.gates());
      } else {
        unroll(block.gates(), net.components().get(block.component()));
      }
    }
  }

  private int[] outputs() {
    IntArrayList all = IntArrayList.newListWith(net.legal());
    all.addAll(net.next());
    all.add(net.terminal());
    all.addAll(net.goalLiterals());
    return all.toArray();
  }

  private void unroll(int[] nodes, Component component) {
    int[] feedbacks = component.feedbacks();
    for (int feedback : feedbacks) {
      literals[feedback] = Gates.FALSE;
    }
    boolean isChanged = true;
    for (int round = 0; round <= feedbacks.length && isChanged; round++) {
      write(nodes);
      isChanged = false;
      int[] updates = new int[feedbacks.length];
      for (int i = 0; i < feedbacks.length; i++) {
        updates[i] = literal(component.updates()[i]);
        isChanged |= updates[i] != literals[feedbacks[i]];
      }
      for (int i = 0; i < feedbacks.length; i++) {
        literals[feedbacks[i]] = updates[i];
      }
    }
  }

  private void write(int[] nodes) {
    Gates gates = net.gates();
    for (int node : nodes) {
      int value = Gates.TRUE;
      for (int i = 0; i < gates.inputCount(node); i++) {
        value = and(value, literal(gates.input(node, i)));
      }
      literals[node] = value;
    }
  }

  private int and(int one, int other) {
    int high = Math.max(one, other);
    int low = Math.min(one, other);
    if (low == Gates.FALSE || high == (low ^ 1)) {
      return Gates.FALSE;
    }
    if (low == Gates.TRUE || low == high) {
      return high;
    }
    long key = (long) high << Integer.SIZE | low;
    int found = known.getIfAbsent(key, 0);
    if (found != 0) {
      return found;
    }
    if (left.size() == maxGates) {
      throw new TooManyGatesException(
          "the circuit has more than "
              + maxGates
              + " gates of two inputs"
              + (net.components().isEmpty() ? "" : " once its recursion is unrolled"));
    }
    left.add(high);
    right.add(low);
    int literal = 2 * (inputs + left.size());
    known.put(key, literal);
    return literal;
  }

  /** The literal here for a literal of the general netlist. */
  private int literal(int old) {
    return literals[Gates.node(old)] ^ (old & 1);
  }

  /** The circuit whose netlist this is. */
  public Circuit circuit() {
    return circuit;
  }

  /** Number of inputs: bases and moves. */
  public int inputs() {
    return inputs;
  }

  /** Number of gates. */
  public int gates() {
    return left.size();
  }

  /** The input of a gate with the higher number. */
  public int left(int gate) {
    return left.get(gate);
  }

  /** The input of a gate with the lower number. */
  public int right(int gate) {
    return right.get(gate);
  }

  /** The literal that tells whether a move is legal. */
  public int legal(int move) {
    return literal(net.legal()[move]);
  }

  /** The literal that tells whether a base holds in the next state. */
  public int next(int base) {
    return literal(net.next()[base]);
  }

  /** The literal that tells whether the state is terminal. */
  public int terminal() {
    return literal(net.terminal());
  }

  /** The goal values of a role, ascending. */
  public int[] goalValues(int role) {
    return net.goals().get(role).values();
  }

  /** The literal that tells whether a role gets one of its goal values. */
  public int goal(int role, int position) {
    return literal(net.goals().get(role).literals()[position]);
  }
}
