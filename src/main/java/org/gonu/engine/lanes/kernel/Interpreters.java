package org.gonu.engine.lanes.kernel;

import org.gonu.machine.ModuleOfVectors;
import org.jspecify.annotations.Nullable;

/**
 * Selects an interpreter: vectors where the virtual machine has the module {@code
 * jdk.incubator.vector}, else plain loops. Both compute the same.
 */
public final class Interpreters {
  private static final InterpreterFactory PLAIN = new PlainKernels();

  private static final InterpreterFactory BEST =
      ModuleOfVectors.load("org.gonu.engine.lanes.kernel.VectorKernels", InterpreterFactory.class)
          .orElse(PLAIN);

  private Interpreters() {}

  /** The technique in use, such as {@code vectors of 512 bits} or {@code plain loops}. */
  public static String name() {
    return BEST.name();
  }

  /**
   * The nearest width, in longs, for which the fastest technique has an interpreter. Slots of less
   * than a vector, or of more than the kernels are unrolled for, would be left to plain loops.
   */
  public static int nearestWidth(int width) {
    return Math.max(BEST.narrowest(), Math.min(BEST.widest(), Integer.highestOneBit(width)));
  }

  /** The fastest interpreter for slots of {@code width} longs. */
  public static Interpreter ofWidth(int width) {
    Interpreter interpreter = BEST.ofWidth(width);
    return interpreter == null ? plainOfWidth(width) : interpreter;
  }

  /**
   * The vector interpreter for slots of {@code width} longs; null if vectors are missing or do not
   * fit the width.
   */
  public static @Nullable Interpreter vectorsOfWidth(int width) {
    return BEST == PLAIN ? null : BEST.ofWidth(width);
  }

  /** The plain-loop interpreter for slots of {@code width} longs. */
  public static Interpreter plainOfWidth(int width) {
    return new PlainKernels().ofWidth(width);
  }
}
