package org.gonu.engine.lanes.kernel;

import static org.gonu.engine.lanes.kernel.VectorSpan.LENGTH;
import static org.gonu.engine.lanes.kernel.VectorSpan.SPECIES;
import static org.gonu.engine.lanes.kernel.VectorSpan.load;

import jdk.incubator.vector.LongVector;
import jdk.incubator.vector.VectorOperators;

/** The kernel of least fixed points, by vectors. */
final class VectorSpread extends OpcodeKernel {
  private final int width;

  private VectorSpread(int width) {
    this.width = width;
  }

  static void addTo(OpcodeKernel[] table, int width) {
    table[Opcode.SPREAD] = new VectorSpread(width);
  }

  @Override
  int run(int[] code, int from, int count, int x, int y, long[] s) {
    int length = x * (y + 2);
    int end = from + length * count;
    for (int at = from; at < end; at += length) {
      // The lanes of a vector do not wait for those of other vectors.
      for (int part = 0; part < width; part += LENGTH) {
        while (passDown(code, at, x, y, s, part) && passUp(code, at, x, y, s, part)) {}
      }
    }
    return end;
  }

  /** Applies all rules once. Returns true if a mark has grown. */
  private static boolean passDown(int[] code, int at, int x, int y, long[] s, int part) {
    LongVector changed = LongVector.zero(SPECIES);
    int input = at + x;
    for (int i = at; i < at + x; i++) {
      LongVector any = load(s, code[input + 1] + part);
      for (int k = input + 2; k <= input + y; k++) {
        any = load(s, code[k] + part).or(any);
      }
      int d = code[i] + part;
      LongVector mark = load(s, d);
      LongVector grown =
          mark.lanewise(VectorOperators.NOT).and(any).and(load(s, code[input] + part));
      changed = grown.or(changed);
      grown.or(mark).intoArray(s, d);
      input += y + 1;
    }
    return LongVector.zero(SPECIES).compare(VectorOperators.NE, changed).anyTrue();
  }

  /** Applies all rules once, the last one first, so that marks run far in both directions. */
  private static boolean passUp(int[] code, int at, int x, int y, long[] s, int part) {
    LongVector changed = LongVector.zero(SPECIES);
    int input = at + x + (x - 1) * (y + 1);
    for (int i = at + x - 1; i >= at; i--) {
      LongVector any = load(s, code[input + 1] + part);
      for (int k = input + 2; k <= input + y; k++) {
        any = load(s, code[k] + part).or(any);
      }
      int d = code[i] + part;
      LongVector mark = load(s, d);
      LongVector grown =
          mark.lanewise(VectorOperators.NOT).and(any).and(load(s, code[input] + part));
      changed = grown.or(changed);
      grown.or(mark).intoArray(s, d);
      input -= y + 1;
    }
    return LongVector.zero(SPECIES).compare(VectorOperators.NE, changed).anyTrue();
  }
}
