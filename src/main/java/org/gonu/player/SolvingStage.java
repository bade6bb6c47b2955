package org.gonu.player;

import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.Term;
import org.gonu.search.Search;
import org.gonu.search.SearchBudget;
import org.gonu.search.SolverCoefficient;
import org.gonu.search.solver.TableSearch;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Attempts to solve the game outright: only the attempt shows how large it is. */
final class SolvingStage implements SearchStage {
  private static final Logger LOG = LoggerFactory.getLogger(SolvingStage.class);

  private final StageContext context;
  private final TableSearch table;

  SolvingStage(StageContext context, ImmutableList<Term> facts) {
    this.context = context;
    table =
        new TableSearch(
            context.game(), facts, context.memory(), context.coefficients(), context.newRandom());
  }

  @Override
  public Search search() {
    return table;
  }

  @Override
  public boolean run(SearchBudget budget) {
    if (table.isSolved()) {
      return false;
    }
    long least = context.coefficients().nanos(SolverCoefficient.SOLVER_MIN_MILLIS);
    table.run(context.attempt(budget, SolverCoefficient.SOLVER_TIME_SHARE, least));
    if (table.isSolved()) {
      LOG.info("solved outright: {} states", table.states());
    }
    return !table.isSolved();
  }

  @Override
  public SearchStage next(ImmutableList<Term> facts) {
    return PositionStage.orTree(context, facts);
  }
}
