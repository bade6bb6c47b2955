package org.gonu.server;

import java.time.Duration;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BiFunction;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.machine.BrokenContractException;
import org.gonu.match.Player;
import org.gonu.match.PlayerFailure;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The players of a match, each with a thread of its own, so that all think at the same time and
 * none can hold the others up.
 */
final class Seats implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Seats.class);

  private final ImmutableList<Player> players;
  private final ImmutableList<ExecutorService> threads;

  /**
   * What came of a question to one player.
   *
   * @param failure what went wrong; null if nothing
   */
  record Answer<T>(@Nullable T value, @Nullable PlayerFailure failure) {}

  Seats(ImmutableList<Player> players) {
    this.players = players;
    this.threads =
        players.collectWithIndex(
            (player, i) ->
                Executors.newSingleThreadExecutor(
                    task -> {
                      Thread thread = new Thread(task, "seat-" + i + "-" + player.name());
                      thread.setDaemon(true);
                      return thread;
                    }));
  }

  ImmutableList<Player> players() {
    return players;
  }

  /**
   * Asks all players at once and waits for the answers.
   *
   * @param clock time that the players are told
   * @param grace time beyond it that is waited
   * @param question called in the player's thread with its number and its deadline
   */
  <T> ImmutableList<Answer<T>> ask(
      Duration clock, Duration grace, BiFunction<Integer, Long, T> question) {
    long start = System.nanoTime();
    long deadline = start + clock.toNanos();
    ImmutableList<Future<T>> futures =
        threads.collectWithIndex((thread, i) -> thread.submit(() -> question.apply(i, deadline)));
    long patience = clock.plus(grace).toNanos();
    return futures.collectWithIndex(
        (future, i) -> answer(future, players.get(i), patience - (System.nanoTime() - start)));
  }

  private static <T> Answer<T> answer(Future<T> future, Player player, long patienceNanos) {
    try {
      return new Answer<>(future.get(Math.max(0, patienceNanos), TimeUnit.NANOSECONDS), null);
    } catch (TimeoutException late) {
      return failed(PlayerFailure.Kind.TIMEOUT, player.name() + " gave no answer in time");
    } catch (ExecutionException failed) {
      if (failed.getCause() instanceof PlayerFailure failure) {
        return new Answer<>(null, failure);
      }
      if (failed.getCause() instanceof BrokenContractException fault) {
        return failed(
            PlayerFailure.Kind.CONNECTION,
            player.name() + " found the rules broken: " + fault.getMessage());
      }
      LOG.error("{} broke down", player.name(), failed.getCause());
      return failed(
          PlayerFailure.Kind.CONNECTION, player.name() + " broke down: " + failed.getCause());
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      return failed(PlayerFailure.Kind.TIMEOUT, "interrupted");
    }
  }

  private static <T> Answer<T> failed(PlayerFailure.Kind kind, String message) {
    return new Answer<>(null, new PlayerFailure(kind, message));
  }

  /** Ends the threads; the players stay as they are. */
  @Override
  public void close() {
    threads.each(ExecutorService::shutdownNow);
  }
}
