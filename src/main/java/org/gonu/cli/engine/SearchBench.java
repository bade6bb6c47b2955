package org.gonu.cli.engine;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Locale;
import java.util.Optional;
import org.gonu.analysis.LaneBenchmark;
import org.gonu.analysis.PlayoutSpeed;
import org.gonu.cli.console.Json;
import org.gonu.cli.input.Engines;
import org.gonu.game.Game;
import org.gonu.machine.MovePolicy;
import org.gonu.machine.PackedGame;
import org.gonu.search.SearchBudget;
import org.gonu.search.SearchParameters;
import org.gonu.search.mcts.LaneSearch;
import org.gonu.search.mcts.selection.ScanSelector;

/**
 * Measures the playouts of the tree search from the first state of a game, and compares them with
 * lanes that do nothing but playouts.
 *
 * @param warmup seconds before measuring, for each of the three
 * @param seconds measured, for each of the three
 * @param parameters of the search; the lanes have its threads and its seed
 * @param scans of the searches of all games
 */
record SearchBench(double warmup, double seconds, SearchParameters parameters, ScanSelector scans)
    implements Benchmark {
  private static final String LINE = "%-28s %7s %13s  %-15s %7s %13s %13s %9s %11s";

  private static final String PLAIN = "plain";

  /**
   * The measurements of a game.
   *
   * @param plain playouts in bulk that choose at random
   * @param own playouts in bulk of the kind that the search makes
   * @param kind of the search's playouts
   * @param searched playouts per second in the search
   * @param isPuzzle true if the player plans in place of a tree search, since one role decides all
   * @param isSolved true if the search knew the value of the game before the end
   * @param isSettled true if it had nothing left to find out before the end, solved or not
   */
  private record Measured(
      PlayoutSpeed plain,
      PlayoutSpeed own,
      String kind,
      double searched,
      boolean isPuzzle,
      boolean isSolved,
      boolean isSettled) {
    static Measured ofPuzzle(PlayoutSpeed plain) {
      return new Measured(plain, plain, PLAIN, 0, true, false, false);
    }

    /** Why there is no rate of a tree search; empty if there is one. */
    Optional<String> end() {
      if (isPuzzle) {
        return Optional.of("puzzle");
      }
      return isSolved ? Optional.of("solved") : Optional.of("settled").filter(any -> isSettled);
    }
  }

  @Override
  public String titles() {
    return String.format(
        Locale.ROOT,
        LINE,
        "game",
        "length",
        "plain/s",
        "its kind",
        "length",
        "of its kind/s",
        "in search/s",
        "of plain",
        "of its kind");
  }

  @Override
  public Row measure(String file, Game game, long startNanos) throws InterruptedException {
    Measured measured = measure(Engines.circuit(game).lanes());
    return new Row(line(file, measured), json(file, measured));
  }

  private Measured measure(PackedGame game) throws InterruptedException {
    PlayoutSpeed plain = bulk(game, Optional.empty());
    if (game.isDecidedByOneRole()) {
      return Measured.ofPuzzle(plain);
    }
    LaneSearch search = new LaneSearch(game, parameters, scans, System.nanoTime());
    search.run(lasting(warmup));
    long before = search.finishedPlayouts();
    long start = System.nanoTime();
    search.run(lasting(seconds));
    double elapsed = (System.nanoTime() - start) / 1e9;
    double searched = (search.finishedPlayouts() - before) / elapsed;
    String kind = kind(search);
    PlayoutSpeed own =
        kind.equals(PLAIN)
            ? plain
            : bulk(search.isDecisive() ? game.decisive() : game, search.policy());
    boolean isSolved = search.isSolved();
    return new Measured(
        plain, own, kind, searched, false, isSolved, isSolved || elapsed < seconds / 2);
  }

  private PlayoutSpeed bulk(PackedGame game, Optional<MovePolicy> policy)
      throws InterruptedException {
    return new LaneBenchmark(game, parameters.threads(), parameters.seed(), policy)
        .run(warmup, seconds);
  }

  private static String kind(LaneSearch search) {
    if (search.policy().isEmpty()) {
      return search.isDecisive() ? "decisive" : PLAIN;
    }
    return search.isDecisive() ? "decisive policy" : "policy";
  }

  private static SearchBudget lasting(double seconds) {
    return SearchBudget.of(System.nanoTime() + (long) (seconds * 1e9), Long.MAX_VALUE);
  }

  private static String line(String file, Measured measured) {
    double plain = measured.plain().playoutsPerSecond();
    double own = measured.own().playoutsPerSecond();
    Optional<String> end = measured.end();
    return String.format(
        Locale.ROOT,
        LINE,
        Benchmark.name(file),
        length(measured.plain()),
        count(plain),
        measured.kind(),
        length(measured.own()),
        count(own),
        end.orElseGet(() -> count(measured.searched())),
        end.isPresent() ? "-" : percent(measured.searched() / plain),
        end.isPresent() ? "-" : percent(measured.searched() / own));
  }

  private static String length(PlayoutSpeed speed) {
    return String.format(Locale.ROOT, "%.2f", speed.meanLength());
  }

  private static String count(double rate) {
    return String.format(Locale.ROOT, "%,.0f", rate);
  }

  private static String percent(double share) {
    return String.format(Locale.ROOT, "%.0f %%", 100 * share);
  }

  private ObjectNode json(String file, Measured measured) {
    return Json.object()
        .put("game", Benchmark.name(file))
        .put("file", file)
        .put("threads", parameters.threads())
        .put("meanLength", measured.plain().meanLength())
        .put("plainPlayoutsPerSecond", measured.plain().playoutsPerSecond())
        .put("kind", measured.kind())
        .put("ownMeanLength", measured.own().meanLength())
        .put("ownPlayoutsPerSecond", measured.own().playoutsPerSecond())
        .put("searchedPlayoutsPerSecond", measured.searched())
        .put("isPuzzle", measured.isPuzzle())
        .put("isSolved", measured.isSolved())
        .put("isSettled", measured.isSettled());
  }
}
