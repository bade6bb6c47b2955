package org.gonu.server.tournament.course;

import java.util.Arrays;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.server.tournament.Format;
import org.gonu.server.tournament.Pairing;
import org.gonu.server.tournament.ScheduledMatch;
import org.gonu.server.tournament.TournamentSpec;

/** Sums over what has been played, by player. */
public final class Sums {
  /** Points are compared as whole numbers of these parts, so that rounding does not matter. */
  private static final double PARTS = 1e6;

  private final TournamentSpec spec;
  private final double[] points;
  private final int[] contests;
  private final int[] won;
  private final int[] drawn;
  private final int[] byes;
  private final FaultCount[] faults;

  /** Points of the first player from contests with the second. */
  private final double[][] pointsAgainst;

  /** Scores of the first player against the second, and of how many contests. */
  private final double[][] sharesAgainst;

  private final int[][] contestsAgainst;

  /** How often two players were paired. */
  private final int[][] meetings;

  private Sums(TournamentSpec spec) {
    int players = spec.players().size();
    this.spec = spec;
    this.points = new double[players];
    this.contests = new int[players];
    this.won = new int[players];
    this.drawn = new int[players];
    this.byes = new int[players];
    this.faults = new FaultCount[players];
    this.pointsAgainst = new double[players][players];
    this.sharesAgainst = new double[players][players];
    this.contestsAgainst = new int[players][players];
    this.meetings = new int[players][players];
    Arrays.fill(faults, FaultCount.NONE);
  }

  /** The sums over the courses of pairings, in their order. */
  public static Sums of(TournamentSpec spec, ImmutableList<PairingCourse> courses, Ledger ledger) {
    Sums sums = new Sums(spec);
    for (PairingCourse course : courses) {
      if (course.pairing().isBye()) {
        sums.addBye(course.pairing());
      } else {
        sums.addMeeting(course, ledger);
      }
    }
    return sums;
  }

  private void addBye(Pairing pairing) {
    int player = pairing.players().getFirst();
    byes[player]++;
    if (spec.format() instanceof Format.Swiss swiss) {
      points[player] +=
          swiss.bye()
              * spec.repetitions()
              * pairing.games().sumOfInt(g -> PairingCourse.contestsOfRepetition(spec, g, 2));
    }
  }

  private void addMeeting(PairingCourse course, Ledger ledger) {
    for (int one : course.pairing().players()) {
      for (int other : course.pairing().players()) {
        meetings[one][other] += one == other ? 0 : 1;
      }
      for (Unit unit : course.units()) {
        for (ScheduledMatch match : unit.matches()) {
          if (match.seats().contains(one)) {
            faults[one] = faults[one].plus(FaultCount.of(match, one, spec, ledger));
          }
        }
      }
    }
    course.contests().each(this::add);
  }

  private void add(Contest contest) {
    ImmutableList<Integer> players = contest.players();
    for (int place = 0; place < players.size(); place++) {
      int player = players.get(place);
      double value = contest.points(place, spec.scoring());
      points[player] += value;
      contests[player]++;
      won[player] += contest.outcome(place) > 0 ? 1 : 0;
      drawn[player] += contest.outcome(place) == 0 ? 1 : 0;
      for (int other = 0; other < players.size(); other++) {
        if (other != place) {
          int opponent = players.get(other);
          pointsAgainst[player][opponent] += value;
          sharesAgainst[player][opponent] += contest.share(place, other, spec.scoring());
          contestsAgainst[player][opponent]++;
        }
      }
    }
  }

  /** The totals of a player. */
  public PlayerTotals of(int player) {
    return new PlayerTotals(
        points[player], contests[player], won[player], drawn[player], byes[player], faults[player]);
  }

  long roundedPoints(int player) {
    return rounded(points[player]);
  }

  /** A value in parts, for comparisons. */
  public static long rounded(double value) {
    return Math.round(value * PARTS);
  }

  int byes(int player) {
    return byes[player];
  }

  boolean haveMet(int one, int other) {
    return meetings[one][other] > 0;
  }

  public double pointsAgainst(int player, int opponent) {
    return pointsAgainst[player][opponent];
  }

  public int contestsAgainst(int player, int opponent) {
    return contestsAgainst[player][opponent];
  }

  /** The sum of the points of all opponents, of each pairing once. */
  public double buchholz(int player) {
    double sum = 0;
    for (int other = 0; other < points.length; other++) {
      sum += meetings[player][other] * points[other];
    }
    return sum;
  }

  /** The sum of the points of all opponents, each times the share of points taken from it. */
  public double sonnebornBerger(int player) {
    double sum = 0;
    for (int other = 0; other < points.length; other++) {
      if (contestsAgainst[player][other] > 0) {
        sum += points[other] * sharesAgainst[player][other] / contestsAgainst[player][other];
      }
    }
    return sum;
  }
}
