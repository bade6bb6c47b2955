package org.gonu.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.JavaMachine;
import org.gonu.check.checks.Strictness;
import org.gonu.game.Game;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.gdl.Term;
import org.gonu.machine.Move;
import org.gonu.machine.Role;
import org.gonu.match.MatchClocks;
import org.gonu.match.MatchHeader;
import org.gonu.match.MatchRecord;
import org.gonu.match.Player;
import org.gonu.match.PlayerFailure;
import org.gonu.match.WrappedPlayer;
import org.gonu.player.RandomPlayer;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * The player in processes of its own, which are stopped now and then as a whole, against opponents
 * of which some answer at the last moment. {@code -Dstress.moves=N} says how many moves it makes.
 */
@Tag("slow")
final class ClockStressTest {
  private static final int MOVES = Integer.getInteger("stress.moves", 1_000);
  private static final int PROCESSES = 2;
  private static final Duration START_CLOCK = Duration.ofSeconds(10);
  private static final Duration PLAY_CLOCK = Duration.ofSeconds(2);
  private static final long PAUSE_MILLIS = 250;
  private static final long BETWEEN_PAUSES_MILLIS = 3_000;
  private static final long BEFORE_DEADLINE_MILLIS = 150;
  private static final ImmutableList<String> SHEETS =
      Lists.immutable.of(
          "connect-four",
          "breakthrough",
          "krk",
          "reversi",
          "gatekeepers",
          "checkers",
          "knightthrough",
          "tic-tac-toe",
          "jul-gonu");

  private final AtomicInteger made = new AtomicInteger();
  private final AtomicInteger matches = new AtomicInteger();
  private final MutableList<String> failures = Lists.mutable.<String>empty().asSynchronized();

  @Test
  void moves_withPausesAndASlowPeer_areNeverLateNorIllegal() throws Exception {
    ExecutorService threads = Executors.newCachedThreadPool();
    try {
      MutableList<Future<?>> tables = Lists.mutable.empty();
      for (int i = 0; i < PROCESSES; i++) {
        tables.add(threads.submit(this::playMatches));
      }
      for (Future<?> table : tables) {
        table.get();
      }
    } catch (ExecutionException failed) {
      throw new AssertionError(failed.getCause());
    } finally {
      threads.shutdownNow();
    }

    assertEquals("[]", failures.toString());
    assertTrue(made.get() >= MOVES, "moves: " + made.get());
  }

  private Void playMatches() throws IOException, InterruptedException {
    int port = freePort();
    Process process = start(port);
    Thread pauses = new Thread(() -> pauseNowAndThen(process));
    pauses.setDaemon(true);
    try (RemotePlayer own = new RemotePlayer("own", "localhost", port)) {
      awaitReady(own);
      pauses.start();
      while (made.get() < MOVES) {
        play(own, matches.getAndIncrement());
      }
    } finally {
      process.destroyForcibly();
    }
    return null;
  }

  private static int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0)) {
      return socket.getLocalPort();
    }
  }

  private static Process start(int port) throws IOException {
    return JavaMachine.gonu(
            List.of("--add-modules", "jdk.incubator.vector", "-Xmx1g"),
            "player",
            "--port",
            String.valueOf(port),
            "--player",
            "mcts:threads=1,memory=200",
            "--quiet")
        .redirectErrorStream(true)
        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
        .start();
  }

  private static void awaitReady(RemotePlayer own) throws InterruptedException {
    for (int i = 0; i < 100; i++) {
      try {
        own.ping(Duration.ofSeconds(1));
        return;
      } catch (PlayerFailure notYet) {
        TimeUnit.MILLISECONDS.sleep(200);
      }
    }
    throw new IllegalStateException("the player does not answer");
  }

  /** Stops all threads of a process for a moment, again and again. */
  private static void pauseNowAndThen(Process process) {
    try {
      while (process.isAlive()) {
        TimeUnit.MILLISECONDS.sleep(BETWEEN_PAUSES_MILLIS);
        signal(process, "-STOP");
        TimeUnit.MILLISECONDS.sleep(PAUSE_MILLIS);
        signal(process, "-CONT");
      }
    } catch (InterruptedException ended) {
      Thread.currentThread().interrupt();
    } catch (IOException failed) {
      throw new IllegalStateException(failed);
    }
  }

  private static void signal(Process process, String name)
      throws IOException, InterruptedException {
    new ProcessBuilder(List.of("kill", name, String.valueOf(process.pid()))).start().waitFor();
  }

  private void play(RemotePlayer own, int number) throws IOException {
    String name = SHEETS.get(number % SHEETS.size());
    Path file = Path.of("rules", name + ".kif");
    SourceText sheet = SourceText.decode(file.toString(), Files.readAllBytes(file));
    Game game = Game.load(sheet, CasePolicy.INSENSITIVE, Strictness.LENIENT).get();
    int seat = number / SHEETS.size() % game.roles().size();
    boolean isSlow = number % 4 == 3;
    ImmutableList<Player> players =
        game.roles()
            .collect(
                role ->
                    role.index() == seat
                        ? own
                        : isSlow ? new SlowPlayer(number) : new RandomPlayer("random", number));
    MatchHeader header =
        MatchHeader.builder()
            .matchId("stress." + number)
            .roles(game.roles().collect(Role::name))
            .build();
    MatchPlan plan =
        new MatchPlan(
            header, MatchClocks.of(START_CLOCK, PLAY_CLOCK).withGrace(Duration.ZERO), number);
    int steps =
        new Referee(game, Clock.systemUTC())
            .run(plan, players, new Watcher(name, seat))
            .moves()
            .size();
    made.addAndGet(steps);
  }

  /** Notes what the player under test fails at. */
  private final class Watcher implements Referee.Observer {
    private final String sheet;
    private final int seat;

    Watcher(String sheet, int seat) {
      this.sheet = sheet;
      this.seat = seat;
    }

    @Override
    public void reached(MatchRecord record) {
      // Only failures count.
    }

    @Override
    public void failed(Role role, PlayerFailure failure, Optional<Move> standIn) {
      if (role.index() == seat) {
        failures.add(sheet + ": " + failure.getMessage());
      }
    }
  }

  /** Answers at the last moment, by chance. */
  private static final class SlowPlayer extends WrappedPlayer {
    SlowPlayer(long seed) {
      super(new RandomPlayer("slow", seed));
    }

    @Override
    public Term play(ImmutableList<Move> lastJointMove, long deadlineNanos) {
      Term move = super.play(lastJointMove, deadlineNanos);
      long left = deadlineNanos - System.nanoTime() - BEFORE_DEADLINE_MILLIS * 1_000_000;
      try {
        TimeUnit.NANOSECONDS.sleep(Math.max(0, left));
      } catch (InterruptedException ended) {
        Thread.currentThread().interrupt();
      }
      return move;
    }
  }
}
