package org.gonu.engine.lanes.kernel;

/** Kernels by plain loops. They run on any machine. */
final class PlainKernels implements InterpreterFactory {
  /** In narrower slots, decoding would cost more than the work. */
  private static final int NARROWEST = 4;

  /** Wider slots would fill the first-level cache with few of them. */
  private static final int WIDEST = 32;

  @Override
  public Interpreter ofWidth(int width) {
    OpcodeKernel[] table = new OpcodeKernel[Opcode.COUNT];
    PlainPairs.addTo(table, width);
    PlainTriples.addTo(table, width);
    PlainNested.addTo(table, width);
    PlainQuads.addTo(table, width);
    PlainWide.addTo(table, width);
    PlainWidePairs.addTo(table, width);
    PlainMoves.addTo(table, width);
    PlainSpread.addTo(table, width);
    PlainNumbers.addTo(table, width);
    PlainBlocks.addTo(table, width);
    PlainDraw.addTo(table, width);
    return new Interpreter(table, width);
  }

  @Override
  public int narrowest() {
    return NARROWEST;
  }

  @Override
  public int widest() {
    return WIDEST;
  }

  @Override
  public String name() {
    return "plain loops";
  }
}
