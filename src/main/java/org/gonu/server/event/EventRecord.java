package org.gonu.server.event;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.match.MatchHeader;
import org.gonu.match.MatchRecord;

/** The record of a match as a pure function of its events. */
public final class EventRecord {
  private EventRecord() {}

  /**
   * The record of a match, finished or still running.
   *
   * <p>The state after the last joint move is missing while it is being computed: that joint move
   * is left out then, too.
   *
   * @param events of one match from the first on
   * @throws IllegalArgumentException if the first event is not {@code created}
   */
  public static MatchRecord of(ImmutableList<MatchEvent> events) {
    if (events.isEmpty() || !(events.getFirst().body() instanceof EventBody.Created created)) {
      throw new IllegalArgumentException("the events of a match begin with 'created'");
    }
    GrowingRecord growing = new GrowingRecord(header(created, events.getFirst().atMillis()));
    events.each(event -> growing.add(event));
    return growing.record;
  }

  /**
   * The header of the record of a match.
   *
   * @param atMillis when it was created
   */
  public static MatchHeader header(EventBody.Created created, long atMillis) {
    MatchHeader.Builder header =
        MatchHeader.builder()
            .matchId(created.matchId())
            .randomToken(created.randomToken())
            .startTime(atMillis)
            .gameName(created.sheet().name())
            .roles(created.roles())
            .clocks(created.clocks().recorded())
            .playerNames(created.players())
            .scrambled(created.scrambled())
            .seed(created.seed())
            .software(created.software());
    created.pairing().ifPresent(pairing -> header.tournament(pairing.tournament()));
    return header.build();
  }

  /** The record as it grows. */
  private static final class GrowingRecord {
    private MatchRecord record;

    /** The joint move whose state is not known yet. */
    private Optional<EventBody.Moved> open = Optional.empty();

    GrowingRecord(MatchHeader header) {
      record = MatchRecord.atStart(header, Lists.immutable.empty(), 0);
    }

    void add(MatchEvent event) {
      EventBody body = event.body();
      if (body instanceof EventBody.Started started) {
        record =
            MatchRecord.atStart(record.header(), started.facts(), event.atMillis())
                .withStartErrors(started.errors());
      } else if (body instanceof EventBody.Moved moved) {
        open = Optional.of(moved);
      } else if (body instanceof EventBody.Reached reached) {
        open.ifPresent(moved -> record = record.withTurn(turn(moved, reached, event.atMillis())));
        open = Optional.empty();
      } else if (body instanceof EventBody.Ended ended) {
        record =
            ended.reason() == EndReason.COMPLETED
                ? record.completed(ended.goals())
                : record.aborted();
      }
    }

    private static MatchRecord.Turn turn(
        EventBody.Moved moved, EventBody.Reached reached, long atMillis) {
      return new MatchRecord.Turn(
          moved.legalCounts(),
          Lists.immutable.empty(),
          moved.jointMove(),
          moved.errors(),
          reached.facts(),
          atMillis);
    }
  }
}
