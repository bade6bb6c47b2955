package org.gonu.engine.circuit.rewriting;

import java.util.Arrays;
import org.gonu.engine.circuit.GateBuilder;
import org.gonu.engine.circuit.Gates;

/**
 * What holds wherever a literal does: of a conjunction all that its inputs imply, of a disjunction
 * what all its parts imply. These are some implications, not all that are true. They are listed for
 * all literals in one pass over the gates; {@code Entailment} of the look-ahead searches for one
 * pair at a time, and finds more.
 */
final class ImpliedLiterals {
  /** So many are kept of a literal, those of the first nodes; the literal itself may be cut off. */
  private static final int MAX_IMPLIED = 64;

  private static final int[] NONE = {};

  private final GateBuilder gates;

  /** By literal what it implies, itself included, ascending; null while that is not asked for. */
  private int[][] implied = new int[1024][];

  /** The implications of gates that are being built. */
  ImpliedLiterals(GateBuilder gates) {
    this.gates = gates;
  }

  /** What a literal implies, itself included, ascending; nothing for constants. */
  int[] of(int literal) {
    int node = Gates.node(literal);
    if (node == 0) {
      return NONE;
    }
    if (literal >= implied.length) {
      implied = Arrays.copyOf(implied, Math.max(2 * gates.size(), 2 * implied.length));
    }
    if (implied[literal] == null) {
      find(node);
    }
    return implied[literal];
  }

  /** Inputs are known before: they come from the same pass. */
  private void find(int node) {
    int[] ofTrue = NONE;
    int[] ofFalse = NONE;
    for (int i = 0; i < gates.inputCount(node); i++) {
      int input = gates.input(node, i);
      ofTrue = union(ofTrue, of(input));
      ofFalse = i == 0 ? of(Gates.not(input)) : common(ofFalse, of(Gates.not(input)));
    }
    implied[2 * node] = union(ofTrue, new int[] {2 * node});
    implied[2 * node + 1] = union(ofFalse, new int[] {2 * node + 1});
  }

  private static int[] union(int[] one, int[] other) {
    int[] all = new int[Math.min(MAX_IMPLIED, one.length + other.length)];
    int size = 0;
    int i = 0;
    int j = 0;
    while (size < all.length && (i < one.length || j < other.length)) {
      boolean isOne = j == other.length || (i < one.length && one[i] <= other[j]);
      int next = isOne ? one[i++] : other[j++];
      if (size == 0 || all[size - 1] != next) {
        all[size++] = next;
      }
    }
    return Arrays.copyOf(all, size);
  }

  private static int[] common(int[] one, int[] other) {
    int[] both = new int[Math.min(one.length, other.length)];
    int size = 0;
    int i = 0;
    int j = 0;
    while (i < one.length && j < other.length) {
      if (one[i] == other[j]) {
        both[size++] = one[i];
      }
      boolean takesOne = one[i] <= other[j];
      boolean takesOther = other[j] <= one[i];
      i += takesOne ? 1 : 0;
      j += takesOther ? 1 : 0;
    }
    return Arrays.copyOf(both, size);
  }
}
