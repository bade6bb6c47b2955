package org.gonu.engine.circuit.build;

import java.util.Arrays;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.gonu.engine.circuit.CircuitAbandonedException;
import org.gonu.engine.circuit.Component;
import org.gonu.engine.circuit.Gates;
import org.gonu.engine.circuit.Schedule;
import org.gonu.engine.circuit.StepNetlist;

/**
 * Finds bases that always keep their initial value, by abstract interpretation. The abstract state
 * holds the possible values of each base. It starts as the initial state and grows until a step
 * adds nothing. Any move may be made at any time.
 *
 * <p>What nodes can be only grows from step to step. So each step looks at those gates only that
 * read what is new, and a counter of steps costs no more than one look at all gates.
 */
final class ConstantBases {
  private final StepNetlist net;
  private final Gates gates;

  /** By literal: whether it can be true. */
  private final boolean[] canBe;

  /** By gate: how many of its inputs cannot be true. */
  private final int[] missing;

  /** By node the index of its first reader in {@link #readers}; one more element holds the end. */
  private final int[] firstReader;

  /**
   * The gates and feedbacks that read a node: twice their number, plus 1 if they read its negation.
   */
  private final int[] readers;

  /** Literals that can be true, whose readers do not know it yet. */
  private final IntArrayList fresh = new IntArrayList();

  private ConstantBases(StepNetlist net) {
    this.net = net;
    this.gates = net.gates();
    this.canBe = new boolean[2 * gates.size()];
    this.missing = new int[gates.size()];
    this.firstReader = new int[gates.size() + 1];
    int[] outputs = Arrays.copyOf(net.legal(), net.legal().length + net.next().length);
    System.arraycopy(net.next(), 0, outputs, net.legal().length, net.next().length);
    Schedule schedule = Schedule.of(net, outputs);
    IntArrayList reads = reads(schedule);
    this.readers = new int[reads.size() / 2];
    arrange(reads);
  }

  /** The inputs of all gates and feedbacks that the outputs need: reader and literal, in turn. */
  private IntArrayList reads(Schedule schedule) {
    IntArrayList reads = new IntArrayList();
    for (Schedule.Block block : schedule.blocks()) {
      for (int gate : block.gates()) {
        missing[gate] = gates.inputCount(gate);
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
   * By base: {@link Gates#FALSE} or {@link Gates#TRUE} if it is constant, -1 if it may change.
   *
   * @param rounds most steps of the analysis; no base counts as constant if they do not suffice
   */
  static int[] of(StepNetlist net, boolean[] initially, int rounds) {
    return new ConstantBases(net).find(initially, rounds);
  }

  private int[] find(boolean[] initially, int rounds) {
    int[] known = new int[initially.length];
    Arrays.setAll(known, base -> initially[base] ? Gates.TRUE : Gates.FALSE);
    int[] nodes = gates.nodes(Gates.BASE, known.length);
    begin(known);
    boolean grew = true;
    for (int round = 0; grew; round++) {
      if (round == rounds) {
        Arrays.fill(known, -1);
        return known;
      }
      spread();
      grew = false;
      for (int base = 0; base < known.length; base++) {
        if (known[base] >= 0 && leaves(known[base], net.next()[base])) {
          known[base] = -1;
          grew = true;
          addBoth(nodes[base]);
        }
      }
    }
    return known;
  }

  /**
   * True if a base may change.
   *
   * @param value the literal of its value
   * @param next the literal of the base in the next state
   */
  private boolean leaves(int value, int next) {
    return canBe[value == Gates.TRUE ? Gates.not(next) : next];
  }

  /** What can be before the first step. Feedbacks are assumed to be able to stay false. */
  private void begin(int[] known) {
    add(Gates.TRUE);
    for (int node = 1; node < gates.size(); node++) {
      switch (gates.kind(node)) {
        case Gates.BASE -> add(2 * node + (known[gates.index(node)] == Gates.TRUE ? 0 : 1));
        case Gates.FEEDBACK -> add(Gates.not(2 * node));
        case Gates.DOES -> addBoth(node);
        default -> {}
      }
    }
  }

  /** Notes that a literal can be true. */
  private void add(int literal) {
    if (!canBe[literal]) {
      canBe[literal] = true;
      fresh.add(literal);
    }
  }

  /** Notes that a node can be true and false; none for a base that nothing reads. */
  private void addBoth(int node) {
    if (node > 0) {
      add(2 * node);
      add(Gates.not(2 * node));
    }
  }

  /** Tells what is new to those who read it, until nothing is new. */
  private void spread() {
    while (fresh.notEmpty()) {
      CircuitAbandonedException.throwIfInterrupted();
      int literal = fresh.removeAtIndex(fresh.size() - 1);
      int node = Gates.node(literal);
      for (int i = firstReader[node]; i < firstReader[node + 1]; i++) {
        tell(readers[i] >> 1, Gates.isNegated(readers[i]) == Gates.isNegated(literal));
      }
    }
  }

  /**
   * Tells a reader what its input can be.
   *
   * @param value of the input, after a negation
   */
  private void tell(int reader, boolean value) {
    if (gates.kind(reader) == Gates.FEEDBACK) {
      if (value) {
        add(2 * reader);
      }
    } else if (!value) {
      add(Gates.not(2 * reader));
    } else if (--missing[reader] == 0) {
      add(2 * reader);
    }
  }
}
