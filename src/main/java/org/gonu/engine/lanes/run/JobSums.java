package org.gonu.engine.lanes.run;

import java.util.Arrays;
import org.gonu.engine.lanes.compile.FixedSlots;
import org.gonu.engine.lanes.compile.GoalCode;
import org.gonu.engine.lanes.compile.LaneCode;
import org.gonu.engine.lanes.kernel.SlotArray;
import org.gonu.machine.LaneClient;
import org.gonu.machine.PlayoutSums;
import org.jspecify.annotations.Nullable;

/**
 * What playouts have come to, job by job. A job is reported when its last playout has ended; but
 * lanes that record moves forget them when they are filled again, so there the playouts of a job
 * that end together are reported together.
 */
final class JobSums {
  /** Where the sums stand in the record of a job. */
  private static final int COUNT = 0;

  private static final int PLIES = 1;
  private static final int CUT = 2;
  private static final int BROKEN = 3;
  private static final int SCORED = 4;
  private static final int GOALS = 5;

  private final long[] slots;
  private final LaneTable table;
  private final GoalCode goalCode;
  private final int roles;
  private final int phases;
  private final int broken;
  private final int[] tally = new int[FixedSlots.TALLY_BITS];

  /** Bits of the longest wait of a lane. */
  private int tallyBits;

  /** By job a record of sums. */
  private final long[] sums;

  private final int length;

  /** The jobs to report. */
  private final int[] due;

  private int dueCount;
  private final @Nullable MadeMoves made;
  private final View view = new View();

  JobSums(LaneCode program, long[] slots, LaneTable table) {
    this.slots = slots;
    this.table = table;
    goalCode = program.goals();
    FixedSlots registers = program.registers();
    int width = program.width();
    roles = registers.roles();
    phases = registers.phases();
    broken = SlotArray.offset(registers.broken(), width);
    Arrays.setAll(tally, bit -> SlotArray.offset(registers.tally(bit), width));
    int lanes = program.lanes();
    length = GOALS + roles;
    sums = new long[lanes * length];
    due = new int[lanes];
    made = registers.recorded() > 0 ? new MadeMoves(program, slots) : null;
  }

  /** To be called before lanes are added, or it is asked how long they waited. */
  void lookAtWaits() {
    tallyBits = tally.length;
    while (tallyBits > 0 && !any(tally[tallyBits - 1])) {
      tallyBits--;
    }
  }

  private boolean any(int slot) {
    long any = 0;
    for (int word = 0; word < table.words(); word++) {
      any |= slots[slot + word];
    }
    return any != 0;
  }

  /**
   * Adds lanes of a group, after the code of the goals has run. Returns their plies.
   *
   * @param whole the lanes of the word in which every role has one goal value
   */
  long add(int group, int word, long lanes, long whole) {
    int job = table.groups.job[group];
    int at = job * length;
    int count = Long.bitCount(lanes);
    table.jobs.live[job] -= count;
    boolean isDue = made == null ? table.jobs.live[job] == 0 : sums[at + COUNT] == 0;
    if (isDue) {
      due[dueCount++] = job;
    }
    long stuck = lanes & slots[broken + word];
    long good = lanes & whole & ~stuck;
    sums[at + COUNT] += count;
    sums[at + SCORED] += Long.bitCount(good);
    if (made != null) {
      made.add(job, word, good);
    }
    long cut = lanes & table.cut[word];
    if (cut != 0 || good != lanes) {
      sums[at + CUT] += Long.bitCount(cut);
      sums[at + BROKEN] += Long.bitCount(lanes & ~good & ~cut);
    }
    for (int role = 0; role < roles; role++) {
      sums[at + GOALS + role] += goalCode.points(slots, word, good, role);
    }
    // Stuck lanes stopped in the step before, behind the look.
    long steps = table.ends.sum(word, lanes, table.jobs.started[job]) - Long.bitCount(stuck);
    long plies = steps - waited(word, lanes);
    sums[at + PLIES] += plies;
    return plies;
  }

  /** The number of steps that lanes waited, over all of them. */
  long waited(int word, long lanes) {
    long count = 0;
    for (int bit = 0; bit < tallyBits; bit++) {
      count += (long) Long.bitCount(slots[tally[bit] + word] & lanes) << bit;
    }
    return count * phases;
  }

  /** Reports what is due. */
  void report(LaneClient client) {
    for (int i = 0; i < dueCount; i++) {
      int job = due[i];
      view.at = job * length;
      boolean isLast = table.jobs.live[job] == 0;
      client.ended(table.jobs.tag[job], view, isLast);
      if (isLast) {
        table.jobs.close(job);
      }
      for (int at = view.at; at < view.at + length; at++) {
        sums[at] = 0;
      }
      if (made != null) {
        made.clear(job);
      }
    }
    dueCount = 0;
    if (made != null) {
      made.clear();
    }
  }

  /** The sums of one job. */
  private final class View implements PlayoutSums {
    private int at;

    @Override
    public int count() {
      return (int) sums[at + COUNT];
    }

    @Override
    public long plies() {
      return sums[at + PLIES];
    }

    @Override
    public int cut() {
      return (int) sums[at + CUT];
    }

    @Override
    public int broken() {
      return (int) sums[at + BROKEN];
    }

    @Override
    public int scored() {
      return (int) sums[at + SCORED];
    }

    @Override
    public long goals(int role) {
      return sums[at + GOALS + role];
    }

    @Override
    public int made(int move) {
      return made == null ? 0 : made.count(at / length, move);
    }

    @Override
    public long goalsWith(int move) {
      return made == null ? 0 : made.goals(at / length, move);
    }
  }
}
