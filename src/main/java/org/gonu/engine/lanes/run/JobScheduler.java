package org.gonu.engine.lanes.run;

import java.util.Arrays;
import org.gonu.engine.lanes.compile.LaneCode;
import org.gonu.engine.lanes.kernel.Interpreter;
import org.gonu.engine.lanes.kernel.SlotArray;
import org.gonu.machine.LaneClient;
import org.gonu.machine.LaneJob;

/**
 * Assigns jobs to free lanes, word by word, so that the playouts of a job share few words.
 *
 * <p>All free lanes are put into the initial state at once. For a job that starts from another
 * state, the bits that differ are then flipped, one word of each slot at a time.
 */
final class JobScheduler {
  private final LaneCode program;
  private final long[] slots;
  private final LaneTable table;
  private final Interpreter interpreter;
  private final LaneJob job;
  private final int roles;
  private final int width;
  private final int running;
  private final int scratch;
  private final int[] forced;
  private final long[] initial;

  /** The state of the last job that did not start from the initial state. */
  private final long[] given;

  /** True if there was such a job. */
  private boolean isGiven;

  /** The same state, in binary. */
  private final long[] state;

  private final int[] keptInitially;

  /** The word in which the search for free lanes starts. */
  private int here;

  JobScheduler(LaneCode program, long[] slots, LaneTable table, Interpreter interpreter) {
    this.program = program;
    this.slots = slots;
    this.table = table;
    this.interpreter = interpreter;
    SlotOffsets offsets = SlotOffsets.of(program);
    width = program.width();
    roles = program.circuit().roles().size();
    job = new LaneJob(program.circuit().words(), roles);
    running = offsets.running();
    scratch = offsets.scratch();
    forced = offsets.forced();
    initial = program.circuit().initialState();
    given = new long[initial.length];
    state = new long[initial.length];
    keptInitially = Arrays.stream(program.keptInitially()).map(offsets::at).toArray();
  }

  /** Asks for jobs of a phase until there are no free lanes or no jobs. */
  void fill(LaneClient client, int phase) {
    while (table.vacancies() > 0) {
      job.reset();
      job.setRoom(table.vacancies());
      if (!client.assign(phase, job)) {
        return;
      }
      start();
    }
  }

  /** Marks all lanes as stale, since {@link BulkPlay} uses them. */
  void spoil() {
    table.spoil();
  }

  private void start() {
    clean();
    // Jobs that make the moves of one state follow each other.
    if (!job.isInitial() && !(isGiven && Arrays.equals(job.state(), given))) {
      isGiven = true;
      System.arraycopy(job.state(), 0, given, 0, given.length);
      program.states().encode(given, state);
    }
    int number = table.open(job);
    int wanted = Math.min(job.copies(), job.room());
    table.jobs().setLanes(number, wanted);
    boolean reports = job.reportsChild();
    while (wanted > 0) {
      long lanes = first(table.vacant(here), wanted);
      if (lanes == 0) {
        here = here + 1 == width ? 0 : here + 1;
        continue;
      }
      wanted -= Long.bitCount(lanes);
      take(here, lanes, number);
      if (reports) {
        table.awaitChild(here, Long.lowestOneBit(lanes));
        reports = false;
      }
    }
  }

  /** Resets the stale lanes and puts them into the initial state. */
  private void clean() {
    if (!table.hasStale()) {
      return;
    }
    table.copyStale(slots, scratch);
    interpreter.run(program.openCode(), 0, program.openCode().length, slots);
    interpreter.run(program.initialCode(), 0, program.initialCode().length, slots);
    for (int word = 0; word < width; word++) {
      slots[running + word] &= ~table.takeStale(word);
    }
  }

  private static long first(long lanes, int count) {
    if (Long.bitCount(lanes) <= count) {
      return lanes;
    }
    long rest = lanes;
    for (int i = 0; i < count; i++) {
      rest &= rest - 1;
    }
    return lanes ^ rest;
  }

  private void take(int word, long lanes, int number) {
    table.start(word, lanes, job, number);
    slots[running + word] |= lanes;
    if (!job.isInitial()) {
      turn(word, lanes);
    }
    if (job.isForced()) {
      for (int role = 0; role < roles; role++) {
        slots[forced[role] + word] |= job.move(role) == LaneJob.RANDOM ? 0 : lanes;
      }
    }
  }

  private void turn(int word, long lanes) {
    for (int slot : keptInitially) {
      slots[slot + word] &= ~lanes;
    }
    for (int i = 0; i < initial.length; i++) {
      int from = SlotArray.offset(Long.SIZE * i, width) + word;
      for (long left = state[i] ^ initial[i]; left != 0; left &= left - 1) {
        slots[from + width * Long.numberOfTrailingZeros(left)] ^= lanes;
      }
    }
  }
}
