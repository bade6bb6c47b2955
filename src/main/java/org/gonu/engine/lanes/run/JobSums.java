package org.gonu.engine.lanes.run;

import org.gonu.engine.lanes.compile.FixedSlots;
import org.gonu.engine.lanes.compile.GoalCode;
import org.gonu.engine.lanes.compile.LaneCode;
import org.gonu.machine.LaneClient;
import org.gonu.machine.PlayoutSums;
import org.jspecify.annotations.Nullable;

/**
 * Adds up the results of playouts for each job. A job is reported when its last playout has ended.
 * Recorded moves are lost when a lane starts again; so lanes that record moves report at each flush
 * the playouts that ended before it.
 */
final class JobSums {
  /** Offsets of the sums in the record of a job. */
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
  private final int[] tally;

  /** Bits of the longest wait of any lane. */
  private int tallyBits;

  /** By job a record of sums. */
  private final long[] sums;

  private final int length;

  /** The jobs to report. */
  private final int[] due;

  private int dueCount;
  private final @Nullable MadeMoves made;
  private final SumsOfJob reported = new SumsOfJob();

  JobSums(LaneCode program, long[] slots, LaneTable table) {
    this.slots = slots;
    this.table = table;
    goalCode = program.goals();
    FixedSlots fixed = program.fixedSlots();
    SlotOffsets offsets = SlotOffsets.of(program);
    roles = fixed.roles();
    phases = fixed.phases();
    broken = offsets.broken();
    tally = offsets.tally();
    int lanes = program.lanes();
    length = GOALS + roles;
    sums = new long[lanes * length];
    due = new int[lanes];
    made = fixed.recorded() > 0 ? new MadeMoves(program, slots) : null;
  }

  /**
   * To be called before {@link #add} and {@link #waited}: finds the length of the wait counters.
   */
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
   * Adds lanes of a group. The goal code must have run. Returns their plies.
   *
   * @param whole the lanes of the word in which every role has one goal value
   */
  long add(int group, int word, long lanes, long whole) {
    LaneJobs jobs = table.jobs();
    int job = table.groups().job(group);
    int at = job * length;
    int count = Long.bitCount(lanes);
    jobs.end(job, count);
    boolean isDue = made == null ? jobs.isOver(job) : sums[at + COUNT] == 0;
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
    long cut = lanes & table.cut(word);
    if (cut != 0 || good != lanes) {
      sums[at + CUT] += Long.bitCount(cut);
      sums[at + BROKEN] += Long.bitCount(lanes & ~good & ~cut);
    }
    for (int role = 0; role < roles; role++) {
      sums[at + GOALS + role] += goalCode.points(slots, word, good, role);
    }
    // Stuck lanes stopped in the step before, after its inspection.
    long steps = table.steps(word, lanes, job) - Long.bitCount(stuck);
    long plies = steps - waited(word, lanes);
    sums[at + PLIES] += plies;
    return plies;
  }

  /** Sum of the steps that lanes of a word have waited. */
  long waited(int word, long lanes) {
    long count = 0;
    for (int bit = 0; bit < tallyBits; bit++) {
      count += (long) Long.bitCount(slots[tally[bit] + word] & lanes) << bit;
    }
    return count * phases;
  }

  /** Reports the jobs that are due. */
  void report(LaneClient client) {
    LaneJobs jobs = table.jobs();
    for (int i = 0; i < dueCount; i++) {
      int job = due[i];
      reported.at = job * length;
      boolean isLast = jobs.isOver(job);
      client.ended(jobs.tag(job), reported, isLast);
      if (isLast) {
        jobs.close(job);
      }
      for (int at = reported.at; at < reported.at + length; at++) {
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
  private final class SumsOfJob implements PlayoutSums {
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
