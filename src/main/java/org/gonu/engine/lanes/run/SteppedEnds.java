package org.gonu.engine.lanes.run;

import java.util.Arrays;
import org.gonu.engine.lanes.compile.GoalCode;
import org.gonu.engine.lanes.compile.LaneCode;
import org.gonu.engine.lanes.kernel.Interpreter;

/** Which lanes of a block are over, and the goals in them. */
final class SteppedEnds {
  private final GoalCode goalCode;
  private final long[] slots;
  private final long[] used;
  private final int running;
  private final int broken;

  /** By word the lanes that are over and whose goals are known. */
  private final long[] settled;

  private final long[] taken;

  /** By lane {@link SteppedLanes#RUNNING}, {@link SteppedLanes#ENDED} or BROKEN. */
  private final byte[] status;

  /** By role and lane the goal points; -1 where there are none. */
  private final byte[][] goals;

  private final int[] points;
  private long plies;

  SteppedEnds(LaneCode program, long[] slots, long[] used) {
    goalCode = program.goals();
    this.slots = slots;
    this.used = used;
    SlotOffsets offsets = SlotOffsets.of(program);
    running = offsets.running();
    broken = offsets.broken();
    settled = new long[used.length];
    taken = new long[used.length];
    status = new byte[Long.SIZE * used.length];
    goals = new byte[program.circuit().roles().size()][status.length];
    points = new int[goals.length];
    clear();
  }

  /** Forgets all ends. */
  void clear() {
    Arrays.fill(settled, 0);
    Arrays.fill(status, SteppedLanes.RUNNING);
    for (byte[] own : goals) {
      Arrays.fill(own, (byte) -1);
    }
    plies = 0;
  }

  /** Number of lanes that are over. */
  int resting() {
    int resting = 0;
    for (int word = 0; word < used.length; word++) {
      resting += Long.bitCount(used[word] & ~slots[running + word]);
    }
    return resting;
  }

  void addPlies(long number) {
    plies += number;
  }

  /** The joint moves made since the last call. */
  long takePlies() {
    long made = plies;
    plies = 0;
    return made;
  }

  /** Computes the goals of the lanes that have ended since the last call. */
  void settle(Interpreter interpreter, SteppedTotals totals) {
    boolean computed = false;
    for (int word = 0; word < used.length; word++) {
      long fresh = used[word] & ~slots[running + word] & ~settled[word];
      if (fresh == 0) {
        continue;
      }
      if (!computed) {
        interpreter.run(goalCode.code(), 0, goalCode.code().length, slots);
        computed = true;
      }
      settled[word] |= fresh;
      for (long left = fresh; left != 0; left &= left - 1) {
        settle(word, Long.numberOfTrailingZeros(left), totals);
      }
    }
  }

  /**
   * Adds the lanes that have ended since the last {@link #settle} to totals, without a look at
   * each, and forgets all ends.
   *
   * @return by word all lanes that are over; valid until the next call
   */
  long[] flush(Interpreter interpreter, SteppedTotals totals) {
    takeSettled();
    interpreter.run(goalCode.code(), 0, goalCode.code().length, slots);
    for (int word = 0; word < used.length; word++) {
      long over = used[word] & ~slots[running + word];
      long fresh = over & ~taken[word];
      taken[word] = over;
      if (fresh != 0) {
        long whole = fresh & ~slots[broken + word] & goalCode.whole(slots, word);
        totals.addEnds(Long.bitCount(fresh), Long.bitCount(fresh & ~whole));
        for (int role = 0; role < points.length; role++) {
          totals.addGoals(role, goalCode.points(slots, word, whole, role));
        }
      }
    }
    return taken;
  }

  private void settle(int word, int bit, SteppedTotals totals) {
    int lane = Long.SIZE * word + bit;
    boolean isBroken = (slots[broken + word] >>> bit & 1) != 0;
    boolean isWhole = goalCode.read(slots, word, 1L << bit, points) && !isBroken;
    status[lane] = isWhole ? SteppedLanes.ENDED : SteppedLanes.BROKEN;
    for (int role = 0; role < points.length; role++) {
      goals[role][lane] = isWhole ? (byte) points[role] : -1;
    }
    totals.addEnds(1, isWhole ? 0 : 1);
    for (int role = 0; isWhole && role < points.length; role++) {
      totals.addGoals(role, points[role]);
    }
  }

  /** True if goals of ended lanes are known that have not begun anew. */
  boolean anySettled() {
    long any = 0;
    for (long lanes : settled) {
      any |= lanes;
    }
    return any != 0;
  }

  /** By word the lanes that are over, whose ends are forgotten. Valid until the next call. */
  long[] takeSettled() {
    for (int word = 0; word < settled.length; word++) {
      taken[word] = settled[word];
      for (long left = settled[word]; left != 0; left &= left - 1) {
        int lane = Long.SIZE * word + Long.numberOfTrailingZeros(left);
        status[lane] = SteppedLanes.RUNNING;
        for (byte[] own : goals) {
          own[lane] = -1;
        }
      }
      settled[word] = 0;
    }
    return taken;
  }

  /** Copies the status of lanes. */
  void status(byte[] into, int from, int lanes) {
    System.arraycopy(status, 0, into, from, lanes);
  }

  /** Copies the goals of a role. */
  void goals(int role, byte[] into, int from, int lanes) {
    System.arraycopy(goals[role], 0, into, from, lanes);
  }
}
