package org.gonu.engine.circuit.export;

import java.util.Locale;
import java.util.function.IntBinaryOperator;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.circuit.StateBits;

/**
 * Writes a circuit as source text that needs nothing but its language. A value is a word of bits, a
 * bit for each of many states side by side. Here is what the languages have in common.
 */
abstract class SourceWriter {
  private final FlatNetlist net;
  private final Circuit circuit;
  private final StringBuilder out = new StringBuilder();

  SourceWriter(FlatNetlist net) {
    this.net = net;
    this.circuit = net.circuit();
  }

  /** An element of an array that is given to a function. */
  abstract String input(String array, int number);

  /** The circuit that is written. */
  final Circuit circuit() {
    return circuit;
  }

  final void line(String text) {
    out.append(text).append('\n');
  }

  /** All lines so far. */
  final String text() {
    return out.toString();
  }

  private interface Outputs {
    int literal(int number);
  }

  /** The gates for legal moves, end and goals, each between two texts. */
  final void lookGates(String before, String after) {
    boolean[] needed = new boolean[net.gates()];
    mark(needed, circuit.moves().size(), net::legal);
    mark(needed, goalCount(), this::goal);
    mark(needed, 1, unused -> net.terminal());
    gates(needed, before, after);
  }

  /** The gates for the next state, each between two texts. */
  final void stepGates(String before, String after) {
    boolean[] needed = new boolean[net.gates()];
    mark(needed, circuit.bases().size(), net::next);
    gates(needed, before, after);
  }

  /** By move whether it is legal. */
  final ImmutableList<String> legal() {
    return values(circuit.moves().size(), net::legal);
  }

  /** By base whether it holds next. */
  final ImmutableList<String> next() {
    return values(circuit.bases().size(), net::next);
  }

  /** By goal, over all roles, whether it is reached. */
  final ImmutableList<String> goals() {
    return values(goalCount(), this::goal);
  }

  /** Whether the state is terminal. */
  final String terminal() {
    return literal(net.terminal());
  }

  private ImmutableList<String> values(int count, Outputs outputs) {
    MutableList<String> values = Lists.mutable.empty();
    for (int i = 0; i < count; i++) {
      values.add(literal(outputs.literal(i)));
    }
    return values.toImmutable();
  }

  /** The gates that some gates need, and these. */
  private void gates(boolean[] outputs, String before, String after) {
    boolean[] needed = withInputs(outputs);
    for (int gate = 0; gate < net.gates(); gate++) {
      if (needed[gate]) {
        String value = literal(net.left(gate)) + " & " + literal(net.right(gate));
        line(before + "g" + gate + " = " + value + after);
      }
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

  /** Number of goals of all roles. */
  final int goalCount() {
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

  /** By goal its role. */
  final String goalRoles() {
    return goals((role, value) -> role);
  }

  /** By goal its value. */
  final String goalValues() {
    return goals((role, value) -> value);
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

  /** By role its first move, and the number of moves. */
  final String firstMoves() {
    StringBuilder text = new StringBuilder();
    for (int role = 0; role <= circuit.roles().size(); role++) {
      text.append(role == 0 ? "" : ", ").append(circuit.firstMove(role));
    }
    return text.toString();
  }

  /** By base whether it holds in the initial state. */
  final String initial() {
    StringBuilder text = new StringBuilder();
    long[] state = circuit.initialState();
    for (int base = 0; base < circuit.bases().size(); base++) {
      text.append(base == 0 ? "" : ", ").append(StateBits.holds(state, base) ? 1 : 0);
    }
    return text.toString();
  }

  /** A text between quotes, as both languages read it; all but plain letters by their bytes. */
  static String quoted(String text) {
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

  /** A text that can stand in a comment. */
  static String comment(String text) {
    return text.replaceAll("[\\p{Cntrl}]", " ").replace("*/", "* /").replace("\\", "/");
  }
}
