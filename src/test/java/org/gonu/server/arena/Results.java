package org.gonu.server.arena;

import java.time.Duration;
import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.gonu.match.MatchClocks;

/** Results of matches that nobody has played. */
final class Results {
  static final ArenaSettings SETTINGS =
      new ArenaSettings(
          ArenaSettings.VERSION,
          "mcts:threads=1",
          "random",
          MatchClocks.of(Duration.ofSeconds(10), Duration.ofMillis(1500)),
          7,
          false,
          Lists.immutable.of(new ArenaSettings.Sheet("x", "00ff")));

  private Results() {}

  static ArenaResult of(int match, double pointsA, double pointsB) {
    return new ArenaResult(
        new Fixture("x", match),
        match % 2 == 0 ? "AB" : "BA",
        new SideResult(pointsA, 1, 2, 3, 4, 5.5),
        new SideResult(pointsB, 0, 0, 0, 2, 1),
        8,
        Lists.immutable.of("x." + match + ".json"),
        Optional.of("moves of " + match));
  }

  /** The result of a match with some moves. */
  static ArenaResult of(int match, String moves) {
    ArenaResult any = of(match, 100, 0);
    return new ArenaResult(
        any.fixture(),
        any.seats(),
        any.a(),
        any.b(),
        any.steps(),
        any.records(),
        Optional.of(moves));
  }
}
