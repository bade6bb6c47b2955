package org.gonu.engine.circuit.analysis;

import java.util.Arrays;
import java.util.BitSet;
import java.util.stream.IntStream;
import org.eclipse.collections.api.IntIterable;
import org.eclipse.collections.api.map.primitive.MutableIntIntMap;
import org.eclipse.collections.impl.factory.primitive.IntIntMaps;
import org.eclipse.collections.impl.factory.primitive.IntSets;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.gonu.engine.circuit.CircuitAbandonedException;
import org.gonu.engine.circuit.GateBuilder;
import org.gonu.engine.circuit.Gates;
import org.gonu.engine.circuit.Schedule;
import org.gonu.engine.circuit.StepNetlist;

/**
 * The dependences of the next value of each base in one netlist: on which bases it depends, and
 * which moves touch it. Every role makes exactly one move. So the effect of a move is found by
 * setting its literal to true and those of the role's other moves to false. A move <em>touches</em>
 * a base unless it has the default effect on it: to keep the value, or, if no move keeps the value,
 * what most of the moves do.
 */
final class StepDependence {
  private final StepNetlist net;
  private final Gates gates;
  private final int[] firstMove;
  private final int[] doesNodes;
  private final int[] stepGates;

  /** The gates of the next state that depend on moves. */
  private final int[] movingGates;

  /** The bases whose next values depend on moves, by the structure of the gates. */
  private final int[] movingBases;

  private final GateBuilder into = new GateBuilder();
  private final Restriction restriction;

  /** By base the bases that its next value depends on. */
  private final BitSet[] dependsOn;

  /** By base the moves that touch it. */
  private final BitSet[] touchedBy;

  /** Most gates that are yet to be read for supports. */
  private long room;

  /** Walks down the gates of the builder, one for each support. */
  private int walks;

  /** By gate of the builder the last walk that came to it. */
  private int[] walkOf = {};

  StepDependence(StepNetlist net, int[] firstMove) {
    this.net = net;
    this.gates = net.gates();
    this.firstMove = firstMove;
    doesNodes = gates.nodes(Gates.DOES, net.legal().length);
    IntArrayList all = new IntArrayList();
    Schedule.of(net, net.next()).blocks().forEach(block -> all.addAll(block.gates()));
    stepGates = all.toArray();
    boolean[] moving = new boolean[gates.size()];
    for (int node : doesNodes) {
      moving[node] = node > 0;
    }
    movingGates = Arrays.stream(stepGates).filter(gate -> marks(moving, gate)).toArray();
    movingBases =
        IntStream.range(0, net.next().length)
            .filter(base -> moving[Gates.node(net.next()[base])])
            .toArray();
    restriction = new Restriction(gates, into);
    dependsOn = new BitSet[net.next().length];
    touchedBy = new BitSet[net.next().length];
    Arrays.setAll(touchedBy, base -> new BitSet());
  }

  private boolean marks(boolean[] marked, int gate) {
    for (int i = 0; i < gates.inputCount(gate); i++) {
      marked[gate] |= marked[Gates.node(gates.input(gate, i))];
    }
    return marked[gate];
  }

  /**
   * About how many gates {@link #find} evaluates; {@link Long#MAX_VALUE} if the step is recursive.
   */
  long work() {
    boolean isRecursive =
        Schedule.of(net, net.next()).blocks().anySatisfy(block -> block.component() >= 0);
    long each = (long) movingGates.length + movingBases.length;
    return isRecursive ? Long.MAX_VALUE : net.legal().length * each;
  }

  /**
   * Finds the dependences, by trying every move of every role that has a choice.
   *
   * @param most gates that may be read to learn on which bases others depend
   * @return false if there are more; then dependences are missing
   */
  boolean find(long most) {
    room = most;
    restriction.compute(stepGates);
    for (int base = 0; base < net.next().length; base++) {
      dependsOn[base] = support(IntSets.immutable.of(restriction.literal(net.next()[base])));
    }
    for (int role = 0; role < firstMove.length - 1; role++) {
      int[] live = liveMoves(role);
      if (live.length > 1) {
        findMovesOf(live);
      }
    }
    return room >= 0;
  }

  private int[] liveMoves(int role) {
    return IntStream.range(firstMove[role], firstMove[role + 1])
        .filter(move -> net.legal()[move] != Gates.FALSE)
        .toArray();
  }

  private void findMovesOf(int[] live) {
    int[][] literals = new int[live.length][movingBases.length];
    for (int move : live) {
      restriction.know(doesNodes[move], false);
    }
    for (int i = 0; i < live.length; i++) {
      CircuitAbandonedException.throwIfInterrupted();
      restriction.know(doesNodes[live[i]], true);
      restriction.compute(movingGates);
      for (int j = 0; j < movingBases.length; j++) {
        literals[i][j] = restriction.literal(net.next()[movingBases[j]]);
      }
      restriction.know(doesNodes[live[i]], false);
    }
    for (int move : live) {
      restriction.forget(doesNodes[move]);
    }
    int[] column = new int[live.length];
    for (int j = 0; j < movingBases.length; j++) {
      for (int i = 0; i < live.length; i++) {
        column[i] = literals[i][j];
      }
      addColumn(movingBases[j], live, column);
    }
  }

  /** Adds the dependences of a base, given its next value under each move of a role. */
  private void addColumn(int base, int[] live, int[] column) {
    MutableIntIntMap counts = IntIntMaps.mutable.empty();
    int kept = into.base(base);
    int usual = column[0];
    for (int literal : column) {
      int count = counts.addToValue(literal, literal == kept ? column.length : 1);
      usual = count > counts.get(usual) ? literal : usual;
    }
    for (int i = 0; i < live.length; i++) {
      if (column[i] != usual) {
        touchedBy[base].set(live[i]);
      }
    }
    // The moves of one role cover all cases, so the dependences for each role are intersected.
    dependsOn[base].and(support(counts.keysView()));
  }

  /** The bases on which literals of the builder depend, as far as there is room. */
  private BitSet support(IntIterable literals) {
    CircuitAbandonedException.throwIfInterrupted();
    BitSet bases = new BitSet();
    IntArrayList open = new IntArrayList();
    literals.forEach(literal -> open.add(Gates.node(literal)));
    walks++;
    if (walkOf.length < into.size()) {
      walkOf = Arrays.copyOf(walkOf, into.size());
    }
    while (open.notEmpty() && room >= 0) {
      int node = open.removeAtIndex(open.size() - 1);
      if (walkOf[node] != walks) {
        walkOf[node] = walks;
        room--;
        if (into.kind(node) == Gates.BASE) {
          bases.set(into.index(node));
        }
        for (int i = 0; i < into.inputCount(node); i++) {
          open.add(Gates.node(into.input(node, i)));
        }
      }
    }
    return bases;
  }

  /** The bases on which the next value of a base depends. */
  BitSet dependsOn(int base) {
    return dependsOn[base];
  }

  /** The moves that touch a base. */
  BitSet touchedBy(int base) {
    return touchedBy[base];
  }
}
