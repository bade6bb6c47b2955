package org.gonu.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.check.checks.Strictness;
import org.gonu.game.Game;
import org.gonu.gdl.Constant;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.http.RawSocket;
import org.gonu.http.ScriptedPlayer;
import org.gonu.machine.Move;
import org.gonu.match.MatchSetup;
import org.gonu.match.PlayerFailure;
import org.gonu.player.RandomPlayer;
import org.gonu.player.endpoint.PlayerEndpoint;
import org.gonu.player.endpoint.PlayerOptions;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Peers that answer well, badly, slowly and not at all. */
@Timeout(60)
class RemotePlayerTest {
  private static final String SHEET =
      """
      (role left) (role right)
      (init (step 0)) (<= (next (step 1)) (true (step 0)))
      (legal left (mark 1 a)) (legal left noop) (legal right noop)
      (<= terminal (true (step 1))) (goal left 100) (goal right 0)
      """;
  private static final ImmutableList<Move> NONE = Lists.immutable.empty();
  private static final ImmutableList<Move> NOOPS =
      Lists.immutable.of(new Move(Constant.of("noop")), new Move(Constant.of("noop")));

  private final CountDownLatch end = new CountDownLatch(1);

  @AfterEach
  void end() {
    end.countDown();
  }

  private static MatchSetup setup(String sheet, CasePolicy policy) {
    return setup(sheet, policy, Duration.ZERO);
  }

  private static MatchSetup setup(String sheet, CasePolicy policy, Duration grace) {
    return setup(sheet, policy, Duration.ofMillis(15_900), grace);
  }

  private static MatchSetup setup(
      String sheet, CasePolicy policy, Duration playClock, Duration grace) {
    Game game = Game.load(new SourceText("test.kif", sheet), policy, Strictness.LENIENT).get();
    return new MatchSetup(
        "m1", game, game.roles().getFirst(), Duration.ofSeconds(30), playClock, grace);
  }

