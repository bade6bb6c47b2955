package org.gonu.engine.lanes;

import java.util.Arrays;
import java.util.function.IntUnaryOperator;
import org.gonu.engine.circuit.Component;
import org.gonu.engine.circuit.GateBuilder;
import org.gonu.engine.circuit.Gates;
import org.gonu.engine.circuit.Net;

/** Makes a net in which some moves are constant, and simpler for it. */
final class MoveSubstitution {
  /** Keeps a move as it is. */
  static final int KEEP = -1;

  private final GateBuilder builder = new GateBuilder();
  private final int[] literals;
  private int[] buffer = new int[16];

  private MoveSubstitution(Net net, IntUnaryOperator constants) {
    Gates gates = net.gates();
    literals = new int[gates.size()];
    for (int node = 1; node < gates.size(); node++) {
      literals[node] = literal(gates, node, constants);
    }
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
        substitution.map(net.terminal()),
        net.goals()
            .collect(goals -> new Net.Goals(goals.values(), substitution.map(goals.literals()))),
        net.components().collect(substitution::map));
  }

  private Component map(Component component) {
    int[] feedbacks =
        Arrays.stream(component.feedbacks()).map(node -> Gates.node(literals[node])).toArray();
    return new Component(feedbacks, map(component.updates()));
  }

  private int[] map(int[] old) {
    return Arrays.stream(old).map(this::map).toArray();
  }

  private int map(int old) {
    return literals[Gates.node(old)] ^ (old & 1);
  }

  private int literal(Gates gates, int node, IntUnaryOperator constants) {
    int index = gates.index(node);
    return switch (gates.kind(node)) {
      case Gates.BASE -> builder.base(index);
      case Gates.FEEDBACK -> builder.feedback(index);
      case Gates.DOES -> {
        int constant = constants.applyAsInt(index);
        yield constant == KEEP ? builder.does(index) : constant;
      }
      default -> conjunction(gates, node);
    };
  }

  private int conjunction(Gates gates, int node) {
    int count = gates.inputCount(node);
    if (count > buffer.length) {
      buffer = new int[2 * count];
    }
    for (int i = 0; i < count; i++) {
      buffer[i] = map(gates.input(node, i));
    }
    return builder.and(buffer, count);
  }
}
