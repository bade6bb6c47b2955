package org.gonu.server.api;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.LongSupplier;
import org.gonu.server.tournament.report.StandingsJson;
import org.gonu.server.tournament.standing.Tournament;
import org.jspecify.annotations.Nullable;

/**
 * Standings as they were computed last, for those who ask again and again. They are computed anew
 * when something has happened, but no more than a tenth of the time: standings of a large
 * tournament may be ten times as old as they took to compute. Those from before its end do not
 * stand for those after it: who has seen it end does not ask again.
 */
final class StandingsCache {
  /** Tournaments that are kept; the one that nobody has asked for longest is dropped. */
  private static final int MAX_TOURNAMENTS = 32;

  private static final int SHARE = 10;

  private final LongSupplier nanoTime;
  private final Map<String, Slot> slots = new LinkedHashMap<>(16, 0.75f, true);

  /**
   * Standings.
   *
   * @param of when it was so
   * @param isOver whether it had ended
   * @param untilNanos they are good enough
   */
  private record Entry(Tournament of, boolean isOver, ObjectNode standings, long untilNanos) {
    boolean isGoodFor(Tournament tournament, boolean over, long nowNanos) {
      return of == tournament || (isOver == over && untilNanos - nowNanos > 0);
    }
  }

  StandingsCache(LongSupplier nanoTime) {
    this.nanoTime = nanoTime;
  }

  /**
   * The standings of a tournament, which must not be changed.
   *
   * @param isOver whether it has ended, played out or called off
   */
  ObjectNode of(String id, Tournament tournament, boolean isOver) {
    return slot(id).of(tournament, isOver);
  }

  private Slot slot(String id) {
    synchronized (slots) {
      Slot slot = slots.computeIfAbsent(id, unknown -> new Slot());
      if (slots.size() > MAX_TOURNAMENTS) {
        slots.remove(slots.keySet().iterator().next());
      }
      return slot;
    }
  }

  /** The standings of one tournament. Who asks for those of another one does not wait for them. */
  private final class Slot {
    private @Nullable Entry entry;

    synchronized ObjectNode of(Tournament tournament, boolean isOver) {
      long now = nanoTime.getAsLong();
      Entry known = entry;
      if (known != null && known.isGoodFor(tournament, isOver, now)) {
        return known.standings();
      }
      ObjectNode standings = StandingsJson.of(tournament);
      long end = nanoTime.getAsLong();
      entry = new Entry(tournament, isOver, standings, end + SHARE * (end - now));
      return standings;
    }
  }
}
