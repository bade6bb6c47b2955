package org.gonu.player.endpoint;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.Constant;
import org.gonu.gdl.Term;
import org.gonu.gdl.Variable;
import org.gonu.machine.Move;
import org.gonu.player.Sheets;
import org.gonu.protocol.Message;
import org.gonu.protocol.MessageReader;
import org.gonu.text.Span;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Replies whose time is over before the player has chosen, as on a machine that stood still. */
@Timeout(60)
final class TurnTest {
  private static final PlayerOptions OPTIONS = PlayerOptions.of("Hex", 0);
  private static final String PLAY = "( PLAY m1 ( ( mark 0 a ) noop ) )";

  private final FallbackPlayer stateBefore =
      new FallbackPlayer(OPTIONS, start(Sheets.TURNS), Optional.empty());

  /** Legal moves that become known as soon as anybody waits for them so long. */
  private static final class MadeIn extends CompletableFuture<ImmutableList<Move>> {
    private final long nanos;

    MadeIn(Duration time) {
      nanos = time.toNanos();
    }

    @Override
    public ImmutableList<Move> get(long timeout, TimeUnit unit)
        throws InterruptedException, ExecutionException, TimeoutException {
      if (unit.toNanos(timeout) > nanos) {
        complete(Lists.immutable.of(new Move(Constant.of("noop"))));
        return super.get(timeout, unit);
      }
      return super.get(0, unit);
    }
  }

  @BeforeEach
  void beginMatch() throws Exception {
    assertEquals(2, stateBefore.legalMoves().get(30, TimeUnit.SECONDS).size());
  }

  @AfterEach
  void close() {
    stateBefore.close();
  }

  @Test
  void reply_timeIsOverBeforeTheStateIsMade_waitsForAMoveOfThisTurn() {
    assertEquals("noop", turn(new CompletableFuture<>(), new MadeIn(Duration.ZERO)).reply());
  }

  @Test
  void reply_choiceIsNoMove_waitsForAMoveOfThisTurn() {
    CompletableFuture<Term> variable =
        CompletableFuture.completedFuture(new Variable("?x", Span.NONE));

    assertEquals("noop", turn(variable, new MadeIn(Duration.ZERO)).reply());
  }

  @Test
  void reply_stateIsNeverMade_isAMoveOfTheLatestKnownState() {
    assertEquals(
        "( mark 0 a )", turn(new CompletableFuture<>(), new CompletableFuture<>()).reply());
  }

  /** Nothing but nil could be sent before the clock ends. */
  @Test
  void reply_noStateIsKnown_waitsAsLongAsTheClockRuns() {
    try (FallbackPlayer knowsNothing =
        new FallbackPlayer(OPTIONS, start("( role right )"), Optional.empty())) {
      assertEquals(
          "noop",
          turn(new CompletableFuture<>(), new MadeIn(Duration.ofSeconds(10)), knowsNothing)
              .reply());
    }
  }

  private static Message.Start start(String sheet) {
    return (Message.Start) MessageReader.read(Sheets.start("m1", "left", sheet, 20, 20));
  }

  private Turn turn(
      CompletableFuture<Term> choice, CompletableFuture<ImmutableList<Move>> legalMoves) {
    return turn(choice, legalMoves, stateBefore);
  }

  /** A turn whose reply is due, and whose clock runs for a while. */
  private static Turn turn(
      CompletableFuture<Term> choice,
      CompletableFuture<ImmutableList<Move>> legalMoves,
      FallbackPlayer fallbackPlayer) {
    long now = System.nanoTime();
    return new Turn(
        PLAY,
        ((Message.Play) MessageReader.read(PLAY)).update(),
        new Turn.Times(now, now + TimeUnit.SECONDS.toNanos(50), true),
        choice,
        legalMoves,
        fallbackPlayer);
  }
}
