package org.gonu.selfplay.metrics;

import java.io.IOException;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.game.Game;
import org.gonu.machine.PackedGame;
import org.gonu.machine.Role;
import org.gonu.search.SearchParameters;
import org.gonu.selfplay.MatchSource;
import org.gonu.selfplay.RecordedMatch;
import org.gonu.selfplay.SelfPlayPolicy;
import org.gonu.server.arena.Seating;

/**
 * How much longer thinking wins: searches with four times the playouts against searches with one
 * time, from few playouts to many. A game in which more thinking goes on to win is deep (after
 * Lantz and others, Depth in Strategic Games, 2017).
 */
public final class Depth {
  /** Playouts for a move; each step goes from one to the next. */
  private static final int[] BUDGETS = {50, 200, 800, 3200};

  /** A mean above it is a gain. */
  private static final double EVEN = 0.5;

  private final Game rules;
  private final PackedGame game;
  private final long seed;
  private final ImmutableList<Role> seats;

  /** The depth of a game. */
  public Depth(Game rules, PackedGame game, long seed) {
    this.rules = rules;
    this.game = game;
    this.seed = seed;
    seats = game.roles().reject(Role::isChance);
  }

  /** Number of steps; 0 if nobody plays against another. */
  public int steps() {
    return seats.size() < 2 ? 0 : BUDGETS.length - 1;
  }

  /**
   * Plays matches of all steps.
   *
   * @param matches of each step; seats are swapped from match to match
   * @param progress told of each match
   */
  public ImmutableList<Metric> metrics(int matches, Runnable progress) throws IOException {
    MutableList<Metric> all = Lists.mutable.empty();
    int gains = 0;
    for (int step = 0; step < steps(); step++) {
      Metric metric = step(BUDGETS[step], BUDGETS[step + 1], matches, progress);
      gains += metric.interval().filter(interval -> interval.low() > EVEN).isPresent() ? 1 : 0;
      all.add(metric);
    }
    if (all.notEmpty()) {
      all.add(
          Metric.exact(
              "depth", "steps in which four times the playouts surely win more", "", gains));
    }
    return all.toImmutable();
  }

  private Metric step(int few, int many, int matches, Runnable progress) throws IOException {
    SelfPlayPolicy.Searched less = searched(few);
    SelfPlayPolicy.Searched more = searched(many);
    Seating seating = Seating.of(seats.size());
    double[] points = {0};
    for (int match = 0; match < matches; match++) {
      String word = seating.ofMatch(match);
      SelfPlayPolicy.Duel duel =
          new SelfPlayPolicy.Duel(game.roles().collect(role -> isOfMore(role, word) ? more : less));
      MatchSource source = duel.newSource(rules, game, seed);
      source.play(match, 1, (number, played) -> points[0] += score(played, word));
      progress.run();
    }
    return Metric.share("gain" + many, many + " playouts against " + few, points[0], matches);
  }

  private static SelfPlayPolicy.Searched searched(int playouts) {
    return new SelfPlayPolicy.Searched(SearchParameters.DEFAULT, playouts, Long.MAX_VALUE, 0);
  }

  private boolean isOfMore(Role role, String word) {
    int seat = seats.indexOf(role);
    return seat >= 0 && word.charAt(seat) == 'A';
  }

  /** 1 if the side with more playouts has more points on average, 0 if it has fewer. */
  private double score(RecordedMatch match, String word) {
    double more =
        seats
            .select(role -> isOfMore(role, word))
            .collectDouble(role -> match.goal(role.index()))
            .average();
    double less =
        seats
            .reject(role -> isOfMore(role, word))
            .collectDouble(role -> match.goal(role.index()))
            .average();
    return more > less ? 1 : more < less ? 0 : EVEN;
  }
}
