package org.gonu.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.check.checks.Strictness;
import org.gonu.game.Game;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.text.Diagnostics;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.Test;

final class PlayedGameTest {
  private static final int WIDTH = 3_000;
  private static final int STEPS = 300;

  /** A game whose states have as many facts as a stranger may think of. */
  private static PlayedGame wide() {
    StringBuilder text = new StringBuilder("(role r) (legal r on) (legal r off) (goal r 0)");
    text.append("(<= terminal (true (end))) (<= (next (end)) (does r off))");
    text.append("(<= (next (p ?x)) (true (p ?x)))");
    for (int i = 0; i < WIDTH; i++) {
      text.append("(init (p ").append(i).append("))");
    }
    Game game =
        Game.load(
                new SourceText("wide", text.toString()), CasePolicy.INSENSITIVE, Strictness.LENIENT)
            .get();
    return new PlayedGame(
        new GameReference.Text(text.toString(), Optional.empty()),
        game,
        Optional.empty(),
        Diagnostics.NONE);
  }

  @Test
  void at_wideStatesOfALongMatch_keepsABoundedNumberOfFacts() {
    PlayedGame game = wide();
    MutableList<ImmutableList<String>> moves = Lists.mutable.empty();
    for (int step = 0; step < STEPS; step++) {
      moves.add(Lists.immutable.of("on"));
    }

    int step = game.at(moves.toImmutable(), PlayedGame.Spot::step);

    assertEquals(STEPS, step);
    assertTrue(game.keptFacts() > PlayedGame.MAX_FACTS / 2, "facts: " + game.keptFacts());
    assertTrue(game.keptFacts() <= PlayedGame.MAX_FACTS, "facts: " + game.keptFacts());
  }
}
