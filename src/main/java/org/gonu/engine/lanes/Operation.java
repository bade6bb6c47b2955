package org.gonu.engine.lanes;

/**
 * An instruction before its operands have slots.
 *
 * @param shape one of {@link Shape}
 * @param x as the shape says
 * @param y as the shape says
 * @param outputs values
 * @param inputs values
 */
@SuppressWarnings("ArrayRecordComponent") // built and read by the compiler of lanes, never compared
record Operation(int shape, int x, int y, int[] outputs, int[] inputs) {
  /** An instruction with one output and no parameters. */
  static Operation of(int shape, int output, int... inputs) {
    return new Operation(shape, 0, 0, new int[] {output}, inputs);
  }

  /** True if it fits into a run with another one. */
  boolean fits(Operation other) {
    return shape == other.shape && x == other.x && y == other.y && shape != Shape.REPEAT;
  }
}
