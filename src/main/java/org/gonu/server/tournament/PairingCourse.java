package org.gonu.server.tournament;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.server.rating.PairTally;
import org.gonu.server.rating.Sprt;

/**
 * What became of a pairing so far.
 *
 * <p>Repetitions count in their order, not in the order in which they end. A pairing that a
 * sequential test or a knock-out decides early is decided by the first repetitions that suffice;
 * what was played beyond them at the same time does not count. So neither the number of matches
 * played at once nor their lengths change a result.
 */
final class PairingCourse {
  private static final double EQUAL = 1e-6;

  private final TournamentSpec spec;
  private final Pairing pairing;
  private final Ledger ledger;

  /** How many repetitions there are, but for those that break a tie. */
  private final int usual;

  private final MutableList<Contest> contests = Lists.mutable.empty();
  private final MutableList<Unit> counted = Lists.mutable.empty();
  private final MutableList<ScheduledMatch> open = Lists.mutable.empty();
  private PairTally pairs = PairTally.NONE;
  private Sprt.Verdict verdict = Sprt.Verdict.OPEN;
  private boolean isComplete = true;

  private PairingCourse(TournamentSpec spec, Pairing pairing, Ledger ledger) {
    this.spec = spec;
    this.pairing = pairing;
    this.ledger = ledger;
    this.usual = spec.repetitions();
  }

  /**
   * Follows a pairing.
   *
   * @param units all repetitions that it can come to, those that break a tie included
   */
  static PairingCourse of(
      TournamentSpec spec, Pairing pairing, ImmutableList<Unit> units, Ledger ledger) {
    PairingCourse course = new PairingCourse(spec, pairing, ledger);
    if (!pairing.isBye() && !course.isWalkover()) {
      course.follow(units);
    }
    return course;
  }

  private void follow(ImmutableList<Unit> units) {
    for (int i = 0; i < units.size(); i++) {
      Unit unit = units.get(i);
      if (unit.repetition() > usual && (!isComplete || someoneLeft())) {
        return;
      }
      count(unit);
      boolean ends = i + 1 == units.size() || units.get(i + 1).repetition() > unit.repetition();
      if (verdict != Sprt.Verdict.OPEN || (ends && isComplete && isWon(unit.repetition()))) {
        return;
      }
    }
  }

  private void count(Unit unit) {
    ImmutableList<Contest> decided = unit.contests(spec, ledger);
    counted.add(unit);
    contests.addAllIterable(decided);
    open.addAllIterable(unit.open(ledger));
    isComplete = isComplete && unit.isComplete(ledger);
    if (isComplete && pairing.players().size() == 2 && decided.notEmpty()) {
      pairs =
          pairs.plus(
              decided.sumOfDouble(contest -> contest.share(0, 1, spec.scoring())) / decided.size());
      spec.sprt().ifPresent(test -> verdict = test.verdict(pairs));
    }
  }

  /** True if the winner of a knock-out cannot change any more. */
  private boolean isWon(int repetition) {
    if (!(spec.format() instanceof Format.KnockOut)) {
      return false;
    }
    double perRepetition = pairing.games().sumOfInt(this::contestsOf);
    double left = Math.max(0, usual - repetition) * perRepetition;
    return Math.abs(lead()) > left + EQUAL;
  }

  private int contestsOf(int game) {
    return contestsOfRepetition(spec, game, pairing.players().size());
  }

  /** How many contests a repetition of a game has. */
  static int contestsOfRepetition(TournamentSpec spec, int game, int players) {
    GameEntry entry = spec.games().get(game);
    return SeatPlan.isSolo(entry) ? 1 : SeatPlan.legs(entry, players);
  }

  private double lead() {
    return contests.sumOfDouble(
        each -> each.points(0, spec.scoring()) - each.points(1, spec.scoring()));
  }

  /** True if a player left before a knock-out's pairing: the other one goes on without a match. */
  private boolean isWalkover() {
    return spec.format() instanceof Format.KnockOut && left(pairing.round()).notEmpty();
  }

  private boolean someoneLeft() {
    return left(pairing.round() + 1).notEmpty();
  }

  private ImmutableList<Integer> left(int round) {
    return pairing.players().select(player -> ledger.isWithdrawn(name(player), round));
  }

  private String name(int player) {
    return spec.players().get(player).name();
  }

  /** Who met. */
  Pairing pairing() {
    return pairing;
  }

  /** True if nothing is to be played any more. */
  boolean isDone() {
    return open.isEmpty();
  }

  /** What is to be played, in the order of repetitions. */
  ImmutableList<ScheduledMatch> open() {
    return open.toImmutable();
  }

  /** The contests that count so far. */
  ImmutableList<Contest> contests() {
    return contests.toImmutable();
  }

  /** The repetitions that count or are being played. */
  ImmutableList<Unit> units() {
    return counted.toImmutable();
  }

  /** Mean scores of the first player in the repetitions up to the first that is not complete. */
  PairTally pairs() {
    return pairs;
  }

  /** What the sequential test says; open without a test. */
  Sprt.Verdict verdict() {
    return verdict;
  }

  /**
   * Who goes on in a knock-out: who has more points; else who has not left, then who broke down in
   * fewer matches, who won more, who stands first in the specification.
   */
  int winner() {
    int first = pairing.players().getFirst();
    if (pairing.isBye()) {
      return first;
    }
    int second = pairing.players().get(1);
    double lead = lead();
    if (Math.abs(lead) > EQUAL) {
      return lead > 0 ? first : second;
    }
    ImmutableList<Integer> left = left(pairing.round() + 1);
    if (left.size() == 1) {
      return left.contains(first) ? second : first;
    }
    int difference = crashes(second) - crashes(first);
    if (difference == 0) {
      difference = contests.count(each -> each.outcome(0) > 0) - wonBySecond();
    }
    if (difference == 0) {
      return Math.min(first, second);
    }
    return difference > 0 ? first : second;
  }

  private int wonBySecond() {
    return contests.count(each -> each.outcome(1) > 0);
  }

  private int crashes(int player) {
    return (int)
        counted.sumOfInt(
            unit ->
                unit.matches()
                    .count(match -> FaultCount.of(match, player, spec, ledger).isCrash()));
  }
}
