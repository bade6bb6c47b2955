package org.gonu.player;

import java.time.Duration;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.game.DifferenceReport;
import org.gonu.game.RootCheck;
import org.gonu.gdl.Term;
import org.gonu.machine.Move;
import org.gonu.machine.Role;
import org.gonu.match.MatchSetup;
import org.gonu.match.Player;
import org.gonu.search.Coefficients;
import org.gonu.search.PlayerCoefficient;
import org.gonu.search.SearchBudget;
import org.gonu.search.SearchReport;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Plays by search. A thread of its own searches during the start clock, its own turns and those of
 * the others. The calling thread follows the match on the reference engine, compares the fast
 * engine with it in every state, and plays the best move that is known when the clock ends.
 */
public final class MctsPlayer implements Player {
  private static final Logger LOG = LoggerFactory.getLogger(MctsPlayer.class);

  /** Between the seeds of two matches: odd, and far from the steps between other seeds. */
  private static final long SEED_STRIDE = 0x9E3779B97F4A7C15L;

  private final String name;
  private final PlayerSettings settings;
  private final PlayerContext context;
  private final PauseMeters.Use pauses;

  /** Time that is always reserved at the end of a clock, for the way from here to the caller. */
  private final long minMarginNanos;

  /** Worst recent pauses that are reserved besides. */
  private final double marginPauses;

  /** The largest share of a clock that is reserved for these. */
  private final double maxMargin;

  /** Time that is reserved for each search on the same processor. */
  private final double crowdNanos;

  /** The largest share of a clock that is reserved for them. */
  private final double maxCrowdMargin;

  /** The share of a turn in which a search that has to be repeatable waits for the circuit only. */
  private final double repeatableWaitShare;

  /** Matches that were begun: each has a seed of its own, the first that of the settings. */
  private long matches;

  private volatile @Nullable PresentMatch present;

  /** The present match. */
  private static final class PresentMatch {
    final MatchSetup setup;
    final Progress progress;
    final SearchSelector selector;
    final RootCheck check;
    final SearchThread searchThread;
    final long seed;
    int step;
    boolean isThoughtThrough;

    /** Turns in which no search came to the state. */
    int unsearched;

    /** When the turn began, and the playouts finished before. */
    long turnNanos;

    long turnPlayouts;

    PresentMatch(
        String name,
        MatchSetup setup,
        PlayerSettings settings,
        PlayerContext context,
        long startDeadlineNanos) {
      this.setup = setup;
      progress = new Progress(setup.game().newMachine(), setup.role(), remark -> {});
      check = new RootCheck(setup.game(), progress.machine(), DifferenceReport.here());
      selector =
          new SearchSelector(
              setup.game(),
              settings.parameters(),
              context.scans(),
              settings.isRepeatable(),
              ready -> startDeadlineNanos);
      searchThread = new SearchThread(name, selector, context.scheduler());
      seed = settings.seed();
    }

    /**
     * Begins a turn. The first turn of a limited search includes what it did in the start clock.
     */
    void beginTurn(boolean isLimited) {
      step++;
      if (step > 1 || !isLimited) {
        turnNanos = System.nanoTime();
        turnPlayouts = searchThread.finishedPlayouts();
      }
    }

    ThinkLog.Thought thought(String player, SearchReport report) {
      return new ThinkLog.Thought(
          setup.matchId(),
          player,
          setup.game().roles(),
          role(),
          step,
          (System.nanoTime() - turnNanos) / 1e9,
          searchThread.finishedPlayouts() - turnPlayouts,
          searchThread.isReady(),
          report);
    }

    Role role() {
      return setup.role();
    }

    /** True if the search of the first move was completed in the start clock. */
    boolean isThoughtThrough() {
      return step == 1 && isThoughtThrough;
    }

    ImmutableList<Term> facts() {
      return progress.machine().facts(progress.state());
    }
  }

  /**
   * A player.
   *
   * @param name without blanks
   * @param settings of the player and its search
   * @param context that it shares with other players
   */
  public MctsPlayer(String name, PlayerSettings settings, PlayerContext context) {
    this.name = name;
    this.settings = settings;
    this.context = context;
    Coefficients coefficients = settings.parameters().coefficients();
    this.pauses = context.pauses().open(coefficients);
    minMarginNanos = coefficients.nanos(PlayerCoefficient.MARGIN_MIN_MILLIS);
    marginPauses = coefficients.value(PlayerCoefficient.MARGIN_PAUSES);
    maxMargin = coefficients.value(PlayerCoefficient.MARGIN_MAX_SHARE);
    crowdNanos = coefficients.nanos(PlayerCoefficient.MARGIN_CROWD_MILLIS);
    maxCrowdMargin = coefficients.value(PlayerCoefficient.MARGIN_CROWD_MAX_SHARE);
    repeatableWaitShare = coefficients.value(PlayerCoefficient.REPEATABLE_WAIT_SHARE);
  }

