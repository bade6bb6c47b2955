package org.gonu.engine.lanes.phase;

import org.eclipse.collections.api.set.primitive.IntSet;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.eclipse.collections.impl.map.mutable.primitive.IntIntHashMap;
import org.eclipse.collections.impl.set.mutable.primitive.IntHashSet;
import org.gonu.engine.circuit.CircuitAbandonedException;
import org.gonu.engine.circuit.Component;
import org.gonu.engine.circuit.Gates;
import org.gonu.engine.circuit.StepNetlist;

/**
 * The literals on which a literal depends, with negations pushed down to bases, moves and
 * feedbacks; those on which the updates of the feedbacks depend are among them.
 *
 * <p>The literal can only turn from false to true if one of its base literals does.
 */
final class SignedCone {
  private final Gates gates;

  /** By node of a feedback the literal of its update. */
  private final IntIntHashMap updates = new IntIntHashMap();

  SignedCone(StepNetlist net) {
    gates = net.gates();
    for (Component component : net.components()) {
      for (int i = 0; i < component.feedbacks().length; i++) {
        updates.put(component.feedbacks()[i], component.updates()[i]);
      }
    }
  }

  /** The literals of bases, moves and feedbacks on which some literals depend. */
  IntSet of(int... literals) {
    IntHashSet seen = new IntHashSet();
    IntHashSet leaves = new IntHashSet();
    // A copy, since a list made with the array would change it.
    IntArrayList open = IntArrayList.newListWith(literals.clone());
    while (open.notEmpty()) {
      CircuitAbandonedException.throwIfInterrupted();
      int literal = open.removeAtIndex(open.size() - 1);
      int node = Gates.node(literal);
      if (node == 0 || !seen.add(literal)) {
        continue;
      }
      if (gates.kind(node) != Gates.AND) {
        leaves.add(literal);
      }
      if (gates.kind(node) == Gates.FEEDBACK) {
        open.add(updates.get(node) ^ (literal & 1));
      }
      for (int i = 0; i < gates.inputCount(node); i++) {
        open.add(gates.input(node, i) ^ (literal & 1));
      }
    }
    return leaves;
  }
}
