package org.gonu.engine.lanes;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Kernels by vectors. Loaded only where the module {@code jdk.incubator.vector} is there. */
final class VectorKernels implements KernelMaker {

  @Override
  public @Nullable Kernel ofWidth(int width) {
    int vectors = width / VectorSpan.LENGTH;
    if (vectors * VectorSpan.LENGTH != width || (vectors != 1 && vectors != 2 && vectors != 4)) {
      return null;
    }
    Instruction[] table = new Instruction[Shape.COUNT];
    VectorPairs.addTo(table, vectors);
    VectorTriples.addTo(table, vectors);
    VectorWide.addTo(table, vectors);
    VectorMoves.addTo(table, width);
    VectorNumbers.addTo(table, width);
    VectorDraw.addTo(table, width);
    return new Kernel(table, width);
  }

  @Override
  public String name() {
    return String.format(Locale.ROOT, "vectors of %d bits", 64 * VectorSpan.LENGTH);
  }
}
