package org.gonu.engine.circuit.analysis;

import java.util.Arrays;
import java.util.BitSet;
import java.util.stream.IntStream;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.circuit.CircuitAbandonedException;
import org.gonu.engine.circuit.GateBuilder;
import org.gonu.engine.circuit.Gates;
import org.gonu.engine.circuit.StateBits;
import org.gonu.engine.circuit.StepNetlist;

/**
 * A program slice of a circuit for the states in which a latch holds: the gates and bases on which
 * the future of these states depends. It starts from legal moves, end and goals, and follows each
 * base to its next value. A base is <em>frozen</em> if it keeps its value in all these states. The
 * slice stops at the largest gates over frozen bases only, its <em>conditions</em>.
 */
final class ForwardSlice {
  private final Circuit circuit;
  private final int latch;
  private final GateBuilder into = new GateBuilder();

  /** By phase and base the literal of its next value. */
  private final MutableList<int[]> next = Lists.mutable.empty();

  /** Literals of legal moves, end and goals. */
  private final IntArrayList outputs = new IntArrayList();

  /**
   * The slice of a circuit without recursion.
   *
   * @param latch a base that is taken to hold, or {@link IrrelevantBases#NO_LATCH} for all states
   */
  ForwardSlice(Circuit circuit, int latch) {
    this.circuit = circuit;
    this.latch = latch;
    for (Circuit.Phase phase : circuit.phases()) {
      Restriction step = restricted(phase.net());
      next.add(Arrays.stream(phase.net().next()).map(step::literal).toArray());
      Arrays.stream(phase.net().legal()).map(step::literal).forEach(outputs::add);
      outputs.add(step.literal(phase.net().terminal()));
    }
    Restriction all = restricted(circuit.general());
    Arrays.stream(circuit.general().goalLiterals()).map(all::literal).forEach(outputs::add);
  }

  /** A quick test: false if a base is certainly no latch. */
  static boolean mayBeLatch(Circuit circuit, int base) {
    return circuit.phases().allSatisfy(phase -> keeps(phase.net(), base));
  }

  /** True if the next value of a base is a disjunction that contains the base. */
  private static boolean keeps(StepNetlist net, int base) {
    Gates gates = net.gates();
    int literal = net.next()[base];
    int node = Gates.node(literal);
    boolean isBase = gates.kind(node) == Gates.BASE && gates.index(node) == base;
    boolean isOr = gates.kind(node) == Gates.AND && Gates.isNegated(literal);
    return isBase
        || (isOr
            && IntStream.range(0, gates.inputCount(node))
                .map(i -> gates.input(node, i))
                .anyMatch(input -> isNegatedBase(gates, input, base)));
  }

  private static boolean isNegatedBase(Gates gates, int literal, int base) {
    int node = Gates.node(literal);
    return Gates.isNegated(literal) && gates.kind(node) == Gates.BASE && gates.index(node) == base;
  }

  /**
   * The gates of a netlist under the assumption that the latch holds and only legal moves are made.
   */
  private Restriction restricted(StepNetlist net) {
    Gates gates = net.gates();
    int[] all =
        IntStream.range(1, gates.size()).filter(node -> gates.kind(node) == Gates.AND).toArray();
    Restriction restriction = new Restriction(gates, into);
    if (latch != IrrelevantBases.NO_LATCH) {
      restriction.know(gates.nodes(Gates.BASE, net.next().length)[latch], true);
    }
    restriction.compute(all);
    int[] does = gates.nodes(Gates.DOES, net.legal().length);
    for (int role = 0; role < circuit.roles().size(); role++) {
      int[] live =
          IntStream.range(circuit.firstMove(role), circuit.firstMove(role + 1))
              .filter(move -> restriction.literal(net.legal()[move]) != Gates.FALSE)
              .toArray();
      for (int move = circuit.firstMove(role); move < circuit.firstMove(role + 1); move++) {
        if (Arrays.binarySearch(live, move) < 0) {
          restriction.know(does[move], false);
        } else if (live.length == 1) {
          restriction.know(does[move], true);
        }
      }
    }
    restriction.compute(all);
    return restriction;
  }

  /** True if the latch, once it holds, always holds. */
  boolean isLatched() {
    return next.allSatisfy(literals -> literals[latch] == Gates.TRUE);
  }

  /** The bases outside of the slice; none if there are too many conditions. */
  IrrelevantBases irrelevantBases() {
    BitSet frozen = frozen();
    boolean[] isFrozenOnly = frozenOnly(frozen);
    BitSet seen = new BitSet();
    IntArrayList conditions = new IntArrayList();
    IntArrayList open = IntArrayList.newList(outputs);
    while (open.notEmpty()) {
      CircuitAbandonedException.throwIfInterrupted();
      int node = Gates.node(open.removeAtIndex(open.size() - 1));
      if (node > 0 && !seen.get(node)) {
        seen.set(node);
        if (isFrozenOnly[node]) {
          conditions.add(node);
        } else {
          follow(node, open);
        }
      }
    }
    return irrelevantBases(seen, frozen, conditions);
  }

  private void follow(int node, IntArrayList open) {
    for (int i = 0; i < into.inputCount(node); i++) {
      open.add(into.input(node, i));
    }
    if (into.kind(node) == Gates.BASE) {
      next.each(literals -> open.add(literals[into.index(node)]));
    }
  }

  private BitSet frozen() {
    BitSet frozen = new BitSet();
    for (int base = 0; base < circuit.bases().size(); base++) {
      int kept = into.base(base);
      int number = base;
      frozen.set(base, next.allSatisfy(literals -> literals[number] == kept));
    }
    return frozen;
  }

  /** By node whether it depends on frozen bases only. */
  private boolean[] frozenOnly(BitSet frozen) {
    boolean[] only = new boolean[into.size()];
    for (int node = 1; node < only.length; node++) {
      only[node] =
          switch (into.kind(node)) {
            case Gates.BASE -> frozen.get(into.index(node));
            case Gates.AND -> true;
            default -> false;
          };
      for (int i = 0; i < into.inputCount(node); i++) {
        only[node] &= only[Gates.node(into.input(node, i))];
      }
    }
    return only;
  }

  private IrrelevantBases irrelevantBases(BitSet seen, BitSet frozen, IntArrayList conditions) {
    BitSet irrelevant = new BitSet();
    long[] initial = circuit.initialState();
    for (int base = 0; base < circuit.bases().size(); base++) {
      boolean matters = seen.get(Gates.node(into.base(base))) && !frozen.get(base);
      boolean holds = StateBits.holds(initial, base);
      irrelevant.set(base, !matters && base != latch && changes(base, holds));
    }
    circuit.phases().each(phase -> Arrays.stream(phase.marks()).forEach(irrelevant::clear));
    if (latch != IrrelevantBases.NO_LATCH) {
      // States with different step counters are not merged here.
      irrelevant.andNot(BitSet.valueOf(StepCounter.of(circuit)));
    }
    boolean areTooMany = conditions.size() > Long.SIZE;
    return new IrrelevantBases(
        latch,
        areTooMany ? new BitSet() : irrelevant,
        circuit.words(),
        into.build(),
        areTooMany ? new int[0] : conditions.toArray());
  }

  /** False if a base always keeps its initial value, as a constant in the netlists. */
  private boolean changes(int base, boolean holds) {
    int constant = holds ? Gates.TRUE : Gates.FALSE;
    return circuit.phases().anySatisfy(phase -> phase.net().next()[base] != constant);
  }
}
