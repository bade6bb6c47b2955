package org.gonu.engine.lanes.run;

import java.util.Arrays;
import org.gonu.machine.LaneJob;

/**
 * Bookkeeping of the lanes outside of the slots: which are occupied, run, wait to be reported. In
 * masks, bit i of word w stands for lane 64 w + i.
 *
 * <p>A lane is free, or it has a job. With a job it runs, or it rests: it has ended and waits to be
 * reported.
 */
final class LaneTable {
  /** Lanes with a job. */
  private final long[] occupied;

  /** Lanes that were running after the last inspection. */
  private final long[] running;

  /** Lanes for which a report of the state after the first step is pending. */
  private final long[] awaiting;

  /** Lanes whose state is reported after the next inspection. */
  private final long[] due;

  /** Lanes whose job ends with the report of a state. */
  private final long[] childOnly;

  /** Lanes whose job only asks whether the state after the first step is terminal. */
  private final long[] terminalOnly;

  /** Lanes that were stopped at the ply limit. */
  private final long[] cut;

  /** Lanes with a prescribed move that was not made yet. */
  private final long[] forced;

  /** Free lanes that still hold the state of their last job. */
  private final long[] stale;

  /** True if {@link #awaiting} may have lanes. */
  private boolean anyAwaiting;

  /** True if {@link #due} may have lanes. */
  private boolean anyDue;

  /** True if {@link #forced} may have lanes. */
  private boolean anyForced;

  private final LaneJobs jobs;
  private final LaneGroups groups;
  private final EndSteps ends;

  /** Number of steps made so far. {@link LaneJobs} keeps the low 32 bits of such numbers. */
  private long step;

  /** No lane reaches its limit before this step. */
  private long deadline = Long.MAX_VALUE;

  private int busy;
  private int resting;

  /** A table for {@code words} words of 64 lanes. */
  LaneTable(int words, int roles) {
    occupied = new long[words];
    running = new long[words];
    awaiting = new long[words];
    due = new long[words];
    childOnly = new long[words];
    terminalOnly = new long[words];
    cut = new long[words];
    forced = new long[words];
    stale = new long[words];
    spoil();
    int lanes = Long.SIZE * words;
    jobs = new LaneJobs(lanes, roles);
    groups = new LaneGroups(lanes);
    ends = new EndSteps(words);
  }

  /** Number of words of a mask. */
  int words() {
    return occupied.length;
  }

  /** Number of lanes with a job. */
  int busy() {
    return busy;
  }

  /** Number of lanes without a job. */
  int vacancies() {
    return Long.SIZE * occupied.length - busy;
  }

  /** Number of lanes that have ended but are not reported yet. */
  int resting() {
    return resting;
  }

  /** The jobs under way. */
  LaneJobs jobs() {
    return jobs;
  }

  /** The groups of lanes with the same job. */
  LaneGroups groups() {
    return groups;
  }

  /** The lanes of a word without a job. */
  long vacant(int word) {
    return ~occupied[word];
  }

  /** The lanes of a word that were running after the last inspection. */
  long running(int word) {
    return running[word];
  }

  /** The lanes of a word that rest. */
  long resting(int word) {
    return occupied[word] & ~running[word];
  }

  /** The lanes of a word whose job only asks whether the state after the first step is terminal. */
  long terminalOnly(int word) {
    return terminalOnly[word];
  }

  /** The lanes of a word that were stopped at the ply limit. */
  long cut(int word) {
    return cut[word];
  }

  /** Opens a job without lanes yet. Returns its number. */
  int open(LaneJob job) {
    int number = jobs.open(job, (int) step);
    checkLimitsAt(limitStep(number));
    return number;
  }

  /** Starts a job in vacant lanes of a word. */
  void start(int word, long lanes, LaneJob job, int number) {
    groups.open(word, lanes, number);
    busy += Long.bitCount(lanes);
    occupied[word] |= lanes;
    running[word] |= lanes;
    childOnly[word] |= job.plays() ? 0 : lanes;
    terminalOnly[word] |= job.reportsTerminal() ? lanes : 0;
    if (job.reportsPresent()) {
      due[word] |= lanes;
      anyDue = true;
    }
    if (job.isForced()) {
      forced[word] |= lanes;
      anyForced = true;
    }
  }

  /** Notes that the state of a lane is to be reported after its first step. */
  void awaitChild(int word, long lane) {
    awaiting[word] |= lane;
    anyAwaiting = true;
  }

  /** Marks all lanes as stale. */
  void spoil() {
    Arrays.fill(stale, -1);
  }

  /** True if there are stale lanes. */
  boolean hasStale() {
    long any = 0;
    for (long lanes : stale) {
      any |= lanes;
    }
    return any != 0;
  }

  /** Copies the mask of the stale lanes into slots, from an index on. */
  void copyStale(long[] slots, int at) {
    System.arraycopy(stale, 0, slots, at, stale.length);
  }

