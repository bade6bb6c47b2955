package org.gonu.engine.lanes;

import java.util.Arrays;
import org.gonu.machine.LaneClient;
import org.gonu.machine.LaneJob;

/** Gives jobs to free lanes. */
final class Assignments {
  private final LaneProgram program;
  private final long[] slots;
  private final LaneTable table;
  private final Kernel kernel;
  private final LaneJob job;
  private final int roles;
  private final int stateWords;
  private final int[] bases;
  private final int scratch;
  private final int width;
  private final long[] opened;
  private final long[] initial;

  /** The job that lanes are being filled with, and how many it still wants. */
  private int number;

  private int wanted;

  /** Start states of the lanes that are being filled. */
  private final long[] rows;

  private final StateTransfer transfer;

  Assignments(LaneProgram program, long[] slots, LaneTable table, Kernel kernel) {
    this.program = program;
    this.slots = slots;
    this.table = table;
    this.kernel = kernel;
    width = program.width();
    roles = program.circuit().roles().size();
    stateWords = program.circuit().words();
    job = new LaneJob(stateWords, roles);
    bases = new int[program.registers().bases()];
    Arrays.setAll(bases, base -> SlotArray.offset(base, width));
    scratch = SlotArray.offset(program.registers().scratch(), width);
    opened = new long[width];
    initial = new long[width];
    rows = new long[Long.SIZE * width * stateWords];
    transfer = new StateTransfer(slots);
  }

  /** Number of lanes with a job. */
  int busy() {
    return table.busy;
  }

  /** Asks for jobs of a phase until there are no free lanes or no jobs. */
  void fill(LaneClient client, int phase) {
    if (table.busy == Long.SIZE * width) {
      return;
    }
    int before = table.busy;
    boolean isGiven = true;
    for (int word = 0; word < width && isGiven; word++) {
      long free = ~table.occupied[word];
      for (; free != 0 && isGiven; free &= free - 1) {
        isGiven = wanted > 0 || ask(client, phase);
        if (isGiven) {
          accept(word, Long.numberOfTrailingZeros(free));
        }
      }
    }
    wanted = 0;
    if (table.busy > before) {
      open();
    }
  }

  private boolean ask(LaneClient client, int phase) {
    job.reset();
    if (!client.assign(phase, job)) {
      return false;
    }
    number = table.jobs.open(job.ticket());
    wanted = job.copies();
    return true;
  }

  private void accept(int word, int index) {
    long bit = 1L << index;
    int lane = Long.SIZE * word + index;
    table.busy++;
    table.occupied[word] |= bit;
    table.running[word] |= bit;
    table.job[lane] = number;
    table.jobs.live[number]++;
    boolean isFirst = wanted-- == job.copies();
    table.started[lane] = (int) table.step;
    table.limit[lane] = job.limit();
    table.deadline = Math.min(table.deadline, table.deadline(lane));
    opened[word] |= bit;
    if (isFirst && job.reportsChild()) {
      table.awaiting[word] |= bit;
    }
    if (job.reportsPresent()) {
      table.due[word] |= bit;
    }
    table.childOnly[word] |= job.plays() ? 0 : bit;
    if (job.isForced()) {
      table.forced[word] |= bit;
      for (int role = 0; role < roles; role++) {
        table.moves[lane * roles + role] = job.move(role);
      }
    }
    if (job.isInitial()) {
      initial[word] |= bit;
    } else {
      System.arraycopy(job.state(), 0, rows, lane * stateWords, stateWords);
    }
  }

  private void open() {
    System.arraycopy(opened, 0, slots, scratch, width);
    kernel.run(program.openCode(), 0, program.openCode().length, slots);
    System.arraycopy(initial, 0, slots, scratch, width);
    kernel.run(program.initialCode(), 0, program.initialCode().length, slots);
    for (int word = 0; word < width; word++) {
      long given = opened[word] & ~initial[word];
      if (given != 0) {
        transfer.scatter(bases, word, given, rows, stateWords);
      }
      force(word, opened[word] & table.forced[word]);
      opened[word] = 0;
      initial[word] = 0;
    }
  }

  private void force(int word, long lanes) {
    for (long left = lanes; left != 0; left &= left - 1) {
      int index = Long.numberOfTrailingZeros(left);
      for (int role = 0; role < roles; role++) {
        if (table.moves[(Long.SIZE * word + index) * roles + role] != LaneJob.RANDOM) {
          int forced = SlotArray.offset(program.registers().forced(role), width);
          slots[forced + word] |= 1L << index;
        }
      }
    }
  }
}
