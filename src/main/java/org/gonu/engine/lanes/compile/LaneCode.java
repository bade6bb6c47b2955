package org.gonu.engine.lanes.compile;

import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.engine.circuit.Circuit;

/**
 * The code of a circuit for lanes of one width: a step of every phase, the goals, and how lanes are
 * filled. Immutable; all threads share it.
 */
public final class LaneCode {
  private final Circuit circuit;
  private final ChosenMoves chosen;
  private final FixedSlots registers;
  private final CompiledPhases phases;
  private final GoalCode goals;
  private final int[] openCode;
  private final int[] initialCode;

  private LaneCode(
      Circuit circuit, ChosenMoves chosen, FixedSlots registers, CompiledPhases phases) {
    this.circuit = circuit;
    this.chosen = chosen;
    this.registers = registers;
    this.phases = phases;
    goals = GoalCode.of(circuit, registers, phases.slots(), phases.width());
    openCode = LaneReset.open(registers, phases.width());
    initialCode = LaneReset.initial(circuit, registers, phases.width());
  }

  /**
   * Compiles a circuit.
   *
   * @param programs the gates of each phase
   * @param width longs of a slot; 0 for what the size of the code suggests
   * @param isRecording true if lanes record which moves were made
   * @param isWeighted true if lanes offer moves by a policy
   */
  public static LaneCode of(
      Circuit circuit,
      ImmutableList<PhaseProgram> programs,
      int width,
      boolean isRecording,
      boolean isWeighted) {
    ChosenMoves chosen = new ChosenMoves(circuit);
    FixedSlots registers =
        new FixedSlots(
            circuit.bases().size(),
            circuit.roles().size(),
            circuit.phases().size(),
            isRecording ? chosen.count() : 0,
            isWeighted ? chosen.count() : 0);
    return new LaneCode(
        circuit, chosen, registers, CompiledPhases.of(circuit, programs, registers, chosen, width));
  }

  /** The circuit that was compiled. */
  public Circuit circuit() {
    return circuit;
  }

  /** The moves that are chosen. */
  public ChosenMoves chosen() {
    return chosen;
  }

  /** The slots with a fixed place. */
  public FixedSlots registers() {
    return registers;
  }

  /** Longs of a slot. */
  public int width() {
    return phases.width();
  }

  /** Number of lanes, 64 for each long of a slot. */
  public int lanes() {
    return Long.SIZE * width();
  }

  /** Number of slots that a step uses, and those that goals need besides. */
  public int slots() {
    return goals.slots();
  }

  /** Number of ints of the code of a step, a measure of its cost, for the largest phase. */
  public int length() {
    return phases.codes().collectInt(phase -> phase.code().length).max();
  }

  /** The code of a step in a phase. */
  public PhaseCode phase(int phase) {
    return phases.codes().get(phase);
  }

  /** The code that computes goals. */
  public GoalCode goals() {
    return goals;
  }

  /** Code that makes lanes ready for a job. */
  public int[] openCode() {
    return openCode;
  }

  /** Code that puts lanes into the initial state. */
  public int[] initialCode() {
    return initialCode;
  }
}
