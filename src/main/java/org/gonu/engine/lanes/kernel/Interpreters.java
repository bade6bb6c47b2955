package org.gonu.engine.lanes.kernel;

import org.gonu.machine.ModuleOfVectors;
import org.jspecify.annotations.Nullable;

/**
 * What carries out lane programs: vectors where the module {@code jdk.incubator.vector} was given
 * to the virtual machine, else plain loops. Results are the same.
 */
public final class Interpreters {
  private static final InterpreterFactory PLAIN = new PlainKernels();

  private static final InterpreterFactory BEST =
      ModuleOfVectors.load("org.gonu.engine.lanes.kernel.VectorKernels", InterpreterFactory.class)
          .orElse(PLAIN);

  private Interpreters() {}

  /** What runs, such as {@code vectors of 512 bits} or {@code plain loops}. */
  public static String name() {
    return BEST.name();
  }

  /** The fastest interpreter for slots of some longs. */
  public static Interpreter ofWidth(int width) {
    Interpreter interpreter = BEST.ofWidth(width);
    return interpreter == null ? plainOfWidth(width) : interpreter;
  }

  /** The interpreter by vectors; null where they are not there or do not fit the width. */
  public static @Nullable Interpreter vectorsOfWidth(int width) {
    return BEST == PLAIN ? null : BEST.ofWidth(width);
  }

  /** The interpreter by plain loops. */
  public static Interpreter plainOfWidth(int width) {
    return new PlainKernels().ofWidth(width);
  }
}
