package org.gonu.engine.lanes;

import java.util.Arrays;
import java.util.Locale;
import java.util.function.BiPredicate;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.machine.LaneClient;
import org.gonu.machine.LaneJob;
import org.gonu.machine.PlayoutSums;

/** Gives out jobs by a rule, and keeps all that is reported. */
final class Recorder implements LaneClient {
  final MutableList<Child> children = Lists.mutable.empty();
  final MutableList<Told> told = Lists.mutable.empty();
  final MutableList<End> ends = Lists.mutable.empty();
  private final BiPredicate<Integer, LaneJob> jobs;
  private final int limit;
  private final int roles;
  private int given;

  /** A report of a child. */
  @SuppressWarnings("ArrayRecordComponent") // read element by element
  record Child(int tag, long[] state, long[] legal, boolean terminal, int[] goals) {
    @Override
    public String toString() {
      return tag
          + Arrays.toString(state)
          + Arrays.toString(legal)
          + terminal
          + Arrays.toString(goals);
    }
  }

  /** A report of whether a child is terminal. */
  record Told(int tag, boolean terminal) {}

  /** A report of an end. */
  @SuppressWarnings("ArrayRecordComponent") // read element by element
  record End(
      int tag, int count, long plies, int cut, int broken, int scored, long[] goals, boolean last) {
    static End of(int tag, PlayoutSums sums, int roles, boolean last) {
      long[] goals = new long[roles];
      Arrays.setAll(goals, sums::goals);
      return new End(
          tag, sums.count(), sums.plies(), sums.cut(), sums.broken(), sums.scored(), goals, last);
    }

    @Override
    public String toString() {
      return String.format(
          Locale.ROOT,
          "%d: %d playouts, %d plies, %d cut, %d broken, %d scored %s%s",
          tag,
          count,
          plies,
          cut,
          broken,
          scored,
          Arrays.toString(goals),
          last ? " last" : "");
    }
  }

  /** Gives so many jobs, with tickets from 0, as the rule fills them in for a phase. */
  Recorder(int roles, int limit, BiPredicate<Integer, LaneJob> jobs) {
    this.roles = roles;
    this.limit = limit;
    this.jobs = jobs;
  }

  @Override
  public boolean assign(int phase, LaneJob job) {
    job.setTag(given);
    if (given == limit || !jobs.test(phase, job)) {
      return false;
    }
    given++;
    return true;
  }

  @Override
  public void child(int tag, long[] state, long[] legal, boolean terminal, int[] goals) {
    children.add(new Child(tag, state.clone(), legal.clone(), terminal, goals.clone()));
  }

  @Override
  public void childTerminal(int tag, boolean terminal) {
    told.add(new Told(tag, terminal));
  }

  @Override
  public void ended(int tag, PlayoutSums sums, boolean last) {
    ends.add(End.of(tag, sums, roles, last));
  }
}
