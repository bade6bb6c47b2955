package org.gonu.selfplay.metrics;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.list.primitive.ImmutableDoubleList;
import org.gonu.machine.PackedGame;
import org.gonu.machine.Role;
import org.gonu.selfplay.RecordedMatch;

/** What is counted in matches while they are played; matches are not kept. */
public final class MatchMetrics {
  private static final double BEST_GOAL = 100;

  private final PackedGame game;
  private final ImmutableList<Role> players;
  private final Ratio length = new Ratio();
  private final Ratio branching = new Ratio();
  private final Ratio choices = new Ratio();
  private final Ratio advantage = new Ratio();
  private int matches;
  private int shortest = Integer.MAX_VALUE;
  private int longest;
  private int decided;
  private int level;
  private int best;
  private int decidedWithFirst;
  private int wonByFirst;
  private Optional<Role> first = Optional.empty();

  /** Nothing counted yet. */
  public MatchMetrics(PackedGame game) {
    this.game = game;
    players = game.roles().reject(Role::isChance);
  }

  /** Counts a match. */
  public void add(RecordedMatch match) {
    matches++;
    shortest = Math.min(shortest, match.plies());
    longest = Math.max(longest, match.plies());
    length.add(match.plies(), 1);
    addPositions(match);
    ImmutableDoubleList goals = Lead.goals(game, match);
    int winner = Lead.leader(game, goals, Double.MIN_VALUE);
    decided += winner == Lead.NOBODY ? 0 : 1;
    level += Lead.isLevel(game, goals) ? 1 : 0;
    best += players.allSatisfy(role -> goals.get(role.index()) == BEST_GOAL) ? 1 : 0;
    first = first.or(() -> firstMover(match));
    first.filter(role -> hasRivals()).ifPresent(role -> addFirst(role, goals, winner));
  }

  private void addPositions(RecordedMatch match) {
    double jointMoves = 0;
    int withChoice = 0;
    for (int ply = 0; ply < match.plies(); ply++) {
      double product = 1;
      for (Role role : game.roles()) {
        product *= legal(match, ply, role);
      }
      jointMoves += product;
      withChoice += product > 1 ? 1 : 0;
    }
    branching.add(jointMoves, match.plies());
    choices.add(withChoice, match.plies());
  }

  private int legal(RecordedMatch match, int ply, Role role) {
    return match.legalCount(ply, game.firstMove(role.index()), game.firstMove(role.index() + 1));
  }

  /** The only role but chance that has a choice at the beginning. */
  private Optional<Role> firstMover(RecordedMatch match) {
    if (match.plies() == 0) {
      return Optional.empty();
    }
    ImmutableList<Role> movers = players.select(role -> legal(match, 0, role) > 1);
    return movers.size() == 1 ? Optional.of(movers.getFirst()) : Optional.empty();
  }

  private void addFirst(Role role, ImmutableDoubleList goals, int winner) {
    double others =
        players.reject(role::equals).collectDouble(each -> goals.get(each.index())).average();
    advantage.add(goals.get(role.index()) - others, 1);
    decidedWithFirst += winner == Lead.NOBODY ? 0 : 1;
    wonByFirst += winner == role.index() ? 1 : 0;
  }

  /** True if roles play against each other. */
  public boolean hasRivals() {
    return players.size() > 1;
  }

  /** The metrics of all matches so far. */
  public ImmutableList<Metric> metrics() {
    MutableList<Metric> all = Lists.mutable.empty();
    all.add(length.metric("length", "length of a match", "steps"));
    all.add(Metric.exact("shortest", "shortest match", "steps", matches == 0 ? 0 : shortest));
    all.add(Metric.exact("longest", "longest match", "steps", longest));
    all.add(branching.metric("branching", "legal joint moves of a position", ""));
    all.add(choices.metric("choice", "positions in which somebody has a choice", Metric.SHARE));
    if (!hasRivals()) {
      all.add(Metric.share("solved", "matches that end with 100 points", best, matches));
      return all.toImmutable();
    }
    all.add(Metric.share("decisive", "matches that one role wins", decided, matches));
    all.add(Metric.share("drawn", "matches with equal points", level, matches));
    if (first.isPresent()) {
      all.add(
          advantage.metric(
              "firstMoveAdvantage",
              "points of " + first.get() + ", who moves first, above the others",
              "points"));
      all.add(
          Metric.share(
              "firstMoverWins",
              "decisive matches won by " + first.get(),
              wonByFirst,
              decidedWithFirst));
    }
    return all.toImmutable();
  }
}
