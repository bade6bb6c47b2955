package org.gonu.player;

import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.Term;
import org.gonu.search.Search;
import org.gonu.search.SearchBudget;
import org.gonu.search.planning.PlanningSearch;

/** Plans where only one role has choices. */
final class PlanningStage implements SearchStage {
  private final StageContext context;
  private final PlanningSearch planning;

  PlanningStage(StageContext context, ImmutableList<Term> facts) {
    this.context = context;
    planning =
        new PlanningSearch(
            context.game(), facts, context.memory(), context.coefficients(), context.newRandom());
  }

  @Override
  public Search search() {
    return planning;
  }

  @Override
  public boolean run(SearchBudget budget) {
    planning.run(budget);
    return planning.isAbandoned();
  }

  @Override
  public SearchStage next(ImmutableList<Term> facts) {
    return PositionStage.orTree(context, facts);
  }
}
