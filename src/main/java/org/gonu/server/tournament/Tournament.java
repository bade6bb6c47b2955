package org.gonu.server.tournament;

import java.util.Collection;
import java.util.Comparator;
import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.map.ConcurrentMutableMap;
import org.eclipse.collections.api.map.ImmutableMap;
import org.eclipse.collections.impl.map.mutable.ConcurrentHashMap;

/**
 * A tournament at some moment: a pure function of its specification, the results and the decisions,
 * whose order does not matter. Immutable; {@link #with} makes the next one.
 */
public final class Tournament {
  private static final Comparator<ScheduledMatch> ORDER =
      Comparator.comparingInt((ScheduledMatch match) -> match.pairing().round())
          .thenComparingInt(ScheduledMatch::repetition)
          .thenComparingInt(match -> match.pairing().number())
          .thenComparingInt(ScheduledMatch::game)
          .thenComparingInt(ScheduledMatch::leg);

  private final TournamentSpec spec;
  private final ImmutableList<MatchResult> results;
  private final ImmutableList<Decision> decisions;
  private final Ledger ledger;

  /** The repetitions of pairings, which are the same whatever has been played. */
  private final ConcurrentMutableMap<Pairing, ImmutableList<Unit>> plans;

  private final ImmutableList<PairingCourse> courses;
  private final boolean isFinished;

  /**
   * A tournament.
   *
   * @param known courses of pairings of which nothing has changed
   */
  private Tournament(
      TournamentSpec spec,
      ImmutableList<MatchResult> results,
      ImmutableList<Decision> decisions,
      Ledger ledger,
      ConcurrentMutableMap<Pairing, ImmutableList<Unit>> plans,
      ImmutableMap<Pairing, PairingCourse> known) {
    this.spec = spec;
    this.results = results;
    this.decisions = decisions;
    this.ledger = ledger;
    this.plans = plans;
    Schedule schedule = Schedule.of(spec);
    MutableList<PairingCourse> made = Lists.mutable.empty();
    int round = 1;
    while (round <= schedule.rounds()
        && (!schedule.waits() || made.allSatisfy(PairingCourse::isDone))) {
      for (Pairing pairing : schedule.round(round, made.toImmutable(), ledger)) {
        PairingCourse course = known.get(pairing);
        made.add(
            course != null
                ? course
                : PairingCourse.of(spec, pairing, units(pairing, schedule), ledger));
      }
      round++;
    }
    this.courses = made.toImmutable();
    this.isFinished = round > schedule.rounds() && made.allSatisfy(PairingCourse::isDone);
  }

  /**
   * A tournament.
   *
   * @throws IllegalArgumentException if a result or decision is about no match of the tournament,
   *     or a match has two different results; the message names it
   */
  public static Tournament of(
      TournamentSpec spec, Collection<MatchResult> results, Collection<Decision> decisions) {
    return all(
        spec,
        Lists.immutable.withAll(results),
        Lists.immutable.withAll(decisions),
        ConcurrentHashMap.newMap());
  }

  private static Tournament all(
      TournamentSpec spec,
      ImmutableList<MatchResult> results,
      ImmutableList<Decision> decisions,
      ConcurrentMutableMap<Pairing, ImmutableList<Unit>> plans) {
    Ledger ledger = new Ledger(results.castToList(), decisions.castToList());
    Tournament made =
        new Tournament(spec, results, decisions, ledger, plans, Maps.immutable.empty());
    Roster roster = made.roster();
    results.each(roster::check);
    decisions.each(roster::check);
    return made;
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
    roster().check(result);
    ImmutableMap<Pairing, PairingCourse> unchanged =
        courses
            .reject(course -> result.match().startsWith(course.pairing().id() + "."))
            .groupByUniqueKey(PairingCourse::pairing);
    return new Tournament(
        spec, results.newWith(result), decisions, new Ledger(ledger, result), plans, unchanged);
  }

  /**
   * The tournament after decisions.
   *
   * @throws IllegalArgumentException if one is about no match, or overturns a round by which later
   *     ones were made of which results are known
   */
  public Tournament with(ImmutableList<Decision> further) {
    return all(spec, results, decisions.newWithAll(further), plans);
  }

  private ImmutableList<Unit> units(Pairing pairing, Schedule schedule) {
    return plans.getIfAbsentPutWithKey(
        pairing,
        key -> key.isBye() ? Lists.immutable.empty() : Unit.all(spec, key, schedule.repetitions()));
  }

  private Roster roster() {
    return new Roster(spec, courses.collect(PairingCourse::pairing), plans);
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
    return courses.flatCollect(PairingCourse::open).toSortedList(ORDER).toImmutable();
  }

  /** True if nothing is to be played any more. */
  public boolean isFinished() {
    return isFinished;
  }

  /** All pairings so far. */
  public ImmutableList<PairingSummary> pairings() {
    return courses.collect(
        course ->
            new PairingSummary(
                course.pairing(), course.isDone(), course.pairs(), course.verdict()));
  }

  /** The standings now. */
  public Standings standings() {
    return Standings.of(spec, courses, ledger);
  }

  /** The number of matches that counted for nobody, since they had no result again and again. */
  public int voidMatches() {
    return (int)
        courses
            .flatCollect(PairingCourse::units)
            .sumOfInt(
                unit ->
                    unit.matches()
                        .count(match -> ledger.state(match.id()).kind() == Ledger.Kind.VOID));
  }

  /** The attempt of a match that is open or counts; empty if there is no such match. */
  public Optional<Integer> attempt(String match) {
    return courses
            .flatCollect(PairingCourse::units)
            .anySatisfy(unit -> unit.matches().anySatisfy(each -> each.id().equals(match)))
        ? Optional.of(ledger.state(match).attempt())
        : Optional.empty();
  }

  /**
   * The decisions by which a player leaves: it forfeits all of its matches that are to be played
   * now, and is not paired in later rounds.
   */
  public ImmutableList<Decision> withdrawal(String player, String reason) {
    int index = spec.player(player);
    int round = courses.collectInt(course -> course.pairing().round()).maxIfEmpty(0);
    ImmutableList<Decision> forfeits =
        next()
            .select(match -> match.seats().contains(index))
            .collect(match -> new Decision.Forfeit(match.id(), match.attempt(), player, reason));
    // Last: if a crash cuts the lines of a log short, the player has not left yet.
    return forfeits.newWith(new Decision.Withdrawal(player, round + 1, reason));
  }
}
