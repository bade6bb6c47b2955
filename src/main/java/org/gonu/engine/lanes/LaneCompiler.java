package org.gonu.engine.lanes;

import java.util.Optional;
import java.util.function.Supplier;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.circuit.StepNetlist;
import org.gonu.engine.circuit.analysis.CircuitAnalysis;
import org.gonu.engine.lanes.coding.BinaryNumber;
import org.gonu.engine.lanes.compile.LaneVariants;
import org.gonu.engine.lanes.lookahead.DecisiveMoves;
import org.gonu.engine.lanes.phase.BinaryCircuit;
import org.gonu.engine.lanes.phase.PhaseProgram;
import org.gonu.machine.Lazy;

/**
 * Compiles circuits for lanes. The stages, in this order:
 *
 * <ol>
 *   <li>the counters of the circuit become numbers in binary ({@link LaneSource});
 *   <li>each phase gets its gates ({@link LaneSource#phases});
 *   <li>for decisive moves, gates that look ahead are added ({@link #decisive});
 *   <li>ends that cannot happen in a phase are pruned ({@link #pruned});
 *   <li>groups become numbers in binary, and the gates are rewritten ({@link #smaller}), which a
 *       draft leaves for later;
 *   <li>the gates become code ({@link LaneVariants}).
 * </ol>
 */
public final class LaneCompiler {
  /** Smaller circuits, in gates of all phases, are rewritten before anybody waits for them. */
  private static final int GATES_OF_A_DRAFT = 3_000;

  /** The size of the code decides how many longs a slot has. */
  private static final int ANY_WIDTH = 0;

  private LaneCompiler() {}

  /** Compiles a circuit. Its size decides the number of lanes. */
  public static LaneProgram compile(Circuit circuit) {
    return compile(circuit, ANY_WIDTH);
  }

  /**
   * Compiles a circuit.
   *
   * @param width longs of a slot, 64 lanes each; 0 lets the size of the circuit decide
   */
  public static LaneProgram compile(Circuit circuit, int width) {
    LaneSource source = LaneSource.of(circuit);
    return rewritten(source, source.phases(), width);
  }

  /**
   * Compiles a circuit at once. Rewriting takes longer than all else together where circuits are
   * large, and is left to {@link LaneProgram#rewritten}; small ones are rewritten here.
   */
  public static LaneProgram draft(Circuit circuit) {
    LaneSource source = LaneSource.of(circuit);
    ImmutableList<PhaseProgram> phases = source.phases();
    long gates = phases.sumOfInt(phase -> phase.net().gates().size());
    return gates < GATES_OF_A_DRAFT
        ? rewritten(source, phases, ANY_WIDTH)
        : draft(source.withNumbers(phases), phases, ANY_WIDTH);
  }

  /**
   * Compiles a circuit whose phases were rewritten before.
   *
   * @param numbers what {@link LaneProgram#numbers} told
   * @param rewritten by phase what {@link LaneProgram#netlists} told
   */
  public static LaneProgram ofRewritten(
      Circuit circuit, ImmutableList<BinaryNumber> numbers, ImmutableList<StepNetlist> rewritten) {
    LaneSource source =
        new LaneSource(new CircuitAnalysis(circuit), BinaryCircuit.of(circuit), () -> numbers);
    ImmutableList<PhaseProgram> phases =
        source
            .phases()
            .zip(rewritten)
            .collect(pair -> pair.getOne().withChoice(pair.getTwo(), pair.getTwo().legal(), false));
    LaneVariants variants =
        new LaneVariants(source.counting().withNumbers(numbers, rewritten), phases, ANY_WIDTH);
    return new LaneProgram(source, variants, Optional.empty());
  }

  /** The same program with playouts that make decisive moves; itself if the game has none. */
  static LaneProgram decisive(LaneProgram program) {
    LaneSource source = program.source();
    ImmutableList<PhaseProgram> choosy =
        DecisiveMoves.of(source.counting().circuit(), source.phases());
    if (choosy.noneSatisfy(PhaseProgram::isChoosy)) {
      return program;
    }
    return program.isDraft()
        ? draft(source, choosy, program.width())
        : rewritten(source, choosy, program.width());
  }

  private static LaneProgram rewritten(
      LaneSource source, ImmutableList<PhaseProgram> phases, int width) {
    ImmutableList<PhaseProgram> pruned = pruned(source, phases);
    return new LaneProgram(source, smaller(source, pruned, width), Optional.empty());
  }

  private static LaneProgram draft(
      LaneSource source, ImmutableList<PhaseProgram> phases, int width) {
    ImmutableList<PhaseProgram> pruned = pruned(source, phases);
    LaneVariants variants = new LaneVariants(source.counting(), pruned, width);
    Supplier<LaneProgram> rewriting =
        new Lazy<>(() -> new LaneProgram(source, smaller(source, pruned, width), Optional.empty()));
    return new LaneProgram(source, variants, Optional.of(rewriting));
  }

  private static ImmutableList<PhaseProgram> pruned(
      LaneSource source, ImmutableList<PhaseProgram> phases) {
    return PhaseProgram.pruned(source.counting().circuit(), phases);
  }

  /** Code of fewer gates. */
  private static LaneVariants smaller(
      LaneSource source, ImmutableList<PhaseProgram> phases, int width) {
    ImmutableList<BinaryNumber> numbers = source.numbers().get();
    ImmutableList<PhaseProgram> coded = PhaseProgram.coded(phases, numbers);
    ImmutableList<PhaseProgram> rewritten = PhaseProgram.rewritten(coded);
    BinaryCircuit circuit =
        source.counting().withNumbers(numbers, rewritten.collect(PhaseProgram::net));
    return new LaneVariants(circuit, rewritten, width);
  }
}
