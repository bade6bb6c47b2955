package org.gonu.engine.lanes.compile;

import java.util.Arrays;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.engine.circuit.Circuit;

/**
 * The step code of every phase. All phases use the same slots.
 *
 * @param width longs of a slot
 * @param slots number of slots that the steps use
 */
record CompiledPhases(ImmutableList<PhaseCode> codes, int width, int slots) {
  /**
   * Largest slot memory for which a width is taken, in bytes. The first-level cache is about half
   * as large, but it holds most of what a run reads, and wide slots save decoding.
   */
  private static final int WIDE = 96 << 10;

  private static final int[] WIDTHS = {32, 16, 8};

  /**
   * Compiles the phases of a circuit.
   *
   * @param width longs of a slot; 0 for what the size of the code suggests
   */
  static CompiledPhases of(
      Circuit circuit,
      ImmutableList<PhaseProgram> programs,
      FixedSlots fixed,
      ChosenMoves chosen,
      KeptFixpoints kept,
      int width) {
    MutableList<StepIr> irs = Lists.mutable.empty();
    for (int phase = 0; phase < programs.size(); phase++) {
      irs.add(StepIrBuilder.build(circuit, phase, fixed, chosen, kept, programs.get(phase)));
    }
    MutableList<RegisterAllocator> allocations = irs.collect(ir -> allocate(ir, fixed));
    int slots = allocations.collectInt(RegisterAllocator::size).max();
    int fitting = width == 0 ? widthFor(slots) : width;
    MutableList<PhaseCode> codes = Lists.mutable.empty();
    for (int phase = 0; phase < programs.size(); phase++) {
      codes.add(PhaseCode.of(irs.get(phase), allocations.get(phase), fitting));
    }
    return new CompiledPhases(codes.toImmutable(), fitting, slots);
  }

  private static RegisterAllocator allocate(StepIr ir, FixedSlots fixed) {
    return RegisterAllocator.of(
        ir.all(), ir.registers(), fixed.size(), ir.seen(), ir.inspect().size());
  }

  private static int widthFor(int slots) {
    return Arrays.stream(WIDTHS)
        .filter(width -> Long.BYTES * width * slots <= WIDE)
        .findFirst()
        .orElse(WIDTHS[WIDTHS.length - 1]);
  }
}
