package org.gonu.engine.lanes;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.circuit.StepNetlist;
import org.gonu.engine.circuit.analysis.CircuitAnalysis;
import org.gonu.engine.lanes.coding.BinaryNumber;
import org.gonu.engine.lanes.coding.GroupNumbers;
import org.gonu.engine.lanes.compile.LaneCode;
import org.gonu.engine.lanes.compile.LaneVariant;
import org.gonu.engine.lanes.compile.LaneVariants;
import org.gonu.engine.lanes.kernel.Interpreter;
import org.gonu.engine.lanes.kernel.Interpreters;
import org.gonu.engine.lanes.lookahead.DecisiveMoves;
import org.gonu.engine.lanes.phase.BinaryCircuit;
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
 * A circuit compiled to code for lanes. Immutable. Threads share it, and each takes lanes of its
 * own.
 */
public final class LaneProgram implements PackedGame, PlayoutEngine {
  /**
   * Cost of one int of code in one lane, in nanoseconds. It serves to compare games, and is about
   * five times the real cost with vectors of 512 bits.
   */
  private static final double NANOS_OF_AN_INT = 0.003;

  /** Smaller circuits, in gates of all phases, are rewritten before anybody waits for them. */
  private static final int GATES_OF_A_DRAFT = 3_000;

  /** So many bases of a group are named in a message. */
  private static final int MAX_NAMED = 6;

  /** Lanes that make most steps a second: two vectors of 512 bits share one decoding. */
  public static final int FAST_LANES = 1024;

  private final Circuit circuit;
  private final CircuitAnalysis analysis;

  /** The circuit with its counters in binary; the one that is compiled may have more numbers. */
  private final BinaryCircuit counting;

  /** Groups that are numbers in binary, as soon as they are known. */
  private final Supplier<ImmutableList<BinaryNumber>> numbers;

  private final LaneVariants variants;

  /** Makes the rewritten program of a draft; empty if this is one. */
  private final Optional<Supplier<LaneProgram>> rewriting;

  private LaneProgram(
      CircuitAnalysis analysis,
      BinaryCircuit counting,
      Supplier<ImmutableList<BinaryNumber>> numbers,
      LaneVariants variants,
      Optional<Supplier<LaneProgram>> rewriting) {
    this.analysis = analysis;
    this.counting = counting;
    this.numbers = numbers;
    this.variants = variants;
    this.rewriting = rewriting;
    circuit = analysis.circuit();
  }

  /** Compiles a circuit. Its size decides the number of lanes. */
  public static LaneProgram compile(Circuit circuit) {
    return compile(circuit, 0);
  }

  /**
   * Compiles a circuit.
   *
   * @param width longs of a slot, 64 lanes each; 0 lets the size of the circuit decide
   */
  public static LaneProgram compile(Circuit circuit, int width) {
    BinaryCircuit counting = BinaryCircuit.of(circuit);
    return rewritten(
        new CircuitAnalysis(circuit),
        counting,
        Lists.immutable::empty,
        PhaseProgram.of(counting.circuit()),
        width);
  }

  /**
   * Compiles a circuit at once. Rewriting takes longer than all else together where circuits are
   * large, and is left to {@link #rewritten}; small ones are rewritten here.
   */
  public static LaneProgram draft(Circuit circuit) {
    CircuitAnalysis analysis = new CircuitAnalysis(circuit);
    BinaryCircuit counting = BinaryCircuit.of(circuit);
    ImmutableList<PhaseProgram> phases = PhaseProgram.of(counting.circuit());
    long gates = phases.sumOfInt(phase -> phase.net().gates().size());
    return gates < GATES_OF_A_DRAFT
        ? rewritten(analysis, counting, Lists.immutable::empty, phases, 0)
        : draft(analysis, counting, numbersOf(circuit, counting, phases), phases, 0);
  }

  /** The groups that are numbers, found when they are first asked for. */
  private static Supplier<ImmutableList<BinaryNumber>> numbersOf(
      Circuit circuit, BinaryCircuit counting, ImmutableList<PhaseProgram> phases) {
    BitSet counters = new BitSet();
    counting
        .states()
        .numbers()
        .each(counter -> Arrays.stream(counter.members()).forEach(counters::set));
    return new Lazy<>(() -> GroupNumbers.of(circuit, phases.collect(PhaseProgram::net), counters));
  }

