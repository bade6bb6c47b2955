package org.gonu.engine.lanes;

import java.util.Arrays;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.impl.list.Interval;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.circuit.GateBuilder;
import org.gonu.engine.circuit.Gates;
import org.gonu.engine.circuit.StepNetlist;
import org.gonu.gdl.Constant;
import org.gonu.machine.Move;
import org.gonu.machine.Role;

/** Circuits of games, made by hand. */
public final class HandMadeGames {
  private HandMadeGames() {}

  /**
   * Tic-tac-toe. Base 2c tells that x holds cell c, base 2c + 1 that o does, base 18 that x is to
   * move, base 19 that o is. Moves 0 to 8 mark a cell as x, 9 is the noop of x, and so on for o.
   */
  public static Circuit ticTacToe(boolean withPhases) {
    StepNetlist general = ticTacToeNet(-1);
    ImmutableList<Circuit.Phase> phases =
        withPhases
            ? Lists.immutable.of(
                new Circuit.Phase(new int[] {18}, 1, ticTacToeNet(0), new int[0]),
                new Circuit.Phase(new int[] {19}, 0, ticTacToeNet(1), new int[0]))
            : Lists.immutable.of(new Circuit.Phase(new int[0], 0, general, new int[0]));
    return circuit(20, new int[] {0, 10, 20}, 1L << 18, general, phases);
  }

  private static StepNetlist ticTacToeNet(int phase) {
    GateBuilder builder = new GateBuilder();
    int[] control = new int[2];
    for (int role = 0; role < 2; role++) {
      control[role] = builder.base(18 + role);
      if (phase >= 0) {
        control[role] = role == phase ? Gates.TRUE : Gates.FALSE;
      }
    }
    int[] legal = new int[20];
    int[] next = new int[20];
    int full = Gates.TRUE;
    for (int cell = 0; cell < 9; cell++) {
      int taken = builder.or(builder.base(2 * cell), builder.base(2 * cell + 1));
      full = builder.and(full, taken);
      for (int role = 0; role < 2; role++) {
        legal[10 * role + cell] = builder.and(control[role], Gates.not(taken));
        int mark = builder.base(2 * cell + role);
        next[2 * cell + role] = builder.or(mark, builder.does(10 * role + cell));
      }
    }
    legal[9] = control[1];
    legal[19] = control[0];
    next[18] = control[1];
    next[19] = control[0];
    int[] line = {line(builder, 0), line(builder, 1)};
    int[] draw = {Gates.not(builder.or(line[0], line[1]))};
    int terminal = builder.or(builder.or(line[0], line[1]), full);
    MutableList<StepNetlist.Goals> goals = Lists.mutable.empty();
    for (int role = 0; role < 2; role++) {
      int[] literals = {line[1 - role], draw[0], line[role]};
      goals.add(new StepNetlist.Goals(new int[] {0, 50, 100}, literals));
    }
    return new StepNetlist(
        builder.build(), legal, next, terminal, goals.toImmutable(), Lists.immutable.empty());
  }

  private static int line(GateBuilder builder, int role) {
    int[][] lines = {
      {0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}
    };
    int[] each = new int[lines.length];
    for (int i = 0; i < lines.length; i++) {
      int[] marks = Arrays.stream(lines[i]).map(cell -> builder.base(2 * cell + role)).toArray();
      each[i] = builder.and(marks, marks.length);
    }
    return builder.or(each, each.length);
  }

  /** A circuit whose roles, bases and moves have made-up names. */
  static Circuit circuit(
      int bases,
      int[] firstMove,
      long state,
      StepNetlist general,
      ImmutableList<Circuit.Phase> phases) {
    return circuit(bases, firstMove, new long[] {state}, general, phases);
  }

  /** A circuit whose roles, bases and moves have made-up names. */
  public static Circuit circuit(
      int bases,
      int[] firstMove,
      long[] state,
      StepNetlist general,
      ImmutableList<Circuit.Phase> phases) {
    int roles = firstMove.length - 1;
    return new Circuit(
        names("r", roles).collectWithIndex((name, index) -> new Role(index, name.toString())),
        names("b", bases).collect(name -> name),
        names("m", firstMove[roles]).collect(Move::new),
        firstMove,
        state,
        Lists.immutable.empty(),
        general,
        phases);
  }

  private static ImmutableList<Constant> names(String prefix, int count) {
    return Interval.zeroTo(count - 1)
        .toList()
        .toImmutable()
        .collect(number -> Constant.of(prefix + number));
  }
}
