package org.gonu.engine.circuit.build;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.IntPredicate;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.tuple.Pair;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.circuit.Circuit.Phase;
import org.gonu.engine.circuit.CircuitAbandonedException;
import org.gonu.engine.circuit.ControlCycle;
import org.gonu.engine.circuit.Gates;
import org.gonu.engine.circuit.GroupIndex;
import org.gonu.engine.circuit.MutexGroup;
import org.gonu.engine.circuit.StateBits;
import org.gonu.engine.circuit.StepNetlist;
import org.gonu.engine.circuit.prover.MutexGroups;
import org.gonu.engine.circuit.prover.ReachableBases;
import org.gonu.ground.GroundProgram;
import org.gonu.machine.SideBySide;

/** Compiles ground programs to circuits. */
public final class CircuitMaker {
  /** Netlists with more nodes are not simplified by mutex groups. */
  private static final int MAX_GROUPED = 2000;

  /** Work limit for the proofs of these groups, some hundredths of a second. */
  private static final long GROUP_WORK = 500_000;

  /** Netlists with more nodes are searched for bases that never hold. */
  private static final int MIN_LARGE = 4_000;

  private static final ImmutableList<MutexGroup> NO_GROUPS = Lists.immutable.empty();

  /** The program with atoms merged, as the first netlist of a step allows. */
  private final GroundProgram program;

  /** Number of rule instances that were given. */
  private final int instances;

  /** Groups on which the choice of the bases relies. */
  private final ImmutableList<MutexGroup> proved;

  private final BooleanSupplier cancelled;

  /** By base its literal if it is constant, negative if it may change. */
  private final int[] known;

  private final StepNetlist net;

  /** By phase the bases that hold in it, see {@link ControlCycle#phases}. */
  private final ImmutableList<int[]> marks;

  /** What never holds in a phase. */
  private final ConstantBases constants;

  /** True once nobody needs the phases of these bases, since fewer bases are reached. */
  private volatile boolean hasFewerBases;

  private CircuitMaker(
      GroundProgram program,
      ImmutableList<MutexGroup> proved,
      BooleanSupplier cancelled,
      NetlistRace.Runner runner) {
    this.instances = program.rules().size();
    this.proved = proved;
    this.cancelled = cancelled;
    IntPredicate ended = operations -> cancelled.getAsBoolean() || runner.isBeaten();
    int[] unknown = new int[program.bases().size()];
    Arrays.fill(unknown, -1);
    // Goals say nothing of constants, and there can be many gates of them.
    NetlistBuilder builder =
        new NetlistBuilder(
            program,
            unknown,
            new GroupIndex(NO_GROUPS, unknown.length),
            operations -> {
              runner.reach(operations);
              return ended.test(operations);
            });
    StepNetlist whole = builder.buildStep();
    runner.arrive(whole.gates().operations());
    this.program = program.withRules(builder.mergedRules());
    StepNetlist step = DeadGateElimination.clean(whole);
    ImmutableList<int[]> early = ControlCycle.phases(step, program.bases().initially());
    ConstantBases found = ConstantBases.of(step, program.bases().initially(), early.size());
    this.known = found.known();
    // Once atoms are merged, less may be recursive.
    this.net =
        whole.components().notEmpty() || Arrays.stream(known).anyMatch(literal -> literal >= 0)
            ? general(known, ended)
            : DeadGateElimination.clean(builder.build());
    this.marks = ControlCycle.phases(net, program.bases().initially());
    this.constants =
        marks.size() == early.size()
            ? found
            : ConstantBases.of(net, program.bases().initially(), marks.size());
  }

  /**
   * Makes the circuit of a ground program.
   *
   * @param cancelled polled now and then; true cancels
   * @throws CircuitAbandonedException if it was cancelled or the thread was interrupted
   */
  public static Circuit circuit(GroundProgram program, BooleanSupplier cancelled) {
    return begin(program, cancelled).finish();
  }

  /**
   * Begins the circuit of a ground program: makes its general netlist.
   *
   * @param cancelled polled now and then; true cancels
   * @throws CircuitAbandonedException if it was cancelled or the thread was interrupted
   */
  public static CircuitMaker begin(GroundProgram program, BooleanSupplier cancelled) {
    return begin(program, cancelled, new NetlistRace().runner());
  }

  /**
   * Begins a circuit beside others of the same game.
   *
   * @throws CircuitAbandonedException also if it is beaten
   */
  static CircuitMaker begin(
      GroundProgram program, BooleanSupplier cancelled, NetlistRace.Runner runner) {
    return new CircuitMaker(program, NO_GROUPS, cancelled, runner);
  }

