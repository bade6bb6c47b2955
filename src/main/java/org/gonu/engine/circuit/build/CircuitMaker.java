package org.gonu.engine.circuit.build;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.BooleanSupplier;
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
import org.gonu.engine.circuit.StepNetlist;
import org.gonu.engine.circuit.prover.MutexGroups;
import org.gonu.engine.circuit.prover.ReachableBases;
import org.gonu.ground.GroundProgram;
import org.gonu.machine.SideBySide;

/** Compiles ground programs to circuits. */
public final class CircuitMaker {
  /** Most rounds of the analysis for constant bases. */
  private static final int ROUNDS = 1000;

  /** Netlists with more nodes are not simplified by mutex groups. */
  private static final int MAX_GROUPED = 2000;

  /** Work limit for the proofs of these groups, some hundredths of a second. */
  private static final long GROUP_WORK = 500_000;

  /** Netlists with more nodes are searched for bases that never hold. */
  private static final int MIN_LARGE = 4_000;

  private static final ImmutableList<MutexGroup> NO_GROUPS = Lists.immutable.empty();

  private final GroundProgram program;

  /** Groups on which the choice of the bases relies. */
  private final ImmutableList<MutexGroup> proved;

  private final BooleanSupplier cancelled;

  /** By base its literal if it is constant, negative if it may change. */
  private final int[] known;

  private final StepNetlist net;

  /** True once nobody needs the phases of these bases, since fewer bases are reached. */
  private volatile boolean hasFewerBases;

  private CircuitMaker(
      GroundProgram program, ImmutableList<MutexGroup> proved, BooleanSupplier cancelled) {
    this.program = program;
    this.proved = proved;
    this.cancelled = cancelled;
    int[] unknown = new int[program.bases().size()];
    Arrays.fill(unknown, -1);
    StepNetlist first = general(unknown);
    this.known = ConstantBases.of(first, program.initially(), ROUNDS);
    this.net = Arrays.stream(known).anyMatch(literal -> literal >= 0) ? general(known) : first;
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
    return new CircuitMaker(program, NO_GROUPS, cancelled);
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
                new CircuitMaker(program.withBases(found.bases()), found.groups(), cancelled)
                    .finish())
        .orElseGet(() -> circuit(NO_GROUPS, both.getTwo()));
  }

  private Circuit circuit(ImmutableList<MutexGroup> groups, ImmutableList<Phase> phases) {
    return new Circuit(
        program.roles(),
        program.bases(),
        program.moves(),
        program.firstMove(),
        initialState(),
        groups.newWithAll(proved),
        net,
        phases);
  }

  /** The bases that are ever reached; empty if these are most bases. */
  private Optional<ReachableBases.Found> reachable() {
    Optional<ReachableBases.Found> found =
        ReachableBases.of(
            net, program.bases(), program.initially(), known, program.firstMove(), this::general);
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
            net, program.bases(), program.initially(), known, program.firstMove(), GROUP_WORK);
  }

  private StepNetlist general(int[] constants) {
    return DeadGateElimination.clean(builder(constants, NO_GROUPS, cancelled).build());
  }

  /** A netlist for steps, without goals: lanes compute these by the general netlist. */
  private StepNetlist step(int[] constants, ImmutableList<MutexGroup> groups) {
    return DeadGateElimination.clean(
        builder(constants, groups, () -> hasFewerBases || cancelled.getAsBoolean()).buildStep());
  }

  private NetlistBuilder builder(
      int[] constants, ImmutableList<MutexGroup> groups, BooleanSupplier ended) {
    return new NetlistBuilder(program, constants, new GroupIndex(groups, constants.length), ended);
  }

  private ImmutableList<Phase> phases(ImmutableList<MutexGroup> groups) {
    ImmutableList<int[]> marks = ControlCycle.phases(net, program.initially());
    if (marks.size() == 1) {
      StepNetlist only = groups.isEmpty() ? net : step(known, groups);
      return Lists.immutable.of(new Phase(new int[0], 0, only));
    }
    return SideBySide.all(
        marks.collectWithIndex(
            (own, phase) -> {
              int[] inPhase = inPhase(own, marks);
              return () -> new Phase(own, (phase + 1) % marks.size(), step(inPhase, groups));
            }));
  }

  /** What is known in a phase: its own marks hold, and no others. */
  private int[] inPhase(int[] own, ImmutableList<int[]> marks) {
    int[] inPhase = known.clone();
    marks.forEach(
        bases -> {
          for (int base : bases) {
            inPhase[base] = Gates.FALSE;
          }
        });
    for (int base : own) {
      inPhase[base] = Gates.TRUE;
    }
    return inPhase;
  }

  private long[] initialState() {
    boolean[] initially = program.initially();
    long[] state = new long[(initially.length + 63) / 64];
    for (int base = 0; base < initially.length; base++) {
      if (initially[base]) {
        state[base >> 6] |= 1L << base;
      }
    }
    return state;
  }
}
