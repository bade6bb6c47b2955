package org.gonu.engine.lanes.kernel;

/**
 * How one {@link Opcode} is carried out.
 *
 * <p>Each opcode is a small class with one loop over a run. The call from the {@link Interpreter}
 * has many targets, so that the compiler of the virtual machine compiles every loop by itself,
 * whatever program ran first.
 */
abstract class OpcodeKernel {
  /**
   * Carries out a run.
   *
   * @param from where the operands of the run start
   * @param count number of instructions
   * @param x as the opcode says
   * @param y as the opcode says
   * @param s the slots
   * @return where the run ends
   */
  abstract int run(int[] code, int from, int count, int x, int y, long[] s);
}
