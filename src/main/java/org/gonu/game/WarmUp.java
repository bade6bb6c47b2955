package org.gonu.game;

import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import org.gonu.check.checks.Strictness;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.machine.DaemonThreads;
import org.gonu.machine.LaneTally;
import org.gonu.machine.Lanes;
import org.gonu.text.SourceText;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Warms up the virtual machine, so that the engine is loaded and compiled before the first match:
 * it repeatedly makes the circuit of a small built-in game and plays it.
 */
public final class WarmUp {
  private static final Logger LOG = LoggerFactory.getLogger(WarmUp.class);
  private static final String SHEET = "warm-up.kif";

  /** The first round takes a second, later ones some hundredths. */
  private static final int ROUNDS = 12;

  private static final int STEPS = 200;
  private static final Duration LIMIT = Duration.ofSeconds(3);

  private WarmUp() {}

  /** Starts a daemon thread that ends by itself. Returns at once and never throws. */
  public static Thread start() {
    Thread thread = DaemonThreads.newThread(WarmUp::run, "gonu-warm-up");
    thread.start();
    return thread;
  }

  private static void run() {
    try {
      long start = System.nanoTime();
      int rounds = 0;
      while (rounds < ROUNDS && System.nanoTime() - start < LIMIT.toNanos()) {
        if (round(rounds++, LIMIT).isEmpty()) {
          LOG.info("no warm-up on a busy machine, the first match starts slowly");
          return;
        }
      }
      LOG.debug("warmed up in {} rounds", rounds);
    } catch (IOException | RuntimeException | Error useless) {
      LOG.warn("no warm-up, the first match starts slowly", useless);
    }
  }

  /**
   * Reads the rules, makes their circuit and plays some steps.
   *
   * @param limit most time for the circuit
   * @return playouts that have ended; empty if the circuit is not made in time
   */
  static OptionalLong round(long seed, Duration limit) throws IOException {
    Game game = Game.load(sheet(), CasePolicy.SENSITIVE, Strictness.LENIENT).get();
    Optional<FastEngine.Made> made = game.fastEngine().await(limit);
    if (made.isEmpty()) {
      return OptionalLong.empty();
    }
    Lanes lanes = made.get().lanes().newLanes(seed);
    LaneTally tally = new LaneTally(game.roles().size());
    lanes.tally(tally, STEPS);
    return OptionalLong.of(tally.playouts());
  }

  private static SourceText sheet() throws IOException {
    try (InputStream stream = WarmUp.class.getResourceAsStream(SHEET)) {
      return SourceText.decode(SHEET, Objects.requireNonNull(stream).readAllBytes());
    }
  }
}
