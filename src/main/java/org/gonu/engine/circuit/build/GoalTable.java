package org.gonu.engine.circuit.build;

import java.util.function.IntUnaryOperator;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.gonu.engine.circuit.GateBuilder;
import org.gonu.engine.circuit.Gates;
import org.gonu.engine.circuit.StepNetlist;
import org.gonu.ground.GroundProgram;

/** Groups the goals of each role by value. */
final class GoalTable {
  private static final int VALUES = 101;

  private final GroundProgram program;
  private final GateBuilder gates;
  private final IntUnaryOperator literalOf;

  GoalTable(GroundProgram program, GateBuilder gates, IntUnaryOperator literalOf) {
    this.program = program;
    this.gates = gates;
    this.literalOf = literalOf;
  }

  ImmutableList<StepNetlist.Goals> goals() {
    MutableList<StepNetlist.Goals> goals = Lists.mutable.empty();
    for (int role = 0; role < program.roles().size(); role++) {
      goals.add(goals(role));
    }
    return goals.toImmutable();
  }

  private StepNetlist.Goals goals(int role) {
    int[] literals = new int[VALUES];
    for (GroundProgram.Goal goal : program.goals()) {
      if (goal.role() == role) {
        int literal = literalOf.applyAsInt(goal.atom());
        literals[goal.value()] = gates.or(literals[goal.value()], literal);
      }
    }
    IntArrayList values = new IntArrayList();
    IntArrayList possible = new IntArrayList();
    for (int value = 0; value < VALUES; value++) {
      if (literals[value] != Gates.FALSE) {
        values.add(value);
        possible.add(literals[value]);
      }
    }
    return new StepNetlist.Goals(values.toArray(), possible.toArray());
  }
}
