package org.gonu.engine.circuit.export;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.circuit.StateBits;
import org.gonu.machine.Role;

/**
 * Writes AIGER files. Moves are inputs and bases are latches, reset to the initial state. The
 * outputs are, in this order: whether each move is legal, whether the state is terminal, and
 * whether each role gets each of its goal values. The symbol table names them by GDL terms.
 */
public final class AigerWriter {
  private final FlatNetlist net;
  private final Circuit circuit;
  private final int moves;
  private final int bases;
  private final MutableList<String> outputs = Lists.mutable.empty();
  private final MutableList<String> outputNames = Lists.mutable.empty();

  private AigerWriter(FlatNetlist net) {
    this.net = net;
    this.circuit = net.circuit();
    this.moves = circuit.moves().size();
    this.bases = circuit.bases().size();
    for (Role role : circuit.roles()) {
      for (int move = circuit.firstMove(role.index());
          move < circuit.firstMove(role.index() + 1);
          move++) {
        output(net.legal(move), "(legal " + role + " " + circuit.moves().get(move) + ")");
      }
    }
    output(net.terminal(), "terminal");
    for (Role role : circuit.roles()) {
      int[] values = net.goalValues(role.index());
      for (int i = 0; i < values.length; i++) {
        output(net.goal(role.index(), i), "(goal " + role + " " + values[i] + ")");
      }
    }
  }

  private void output(int literal, String name) {
    outputs.add(Integer.toString(mapped(literal)));
    outputNames.add(name);
  }

  /** The ASCII format, {@code aag}. */
  public static byte[] ascii(FlatNetlist net) {
    return new AigerWriter(net).write(false);
  }

  /** The binary format, {@code aig}. */
  public static byte[] binary(FlatNetlist net) {
    return new AigerWriter(net).write(true);
  }

  /** In AIGER inputs come first and latches follow; here it is the other way round. */
  private int mapped(int literal) {
    int variable = literal >> 1;
    if (variable == 0 || variable > bases + moves) {
      return literal;
    }
    int other = variable <= bases ? variable + moves : variable - bases;
    return 2 * other + (literal & 1);
  }

  private byte[] write(boolean isBinary) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    StringBuilder text = new StringBuilder();
    text.append(isBinary ? "aig" : "aag");
    for (int number :
        new int[] {net.inputs() + net.gates(), moves, bases, outputs.size(), net.gates()}) {
      text.append(' ').append(number);
    }
    text.append('\n');
    for (int move = 0; !isBinary && move < moves; move++) {
      text.append(2 * (move + 1)).append('\n');
    }
    long[] initial = circuit.initialState();
    for (int base = 0; base < bases; base++) {
      text.append(isBinary ? "" : 2 * (moves + base + 1) + " ")
          .append(mapped(net.next(base)))
          .append(StateBits.holds(initial, base) ? " 1\n" : "\n");
    }
    outputs.each(output -> text.append(output).append('\n'));
    for (int gate = 0; gate < net.gates(); gate++) {
      int own = 2 * (net.inputs() + gate + 1);
      int one = mapped(net.left(gate));
      int other = mapped(net.right(gate));
      int high = Math.max(one, other);
      int low = Math.min(one, other);
      if (isBinary) {
        flush(text, out);
        delta(own - high, out);
        delta(high - low, out);
      } else {
        text.append(own).append(' ').append(high).append(' ').append(low).append('\n');
      }
    }
    symbols(text);
    flush(text, out);
    return out.toByteArray();
  }

  private void symbols(StringBuilder text) {
    for (Role role : circuit.roles()) {
      for (int move = circuit.firstMove(role.index());
          move < circuit.firstMove(role.index() + 1);
          move++) {
        text.append("i" + move + " (does " + role + " " + circuit.moves().get(move) + ")\n");
      }
    }
    for (int base = 0; base < bases; base++) {
      text.append("l" + base + " (true " + circuit.bases().get(base) + ")\n");
    }
    for (int output = 0; output < outputs.size(); output++) {
      text.append("o" + output + " " + outputNames.get(output) + "\n");
    }
    text.append("c\nwritten by gonu\n");
  }

  private static void flush(StringBuilder text, ByteArrayOutputStream out) {
    out.writeBytes(text.toString().getBytes(StandardCharsets.UTF_8));
    text.setLength(0);
  }

  /** Seven bits a byte, the lowest first, the eighth bit where more follow. */
  private static void delta(int difference, ByteArrayOutputStream out) {
    int left = difference;
    while (left >= 0x80) {
      out.write((left & 0x7f) | 0x80);
      left >>>= 7;
    }
    out.write(left);
  }
}
