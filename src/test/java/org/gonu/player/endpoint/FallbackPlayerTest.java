package org.gonu.player.endpoint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.machine.Move;
import org.gonu.player.Sheets;
import org.gonu.protocol.Message;
import org.gonu.protocol.MessageReader;
import org.junit.jupiter.api.Test;

final class FallbackPlayerTest {
  private final FallbackPlayer player =
      new FallbackPlayer(
          PlayerOptions.of("Hex", 0),
          (Message.Start) MessageReader.read(Sheets.start("m1", "left", Sheets.TURNS, 20, 20)),
          Optional.empty());

  @Test
  void legalMoves_matchBegun_areThoseOfTheFirstState() throws Exception {
    try (player) {
      assertEquals(2, player.legalMoves().get(10, TimeUnit.SECONDS).size());
    }
  }

  /** A reply waits for the legal moves: what is dropped must not hold it up until its clock. */
  @Test
  void close_whileTasksWait_endsThemAll() {
    MutableList<CompletableFuture<ImmutableList<Move>>> asked = Lists.mutable.empty();
    IntStream.range(0, 1000).forEach(i -> asked.add(player.legalMoves()));

    player.close();

    assertTrue(asked.allSatisfy(CompletableFuture::isDone));
    assertTrue(player.legalMoves().isCompletedExceptionally());
  }
}
