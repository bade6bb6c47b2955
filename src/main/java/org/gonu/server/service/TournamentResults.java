package org.gonu.server.service;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.OptionalInt;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.match.MatchRecord;
import org.gonu.match.MatchRecordWriter;
import org.gonu.match.PlayerFailure;
import org.gonu.server.event.EndReason;
import org.gonu.server.event.EventBody;
import org.gonu.server.event.EventRecord;
import org.gonu.server.event.MatchEvent;
import org.gonu.server.tournament.Faults;
import org.gonu.server.tournament.GameEntry;
import org.gonu.server.tournament.MatchResult;
import org.gonu.server.tournament.ScheduledMatch;
import org.gonu.server.tournament.TournamentSpec;
import org.gonu.text.Sha256;

/**
 * The results of matches of a tournament, as a pure function of their events: whoever has the
 * events finds the same results.
 */
final class TournamentResults {
  /** Parts the id of a match from the attempt, see {@link ScheduledMatch#recordName}. */
  private static final char ATTEMPT = '~';

  private TournamentResults() {}

  /**
   * The result of a match that has ended.
   *
   * @param events of the match, all of them
   */
  static MatchResult of(TournamentSpec spec, ImmutableList<MatchEvent> events) {
    EventBody.Created created = (EventBody.Created) events.getFirst().body();
    EventBody.Ended ended = (EventBody.Ended) events.getLast().body();
    MatchRecord record = EventRecord.of(events);
    ImmutableList<Integer> seats = seats(spec, created);
    String name = created.pairing().orElseThrow().pairing();
    int mark = name.lastIndexOf(ATTEMPT);
    boolean isCompleted = ended.reason() == EndReason.COMPLETED;
    return new MatchResult(
        mark < 0 ? name : name.substring(0, mark),
        mark < 0 ? 1 : Integer.parseInt(name.substring(mark + 1)),
        seats.collect(created.players()::get),
        isCompleted ? goals(seats.collect(ended.goals()::get)) : Optional.empty(),
        seats.collect(role -> faults(record, isAbsent(created, ended, role), role)),
        isCompleted ? "" : ended.reason().label() + ": " + ended.detail(),
        record.moves().size(),
        isCompleted ? created.matchId() : "",
        isCompleted
            ? Sha256.hex(MatchRecordWriter.print(record).getBytes(StandardCharsets.UTF_8))
            : "");
  }

  /** The numbers of the roles that players take: all but chance. */
  static ImmutableList<Integer> seats(TournamentSpec spec, EventBody.Created created) {
    GameEntry game = spec.games().detect(entry -> entry.sha256().equals(created.sheet().hash()));
    return game == null ? Lists.immutable.empty() : game.seats().collect(created.roles()::indexOf);
  }

  private static Optional<ImmutableList<Integer>> goals(ImmutableList<OptionalInt> goals) {
    return goals.allSatisfy(OptionalInt::isPresent)
        ? Optional.of(goals.collect(OptionalInt::getAsInt))
        : Optional.empty();
  }

  /** True if the match ended since the player of a role was missing. */
  private static boolean isAbsent(EventBody.Created created, EventBody.Ended ended, int role) {
    if (ended.reason() == EndReason.PLAYER_GONE && ended.absent().isEmpty()) {
      // Written before events told the roles: the detail begins with the one player blamed.
      return ended.detail().startsWith(created.players().get(role) + " ");
    }
    return ended.absent().contains(created.roles().get(role));
  }

  private static Faults faults(MatchRecord record, boolean isAbsent, int role) {
    // That it did not answer START either is the same fault.
    int first = isAbsent && record.moves().isEmpty() ? 1 : 0;
    ImmutableList<String> errors = record.errors().drop(first).collect(row -> row.get(role));
    return new Faults(
        count(errors, PlayerFailure.Kind.TIMEOUT),
        count(errors, PlayerFailure.Kind.ILLEGAL),
        count(errors, PlayerFailure.Kind.CONNECTION),
        isAbsent);
  }

  private static int count(ImmutableList<String> errors, PlayerFailure.Kind kind) {
    return errors.count(error -> error.startsWith(kind.mark()));
  }
}
