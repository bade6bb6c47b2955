package org.gonu.player.endpoint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.BindException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.Constant;
import org.gonu.gdl.Term;
import org.gonu.http.RawSocket;
import org.gonu.machine.Move;
import org.gonu.match.MatchSetup;
import org.gonu.match.Player;
import org.gonu.player.ScriptedMind;
import org.gonu.player.Sheets;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What an endpoint answers to which message, and that it is never late. */
@Timeout(120)
class PlayerEndpointTest {
  private static final String FREE = "( ( name Hex ) ( status available ) ( species gonu ) )";
  private static final String TAKEN = "( ( name Hex ) ( status busy ) ( species gonu ) )";
  private static final String START = Sheets.start("m1", "left", Sheets.TURNS, 20, 20);

  private final ScriptedMind searchThread = new ScriptedMind();
  private PlayerEndpoint endpoint = open(searchThread, PlayerOptions.of("Hex", 0));

  /** Ends the thinking of players that wait. */
  private final CountDownLatch end = new CountDownLatch(1);

  private static PlayerEndpoint open(Player player, PlayerOptions options) {
    try {
      return PlayerEndpoint.open(player, options);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  private void serve(Player player, PlayerOptions options) {
    endpoint.close();
    endpoint = open(player, options);
  }

  @AfterEach
  void close() {
    end.countDown();
    endpoint.close();
  }

  private String say(String message) {
    return RawSocket.exchange(endpoint.port(), RawSocket.request(message));
  }

  private RawSocket sayWithoutWaiting(String message) {
    return RawSocket.connect(endpoint.port()).send(RawSocket.request(message));
  }

  /** A player that thinks until it is told to end, interrupted or not. */
  private final class Dreamer extends ScriptedMind {
    @Override
    public Term choose(ImmutableList<Move> legalMoves) {
      boolean done = false;
      while (!done) {
        try {
          end.await();
          done = true;
        } catch (InterruptedException e) {
          calls.add("interrupted");
        }
      }
      return super.choose(legalMoves);
    }
  }

  /** A player that thinks until it is told to end or interrupted. */
  private final class Thinker extends ScriptedMind {
    @Override
    public Term choose(ImmutableList<Move> legalMoves) {
      try {
        end.await();
      } catch (InterruptedException e) {
        throw new IllegalStateException("interrupted", e);
      }
      return super.choose(legalMoves);
    }
  }

  @Test
  void match_fromStartToStop_isPlayed() throws InterruptedException {
    assertEquals(FREE, say("( INFO )"));
    assertEquals("ready", say(START));
    assertEquals(TAKEN, say("( INFO )"));
    assertEquals("( mark 0 b )", say("( PLAY m1 NIL )"));
    assertEquals("noop", say("( PLAY m1 (( mark 0 b ) noop ) )"));
    assertEquals("( mark 2 b )", say("( PLAY m1 (noop ( mark 1 a ) ) )"));
    assertEquals("noop", say("( PLAY m1 (( mark 2 b ) noop ) )"));
    assertEquals("done", say("( STOP m1 (noop ( mark 3 a ) ) )"));
    assertEquals(FREE, say("( INFO )"));

    assertEquals("start", searchThread.nextCall());
    assertEquals("play []", searchThread.nextCall());
    assertEquals("play [(mark 0 b), noop]", searchThread.nextCall());
    assertEquals("play [noop, (mark 1 a)]", searchThread.nextCall());
    assertEquals("play [(mark 2 b), noop]", searchThread.nextCall());
    assertEquals("stop [noop, (mark 3 a)]", searchThread.nextCall());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "( PLAY m1 NIL )",
        "( STOP m1 NIL )",
        "( ABORT m1 )",
        "(dance)",
        "(PLAY m1",
        "\u00ff"
      })
  void message_noMatch_isAnsweredBusyAndLeavesItFree(String message) {
    assertEquals("busy", say(message));
    assertEquals(FREE, say("( INFO )"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "( PLAY other NIL )",
        "( STOP other NIL )",
        "( ABORT other )",
        "(dance)",
        "( PREVIEW (( role left ) ) 10 )",
        "( START other left (( role left ) ) 20 20)",
        "( START m1 right (( role right ) ) 20 20)"
      })
  void message_ofAnotherMatch_isAnsweredBusyAndLeavesTheMatch(String message) {
    assertEquals("ready", say(START));

    assertEquals("busy", say(message));
    assertEquals("( mark 0 b )", say("( PLAY m1 NIL )"));
  }

  @Test
  void preview_noMatch_isAnsweredReady() {
    assertEquals("ready", say("( PREVIEW (( role left ) ) 10 )"));
    assertEquals(FREE, say("( INFO )"));
  }

  /** A player that tells whether the circuit is there when a match starts. */
  private static final class Witness extends ScriptedMind {
    @Override
    public void start(MatchSetup match, long deadlineNanos) {
      calls.add("circuit " + match.game().fastEngine().ready().isPresent());
      super.start(match, deadlineNanos);
    }
  }

  @Test
  void preview_thenStartOfTheSameRules_findsTheCircuitMade() throws InterruptedException {
    Witness witness = new Witness();
    serve(witness, PlayerOptions.of("Hex", 0));

    assertEquals("ready", say("( PREVIEW (" + Sheets.TURNS.replace('\n', ' ') + ") 60 )"));
    assertEquals(FREE, say("( INFO )"));
    assertEquals("ready", say(START));
    assertEquals("circuit true", witness.nextCall());
    assertEquals("start", witness.nextCall());
    assertEquals("( mark 0 b )", say("( PLAY m1 NIL )"));
  }

  @Test
  void preview_thenStartOfOtherRules_startsAnew() throws InterruptedException {
    Witness witness = new Witness();
    serve(witness, PlayerOptions.of("Hex", 0));

    assertEquals("ready", say("( PREVIEW (" + Sheets.IDLE.replace('\n', ' ') + ") 60 )"));
    assertEquals("ready", say(START));
    assertEquals("circuit false", witness.nextCall());
    assertEquals("( mark 0 b )", say("( PLAY m1 NIL )"));
  }

  @Test
  void start_longerThanCanBeReadInItsClock_isRefusedAtOnce() {
    String sheet = Sheets.TURNS + "(note a b c) ".repeat(60_000);
    long begin = System.nanoTime();

    assertEquals("busy", say(Sheets.start("m1", "left", sheet, 0, 20)));
    assertBetween(0, 5_000, begin);
    assertEquals(FREE, say("( INFO )"));
    assertEquals("ready", say(START));
  }

  @Test
  void start_longButReadInItsClock_isPlayed() {
    String sheet = Sheets.TURNS + "(note a b c) ".repeat(60_000);

    assertEquals("ready", say(Sheets.start("m1", "left", sheet, 60, 20)));
    assertEquals("( mark 0 b )", say("( PLAY m1 NIL )"));
  }

  @Test
  void host_diesInTheMatch_leavesThePlayerFreeAfterSomeClocks() throws InterruptedException {
    serve(searchThread, PlayerOptions.of("Hex", 0).withMaxSilence(Duration.ofMillis(10)));
    assertEquals("ready", say(Sheets.start("m1", "left", Sheets.TURNS, 0, 0)));

    assertEquals("close", searchThread.nextCall());
    assertEquals("start", searchThread.nextCall());
    assertEquals("abort", searchThread.nextCall());
    assertEquals(FREE, say("( INFO )"));
    assertEquals("busy", say("( PLAY m1 NIL )"));
  }

  @Test
  void start_sameTextAgain_isAnsweredReadyWithoutRestart() throws InterruptedException {
    assertEquals("ready", say(START));
    assertEquals("( mark 0 b )", say("( PLAY m1 NIL )"));

    assertEquals("ready", say(START));
    assertEquals("noop", say("( PLAY m1 (( mark 0 b ) noop ) )"));
    assertEquals("start", searchThread.nextCall());
    assertEquals("play []", searchThread.nextCall());
    assertEquals("play [(mark 0 b), noop]", searchThread.nextCall());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "( START m1 nobody (( role left ) ( legal left noop ) terminal ( goal left 1 ) ) 20 20)",
        "( START m1 left (( role left ) ( <= ) ) 20 20)",
        "( START m1 left () 20 20)",
        "( START m1 left rules 20 20)"
      })
  void start_rulesOfNoUse_isRefusedAndLeavesItFree(String message) {
    assertEquals("busy", say(message));
    assertEquals(FREE, say("( INFO )"));
    assertEquals("ready", say(START));
  }

  @Test
  void start_afterLongSilence_replacesTheMatch() throws InterruptedException {
    Player player = new ScriptedMind();
    serve(player, PlayerOptions.of("Hex", 0).withMaxSilence(Duration.ZERO));
    assertEquals("ready", say(Sheets.start("m1", "left", Sheets.TURNS, 0, 0)));

    assertEquals("ready", say(Sheets.start("m2", "left", Sheets.TURNS, 20, 20)));
    assertEquals("busy", say("( PLAY m1 NIL )"));
    assertEquals("( mark 0 b )", say("( PLAY m2 NIL )"));
  }

  @Test
  void start_twoAtOnce_oneIsTaken() {
    try (RawSocket first = sayWithoutWaiting(START);
        RawSocket second = sayWithoutWaiting(START.replace("m1", "m2"))) {
      String both = first.readBody() + " " + second.readBody();

      assertTrue(both.equals("ready busy") || both.equals("busy ready"), both);
    }
  }

  @Test
  void start_playerIsSlow_isAnsweredBeforeTheClockEnds() {
    Player slow =
        new ScriptedMind() {
          @Override
          public void start(MatchSetup match, long deadlineNanos) {
            awaitEnd();
            super.start(match, deadlineNanos);
          }
        };
    serve(slow, PlayerOptions.of("Hex", 0).withMargin(Duration.ofMillis(400)));
    long begin = System.nanoTime();

    assertEquals("ready", say(Sheets.start("m1", "left", Sheets.TURNS, 1, 20)));
    assertBetween(550, 1000, begin);
    end.countDown();
    assertEquals("( mark 0 b )", say("( PLAY m1 NIL )"));
  }

  @Test
  void start_playerThrows_isAnsweredReadyAndLegalMovesFollow() {
    Player broken =
        new ScriptedMind() {
          @Override
          public void start(MatchSetup match, long deadlineNanos) {
            throw new IllegalStateException("deliberate");
          }
        };
    serve(broken, PlayerOptions.of("Hex", 0));

    assertEquals("ready", say(START));
    assertEquals("( mark 0 a )", say("( PLAY m1 NIL )"));
  }

  @Test
  void play_playerThrows_isAnsweredWithLegalMoveAtOnce() {
    Player broken =
        new ScriptedMind() {
          @Override
          public Term choose(ImmutableList<Move> legalMoves) {
            throw new StackOverflowError("deliberate");
          }
        };
    serve(broken, PlayerOptions.of("Hex", 0));
    say(START);
    long begin = System.nanoTime();

    assertEquals("( mark 0 a )", say("( PLAY m1 NIL )"));
    assertEquals("noop", say("( PLAY m1 (( mark 0 b ) noop ) )"));
    assertBetween(0, 10_000, begin);
  }

  @Test
  void play_playerChoosesIllegalMove_isAnsweredWithLegalMove() {
    Player cheat =
        new ScriptedMind() {
          @Override
          public Term choose(ImmutableList<Move> legalMoves) {
            return Constant.of("win");
          }
        };
    serve(cheat, PlayerOptions.of("Hex", 0));
    say(START);

    assertEquals("( mark 0 a )", say("( PLAY m1 NIL )"));
  }

  @Test
  void play_playerHangs_isAnsweredBeforeEveryClockEnds() {
    serve(new Dreamer(), PlayerOptions.of("Hex", 0).withMargin(Duration.ofMillis(400)));
    say(Sheets.start("m1", "left", Sheets.TURNS, 20, 1));

    long begin = System.nanoTime();
    assertEquals("( mark 0 a )", say("( PLAY m1 NIL )"));
    assertBetween(550, 1000, begin);

    begin = System.nanoTime();
    assertEquals("noop", say("( PLAY m1 (( mark 0 a ) noop ) )"));
    assertBetween(550, 1000, begin);
    assertEquals("done", say("( STOP m1 (noop ( mark 1 a ) ) )"));
    assertEquals(FREE, say("( INFO )"));
  }

  @Test
  void play_clockShorterThanMargin_isAnsweredAtItsHalf() {
    serve(new Dreamer(), PlayerOptions.of("Hex", 0).withMargin(Duration.ofSeconds(5)));
    say(Sheets.start("m1", "left", Sheets.TURNS, 20, 1));
    long begin = System.nanoTime();

    assertEquals("( mark 0 a )", say("( PLAY m1 NIL )"));
    assertBetween(450, 1000, begin);
  }

  @Test
  void info_whilePlayerThinks_isAnsweredBusy() throws InterruptedException {
    Thinker thinker = new Thinker();
    serve(thinker, PlayerOptions.of("Hex", 0));
    say(START);
    try (RawSocket play = sayWithoutWaiting("( PLAY m1 NIL )")) {
      awaitPlay(thinker);

      assertEquals(TAKEN, say("( INFO )"));
      end.countDown();
      assertEquals("( mark 0 b )", play.readBody());
    }
  }

  @Test
  void play_fourHundredConnectionsThatSayNothing_isAnsweredWithinItsClock() {
    List<RawSocket> silent = new ArrayList<>();
    try {
      say(Sheets.start("m1", "left", Sheets.TURNS, 20, 3));
      for (int i = 0; i < 400; i++) {
        silent.add(RawSocket.connect(endpoint.port()));
      }
      long begin = System.nanoTime();

      assertEquals("( mark 0 b )", say("( PLAY m1 NIL )"));
      assertBetween(0, 3_000, begin);
    } finally {
      silent.forEach(RawSocket::close);
    }
  }

  @Test
  void abort_whilePlayerThinks_endsTheThinking() throws InterruptedException {
    Thinker thinker = new Thinker();
    serve(thinker, PlayerOptions.of("Hex", 0));
    say(START);
    try (RawSocket play = sayWithoutWaiting("( PLAY m1 NIL )")) {
      awaitPlay(thinker);

      assertEquals("aborted", say("( ABORT m1 )"));
      assertEquals("abort", thinker.nextCall());
      assertEquals("( mark 0 a )", play.readBody());
      assertEquals(FREE, say("( INFO )"));
      assertEquals("ready", say(START.replace("m1", "m2")));
    }
  }

  @Test
  void stop_whilePlayerThinks_endsTheThinkingAndTheNextMatchIsServed() throws InterruptedException {
    Thinker thinker = new Thinker();
    serve(thinker, PlayerOptions.of("Hex", 0));
    say(Sheets.start("m1", "left", Sheets.TURNS, 20, 40));
    try (RawSocket play = sayWithoutWaiting("( PLAY m1 NIL )")) {
      awaitPlay(thinker);
      long begin = System.nanoTime();

      assertEquals("done", say("( STOP m1 (( mark 0 a ) noop ) )"));
      assertEquals("( mark 0 a )", play.readBody());
      assertEquals("stop [(mark 0 a), noop]", thinker.nextCall());
      assertBetween(0, 10_000, begin);
      end.countDown();
      assertEquals("ready", say(Sheets.start("m2", "left", Sheets.TURNS, 20, 20)));
      assertEquals("( mark 0 b )", say("( PLAY m2 NIL )"));
    }
  }

  @Test
  void play_repeatedInFlight_sharesTheReply() throws InterruptedException {
    Thinker thinker = new Thinker();
    serve(thinker, PlayerOptions.of("Hex", 0));
    say(Sheets.start("m1", "left", Sheets.IDLE, 20, 20));
    try (RawSocket first = sayWithoutWaiting("( PLAY m1 NIL )");
        RawSocket again = sayWithoutWaiting("( PLAY m1 NIL )")) {
      awaitPlay(thinker);
      end.countDown();

      assertEquals("( say 0 )", first.readBody());
      assertEquals("( say 0 )", again.readBody());
      assertEquals("( say 1 )", say("( PLAY m1 (noop noop ) )"));
    }
  }

  @Test
  void play_sameMovesTwice_areTwoTurns() {
    say(Sheets.start("m1", "left", Sheets.IDLE, 20, 20));

    assertEquals("( say 0 )", say("( PLAY m1 NIL )"));
    assertEquals("( say 1 )", say("( PLAY m1 (noop noop ) )"));
    assertEquals("( say 2 )", say("( PLAY m1 (noop noop ) )"));
  }

  @Test
  void play_sameMovesTwiceButImpossible_isARepeat() {
    say(START);
    say("( PLAY m1 NIL )");

    assertEquals("noop", say("( PLAY m1 (( mark 0 b ) noop ) )"));
    assertEquals("noop", say("( PLAY m1 (( mark 0 b ) noop ) )"));
    assertEquals("( mark 2 b )", say("( PLAY m1 (noop ( mark 1 a ) ) )"));
  }

  @Test
  void play_repeatedAfterHostClosedEarly_isAnsweredWithTheStoredReply() throws Exception {
    Thinker thinker = new Thinker();
    serve(thinker, PlayerOptions.of("Hex", 0));
    say(Sheets.start("m1", "left", Sheets.IDLE, 20, 20));
    try (RawSocket first = sayWithoutWaiting("( PLAY m1 NIL )")) {
      awaitPlay(thinker);
      assertEquals(TAKEN, say("( INFO )"));
      first.reset();
    }
    end.countDown();

    assertEquals("( say 0 )", say("( PLAY m1 NIL )"));
    assertEquals("( say 1 )", say("( PLAY m1 (noop noop ) )"));
  }

  @Test
  void play_movesThatDoNotFit_goesOnWithABestGuess() {
    say(START);
    say("( PLAY m1 NIL )");

    assertEquals("noop", say("( PLAY m1 (( mark 7 z ) ) )"));
    assertEquals("( mark 2 b )", say("( PLAY m1 (NOOP ( MARK 1 A ) noop ) )"));
  }

  @Test
  void stop_initialStateTerminal_isAnsweredDone() {
    say(START);

    assertEquals("done", say("( STOP m1 NIL )"));
    assertEquals("busy", say("( STOP m1 NIL )"));
  }

  @Test
  void open_portTaken_saysSo() {
    BindException taken =
        assertThrows(
            BindException.class,
            () -> PlayerEndpoint.open(searchThread, PlayerOptions.of("Hex", endpoint.port())));

    assertTrue(String.valueOf(taken.getMessage()).contains("" + endpoint.port()));
  }

  private static void awaitPlay(ScriptedMind thinker) throws InterruptedException {
    assertEquals("start", thinker.nextCall());
    assertEquals("play []", thinker.nextCall());
  }

  private void awaitEnd() {
    try {
      end.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void assertBetween(long fromMillis, long toMillis, long beginNanos) {
    long millis = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - beginNanos);
    assertTrue(fromMillis <= millis && millis <= toMillis, millis + " ms");
  }
}
