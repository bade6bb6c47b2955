package org.gonu.player.endpoint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.BindException;
import java.nio.file.Path;
import org.gonu.http.RawSocket;
import org.gonu.player.RandomPlayer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What an endpoint answers to which message. */
@Timeout(120)
final class PlayerEndpointTest extends EndpointFixture {
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

  @Test
  void open_afterThePortWasTaken_canUseTheSameStateDirectory(@TempDir Path state)
      throws IOException {
    PlayerOptions taken = PlayerOptions.of("Hex", endpoint.port()).withState(state);
    assertThrows(
        BindException.class, () -> PlayerEndpoint.open(new RandomPlayer("random", 1), taken));

    try (PlayerEndpoint second =
        PlayerEndpoint.open(
            new RandomPlayer("random", 1), PlayerOptions.of("Hex", 0).withState(state))) {
      assertTrue(second.port() > 0);
    }
  }
}
