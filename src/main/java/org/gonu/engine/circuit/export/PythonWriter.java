package org.gonu.engine.circuit.export;

import org.eclipse.collections.api.list.ImmutableList;

/** Writes a circuit as Python. */
public final class PythonWriter extends SourceWriter {
  private PythonWriter(FlatNetlist net) {
    super(net);
  }

  /**
   * Python with functions over boolean arrays, by {@code jax.numpy} or, where that is missing, by
   * NumPy: the last axis of the arguments is that of bases or moves.
   *
   * @param title of the game
   */
  public static String write(FlatNetlist net, String title) {
    return new PythonWriter(net).write(title);
  }

  private String write(String title) {
    line("# " + comment(title) + ", written by gonu.");
    line("try:\n    import jax.numpy as np\nexcept ImportError:\n    import numpy as np\n");
    names("ROLES", circuit().roles());
    names("BASES", circuit().bases());
    names("MOVES", circuit().moves());
    line("# The moves of role r are those from FIRST[r] to FIRST[r + 1].");
    line("FIRST = [" + firstMoves() + "]");
    line("GOAL_ROLE = [" + goalRoles() + "]");
    line("GOAL_VALUE = [" + goalValues() + "]");
    line("INITIAL = np.array([" + initial() + "], dtype=bool)\n\n");
    line("def look(s):");
    line("    \"\"\"Legal moves, end and goals of states, booleans over (..., BASES).\"\"\"");
    look();
    line("\n\ndef step(s, m):");
    line("    \"\"\"The states after moves, booleans over (..., MOVES): one for each role.\"\"\"");
    step();
    return text();
  }

  private void look() {
    line("    zero = np.zeros(s.shape[:-1], dtype=bool)");
    lookGates("    ", "");
    list("legal", legal());
    list("goal", goals());
    line(
        "    return "
            + stacked("legal", legal())
            + ", "
            + terminal()
            + ", "
            + stacked("goal", goals()));
  }

  private void step() {
    line("    zero = np.zeros(s.shape[:-1], dtype=bool)");
    stepGates("    ", "");
    list("next", next());
    line("    return " + stacked("next", next()));
  }

  @Override
  String input(String array, int number) {
    return array + "[..., " + number + "]";
  }

  private void list(String name, ImmutableList<String> values) {
    line("    " + name + " = [");
    values.each(value -> line("        " + value + ","));
    line("    ]");
  }

  /** A list as one array; nothing cannot be stacked. */
  private static String stacked(String name, ImmutableList<String> values) {
    return values.isEmpty()
        ? "np.zeros(zero.shape + (0,), dtype=bool)"
        : "np.stack(" + name + ", -1)";
  }

  private void names(String table, ImmutableList<?> values) {
    line(table + " = [");
    values.each(value -> line("    " + quoted(value.toString()) + ","));
    line("]");
  }
}
