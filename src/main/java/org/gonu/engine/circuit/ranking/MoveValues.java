package org.gonu.engine.circuit.ranking;

import java.util.Arrays;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.eclipse.collections.impl.set.mutable.primitive.IntHashSet;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.circuit.Gates;
import org.gonu.engine.circuit.GroupIndex;
import org.gonu.engine.circuit.StepNetlist;
import org.gonu.engine.circuit.products.JointMoves.JointMove;

/**
 * What is known of the bases before and after a step in which a joint move is made: it is legal,
 * and the state is not terminal.
 *
 * <p>A value is a literal over <em>atoms</em>, {@code 2 * atom + (negated ? 1 : 0)}. Atom 0 is the
 * constant false, atom 1 + b is base b before the step, and the others are gates of which no more
 * is known.
 */
final class MoveValues {
  private final StepNetlist net;
  private final Gates gates;
  private final KnownBases bases;

  /** By base its node, 0 if no gate reads it. */
  private final int[] baseNodes;

  /** By node its value. */
  private final int[] values;

  /** By node what follows from the move being made; below zero if nothing is known to follow. */
  private final int[] assumed;

  /** True if a gate was found to have a value since the values were computed. */
  private boolean isNew;

  private boolean isPossible;

  /**
   * Values in states of a phase.
   *
   * @param groups mutex groups of the circuit
   */
  MoveValues(Circuit.Phase phase, GroupIndex groups) {
    this.net = phase.net();
    this.gates = net.gates();
    this.bases = new KnownBases(phase, groups);
    this.baseNodes = gates.nodes(Gates.BASE, groups.bases());
    this.values = new int[gates.size()];
    this.assumed = new int[gates.size()];
  }

  /**
   * Computes the values where a joint move is made.
   *
   * @return false if it is never made
   */
  boolean make(JointMove move) {
    bases.reset();
    Arrays.fill(assumed, -1);
    isPossible = true;
    move.conditions().each(this::assume);
    assume(Gates.not(net.terminal()));
    do {
      isNew = false;
      bases.completeGroups();
      bases.takeNews();
      compute(move.moves());
      for (int node = 1; node < assumed.length; node++) {
        if (assumed[node] >= 0) {
          follow(2 * node ^ (assumed[node] == Gates.TRUE ? 0 : 1));
        }
      }
    } while ((bases.takeNews() || isNew) && isPossible && bases.isPossible());
    return isPossible && bases.isPossible();
  }

  /** Notes that a literal holds. */
  private void assume(int literal) {
    int node = Gates.node(literal);
    int value = Gates.isNegated(literal) ? Gates.FALSE : Gates.TRUE;
    if (gates.kind(node) == Gates.BASE) {
      bases.set(gates.index(node), value == Gates.TRUE);
    } else if (node == 0) {
      isPossible &= literal == Gates.TRUE;
    } else {
      isPossible &= assumed[node] != Gates.not(value);
      isNew |= assumed[node] != value;
      assumed[node] = value;
    }
  }

  private void assumeOpen(int literal) {
    if (value(literal) != Gates.TRUE) {
      assume(literal);
    }
  }

  /** Assumes what follows for the inputs of a gate that is assumed to hold, or not to hold. */
  private void follow(int literal) {
    int node = Gates.node(literal);
    if (!Gates.isNegated(literal)) {
      inputs(node).each(this::assumeOpen);
      return;
    }
    IntArrayList alternatives = new IntArrayList();
    for (int i = 0; i < gates.inputCount(node); i++) {
      int alternative = Gates.not(gates.input(node, i));
      if (value(alternative) == Gates.TRUE) {
        return;
      }
      if (value(alternative) != Gates.FALSE) {
        alternatives.add(alternative);
      }
    }
    common(alternatives).each(this::assumeOpen);
  }

