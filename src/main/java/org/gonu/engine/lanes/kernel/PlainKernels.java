package org.gonu.engine.lanes.kernel;

/** Kernels by plain loops. They run on any machine. */
final class PlainKernels implements InterpreterFactory {
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
    return 4;
  }

  @Override
  public int widest() {
    return 32;
  }

  @Override
  public String name() {
    return "plain loops";
  }
}
