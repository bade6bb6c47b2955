package org.gonu.server.arena;

import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.set.MutableSet;
import org.gonu.server.rating.Elo;
import org.gonu.server.rating.Interval;
import org.gonu.server.rating.Tally;

/** Sums over the matches on one sheet or on all. */
public final class Standing {
  private final Side a = new Side();
  private final Side b = new Side();
  private Tally tally = Tally.NONE;
  private double steps;

  /** The matches counted, each kind once. */
  private final MutableSet<Played> kinds = Sets.mutable.empty();

  private int copies;

  /** What makes a match a copy of another one. */
  private record Played(String sheet, String seats, String movesSha256) {}

  /** Sums of one side. */
  public final class Side {
    private double points;
    private int late;
    private int illegal;
    private int failed;
    private int moves;
    private double seconds;

    private Side() {}

    private void add(SideResult result) {
      points += result.points();
      late += result.late();
      illegal += result.illegal();
      failed += result.failed();
      moves += result.moves();
      seconds += result.seconds();
    }

    /** Mean goal points as a fraction, 0 to 1; 0 without matches. */
    public double share() {
      return matches() == 0 ? 0 : points / 100 / matches();
    }

    /** The 95 % confidence interval of {@link #share}. */
    public Interval shareInterval() {
      return Interval.ofMean(share(), matches());
    }

    /** Answers that came too late. */
    public int late() {
      return late;
    }

    /** Answers that were no legal move. */
    public int illegal() {
      return illegal;
    }

    /** Answers that were missing for another reason. */
    public int failed() {
      return failed;
    }

    /** Mean time from question to answer in seconds; 0 without moves. */
    public double secondsPerMove() {
      return moves == 0 ? 0 : seconds / moves;
    }
  }

  /** Adds a match. */
  public void add(ArenaResult result) {
    a.add(result.a());
    b.add(result.b());
    tally = tally.plus(result.tally());
    steps += result.steps();
    result.movesSha256().ifPresent(moves -> note(result, moves));
  }

  private void note(ArenaResult result, String moves) {
    if (!kinds.add(new Played(result.fixture().sheet(), result.seats(), moves))) {
      copies++;
    }
  }

  /** Matches counted. */
  public int matches() {
    return tally.matches();
  }

  /** Matches in which the same sides made the same moves as in another one that was counted. */
  public int copies() {
    return copies;
  }

  /** Sums of the first side. */
  public Side a() {
    return a;
  }

  /** Sums of the second side. */
  public Side b() {
    return b;
  }

  /** Matches won, drawn and lost by A. */
  public Tally tally() {
    return tally;
  }

  /** Mean length in joint moves; 0 without matches. */
  public double meanSteps() {
    return matches() == 0 ? 0 : steps / matches();
  }

  /** By how much A is stronger, in Elo; infinite if it won or lost all matches. */
  public double elo() {
    return Elo.difference(tally.score());
  }

  /** The 95 % confidence interval of {@link #elo}. */
  public Interval eloInterval() {
    return Elo.difference(Interval.ofMean(tally.score(), matches()));
  }
}
