package org.gonu.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.Socket;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.check.checks.Strictness;
import org.gonu.game.Game;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.http.RawSocket;
import org.gonu.http.ScriptedPlayer;
import org.gonu.machine.Move;
import org.gonu.machine.Role;
import org.gonu.match.MatchClocks;
import org.gonu.match.MatchHeader;
import org.gonu.match.MatchRecord;
import org.gonu.match.PlayerFailure;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Peers behind sockets that answer after the clock. */
@Timeout(60)
final class RemoteGraceTest {
  private static final String SHEET =
      """
      (role left)
      (init (step 0)) (<= (next (step 1)) (true (step 0)))
      (legal left first) (legal left second)
      (<= terminal (true (step 1))) (goal left 100)
      """;
  private static final Duration CLOCK = Duration.ofMillis(300);

  private final CountDownLatch end = new CountDownLatch(1);
  private final MutableList<PlayerFailure> failures = Lists.mutable.empty();

  /** Counts down when the referee has given up waiting. */
  private final CountDownLatch givenUp = new CountDownLatch(1);

  private final Referee.Observer observer =
      new Referee.Observer() {
        @Override
        public void reached(MatchRecord record) {}

        @Override
        public void failed(Role role, PlayerFailure failure, Optional<Move> standIn) {
          failures.add(failure);
          givenUp.countDown();
        }
      };

  private MatchRecord play(ScriptedPlayer peer, Duration startClock, Duration grace) {
    Game game =
        Game.load(new SourceText("test.kif", SHEET), CasePolicy.INSENSITIVE, Strictness.LENIENT)
            .get();
    MatchHeader header =
        MatchHeader.builder().matchId("m1").roles(Lists.immutable.of("left")).build();
    MatchPlan plan = new MatchPlan(header, MatchClocks.of(startClock, CLOCK).withGrace(grace), 1);
    try (RemotePlayer player = new RemotePlayer("Hex", "127.0.0.1", peer.port())) {
      return new Referee(game, Clock.systemUTC()).run(plan, Lists.immutable.of(player), observer);
    } finally {
      end.countDown();
    }
  }

  /** Answers one kind of message after something has happened, and the others at once. */
  private static ScriptedPlayer answering(String step, Wait wait) throws IOException {
    return new ScriptedPlayer(
        (peer, socket) -> {
          peer.readRequest(socket);
          if (peer.nextRequest().contains("( " + step + " ")) {
            wait.before(socket);
          }
          RawSocket.of(socket).send("HTTP/1.0 200 OK\r\nContent-Length: 6\r\n\r\nsecond");
        });
  }

  /** What comes before an answer. */
  @FunctionalInterface
  private interface Wait {
    void before(Socket socket) throws InterruptedException;
  }

  private void beyondTheClock() throws InterruptedException {
    assertTrue(!end.await(2 * CLOCK.toMillis(), TimeUnit.MILLISECONDS));
  }

  @Test
  void play_answerAfterTheClockWithinTheGrace_counts() throws Exception {
    try (ScriptedPlayer peer = answering("PLAY", socket -> beyondTheClock())) {
      MatchRecord record = play(peer, Duration.ofSeconds(20), Duration.ofSeconds(20));

      assertEquals("[]", failures.toString());
      assertEquals("[[second]]", record.moves().toString());
      assertEquals("[[], []]", record.errors().toString());
    }
  }

  @Test
  void start_answerAfterTheClockWithinTheGrace_isNoFailure() throws Exception {
    try (ScriptedPlayer peer = answering("START", socket -> beyondTheClock())) {
      play(peer, CLOCK, Duration.ofSeconds(20));

      assertEquals("[]", failures.toString());
    }
  }

  @Test
  void play_answerAfterTheGrace_isLate() throws Exception {
    try (ScriptedPlayer peer = answering("PLAY", socket -> givenUp.await())) {
      MatchRecord record = play(peer, Duration.ofSeconds(20), Duration.ofMillis(200));

      assertEquals("TO", record.errors().getLast().getOnly());
      assertEquals(PlayerFailure.Kind.TIMEOUT, failures.getOnly().kind());
    }
  }
}
