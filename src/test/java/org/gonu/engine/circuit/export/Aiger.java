package org.gonu.engine.circuit.export;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.list.primitive.ImmutableIntList;

/** An ASCII file of AIGER, read back. */
record Aiger(ImmutableList<String> lines, ImmutableIntList header) {
  static Aiger of(byte[] bytes) {
    ImmutableList<String> lines =
        Lists.immutable.of(new String(bytes, StandardCharsets.UTF_8).split("\n", -1));
    ImmutableList<String> words = Lists.immutable.of(lines.get(0).split(" ", -1));
    assertEquals("aag", words.get(0));
    return new Aiger(lines, words.drop(1).collectInt(Integer::parseInt));
  }

  int inputs() {
    return header.get(1);
  }

  int latches() {
    return header.get(2);
  }

  int outputs() {
    return header.get(3);
  }

  int gates() {
    return header.get(4);
  }

  /** The number of the line of the first gate. */
  int firstGate() {
    return 1 + inputs() + latches() + outputs();
  }

  int[] line(int number) {
    return Arrays.stream(lines.get(number).split(" ", -1)).mapToInt(Integer::parseInt).toArray();
  }

  /** Fails unless each gate comes after its inputs, the greater one of which is named first. */
  void assertIsOrdered() {
    for (int i = 0; i < gates(); i++) {
      int[] gate = line(firstGate() + i);
      assertTrue(gate[0] > gate[1] && gate[1] >= gate[2], lines.get(firstGate() + i));
    }
  }

  /** The same file with one input of a gate negated. */
  Aiger withWrongGate(int number) {
    int[] gate = line(firstGate() + number);
    MutableList<String> changed = lines.toList();
    changed.set(firstGate() + number, gate[0] + " " + (gate[1] ^ 1) + " " + gate[2]);
    return new Aiger(changed.toImmutable(), header);
  }

  /** The answers to questions of {@link WalkedPositions}. */
  ImmutableList<String> answers(ImmutableList<String> questions) {
    int[] moves = column(1, inputs(), 0);
    int[] bases = column(1 + inputs(), latches(), 0);
    int[] next = column(1 + inputs(), latches(), 1);
    int[] told = column(1 + inputs() + latches(), outputs(), 0);
    int[][] gates = {
      column(firstGate(), gates(), 0),
      column(firstGate(), gates(), 1),
      column(firstGate(), gates(), 2)
    };
    return questions.collect(
        question -> {
          boolean[] values = new boolean[header.get(0) + 1];
          set(values, bases, question.substring(0, latches()));
          set(values, moves, question.substring(latches() + 1));
          for (int i = 0; i < gates(); i++) {
            values[gates[0][i] / 2] = value(values, gates[1][i]) && value(values, gates[2][i]);
          }
          String bits = bits(values, told);
          int end = inputs() + 1;
          return String.join(
              " ",
              bits.substring(0, inputs()),
              bits.substring(inputs(), end),
              bits.substring(end),
              bits(values, next));
        });
  }

  /** The numbers at one place of some lines. */
  private int[] column(int first, int count, int place) {
    int[] numbers = new int[count];
    for (int i = 0; i < count; i++) {
      numbers[i] = line(first + i)[place];
    }
    return numbers;
  }

  private static void set(boolean[] values, int[] literals, String bits) {
    for (int i = 0; i < literals.length; i++) {
      values[literals[i] / 2] = bits.charAt(i) == '1';
    }
  }

  private static boolean value(boolean[] values, int literal) {
    return values[literal / 2] != (literal % 2 == 1);
  }

  private static String bits(boolean[] values, int[] literals) {
    StringBuilder bits = new StringBuilder();
    for (int literal : literals) {
      bits.append(value(values, literal) ? '1' : '0');
    }
    return bits.toString();
  }

  /** The state that the latches are reset to. */
  String initial() {
    StringBuilder bits = new StringBuilder();
    for (int i = 0; i < latches(); i++) {
      int[] line = line(1 + inputs() + i);
      bits.append(line.length > 2 && line[2] == 1 ? '1' : '0');
    }
    return bits.toString();
  }
}
