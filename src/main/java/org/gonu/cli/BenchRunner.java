package org.gonu.cli;

import org.gonu.analysis.LaneBenchmark;
import org.gonu.analysis.MachineBenchmark;
import org.gonu.analysis.PlayoutSpeed;
import org.gonu.check.Strictness;
import org.gonu.engine.circuit.NetStatistics;
import org.gonu.game.ContractReport;
import org.gonu.game.FastEngine;
import org.gonu.game.Game;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.machine.BrokenContractException;
import org.gonu.text.Outcome;

/**
 * Measures one game after the other.
 *
 * @param engine lanes, circuit or reference
 * @param warmup seconds before measuring
 * @param seconds measured
 * @param threads of the lanes; machines run in one
 * @param seed of the random moves
 */
record BenchRunner(String engine, double warmup, double seconds, int threads, long seed) {
  /**
   * What was measured of a game.
   *
   * @param setupSeconds from the text of the rules to an engine that can play
   * @param gates of all phases' nets together divided by their number; 0 without a circuit
   * @param lanes playouts side by side in a thread
   * @param memoryBytes what a thread of lanes works on; 0 for machines
   */
  record Measured(
      String file,
      String engine,
      int threads,
      double setupSeconds,
      PlayoutSpeed speed,
      long gates,
      int lanes,
      long memoryBytes) {}

  /** Measures a game and adds the result to the table. */
  void run(String file, CasePolicy policy, BenchTable table) {
    long start = System.nanoTime();
    Outcome<Game> loaded = Game.load(GameFile.read(file), policy, Strictness.LENIENT);
    if (loaded.value().isEmpty()) {
      table.fail(file, GameFile.report(loaded.diagnostics()));
      return;
    }
    Game game = loaded.get();
    try {
      table.add(
          engine.equals("reference") ? reference(file, game, start) : fast(file, game, start));
    } catch (BrokenContractException fault) {
      table.fail(file, GameFile.report(ContractReport.of(fault, game.sheet())));
    } catch (InputException tooBig) {
      table.fail(file, String.valueOf(tooBig.getMessage()));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private Measured reference(String file, Game game, long start) {
    double setup = (System.nanoTime() - start) / 1e9;
    PlayoutSpeed speed = new MachineBenchmark(game.newMachine(), seed).run(warmup, seconds);
    return new Measured(file, engine, 1, setup, speed, 0, 1, 0);
  }

  private Measured fast(String file, Game game, long start) throws InterruptedException {
    FastEngine.Made made = Engines.circuit(game);
    double setup = (System.nanoTime() - start) / 1e9;
    long gates =
        made.circuit().phases().sumOfInt(phase -> NetStatistics.of(phase.net()).gates())
            / made.circuit().phases().size();
    if (engine.equals("circuit")) {
      PlayoutSpeed speed =
          new MachineBenchmark(game.newMachine(made.circuit()), seed).run(warmup, seconds);
      return new Measured(file, engine, 1, setup, speed, gates, 1, 0);
    }
    PlayoutSpeed speed =
        new LaneBenchmark(made.lanes(), game.roles().size(), threads, seed).run(warmup, seconds);
    int lanes = made.lanes().lanes();
    long memory = (long) made.lanes().slots() * lanes / Byte.SIZE;
    return new Measured(file, engine, threads, setup, speed, gates, lanes, memory);
  }
}
