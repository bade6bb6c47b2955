package org.gonu.server.arena;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.gonu.server.rating.Interval;
import org.gonu.server.rating.Sprt;
import org.gonu.server.rating.Tally;
import org.junit.jupiter.api.Test;

/** Sums over matches. */
final class ScoreboardTest {
  @Test
  void add_threeMatches_sumsThemUp() {
    Scoreboard board = new Scoreboard(Lists.immutable.of("x"), Optional.empty());
    board.add(Results.of(0, 100, 0));
    board.add(Results.of(1, 50, 50));
    board.add(Results.of(2, 30, 40));

    Standing total = board.total();

    assertEquals(new Tally(1, 1, 1), total.tally());
    assertEquals(0.6, total.a().share(), 1e-12);
    assertEquals(0.3, total.b().share(), 1e-12);
    assertEquals(Interval.ofMean(total.a().share(), 3), total.a().shareInterval());
    assertEquals(3, total.a().late());
    assertEquals(6, total.a().illegal());
    assertEquals(9, total.a().failed());
    assertEquals(1.375, total.a().secondsPerMove());
    assertEquals(8.0, total.meanSteps());
    assertEquals(0.0, total.elo());
    assertEquals(total.tally(), board.ofSheet("x").tally());
    assertEquals(Sprt.Verdict.OPEN, board.verdict());
  }

  @Test
  void copies_sameMovesBySameSides_areCounted() {
    Scoreboard board = new Scoreboard(Lists.immutable.of("x"), Optional.empty());
    board.add(Results.of(0, "one"));
    board.add(Results.of(1, "one"));
    assertEquals(0, board.total().copies(), "other seats");
    board.add(Results.of(2, "one"));
    board.add(Results.of(3, "another"));
    board.add(Results.of(4, "one"));

    assertEquals(2, board.total().copies());
    assertEquals(2, board.ofSheet("x").copies());
  }

  @Test
  void ofSheet_withoutMatches_isZero() {
    Standing none = new Scoreboard(Lists.immutable.of("x"), Optional.empty()).ofSheet("x");

    assertEquals(0.0, none.a().share());
    assertEquals(new Interval(0, 1), none.a().shareInterval());
    assertEquals(0.0, none.meanSteps());
    assertEquals(0.0, none.b().secondsPerMove());
  }

  @Test
  void verdict_onceReached_stays() {
    Scoreboard board = new Scoreboard(Lists.immutable.of("x"), Optional.of(Sprt.of(0, 200)));
    int match = 0;
    while (board.verdict() == Sprt.Verdict.OPEN) {
      board.add(Results.of(match++, 100, 0));
    }
    assertEquals(Sprt.Verdict.ELO1, board.verdict());

    board.add(Results.of(match, 0, 100));

    assertEquals(Sprt.Verdict.OPEN, Sprt.of(0, 200).verdict(board.total().tally()));
    assertEquals(Sprt.Verdict.ELO1, board.verdict());
  }
}
