package org.gonu.engine.lanes;

import org.gonu.machine.ModuleOfVectors;
import org.jspecify.annotations.Nullable;

/**
 * What carries out lane programs: vectors where the module {@code jdk.incubator.vector} was given
 * to the virtual machine, else plain loops. Results are the same.
 */
public final class Kernels {
  private static final KernelMaker PLAIN = new PlainKernels();

  private static final KernelMaker BEST =
      ModuleOfVectors.load("org.gonu.engine.lanes.VectorKernels", KernelMaker.class).orElse(PLAIN);

  private Kernels() {}

  /** What runs, such as {@code vectors of 512 bits} or {@code plain loops}. */
  public static String name() {
    return BEST.name();
  }

  /** The fastest kernel for slots of some longs. */
  static Kernel ofWidth(int width) {
    Kernel kernel = BEST.ofWidth(width);
    return kernel == null ? plainOfWidth(width) : kernel;
  }

  /** The kernel by vectors; null where they are not there or do not fit the width. */
  static @Nullable Kernel vectorsOfWidth(int width) {
    return BEST == PLAIN ? null : BEST.ofWidth(width);
  }

  /** The kernel by plain loops. */
  static Kernel plainOfWidth(int width) {
    return new PlainKernels().ofWidth(width);
  }
}
