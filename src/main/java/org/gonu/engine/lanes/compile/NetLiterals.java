package org.gonu.engine.lanes.compile;

import java.util.Arrays;
import java.util.function.IntUnaryOperator;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.gonu.engine.circuit.Component;
import org.gonu.engine.circuit.Gates;
import org.gonu.engine.circuit.StepNetlist;

/** Lists and replaces the output literals of a netlist. */
final class NetLiterals {
  private NetLiterals() {}

  /** All literals that a netlist names as outputs or in components. */
  static int[] of(StepNetlist net) {
    IntArrayList literals = IntArrayList.newListWith(net.legal());
    literals.addAll(net.next());
    literals.add(net.terminal());
    literals.addAll(net.goalLiterals());
    for (Component component : net.components()) {
      literals.addAll(component.updates());
      for (int feedback : component.feedbacks()) {
        literals.add(2 * feedback);
      }
    }
    return literals.toArray();
  }

  /**
   * The same netlist over other gates.
   *
   * @param literals by literal of the netlist its counterpart among the other gates
   */
  static StepNetlist map(StepNetlist net, Gates gates, IntUnaryOperator literals) {
    return new StepNetlist(
        gates,
        map(net.legal(), literals),
        map(net.next(), literals),
        literals.applyAsInt(net.terminal()),
        net.goals()
            .collect(own -> new StepNetlist.Goals(own.values(), map(own.literals(), literals))),
        net.components().collect(component -> map(component, literals)));
  }

  private static Component map(Component component, IntUnaryOperator literals) {
    int[] feedbacks =
        Arrays.stream(component.feedbacks())
            .map(node -> Gates.node(literals.applyAsInt(2 * node)))
            .toArray();
    return new Component(feedbacks, map(component.updates(), literals));
  }

  /** The counterparts of some literals. */
  static int[] map(int[] old, IntUnaryOperator literals) {
    return Arrays.stream(old).map(literals).toArray();
  }
}
