package org.gonu.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
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
import org.gonu.player.RandomPlayer;
import org.gonu.player.endpoint.PlayerEndpoint;
import org.gonu.player.endpoint.PlayerOptions;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What the referee announces before a match, and what becomes of players that do not care. */
@Timeout(60)
final class PreviewTest {
  private static final String SHEET =
      """
      (role left)
      (init (step 0)) (<= (next (step 1)) (true (step 0)))
      (legal left first)
      (<= terminal (true (step 1))) (goal left 100)
      """;
  private static final Duration CLOCK = Duration.ofSeconds(20);

  private final CountDownLatch end = new CountDownLatch(1);
  private final MutableList<PlayerFailure> failures = Lists.mutable.empty();
  private final Referee.Observer observer =
      new Referee.Observer() {
        @Override
        public void reached(MatchRecord record) {}

        @Override
        public void failed(Role role, PlayerFailure failure, Optional<Move> standIn) {
          failures.add(failure);
        }
      };

  private MatchRecord play(int port, Duration previewClock) {
    Game game =
        Game.load(new SourceText("test.kif", SHEET), CasePolicy.INSENSITIVE, Strictness.LENIENT)
            .get();
    MatchHeader header =
        MatchHeader.builder().matchId("m1").roles(Lists.immutable.of("left")).build();
    MatchPlan plan =
        new MatchPlan(
            header,
            MatchClocks.of(CLOCK, CLOCK).withPreview(previewClock).withGrace(Duration.ZERO),
            1);
    try (RemotePlayer player = new RemotePlayer("Hex", "127.0.0.1", port)) {
      return new Referee(game, Clock.systemUTC()).run(plan, Lists.immutable.of(player), observer);
    } finally {
      end.countDown();
    }
  }

  /** Does something with PREVIEW, and answers all else. */
  private static ScriptedPlayer previewing(ScriptedPlayer.Script script) throws IOException {
    boolean[] first = {true};
    return new ScriptedPlayer(
        (peer, socket) -> {
          if (first[0]) {
            first[0] = false;
            script.run(peer, socket);
          } else {
            peer.readRequest(socket);
            RawSocket.of(socket).send("HTTP/1.0 200 OK\r\nContent-Length: 5\r\n\r\nfirst");
          }
        });
  }

  @Test
  void run_previewClock_announcesTheRulesBeforeTheStart() throws Exception {
    try (ScriptedPlayer peer = ScriptedPlayer.answering("first")) {
      play(peer.port(), Duration.ofSeconds(3));

      String preview = peer.nextRequest();
      assertTrue(preview.contains("( PREVIEW (( role left ) "), preview);
      assertTrue(preview.endsWith(") 3 )"), preview);
      assertTrue(peer.nextRequest().contains("( START m1 left "));
    }
  }

  @Test
  void run_noPreviewClock_beginsWithTheStart() throws Exception {
    try (ScriptedPlayer peer = ScriptedPlayer.answering("first")) {
      play(peer.port(), Duration.ZERO);

      assertTrue(peer.nextRequest().contains("( START m1 left "));
    }
  }

  @Test
  void run_playerDropsPreview_isNoFailure() throws Exception {
    try (ScriptedPlayer peer = previewing(ScriptedPlayer::readRequest)) {
      MatchRecord record = play(peer.port(), Duration.ofSeconds(20));

      assertEquals("[]", failures.toString());
      assertEquals("[[first]]", record.moves().toString());
      assertEquals("[[], []]", record.errors().toString());
    }
  }

  @Test
  void run_playerIsSilentToPreview_isAskedAfterTheClock() throws Exception {
    ScriptedPlayer.Script silent = (peer, socket) -> RawSocket.of(socket).readAll();
    try (ScriptedPlayer peer = previewing(silent)) {
      long begin = System.nanoTime();
      MatchRecord record = play(peer.port(), Duration.ofSeconds(1));

      assertTrue(System.nanoTime() - begin >= Duration.ofMillis(990).toNanos());
      assertEquals("[]", failures.toString());
      assertEquals("[[first]]", record.moves().toString());
    }
  }

  @Test
  void run_ourPlayer_isReadyForPreview() throws Exception {
    try (PlayerEndpoint endpoint =
        PlayerEndpoint.open(new RandomPlayer("random", 1), PlayerOptions.of("Hex", 0))) {
      MatchRecord record = play(endpoint.port(), Duration.ofSeconds(20));

      assertEquals("[[first]]", record.moves().toString());
      assertEquals("[[], []]", record.errors().toString());
    }
  }
}
