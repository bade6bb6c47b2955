package org.gonu.player;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalDouble;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.Term;
import org.gonu.machine.BrokenContractException;
import org.gonu.machine.PackedGame;
import org.gonu.search.Search;
import org.gonu.search.SearchBudget;
import org.gonu.search.SearchReport;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What thinks in a match. It is told the state that the match has come to and a budget, and
 * searches in threads of its own; what it has found can be read at any time, so that who has to
 * answer never waits for it longer than it wants.
 *
 * <p>One thread searches on the circuit, which takes time to get ready. Another searches on the
 * reference engine until the first knows as much: nothing that is known is given up for a search
 * that knows less.
 */
final class SearchThread implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(SearchThread.class);

  /** How often it is looked whether a state is solved. */
  private static final long LOOK_MILLIS = 5;

  /**
   * How long the reference engine goes on between looks whether it is still needed, or one playout
   * if that takes longer: what is broken off is lost.
   */
  private static final long SLICE_NANOS = Duration.ofMillis(20).toNanos();

  /** What the reference engine finds out about a state while the circuit is there. */
  private static final long ENOUGH_PLAYOUTS = 2_000;

  private final SearchSelector choice;
  private final ThinkingThread circuitThread;
  private final ThinkingThread referenceThread;
  private final PlayoutCount playouts = new PlayoutCount();
  private final long startNanos = System.nanoTime();
  private final Object lock = new Object();

  /** The order being carried out. */
  private @Nullable SearchTask current;

  /** By thread, the order that it has not done with. */
  private @Nullable SearchTask openOnCircuit;

  private @Nullable SearchTask openOnReference;

  /** What was given to the thread on the reference engine last. */
  private @Nullable SearchTask latestOnReference;

  /** What that thread left to the circuit, though there was more to find out. */
  private @Nullable SearchTask leftToCircuit;

  private volatile boolean closed;

  /** When the search on the circuit knew as much as that on the reference engine; 0 before. */
  private volatile long readyNanos;

  /** Used by its thread alone. */
  private @Nullable Search reference;

  SearchThread(String name, SearchSelector choice) {
    this.choice = choice;
    circuitThread = new ThinkingThread(name + "-mind", this::searchOnCircuit);
    referenceThread = new ThinkingThread(name + "-mind-reference", this::searchOnReference);
  }

  /** Turns to a state; what is under way is ended. Returns at once. */
  void think(ImmutableList<Term> facts, SearchBudget budget) {
    synchronized (lock) {
      rest();
      SearchTask next = new SearchTask(facts, budget);
      current = next;
      openOnCircuit = next;
      circuitThread.give(next);
      openOnReference = null;
      if (needsReference()) {
        giveToReference(next);
      }
    }
  }

  private void giveToReference(SearchTask order) {
    openOnReference = order;
    latestOnReference = order;
    referenceThread.give(order);
  }

  /** True if the circuit cannot be relied on, or not yet. */
  private boolean needsReference() {
    return choice.isHopeless() || (readyNanos == 0 && !choice.waitsForCircuit());
  }

  /**
   * Waits until nothing is left to find out, the budget is spent, the mind is closed or the time
   * has come.
   *
   * @return false if the time came first
   */
  boolean await(long deadlineNanos) {
    synchronized (lock) {
      try {
        SearchTask mine = current;
        while (!closed && mine != null && current == mine && isOpen(mine) && !mine.isSolved()) {
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

  private boolean isOpen(SearchTask order) {
    return openOnCircuit == order || openOnReference == order;
  }

  /** What is known of the present state; null if no search has got there yet. */
  @Nullable SearchReport report(int role) {
    SearchTask now;
    synchronized (lock) {
      now = current;
    }
    return now == null ? null : now.report(role);
  }

  /** True if nothing is left to find out about the present state. */
  boolean isSolved() {
    SearchTask now;
    synchronized (lock) {
      now = current;
    }
    return now != null && now.isSolved();
  }

  /** Playouts finished since the mind is there, by whatever search. */
  long finishedPlayouts() {
    return playouts.finished();
  }

  /**
   * Seconds until the search on the circuit knew as much as that on the reference engine; empty if
   * it has not come to that.
   */
  OptionalDouble readySeconds() {
    long ready = readyNanos;
    return ready == 0 ? OptionalDouble.empty() : OptionalDouble.of((ready - startNanos) / 1e9);
  }

  /** True if answers are those of a search on the circuit. */
  boolean isReady() {
    return readyNanos != 0 && !choice.isHopeless();
  }

  /** Ends what is under way; the threads wait for the next order. */
  void rest() {
    synchronized (lock) {
      if (current != null) {
        current.budget().cancel();
      }
    }
  }

  private void searchOnCircuit(SearchTask order) {
    try {
      Optional<PackedGame> circuit = choice.awaitCircuit(order.facts(), order.budget());
      boolean isMore = circuit.isPresent();
      while (isMore && !order.budget().isOver() && !choice.isHopeless()) {
        Search search = choice.searchFor(circuit.get(), order.facts());
        playouts.countOnCircuit(search);
        search.moveTo(order.facts());
        order.setOnCircuit(search);
        look(order);
        isMore = choice.run(search, order.budget());
      }
    } catch (BrokenContractException fault) {
      LOG.warn("the rules break down in the search: {}", fault.getMessage());
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError fault) {
      if (tellFailure("the search failed; the match goes on without it", fault)) {
        choice.distrustFast(fault);
      }
    } finally {
      synchronized (lock) {
        look(order);
        if (openOnCircuit == order) {
          openOnCircuit = null;
          makeDoWithReference(order);
        }
        lock.notifyAll();
      }
    }
  }

  /**
   * Has the reference engine take up an order, or go on with it, if nothing comes of the circuit. A
   * limit of playouts that it has used up is not given again.
   */
  private void makeDoWithReference(SearchTask order) {
    if (choice.isHopeless() && (latestOnReference != order || leftToCircuit == order)) {
      leftToCircuit = null;
      giveToReference(order);
    }
  }

  private void searchOnReference(SearchTask order) {
    boolean isLeft = false;
    try {
      Search search = reference;
      if (search == null) {
        search = choice.newReferenceSearch(order.facts());
        reference = search;
        playouts.countOnReference(search);
      }
      search.moveTo(order.facts());
      order.setOnReference(search);
      isLeft = isForCircuit(order, search);
      long slice = 1;
      while (!isLeft && !order.budget().isOver() && !search.isSolved()) {
        boolean isAlone = choice.isHopeless();
        long start = System.nanoTime();
        search.run(isAlone ? order.budget() : order.budget().part(slice));
        slice = System.nanoTime() - start < SLICE_NANOS ? 2 * slice : Math.max(1, slice / 2);
        if (isAlone) {
          return;
        }
        isLeft = isForCircuit(order, search);
      }
    } catch (BrokenContractException fault) {
      LOG.warn("the rules break down in the search: {}", fault.getMessage());
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError fault) {
      tellFailure("the search on the reference engine failed", fault);
      reference = null;
    } finally {
      if (look(order)) {
        reference = null;
        playouts.retireReference();
      }
      synchronized (lock) {
        if (openOnReference == order) {
          openOnReference = null;
          leftToCircuit = isLeft ? order : null;
          if (openOnCircuit != order) {
            makeDoWithReference(order);
          }
        }
        lock.notifyAll();
      }
    }
  }

  /** Tells of a failure; false if it is none, since the search was called off. */
  private boolean tellFailure(String what, Throwable fault) {
    boolean isCalledOff = closed || Thread.currentThread().isInterrupted();
    if (isCalledOff) {
      LOG.debug("called off", fault);
    } else {
      LOG.error("{}", what, fault);
    }
    return !isCalledOff;
  }

  /** True if the reference engine leaves an order to the circuit. */
  private boolean isForCircuit(SearchTask order, Search search) {
    return look(order) || (!choice.isHopeless() && isEnough(search));
  }

  /** True if the reference engine leaves the processors to what makes the circuit's search. */
  private boolean isEnough(Search search) {
    return choice.hasCircuit() && search.report(0).playouts() >= ENOUGH_PLAYOUTS;
  }

  /** Looks whether the circuit leads. Returns true if the reference engine is not needed. */
  private boolean look(SearchTask order) {
    if (closed || choice.isHopeless()) {
      return false;
    }
    boolean isReady = readyNanos != 0;
    if (!isReady && order.isLedByCircuit(choice.roles(), !choice.waitsForCircuit())) {
      isReady = true;
      readyNanos = System.nanoTime() | 1;
      LOG.debug("the circuit has taken over");
    }
    return isReady;
  }

  @Override
  public void close() {
    closed = true;
    rest();
    circuitThread.close();
    referenceThread.close();
  }
}
