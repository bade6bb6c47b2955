package org.gonu.engine.circuit.export;

import org.eclipse.collections.api.list.ImmutableList;

/** Writes a circuit as C99. */
public final class CWriter extends SourceWriter {
  private CWriter(FlatNetlist net) {
    super(net);
  }

  /**
   * C99 with functions over {@code uint64_t}, which step 64 states at once, tables of names, and
   * with {@code GONU_MAIN} a program that makes random playouts.
   *
   * @param title of the game
   */
  public static String write(FlatNetlist net, String title) {
    return new CWriter(net).write(title);
  }

  private String write(String title) {
    line("/* " + comment(title) + ", written by gonu. A bit of each word is one of 64 states. */");
    line("#include <stdint.h>\n");
    line("#define GONU_ROLES " + circuit().roles().size());
    line("#define GONU_BASES " + circuit().bases().size());
    line("#define GONU_MOVES " + circuit().moves().size());
    line("#define GONU_GOALS " + goalCount() + "\n");
    names("gonu_roles", "GONU_ROLES", circuit().roles());
    names("gonu_bases", "GONU_BASES", circuit().bases());
    names("gonu_moves", "GONU_MOVES", circuit().moves());
    line("/* The moves of role r are those from gonu_first[r] to gonu_first[r + 1]. */");
    line("const int gonu_first[GONU_ROLES + 1] = {" + firstMoves() + "};");
    numbers("int gonu_goal_role", "GONU_GOALS", goalRoles());
    numbers("int gonu_goal_value", "GONU_GOALS", goalValues());
    numbers("uint8_t gonu_initial", "GONU_BASES", initial());
    line("");
    line(
        "void gonu_look(const uint64_t *s, uint64_t *legal, uint64_t *terminal, uint64_t *goal) {");
    look();
    line("}\n");
    line("void gonu_step(const uint64_t *s, const uint64_t *m, uint64_t *next) {");
    step();
    line("}\n");
    return text() + RandomPlayoutMain.TEXT;
  }

  private void look() {
    line("  const uint64_t zero = 0;");
    lookGates("  const uint64_t ", ";");
    assign("legal", legal());
    assign("goal", goals());
    line("  *terminal = " + terminal() + ";");
    line("  (void) s; (void) zero;");
  }

  private void step() {
    line("  const uint64_t zero = 0;");
    stepGates("  const uint64_t ", ";");
    assign("next", next());
    line("  (void) s; (void) m; (void) zero;");
  }

  @Override
  String input(String array, int number) {
    return array + "[" + number + "]";
  }

  private void assign(String array, ImmutableList<String> values) {
    values.forEachWithIndex((value, i) -> line("  " + input(array, i) + " = " + value + ";"));
  }

  /**
   * A table of numbers; of one that nobody reads where there are none, since C has no such table.
   */
  private void numbers(String table, String count, String values) {
    boolean isEmpty = values.isEmpty();
    line("const " + table + (isEmpty ? "[1] = {0};" : "[" + count + "] = {" + values + "};"));
  }

  private void names(String table, String count, ImmutableList<?> values) {
    line("const char *const " + table + "[" + (values.isEmpty() ? "1" : count) + "] = {");
    values.each(value -> line("  " + quoted(value.toString()) + ","));
    line(values.isEmpty() ? "  0,\n};" : "};");
  }
}