  private static long in(long millis) {
    return System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis);
  }

  private static RemotePlayer started(ScriptedPlayer peer, String sheet, CasePolicy policy)
      throws InterruptedException {
    RemotePlayer player = new RemotePlayer("Hex", "127.0.0.1", peer.port());
    player.start(setup(sheet, policy), in(10_000));
    assertTrue(peer.nextRequest().contains("( START m1 left "));
    return player;
  }

  /** Says ready to the first request and then does what the script says. */
  private static ScriptedPlayer readyThen(ScriptedPlayer.Script script) throws IOException {
    boolean[] first = {true};
    return new ScriptedPlayer(
        (peer, socket) -> {
          if (first[0]) {
            first[0] = false;
            peer.readRequest(socket);
            RawSocket.of(socket).send("HTTP/1.0 200 OK\r\nContent-Length: 5\r\n\r\nready");
          } else {
            script.run(peer, socket);
          }
        });
  }

  private static String played(String reply, String sheet, CasePolicy policy) throws Exception {
    try (ScriptedPlayer peer = ScriptedPlayer.answering(reply);
        RemotePlayer player = started(peer, sheet, policy)) {
      return player.play(NONE, in(10_000)).toString();
    }
  }

  private static PlayerFailure failureOfPlay(ScriptedPlayer.Script script, long limitMillis)
      throws Exception {
    Duration clock = Duration.ofMillis(limitMillis);
    try (ScriptedPlayer peer = readyThen(script);
        RemotePlayer player = new RemotePlayer("Hex", "127.0.0.1", peer.port())) {
      player.start(setup(SHEET, CasePolicy.INSENSITIVE, clock, Duration.ZERO), in(10_000));
      return assertThrows(PlayerFailure.class, () -> player.play(NONE, in(limitMillis)));
    }
  }

  private static String message(PlayerFailure failure) {
    return String.valueOf(failure.getMessage());
  }

  private static String body(String request) {
    return request.substring(request.indexOf("\r\n\r\n") + 4);
  }

  @Test
  void play_replyWithControlCharacters_isQuotedWithoutThem() throws Exception {
    PlayerFailure failure =
        failureOfPlay(
            (peer, socket) -> {
              peer.readRequest(socket);
              RawSocket.of(socket).send("HTTP/1.0 200 OK\r\n\r\n\u001b[31m\u0007 \u001b[2J ((");
            },
            5_000);

    assertEquals("\\u001b[31m\\u0007 \\u001b[2J ((", message(failure));
  }

  @Test
  void match_messages_areThoseOfGgpBase() throws Exception {
    try (ScriptedPlayer peer = ScriptedPlayer.answering("noop");
        RemotePlayer player = new RemotePlayer("Hex", "127.0.0.1", peer.port())) {
      player.start(
          setup("(role left) (legal left noop) terminal", CasePolicy.SENSITIVE), in(10_000));
      assertEquals(
          "( START m1 left (( role left ) ( legal left noop ) terminal ) 30 15)",
          body(peer.nextRequest()));
      player.play(NONE, in(10_000));
      assertEquals("( PLAY m1 NIL )", body(peer.nextRequest()));
      player.play(NOOPS, in(10_000));
      assertEquals("( PLAY m1 (noop noop ) )", body(peer.nextRequest()));
      player.stop(NOOPS, in(10_000));
      assertEquals("( STOP m1 (noop noop ) )", body(peer.nextRequest()));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "(mark 1 a), (mark 1 a)",
    "'  ( mark  1\ta )  ', (mark 1 a)",
    "(MARK 1 A), (mark 1 a)",
    "(noop), noop",
    "NoOp, noop",
    "busy, busy",
    "(swim), swim"
  })
  void play_oneTerm_isReadInTheSpellingOfTheGame(String reply, String move) throws Exception {
    assertEquals(move, played(reply, SHEET, CasePolicy.INSENSITIVE));
  }

  @Test
  void play_caseCounts_isLeftAsItIs() throws Exception {
    assertEquals("(MARK 1 A)", played("(MARK 1 A)", SHEET, CasePolicy.SENSITIVE));
  }

  @Test
  void play_nameBeyondAscii_comesBack() throws Exception {
    String sheet = SHEET.replace("mark", "zug\u00fc");

    assertEquals("(zug\u00fc 1 a)", played("( ZUG_XFC 1 a )", sheet, CasePolicy.INSENSITIVE));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "mark 1 1", "(mark 1", "(mark ?x 1)", "()", "<html>?</html> oops"})
  void play_notOneGroundTerm_isIllegal(String reply) throws Exception {
    PlayerFailure failure =
        assertThrows(PlayerFailure.class, () -> played(reply, SHEET, CasePolicy.INSENSITIVE));

    assertEquals(PlayerFailure.Kind.ILLEGAL, failure.kind());
    assertEquals(reply, message(failure));
  }

  @Test
  void play_silentPeer_timesOutAndSaysWhoAndHowLong() throws Exception {
    PlayerFailure failure = failureOfPlay((peer, socket) -> end.await(), 300);

    assertEquals(PlayerFailure.Kind.TIMEOUT, failure.kind());
    assertTrue(
        message(failure).matches("Hex at 127.0.0.1:\\d+: no reply to PLAY after 3\\d\\d ms of 300"),
        message(failure));
  }

  @Test
  void play_silentPeerOfAMatchWithGrace_timesOutAfterItAndSaysSo() throws Exception {
    try (ScriptedPlayer peer = readyThen((p, socket) -> end.await());
        RemotePlayer player = new RemotePlayer("Hex", "127.0.0.1", peer.port())) {
      player.start(
          setup(SHEET, CasePolicy.INSENSITIVE, Duration.ofMillis(200), Duration.ofMillis(300)),
          in(10_000));
      long begin = System.nanoTime();
      PlayerFailure failure = assertThrows(PlayerFailure.class, () -> player.play(NONE, in(200)));

      assertTrue(System.nanoTime() - begin >= TimeUnit.MILLISECONDS.toNanos(490));
      assertEquals(PlayerFailure.Kind.TIMEOUT, failure.kind());
      assertTrue(
          message(failure).matches(".*: no reply to PLAY after \\d+ ms of 200 and a grace of 300"),
          message(failure));
    }
  }

  /** The machine stood still: nothing is wrong with the connection, and the clock is told. */
  @Test
  void play_allTimeGoneBefore_isLateOfTheWholeClock() throws Exception {
    Duration clock = Duration.ofMillis(300);
    try (ScriptedPlayer peer = readyThen((p, socket) -> end.await());
        RemotePlayer player = new RemotePlayer("Hex", "localhost", peer.port())) {
      player.start(setup(SHEET, CasePolicy.INSENSITIVE, clock, Duration.ofMillis(400)), in(10_000));
      PlayerFailure failure = assertThrows(PlayerFailure.class, () -> player.play(NONE, in(-500)));

      assertEquals(PlayerFailure.Kind.TIMEOUT, failure.kind());
      assertTrue(
          message(failure)
              .matches("Hex at localhost:\\d+: no reply to PLAY after \\d+ ms of 300 .*"),
          message(failure));
    }
  }

  @Test
  void failure_playerNamedByItsAddress_saysItOnce() throws Exception {
    try (ScriptedPlayer peer = readyThen((p, socket) -> end.await());
        RemotePlayer player =
            new RemotePlayer("127.0.0.1:" + peer.port(), "127.0.0.1", peer.port())) {
      player.start(setup(SHEET, CasePolicy.INSENSITIVE), in(10_000));
      PlayerFailure failure = assertThrows(PlayerFailure.class, () -> player.play(NONE, in(-1)));

      assertTrue(message(failure).startsWith("127.0.0.1:" + peer.port() + ": no reply"));
    }
  }

  /** A move is never so long, and to read it would take the time of the next turn. */
  @ParameterizedTest
  @ValueSource(strings = {"(", "a "})
  void play_longerThanAnyMove_isIllegalUnread(String part) throws Exception {
    String longest = "( f " + part.repeat(RemotePlayer.MAX_MOVE_LENGTH) + ")";
    PlayerFailure failure =
        assertThrows(PlayerFailure.class, () -> played(longest, SHEET, CasePolicy.INSENSITIVE));

    assertEquals(PlayerFailure.Kind.ILLEGAL, failure.kind());
    assertEquals(longest.substring(0, 100) + "...", message(failure));
  }

  @Test
  void play_tricklingPeer_timesOut() throws Exception {
    ScriptedPlayer.Script trickle =
        (peer, socket) -> {
          RawSocket raw = RawSocket.of(socket).send("HTTP/1.0 200 OK\r\n\r\n");
          while (!end.await(20, TimeUnit.MILLISECONDS)) {
            raw.send("x");
          }
        };

    assertEquals(PlayerFailure.Kind.TIMEOUT, failureOfPlay(trickle, 300).kind());
  }

  @Test
  void play_peerBreaksOff_isAConnectionFailure() throws Exception {
    PlayerFailure failure = failureOfPlay(ScriptedPlayer::readRequest, 10_000);

    assertEquals(PlayerFailure.Kind.CONNECTION, failure.kind());
    assertTrue(message(failure).contains("connection broken in PLAY"), message(failure));
  }

  @Test
  void start_nobodyListens_isUnreachable() throws Exception {
    int free;
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      free = socket.getLocalPort();
    }
    try (RemotePlayer player = new RemotePlayer("Hex", "127.0.0.1", free)) {
      PlayerFailure failure =
          assertThrows(
              PlayerFailure.class,
              () -> player.start(setup(SHEET, CasePolicy.SENSITIVE), in(10_000)));

      assertEquals(PlayerFailure.Kind.UNREACHABLE, failure.kind());
      assertTrue(message(failure).contains("no connection for START"), message(failure));
    }
  }

  @Test
  void abort_whilePlayWaits_endsItAndTellsThePlayer() throws Exception {
    ScriptedPlayer.Script script =
        (peer, socket) -> {
          peer.readRequest(socket);
          RawSocket raw = RawSocket.of(socket);
          assertEquals("", raw.readAll());
        };
    try (ScriptedPlayer peer = readyThen(script);
        RemotePlayer player = started(peer, SHEET, CasePolicy.INSENSITIVE)) {
      CompletableFuture<PlayerFailure> play =
          CompletableFuture.supplyAsync(
              () -> assertThrows(PlayerFailure.class, () -> player.play(NONE, in(30_000))));
      assertEquals("( PLAY m1 NIL )", body(peer.nextRequest()));
      player.abort();

      assertEquals("( ABORT m1 )", body(peer.nextRequest()));
      assertTrue(message(play.get(10, TimeUnit.SECONDS)).contains("PLAY called off"));
    }
  }

  @Test
  void ping_player_tellsNameAndStatus() throws Exception {
    try (PlayerEndpoint endpoint =
            PlayerEndpoint.open(new RandomPlayer("random", 1), PlayerOptions.of("Hex", 0));
        RemotePlayer player = new RemotePlayer("Hex", "localhost", endpoint.port())) {
      assertEquals(
          "( ( name Hex ) ( status available ) ( species gonu ) )",
          player.ping(Duration.ofSeconds(10)).write());
    }
  }

  @Test
  void match_againstAnEndpoint_isPlayedToTheEnd() throws Exception {
    try (PlayerEndpoint endpoint =
            PlayerEndpoint.open(new RandomPlayer("random", 1), PlayerOptions.of("Hex", 0));
        RemotePlayer player = new RemotePlayer("Hex", "localhost", endpoint.port())) {
      player.start(setup(SHEET.replace("mark", "zug\u00fc"), CasePolicy.INSENSITIVE), in(10_000));
      String move = player.play(NONE, in(10_000)).toString();
      player.stop(NOOPS, in(10_000));

      assertTrue(move.equals("noop") || move.equals("(zug\u00fc 1 a)"), move);
      assertTrue(player.ping(Duration.ofSeconds(10)).isAvailable());
    }
  }
}
