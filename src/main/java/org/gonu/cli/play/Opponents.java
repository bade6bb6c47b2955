package org.gonu.cli.play;

import java.time.Duration;
import java.util.SplittableRandom;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.cli.console.Console;
import org.gonu.cli.match.OpenPlayers;
import org.gonu.cli.match.PlayerSpec;
import org.gonu.game.Game;
import org.gonu.gdl.Printer;
import org.gonu.gdl.Term;
import org.gonu.machine.Move;
import org.gonu.machine.Role;
import org.gonu.match.MatchSetup;
import org.gonu.match.Player;
import org.gonu.match.PlayerFailure;
import org.gonu.player.PlayerContext;
import org.gonu.player.PlayerSettings;
import org.gonu.player.ThinkLog;
import org.gonu.server.MatchPlan;

/**
 * The players of the roles that no person plays. One that gives no legal move in time has a random
 * one made for it, as in a refereed match.
 */
final class Opponents implements AutoCloseable {
  private final Game game;
  private final MatchPlan plan;
  private final ImmutableList<Seat> seats;
  private final OpenPlayers players;
  private final Console console;
  private final SplittableRandom random;

  /** Who plays a role. */
  record Seat(Role role, PlayerSpec spec) {}

  /**
   * What a player answered.
   *
   * @param error as in match records; empty if nothing was wrong
   */
  record Answer(Move move, String error) {}

  Opponents(
      Game game,
      MatchPlan plan,
      ImmutableList<Seat> seats,
      PlayerSettings settings,
      Console console) {
    this.game = game;
    this.plan = plan;
    this.seats = seats;
    this.console = console;
    this.random = new SplittableRandom(plan.seed());
    this.players =
        OpenPlayers.open(
            seats.collect(Seat::spec), settings, PlayerContext.of(ThinkLog.NONE), false);
  }

  boolean isEmpty() {
    return seats.isEmpty();
  }

  /** True if a player plays this role. */
  boolean plays(Role role) {
    return seats.anySatisfy(seat -> seat.role().equals(role));
  }

  /** True if all players can go back to an earlier position. */
  boolean canTakeBack() {
    return seats.noneSatisfy(seat -> seat.spec() instanceof PlayerSpec.Remote);
  }

  private Player player(Seat seat) {
    return players.players().get(seats.indexOf(seat));
  }

  /** Begins the match; what was wrong with the answers, by role of the game. */
  ImmutableList<String> start() {
    MutableList<String> errors = Lists.mutable.withAll(game.roles().collect(role -> ""));
    for (Seat seat : seats) {
      try {
        player(seat).start(setup(seat), deadline(plan.clocks().start()));
      } catch (PlayerFailure failure) {
        tell(seat, failure, "");
        errors.set(seat.role().index(), failure.kind().mark());
      }
    }
    return errors.toImmutable();
  }

  private MatchSetup setup(Seat seat) {
    return new MatchSetup(
        plan.header().matchId().orElseThrow(),
        game,
        seat.role(),
        plan.clocks().start(),
        plan.clocks().play(),
        plan.clocks().grace());
  }

  private static long deadline(Duration clock) {
    return System.nanoTime() + clock.toNanos();
  }

  /**
   * The move of a role.
   *
   * @param legal its legal moves
   */
  Answer ask(Role role, ImmutableList<Move> legal, ImmutableList<Move> lastJointMove) {
    Seat seat = seats.detect(each -> each.role().equals(role));
    try {
      Term given = player(seat).play(lastJointMove, deadline(plan.clocks().play()));
      Term term = game.spelling().of(given);
      if (term.isGround() && legal.contains(new Move(term))) {
        return new Answer(new Move(term), "");
      }
      throw PlayerFailure.illegal(Printer.SPACED.print(given));
    } catch (PlayerFailure failure) {
      Move standIn = legal.get(random.nextInt(legal.size()));
      tell(seat, failure, "; " + standIn + " stands in");
      boolean isIllegal = failure.kind() == PlayerFailure.Kind.ILLEGAL;
      return new Answer(
          standIn, failure.kind().mark() + (isIllegal ? " " + failure.getMessage() : ""));
    }
  }

  private void tell(Seat seat, PlayerFailure failure, String instead) {
    String what = failure.kind() == PlayerFailure.Kind.ILLEGAL ? "illegal answer " : "";
    console.err().println(seat.role() + ": " + what + failure.getMessage() + instead);
  }

  /** The match goes on after these joint moves. */
  void takeUp(ImmutableList<ImmutableList<Move>> jointMoves) {
    ImmutableList<ImmutableList<Move>> told =
        jointMoves.isEmpty()
            ? Lists.immutable.empty()
            : Lists.immutable
                .of(Lists.immutable.<Move>empty())
                .newWithAll(jointMoves.take(jointMoves.size() - 1));
    for (Seat seat : seats) {
      player(seat).abort();
      player(seat).resume(setup(seat), told, deadline(plan.clocks().start()));
    }
  }

  /** The match is over. */
  void stop(ImmutableList<Move> lastJointMove) {
    for (Seat seat : seats) {
      try {
        player(seat).stop(lastJointMove, deadline(plan.clocks().play()));
      } catch (PlayerFailure failure) {
        tell(seat, failure, "");
      }
    }
  }

  /** The match is broken off. */
  void abort() {
    players.abort();
  }

  @Override
  public void close() {
    players.close();
  }
}
