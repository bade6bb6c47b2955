package org.gonu.engine.lanes.compile;

import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.engine.circuit.Circuit;
import org.jspecify.annotations.Nullable;

/**
 * The code of the same phases for lanes that record moves or not, and that weigh moves by a policy
 * or not. Each is compiled when it is first needed, so that plain playouts pay for none of them.
 * Safe for use by several threads.
 */
public final class LaneVariants {
  private static final int RECORDING = 1;
  private static final int WEIGHTED = 2;

  /** With more moves than this, lanes do not record which were made. */
  private static final int MAX_RECORDED = 4096;

  private final Circuit circuit;
  private final ImmutableList<PhaseProgram> programs;
  private final LaneCode plain;

  /** By sum of the flags; all but the plain one. */
  private final @Nullable LaneCode[] others = new @Nullable LaneCode[RECORDING + WEIGHTED + 1];

  /**
   * Compiles the plain variant.
   *
   * @param programs the gates of each phase
   * @param width longs of a slot; 0 for what the size of the code suggests
   */
  public LaneVariants(Circuit circuit, ImmutableList<PhaseProgram> programs, int width) {
    this.circuit = circuit;
    this.programs = programs;
    plain = LaneCode.of(circuit, programs, width, false, false);
  }

  /** The same phases, compiled for slots of another width. */
  public LaneVariants withWidth(int width) {
    return new LaneVariants(circuit, programs, width);
  }

  /** For lanes that neither record nor weigh moves. */
  public LaneCode plain() {
    return plain;
  }

  /**
   * The code for lanes of some kind.
   *
   * @param isRecording true if they record which moves were made, where there are not too many
   * @param isWeighted true if they offer moves by a policy
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
