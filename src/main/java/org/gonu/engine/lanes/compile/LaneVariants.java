package org.gonu.engine.lanes.compile;

import java.util.EnumMap;
import java.util.Map;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.engine.lanes.phase.BinaryCircuit;
import org.gonu.engine.lanes.phase.PhaseProgram;

/**
 * The code of a game in its variants. Each one is compiled when it is first used, so that uniform
 * playouts pay for none of the others. Safe for use by several threads.
 */
public final class LaneVariants {
  /** Lanes do not record moves in games with more chosen moves than this. */
  private static final int MAX_RECORDED = 4096;

  private final BinaryCircuit circuit;
  private final ImmutableList<PhaseProgram> programs;
  private final LaneCode plain;

  /** The variants compiled so far. */
  private final Map<LaneVariant, LaneCode> codes = new EnumMap<>(LaneVariant.class);

  /**
   * Compiles the plain variant of a circuit.
   *
   * @param programs the gates of each phase
   * @param width longs of a slot; 0 lets the size of the code decide
   */
  public LaneVariants(BinaryCircuit circuit, ImmutableList<PhaseProgram> programs, int width) {
    this.circuit = circuit;
    this.programs = programs;
    plain = LaneCode.of(circuit, programs, width, LaneVariant.PLAIN);
    codes.put(LaneVariant.PLAIN, plain);
  }

  /** The same phases, compiled for slots of {@code other} longs. */
  public LaneVariants withWidth(int other) {
    return new LaneVariants(circuit, programs, other);
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

  /** The code of a variant; one that does not record if there are too many moves for that. */
  public synchronized LaneCode code(LaneVariant wanted) {
    int moves = plain.chosen().count();
    boolean canRecord = moves > 0 && moves <= MAX_RECORDED;
    return codes.computeIfAbsent(
        canRecord ? wanted : wanted.withoutRecording(),
        variant -> LaneCode.of(circuit, programs, plain.width(), variant));
  }
}
