package org.gonu.conformance.player;

import static org.gonu.conformance.player.PlayerCheck.must;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.conformance.Chapter;

/** Checks that all kinds of games are played by their rules. */
final class GameChecks {
  private static final String ADVICE =
      "follow the state by the reported moves, in the order of the roles in the rules";

  private GameChecks() {}

  static ImmutableList<PlayerCheck> all() {
    return Lists.immutable.of(
        played("P-GAME-01", "A game of one role is played", TrialGames.CLIMB),
        played(
            "P-GAME-02",
            "A game in turns, with moves that do nothing, is played",
            TrialGames.TURNS),
        played("P-GAME-03", "A game of moves at the same time is played", TrialGames.STONES),
        played("P-GAME-04", "A game of three roles and nested moves is played", TrialGames.ROUND),
        played("P-GAME-05", "A game with the role random is played", TrialGames.CHANCE),
        played(
            "P-GAME-06",
            "A game with or, not, distinct and recursion is played",
            TrialGames.LOGIC));
  }

  private static PlayerCheck played(String id, String title, TrialGame game) {
    return must(id, Chapter.GAMES, title, ADVICE, target -> new TrialMatch(target, game).playAll());
  }
}
