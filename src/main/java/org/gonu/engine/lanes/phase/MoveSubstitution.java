package org.gonu.engine.lanes.phase;

import java.util.function.IntUnaryOperator;
import org.eclipse.collections.api.factory.primitive.IntSets;
import org.gonu.engine.circuit.GateBuilder;
import org.gonu.engine.circuit.Gates;
import org.gonu.engine.circuit.StepNetlist;

/** Replaces moves of a netlist by constants and simplifies it. */
public final class MoveSubstitution {
  /** Keeps a move as it is. */
  public static final int KEEP = -1;

  private MoveSubstitution() {}

  /**
   * A netlist with constants in place of moves.
   *
   * @param constants by move {@link Gates#TRUE}, {@link Gates#FALSE} or {@link #KEEP}
   */
  public static StepNetlist apply(StepNetlist net, IntUnaryOperator constants) {
    GateBuilder builder = new GateBuilder();
    GateCone cone = new GateCone(net.gates(), net.literals());
    cone.build(
        builder,
        builder::base,
        move -> {
          int constant = constants.applyAsInt(move);
          return constant == KEEP ? builder.does(move) : constant;
        },
        IntSets.immutable.empty());
    return net.over(builder.build(), cone::literal);
  }
}