  /** A player that shares nothing and logs no thoughts. */
  public MctsPlayer(String name, PlayerSettings settings) {
    this(name, settings, PlayerContext.of(ThinkLog.NONE));
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public void start(MatchSetup setup, long deadlineNanos) {
    leave();
    setup.game().fastEngine().prepare();
    PresentMatch match = newMatch(setup, deadlineNanos);
    present = match;
    long until = deadlineNanos - margin(deadlineNanos);
    match.turnNanos = System.nanoTime();
    match.searchThread.think(match.facts(), budget(until));
    match.isThoughtThrough = match.searchThread.await(until) && settings.isRepeatable();
  }

  /** Follows the match to where it is; the search begins with the next turn. */
  @Override
  public void resume(
      MatchSetup setup, ImmutableList<ImmutableList<Move>> told, long deadlineNanos) {
    leave();
    setup.game().fastEngine().prepare();
    PresentMatch match = newMatch(setup, deadlineNanos);
    told.each(match.progress::advance);
    match.step = told.size();
    present = match;
  }

  private PresentMatch newMatch(MatchSetup setup, long deadlineNanos) {
    PlayerSettings own = settings.withSeed(settings.seed() + SEED_STRIDE * matches);
    matches++;
    return new PresentMatch(name, setup, own, context, deadlineNanos);
  }

  /** The budget of a turn that ends at a time. */
  private SearchBudget budget(long untilNanos) {
    SearchBudget time =
        ponders() ? SearchBudget.unlimited() : SearchBudget.of(untilNanos, Long.MAX_VALUE);
    return time.withPlayouts(settings.playouts()).withNodes(settings.nodes());
  }

  /** The budget of a turn, less the playouts already made for it in the start clock. */
  private SearchBudget rest(PresentMatch match, long untilNanos) {
    long seen = match.step == 1 ? match.searchThread.finishedPlayouts() : 0;
    long left = Math.max(0, settings.playouts() - seen);
    return budget(untilNanos).withPlayouts(left);
  }

  private boolean ponders() {
    return settings.ponder() && !settings.isRepeatable();
  }

  @Override
  public Term play(ImmutableList<Move> lastJointMove, long deadlineNanos) {
    PresentMatch match = present;
    if (match == null) {
      throw new IllegalStateException("no match has been started");
    }
    match.beginTurn(settings.isRepeatable());
    match.progress.advance(lastJointMove);
    if (match.progress.isOver()) {
      return match.progress.anyMove(match.role()).term();
    }
    long until = deadlineNanos - margin(deadlineNanos);
    if (!settings.isRepeatable()) {
      match.searchThread.think(match.facts(), budget(until));
    }
    ImmutableList<Move> legal = match.progress.legalMoves(match.role());
    if (settings.isRepeatable() && legal.size() > 1 && !match.isThoughtThrough()) {
      match.searchThread.think(match.facts(), rest(match, until));
    }
    check(match, until);
    Move chosen = legal.size() == 1 ? legal.getFirst() : searched(match, legal, until);
    match.progress.answered(chosen);
    return chosen.term();
  }

  private Move searched(PresentMatch match, ImmutableList<Move> legal, long until) {
    awaitSearch(match, until);
    Move chosen = choose(match, legal);
    if (!ponders()) {
      match.searchThread.rest();
    }
    return chosen;
  }

  /**
   * Waits for the end of the search. A search that has to be repeatable waits for the circuit, but
   * not so long that no time is left to do without it.
   */
  private void awaitSearch(PresentMatch match, long until) {
    if (settings.isRepeatable()) {
      long now = System.nanoTime();
      long share = (long) (repeatableWaitShare * (until - now));
      if (match.searchThread.await(now + share)) {
        return;
      }
      match.searchThread.doWithoutCircuit();
    }
    match.searchThread.await(until);
  }

  private void check(PresentMatch match, long until) {
    if (match.selector.isFast() && !match.check.holds(match.progress.state())) {
      match.selector.distrustFast("it differs from the reference engine");
      match.searchThread.think(match.facts(), budget(until));
    }
  }

  private Move choose(PresentMatch match, ImmutableList<Move> legal) {
    SearchReport report = match.searchThread.report(match.role().index());
    if (report == null || report.candidates().isEmpty()) {
      match.unsearched++;
      if (match.unsearched == 1) {
        LOG.warn(
            "match {}, {}: no search has come to this state; the first legal move is played",
            match.setup.matchId(),
            match.role());
      } else {
        LOG.debug("no search has come to {} states of the match", match.unsearched);
      }
      return legal.getFirst();
    }
    Move best = SoftChoice.of(report, settings.softness(), choiceSeed(match));
    if (legal.size() > 1) {
      tell(match.thought(name, report));
    }
    if (!legal.contains(best)) {
      LOG.error("the search chose {}, legal are {}", best, legal);
      return legal.getFirst();
    }
    return best;
  }

  /** The seed of a soft choice: another one in each step. */
  private long choiceSeed(PresentMatch match) {
    return match.seed * Integer.MAX_VALUE + match.step;
  }

  private void tell(ThinkLog.Thought thought) {
    LOG.info("{}", thought.summary());
    context.thinkLog().tell(thought);
  }

  /** Time to reserve at the end of a clock, in nanoseconds. */
  private long margin(long deadlineNanos) {
    long left = Math.max(0, deadlineNanos - System.nanoTime());
    long wanted =
        settings.marginMillis().stream()
            .map(millis -> Duration.ofMillis(millis).toNanos())
            .findFirst()
            .orElseGet(() -> minMarginNanos + (long) (marginPauses * pauses.worstNanos()));
    return Math.min(wanted, (long) (maxMargin * left)) + crowdMargin(left);
  }

  /** Time in which all turns that end with this one find a processor for their answers. */
  private long crowdMargin(long leftNanos) {
    double wanted = crowdNanos * context.scheduler().crowding();
    return (long) Math.min(wanted, maxCrowdMargin * leftNanos);
  }

  @Override
  public void stop(ImmutableList<Move> lastJointMove, long deadlineNanos) {
    leave();
  }

  @Override
  public void abort() {
    leave();
  }

  /** Ends the search and frees its memory; a call in progress goes on without it. */
  private void leave() {
    PresentMatch match = present;
    present = null;
    if (match != null) {
      match.searchThread.close();
    }
  }

  @Override
  public void close() {
    abort();
    pauses.close();
  }
}
