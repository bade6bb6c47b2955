package org.gonu.engine.lanes.run;

import java.util.Arrays;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.lanes.compile.FixedSlots;
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
 * Carries out one program in lanes: makes steps, and has lanes filled and reported when that pays.
 *
 * <p>A lane that has ended is frozen until enough others have ended too: then the goals are
 * computed for all of them, and the lanes are filled again.
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
  private final @Nullable PolicyMasks offers;
  private int phase;

  Runner(LaneCode program, long seed, Interpreter interpreter) {
    this.program = program;
    this.circuit = program.circuit();
    this.interpreter = interpreter;
    int width = program.width();
    FixedSlots registers = program.registers();
    boolean weighs = registers.offered() > 0;
    slots = SlotArray.allocate(program.slots() + (weighs ? PolicyMasks.slots(width) : 0), width);
    seed(slots, SlotArray.offset(registers.generator(), width), 2 * width, seed);
    Arrays.fill(
        slots,
        SlotArray.offset(registers.ones(), width),
        SlotArray.offset(registers.ones() + 1, width),
        -1);
    table = new LaneTable(width, circuit.roles().size());
    forcedMoves = new ForcedMoves(program, slots, table);
    jobScheduler = new JobScheduler(program, slots, table, interpreter);
    completionTracker = new CompletionTracker(program, slots, table, interpreter);
    flushPolicy = new FlushPolicy(program);
    offers = weighs ? new PolicyMasks(program, slots, seed) : null;
    bulk = new BulkPlay(program, slots, interpreter, offers);
  }

  /** Fills the states of the generators (SplitMix64, Steele and others, 2014). */
  private static void seed(long[] slots, int from, int count, long seed) {
    long state = seed;
    for (int i = from; i < from + count; i++) {
      state += 0x9e3779b97f4a7c15L;
      long mixed = (state ^ (state >>> 30)) * 0xbf58476d1ce4e5b9L;
      mixed = (mixed ^ (mixed >>> 27)) * 0x94d049bb133111ebL;
      slots[i] = mixed ^ (mixed >>> 31);
    }
  }

  /** Number of jobs under way. */
  int busy() {
    return table.busy;
  }

  /** True if no playout is under way. */
  boolean isIdle() {
    return table.busy == 0 && bulk.isIdle();
  }

  /** Says how often moves are offered; for a program that asks. */
  void setPolicy(MovePolicy policy) {
    if (offers != null) {
      offers.set(policy);
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

  /** Has free lanes filled. Returns false if none is busy then. */
  private boolean fill(LaneClient client) {
    jobScheduler.fill(client, phase);
    for (int tries = 1; busy() == 0 && tries < circuit.phases().size(); tries++) {
      phase = circuit.phases().get(phase).successor();
      jobScheduler.fill(client, phase);
    }
    return busy() > 0;
  }

  private void step(LaneClient client) {
    PhaseCode code = offers == null ? program.phase(phase) : offers.next(phase);
    interpreter.run(code.code(), 0, code.chooseFrom(), slots);
    completionTracker.look(code, client);
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
