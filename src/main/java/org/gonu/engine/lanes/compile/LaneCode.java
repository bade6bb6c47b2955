package org.gonu.engine.lanes.compile;

import java.util.stream.IntStream;
import org.eclipse.collections.api.factory.primitive.IntLists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.tuple.Pair;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.lanes.coding.BinaryStates;
import org.gonu.engine.lanes.phase.BinaryCircuit;
import org.gonu.engine.lanes.phase.KeptFixpoints;
import org.gonu.engine.lanes.phase.PhaseProgram;
import org.gonu.machine.SideBySide;

/**
 * The code of a circuit for one slot width: a step of each phase, the goals, and the reset of
 * lanes. Immutable and shared by threads.
 */
public final class LaneCode {
  private final Circuit circuit;
  private final BinaryStates states;
  private final ChosenMoves chosen;
  private final FixedSlots fixed;
  private final int[] keptInitially;
  private final CompiledPhases phases;
  private final GoalCode goals;
  private final int[] openCode;
  private final int[] initialCode;

  private LaneCode(
      BinaryCircuit binary,
      ChosenMoves chosen,
      FixedSlots fixed,
      KeptFixpoints kept,
      CompiledPhases phases,
      GoalCode.Lowered lowered) {
    circuit = binary.circuit();
    states = binary.states();
    this.chosen = chosen;
    this.fixed = fixed;
    this.phases = phases;
    keptInitially =
        IntStream.range(0, kept.count()).filter(kept::holdsInitially).map(fixed::kept).toArray();
    goals = GoalCode.of(circuit, lowered, phases.slots(), phases.width());
    openCode = LaneReset.open(fixed, phases.width());
    initialCode = LaneReset.initial(circuit, fixed, phases.width());
  }

  /**
   * Compiles a circuit.
   *
   * @param programs the gates of each phase
   * @param width longs of a slot; 0 lets the size of the code decide
   */
  public static LaneCode of(
      BinaryCircuit binary, ImmutableList<PhaseProgram> programs, int width, LaneVariant variant) {
    Circuit circuit = binary.circuit();
    ChosenMoves chosen = new ChosenMoves(circuit);
    KeptFixpoints kept = KeptFixpoints.of(circuit, programs);
    FixedSlots fixed =
        new FixedSlots(
            circuit.bases().size(),
            circuit.roles().size(),
            circuit.phases().size(),
            variant.isRecording() ? chosen.count() : 0,
            variant.isWeighted() ? chosen.count() : 0,
            kept.count(),
            IntLists.immutable.of(binary.states().unused()));
    Pair<CompiledPhases, GoalCode.Lowered> both =
        SideBySide.both(
            () -> CompiledPhases.of(circuit, programs, fixed, chosen, kept, width),
            () -> GoalCode.Lowered.of(circuit, fixed, kept));
    return new LaneCode(binary, chosen, fixed, kept, both.getOne(), both.getTwo());
  }

  /** The circuit that was compiled, with numbers in binary. */
  public Circuit circuit() {
    return circuit;
  }

  /** Translates states into those of the circuit that was compiled, and back. */
  public BinaryStates states() {
    return states;
  }

  /** The moves that are ever chosen, with their numbers. */
  public ChosenMoves chosen() {
    return chosen;
  }

  /** The fixed slots. */
  public FixedSlots fixedSlots() {
    return fixed;
  }

  /**
   * The slots of kept feedbacks that hold in the initial state. Lanes without a job compute them;
   * they must be cleared for a job that starts from another state.
   */
  public int[] keptInitially() {
    return keptInitially;
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
