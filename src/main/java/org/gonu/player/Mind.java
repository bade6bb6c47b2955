package org.gonu.player;

import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.Term;
import org.gonu.machine.BrokenContractException;
import org.gonu.search.Search;
import org.gonu.search.SearchBudget;
import org.gonu.search.SearchReport;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The thread that thinks in a match. It is told the state that the match has come to and a budget,
 * and searches; what it has found can be read at any time, so that who has to answer never waits
 * for it longer than it wants.
 */
final class Mind implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Mind.class);

  /** How often it is looked whether a state is solved. */
  private static final long LOOK_MILLIS = 5;

  private final SearchChoice choice;
  private final Thread thread;
  private final Object lock = new Object();

  /** The latest order, until the thread takes it up. */
  private @Nullable Order order;

  private boolean closed;

  /** The order being carried out. */
  private @Nullable Order current;

  /** The search in use, and the playouts of those before it. */
  private @Nullable Search latest;

  private long playoutsBefore;

  /** What is to be thought about. */
  private static final class Order {
    final ImmutableList<Term> facts;
    final SearchBudget budget;
    volatile boolean done;
    volatile @Nullable Search search;

    Order(ImmutableList<Term> facts, SearchBudget budget) {
      this.facts = facts;
      this.budget = budget;
    }
  }

  Mind(String name, SearchChoice choice) {
    this.choice = choice;
    this.thread = new Thread(null, this::live, name + "-mind", 16L << 20);
    thread.setDaemon(true);
    thread.start();
  }

  /** Turns to a state; what is under way is ended. Returns at once. */
  void think(ImmutableList<Term> facts, SearchBudget budget) {
    synchronized (lock) {
      Order before = current;
      if (before != null) {
        before.budget.cancel();
      }
      order = new Order(facts, budget);
      current = order;
      lock.notifyAll();
    }
  }

  /**
   * Waits until nothing is left to find out, the budget is spent or the time has come.
   *
   * @return false if the time came first
   */
  boolean await(long deadlineNanos) {
    synchronized (lock) {
      try {
        Order mine = current;
        while (mine != null && !mine.done && current == mine && !isSolved(mine)) {
          long left = deadlineNanos - System.nanoTime();
          if (left <= 0) {
            return false;
          }
          lock.wait(Math.max(1, Math.min(LOOK_MILLIS, left / 1_000_000)));
        }
      } catch (InterruptedException ended) {
        Thread.currentThread().interrupt();
      }
      return true;
    }
  }

  private static boolean isSolved(Order order) {
    Search search = order.search;
    return search != null && search.isSolved();
  }

  /** What is known of the present state; null if the search has not got there yet. */
  @Nullable SearchReport report(int role) {
    Order now;
    synchronized (lock) {
      now = current;
    }
    Search search = now == null ? null : now.search;
    return search == null ? null : search.report(role);
  }

  /** Playouts finished since the mind is there, by whatever search. */
  long finishedPlayouts() {
    synchronized (lock) {
      return playoutsBefore + (latest == null ? 0 : latest.finishedPlayouts());
    }
  }

  /** Goes on counting where another search takes over. */
  private void count(Search search) {
    synchronized (lock) {
      if (latest != search) {
        playoutsBefore += latest == null ? 0 : latest.finishedPlayouts();
        latest = search;
      }
    }
  }

  /** Ends what is under way; the thread waits for the next order. */
  void rest() {
    synchronized (lock) {
      if (current != null) {
        current.budget.cancel();
      }
    }
  }

  private void live() {
    try {
      while (true) {
        Order next = next();
        if (next == null) {
          return;
        }
        carryOut(next);
      }
    } catch (InterruptedException closing) {
      LOG.debug("the mind is closed");
    }
  }

  private @Nullable Order next() throws InterruptedException {
    synchronized (lock) {
      while (order == null && !closed) {
        lock.wait();
      }
      Order next = order;
      order = null;
      return closed ? null : next;
    }
  }

  private void carryOut(Order next) {
    try {
      boolean isMore = true;
      while (isMore && !next.budget.isOver()) {
        Search search = choice.searchFor(next.facts);
        count(search);
        search.moveTo(next.facts);
        next.search = search;
        isMore = choice.run(search, next.budget);
      }
    } catch (BrokenContractException fault) {
      LOG.warn("the rules break down in the search: {}", fault.getMessage());
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError fault) {
      LOG.error("the search failed; the match goes on without it", fault);
      choice.distrustFast(fault);
    } finally {
      synchronized (lock) {
        next.done = true;
        lock.notifyAll();
      }
    }
  }

  @Override
  public void close() {
    synchronized (lock) {
      closed = true;
      if (current != null) {
        current.budget.cancel();
      }
      lock.notifyAll();
    }
  }
}
