package org.gonu.engine.lanes.kernel;

/**
 * The implementation of one {@link Opcode}.
 *
 * <p>Each opcode is a small class with one loop over a run. The call from the {@link Interpreter}
 * is megamorphic, so that the just-in-time compiler compiles every loop on its own, whatever
 * program ran first.
 */
abstract class OpcodeKernel {
  /**
   * Executes a run.
   *
   * @param from offset of the operands of the run
   * @param count number of instructions
   * @param x first parameter, see the opcode
   * @param y second parameter, see the opcode
   * @param s the slots
   * @return offset behind the run
   */
  abstract int run(int[] code, int from, int count, int x, int y, long[] s);
}
