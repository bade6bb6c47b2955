package org.gonu.player;

import java.util.HashMap;
import java.util.Map;
import org.gonu.search.Coefficients;
import org.gonu.search.PlayerCoefficient;

/** The pause meters of a program: players that measure in the same way share one. */
public final class PauseMeters {
  private final Map<Way, Shared> meters = new HashMap<>();

  /** How pauses are measured. */
  private record Way(long sleepNanos, double fading) {}

  /** A meter with the number of its users. */
  private static final class Shared {
    final PauseMeter meter;
    int users;

    Shared(PauseMeter meter) {
      this.meter = meter;
    }
  }

  /** The use of a meter by one player. */
  final class Use implements AutoCloseable {
    private final Way way;
    private final Shared shared;
    private boolean closed;

    private Use(Way way, Shared shared) {
      this.way = way;
      this.shared = shared;
    }

    /** The worst recent pause, decayed, in nanoseconds. */
    long worstNanos() {
      return shared.meter.worstNanos();
    }

    /** Ends the use; the last one ends the meter. */
    @Override
    public void close() {
      synchronized (PauseMeters.this) {
        if (!closed && --shared.users == 0) {
          meters.remove(way);
          shared.meter.close();
        }
        closed = true;
      }
    }
  }

  /** Begins to use the meter of these coefficients, which is started if nobody uses it. */
  synchronized Use open(Coefficients coefficients) {
    Way way =
        new Way(
            coefficients.nanos(PlayerCoefficient.PAUSE_SLEEP_MILLIS),
            coefficients.value(PlayerCoefficient.PAUSE_FADING));
    Shared shared =
        meters.computeIfAbsent(
            way, key -> new Shared(new PauseMeter(key.sleepNanos(), key.fading())));
    shared.users++;
    return new Use(way, shared);
  }
}
