package org.gonu.engine.circuit.analysis;

import java.util.BitSet;
import java.util.function.IntConsumer;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.gonu.engine.circuit.Gates;
import org.gonu.engine.circuit.StepNetlist;

/** The nodes on which literals of a netlist depend, also through recursive components. */
final class Reach {
  private final StepNetlist net;

  /** By feedback node its component. */
  private final int[] componentOf;

  Reach(StepNetlist net) {
    this.net = net;
    componentOf = new int[net.gates().size()];
    net.components()
        .forEachWithIndex(
            (component, number) -> {
              for (int feedback : component.feedbacks()) {
                componentOf[feedback] = number;
              }
            });
  }

  /** The nodes in the cone of some literals, including their own. */
  BitSet below(int... literals) {
    BitSet seen = new BitSet();
    IntArrayList open = new IntArrayList();
    IntConsumer visit =
        literal -> {
          if (!seen.get(Gates.node(literal))) {
            seen.set(Gates.node(literal));
            open.add(Gates.node(literal));
          }
        };
    for (int literal : literals) {
      visit.accept(literal);
    }
    while (open.notEmpty()) {
      int node = open.removeAtIndex(open.size() - 1);
      for (int i = 0; i < net.gates().inputCount(node); i++) {
        visit.accept(net.gates().input(node, i));
      }
      if (net.gates().kind(node) == Gates.FEEDBACK) {
        for (int update : net.components().get(componentOf[node]).updates()) {
          visit.accept(update);
        }
      }
    }
    return seen;
  }

  /** The bases on which some literals depend. */
  BitSet bases(int... literals) {
    BitSet bases = new BitSet();
    below(literals).stream()
        .filter(node -> net.gates().kind(node) == Gates.BASE)
        .forEach(node -> bases.set(net.gates().index(node)));
    return bases;
  }
}
