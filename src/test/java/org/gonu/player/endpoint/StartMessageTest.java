package org.gonu.player.endpoint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import org.gonu.http.RawSocket;
import org.gonu.match.MatchSetup;
import org.gonu.match.Player;
import org.gonu.player.ScriptedMind;
import org.gonu.player.Sheets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How a match starts, and which START is refused. */
@Timeout(120)
final class StartMessageTest extends EndpointFixture {
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

  /** The first state has so many moves that they take long to find. */
  @Test
  void start_firstStateTakesLong_isAnsweredReadyOnceALegalMoveIsKnown() {
    Player hasty =
        new ScriptedMind() {
          @Override
          public void start(MatchSetup match, long deadlineNanos) {
            throw new IllegalStateException("deliberate");
          }
        };
    serve(hasty, PlayerOptions.of("Hex", 0));
    StringBuilder sheet = new StringBuilder(Sheets.TURNS);
    for (int i = 0; i < 250; i++) {
      sheet.append("(init (edge p" + i + " p" + (i + 1) + ")) ");
    }
    sheet.append("(<= (way ?a ?b) (true (edge ?a ?b))) ");
    sheet.append("(<= (way ?a ?c) (way ?a ?b) (true (edge ?b ?c))) ");
    sheet.append("(<= (legal left (go ?a ?b)) (way ?a ?b)) ");

    assertEquals("ready", say(Sheets.start("m1", "left", sheet.toString(), 100, 0)));
    assertNotEquals("nil", say("( PLAY m1 NIL )"));
  }
}
