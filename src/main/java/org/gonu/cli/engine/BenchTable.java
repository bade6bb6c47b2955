package org.gonu.cli.engine;

import com.fasterxml.jackson.databind.node.ArrayNode;
import org.gonu.check.checks.Strictness;
import org.gonu.cli.console.Console;
import org.gonu.cli.console.InputException;
import org.gonu.cli.console.Json;
import org.gonu.cli.input.GameFile;
import org.gonu.game.ContractReport;
import org.gonu.game.Game;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.machine.BrokenContractException;
import org.gonu.text.Outcome;

/**
 * Measures one game after the other and prints the results: a line each, or all as JSON at the end.
 */
final class BenchTable {
  private final Benchmark benchmark;
  private final Console console;
  private final boolean json;
  private final ArrayNode results = Json.array();
  private boolean failed;

  BenchTable(Benchmark benchmark, Console console, boolean json) {
    this.benchmark = benchmark;
    this.console = console;
    this.json = json;
    if (!json) {
      console.out().println(benchmark.titles());
    }
  }

  /** Measures a game and adds its row. */
  void measure(String file, CasePolicy policy) {
    if (json) {
      console.err().println(file);
    }
    long start = System.nanoTime();
    Outcome<Game> loaded = Game.load(GameFile.read(file), policy, Strictness.LENIENT);
    if (loaded.value().isEmpty()) {
      fail(file, GameFile.report(loaded.diagnostics()));
      return;
    }
    Game game = loaded.get();
    GameFile.mention(file, policy, loaded.diagnostics(), console);
    try {
      add(benchmark.measure(file, game, start));
    } catch (BrokenContractException fault) {
      fail(file, GameFile.report(ContractReport.of(fault, game.sheet())));
    } catch (InputException tooBig) {
      fail(file, String.valueOf(tooBig.getMessage()));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void add(Benchmark.Row row) {
    if (json) {
      results.add(row.json());
    } else {
      console.out().println(row.line());
      console.flush();
    }
  }

  /** Reports that a game cannot be measured. */
  private void fail(String file, String why) {
    failed = true;
    String name = Benchmark.name(file);
    if (json) {
      results.addObject().put("game", name).put("file", file).put("error", why.strip());
    } else {
      console.out().println(name + ": not measured");
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
}
