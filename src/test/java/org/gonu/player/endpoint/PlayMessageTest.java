package org.gonu.player.endpoint;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.Constant;
import org.gonu.gdl.Term;
import org.gonu.http.RawSocket;
import org.gonu.machine.Move;
import org.gonu.match.Player;
import org.gonu.player.ScriptedMind;
import org.gonu.player.Sheets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What is answered to PLAY, whatever the player does, and how its thinking ends. */
@Timeout(120)
final class PlayMessageTest extends EndpointFixture {
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

  /** The PLAY after the first move never came. */
  @Test
  void play_afterALostOne_isAnsweredInTheRightState() {
    say(START);
    say("( PLAY m1 NIL )");

    assertEquals("( mark 2 b )", say("( PLAY m1 ( noop ( mark 1 b ) ) )"));
    assertEquals("noop", say("( PLAY m1 ( ( mark 2 b ) noop ) )"));
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
  void play_clockOfNoSeconds_isAnsweredWithALegalMoveOfThisTurn() {
    say(Sheets.start("m1", "left", Sheets.TURNS, 20, 0));

    assertEquals("( mark 0 ", say("( PLAY m1 NIL )").substring(0, 9));
    assertEquals("noop", say("( PLAY m1 (( mark 0 a ) noop ) )"));
    assertEquals("( mark 2 ", say("( PLAY m1 (noop ( mark 1 a ) ) )").substring(0, 9));
    assertEquals("noop", say("( PLAY m1 (( mark 2 a ) noop ) )"));
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
}
