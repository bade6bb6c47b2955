package org.gonu.search;

import java.time.Duration;
import java.util.Comparator;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Divides the processors among the searches of one program: at any time no more threads search than
 * there are processors for. A search goes on for a slice of time, which is shorter the more
 * searches there are; then it waits while others come before it. The one that has had the fewest
 * slices for its turn comes first, among equals the one whose clock ends first. So each turn gets
 * something before any gets more, and threads that have to answer find a processor.
 *
 * <p>Scheduling is cooperative: a search gives way where it asks whether its {@link SearchBudget}
 * is over. Safe for use by any thread.
 */
public final class SearchScheduler {
  /** All searches are to have a slice within one part of so many of a turn. */
  private static final int PARTS_OF_A_TURN = 2;

  /** The search to go on next is the first. */
  private static final Comparator<Entry> ORDER =
      Comparator.<Entry>comparingLong(entry -> entry.slices)
          .thenComparing((a, b) -> Long.signum(a.deadlineNanos - b.deadlineNanos))
          .thenComparingLong(entry -> entry.number);

  private final int processors;
  private final long sliceNanos;
  private final long minSliceNanos;
  private final ReentrantLock lock = new ReentrantLock();

  /** Searches that wait for their next slice. */
  private final TreeSet<Entry> waiting = new TreeSet<>(ORDER);

  private int freeProcessors;
  private long entries;

  /** Searches in a turn. */
  private int inside;

  /** A scheduler by which no search waits, so that slices do not matter. */
  public static SearchScheduler unbounded() {
    return new SearchScheduler(Integer.MAX_VALUE, Duration.ofDays(1), Duration.ZERO);
  }

  /**
   * A scheduler.
   *
   * @param processors threads that may search at the same time, at least 1
   * @param slice time that a search goes on while others wait, at most
   * @param minSlice the same at least, however many searches there are
   */
  public SearchScheduler(int processors, Duration slice, Duration minSlice) {
    if (processors < 1 || slice.isNegative() || minSlice.isNegative()) {
      throw new IllegalArgumentException(
          processors + " processors, slices from " + minSlice + " to " + slice);
    }
    this.processors = processors;
    this.sliceNanos = slice.toNanos();
    this.minSliceNanos = minSlice.toNanos();
    this.freeProcessors = processors;
  }

  /**
   * A search that is to be scheduled.
   *
   * @param threads with which it searches; it waits until as many processors are free, or all
   */
  public Entry entry(int threads) {
    lock.lock();
    try {
      return new Entry(Math.min(threads, processors), entries++);
    } finally {
      lock.unlock();
    }
  }

  /** Searches in a turn for each processor; 0 if each has a processor of its own. */
  public double crowding() {
    lock.lock();
    try {
      return inside <= processors ? 0 : (double) inside / processors;
    } finally {
      lock.unlock();
    }
  }

  private enum State {
    /** It does not search. */
    OUTSIDE,
    /** It wants to go on. */
    WAITING,
    RUNNING
  }

  /** One search, with all its threads. */
  public final class Entry {
    private final int threads;
    private final long number;
    private final Condition changed = lock.newCondition();

    /** Slices that it has used up in the present turn; changed only while it does not wait. */
    private long slices;

    /** When the clock of the present turn ends; changed only while it is outside. */
    private long deadlineNanos;

    /** The length of that turn. */
    private long turnNanos;

    private volatile State state = State.OUTSIDE;
    private volatile long sliceEndNanos;

    private Entry(int threads, long number) {
      this.threads = threads;
      this.number = number;
    }

    /**
     * Begins the work of a turn: waits for a slice, or until the budget is over. {@link #leave}
     * must follow.
     */
    public void enter(SearchBudget budget) {
      lock.lock();
      try {
        inside++;
        slices = 0;
        deadlineNanos = budget.deadlineNanos();
        turnNanos = Math.max(0, budget.nanosLeft());
        ask();
        await(budget);
      } finally {
        lock.unlock();
      }
    }

    /** Ends the work of a turn; does nothing if none has begun. */
    public void leave() {
      lock.lock();
      try {
        if (state == State.OUTSIDE) {
          return;
        }
        inside--;
        if (state == State.RUNNING) {
          freeProcessors += threads;
        }
        waiting.remove(this);
        state = State.OUTSIDE;
        changed.signalAll();
        grant();
      } finally {
        lock.unlock();
      }
    }

    /** True if the slice is used up, or the search has none. */
    boolean isDue(long now) {
      State seen = state;
      return seen == State.WAITING || (seen == State.RUNNING && now - sliceEndNanos >= 0);
    }

    /** Gives way if others come first; returns when the search may go on, or is over. */
    void giveWay(SearchBudget budget) {
      lock.lock();
      try {
        if (state == State.RUNNING && System.nanoTime() - sliceEndNanos >= 0) {
          slices++;
          freeProcessors += threads;
          ask();
        }
        await(budget);
      } finally {
        lock.unlock();
      }
    }

    private void ask() {
      state = State.WAITING;
      waiting.add(this);
      grant();
    }

    /** Waits while this search may not go on, unless its budget is over. */
    private void await(SearchBudget budget) {
      try {
        long left = budget.nanosLeft();
        while (state == State.WAITING && left > 0) {
          if (changed.await(left, TimeUnit.NANOSECONDS)) {
            left = budget.nanosLeft();
          } else {
            left = 0;
          }
        }
      } catch (InterruptedException closing) {
        Thread.currentThread().interrupt();
      }
    }

    private void run() {
      state = State.RUNNING;
      double fair = (double) turnNanos / PARTS_OF_A_TURN * processors / inside;
      long slice = Math.max(Math.min(minSliceNanos, sliceNanos), (long) fair);
      sliceEndNanos = System.nanoTime() + Math.min(slice, sliceNanos);
      changed.signalAll();
    }

    /** Lets threads that wait look again whether the budget is over; from any thread. */
    public void wake() {
      lock.lock();
      try {
        changed.signalAll();
      } finally {
        lock.unlock();
      }
    }
  }

  /** Lets searches go on in their order as long as there are processors. */
  private void grant() {
    while (!waiting.isEmpty() && waiting.first().threads <= freeProcessors) {
      Entry next = waiting.first();
      waiting.remove(next);
      freeProcessors -= next.threads;
      next.run();
    }
  }
}
