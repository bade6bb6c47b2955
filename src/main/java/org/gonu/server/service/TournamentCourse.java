package org.gonu.server.service;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.collections.api.block.predicate.Predicate;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.server.event.EventBody;
import org.gonu.server.store.MatchRow;
import org.gonu.server.tournament.Entrant;
import org.gonu.server.tournament.Faults;
import org.gonu.server.tournament.GameEntry;
import org.gonu.server.tournament.MatchResult;
import org.gonu.server.tournament.ScheduledMatch;
import org.gonu.server.tournament.TournamentSpec;
import org.gonu.server.tournament.standing.Tournament;

/**
 * A tournament on a server: where it stands, and its matches under way. Changed by one thread, read
 * by all.
 */
final class TournamentCourse {
  /** A player that was missing is left alone for so long, times the number of times in a row. */
  private static final Duration REST = Duration.ofSeconds(10);

  /** It is not left alone longer than that. */
  private static final int MAX_RESTS = 6;

  private final String id;
  private volatile Tournament tournament;

  /** Ids of matches that have not ended, by their names in the tournament. */
  private final Map<String, String> underWay = new ConcurrentHashMap<>();

  private final Map<String, Absence> absences = new ConcurrentHashMap<>();

  /** Why matches could not begin when that was last noted; used by the thread of tournaments. */
  private ImmutableList<String> obstacles = Lists.immutable.empty();

  /** Why the server refused a match last; used by the thread of tournaments. */
  private String lastRefusal = "";

  /** How often a player was missing in a row, and until when it is left alone. */
  private record Absence(int times, long untilNanos) {}

  TournamentCourse(String id, Tournament tournament) {
    this.id = id;
    this.tournament = tournament;
  }

  String id() {
    return id;
  }

  Tournament tournament() {
    return tournament;
  }

  void set(Tournament next) {
    tournament = next;
  }

  /** True if no match is under way and none will be. */
  boolean isFinished() {
    return underWay.isEmpty() && tournament.isFinished();
  }

  /** Notes that a match waits or is played. */
  void begin(MatchRow match) {
    match.pairing().ifPresent(pairing -> underWay.put(pairing.pairing(), match.id()));
  }

  /** Notes that a match has ended; false if that was known. */
  boolean end(MatchRow match) {
    return match.pairing().filter(p -> underWay.remove(p.pairing()) != null).isPresent();
  }

  /** Counts a result, and notes which players were missing. */
  void add(MatchResult result) {
    tournament = tournament.with(result);
    for (int seat = 0; seat < result.players().size(); seat++) {
      String player = result.players().get(seat);
      Faults faults = result.faults().get(seat);
      if (faults.absent()) {
        Absence before = absences.get(player);
        int times = Math.min(MAX_RESTS, before == null ? 1 : before.times() + 1);
        absences.put(player, new Absence(times, System.nanoTime() + times * REST.toNanos()));
      } else if (result.goals().isPresent()) {
        absences.remove(player);
      }
    }
  }

  /**
   * Matches that could begin now, in the order in which they should.
   *
   * @param canPlay false for a match that its players cannot play now, whoever is busy
   */
  ImmutableList<ScheduledMatch> startable(Predicate<ScheduledMatch> canPlay) {
    int free = Math.max(0, tournament.spec().concurrency() - underWay.size());
    long now = System.nanoTime();
    return tournament
        .next()
        .asLazy()
        .reject(this::isUnderWay)
        .select(match -> tournament.names(match).noneSatisfy(name -> rests(name, now)))
        .select(canPlay)
        .take(free)
        .toList()
        .toImmutable();
  }

  /** True if a match is being played. */
  boolean isUnderWay(ScheduledMatch match) {
    return underWay.containsKey(match.recordName());
  }

  private boolean rests(String player, long now) {
    Absence absence = absences.get(player);
    return absence != null && absence.untilNanos() - now > 0;
  }

  /** Notes why matches cannot begin now, and returns what was not so when it was last noted. */
  ImmutableList<String> note(ImmutableList<String> reasons) {
    ImmutableList<String> known = obstacles;
    obstacles = reasons;
    return reasons.reject(known::contains);
  }

  /** True if the last refusal that was asked about was another one. */
  boolean isNews(RefusedException refusal) {
    String reason = String.valueOf(refusal.getMessage());
    boolean isNew = !reason.equals(lastRefusal);
    lastRefusal = reason;
    return isNew;
  }

  /** Matches under way that are not wanted any more, by a decision of the organiser. */
  ImmutableList<String> unwanted() {
    ImmutableList<String> wanted = tournament.next().collect(ScheduledMatch::recordName);
    return Lists.immutable
        .withAll(underWay.entrySet())
        .reject(entry -> wanted.contains(entry.getKey()))
        .collect(Map.Entry::getValue);
  }

  /** The request for a match. */
  MatchRequest request(ScheduledMatch match, ImmutableList<String> roles, String chance) {
    TournamentSpec spec = tournament.spec();
    GameEntry game = spec.games().get(match.game());
    ImmutableList<String> names = match.seats().collect(spec.players()::get).collect(Entrant::name);
    return MatchRequest.of(
            game.sha256(),
            roles.collect(
                role -> {
                  int seat = game.seats().indexOf(role);
                  return seat < 0 ? chance : names.get(seat);
                }),
            game.clocks())
        .withScrambled(spec.scrambled())
        .withSeed(match.seed())
        .withPairing(new EventBody.PairingOf(id, match.recordName()));
  }

  /** Ids of the matches under way. */
  ImmutableList<String> matches() {
    return Lists.immutable.withAll(underWay.values());
  }
}
