package org.gonu.engine.circuit.analysis;

import java.util.Arrays;
import java.util.BitSet;
import java.util.stream.IntStream;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.circuit.Gates;
import org.gonu.engine.circuit.MutexGroup;
import org.gonu.engine.circuit.StateBits;
import org.gonu.engine.circuit.StepNetlist;

/**
 * Finds the bases that only record how a position came about. They may forbid moves or end the
 * match, but no other base depends on them. Examples are a step counter with a limit, and the
 * record of a rule against repetition.
 *
 * <p>A base is in the history if all of these hold. Its non-initial value can only forbid moves and
 * end the match. It does not keep that value for ever, as a mark on a board does, unless it belongs
 * to the step counter. No goal depends on it, unless legal moves do too. No base outside of the
 * history depends on it. The test is structural, a heuristic: it can miss such bases, and can find
 * bases that are more than history.
 */
public final class History {
  private final Circuit circuit;
  private final StepNetlist net;
  private final Gates gates;
  private final long[] initial;

  /** By base whether it may be in the history. */
  private final BitSet history = new BitSet();

  private History(Circuit circuit) {
    this.circuit = circuit;
    net = circuit.general();
    gates = net.gates();
    initial = circuit.initialState();
  }

  /** The history of a game as bits of a state; empty if rules are recursive. */
  public static long[] of(Circuit circuit) {
    long[] bits = new long[circuit.words()];
    if (circuit.general().components().isEmpty()) {
      History found = new History(circuit);
      found.find();
      found.history.stream().forEach(base -> StateBits.set(bits, base));
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
    Lasting lasting = new Lasting(net);
    BitSet clock = BitSet.valueOf(StepCounter.of(circuit));
    history.stream()
        .filter(base -> !clock.get(base) && lasting.keeps(base, !holdsAtFirst(base)))
        .forEach(history::clear);
    int before;
    do {
      before = history.cardinality();
      dropWhatOthersNeed();
      dropMixedGroups();
    } while (history.cardinality() < before);
  }

  /** Keeps the bases whose non-initial value can only forbid moves and end the match. */
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
    return StateBits.holds(initial, base);
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

  /** Drops bases on which bases outside of the history depend. */
  private void dropWhatOthersNeed() {
    int[] others =
        IntStream.range(0, net.next().length)
            .filter(base -> !history.get(base))
            .map(base -> net.next()[base])
            .toArray();
    history.andNot(support(others));
  }

  /** Drops bases in a mutex group with bases outside of the history. */
  private void dropMixedGroups() {
    for (MutexGroup group : circuit.groups()) {
      if (!Arrays.stream(group.bases()).allMatch(history::get)) {
        Arrays.stream(group.bases()).forEach(history::clear);
      }
    }
  }
}
