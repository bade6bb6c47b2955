package org.gonu.server.tournament.course;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.ListIterable;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.server.rating.PairTally;
import org.gonu.server.rating.Sprt;
import org.gonu.server.tournament.Format;
import org.gonu.server.tournament.GameEntry;
import org.gonu.server.tournament.Pairing;
import org.gonu.server.tournament.ScheduledMatch;
import org.gonu.server.tournament.SeatPlan;
import org.gonu.server.tournament.TournamentSpec;
import org.jspecify.annotations.Nullable;

/**
 * What became of a pairing so far.
 *
 * <p>Repetitions count in their order, not in the order in which they end. A pairing that a
 * sequential test or a knock-out decides early is decided by the first repetitions that suffice;
 * what was played beyond them at the same time does not count. So neither the number of matches
 * played at once nor their lengths change a result.
 */
public final class PairingCourse {
  private static final double EQUAL = 1e-6;

  private final TournamentSpec spec;
  private final Pairing pairing;
  private final Ledger ledger;

  /** How many repetitions there are, but for those that break a tie. */
  private final int usual;

  private final PairingPlan plan;

  /** What came of the repetitions that count or are being played. */
  private final ImmutableList<Part> parts;

  /**
   * What came of a repetition.
   *
   * @param isComplete true if nothing is to be played of it and of those before it
   * @param pairs mean scores up to here if all is complete up to here, else none
   * @param verdict of the sequential test by these
   */
  private record Part(
      Unit unit,
      ImmutableList<Contest> contests,
      ImmutableList<ScheduledMatch> open,
      boolean isComplete,
      PairTally pairs,
      Sprt.Verdict verdict) {}

  /**
   * A pairing by what is known of it.
   *
   * @param known parts of repetitions by their place, as far as they were followed before
   * @param changed place of the one that is not what it was; those before it stay
   */
  private PairingCourse(
      TournamentSpec spec,
      Pairing pairing,
      PairingPlan plan,
      Ledger ledger,
      ImmutableList<Part> known,
      int changed) {
    this.spec = spec;
    this.pairing = pairing;
    this.plan = plan;
    this.ledger = ledger;
    this.usual = spec.repetitions();
    boolean isPlayed = !pairing.isBye() && !isWalkover();
    this.parts = isPlayed ? follow(known, changed) : Lists.immutable.empty();
  }

  /** Follows a pairing by its plan. */
  static PairingCourse of(TournamentSpec spec, Pairing pairing, PairingPlan plan, Ledger ledger) {
    return new PairingCourse(spec, pairing, plan, ledger, Lists.immutable.empty(), 0);
  }

  /**
   * The course after a result.
   *
   * @param match id of the match
   * @param next the ledger with the result
   */
  PairingCourse after(String match, Ledger next) {
    int place = plan.place(match);
    if (place < parts.size()) {
      return new PairingCourse(spec, pairing, plan, next, parts, place);
    }
    // What was played beyond the decision does not count, but it may undo the end by a withdrawal.
    return someoneLeft() ? of(spec, pairing, plan, next) : this;
  }

  private ImmutableList<Part> follow(ImmutableList<Part> known, int changed) {
    MutableList<Part> made = known.take(changed).toList();
    ImmutableList<Unit> units = plan.units();
    for (int i = made.size(); i < units.size(); i++) {
      Unit unit = units.get(i);
      if (unit.repetition() > usual && (!isComplete(made) || isGivenUp(unit))) {
        break;
      }
      Part old = i < known.size() ? known.get(i) : null;
      Part part = part(unit, i == changed ? null : old, made);
      made.add(part);
      if (old != null && !old.isComplete() && !part.isComplete()) {
        // What comes after something that is not complete does not depend on what came before.
        return made.withAll(known.drop(i + 1)).toImmutable();
      }
      boolean ends = i + 1 == units.size() || units.get(i + 1).repetition() > unit.repetition();
      if (part.verdict() != Sprt.Verdict.OPEN
          || (ends && part.isComplete() && isWon(unit.repetition(), made))) {
        break;
      }
    }
    return made.toImmutable();
  }

  private static boolean isComplete(ListIterable<Part> parts) {
    return parts.isEmpty() || parts.getLast().isComplete();
  }

  /**
   * The part of a repetition.
   *
   * @param old what is known of its contests; null if nothing
   * @param before the parts of the repetitions before it
   */
  private Part part(Unit unit, @Nullable Part old, MutableList<Part> before) {
    ImmutableList<Contest> decided = old != null ? old.contests() : unit.contests(spec, ledger);
    ImmutableList<ScheduledMatch> left = old != null ? old.open() : unit.open(ledger);
    if (!isComplete(before) || left.notEmpty()) {
      return new Part(unit, decided, left, false, PairTally.NONE, Sprt.Verdict.OPEN);
    }
    PairTally pairs = before.isEmpty() ? PairTally.NONE : before.getLast().pairs();
    Sprt.Verdict verdict = Sprt.Verdict.OPEN;
    if (pairing.players().size() == 2 && decided.notEmpty()) {
      pairs =
          pairs.plus(
              decided.sumOfDouble(contest -> contest.share(0, 1, spec.scoring())) / decided.size());
      verdict = spec.sprt().isPresent() ? spec.sprt().get().verdict(pairs) : verdict;
    }
    return new Part(unit, decided, left, true, pairs, verdict);
  }

