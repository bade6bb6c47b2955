package org.gonu.engine.lanes;

/** Chooses the shape of a gate. */
final class GateShapes {
  private GateShapes() {}

  /**
   * The conjunction of some values and of the negations of others.
   *
   * @param inverted true for the negation of the conjunction
   */
  static Operation operation(boolean inverted, int output, int[] plain, int[] negated) {
    int shape = fixedShape(inverted, plain.length, negated.length);
    int[] inputs = inverted ? joined(negated, plain) : joined(plain, negated);
    if (shape >= 0) {
      return Operation.of(shape, output, inputs);
    }
    return new Operation(
        inverted ? Shape.WIDE_NAND : Shape.WIDE_AND,
        plain.length,
        negated.length,
        new int[] {output},
        joined(plain, negated));
  }

  private static int fixedShape(boolean inverted, int plain, int negated) {
    if (plain + negated > 3) {
      return -1;
    }
    return switch (10 * plain + negated + (inverted ? 100 : 0)) {
      case 20 -> Shape.AND;
      case 11 -> Shape.ANDN;
      case 2 -> Shape.NOR;
      case 102 -> Shape.OR;
      case 111 -> Shape.ORN;
      case 120 -> Shape.NAND;
      case 30 -> Shape.AND3;
      case 21 -> Shape.AND2N1;
      case 12 -> Shape.AND1N2;
      case 103 -> Shape.OR3;
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
