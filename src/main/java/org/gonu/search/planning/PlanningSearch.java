package org.gonu.search.planning;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.primitive.DoubleLists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.list.primitive.ImmutableDoubleList;
import org.gonu.gdl.GoalValue;
import org.gonu.gdl.Term;
import org.gonu.machine.Move;
import org.gonu.machine.PackedGame;
import org.gonu.search.Coefficients;
import org.gonu.search.PlanningCoefficient;
import org.gonu.search.Search;
import org.gonu.search.SearchBudget;
import org.gonu.search.SearchReport;
import org.gonu.search.planning.method.BestLine;
import org.gonu.search.planning.method.Start;
import org.gonu.search.states.LegalMoves;
import org.gonu.search.states.StateAnswer;
import org.gonu.search.states.StateAnswer.Progress;
import org.gonu.search.states.StateProbe;
import org.gonu.search.states.UnsearchedReport;
import org.jspecify.annotations.Nullable;

/**
 * Searches a plan in games of one role, and in those in which only one role ever has a choice. The
 * best plan found so far is kept and followed from state to state. A plan that gets all points, or
 * the most that can be reached, ends the search. One playout of a budget is a slice of some
 * milliseconds.
 */
public final class PlanningSearch implements Search {
  private final PackedGame game;
  private final long maxBytes;
  private final SplittableRandom random;
  private final Coefficients coefficients;
  private final StateProbe probe;
  private final LegalMoves moves;
  private final int role;
  private long[] root;
  private BestLine best = new BestLine();
  private @Nullable Portfolio portfolio;
  private @Nullable Plan plan;

  /** All plans reported since the state changed: the caller may have made a move of any of them. */
  private final MutableList<Plan> plans = Lists.mutable.empty();

  private int ply;
  private volatile StateAnswer answer;

  /** Starts at a state, with the default of all coefficients. */
  public PlanningSearch(
      PackedGame game, ImmutableList<Term> facts, long maxBytes, SplittableRandom random) {
    this(game, facts, maxBytes, Coefficients.DEFAULT, random);
  }

  /**
   * A search from a state.
   *
   * @param facts all that hold in it
   * @param maxBytes most memory to use for states
   * @throws IllegalArgumentException if a fact can never hold
   */
  public PlanningSearch(
      PackedGame game,
      ImmutableList<Term> facts,
      long maxBytes,
      Coefficients coefficients,
      SplittableRandom random) {
    this.game = game;
    this.maxBytes = maxBytes;
    this.random = random;
    this.coefficients = coefficients;
    probe = new StateProbe(game, random.nextLong());
    moves = new LegalMoves(game);
    root = game.pack(facts);
    role = game.roles().size() == 1 ? 0 : firstChooser();
    begin();
    answer = answer();
  }

  /**
   * The first role on the forced way that has a choice; {@link LegalMoves#SEVERAL} if there are
   * several, or none.
   */
  private int firstChooser() {
    int[] joint = new int[game.roles().size()];
    int maxForced = coefficients.count(PlanningCoefficient.PLANNING_FORCED_PLIES);
    StateProbe.View view = probe.at(root);
    for (int forced = 0; forced < maxForced && !view.terminal(); forced++) {
      moves.read(view.legal());
      if (moves.mover() != LegalMoves.NONE || moves.jointCount() == 0) {
        return moves.mover() >= 0 ? moves.mover() : LegalMoves.SEVERAL;
      }
      Arrays.setAll(joint, each -> moves.move(each, 0));
      view = probe.after(view.state(), joint);
    }
    return LegalMoves.SEVERAL;
  }

  /** True if the search does not apply: more than one role has a choice. */
  public boolean isAbandoned() {
    return answer.isAbandoned();
  }

  /** Number of states in memory. */
  public int states() {
    return portfolio == null ? 0 : portfolio.states();
  }

