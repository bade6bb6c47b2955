package org.gonu.player;

import java.time.Duration;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.Term;
import org.gonu.machine.BrokenContractException;
import org.gonu.machine.Move;
import org.gonu.machine.Role;
import org.gonu.match.MatchSetup;
import org.gonu.match.Player;
import org.gonu.search.SearchBudget;
import org.gonu.search.SearchParameters;
import org.gonu.search.SearchReport;
import org.gonu.search.TreeSearch;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Plays by Monte Carlo tree search; uses the start clock too. */
public final class MctsPlayer implements Player {
  private static final Logger LOG = LoggerFactory.getLogger(MctsPlayer.class);

  /** Time kept back from every clock to end the search and to answer. */
  private static final Duration RESERVE = Duration.ofMillis(100);

  private final String name;
  private final Limits limits;
  private @Nullable Seat seat;
  private volatile @Nullable SearchBudget running;

  /** The match was called off; no search starts before the next one. */
  private volatile boolean aborted;

  /**
   * What makes the player's moves.
   *
   * @param parameters coefficients of the search
   * @param settings what it may use; of these, seed and playouts are heeded
   */
  public record Limits(SearchParameters parameters, PlayerSettings settings) {
    /** The seed of its choices. */
    long seed() {
      return settings.seed();
    }

    /**
     * Playouts for each move, {@link Long#MAX_VALUE} for as many as time allows; with a number that
     * the clock allows, the same seed plays the same match.
     */
    long maxPlayouts() {
      return settings.playouts();
    }
  }

  /** The match being played. */
  private record Seat(Progress progress, Thinking thinking, Role role) {}

  /**
   * A player.
   *
   * @param name without blanks
   */
  public MctsPlayer(String name, Limits limits) {
    this.name = name;
    this.limits = limits;
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public void start(MatchSetup setup, long deadlineNanos) {
    aborted = false;
    setup.game().fastEngine().prepare();
    if (limits.maxPlayouts() != Long.MAX_VALUE) {
      // The same choices again need the same engine from the start.
      setup.game().fastEngine().await(Duration.ofNanos((deadlineNanos - System.nanoTime()) / 2));
    }
    Progress progress = new Progress(setup.game().newMachine());
    Thinking thinking = new Thinking(setup.game(), progress, limits);
    Seat own = new Seat(progress, thinking, setup.role());
    seat = own;
    try {
      think(own, deadlineNanos);
    } catch (BrokenContractException fault) {
      LOG.warn("the rules break down in the search: {}", fault.getMessage());
    }
  }

  @Override
  public Term play(ImmutableList<Move> lastJointMove, long deadlineNanos) {
    Seat own = seat;
    if (own == null) {
      throw new IllegalStateException("no match has been started");
    }
    own.progress.advance(lastJointMove);
    ImmutableList<Move> legal = own.progress.legalMoves(own.role);
    try {
      TreeSearch search = own.thinking.here();
      if (legal.size() == 1) {
        return legal.getFirst().term();
      }
      think(own, deadlineNanos);
      SearchReport report = search.report(own.role.index());
      LOG.info("{}", report.summary());
      return report.best().move().term();
    } catch (BrokenContractException fault) {
      LOG.warn("the rules break down in the search: {}", fault.getMessage());
      return legal.getFirst().term();
    }
  }

  private void think(Seat own, long deadlineNanos) {
    long left = deadlineNanos - System.nanoTime();
    long reserve = Math.min(RESERVE.toNanos(), left / 4);
    SearchBudget budget = SearchBudget.of(deadlineNanos - reserve, limits.maxPlayouts());
    running = budget;
    if (aborted) {
      budget.cancel();
    }
    try {
      own.thinking.here().run(budget);
    } finally {
      running = null;
    }
  }

  @Override
  public void stop(ImmutableList<Move> lastJointMove, long deadlineNanos) {
    seat = null;
  }

  @Override
  public void abort() {
    aborted = true;
    SearchBudget budget = running;
    if (budget != null) {
      budget.cancel();
    }
  }

  @Override
  public void close() {
    abort();
  }
}
