package org.gonu.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.util.Locale;
import org.eclipse.collections.api.list.primitive.ImmutableDoubleList;
import org.gonu.analysis.PlayoutSpeed;

/** Prints measurements as they come in, a line each, or all of them as JSON at the end. */
final class BenchTable {
  private static final String LINE = "%-28s %9s %12s %9s  %-15s %7s %6s %8s %8s%n";

  private final Console console;
  private final boolean json;
  private final ArrayNode results = Json.array();
  private boolean failed;

  BenchTable(Console console, boolean json) {
    this.console = console;
    this.json = json;
    if (!json) {
      console
          .out()
          .printf(
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
  }

  /** A game comes next; for those who wait for JSON. */
  void begin(String file) {
    if (json) {
      console.err().println(file);
    }
  }

  void add(BenchRunner.Measured measured) {
    PlayoutSpeed speed = measured.speed();
    if (json) {
      results.add(tree(measured));
      return;
    }
    console
        .out()
        .printf(
            Locale.ROOT,
            LINE,
            name(measured.file()),
            String.format(Locale.ROOT, "%.3f", speed.stepsPerSecond() / 1e6),
            String.format(Locale.ROOT, "%,.0f", speed.playoutsPerSecond()),
            String.format(Locale.ROOT, "%.2f", speed.meanLength()),
            goals(speed.meanGoals()),
            measured.gates() == 0 ? "-" : String.format(Locale.ROOT, "%,d", measured.gates()),
            measured.lanes(),
            measured.memoryBytes() == 0 ? "-" : measured.memoryBytes() / 1024 + " KiB",
            String.format(Locale.ROOT, "%.2f s", measured.setupSeconds()));
    console.flush();
    if (speed.broken() > 0) {
      console.out().println("  games that broke their contract: " + speed.broken());
    }
  }

  /** A game cannot be measured. */
  void fail(String file, String why) {
    failed = true;
    if (json) {
      results.addObject().put("game", name(file)).put("file", file).put("error", why.strip());
    } else {
      console.out().println(name(file) + ": not measured");
      console.out().print(why.indent(2));
    }
  }

  void end() {
    if (json) {
      console.out().println(Json.print(results));
    }
  }

  boolean hasErrors() {
    return failed;
  }

  private static String name(String file) {
    return String.valueOf(Path.of(file).getFileName()).replaceFirst("[.]kif$", "");
  }

  private static String goals(ImmutableDoubleList goals) {
    return goals.collect(goal -> String.format(Locale.ROOT, "%.1f", goal)).makeString(" ");
  }

  private static ObjectNode tree(BenchRunner.Measured measured) {
    PlayoutSpeed speed = measured.speed();
    ObjectNode node =
        Json.object()
            .put("game", name(measured.file()))
            .put("file", measured.file())
            .put("engine", measured.engine())
            .put("threads", measured.threads())
            .put("setupSeconds", measured.setupSeconds())
            .put("stepsPerSecond", speed.stepsPerSecond())
            .put("playoutsPerSecond", speed.playoutsPerSecond())
            .put("playouts", speed.playouts())
            .put("meanLength", speed.meanLength())
            .put("brokenPlayouts", speed.broken())
            .put("gates", measured.gates())
            .put("lanes", measured.lanes())
            .put("memoryBytes", measured.memoryBytes());
    ArrayNode goals = node.putArray("meanGoals");
    speed.meanGoals().forEach(goals::add);
    return node;
  }
}
