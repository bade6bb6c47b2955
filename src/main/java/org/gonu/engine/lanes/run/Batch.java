package org.gonu.engine.lanes.run;

import org.gonu.engine.lanes.compile.LaneCode;
import org.gonu.engine.lanes.compile.LaneVariant;
import org.gonu.engine.lanes.compile.LaneVariants;
import org.gonu.engine.lanes.kernel.Interpreter;
import org.gonu.machine.LaneClient;
import org.gonu.machine.LaneTally;
import org.gonu.machine.Lanes;
import org.gonu.machine.MovePolicy;
import org.jspecify.annotations.Nullable;

/**
 * The lanes of one thread. The uniform policy and other policies run different code, so that
 * uniform playouts do not pay for the others.
 */
public final class Batch implements Lanes {
  private final LaneVariants variants;
  private final LaneVariant uniformVariant;
  private final LaneCode code;
  private final long seed;
  private final Interpreter interpreter;
  private final Runner uniform;
  private @Nullable Runner weighing;
  private Runner current;

  /**
   * Lanes that run some code.
   *
   * @param uniformVariant the code to run as long as no policy is set
   * @param seed of all random choices
   */
  public Batch(
      LaneVariants variants, LaneVariant uniformVariant, long seed, Interpreter interpreter) {
    this.variants = variants;
    this.uniformVariant = uniformVariant;
    code = variants.code(uniformVariant);
    this.seed = seed;
    this.interpreter = interpreter;
    uniform = new Runner(code, seed, interpreter);
    current = uniform;
  }

  @Override
  public int size() {
    return code.lanes();
  }

  @Override
  public boolean recordsMoves() {
    return code.fixedSlots().recorded() > 0;
  }

  @Override
  public int busy() {
    return current.busy();
  }

  @Override
  public int phaseOf(long[] state) {
    return code.circuit().phaseOf(state);
  }

  @Override
  public void setPolicy(MovePolicy policy) {
    if (policy.size() != code.circuit().moves().size()) {
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
      weighing = new Runner(variants.code(uniformVariant.weighted()), seed, interpreter);
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
