package org.gonu.engine.circuit.build;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
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

  private CircuitMaker(
      GroundProgram program, ImmutableList<MutexGroup> proved, BooleanSupplier cancelled) {
    this.program = program;
    this.proved = proved;
    this.cancelled = cancelled;
  }

  /**
   * Makes the circuit of a ground program.
   *
   * @param cancelled polled now and then; true cancels
   * @throws CircuitAbandonedException if it was cancelled or the thread was interrupted
   */
  public static Circuit circuit(GroundProgram program, BooleanSupplier cancelled) {
    return new CircuitMaker(program, NO_GROUPS, cancelled).circuit();
  }

  private Circuit circuit() {
    int[] unknown = new int[program.bases().size()];
    Arrays.fill(unknown, -1);
    StepNetlist net = general(unknown);
    int[] known = ConstantBases.of(net, program.initially(), ROUNDS);
    if (Arrays.stream(known).anyMatch(literal -> literal >= 0)) {
      net = general(known);
    }
    Optional<ReachableBases.Found> reachable = reachable(net, known);
    if (reachable.isPresent()) {
      ReachableBases.Found found = reachable.get();
      return new CircuitMaker(program.withBases(found.bases()), found.groups(), cancelled)
          .circuit();
    }
    ImmutableList<MutexGroup> groups = groups(net, known);
    return new Circuit(
        program.roles(),
        program.bases(),
        program.moves(),
        program.firstMove(),
        initialState(),
        groups.newWithAll(proved),
        net,
        phases(net, known, groups));
  }

  /** The bases that are ever reached; empty if that was found out, and in small netlists. */
  private Optional<ReachableBases.Found> reachable(StepNetlist net, int[] known) {
    return proved.notEmpty() || net.gates().size() < MIN_LARGE
        ? Optional.empty()
        : ReachableBases.of(
            net, program.bases(), program.initially(), known, program.firstMove(), this::general);
  }

  /** Mutex groups that simplify gates. In large netlists the gain is not worth the time. */
  private ImmutableList<MutexGroup> groups(StepNetlist net, int[] known) {
    return net.gates().size() > MAX_GROUPED
        ? Lists.immutable.empty()
        : MutexGroups.find(
            net, program.bases(), program.initially(), known, program.firstMove(), GROUP_WORK);
  }

  private StepNetlist general(int[] known) {
    return DeadGateElimination.clean(builder(known, NO_GROUPS).build());
  }

  /** A netlist for steps, without goals: lanes compute these by the general netlist. */
  private StepNetlist step(int[] known, ImmutableList<MutexGroup> groups) {
    return DeadGateElimination.clean(builder(known, groups).buildStep());
  }

  private NetlistBuilder builder(int[] known, ImmutableList<MutexGroup> groups) {
    return new NetlistBuilder(program, known, new GroupIndex(groups, known.length), cancelled);
  }

  private ImmutableList<Phase> phases(
      StepNetlist general, int[] known, ImmutableList<MutexGroup> groups) {
    ImmutableList<int[]> marks = ControlCycle.phases(general, program.initially());
    if (marks.size() == 1) {
      StepNetlist net = groups.isEmpty() ? general : step(known, groups);
      return Lists.immutable.of(new Phase(new int[0], 0, net));
    }
    return SideBySide.all(
        marks.collectWithIndex(
            (own, phase) -> {
              int[] inPhase = inPhase(own, marks, known);
              return () -> new Phase(own, (phase + 1) % marks.size(), step(inPhase, groups));
            }));
  }

  /** What is known in a phase: its own marks hold, and no others. */
  private static int[] inPhase(int[] own, ImmutableList<int[]> marks, int[] known) {
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
