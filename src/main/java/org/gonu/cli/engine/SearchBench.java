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
   * @param end how the search came to its end
   */
  private record Measured(
      PlayoutSpeed plain, PlayoutSpeed own, String kind, double searched, End end) {
    static Measured ofPuzzle(PlayoutSpeed plain) {
      return new Measured(plain, plain, PLAIN, 0, End.PUZZLE);
    }
  }

  /** How a search came to its end; there is a rate of playouts only if time ended it. */
  private enum End {
    TIME,

    /** There was none: the player plans in place of a tree search, since one role decides all. */
    PUZZLE,

    /** It knew the value of the game before the end. */
    SOLVED,

    /** It had nothing left to find out before the end, without knowing the value. */
    SETTLED;

    static End of(boolean isSolved, boolean isEarly) {
      if (isSolved) {
        return SOLVED;
      }
      return isEarly ? SETTLED : TIME;
    }

    String label() {
      return name().toLowerCase(Locale.ROOT);
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
    End end = End.of(search.isSolved(), elapsed < seconds / 2);
    return new Measured(plain, own, kind, searched, end);
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
    boolean hasRate = measured.end() == End.TIME;
    return String.format(
        Locale.ROOT,
        LINE,
        Benchmark.name(file),
        length(measured.plain()),
        count(plain),
        measured.kind(),
        length(measured.own()),
        count(own),
        hasRate ? count(measured.searched()) : measured.end().label(),
        hasRate ? share(measured.searched(), plain) : "-",
        hasRate ? share(measured.searched(), own) : "-");
  }

  private static String length(PlayoutSpeed speed) {
    return speed.unfinished() > 0 ? "-" : String.format(Locale.ROOT, "%.2f", speed.meanLength());
  }

  private static String count(double rate) {
    return String.format(Locale.ROOT, "%,.0f", rate);
  }

  private static String share(double rate, double of) {
    return of == 0 ? "-" : String.format(Locale.ROOT, "%.0f %%", 100 * rate / of);
  }

  private ObjectNode json(String file, Measured measured) {
    End end = measured.end();
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
        .put("isPuzzle", end == End.PUZZLE)
        .put("isSolved", end == End.SOLVED)
        .put("isSettled", end == End.SOLVED || end == End.SETTLED);
  }
}
