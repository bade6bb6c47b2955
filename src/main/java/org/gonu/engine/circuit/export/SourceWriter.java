package org.gonu.engine.circuit.export;

import java.util.Locale;
import java.util.function.IntBinaryOperator;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.engine.circuit.Circuit;

/**
 * Writes a circuit as source text that needs nothing but its language. A value is a word of bits, a
 * bit for each of many states side by side.
 */
public final class SourceWriter {
  private final FlatNetlist net;
  private final Circuit circuit;
  private final boolean isC;
  private final StringBuilder out = new StringBuilder();

  private SourceWriter(FlatNetlist net, boolean isC) {
    this.net = net;
    this.circuit = net.circuit();
    this.isC = isC;
  }

  /**
   * C99 with functions over {@code uint64_t}, which step 64 states at once, tables of names, and
   * with {@code GONU_MAIN} a program that makes random playouts.
   *
   * @param title of the game
   */
  public static String c(FlatNetlist net, String title) {
    return new SourceWriter(net, true).writeC(title);
  }

  /**
   * Python with functions over boolean arrays, by {@code jax.numpy} or, where that is missing, by
   * NumPy: the last axis of the arguments is that of bases or moves.
   *
   * @param title of the game
   */
  public static String python(FlatNetlist net, String title) {
    return new SourceWriter(net, false).writePython(title);
  }

  private String writeC(String title) {
    line("/* " + comment(title) + ", written by gonu. A bit of each word is one of 64 states. */");
    line("#include <stdint.h>\n");
    line("#define GONU_ROLES " + circuit.roles().size());
    line("#define GONU_BASES " + circuit.bases().size());
    line("#define GONU_MOVES " + circuit.moves().size());
    line("#define GONU_GOALS " + goalCount() + "\n");
    names("gonu_roles", "GONU_ROLES", circuit.roles().collect(Object::toString));
    names("gonu_bases", "GONU_BASES", circuit.bases().collect(Object::toString));
    names("gonu_moves", "GONU_MOVES", circuit.moves().collect(Object::toString));
    line("/* The moves of role r are those from gonu_first[r] to gonu_first[r + 1]. */");
    line("const int gonu_first[GONU_ROLES + 1] = {" + firstMoves() + "};");
    line("const int gonu_goal_role[GONU_GOALS] = {" + goals((role, value) -> role) + "};");
    line("const int gonu_goal_value[GONU_GOALS] = {" + goals((role, value) -> value) + "};");
    line("const uint8_t gonu_initial[GONU_BASES] = {" + initial() + "};\n");
    line(
        "void gonu_look(const uint64_t *s, uint64_t *legal, uint64_t *terminal, uint64_t *goal) {");
    look();
    line("}\n");
    line("void gonu_step(const uint64_t *s, const uint64_t *m, uint64_t *next) {");
    step();
    line("}\n");
    out.append(RandomPlayoutMain.TEXT);
    return out.toString();
  }

  private String writePython(String title) {
    line("# " + comment(title) + ", written by gonu.");
    line("try:\n    import jax.numpy as np\nexcept ImportError:\n    import numpy as np\n");
    names("ROLES", "", circuit.roles().collect(Object::toString));
    names("BASES", "", circuit.bases().collect(Object::toString));
    names("MOVES", "", circuit.moves().collect(Object::toString));
    line("# The moves of role r are those from FIRST[r] to FIRST[r + 1].");
    line("FIRST = [" + firstMoves() + "]");
    line("GOAL_ROLE = [" + goals((role, value) -> role) + "]");
    line("GOAL_VALUE = [" + goals((role, value) -> value) + "]");
    line("INITIAL = np.array([" + initial() + "], dtype=bool)\n\n");
    line("def look(s):");
    line("    \"\"\"Legal moves, end and goals of states, booleans over (..., BASES).\"\"\"");
    look();
    line("\n\ndef step(s, m):");
    line("    \"\"\"The states after moves, booleans over (..., MOVES): one for each role.\"\"\"");
    step();
    return out.toString();
  }

  /** The function for legal moves, end and goals. */
  private void look() {
    boolean[] needed = new boolean[net.gates()];
    mark(needed, circuit.moves().size(), net::legal);
    mark(needed, goalCount(), this::goal);
    mark(needed, 1, unused -> net.terminal());
    gates(needed);
    list("legal", circuit.moves().size(), net::legal);
    list("goal", goalCount(), this::goal);
    String terminal = literal(net.terminal());
    if (isC) {
      line("  *terminal = " + terminal + ";");
      line("  (void) s; (void) zero;");
    } else {
      line("    return np.stack(legal, -1), " + terminal + ", np.stack(goal, -1)");
    }
  }

  /** The function for the next state. */
  private void step() {
    boolean[] needed = new boolean[net.gates()];
    mark(needed, circuit.bases().size(), net::next);
    gates(needed);
    list("next", circuit.bases().size(), net::next);
    line(isC ? "  (void) s; (void) m; (void) zero;" : "    return np.stack(next, -1)");
  }

