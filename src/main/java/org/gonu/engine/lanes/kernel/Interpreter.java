package org.gonu.engine.lanes.kernel;

/**
 * Interprets lane code: a loop over its runs. An interpreter has no mutable state, so threads may
 * share it.
 */
public final class Interpreter {
  private final OpcodeKernel[] table;
  private final int width;

  Interpreter(OpcodeKernel[] table, int width) {
    this.table = table;
    this.width = width;
  }

  /** Longs of a slot. */
  int width() {
    return width;
  }

  /**
   * Executes the runs of {@code code} between two offsets.
   *
   * @param from offset of the first run
   * @param to offset behind the last run
   * @param slots the memory of the lanes, changed
   */
  public void run(int[] code, int from, int to, long[] slots) {
    int at = from;
    while (at < to) {
      int opcode = code[at];
      at =
          table[opcode].run(
              code, at + Opcode.HEADER, code[at + 1], code[at + 2], code[at + 3], slots);
    }
  }
}
