package org.gonu.lsp;

import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.analysis.PlayoutStatistics;
import org.gonu.analysis.RandomPlayouts;
import org.gonu.game.Game;
import org.gonu.machine.Role;

/** Some random playouts of one game, with a bar that shows their progress. */
final class PlayoutRun {
  private static final long REPORT_NANOS = TimeUnit.MILLISECONDS.toNanos(200);

  private final ImmutableList<Role> roles;
  private final RandomPlayouts playouts;
  private final Optional<EditorProgress> bar;
  private final BooleanSupplier stop;

  PlayoutRun(Game game, long seed, Optional<EditorProgress> bar, BooleanSupplier stop) {
    this.roles = game.roles();
    this.playouts = new RandomPlayouts(game.newMachine(), seed);
    this.bar = bar;
    this.stop = stop;
  }

  /**
   * Makes playouts, until it is stopped.
   *
   * @return mean length, branching and goals in one line
   */
  String play(int number) {
    PlayoutStatistics statistics = playouts.run(0, stop);
    long told = System.nanoTime();
    for (int i = 0; i < number && !stop.getAsBoolean(); i++) {
      statistics = playouts.run(1, stop);
      if (System.nanoTime() - told > REPORT_NANOS) {
        report(statistics.playouts(), number);
        told = System.nanoTime();
      }
    }
    String stopped = statistics.playouts() < number ? "stopped after " : "";
    return stopped + describe(statistics);
  }

  private void report(int done, int number) {
    String text = String.format(Locale.ROOT, "%,d of %,d playouts", done, number);
    bar.ifPresent(each -> each.report(100 * done / number, text));
  }

  private String describe(PlayoutStatistics statistics) {
    String goals =
        roles
            .collect(
                role ->
                    String.format(
                        Locale.ROOT,
                        "%s %.1f",
                        role.name(),
                        statistics.meanGoals().get(role.index())))
            .makeString(", ");
    return String.format(
        Locale.ROOT,
        "%,d playouts, mean length %.1f (%d to %d), branching %.1f, goals %s",
        statistics.playouts(),
        statistics.meanLength(),
        statistics.shortest(),
        statistics.longest(),
        statistics.meanBranching(),
        goals);
  }
}
