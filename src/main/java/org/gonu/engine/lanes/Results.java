package org.gonu.engine.lanes;

import java.util.Arrays;
import org.gonu.machine.LaneClient;

/** Watches which lanes end, and reports children and ends. */
final class Results {
  private final LaneProgram program;
  private final long[] slots;
  private final LaneTable table;
  private final Kernel kernel;
  private final ChildReports children;
  private final LaneSums sums;
  private final int running;
  private final int broken;
  private final int waited;
  private final int[] tally = new int[Registers.TALLY_BITS];

  Results(LaneProgram program, long[] slots, LaneTable table, Kernel kernel) {
    this.program = program;
    this.slots = slots;
    this.table = table;
    this.kernel = kernel;
    sums = new LaneSums(program.circuit().roles().size());
    running = SlotArray.offset(program.registers().running(), program.width());
    broken = SlotArray.offset(program.registers().broken(), program.width());
    waited = SlotArray.offset(program.registers().waited(), program.width());
    Arrays.setAll(tally, bit -> SlotArray.offset(program.registers().tally(bit), program.width()));
    children = new ChildReports(program, slots, table, kernel);
  }

  /** Number of lanes that have ended and were not reported. */
  int resting() {
    return table.resting;
  }

  /** Sees to the lanes after the look of a step: ends, reports of children, limits. */
  void look(PhaseCode code, LaneClient client) {
    for (int word = 0; word < table.words(); word++) {
      long still = slots[running + word] & table.occupied[word];
      long gone = table.running[word] & ~still;
      table.running[word] = still;
      if (gone != 0) {
        end(word, gone);
      }
    }
    children.report(code, client);
    if (table.step >= table.deadline) {
      cut();
    }
  }

  private void end(int word, long lanes) {
    table.resting += Long.bitCount(lanes);
    table.awaiting[word] &= ~lanes;
    // Broken lanes stopped in the step before, behind the look.
    long late = lanes & slots[broken + word];
    end(word, lanes & ~late, (int) table.step);
    end(word, late, (int) table.step - 1);
  }

  private void end(int word, long lanes, int step) {
    for (long left = lanes; left != 0; left &= left - 1) {
      table.ended[Long.SIZE * word + Long.numberOfTrailingZeros(left)] = step;
    }
  }

  /** After a step: what moved for the first time is reported at the next look. */
  void stepMade() {
    children.stepMade();
    table.step++;
  }

  /** Stops the lanes that have reached their limit. */
  private void cut() {
    table.deadline = Long.MAX_VALUE;
    for (int word = 0; word < table.words(); word++) {
      for (long left = table.running[word]; left != 0; left &= left - 1) {
        int index = Long.numberOfTrailingZeros(left);
        int lane = Long.SIZE * word + index;
        if (table.step < table.deadline(lane)) {
          table.deadline = Math.min(table.deadline, table.deadline(lane));
        } else if (table.age(lane) - waited(word, index) < table.limit[lane]) {
          table.deadline = table.step + 1;
        } else {
          long bit = 1L << index;
          table.cut[word] |= bit;
          table.running[word] &= ~bit;
          slots[running + word] &= ~bit;
          end(word, bit);
        }
      }
    }
  }

  /** The number of steps that a lane waited. */
  private int waited(int word, int index) {
    if ((slots[waited + word] >>> index & 1) == 0) {
      return 0;
    }
    int count = 0;
    for (int bit = 0; bit < tally.length; bit++) {
      count |= (int) (slots[tally[bit] + word] >>> index & 1) << bit;
    }
    return count * program.circuit().phases().size();
  }

  /** Reports the lanes that have ended. Returns the sum of their plies. */
  long report(LaneClient client) {
    kernel.run(program.goals().code(), 0, program.goals().code().length, slots);
    long plies = 0;
    for (int word = 0; word < table.words(); word++) {
      long ended = table.occupied[word] & ~table.running[word];
      for (long left = ended; left != 0; left &= left - 1) {
        plies += report(client, word, Long.numberOfTrailingZeros(left));
      }
      table.free(word, ended);
    }
    table.resting = 0;
    return plies;
  }

  private int report(LaneClient client, int word, int index) {
    long bit = 1L << index;
    int lane = Long.SIZE * word + index;
    boolean stuck = (slots[broken + word] & bit) != 0;
    sums.scored = program.goals().read(slots, word, bit, sums.goals) && !stuck;
    sums.cut = (table.cut[word] & bit) != 0;
    sums.broken = stuck || !(sums.cut || sums.scored);
    sums.plies = table.ended[lane] - table.started[lane] - waited(word, index);
    int job = table.job[lane];
    int ticket = table.jobs.ticket[job];
    client.ended(ticket, sums, table.jobs.release(job, 1));
    return sums.plies;
  }
}
