package org.gonu.engine.lanes.kernel;

/** The kernel of least fixed points, by plain loops. */
final class PlainSpread extends OpcodeKernel {
  private final int width;

  private PlainSpread(int width) {
    this.width = width;
  }

  static void addTo(OpcodeKernel[] table, int width) {
    table[Opcode.SPREAD] = new PlainSpread(width);
  }

  @Override
  int run(int[] code, int from, int count, int x, int y, long[] s) {
    int length = x * (y + 2);
    int end = from + length * count;
    for (int at = from; at < end; at += length) {
      // The lanes of a word do not wait for those of other words.
      for (int word = 0; word < width; word++) {
        while (pass(code, at, x, y, s, word) != 0) {}
      }
    }
    return end;
  }

  /** Applies all rules once. Returns the lanes in which a mark has grown. */
  private static long pass(int[] code, int at, int x, int y, long[] s, int word) {
    long changed = 0;
    int input = at + x;
    for (int i = at; i < at + x; i++) {
      long any = 0;
      for (int k = input + 1; k <= input + y; k++) {
        any |= s[code[k] + word];
      }
      long grown = any & s[code[input] + word] & ~s[code[i] + word];
      s[code[i] + word] |= grown;
      changed |= grown;
      input += y + 1;
    }
    return changed;
  }
}
