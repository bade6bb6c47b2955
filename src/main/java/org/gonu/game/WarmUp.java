package org.gonu.game;

import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;
import java.util.Objects;
import org.gonu.check.checks.Strictness;
import org.gonu.engine.lanes.LaneProgram;
import org.gonu.gdl.Spelling.CasePolicy;
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
    Thread thread = new Thread(WarmUp::run, "gonu-warm-up");
    thread.setDaemon(true);
    thread.start();
    return thread;
  }

  private static void run() {
    try {
      long start = System.nanoTime();
      int rounds = 0;
      while (rounds < ROUNDS && System.nanoTime() - start < LIMIT.toNanos()) {
        round(rounds++);
      }
      LOG.debug("warmed up in {} rounds", rounds);
    } catch (IOException | RuntimeException | Error useless) {
      LOG.warn("no warm-up, the first match starts slowly", useless);
    }
  }

  /**
   * Reads the rules, makes their circuit and plays some steps.
   *
   * @return playouts that have ended
   */
  static long round(long seed) throws IOException {
    Game game = Game.load(sheet(), CasePolicy.SENSITIVE, Strictness.LENIENT).get();
    LaneProgram program = game.fastEngine().await(LIMIT).map(FastEngine.Made::lanes).orElseThrow();
    Lanes lanes = program.newLanes(seed);
    LaneTally tally = new LaneTally(game.roles().size());
    lanes.tally(tally, STEPS);
    return tally.playouts();
  }

  private static SourceText sheet() throws IOException {
    try (InputStream stream = WarmUp.class.getResourceAsStream(SHEET)) {
      return SourceText.decode(SHEET, Objects.requireNonNull(stream).readAllBytes());
    }
  }
}
