package org.gonu.player.endpoint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.Term;
import org.gonu.http.RawSocket;
import org.gonu.machine.Move;
import org.gonu.match.Player;
import org.gonu.player.ScriptedMind;
import org.gonu.player.Sheets;
import org.junit.jupiter.api.AfterEach;

/** An endpoint with a player whose answers a test prescribes. */
abstract class EndpointFixture {
  static final String FREE = "( ( name Hex ) ( status available ) ( species gonu ) )";
  static final String TAKEN = "( ( name Hex ) ( status busy ) ( species gonu ) )";
  static final String START = Sheets.start("m1", "left", Sheets.TURNS, 20, 20);

  final ScriptedMind searchThread = new ScriptedMind();
  PlayerEndpoint endpoint = open(searchThread, PlayerOptions.of("Hex", 0));

  /** Ends the thinking of players that wait. */
  final CountDownLatch end = new CountDownLatch(1);

  static PlayerEndpoint open(Player player, PlayerOptions options) {
    try {
      return PlayerEndpoint.open(player, options);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  void serve(Player player, PlayerOptions options) {
    endpoint.close();
    endpoint = open(player, options);
  }

  @AfterEach
  void close() {
    end.countDown();
    endpoint.close();
  }

  String say(String message) {
    return RawSocket.exchange(endpoint.port(), RawSocket.request(message));
  }

  RawSocket sayWithoutWaiting(String message) {
    return RawSocket.connect(endpoint.port()).send(RawSocket.request(message));
  }

  /** A player that thinks until it is told to end, interrupted or not. */
  final class Dreamer extends ScriptedMind {
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
  final class Thinker extends ScriptedMind {
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

  static void awaitPlay(ScriptedMind thinker) throws InterruptedException {
    assertEquals("start", thinker.nextCall());
    assertEquals("play []", thinker.nextCall());
  }

  void awaitEnd() {
    try {
      end.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  static void assertBetween(long fromMillis, long toMillis, long beginNanos) {
    long millis = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - beginNanos);
    assertTrue(fromMillis <= millis && millis <= toMillis, millis + " ms");
  }
}
