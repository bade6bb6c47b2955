package org.gonu.search.solver;

import java.util.SplittableRandom;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.factory.primitive.DoubleLists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.list.primitive.ImmutableDoubleList;
import org.eclipse.collections.api.map.ImmutableMap;
import org.eclipse.collections.api.map.MutableMap;
import org.gonu.gdl.Term;
import org.gonu.machine.Move;
import org.gonu.machine.PackedGame;
import org.gonu.search.Coefficients;
import org.gonu.search.Search;
import org.gonu.search.SearchBudget;
import org.gonu.search.SearchReport;
import org.gonu.search.SearchReport.Candidate;
import org.gonu.search.SolverCoefficient;
import org.gonu.search.states.LegalMoves;
import org.gonu.search.states.StateProbe;

/**
 * A search whose moves are reordered by the values of positions without their history ({@link
 * PositionSearch}). Moves that keep the best value come first, of wins the shortest; the others
 * stay in the order of the other search. A proof of the other search about the states themselves
 * has precedence. As long as the positions have no values, both searches take turns.
 */
public final class GuidedSearch implements Search {
  private static final Guidance NOT_GUIDED = new Guidance(-1, Maps.immutable.empty());

  /** Turn of each search while there are two. */
  private final long turnNanos;

  private final PackedGame game;
  private final PositionSearch positions;
  private final Search guided;
  private final StateProbe probe;
  private ImmutableList<Term> present;
  private volatile Guidance guidance = NOT_GUIDED;

  /**
   * What the moves of the one role that has a choice lead to.
   *
   * @param role -1 if none has, or several have
   */
  private record Guidance(int role, ImmutableMap<Move, Lead> byMove) {
    /** Where a candidate leads; the candidate must be among the moves. */
    Lead lead(Candidate candidate) {
      return byMove.getIfAbsent(
          candidate.move(),
          () -> {
            throw new IllegalArgumentException("not a move of the state: " + candidate.move());
          });
    }
  }

  /** A joint move, and the position to which it leads. */
  private record Lead(ImmutableList<Move> joint, PositionValue value) {}

  /** A search that goes on where another is, with the default of all coefficients. */
  public GuidedSearch(
      PackedGame game,
      PositionSearch positions,
      Search guided,
      ImmutableList<Term> facts,
      SplittableRandom random) {
    this(game, positions, guided, facts, Coefficients.DEFAULT, random);
  }

  /**
   * A search that continues another one.
   *
   * @param positions valued, or about to be
   * @param facts of the present state of the other search
   */
  public GuidedSearch(
      PackedGame game,
      PositionSearch positions,
      Search guided,
      ImmutableList<Term> facts,
      Coefficients coefficients,
      SplittableRandom random) {
    turnNanos = coefficients.nanos(SolverCoefficient.POSITIONS_TURN_MILLIS);
    this.game = game;
    this.positions = positions;
    this.guided = guided;
    probe = new StateProbe(game, random.nextLong());
    present = facts;
    guide();
  }

  @Override
  public void moveTo(ImmutableList<Term> facts) {
    boolean isOther = !facts.equals(present);
    if (isOther) {
      // A concurrent report must not be ordered by the values of the previous state.
      guidance = NOT_GUIDED;
    }
    guided.moveTo(facts);
    if (isOther) {
      present = facts;
      guide();
    }
  }

  /** Reads the values of the successors of the present state, once positions have values. */
  private void guide() {
    if (!positions.isValued()) {
      return;
    }
    long[] state = game.pack(present);
    StateProbe.View view = probe.at(state);
    LegalMoves moves = new LegalMoves(game);
    moves.read(view.legal());
    MutableMap<Move, Lead> byMove = Maps.mutable.empty();
    int mover = view.terminal() ? LegalMoves.NONE : moves.mover();
    for (int i = 0; mover >= 0 && i < moves.count(mover); i++) {
      int[] joint = new int[moves.roles()];
      for (int role = 0; role < joint.length; role++) {
        joint[role] = moves.move(role, role == mover ? i : 0);
      }
      PositionValue value = positions.valueOf(probe.after(state, joint).state(), mover);
      ImmutableList<Move> moveOfAll =
          game.roles().collect(role -> game.moves().get(joint[role.index()]));
      byMove.put(moveOfAll.get(mover), new Lead(moveOfAll, value));
    }
    guidance = new Guidance(mover, byMove.toImmutable());
  }

  @Override
  public void run(SearchBudget budget) {
    boolean mayShare = !budget.isRepeatable();
    while (mayShare && positions.isOpen() && !guided.isSolved() && !budget.isOver()) {
      positions.run(budget.until(System.nanoTime() + turnNanos));
      guide();
      guided.run(budget.until(System.nanoTime() + turnNanos));
    }
    guided.run(budget);
  }

  @Override
  public SearchReport report(int role) {
    SearchReport found = guided.report(role);
    Guidance now = guidance;
    // The report may be older than the guidance.
    boolean isGuided =
        now.role() == role
            && !found.proved()
            && found.candidates().allSatisfy(c -> now.byMove().containsKey(c.move()));
    return isGuided ? reordered(found, now) : found;
  }

  private static SearchReport reordered(SearchReport found, Guidance guidance) {
    MutableList<Candidate> order = Lists.mutable.withAll(found.candidates());
    order.sortThis((a, b) -> compare(b, a, guidance));
    order.replaceAll(candidate -> valued(candidate, guidance));
    Candidate best = order.getFirst();
    ImmutableList<ImmutableList<Move>> line =
        best.move().equals(found.best().move())
            ? found.expectedLine()
            : Lists.immutable.of(guidance.lead(best).joint());
    return new SearchReport(
        found.playouts(),
        found.nodes(),
        line.size(),
        values(found, guidance.role(), best.value()),
        false,
        order.toImmutable(),
        line);
  }

  /** A candidate with the value of its position, if somebody can force an end there. */
  private static Candidate valued(Candidate candidate, Guidance guidance) {
    PositionValue value = guidance.lead(candidate).value();
    return value.isForced()
        ? new Candidate(
            candidate.move(),
            candidate.visits(),
            goal(candidate, value),
            candidate.lowest(),
            candidate.highest())
        : candidate;
  }

  /** The values of both roles, whose sum is constant, if one of them gets {@code own}. */
  private static ImmutableDoubleList values(SearchReport found, int role, double own) {
    double sum = found.values().sum();
    return DoubleLists.immutable.with(role == 0 ? own : sum - own, role == 0 ? sum - own : own);
  }

  /** Compares two candidates; positive if the first is better. */
  private static int compare(Candidate first, Candidate second, Guidance guidance) {
    PositionValue one = guidance.lead(first).value();
    PositionValue other = guidance.lead(second).value();
    int byGoal = Double.compare(goal(first, one), goal(second, other));
    boolean areWins = one.isWin() && other.isWin();
    return byGoal == 0 && areWins ? Integer.compare(other.plies(), one.plies()) : byGoal;
  }

  /** The goal of a candidate: the proved one, else that of its position. */
  private static double goal(Candidate candidate, PositionValue value) {
    return Math.max(candidate.lowest(), Math.min(candidate.highest(), value.goal()));
  }

  @Override
  public boolean isSolved() {
    return guided.isSolved();
  }

  @Override
  public long finishedPlayouts() {
    return guided.finishedPlayouts();
  }
}
