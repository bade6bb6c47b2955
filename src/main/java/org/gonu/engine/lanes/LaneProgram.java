package org.gonu.engine.lanes;

import java.util.Optional;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.circuit.StepNetlist;
import org.gonu.engine.lanes.coding.BinaryNumber;
import org.gonu.engine.lanes.compile.LaneCode;
import org.gonu.engine.lanes.compile.LaneVariant;
import org.gonu.engine.lanes.compile.LaneVariants;
import org.gonu.engine.lanes.kernel.Interpreter;
import org.gonu.engine.lanes.kernel.Interpreters;
import org.gonu.engine.lanes.phase.PhaseProgram;
import org.gonu.engine.lanes.run.Batch;
import org.gonu.engine.lanes.run.SteppedLanes;
import org.gonu.gdl.Term;
import org.gonu.machine.GameAnalysis;
import org.gonu.machine.Lanes;
import org.gonu.machine.Lazy;
import org.gonu.machine.Move;
import org.gonu.machine.PackedGame;
import org.gonu.machine.PlayoutEngine;
import org.gonu.machine.Role;

/**
 * A circuit compiled to code for lanes, by {@link LaneCompiler}. Immutable. Threads share it, and
 * each takes lanes of its own.
 */
public final class LaneProgram implements PackedGame, PlayoutEngine {
  /**
   * Cost of one int of code in one lane, in nanoseconds. It serves to compare games, and is about
   * five times the real cost with vectors of 512 bits.
   */
  private static final double NANOS_OF_AN_INT = 0.003;

  /** Lanes that make most steps a second: two vectors of 512 bits share one decoding. */
  public static final int FAST_LANES = 1024;

  private final LaneSource source;
  private final Circuit circuit;
  private final LaneVariants variants;

  /** Makes the rewritten program of a draft; empty if this is none. */
  private final Optional<Supplier<LaneProgram>> rewriting;

  LaneProgram(LaneSource source, LaneVariants variants, Optional<Supplier<LaneProgram>> rewriting) {
    this.source = source;
    this.variants = variants;
    this.rewriting = rewriting;
    circuit = source.circuit();
  }

  @Override
  public ImmutableList<Role> roles() {
    return circuit.roles();
  }

  @Override
  public int words() {
    return circuit.words();
  }

  @Override
  public ImmutableList<Move> moves() {
    return circuit.moves();
  }

  @Override
  public int firstMove(int role) {
    return circuit.firstMove(role);
  }

  @Override
  public long[] initialState() {
    return circuit.initialState();
  }

  @Override
  public long[] pack(Iterable<? extends Term> facts) {
    return new StatePacker(circuit, variants.circuit(), variants.programs()).pack(facts);
  }

  @Override
  public boolean admits(long[] state) {
    return variants.circuit().states().violated(state).isEmpty();
  }

  @Override
  public ImmutableList<Term> facts(long[] state) {
    return circuit.facts(state);
  }

  @Override
  public int phases() {
    return circuit.phases().size();
  }

  @Override
  public int phaseOf(long[] state) {
    return circuit.phaseOf(state);
  }

  @Override
  public LaneProgram narrowed(int lanes) {
    int most = Interpreters.nearestWidth(lanes / Long.SIZE);
    return most >= width() ? this : withWidth(most, program -> program.narrowed(lanes));
  }

  @Override
  public LaneProgram widened(int lanes) {
    int words = (lanes + Long.SIZE - 1) / Long.SIZE;
    int least = Interpreters.nearestWidth(2 * words - 1);
    return least <= width() ? this : withWidth(least, program -> program.widened(lanes));
  }

  /**
   * The same with other lanes.
   *
   * @param later does the same to the rewritten program of a draft
   */
  private LaneProgram withWidth(int width, UnaryOperator<LaneProgram> later) {
    return new LaneProgram(
        source,
        variants.withWidth(width),
        rewriting.map(own -> new Lazy<>(() -> later.apply(own.get()))));
  }

  @Override
  public PackedGame decisive() {
    return LaneCompiler.decisive(this);
  }

  @Override
  public boolean isDraft() {
    return rewriting.isPresent();
  }

  @Override
  public LaneProgram rewritten() {
    return rewriting.map(Supplier::get).orElse(this);
  }

  @Override
  public GameAnalysis analysis() {
    return source.analysis();
  }

  @Override
  public PlayoutEngine playouts() {
    return this;
  }

  @Override
  public double stepNanos() {
    return NANOS_OF_AN_INT * codeLength();
  }

  @Override
  public Lanes newLanes(long seed) {
    return newLanes(seed, Interpreters.ofWidth(width()));
  }

  @Override
  public Lanes newRecordingLanes(long seed) {
    return newRecordingLanes(seed, Interpreters.ofWidth(width()));
  }

  /** New lanes that run on the given interpreter. */
  public Batch newLanes(long seed, Interpreter interpreter) {
    return new Batch(variants, LaneVariant.PLAIN, seed, interpreter);
  }

  /** New lanes that record which moves are made, and run on the given interpreter. */
  Batch newRecordingLanes(long seed, Interpreter interpreter) {
    return new Batch(variants, LaneVariant.RECORDING, seed, interpreter);
  }

  /**
   * Matches side by side that are stepped from outside.
   *
   * @param lanes number of matches, 1 and more
   * @param maxBytes of memory
   * @throws IllegalArgumentException if so many lanes take more memory
   */
  public SteppedLanes newSteppedLanes(int lanes, long seed, long maxBytes) {
    LaneCode plain = variants.plain();
    int most = Math.max(plain.lanes(), FAST_LANES);
    int words = (Math.min(lanes, most) + Long.SIZE - 1) / Long.SIZE;
    int width = Interpreters.nearestWidth(2 * words - 1);
    LaneCode code = width == plain.width() ? plain : variants.withWidth(width).plain();
    long bytes = SteppedLanes.bytes(code, lanes);
    if (bytes > maxBytes) {
      throw new IllegalArgumentException(
          lanes + " lanes of this game take " + (bytes >> 20) + " MB of memory");
    }
    return new SteppedLanes(code, lanes, seed, Interpreters.ofWidth(width));
  }

  LaneSource source() {
    return source;
  }

  /** Longs of a slot. */
  int width() {
    return variants.plain().width();
  }

  /** Number of lanes of a batch. */
  public int lanes() {
    return variants.plain().lanes();
  }

  /** Number of slots that the code of a step and of the goals uses. */
  public int slots() {
    return variants.plain().slots();
  }

  /** Number of ints of the longest step, over all phases. It measures the cost of a step. */
  public int codeLength() {
    return variants.plain().length();
  }

  /** Groups of bases that are numbers in the gates that were compiled; none in a draft. */
  public ImmutableList<BinaryNumber> numbers() {
    return isDraft() ? Lists.immutable.empty() : source.numbers().get();
  }

  /** By phase the gates that were compiled, with numbers in binary. */
  public ImmutableList<StepNetlist> netlists() {
    return variants.programs().collect(PhaseProgram::net);
  }

  /** The circuit of the game, as it was before it was compiled. */
  public Circuit circuit() {
    return circuit;
  }
}