  /**
   * Begins the circuits of several ground programs of one game at the same time. Those that turn
   * out much larger than another are given up.
   *
   * @return the one of which the general netlist is the smallest
   * @throws CircuitAbandonedException as in {@link #begin}
   */
  public static CircuitMaker smallest(
      ImmutableList<GroundProgram> programs, BooleanSupplier cancelled) {
    return new NetlistRace().smallest(programs, cancelled);
  }

  /** Number of rule instances of which the circuit is made. */
  public int instances() {
    return instances;
  }

  /** The general netlist; the circuit has another one if fewer bases are reached. */
  public StepNetlist net() {
    return net;
  }

  /**
   * Makes the circuit, once.
   *
   * @throws CircuitAbandonedException if it was cancelled or the thread was interrupted
   */
  public Circuit finish() {
    if (proved.notEmpty() || net.gates().size() < MIN_LARGE) {
      ImmutableList<MutexGroup> groups = groups();
      return circuit(groups, phases(groups));
    }
    Pair<Optional<ReachableBases.Found>, ImmutableList<Phase>> both =
        SideBySide.both(this::reachable, this::phasesUnlessFewerBases);
    return both.getOne()
        .map(
            found ->
                new CircuitMaker(
                        program.withBases(found.bases()),
                        found.groups(),
                        cancelled,
                        new NetlistRace().runner())
                    .finish()
                    .bounding(found.sums()))
        .orElseGet(() -> circuit(NO_GROUPS, both.getTwo()));
  }

  private Circuit circuit(ImmutableList<MutexGroup> groups, ImmutableList<Phase> phases) {
    return new Circuit(
        program.roles(),
        program.bases().terms(),
        program.moves().all(),
        program.moves().first(),
        initialState(),
        groups.newWithAll(proved),
        net,
        phases);
  }

  /** The bases that are ever reached; empty if these are most bases. */
  private Optional<ReachableBases.Found> reachable() {
    Optional<ReachableBases.Found> found =
        ReachableBases.of(
            net,
            program.bases().terms(),
            program.bases().initially(),
            known,
            program.moves().first(),
            this::general);
    hasFewerBases = found.isPresent();
    return found;
  }

  /** The phases; none if it turns out meanwhile that there are fewer bases. */
  private ImmutableList<Phase> phasesUnlessFewerBases() {
    try {
      return phases(NO_GROUPS);
    } catch (CircuitAbandonedException abandoned) {
      if (hasFewerBases) {
        return Lists.immutable.empty();
      }
      throw abandoned;
    }
  }

  /** Mutex groups that simplify gates. In large netlists the gain is not worth the time. */
  private ImmutableList<MutexGroup> groups() {
    return net.gates().size() > MAX_GROUPED
        ? Lists.immutable.empty()
        : MutexGroups.find(
            net,
            program.bases().terms(),
            program.bases().initially(),
            known,
            program.moves().first(),
            GROUP_WORK);
  }

  private StepNetlist general(int[] constants) {
    return general(constants, operations -> cancelled.getAsBoolean());
  }

  private StepNetlist general(int[] constants, IntPredicate ended) {
    return DeadGateElimination.clean(builder(constants, NO_GROUPS, ended).build());
  }

  /** A netlist for steps, without goals: lanes compute these by the general netlist. */
  private StepNetlist step(int[] constants, ImmutableList<MutexGroup> groups) {
    return DeadGateElimination.clean(
        builder(constants, groups, operations -> hasFewerBases || cancelled.getAsBoolean())
            .buildStep());
  }

  private NetlistBuilder builder(
      int[] constants, ImmutableList<MutexGroup> groups, IntPredicate ended) {
    return new NetlistBuilder(program, constants, new GroupIndex(groups, constants.length), ended);
  }

  private ImmutableList<Phase> phases(ImmutableList<MutexGroup> groups) {
    if (marks.size() == 1) {
      StepNetlist only = groups.isEmpty() ? net : step(known, groups);
      return Lists.immutable.of(new Phase(new int[0], 0, only, constants.absent(0)));
    }
    return SideBySide.all(
        marks.collectWithIndex(
            (own, phase) -> {
              int[] absent = constants.absent(phase);
              int[] inPhase = inPhase(own, absent);
              return () ->
                  new Phase(own, (phase + 1) % marks.size(), step(inPhase, groups), absent);
            }));
  }

  /** What is known in a phase: its own marks hold, and what never holds in it does not. */
  private int[] inPhase(int[] own, int[] absent) {
    int[] inPhase = known.clone();
    for (int base : absent) {
      inPhase[base] = Gates.FALSE;
    }
    for (int base : own) {
      inPhase[base] = Gates.TRUE;
    }
    return inPhase;
  }

  private long[] initialState() {
    boolean[] initially = program.bases().initially();
    long[] state = new long[StateBits.words(initially.length)];
    for (int base = 0; base < initially.length; base++) {
      if (initially[base]) {
        StateBits.set(state, base);
      }
    }
    return state;
  }
}