  /** True if the winner of a knock-out cannot change any more. */
  private boolean isWon(int repetition, ListIterable<Part> played) {
    if (!(spec.format() instanceof Format.KnockOut)) {
      return false;
    }
    double perRepetition = pairing.games().sumOfInt(this::contestsOf);
    double left = Math.max(0, usual - repetition) * perRepetition;
    return Math.abs(lead(played)) > left + EQUAL;
  }

  private int contestsOf(int game) {
    return contestsOfRepetition(spec, game, pairing.players().size());
  }

  /** How many contests a repetition of a game has. */
  static int contestsOfRepetition(TournamentSpec spec, int game, int players) {
    GameEntry entry = spec.games().get(game);
    return SeatPlan.isSolo(entry) ? 1 : SeatPlan.legs(entry, players);
  }

  private double lead(ListIterable<Part> played) {
    return played.sumOfDouble(
        part ->
            part.contests()
                .sumOfDouble(
                    each -> each.points(0, spec.scoring()) - each.points(1, spec.scoring())));
  }

  /** True if a player left before a knock-out's pairing: the other one goes on without a match. */
  private boolean isWalkover() {
    return spec.format() instanceof Format.KnockOut && left(pairing.round()).notEmpty();
  }

  /** True if nothing of an extra repetition was played before a player left. */
  private boolean isGivenUp(Unit unit) {
    return someoneLeft() && unit.matches().noneSatisfy(match -> ledger.wasPlayed(match.id()));
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
  public Pairing pairing() {
    return pairing;
  }

  /** True if nothing is to be played any more. */
  public boolean isDone() {
    return isComplete(parts);
  }

  /** What is to be played, in the order of repetitions. */
  ImmutableList<ScheduledMatch> open() {
    return parts.flatCollect(Part::open);
  }

  /** True if what is to be played is what was before, but for one match. */
  boolean lacksOnly(String match, PairingCourse before) {
    int place = plan.place(match);
    return parts.size() == before.parts.size()
        && place < parts.size()
        && parts.get(place).open().noneSatisfy(each -> each.id().equals(match))
        && parts.get(place).open().size() + 1 == before.parts.get(place).open().size();
  }

  /** The contests that count so far. */
  public ImmutableList<Contest> contests() {
    return parts.flatCollect(Part::contests);
  }

  /** True if a match belongs to a repetition that counts or is being played. */
  public boolean counts(String match) {
    return pairing.id().equals(Pairing.idOf(match))
        && plan.match(match) != null
        && plan.place(match) < parts.size();
  }

  /** The repetitions that count or are being played. */
  public ImmutableList<Unit> units() {
    return parts.collect(Part::unit);
  }

  /** Mean scores of the first player in the repetitions up to the first that is not complete. */
  public PairTally pairs() {
    Part last = parts.asReversed().detect(Part::isComplete);
    return last == null ? PairTally.NONE : last.pairs();
  }

  /** What the sequential test says; open without a test. */
  public Sprt.Verdict verdict() {
    return parts.isEmpty() ? Sprt.Verdict.OPEN : parts.getLast().verdict();
  }

  /**
   * Who goes on in a knock-out: who has more points; else who has not left, then who broke down in
   * fewer matches, who won more, who stands first in the specification.
   */
  public int winner() {
    int first = pairing.players().getFirst();
    if (pairing.isBye()) {
      return first;
    }
    int second = pairing.players().get(1);
    double lead = lead(parts);
    if (Math.abs(lead) > EQUAL) {
      return lead > 0 ? first : second;
    }
    ImmutableList<Integer> left = left(pairing.round() + 1);
    if (left.size() == 1) {
      return left.contains(first) ? second : first;
    }
    int difference = crashes(second) - crashes(first);
    if (difference == 0) {
      difference = contests().count(each -> each.outcome(0) > 0) - wonBySecond();
    }
    if (difference == 0) {
      return Math.min(first, second);
    }
    return difference > 0 ? first : second;
  }

  private int wonBySecond() {
    return contests().count(each -> each.outcome(1) > 0);
  }

  private int crashes(int player) {
    return (int)
        parts.sumOfInt(
            part ->
                part.unit()
                    .matches()
                    .count(match -> FaultCount.of(match, player, spec, ledger).isCrash()));
  }
}
