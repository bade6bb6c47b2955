package org.gonu.server.arena;

import org.gonu.server.rating.Elo;
import org.gonu.server.rating.Interval;
import org.gonu.server.rating.Tally;

/** Sums over matches, of one sheet or of all. */
public final class Standing {
  private final Side a = new Side();
  private final Side b = new Side();
  private Tally tally = Tally.NONE;
  private double steps;

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

    /** Mean goal points as a part of 100, 0 to 1; 0 without matches. */
    public double share() {
      return matches() == 0 ? 0 : points / 100 / matches();
    }

    /** The interval of the {@link #share} at 95 %. */
    public Interval shareInterval() {
      return Interval.ofMean(share(), matches());
    }

    /** Answers that did not come in time. */
    public int late() {
      return late;
    }

    /** Answers that were no legal move. */
    public int illegal() {
      return illegal;
    }

    /** Answers that did not come for another reason. */
    public int failed() {
      return failed;
    }

    /** Mean time from question to answer in seconds; 0 without moves. */
    public double secondsPerMove() {
      return moves == 0 ? 0 : seconds / moves;
    }
  }

  /** Counts a match. */
  public void add(ArenaResult result) {
    a.add(result.a());
    b.add(result.b());
    tally = tally.plus(result.tally());
    steps += result.steps();
  }

  /** Matches counted. */
  public int matches() {
    return tally.matches();
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

  /** By how much A is stronger, in Elo; infinite if it won or lost all. */
  public double elo() {
    return Elo.difference(tally.score());
  }

  /** The interval of {@link #elo} at 95 %. */
  public Interval eloInterval() {
    return Elo.difference(Interval.ofMean(tally.score(), matches()));
  }
}
