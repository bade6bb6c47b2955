package org.gonu.web.thought;

import io.javalin.http.HttpResponseException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.Term;
import org.gonu.machine.Move;
import org.gonu.machine.Role;
import org.gonu.machine.StateMachine;
import org.gonu.player.Analysis;
import org.gonu.player.Level;
import org.gonu.player.PlayerSettings;
import org.gonu.player.SoftChoice;
import org.gonu.search.SearchReport;
import org.gonu.web.PlayedGame;

/**
 * Searches positions for pages. There are few searches at once, each with a share of the processors
 * and the memory; the others wait, and are turned away if that takes too long.
 */
public final class Thinking implements AutoCloseable {
  /** The longest search that can be asked for. */
  public static final Duration MAX_TIME = Duration.ofSeconds(60);

  /** Searches at once. */
  public static final int MAX_SEARCHES =
      Math.max(2, Runtime.getRuntime().availableProcessors() / 2);

  /** Time for the circuit of a game before the first search. */
  private static final Duration CIRCUIT_LIMIT = Duration.ofSeconds(15);

  /** Searches at once and those that wait: each holds a thread of the server. */
  private static final int MAX_CALLERS = callers(MAX_SEARCHES);

  /** Time between two reports. */
  private static final Duration TICK = Duration.ofMillis(250);

  /** Most of the server's threads that searches may hold: half of all. */
  private static final int MAX_HELD = 32;

  /** The share of the heap that all searches have, as a divisor. */
  private static final int HEAP_SHARE = 3;

  private final Semaphore free = new Semaphore(MAX_SEARCHES, true);
  private final Semaphore callers = new Semaphore(MAX_CALLERS);
  private volatile boolean closed;

  /** How many may ask where so many searches run at once. */
  static int callers(int searches) {
    return Math.min(2 * searches + 12, MAX_HELD);
  }

  /**
   * What a search has found.
   *
   * @param reports by role; empty if no search has reached the position
   * @param seconds since it began
   * @param playouts finished
   */
  public record Found(ImmutableList<SearchReport> reports, double seconds, long playouts) {
    /** What it found for a role. */
    public Optional<SearchReport> report(Role role) {
      return reports.isEmpty() ? Optional.empty() : Optional.of(reports.get(role.index()));
    }
  }

  /**
   * What our player has to decide.
   *
   * @param facts of a position that is not terminal
   * @param role that it plays there
   * @param seed of the search and of a choice that is not always the best
   */
  public record Decision(
      PlayedGame game, ImmutableList<Term> facts, Role role, Level level, long seed) {}

  /** A move, and the search that it was chosen by. */
  public record Choice(Move move, Found found) {}

  /** The settings of a search at full strength. */
  public static PlayerSettings settings() {
    int threads = Math.max(1, Runtime.getRuntime().availableProcessors() / MAX_SEARCHES);
    long megabytes = (Runtime.getRuntime().maxMemory() >> 20) / HEAP_SHARE / MAX_SEARCHES;
    return PlayerSettings.defaults()
        .withThreads(threads)
        .withMemoryMegabytes((int) Math.max(1, Math.min(megabytes, Integer.MAX_VALUE)))
        .withPonder(false);
  }

  /** Waits for the circuit of a game, as long as a first search should. */
  public static void awaitCircuit(PlayedGame game) {
    game.game().fastEngine().await(CIRCUIT_LIMIT);
  }

  /**
   * The move that our player chooses at its level, in the thread of the caller.
   *
   * @param time for the search
   * @param patience how long to wait for other searches
   * @param goesOn see {@link #search}
   * @return empty if no search has reached the position
   * @throws HttpResponseException with status 503 if there are too many searches
   */
  public Optional<Choice> choose(
      Decision decision, Duration time, Duration patience, Predicate<Found> goesOn) {
    awaitCircuit(decision.game());
    Level level = decision.level();
    PlayerSettings own = level.over(settings()).withSeed(decision.seed() & Long.MAX_VALUE);
    Found found = search(decision.game(), decision.facts(), own, time, patience, goesOn);
    return found
        .report(decision.role())
        .filter(report -> report.candidates().notEmpty())
        .map(report -> SoftChoice.of(report, level.softness(), decision.seed()))
        .map(move -> new Choice(move, found));
  }

  /**
   * Searches a position that is not terminal, in the thread of the caller.
   *
   * @param patience how long to wait for other searches
   * @param goesOn told of the progress some times a second; false ends the search
   * @return what was found at the end
   * @throws HttpResponseException with status 503 if there are too many searches
   */
  public Found search(
      PlayedGame game,
      ImmutableList<Term> facts,
      PlayerSettings settings,
      Duration time,
      Duration patience,
      Predicate<Found> goesOn) {
    if (!callers.tryAcquire()) {
      throw new HttpResponseException(503, "too many wait for a search; ask again later");
    }
    try {
      return searchInTurn(game, facts, settings, time, patience, goesOn);
    } finally {
      callers.release();
    }
  }

  private Found searchInTurn(
      PlayedGame game,
      ImmutableList<Term> facts,
      PlayerSettings settings,
      Duration time,
      Duration patience,
      Predicate<Found> goesOn) {
    try {
      if (closed || !free.tryAcquire(patience.toMillis(), TimeUnit.MILLISECONDS)) {
        throw new HttpResponseException(503, "all searches are taken; ask again later");
      }
    } catch (InterruptedException ending) {
      Thread.currentThread().interrupt();
      throw new HttpResponseException(503, "the server stops");
    }
    try {
      return search(game, facts, settings, time, goesOn);
    } finally {
      free.release();
    }
  }

  private Found search(
      PlayedGame game,
      ImmutableList<Term> facts,
      PlayerSettings settings,
      Duration time,
      Predicate<Found> goesOn) {
    StateMachine machine = game.game().newMachine();
    long begin = System.nanoTime();
    try (Analysis analysis =
        new Analysis(game.game(), machine, machine.stateOf(facts), settings, time)) {
      boolean isOver = false;
      while (!isOver && !closed && !Thread.currentThread().isInterrupted()) {
        isOver = analysis.await(TICK);
        isOver |= !isOver && !goesOn.test(found(analysis, game, begin));
      }
      analysis.rest();
      return found(analysis, game, begin);
    }
  }

  private static Found found(Analysis analysis, PlayedGame game, long begin) {
    ImmutableList<Optional<SearchReport>> reports = game.roles().collect(analysis::report);
    return new Found(
        reports.allSatisfy(Optional::isPresent)
            ? reports.collect(Optional::orElseThrow)
            : Lists.immutable.empty(),
        (System.nanoTime() - begin) / 1e9,
        analysis.finishedPlayouts());
  }

  /** Ends all searches. */
  @Override
  public void close() {
    closed = true;
  }
}