  @Override
  public void moveTo(ImmutableList<Term> facts) {
    long[] state = game.pack(facts);
    if (Arrays.equals(state, root)) {
      return;
    }
    root = state;
    Plan known =
        plans.select(each -> each.find(state) >= 0).maxByOptional(this::worth).orElse(null);
    // Only the latest plan is known to be the best; earlier ones were worse.
    boolean isBest = known != null && known == plan && portfolio != null && portfolio.isDone();
    plans.clear();
    plan = null;
    best = isBest ? best.withoutLine() : new BestLine();
    if (known != null) {
      follow(known, known.find(state));
      best.offer(known.lineFrom(ply, role));
      best.takeNews();
    }
    if (!isBest) {
      begin();
    }
    answer = answer();
  }

  private int worth(Plan some) {
    return some.goal(role);
  }

  private void begin() {
    StateProbe.View view = probe.at(root);
    moves.read(view.legal());
    portfolio = null;
    if (!view.terminal() && moves.jointCount() > 0 && role >= 0) {
      Start start = new Start(game, role, root, view.legal(), coefficients);
      portfolio = new Portfolio(start, best, maxBytes, random.split());
    }
  }

  @Override
  public void run(SearchBudget budget) {
    if (portfolio == null || answer.progress() != Progress.OPEN) {
      return;
    }
    for (long slices = 0; !portfolio.isOver() && !budget.isSpent(slices); slices++) {
      portfolio.step(budget.isRepeatable());
      if (!best.isRefuted() && best.takeNews()) {
        follow(Plan.of(game, probe, root, role, best.line()), 0);
        answer = answer();
      }
    }
    answer = answer();
  }

  private void follow(Plan better, int at) {
    plan = better;
    ply = at;
    plans.add(better);
  }

  private StateAnswer answer() {
    StateProbe.View view = probe.at(root);
    if (view.terminal()) {
      return new StateAnswer(Progress.SOLVED, UnsearchedReport.forAll(game, view));
    }
    moves.read(view.legal());
    if (portfolio == null || best.isRefuted()) {
      return new StateAnswer(Progress.ABANDONED, openReports());
    }
    Plan following = plan;
    if (following == null) {
      return new StateAnswer(Progress.OPEN, openReports());
    }
    boolean done = portfolio.isDone();
    return new StateAnswer(
        done ? Progress.SOLVED : Progress.OPEN,
        game.roles().collect(any -> report(following, any.index(), done)));
  }

  private ImmutableList<SearchReport> openReports() {
    return game.roles().collect(any -> UnsearchedReport.open(game, moves, any.index()));
  }

  /**
   * The report on following a plan. Where the rules break down at some end, it proves the best goal
   * alone: nobody knows what such an end is worth.
   */
  private SearchReport report(Plan following, int any, boolean done) {
    ImmutableList<ImmutableList<Move>> line = following.movesFrom(ply);
    ImmutableDoubleList values =
        DoubleLists.immutable.withAll(
            game.roles().collectDouble(each -> following.goal(each.index())));
    int goal = following.goal(any);
    boolean isCertain = goal == GoalValue.MAX || !best.lacksGoals();
    boolean proved = done && any == role && isCertain;
    // To the role that plans a plan is certain; others depend on whether it is followed.
    int least = any == role ? goal : 0;
    int most = proved ? goal : 100;
    Move planned = line.getFirst().get(any);
    MutableList<SearchReport.Candidate> candidates = Lists.mutable.empty();
    candidates.add(new SearchReport.Candidate(planned, 0, goal, least, most));
    for (int i = 0; i < moves.count(any); i++) {
      Move move = game.moves().get(moves.move(any, i));
      if (!move.equals(planned)) {
        candidates.add(new SearchReport.Candidate(move, 0, 0, 0, most));
      }
    }
    return new SearchReport(
        0, states(), line.size(), values, proved, candidates.toImmutable(), line);
  }

  @Override
  public SearchReport report(int any) {
    return answer.reports().get(any);
  }

  @Override
  public boolean isSolved() {
    return answer.isSolved();
  }
}
