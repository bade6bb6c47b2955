package org.gonu.engine.lanes.counting;

import java.util.Arrays;
import java.util.BitSet;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.circuit.Component;
import org.gonu.engine.circuit.Gates;
import org.gonu.engine.circuit.StateBits;
import org.gonu.engine.circuit.StepNetlist;
import org.gonu.gdl.Compound;
import org.gonu.gdl.Term;

/**
 * Finds the counters of a circuit. That one member holds is proved by induction: one does in the
 * initial state, and a step hands it on from member to member.
 */
final class ChainFinder {
  /** Nothing precedes a base. */
  private static final int NONE = -1;

  /** More than one gate deep, an end of the match is not looked for. */
  private static final int MAX_DEPTH = 4;

  /** Chains of which more than this share is read by gates are left as they are. */
  private static final double MAX_READ = 0.25;

  /** A counter of fewer members, as a share of the nodes of a step, is not worth its decoding. */
  private static final double MIN_SHARE = 0.03;

  private final Circuit circuit;

  /** By base the one from which it follows; {@link #NONE} if it follows from anything else. */
  private final int[] before;

  /** Bases that gates or other outputs read. */
  private final BitSet read = new BitSet();

  private ChainFinder(Circuit circuit) {
    this.circuit = circuit;
    before = new int[circuit.bases().size()];
    Arrays.fill(before, NONE);
    StepNetlist general = circuit.general();
    for (int base = 0; base < before.length; base++) {
      before[base] = precedent(general, base);
    }
    circuit.phases().each(phase -> drop(phase.net()));
    note(general);
    circuit.phases().each(phase -> note(phase.net()));
  }

  /** The counters, none of which share a member. */
  static ImmutableList<CounterChain> find(Circuit circuit) {
    return new ChainFinder(circuit).chains();
  }

  /** The base whose value a base takes over in a step, or {@link #NONE}. */
  private static int precedent(StepNetlist net, int base) {
    int literal = net.next()[base];
    int node = Gates.node(literal);
    boolean isBase = !Gates.isNegated(literal) && net.gates().kind(node) == Gates.BASE;
    return isBase && net.gates().index(node) != base ? net.gates().index(node) : NONE;
  }

  /** A phase where a member cannot hold may know that its successor does not follow. */
  private void drop(StepNetlist net) {
    for (int base = 0; base < before.length; base++) {
      boolean agrees = net.next()[base] == Gates.FALSE || precedent(net, base) == before[base];
      before[base] = agrees ? before[base] : NONE;
    }
  }

  private void note(StepNetlist net) {
    Gates gates = net.gates();
    for (int node = 0; node < gates.size(); node++) {
      for (int i = 0; i < gates.inputCount(node); i++) {
        note(net, gates.input(node, i));
      }
    }
    for (int literal : net.legal()) {
      note(net, literal);
    }
    note(net, net.terminal());
    for (int literal : net.goalLiterals()) {
      note(net, literal);
    }
    for (Component component : net.components()) {
      for (int literal : component.updates()) {
        note(net, literal);
      }
    }
    for (int base = 0; base < before.length; base++) {
      if (before[base] == NONE) {
        note(net, net.next()[base]);
      }
    }
  }

  private void note(StepNetlist net, int literal) {
    int node = Gates.node(literal);
    if (net.gates().kind(node) == Gates.BASE) {
      read.set(net.gates().index(node));
    }
  }

  private ImmutableList<CounterChain> chains() {
    int[] after = after();
    MutableList<CounterChain> found = Lists.mutable.empty();
    for (int base = 0; base < before.length; base++) {
      if (circuit.general().next()[base] == Gates.FALSE && after[base] >= 0) {
        IntArrayList members = new IntArrayList();
        for (int member = base; member >= 0; member = after[member]) {
          members.add(member);
        }
        CounterChain chain = new CounterChain(members.toArray(), endsMatch(members.getLast()));
        if (isCounter(chain)) {
          found.add(chain);
        }
      }
    }
    return found.toImmutable();
  }

  /** By base the only one that follows from it and has the same name. */
  private int[] after() {
    int[] after = new int[before.length];
    Arrays.fill(after, NONE);
    for (int base = 0; base < before.length; base++) {
      int earlier = before[base];
      if (earlier != NONE && areAlike(earlier, base)) {
        after[earlier] = after[earlier] == NONE ? base : Integer.MIN_VALUE;
      }
    }
    return after;
  }

  private boolean areAlike(int one, int other) {
    Term left = circuit.bases().get(one);
    Term right = circuit.bases().get(other);
    return left instanceof Compound first
        && right instanceof Compound second
        && first.function().equals(second.function())
        && first.arguments().size() == 1
        && second.arguments().size() == 1;
  }

  private boolean isCounter(CounterChain chain) {
    long[] initial = circuit.initialState();
    int holding = 0;
    int readers = 0;
    boolean isMark = false;
    for (int member : chain.members()) {
      holding += StateBits.holds(initial, member) ? 1 : 0;
      readers += read.get(member) ? 1 : 0;
      isMark |= circuit.phases().anySatisfy(phase -> contains(phase.marks(), member));
    }
    return holding == 1
        && !isMark
        && chain.members().length >= CounterChain.MIN_MEMBERS
        && chain.members().length >= MIN_SHARE * largestStep()
        && readers <= MAX_READ * chain.members().length;
  }

  private int largestStep() {
    return circuit.phases().collectInt(phase -> phase.net().gates().size()).max();
  }

  private static boolean contains(int[] bases, int base) {
    return Arrays.stream(bases).anyMatch(each -> each == base);
  }

  private boolean endsMatch(int base) {
    return implies(base, circuit.general().terminal(), MAX_DEPTH);
  }

  /** True if a literal certainly holds where a base does. */
  private boolean implies(int base, int literal, int depth) {
    Gates gates = circuit.general().gates();
    int node = Gates.node(literal);
    if (gates.kind(node) == Gates.BASE) {
      return gates.index(node) == base && !Gates.isNegated(literal);
    }
    if (gates.kind(node) != Gates.AND || !Gates.isNegated(literal) || depth == 0) {
      return false;
    }
    for (int i = 0; i < gates.inputCount(node); i++) {
      if (implies(base, Gates.not(gates.input(node, i)), depth - 1)) {
        return true;
      }
    }
    return false;
  }
}
