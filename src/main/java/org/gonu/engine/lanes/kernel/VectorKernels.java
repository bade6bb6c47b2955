package org.gonu.engine.lanes.kernel;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Kernels by vectors. Loaded only if the module {@code jdk.incubator.vector} is present. */
final class VectorKernels implements InterpreterFactory {
  /** The kernels are unrolled for at most so many vectors of a slot. */
  private static final int MAX_VECTORS = 4;

  @Override
  public @Nullable Interpreter ofWidth(int width) {
    int vectors = width / VectorSpan.LENGTH;
    if (vectors * VectorSpan.LENGTH != width
        || (vectors != 1 && vectors != 2 && vectors != MAX_VECTORS)) {
      return null;
    }
    OpcodeKernel[] table = new OpcodeKernel[Opcode.COUNT];
    VectorPairs.addTo(table, vectors);
    VectorTriples.addTo(table, vectors);
    VectorNested.addTo(table, vectors);
    VectorQuads.addTo(table, vectors);
    VectorWide.addTo(table, vectors);
    VectorWidePairs.addTo(table, vectors);
    VectorMoves.addTo(table, vectors);
    VectorSpread.addTo(table, width);
    VectorNumbers.addTo(table, width);
    VectorBlocks.addTo(table, width);
    VectorDraw.addTo(table, width);
    return new Interpreter(table, width);
  }

  @Override
  public int narrowest() {
    return VectorSpan.LENGTH;
  }

  @Override
  public int widest() {
    return MAX_VECTORS * VectorSpan.LENGTH;
  }

  @Override
  public String name() {
    return String.format(Locale.ROOT, "vectors of %d bits", 64 * VectorSpan.LENGTH);
  }
}