  /** The stale lanes of a word, which are not stale any more. */
  long takeStale(int word) {
    long lanes = stale[word];
    stale[word] = 0;
    return lanes;
  }

  /**
   * To be called after an inspection: notes which lanes have ended.
   *
   * @param at index of the mask of the running lanes in the slots
   */
  void inspected(long[] slots, int at) {
    for (int word = 0; word < running.length; word++) {
      long gone = running[word] & ~slots[at + word];
      if (gone != 0) {
        end(word, gone);
      }
    }
  }

  private void end(int word, long lanes) {
    running[word] &= ~lanes;
    awaiting[word] &= ~lanes;
    resting += Long.bitCount(lanes);
    ends.add((int) step, word, lanes);
  }

  /** Stops lanes of a word at the ply limit. */
  void cut(int word, long lanes) {
    cut[word] |= lanes;
    end(word, lanes);
  }

  /**
   * To be called after a step: states after a first step are due after the next inspection.
   *
   * @param at index of the mask of the lanes that have moved in the slots
   */
  void stepped(long[] slots, int at) {
    step++;
    if (!anyAwaiting) {
      return;
    }
    anyAwaiting = false;
    for (int word = 0; word < due.length; word++) {
      due[word] = awaiting[word] & slots[at + word];
      awaiting[word] &= ~due[word];
      anyDue |= due[word] != 0;
      anyAwaiting |= awaiting[word] != 0;
    }
  }

  /**
   * Takes the lanes that make their prescribed move in this step.
   *
   * @param at index of the mask of the lanes that move in the slots
   * @param taken receives them by word; untouched if there are none
   * @return false if no lane has a prescribed move
   */
  boolean takeForced(long[] slots, int at, long[] taken) {
    if (!anyForced) {
      return false;
    }
    anyForced = false;
    for (int word = 0; word < forced.length; word++) {
      taken[word] = forced[word] & slots[at + word];
      forced[word] &= ~taken[word];
      anyForced |= forced[word] != 0;
    }
    return true;
  }

  /**
   * Takes the lanes whose state is to be reported now.
   *
   * @param taken receives them by word; untouched if there are none
   * @return false if there are none
   */
  boolean takeDue(long[] taken) {
    if (!anyDue) {
      return false;
    }
    anyDue = false;
    System.arraycopy(due, 0, taken, 0, due.length);
    Arrays.fill(due, 0);
    return true;
  }

  /**
   * Frees those of some lanes of a word whose job ends with the report of a state. Returns them.
   */
  long freeChildOnly(int word, long reported) {
    long lanes = reported & childOnly[word];
    resting -= Long.bitCount(lanes & ~running[word]);
    running[word] &= ~lanes;
    for (long left = lanes; left != 0; left &= left - 1) {
      int group = groups.first(word, left);
      jobs.close(groups.job(group));
      groups.release(group, Long.lowestOneBit(left));
    }
    ends.remove(word, lanes);
    free(word, lanes);
    return lanes;
  }

  /** Frees lanes of a word that were resting and are reported. */
  void free(int word, long lanes) {
    busy -= Long.bitCount(lanes);
    stale[word] |= lanes;
    occupied[word] &= ~lanes;
    awaiting[word] &= ~lanes;
    childOnly[word] &= ~lanes;
    terminalOnly[word] &= ~lanes;
    cut[word] &= ~lanes;
    forced[word] &= ~lanes;
  }

  /** To be called when all lanes that rested are free. */
  void reported() {
    ends.clear();
    resting = 0;
  }

  /** True if the lanes that rest must be reported before the next inspection. */
  boolean mustReport() {
    return ends.isFull((int) step);
  }

  /** Sum over resting lanes of a word of the steps from the start of their job to their ends. */
  long steps(int word, long lanes, int job) {
    return ends.sum(word, lanes, jobs.started(job));
  }

  /** Number of steps since a job started. */
  int age(int job) {
    return (int) step - jobs.started(job);
  }

  /** True if a lane may have reached its ply limit. */
  boolean mustCheckLimits() {
    return step >= deadline;
  }

  /** Forgets when limits have to be checked. */
  void limitsChecked() {
    deadline = Long.MAX_VALUE;
  }

  /** True if a job has reached its limit in lanes that never wait; else it is checked then. */
  boolean isAtLimit(int job) {
    long limit = limitStep(job);
    if (step >= limit) {
      return true;
    }
    checkLimitsAt(limit);
    return false;
  }

  /** Notes that limits have to be checked again after the next step. */
  void checkLimitsNext() {
    checkLimitsAt(step + 1);
  }

  private void checkLimitsAt(long then) {
    deadline = Math.min(deadline, then);
  }

  /** The step at which a job reaches its limit in lanes that never wait. */
  private long limitStep(int job) {
    int limit = jobs.limit(job);
    return limit == Integer.MAX_VALUE ? Long.MAX_VALUE : step - age(job) + limit;
  }
}
