package org.gonu.player;

import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.TimeUnit;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.Term;
import org.gonu.machine.BrokenContractException;
import org.gonu.machine.PackedGame;
import org.gonu.search.PlayerCoefficient;
import org.gonu.search.Search;
import org.gonu.search.SearchBudget;
import org.gonu.search.SearchReport;
import org.gonu.search.SearchScheduler;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The search of a player in a match, in threads of its own. It is given the present state and a
 * budget. Results can be read at any time, so that the caller never waits longer than it wants.
 *
 * <p>One thread searches on the circuit, which takes time to get ready. Another searches on the
 * reference engine until the first knows as much, so that the search never falls back to knowing
 * less.
 */
final class SearchThread implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(SearchThread.class);

  /**
   * Time between checks whether the reference engine is still needed, or one playout if that takes
   * longer: a playout that is broken off is lost.
   */
  private final long sliceNanos;

  private final SearchSelector selector;
  private final ThinkingThread circuitThread;
  private final ThinkingThread referenceThread;
  private final SearchScheduler.Entry entryOnCircuit;
  private final SearchScheduler.Entry entryOnReference;
  private final PlayoutCount playouts = new PlayoutCount();
  private final long startNanos = System.nanoTime();
  private final Object lock = new Object();

  /** The present task. */
  private @Nullable SearchTask current;

  /** By thread, the task that it has not finished. */
  private @Nullable SearchTask openOnCircuit;

  private @Nullable SearchTask openOnReference;

  /** The task last given to the thread on the reference engine. */
  private @Nullable SearchTask latestOnReference;

  /** The task that this thread left to the circuit before it was done. */
  private @Nullable SearchTask leftToCircuit;

  private volatile boolean closed;

  /** When the search on the circuit knew as much as that on the reference engine; 0 before. */
  private volatile long readyNanos;

  /** The search on the reference engine; used only by its thread. */
  private @Nullable Search reference;

  /**
   * The search of a match.
   *
   * @param name of its threads
   * @param scheduler divides the processors among this search and those of other matches
   */
  SearchThread(String name, SearchSelector selector, SearchScheduler scheduler) {
    this.selector = selector;
    entryOnCircuit = scheduler.entry(selector.threads());
    entryOnReference = scheduler.entry(1);
    sliceNanos = selector.coefficients().nanos(PlayerCoefficient.REFERENCE_SLICE_MILLIS);
    circuitThread = new ThinkingThread(name + "-search", this::searchOnCircuit, selector::close);
    referenceThread =
        new ThinkingThread(name + "-search-reference", this::searchOnReference, () -> {});
  }

  /** Begins to search a state, and ends the task before. Returns at once. */
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

  /**
   * Searches the present state on the reference engine as well, since the circuit may be ready too
   * late for it. What comes from the circuit in time is preferred.
   */
  void doWithoutCircuit() {
    synchronized (lock) {
      SearchTask mine = current;
      if (mine != null && openOnCircuit == mine && latestOnReference != mine && !isReady()) {
        giveToReference(mine);
      }
    }
  }

  private void giveToReference(SearchTask task) {
    openOnReference = task;
    latestOnReference = task;
    referenceThread.give(task);
  }

  /** True if the circuit is not ready, or cannot be relied on. */
  private boolean needsReference() {
    return selector.isHopeless() || (readyNanos == 0 && !selector.waitsForCircuit());
  }

  /**
   * Waits until nothing is left to find out, the budget is spent, this search is closed or a time
   * has come.
   *
   * @return false if the time came first
   */
  boolean await(long deadlineNanos) {
    synchronized (lock) {
      try {
        SearchTask mine = current;
        while (!closed && mine != null && current == mine && !isDone(mine)) {
          long left = deadlineNanos - System.nanoTime();
          if (left <= 0) {
            return false;
          }
          // Each thread tells when it ends, and it ends when its search is solved.
          TimeUnit.NANOSECONDS.timedWait(lock, left);
        }
      } catch (InterruptedException ended) {
        Thread.currentThread().interrupt();
      }
      return true;
    }
  }

  /**
   * True if nothing more is to come. A search that can be repeated is read when it has ended: on
   * its way there, jobs under way still change the report of a solved state.
   */
  private boolean isDone(SearchTask task) {
    return !isOpen(task) || (!selector.waitsForCircuit() && task.isSolved());
  }

  private boolean isOpen(SearchTask task) {
    return openOnCircuit == task || openOnReference == task;
  }

  /** The report on the present state; null if no search has reached it. */
  @Nullable SearchReport report(int role) {
    return present().map(task -> task.report(role)).orElse(null);
  }

  /** True if nothing is left to find out about the present state. */
  boolean isSolved() {
    return present().filter(SearchTask::isSolved).isPresent();
  }

  /** True if the search of the present state has broken off. */
  boolean hasFailed() {
    return present().filter(SearchTask::hasFailed).isPresent();
  }

  private Optional<SearchTask> present() {
    synchronized (lock) {
      return Optional.ofNullable(current);
    }
  }

  /** Playouts finished by all searches of this match. */
  long finishedPlayouts() {
    return playouts.finished();
  }

  /**
   * Seconds until the search on the circuit knew as much as that on the reference engine; empty if
   * it never did.
   */
  OptionalDouble readySeconds() {
    long ready = readyNanos;
    return ready == 0 ? OptionalDouble.empty() : OptionalDouble.of((ready - startNanos) / 1e9);
  }

  /** True if reports are those of a search on the circuit. */
  boolean isReady() {
    return readyNanos != 0 && !selector.isHopeless();
  }

  /** Ends the present task; the threads wait for the next one. */
  void rest() {
    synchronized (lock) {
      if (current != null) {
        current.budget().cancel();
        entryOnCircuit.wake();
        entryOnReference.wake();
        lock.notifyAll();
      }
    }
  }

  private void searchOnCircuit(SearchTask task) {
    try {
      Optional<PackedGame> circuit = selector.awaitCircuit(task.facts(), task.budget());
      boolean isMore = circuit.isPresent();
      SearchBudget budget = task.budget().sharing(entryOnCircuit);
      if (isMore) {
        entryOnCircuit.enter(budget);
      }
      while (isMore && !budget.isOver() && !selector.isHopeless()) {
        SearchStage stage = selector.stageFor(circuit.get(), task.facts());
        Search search = stage.search();
        playouts.countOnCircuit(search);
        search.moveTo(task.facts());
        task.setOnCircuit(search);
        look(task);
        isMore = selector.run(stage, budget);
      }
    } catch (RuntimeException | Error fault) {
      task.failOnCircuit();
      if (isOurs(fault)) {
        selector.distrustFast(fault);
        LOG.error("the search failed; the match goes on without it", fault);
      }
    } finally {
      entryOnCircuit.leave();
      synchronized (lock) {
        // The task ends first of all: what follows may fail for want of memory.
        boolean wasOpen = openOnCircuit == task;
        openOnCircuit = wasOpen ? null : openOnCircuit;
        lock.notifyAll();
        look(task);
        if (wasOpen) {
          makeDoWithReference(task);
        }
      }
    }
  }

  /**
   * Gives a task to the reference engine, or lets it continue one, if there is no help from the
   * circuit. A limit of playouts that it has used up is not granted again.
   */
  private void makeDoWithReference(SearchTask task) {
    if (selector.isHopeless() && (latestOnReference != task || leftToCircuit == task)) {
      leftToCircuit = null;
      giveToReference(task);
    }
  }

  private void searchOnReference(SearchTask task) {
    boolean isLeft = false;
    SearchBudget budget = task.budget().sharing(entryOnReference);
    entryOnReference.enter(budget);
    try {
      isLeft = runOnReference(referenceAt(task), task, budget);
    } catch (RuntimeException | Error fault) {
      task.failOnReference();
      reference = null;
      if (isOurs(fault)) {
        LOG.error("the search on the reference engine failed", fault);
      }
    } finally {
      entryOnReference.leave();
      try {
        if (look(task)) {
          reference = null;
          playouts.retireReference();
        }
      } finally {
        endOnReference(task, isLeft);
      }
    }
  }

  /** The search on the reference engine, at the state of a task. */
  private Search referenceAt(SearchTask task) {
    Search search = reference;
    if (search == null) {
      search = selector.newReferenceSearch(task.facts());
      reference = search;
      playouts.countOnReference(search);
    }
    search.moveTo(task.facts());
    task.setOnReference(search);
    return search;
  }

  /**
   * Searches in slices, with rests between them, while there is a circuit to wait for; else until
   * the budget is spent.
   *
   * @return true if the task is left to the circuit
   */
  private boolean runOnReference(Search search, SearchTask task, SearchBudget budget) {
    boolean isLeft = isForCircuit(task, search);
    long slice = 1;
    while (!isLeft && !search.isSolved() && !budget.isOver()) {
      if (selector.isHopeless()) {
        search.run(budget);
        return false;
      }
      long start = System.nanoTime();
      search.run(budget.part(slice));
      long nanos = System.nanoTime() - start;
      slice = nanos < sliceNanos ? 2 * slice : Math.max(1, slice / 2);
      isLeft = isForCircuit(task, search);
      if (!isLeft) {
        leaveProcessors(budget, selector.restOfReference(nanos, start - startNanos));
      }
    }
    return isLeft;
  }

  private void endOnReference(SearchTask task, boolean isLeft) {
    synchronized (lock) {
      if (openOnReference == task) {
        openOnReference = null;
        leftToCircuit = isLeft ? task : null;
        if (openOnCircuit != task) {
          makeDoWithReference(task);
        }
      }
      lock.notifyAll();
    }
  }

  /**
   * Leaves the processors to those who prepare the search on the circuit: for some time, or until
   * the budget is over or there is no circuit to wait for.
   */
  private void leaveProcessors(SearchBudget budget, long nanos) {
    long end = System.nanoTime() + nanos;
    synchronized (lock) {
      try {
        long left = Math.min(nanos, budget.nanosLeft());
        while (left > 0 && !selector.isHopeless()) {
          TimeUnit.NANOSECONDS.timedWait(lock, left);
          left = Math.min(end - System.nanoTime(), budget.nanosLeft());
        }
      } catch (InterruptedException ended) {
        Thread.currentThread().interrupt();
      }
    }
  }

  /** False if a search has ended since the rules break down, or since it was cancelled. */
  private boolean isOurs(Throwable fault) {
    boolean isOfRules = fault instanceof BrokenContractException;
    boolean isCalledOff = closed || Thread.currentThread().isInterrupted();
    if (isOfRules) {
      LOG.warn("the rules break down in the search: {}", fault.getMessage());
    } else if (isCalledOff) {
      LOG.debug("called off", fault);
    }
    return !isOfRules && !isCalledOff;
  }

  /**
   * True if the reference engine leaves a task to the circuit: it is not needed any more, or has
   * done enough and leaves the processors to preparing the search there.
   */
  private boolean isForCircuit(SearchTask task, Search search) {
    return look(task)
        || (!selector.isHopeless()
            && selector.hasCircuit()
            && search.report(0).playouts() >= selector.enoughPlayouts());
  }

  /**
   * Checks whether the circuit leads. Returns true if the reference engine is not needed any more.
   */
  private boolean look(SearchTask task) {
    if (closed || selector.isHopeless()) {
      return false;
    }
    if (readyNanos == 0 && task.isLedByCircuit(selector.roles(), !selector.waitsForCircuit())) {
      readyNanos = System.nanoTime() | 1;
      LOG.debug("the circuit has taken over");
    }
    return readyNanos != 0;
  }

  @Override
  public void close() {
    closed = true;
    rest();
    circuitThread.close();
    referenceThread.close();
  }
}
