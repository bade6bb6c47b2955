package org.gonu.cli.tournament;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.map.MutableMap;
import org.eclipse.collections.api.set.MutableSet;
import org.eclipse.collections.impl.list.primitive.IntInterval;
import org.gonu.cli.console.Console;
import org.gonu.cli.console.InterruptHook;
import org.gonu.machine.DaemonThreads;
import org.gonu.server.tournament.Entrant;
import org.gonu.server.tournament.MatchResult;
import org.gonu.server.tournament.ScheduledMatch;
import org.gonu.server.tournament.TournamentSpec;
import org.gonu.server.tournament.log.LogFile;
import org.jspecify.annotations.Nullable;

/**
 * Plays what a log says is next, several matches at once, until nothing is left that can be played.
 * A result is in the log before it is shown or anything follows from it.
 *
 * <p>A player that cannot be reached is left alone for a while, longer each time, and after some
 * times in a row for the rest of the session; the matches of the others go on.
 */
final class TournamentSession {
  private final TournamentSpec spec;
  private final LogFile log;
  private final MatchRunner runner;
  private final Console console;
  private final String again;
  private final TournamentProgress progress;

  /** The matches in progress, with the addresses that they use. */
  private final MutableMap<String, ImmutableList<String>> inProgress = Maps.mutable.empty();

  private final Absences absences = new Absences();

  private boolean ended;

  private record Start(ScheduledMatch match, ImmutableList<String> addresses) {}

  /**
   * A session.
   *
   * @param again the command that goes on with the tournament
   */
  TournamentSession(
      TournamentSpec spec,
      LogFile log,
      MatchRunner runner,
      Console console,
      String again,
      boolean quiet) {
    this.spec = spec;
    this.log = log;
    this.runner = runner;
    this.console = console;
    this.again = again;
    this.progress = new TournamentProgress(console, log.tournament(), quiet);
  }

  /**
   * Plays until nothing is left that can be played.
   *
   * @param workers matches at once
   * @throws IOException if the log cannot be written
   */
  void play(int workers) throws IOException {
    InterruptHook hook = InterruptHook.of("tournament-at-interrupt", this::interrupt);
    ExecutorService threads =
        Executors.newFixedThreadPool(workers, DaemonThreads.numbered("tournament-"));
    try {
      ImmutableList<Future<?>> running =
          IntInterval.oneTo(workers)
              .<Future<?>>collect(worker -> threads.submit(this::work))
              .toImmutable();
      for (Future<?> worker : running) {
        join(worker);
      }
    } finally {
      threads.shutdownNow();
      hook.close();
      progress.end();
    }
  }

  private static void join(Future<?> worker) throws IOException {
    try {
      worker.get();
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    } catch (ExecutionException failed) {
      if (failed.getCause() instanceof UncheckedIOException unwritable) {
        throw unwritable.getCause();
      }
      if (failed.getCause() instanceof RuntimeException fault) {
        throw fault;
      }
      if (failed.getCause() instanceof Error fault) {
        throw fault;
      }
      throw new IllegalStateException("a match failed", failed.getCause());
    }
  }

  private void work() {
    try {
      Optional<Start> start = take();
      while (start.isPresent()) {
        ScheduledMatch match = start.get().match();
        long began = System.nanoTime();
        finish(runner.play(match, start.get().addresses()), began);
        start = take();
      }
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    } catch (RuntimeException | Error fault) {
      end();
      throw fault;
    }
  }

  /** Starts no further match: something is wrong that no other match will mend. */
  private synchronized void end() {
    ended = true;
    notifyAll();
  }

  /** The next match that can be played; empty if there will be none. */
  private synchronized Optional<Start> take() throws InterruptedException {
    while (!ended) {
      long now = System.nanoTime();
      long wake = Long.MAX_VALUE;
      for (ScheduledMatch match : log.tournament().next()) {
        if (inProgress.containsKey(match.id())) {
          continue;
        }
        long rest = restOf(match, now);
        ImmutableList<String> addresses = rest <= 0 ? addresses(match) : null;
        if (addresses != null) {
          inProgress.put(match.id(), addresses);
          return Optional.of(new Start(match, addresses));
        }
        wake = rest <= 0 ? wake : Math.min(wake, rest);
      }
      if (inProgress.isEmpty() && wake == Long.MAX_VALUE) {
        ended = true;
        notifyAll();
        return Optional.empty();
      }
      // Woken by the end of a match, or when a player has rested.
      TimeUnit.NANOSECONDS.timedWait(this, Math.min(wake, TimeUnit.MINUTES.toNanos(1)));
    }
    return Optional.empty();
  }

  /** How long the players of a match are to be left alone; for ever if one has given up. */
  private long restOf(ScheduledMatch match, long now) {
    long rest = 0;
    for (int player : match.seats()) {
      rest = Math.max(rest, absences.restOf(spec.players().get(player).name(), now));
    }
    return rest;
  }

  /** Free addresses for the seats of a match; null if there are not enough. */
  private @Nullable ImmutableList<String> addresses(ScheduledMatch match) {
    MutableSet<String> taken = Sets.mutable.empty();
    inProgress.each(taken::addAllIterable);
    ImmutableList<String> chosen =
        match
            .seats()
            .collect(
                player -> {
                  Entrant entrant = spec.players().get(player);
                  if (entrant.isOwn()) {
                    return entrant.addresses().getFirst();
                  }
                  String free = entrant.addresses().detectIfNone(a -> !taken.contains(a), () -> "");
                  taken.add(free);
                  return free;
                });
    return chosen.contains("") ? null : chosen;
  }

  private synchronized void finish(MatchResult result, long began) {
    if (ended) {
      return;
    }
    inProgress.remove(result.match());
    try {
      log.add(result);
      note(result, began);
      progress.finished(result);
    } catch (IOException unwritable) {
      ended = true;
      throw new UncheckedIOException(unwritable);
    } finally {
      notifyAll();
    }
  }

  private void note(MatchResult result, long began) {
    for (int seat = 0; seat < result.players().size(); seat++) {
      String player = result.players().get(seat);
      if (result.faults().get(seat).absent()) {
        absences.note(player, began, System.nanoTime());
      } else if (result.goals().isPresent()) {
        absences.forget(player);
      }
    }
  }

  /** The names of the players that were given up. */
  synchronized ImmutableList<String> missing() {
    return spec.players().collect(Entrant::name).select(absences::isGivenUp);
  }

  /** Ends the session. Matches that end because their players are stopped do not count any more. */
  private void interrupt() {
    synchronized (this) {
      ended = true;
      notifyAll();
    }
    runner.abort();
    console.err().println();
    console.err().println("broken off; go on with: " + again);
    console.flush();
  }
}
