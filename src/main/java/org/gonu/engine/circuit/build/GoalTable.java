package org.gonu.engine.circuit.build;

import java.util.function.IntUnaryOperator;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.gonu.engine.circuit.GateBuilder;
import org.gonu.engine.circuit.Gates;
import org.gonu.engine.circuit.StepNetlist;
import org.gonu.gdl.GoalValue;
import org.gonu.ground.GroundProgram;

/** Groups the goals of each role by value. */
final class GoalTable {
  private static final int VALUES = GoalValue.MAX + 1;

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
    int[] literals = literals(role);
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

  /** By value when a role gets it. It gets none where a goal has no valid value. */
  private int[] literals(int role) {
    int[] literals = new int[VALUES];
    int invalid = Gates.FALSE;
    for (GroundProgram.Goal goal : program.goals()) {
      if (goal.role() == role) {
        int literal = literalOf.applyAsInt(goal.atom());
        if (goal.value().isEmpty()) {
          invalid = gates.or(invalid, literal);
        } else {
          int points = goal.value().getAsInt();
          literals[points] = gates.or(literals[points], literal);
        }
      }
    }
    if (program.roles().get(role).isChance()) {
      // Chance plays for nothing where no goal is told.
      int any = gates.or(gates.or(literals, VALUES), invalid);
      literals[0] = gates.or(literals[0], Gates.not(any));
    }
    for (int value = 0; value < VALUES; value++) {
      literals[value] = gates.and(literals[value], Gates.not(invalid));
    }
    return literals;
  }
}
