package org.gonu.engine.lanes.compile;

import org.gonu.engine.lanes.kernel.Opcode;

/** Selects the opcode for a gate. */
final class GateOpcodes {
  private GateOpcodes() {}

  /**
   * The instruction for the conjunction of the {@code plain} registers and the negations of the
   * {@code negated} ones.
   *
   * @param inverted true for the negation of the conjunction
   */
  static Instruction instruction(boolean inverted, int output, int[] plain, int[] negated) {
    int opcode = fixedOpcode(inverted, plain.length, negated.length);
    int[] inputs = inverted ? joined(negated, plain) : joined(plain, negated);
    if (opcode >= 0) {
      return Instruction.of(opcode, output, inputs);
    }
    return new Instruction(
        inverted ? Opcode.WIDE_NAND : Opcode.WIDE_AND,
        plain.length,
        negated.length,
        new int[] {output},
        joined(plain, negated));
  }

  private static int fixedOpcode(boolean inverted, int plain, int negated) {
    if (plain + negated > 3) {
      return -1;
    }
    return switch (10 * plain + negated + (inverted ? 100 : 0)) {
      case 20 -> Opcode.AND;
      case 11 -> Opcode.ANDN;
      case 2 -> Opcode.NOR;
      case 102 -> Opcode.OR;
      case 111 -> Opcode.ORN;
      case 120 -> Opcode.NAND;
      case 30 -> Opcode.AND3;
      case 21 -> Opcode.AND2N1;
      case 12 -> Opcode.AND1N2;
      case 103 -> Opcode.OR3;
      default -> -1;
    };
  }

  private static int[] joined(int[] first, int[] second) {
    int[] all = new int[first.length + second.length];
    System.arraycopy(first, 0, all, 0, first.length);
    System.arraycopy(second, 0, all, first.length, second.length);
    return all;
  }
}
