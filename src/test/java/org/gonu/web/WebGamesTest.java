package org.gonu.web;

import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.Optional;
import org.gonu.server.service.RefusedException;
import org.junit.jupiter.api.Test;

/** Which games stay in memory. */
final class WebGamesTest {
  private static GameReference sent(int number) {
    return new GameReference.Text(
        "(role r) (legal r m) (<= (goal r 0) terminal) terminal ; " + number, Optional.empty());
  }

  @Test
  void of_sheetsWithLargeCircuits_keepsTheLatestThatFit() {
    WebGames games = new WebGames(Optional.empty(), Optional.empty(), 1);
    PlayedGame first = games.of(sent(0));
    assertTrue(first.game().fastEngine().await(Duration.ofSeconds(60)).isPresent());
    assertTrue(first.game().fastEngine().ready().orElseThrow().bytes() > 1);
    assertSame(first, games.of(sent(0)));

    PlayedGame second = games.of(sent(1));

    assertNotSame(first, games.of(sent(0)));
    assertSame(second, games.of(sent(1)));
  }

  @Test
  void of_manyNamesOfNothing_keepsTheGamesThatAreThere() {
    WebGames games = WebGames.ofLibrary();
    GameReference named = new GameReference.Library("tic-tac-toe");
    PlayedGame ofLibrary = games.of(named);
    for (int i = 0; i < 100; i++) {
      GameReference none = new GameReference.Library("none-" + i);
      assertThrows(RefusedException.class, () -> games.of(none));
    }

    assertSame(ofLibrary, games.of(named));
  }

  @Test
  void of_manySheetsThatAreSentAlong_keepsTheLatestAndTheLibrary() {
    WebGames games = WebGames.ofLibrary();
    GameReference named = new GameReference.Library("tic-tac-toe");
    PlayedGame ofLibrary = games.of(named);
    PlayedGame first = games.of(sent(0));
    PlayedGame last = first;
    for (int i = 1; i <= 3 * WebGames.MAX_SENT; i++) {
      last = games.of(sent(i));
    }

    assertSame(ofLibrary, games.of(named));
    assertSame(last, games.of(sent(3 * WebGames.MAX_SENT)));
    assertNotSame(first, games.of(sent(0)));
  }
}
