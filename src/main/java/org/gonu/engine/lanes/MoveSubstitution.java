package org.gonu.engine.lanes;

import java.util.Arrays;
import java.util.function.IntUnaryOperator;
import org.eclipse.collections.api.factory.primitive.IntSets;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.gonu.engine.circuit.Component;
import org.gonu.engine.circuit.GateBuilder;
import org.gonu.engine.circuit.Gates;
import org.gonu.engine.circuit.Net;

/** Makes a net in which some moves are constant, and simpler for it. */
final class MoveSubstitution {
  /** Keeps a move as it is. */
  static final int KEEP = -1;

  private final GateBuilder builder = new GateBuilder();
  private final GateCone cone;

  private MoveSubstitution(Net net, IntUnaryOperator constants) {
    cone = new GateCone(net.gates(), literals(net));
    cone.build(
        builder,
        builder::base,
        move -> {
          int constant = constants.applyAsInt(move);
          return constant == KEEP ? builder.does(move) : constant;
        },
        IntSets.immutable.empty());
  }

  /**
   * The net with constants for moves.
   *
   * @param constants for the number of a move {@link Gates#TRUE}, {@link Gates#FALSE} or {@link
   *     #KEEP}
   */
  static Net apply(Net net, IntUnaryOperator constants) {
    MoveSubstitution substitution = new MoveSubstitution(net, constants);
    return new Net(
        substitution.builder.build(),
        substitution.map(net.legal()),
        substitution.map(net.next()),
        substitution.cone.literal(net.terminal()),
        net.goals()
            .collect(goals -> new Net.Goals(goals.values(), substitution.map(goals.literals()))),
        net.components().collect(substitution::map));
  }

  /** All literals that the net names. */
  private static int[] literals(Net net) {
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

  private Component map(Component component) {
    int[] feedbacks =
        Arrays.stream(component.feedbacks())
            .map(node -> Gates.node(cone.literal(2 * node)))
            .toArray();
    return new Component(feedbacks, map(component.updates()));
  }

  private int[] map(int[] old) {
    return Arrays.stream(old).map(cone::literal).toArray();
  }
}
