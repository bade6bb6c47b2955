package org.gonu.cli.engine;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Locale;
import org.eclipse.collections.api.list.primitive.ImmutableDoubleList;
import org.gonu.analysis.LaneBenchmark;
import org.gonu.analysis.MachineBenchmark;
import org.gonu.analysis.PlayoutSpeed;
import org.gonu.cli.console.Json;
import org.gonu.cli.input.Engines;
import org.gonu.engine.circuit.NetlistStatistics;
import org.gonu.engine.lanes.LaneProgram;
import org.gonu.game.FastEngine;
import org.gonu.game.Game;

/**
 * Measures random playouts of an engine.
 *
 * @param engine lanes, circuit or reference
 * @param warmup seconds before measuring
 * @param seconds measured
 * @param threads of the lanes; machines run in one
 * @param mostLanes the most playouts side by side in a thread of lanes
 * @param seed of the random moves
 */
record EngineBench(
    String engine, double warmup, double seconds, int threads, int mostLanes, long seed)
    implements Benchmark {
  private static final String LINE = "%-28s %9s %12s %9s  %-15s %7s %6s %8s %8s";

  /**
   * The measurements of a game.
   *
   * @param setupSeconds from the text of the rules to an engine that can play
   * @param rewritingSeconds after that until the engine that is measured could play
   * @param gates mean number of gates of the nets of all phases; 0 without a circuit
   * @param lanes playouts side by side in a thread
   * @param memoryBytes working memory of a thread of lanes; 0 for machines
   */
  private record Measured(
      String file,
      String engine,
      int threads,
      double setupSeconds,
      double rewritingSeconds,
      PlayoutSpeed speed,
      long gates,
      int lanes,
      long memoryBytes) {}

  @Override
  public String titles() {
    return String.format(
        Locale.ROOT,
        LINE,
        "game",
        "M steps/s",
        "playouts/s",
        "length",
        "goals",
        "gates",
        "lanes",
        "slots",
        "set-up");
  }

  @Override
  public Row measure(String file, Game game, long startNanos) throws InterruptedException {
    Measured measured =
        engine.equals("reference")
            ? reference(file, game, startNanos)
            : fast(file, game, startNanos);
    return new Row(line(measured), json(measured));
  }

  private Measured reference(String file, Game game, long start) {
    double setup = (System.nanoTime() - start) / 1e9;
    PlayoutSpeed speed = new MachineBenchmark(game.newMachine(), seed).run(warmup, seconds);
    return new Measured(file, engine, 1, setup, 0, speed, 0, 1, 0);
  }

  private Measured fast(String file, Game game, long start) throws InterruptedException {
    FastEngine.Made made = Engines.circuit(game);
    double rewriting = made.rewritingSeconds();
    double setup = (System.nanoTime() - start) / 1e9 - rewriting;
    long gates =
        made.circuit().phases().sumOfInt(phase -> NetlistStatistics.of(phase.net()).gates())
            / made.circuit().phases().size();
    if (engine.equals("circuit")) {
      PlayoutSpeed speed =
          new MachineBenchmark(game.newMachine(made.circuit()), seed).run(warmup, seconds);
      return new Measured(file, engine, 1, setup, rewriting, speed, gates, 1, 0);
    }
    LaneProgram program = made.lanes().widened(LaneProgram.FAST_LANES).narrowed(mostLanes);
    PlayoutSpeed speed = new LaneBenchmark(program, threads, seed).run(warmup, seconds);
    int lanes = program.lanes();
    long memory = (long) program.slots() * lanes / Byte.SIZE;
    return new Measured(file, engine, threads, setup, rewriting, speed, gates, lanes, memory);
  }

  private static String line(Measured measured) {
    PlayoutSpeed speed = measured.speed();
    String line =
        String.format(
            Locale.ROOT,
            LINE,
            Benchmark.name(measured.file()),
            String.format(Locale.ROOT, "%.3f", speed.stepsPerSecond() / 1e6),
            String.format(Locale.ROOT, "%,.0f", speed.playoutsPerSecond()),
            length(speed),
            goals(speed.meanGoals()),
            measured.gates() == 0 ? "-" : String.format(Locale.ROOT, "%,d", measured.gates()),
            measured.lanes(),
            measured.memoryBytes() == 0 ? "-" : measured.memoryBytes() / 1024 + " KiB",
            setup(measured));
    return line
        + note("games that broke their contract", speed.broken())
        + note("games that did not come to their end", speed.unfinished());
  }

  private static String note(String what, long number) {
    return number == 0 ? "" : String.format(Locale.ROOT, "\n  %s: %,d", what, number);
  }

  private static String length(PlayoutSpeed speed) {
    return speed.unfinished() > 0 ? "-" : String.format(Locale.ROOT, "%.2f", speed.meanLength());
  }

  private static String setup(Measured measured) {
    String later =
        measured.rewritingSeconds() == 0
            ? ""
            : String.format(Locale.ROOT, "+%.2f", measured.rewritingSeconds());
    return String.format(Locale.ROOT, "%.2f%s s", measured.setupSeconds(), later);
  }

  private static String goals(ImmutableDoubleList goals) {
    return goals.isEmpty()
        ? "-"
        : goals.collect(goal -> String.format(Locale.ROOT, "%.1f", goal)).makeString(" ");
  }

  private static ObjectNode json(Measured measured) {
    PlayoutSpeed speed = measured.speed();
    ObjectNode node =
        Json.object()
            .put("game", Benchmark.name(measured.file()))
            .put("file", measured.file())
            .put("engine", measured.engine())
            .put("threads", measured.threads())
            .put("setupSeconds", measured.setupSeconds())
            .put("rewritingSeconds", measured.rewritingSeconds())
            .put("stepsPerSecond", speed.stepsPerSecond())
            .put("playoutsPerSecond", speed.playoutsPerSecond())
            .put("playouts", speed.playouts())
            .put("meanLength", speed.meanLength())
            .put("brokenPlayouts", speed.broken())
            .put("unfinishedPlayouts", speed.unfinished())
            .put("gates", measured.gates())
            .put("lanes", measured.lanes())
            .put("memoryBytes", measured.memoryBytes());
    ArrayNode goals = node.putArray("meanGoals");
    speed.meanGoals().forEach(goals::add);
    return node;
  }
}
