package org.gonu.conformance.referee;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.eclipse.collections.api.factory.Lists;
import org.gonu.conformance.Finding;
import org.gonu.conformance.Verdict;
import org.gonu.http.RawSocket;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Referees that do something wrong, and the requirement that they do not meet. */
@Timeout(60)
final class FaultyRefereesTest {
  private static final String RULES =
      "(role a) (role b) (init (step 0)) (succ 0 1) (succ 1 2) (legal a (go 1)) "
          + "(legal b (go 2)) (legal b (go 3)) (<= (next (step ?m)) (true (step ?n)) (succ ?n ?m)) "
          + "(<= terminal (true (step 2))) (goal a 50) (goal b 50)";
  private static final String STEP = "( ( go 1 ) ( go 2 ) )";

  private DifficultPlayer player = open(PlayerFault.NONE);

  private static DifficultPlayer open(PlayerFault... faults) {
    try {
      FaultPlan plan = new FaultPlan(Lists.immutable.of(faults));
      return DifficultPlayer.open(InetAddress.getLoopbackAddress(), 0, plan, 1, line -> {});
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  @AfterEach
  void close() throws IOException {
    player.close();
  }

  /** The player leaves all messages but INFO without an answer. */
  private void neverAnswer() throws IOException {
    player.close();
    player = open(PlayerFault.SILENT);
  }

  private String say(String message) {
    return RawSocket.exchange(player.address().getPort(), RawSocket.request(message));
  }

  private static String start(String id) {
    return "( START " + id + " a ( " + RULES + " ) 5 5 )";
  }

  /** Verdict and reason of a requirement. */
  private String found(String id) {
    Finding finding =
        player.observations().findings().detect(each -> each.requirement().id().equals(id));
    return finding.verdict().word() + ": " + finding.reason();
  }

  @Test
  void connections_thatSayNothing_haveABoundedNumberOfThreads() throws Exception {
    List<Socket> silent = new ArrayList<>();
    try {
      for (int i = 0; i < DifficultPlayer.MAX_CONNECTIONS + 20; i++) {
        silent.add(new Socket(player.address().getAddress(), player.address().getPort()));
      }
      while (threads() <= DifficultPlayer.MAX_CONNECTIONS) {
        Thread.sleep(10);
      }
      // Those of the connections, one that accepts, and idle ones of the tests before.
      assertTrue(threads() < DifficultPlayer.MAX_CONNECTIONS + 15, threads() + " threads");
    } finally {
      for (Socket socket : silent) {
        socket.close();
      }
    }

    assertTrue(say("( INFO )").contains("available"));
  }

  private static long threads() {
    return Thread.getAllStackTraces().keySet().stream()
        .filter(thread -> thread.getName().startsWith("difficult-"))
        .count();
  }

  @Test
  void wholeMatch_meetsAllThatIsLookedAt() {
    assertEquals("( ( name Difficult ) ( status available ) ( species gonu ) )", say("( INFO )"));
    assertEquals("ready", say("( PREVIEW ( " + RULES + " ) 5 )"));
    assertEquals("ready", say(start("m1")));
    assertEquals("( go 1 )", say("( PLAY m1 NIL )"));
    assertEquals("( go 1 )", say("( PLAY m1 " + STEP + " )"));
    assertEquals("done", say("( STOP m1 " + STEP + " )"));

    assertEquals(
        Lists.immutable.empty(),
        player
            .observations()
            .findings()
            .select(each -> each.verdict() == Verdict.FAIL || each.verdict() == Verdict.WARN));
  }

  @Test
  void request_wrongLength() {
    String request = RawSocket.request("( INFO )").replace("Length: 8", "Length: 7");

    RawSocket.exchange(player.address().getPort(), request);

    assertEquals("fail: 1 of 1 times: Content-Length is missing or wrong", found("R-HTTP-01"));
  }

  @Test
  void request_noPost() {
    RawSocket.exchange(player.address().getPort(), "GET /x HTTP/1.0\r\nContent-Length: 0\r\n\r\n");

    assertEquals("fail: 1 of 1 times: the first line is not that of a POST", found("R-HTTP-01"));
  }

  @Test
  void request_headersMissing() {
    RawSocket.exchange(
        player.address().getPort(), "POST / HTTP/1.0\r\nContent-Length: 8\r\n\r\n( INFO )");

    assertEquals(
        "warn: 1 of 1 times: missing: Accept, Sender, Receiver, Content-Type", found("R-HTTP-03"));
  }

  @Test
  void message_twoLines() {
    say("(\nINFO )");

    assertEquals("warn: 1 of 1 times: there are other characters in the body", found("R-HTTP-02"));
  }

  @Test
  void message_unknown() {
    assertEquals("busy", say("( HELLO )"));

    assertEquals("fail: 1 of 1 times: no message starts with HELLO", found("R-TEXT-01"));
  }

  @Test
  void start_noSuchRole() {
    assertEquals("busy", say(start("m1").replace("m1 a", "m1 c")));

    assertEquals("fail: 1 of 1 times: there is no role c", found("R-START-01"));
  }

  @Test
  void start_clockOfZero() {
    say(start("m1").replace("5 5 )", "0 5 )"));

    assertTrue(found("R-START-02").startsWith("fail: 1 of 1 times: the clocks are not"));
  }

  @Test
  void start_idUsedBefore() {
    say(start("m1"));
    say(start("m1"));

    assertEquals("warn: 1 of 2 times: the id was used before", found("R-START-03"));
  }

  @Test
  void play_firstHasMoves() {
    say(start("m1"));
    say("( PLAY m1 " + STEP + " )");

    assertEquals("fail: 1 of 1 times: turn 0 reports moves", found("R-PLAY-01"));
  }

  @Test
  void play_secondHasNone() {
    say(start("m1"));
    say("( PLAY m1 NIL )");
    say("( PLAY m1 NIL )");

    assertEquals("fail: 1 of 2 times: turn 1 has NIL", found("R-PLAY-01"));
  }

  @Test
  void play_movesInAnotherOrder() {
    say(start("m1"));
    say("( PLAY m1 NIL )");
    say("( PLAY m1 ( ( go 2 ) ( go 1 ) ) )");

    assertEquals("fail: 1 of 1 times: not legal for a, b", found("R-PLAY-02"));
  }

  @Test
  void play_tooFewMoves() {
    say(start("m1"));
    say("( PLAY m1 NIL )");
    say("( PLAY m1 ( ( go 1 ) ) )");

    assertEquals("fail: 1 of 1 times: 1 moves for 2 roles", found("R-PLAY-02"));
  }

  @Test
  void play_anotherMoveThanAnswered() {
    String start = start("m1").replace("m1 a", "m1 b");
    say(start);
    String answer = say("( PLAY m1 NIL )");
    String other = answer.equals("( go 2 )") ? "( go 3 )" : "( go 2 )";
    say("( PLAY m1 ( ( go 1 ) " + other + " ) )");

    assertTrue(found("R-PLAY-03").contains(" was answered (none), "), found("R-PLAY-03"));
  }

  @Test
  void play_beforeTheLastIsAnswered() throws Exception {
    neverAnswer();
    try (RawSocket start = RawSocket.connect(player.address().getPort());
        RawSocket first = RawSocket.connect(player.address().getPort())) {
      start.send(RawSocket.request(start("m1")));
      awaitMatch();
      first.send(RawSocket.request("( PLAY m1 NIL )"));
      awaitSeen("R-PLAY-01");
      try (RawSocket second = RawSocket.connect(player.address().getPort())) {
        second.send(RawSocket.request("( PLAY m1 " + STEP + " )"));
        awaitSeen("R-PLAY-02");
      }
    }

    assertEquals("fail: 1 of 2 times: the last PLAY is not answered", found("R-PLAY-07"));
  }

  private void awaitMatch() throws InterruptedException {
    awaitSeen("R-START-01");
  }

  /** Waits until a requirement has been looked at. */
  private void awaitSeen(String id) throws InterruptedException {
    CountDownLatch never = new CountDownLatch(1);
    while (found(id).startsWith("skip")) {
      assertFalse(never.await(5, TimeUnit.MILLISECONDS));
    }
  }

  @Test
  void play_givenUpBeforeTheClockEnds() throws Exception {
    neverAnswer();
    // Even a slow machine gives up before this clock ends.
    try (RawSocket start = RawSocket.connect(player.address().getPort())) {
      start.send(RawSocket.request(start("m1").replace("5 5 )", "600 5 )")));
      awaitMatch();
    }
    awaitSeen("R-PLAY-05");

    assertTrue(
        found("R-PLAY-05")
            .matches("fail: 1 of 1 times: the referee waited \\d+ ms of a clock of 600 s"));
  }

  @Test
  void play_heldUpBeyondTheClock() throws Exception {
    neverAnswer();
    try (RawSocket start = RawSocket.connect(player.address().getPort())) {
      start.send(RawSocket.request(start("m1").replace("5 5 )", "1 1 )")));
      // The player ends the connection fifteen seconds after the clock.
      assertEquals("", start.readAll());
    }
    try (RawSocket play = RawSocket.connect(player.address().getPort())) {
      play.send(RawSocket.request("( PLAY m1 NIL )"));
      awaitSeen("R-PLAY-06");
    }

    assertTrue(
        found("R-PLAY-06")
            .matches("fail: 1 of 1 times: the referee waited 1\\d{4} ms of a clock of 1 s .*"));
  }

  @Test
  void play_inATerminalState() {
    say(start("m1"));
    say("( PLAY m1 NIL )");
    say("( PLAY m1 " + STEP + " )");
    say("( PLAY m1 " + STEP + " )");

    assertEquals("fail: 1 of 3 times: the state is terminal", found("R-PLAY-08"));
  }

  @Test
  void play_ofAMatchThatIsOver() {
    say(start("m1"));
    say("( ABORT m1 )");

    assertEquals("busy", say("( PLAY m1 NIL )"));
    assertEquals("fail: 1 of 2 times: match m1 is not played", found("R-PLAY-09"));
  }

  @Test
  void stop_beforeTheEnd() {
    say(start("m1"));
    say("( PLAY m1 NIL )");
    say("( STOP m1 " + STEP + " )");

    assertEquals(
        "fail: 1 of 1 times: the state after these moves is not terminal", found("R-STOP-01"));
  }
}
