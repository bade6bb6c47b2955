package org.gonu.engine.lanes.compile;

import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.engine.lanes.coding.BinaryNumber;
import org.jspecify.annotations.Nullable;

/**
 * Variants of the code of a game: with or without recording of moves, with or without a move
 * policy. Each variant is compiled when it is first used, so that uniform playouts pay for none of
 * them. Safe for use by several threads.
 */
public final class LaneVariants {
  private static final int RECORDING = 1;
  private static final int WEIGHTED = 2;

  /** Lanes do not record moves in games with more chosen moves than this. */
  private static final int MAX_RECORDED = 4096;

  private final BinaryCircuit circuit;
  private final ImmutableList<PhaseProgram> programs;
  private final LaneCode plain;

  /** By the sum of the flags; the plain variant is apart. */
  private final @Nullable LaneCode[] others = new @Nullable LaneCode[RECORDING + WEIGHTED + 1];

  /**
   * Compiles the plain variant of a circuit.
   *
   * @param programs the gates of each phase
   * @param width longs of a slot; 0 lets the size of the code decide
   */
  public LaneVariants(BinaryCircuit circuit, ImmutableList<PhaseProgram> programs, int width) {
    this.circuit = circuit;
    this.programs = programs;
    plain = LaneCode.of(circuit, programs, width, false, false);
  }

  /** The same phases, compiled for slots of {@code other} longs. */
  public LaneVariants withWidth(int other) {
    return new LaneVariants(circuit, programs, other);
  }

  /**
   * Compiles the plain variant with fewer gates.
   *
   * @param circuit without these numbers
   * @param programs the gates of each phase
   * @param numbers groups that are numbers in binary in the smaller gates
   */
  public static LaneVariants rewritten(
      BinaryCircuit circuit,
      ImmutableList<PhaseProgram> programs,
      ImmutableList<BinaryNumber> numbers,
      int width) {
    ImmutableList<PhaseProgram> smaller =
        PhaseProgram.rewritten(PhaseProgram.coded(programs, numbers));
    return new LaneVariants(
        circuit.withNumbers(numbers, smaller.collect(PhaseProgram::net)), smaller, width);
  }

  /** The circuit that is compiled. */
  public BinaryCircuit circuit() {
    return circuit;
  }

  /** The gates of each phase. */
  public ImmutableList<PhaseProgram> programs() {
    return programs;
  }

  /** The code without recording and without a policy. */
  public LaneCode plain() {
    return plain;
  }

  /**
   * The code of a variant.
   *
   * @param isRecording true to record which moves were made; ignored if there are too many moves
   * @param isWeighted true if a policy decides which moves are offered
   */
  public synchronized LaneCode code(boolean isRecording, boolean isWeighted) {
    int moves = plain.chosen().count();
    boolean records = isRecording && moves > 0 && moves <= MAX_RECORDED;
    int variant = (records ? RECORDING : 0) + (isWeighted ? WEIGHTED : 0);
    LaneCode code = variant == 0 ? plain : others[variant];
    if (code == null) {
      code = LaneCode.of(circuit, programs, plain.width(), records, isWeighted);
      others[variant] = code;
    }
    return code;
  }
}