  private static LaneProgram draft(
      CircuitAnalysis analysis,
      BinaryCircuit counting,
      Supplier<ImmutableList<BinaryNumber>> numbers,
      ImmutableList<PhaseProgram> phases,
      int width) {
    ImmutableList<PhaseProgram> pruned = PhaseProgram.pruned(counting.circuit(), phases);
    LaneVariants variants = new LaneVariants(counting, pruned, width);
    Supplier<LaneProgram> rewriting =
        new Lazy<>(
            () ->
                new LaneProgram(
                    analysis,
                    counting,
                    numbers,
                    LaneVariants.rewritten(counting, pruned, numbers.get(), width),
                    Optional.empty()));
    return new LaneProgram(analysis, counting, numbers, variants, Optional.of(rewriting));
  }

  private static LaneProgram rewritten(
      CircuitAnalysis analysis,
      BinaryCircuit counting,
      Supplier<ImmutableList<BinaryNumber>> numbers,
      ImmutableList<PhaseProgram> phases,
      int width) {
    ImmutableList<PhaseProgram> pruned = PhaseProgram.pruned(counting.circuit(), phases);
    LaneVariants variants = LaneVariants.rewritten(counting, pruned, numbers.get(), width);
    return new LaneProgram(analysis, counting, numbers, variants, Optional.empty());
  }

  /**
   * Compiles a circuit whose phases were rewritten before.
   *
   * @param numbers what {@link #numbers} told
   * @param rewritten by phase what {@link #netlists} told
   */
  public static LaneProgram ofRewritten(
      Circuit circuit, ImmutableList<BinaryNumber> numbers, ImmutableList<StepNetlist> rewritten) {
    BinaryCircuit counting = BinaryCircuit.of(circuit);
    ImmutableList<PhaseProgram> phases =
        PhaseProgram.of(counting.circuit())
            .zip(rewritten)
            .collect(pair -> pair.getOne().withChoice(pair.getTwo(), pair.getTwo().legal(), false));
    LaneVariants variants = new LaneVariants(counting.withNumbers(numbers, rewritten), phases, 0);
    return new LaneProgram(
        new CircuitAnalysis(circuit), counting, () -> numbers, variants, Optional.empty());
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
    long[] state = circuit.stateOf(facts);
    circuit.violated(state).ifPresent(group -> refuse(group.bases()));
    int phase = circuit.phaseOf(state);
    if (circuit.misplaced(state).isPresent()) {
      throw new IllegalArgumentException(
          "in no position of this game "
              + circuit.misplaced(state).orElseThrow()
              + " holds together with "
              + circuit.names(circuit.phases().get(phase).marks()).makeString(", "));
    }
    BinaryCircuit compiled = variants.circuit();
    compiled.states().violated(state).ifPresent(number -> refuse(number.members()));
    long[] inBinary = new long[state.length];
    compiled.states().encode(state, inBinary);
    if (phase >= 0 && variants.programs().get(phase).missesEnd(compiled.circuit(), inBinary)) {
      throw new IllegalArgumentException(
          "the match was over before it could come to this position");
    }
    return state;
  }

  private void refuse(int[] group) {
    ImmutableList<Term> names = circuit.names(group);
    throw new IllegalArgumentException(
        "in every position of this game exactly one of these holds: "
            + names
                .take(MAX_NAMED)
                .makeString("[", ", ", names.size() > MAX_NAMED ? ", ...]" : "]"));
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
    return most >= variants.plain().width()
        ? this
        : withWidth(most, program -> program.narrowed(lanes));
  }

  @Override
  public LaneProgram widened(int lanes) {
    int words = (lanes + Long.SIZE - 1) / Long.SIZE;
    int least = Interpreters.nearestWidth(2 * words - 1);
    return least <= variants.plain().width()
        ? this
        : withWidth(least, program -> program.widened(lanes));
  }

  /**
   * The same with other lanes.
   *
   * @param later does the same to the rewritten program of a draft
   */
  private LaneProgram withWidth(int width, UnaryOperator<LaneProgram> later) {
    return new LaneProgram(
        analysis,
        counting,
        numbers,
        variants.withWidth(width),
        rewriting.map(own -> new Lazy<>(() -> later.apply(own.get()))));
  }

  @Override
  public PackedGame decisive() {
    Circuit binary = counting.circuit();
    ImmutableList<PhaseProgram> choosy = DecisiveMoves.of(binary, PhaseProgram.of(binary));
    if (choosy.noneSatisfy(PhaseProgram::isChoosy)) {
      return this;
    }
    int width = variants.plain().width();
    return isDraft()
        ? draft(analysis, counting, numbers, choosy, width)
        : rewritten(analysis, counting, numbers, choosy, width);
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
    return analysis;
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
    return newLanes(seed, Interpreters.ofWidth(variants.plain().width()));
  }

  @Override
  public Lanes newRecordingLanes(long seed) {
    return newRecordingLanes(seed, Interpreters.ofWidth(variants.plain().width()));
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
    return isDraft() ? Lists.immutable.empty() : numbers.get();
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
