package org.gonu.player;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.game.Game;
import org.gonu.gdl.Constant;
import org.gonu.machine.Move;
import org.gonu.match.MatchSetup;
import org.gonu.match.Player;
import org.junit.jupiter.api.Test;

/** A host that asks on in a terminal state, or in one that a player takes for terminal. */
final class AfterTheEndTest {
  private static final ImmutableList<Move> STEP = Lists.immutable.of(new Move(Constant.of("m")));

  /** Ends after a step. */
  private static final String SHEET =
      """
      (role a) (init (n 0)) (<= (next (n 1)) (true (n 0)))
      (<= terminal (true (n 1))) (goal a 100)
      """;

  private static final String ALWAYS_LEGAL = SHEET + "(legal a m) (legal a k)";
  private static final String NEVER_AFTERWARDS = SHEET + "(<= (legal a m) (true (n 0)))";

  @Test
  void rulesHaveMovesThere_oneOfThemIsAnswered() {
    assertEquals("m", afterTheEnd(new LegalPlayer("p"), ALWAYS_LEGAL));
    assertEquals("m", afterTheEnd(new RandomPlayer("p", 1), ALWAYS_LEGAL));
    assertEquals("m", afterTheEnd(searching(), ALWAYS_LEGAL));
  }

  @Test
  void rulesHaveNoMoveThere_nilIsAnswered() {
    assertEquals("nil", afterTheEnd(new LegalPlayer("p"), NEVER_AFTERWARDS));
    assertEquals("nil", afterTheEnd(new RandomPlayer("p", 1), NEVER_AFTERWARDS));
    assertEquals("nil", afterTheEnd(searching(), NEVER_AFTERWARDS));
  }

  private static Player searching() {
    return new MctsPlayer("p", PlayerSettings.defaults().withThreads(1).withMemoryMegabytes(64));
  }

  private static String afterTheEnd(Player player, String sheet) {
    Game game = Sheets.game(sheet);
    Duration clock = Duration.ofMillis(100);
    long deadline = System.nanoTime() + clock.toNanos();
    try (player) {
      player.start(
          new MatchSetup("m", game, game.roles().getFirst(), clock, clock, Duration.ZERO),
          deadline);
      player.play(Lists.immutable.empty(), deadline);
      String first = player.play(STEP, deadline).toString();
      assertEquals(first, player.play(STEP, deadline).toString());
      return first;
    }
  }
}
