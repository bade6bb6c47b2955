package org.gonu.engine.lanes.compile;

import java.util.Arrays;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.engine.circuit.Circuit;

/**
 * The code of the steps of all phases, which share their slots.
 *
 * @param width longs of a slot
 * @param slots number of slots that the steps use
 */
record CompiledPhases(ImmutableList<PhaseCode> codes, int width, int slots) {
  /**
   * Most bytes of slots of a wide batch. The first-level cache is half of it, but most of what a
   * run reads is there, and wide slots save decoding.
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
      ImmutableList<PhaseProgram> nets,
      FixedSlots registers,
      ChosenMoves chosen,
      int width) {
    MutableList<StepIr> cones = Lists.mutable.empty();
    for (int phase = 0; phase < nets.size(); phase++) {
      cones.add(StepIrBuilder.build(circuit, phase, registers, chosen, nets.get(phase)));
    }
    MutableList<RegisterAllocator> allocations = cones.collect(cone -> allocate(cone, registers));
    int slots = allocations.collectInt(RegisterAllocator::size).max();
    int fitting = width == 0 ? widthFor(slots) : width;
    MutableList<PhaseCode> codes = Lists.mutable.empty();
    for (int phase = 0; phase < nets.size(); phase++) {
      codes.add(PhaseCode.of(cones.get(phase), allocations.get(phase), fitting));
    }
    return new CompiledPhases(codes.toImmutable(), fitting, slots);
  }

  private static RegisterAllocator allocate(StepIr cones, FixedSlots registers) {
    return RegisterAllocator.of(
        cones.all(), cones.values(), registers.size(), cones.seen(), cones.look().size());
  }

  private static int widthFor(int slots) {
    return Arrays.stream(WIDTHS)
        .filter(width -> Long.BYTES * width * slots <= WIDE)
        .findFirst()
        .orElse(WIDTHS[WIDTHS.length - 1]);
  }
}
