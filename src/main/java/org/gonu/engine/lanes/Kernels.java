package org.gonu.engine.lanes;

import org.jspecify.annotations.Nullable;

/**
 * What carries out lane programs: vectors where the module {@code jdk.incubator.vector} was given
 * to the virtual machine, else plain loops. Results are the same.
 */
public final class Kernels {
  /** Compiled apart from all else, since only it needs the module. */
  private static final String VECTOR_KERNELS = "org.gonu.engine.lanes.VectorKernels";

  private static final KernelMaker PLAIN = new PlainKernels();

  private static final KernelMaker BEST = best();

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

  private static KernelMaker best() {
    if (ModuleLayer.boot().findModule("jdk.incubator.vector").isEmpty()) {
      return PLAIN;
    }
    try {
      return Class.forName(VECTOR_KERNELS)
          .asSubclass(KernelMaker.class)
          .getDeclaredConstructor()
          .newInstance();
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("the class of the vectors is missing", e);
    }
  }
}
