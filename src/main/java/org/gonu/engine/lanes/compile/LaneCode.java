package org.gonu.engine.lanes.compile;

import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.engine.circuit.Circuit;

/**
 * The code of a circuit for one slot width: a step of each phase, the goals, and the reset of
 * lanes. Immutable and shared by threads.
 */
public final class LaneCode {
  private final Circuit circuit;
  private final ChosenMoves chosen;
  private final FixedSlots fixed;
  private final CompiledPhases phases;
  private final GoalCode goals;
  private final int[] openCode;
  private final int[] initialCode;

  private LaneCode(Circuit circuit, ChosenMoves chosen, FixedSlots fixed, CompiledPhases phases) {
    this.circuit = circuit;
    this.chosen = chosen;
    this.fixed = fixed;
    this.phases = phases;
    goals = GoalCode.of(circuit, fixed, phases.slots(), phases.width());
    openCode = LaneReset.open(fixed, phases.width());
    initialCode = LaneReset.initial(circuit, fixed, phases.width());
  }

  /**
   * Compiles a circuit.
   *
   * @param programs the gates of each phase
   * @param width longs of a slot; 0 lets the size of the code decide
   * @param isRecording true if lanes record which moves were made
   * @param isWeighted true if a policy decides which moves are offered
   */
  public static LaneCode of(
      Circuit circuit,
      ImmutableList<PhaseProgram> programs,
      int width,
      boolean isRecording,
      boolean isWeighted) {
    ChosenMoves chosen = new ChosenMoves(circuit);
    FixedSlots fixed =
        new FixedSlots(
            circuit.bases().size(),
            circuit.roles().size(),
            circuit.phases().size(),
            isRecording ? chosen.count() : 0,
            isWeighted ? chosen.count() : 0);
    return new LaneCode(
        circuit, chosen, fixed, CompiledPhases.of(circuit, programs, fixed, chosen, width));
  }

  /** The circuit that was compiled. */
  public Circuit circuit() {
    return circuit;
  }

  /** The moves that are ever chosen, with their numbers. */
  public ChosenMoves chosen() {
    return chosen;
  }

  /** The fixed slots. */
  public FixedSlots fixedSlots() {
    return fixed;
  }

  /** Longs of a slot. */
  public int width() {
    return phases.width();
  }

  /** Number of lanes, 64 for each long of a slot. */
  public int lanes() {
    return Long.SIZE * width();
  }

  /** Number of slots that the code of a step and of the goals uses. */
  public int slots() {
    return goals.slots();
  }

  /** Number of ints of the longest step, over all phases. It measures the cost of a step. */
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

  /**
   * Code that resets the status of the lanes in the slot {@link FixedSlots#scratch} and starts
   * them.
   */
  public int[] openCode() {
    return openCode;
  }

  /** Code that puts the lanes in the slot {@link FixedSlots#scratch} into the initial state. */
  public int[] initialCode() {
    return initialCode;
  }
}
