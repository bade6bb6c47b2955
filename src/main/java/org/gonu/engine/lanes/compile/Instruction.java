package org.gonu.engine.lanes.compile;

import org.gonu.engine.lanes.kernel.Opcode;

/**
 * An instruction before its operands have slots.
 *
 * @param opcode one of {@link Opcode}
 * @param x as the opcode says
 * @param y as the opcode says
 * @param outputs values
 * @param inputs values
 */
@SuppressWarnings("ArrayRecordComponent") // built and read by the compiler of lanes, never compared
public record Instruction(int opcode, int x, int y, int[] outputs, int[] inputs) {
  /** An instruction with one output and no parameters. */
  static Instruction of(int opcode, int output, int... inputs) {
    return new Instruction(opcode, 0, 0, new int[] {output}, inputs);
  }

  /** True if it fits into a run with another one. */
  boolean fits(Instruction other) {
    return opcode == other.opcode && x == other.x && y == other.y && opcode != Opcode.REPEAT;
  }
}
