package org.gonu.engine.lanes;

import org.gonu.machine.LaneClient;
import org.gonu.machine.LaneTally;
import org.gonu.machine.Lanes;
import org.gonu.machine.MovePolicy;
import org.jspecify.annotations.Nullable;

/**
 * The lanes of one thread. Uniform playouts and those of other policies have programs of their own:
 * the first one pays nothing for the second.
 */
final class Batch implements Lanes {
  private final LaneProgram program;
  private final long seed;
  private final Interpreter interpreter;
  private final Runner uniform;
  private @Nullable Runner weighing;
  private Runner current;

  Batch(LaneProgram program, long seed, Interpreter interpreter) {
    this.program = program;
    this.seed = seed;
    this.interpreter = interpreter;
    uniform = new Runner(program, seed, interpreter);
    current = uniform;
  }

  @Override
  public int size() {
    return program.lanes();
  }

  @Override
  public int busy() {
    return current.busy();
  }

  @Override
  public int phaseOf(long[] state) {
    return program.phaseOf(state);
  }

  @Override
  public void setPolicy(MovePolicy policy) {
    if (policy.size() != program.moves().size()) {
      throw new IllegalArgumentException("a policy of " + policy.size() + " moves");
    }
    Runner wanted = policy.isUniform() ? uniform : weighing();
    if (wanted != current && !current.isIdle()) {
      throw new IllegalStateException("playouts are under way");
    }
    current = wanted;
    current.setPolicy(policy);
  }

  private Runner weighing() {
    if (weighing == null) {
      weighing = new Runner(program.weighing(), seed, interpreter);
    }
    return weighing;
  }

  @Override
  public void run(LaneClient client, int steps) {
    current.run(client, steps);
  }

  @Override
  public int tally(LaneTally tally, int steps) {
    return current.tally(tally, steps);
  }
}
