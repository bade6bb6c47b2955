package org.gonu.engine.lanes.compile;

import org.gonu.engine.lanes.kernel.Opcode;

/**
 * An instruction over virtual registers, before register allocation.
 *
 * @param opcode one of {@link Opcode}
 * @param x first parameter, see the opcode
 * @param y second parameter, see the opcode
 * @param outputs virtual registers that it writes
 * @param inputs virtual registers that it reads
 */
@SuppressWarnings("ArrayRecordComponent") // built and read by the compiler of lanes, never compared
record Instruction(int opcode, int x, int y, int[] outputs, int[] inputs) {
  /** An instruction with one output and no parameters. */
  static Instruction of(int opcode, int output, int... inputs) {
    return new Instruction(opcode, 0, 0, new int[] {output}, inputs);
  }

  /** True if both can be in one run: opcode and parameters are equal. */
  boolean fits(Instruction other) {
    return opcode == other.opcode && x == other.x && y == other.y;
  }
}