  /** The gates that some gates need, and these. */
  private void gates(boolean[] outputs) {
    boolean[] needed = withInputs(outputs);
    line(isC ? "  const uint64_t zero = 0;" : "    zero = np.zeros_like(s[..., 0])");
    for (int gate = 0; gate < net.gates(); gate++) {
      if (needed[gate]) {
        line(
            (isC ? "  const uint64_t g" : "    g")
                + gate
                + " = "
                + literal(net.left(gate))
                + " & "
                + literal(net.right(gate))
                + end());
      }
    }
  }

  private interface Outputs {
    int literal(int number);
  }

  private void list(String name, int count, Outputs outputs) {
    if (!isC) {
      line("    " + name + " = [");
    }
    for (int i = 0; i < count; i++) {
      String value = literal(outputs.literal(i));
      line(isC ? "  " + name + "[" + i + "] = " + value + ";" : "        " + value + ",");
    }
    if (!isC) {
      line("    ]");
    }
  }

  private boolean[] withInputs(boolean[] outputs) {
    boolean[] needed = outputs.clone();
    for (int gate = net.gates() - 1; gate >= 0; gate--) {
      int own = gate;
      if (needed[gate]) {
        mark(needed, 2, side -> side == 0 ? net.left(own) : net.right(own));
      }
    }
    return needed;
  }

  private void mark(boolean[] needed, int count, Outputs outputs) {
    for (int i = 0; i < count; i++) {
      int gate = (outputs.literal(i) >> 1) - net.inputs() - 1;
      if (gate >= 0) {
        needed[gate] = true;
      }
    }
  }

  private String literal(int literal) {
    int variable = literal >> 1;
    int bases = circuit.bases().size();
    String name;
    if (variable == 0) {
      name = "zero";
    } else if (variable > net.inputs()) {
      name = "g" + (variable - net.inputs() - 1);
    } else if (variable > bases) {
      name = input("m", variable - bases - 1);
    } else {
      name = input("s", variable - 1);
    }
    return (literal & 1) != 0 ? "~" + name : name;
  }

  private String input(String array, int number) {
    return isC ? array + "[" + number + "]" : array + "[..., " + number + "]";
  }

  private int goalCount() {
    return (int) circuit.roles().sumOfInt(role -> net.goalValues(role.index()).length);
  }

  /** The literal of a goal, over all roles. */
  private int goal(int number) {
    int left = number;
    int role = 0;
    while (left >= net.goalValues(role).length) {
      left -= net.goalValues(role).length;
      role++;
    }
    return net.goal(role, left);
  }

  /** A number for each goal, made of its role and its value. */
  private String goals(IntBinaryOperator number) {
    StringBuilder text = new StringBuilder();
    circuit
        .roles()
        .each(
            role -> {
              for (int value : net.goalValues(role.index())) {
                text.append(text.length() == 0 ? "" : ", ")
                    .append(number.applyAsInt(role.index(), value));
              }
            });
    return text.toString();
  }

  private String firstMoves() {
    StringBuilder text = new StringBuilder();
    for (int role = 0; role <= circuit.roles().size(); role++) {
      text.append(role == 0 ? "" : ", ").append(circuit.firstMove(role));
    }
    return text.toString();
  }

  private String initial() {
    StringBuilder text = new StringBuilder();
    long[] state = circuit.initialState();
    for (int base = 0; base < circuit.bases().size(); base++) {
      text.append(base == 0 ? "" : ", ").append(state[base >> 6] >>> base & 1);
    }
    return text.toString();
  }

  private void names(String name, String count, ImmutableList<String> values) {
    line(isC ? "const char *const " + name + "[" + count + "] = {" : name + " = [");
    values.each(value -> line((isC ? "  " : "    ") + quoted(value) + ","));
    line(isC ? "};" : "]");
  }

  /** A text between quotes, as both languages read it; all but plain letters by their bytes. */
  private static String quoted(String text) {
    StringBuilder quoted = new StringBuilder("\"");
    int before = 0;
    for (int c : text.codePoints().toArray()) {
      // Two question marks may begin a trigraph of C.
      boolean isTrigraph = c == '?' && before == '?';
      if (c == '"' || c == '\\') {
        quoted.append('\\').appendCodePoint(c);
      } else if (c < ' ' || c == 0x7f || isTrigraph) {
        quoted.append(String.format(Locale.ROOT, "\\%03o", c));
      } else {
        quoted.appendCodePoint(c);
      }
      before = c;
    }
    return quoted.append('"').toString();
  }

  private static String comment(String text) {
    return text.replaceAll("[\\p{Cntrl}]", " ").replace("*/", "* /").replace("\\", "/");
  }

  private String end() {
    return isC ? ";" : "";
  }

  private void line(String text) {
    out.append(text).append('\n');
  }
}
