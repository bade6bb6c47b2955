package org.gonu.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.game.Game;
import org.gonu.gdl.Constant;
import org.gonu.machine.Move;
import org.gonu.match.MatchSetup;
import org.gonu.match.Player;
import org.junit.jupiter.api.Test;

/** The players that do not think. */
class ImmediatePlayerTest {
  private static final ImmutableList<Move> NOOPS =
      Lists.immutable.of(new Move(Constant.of("noop")), new Move(Constant.of("noop")));

  private static String playTwice(Player player) {
    Game game = Sheets.game(Sheets.IDLE);
    Duration clock = Duration.ofSeconds(1);
    player.start(
        new MatchSetup("m", game, game.roles().getFirst(), clock, clock, Duration.ZERO), 0);
    String first = player.play(Lists.immutable.empty(), 0).toString();
    return first + " " + player.play(NOOPS, 0);
  }

  @Test
  void legalPlayer_choosesTheFirstLegalMove() {
    try (Player player = new LegalPlayer("legal")) {
      assertEquals("noop noop", playTwice(player));
    }
  }

  @Test
  void randomPlayer_sameSeed_choosesTheSameMoves() {
    for (int seed = 0; seed < 5; seed++) {
      try (Player one = new RandomPlayer("one", seed);
          Player two = new RandomPlayer("two", seed)) {
        assertEquals(playTwice(one), playTwice(two));
      }
    }
  }

  @Test
  void randomPlayer_manySeeds_choosesEveryMove() {
    MutableList<String> seen = Lists.mutable.empty();
    for (int seed = 0; seed < 50; seed++) {
      try (Player player = new RandomPlayer("random", seed)) {
        seen.add(playTwice(player));
      }
    }

    assertTrue(
        seen.containsAll(
            Lists.mutable.of("noop noop", "(say 0) noop", "noop (say 1)", "(say 0) (say 1)")));
  }

  @Test
  void play_beforeStart_isRefused() {
    try (Player player = new LegalPlayer("legal")) {
      assertThrows(IllegalStateException.class, () -> player.play(Lists.immutable.empty(), 0));
    }
  }
}
