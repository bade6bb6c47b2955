package org.gonu.server.tournament.course;

import java.util.Comparator;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.map.ConcurrentMutableMap;
import org.eclipse.collections.api.map.ImmutableMap;
import org.eclipse.collections.api.map.MutableMap;
import org.gonu.server.tournament.MatchResult;
import org.gonu.server.tournament.Pairing;
import org.gonu.server.tournament.ScheduledMatch;
import org.gonu.server.tournament.TournamentSpec;
import org.jspecify.annotations.Nullable;

/**
 * The pairings that have been made so far, and what became of each. Immutable. After a result, only
 * the pairing that it belongs to is followed again; the rounds are made again only where the result
 * ends one, or where it may change later ones.
 */
public final class Courses {
  private static final Comparator<ScheduledMatch> ORDER =
      Comparator.comparingInt((ScheduledMatch match) -> match.pairing().round())
          .thenComparingInt(ScheduledMatch::repetition)
          .thenComparingInt(match -> match.pairing().number())
          .thenComparingInt(ScheduledMatch::game)
          .thenComparingInt(ScheduledMatch::leg);

  private final TournamentSpec spec;
  private final RoundSchedule schedule;

  /** What pairings play, which is the same whatever has been played. */
  private final ConcurrentMutableMap<Pairing, PairingPlan> plans;

  private final ImmutableList<PairingCourse> all;

  /** By the id of a pairing, its place in the list. */
  private final ImmutableMap<String, Integer> places;

  /** Pairings of which something is to be played. */
  private final int unfinished;

  private final boolean hasAllRounds;

  /** What is to be played, in its order; null until it is asked for. */
  private volatile @Nullable ImmutableList<ScheduledMatch> open;

  private Courses(
      TournamentSpec spec,
      RoundSchedule schedule,
      ConcurrentMutableMap<Pairing, PairingPlan> plans,
      ImmutableList<PairingCourse> all,
      ImmutableMap<String, Integer> places,
      int unfinished,
      boolean hasAllRounds) {
    this.spec = spec;
    this.schedule = schedule;
    this.plans = plans;
    this.all = all;
    this.places = places;
    this.unfinished = unfinished;
    this.hasAllRounds = hasAllRounds;
  }

  /**
   * Makes all rounds that can be made.
   *
   * @param plans filled as needed
   * @param known courses of pairings of which nothing has changed
   */
  public static Courses of(
      TournamentSpec spec,
      Ledger ledger,
      ConcurrentMutableMap<Pairing, PairingPlan> plans,
      ImmutableMap<Pairing, PairingCourse> known) {
    RoundSchedule schedule = RoundSchedule.of(spec);
    MutableList<PairingCourse> made = Lists.mutable.empty();
    int round = 1;
    while (round <= schedule.rounds()
        && (!schedule.waits() || made.allSatisfy(PairingCourse::isDone))) {
      for (Pairing pairing : schedule.round(round, made.toImmutable(), ledger)) {
        PairingCourse course = known.get(pairing);
        PairingPlan plan =
            plans.getIfAbsentPutWithKey(pairing, key -> PairingPlan.of(spec, key, schedule));
        made.add(course != null ? course : PairingCourse.of(spec, pairing, plan, ledger));
      }
      round++;
    }
    MutableMap<String, Integer> places = Maps.mutable.empty();
    made.forEachWithIndex((course, i) -> places.put(course.pairing().id(), i));
    return new Courses(
        spec,
        schedule,
        plans,
        made.toImmutable(),
        places.toImmutable(),
        made.count(course -> !course.isDone()),
        round > schedule.rounds());
  }

  /**
   * The courses after a result of one of their matches.
   *
   * @param ledger with the result
   */
  public Courses after(MatchResult result, Ledger ledger) {
    int place = places.get(Pairing.idOf(result.match()));
    PairingCourse before = all.get(place);
    PairingCourse now = before.after(result.match(), ledger);
    if (now == before) {
      return this;
    }
    int left = unfinished + (now.isDone() ? 0 : 1) - (before.isDone() ? 0 : 1);
    boolean isOfLastRound = before.pairing().round() == all.getLast().pairing().round();
    if (schedule.waits() && (left == 0 || !isOfLastRound)) {
      return of(
          spec, ledger, plans, all.reject(before::equals).groupByUniqueKey(PairingCourse::pairing));
    }
    MutableList<PairingCourse> next = all.toList();
    next.set(place, now);
    Courses after =
        new Courses(spec, schedule, plans, next.toImmutable(), places, left, hasAllRounds);
    ImmutableList<ScheduledMatch> known = open;
    if (known != null) {
      after.open = open(known, before, now, result.match());
    }
    return after;
  }

  /**
   * What is to be played after a pairing has changed.
   *
   * @param known what was to be played before
   * @param match id of the match that has a result now
   */
  private static ImmutableList<ScheduledMatch> open(
      ImmutableList<ScheduledMatch> known, PairingCourse before, PairingCourse now, String match) {
    if (now.lacksOnly(match, before)) {
      return known.reject(each -> each.id().equals(match));
    }
    return known
        .reject(each -> each.pairing().equals(before.pairing()))
        .toList()
        .withAll(now.open())
        .sortThis(ORDER)
        .toImmutable();
  }

  /** All of them, in the order of rounds. */
  public ImmutableList<PairingCourse> all() {
    return all;
  }

  /** True if nothing is to be played any more. */
  public boolean isFinished() {
    return hasAllRounds && unfinished == 0;
  }

  /** What is to be played now, all pairings of a round at the same pace. */
  public ImmutableList<ScheduledMatch> open() {
    ImmutableList<ScheduledMatch> known = open;
    if (known == null) {
      known = all.flatCollect(PairingCourse::open).toSortedList(ORDER).toImmutable();
      open = known;
    }
    return known;
  }

  /**
   * A match of a pairing that was made.
   *
   * @throws IllegalArgumentException if there is none with this id
   */
  public ScheduledMatch match(String id) {
    Integer place = places.get(Pairing.idOf(id));
    PairingPlan plan = place == null ? null : plans.get(all.get(place).pairing());
    ScheduledMatch found = plan == null ? null : plan.match(id);
    if (found == null) {
      throw new IllegalArgumentException("there is no match '" + id + "' by what came before");
    }
    return found;
  }
}
