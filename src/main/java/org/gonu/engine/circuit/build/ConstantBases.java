package org.gonu.engine.circuit.build;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.gonu.engine.circuit.CircuitAbandonedException;
import org.gonu.engine.circuit.Component;
import org.gonu.engine.circuit.Gates;
import org.gonu.engine.circuit.Schedule;
import org.gonu.engine.circuit.StepNetlist;

/**
 * Finds bases that keep their initial value, and those that never hold in a phase, by abstract
 * interpretation. The abstract state holds for each phase the possible values of each base. It
 * starts as the initial state in the first phase and grows until a step adds nothing. Any move may
 * be made at any time.
 *
 * <p>What nodes can be only grows. So those gates only are looked at that read what is new, and a
 * counter of steps costs no more than one look at all gates.
 */
final class ConstantBases {
  private final StepNetlist net;
  private final Gates gates;
  private final int phases;

  /** By base its node, 0 if nothing reads it. */
  private final int[] nodes;

  /** By phase and base: whether it can be true, and whether it can be false. */
  private final boolean[][] canHold;

  private final boolean[][] canFail;

  /** By phase and literal: whether it can be true. */
  private final boolean[][] canBe;

  /** By phase and gate: how many of its inputs cannot be true. */
  private final int[][] missing;

  /** By node the index of its first reader in {@link #readers}; one more element holds the end. */
  private final int[] firstReader;

  /**
   * The gates, feedbacks and bases that read a node: twice their number, plus 1 if they read its
   * negation. Bases are numbered behind the nodes.
   */
  private final int[] readers;

  /** Literals that can be true, whose readers do not know it yet, each before its phase. */
  private final IntArrayList fresh = new IntArrayList();

  private ConstantBases(StepNetlist net, int phases) {
    this.net = net;
    this.gates = net.gates();
    this.phases = phases;
    int bases = net.next().length;
    this.nodes = gates.nodes(Gates.BASE, bases);
    this.canHold = new boolean[phases][bases];
    this.canFail = new boolean[phases][bases];
    this.canBe = new boolean[phases][2 * gates.size()];
    this.firstReader = new int[gates.size() + 1];
    int[] outputs = Arrays.copyOf(net.legal(), net.legal().length + bases);
    System.arraycopy(net.next(), 0, outputs, net.legal().length, bases);
    int[] inputCounts = new int[gates.size()];
    IntArrayList reads = reads(Schedule.of(net, outputs), inputCounts);
    this.missing = new int[phases][];
    Arrays.setAll(missing, phase -> inputCounts.clone());
    this.readers = new int[reads.size() / 2];
    arrange(reads);
  }

  /**
   * The inputs of all gates, feedbacks and bases that the outputs need: reader and literal, in
   * turn.
   *
   * @param inputCounts receives by gate the number of its inputs
   */
  private IntArrayList reads(Schedule schedule, int[] inputCounts) {
    IntArrayList reads = new IntArrayList();
    for (Schedule.Block block : schedule.blocks()) {
      for (int gate : block.gates()) {
        inputCounts[gate] = gates.inputCount(gate);
        for (int i = 0; i < gates.inputCount(gate); i++) {
          reads.addAll(gate, gates.input(gate, i));
        }
      }
      if (block.component() >= 0) {
        Component component = net.components().get(block.component());
        for (int i = 0; i < component.feedbacks().length; i++) {
          reads.addAll(component.feedbacks()[i], component.updates()[i]);
        }
      }
    }
    for (int base = 0; base < net.next().length; base++) {
      reads.addAll(gates.size() + base, net.next()[base]);
    }
    return reads;
  }

  /** Sorts readers by the nodes that they read. */
  private void arrange(IntArrayList reads) {
    for (int i = 1; i < reads.size(); i += 2) {
      firstReader[Gates.node(reads.get(i)) + 1]++;
    }
    for (int node = 0; node < gates.size(); node++) {
      firstReader[node + 1] += firstReader[node];
    }
    int[] end = firstReader.clone();
    for (int i = 0; i < reads.size(); i += 2) {
      int literal = reads.get(i + 1);
      readers[end[Gates.node(literal)]++] = 2 * reads.get(i) + (literal & 1);
    }
  }

  /**
   * Analyses a netlist.
   *
   * @param initially by base whether it holds in the initial state
   * @param phases number of phases, which follow each other from the initial state on
   */
  static ConstantBases of(StepNetlist net, boolean[] initially, int phases) {
    ConstantBases found = new ConstantBases(net, phases);
    for (int phase = 0; phase < phases; phase++) {
      found.begin(phase);
    }
    for (int base = 0; base < initially.length; base++) {
      found.addBase(0, base, initially[base]);
    }
    found.spread();
    return found;
  }

  /** By base: {@link Gates#FALSE} or {@link Gates#TRUE} if it is constant, -1 if it may change. */
  int[] known() {
    int[] known = new int[nodes.length];
    for (int base = 0; base < known.length; base++) {
      boolean holds = false;
      boolean fails = false;
      for (int phase = 0; phase < phases; phase++) {
        holds |= canHold[phase][base];
        fails |= canFail[phase][base];
      }
      known[base] = holds && fails ? -1 : holds ? Gates.TRUE : Gates.FALSE;
    }
    return known;
  }

  /** The bases that hold in no state of a phase. */
  int[] absent(int phase) {
    return IntStream.range(0, nodes.length).filter(base -> !canHold[phase][base]).toArray();
  }

  /** What can be before any base is known. Feedbacks are assumed to be able to stay false. */
  private void begin(int phase) {
    add(phase, Gates.TRUE);
    for (int node = 1; node < gates.size(); node++) {
      if (gates.kind(node) == Gates.FEEDBACK) {
        add(phase, Gates.not(2 * node));
      } else if (gates.kind(node) == Gates.DOES) {
        add(phase, 2 * node);
        add(phase, Gates.not(2 * node));
      }
    }
  }

  /** Notes that a literal can be true. */
  private void add(int phase, int literal) {
    if (!canBe[phase][literal]) {
      canBe[phase][literal] = true;
      fresh.addAll(literal, phase);
    }
  }

  /** Notes that a base can have a value. */
  private void addBase(int phase, int base, boolean value) {
    (value ? canHold : canFail)[phase][base] = true;
    if (nodes[base] > 0) {
      add(phase, value ? 2 * nodes[base] : Gates.not(2 * nodes[base]));
    }
  }

  /** Tells what is new to those who read it, until nothing is new. */
  private void spread() {
    while (fresh.notEmpty()) {
      CircuitAbandonedException.throwIfInterrupted();
      int phase = fresh.removeAtIndex(fresh.size() - 1);
      int literal = fresh.removeAtIndex(fresh.size() - 1);
      int node = Gates.node(literal);
      for (int i = firstReader[node]; i < firstReader[node + 1]; i++) {
        tell(phase, readers[i] >> 1, Gates.isNegated(readers[i]) == Gates.isNegated(literal));
      }
    }
  }

  /**
   * Tells a reader what its input can be.
   *
   * @param value of the input, after a negation
   */
  private void tell(int phase, int reader, boolean value) {
    if (reader >= gates.size()) {
      addBase((phase + 1) % phases, reader - gates.size(), value);
    } else if (gates.kind(reader) == Gates.FEEDBACK) {
      if (value) {
        add(phase, 2 * reader);
      }
    } else if (!value) {
      add(phase, Gates.not(2 * reader));
    } else if (--missing[phase][reader] == 0) {
      add(phase, 2 * reader);
    }
  }
}
