package org.gonu.engine.lanes.run;

import java.util.Arrays;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.lanes.compile.LaneCode;
import org.gonu.engine.lanes.compile.PhaseCode;
import org.gonu.engine.lanes.kernel.Interpreter;
import org.gonu.engine.lanes.kernel.SlotArray;
import org.gonu.machine.Interruption;
import org.gonu.machine.LaneClient;
import org.gonu.machine.LaneTally;
import org.gonu.machine.MovePolicy;
import org.jspecify.annotations.Nullable;

/**
 * Runs one program in lanes: makes steps, starts jobs and flushes results when that pays.
 *
 * <p>A lane that has ended rests until enough others have ended. Then the goals are computed for
 * all of them at once, and the lanes get new jobs.
 */
final class Runner {
  private final Circuit circuit;
  private final LaneCode program;
  private final Interpreter interpreter;
  private final long[] slots;
  private final LaneTable table;
  private final JobScheduler jobScheduler;
  private final ForcedMoves forcedMoves;
  private final CompletionTracker completionTracker;
  private final FlushPolicy flushPolicy;
  private final BulkPlay bulk;
  private final @Nullable PolicyMasks policyMasks;
  private int phase;

  Runner(LaneCode program, long seed, Interpreter interpreter) {
    this.program = program;
    this.circuit = program.circuit();
    this.interpreter = interpreter;
    int width = program.width();
    SlotOffsets offsets = SlotOffsets.of(program);
    boolean weighs = program.fixedSlots().offered() > 0;
    slots = SlotArray.allocate(program.slots() + (weighs ? PolicyMasks.slots(width) : 0), width);
    Generators.seed(slots, offsets.generator(), 2 * width, seed);
    Arrays.fill(slots, offsets.ones(), offsets.ones() + width, -1);
    table = new LaneTable(width, circuit.roles().size());
    forcedMoves = new ForcedMoves(program, slots, table);
    jobScheduler = new JobScheduler(program, slots, table, interpreter);
    completionTracker = new CompletionTracker(program, slots, table, interpreter);
    flushPolicy = new FlushPolicy(program);
    policyMasks = weighs ? new PolicyMasks(program, slots, seed) : null;
    bulk = new BulkPlay(program, slots, interpreter, policyMasks);
  }

  /** Number of lanes with a job. */
  int busy() {
    return table.busy();
  }

  /** True if no playout is under way. */
  boolean isIdle() {
    return table.busy() == 0 && bulk.isIdle();
  }

  /** Sets the policy, if the program has one. */
  void setPolicy(MovePolicy policy) {
    if (policyMasks != null) {
      policyMasks.set(policy);
    }
  }

  /** See {@link org.gonu.machine.Lanes#run}. */
  void run(LaneClient client, int steps) {
    for (int i = 0; i < steps; i++) {
      Interruption.throwIfInterrupted();
      int resting = completionTracker.resting();
      if (completionTracker.mustReport() || flushPolicy.isDue(resting, busy())) {
        long plies = completionTracker.report(client);
        flushPolicy.count(resting, plies, completionTracker.groups());
      }
      if (!fill(client)) {
        return;
      }
      step(client);
    }
  }

  /** See {@link org.gonu.machine.Lanes#tally}. */
  int tally(LaneTally tally, int steps) {
    if (busy() > 0) {
      throw new IllegalStateException(busy() + " jobs are under way");
    }
    jobScheduler.spoil();
    return bulk.run(tally, steps);
  }

  /** Starts jobs in free lanes. Returns false if no lane is busy then. */
  private boolean fill(LaneClient client) {
    jobScheduler.fill(client, phase);
    for (int tries = 1; busy() == 0 && tries < circuit.phases().size(); tries++) {
      phase = circuit.phases().get(phase).successor();
      jobScheduler.fill(client, phase);
    }
    return busy() > 0;
  }

  private void step(LaneClient client) {
    PhaseCode code = policyMasks == null ? program.phase(phase) : policyMasks.next(phase);
    interpreter.run(code.code(), 0, code.chooseFrom(), slots);
    completionTracker.afterInspection(code, client);
    if (busy() == 0) {
      return;
    }
    interpreter.run(code.code(), code.chooseFrom(), code.stepFrom(), slots);
    forcedMoves.make(code);
    interpreter.run(code.code(), code.stepFrom(), code.code().length, slots);
    completionTracker.stepMade();
    phase = circuit.phases().get(phase).successor();
  }
}
