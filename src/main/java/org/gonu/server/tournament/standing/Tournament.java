package org.gonu.server.tournament.standing;

import java.util.Collection;
import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.impl.map.mutable.ConcurrentHashMap;
import org.gonu.server.tournament.Decision;
import org.gonu.server.tournament.MatchResult;
import org.gonu.server.tournament.ScheduledMatch;
import org.gonu.server.tournament.TournamentSpec;
import org.gonu.server.tournament.course.Courses;
import org.gonu.server.tournament.course.Ledger;
import org.gonu.server.tournament.course.PairingCourse;

/**
 * A tournament at some moment: a pure function of its specification, the results and the decisions,
 * whose order does not matter. Immutable; {@link #with} makes the next one.
 */
public final class Tournament {
  private final TournamentSpec spec;
  private final ImmutableList<MatchResult> results;
  private final ImmutableList<Decision> decisions;
  private final Ledger ledger;
  private final Courses courses;

  private Tournament(
      TournamentSpec spec,
      ImmutableList<MatchResult> results,
      ImmutableList<Decision> decisions,
      Ledger ledger,
      Courses courses) {
    this.spec = spec;
    this.results = results;
    this.decisions = decisions;
    this.ledger = ledger;
    this.courses = courses;
  }

  /**
   * A tournament.
   *
   * @throws IllegalArgumentException if a result or decision is about no match of the tournament,
   *     or a match has two different results; the message names it
   */
  public static Tournament of(
      TournamentSpec spec, Collection<MatchResult> results, Collection<Decision> decisions) {
    return all(spec, Lists.immutable.withAll(results), Lists.immutable.withAll(decisions));
  }

  private static Tournament all(
      TournamentSpec spec, ImmutableList<MatchResult> results, ImmutableList<Decision> decisions) {
    Ledger ledger = new Ledger(results.castToList(), decisions.castToList());
    Courses courses = Courses.of(spec, ledger, ConcurrentHashMap.newMap(), Maps.immutable.empty());
    TournamentRoster roster = new TournamentRoster(spec, courses);
    results.each(roster::check);
    decisions.each(roster::check);
    return new Tournament(spec, results, decisions, ledger, courses);
  }

  /** A tournament in which nothing has been played. */
  public static Tournament begin(TournamentSpec spec) {
    return of(spec, Lists.fixedSize.empty(), Lists.fixedSize.empty());
  }

  /**
   * The tournament after a result.
   *
   * @throws IllegalArgumentException if it is about no match, or another result than is known
   */
  public Tournament with(MatchResult result) {
    new TournamentRoster(spec, courses).check(result);
    Ledger next = new Ledger(ledger, result);
    return new Tournament(
        spec, results.newWith(result), decisions, next, courses.after(result, next));
  }

  /**
   * The tournament after decisions.
   *
   * @throws IllegalArgumentException if one is about no match, or overturns a round by which later
   *     ones were made of which results are known
   */
  public Tournament with(ImmutableList<Decision> further) {
    return all(spec, results, decisions.newWithAll(further));
  }

  /** The names of the players in the seats of a match. */
  public ImmutableList<String> names(ScheduledMatch match) {
    return match.seats().collect(player -> spec.players().get(player).name());
  }

  /** The specification. */
  public TournamentSpec spec() {
    return spec;
  }

  /** All results, in the order in which they came. */
  public ImmutableList<MatchResult> results() {
    return results;
  }

  /** All decisions, in the order in which they came. */
  public ImmutableList<Decision> decisions() {
    return decisions;
  }

  /**
   * What is to be played now, in the order in which it should begin: all pairings of a round at the
   * same pace. A match that had no result comes again.
   */
  public ImmutableList<ScheduledMatch> next() {
    return courses.open();
  }

  /** True if nothing is to be played any more. */
  public boolean isFinished() {
    return courses.isFinished();
  }

  /** All pairings so far. */
  public ImmutableList<PairingSummary> pairings() {
    return courses
        .all()
        .collect(
            course ->
                new PairingSummary(
                    course.pairing(), course.isDone(), course.pairs(), course.verdict()));
  }

  /** The standings now. */
  public Standings standings() {
    return Standings.of(spec, courses.all(), ledger);
  }

  /** The number of matches that counted for nobody, since they had no result again and again. */
  public int voidMatches() {
    return (int)
        courses
            .all()
            .flatCollect(PairingCourse::units)
            .sumOfInt(
                unit ->
                    unit.matches()
                        .count(match -> ledger.state(match.id()).kind() == Ledger.Kind.VOID));
  }

  /** The attempt of a match that is open or counts; empty if there is no such match. */
  public Optional<Integer> attempt(String match) {
    return courses.all().anySatisfy(course -> course.counts(match))
        ? Optional.of(ledger.state(match).attempt())
        : Optional.empty();
  }

  /**
   * The decisions by which a player leaves: it forfeits all of its matches that are to be played
   * now, and is not paired in later rounds.
   */
  public ImmutableList<Decision> withdrawal(String player, String reason) {
    int index = spec.player(player);
    int round = courses.all().collectInt(course -> course.pairing().round()).maxIfEmpty(0);
    ImmutableList<Decision> forfeits =
        next()
            .select(match -> match.seats().contains(index))
            .collect(match -> new Decision.Forfeit(match.id(), match.attempt(), player, reason));
    // Last: if a crash cuts the lines of a log short, the player has not left yet.
    return forfeits.newWith(new Decision.Withdrawal(player, round + 1, reason));
  }
}
