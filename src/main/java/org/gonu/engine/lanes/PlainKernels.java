package org.gonu.engine.lanes;

/** Kernels by plain loops, for any machine. */
final class PlainKernels implements KernelMaker {
  @Override
  public Kernel ofWidth(int width) {
    Instruction[] table = new Instruction[Shape.COUNT];
    PlainPairs.addTo(table, width);
    PlainTriples.addTo(table, width);
    PlainWide.addTo(table, width);
    PlainMoves.addTo(table, width);
    PlainNumbers.addTo(table, width);
    PlainDraw.addTo(table, width);
    return new Kernel(table, width);
  }

  @Override
  public String name() {
    return "plain loops";
  }
}
