package org.gonu.cli.sheet;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.analysis.coverage.Coverage;
import org.gonu.analysis.coverage.CoveragePage;
import org.gonu.analysis.coverage.CoverageRun;
import org.gonu.analysis.coverage.Listing;
import org.gonu.analysis.coverage.LiteralCoverage;
import org.gonu.analysis.coverage.RuleCoverage;
import org.gonu.cli.console.Arguments;
import org.gonu.cli.console.Colours;
import org.gonu.cli.console.Command;
import org.gonu.cli.console.CommandOption;
import org.gonu.cli.console.Console;
import org.gonu.cli.console.ExitCode;
import org.gonu.cli.console.Json;
import org.gonu.cli.console.UnwritableFile;
import org.gonu.cli.input.GameFile;
import org.gonu.cli.input.SheetFiles;
import org.gonu.game.Game;
import org.gonu.storage.AtomicFile;
import org.gonu.text.Position;
import org.gonu.text.SourceText;

/** The command {@code coverage}: shows which rules random matches use. */
public final class CoverageCommand implements Command {
  private static final CommandOption PLAYOUTS =
      CommandOption.value("playouts", "N", "random matches to play", 20);
  private static final CommandOption SECONDS =
      CommandOption.value(
          "seconds", "S", "longest time for the matches, in seconds from 0.01 to 3600", 60);
  private static final CommandOption SEED =
      CommandOption.value("seed", "N", "of the random moves", 1);
  private static final CommandOption HTML =
      CommandOption.value("html", "OUT.html", "write the listing as a page instead");
  private static final CommandOption BRIEF =
      CommandOption.flag("brief", "only list lines with something to tell");
  private static final CommandOption JSON =
      CommandOption.flag("json", "print what was seen of each rule as a JSON object");

  @Override
  public String name() {
    return "coverage";
  }

  @Override
  public String summary() {
    return "shows which rules and conditions random matches make use of";
  }

  @Override
  public String arguments() {
    return "FILE";
  }

  @Override
  public ImmutableList<CommandOption> options() {
    return Lists.immutable.of(PLAYOUTS, SECONDS, SEED, BRIEF, HTML, GameFile.CASE_SENSITIVE, JSON);
  }

  @Override
  public ImmutableList<String> examples() {
    return Lists.immutable.of(
        "coverage rules/krk.kif", "coverage rules/krk.kif --playouts 200 --html krk.html");
  }

  @Override
  public int run(Arguments arguments, Console console) {
    String path = SheetFiles.only(arguments);
    int playouts = (int) arguments.number(PLAYOUTS, 1, 1_000_000);
    double seconds = arguments.decimal(SECONDS, 0.01, 3600.0);
    long seed = arguments.number(SEED, Long.MIN_VALUE, Long.MAX_VALUE);
    Game game = GameFile.load(path, GameFile.policy(arguments), console);
    GameFile.guard(
        game,
        () -> {
          Coverage coverage = new CoverageRun(game, seed).run(playouts, timeIsUp(seconds));
          if (coverage.playouts() < playouts) {
            console.err().println("cut off: the time of --seconds was up");
          }
          if (arguments.has(HTML)) {
            write(GameFile.path(arguments.text(HTML).orElseThrow()), CoveragePage.print(coverage));
          }
          if (arguments.has(JSON)) {
            console.out().println(Json.print(json(coverage)));
          } else {
            if (!arguments.has(HTML)) {
              Listing.of(coverage)
                  .select(line -> !arguments.has(BRIEF) || line.isTelling())
                  .each(line -> print(line, console));
              console.out().println();
            }
            console.out().println(CoveragePage.summary(coverage));
          }
        });
    return ExitCode.FINE;
  }

  private static BooleanSupplier timeIsUp(double seconds) {
    long end = System.nanoTime() + (long) (seconds * TimeUnit.SECONDS.toNanos(1));
    return () -> System.nanoTime() - end > 0;
  }

  private static void write(Path file, String page) {
    try {
      AtomicFile.write(file, page.getBytes(StandardCharsets.UTF_8));
    } catch (IOException notWritten) {
      throw UnwritableFile.error(file, file, notWritten);
    }
  }

  private static void print(Listing.Line line, Console console) {
    String count = String.format(Locale.ROOT, "%8s", CoveragePage.count(line));
    String text =
        String.format(Locale.ROOT, " %4d | %s", line.number(), line.text()).stripTrailing();
    boolean never = line.fired().isPresent() && !line.fired().get();
    String remarks = line.remarks().isEmpty() ? "" : "  <- " + line.remarks().makeString("; ");
    console
        .out()
        .println(
            (never ? Colours.RED : Colours.GREEN).of(count, console)
                + (never ? Colours.RED.of(text, console) : text)
                + Colours.YELLOW.of(remarks, console));
  }

  private static ObjectNode json(Coverage coverage) {
    ObjectNode node = Json.object();
    node.put("file", coverage.sheet().source().name());
    node.put("playouts", coverage.playouts());
    node.put("positions", coverage.positions());
    node.put("firedRules", coverage.firedRules());
    node.put("reachedLiterals", coverage.reachedLiterals());
    node.put("coveredLiterals", coverage.coveredLiterals());
    node.put("literals", coverage.literals().size());
    ArrayNode rules = node.putArray("rules");
    for (RuleCoverage rule : coverage.rules()) {
      ObjectNode own = rules.addObject();
      place(own, coverage.sheet().source(), rule.rule().span().start());
      own.put("head", rule.rule().head().toString());
      own.put("possible", rule.possible());
      own.put("positions", rule.positions());
      ArrayNode literals = own.putArray("literals");
      for (LiteralCoverage literal : rule.literals()) {
        ObjectNode leaf = literals.addObject();
        place(leaf, coverage.sheet().source(), literal.literal().span().start());
        leaf.put("literal", literal.literal().toString());
        leaf.put("binds", literal.binds());
        leaf.put("wasTrue", literal.wasTrue()).put("wasFalse", literal.wasFalse());
      }
    }
    return node;
  }

  private static void place(ObjectNode node, SourceText source, int offset) {
    Position start = source.position(offset);
    node.put("line", start.line()).put("column", start.column());
  }
}
