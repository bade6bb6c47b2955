package org.gonu.engine.lanes.kernel;

/** Kernels that copy, clear and latch slots, by plain loops. */
final class PlainMoves {
  private PlainMoves() {}

  static void addTo(OpcodeKernel[] table, int width) {
    table[Opcode.COPY] = new Copy(width, 0);
    table[Opcode.NOT] = new Copy(width, -1);
    table[Opcode.CLEAR] = new Clear(width);
    table[Opcode.LATCH] = new Latch(width);
  }

  private static final class Copy extends OpcodeKernel {
    private final int width;
    private final long flip;

    Copy(int width, long flip) {
      this.width = width;
      this.flip = flip;
    }

    @Override
    int run(int[] code, int from, int count, int x, int y, long[] s) {
      int end = from + 2 * count;
      for (int i = from; i < end; i += 2) {
        for (int j = 0; j < width; j++) {
          s[code[i] + j] = s[code[i + 1] + j] ^ flip;
        }
      }
      return end;
    }
  }

  private static final class Clear extends OpcodeKernel {
    private final int width;

    Clear(int width) {
      this.width = width;
    }

    @Override
    int run(int[] code, int from, int count, int x, int y, long[] s) {
      for (int i = from; i < from + count; i++) {
        for (int j = 0; j < width; j++) {
          s[code[i] + j] = 0;
        }
      }
      return from + count;
    }
  }

  private static final class Latch extends OpcodeKernel {
    private final int width;

    Latch(int width) {
      this.width = width;
    }

    @Override
    int run(int[] code, int from, int count, int x, int y, long[] s) {
      int end = from + 3 * count;
      for (int i = from; i < end; i += 3) {
        int d = code[i];
        int a = code[i + 1];
        int m = code[i + 2];
        for (int j = 0; j < width; j++) {
          s[d + j] ^= (s[d + j] ^ s[a + j]) & s[m + j];
        }
      }
      return end;
    }
  }
}
