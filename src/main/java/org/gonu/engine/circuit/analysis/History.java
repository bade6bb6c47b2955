package org.gonu.engine.circuit.analysis;

import java.util.Arrays;
import java.util.BitSet;
import java.util.stream.IntStream;
import org.gonu.engine.circuit.BaseGroup;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.circuit.CircuitAbandonedException;
import org.gonu.engine.circuit.Gates;
import org.gonu.engine.circuit.StepNetlist;

/**
 * Bases that remember how a position came about: they forbid moves or end the match, but nothing
 * else on the board follows from them. Such are a counter of steps with a limit, and what a rule
 * against repetition keeps in mind.
 *
 * <p>A base is one if, other than in the initial state, it can only forbid moves and end the match;
 * if it does not stay so for ever of itself, as a mark on a board does, unless it belongs to a
 * counter of steps; if no goal depends on it unless moves do; and if no base of another kind does.
 * Found by the structure of the gates alone, so that some may be overlooked and some may turn out
 * to be more than that.
 */
public final class History {
  private final Circuit circuit;
  private final StepNetlist net;
  private final Gates gates;
  private final long[] initial;

  /** By number of a base whether it may still be one. */
  private final BitSet history = new BitSet();

  private History(Circuit circuit) {
    this.circuit = circuit;
    net = circuit.general();
    gates = net.gates();
    initial = circuit.initialState();
  }

  /** The history of a game as bits of a state; none where values depend on each other in rings. */
  public static long[] of(Circuit circuit) {
    long[] bits = new long[circuit.words()];
    if (circuit.general().components().isEmpty()) {
      History found = new History(circuit);
      found.find();
      found.history.stream().forEach(base -> bits[base >> 6] |= 1L << base);
    }
    return bits;
  }

  private void find() {
    keepForbidding();
    for (Circuit.Phase phase : circuit.phases()) {
      Arrays.stream(phase.marks()).forEach(history::clear);
    }
    BitSet ofMoves = support(net.legal());
    BitSet ofGoals = support(net.goalLiterals());
    ofGoals.andNot(ofMoves);
    history.andNot(ofGoals);
    BitSet clock = BitSet.valueOf(StepCounter.of(circuit));
    history.stream().filter(base -> !clock.get(base) && staysForEver(base)).forEach(history::clear);
    int before;
    do {
      before = history.cardinality();
      dropWhatOthersNeed();
      dropMixedGroups();
    } while (history.cardinality() < before);
  }

  /** Keeps bases that can do nothing but forbid moves and end the match, once they change. */
  private void keepForbidding() {
    boolean[] reached = new boolean[2 * gates.size()];
    for (int legal : net.legal()) {
      reached[legal] = true;
    }
    reached[Gates.not(net.terminal())] = true;
    for (int node = gates.size() - 1; node > 0; node--) {
      for (int i = 0; i < gates.inputCount(node); i++) {
        int input = gates.input(node, i);
        reached[input] |= reached[2 * node];
        reached[Gates.not(input)] |= reached[2 * node + 1];
      }
      if (gates.kind(node) == Gates.BASE) {
        int base = gates.index(node);
        int allowing = 2 * node + (holdsAtFirst(base) ? 1 : 0);
        history.set(base, !reached[allowing]);
      }
    }
  }

  private boolean holdsAtFirst(int base) {
    return (initial[base >> 6] >>> base & 1) != 0;
  }

  /** The bases on which some literals depend. */
  private BitSet support(int[] literals) {
    boolean[] reached = new boolean[gates.size()];
    for (int literal : literals) {
      reached[Gates.node(literal)] = true;
    }
    BitSet bases = new BitSet();
    for (int node = gates.size() - 1; node > 0; node--) {
      for (int i = 0; reached[node] && i < gates.inputCount(node); i++) {
        reached[Gates.node(gates.input(node, i))] = true;
      }
      if (reached[node] && gates.kind(node) == Gates.BASE) {
        bases.set(gates.index(node));
      }
    }
    return bases;
  }

  /** True if a base that is not as it was at first never is again, whatever else holds. */
  private boolean staysForEver(int base) {
    CircuitAbandonedException.throwIfInterrupted();
    boolean[] certain = new boolean[2 * gates.size()];
    certain[Gates.TRUE] = true;
    for (int node = 1; node < gates.size(); node++) {
      if (gates.kind(node) == Gates.BASE && gates.index(node) == base) {
        certain[2 * node + (holdsAtFirst(base) ? 1 : 0)] = true;
      } else if (gates.kind(node) == Gates.AND) {
        boolean all = true;
        boolean none = false;
        for (int i = 0; i < gates.inputCount(node); i++) {
          all &= certain[gates.input(node, i)];
          none |= certain[Gates.not(gates.input(node, i))];
        }
        certain[2 * node] = all;
        certain[2 * node + 1] = none;
      }
    }
    int next = net.next()[base];
    return certain[holdsAtFirst(base) ? Gates.not(next) : next];
  }

  /** Drops bases on which others depend that are no history. */
  private void dropWhatOthersNeed() {
    int[] others =
        IntStream.range(0, net.next().length)
            .filter(base -> !history.get(base))
            .map(base -> net.next()[base])
            .toArray();
    history.andNot(support(others));
  }

  /** Drops bases that tell something together with others that are no history. */
  private void dropMixedGroups() {
    for (BaseGroup group : circuit.groups()) {
      if (!Arrays.stream(group.bases()).allMatch(history::get)) {
        Arrays.stream(group.bases()).forEach(history::clear);
      }
    }
  }
}