  /** The literals that hold whichever of some alternatives does. */
  private IntHashSet common(IntArrayList alternatives) {
    IntHashSet common = new IntHashSet();
    for (int i = 0; i < alternatives.size() && (i == 0 || common.notEmpty()); i++) {
      IntHashSet own = new IntHashSet();
      addConjuncts(alternatives.get(i), own);
      if (i == 0) {
        common = own;
      } else {
        common.retainAll(own);
      }
    }
    return common;
  }

  /** Adds a literal, and of a conjunction those that it is made of. */
  private void addConjuncts(int literal, IntHashSet conjuncts) {
    if (conjuncts.add(literal) && !Gates.isNegated(literal)) {
      inputs(Gates.node(literal)).each(input -> addConjuncts(input, conjuncts));
    }
  }

  private IntArrayList inputs(int node) {
    IntArrayList inputs = new IntArrayList(gates.inputCount(node));
    for (int i = 0; i < gates.inputCount(node); i++) {
      inputs.add(gates.input(node, i));
    }
    return inputs;
  }

  private void compute(IntArrayList moves) {
    System.arraycopy(assumed, 0, values, 0, values.length);
    for (int base = 0; base < baseNodes.length; base++) {
      values[baseNodes[base]] = bases.value(base);
    }
    values[0] = Gates.FALSE;
    for (int node = 1; node < values.length; node++) {
      if (values[node] < 0) {
        values[node] = compute(node, moves);
      }
    }
  }

  private int compute(int node, IntArrayList moves) {
    return switch (gates.kind(node)) {
      case Gates.DOES -> moves.contains(gates.index(node)) ? Gates.TRUE : Gates.FALSE;
      case Gates.AND -> conjunction(node);
      default -> atomOfGate(node);
    };
  }

  /** The value of a gate: constant, or that of its only open input, or an atom of its own. */
  private int conjunction(int node) {
    int only = Gates.TRUE;
    boolean hasSeveral = false;
    for (int i = 0; i < gates.inputCount(node); i++) {
      int input = value(gates.input(node, i));
      if (input == Gates.FALSE || input == Gates.not(only)) {
        return Gates.FALSE;
      }
      hasSeveral |= input != Gates.TRUE && only != Gates.TRUE && input != only;
      only = input == Gates.TRUE ? only : input;
    }
    return hasSeveral ? atomOfGate(node) : only;
  }

  private int atomOfGate(int node) {
    return 2 * (1 + baseNodes.length + node);
  }

  private int value(int literal) {
    return values[Gates.node(literal)] ^ (literal & 1);
  }

  /** The value of a base before the step. */
  int before(int base) {
    return bases.value(base);
  }

  /** The value of a base after the step. */
  int after(int base) {
    return value(net.next()[base]);
  }

  /** What has to hold for the weight of a base to be lost: its value before, unless it is kept. */
  int lost(int base) {
    if (before(base) == after(base) || isKept(base)) {
      return Gates.FALSE;
    }
    return isOnlyKept(base) ? atomOfChange(base) : before(base);
  }

  /** What has to hold for the weight of a base to be gained: its value after, unless it is kept. */
  int gained(int base) {
    if (before(base) == after(base) || isOnlyKept(base)) {
      return Gates.FALSE;
    }
    return isKept(base) ? atomOfChange(base) : after(base);
  }

  /** An atom that tells whether a base changes. */
  private int atomOfChange(int base) {
    return 2 * (1 + baseNodes.length + values.length + base);
  }

  /** True if a base that holds before a step holds after it: an alternative for that is itself. */
  private boolean isKept(int base) {
    return Gates.isNegated(after(base)) && hasInput(after(base), Gates.not(before(base)));
  }

  /** True if a base that holds after a step has held before it. */
  private boolean isOnlyKept(int base) {
    return !Gates.isNegated(after(base)) && hasInput(after(base), before(base));
  }

  /** True if a value is an open gate with some open input. */
  private boolean hasInput(int value, int wanted) {
    int node = Gates.node(value) - 1 - baseNodes.length;
    return node >= 0
        && Gates.node(wanted) > 0
        && inputs(node).anySatisfy(input -> value(input) == wanted);
  }
}
