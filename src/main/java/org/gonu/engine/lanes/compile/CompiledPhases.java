package org.gonu.engine.lanes.compile;

import java.util.Arrays;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.lanes.kernel.Interpreters;
import org.gonu.engine.lanes.phase.KeptFixpoints;
import org.gonu.engine.lanes.phase.PhaseProgram;
import org.gonu.machine.SideBySide;

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
    ImmutableList<Allocated> phases =
        SideBySide.all(
            programs.collectWithIndex(
                (program, phase) ->
                    () ->
                        Allocated.of(
                            StepIrBuilder.build(circuit, phase, fixed, chosen, kept, program),
                            fixed)));
    int slots = phases.collectInt(phase -> phase.allocator().size()).max();
    int fitting = width == 0 ? widthFor(slots) : width;
    return new CompiledPhases(
        phases.collect(phase -> PhaseCode.of(phase.ir(), phase.allocator(), fitting)),
        fitting,
        slots);
  }

  /** The instructions of a phase and their slots. */
  private record Allocated(StepIr ir, RegisterAllocator allocator) {
    static Allocated of(StepIr ir, FixedSlots fixed) {
      return new Allocated(
          ir,
          RegisterAllocator.of(
              ir.all(),
              ir.registers(),
              fixed.size(),
              fixed.unused(),
              ir.seen(),
              ir.inspect().size()));
    }
  }

  private static int widthFor(int slots) {
    int fitting =
        Arrays.stream(WIDTHS)
            .filter(width -> (long) Long.BYTES * width * slots <= WIDE)
            .findFirst()
            .orElse(WIDTHS[WIDTHS.length - 1]);
    return Interpreters.nearestWidth(fitting);
  }
}
