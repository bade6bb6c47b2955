package org.gonu.engine.circuit;

import java.util.Arrays;
import java.util.function.BooleanSupplier;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.engine.circuit.Circuit.Phase;
import org.gonu.ground.GroundProgram;

/** Makes circuits of ground programs. */
public final class CircuitMaker {
  /** Steps looked ahead for bases that never change. */
  private static final int ROUNDS = 1000;

  private final GroundProgram program;
  private final BooleanSupplier cancelled;

  private CircuitMaker(GroundProgram program, BooleanSupplier cancelled) {
    this.program = program;
    this.cancelled = cancelled;
  }

  /**
   * The circuit of a ground program.
   *
   * @param cancelled asked now and then; true breaks the making off
   * @throws CircuitAbandonedException if it was broken off
   */
  public static Circuit circuit(GroundProgram program, BooleanSupplier cancelled) {
    return new CircuitMaker(program, cancelled).circuit();
  }

  private Circuit circuit() {
    int[] unknown = new int[program.bases().size()];
    Arrays.fill(unknown, -1);
    Net net = net(unknown);
    int[] known = ConstantBases.of(net, program.initially(), ROUNDS);
    if (Arrays.stream(known).anyMatch(literal -> literal >= 0)) {
      net = net(known);
    }
    return new Circuit(
        program.roles(),
        program.bases(),
        program.moves(),
        program.firstMove(),
        initialState(),
        net,
        phases(net, known));
  }

  private Net net(int[] known) {
    return NetCleaner.clean(new NetBuilder(program, known, cancelled).build());
  }

  private ImmutableList<Phase> phases(Net general, int[] known) {
    ImmutableList<int[]> marks = ControlCycle.phases(general, program.initially());
    if (marks.size() == 1) {
      return Lists.immutable.of(new Phase(new int[0], 0, general));
    }
    MutableList<Phase> phases = Lists.mutable.empty();
    for (int phase = 0; phase < marks.size(); phase++) {
      int[] inPhase = known.clone();
      marks.forEach(
          bases -> {
            for (int base : bases) {
              inPhase[base] = Gates.FALSE;
            }
          });
      for (int base : marks.get(phase)) {
        inPhase[base] = Gates.TRUE;
      }
      phases.add(new Phase(marks.get(phase), (phase + 1) % marks.size(), net(inPhase)));
    }
    return phases.toImmutable();
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
