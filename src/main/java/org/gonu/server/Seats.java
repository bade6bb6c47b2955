package org.gonu.server;

import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BiFunction;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.machine.BrokenContractException;
import org.gonu.machine.DaemonThreads;
import org.gonu.match.Player;
import org.gonu.match.PlayerFailure;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The players of a match, each with a thread of its own, so that all think at the same time and
 * none can delay the others.
 */
final class Seats implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Seats.class);

  /** How long to wait for questions that do not matter any more but are being answered. */
  private static final Duration HUSH = Duration.ofMillis(200);

  /**
   * How long to wait beyond the end of a question for the player's own explanation of why there is
   * no answer: one behind a socket, which waits to the end, knows address and times.
   */
  private static final Duration LAST_WORD = Duration.ofMillis(100);

  private final ImmutableList<Player> players;
  private final ImmutableList<ExecutorService> threads;

  /** By player true if the log tells where it broke down; it may do so in each of many steps. */
  private final boolean[] isLogged;

  /**
   * The answer of one player to a question.
   *
   * @param failure what went wrong; null if nothing
   * @param usedNanos time from the question to the answer or the failure, or to the end of waiting
   */
  record Answer<T>(@Nullable T value, @Nullable PlayerFailure failure, long usedNanos) {
    /** The same answer as a failure. */
    Answer<T> failed(PlayerFailure why) {
      return new Answer<>(null, why, usedNanos);
    }

    /** The same answer as one that came too late. */
    Answer<T> late(String message) {
      return failed(new PlayerFailure(PlayerFailure.Kind.TIMEOUT, message));
    }

    /** The same answer with another value. */
    Answer<T> of(T other) {
      return new Answer<>(other, null, usedNanos);
    }
  }

  Seats(ImmutableList<Player> players) {
    this.players = players;
    isLogged = new boolean[players.size()];
    this.threads =
        players.collectWithIndex(
            (player, i) ->
                Executors.newSingleThreadExecutor(
                    DaemonThreads.named("seat-" + i + "-" + player.name())));
  }

  ImmutableList<Player> players() {
    return players;
  }

  /**
   * The result of a player's task, and when it came, by {@link System#nanoTime}.
   *
   * @param fault what the task threw; null if it has a value
   */
  private record Done<T>(@Nullable T value, @Nullable Throwable fault, long atNanos) {
    static <T> Done<T> of(Callable<T> task) {
      try {
        return new Done<>(task.call(), null, System.nanoTime());
      } catch (Exception | Error fault) {
        return new Done<>(null, fault, System.nanoTime());
      }
    }
  }

  /** A question to all players. */
  final class Question<T> {
    private final ImmutableList<Future<Done<T>>> futures;
    private final long startNanos;
    private final long endNanos;

    private Question(ImmutableList<Future<Done<T>>> futures, long startNanos, long endNanos) {
      this.futures = futures;
      this.startNanos = startNanos;
      this.endNanos = endNanos;
    }

    /** Waits for the answers, in role order; an answer after the end counts as late. */
    ImmutableList<Answer<T>> answers() {
      return futures.collectWithIndex(this::answer);
    }

    private Answer<T> answer(Future<Done<T>> future, int seat) {
      String late = players.get(seat).name() + " gave no answer in time";
      Answer<T> none = new Answer<>(null, null, endNanos - startNanos);
      try {
        long patience = Math.max(0, endNanos + LAST_WORD.toNanos() - System.nanoTime());
        Done<T> done = future.get(patience, TimeUnit.NANOSECONDS);
        Answer<T> given = new Answer<>(done.value(), null, done.atNanos() - startNanos);
        if (done.fault() != null) {
          return new Answer<>(null, failure(done.fault(), seat), given.usedNanos());
        }
        // The answer may have come too late, while the caller did other things.
        return done.atNanos() - endNanos <= 0 ? given : given.late(late);
      } catch (TimeoutException | CancellationException | ExecutionException never) {
        return none.late(late);
      } catch (InterruptedException interrupted) {
        Thread.currentThread().interrupt();
        return none.late("interrupted");
      }
    }
  }

  /**
   * Asks all players at once and waits for the answers.
   *
   * @param clock time that the players are told
   * @param grace time beyond it during which an answer still counts
   * @param question called in the player's thread with its number and its deadline
   */
  <T> ImmutableList<Answer<T>> ask(
      Duration clock, Duration grace, BiFunction<Integer, Long, T> question) {
    return pose(clock, grace, question).answers();
  }

  /** Asks all players at once without waiting; the clock starts now. */
  <T> Question<T> pose(Duration clock, Duration grace, BiFunction<Integer, Long, T> question) {
    long start = System.nanoTime();
    long deadline = start + clock.toNanos();
    ImmutableList<Future<Done<T>>> futures =
        threads.collectWithIndex(
            (thread, i) -> thread.submit(() -> Done.of(() -> question.apply(i, deadline))));
    return new Question<>(futures, start, deadline + grace.toNanos());
  }

  private PlayerFailure failure(Throwable fault, int seat) {
    String name = players.get(seat).name();
    if (fault instanceof PlayerFailure known) {
      return known;
    }
    if (fault instanceof BrokenContractException broken) {
      return new PlayerFailure(
          PlayerFailure.Kind.CONNECTION, name + " found the rules broken: " + broken.getMessage());
    }
    // Where the match is being ended, players may be closed while they answer.
    if (!isLogged[seat] && !Thread.currentThread().isInterrupted()) {
      isLogged[seat] = true;
      LOG.error("{} broke down; the record tells of later faults", name, fault);
    }
    return new PlayerFailure(PlayerFailure.Kind.CONNECTION, name + " broke down: " + fault);
  }

  /**
   * Withdraws questions that no player has begun to answer, and waits a moment for the others, so
   * that the next message is the last one that players get.
   */
  void hush() {
    threads.each(ExecutorService::shutdownNow);
    long end = System.nanoTime() + HUSH.toNanos();
    try {
      for (ExecutorService thread : threads) {
        thread.awaitTermination(Math.max(0, end - System.nanoTime()), TimeUnit.NANOSECONDS);
      }
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  /** Ends the threads; the players stay open. */
  @Override
  public void close() {
    threads.each(ExecutorService::shutdownNow);
  }
}
